"""Answers in words: sentences, and meanings that are the same in every world that a seat thinks possible.

Each function puts the answers of one form into words; `question_kinds` says which. `text` is the id of its sentence.
"""

# ruff: noqa: ARG001 - these functions share one signature, and not every one needs every argument.
from __future__ import annotations

from collections.abc import Callable

from emberhold.core.decisions import NONE, Arg, Ask, Message, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.core.question_kinds import OptionWords
from emberhold.core.seat_letters import SEAT_LETTERS, seat_id
from emberhold.games.ashes.constants import ALL_DICE, CAUSES, FACES, MOMENTS, TYPES, WOULD_RECEIVE, WOULD_TARGET
from emberhold.games.ashes.defs import PLAYER
from emberhold.games.ashes.kinds import Die
from emberhold.games.ashes.moments import AS_PLAYED
from emberhold.games.ashes.rules.damage import HIT
from emberhold.games.ashes.rules.values import looks_of
from emberhold.games.ashes.rules.windows import USE
from emberhold.games.ashes.rules.zones import die_ids
from emberhold.games.ashes.seen.names import about_card, die_words, name, ref
from emberhold.games.ashes.state import DEFS, State
from emberhold.games.ashes.text.use_base import TOKENS

UNDERWAY = frozenset({"declared", "would-target", "would-receive", "received", "destroyed", "entered"})
"""Moments in the middle of something; at all others it has ended or not begun yet."""


# -- cards -------------------------------------------------------------------------------------------------------------


