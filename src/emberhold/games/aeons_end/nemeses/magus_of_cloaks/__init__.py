"""Magus of Cloaks: shadows that he wears; each takes something off every blow, and every blow takes one of them."""
