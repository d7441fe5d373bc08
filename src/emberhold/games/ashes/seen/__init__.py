"""What a seat may know, in data and in words."""
