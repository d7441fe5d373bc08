"""The basic nemesis cards: one module per tier, and one for the upgraded ones; `catalogue` reads them all."""
