"""Crooked Mask: corruptions that slip face down into the players' decks and are resolved from their hands."""
