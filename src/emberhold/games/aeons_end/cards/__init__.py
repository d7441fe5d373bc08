"""Content: one module per family; `catalogue` reads them all."""
