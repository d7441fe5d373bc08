"""The rules, one module per chapter or two."""
