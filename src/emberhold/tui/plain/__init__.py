"""The plain client: questions and answers line by line, at a terminal or through a pipe."""
