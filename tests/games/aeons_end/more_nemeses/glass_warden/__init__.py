"""A nemesis that takes notice of what happens around it."""
