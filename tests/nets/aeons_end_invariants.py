"""What must be true of an Aeon's End table after every answer, whatever was played."""

from __future__ import annotations

from collections import Counter

from emberhold.core.kinds import DefIndex
from emberhold.core.match import Match
from emberhold.games.aeons_end.constants import (
    ATTACHED,
    CASTING,
    DECK,
    DISCARD,
    FORGE,
    GRAVEHOLD_LIFE,
    HAND,
    LIFE,
    MAIN,
    MARKET,
    MAT_DECK,
    MINION,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_PLAY,
    NEMESIS_TURN,
    ON_MAT,
    PLAYED,
    PREPPED,
    SUPPLY,
)
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.aether import slots
from emberhold.games.aeons_end.state import DEFS, NO_BREACH, State

__all__ = ["Referee", "table_of"]

REARRANGED = 3
"""So many cards from the top of a deck an ability lets its player put back in any order."""


def table_of(match: Match) -> State:
    assert isinstance(match, AeonsEndMatch)
    return match.st


class Referee:
    """Watches one battle; remembers what there was at the beginning and how decks lay before."""

    def __init__(self, match: Match) -> None:
        st = table_of(match)
        self.brought = self._belongings(st)
        self.turn_cards = sorted([*st.turn_deck, *st.turn_discard])
        self.heard = 0
        self._remember(st)

    @staticmethod
    def _belongings(st: State) -> Counter[DefIndex]:
        """All cards by name: in a supply pile or anywhere else. The nemesis' own may come as they are needed."""
        counts = Counter(st.card[c] for c in range(len(st.card)) if st.zone[c] != SUPPLY and _players(st, c))
        for pile, index in enumerate(st.pile):
            counts[index] += st.left[pile]
        return counts

    def _remember(self, st: State) -> None:
        self.decks = [cards[:] for cards in st.deck]
        self.discards = [cards[:] for cards in st.discard]

    def check(self, match: Match, *, log: bool = True) -> None:
        st = table_of(match)
        assert self._belongings(st) == self.brought, "player cards are neither lost nor doubled"
        each_card_lies_in_one_place(st)
        values_are_within_their_caps(st)
        breaches_are_in_order(st)
        assert sorted([*st.turn_deck, *st.turn_discard]) == self.turn_cards, "TURN-01"
        the_flow_is_in_order(st, match)
        if log:
            self._decks_moved_as_the_rules_say(st, match)
            self._remember(st)

    def _decks_moved_as_the_rules_say(self, st: State, match: Match) -> None:
        """DRAW-08: a deck is never shuffled, unless a nemesis tells that it is. What stays in it keeps its order, and a
        turned pile is a pile turned."""
        events = match.events(0, self.heard)
        self.heard += len(events)
        moved = {int(str(event["card"]["id"])) - 1 for event in events if event["kind"] == "put-on-deck"}  # type: ignore[index]
        flipped = {event["seat"] for event in events if event["kind"] == "flipped"}
        revealed = {event["seat"] for event in events if event["kind"] == "revealed"}
        shuffled = {event["seat"] for event in events if event["kind"] == "deck-shuffled"}
        gained = Counter(event["seat"] for event in events if event["kind"] in ("gained", "corruption-gained"))
        for seat in set(range(st.seats)) - shuffled:
            old, new = self.decks[seat], st.deck[seat]
            kept = [card for card in old if card in new and card not in moved]
            if seat in revealed:
                kept = kept[: max(0, len(kept) - REARRANGED)]
            elif seat not in flipped:
                assert len(new) <= len(old) + len(moved) + gained[seat], "cards came into a deck that was not turned"
            places = [new.index(card) for card in kept]
            assert places == sorted(places), "DRAW-08: a deck changed its order"
            turned = [card for card in self.discards[seat] if card in new and card not in moved]
            if turned:
                assert seat in flipped, "DRAW-04: a discard pile came into the deck without being turned"
                if seat not in revealed:
                    places = [new.index(card) for card in turned]
                    assert places == sorted(places, reverse=True), "DRAW-05: the first discard is on top"


def _players(st: State, card: int) -> bool:
    return not DEFS[st.card[card]].is_nemesis_card


