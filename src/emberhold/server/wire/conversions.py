"""What a match asks and how it ended, as clients are told it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.core.decisions import Decision, Message
from emberhold.server.wire.types import DecisionInfo, OptionInfo, OutcomeInfo, Text

__all__ = ["decision_info", "outcome_info", "text_of"]


def text_of(message: Message) -> Text:
    return Text(message.id, {key: list(arg) if isinstance(arg, tuple) else arg for key, arg in message.args.items()})


def decision_info(decision: Decision, seat: int) -> DecisionInfo:
    """A decision as this seat sees it."""
    prompt, options = decision.described(seat)
    told = [
        OptionInfo(option.key, list(option.meaning), text_of(option.text), list(option.refs), option.rule)
        for option in options
    ]
    number = decision.number_for(seat)
    return DecisionInfo(number, list(decision.seats), decision.kind, text_of(prompt), told, decision.passive)


def outcome_info(outcome: Mapping[str, Any] | None) -> OutcomeInfo | None:
    """An outcome as it is kept."""
    return None if outcome is None else OutcomeInfo(outcome["winners"], outcome["reason"])
