"""Everything on the table, secrets included, for scenarios' `then`."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.constants import (
    MINION,
    NEMESIS,
    NEMESIS_MAIN,
    OWN_BREACHES,
    PHASES,
    POSITIONS,
    PURSES,
    SEATS,
    TURN_CARDS,
)
from emberhold.games.aeons_end.kinds import Breach
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.scenario.nemesis_scenario import scenario_of, scenarios
from emberhold.games.aeons_end.scenario.pieces import told_of, used_or_not
from emberhold.games.aeons_end.scenario.player_side import used_treasure
from emberhold.games.aeons_end.scenario.record import waiting_for_later
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, NO_BREACH, TREASURES, State

CARD_FACTS: Final = ("card", "used", "known", "life", "of", "tokens", "power", "acted")
"""What can be said about a card: whether it was used this turn, is known in its deck, and what lies on it in play."""


def look_at(st: State) -> dict[str, object]:
    out: dict[str, object] = {
        "phase": "over" if st.outcome is not None else PHASES[st.phase],
        "turn": "nemesis" if st.active == NEMESIS else SEATS[st.active],
        "turn number": st.turn,
        "gravehold": st.gravehold,
        "nemesis": _nemesis(st),
        "market": {DEFS[st.pile[pile]].slug: st.left[pile] for pile in range(len(st.pile))},
        "treasure": {
            TREASURES[t].slug: DEFS[st.pile[at]].slug if at >= 0 else "none"
            for t, at in zip(st.group, st.beside, strict=True)
        },
        "turn deck": [
            {"card": TURN_CARDS[card], "known": True} if known else TURN_CARDS[card]
            for card, known in zip(st.turn_deck[::-1], st.turn_known[::-1], strict=True)
        ],
        "turn discard": [TURN_CARDS[card] for card in st.turn_discard],
        "x token": SEATS[st.x_holder],
        "x turn": st.by_x,
        "pairs": ["none" if seat < 0 else SEATS[seat] for seat in st.pair],
        "casts": st.casts,
        "copies for": [SEATS[seat] for seat in st.watching],
        "waiting": [SEATS[seat] for seat in waiting_for_later(st)],
        "declined": [SEATS[seat] for seat in st.refused],
        "conceded": [SEATS[seat] for seat in st.all_seats if st.conceded >> seat & 1],
        "over": "" if st.outcome is None else st.outcome.reason,
    }
    for seat in st.all_seats:
        out[SEATS[seat]] = _player(st, seat)
    return out


def _slugs(st: State, cards: list[CardId]) -> list[object]:
    return [told_of(st, card) for card in cards]


def _nemesis(st: State) -> dict[str, object]:
    nemesis = NEMESES[st.nemesis]
    out: dict[str, object] = {
        "name": nemesis.slug,
        "life": st.nemesis_life,
        "harder": st.harder,
        "upgraded": [DEFS[index].slug for index in st.upgraded],
        "tokens": st.nemesis_tokens,
        "deck": _slugs(st, st.nemesis_deck[::-1]),
        "discard": _slugs(st, st.nemesis_discard),
        "play": [_in_play(st, card) for card in st.in_play],
    }
    for scenario in scenarios().values():
        out |= scenario.at_rest
    return out | scenario_of(st).facts(st) | {"board": nemesis.board(st)}


def _in_play(st: State, card: CardId) -> dict[str, object]:
    out = told_of(st, card)
    if DEFS[st.card[card]].kind == MINION:
        out["life"] = st.lives[card]
        out["of"] = st.starting_life[card]
        out["tokens"] = [SEATS[seat] for seat in scenario_of(st).tokens_on(st, card)]
    else:
        out["power"] = st.power[card]
    out["acted"] = st.phase == NEMESIS_MAIN and card not in st.acting
    return out


def _player(st: State, seat: Seat) -> dict[str, object]:
    out: dict[str, object] = {
        "mage": MAGES[st.mage[seat]].slug,
        "life": st.life[seat],
        "charges": st.charges[seat],
        "exhausted": st.exhausted[seat],
        "hand": _slugs(st, st.hand[seat]),
        "deck": _slugs(st, st.deck[seat][::-1]),
        "discard": _slugs(st, st.discard[seat]),
        "played": _slugs(st, st.played[seat]),
        "forge": _slugs(st, st.forge[seat]),
        "aether": {PURSES[purse]: n for purse, n in enumerate(st.aether[seat])},
        "breaches": {POSITIONS[b % 4]: _breach(st, b) for b in OWN_BREACHES[seat]},
        "treasures": [
            used_or_not(TREASURES[treasure].slug, used=True)
            if used_treasure(treasure, seat) in st.once
            else TREASURES[treasure].slug
            for treasure in st.personal[seat]
        ],
        "turns taken": st.turns_taken[seat],
    }
    for scenario in scenarios().values():
        out |= scenario.seat_at_rest
    return out | scenario_of(st).seat_facts(st, seat)


def _breach(st: State, b: Breach) -> dict[str, object]:
    return {
        "breach": "none" if st.breach[b] == NO_BREACH else BREACHES[st.breach[b]].slug,
        "open": st.open[b],
        "closed": -1 if st.open[b] or st.breach[b] == NO_BREACH else st.facing[b],
        "focused": st.focused[b],
        "spells": _slugs(st, st.prepped[b]),
        "relic": "none" if st.relic[b] < 0 else DEFS[st.card[st.relic[b]]].slug,
        "surge": st.surge[b],
        "energized": st.energized[b],
    }
