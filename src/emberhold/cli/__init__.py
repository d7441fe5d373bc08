"""The command line. `main` is what the `emberhold` script calls."""

from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status (see `emberhold.cli.app`)."""
    try:
        # Loading the commands takes most of the start-up time, and Ctrl-C may come meanwhile.
        from emberhold.cli import app

        return app.main(argv)
    except KeyboardInterrupt:
        return 130
