"""Bots from other packages: each has a process of its own, and plays in its imagined worlds over a pipe."""
