"""Umbra Titan: pillars that hold Gravehold up, and a colossus that pulls them down one by one."""
