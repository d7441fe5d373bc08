"""The mages: one module each, with its mat and its own cards; `catalogue` reads them all."""
