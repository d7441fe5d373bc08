"""A draft: the order of its steps, and the match that clients, bots and tests play."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.decisions import NONE, Answers, Ask, Effect, Manners, Message, Option, Value, WhyNot
from emberhold.core.fields import mapping
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.kinds import NO_CARD, CardId, Seat, Viewer
from emberhold.core.match import Match, NotNow
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed
from emberhold.core.state import MatchOver, Outcome
from emberhold.core.state import State as CoreState
from emberhold.games.ashes.draft.constants import CARDS, DICE, PHOENIXBORN
from emberhold.games.ashes.draft.deck_types import DraftDeck
from emberhold.games.ashes.draft.question_kinds import KINDS, candidates, describe
from emberhold.games.ashes.draft.rules import steps
from emberhold.games.ashes.draft.rules.decks import drafted_deck
from emberhold.games.ashes.draft.rules_version import RULES_VERSION
from emberhold.games.ashes.draft.scenario.given import set_table
from emberhold.games.ashes.draft.seen.redeal import redeal
from emberhold.games.ashes.draft.seen.view import view_of
from emberhold.games.ashes.draft.seen.view_types import DraftView
from emberhold.games.ashes.draft.seen.why import why_not
from emberhold.games.ashes.draft.setup.lay_out import lay_out, read_setup
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["DraftMatch"]


class DraftMatch(Match):
    """One draft for two to four people. What comes of it are decks."""

    game = "ashes-draft"
    rules_version = RULES_VERSION

    def __init__(self, state: DraftState, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> None:
        super().__init__(state, setup, seed, track=track, log=log)
        self.st = state

    @property
    def kinds(self) -> Mapping[str, Manners]:
        return KINDS

    @staticmethod
    def begin(
        setup: Setup, seed: Seed, *, track: bool = True, log: bool = True, on_forced: ForcedListener | None = None
    ) -> DraftMatch:
        board = setup.get("board")
        if board is not None:  # a scenario's position is a set-up like any other: it can be replayed and undone
            state = set_table(mapping(board, "given"), seed)
        else:
            state = lay_out(read_setup(setup), seed)
        match = DraftMatch(state, setup, seed, track=track, log=log)
        match.on_forced = on_forced
        match.start()
        return match

    def decks(self) -> list[DraftDeck]:
        """The drafted decks by seat (DRAFT-07), those of people who gave up included; only after the draft."""
        outcome = self.outcome
        if outcome is None or outcome.reason != "drafted":
            raise NotNow("There are no decks yet; the draft is not over.")
        return [drafted_deck(self.st, seat) for seat in self.st.all_seats]

    # -- flow ----------------------------------------------------------------------------------------------------

    def _choosing(self) -> list[Seat]:
        """Who still has to choose a card from the pack."""
        st = self.st
        return [seat for seat in st.all_seats if st.choice[seat] == NO_CARD and not st.out[seat]]

    def _waits(self) -> bool:
        st = self.st
        if st.step == CARDS:
            return bool(st.pack[0] and self._choosing())
        return bool(st.turns and not st.out[st.turns[0]])

    def _quiet_asks(self) -> tuple[Ask, ...]:
        st = self.st
        if st.step == CARDS:
            return tuple(
                [Ask("pick", seat, steps.pick_answers(st, seat), rule="DRAFT-04") for seat in self._choosing()]
            )
        seat = st.turns[0]
        if st.step == PHOENIXBORN:
            return (Ask("phoenixborn", seat, [(card,) for card in st.unclaimed], rule="DRAFT-03"),)
        if st.step == DICE:
            return (Ask("dice", seat, steps.dice_answers(st), rule="DRAFT-05"),)
        return (Ask("exchange", seat, [*[(card,) for card in st.row], NONE], rule="DRAFT-06"),)

    def _begin(self, seat: Seat, value: Value) -> Effect | None:
        st = self.st
        if st.step == PHOENIXBORN:
            steps.take_phoenixborn(st, seat, CardId(value[0]))
        elif st.step == CARDS:
            st.choice[seat] = CardId(value[0])
        elif st.step == DICE:
            steps.take_dice(st, seat, value)
        elif value:
            return steps.exchange(st, seat, CardId(value[0]))
        else:
            steps.keep_picks(st, seat)
        return None

    def _proceed(self) -> Effect | None:
        st = self.st
        if st.step == CARDS and st.pack[0]:
            steps.pass_packs(st)
        elif st.turns:
            steps.leave_turn(st)
        else:
            steps.end_step(st)
        return None

    def plays(self, seat: int) -> bool:
        return not self.st.out[seat] and super().plays(seat)

    def _leave(self, seat: Seat) -> None:
        """Whoever gives up drafts no more and has no deck at the end; one person alone cannot draft on."""
        st = self.st
        if st.out[seat]:
            return
        st.out[seat] = True
        st.choice[seat] = NO_CARD
        st.tell("left-draft", seat=seat)
        left = [other for other in st.all_seats if not st.out[other]]
        if len(left) == 1:
            st.outcome = Outcome(tuple(left), "conceded")
            raise MatchOver

    # -- copies --------------------------------------------------------------------------------------------------

    def _fresh(self, state: CoreState, *, track: bool) -> DraftMatch:
        assert isinstance(state, DraftState)
        return DraftMatch(state, self._setup, self._seed, track=track, log=False)

    def _restart(self) -> DraftMatch:
        return DraftMatch.begin(self._setup, self._seed)

    def _become(self, other: Match) -> None:
        super()._become(other)
        assert isinstance(other, DraftMatch)
        self.st = other.st

    def _redeal(self, viewer: Viewer, rng: Rng) -> None:
        redeal(self.st, viewer, rng)

    def quiet_state(self) -> DraftState:
        """The state at the last quiet point; while an exchange goes on, the one before it. It must not be changed."""
        if self._state.outcome is not None:
            raise NotNow("The draft is over; only a position before its end can be written down.")
        if self._effect is None:
            return self.st
        if self._quiet is None or self._deals:
            raise NotNow("This copy cannot be written down in the middle of an effect; do it at its next quiet point.")
        assert isinstance(self._quiet, DraftState)
        return self._quiet

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> DraftView:
        return view_of(self.st, self._viewer(seat))

    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        return describe(self.st, ask, seat)

    def candidates(self, ask: Ask) -> Answers:
        return candidates(self.st, ask)

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        return why_not(self.st, Seat(seat), verb, thing, self.decision_for(seat))
