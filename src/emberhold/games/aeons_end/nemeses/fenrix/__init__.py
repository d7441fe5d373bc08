"""Fenrix: claws that players can only harm when they face them with a Position token."""
