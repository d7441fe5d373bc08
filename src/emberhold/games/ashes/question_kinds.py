"""The kinds of question that Ashes asks, each declared once; describing a question and finding its candidates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import emberhold.games.ashes.bot.candidates as tries
import emberhold.games.ashes.bot.tactics as tactics
import emberhold.games.ashes.seen.answer_words as words
from emberhold.core.decisions import (
    ENDS_CHOICE,
    ENDS_TURN,
    FIRST,
    NONE,
    NOTHING,
    About,
    Answers,
    Arg,
    Ask,
    Message,
    Option,
    Value,
)
from emberhold.core.journal import Setup
from emberhold.core.kinds import CardId, Seat
from emberhold.core.question_kinds import AMOUNT, PLACE, SEAT, YES, AnswerForm, Field, QuestionKind, by_name, constant
from emberhold.core.question_kinds import describe as described
from emberhold.games.ashes.constants import (
    ACTIVATE,
    ALL_BASICS,
    ALL_UNITS,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    BASIC,
    DICE,
    END_TURN,
    FACES,
    IN_ORDER,
    MEDITATE,
    MOMENTS,
    PASS,
    PLAY,
    POWER,
    TYPES,
    USE_POWER,
)
from emberhold.games.ashes.rules.costs import worth
from emberhold.games.ashes.rules.damage import CHECK, HIT
from emberhold.games.ashes.rules.meditate import FROM_DRAW, FROM_HAND, FROM_SPELLBOARD, TURN_DIE
from emberhold.games.ashes.rules.recovery import CHARM_DIE
from emberhold.games.ashes.rules.windows import LET, USE
from emberhold.games.ashes.seen.names import refs, told_apart
from emberhold.games.ashes.seen.numbers import (
    ABILITY,
    ALL,
    CARD,
    CARD_OR_NONE,
    CAUSE,
    DIE,
    DIE_TYPE,
    FACE,
    FLAG,
    MOMENT,
    PLAYED,
    SOURCE,
    TARGET,
    TARGET_KIND,
    TOKEN,
)
from emberhold.games.ashes.state import State

Form: TypeAlias = "AnswerForm[State]"
Kind: TypeAlias = "QuestionKind[State]"

SYMBOLS: Final = 9
"""How many kinds of symbol a cost can have."""


# -- prompts -----------------------------------------------------------------------------------------------------------


def _of_source(text: str, ask: Ask, args: dict[str, Arg]) -> Message:
    """A question that a card's text asks names the card; a dice power has a sentence of its own."""
    if ask.about[0] < 0:
        return Message(f"{text}-power", args)
    return Message(f"{text}-{ask.label}" if ask.label else text, args)


def _of_moment(text: str, ask: Ask, args: dict[str, Arg]) -> Message:
    return Message(f"{text}-{MOMENTS[ask.about[0]]}", args)


def _of_attack(text: str, ask: Ask, args: dict[str, Arg]) -> Message:
    return Message(f"{text}-unit" if ask.about[0] else f"{text}-phoenixborn", args)


# -- formalities -------------------------------------------------------------------------------------------------------


def _cheapest(ask: Ask) -> Value | None:
    """The first payment, if it wastes less than any other but for the types of dice that show the basic symbol."""
    best, *others = ask.answers
    least = worth(best)
    return best if all(worth(paid) > least or _same_symbols(best, paid) for paid in others) else None


def _same_symbols(one: Value, other: Value) -> bool:
    return all(one[n] == other[n] for n in range(DICE) if n % len(FACES) != BASIC)


def _keep_powers(ask: Ask) -> Value | None:
    """No more dice are exhausted if every die left shows its best side, so that nobody would roll it again."""
    best = all(answer[0] % len(FACES) == POWER for answer in ask.answers if answer and answer[0] >= 0)
    return NONE if best and NONE in ask.answers else None


def _keep_first_five(ask: Ask) -> Value | None:
    """Cards that were chosen a moment ago, as the First Five, stay in the hand."""
    (first_round,) = ask.about
    return NONE if first_round else None


def _first(ask: Ask) -> Value | None:
    return ask.answers[0]


def _unless_blocked(ask: Ask) -> Value | None:
    """Attackers that nobody blocks all strike the same Phoenixborn, in the order in which they were declared."""
    (blocked,) = ask.about
    if blocked:
        return None
    return (IN_ORDER,) if (IN_ORDER,) in ask.answers else ask.answers[0]


