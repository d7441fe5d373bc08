"""The rules of the draft."""
