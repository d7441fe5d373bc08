"""Broad nets over whole matches of Ashes: what must hold whatever is played, and secrets that must stay secret."""