# -- forms -------------------------------------------------------------------------------------------------------------

_YES: Final[Form] = AnswerForm("do-yes", constant("yes"), (YES,))
_NO: Final[Form] = AnswerForm("do-no", constant("no"))
_DONE: Final[Form] = AnswerForm("do-done", constant("done"), ends=ENDS_CHOICE)
_NONE: Final[Form] = AnswerForm("do-none", constant("none"), ends=ENDS_CHOICE)
_IN_ORDER: Final[Form] = AnswerForm("do-in-order", constant("in", "order"), verb=IN_ORDER)


def _card(verb: str) -> Form:
    return AnswerForm(f"do-{verb}", words.card_chosen(verb), (CARD,))


def _of_card(name: str, form: Form, *more: Form, candidates: Callable[[State, Ask], Answers] | None = None) -> Kind:
    """A question that a card's text or a dice power asks."""
    return QuestionKind(
        name,
        f"ask-{name}",
        (form, *more),
        about=(SOURCE,),
        labels=True,
        phrase=_of_source,
        candidates=candidates,
    )


# -- kinds -------------------------------------------------------------------------------------------------------------

_TURN: Final[Kind] = QuestionKind(
    "turn",
    "ask-turn",
    (
        AnswerForm("do-play", words.played, (CARD,), verb=PLAY),
        AnswerForm("do-use", words.used, (CARD, ABILITY), verb=ACTIVATE),
        AnswerForm("do-power", words.power, (DIE_TYPE,), verb=USE_POWER),
        AnswerForm("do-attack-phoenixborn", constant("attack", "phoenixborn"), verb=ATTACK_PHOENIXBORN),
        AnswerForm(
            "do-attack-phoenixborn-with-all",
            constant("attack", "phoenixborn", "with", "all"),
            (YES,),
            verb=ATTACK_PHOENIXBORN,
        ),
        AnswerForm("do-attack-unit", constant("attack", "unit"), verb=ATTACK_UNIT),
        AnswerForm("do-attack-unit-with-all", constant("attack", "unit", "with", "all"), (ALL,), verb=ATTACK_UNIT),
        AnswerForm("do-attack-unit-with", words.attacks_alone, (CARD,), verb=ATTACK_UNIT),
        AnswerForm("do-meditate", constant("meditate"), verb=MEDITATE),
        AnswerForm("do-meditate-die", words.meditated_die, (DIE,), verb=MEDITATE),
        AnswerForm("do-pass", constant("pass"), verb=PASS, ends=ENDS_TURN),
        AnswerForm("do-pass-and-end", constant("pass", "and", "end"), (YES,), verb=PASS, ends=ENDS_TURN),
        AnswerForm("do-end-turn", constant("end", "turn"), verb=END_TURN, ends=ENDS_TURN),
    ),
    candidates=tries.turn,
)
_WINDOW: Final[Kind] = QuestionKind(
    "window",
    "ask-window",
    (
        AnswerForm("do-play", words.played, (CARD, PLAYED), verb=USE),
        AnswerForm("do-use", words.used_in_window, (CARD, ABILITY), verb=USE, also=("do-use-it",)),
        AnswerForm("do-let", words.let, (SEAT,), verb=LET),
        AnswerForm("do-nothing", words.declined, ends=ENDS_CHOICE, also=("do-let-it-happen", "do-skip")),
    ),
    about=(
        Field(MOMENT),
        Field(CARD, "card", may_be_none=True),
        Field(SEAT, "seat", may_be_none=True),
        Field(AMOUNT, "n"),
    ),
    phrase=_of_moment,
    interrupts=True,
    usual=NOTHING,
    candidates=tries.window,
)
_FIRST_FIVE: Final[Kind] = QuestionKind(
    "first-five",
    "ask-first-five",
    (_card("pick"), AnswerForm("do-pick-suggested", words.suggested_five, (CARD,) * 5)),
    about=(Field(AMOUNT, "n"),),
)
"""It has no candidates here: `candidates` takes them from the set-up."""

