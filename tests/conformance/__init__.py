"""What any game must do. A game takes part with one line in `games.py`."""
