"""Card games played by their exact rules."""

__all__ = ["__version__"]

__version__ = "0.1.0"
