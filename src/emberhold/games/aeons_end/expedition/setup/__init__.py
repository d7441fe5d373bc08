"""Which set-ups are possible, and the Barracks before the first choice."""
