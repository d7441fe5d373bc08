"""The 2015 master set: one file per card."""
