"""Between two battles: the order of the choices, and the match that clients, bots and tests play."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.decisions import Answers, Ask, Effect, Manners, Message, Option, Value, WhyNot
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.kinds import Seat, Viewer
from emberhold.core.match import Match, NotNow
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed
from emberhold.core.state import MatchOver, Outcome
from emberhold.core.state import State as CoreState
from emberhold.games.aeons_end.expedition.constants import MAGES, STORY
from emberhold.games.aeons_end.expedition.orders import Orders
from emberhold.games.aeons_end.expedition.question_kinds import KINDS, candidates, describe
from emberhold.games.aeons_end.expedition.rules import muster
from emberhold.games.aeons_end.expedition.rules_version import RULES_VERSION
from emberhold.games.aeons_end.expedition.seen.view import view_of
from emberhold.games.aeons_end.expedition.seen.view_types import ExpeditionView
from emberhold.games.aeons_end.expedition.seen.why import why_not
from emberhold.games.aeons_end.expedition.setup.lay_out import lay_out
from emberhold.games.aeons_end.expedition.state import ExpeditionState

__all__ = ["ExpeditionMatch"]


class ExpeditionMatch(Match):
    """The choices before one battle. What comes of it are orders."""

    game = "aeons-end-expedition"
    rules_version = RULES_VERSION

    def __init__(
        self, state: ExpeditionState, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True
    ) -> None:
        super().__init__(state, setup, seed, track=track, log=log)
        self.st = state

    @property
    def kinds(self) -> Mapping[str, Manners]:
        return KINDS

    @staticmethod
    def begin(
        setup: Setup, seed: Seed, *, track: bool = True, log: bool = True, on_forced: ForcedListener | None = None
    ) -> ExpeditionMatch:
        match = ExpeditionMatch(lay_out(setup, seed), setup, seed, track=track, log=log)
        match.on_forced = on_forced
        match.start()
        return match

    def orders(self) -> Orders:
        """What was chosen for the battle; only after the players have set out."""
        if self.outcome is None or self.outcome.reason != "set-out":
            raise NotNow("There are no orders yet; not everything is chosen.")
        return self.st.orders()

    def consolation(self) -> str:
        """The kind of consolation that was chosen after a defeat."""
        if self.outcome is None or self.outcome.reason != "consoled":
            raise NotNow("No consolation was chosen.")
        return self.st.kinds[self.st.consolation]

    # -- flow ----------------------------------------------------------------------------------------------------

    def _waits(self) -> bool:
        return muster.waits(self.st)

    def _quiet_asks(self) -> tuple[Ask, ...]:
        return (muster.next_ask(self.st),)

    def _begin(self, seat: Seat, value: Value) -> Effect | None:
        muster.answer(self.st, seat, value)
        return None

    def _proceed(self) -> Effect | None:
        st = self.st
        if st.step == STORY:
            for text in st.campaign["story"]:
                st.tell("story", text=text)
        muster.begin_step(st, muster.after(st))
        return None

    def plays(self, seat: int) -> bool:
        return not self.st.out[seat] and super().plays(seat)

    def _leave(self, seat: Seat) -> None:
        """The others go on without this player; if nobody is left, the expedition is given up."""
        st = self.st
        if st.out[seat]:
            return
        st.out[seat] = st.rests[seat] = True
        st.tell("left-expedition", seat=seat)
        if not st.present:
            st.outcome = Outcome((), "abandoned")
            raise MatchOver
        if st.step >= MAGES:
            muster.start_again(st, MAGES)

    # -- copies --------------------------------------------------------------------------------------------------

    def _fresh(self, state: CoreState, *, track: bool) -> ExpeditionMatch:
        assert isinstance(state, ExpeditionState)
        return ExpeditionMatch(state, self._setup, self._seed, track=track, log=False)

    def _restart(self) -> ExpeditionMatch:
        return ExpeditionMatch.begin(self._setup, self._seed)

    def _become(self, other: Match) -> None:
        super()._become(other)
        assert isinstance(other, ExpeditionMatch)
        self.st = other.st

    def _redeal(self, viewer: Viewer, rng: Rng) -> None:
        """Everything lies open, so there is nothing to deal anew."""

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> ExpeditionView:
        return view_of(self.st, self._viewer(seat))

    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        return describe(self.st, ask, seat)

    def candidates(self, ask: Ask) -> Answers:
        return candidates(self.st, ask)

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        return why_not(self.st, Seat(seat), verb, thing, self.decision_for(seat))
