"""The games. None of them knows another one; the registry finds them by their entry points."""
