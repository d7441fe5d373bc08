"""Which set-ups are legal, and the table that one lays out."""
