"""The full terminal client: it shows any game's scene, and knows none of the games."""
