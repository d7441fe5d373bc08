"""Maggoth: a nest of maggots and flies that fills row by row."""
