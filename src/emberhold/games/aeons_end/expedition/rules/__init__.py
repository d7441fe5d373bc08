"""What can be chosen between two battles, and what a choice does."""
