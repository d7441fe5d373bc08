"""What scenarios can say about a nemesis' mat. Each nemesis has its own in the module `scenario` of its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.kinds import CardId, Seat
from emberhold.core.native import mypyc_attr
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import module_of
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.nemesis_def import NEMESES, NemesisDef
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.state import State

__all__ = ["NemesisScenario", "filled", "scenario_for", "scenario_of", "scenarios"]


@mypyc_attr(allow_interpreted_subclasses=True)
class NemesisScenario:
    """For a nemesis with nothing on its mat that a scenario could mention."""

    keys: ClassVar[tuple[str, ...]] = ()
    """The keys that its boards have under `nemesis`."""
    seat_keys: ClassVar[tuple[str, ...]] = ()
    """The keys that its boards have for a player."""
    endings: ClassVar[Mapping[str, bool]] = {}
    """How its battles can end besides the usual ways, and whether that is a win."""
    at_rest: ClassVar[Mapping[str, object]] = {}
    """Facts about its mat that a `then` finds in battles against other nemeses too, with these values."""
    seat_at_rest: ClassVar[Mapping[str, object]] = {}
    """The same for facts about a player."""

    # -- given ---------------------------------------------------------------------------------------------------

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """Read what the board says about the mat, before any card is put into play."""

    def laid(self, st: State, card: CardId) -> None:
        """Called when this minion has been put into play."""

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """Check the mat, when all cards are where the board says."""

    def read_seat(self, st: State, seat: Seat, data: Mapping[str, object], place: str) -> None:
        """Read what the mat keeps with a player."""

    def most_life(self, st: State, definition: CardDef) -> int:
        """The most life with which a minion can have entered play."""
        return definition.life

    def outgrows(self, definition: CardDef) -> bool:
        """Whether this minion can have more life than it entered with (GEN-07)."""
        return False

    # -- a position written as a board ---------------------------------------------------------------------------

    def write(self, st: State) -> dict[str, object]:
        """What `read` and `check` need to set up this mat again, without the usual values."""
        return {}

    def write_seat(self, st: State, seat: Seat) -> dict[str, object]:
        return {}

    # -- for the digest of its rules -----------------------------------------------------------------------------

    def sample(self, luck: Rng) -> dict[str, object]:
        """What its mat may look like in mid-battle, in the words of a board. The digest of its rules is made from
        battles that begin so, and the same luck gives the same mat. What it has under `play` is in play with others."""
        return {}

    # -- then ----------------------------------------------------------------------------------------------------

    def facts(self, st: State) -> dict[str, object]:
        """Everything that lies on the mat, secrets included."""
        return {}

    def seat_facts(self, st: State, seat: Seat) -> dict[str, object]:
        return {}

    def tokens_on(self, st: State, card: CardId) -> list[Seat]:
        """The players whose tokens lie on a minion."""
        return []


_PLAIN: Final = NemesisScenario()
_KNOWN: Final[dict[str, NemesisScenario]] = {}


def scenario_for(nemesis: NemesisDef) -> NemesisScenario:
    """What scenarios can say about the mat of this nemesis."""
    found = _KNOWN.get(nemesis.folder)
    if found is None:
        module = module_of(nemesis, "scenario")
        found = _PLAIN if module is None else module.SCENARIO
        assert isinstance(found, NemesisScenario)
        _KNOWN[nemesis.folder] = found
    return found


def scenario_of(st: State) -> NemesisScenario:
    """What scenarios can say about the mat in this battle."""
    return scenario_for(NEMESES[st.nemesis])


def scenarios() -> dict[str, NemesisScenario]:
    """What scenarios can say about the mat of every nemesis, by name."""
    return {nemesis.slug: scenario_for(nemesis) for nemesis in NEMESES}


def filled(facts: dict[str, object]) -> dict[str, object]:
    """Without the entries that are empty or 0."""
    return {key: value for key, value in facts.items() if value}
