"""The kinds of question that a draft asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.core.decisions import ENDS_CHOICE, Answers, Ask, Message, Option, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.core.knowledge import known_ids
from emberhold.core.question_kinds import (
    AnswerForm,
    Field,
    NumberKind,
    OptionWords,
    QuestionKind,
    by_name,
    constant,
)
from emberhold.core.question_kinds import describe as described
from emberhold.games.ashes.constants import DIE_TYPES, TYPES
from emberhold.games.ashes.draft.bot import candidates as tries
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["KINDS", "candidates", "describe"]

CARD: Final = NumberKind[DraftState](
    "card", lambda st, n: 0 <= n < len(st.card), lambda st, n: f"card-{st.slug(CardId(n))}"
)
DIE_TYPE: Final = NumberKind[DraftState]("type of die", lambda _, n: 0 <= n < DIE_TYPES)


def _of_card(verb: str) -> Callable[[DraftState, Ask, Value, Seat, str], OptionWords]:
    def words(st: DraftState, _ask: Ask, value: Value, _seat: Seat, text: str) -> OptionWords:
        slug = st.slug(CardId(value[0]))
        return (verb, slug), Message(text, {"card": f"card-{slug}"}), value

    return words


def _dice(_st: DraftState, _ask: Ask, value: Value, _seat: Seat, text: str) -> OptionWords:
    kinds = [TYPES[kind] for kind in value]
    return ("dice", *kinds), Message(text, {"dice": tuple([f"die-{kind}" for kind in kinds])}), []


KINDS: Final = by_name(
    QuestionKind(
        "phoenixborn",
        "ask-draft-phoenixborn",
        (AnswerForm("do-draft-phoenixborn", _of_card("take"), (CARD,)),),
        candidates=tries.best_phoenixborn,
    ),
    QuestionKind(
        "pick",
        "ask-draft-pick",
        (AnswerForm("do-draft-pick", _of_card("pick"), (CARD,)),),
        candidates=tries.best_pick,
    ),
    QuestionKind(
        "dice",
        "ask-draft-dice",
        (AnswerForm("do-draft-dice", _dice, (DIE_TYPE, DIE_TYPE)),),
        candidates=tries.best_dice,
    ),
    QuestionKind(
        "exchange",
        "ask-draft-exchange",
        (
            AnswerForm("do-draft-exchange", _of_card("take"), (CARD,)),
            AnswerForm("do-draft-keep", constant("keep"), ends=ENDS_CHOICE),
        ),
        candidates=tries.best_exchange,
    ),
    QuestionKind(
        "give",
        "ask-draft-give",
        (AnswerForm("do-draft-give", _of_card("give"), (CARD,)),),
        about=(Field(CARD, "card"),),
        candidates=tries.least_pick,
    ),
)
"""Every kind of question there is, by name."""


def describe(st: DraftState, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question, as one seat sees them."""
    return described(KINDS[ask.kind], st, ask, seat, known_ids)


def candidates(st: DraftState, ask: Ask) -> Answers:
    """The answer that a bot gives."""
    of_kind = KINDS[ask.kind].candidates
    assert of_kind is not None
    return of_kind(st, ask)
