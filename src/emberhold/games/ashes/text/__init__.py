"""What the text of a card can read and do, and how cards are declared."""
