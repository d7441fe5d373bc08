"""The command line. `main` is what the `emberhold` script calls."""

from emberhold.cli.app import app, main

__all__ = ["app", "main"]
