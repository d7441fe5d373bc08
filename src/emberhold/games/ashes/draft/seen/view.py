"""What a viewer of a draft sees, built up from nothing."""

from __future__ import annotations

from emberhold.core.kinds import NO_CARD, CardId, Seat, Viewer
from emberhold.core.seen_types import CardSeen
from emberhold.games.ashes.constants import TYPES, DieTypeWord
from emberhold.games.ashes.draft.constants import CARDS, PACK_SIZE, PHOENIXBORN, STEPS
from emberhold.games.ashes.draft.rules.decks import drafted_deck, unique_card
from emberhold.games.ashes.draft.seen.view_types import DrafterView, DraftView
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["view_of"]

UNKNOWN: CardSeen = {"id": 0, "card": None}


def view_of(st: DraftState, viewer: Viewer) -> DraftView:
    spectator = viewer == st.seats
    pack = [] if spectator else st.in_order(st.pack[viewer], viewer)
    choice = NO_CARD if spectator else st.choice[viewer]
    over = st.outcome is not None
    return {
        "game": "ashes-draft",
        "you": None if spectator else viewer,
        "step": "over" if st.outcome is not None else STEPS[st.step],
        "round": 0 if st.step == PHOENIXBORN else min(st.round + 1, PACK_SIZE),
        "first": st.first,
        "turn": st.turns[0] if st.turns and not over else None,
        "unclaimed": [_known(st, card, viewer) for card in st.unclaimed],
        "pack": [_known(st, card, viewer) for card in pack],
        "choice": None if choice == NO_CARD else _known(st, choice, viewer),
        "row": [_known(st, card, viewer) for card in st.row],
        "supply": _dice(st.supply),
        "rest": len(st.deck),
        "players": [_drafter(st, seat, viewer) for seat in st.all_seats],
        "winners": None if st.outcome is None else list(st.outcome.winners),
    }


def _drafter(st: DraftState, seat: Seat, viewer: Viewer) -> DrafterView:
    phoenixborn = st.phoenixborn[seat]
    taken = phoenixborn != NO_CARD
    view: DrafterView = {
        "seat": seat,
        "out": st.out[seat],
        "phoenixborn": _known(st, phoenixborn, viewer) if taken else None,
        "unique": unique_card(st.slug(phoenixborn)) if taken else None,
        "pack": len(st.pack[seat]) if st.step == CARDS else 0,
        "picks": _picks(st, seat, viewer),
        "dice": _dice(st.dice[seat]),
    }
    if seat == viewer and st.outcome is not None and st.outcome.reason == "drafted":
        view["deck"] = [{"card": card, "n": n} for card, n in drafted_deck(st, seat)["cards"].items()]
    return view


def _picks(st: DraftState, seat: Seat, viewer: Viewer) -> list[CardSeen]:
    """The viewer's own picks, or those of another that lie face up; where they lie would tell when they were picked."""
    if seat == viewer:
        return [_known(st, card, viewer) for card in st.picks[seat]]
    shown = st.in_order([card for card in st.picks[seat] if st.face_up(card)], viewer)
    hidden = len(st.picks[seat]) - len(shown)
    return [*(_known(st, card, viewer) for card in shown), *([UNKNOWN] * hidden)]


def _known(st: DraftState, card: CardId, viewer: Viewer) -> CardSeen:
    return {"id": st.ids[viewer][card], "card": st.slug(card)}


def _dice(counts: list[int]) -> dict[DieTypeWord, int]:
    return {kind: n for kind, n in zip(TYPES, counts, strict=True) if n}
