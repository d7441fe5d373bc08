"""Costs of cards, ours and the reference's, in words that can be compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberhold.core.kinds import CardId, DefIndex, Seat
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import SPELLBOARD, TYPES
from emberhold.games.ashes.defs import FREE, Ability, Cost
from emberhold.games.ashes.rules.costs import costs_of
from emberhold.games.ashes.state import State

__all__ = [
    "FIRST_CARD",
    "Raw",
    "both",
    "cost_in_words",
    "costs_by_focus",
    "reference_cost",
    "reference_costs_by_focus",
    "spellboard_of",
]

Raw = Mapping[str, Any]


def cost_in_words(cost: Cost) -> str:
    """A cost as a sentence in which the order of its parts does not matter. Status tokens are compared elsewhere."""
    parts = [f"{n} {word}" for word, n in _actions(cost.main, cost.side, cost.exhaust, cost.discard) if n]
    parts += sorted(f"{n} {kind} {face}".replace("  ", " ") for n, kind, face in cost.symbols())
    return ", ".join(parts) or "free"


def _actions(main: int, side: int, exhaust: int, discard: int) -> list[tuple[str, int]]:
    return [("main", main), ("side", side), ("exhaust", exhaust), ("discard", discard)]


def reference_cost(raw: Raw | None) -> Cost:
    """A cost of the reference in our form. No cost means free."""
    if raw is None:
        return FREE
    symbols: dict[str, int] = {}
    for dice in raw["dice"]:
        kind, face = dice.get("type", ""), dice["face"]
        if (kind not in TYPES or face not in ("class", "power")) and (kind or face != "basic"):
            raise ValueError(f"a cost in the reference asks for '{kind} {face}'")
        name = f"{kind}_{face}" if kind else "basic"
        symbols[name] = symbols.get(name, 0) + dice["n"]
    return Cost(main=raw["main"], side=raw["side"], exhaust=raw["exhaust"], discard=raw["discard"], **symbols)


def both(cost: Cost, more: Cost) -> Cost:
    out = Cost(
        main=cost.main + more.main,
        side=cost.side + more.side,
        exhaust=cost.exhaust + more.exhaust,
        discard=cost.discard + more.discard,
    )
    out.need = tuple([a + b for a, b in zip(cost.need, more.need, strict=True)])
    return out


def costs_by_focus(ability: Ability) -> list[list[str]]:
    """The possible payments with one, two and three copies on the spellboard."""
    out = []
    for copies in (1, 2, 3):
        out.append([cost_in_words(cost) for cost in costs_of(spellboard_of(copies), FIRST_CARD, ability)])
    return out


FIRST_CARD: Final = CardId(0)


def spellboard_of(copies: int) -> State:
    """A table with only copies of one card, the first of them FIRST_CARD."""
    st = State(2, Rng(0))
    for _ in range(copies):
        st.spellboard[0].append(st.new_card(DefIndex(0), Seat(0), SPELLBOARD))
    return st


def reference_costs_by_focus(raw: Raw, focus_lines: Sequence[Raw]) -> list[list[str]]:
    """The same from the reference: cheaper with focus, another cost instead, or an extra cost."""
    out = []
    for focus in (0, 1, 2):
        active = [line for line in focus_lines if line["focus"] <= focus]
        cost = reference_cost(raw["cost"])
        for line in active:
            cost = cost.with_basic(line.get("activation_cost_change", {}).get("basic", 0))
        costs = [cost]
        if "optional_extra_cost" in raw:
            costs.append(both(cost, reference_cost(raw["optional_extra_cost"])))
        instead = [line["alternate_activation_cost"] for line in active if "alternate_activation_cost" in line]
        costs += [reference_cost(other) for other in instead]
        out.append([cost_in_words(each) for each in costs])
    return out
