"""What somebody who joins a table chooses for their own seat. Nothing that another player has can change by it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from emberhold.core.choice import Choice
from emberhold.core.registry import GameSpec
from emberhold.core.seeds import Seed
from emberhold.server.errors import Refused
from emberhold.server.tables.new_table import check_setup
from emberhold.server.wire import setup_choices

__all__ = ["offered_choices", "with_choices"]


def offered_choices(
    spec: GameSpec, setup: Mapping[str, Any], seat: int, chosen: Mapping[str, Any], unclaimed: Collection[int]
) -> list[setup_choices.Choice]:
    """The choices of this seat, given what it has chosen so far and what the others have.

    What is proposed for another seat that nobody has taken yet can still be chosen.
    """
    trial, proposed = _placed(spec, setup, seat, chosen)
    for other in unclaimed:
        if other != seat and trial:
            trial["seats"][other] = {}
    sealed = setup.get("lists") == "sealed"
    out = []
    for key, choice in _own_choices(spec, trial, seat).items():
        (info,) = setup_choices.choice_infos([choice])
        value = proposed.get(key, choice.default)
        # A deck from a file stays a secret of the person who brought it.
        known = not sealed and not isinstance(value, Mapping) and _fits(choice, value)
        out.append(replace(info, default=value, drawn=False) if known else info)
    return out


def with_choices(
    spec: GameSpec,
    setup: Mapping[str, Any],
    seed: Seed,
    seat: int,
    chosen: Mapping[str, Any],
    unclaimed: Collection[int],
) -> dict[str, Any]:
    """The set-up in which this seat has what its player chose, checked by the game.

    If that was only proposed for a seat that nobody has taken yet, the two proposals are exchanged.
    """
    new, proposed = _placed(spec, setup, seat, chosen)
    own = _own_choices(spec, new, seat)
    unknown = next((key for key in chosen if key not in own), None)
    if unknown is not None:
        known = ", ".join(own) or "nothing"
        raise Refused("setup", detail=f"chosen: there is no choice '{unknown}' for a seat. You can choose: {known}.")
    players = len(setup["seats"])
    for key, value in chosen.items():
        if _fits(own[key], value):
            continue
        rival = next((other for other in unclaimed if other != seat and new["seats"][other].get(key) == value), None)
        if rival is not None:
            new["seats"][rival][key] = proposed.get(key)
        elif _fits(_own_choices(spec, {"seats": [{} for _ in range(players)]}, seat)[key], value):
            raise Refused("choice-taken")
    check_setup(spec, new, seed, players)
    return new


def _own_choices(spec: GameSpec, setup: Mapping[str, Any], seat: int) -> dict[str, Choice]:
    """The choices of a seat, by their key in the seat's part of a set-up."""
    if not setup:
        return {}
    declared = spec.choices(len(setup["seats"]), setup)
    return {str(choice.path[-1]): choice for choice in declared if choice.path[:-1] == ("seats", seat)}


def _placed(
    spec: GameSpec, setup: Mapping[str, Any], seat: int, chosen: Mapping[str, Any]
) -> tuple[dict[str, Any], Mapping[str, Any]]:
    """A copy of the set-up with these choices, and what was proposed for the seat.

    A list that was proposed and does not fit the choices any more is dropped: the First Five of another deck. A game
    whose set-ups have no parts for seats has no choices for a seat; then the copy is empty.
    """
    seats = setup.get("seats")
    if not isinstance(seats, list) or not all(isinstance(part, dict) for part in seats):
        return {}, {}
    new: dict[str, Any] = deepcopy(dict(setup))
    proposed: dict[str, Any] = seats[seat]
    mine = new["seats"][seat] = {**proposed, **chosen}
    for key, choice in _own_choices(spec, new, seat).items():
        if key not in chosen and isinstance(mine.get(key), list) and not _fits(choice, mine[key]):
            del mine[key]
    return new, proposed


def _fits(choice: Choice, value: object) -> bool:
    """Whether a value is among what a choice offers; something from a file is judged by the game."""
    if isinstance(value, list):
        items = [item.value for item in choice.items]
        return all(item in items for item in value)
    return choice.offers(value) or (choice.brought and isinstance(value, Mapping))
