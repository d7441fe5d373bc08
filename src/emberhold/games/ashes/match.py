"""A match of Ashes: the order of its phases, and the match that clients, bots and tests play."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.decisions import About, Answers, Ask, Effect, Manners, Message, Option, Value, WhyNot
from emberhold.core.fields import mapping
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.kinds import CardId, LeafKind, Seat, Viewer
from emberhold.core.match import LEARNED, UNUSUAL, Match, NotNow
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed
from emberhold.core.state import State as CoreState
from emberhold.games.ashes.bot import playouts
from emberhold.games.ashes.bot.evaluation import evaluate
from emberhold.games.ashes.bot.learned_value import learned_value
from emberhold.games.ashes.bot.levels import LEVELS
from emberhold.games.ashes.constants import (
    FIRST_FIVE,
    MID_ATTACK,
    PREP_DISCARD,
    PREP_DRAW,
    RECOVERY,
    ROLL,
    ROUND_OVER,
    SEATS,
    TURN,
    TURN_OVER,
    TURNS,
)
from emberhold.games.ashes.prebuilt_decks import suggested
from emberhold.games.ashes.question_kinds import KINDS, about, candidates, describe
from emberhold.games.ashes.rules import attack, prepare, recovery, turn
from emberhold.games.ashes.rules.elimination import eliminate
from emberhold.games.ashes.rules_version import RULES_VERSION
from emberhold.games.ashes.scenario.given import set_table
from emberhold.games.ashes.seen.event_meanings import FACTS, own_cards
from emberhold.games.ashes.seen.redeal import redeal, renew
from emberhold.games.ashes.seen.view import deck_list, view_of
from emberhold.games.ashes.seen.view_types import AshesView, Counted
from emberhold.games.ashes.seen.why import why_not
from emberhold.games.ashes.setup.lay_out import lay_out
from emberhold.games.ashes.setup.read import read_setup
from emberhold.games.ashes.state import State


class AshesMatch(Match):
    """One match of Ashes for two to four players."""

    game = "ashes"
    rules_version = RULES_VERSION
    preview_facts = FACTS

    def __init__(self, state: State, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> None:
        super().__init__(state, setup, seed, track=track, log=log)
        self.st = state
        self._lists: list[list[Counted]] = []
        """What each seat's deck was made of; filled in when somebody first asks."""

    @property
    def kinds(self) -> Mapping[str, Manners]:
        return KINDS

    @staticmethod
    def begin(
        setup: Setup, seed: Seed, *, track: bool = True, log: bool = True, on_forced: ForcedListener | None = None
    ) -> AshesMatch:
        board = setup.get("board")
        if board is not None:  # a scenario's position is a set-up like any other: it can be replayed and undone
            state = set_table(mapping(board, "given"), seed)
        else:
            seats, sealed = read_setup(setup)
            state = lay_out(seats, sealed, seed)
        match = AshesMatch(state, setup, seed, track=track, log=log)
        match.on_forced = on_forced
        match.start()
        return match

    # -- flow ----------------------------------------------------------------------------------------------------

    def _waits(self) -> bool:
        st = self.st
        if st.phase == TURN:
            return st.alive[st.active]
        if st.phase == FIRST_FIVE or st.phase == PREP_DISCARD:
            return not all(st.ready)
        return False

    def _quiet_asks(self) -> tuple[Ask, ...]:
        st = self.st
        if st.phase == TURN:
            find, hidden = lambda: turn.turn_answers(st), turn.hides_cards(st)
            return (Ask("turn", st.active, find=find, rule="TURN-15", hidden=hidden),)
        waiting = [seat for seat in st.all_seats if not st.ready[seat]]
        if st.phase == FIRST_FIVE:
            return tuple(
                [
                    Ask(
                        "first-five",
                        seat,
                        prepare.first_five_answers(st, seat, () if st.picks[seat] else suggested(self._setup, seat)),
                        about=(len(st.picks[seat]),),
                        rule="SETUP-03",
                    )
                    for seat in waiting
                ]
            )
        about = (int(st.round == 1),)
        return tuple(
            [Ask("discard", seat, prepare.discard_answers(st, seat), about=about, rule="PREP-05") for seat in waiting]
        )

    def _begin(self, seat: Seat, value: Value) -> Effect | None:
        st = self.st
        if st.phase == TURN:
            return turn.take(st, seat, value)
        if st.phase == FIRST_FIVE:
            prepare.pick_first_five(st, seat, [CardId(card) for card in value])
        else:
            prepare.pick_discard(st, seat, value)
        return None

    def _proceed(self) -> Effect | None:
        st = self.st
        phase = st.phase
        if phase == FIRST_FIVE:
            prepare.deal_first_fives(st)
        elif phase == ROLL:
            prepare.roll_dice(st)
        elif phase == PREP_DISCARD:
            prepare.reveal_discards(st)
        elif phase == PREP_DRAW:
            return prepare.draw_up(st)
        elif phase == TURNS:
            return self._to_next_turn(turn.begin_phase(st))
        elif phase == TURN or phase == TURN_OVER:
            return self._to_next_turn(turn.end_turn(st))
        elif phase == RECOVERY:
            return recovery.recovery(st)
        elif phase == ROUND_OVER:
            return recovery.end_of_round(st)
        else:
            assert phase == MID_ATTACK
            return attack.resume(st)
        return None

    def _to_next_turn(self, between: Effect) -> Effect:
        yield from between
        self._turn_begins()

    def turn_of(self) -> int | None:
        return self.st.active if self.st.phase == TURN else None

    def plays(self, seat: int) -> bool:
        return self.st.alive[seat] and super().plays(seat)

    def own_doing(self, seat: int) -> bool:
        return self.acts(seat) and self.st.attack is None

    def own_cards(self, seat: int) -> dict[int, bool]:
        return own_cards(self.st, Seat(seat))

    def _leave(self, seat: Seat) -> None:
        """WIN-05: conceding destroys the player's own Phoenixborn, outside any window."""
        if self.st.alive[seat]:
            self.st.ready[seat] = True
            eliminate(self.st, seat)

    # -- copies --------------------------------------------------------------------------------------------------

    def _fresh(self, state: CoreState, *, track: bool) -> AshesMatch:
        assert isinstance(state, State)
        return AshesMatch(state, self._setup, self._seed, track=track, log=False)

    def _restart(self) -> AshesMatch:
        return AshesMatch.begin(self._setup, self._seed)

    def _become(self, other: Match) -> None:
        super()._become(other)
        assert isinstance(other, AshesMatch)
        self.st = other.st

    def _redeal(self, viewer: Viewer, rng: Rng) -> None:
        redeal(self.st, viewer, rng)

    def _renew(self, rng: Rng) -> None:
        renew(self.st, rng)

    def quiet_state(self) -> State:
        """The state at the last quiet point; while an effect runs, the one before it. It must not be changed."""
        if self._state.outcome is not None:
            raise NotNow("The match is over; only a position before its end can be written down.")
        if self._effect is None:
            return self.st
        if self._quiet is None or self._deals:
            raise NotNow("This copy cannot be written down in the middle of an effect; do it at its next quiet point.")
        assert isinstance(self._quiet, State)
        return self._quiet

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> AshesView:
        if not self._lists and "board" not in self._setup:
            self._lists = [deck_list(self.st, owner) for owner in self.st.all_seats]
        return view_of(self.st, self._viewer(seat), self._lists)

    def with_suggestions(self, board: dict[str, object]) -> dict[str, object]:
        """The board, with the First Five that the decks suggest while they are being chosen."""
        if self.quiet_state().phase == FIRST_FIVE:
            for seat in self.st.all_seats:
                five, side = suggested(self._setup, seat), board.get(SEATS[seat])
                if five and isinstance(side, dict):
                    side["suggests"] = list(five)
        return board

    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        return describe(self.st, ask, seat)

    def _about(self, ask: Ask, seat: Seat) -> About:
        return about(self.st, ask, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate(self.st, Seat(seat))

    def leaf_value(self, seat: int, kind: LeafKind) -> float:
        return learned_value(self.st, Seat(seat)) if kind == LEARNED else evaluate(self.st, Seat(seat))

    def candidates(self, ask: Ask) -> Answers:
        return candidates(self.st, ask, self._setup)

    def likely(self, ask: Ask, chance: Rng) -> int:
        kind = ask.kind
        if kind == "turn":
            return playouts.turn(self.st, ask, chance)
        if kind == "pay":
            return 0  # the payments come with the least wasteful first
        if kind in ("target", "attach", "choose") and chance.below(UNUSUAL):
            return playouts.aimed(self.st, ask, self.candidates(ask))
        return super().likely(ask, chance)

    def round_number(self) -> int:
        return self.st.round

    def search_numbers(self, level: str) -> Mapping[str, int]:
        return LEVELS.get(level, {})

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        return why_not(self.st, Seat(seat), verb, thing, asked=self.decision_for(seat), quiet=self.quiet)
