"""Knight of Shackles: four breaches of its own; what comes through the last of them is the end."""
