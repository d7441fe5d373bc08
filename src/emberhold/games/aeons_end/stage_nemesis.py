"""The nemesis of a board written by hand: its mat, its deck, what it has in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.reading import flag, items, mapping, number, one_of, only_keys
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.laying import lay_out_nemesis
from emberhold.games.aeons_end.library import BY_SLUG, NEMESIS_BY_SLUG
from emberhold.games.aeons_end.nemesis import NEMESES
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.words import ASIDE, EXILED, MINION, NEMESIS_DECK, NEMESIS_DISCARD, NEMESIS_PLAY, SEATS

__all__ = ["set_nemesis", "set_positions", "staged_card"]

NEMESIS_KEYS: Final = (
    "name",
    "life",
    "harder",
    "tokens",
    "deck",
    "discard",
    "play",
    "nest",
    "ritual",
    "exile",
    "claws left",
    "fury",
    "upgraded",
)
DEFAULT_NEMESIS: Final = "maggoth"
NEST_TOKENS: Final = {"maggot": 1, "fly": 2}
NEVER_REACHED: Final = "topple"
"""An attack that lies at the bottom of a nemesis deck that no scenario mentions, so that it is not empty."""


def staged_card(st: State, raw: object, zone: int, holder: int, place: str) -> int:
    definition = BY_SLUG[one_of(raw, BY_SLUG, "card", place)]
    return st.new_card(definition.index, zone, holder)


def set_nemesis(st: State, data: Mapping[str, object]) -> None:
    place = "given.nemesis"
    only_keys(data, NEMESIS_KEYS, place)
    nemesis = NEMESIS_BY_SLUG[one_of(data.get("name", DEFAULT_NEMESIS), NEMESIS_BY_SLUG, "nemesis", f"{place}.name")]
    lay_out_nemesis(st, nemesis, harder=flag(data.get("harder", False), f"{place}.harder"))
    st.nemesis_life = number(data.get("life", nemesis.life), f"{place}.life", 0)
    st.nemesis_tokens = number(data.get("tokens", 0), f"{place}.tokens", 0)
    st.ritual = number(data.get("ritual", 0), f"{place}.ritual", 0)
    st.fury = number(data.get("fury", 0), f"{place}.fury", 0)
    for i, raw in enumerate(items(data.get("deck", [NEVER_REACHED]), f"{place}.deck")[::-1]):  # from the top
        st.nemesis_deck.append(staged_card(st, raw, NEMESIS_DECK, -1, f"{place}.deck[{i}]"))
    for i, raw in enumerate(items(data.get("discard", []), f"{place}.discard")):
        st.nemesis_discard.append(staged_card(st, raw, NEMESIS_DISCARD, -1, f"{place}.discard[{i}]"))
    for i, raw in enumerate(items(data.get("exile", []), f"{place}.exile")):
        st.exile.append(staged_card(st, raw, EXILED, -1, f"{place}.exile[{i}]"))
    st.upgraded = [
        BY_SLUG[one_of(raw, BY_SLUG, "card", f"{place}.upgraded")].index
        for raw in items(data.get("upgraded", []), f"{place}.upgraded")
    ]
    rows = items(data.get("nest", []), f"{place}.nest")
    if len(rows) > len(st.nest):
        raise SetupError(f"{place}.nest: {len(rows)} rows; there are {len(st.nest)} here.")
    for i, raw in enumerate(rows):
        tokens = items(raw, f"{place}.nest[{i}]")
        st.nest[i] = [NEST_TOKENS[one_of(token, NEST_TOKENS, "token", f"{place}.nest[{i}]")] for token in tokens]
    if "claws left" in data:
        left = number(data["claws left"], f"{place}.claws left", 0, len(st.claw_deck))
        for card in st.claw_deck[left:]:
            st.zone[card] = ASIDE
        st.claw_deck = st.claw_deck[:left]
    for i, raw in enumerate(items(data.get("play", []), f"{place}.play")):
        _put_in_play(st, raw, f"{place}.play[{i}]")


def _put_in_play(st: State, raw: object, place: str) -> None:
    facts: Mapping[str, object] = {}
    slug = raw
    if isinstance(raw, Mapping):
        if len(raw) != 1:
            raise SetupError(f"{place}: write one card as 'slug' or as 'slug: {{life: 3}}'.")
        ((slug, inner),) = raw.items()
        facts = mapping(inner, place)
        only_keys(facts, ("life", "of", "power"), place)
    definition = BY_SLUG[one_of(slug, BY_SLUG, "card", place)]
    spare = [card for card in st.claw_deck if st.card[card] == definition.index]
    if spare:
        card = spare[-1]
        st.claw_deck.remove(card)
        st.zone[card] = NEMESIS_PLAY
    else:
        card = staged_card(st, slug, NEMESIS_PLAY, -1, place)
    st.table.append(card)
    if definition.kind == MINION:
        st.lives[card] = number(facts.get("life", definition.life), f"{place}.life", 1)
        st.starting_life[card] = number(facts.get("of", max(definition.life, st.lives[card])), f"{place}.of", 1)
        NEMESES[st.nemesis].staged(st, card)
    else:
        st.power[card] = number(facts.get("power", definition.power), f"{place}.power", 1)


def set_positions(st: State, given: Mapping[str, object]) -> None:
    """`position: rending-claw#2`: the minion on which a player's Position token lies."""
    for seat in range(st.seats):
        wanted = mapping(given.get(SEATS[seat], {}), "given").get("position")
        if wanted is None:
            continue
        slug, _, n = str(wanted).partition("#")
        same = [card for card in st.table if st.definition(card).slug == slug]
        nth = int(n) if n.isdigit() else 1
        if not 1 <= nth <= len(same):
            raise SetupError(f"given.{SEATS[seat]}.position: '{wanted}' is not in play.")
        st.position[seat] = same[nth - 1]
