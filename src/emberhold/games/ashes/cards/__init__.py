"""The cards, by set, one file each."""
