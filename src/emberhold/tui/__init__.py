"""The terminal client: a shell that knows no game, and one board per game found by its name."""
