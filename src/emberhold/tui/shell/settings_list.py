"""The settings as a list: each setting, its value, and the next value when it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.i18n import Texts
from emberhold.tui.autopass import PACES, PlaySettings
from emberhold.tui.draw.scene import Badge, Tile

__all__ = ["next_value", "settings_tiles"]


def _reactions(settings: PlaySettings, seat: int) -> str:
    return "turn" if seat in settings.until_turn else settings.reactions


def _next_reactions(settings: PlaySettings, seat: int) -> None:
    now = _reactions(settings, seat)
    settings.until_turn.discard(seat)
    if now == "ask":
        settings.reactions = "idle"
    elif now == "idle":
        settings.until_turn.add(seat)
    else:
        settings.reactions = "ask"


def _next_pace(settings: PlaySettings, _seat: int) -> None:
    paces = list(PACES)
    settings.pace = paces[(paces.index(settings.pace) + 1) % len(paces)]


def _next_confirm(settings: PlaySettings, _seat: int) -> None:
    settings.confirm_end = not settings.confirm_end


def _routine(settings: PlaySettings, _seat: int) -> str:
    if not settings.routine:
        return "off"
    return "orders" if settings.orders else "on"


def _next_routine(settings: PlaySettings, seat: int) -> None:
    now = _routine(settings, seat)
    settings.routine, settings.orders = now != "orders", now == "on"


def _next_hand_over(settings: PlaySettings, _seat: int) -> None:
    settings.hand_over = not settings.hand_over


SETTINGS: Final[dict[str, tuple[Callable[[PlaySettings, int], str], Callable[[PlaySettings, int], None]]]] = {
    "reactions": (_reactions, _next_reactions),
    "routine": (_routine, _next_routine),
    "confirm": (lambda settings, _: "on" if settings.confirm_end else "off", _next_confirm),
    "curtain": (lambda settings, _: "on" if settings.hand_over else "off", _next_hand_over),
    "pace": (lambda settings, _: settings.pace, _next_pace),
}


def settings_tiles(settings: PlaySettings, seat: int, texts: Texts) -> list[Tile]:
    """One tile for each setting."""
    names = {name: texts.say(f"shell-setting-{name}") for name in SETTINGS}
    wide = max(len(name) for name in names.values())
    return [
        Tile(
            f"{number}  {names[name]:<{wide}}",
            [Badge(texts.say(f"shell-setting-{name}-{read(settings, seat)}"), "cyan")],
        )
        for number, (name, (read, _)) in enumerate(SETTINGS.items(), 1)
    ]


def next_value(settings: PlaySettings, seat: int, number: int) -> None:
    """Set the setting with this number to its next value."""
    list(SETTINGS.values())[number][1](settings, seat)
