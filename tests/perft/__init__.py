"""Exact numbers of ways to go on from fixed positions; a rule that offers more or less than before changes them."""
