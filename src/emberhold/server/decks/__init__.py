"""Decks that guests build: what is said about them, and where they are kept."""
