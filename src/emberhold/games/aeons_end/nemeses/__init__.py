"""Content: one folder per nemesis, with everything that is only its own; `catalogue` finds them all."""
