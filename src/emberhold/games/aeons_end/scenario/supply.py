"""The market of a board, and the treasure of the whole group."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.fields import items, mapping, number, one_of, shown
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BY_SLUG, TREASURE_BY_SLUG
from emberhold.games.aeons_end.constants import GROUP_LEVEL, MARKET, PILES, ROLES
from emberhold.games.aeons_end.kinds import NO_PILE, Pile
from emberhold.games.aeons_end.scenario.pieces import on_the_board
from emberhold.games.aeons_end.setup.lay_out import add_pile
from emberhold.games.aeons_end.state import DEFS, TREASURES, State

__all__ = ["set_market", "set_treasure", "write_market", "write_treasure"]


def set_market(st: State, raw: object) -> None:
    """A list of cards, whose piles hold what is nowhere else; or a mapping of cards to how many are left."""
    place = "given.market"
    counted = mapping(raw, place) if isinstance(raw, Mapping) else None
    names: list[object] = list(counted) if counted is not None else items(raw, place)
    if len(names) > PILES:
        raise SetupError(f"{place}: a market has at most {PILES} piles, not {len(names)} (MARKET-01).")
    for i, name in enumerate(names):
        where = f"{place}[{i}]" if counted is None else f"{place}.{name}"
        card = BY_SLUG[one_of(name, BY_SLUG, "card", where)]
        if card.role != MARKET:
            raise SetupError(f"{where}: '{card.slug}' is not a supply card but a {ROLES[card.role]} card (MARKET-01).")
        if card.index in st.pile:
            raise SetupError(f"{where}: '{card.slug}' is there twice; every pile has a different card (MARKET-01).")
        elsewhere = on_the_board(st, card.index)
        left = card.copies - elsewhere if counted is None else number(counted[card.slug], where, 0, card.copies)
        if left + elsewhere > card.copies:
            raise SetupError(
                f"{where}: {left} left and {elsewhere} elsewhere on the board; "
                f"there are {card.copies} of it (MARKET-01)."
            )
        add_pile(st, card, left)


def set_treasure(st: State, raw: object) -> None:
    """TREASURE-06: `thorned-whip`, or with the pile it lies beside `{gluttons-tooth: exogranite}`."""
    place = "given.treasure"
    if raw is None:
        return
    beside: object = "none"
    name = raw
    if isinstance(raw, Mapping):
        if len(raw) != 1:
            raise SetupError(f"{place}: the group has one treasure (TREASURE-06).")
        ((name, beside),) = raw.items()
    treasure = TREASURE_BY_SLUG[one_of(name, TREASURE_BY_SLUG, "treasure", place)]
    if treasure.level != GROUP_LEVEL:
        raise SetupError(
            f"{place}: '{treasure.slug}' is of level {treasure.level}; the group shares a treasure of level "
            f"{GROUP_LEVEL} (TREASURE-06)."
        )
    st.group = [treasure.index]
    st.beside = [NO_PILE]
    if beside == "none":
        return
    where = f"{place}.{treasure.slug}"
    if treasure.beside is None:
        raise SetupError(f"{where}: this treasure does not lie beside a pile; leave out {shown(beside)}.")
    piles = [DEFS[index].slug for index in st.pile]
    pile = piles.index(one_of(beside, piles, "supply pile", where))
    if not treasure.beside(DEFS[st.pile[pile]]):
        raise SetupError(f"{where}: it cannot be put beside '{piles[pile]}'.")
    st.beside = [Pile(pile)]


def write_market(st: State) -> dict[str, object]:
    if not st.pile:
        return {}
    names = [DEFS[index].slug for index in st.pile]
    if all(left == DEFS[i].copies - on_the_board(st, i) for i, left in zip(st.pile, st.left, strict=True)):
        return {"market": names}
    return {"market": dict(zip(names, st.left, strict=True))}


def write_treasure(st: State) -> dict[str, object]:
    if not st.group:
        return {}
    slug = TREASURES[st.group[0]].slug
    return {"treasure": slug if st.beside[0] < 0 else {slug: DEFS[st.pile[st.beside[0]]].slug}}
