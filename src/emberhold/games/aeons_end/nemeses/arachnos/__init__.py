"""Arachnos: a ritual that has to be pushed back, and World Devourer at its end."""
