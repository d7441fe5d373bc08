"""How bots evaluate a position of this game, and which answers they try. Rules never import it."""
