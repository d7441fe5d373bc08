"""Bots by name: those that come with Emberhold, those that other packages bring, and any class by `module:Class`.

A bot that comes with Emberhold runs in this process, and its module is loaded when somebody asks for it. Any other bot
is never imported here: it has a process of its own (`outside`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from emberhold.bots.bot import Bot
from emberhold.bots.one_seat_bot import Mishap, OneSeatBot
from emberhold.core.errors import EmberholdError
from emberhold.core.installed import installed
from emberhold.core.near import hint

__all__ = [
    "GROUP",
    "UnknownBot",
    "bot_names",
    "bot_seconds",
    "built_in_bots",
    "check_bots",
    "is_outside",
    "load_bot",
    "outside_target",
    "take_mishaps",
]

BOTS: Final[dict[str, tuple[str, str]]] = {
    "greedy": ("emberhold.bots.greedy", "Greedy"),
    "random": ("emberhold.bots.random", "RandomBot"),
}
GROUP: Final = "emberhold.bots"
"""The entry point group in which a package lists its bots."""
SECONDS: Final = "EMBERHOLD_BOT_SECONDS"
"""The environment variable that says how long bots from other packages may think."""
BUDGET_S: Final = 8.0
MOST_SECONDS: Final = 3600
_TARGET: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


class UnknownBot(EmberholdError):
    """There is no bot of that name."""


def built_in_bots() -> list[str]:
    """The bots that come with Emberhold."""
    return sorted(BOTS)


def bot_names() -> list[str]:
    """All bots that have a name here: those that come with Emberhold, and those of installed packages."""
    return sorted({*BOTS, *installed(GROUP)})


def outside_target(name: str) -> str | None:
    """`module:Class` for a bot from another package, None for one that comes with Emberhold; or UnknownBot."""
    if name in BOTS:
        return None
    point = installed(GROUP).get(name)
    if point is not None:
        return point.value.partition("[")[0].strip()
    if _TARGET.fullmatch(name):
        return name
    names = bot_names()
    raise UnknownBot(
        f"There is no bot '{name}'; the bots are: {', '.join(names)}.{hint(name, names)} "
        "Name a bot of your own as module:Class."
    )


def load_bot(name: str) -> Bot:
    """A new bot of this name. A bot from another package gets a process of its own and plays one seat."""
    target = outside_target(name)
    if target is not None:
        from emberhold.bots.outside.outside_bot import OutsideBot

        return OutsideBot(name, target, bot_seconds())
    module, maker = BOTS[name]
    bot: Bot = getattr(import_module(module), maker)()
    return bot


def bot_seconds() -> float:
    """How many seconds a bot from another package has for each decision."""
    wish = os.environ.get(SECONDS, "")
    try:
        seconds = float(wish) if wish else BUDGET_S
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise EmberholdError(
            f"{SECONDS} must be a number of seconds, more than 0 and at most {MOST_SECONDS}: how long a bot may think."
        )
    return seconds


def is_outside(bot: Bot) -> bool:
    """Whether the bot has a process of its own, and so may play only one seat."""
    return isinstance(bot, OneSeatBot)


def check_bots(names: Sequence[str]) -> None:
    """Raise an error if one of these bots is unknown or cannot be started."""
    for name in dict.fromkeys(names):
        bot = load_bot(name)
        if isinstance(bot, OneSeatBot):
            try:
                bot.uses_handle  # noqa: B018 - it is started for that
            finally:
                bot.close()


def take_mishaps(bot: Bot) -> list[Mishap]:
    """Why answers were given for this bot since this was last asked."""
    if not isinstance(bot, OneSeatBot):
        return []
    mishaps, bot.mishaps = bot.mishaps, []
    return mishaps
