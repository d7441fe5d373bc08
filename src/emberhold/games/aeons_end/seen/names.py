"""Cards, breaches and players in words, from the point of view of one seat."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.decisions import Arg, Message
from emberhold.core.kinds import CardId, Seat
from emberhold.core.seat_letters import of_seat, theirs
from emberhold.games.aeons_end.constants import (
    ATTACHED,
    DECK,
    DISCARD,
    NEMESIS_PLAY,
    OWNERS,
    PILE_ID,
    POSITIONS,
    PREPPED,
)
from emberhold.games.aeons_end.kinds import Breach
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, State

LYING = (PREPPED, ATTACHED)


def name(st: State, card: CardId) -> str:
    return f"card-{DEFS[st.card[card]].slug}"


def breach_words(b: Breach, seat: Seat) -> str:
    """`iii`, or `b/iii` if it is another player's."""
    return of_seat(POSITIONS[b % 4], OWNERS[b], seat)


def card_words(st: State, card: CardId, seat: Seat) -> tuple[str, ...]:
    """`spark`, `b/spark` if it is another player's, `needlemaw#2` if several differ, `spark on iii` if prepped."""
    slug = DEFS[st.card[card]].slug
    zone, owner = st.zone[card], st.holder[card]
    if zone == NEMESIS_PLAY:
        same = [other for other in st.in_play if st.card[other] == st.card[card]]
        return (f"{slug}#{same.index(card) + 1}",) if len(same) > 1 else (slug,)
    if zone == DISCARD:
        number = group_from_top(st, card)
        slug = f"{slug}#{number}" if number else slug
    if owner >= 0:
        slug = of_seat(slug, owner, seat)
    return (slug, "on", POSITIONS[st.host[card] % 4]) if zone in LYING else (slug,)


def group_from_top(st: State, card: CardId) -> int:
    """Copies next to each other in a discard pile form a group: which one this is, from the top; 0 if there is one."""
    pile = st.discard[st.holder[card]]
    groups: list[list[CardId]] = []
    last = -1
    for other in reversed(pile):
        if st.card[other] == st.card[card]:
            if last >= 0 and st.card[last] == st.card[card]:
                groups[-1].append(other)
            else:
                groups.append([other])
        last = other
    if len(groups) == 1:
        return 0
    return next(number for number, group in enumerate(groups, 1) if card in group)


def from_top(st: State, card: CardId) -> int:
    """The place of a card in its discard pile; the top card is number 1."""
    pile = st.discard[st.holder[card]]
    return len(pile) - pile.index(card)


def card_text(st: State, message: str, card: CardId, seat: Seat) -> Message:
    """A sentence about a card that tells it from other copies."""
    args: dict[str, Arg] = {"card": name(st, card)}
    zone, owner = st.zone[card], st.holder[card]
    if zone == NEMESIS_PLAY:
        same = [other for other in st.in_play if st.card[other] == st.card[card]]
        if len(same) > 1:
            args["n"] = same.index(card) + 1
            return Message(f"{message}-numbered", args)
        return Message(message, args)
    if zone in LYING:
        args["breach"] = f"position-{POSITIONS[st.host[card] % 4]}"
        message = f"{message}-breach"
    elif zone == DISCARD and group_from_top(st, card):
        args["n"] = from_top(st, card)
        message = f"{message}-pile"
    return theirs(message, owner if owner >= 0 else seat, seat, args)


def breach_text(message: str, b: Breach, seat: Seat, args: dict[str, Arg] | None = None) -> Message:
    said: dict[str, Arg] = {"breach": f"position-{POSITIONS[b % 4]}"} | (args or {})
    return theirs(message, OWNERS[b], seat, said)


def refs(st: State, cards: Sequence[int], seat: Seat) -> tuple[int, ...]:  # noqa: ARG001 - ids are the same for all
    """The ids of what an option is about: cards, identical copies in the same place, and other things."""
    things = [thing for thing in cards if thing >= PILE_ID]
    return tuple([card + 1 for card in like(st, [CardId(card) for card in cards if card < PILE_ID])] + things)


def like(st: State, cards: list[CardId]) -> list[CardId]:
    """Every card that an option is about, with identical copies in the same place."""
    out = list(cards)
    for card in cards:
        where = st.pile_of(st.zone[card], st.holder[card])
        if where is None or st.zone[card] in (NEMESIS_PLAY, DISCARD):
            continue
        if st.zone[card] == DECK and NEMESES[st.nemesis].follows_decks:  # who knows where in the deck its copies lie?
            continue
        out += [other for other in where if st.card[other] == st.card[card] and other not in out]
    return out
