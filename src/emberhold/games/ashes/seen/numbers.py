"""What the numbers of questions and answers stand for, and how sentences say them."""

from __future__ import annotations

from typing import Final, TypeAlias

from emberhold.core.kinds import CardId
from emberhold.core.question_kinds import Field, NumberKind
from emberhold.games.ashes.constants import ALL_UNITS, CAUSES, FACES, MOMENTS, TYPES
from emberhold.games.ashes.defs import ALTERATION, UNIT
from emberhold.games.ashes.kinds import Die
from emberhold.games.ashes.seen.names import die_words, name
from emberhold.games.ashes.state import State
from emberhold.games.ashes.text.use_base import TOKENS

Number: TypeAlias = "NumberKind[State]"


def _card(st: State, n: int) -> bool:
    return 0 <= n < len(st.card)


CARD: Final[Number] = NumberKind("card", _card, lambda st, n: name(st, CardId(n)), is_card=True)
CARD_OR_NONE: Final[Number] = NumberKind("card or none", lambda st, n: n == -1 or _card(st, n))
TARGET: Final[Number] = NumberKind("card, or seat where a player is the target", _card)
TARGET_KIND: Final[Number] = NumberKind("kind of target", lambda _, n: UNIT <= n <= ALTERATION)
TOKEN: Final[Number] = NumberKind("kind of token", lambda _, n: 0 <= n < len(TOKENS))
FLAG: Final[Number] = NumberKind("yes or no", lambda _, n: n in (0, 1))
ALL: Final[Number] = NumberKind("all units", lambda _, n: n == ALL_UNITS)
MOMENT: Final[Number] = NumberKind("moment", lambda _, n: 0 <= n < len(MOMENTS))
CAUSE: Final[Number] = NumberKind("cause of damage", lambda _, n: 0 <= n < len(CAUSES))
ABILITY: Final[Number] = NumberKind("ability of a card", lambda _, n: n >= 0)
PLAYED: Final[Number] = NumberKind("a reaction that is played", lambda _, n: n == -1)
DIE_TYPE: Final[Number] = NumberKind("type of die", lambda _, n: 0 <= n < len(TYPES), lambda _, n: f"die-{TYPES[n]}")
FACE: Final[Number] = NumberKind("face of a die", lambda _, n: 0 <= n < len(FACES), lambda _, n: f"face-{FACES[n]}")
DIE: Final[Number] = NumberKind(
    "die", lambda _, n: 0 <= n < len(TYPES) * len(FACES), lambda _, n: f"die-{die_words(Die(n))}"
)

SOURCE: Final[Field[State]] = Field(CARD, "card", may_be_none=True)
"""The card whose text asks; a dice power asks without one."""
