"""What scenarios cannot say about single nemeses: secrets, what bots make of a mat, boards that are refused."""
