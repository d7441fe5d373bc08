"""What must be true of an Ashes table after every answer, whatever was played."""

from __future__ import annotations

from collections import Counter

from emberhold.core.match import Match
from emberhold.games.ashes.constants import (
    ATTACHED,
    BATTLEFIELD,
    CONJURATION,
    CONJURATIONS,
    DECK_SIZE,
    DISCARD,
    DRAW,
    FIRST_FIVE,
    HAND,
    IN_PLAY,
    OPEN,
    PHOENIX,
    PHOENIXBORN,
    PLAYED,
    POOL_SIZE,
    PREP_DISCARD,
    REMOVED,
    SPELLBOARD,
    TURN,
)
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.rules.values import overdue
from emberhold.games.ashes.state import DEFS, State

__all__ = ["Referee", "table_of"]


def table_of(match: Match) -> State:
    assert isinstance(match, AshesMatch)
    return match.st


class Referee:
    """Watches one match; remembers what each player brought, which can neither grow nor shrink."""

    def __init__(self, match: Match) -> None:
        st = table_of(match)
        self.brought = self._belongings(st)
        for owner in range(st.seats):
            kinds = Counter(DEFS[index].kind for of, index in self.brought.elements() if of == owner)
            assert kinds[PHOENIXBORN] == 1
            assert sum(kinds.values()) - kinds[CONJURATION] == DECK_SIZE + 1

    @staticmethod
    def _belongings(st: State) -> Counter[tuple[int, int]]:
        return Counter(zip(st.owner, st.card, strict=True))

    def check(self, match: Match) -> None:
        st = table_of(match)
        assert self._belongings(st) == self.brought, "cards are conserved for each owner"
        each_card_lies_in_one_place(st, quiet=match.quiet)
        dice_are_conserved(st)
        knowledge_follows_the_zones(st)
        tokens_lie_on_cards_in_play(st, quiet=match.quiet)
        places_are_not_overfull(st)
        the_flow_is_in_order(st, match)


def each_card_lies_in_one_place(st: State, *, quiet: bool) -> None:
    everywhere = [(card, zone, seat) for seat in range(st.seats) for zone, card in _lying_before(st, seat)]
    everywhere += [(card, ATTACHED, st.controller[card]) for card in st.attached]
    everywhere += [(card, REMOVED, st.owner[card]) for card in st.removed]
    found = {card: (zone, seat) for card, zone, seat in everywhere}
    assert len(found) == len(everywhere), "a card lies in two places"
    for card, (zone, seat) in found.items():
        assert (st.zone[card], st.controller[card]) == (zone, seat)
        if not IN_PLAY >> zone & 1:
            assert st.owner[card] == seat, "cards out of play are with their owner"
    in_the_air = [card for card in range(len(st.card)) if card not in found]
    assert all(st.zone[card] == PLAYED for card in in_the_air), "a card lies nowhere"
    assert not (quiet and in_the_air), "a card is being played although nothing is going on"


def _lying_before(st: State, seat: int) -> list[tuple[int, int]]:
    """Zone and card of everything on one side of the table."""
    zones = {
        DRAW: st.draw[seat],
        HAND: st.hand[seat],
        DISCARD: st.discard[seat],
        CONJURATIONS: st.conjurations[seat],
        BATTLEFIELD: st.battlefield[seat],
        SPELLBOARD: st.spellboard[seat],
        PHOENIX: [st.phoenixborn[seat]] if st.alive[seat] else [],
    }
    if not st.alive[seat]:
        assert not any(zones.values()), "who is out has nothing left (ELIM-02, ELIM-04)"
    for zone, cards in zones.items():
        for card in cards:
            is_conjuration = DEFS[st.card[card]].kind == CONJURATION
            assert zone in (CONJURATIONS, BATTLEFIELD) if is_conjuration else zone != CONJURATIONS, "SUMMON-04"
    return [(zone, card) for zone, cards in zones.items() for card in cards]


