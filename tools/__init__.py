"""Programs for people who work on Emberhold."""
