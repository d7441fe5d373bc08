"""A battle against a nemesis: the order of its phases, and the match that clients, bots and tests play."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from emberhold.core.decisions import About, Answers, Ask, Effect, Manners, Message, Option, Value, WhyNot
from emberhold.core.dominated import LeftOver, dominated
from emberhold.core.fields import mapping
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.kinds import LeafKind, Seat
from emberhold.core.match import LEARNED, Match
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed
from emberhold.core.state import State as CoreState
from emberhold.games.aeons_end.bot.evaluation import evaluate
from emberhold.games.aeons_end.bot.learned_value import learned_value
from emberhold.games.aeons_end.bot.left_over import left_over
from emberhold.games.aeons_end.bot.levels import LEVELS
from emberhold.games.aeons_end.bot.playout_policy import how_it_ended, natural
from emberhold.games.aeons_end.catalogue import load_content
from emberhold.games.aeons_end.constants import (
    CASTING,
    DRAW,
    END,
    END_TURN,
    MAIN,
    NEMESIS,
    NEMESIS_DRAW,
    NEMESIS_MAIN,
    NEMESIS_START,
    SETTING_UP,
    START,
    TURN_CARD,
)
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.question_kinds import KINDS, about, candidates, describe
from emberhold.games.aeons_end.rules import nemesis_turn, player_turn
from emberhold.games.aeons_end.rules.aether import lose_aether
from emberhold.games.aeons_end.rules.decks import draw_phase
from emberhold.games.aeons_end.rules.due import resolve_due
from emberhold.games.aeons_end.rules.end import lose
from emberhold.games.aeons_end.rules.turn_order import draw_turn_card, pass_x_token
from emberhold.games.aeons_end.rules_version import RULES_VERSION
from emberhold.games.aeons_end.scenario.given import set_table
from emberhold.games.aeons_end.seen.event_meanings import FACTS
from emberhold.games.aeons_end.seen.redeal import redeal
from emberhold.games.aeons_end.seen.view import view_of
from emberhold.games.aeons_end.seen.view_types import AeonsEndView
from emberhold.games.aeons_end.seen.why import why_not
from emberhold.games.aeons_end.setup import first_choices
from emberhold.games.aeons_end.setup.lay_out import lay_out
from emberhold.games.aeons_end.setup.read import read_setup
from emberhold.games.aeons_end.state import State

MOST_IDLE_TURNS: Final = 400
"""Far more than any nemesis needs to end a battle in which the players do nothing."""


def all_rules() -> list[str]:
    """The version of the game's rules, and that of the rules with each nemesis that came later."""
    load_content()
    return list(dict.fromkeys([RULES_VERSION, *(nemesis.rules(RULES_VERSION) for nemesis in NEMESES)]))