def each_card_lies_in_one_place(st: State) -> None:
    everywhere: list[tuple[int, int, int]] = []
    for seat in range(st.seats):
        for zone, cards in (
            (HAND, st.hand[seat]),
            (DECK, st.deck[seat]),
            (DISCARD, st.discard[seat]),
            (PLAYED, st.played[seat]),
            (FORGE, st.forge[seat]),
        ):
            everywhere += [(card, zone, seat) for card in cards]
    for b in range(4 * st.seats):
        everywhere += [(card, PREPPED, b // 4) for card in st.prepped[b]]
        if st.relic[b] >= 0:
            everywhere.append((st.relic[b], ATTACHED, b // 4))
    for zone, cards in (
        (NEMESIS_DECK, st.nemesis_deck),
        (NEMESIS_PLAY, st.in_play),
        (NEMESIS_DISCARD, st.nemesis_discard),
        (ON_MAT, st.mat.cards),
        (MAT_DECK, st.mat.own_deck),
    ):
        everywhere += [(card, zone, -1) for card in cards]
    found = {card: (zone, holder) for card, zone, holder in everywhere}
    assert len(found) == len(everywhere), "a card lies in two places"
    lying = {
        HAND,
        DECK,
        DISCARD,
        PLAYED,
        PREPPED,
        ATTACHED,
        NEMESIS_DECK,
        NEMESIS_PLAY,
        NEMESIS_DISCARD,
        ON_MAT,
        MAT_DECK,
    }
    for card in range(len(st.card)):
        if st.zone[card] in lying:
            assert card in found, "a card lies nowhere"
        if card in found:
            assert (st.zone[card], st.holder[card]) == found[card]
        assert (st.host[card] >= 0) == (st.zone[card] in (PREPPED, ATTACHED))


def values_are_within_their_caps(st: State) -> None:
    """GEN-07, GEN-08, CHARGE-03."""
    assert all(0 <= life <= LIFE for life in st.life)
    assert all(exhausted == (life == 0) for exhausted, life in zip(st.exhausted, st.life, strict=True))
    assert 0 <= st.gravehold <= GRAVEHOLD_LIFE
    assert 0 <= st.nemesis_life <= NEMESES[st.nemesis].life
    assert all(0 <= st.charges[seat] <= slots(st, seat) for seat in st.all_seats)
    assert all(n >= 0 for purses in st.aether for n in purses)
    assert all(0 <= left <= DEFS[index].copies for left, index in zip(st.left, st.pile, strict=True))
    assert st.nemesis_tokens >= 0
    for card in st.in_play:
        if DEFS[st.card[card]].kind == MINION:
            above = card == NEMESES[st.nemesis].stand_in(st)  # exhaustion may lift it above the life it entered with
            assert 0 < st.lives[card] <= st.starting_life[card] or above or st.outcome is not None
        else:
            assert 0 <= st.power[card] <= DEFS[st.card[card]].power


def breaches_are_in_order(st: State) -> None:
    for b in range(4 * st.seats):
        if st.breach[b] == NO_BREACH:
            assert not any((st.prepped[b], st.open[b], st.surge[b], st.energized[b]))
            assert st.relic[b] < 0, "BREACH-16"
        assert 0 <= st.facing[b] <= 3
        # Star Bind preps two spells, and a Link Conduit that has left leaves two behind.
        assert len(st.prepped[b]) <= 2


def the_flow_is_in_order(st: State, match: Match) -> None:
    assert bool(match.pending) == (match.outcome is None), "a dead end, or questions after the end"
    if match.outcome is not None:
        assert match.outcome.winners in ((), tuple(range(st.seats))), "GEN-01"
        return
    assert st.gravehold > 0, "END-06"
    assert st.seats == 1 or not all(st.exhausted), "END-05"
    assert st.turn_deck.count(NEMESIS_TURN) + st.turn_discard.count(NEMESIS_TURN) == 2
    assert len(match.pending) == 1
    assert all(decision.count >= 2 for decision in match.pending), "a single answer is no question"
    if match.quiet:
        assert st.phase in (CASTING, MAIN)
        assert not any((st.due, st.unleashing, st.resolving, st.exhausting))
        assert all(DEFS[index].role == MARKET for index in st.pile)
