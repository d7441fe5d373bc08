"""Questions about cards, breaches, players and yes or no, asked the same way everywhere."""

from __future__ import annotations

from collections.abc import Callable, Generator

from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.games.aeons_end.constants import DISCARD, NEMESIS_PLAY
from emberhold.games.aeons_end.state import State

Choice = Generator[Ask, Value, int]
"""A question whose answer is one number: a card, a breach, a seat, an amount; -1 for nothing."""


def distinct(st: State, cards: list[int]) -> list[int]:
    """One of each group of cards that cannot be told apart. In a discard pile only neighbours can be swapped."""
    out: list[int] = []
    seen: set[tuple[int, int, int, int]] = set()
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
    st: State, seat: int, cards: list[int], label: str, *, source: int = -1, may: bool = False, rule: str = "GEN-12"
) -> Choice:
    """One of these cards. Without "may" one has to be chosen if there is one."""
    answers: Answers = [(card,) for card in distinct(st, cards)]
    if not answers:
        return -1
    if may:
        answers.append(NONE)
    answer = yield Ask("card", seat, answers, about=(source,), label=label, rule=rule)
    return answer[0] if answer else -1


def ask_breach(
    seat: int,
    breaches: list[int],
    label: str,
    *,
    source: int = -1,
    rule: str = "GEN-12",
    may: bool = False,
    seats: tuple[int, ...] | None = None,
) -> Choice:
    answers: Answers = [(b,) for b in breaches]
    if not answers:
        return -1
    if may:
        answers.append(NONE)
    answer = yield Ask("breach", seat, answers, about=(source,), label=label, rule=rule, seats=seats)
    return answer[0] if answer else -1


def ask_player(
    seat: int,
    players: list[int],
    label: str,
    *,
    source: int = -1,
    may: bool = False,
    rule: str = "GEN-12",
    seats: tuple[int, ...] | None = None,
) -> Choice:
    """The user of a card names a player."""
    answers: Answers = [(player,) for player in players]
    if not answers:
        return -1
    if may:
        answers.append(NONE)
    answer = yield Ask("player", seat, answers, about=(source,), label=label, rule=rule, seats=seats)
    return answer[0] if answer else -1


def ask_may(seat: int, label: str, *, source: int = -1, rule: str = "GEN-06") -> Generator[Ask, Value, bool]:
    answer = yield Ask("may", seat, [(1,), NONE], about=(source,), label=label, rule=rule)
    return bool(answer)


def everybody(st: State) -> tuple[int, ...]:
    """AMBIG-01: "the players decide" is a question to all of them."""
    return tuple(range(st.seats))


def together(st: State, kind: str, answers: Answers, label: str, *, source: int = -1, rule: str = "AMBIG-01") -> Choice:
    """The players decide together."""
    if not answers:
        return -1
    answer = yield Ask(kind, 0, answers, about=(source,), label=label, rule=rule, seats=everybody(st))
    return answer[0]


def ask_players(st: State, players: list[int], label: str, *, source: int = -1, rule: str = "AMBIG-01") -> Choice:
    """The players decide together which of them it is."""
    choice = yield from together(st, "player", [(player,) for player in players], label, source=source, rule=rule)
    return choice


def most(cards: list[int], worth: Callable[[int], int]) -> list[int]:
    """Those with the highest worth (AMBIG-02: ties are all of them)."""
    if not cards:
        return []
    best = max(worth(card) for card in cards)
    return [card for card in cards if worth(card) == best]
