"""How a bot drafts: by what its own seat holds and sees."""
