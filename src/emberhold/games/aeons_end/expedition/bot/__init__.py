"""What a bot chooses between two battles."""
