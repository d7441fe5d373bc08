"""Laying out the table of a draft."""
