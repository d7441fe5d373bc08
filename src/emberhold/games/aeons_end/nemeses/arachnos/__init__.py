"""Arachnos: a ritual that players push back; when it is complete, World Devourer comes."""
