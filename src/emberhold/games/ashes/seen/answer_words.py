"""Questions and answers in words: prompts, options, meanings that are the same in every world a seat holds possible."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.decisions import Arg, Ask, Message, Option, Value
from emberhold.games.ashes.constants import (
    ACTIVATE,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    CAUSES,
    FACES,
    MEDITATE,
    MOMENTS,
    PASS,
    PLAY,
    SEATS,
    TYPES,
    USE_POWER,
)
from emberhold.games.ashes.defs import PLAYER
from emberhold.games.ashes.rules.damage import CHECK
from emberhold.games.ashes.rules.meditate import FROM_DRAW, FROM_HAND
from emberhold.games.ashes.rules.recovery import CHARM_DIE
from emberhold.games.ashes.rules.values import looks_of
from emberhold.games.ashes.rules.windows import LET
from emberhold.games.ashes.rules.zones import die_ids
from emberhold.games.ashes.seen.names import OptionWords, about_card, die_words, name, ref, told_apart, with_doubles
from emberhold.games.ashes.state import DEFS, State
from emberhold.games.ashes.text.use_base import TOKENS

UNDERWAY = frozenset({"declared", "would-target", "would-receive", "received", "destroyed", "entered"})
"""Moments of something that is happening just now; at the others it has happened, or nothing has begun yet."""


def describe(st: State, ask: Ask, seat: int) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question, as one seat sees them."""
    say = SAY[ask.kind]
    ids = st.ids[seat]
    said = told_apart(st, ids, [say(st, ask, value, seat) for value in ask.answers])
    options = []
    for number, (meaning, text, cards) in enumerate(said):
        refs = tuple([ids[card] for card in with_doubles(st, cards) if ids[card]])
        options.append(Option(str(number), meaning, text, refs, ask.rule))
    return _prompt(st, ask), options


def _prompt(st: State, ask: Ask) -> Message:
    args: dict[str, Arg] = {}
    if ask.kind == "window":
        kind, card, seat, amount = ask.about
        if card >= 0:
            args["card"] = name(st, card)
        if seat >= 0:
            args["seat"] = f"seat-{seat}"
        args["n"] = amount
        return Message(f"ask-window-{MOMENTS[kind]}", args)
    if ask.kind in ("first-five", "meditate", "turn-die"):
        return Message(f"ask-{ask.kind}", {"n": ask.about[0]})
    if ask.kind == "face":
        return Message("ask-face", {"die": f"die-{TYPES[ask.about[0]]}"})
    if ask.kind == "order":
        return Message("ask-order")
    if ask.kind == "attackers":
        return Message("ask-attackers-unit" if ask.about[0] else "ask-attackers-phoenixborn")
    suffix = f"-{ask.label}" if ask.label else ""
    if ask.about:
        if ask.about[0] >= 0:
            args["card"] = name(st, ask.about[0])
        else:
            suffix = "-power"
    if ask.kind in ("split", "token"):
        args["other"] = name(st, ask.about[1])
    if ask.kind == "die":
        args["seat"] = f"seat-{ask.about[1]}"
    return Message(f"ask-{ask.kind}{suffix}", args)


