"""The kinds of question that are asked between two battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from emberhold.core.decisions import ENDS_TURN, FIRST, Answers, Ask, Message, Option, Value
from emberhold.core.kinds import Seat
from emberhold.core.question_kinds import (
    AMOUNT,
    SEAT,
    AnswerForm,
    Field,
    NumberKind,
    OptionWords,
    QuestionKind,
    by_name,
    constant,
)
from emberhold.core.question_kinds import describe as described
from emberhold.core.seat_letters import SEAT_LETTERS, seat_id
from emberhold.games.aeons_end.expedition.bot import candidates as tries
from emberhold.games.aeons_end.expedition.rules.muster import AGAIN, SET_OUT
from emberhold.games.aeons_end.expedition.state import ExpeditionState

__all__ = ["KINDS", "candidates", "describe"]

PILE: Final = NumberKind[ExpeditionState]("pile", lambda st, n: n in st.piles, lambda st, n: f"card-{st.things[n]}")
MAGE: Final = NumberKind[ExpeditionState]("mage", lambda st, n: n in st.mages, lambda st, n: f"card-{st.things[n]}")
TREASURE: Final = NumberKind[ExpeditionState](
    "treasure", lambda st, n: n in st.treasures, lambda st, n: f"card-{st.things[n]}"
)
CONSOLATION: Final = NumberKind[ExpeditionState]("consolation", lambda st, n: 0 <= n < len(st.kinds))


def _of_thing(verb: str) -> Callable[[ExpeditionState, Ask, Value, Seat, str], OptionWords]:
    def words(st: ExpeditionState, _ask: Ask, value: Value, _seat: Seat, text: str) -> OptionWords:
        slug = st.things[value[0]]
        return (verb, slug), Message(text, {"card": f"card-{slug}"}), value

    return words


def _consolation(st: ExpeditionState, _ask: Ask, value: Value, _seat: Seat, text: str) -> OptionWords:
    kind = st.kinds[value[0]]
    return ("console", kind), Message(text, {"what": f"expedition-consolation-{kind}"}), []


def _holder(_st: ExpeditionState, _ask: Ask, value: Value, _seat: Seat, text: str) -> OptionWords:
    return ("token", SEAT_LETTERS[value[0]]), Message(text, {"seat": seat_id(value[0])}), []


KINDS: Final = by_name(
    QuestionKind(
        "consolation",
        "ask-expedition-consolation",
        (AnswerForm("do-expedition-consolation", _consolation, (CONSOLATION,)),),
        candidates=tries.first,
    ),
    QuestionKind(
        "piles",
        "ask-expedition-piles",
        (AnswerForm("do-expedition-take", _of_thing("take"), (PILE,)),),
        about=(Field(AMOUNT, "at"), Field(AMOUNT, "of")),
        candidates=tries.best_pile,
    ),
    QuestionKind(
        "mage",
        "ask-expedition-mage",
        (
            AnswerForm("do-expedition-take", _of_thing("pick"), (MAGE,)),
            AnswerForm("do-expedition-rest", constant("rest")),
        ),
        candidates=tries.first,
    ),
    QuestionKind(
        "treasure",
        "ask-expedition-treasure",
        (AnswerForm("do-expedition-take", _of_thing("wear"), (TREASURE,)),),
        candidates=tries.first,
    ),
    QuestionKind(
        "group-treasure",
        "ask-expedition-group-treasure",
        (AnswerForm("do-expedition-take", _of_thing("share"), (TREASURE,)),),
        candidates=tries.first,
    ),
    QuestionKind(
        "holder",
        "ask-expedition-holder",
        (AnswerForm("do-expedition-holder", _holder, (SEAT,)),),
        candidates=tries.first,
    ),
    QuestionKind(
        "ready",
        "ask-expedition-ready",
        (
            AnswerForm("do-expedition-set-out", constant("set-out"), verb=SET_OUT, ends=ENDS_TURN),
            AnswerForm("do-expedition-again", constant("again"), verb=AGAIN),
        ),
        usual=FIRST,
        candidates=tries.first,
    ),
)
"""Every kind of question there is, by name."""


def _ids(_st: ExpeditionState, things: Sequence[int], _seat: Seat) -> tuple[int, ...]:
    return tuple([thing + 1 for thing in things])


def describe(st: ExpeditionState, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question, as one seat sees them."""
    return described(KINDS[ask.kind], st, ask, seat, _ids)


def candidates(st: ExpeditionState, ask: Ask) -> Answers:
    """The answer that a bot gives."""
    of_kind = KINDS[ask.kind].candidates
    assert of_kind is not None
    return of_kind(st, ask)
