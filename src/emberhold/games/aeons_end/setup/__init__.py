"""Which set-ups are legal, and laying out the table."""
