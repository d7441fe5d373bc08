"""Turns a match's questions and its outcome into what clients are sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from msgspec import UNSET

from emberhold.core.decisions import ENDS_CHOICE, ENDS_TURN, Decision, Message, Option
from emberhold.core.preview import Preview
from emberhold.server.wire.server_messages import PreviewAnswer
from emberhold.server.wire.types import (
    AboutCard,
    Arg,
    DecisionInfo,
    Ends,
    ForeseenEvent,
    OptionInfo,
    OutcomeInfo,
    Text,
    UndoOffer,
)

__all__ = ["decision_info", "outcome_info", "preview_answer", "text_of"]

ENDS: Final[dict[str, Ends]] = {ENDS_TURN: "turn", ENDS_CHOICE: "choice"}


def text_of(message: Message) -> Text:
    # On the wire a tuple is a list, so nothing has to be copied; most of an update is sentences.
    return Text(message.id, cast("dict[str, Arg]", message.args))


def option_info(option: Option) -> OptionInfo:
    ends = ENDS.get(option.ends, UNSET)
    return OptionInfo(option.key, list(option.meaning), text_of(option.text), list(option.refs), option.rule, ends)


def decision_info(
    decision: Decision, seat: int, undo: UndoOffer | None = None, *, cancel: bool = False
) -> DecisionInfo:
    """A decision as this seat sees it, and whether the seat may take back its last choice or cancel what it began."""
    prompt, options = decision.described(seat)
    about = decision.about(seat)
    return DecisionInfo(
        decision.number_for(seat),
        list(decision.seats),
        decision.kind,
        text_of(prompt),
        [option_info(option) for option in options],
        decision.passive,
        UNSET if decision.usual is None else decision.usual,
        UNSET if undo is None else undo,
        cancel,
        decision.formality is not None,
        [AboutCard(id, card) for id, card in about.cards],
        about.own,
    )


def preview_answer(id: int, seat: int, number: int, key: str, found: Preview) -> PreviewAnswer:
    told = [
        ForeseenEvent({**thing.event, "n": number}, thing.certain, thing.low, thing.high)
        for number, thing in enumerate(found.told)
    ]
    return PreviewAnswer(
        id, seat, number, key, told, found.harms, found.harms_me, found.ends_turn, found.chance, found.more
    )


def outcome_info(outcome: Mapping[str, Any] | None) -> OutcomeInfo | None:
    """A stored outcome."""
    return None if outcome is None else OutcomeInfo(outcome["winners"], outcome["reason"])
