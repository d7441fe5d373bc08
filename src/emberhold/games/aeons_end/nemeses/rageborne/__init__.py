"""Rageborne: a Fury that grows until it strikes, with a deck of strikes that is shuffled each time."""
