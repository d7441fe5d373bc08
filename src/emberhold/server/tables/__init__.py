"""Tables: who sits there, the match that is played, and what everybody is told of it."""
