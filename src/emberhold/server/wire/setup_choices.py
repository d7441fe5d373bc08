"""The choices of a set-up as clients are sent them: what the game declares, given the choices so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, convert

from emberhold.core import choice as declared
from emberhold.server.wire.types import Text

__all__ = ["Choice", "ChoiceGroup", "ChoiceValue", "Preset", "choice_infos", "preset_infos"]


class ChoiceValue(Struct, frozen=True):
    """One value that can be chosen. `value` goes into the set-up; `card` is its slug if it is a card."""

    word: str
    value: Any
    text: Text
    card: str | None = None
    group: str | None = None


class ChoiceGroup(Struct, frozen=True):
    """Items of one kind, and the fewest and most of them that a list may have."""

    name: str
    text: Text
    least: int
    most: int


class Choice(Struct, frozen=True):
    """One key of a set-up: `path` is its place there, `seat` is whose choice it is (null: one choice for everybody).

    Choose one of `values`, or a list of `least` to `most` of `items`. Without a choice `default` applies, or it is
    random if it is `drawn`. `own` is the label for a list of one's own, `brought` for something from a file. `simple`
    marks the choices that everybody makes. `closed` says why nothing can be chosen now; null if something can.
    """

    name: str
    path: list[str | int]
    kind: Literal["one", "yes-no", "several", "one-or-several"]
    seat: int | None
    text: Text
    help: Text
    values: list[ChoiceValue]
    items: list[ChoiceValue]
    least: int
    most: int
    groups: list[ChoiceGroup]
    default: Any
    drawn: bool
    simple: bool
    own: Text | None = None
    brought: Text | None = None
    closed: Text | None = None
    rule: str | None = None


class Preset(Struct, frozen=True):
    """Choices that go well together and are made in one step."""

    name: str
    text: Text
    help: Text
    chosen: dict[str, Any]


def choice_infos(choices: Sequence[declared.Choice]) -> list[Choice]:
    return [_choice(choice) for choice in choices]


def preset_infos(presets: Sequence[declared.Preset]) -> list[Preset]:
    return [
        Preset(preset.name, Text(preset.label), Text(f"{preset.label}.help"), dict(preset.chosen)) for preset in presets
    ]


def _choice(choice: declared.Choice) -> Choice:
    return convert(
        {
            "name": choice.name,
            "path": list(choice.path),
            "kind": choice.kind,
            "seat": choice.seat,
            "text": Text(choice.label),
            "help": Text(choice.help),
            "values": [_value(offered) for offered in choice.values],
            "items": [_value(item) for item in choice.items],
            "least": choice.least,
            "most": choice.most,
            "groups": [ChoiceGroup(group.name, Text(group.label), group.least, group.most) for group in choice.groups],
            "default": choice.default,
            "drawn": choice.drawn,
            "simple": choice.simple,
            "own": Text(f"{choice.label}.own") if choice.items else None,
            "brought": Text(f"{choice.label}.brought") if choice.brought else None,
            "closed": Text(choice.closed) if choice.closed else None,
            "rule": choice.rule or None,
        },
        Choice,
    )


def _value(offered: declared.ChoiceValue) -> ChoiceValue:
    args = dict(offered.args.items())
    return ChoiceValue(
        offered.word, offered.value, Text(offered.label, {**args}), offered.card or None, offered.group or None
    )
