"""The cards of players: one module per kind; `catalogue` reads them all."""
