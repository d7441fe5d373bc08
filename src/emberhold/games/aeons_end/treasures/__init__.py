"""Content: one module per family; `library` reads them all."""
