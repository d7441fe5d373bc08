"""Which answers are worth a try, the most natural first."""

from __future__ import annotations

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.state import State


def ideas(st: State, ask: Ask) -> Answers:  # noqa: ARG001
    return []
