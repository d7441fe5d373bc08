"""Measurements, run by hand: what the design costs on the machine at hand."""
