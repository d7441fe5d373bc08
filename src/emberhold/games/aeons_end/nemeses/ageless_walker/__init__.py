"""Ageless Walker: an exiled pile, from which cards can be bought back, and old age in every deck."""
