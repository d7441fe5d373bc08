"""Breaches of a board: which ones, which side up, and what lies on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import flag, items, mapping, number, one_of, only_keys, shown
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BREACH_BY_SLUG
from emberhold.games.aeons_end.constants import ATTACHED, OWNERS, POSITIONS, PREPPED
from emberhold.games.aeons_end.defs import OPENED
from emberhold.games.aeons_end.kinds import Breach
from emberhold.games.aeons_end.rules.breaches import LAST_FACING
from emberhold.games.aeons_end.scenario.pieces import Pieces, marked
from emberhold.games.aeons_end.state import BREACHES, MAGES, NO_BREACH, State

__all__ = ["set_breach", "write_breach"]

KEYS: Final = ("breach", "open", "closed", "focused", "spells", "relic", "surge", "energized")
MOST_SPELLS: Final = 2
"""Link Conduit makes room for two spells (BREACH-11), Star Bind preps two; both stay when the conduit leaves."""


def set_breach(pieces: Pieces, b: Breach, raw: object, place: str) -> None:
    """`open`, `none`, a facing from 0 to 3, or a mapping of these with what lies there."""
    st = pieces.st
    if raw == "none":
        st.breach[b] = NO_BREACH
        st.open[b] = False
        st.facing[b] = 0
        return
    if raw == "open":
        raw = {"open": True}
    elif type(raw) is int:
        raw = {"closed": raw}
    if not isinstance(raw, Mapping):
        raise SetupError(
            f"{place}: {shown(raw)} does not describe a breach; write open, none, the facing of a closed one (0 to "
            f"{LAST_FACING}), or a mapping {{…}} with: {', '.join(KEYS)}."
        )
    data = mapping(raw, place)
    only_keys(data, KEYS, place)
    _choose_breach(pieces, b, data, place)
    _turn_breach(pieces, b, data, place)
    definition = BREACHES[st.breach[b]]
    st.focused[b] = flag(data.get("focused", False), f"{place}.focused")
    if st.focused[b]:
        pieces.in_a_turn(f"{place}.focused")
    st.energized[b] = flag(data.get("energized", False), f"{place}.energized")
    st.surge[b] = number(data.get("surge", 0), f"{place}.surge", 0)
    if st.surge[b] > definition.surge_limit:
        raise SetupError(
            f"{place}.surge: breach '{definition.slug}' takes {definition.surge_limit or 'no'} Surge tokens (GEN-02)."
        )
    spells = items(data.get("spells", []), f"{place}.spells")
    if len(spells) > MOST_SPELLS:
        raise SetupError(
            f"{place}.spells: {len(spells)} spells; a breach never has more than {MOST_SPELLS} (BREACH-11)."
        )
    for i, slug in enumerate(spells):
        spell, _ = pieces.lay(slug, PREPPED, OWNERS[b], f"{place}.spells[{i}]")
        st.host[spell] = b
        st.prepped[b].append(spell)
    if "relic" in data:
        relic, _ = pieces.lay(data["relic"], ATTACHED, OWNERS[b], f"{place}.relic")
        st.host[relic] = b
        st.relic[b] = relic


def _choose_breach(pieces: Pieces, b: Breach, data: Mapping[str, object], place: str) -> None:
    """SETUP-04, BREACH-18: a named mage has the breaches of their mat; without a name any mage's breaches will do."""
    st = pieces.st
    seat, position = divmod(b, 4)
    mage = pieces.named[seat]
    mats = MAGES if mage is None else [mage]
    fitting = {printed[0] for mat in mats if (printed := mat.breaches[position]) is not None}
    if mage is not None and not fitting:
        raise SetupError(f"{place}: the mat of '{mage.slug}' has no breach there (BREACH-18).")
    if "breach" not in data:
        if st.breach[b] == NO_BREACH:
            st.breach[b] = BREACH_BY_SLUG[POSITIONS[position]]
        return
    slug = one_of(data["breach"], BREACH_BY_SLUG, "breach", f"{place}.breach")
    if slug not in fitting:
        whose = "no mage has" if mage is None else f"the mat of '{mage.slug}' does not have"
        raise SetupError(
            f"{place}.breach: {whose} breach '{slug}' there; write {' or '.join(sorted(fitting))} (SETUP-04)."
        )
    st.breach[b] = BREACH_BY_SLUG[slug]


def _turn_breach(pieces: Pieces, b: Breach, data: Mapping[str, object], place: str) -> None:
    """BREACH-01: its open side, or one of four facings of its closed side; by default as printed on the mat."""
    st = pieces.st
    definition = BREACHES[st.breach[b]]
    is_open = flag(data.get("open", "closed" not in data and (st.open[b] or not definition.opening)), f"{place}.open")
    if is_open:
        if "closed" in data:
            raise SetupError(
                f"{place}.closed: an open breach has no facing; write either 'open' or 'closed' (BREACH-05)."
            )
        st.open[b] = True
        st.facing[b] = 0
        return
    if not definition.opening:
        raise SetupError(f"{place}: breach '{definition.slug}' is always open (BREACH-08).")
    if st.open[b] and pieces.named[b // 4] is not None:
        raise SetupError(f"{place}: this breach is open from the start, and an open breach stays open (BREACH-05).")
    st.facing[b] = number(data.get("closed", st.facing[b]), f"{place}.closed", 0, LAST_FACING)
    st.open[b] = False


def write_breach(st: State, b: Breach) -> object:
    """How a board writes this breach; None if it is as printed on the mat with nothing on it."""
    printed = MAGES[st.mage[b // 4]].breaches[b % 4]
    if st.breach[b] == NO_BREACH:
        return None if printed is None else "none"
    side: dict[str, object] = {"open": True} if st.open[b] else {"closed": st.facing[b]}
    tokens = {"focused": st.focused[b], "surge": st.surge[b], "energized": st.energized[b]}
    more: dict[str, object] = {key: value for key, value in tokens.items() if value}
    if printed is None or BREACHES[st.breach[b]].slug != printed[0]:
        more["breach"] = BREACHES[st.breach[b]].slug
    if st.prepped[b]:
        more["spells"] = [marked(st, card) for card in st.prepped[b]]
    if st.relic[b] >= 0:
        more["relic"] = marked(st, st.relic[b])
    if more:
        return side | more
    if printed is not None and printed[1] == (OPENED if st.open[b] else st.facing[b]):
        return None
    return "open" if st.open[b] else st.facing[b]
