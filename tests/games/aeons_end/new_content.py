"""Nemeses that only tests know: the catalogue reads them like any other, and forgets them again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emberhold.games.aeons_end import catalogue
from emberhold.games.aeons_end.bot import nemesis_harm
from emberhold.games.aeons_end.catalogue import load_content
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.nemesis_def import KINDS, NEMESES
from emberhold.games.aeons_end.rules.nemesis_deck import standard_basics
from emberhold.games.aeons_end.setup.lay_out import market_cards
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, TREASURES
from emberhold.games.aeons_end.text.declare import CARDS
from tests.games.aeons_end import more_nemeses

__all__ = ["more_nemeses_known"]

DROPPED: list[CardDef] = []
"""Their cards while nobody is to know of them."""


def read_anew() -> None:
    """All content is read again, as in a new process."""
    for nemesis in NEMESES:
        for kind in nemesis.kinds:
            del KINDS[kind.name]
    for things in (DEFS, MAGES, TREASURES, BREACHES, NEMESES):
        things.clear()
    for names in (catalogue.BY_SLUG, catalogue.MAGE_BY_SLUG, catalogue.TREASURE_BY_SLUG, catalogue.NEMESIS_BY_SLUG):
        names.clear()
    nemesis_harm._known.clear()
    standard_basics.cache_clear()
    market_cards.cache_clear()
    load_content()


@contextmanager
def more_nemeses_known() -> Iterator[None]:
    """All that is done for them is to add their package to those that the catalogue looks into."""
    load_content()
    before = [card.slug for card in DEFS], [nemesis.slug for nemesis in NEMESES]
    catalogue.NEMESIS_FOLDERS.append(more_nemeses)
    CARDS.extend(DROPPED)  # their modules are imported once, and declare their cards only then
    read_anew()
    yield
    catalogue.NEMESIS_FOLDERS.remove(more_nemeses)
    DROPPED[:] = [card for card in CARDS if card.slug not in before[0]]
    CARDS[:] = [card for card in CARDS if card.slug in before[0]]
    read_anew()
    assert before == ([card.slug for card in DEFS], [nemesis.slug for nemesis in NEMESES])
