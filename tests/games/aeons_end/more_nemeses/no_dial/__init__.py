"""A nemesis that cannot be hurt and has no dial."""
