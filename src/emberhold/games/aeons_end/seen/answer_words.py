"""Answers in words: for each form of answer its sentence, and what it means.

Each function puts the answers of one form into words; `question_kinds` says which. `text` is the id of its sentence.
"""

# ruff: noqa: ARG001 - these functions share one signature, and not every one needs every argument.
from __future__ import annotations

from emberhold.core.decisions import Arg, Ask, Message, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.core.question_kinds import OptionWords
from emberhold.core.seat_letters import SEAT_LETTERS, seat_id
from emberhold.games.aeons_end.constants import (
    BREACH_ID,
    CHARGE_PRICE,
    DISCARD,
    HAND,
    PILE_ID,
    POSITIONS,
    TURN_CARDS,
)
from emberhold.games.aeons_end.kinds import Breach, Pile
from emberhold.games.aeons_end.moments import Due
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.breaches import focus_price, open_price
from emberhold.games.aeons_end.rules.market import price
from emberhold.games.aeons_end.rules.treasure_swap import swap_candidates
from emberhold.games.aeons_end.rules.triggers import COPY
from emberhold.games.aeons_end.seen.names import breach_text, breach_words, card_text, card_words, from_top, name
from emberhold.games.aeons_end.state import DEFS, MAGES, TREASURES, State

# -- a player's turn ---------------------------------------------------------------------------------------------------


def played(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("play", *card_words(st, card, seat)), Message(text, {"card": name(st, card)}), [card]


def gems_played(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("play", "gems"), Message(text), []


def prepped(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card, b = CardId(value[1]), Breach(value[2])
    words = ("prep", *card_words(st, card, seat), "on", POSITIONS[b % 4])
    args: dict[str, Arg] = {"card": name(st, card), "breach": f"position-{POSITIONS[b % 4]}"}
    return words, Message(text, args), [card, BREACH_ID + b]


def gained(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    gained_from = Pile(value[1])
    slug = DEFS[st.pile[gained_from]].slug
    args: dict[str, Arg] = {"card": f"card-{slug}", "n": price(st, gained_from)}
    return ("gain", slug), Message(text, args), [PILE_ID + gained_from]


def charged(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("charge",), Message(text, {"n": CHARGE_PRICE}), []


def focused(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    b = Breach(value[1])
    said = breach_text(text, b, seat, {"n": focus_price(st, b)})
    return ("focus", breach_words(b, seat)), said, [BREACH_ID + b]


def opened(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    b = Breach(value[1])
    said = breach_text(text, b, seat, {"n": open_price(st, b)})
    return ("open", breach_words(b, seat)), said, [BREACH_ID + b]


def power_discarded(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    wanted = DEFS[st.card[card]].to_discard
    assert wanted is not None
    said = card_text(st, f"{text}-{wanted.words}", card, seat)
    words = ("discard", *card_words(st, card, seat))
    return words, Message(said.id, dict(said.args) | dict(wanted.numbers)), [card]


def ability(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("use", "ability"), Message(text, {"ability": f"card-{MAGES[st.mage[seat]].slug}.ability"}), []


def cast(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("cast", *card_words(st, card, seat)), card_text(st, text, card, seat), [card]


def of_mat(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """What only this nemesis offers; the nemesis puts it into words."""
    return NEMESES[st.nemesis].words(st, ask, value)


# -- choices -----------------------------------------------------------------------------------------------------------


def card_chosen(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[0])
    words, said = (ask.label, *card_words(st, card, seat)), card_text(st, text, card, seat)
    if st.zone[card] == DISCARD and any(other and st.zone[other[0]] == HAND for other in ask.answers):
        words += ("in", "discard")  # the same card may be in hand as well
        said = Message(f"{text}-discarded", {"card": name(st, card), "n": from_top(st, card)})
    return words, said, [card]


def turn_card(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    turn = TURN_CARDS[value[0]]
    return (ask.label, turn), Message(text, {"turn": f"card-turn-{turn}"}), []


def breach(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    b = Breach(value[0])
    return (ask.label, breach_words(b, seat)), breach_text(text, b, seat), [BREACH_ID + b]


def player(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    chosen = Seat(value[0])
    return (ask.label, SEAT_LETTERS[chosen]), Message(text, {"seat": seat_id(chosen)}), []


def pile(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    slug = DEFS[st.pile[value[0]]].slug
    return (ask.label, slug), Message(text, {"card": f"card-{slug}"}), [PILE_ID + value[0]]


def alternative(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """One of the sides of an "or"; the question has their labels."""
    label = ask.label.split("|")[value[0]]
    return ("choose", label), Message(f"{text}-{label}"), []


def nemesis_hurt(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("damage", "nemesis"), Message(text, {"card": f"card-{NEMESES[st.nemesis].slug}"}), []


def minion_hurt(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    minion = CardId(value[0])
    return ("damage", *card_words(st, minion, seat)), card_text(st, text, minion, seat), [minion]


def replaced(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """A copy in the starting deck, by its place from the top."""
    deck = st.deck[seat]
    card = CardId(value[0])
    place = len(deck) - deck.index(card)
    slug = DEFS[st.card[card]].slug
    copies = swap_candidates(st, seat, CardId(ask.about[0]))
    number = copies.index(card) + 1
    return ("replace", f"{slug}#{number}"), Message(text, {"card": f"card-{slug}", "n": place}), []


# -- what comes first --------------------------------------------------------------------------------------------------


def first(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """Which waiting effect comes first; if the question has a label, it is about cards."""
    if ask.label:
        card = CardId(value[0])
        return (ask.label, *card_words(st, card, seat)), card_text(st, "do-card", card, seat), [card]
    due = st.due[value[0]]
    slug = _due_slug(st, due)
    same = [number for number, other in enumerate(st.due) if (_due_slug(st, other), other.seat) == (slug, due.seat)]
    args: dict[str, Arg] = {"card": f"card-{slug}", "seat": seat_id(due.seat)}
    if due.line == COPY:
        args["card"] = f"card-{MAGES[st.mage[due.seat]].slug}.ability"
    cards = [due.card] if due.card >= 0 else []
    if len(same) == 1:
        return ("first", slug, SEAT_LETTERS[due.seat]), Message(text, args), cards
    args["n"] = same.index(value[0]) + 1
    return ("first", f"{slug}#{args['n']}", SEAT_LETTERS[due.seat]), Message(f"{text}-numbered", args), cards


def in_order(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """All of them, as they lie."""
    cards = st.played[ask.seats[0]]
    return ("in", "order"), Message(text, {"cards": tuple([name(st, card) for card in cards])}), []


def _due_slug(st: State, due: Due) -> str:
    if due.line == COPY:
        return "copy"
    return TREASURES[due.treasure].slug if due.treasure >= 0 else DEFS[st.card[due.card]].slug
