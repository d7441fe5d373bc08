"""A nemesis with a bit of everything that a nemesis can have of its own."""
