"""What one seat may know, built up from nothing (HIDDEN)."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.kinds import CardId, Seat, Viewer
from emberhold.games.ashes.constants import (
    ALL_TYPES,
    BATTLEFIELD,
    CONJURATION,
    FIRST_FIVE,
    PHASES,
    PHOENIX,
    PHOENIXBORN,
    TYPES,
    DieTypeWord,
)
from emberhold.games.ashes.rules.values import attack_value, life_value, recover_value
from emberhold.games.ashes.seen.view_types import AshesCard, AshesView, Counted, PlayerView
from emberhold.games.ashes.state import DEFS, State

UNKNOWN: AshesCard = {"id": 0, "card": None}


def view_of(st: State, viewer: Viewer, lists: Sequence[list[Counted]]) -> AshesView:
    """The table as this viewer sees it; the viewer after the last seat is a spectator.

    `lists` are the deck lists, if there are any: shown to their owners, and to everybody unless they are sealed.
    """
    over = st.outcome is not None
    fight = st.attack
    ids = st.ids[viewer]
    out: AshesView = {
        "game": "ashes",
        "you": viewer if viewer < st.seats else None,
        "round": st.round,
        "phase": "over" if over else PHASES[st.phase],
        "active": st.active if st.active >= 0 else None,
        "first": st.first if st.first >= 0 else None,
        "left": {"main": st.main, "side": st.side + st.extra_side},
        "players": [_player(st, viewer, seat, lists) for seat in st.all_seats],
        "removed": _cards(st, viewer, st.removed),
        "attack": None,
        "winners": list(st.outcome.winners) if st.outcome is not None else None,
    }
    if fight is not None:
        out["attack"] = {
            "attackers": [ids[unit] for unit in fight.attackers],
            "target": ids[fight.target] if fight.target >= 0 else 0,
            "blocks": [[ids[attacker], ids[blocker]] for attacker, blocker in fight.blocks.items()],
        }
    return out


def _player(st: State, viewer: Viewer, seat: Seat, lists: Sequence[list[Counted]]) -> PlayerView:
    phoenixborn = DEFS[st.card[st.phoenixborn[seat]]]
    known = [card for card in st.hand[seat] if st.seen[card] >> viewer & 1]
    own = viewer == seat
    picks = st.picks[seat] if own else []
    hand = _cards(st, viewer, known)
    if picks:
        for shown, card in zip(hand, known, strict=True):
            if card in picks:
                shown["picked"] = True
    out: PlayerView = {
        "seat": seat,
        "out": not st.alive[seat],
        "phoenixborn": _card(st, viewer, st.phoenixborn[seat]),
        "battlefield": _cards(st, viewer, st.battlefield[seat]),
        "spellboard": _cards(st, viewer, st.spellboard[seat]),
        "slots": [phoenixborn.battlefield, phoenixborn.spellboard],
        "hand": hand + [UNKNOWN] * (len(st.hand[seat]) - len(known)),
        "draw": len(st.draw[seat]),
        "discard": _cards(st, viewer, st.discard[seat]),
        "conjurations": _names(st, st.conjurations[seat]) if own else len(st.conjurations[seat]),
        "dice": {"active": _active_dice(st.dice[seat]), "exhausted": _exhausted_dice(st.exhausted_dice[seat])},
        "reaction": st.reacted[seat],
    }
    if own and st.phase == FIRST_FIVE:
        out["deck"] = _names(st, st.draw[seat])
        out["picked"] = [DEFS[st.card[card]].slug for card in picks]
    if lists and (own or not st.sealed):
        out["list"] = lists[seat].copy()
    return out


def deck_list(st: State, seat: Seat) -> list[Counted]:
    """The deck as it was at the beginning, wherever its cards are now."""
    kinds = (PHOENIXBORN, CONJURATION)
    return _names(st, [c for c in st.all_cards() if st.owner[c] == seat and DEFS[st.card[c]].kind not in kinds])


def _active_dice(pool: list[int]) -> dict[DieTypeWord, list[int]]:
    out: dict[DieTypeWord, list[int]] = {}
    for kind in ALL_TYPES:
        sides = pool[kind * 3 : kind * 3 + 3]
        if sides[0] or sides[1] or sides[2]:
            out[TYPES[kind]] = sides
    return out


def _exhausted_dice(pool: list[int]) -> dict[DieTypeWord, int]:
    out: dict[DieTypeWord, int] = {}
    for kind in ALL_TYPES:
        if pool[kind]:
            out[TYPES[kind]] = pool[kind]
    return out


def _names(st: State, cards: list[CardId]) -> list[Counted]:
    """Names and how many of each there are, sorted so that they tell nothing about the order of the pile."""
    kinds = [st.card[card] for card in cards]
    return [{"card": DEFS[index].slug, "n": kinds.count(index)} for index in sorted(set(kinds))]


def _card(st: State, viewer: Viewer, card: CardId) -> AshesCard:
    (out,) = _cards(st, viewer, (card,))
    return out


def _cards(st: State, viewer: Viewer, cards: Sequence[CardId]) -> list[AshesCard]:
    """Cards that the viewer knows: the id for this viewer, the name, and what lies on it; others are nameless."""
    # Most of a view is cards, so their lists are looked up once.
    seen, ids, kind, zone = st.seen, st.ids[viewer], st.card, st.zone
    wounds, exhaustion, status = st.wounds, st.exhaustion, st.status
    found: list[AshesCard] = []
    for card in cards:
        if not seen[card] >> viewer & 1:
            found.append(UNKNOWN.copy())
            continue
        definition = DEFS[kind[card]]
        out: AshesCard = {"id": ids[card], "card": definition.slug}
        if wounds[card]:
            out["wounds"] = wounds[card]
        if exhaustion[card]:
            out["exhaustion"] = exhaustion[card]
        if status[card]:
            out["status"] = status[card]
        if zone[card] == PHOENIX:
            out["life"] = definition.life
        elif zone[card] == BATTLEFIELD:
            _add_unit(st, viewer, card, out)
        found.append(out)
    return found


def _add_unit(st: State, viewer: Viewer, card: CardId, out: AshesCard) -> None:
    """What is told of a unit besides what is told of every card."""
    out["attack"] = attack_value(st, card)
    out["life"] = life_value(st, card)
    out["recover"] = recover_value(st, card)
    if st.bypass[card]:
        out["bypass"] = True
    if st.owner[card] != st.controller[card]:
        out["owner"] = st.owner[card]
    attached = _cards(st, viewer, [alteration for alteration in st.attached if st.host[alteration] == card])
    if attached:
        out["attached"] = attached
    dice: dict[DieTypeWord, int] = {}
    for on, _, kind in st.card_dice:
        if on == card:
            dice[TYPES[kind]] = dice.get(TYPES[kind], 0) + 1
    if dice:
        out["dice"] = dice
