"""Questions about cards, breaches, players and yes or no, asked the same way everywhere."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar

from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, DefIndex, Seat, Zone
from emberhold.games.aeons_end.constants import DISCARD, NEMESIS_PLAY
from emberhold.games.aeons_end.kinds import NO_PLACE, Breach, Pile
from emberhold.games.aeons_end.state import State

CardChoice: TypeAlias = Generator[Ask, Value, CardId]
SeatChoice: TypeAlias = Generator[Ask, Value, Seat]
BreachChoice: TypeAlias = Generator[Ask, Value, Breach]
PileChoice: TypeAlias = Generator[Ask, Value, Pile]
"""A question whose answer is a card, a seat, a breach, a supply pile; -1 for nothing."""
Count: TypeAlias = Generator[Ask, Value, int]
"""Questions that end with how many of something were taken."""

Thing = TypeVar("Thing", bound=int)
"""Anything with a number: a card, a seat, a breach."""


def distinct(st: State, cards: list[CardId]) -> list[CardId]:
    """One of each group of cards that cannot be told apart. In a discard pile only neighbours can be swapped."""
    out: list[CardId] = []
    seen: set[tuple[DefIndex, Breach, Zone, Seat]] = set()
    zone, kind, host, holder = st.zone, st.card, st.host, st.holder
    for card in cards:
        where = zone[card]
        if where == DISCARD:
            pile = st.discard[holder[card]]
            at = pile.index(card)
            if not at or kind[pile[at - 1]] != kind[card] or pile[at - 1] not in cards:
                out.append(card)
            continue
        if where == NEMESIS_PLAY:  # each has its own life, tokens and age
            out.append(card)
            continue
        mark = (kind[card], host[card], where, holder[card])
        if mark not in seen:
            seen.add(mark)
            out.append(card)
    return out


def ask_card(
    st: State,
    seat: Seat,
    cards: list[CardId],
    label: str,
    *,
    source: CardId = NO_CARD,
    may: bool = False,
    rule: str = "GEN-12",
) -> CardChoice:
    """Ask for one of these cards. Without `may` one has to be chosen if there is one."""
    answers: Answers = [(card,) for card in distinct(st, cards)]
    if not answers:
        return NO_CARD
    if may:
        answers.append(NONE)
    answer = yield Ask("card", seat, answers, about=(source,), label=label, rule=rule)
    return CardId(answer[0]) if answer else NO_CARD


def ask_breach(
    seat: Seat,
    breaches: list[Breach],
    label: str,
    *,
    source: CardId = NO_CARD,
    rule: str = "GEN-12",
    may: bool = False,
    seats: tuple[Seat, ...] | None = None,
) -> BreachChoice:
    answers: Answers = [(b,) for b in breaches]
    if not answers:
        return NO_PLACE
    if may:
        answers.append(NONE)
    answer = yield Ask("breach", seat, answers, about=(source,), label=label, rule=rule, seats=seats)
    return Breach(answer[0]) if answer else NO_PLACE


def ask_player(
    seat: Seat,
    players: list[Seat],
    label: str,
    *,
    source: CardId = NO_CARD,
    may: bool = False,
    rule: str = "GEN-12",
    seats: tuple[Seat, ...] | None = None,
) -> SeatChoice:
    """The user of a card names a player."""
    answers: Answers = [(player,) for player in players]
    if not answers:
        return NO_SEAT
    if may:
        answers.append(NONE)
    answer = yield Ask("player", seat, answers, about=(source,), label=label, rule=rule, seats=seats)
    return Seat(answer[0]) if answer else NO_SEAT


def ask_may(seat: Seat, label: str, *, source: CardId = NO_CARD, rule: str = "GEN-06") -> Generator[Ask, Value, bool]:
    answer = yield Ask("may", seat, [(1,), NONE], about=(source,), label=label, rule=rule)
    return bool(answer)


def together(
    st: State,
    kind: str,
    answers: Answers,
    label: str,
    *,
    source: CardId = NO_CARD,
    rule: str = "AMBIG-01",
    may: bool = False,
) -> Generator[Ask, Value, int]:
    """AMBIG-01: "the players decide" is a question to all of them. The number that they choose; -1 if there is none."""
    if not answers:
        return -1
    if may:
        answers.append(NONE)
    answer = yield Ask(kind, NO_SEAT, answers, about=(source,), label=label, rule=rule, seats=st.all_seats)
    return answer[0] if answer else -1


def ask_players(
    st: State,
    players: list[Seat],
    label: str,
    *,
    source: CardId = NO_CARD,
    rule: str = "AMBIG-01",
    may: bool = False,
) -> SeatChoice:
    """The players decide together which of them it is; with `may` it can be nobody."""
    answers: Answers = [(player,) for player in players]
    return Seat((yield from together(st, "player", answers, label, source=source, rule=rule, may=may)))


def ask_for_pile(st: State, piles: list[Pile], label: str, *, rule: str) -> PileChoice:
    """The players decide together which supply pile it is."""
    return Pile((yield from together(st, "pile", [(pile,) for pile in piles], label, rule=rule)))


def most(things: list[Thing], worth: Callable[[Thing], int]) -> list[Thing]:
    """Those with the highest worth (AMBIG-02: ties are all of them)."""
    if not things:
        return []
    best = max(worth(thing) for thing in things)
    return [thing for thing in things if worth(thing) == best]
