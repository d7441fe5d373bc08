"""Numbers with a kind that only Ashes has; those of every game are in `core/kinds`."""

from __future__ import annotations

from typing import NewType, TypeAlias

from emberhold.core.kinds import CardId, Seat

AbilityNumber = NewType("AbilityNumber", int)
"""Which of the abilities of a card, in the order of its text."""

CardType = NewType("CardType", int)
"""What is printed on a card's type line."""

CauseKind = NewType("CauseKind", int)
"""What led to damage or destruction (DMG-17)."""

DieType = NewType("DieType", int)
"""Natural, charm, ceremonial or illusion (DICE-01)."""

Face = NewType("Face", int)
"""The symbol that a die shows (DICE-01)."""

Die = NewType("Die", int)
"""A die with its face, as the pools count them: `type * 3 + face`."""

TargetKind = NewType("TargetKind", int)
"""What a target slot can hold (TARGET-01)."""

Token = NewType("Token", int)
"""A kind of token that lies on cards."""

Whose = NewType("Whose", int)
"""Who has to control a target."""

Thing: TypeAlias = CardId | Seat
"""What fills a target slot: a card, or a player."""
