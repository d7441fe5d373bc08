"""What a game says about its events and questions, so that `core/preview` can tell what an answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Final

from emberhold.core.events import Told

__all__ = ["ALL", "CARD", "NOTHING_SAID", "NO_HARM", "PLAYER", "PreviewFacts"]

NO_HARM: Final = ""
CARD: Final = "card"
PLAYER: Final = "player"
ALL: Final = "all"
"""Whom an event hurts: nobody, its `card`, the player in its `seat`, or all players of a cooperative game."""

NOBODY: Final[frozenset[str]] = frozenset()


def _harmless(_: Told) -> str:
    return NO_HARM


class PreviewFacts:
    """Facts about the kinds of events and questions of a game. Kinds are told by name, cards never."""

    __slots__ = ("costs", "given_up", "harm", "losses", "new_turn", "sealed", "targets", "uses", "veiled")

    def __init__(
        self,
        *,
        new_turn: Set[str] = NOBODY,
        harm: Callable[[Told], str] = _harmless,
        losses: Set[str] = NOBODY,
        given_up: Set[str] = NOBODY,
        costs: Set[str] = NOBODY,
        uses: Set[str] = NOBODY,
        targets: Set[str] = NOBODY,
        veiled: Set[str] = NOBODY,
        sealed: Set[str] = NOBODY,
    ) -> None:
        self.new_turn = new_turn
        """Events that belong to the next turn already; a preview ends before them."""
        self.harm = harm
        """Whom an event hurts: NO_HARM, CARD, PLAYER or ALL."""
        self.losses = losses
        """Events that hurt a card only if it was neither given up in an answer nor paid with."""
        self.given_up = given_up
        """Kinds of question that ask which card to give up."""
        self.costs = costs
        """Rules by which a question asks which card to pay with; such a card counts also if there is no choice."""
        self.uses = uses
        """Events that say which card is used. What its own text does to it is its price, unless it was a target."""
        self.targets = targets
        """Events that say which cards are targets."""
        self.veiled = veiled
        """Events whose cards nobody may look up beforehand, even if a good memory would know them."""
        self.sealed = sealed
        """Kinds of question that several seats answer in secret, and whose answers are turned over together."""


NOTHING_SAID: Final = PreviewFacts()
