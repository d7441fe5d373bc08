"""Ageless Walker: exiles cards, which can be bought back, and puts Curses of Aging into the players' decks."""
