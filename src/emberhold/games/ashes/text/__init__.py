"""What a card's words can read and do."""
