"""Blight Lord: Tainted Jades in the players' decks, and a track that moves on when no more of them are left."""