def card_chosen(verb: str) -> Callable[[State, Ask, Value, Seat, str], OptionWords]:
    """Answers that each name one card."""

    def words(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
        card = CardId(value[0])
        return (verb, ref(st, card, seat)), about_card(st, text, card, seat), [card]

    return words


def suggested_five(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("suggested",), Message(text, {"cards": tuple([name(st, CardId(card)) for card in value])}), []


def played(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("play", DEFS[st.card[card]].slug), Message(text, {"card": name(st, card)}), [card]


def used(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    ability = DEFS[st.card[card]].abilities[value[2]].name
    word = ref(st, card, seat)
    if ability:
        more: dict[str, Arg] = {"ability": f"ability-{ability}"}
        return ("use", word, ability), about_card(st, f"{text}-ability", card, seat, more), [card]
    return ("use", word), about_card(st, text, card, seat), [card]


def used_first(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    words, said, cards = used(st, ask, value, seat, text)
    return ("first", *words[1:]), said, cards


def die_first(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("first", "die", ref(st, card, seat)), about_card(st, text, card, seat), [card]


def discarded_from_hand(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("discard", DEFS[st.card[card]].slug), Message(text, {"card": name(st, card)}), [card]


def discarded_spell(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("discard", "spell", ref(st, card, seat)), Message(text, {"card": name(st, card)}), [card]


def resparked(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(ask.about[0])
    return ("respark", DEFS[st.card[card]].slug), Message(text, {"card": name(st, card)}), [card]


def token_chosen(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("token", TOKENS[value[0]]), Message(f"{text}-{TOKENS[value[0]]}"), []


# -- windows and targets -----------------------------------------------------------------------------------------------


def cards_to_use(ask: Ask) -> list[CardId]:
    """The cards with which a seat could answer a moment."""
    return [CardId(value[1]) for value in ask.answers if value and value[0] == USE]


def is_own(ask: Ask) -> bool:
    """Whether a window only asks whether the seat uses abilities of its own cards in play.

    A reaction spell, and what prevents or cancels something, is a reaction to what others do.
    """
    uses = [value for value in ask.answers if value and value[0] == USE]
    in_play = all(value[2] != AS_PLAYED for value in uses)
    return bool(uses) and in_play and NONE in ask.answers and ask.about[0] not in (WOULD_RECEIVE, WOULD_TARGET)


def may_use(st: State, ask: Ask, prompt: Message) -> Message:
    """If there is one ability to use, the question names it and says what it does; otherwise it says what happened."""
    uses = [value for value in ask.answers if value and value[0] == USE]
    if len(uses) != 1 or uses[0][2] == AS_PLAYED or NONE not in ask.answers:
        return prompt
    definition = DEFS[st.card[uses[0][1]]]
    args: dict[str, Arg] = {**definition.numbers, **prompt.args}
    if "card" in args:
        args["other"] = args.pop("card")
    return Message(f"card-{definition.slug}.may", args)


def used_in_window(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """If the question names the ability already, the answer need not name it again."""
    meaning, said, cards = used(st, ask, value, seat, text)
    named = len(cards_to_use(ask)) == 1 and NONE in ask.answers
    return meaning, Message("do-use-it") if named else said, cards


def declined(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    if is_own(ask):
        return ("decline",), Message("do-skip"), []
    underway = MOMENTS[ask.about[0]] in UNDERWAY
    return ("decline",), Message("do-let-it-happen" if underway else text), []


def let(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    other = Seat(value[1])
    return ("let", SEAT_LETTERS[other]), Message(text, {"seat": seat_id(other)}), []


def target(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    if ask.about[2] == PLAYER:
        player = Seat(value[0])
        return ("target", SEAT_LETTERS[player]), Message(f"{text}-player", {"seat": seat_id(player)}), []
    card = CardId(value[0])
    return ("target", ref(st, card, seat)), about_card(st, text, card, seat), [card]


# -- attacks -----------------------------------------------------------------------------------------------------------


def block(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    attacker, blocker = CardId(value[0]), CardId(value[1])
    words = ("block", ref(st, attacker, seat), "with", ref(st, blocker, seat))
    return words, Message(text, {"card": name(st, blocker), "attacker": name(st, attacker)}), [attacker, blocker]


def split(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    unit = CardId(ask.about[1])
    words = ("assign", str(value[0]), "to", ref(st, unit, seat))
    return words, Message(text, {"n": value[0], "card": name(st, unit)}), [unit]


# -- what comes first --------------------------------------------------------------------------------------------------


def check_first(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    card = CardId(value[1])
    return ("first", ref(st, card, seat), "destroyed"), about_card(st, text, card, seat), [card]


def hit_first(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    number, card, amount = value[1], CardId(value[2]), value[3]
    word = ref(st, card, seat, looks_of)
    # Instances for one card, or for cards that look alike (ATKU-13: shares of a counter), differ in their damage.
    same = [other for other in ask.answers if other[0] == HIT and ref(st, CardId(other[2]), seat, looks_of) == word]
    words: tuple[str, ...] = ("first", word)
    if len(same) > 1:
        words = (*words, str(amount), "damage", str(same.index(value) + 1))
    more: dict[str, Arg] = {"n": amount}
    cause, source = ask.about[2 * number : 2 * number + 2]
    if source < 0:
        return words, about_card(st, "do-first-damaged", card, seat, more), [card]
    more |= {"source": name(st, CardId(source)), "cause": f"cause-{CAUSES[cause]}"}
    return words, about_card(st, text if amount else "do-first-destroyed", card, seat, more), [card]


def event_first(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    number, kind, card, who = value[0], value[1], CardId(value[2]), Seat(value[3])
    same = [other[0] for other in ask.answers if other[1:] == value[1:]]
    words = ["first", MOMENTS[kind], SEAT_LETTERS[who]]
    if card >= 0:
        words.append(f"{DEFS[st.card[card]].slug}")
        peers = [other[2] for other in ask.answers if other[2] >= 0 and st.card[other[2]] == st.card[card]]
        if len(peers) > 1:
            words[-1] += f"#{peers.index(card) + 1}"
    elif len(same) > 1:
        words.append(str(same.index(number) + 1))
    args: dict[str, Arg] = {"seat": seat_id(who)}
    if card < 0:
        return tuple(words), Message(f"{text}-{MOMENTS[kind]}", args), []
    # A card that has left play is with its owner, so only the moment tells whose unit it was.
    args["card"] = name(st, card)
    return tuple(words), Message(f"{text}-{MOMENTS[kind]}{'' if who == seat else '-theirs'}", args), [card]


# -- dice and numbers --------------------------------------------------------------------------------------------------


def power(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("power", TYPES[value[1]]), Message(text, {"die": f"die-{TYPES[value[1]]}"}), []


def pay(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    words = ["pay"]
    for die in ALL_DICE:
        if value[die]:
            words.append(die_words(die) if value[die] == 1 else f"{value[die]}*{die_words(die)}")
    return tuple(words), Message(text, {"dice": tuple(die_ids(value))}), []


def cost(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    words = [_symbol(i) if n == 1 else f"{n}*{_symbol(i)}" for i, n in enumerate(value[1:]) if n]
    symbols = tuple([f"symbol-{_symbol(i)}" for i, n in enumerate(value[1:]) for _ in range(n)])
    said = Message(text, {"symbols": symbols}) if symbols else Message(f"{text}-free")
    return ("cost", *words), said, []


def _symbol(i: int) -> str:
    return "basic" if i == 8 else f"{TYPES[i % 4]}-{'power' if i < 4 else 'class'}"


def turned_die(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    die, face = Die(value[0]), value[1]
    args: dict[str, Arg] = {"die": f"die-{die_words(die)}", "face": f"face-{FACES[face]}"}
    return ("turn", die_words(die), "to", FACES[face]), Message(text, args), []


def attacks_alone(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    unit = CardId(value[1])
    return ("attack", "unit", "with", ref(st, unit, seat)), about_card(st, text, unit, seat), [unit]


def meditated_die(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    """The top card of the draw pile for a die that is turned to its power side."""
    word = die_words(Die(value[1]))
    return ("meditate", word), Message(text, {"die": f"die-{word}"}), []


def turned_die_at_once(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return turned_die(st, ask, value[1:], seat, text)


def die(verb: str) -> Callable[[State, Ask, Value, Seat, str], OptionWords]:
    """Answers that each name one active die."""

    def words(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
        word = die_words(Die(value[0]))
        return (verb, word), Message(text, {"die": f"die-{word}"}), []

    return words


def exhausted_die(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("choose", TYPES[value[0]]), Message(text, {"die": f"die-{TYPES[value[0]]}"}), []


def face(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("face", FACES[value[0]]), Message(text, {"face": f"face-{FACES[value[0]]}"}), []


def number(st: State, ask: Ask, value: Value, seat: Seat, text: str) -> OptionWords:
    return ("choose", str(value[0])), Message(text, {"n": value[0]}), []
