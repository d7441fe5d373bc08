"""Prince of Gluttons: devours the supply piles; when they are all empty, the battle is lost."""
