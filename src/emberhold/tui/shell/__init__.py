"""The full terminal client: it shows the scene of any game and names none of them."""
