"""What the numbers of questions and answers stand for, and how sentences say them."""

from __future__ import annotations

from typing import Final, TypeAlias

from emberhold.core.kinds import CardId
from emberhold.core.question_kinds import Field, NumberKind
from emberhold.games.aeons_end.constants import TURN_CARDS
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS
from emberhold.games.aeons_end.seen.names import name
from emberhold.games.aeons_end.state import State

Number: TypeAlias = "NumberKind[State]"

CARD: Final[Number] = NumberKind(
    "card", lambda st, n: 0 <= n < len(st.card), lambda st, n: name(st, CardId(n)), is_card=True
)
BREACH: Final[Number] = NumberKind("breach", lambda st, n: 0 <= n < 4 * st.seats)
PILE: Final[Number] = NumberKind("supply pile", lambda st, n: 0 <= n < len(st.pile))
TURN_CARD: Final[Number] = NumberKind("turn order card", lambda _, n: 0 <= n < len(TURN_CARDS))
TARGET_ON_MAT: Final[Number] = NumberKind("target of damage on the mat", lambda _, n: n < AT_NEMESIS)
DUE_OR_CARD: Final[Number] = NumberKind("effect that waits, with a label a card", lambda _, n: n >= 0)

SOURCE: Final[Field[State]] = Field(CARD, "card", may_be_none=True)
"""The card whose text asks; abilities, treasures and mats ask without one."""
UNNAMED_SOURCE: Final[Field[State]] = Field(CARD, may_be_none=True)
"""The same where the prompt does not name it."""
