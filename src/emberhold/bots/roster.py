"""Bots by name. A bot's module is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from emberhold.bots.bot import Bot
from emberhold.core.errors import EmberholdError
from emberhold.core.near import hint

__all__ = ["UnknownBot", "bot_names", "load_bot"]

BOTS: Final[dict[str, tuple[str, str]]] = {
    "greedy": ("emberhold.bots.greedy", "Greedy"),
    "random": ("emberhold.bots.random", "RandomBot"),
}


class UnknownBot(EmberholdError):
    """There is no bot of that name."""


def bot_names() -> list[str]:
    return sorted(BOTS)


def load_bot(name: str) -> Bot:
    """A new bot of this name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'; the bots are: {', '.join(bot_names())}.{hint(name, BOTS)}")
    module, maker = BOTS[name]
    bot: Bot = getattr(import_module(module), maker)()
    return bot
