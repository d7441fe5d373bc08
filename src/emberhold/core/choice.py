"""What a choice for a set-up is: declared once by each game, read by command line, terminal and browser.

A game is asked `choices(players, chosen)`: everything that its set-ups can hold, always in the same order, with what is
possible given what was chosen so far. `chosen` is a set-up that need not be complete; `core/chosen` completes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

__all__ = ["KINDS", "Choice", "ChoiceGroup", "ChoiceValue", "Path", "Preset"]

Path: TypeAlias = tuple[str | int, ...]
"""Where something stands in a set-up: `("seats", 0, "mage")`."""

KINDS: Final = ("one", "yes-no", "several", "one-or-several")
"""One of the values; yes or no; a list of some items; one of the values, or a list of some items instead."""


@final
class ChoiceValue:
    """One thing that can be chosen: how it is typed, what it is called, and what it puts into the set-up."""

    __slots__ = ("args", "card", "group", "label", "value", "word")

    def __init__(
        self,
        word: str,
        value: object,
        label: str,
        *,
        args: Mapping[str, int] | None = None,
        card: str = "",
        group: str = "",
    ) -> None:
        self.word = word
        """The word for it on a command line; no other value of the same choice has it."""
        self.value = value
        self.label = label
        """The message that says what it is called, and its arguments."""
        self.args: Mapping[str, int] = {} if args is None else args
        self.card = card
        """Its slug, if it is part of the game's content: a card, a mage and so on."""
        self.group = group
        """The name of the ChoiceGroup that it belongs to."""


@final
class ChoiceGroup:
    """Items of one sort, and how many of them a list holds at least and at most."""

    __slots__ = ("label", "least", "most", "name")

    def __init__(self, name: str, label: str, least: int, most: int) -> None:
        self.name = name
        self.label = label
        self.least = least
        self.most = most


@final
class Choice:
    """One key of a set-up: what can be chosen for it, and what applies if nobody chooses."""

    __slots__ = (
        "brought",
        "closed",
        "default",
        "drawn",
        "groups",
        "items",
        "label",
        "least",
        "most",
        "name",
        "path",
        "rule",
        "seat",
        "simple",
        "values",
    )

    def __init__(
        self,
        name: str,
        path: Path,
        *,
        values: Sequence[ChoiceValue] = (),
        items: Sequence[ChoiceValue] = (),
        least: int = 0,
        most: int = 0,
        groups: Sequence[ChoiceGroup] = (),
        default: object = None,
        drawn: bool = False,
        seat: int | None = None,
        brought: bool = False,
        simple: bool = False,
        rule: str = "",
        closed: str = "",
    ) -> None:
        self.name = name
        """What it is called on a command line. The choices that each seat has for itself share a name."""
        self.path = path
        self.label = f"setup-{name}"
        """The message that names it. Its attribute `help` explains it, `own` says "choose a list yourself", and
        `brought` says "bring one in a file"."""
        self.values = values
        self.items = items
        self.least = least
        """How many items a list holds at least, and at most."""
        self.most = most
        self.groups = groups
        self.default = default
        """What applies if nothing is chosen; it need not be written down."""
        self.drawn = drawn
        """Whether it is drawn at random if nothing is chosen; then it has no default."""
        self.seat = seat
        """The seat that it is chosen for; None if it is chosen once for the whole table."""
        self.brought = brought
        """Whether people may also bring one of their own in a file."""
        self.simple = simple
        """Whether it is offered to everybody; the other choices are shown to people who ask for more."""
        self.rule = rule
        """The rule that sets the limits."""
        self.closed = closed
        """The message that says why there is nothing to choose now; empty if there is."""

    @property
    def help(self) -> str:
        return f"{self.label}.help"

    @property
    def kind(self) -> str:
        if self.items:
            return "one-or-several" if self.values else "several"
        return "yes-no" if self.values and isinstance(self.values[0].value, bool) else "one"

    def offers(self, value: object) -> bool:
        """Whether this is one of the values; lists and things from a file are checked by the game instead."""
        return any(offered.value == value for offered in self.values)


@final
class Preset:
    """Several choices made at once, under a name."""

    __slots__ = ("chosen", "label", "name")

    def __init__(self, name: str, chosen: Mapping[str, object]) -> None:
        self.name = name
        self.label = f"setup-preset-{name}"
        """The message that names it; its attribute `help` explains it."""
        self.chosen = chosen
