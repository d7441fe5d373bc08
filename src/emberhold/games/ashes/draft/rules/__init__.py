"""The steps of a draft (DRAFT)."""
