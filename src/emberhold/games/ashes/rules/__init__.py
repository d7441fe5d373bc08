"""The rules, one module per chapter of the rulebook. Timing belongs here; card files hold only what cards say."""
