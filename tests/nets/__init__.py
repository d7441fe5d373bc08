"""Broad nets over whole matches of Ashes: rules that must hold whatever is played, and secrets that must stay secret."""
