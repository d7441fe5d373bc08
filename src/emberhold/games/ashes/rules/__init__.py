"""The rules, one module per chapter of the rulebook. Timing lives here; cards hold only what their card says."""
