"""Two tables compared card by card, whatever numbers their cards have."""

from __future__ import annotations

from emberhold.core.knowledge import HiddenState
from emberhold.core.match import Match
from emberhold.core.state import State as CoreState
from emberhold.games.ashes.constants import CONJURATIONS, FIRST_FIVE, PREP_DISCARD
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.state import DEFS, State

__all__ = ["quiet", "same_table"]

# What is compared in another way, or need not survive: view ids, the log, and what lives only inside an action.
BY_CARD = ("owner", "controller", "wounds", "exhaustion", "status", "seen", "boost", "bypass", "doomed")
BY_SEAT = ("dice", "exhausted_dice", "alive", "reacted", "drawn", "passed")
PLAIN = ("seats", "all_seats", "phase", "round", "active", "first", "main", "sealed", "outcome")
PILES = ("draw", "hand", "discard", "battlefield", "spellboard")
CARDS_ELSEWHERE = ("card", "zone", "host", "conjurations", "phoenixborn", "attached", "removed", "card_dice")
ELSEWHERE = ("picks", "ready", "first_five", "side", "extra_side", "half_attack", "conceded", "rng")
LEFT_OUT = ("ids", "next_id", "reveals", "log", "queue", "attack", "claimed", "ongoing")


def quiet(match: Match) -> State:
    assert isinstance(match, AshesMatch)
    return match.quiet_state()


def every_field() -> set[str]:
    return {*State.__slots__, *HiddenState.__slots__, *CoreState.__slots__}


def same_table(one: State, other: State) -> None:
    """Field by field, up to the numbers of the cards; a difference fails with the name of the field."""
    assert every_field() == {*BY_CARD, *BY_SEAT, *PLAIN, *PILES, *CARDS_ELSEWHERE, *ELSEWHERE, *LEFT_OUT}
    for field in PLAIN:
        assert getattr(one, field) == getattr(other, field), field
    assert one.rng.state == other.rng.state
    assert one.side + one.extra_side == other.side + other.extra_side  # TURN-09: only the sum counts
    pairs = _pairs(one, other)
    assert sorted(pairs) == list(range(len(one.card))) == sorted(pairs.values())
    for mine, theirs in pairs.items():
        assert one.card[mine] == other.card[theirs]
        assert one.zone[mine] == other.zone[theirs]
        assert one.host[mine] < 0 or pairs[one.host[mine]] == other.host[theirs]
        for field in BY_CARD:
            assert getattr(one, field)[mine] == getattr(other, field)[theirs], (field, DEFS[one.card[mine]].slug)
    for seat in range(one.seats):
        if not one.alive[seat]:
            assert one.conceded >> seat & 1 == other.conceded >> seat & 1
            continue
        for field in BY_SEAT:
            assert getattr(one, field)[seat] == getattr(other, field)[seat], (field, seat)
        if one.phase in (FIRST_FIVE, PREP_DISCARD):
            assert one.ready[seat] == other.ready[seat]
            assert [pairs[card] for card in one.picks[seat]] == other.picks[seat]
        if not one.drawn[seat]:
            assert _first_five(one, seat) == _first_five(other, seat)
    _same_dice_on_cards(one, other, pairs)
    _same_attack(one, other, pairs)


def _pairs(one: State, other: State) -> dict[int, int]:
    """Card by card in the order of the zones; conjuration piles lie face down in no order (SETUP-05)."""
    pairs: dict[int, int] = dict(zip(one.phoenixborn, other.phoenixborn, strict=True))
    for field in PILES:
        for mine, theirs in zip(getattr(one, field), getattr(other, field), strict=True):
            pairs |= dict(zip(mine, theirs, strict=True))
    pairs |= dict(zip(one.attached, other.attached, strict=True))
    pairs |= dict(zip(one.removed, other.removed, strict=True))
    for seat in range(one.seats):
        mine, theirs = (sorted(st.conjurations[seat], key=lambda card: st.card[card]) for st in (one, other))
        pairs |= dict(zip(mine, theirs, strict=True))
    assert all(one.zone[card] == CONJURATIONS for pile in one.conjurations for card in pile)
    return pairs


def _first_five(st: State, seat: int) -> list[tuple[str, bool]]:
    """The five names, and which of them are still a secret of the hand."""
    everybody = (1 << st.seats + 1) - 1
    return [(DEFS[st.card[card]].slug, st.seen[card] != everybody) for card in st.first_five[seat]]


def _same_dice_on_cards(one: State, other: State, pairs: dict[int, int]) -> None:
    """Card by card; which card got its die first only orders the options at the end of the round."""
    for mine, theirs in pairs.items():
        dice = [(owner, kind) for on, owner, kind in one.card_dice if on == mine]
        assert dice == [(owner, kind) for on, owner, kind in other.card_dice if on == theirs]


def _same_attack(one: State, other: State, pairs: dict[int, int]) -> None:
    mine, theirs = one.half_attack, other.half_attack
    assert (mine is None) == (theirs is None)
    if mine is None or theirs is None:
        return
    assert [pairs[unit] for unit in mine.attackers] == list(theirs.attackers)
    assert [(pairs[a], pairs[b]) for a, b in mine.blocks] == list(theirs.blocks)
    assert [pairs[unit] for unit in mine.struck] == list(theirs.struck)
    assert (pairs[mine.target], pairs.get(mine.guard, -1)) == (theirs.target, theirs.guard)
    assert (mine.target_unit, mine.declared) == (theirs.target_unit, theirs.declared)
