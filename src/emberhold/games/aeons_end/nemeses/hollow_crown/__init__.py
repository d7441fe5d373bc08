"""Hollow Crown: cannot be hurt herself; nine acolytes stand before her, and their Blood Magic is her weapon."""
