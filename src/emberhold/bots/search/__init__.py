"""Bots that search: they play their options forward, turns ahead, in many imagined worlds."""
