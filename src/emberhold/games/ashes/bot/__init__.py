"""How the bots of this game judge and choose. Rules never import it."""
