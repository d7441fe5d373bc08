"""The protocol where games, bots and clients meet; it knows no game."""
