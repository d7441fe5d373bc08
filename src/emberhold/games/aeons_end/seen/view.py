"""What one seat may know, built up from nothing. Hands and discard piles are open, decks are not (GEN-10)."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import CardId, Seat
from emberhold.core.seen_types import CardSeen
from emberhold.games.aeons_end.constants import (
    BREACH_ID,
    MINION,
    NEMESIS,
    OWN_BREACHES,
    PHASES,
    PILE_ID,
    POSITIONS,
    PURSES,
    TURN_CARDS,
    TURN_ID,
)
from emberhold.games.aeons_end.kinds import Breach, Pile
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.breaches import LAST_FACING
from emberhold.games.aeons_end.rules.market import all_piles, price
from emberhold.games.aeons_end.seen.view_types import (
    AeonsEndView,
    BreachView,
    CardInPlay,
    NemesisView,
    PileView,
    PlayerView,
)
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, NO_BREACH, TREASURES, State

TURN_SLUGS: Final = tuple([f"turn-{card}" for card in TURN_CARDS])


def view_of(st: State, seat: int | None) -> AeonsEndView:
    """The table as a seat (None: a spectator) sees it."""
    return {
        "game": "aeons-end",
        "you": seat,
        "phase": "over" if st.outcome is not None else PHASES[st.phase],
        "turn": st.turn,
        "active": None if st.active == NEMESIS or not st.turn else st.active,
        "gravehold": st.gravehold,
        "nemesis": _nemesis(st),
        "turns": {
            "deck": [_turn_card(st, place) for place in reversed(range(len(st.turn_deck)))],
            "discard": [
                {"id": TURN_ID + place, "card": TURN_SLUGS[card]} for place, card in enumerate(st.turn_discard)
            ],
            "x": st.x_holder if st.seats == 3 else None,
            "pairs": [*st.pair] if st.seats == 4 else None,
        },
        "market": [_pile(st, pile) for pile in all_piles(st)],
        "treasures": [TREASURES[treasure].slug for treasure in st.group],
        "players": [_player(st, player) for player in st.all_seats],
        "winners": list(st.outcome.winners) if st.outcome is not None else None,
    }


def _turn_card(st: State, place: int) -> CardSeen:
    """A card of the turn order deck, if everybody has seen it there."""
    if st.turn_known[place]:
        return {"id": TURN_ID + 100 + place, "card": TURN_SLUGS[st.turn_deck[place]]}
    return {"id": 0, "card": None}


def card_view(st: State, card: CardId) -> CardSeen:
    return {"id": card + 1, "card": DEFS[st.card[card]].slug}


def _cards(st: State, cards: list[CardId]) -> list[CardSeen]:
    kind = st.card  # most of a view is cards, so this is looked up once
    return [{"id": card + 1, "card": DEFS[kind[card]].slug} for card in cards]


def _nemesis(st: State) -> NemesisView:
    nemesis = NEMESES[st.nemesis]
    out: NemesisView = {
        "nemesis": nemesis.slug,
        "life": st.nemesis_life,
        "of": nemesis.life,
        "deck": len(st.nemesis_deck),
        "discard": _cards(st, st.nemesis_discard),
        "play": [_in_play(st, card) for card in st.in_play],
        "board": nemesis.board(st),
    }
    if st.nemesis_tokens:
        out["tokens"] = st.nemesis_tokens
    if st.harder:
        out["harder"] = True
    return out


def _in_play(st: State, card: CardId) -> CardInPlay:
    out: CardInPlay = {"id": card + 1, "card": DEFS[st.card[card]].slug}
    if DEFS[st.card[card]].kind == MINION:
        out["life"] = st.lives[card]
        out["of"] = st.starting_life[card]
    else:
        out["power"] = st.power[card]
    return out


def _pile(st: State, pile: Pile) -> PileView:
    out: PileView = {
        "id": PILE_ID + pile,
        "card": DEFS[st.pile[pile]].slug,
        "cost": price(st, pile),
        "left": st.left[pile],
    }
    if pile in st.beside:
        out["beside"] = [TREASURES[t].slug for t, at in zip(st.group, st.beside, strict=True) if at == pile]
    return out


def _player(st: State, seat: Seat) -> PlayerView:
    mage = MAGES[st.mage[seat]]
    out: PlayerView = {
        "seat": seat,
        "mage": mage.slug,
        "life": st.life[seat],
        "charges": st.charges[seat],
        "slots": mage.charges,
        "breaches": [_breach(st, b) for b in OWN_BREACHES[seat]],
        "hand": _cards(st, st.hand[seat]),
        "deck": len(st.deck[seat]),
        "discard": _cards(st, st.discard[seat]),
    }
    if st.exhausted[seat]:
        out["exhausted"] = True
    if st.played[seat]:
        out["played"] = _cards(st, st.played[seat])
    aether = {PURSES[purse]: n for purse, n in enumerate(st.aether[seat]) if n}
    if aether:
        out["aether"] = aether
    if st.forge[seat]:
        out["forge"] = sorted(DEFS[st.card[card]].slug for card in st.forge[seat])
    if st.personal[seat]:
        out["treasures"] = [TREASURES[treasure].slug for treasure in st.personal[seat]]
    return out


def _breach(st: State, b: Breach) -> BreachView | None:
    if st.breach[b] == NO_BREACH:
        return None
    definition = BREACHES[st.breach[b]]
    out: BreachView = {
        "id": BREACH_ID + b,
        "position": POSITIONS[b % 4],
        "breach": definition.slug,
        "open": st.open[b],
    }
    if not st.open[b]:
        out["facing"] = st.facing[b]
        out["left"] = LAST_FACING + 1 - st.facing[b]
        out["focus"] = definition.focus
        out["price"] = definition.opening[st.facing[b]]
    if st.focused[b]:
        out["focused"] = True
    if st.prepped[b]:
        out["prepped"] = _cards(st, st.prepped[b])
    if st.relic[b] >= 0:
        out["relic"] = card_view(st, st.relic[b])
    if st.surge[b]:
        out["surge"] = st.surge[b]
    if st.energized[b]:
        out["energized"] = True
    return out
