"""What a server stores on disk."""
