"""Cards, breaches and players in words, as one seat says them."""

from __future__ import annotations

from emberhold.core.decisions import Arg, Message
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.constants import ATTACHED, DISCARD, NEMESIS_PLAY, POSITIONS, PREPPED, SEATS
from emberhold.games.aeons_end.kinds import Breach
from emberhold.games.aeons_end.state import DEFS, State

LYING = (PREPPED, ATTACHED)


def name(st: State, card: CardId) -> str:
    return f"card-{DEFS[st.card[card]].slug}"


def breach_words(b: Breach, seat: Seat) -> str:
    """`iii`, or `b/iii` if it is another player's."""
    owner, position = divmod(b, 4)
    return POSITIONS[position] if owner == seat else f"{SEATS[owner]}/{POSITIONS[position]}"


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
    if owner >= 0 and owner != seat:
        slug = f"{SEATS[owner]}/{slug}"
    return (slug, "on", POSITIONS[st.host[card] % 4]) if zone in LYING else (slug,)


def group_from_top(st: State, card: CardId) -> int:
    """Which group of like cards in a discard pile, counted from the top; 0 if there is only one such group."""
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
    """The place of a card in its discard pile; the top card is 1."""
    pile = st.discard[st.holder[card]]
    return len(pile) - pile.index(card)


def card_text(st: State, message: str, card: CardId, seat: Seat) -> Message:
    """A sentence about a card that tells it from others of its name."""
    args: dict[str, Arg] = {"card": name(st, card)}
    zone, owner = st.zone[card], st.holder[card]
    if zone == NEMESIS_PLAY:
        same = [other for other in st.in_play if st.card[other] == st.card[card]]
        if len(same) > 1:
            args["n"] = same.index(card) + 1
            return Message(f"{message}-numbered", args)
        return Message(message, args)
    theirs = ""
    if owner >= 0 and owner != seat:
        args["seat"] = f"seat-{owner}"
        theirs = "-theirs"
    if zone in LYING:
        args["breach"] = f"position-{POSITIONS[st.host[card] % 4]}"
        return Message(f"{message}-breach{theirs}", args)
    if zone == DISCARD and group_from_top(st, card):
        args["n"] = from_top(st, card)
        return Message(f"{message}-pile{theirs}", args)
    return Message(f"{message}{theirs}", args)


def breach_text(message: str, b: Breach, seat: Seat, args: dict[str, Arg] | None = None) -> Message:
    owner, position = divmod(b, 4)
    said: dict[str, Arg] = {"breach": f"position-{POSITIONS[position]}"} | (args or {})
    if owner == seat:
        return Message(message, said)
    return Message(f"{message}-theirs", said | {"seat": f"seat-{owner}"})


def like(st: State, cards: list[CardId]) -> list[CardId]:
    """Every card that an option is about: with the copies beside it that cannot be told from it."""
    out = list(cards)
    for card in cards:
        where = st.pile_of(st.zone[card], st.holder[card])
        if where is None or st.zone[card] in (NEMESIS_PLAY, DISCARD):
            continue
        out += [other for other in where if st.card[other] == st.card[card] and other not in out]
    return out
