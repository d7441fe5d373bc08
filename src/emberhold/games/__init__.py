"""The games. No game knows another; the registry finds them by their entry points."""