_COSTS: Final[tuple[Kind, ...]] = (
    QuestionKind(
        "pay",
        "ask-pay",
        (AnswerForm("do-pay", words.pay, (AMOUNT,) * len(TYPES) * len(FACES)),),
        about=(SOURCE, *(Field(AMOUNT),) * SYMBOLS),
        phrase=_of_source,
        usual=FIRST,
        formality=_cheapest,
        candidates=tries.pay,
    ),
    _of_card("cost", AnswerForm("do-cost", words.cost, (PLACE, *(AMOUNT,) * SYMBOLS)), candidates=tries.either),
    _of_card("discard-cost", _card("discard"), candidates=tries.give_up_a_card),
)
_DICE: Final[tuple[Kind, ...]] = (
    QuestionKind(
        "die",
        "ask-die",
        (AnswerForm("do-choose-die", words.die("choose"), (DIE,)),),
        about=(SOURCE, Field(SEAT, "seat")),
        phrase=_of_source,
        candidates=tries.any_die,
    ),
    _of_card(
        "exhausted-die",
        AnswerForm("do-choose-die", words.exhausted_die, (DIE_TYPE,)),
        _DONE,
        candidates=tries.either,
    ),
    QuestionKind(
        "face",
        "ask-face",
        (AnswerForm("do-face", words.face, (FACE,)),),
        about=(Field(DIE_TYPE, "die"),),
        candidates=tries.best_face,
    ),
    QuestionKind(
        "recover-die",
        "ask-recover-die",
        (
            AnswerForm("do-exhaust-basics", constant("exhaust", "basics"), verb=ALL_BASICS),
            AnswerForm("do-exhaust-die", words.die("exhaust"), (DIE,)),
            _DONE,
        ),
        formality=_keep_powers,
        candidates=tries.recover_die,
    ),
    QuestionKind(
        "turn-die",
        "ask-turn-die",
        (AnswerForm("do-turn-die", words.turned_die, (DIE, FACE)), _DONE),
        about=(Field(AMOUNT, "n"),),
        candidates=tries.turn_die,
    ),
)
_ATTACK: Final[tuple[Kind, ...]] = (
    QuestionKind("attack-target", "ask-attack-target", (_card("attack"),), candidates=tactics.attack_target),
    QuestionKind(
        "attackers",
        "ask-attackers",
        (AnswerForm("do-attack-with-all", constant("attacker", "all"), verb=ALL_UNITS), _card("attacker"), _DONE),
        about=(Field(FLAG),),
        phrase=_of_attack,
        candidates=tactics.attackers,
    ),
    QuestionKind(
        "block", "ask-block", (AnswerForm("do-block", words.block, (CARD, CARD)), _DONE), candidates=tactics.block
    ),
    QuestionKind(
        "counter",
        "ask-counter",
        (
            AnswerForm("do-counter", constant("counter"), (YES,)),
            AnswerForm("do-no-counter", constant("no-counter")),
        ),
        about=(Field(CARD, "card"),),
        rest=(Field(CARD),),
        candidates=tactics.counter,
    ),
    QuestionKind(
        "guard",
        "ask-guard",
        (_card("guard"), AnswerForm("do-no-guard", constant("no-guard"))),
        about=(Field(CARD, "card"),),
        candidates=tactics.guard,
    ),
    QuestionKind(
        "resolve",
        "ask-resolve",
        (_IN_ORDER, _card("resolve")),
        about=(Field(FLAG),),
        formality=_unless_blocked,
        order=True,
    ),
    QuestionKind(
        "split",
        "ask-split",
        (AnswerForm("do-assign", words.split, (AMOUNT,)),),
        about=(Field(CARD, "card"), Field(CARD, "other")),
        candidates=tactics.split,
    ),
)
_ORDERS: Final[tuple[Kind, ...]] = (
    QuestionKind(
        "group",
        "ask-group",
        (
            AnswerForm("do-first-damage", constant("first", "damage"), verb=0),
            AnswerForm("do-first-events", constant("first", "events"), verb=1),
        ),
    ),
    QuestionKind(
        "order",
        "ask-order",
        (
            _IN_ORDER,
            AnswerForm("do-first-check", words.check_first, (CARD,), verb=CHECK),
            AnswerForm(
                "do-first-hit",
                words.hit_first,
                (PLACE, CARD, AMOUNT),
                verb=HIT,
                also=("do-first-damaged", "do-first-destroyed"),
            ),
        ),
        rest=(Field(CAUSE), Field(CARD, may_be_none=True)),
        usual=FIRST,
        formality=_first,
        order=True,
    ),
    QuestionKind(
        "order-events",
        "ask-order-events",
        (AnswerForm("do-first", words.event_first, (PLACE, MOMENT, CARD_OR_NONE, SEAT)),),
    ),
    QuestionKind(
        "round-end",
        "ask-round-end",
        (
            AnswerForm("do-first-die", words.die_first, (CARD,), verb=CHARM_DIE),
            AnswerForm("do-use", words.used_first, (CARD, ABILITY), verb=USE),
        ),
    ),
)
_CARDS: Final[tuple[Kind, ...]] = (
    _of_card("attach", _card("attach"), candidates=tries.things),
    _of_card("choose", _card("choose"), _NONE, candidates=tries.things),
    QuestionKind(
        "discard",
        "ask-discard",
        (_card("discard"), _DONE),
        about=(Field(FLAG),),
        formality=_keep_first_five,
        candidates=tries.discard,
    ),
    _of_card("discard-one", _card("discard"), candidates=tries.give_up_a_card),
    _of_card("may", _YES, _NO, candidates=tries.either),
    QuestionKind(
        "meditate",
        "ask-meditate",
        (
            AnswerForm("do-discard", words.discarded_from_hand, (CARD,), verb=FROM_HAND),
            AnswerForm("do-discard-top", constant("discard", "top"), verb=FROM_DRAW),
            AnswerForm("do-discard-spell", words.discarded_spell, (CARD,), verb=FROM_SPELLBOARD),
            AnswerForm("do-turn-die", words.turned_die_at_once, (DIE, FACE), verb=TURN_DIE),
            _DONE,
        ),
        about=(Field(AMOUNT, "n"),),
        candidates=tries.meditate,
    ),
    _of_card("number", AnswerForm("do-number", words.number, (AMOUNT,)), candidates=tries.highest),
    _of_card(
        "respark",
        AnswerForm("do-respark", words.resparked, (YES,)),
        AnswerForm("do-not-respark", constant("decline"), ends=ENDS_CHOICE),
        candidates=tries.either,
    ),
    _of_card("search", _card("choose"), _NONE, candidates=tries.take_a_card),
    QuestionKind(
        "target",
        "ask-target",
        (
            AnswerForm("do-target", words.target, (TARGET,)),
            AnswerForm("do-no-target", constant("no-target")),
        ),
        about=(SOURCE, Field(PLACE), Field(TARGET_KIND)),
        phrase=_of_source,
        candidates=tries.things,
    ),
    QuestionKind(
        "token",
        "ask-token",
        (AnswerForm("do-token", words.token_chosen, (TOKEN,)),),
        about=(SOURCE, Field(CARD, "other")),
        phrase=_of_source,
        candidates=tries.either,
    ),
)

