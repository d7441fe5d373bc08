"""Boards written by hand: what may lie where, and a battle's position written as such a board."""
