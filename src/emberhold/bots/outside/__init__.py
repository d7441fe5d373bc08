"""Bots from other packages: each has a process of its own, and steps its imagined worlds over a pipe."""
