"""What a bot should know about a nemesis' mat. Each nemesis has its own in the module `bot` of its folder."""

from __future__ import annotations

from typing import ClassVar, Final

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.core.native import mypyc_attr
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.catalogue import module_of
from emberhold.games.aeons_end.kinds import Target
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import State

__all__ = ["NemesisTactics", "tactics_of"]


@mypyc_attr(allow_interpreted_subclasses=True)
class NemesisTactics:
    """For a nemesis whose mat a bot need not look at. One point is about one life of the nemesis."""

    wanted: ClassVar[tuple[str, ...]] = ()
    """Labels of its questions in which a player wants the best card; in all others a card is given away."""

    ease: ClassVar[float] = 0.0
    """How much easier to beat than an average one it is beyond what can be seen on the table, for the learned value."""

    def menace(self, st: State) -> float:
        """How bad what grows on the mat is for the players, in points."""
        return 0.0

    def follows(self, st: State) -> float:
        """How much life has to be removed when the nemesis itself has none left."""
        return 0.0

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """The answers worth a try to a question that only this nemesis asks; None for every other question."""
        return None

    def target_worth(self, st: State, target: Target, n: int) -> float:
        """What this much damage to one of the mat's own targets is worth, in points."""
        return 0.0

    def minion_worth(self, st: State, card: CardId, n: int) -> float:
        """What this much damage to a minion is worth beyond the harm that it prevents, in points."""
        return 0.0

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        """What one of the mat's own actions is worth to a player; it is not tried if that is 0."""
        return 0.0

    def fill(self, st: State) -> None:
        """Fill the mat as in the middle of a battle, for the table on which the harm of its cards is measured."""


_PLAIN: Final = NemesisTactics()
_KNOWN: Final[dict[str, NemesisTactics]] = {}


def tactics_of(st: State) -> NemesisTactics:
    """What a bot should know about the mat in this battle."""
    nemesis = NEMESES[st.nemesis]
    found = _KNOWN.get(nemesis.folder)
    if found is None:
        module = module_of(nemesis, "bot")
        found = _PLAIN if module is None else module.TACTICS
        assert isinstance(found, NemesisTactics)
        _KNOWN[nemesis.folder] = found
    return found
