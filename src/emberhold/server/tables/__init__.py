"""Tables: who sits there, the match they play, and what each of them is told about it."""
