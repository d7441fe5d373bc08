"""A position as plain values, without the names of equal cards: two positions that play the same are the same here.

A card goes by its facts and by the part it has in everything in progress, not by its number. The order of cards counts
where it can matter: in decks, and in Aeon's End in discard piles, which become decks without being shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from emberhold.core.match import Match
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.state import State as AeonsEndState
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.state import State as AshesState
from tests.nets.plain_state import plain_state

__all__ = ["position"]

Facts: TypeAlias = tuple[Any, ...]

ASHES_BY_CARD: Final = (
    *("card", "owner", "controller", "zone", "wounds", "exhaustion", "status", "boost", "bypass", "doomed", "seen"),
)
ASHES_PILES: Final = ("hand", "discard", "conjurations", "battlefield", "spellboard", "picks")
"""By seat, in no particular order."""
AEONS_END_BY_CARD: Final = ("card", "zone", "holder", "host", "lives", "starting_life", "power")
AEONS_END_NAMED: Final = frozenset(
    (*AEONS_END_BY_CARD, "ids", "turn_known", "deck", "discard", "hand", "played", "forge", "prepped", "relic", "swaps")
)
AEONS_END_PILES: Final = ("nemesis_deck", "nemesis_discard", "in_play", "acting")
MAT_PILES: Final = ("cards", "own_deck")


def position(match: Match) -> object:
    """Everything on the table and in progress, and what is asked."""
    if isinstance(match, AshesMatch):
        table = _ashes(match.st)
    else:
        assert isinstance(match, AeonsEndMatch)
        table = _aeons_end(match.st)
    asked = [(ask.kind, ask.seats, ask.label, len(ask.answers)) for ask in match._asks]
    return table, sorted(asked)


def _ashes(st: AshesState) -> object:
    facts: list[Facts] = []
    for card in st.all_cards():
        parts = tuple((at, thing.part(card)) for at, thing in enumerate(st.ongoing) if thing.part(card))
        own = tuple(getattr(st, name)[card] for name in ASHES_BY_CARD)
        dice = tuple(sorted((owner, kind) for on, owner, kind in st.card_dice if on == card))
        facts.append((*own, parts, card in st.claimed, dice))
    whole = [(mine, tuple(sorted(facts[a] for a in st.attached if st.host[a] == n))) for n, mine in enumerate(facts)]
    named = _named(whole)
    piles = [[sorted(map(named, cards)) for cards in getattr(st, name)] for name in ASHES_PILES]
    rest = (st.dice, st.exhausted_dice, st.alive, st.reacted, st.ready, st.drawn, st.phase, st.round, st.active)
    flow = (st.first, st.passed, st.main, st.side, st.extra_side, st.conceded, st.rng.state)
    return (
        piles,
        [list(map(named, cards)) for cards in st.draw],
        sorted(map(named, st.attached)),
        sorted(map(named, st.removed)),
        rest,
        flow,
        None if st.outcome is None else st.outcome.to_json(),
    )


def _named(whole: Sequence[object]) -> Callable[[int], str]:
    return lambda card: repr(whole[card]) if card >= 0 else ""


def _aeons_end(st: AeonsEndState) -> object:
    facts = [tuple(getattr(st, name)[card] for name in AEONS_END_BY_CARD) for card in range(len(st.card))]
    once = {card for card in st.once if card >= 0}
    named = _named([(mine, card in once) for card, mine in enumerate(facts)])

    def told(cards: Iterable[int]) -> list[str]:
        return list(map(named, cards))

    ordered = {name: told(getattr(st, name)) for name in AEONS_END_PILES}
    mat = {name: told(getattr(st.mat, name)) for name in MAT_PILES}
    mat_rest = {name: value for name, value in plain_state(st).items() if name not in _known_names()}
    by_seat = {name: list(map(told, getattr(st, name))) for name in ("deck", "discard", "prepped")}
    heaps = {name: [sorted(told(cards)) for cards in getattr(st, name)] for name in ("hand", "played", "forge")}
    swaps = [(seat, named(card)) for seat, card in st.swaps]
    due = [(due.seat, due.line, named(due.card), due.treasure, due.moment.kind) for due in st.due]
    return (
        ordered,
        mat,
        mat_rest,
        by_seat,
        heaps,
        told(st.relic),
        swaps,
        sorted(due),
        sorted(n for n in st.once if n < 0),
    )


def _known_names() -> frozenset[str]:
    return frozenset((*AEONS_END_NAMED, *AEONS_END_PILES, "exile", "claw_deck", "table", "once", "due", "reveals"))
