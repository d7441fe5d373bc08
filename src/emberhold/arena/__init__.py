"""The arena: bots play each other with equal luck until it is clear which of them is better."""
