"""What a seat may know of an expedition."""
