"""Two worlds that one seat cannot tell apart, played side by side: what that seat sees must stay the same.

The true match and a redealt copy get the same luck and the same answers (by meaning). A decision that exists in only
one of them, such as a reaction from a hidden hand, is declined there; the seat must not notice that it existed. The
comparison ends where the seat rightly learns a card that differs, or where the worlds have no answer in common.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.core.decisions import NONE, Decision
from emberhold.core.events import EventLog
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from tests.conformance.random_play import can_decline, cards_named, is_quiet, text, what_a_seat_sees


@dataclass(frozen=True)
class Walk:
    """How far two worlds went together, and why they parted."""

    steps: int
    declined: int
    end: str


def lockstep(match: Match, seat: int | None, rng: Rng, limit: int = 400) -> Walk:
    """Fork a match into itself and a world dealt anew for the seat, and play both; fails on the first difference.

    A spectator (None) is never asked, but sees and hears all the same.
    """
    true, world = match.clone(), match.determinize(seat, rng)
    world._state.log = EventLog()
    world._track = True  # it is played, so it asks what keeps a hand secret
    world._state.rng = true._state.rng.copy()
    declined = 0
    for steps in range(limit):
        parted = _learned_something_else(true, world, seat)
        while not parted and (passed := _decline_what_the_other_lacks(true, world, seat)):
            declined += passed
            parted = _learned_something_else(true, world, seat)
        if parted:
            return Walk(steps, declined, "learned")
        ours, theirs = _open(true), _open(world)
        if _kinds(ours) != _kinds(theirs) or _waits_behind(true, world, seat) or _waits_behind(world, true, seat):
            others = [who for who in (*ours, *theirs) if who != seat]
            assert others, f"seat {seat} is asked in one world only:\n{_seen(true, seat)}\n{_seen(world, seat)}"
            return Walk(steps, declined, "parted")
        assert _seen(true, seat) == _seen(world, seat), f"seat {seat} can tell the worlds apart"
        if not ours:
            return Walk(steps, declined, "over")
        who = sorted(ours)[rng.below(len(ours))]
        common = _common(ours[who], theirs[who], who)
        if not common:
            return Walk(steps, declined, "parted")
        key, twin = common[rng.below(len(common))]
        true.answer(who, ours[who], key)
        world.answer(who, theirs[who], twin)
    return Walk(limit, declined, "limit")


def _open(match: Match) -> dict[int, Decision]:
    """The pending decisions by their first seat."""
    return {decision.seats[0]: decision for decision in match.pending}


def _kinds(decisions: dict[int, Decision]) -> dict[int, str]:
    return {who: decision.kind for who, decision in decisions.items()}


def _seen(match: Match, seat: int | None) -> str:
    return text([what_a_seat_sees(match, seat), match.events(seat)])


def _waits_behind(match: Match, other: Match, seat: int | None) -> bool:
    """Whether this world waits, in mid-effect, for somebody who was passed over in the other, which has gone on."""
    waits = not is_quiet(match) and all(seat not in decision.seats for decision in match.pending)
    return waits and len(match.events(seat)) < len(other.events(seat))


def _decline_what_the_other_lacks(true: Match, world: Match, seat: int | None) -> bool:
    """Decline one decision that only one world has; True if there was one.

    Only in mid-effect: whose turn it is, is known to all, and a declined turn would set the worlds a turn apart.
    """
    for match, other in ((true, world), (world, true)):
        lacking = _kinds(_open(other))
        ahead, behind = _waits_behind(other, match, seat), _waits_behind(match, other, seat)
        for who, decision in _open(match).items():
            if seat in decision.seats or is_quiet(match):
                continue
            # A question that was open when the cards were dealt anew may be left with a single answer.
            unknown = behind or (not ahead and lacking.get(who) != decision.kind)
            if decision.count == 1 or (unknown and can_decline(decision)):
                index = 0 if decision.count == 1 else decision.ask.answers.index(NONE)
                match.answer(who, decision, str(index))
                return True
    return False


def _learned_something_else(true: Match, world: Match, seat: int | None) -> bool:
    """Whether a card has another name in the other world, for a seat that was given an id for it.

    An id is given with knowledge. A name without an id was never learned, so it does not excuse a difference.
    """
    names = [dict(cards_named([match.view(seat), match.events(seat)])) for match in (true, world)]
    return any(names[0][id] != names[1][id] for id in names[0].keys() & names[1].keys() if id != 0)


def _common(ours: Decision, theirs: Decision, seat: int) -> list[tuple[str, str]]:
    """Keys of the options that mean the same in both worlds."""
    twins = {option.meaning: option.key for option in theirs.described(seat)[1]}
    return [(o.key, twins[o.meaning]) for o in ours.described(seat)[1] if o.meaning in twins]
