"""The flow of the toy as plain data: all stake at once and in secret, then each has one turn, then all draw."""

from __future__ import annotations

from emberhold.core.decisions import NONE, Ask, Decision, Effect, Message, Option, Value, WhyNot
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.kinds import CardId, Seat
from emberhold.core.knowledge import deal_names, known_ids
from emberhold.core.match import Match, View
from emberhold.core.question_kinds import describe
from emberhold.core.reasons import Reason, refers_to, why_not
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed
from emberhold.core.state import Outcome, State
from tests.toy.cards import EFFECTS, reveal_stakes
from tests.toy.question_kinds import KINDS
from tests.toy.setup import lay_out
from tests.toy.state import HAND, ROUNDS, ToyState


class Toy(Match):
    """One match of the toy."""

    game = "toy"
    rules_version = "1"
    kinds = KINDS
    _state: ToyState

    @staticmethod
    def begin(
        setup: Setup, seed: Seed, *, track: bool = True, log: bool = True, on_forced: ForcedListener | None = None
    ) -> Toy:
        match = Toy(lay_out(setup, seed), setup, seed, track=track, log=log)
        match.on_forced = on_forced
        match.start()
        return match

    def _restart(self) -> Match:
        return Toy.begin(self._setup, self._seed)

    def _fresh(self, state: State, *, track: bool) -> Match:
        return Toy(state, self._setup, self._seed, track=track, log=False)

    # -- flow ----------------------------------------------------------------------------------------------------

    def _undecided(self) -> list[Seat]:
        s = self._state
        return [seat for seat in s.alive() if s.hand[seat] and s.stake[seat] < 0]

    def _waits(self) -> bool:
        return bool(self._undecided() if self._state.staking else self._state.turns)

    def _quiet_asks(self) -> tuple[Ask, ...]:
        s = self._state
        if s.staking:
            return tuple([Ask("stake", i, s.one_of_each(s.hand[i]), rule="TOY-STAKE") for i in self._undecided()])
        seat = s.turns[0]
        return (Ask("turn", seat, [NONE, *s.one_of_each(s.hand[seat])], rule="TOY-TURN"),)

    def _begin(self, seat: Seat, value: Value) -> Effect | None:
        s = self._state
        if s.staking:
            s.stake[seat] = CardId(value[0])
            return None
        s.turns.pop(0)
        if not value:
            s.tell("passed", seat=seat)
            return None
        s.put_down(seat, CardId(value[0]), "played")
        return EFFECTS[s.card[value[0]]](s, seat)

    def _proceed(self) -> Effect | None:
        s = self._state
        if s.staking:
            return reveal_stakes(s)
        if s.round == ROUNDS:
            most = max(s.life)
            s.outcome = Outcome(tuple([seat for seat in s.alive() if s.life[seat] == most]), "most-life")
            return None
        s.round += 1
        s.staking = True
        for seat in s.alive():
            s.draw(seat, max(0, HAND - len(s.hand[seat])))
        return None

    def _leave(self, seat: int) -> None:
        if self._state.life[seat] > 0:
            self._state.fall(seat, "conceded")

    def _redeal(self, viewer: int, rng: Rng) -> None:
        """Everybody knows the deck lists, so what is unknown of one deck can only lie where cards of it lie."""
        s = self._state
        for seat in range(s.seats):
            unknown = [c for c in range(len(s.card)) if s.owner[c] == seat and not s.seen[c] >> viewer & 1]
            deal_names(s.card, unknown, rng)

    def _renew(self, rng: Rng) -> None:
        s = self._state
        for seat in range(s.seats):
            unknown = [c for c in range(len(s.card)) if s.owner[c] == seat and not s.seen[c] & (1 << s.seats) - 1]
            deal_names(s.card, unknown, rng)

    # -- what is seen --------------------------------------------------------------------------------------------

    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        return describe(KINDS[ask.kind], self._state, ask, seat, known_ids)

    def view(self, seat: int | None) -> View:
        s = self._state
        viewer = s.all_viewers[-1 if seat is None else seat]
        return {
            "game": self.game,
            "seat": seat,
            "round": s.round,
            "phase": "stake" if s.staking else "turn",
            "turns": s.turns[:],
            "stake": None if seat is None or s.stake[seat] < 0 else s.told([s.stake[seat]], viewer)[0],
            "players": [
                {
                    "life": s.life[i],
                    # Sorted by id: the place of a card in a hand would tell which of its neighbours was played.
                    "hand": s.told(sorted(s.hand[i], key=s.ids[viewer].__getitem__), viewer),
                    "pile": s.told(s.pile[i], viewer),
                    "discard": s.told(s.discard[i], viewer),
                }
                for i in range(s.seats)
            ],
            "outcome": None if s.outcome is None else s.outcome.to_json(),
        }

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        """`thing` is a card's id as the seat sees it, or the name of a button (which is its verb)."""
        decision = self.decision_for(seat)
        return why_not(decision, Seat(seat), verb, refers_to(thing), lambda: self._reason(seat, thing, decision))

    def _reason(self, seat: int, thing: object, decision: Decision | None) -> Reason:
        s = self._state
        if isinstance(thing, int) and thing not in [s.ids[seat][card] for card in s.hand[seat]]:
            return Reason("toy-not-in-your-hand", "TOY-HAND")
        if decision is None:
            return Reason("toy-not-your-decision", "TOY-TURN")
        return Reason("toy-not-asked-for", decision.ask.rule, {"now": f"toy-{decision.kind}"})
