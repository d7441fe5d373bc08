"""Scenarios' boards: a table is set up from `given`, looked at for `then`, and can be written down again."""