class AeonsEndMatch(Match):
    """One battle of one to four mages against a nemesis."""

    game = "aeons-end"
    rules_version = RULES_VERSION
    preview_facts = FACTS

    def __init__(self, state: State, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> None:
        super().__init__(state, setup, seed, track=track, log=log)
        self.st = state
        self._idle = 0
        """How many turns have passed since somebody had a choice."""
        self._idle_since = 0

    def played_by(self) -> str:
        return NEMESES[self.st.nemesis].rules(RULES_VERSION)

    @classmethod
    def continues(cls, rules: str) -> bool:
        return rules in all_rules()

    @property
    def kinds(self) -> Mapping[str, Manners]:
        return KINDS

    @staticmethod
    def begin(
        setup: Setup, seed: Seed, *, track: bool = True, log: bool = True, on_forced: ForcedListener | None = None
    ) -> AeonsEndMatch:
        board = setup.get("board")
        if board is not None:  # a scenario's position is a set-up like any other: it can be replayed and undone
            state = set_table(mapping(board, "given"), seed)
        else:
            state = lay_out(read_setup(setup), seed)
        match = AeonsEndMatch(state, setup, seed, track=track, log=log)
        match.on_forced = on_forced
        match.start()
        return match

    # -- flow ----------------------------------------------------------------------------------------------------

    def _waits(self) -> bool:
        return self.st.phase == CASTING or self.st.phase == MAIN

    def _quiet_asks(self) -> tuple[Ask, ...]:
        st = self.st
        if st.phase == CASTING:
            return (Ask("cast", st.active, find=lambda: player_turn.casting_answers(st), rule="CAST-01"),)
        if st.aid:
            return (player_turn.aid_ask(st.aid[0]),)
        return (Ask("main", st.active, find=lambda: player_turn.main_answers(st), rule="MAIN-01"),)

    def _begin(self, seat: Seat, value: Value) -> Effect | None:
        st = self.st
        if st.phase == CASTING:
            return player_turn.take_casting(st, value)
        if st.aid:
            return player_turn.answer_aid(st, seat, value)
        return player_turn.take_main(st, value)

    def _proceed(self) -> Effect | None:
        st = self.st
        phase = st.phase
        if phase == TURN_CARD:
            return draw_turn_card(st)
        if phase == START:
            self._turn_begins()
            return self._start_turn()
        if phase == DRAW:
            return self._draw_phase()
        if phase == END:
            self._end_turn()
            return None
        if phase == NEMESIS_MAIN:
            return self._nemesis_main()
        if phase == NEMESIS_START:
            return self._nemesis_start()
        if phase == NEMESIS_DRAW:
            return self._nemesis_draw()
        assert phase == SETTING_UP
        return first_choices.prepare(st)

    def turn_of(self) -> int | None:
        return None if self.st.active == NEMESIS or self.st.phase == TURN_CARD else self.st.active

    def acts(self, seat: int) -> bool:
        return self.turn_of() == seat and self.st.phase != DRAW and self.st.phase != END

    def _start_turn(self) -> Effect:
        self.st.phase = CASTING
        yield from player_turn.start_of_turn(self.st)

    def _draw_phase(self) -> Effect:
        st = self.st
        effect = NEMESES[st.nemesis].end_of_main_phase(st, st.active)
        if effect is not None:
            yield from effect
        yield from draw_phase(st, st.active)
        yield from resolve_due(st)
        st.phase = END

    def _end_turn(self) -> None:
        """TURN-11, TURN-12, MAIN-04: end what lasts for a turn, and go on to drawing the next turn order card."""
        st = self.st
        if st.active != NEMESIS:
            lose_aether(st, st.active)
            pass_x_token(st)
        st.focused = [False] * len(st.focused)
        st.casts = 0
        st.once = []
        st.refused = []
        st.watching = []
        NEMESES[st.nemesis].turn_over(st)
        st.phase = TURN_CARD
        self._watch_for_stillness()

    def _watch_for_stillness(self) -> None:
        """Stop a scenario's board on which nothing ever happens, such as one without any cards."""
        if self._idle_since != self._answered:
            self._idle_since = self._answered
            self._idle = 0
        self._idle += 1
        if self._idle > MOST_IDLE_TURNS:
            raise SetupError(
                f"given: in {MOST_IDLE_TURNS} turns nobody had anything to choose, so nothing happens on this board. "
                "Give a player cards, or put nemesis cards into the turn deck."
            )

    def _nemesis_start(self) -> Effect:
        st = self.st
        yield from nemesis_turn.start_of_turn(st)
        st.acting = st.in_play[:]
        st.phase = NEMESIS_MAIN

    def _nemesis_main(self) -> Effect | None:
        st = self.st
        if st.acting:
            return nemesis_turn.act(st)
        st.phase = NEMESIS_DRAW
        return None

    def _nemesis_draw(self) -> Effect:
        st = self.st
        for _ in range(NEMESES[st.nemesis].cards_to_draw(st)):
            yield from nemesis_turn.draw_nemesis_card(st)
        st.phase = END
        yield from nemesis_turn.end_of_turn(st)

    def _leave(self, seat: Seat) -> None:  # noqa: ARG002 - it does not matter who
        """GEN-01: the players win or lose together, so giving up is a loss for all."""
        lose(self.st, "conceded")

    # -- copies --------------------------------------------------------------------------------------------------

    def _fresh(self, state: CoreState, *, track: bool) -> AeonsEndMatch:
        assert isinstance(state, State)
        return AeonsEndMatch(state, self._setup, self._seed, track=track, log=False)

    def _restart(self) -> AeonsEndMatch:
        return AeonsEndMatch.begin(self._setup, self._seed)

    def _become(self, other: Match) -> None:
        super()._become(other)
        assert isinstance(other, AeonsEndMatch)
        self.st = other.st

    def _redeal(self, viewer: int, rng: Rng) -> None:  # noqa: ARG002 - all know the same
        redeal(self.st, rng)

    def _renew(self, rng: Rng) -> None:
        redeal(self.st, rng)  # all seats know the same

    @property
    def last_quiet(self) -> State:
        """The table at the last quiet point, with its random stream; while an action runs, the table before it."""
        quiet = self._quiet or self._state
        assert isinstance(quiet, State)
        return quiet

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> AeonsEndView:
        return view_of(self.st, seat)

    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        return describe(self.st, ask, seat)

    def _about(self, ask: Ask, seat: Seat) -> About:
        return about(self.st, ask, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate(self.st, Seat(seat))

    def candidates(self, ask: Ask) -> Answers:
        return candidates(self.st, ask)

    def likely(self, ask: Ask, chance: Rng) -> int:  # noqa: ARG002 - the players of Aeon's End play together, and well
        return ask.answers.index(natural(self.st, ask))

    def leaf_value(self, seat: int, kind: LeafKind) -> float:
        if self.outcome is not None:
            return how_it_ended(self.st)
        return learned_value(self.st) if kind == LEARNED else self.evaluate(seat)

    def search_numbers(self, level: str) -> Mapping[str, int]:
        return LEVELS.get(level, {})

    def blunders(self, seat: int, numbers: Sequence[int]) -> Collection[int]:
        return dominated(self, seat, numbers, _left_over)

    def gives_up_turn(self, ask: Ask, value: Value) -> bool:
        return ask.kind == "main" and value[0] == END_TURN

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        return why_not(self.st, Seat(seat), verb, thing, asked=self.decision_for(seat), quiet=self.quiet)


def _left_over(match: Match) -> LeftOver:
    assert isinstance(match, AeonsEndMatch)
    return left_over(match.st)
