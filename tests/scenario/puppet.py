"""A game without rules: `given` lists the questions it asks, the board it shows and the reasons it gives.

So a test can put the scenario runner before any question, without a game in which that question comes up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.core.choice import Choice, Preset
from emberhold.core.decisions import FIRST, NONE, NOTHING, Ask, Effect, Manners, Message, Option, Value, WhyNot
from emberhold.core.errors import EmberholdError
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.kinds import Seat
from emberhold.core.match import Match, View
from emberhold.core.registry import GameSpec, SetupError
from emberhold.core.rng import Rng
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.core.seeds import Seed, play_stream
from emberhold.core.state import Outcome, State

KINDS = {
    "order": Manners(usual=FIRST),
    "pay": Manners(usual=FIRST),
    "window": Manners(interrupts=True, usual=NOTHING),
}
DECLINE = "decline"


class Strings(State):
    """What the puppet has been told so far."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.at = 0
        self.said: list[str] = []
        self.answered: list[int] = []

    def copy(self) -> Strings:
        other = Strings(self.seats, self.rng.copy())
        other.outcome, other.conceded = self.outcome, self.conceded
        other.at, other.said, other.answered = self.at, self.said[:], self.answered[:]
        return other


class Puppet(Match):
    """Asks what it is told to ask: a list of rounds, each a question or a list of simultaneous ones."""

    game = "puppet"
    rules_version = "1"
    kinds = KINDS
    _state: Strings
    _setup: Mapping[str, Any]

    def _round(self) -> list[dict[str, Any]]:
        found = self._setup.get("asks", [])[self._state.at]
        return found if isinstance(found, list) else [found]

    def _quiet_asks(self) -> tuple[Ask, ...]:
        out = []
        for number, ask in enumerate(self._round()):
            if number not in self._state.answered:
                seats = tuple([Seat(SEAT_LETTERS.index(seat)) for seat in ask["seat"]])
                answers: list[Value] = [
                    NONE if words == DECLINE else (number, n) for n, words in enumerate(ask["options"])
                ]
                out.append(Ask(ask["kind"], seats[0], answers, seats=seats, rule=ask.get("rule", "")))
        return tuple(out)

    def _begin(self, seat: int, value: Value) -> Effect | None:
        s, ask = self._state, self._round()
        number = value[0] if value else next(n for n, one in enumerate(ask) if SEAT_LETTERS[seat] in one["seat"])
        words = ask[number]["options"][value[1]] if value else DECLINE
        if words == "explode":
            raise ZeroDivisionError("the strings are torn")
        s.said.append(f"{SEAT_LETTERS[seat]}: {words}")
        s.answered.append(number)
        if len(s.answered) == len(ask):
            s.at, s.answered = s.at + 1, []
        return None

    def _waits(self) -> bool:
        return self._state.at < len(self._setup.get("asks", []))

    def _proceed(self) -> Effect | None:
        self._state.outcome = Outcome(tuple([SEAT_LETTERS.index(w) for w in self._setup.get("winners", "")]), "told so")
        return None

    def _leave(self, seat: int) -> None:
        self._state.outcome = Outcome((1 - seat,), "conceded")

    def _redeal(self, viewer: int, rng: Rng) -> None:
        pass

    def _describe(self, ask: Ask, seat: int) -> tuple[Message, list[Option]]:  # noqa: ARG002
        words = [self._round()[value[0]]["options"][value[1]] if value else DECLINE for value in ask.answers]
        return Message("asked"), [
            Option(str(n), tuple(said.split()), Message("said"), (), ask.rule) for n, said in enumerate(words)
        ]

    def view(self, seat: int | None) -> View:
        found: View = self._setup.get("views", {}).get("" if seat is None else SEAT_LETTERS[seat], {})
        return found

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:  # noqa: ARG002
        if verb == "juggle":
            raise EmberholdError("Nobody can juggle.")
        rule = self._setup.get("reasons", {}).get(f"{verb} {thing}")
        return None if rule is None else WhyNot(Message("because"), rule)

    def _fresh(self, state: State, *, track: bool) -> Match:
        return Puppet(state, self._setup, self._seed, track=track, log=False)

    def _restart(self) -> Match:
        return PUPPET.new(self._setup, self._seed)


class PuppetSpec:
    """The puppet as an entry point would give it."""

    name = "puppet"
    rules_version = "1"
    players = (1, 4)
    cooperative = False
    card_facts = frozenset(("card", "wounds", "exhaustion"))
    verbs: Mapping[str, Sequence[str]] = {"hand": ("play",), "units": ("use",), "attached": ("use",)}

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        return self._laid(setup, seed, track=track, log=log)

    def _laid(
        self, given: Mapping[str, Any], seed: Seed, *, track: bool, log: bool, on_forced: ForcedListener | None = None
    ) -> Match:
        if "broken" in given:
            raise SetupError("broken: a broken puppet cannot be staged.")
        state = Strings(given.get("seats", 2), play_stream(seed))
        state.at, state.said = given.get("at", 0), list(given.get("said", []))
        state.answered = list(given.get("answered", []))
        match = Puppet(state, given, seed, track=track, log=log)
        match.on_forced = on_forced
        match.start()
        return match

    def setups(self, players: int) -> Sequence[Setup]:
        return [{"seats": players, "asks": []}] if players <= 2 else []

    def matchup(self, setup: Setup) -> Mapping[str, object]:  # noqa: ARG002 - all puppets are alike
        return {}

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:  # noqa: ARG002 - a puppet has no choices
        return []

    def presets(self, players: int) -> Sequence[Preset]:  # noqa: ARG002 - nor anything to recommend
        return []

    def content(self) -> Sequence[Mapping[str, object]]:
        return [{"slug": "gilder", "text": "A sentence about shapes."}, {"slug": "hammer-knight"}]

    def reads(self, deck: object) -> bool:
        return isinstance(deck, dict)

    def check_deck(self, deck: object) -> Mapping[str, object]:
        raise SetupError(f"A puppet has no deck, not even {deck}.")

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        return self._laid(given, seed, track=True, log=True, on_forced=on_forced)

    def given(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, Puppet)
        s = match._state
        return {**match._setup, "at": s.at, "said": s.said[:], "answered": s.answered[:]}

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, Puppet)
        return {"said": match._state.said, "round": match._state.at, **match._setup.get("board", {})}


PUPPET: GameSpec = PuppetSpec()
