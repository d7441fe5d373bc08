"""How matches begin, as text: what each deck, mage, nemesis and number of players brings to the table.

It is read from tables that the games lay out themselves, so it also holds what no card says: lives, hands, breaches,
dice, how many cards of which tier the nemesis deck has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from emberhold.core.chosen import words_for
from emberhold.core.registry import load_game

__all__ = ["set_ups"]

MAGES = ("gygar", "taqren", "claudia", "sahala")
NOTHING: tuple[object, ...] = (0, -1, None, False, "", "none", [], {})
SEEDS = 200


def set_ups(game: str) -> dict[str, Any]:
    return _ashes() if game == "ashes" else _aeons_end()


# -- Ashes -------------------------------------------------------------------------------------------------------


def _ashes() -> dict[str, Any]:
    spec = load_game("ashes")
    names = words_for(spec, "deck")
    out: dict[str, Any] = {}
    for place, name in enumerate(names):
        other = names[place - 1]
        seats = [{"deck": deck, "first_five": "suggested"} for deck in (name, other)]
        side: Any = spec.look(spec.new({"seats": seats}, 1))["a"]
        out[name] = {
            **spec.check_deck(name),
            "dice": _counts([str(die).partition("-")[0] for die in side["dice"]]),
            "begins with": {zone: len(side[zone]) for zone in ("hand", "draw", "conjurations", "battlefield")},
        }
    return {"decks": out, "default set-ups": {n: len(spec.setups(n)) for n in range(2, 5)}}


# -- Aeon's End --------------------------------------------------------------------------------------------------


def _aeons_end() -> dict[str, Any]:
    spec = load_game("aeons-end")
    return {
        "mages": {mage: _side([mage], "maggoth") for mage in words_for(spec, "mage")},
        "nemeses": {
            f"{nemesis}, {'increased' if harder else 'normal'} difficulty": _used(
                _begun(MAGES[:2], nemesis, harder=harder)["nemesis"], without=("deck", "name")
            )
            for nemesis in words_for(spec, "nemesis")
            for harder in (False, True)
        },
        "players": {n: _table(MAGES[:n]) for n in range(1, 5)},
        "first market": _begun(MAGES[:2], "maggoth", market="first-game")["market"],
    }


def _begun(mages: tuple[str, ...] | list[str], nemesis: str, **more: Any) -> dict[str, Any]:
    """The table at the first question, by the first seed by which that comes before a turn of the nemesis."""
    spec = load_game("aeons-end")
    for seed in range(SEEDS):
        match = spec.new({"seats": [{"mage": mage} for mage in mages], "nemesis": nemesis, **more}, seed)
        table: dict[str, Any] = dict(spec.look(match))
        if "nemesis" not in table["turn discard"]:
            return table
    raise AssertionError(f"the nemesis begins with each of {SEEDS} seeds")


def _side(mages: list[str], nemesis: str) -> dict[str, Any]:
    side = _begun(mages, nemesis)["a"]
    breaches = {place: _facing(breach) for place, breach in side["breaches"].items()}
    return {**_used(side, without=("mage", "turns taken", "aether")), "breaches": breaches}


def _facing(breach: Mapping[str, Any]) -> str:
    if breach["breach"] == "none":
        return "none"
    return f"{breach['breach']}, {'open' if breach['open'] else breach['closed']}"


def _table(mages: tuple[str, ...]) -> dict[str, Any]:
    """What hangs on the number of players: turn order cards, and how much of which tier is in the nemesis deck."""
    table = _begun(mages, "maggoth")
    content = {str(card["slug"]): card for card in load_game("aeons-end").content()}
    cards = [content[card["card"]] for card in table["nemesis"]["deck"]]
    tiers = [f"tier {card['tier']}, {'own' if 'nemesis' in card else 'basic'}" for card in cards]
    # From the top: the tiers lie above each other.
    order = [
        tier for place, tier in enumerate(c["tier"] for c in cards) if place == 0 or tier != cards[place - 1]["tier"]
    ]
    return {
        "turn order cards": _counts([*table["turn deck"], *table["turn discard"]]),
        "nemesis deck": _counts(tiers),
        "tiers from the top": order,
        "gravehold": table["gravehold"],
        "pairs": list(table["pairs"]),
        "x token": table["x token"],
    }


def _counts(names: list[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))


def _used(found: Mapping[str, Any], without: tuple[str, ...] = ()) -> dict[str, Any]:
    """Without what is not there; a pile of cards is told by their names."""
    out: dict[str, Any] = {}
    for key, value in found.items():
        if key not in without and value not in NOTHING:
            out[key] = _named(value)
    return out


def _named(value: Any) -> Any:
    if isinstance(value, list):
        return [_named(item) for item in value]
    if isinstance(value, Mapping):
        return value["card"] if set(value) == {"card"} else _used(value)
    return value