def _card_option(verb: str, none: str = "done") -> Callable[[State, Ask, Value, int], OptionWords]:
    """Options that each name one card, and one that says no more."""

    def say(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
        if not value:
            return (none,), Message(f"do-{none}"), []
        card = value[0]
        return (verb, ref(st, card, seat)), about_card(st, f"do-{verb}", card, seat), [card]

    return say


def _yes_no(yes: str, no: str) -> Callable[[State, Ask, Value, int], OptionWords]:
    def say(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
        word = yes if value else no
        return (word,), Message(f"do-{word}"), []

    return say


def _turn(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    verb = value[0]
    if verb == PLAY:
        card = value[1]
        return ("play", DEFS[st.card[card]].slug), Message("do-play", {"card": name(st, card)}), [card]
    if verb == ACTIVATE:
        return _use(st, value[1], value[2], seat)
    if verb == USE_POWER:
        return ("power", TYPES[value[1]]), Message("do-power", {"die": f"die-{TYPES[value[1]]}"}), []
    if verb == ATTACK_PHOENIXBORN:
        return ("attack", "phoenixborn"), Message("do-attack-phoenixborn"), []
    if verb == ATTACK_UNIT:
        return ("attack", "unit"), Message("do-attack-unit"), []
    if verb == MEDITATE:
        return ("meditate",), Message("do-meditate"), []
    if verb == PASS:
        return ("pass",), Message("do-pass"), []
    return ("end", "turn"), Message("do-end-turn"), []


def _use(st: State, card: int, number: int, seat: int) -> OptionWords:
    ability = DEFS[st.card[card]].abilities[number].name
    word = ref(st, card, seat)
    if ability:
        text = about_card(st, "do-use-ability", card, seat, {"ability": f"ability-{ability}"})
        return ("use", word, ability), text, [card]
    return ("use", word), about_card(st, "do-use", card, seat), [card]


def _window(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        underway = MOMENTS[ask.about[0]] in UNDERWAY
        return ("decline",), Message("do-let-it-happen" if underway else "do-nothing"), []
    if value[0] == LET and len(value) == 2:
        return ("let", SEATS[value[1]]), Message("do-let", {"seat": f"seat-{value[1]}"}), []
    card, number = value[1], value[2]
    if number < 0:
        return ("play", DEFS[st.card[card]].slug), Message("do-play", {"card": name(st, card)}), [card]
    return _use(st, card, number, seat)


def _pay(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    words = ["pay"]
    for die in range(12):
        if value[die]:
            words.append(die_words(die) if value[die] == 1 else f"{value[die]}*{die_words(die)}")
    return tuple(words), Message("do-pay", {"dice": tuple(die_ids(value))}), []


def _cost(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    words = [_symbol(i) if n == 1 else f"{n}*{_symbol(i)}" for i, n in enumerate(value[1:]) if n]
    symbols = tuple([f"symbol-{_symbol(i)}" for i, n in enumerate(value[1:]) for _ in range(n)])
    text = Message("do-cost", {"symbols": symbols}) if symbols else Message("do-cost-free")
    return ("cost", *words), text, []


def _symbol(i: int) -> str:
    return "basic" if i == 8 else f"{TYPES[i % 4]}-{'power' if i < 4 else 'class'}"


def _target(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("no-target",), Message("do-no-target"), []
    if ask.about[2] == PLAYER:
        return ("target", SEATS[value[0]]), Message("do-target-player", {"seat": f"seat-{value[0]}"}), []
    return ("target", ref(st, value[0], seat)), about_card(st, "do-target", value[0], seat), [value[0]]


def _order(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if value[0] == CHECK:
        text = about_card(st, "do-first-check", value[1], seat)
        return ("first", ref(st, value[1], seat), "destroyed"), text, [value[1]]
    _, number, card, amount = value
    word = ref(st, card, seat, looks_of)
    # Instances for one card, or for cards that look alike (ATKU-13: shares of a counter), differ in their damage.
    same = [other for other in ask.answers if other[0] != CHECK and ref(st, other[2], seat, looks_of) == word]
    words: tuple[str, ...] = ("first", word)
    if len(same) > 1:
        words = (*words, str(amount), "damage", str(same.index(value) + 1))
    more: dict[str, Arg] = {"n": amount}
    cause, source = ask.about[2 * number : 2 * number + 2]
    if source < 0:
        return words, about_card(st, "do-first-damaged", card, seat, more), [card]
    more |= {"source": name(st, source), "cause": f"cause-{CAUSES[cause]}"}
    return words, about_card(st, "do-first-hit" if amount else "do-first-destroyed", card, seat, more), [card]


def _order_events(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    number, kind, card, who = value
    same = [other[0] for other in ask.answers if other[1:] == value[1:]]
    words = ["first", MOMENTS[kind], SEATS[who]]
    if card >= 0:
        words.append(f"{DEFS[st.card[card]].slug}")
        peers = [other[2] for other in ask.answers if other[2] >= 0 and st.card[other[2]] == st.card[card]]
        if len(peers) > 1:
            words[-1] += f"#{peers.index(card) + 1}"
    elif len(same) > 1:
        words.append(str(same.index(number) + 1))
    args: dict[str, Arg] = {"seat": f"seat-{who}"}
    if card < 0:
        return tuple(words), Message(f"do-first-{MOMENTS[kind]}", args), []
    # A card that has left play is with its owner: whose unit it was, only the moment knows.
    args["card"] = name(st, card)
    return tuple(words), Message(f"do-first-{MOMENTS[kind]}{'' if who == seat else '-theirs'}", args), [card]


def _group(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    word = "damage" if value == (0,) else "events"
    return ("first", word), Message(f"do-first-{word}"), []


def _block(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("done",), Message("do-done"), []
    attacker, blocker = value
    words = ("block", ref(st, attacker, seat), "with", ref(st, blocker, seat))
    return words, Message("do-block", {"card": name(st, blocker), "attacker": name(st, attacker)}), [attacker, blocker]


def _split(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    unit = ask.about[1]
    words = ("assign", str(value[0]), "to", ref(st, unit, seat))
    return words, Message("do-assign", {"n": value[0], "card": name(st, unit)}), [unit]


def _meditate(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("done",), Message("do-done"), []
    if value[0] == FROM_DRAW:
        return ("discard", "top"), Message("do-discard-top"), []
    card = value[1]
    if value[0] == FROM_HAND:
        return ("discard", DEFS[st.card[card]].slug), Message("do-discard", {"card": name(st, card)}), [card]
    return ("discard", "spell", ref(st, card, seat)), Message("do-discard-spell", {"card": name(st, card)}), [card]


def _turn_die(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("done",), Message("do-done"), []
    die, face = value
    args: dict[str, Arg] = {"die": f"die-{die_words(die)}", "face": f"face-{FACES[face]}"}
    return ("turn", die_words(die), "to", FACES[face]), Message("do-turn-die", args), []


def _die(verb: str) -> Callable[[State, Ask, Value, int], OptionWords]:
    def say(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
        if not value:
            return ("done",), Message("do-done"), []
        word = TYPES[value[0]] if ask.kind == "exhausted-die" else die_words(value[0])
        return (verb, word), Message(f"do-{verb}-die", {"die": f"die-{word}"}), []

    return say


def _face(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    return ("face", FACES[value[0]]), Message("do-face", {"face": f"face-{FACES[value[0]]}"}), []


def _number(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    return ("choose", str(value[0])), Message("do-number", {"n": value[0]}), []


def _token(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    return ("token", TOKENS[value[0]]), Message(f"do-token-{TOKENS[value[0]]}"), []


def _respark(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    if not value:
        return ("decline",), Message("do-not-respark"), []
    card = ask.about[0]
    return ("respark", DEFS[st.card[card]].slug), Message("do-respark", {"card": name(st, card)}), [card]


def _round_end(st: State, ask: Ask, value: Value, seat: int) -> OptionWords:
    card = value[1]
    if value[0] == CHARM_DIE:
        return ("first", "die", ref(st, card, seat)), about_card(st, "do-first-die", card, seat), [card]
    words, text, cards = _use(st, card, value[2], seat)
    return ("first", *words[1:]), text, cards


SAY: dict[str, Callable[[State, Ask, Value, int], OptionWords]] = {
    "attach": _card_option("attach"),
    "attack-target": _card_option("attack"),
    "attackers": _card_option("attacker"),
    "block": _block,
    "choose": _card_option("choose", "none"),
    "cost": _cost,
    "counter": _yes_no("counter", "no-counter"),
    "die": _die("choose"),
    "discard": _card_option("discard"),
    "discard-cost": _card_option("discard"),
    "discard-one": _card_option("discard"),
    "exhausted-die": _die("choose"),
    "face": _face,
    "first-five": _card_option("pick"),
    "group": _group,
    "guard": _card_option("guard", "no-guard"),
    "may": _yes_no("yes", "no"),
    "meditate": _meditate,
    "number": _number,
    "order": _order,
    "order-events": _order_events,
    "pay": _pay,
    "recover-die": _die("exhaust"),
    "resolve": _card_option("resolve"),
    "respark": _respark,
    "round-end": _round_end,
    "search": _card_option("choose", "none"),
    "split": _split,
    "target": _target,
    "token": _token,
    "turn": _turn,
    "turn-die": _turn_die,
    "window": _window,
}
"""One entry for each kind of question the rules ask."""
