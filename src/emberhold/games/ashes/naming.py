"""Cards, seats and dice in words, as one seat says them."""

from __future__ import annotations

from emberhold.core.decisions import Arg, Message
from emberhold.games.ashes.state import DEFS, State
from emberhold.games.ashes.values import alike
from emberhold.games.ashes.words import BATTLEFIELD, DISCARD, FACES, HAND, IN_PLAY, SPELLBOARD, TYPES

SEATS = "abcd"

WITH_DOUBLES = (1 << BATTLEFIELD) | (1 << SPELLBOARD) | (1 << HAND) | (1 << DISCARD)


def name(st: State, card: int) -> str:
    return f"card-{DEFS[st.card[card]].slug}"


def ref(st: State, card: int, seat: int) -> str:
    """A card in words: `gilder`, `gilder#2` if several differ, `b/gilder` if another seat controls it."""
    word = DEFS[st.card[card]].slug
    controller = st.controller[card]
    if not IN_PLAY >> st.zone[card] & 1:
        return word
    same = [other for other in _on_table(st, controller) if st.card[other] == st.card[card]]
    if len(same) > 1 and len({alike(st, other) for other in same}) > 1:
        word = f"{word}#{same.index(card) + 1}"
    return word if controller == seat else f"{SEATS[controller]}/{word}"


def _on_table(st: State, seat: int) -> list[int]:
    attached = [card for card in st.attached if st.controller[card] == seat]
    return [*st.battlefield[seat], *st.spellboard[seat], *attached, st.phoenixborn[seat]]


def with_doubles(st: State, cards: list[int]) -> list[int]:
    """Interchangeable cards are one option; it refers to each of them, also in a hand, a discard pile, a spellboard."""
    out = list(cards)
    for card in cards:
        if WITH_DOUBLES >> st.zone[card] & 1:
            signature = alike(st, card)
            picks = st.picks[st.owner[card]]  # a copy picked before is not picked again (PREP-05)
            for other in st.pile(st.zone[card], st.controller[card]):
                if alike(st, other) == signature and other not in out and other not in picks:
                    out.append(other)
    return out


def die_words(die: int) -> str:
    return f"{TYPES[die // 3]}-{FACES[die % 3]}"


def about_card(st: State, message: str, card: int, seat: int) -> Message:
    """A sentence about a card; cards of others carry their player's name."""
    args: dict[str, Arg] = {"card": name(st, card)}
    if IN_PLAY >> st.zone[card] & 1 and st.controller[card] != seat:
        args["seat"] = f"seat-{st.controller[card]}"
        return Message(f"{message}-theirs", args)
    return Message(message, args)
