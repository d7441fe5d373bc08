"""The treasures, by level; `catalogue` reads them all."""