KINDS: Final[dict[str, Kind]] = by_name(_TURN, _WINDOW, _FIRST_FIVE, *_COSTS, *_DICE, *_ATTACK, *_ORDERS, *_CARDS)
"""Every kind of question there is, by name."""


def describe(st: State, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question, as one seat sees them."""
    prompt, options = described(KINDS[ask.kind], st, ask, seat, refs, told_apart)
    if ask.kind == "window":
        prompt = words.may_use(st, ask, prompt)
    return prompt, options


def about(st: State, ask: Ask, seat: Seat) -> About:
    """The cards that a question is about, and whether it asks a player to use an ability of their own."""
    cards = [CardId(card) for card in KINDS[ask.kind].cards(ask)]
    own = ask.kind == "may"
    if ask.kind == "window":
        asking = words.cards_to_use(ask)
        own = words.is_own(ask)
        cards = [*asking, *[card for card in cards if card not in asking]]
    ids = st.ids[seat]
    return About([(ids[card], st.slug(card)) for card in cards if ids[card]], own=own)


def candidates(st: State, ask: Ask, setup: Setup) -> Answers:
    """The answers worth a try, the most natural first."""
    kind = KINDS[ask.kind]
    if kind is _FIRST_FIVE:
        return tries.first_five(st, ask, setup)
    of_kind = kind.candidates
    return ask.answers[:1] if of_kind is None else of_kind(st, ask)
