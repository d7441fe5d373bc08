"""Decks as people build them: values, formats, checks by the DECK rules, suggestions."""
