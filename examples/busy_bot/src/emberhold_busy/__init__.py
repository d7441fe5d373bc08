"""Two bots for Emberhold."""
