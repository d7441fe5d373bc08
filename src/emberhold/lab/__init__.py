"""The lab: many matches between bots, played to learn something about decks, and reports about them."""