def dice_are_conserved(st: State) -> None:
    for seat in range(st.seats):
        pools = sum(st.dice[seat]) + sum(st.exhausted_dice[seat])
        away = sum(owner == seat for _, owner, _ in st.card_dice)
        assert pools + away == POOL_SIZE if st.alive[seat] else pools == 0
        assert min(*st.dice[seat], *st.exhausted_dice[seat]) >= 0


def knowledge_follows_the_zones(st: State) -> None:
    """HIDDEN: an id is given with knowledge and taken with it; the zone says who must know and who cannot."""
    everybody = (1 << st.seats + 1) - 1
    for viewer in range(st.seats + 1):
        ids = st.ids[viewer]
        known = [card for card in range(len(st.card)) if st.seen[card] >> viewer & 1]
        assert known == [card for card, id in enumerate(ids) if id]
        assert len({ids[card] for card in known}) == len(known)
        assert all(0 <= id < st.next_id[viewer] for id in ids)
    for card, zone in enumerate(st.zone):
        mine = 1 << st.controller[card]
        if OPEN >> zone & 1:
            assert st.seen[card] == everybody, "HIDDEN-02"
        elif zone == HAND:
            assert st.seen[card] in (mine, everybody)
        else:
            assert st.seen[card] == (mine if zone == CONJURATIONS else 0), "HIDDEN-01"


def tokens_lie_on_cards_in_play(st: State, *, quiet: bool) -> None:
    for card, zone in enumerate(st.zone):
        tokens = (st.wounds[card], st.exhaustion[card], st.status[card])
        assert min(tokens) >= 0
        if not IN_PLAY >> zone & 1:
            assert not any(tokens), "DISC-01"
            assert (st.boost[card], st.bypass[card], st.doomed[card]) == (0, False, False)
        assert (st.host[card] >= 0) == (zone == ATTACHED)
        if zone == ATTACHED:
            assert st.zone[st.host[card]] == BATTLEFIELD, "ALTER-01"
            assert st.controller[card] == st.controller[st.host[card]], "CTRL-04"
    assert all(st.zone[card] == BATTLEFIELD for card, _, _ in st.card_dice)
    if quiet:
        assert not any(st.doomed)
        assert not overdue(st), "DMG-16: what should be destroyed still stands"
        for seat in range(st.seats):
            assert all(st.status[card] or not DEFS[st.card[card]].needs_status for card in st.spellboard[seat])


def places_are_not_overfull(st: State) -> None:
    for seat in range(st.seats):
        limits = DEFS[st.card[st.phoenixborn[seat]]]
        assert len(st.battlefield[seat]) <= limits.battlefield, "PLACE-01"
        assert len({st.card[card] for card in st.spellboard[seat]}) <= limits.spellboard, "PLACE-01"


def the_flow_is_in_order(st: State, match: Match) -> None:
    living = [seat for seat in range(st.seats) if st.alive[seat]]
    assert bool(match.pending) == (match.outcome is None), "a dead end, or questions after the end"
    if match.outcome is not None:
        assert match.outcome.winners == tuple(living)
        assert len(living) == 1, "WIN-02"
        return
    assert len(living) >= 2
    assert st.phase == FIRST_FIVE or (st.first >= 0 and st.alive[st.first]), "ELIM-06"
    assert st.main in (0, 1)
    assert st.side in (0, 1)
    assert st.extra_side >= 0
    assert (st.active >= 0) == (st.phase == TURN), "TURN-01"
    if match.quiet:
        assert st.attack is None
        assert not any((st.queue.hits, st.queue.moments, st.claimed))
        assert st.phase in (FIRST_FIVE, PREP_DISCARD, TURN)
        assert st.phase != TURN or st.alive[st.active], "ELIM-05"
    asked = [seat for decision in match.pending for seat in decision.seats]
    assert len(asked) == len(set(asked))
    assert set(asked) <= set(living)
    assert len(match.pending) == 1 or st.phase in (FIRST_FIVE, PREP_DISCARD), "only there all choose at once"
    assert all(len(ask.answers) >= 2 or ask.hidden for ask in match._asks), (
        "a single answer is asked only to hide a hand"
    )
