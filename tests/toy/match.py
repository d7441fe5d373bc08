"""The flow of the toy as plain data: all stake at once and in secret, then each has one turn, then all draw."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import NONE, Ask, Effect, Message, Option, Value, WhyNot
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.match import Match, View
from emberhold.core.rng import Rng
from emberhold.core.state import Outcome, State
from tests.toy.cards import EFFECTS, reveal_stakes
from tests.toy.setup import lay_out
from tests.toy.state import HAND, ROUNDS, SLUGS, ToyState

CARD_VERBS: Final = {
    "stake": "stake",
    "turn": "play",
    "echo": "echo",
    "show": "show",
    "keep": "keep",
    "ward": "ward",
    "push": "push",
}


class Toy(Match):
    """One match of the toy."""

    game = "toy"
    rules_version = "1"
    _state: ToyState

    @staticmethod
    def begin(
        setup: Setup, seed: int, *, track: bool = True, log: bool = True, on_forced: ForcedListener | None = None
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

    def _undecided(self) -> list[int]:
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

    def _begin(self, seat: int, value: Value) -> Effect | None:
        s = self._state
        if s.staking:
            s.stake[seat] = value[0]
            return None
        s.turns.pop(0)
        if not value:
            s.tell("passed", seat=seat)
            return None
        s.put_down(seat, value[0], "played")
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
            dealt = sorted([s.card[c] for c in unknown])
            rng.shuffle(dealt)
            for card, text in zip(unknown, dealt, strict=True):
                s.card[card] = text

    # -- what is seen --------------------------------------------------------------------------------------------

    def _describe(self, ask: Ask, seat: int) -> tuple[Message, list[Option]]:
        options = []
        for number, value in enumerate(ask.answers):
            meaning, refs = self._meaning(ask, seat, value)
            text = Message(f"toy-{ask.kind}-{meaning[0]}", {"what": "-".join(meaning[1:])})
            options.append(Option(str(number), meaning, text, refs, ask.rule))
        return Message(f"toy-{ask.kind}"), options

    def _meaning(self, ask: Ask, seat: int, value: Value) -> tuple[tuple[str, ...], tuple[int, ...]]:
        s = self._state
        if not value:
            return ("pass" if ask.kind == "turn" else "decline",), ()
        if ask.kind == "target":
            return ("target", f"seat-{value[0]}"), ()
        if ask.kind not in CARD_VERBS:
            return (ask.kind,), ()
        card = value[0]
        like = [c for c in ask.about or s.hand[ask.seats[0]] if s.sort(c) == s.sort(card)]
        # To play the card that an opponent has seen is another thing than to play its unseen twin.
        shown = [f"shown-to-{viewer}" for viewer in s.everyone if viewer != seat and s.seen[card] >> viewer & 1]
        return (CARD_VERBS[ask.kind], SLUGS[s.card[card]], *shown), tuple([s.ids[seat][c] for c in like])

    def view(self, seat: int | None) -> View:
        s = self._state
        viewer = s.seats if seat is None else seat
        return {
            "game": self.game,
            "seat": seat,
            "round": s.round,
            "phase": "stake" if s.staking else "turn",
            "turns": s.turns[:],
            "stake": None if seat is None or s.stake[seat] < 0 else s.told(s.stake[seat], viewer),
            "players": [
                {
                    "life": s.life[i],
                    # Sorted by id: the place of a card in a hand would tell which of its neighbours was played.
                    "hand": [s.told(c, viewer) for c in sorted(s.hand[i], key=s.ids[viewer].__getitem__)],
                    "pile": [s.told(c, viewer) for c in s.pile[i]],
                    "discard": [s.told(c, viewer) for c in s.discard[i]],
                }
                for i in range(s.seats)
            ],
            "outcome": None if s.outcome is None else s.outcome.to_json(),
        }

    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        """`thing` is a card's id as the seat sees it, or the name of a button (which is its verb)."""
        decision = self.decision_for(seat)
        if decision is not None:
            for option in decision.described(seat)[1]:
                if option.meaning[0] == verb and (thing in option.refs or thing == verb):
                    return None
        s = self._state
        if isinstance(thing, int) and thing not in [s.ids[seat][card] for card in s.hand[seat]]:
            return WhyNot(Message("toy-not-in-your-hand"), "TOY-HAND")
        if decision is None:
            return WhyNot(Message("toy-not-your-decision"), "TOY-TURN")
        return WhyNot(Message("toy-not-asked-for", {"now": f"toy-{decision.kind}"}), decision.ask.rule)
