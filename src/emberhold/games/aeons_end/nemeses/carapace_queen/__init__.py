"""Carapace Queen: husks that multiply, and a swarm that does the more harm the larger it is."""
