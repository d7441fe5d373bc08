"""A nemesis with a mat and nothing else."""
