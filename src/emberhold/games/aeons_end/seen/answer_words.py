"""Questions in words: for each kind of question its prompt, and what each answer means."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.decisions import NONE, Arg, Ask, Message, Option, Value
from emberhold.games.aeons_end.constants import (
    ABILITY,
    BOARD,
    BREACH_ID,
    CAST,
    CHARGE,
    CHARGE_PRICE,
    DISCARD,
    END_TURN,
    FOCUS,
    GAIN,
    HAND,
    OPEN,
    PILE_ID,
    PLAY,
    POSITIONS,
    PREP,
    SEATS,
    TO_DISCARD,
    TURN_CARDS,
)
from emberhold.games.aeons_end.moments import Due
from emberhold.games.aeons_end.nemesis_def import NEMESES, OptionWords
from emberhold.games.aeons_end.rules.breaches import focus_price, open_price
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS
from emberhold.games.aeons_end.rules.market import price
from emberhold.games.aeons_end.rules.player_turn import NOT_YET
from emberhold.games.aeons_end.rules.treasure_swap import swap_candidates
from emberhold.games.aeons_end.rules.triggers import COPY
from emberhold.games.aeons_end.seen.names import breach_text, breach_words, card_text, card_words, from_top, like, name
from emberhold.games.aeons_end.state import DEFS, MAGES, TREASURES, State

RULES: dict[int, str] = {
    PLAY: "MAIN-02",
    GAIN: "MAIN-07",
    CHARGE: "CHARGE-01",
    FOCUS: "BREACH-02",
    OPEN: "BREACH-04",
    PREP: "BREACH-10",
    ABILITY: "ABILITY-01",
    TO_DISCARD: "NEM-10",
    END_TURN: "DRAW-01",
}


def describe(st: State, ask: Ask, seat: int) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question as one seat sees them."""
    say = SAY.get(ask.kind, _only_here)
    options = []
    for number, value in enumerate(ask.answers):
        meaning, text, cards = say(st, ask, value, seat)
        rule = RULES.get(value[0], ask.rule) if ask.kind == "main" else ask.rule
        things = [thing for thing in cards if thing >= PILE_ID]
        refs = tuple([card + 1 for card in like(st, [card for card in cards if card < PILE_ID])] + things)
        options.append(Option(str(number), meaning, text, refs, rule))
    return _prompt(st, ask, seat), options


def _prompt(st: State, ask: Ask, seat: int) -> Message:
    args: dict[str, Arg] = {}
    source = ask.about[0] if ask.about else -1
    if ask.kind == "damage":
        args["n"] = ask.about[1]
        return Message("ask-damage", args)
    if ask.kind not in SAY:
        return NEMESES[st.nemesis].prompt(st, ask)
    if ask.kind == "or":
        return Message("ask-or", {"card": name(st, source)}) if source >= 0 else Message("ask-or-mat")
    if ask.kind == "swap":
        return Message("ask-swap", {"card": name(st, source)})
    words = f"ask-{ask.kind}-{ask.label}" if ask.label else f"ask-{ask.kind}"
    if source >= 0:
        return Message("ask-about", {"card": name(st, source), "question": words})
    return Message(words, args)


