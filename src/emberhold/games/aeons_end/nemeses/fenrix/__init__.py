"""Fenrix: a pack of claws, and Position tokens to face them."""
