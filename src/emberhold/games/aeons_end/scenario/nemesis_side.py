"""The nemesis' side of a board: its dial, its deck and discard pile, and what it has in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import flag, hint, items, number, one_of, only_keys
from emberhold.core.kinds import NO_SEAT, CardId, DefIndex
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BY_SLUG, NEMESIS_BY_SLUG
from emberhold.games.aeons_end.constants import (
    ATTACK,
    MINION,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_MAIN,
    NEMESIS_PLAY,
    RESOLVING,
    SETTING_UP,
)
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.scenario.nemesis_scenario import scenario_of, scenarios
from emberhold.games.aeons_end.scenario.pieces import USED, Pieces, marked, names_in, one_with_facts
from emberhold.games.aeons_end.setup.lay_out import lay_out_nemesis
from emberhold.games.aeons_end.state import DEFS, State

__all__ = ["DEFAULT_NEMESIS", "choose_nemesis", "set_nemesis", "write_nemesis"]

KEYS: Final = ("name", "life", "harder", "deck", "discard", "play", "upgraded", "resolving")
DEFAULT_NEMESIS: Final = "maggoth"
"""The nemesis of the very first battle."""
STAND_INS: Final = ("topple", "eliminate")
"""A board that says nothing about the nemesis deck gets a deck of one card: the first of these that is not used
elsewhere, or else the first such basic attack."""
NOT_IN_DECK: Final = (NEMESIS_DISCARD, NEMESIS_PLAY, RESOLVING)
ACTED: Final = "acted"
"""In a nemesis main phase: this card has acted, or came too late to act (NEM-02)."""
OF_MINION: Final = ("life", "of", ACTED, USED)
OF_POWER: Final = ("power", ACTED, USED)


def choose_nemesis(st: State, data: Mapping[str, object], given: Mapping[str, object]) -> None:
    """Read first, because cards depend on the nemesis. If it is not named, its cards or the keys of its mat tell."""
    place = "given.nemesis"
    names = list(names_in(given))
    cards = [BY_SLUG[name].nemesis for name in names if name in BY_SLUG]
    words = {slug: scenario.keys + scenario.seat_keys for slug, scenario in scenarios().items()}
    mats = [[slug for slug, own in words.items() if name in own] for name in names]
    usual = next(filter(None, cards + [slugs[0] for slugs in mats if len(slugs) == 1]), DEFAULT_NEMESIS)
    name = one_of(data.get("name", usual), NEMESIS_BY_SLUG, "nemesis", f"{place}.name")
    lay_out_nemesis(st, NEMESIS_BY_SLUG[name], harder=flag(data.get("harder", False), f"{place}.harder"))


def set_nemesis(pieces: Pieces, data: Mapping[str, object]) -> None:
    st = pieces.st
    place = "given.nemesis"
    scenario = scenario_of(st)
    _only_own_keys(st, data, place)
    scenario.read(pieces, data, place)
    for i, raw in enumerate(items(data.get("play", []), f"{place}.play")):
        _put_in_play(pieces, raw, f"{place}.play[{i}]")
    st.nemesis_discard = pieces.lay_all(data.get("discard", []), NEMESIS_DISCARD, NO_SEAT, f"{place}.discard")
    if "resolving" in data:
        if not pieces.over:
            raise SetupError(
                f"{place}.resolving: a board shows a quiet moment; only a battle that ended in the "
                "middle of an attack can have this."
            )
        pieces.lay(data["resolving"], RESOLVING, NO_SEAT, f"{place}.resolving")
    _set_deck(pieces, data, place)
    _set_upgraded(st, data, place)
    scenario.check(pieces, data, place)
    beaten = pieces.over == "nemesis"
    least = 0 if beaten or _stood_in_for(st) or not NEMESES[st.nemesis].life else 1
    greatest = 0 if beaten else NEMESES[st.nemesis].life
    st.nemesis_life = number(data.get("life", greatest), f"{place}.life", least, greatest)
    if not (st.nemesis_deck or st.in_play or NEMESES[st.nemesis].tokens_in_play(st) or pieces.over):
        if st.phase != SETTING_UP:
            raise SetupError(f"{place}.deck: it is empty and nothing is in play, so the players have won (END-03).")


def _stood_in_for(st: State) -> bool:
    """Whether a minion in play has to be beaten instead of the nemesis, whose dial and deck then do not count."""
    return NEMESES[st.nemesis].stand_in(st) in st.in_play


def _only_own_keys(st: State, data: Mapping[str, object], place: str) -> None:
    """Refuse keys that belong to the mat of another nemesis, and say so."""
    own = KEYS + scenario_of(st).keys
    for key in data:
        owners = [slug for slug, scenario in scenarios().items() if key in scenario.keys]
        if key not in own and owners:
            raise SetupError(
                f"{place}.{key}: this is on the mat of {' and '.join(owners)}; the nemesis here is "
                f"'{NEMESES[st.nemesis].slug}'."
            )
    only_keys(data, own, place)


def _put_in_play(pieces: Pieces, raw: object, place: str) -> None:
    st = pieces.st
    scenario = scenario_of(st)
    name, facts = one_with_facts(raw, (*OF_MINION, *OF_POWER), place)
    definition = BY_SLUG[one_of(name, BY_SLUG, "card", place)]
    pieces.admit(definition, NEMESIS_PLAY, place)
    card = pieces.take(definition, NEMESIS_PLAY)
    st.in_play.append(card)
    pieces.mark(card, facts, place)
    if definition.kind == MINION:
        only_keys(facts, OF_MINION, place)
        most = scenario.most_life(st, definition)
        of = number(facts["of"], f"{place}.of", 1, most) if "of" in facts else 0
        st.lives[card] = number(facts.get("life", min(definition.life, of or most)), f"{place}.life", 1)
        st.starting_life[card] = of or _entered_with(st, card)
        if st.lives[card] > st.starting_life[card] and not scenario.outgrows(definition):
            raise SetupError(
                f"{place}.life: {st.lives[card]} is too much; a minion has no more life than it entered with, here "
                f"{st.starting_life[card]} (GEN-07)."
            )
        scenario.laid(st, card)
    else:
        only_keys(facts, OF_POWER, place)
        least = 0 if pieces.over else 1
        st.power[card] = number(facts.get("power", definition.power), f"{place}.power", least, definition.power)
    if flag(facts.get(ACTED, False), f"{place}.{ACTED}"):
        if st.phase != NEMESIS_MAIN:
            raise SetupError(f"{place}.{ACTED}: cards act in the nemesis main phase only (NEM-01).")
    elif st.phase == NEMESIS_MAIN:
        st.acting.append(card)


def _entered_with(st: State, card: CardId) -> int:
    """The life with which it entered, if the board does not say: the printed life, or its life now if possible."""
    definition = DEFS[st.card[card]]
    return max(definition.life, min(st.lives[card], scenario_of(st).most_life(st, definition)))


def _set_deck(pieces: Pieces, data: Mapping[str, object], place: str) -> None:
    """Written from the top; any order of tiers is allowed, because a scenario is about the next cards."""
    st = pieces.st
    place = f"{place}.deck"
    st.nemesis_deck = pieces.lay_all(data.get("deck", _usual_deck(st)), NEMESIS_DECK, NO_SEAT, place, from_top=True)


def _usual_deck(st: State) -> list[object]:
    """The nemesis deck of a board that does not mention it."""
    if _stood_in_for(st):
        return []
    elsewhere = {DEFS[card].slug for card, zone in zip(st.card, st.zone, strict=True) if zone in NOT_IN_DECK}
    basic = [slug for slug, card in BY_SLUG.items() if card.kind == ATTACK and not card.nemesis and not card.upgraded]
    unused: list[object] = [slug for slug in (*STAND_INS, *basic) if slug not in elsewhere]
    return unused[:1]


def _set_upgraded(st: State, data: Mapping[str, object], place: str) -> None:
    """NEM-DECK-03: the upgraded cards that may be in the deck; if nothing is said, those that the board mentions."""
    there = _upgraded_there(st)
    if "upgraded" not in data:
        st.upgraded = there
        return
    place = f"{place}.upgraded"
    known = [slug for slug, card in BY_SLUG.items() if card.upgraded]
    for i, raw in enumerate(items(data["upgraded"], place)):
        if not isinstance(raw, str) or raw not in known:
            raise SetupError(
                f"{place}[{i}]: {raw!r} is not an upgraded basic nemesis card (NEM-DECK-03).{hint(raw, known)}"
            )
        if BY_SLUG[raw].index in st.upgraded:
            raise SetupError(f"{place}[{i}]: '{raw}' is named twice.")
        st.upgraded.append(BY_SLUG[raw].index)
    for index in there:
        if index not in st.upgraded:
            raise SetupError(
                f"{place}: '{DEFS[index].slug}' is on the board, so it has to be in this list too (NEM-DECK-03)."
            )


def _upgraded_there(st: State) -> list[DefIndex]:
    cards = st.nemesis_deck[::-1] + st.nemesis_discard + st.in_play
    return [st.card[card] for card in cards if DEFS[st.card[card]].upgraded]


# -- writing ---------------------------------------------------------------------------------------------------------


def write_nemesis(st: State) -> dict[str, object]:
    nemesis = NEMESES[st.nemesis]
    out: dict[str, object] = {"name": nemesis.slug}
    if st.nemesis_life != nemesis.life:
        out["life"] = st.nemesis_life
    if st.harder:
        out["harder"] = True
    if st.upgraded != _upgraded_there(st):
        out["upgraded"] = [DEFS[index].slug for index in st.upgraded]
    deck = [marked(st, card) for card in st.nemesis_deck[::-1]]
    if deck != _usual_deck(st):
        out["deck"] = deck
    if st.nemesis_discard:
        out["discard"] = [marked(st, card) for card in st.nemesis_discard]
    if st.in_play:
        out["play"] = [_write_in_play(st, card) for card in st.in_play]
    attacks = [card for card in range(len(st.card)) if st.zone[card] == RESOLVING]
    if attacks:
        out["resolving"] = marked(st, CardId(attacks[0]))
    return out | scenario_of(st).write(st)


def _write_in_play(st: State, card: CardId) -> object:
    definition = DEFS[st.card[card]]
    facts: dict[str, object] = {}
    if definition.kind == MINION:
        if st.lives[card] != definition.life:
            facts["life"] = st.lives[card]
        if st.starting_life[card] != _entered_with(st, card):
            facts["of"] = st.starting_life[card]
            facts.setdefault("life", st.lives[card])
    elif st.power[card] != definition.power:
        facts["power"] = st.power[card]
    if st.phase == NEMESIS_MAIN and card not in st.acting:
        facts[ACTED] = True
    return marked(st, card, facts)