def _main(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    verb = value[0] if value else -1
    if verb == PLAY:
        return ("play", *card_words(st, value[1], seat)), Message("do-play", {"card": name(st, value[1])}), [value[1]]
    if verb == PREP:
        card, b = value[1], value[2]
        words = ("prep", *card_words(st, card, seat), "on", POSITIONS[b % 4])
        args: dict[str, Arg] = {"card": name(st, card), "breach": f"position-{POSITIONS[b % 4]}"}
        return words, Message("do-prep", args), [card, BREACH_ID + b]
    if verb == GAIN:
        card_def = DEFS[st.pile[value[1]]]
        args = {"card": f"card-{card_def.slug}", "n": price(st, value[1])}
        return ("gain", card_def.slug), Message("do-gain", args), [PILE_ID + value[1]]
    if verb == CHARGE:
        return ("charge",), Message("do-charge", {"n": CHARGE_PRICE}), []
    if verb == FOCUS:
        text = breach_text("do-focus", value[1], seat, {"n": focus_price(st, value[1])})
        return ("focus", breach_words(value[1], seat)), text, [BREACH_ID + value[1]]
    if verb == OPEN:
        text = breach_text("do-open", value[1], seat, {"n": open_price(st, value[1])})
        return ("open", breach_words(value[1], seat)), text, [BREACH_ID + value[1]]
    if verb == TO_DISCARD:
        wanted = DEFS[st.card[value[1]]].to_discard
        assert wanted is not None
        text = card_text(st, f"do-to-discard-{wanted.words}", value[1], seat)
        return (
            ("discard", *card_words(st, value[1], seat)),
            Message(text.id, dict(text.args) | dict(wanted.numbers)),
            [value[1]],
        )
    if verb == BOARD:
        return _only_here(st, ask, value, seat)
    if verb == ABILITY:
        return _ability(st, seat)
    if verb == CAST:
        return ("cast", *card_words(st, value[1], seat)), card_text(st, "do-cast", value[1], seat), [value[1]]
    if verb == END_TURN:
        return ("end", "turn"), Message("do-end-turn"), []
    return ("done",), Message("do-done-casting"), []


def _ability(st: State, seat: int) -> OptionWords:
    return ("use", "ability"), Message("do-ability", {"ability": f"card-{MAGES[st.mage[seat]].slug}.ability"}), []


def _window(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if value == NONE:
        return ("decline",), Message("do-not-this-turn"), []
    if value == NOT_YET:
        return ("wait",), Message("do-wait"), []
    return _ability(st, seat)


def _card(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("none",), Message("do-none"), []
    card = value[0]
    words, text = (ask.label, *card_words(st, card, seat)), card_text(st, "do-card", card, seat)
    if st.zone[card] == DISCARD and any(other and st.zone[other[0]] == HAND for other in ask.answers):
        words += ("in", "discard")  # the same card may be in hand as well
        text = Message("do-card-discarded", {"card": name(st, card), "n": from_top(st, card)})
    return words, text, [card]


def _turn_card(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("none",), Message("do-none"), []
    turn = TURN_CARDS[value[0]]
    return (ask.label, turn), Message("do-turn-card", {"turn": f"card-turn-{turn}"}), []


def _breach(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("none",), Message("do-none"), []
    return (ask.label, breach_words(value[0], seat)), breach_text("do-breach", value[0], seat), [BREACH_ID + value[0]]


def _player(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("none",), Message("do-nobody"), []
    return (ask.label, SEATS[value[0]]), Message("do-player", {"seat": f"seat-{value[0]}"}), []


def _pile(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("none",), Message("do-none"), []
    slug = DEFS[st.pile[value[0]]].slug
    return (ask.label, slug), Message("do-card", {"card": f"card-{slug}"}), [PILE_ID + value[0]]


def _may(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    return (("yes",), Message("do-yes"), []) if value else (("no",), Message("do-no"), [])


def _or(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    label = ask.label.split("|")[value[0]]
    return ("choose", label), Message(f"or-{label}"), []


def _damage(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if value[0] == AT_NEMESIS:
        slug = NEMESES[st.nemesis].slug
        return ("damage", "nemesis"), Message("do-damage-nemesis", {"card": f"card-{slug}"}), []
    if value[0] < AT_NEMESIS:
        return _only_here(st, ask, value, seat)
    return ("damage", *card_words(st, value[0], seat)), card_text(st, "do-damage", value[0], seat), [value[0]]


def _only_here(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    """What only this nemesis asks or offers, in its own words."""
    return NEMESES[st.nemesis].words(st, ask, value)


def _order(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if ask.label:
        return (ask.label, *card_words(st, value[0], seat)), card_text(st, "do-card", value[0], seat), [value[0]]
    due = st.due[value[0]]
    slug = _due_slug(st, due)
    same = [number for number, other in enumerate(st.due) if (_due_slug(st, other), other.seat) == (slug, due.seat)]
    args: dict[str, Arg] = {"card": f"card-{slug}", "seat": f"seat-{due.seat}"}
    if due.line == COPY:
        args["card"] = f"card-{MAGES[st.mage[due.seat]].slug}.ability"
    cards = [due.card] if due.card >= 0 else []
    if len(same) == 1:
        return ("first", slug, SEATS[due.seat]), Message("do-first", args), cards
    args["n"] = same.index(value[0]) + 1
    return ("first", f"{slug}#{args['n']}", SEATS[due.seat]), Message("do-first-numbered", args), cards


def _due_slug(st: State, due: Due) -> str:
    if due.line == COPY:
        return "copy"
    return TREASURES[due.treasure].slug if due.treasure >= 0 else DEFS[st.card[due.card]].slug


def _swap(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    """A copy in the starting deck, by its place from the top."""
    deck = st.deck[seat]
    place = len(deck) - deck.index(value[0])
    slug = DEFS[st.card[value[0]]].slug
    copies = swap_candidates(st, seat, ask.about[0])
    return (
        ("replace", f"{slug}#{copies.index(value[0]) + 1}"),
        Message("do-replace", {"card": f"card-{slug}", "n": place}),
        [],
    )


SAY: dict[str, Callable[[State, Ask, Value, int], OptionWords]] = {
    "breach": _breach,
    "card": _card,
    "cast": _main,
    "damage": _damage,
    "main": _main,
    "may": _may,
    "or": _or,
    "order": _order,
    "pile": _pile,
    "player": _player,
    "swap": _swap,
    "turn-card": _turn_card,
    "window": _window,
}
"""One entry for each kind of question the rules ask; a nemesis may have kinds of its own."""
