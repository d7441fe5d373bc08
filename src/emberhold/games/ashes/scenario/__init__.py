"""Boards written by hand: a table is laid from a scenario's `given`, looked at for `then`, and written down again."""
