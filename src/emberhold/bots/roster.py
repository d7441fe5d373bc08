"""Bots by name: those that come with Emberhold, those that other packages bring, and any class by `module:Class`.

A bot that comes with Emberhold can be named with its version and with other numbers to play with:
`greedy@1:worlds=4:lines=20`. Without a version it is the newest.

A bot that comes with Emberhold runs in this process, and its module is loaded when somebody asks for it. Any other bot
is never imported here: it has a process of its own (`outside`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

from emberhold.bots.bot import Bot
from emberhold.bots.one_seat_bot import Mishap, OneSeatBot
from emberhold.core.errors import EmberholdError
from emberhold.core.installed import installed
from emberhold.core.near import hint

__all__ = [
    "BOTS",
    "GROUP",
    "MILLISECONDS",
    "UnknownBot",
    "bot_names",
    "bot_seconds",
    "built_in_bots",
    "check_bots",
    "full_bot_name",
    "is_outside",
    "load_bot",
    "named_number",
    "outside_target",
    "own_name",
    "take_mishaps",
]

BOTS: Final[dict[str, tuple[str, str]]] = {
    "novice": ("emberhold.bots.search.searcher", "Novice"),
    "adept": ("emberhold.bots.search.searcher", "Adept"),
    "master": ("emberhold.bots.search.searcher", "Master"),
    "greedy": ("emberhold.bots.greedy", "Greedy"),
    "random": ("emberhold.bots.random", "RandomBot"),
}
"""In the order in which they are offered: the levels, the strongest last, and then those for research."""
GROUP: Final = "emberhold.bots"
"""The entry point group in which a package lists its bots."""
SECONDS: Final = "EMBERHOLD_BOT_SECONDS"
"""The environment variable that says how long bots from other packages may think."""
BUDGET_S: Final = 8.0
MOST_SECONDS: Final = 3600
MILLISECONDS: Final = "milliseconds"
"""The number by which a bot keeps to a time. 0 means that there is no limit."""
MOST: Final = 10_000
"""The largest number with which a bot can be told to play."""
_OWN: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?:@(?P<version>[0-9]{1,6}))?(?P<options>(?::[a-z]+=[0-9]{1,9})*)")
_TARGET: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


class UnknownBot(EmberholdError):
    """There is no bot of that name."""


def built_in_bots() -> list[str]:
    """The bots that come with Emberhold, in the order in which they are offered."""
    return list(BOTS)


def bot_names() -> list[str]:
    """All bots that have a name here: those that come with Emberhold, then those of installed packages."""
    return [*BOTS, *sorted(installed(GROUP).keys() - BOTS.keys())]


def outside_target(name: str) -> str | None:
    """`module:Class` for a bot from another package, None for one that comes with Emberhold; or UnknownBot."""
    if own_name(name) in BOTS:
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


def load_bot(name: str, seconds: float | None = None, clock: Callable[[], float] | None = None) -> Bot:
    """A new bot of this name. A bot from another package gets a process of its own and plays one seat.

    A bot that can keep to a time thinks for at most so many seconds about each decision. Without them it counts
    playouts only, unless its name says otherwise, and so answers the same on every machine. It looks at `clock`.
    """
    target = outside_target(name)
    if target is not None:
        from emberhold.bots.outside.outside_bot import OutsideBot

        return OutsideBot(name, target, bot_seconds())
    maker, version, options = _made_by(name)
    numbers = {**_versions(maker)[version - 1], **options}
    if seconds is not None and MILLISECONDS in numbers:
        most = max(1, int(seconds * 1000))
        numbers[MILLISECONDS] = min(most, numbers[MILLISECONDS] or most)
        if clock is not None:
            timed: Bot = maker(clock=clock, **numbers)
            return timed
    bot: Bot = maker(**numbers)
    return bot


def full_bot_name(name: str) -> str:
    """The name with its version. Bots from other packages have none that is known here."""
    if outside_target(name) is not None:
        return name
    maker, version, options = _made_by(name)
    others = sorted(options.items() - _versions(maker)[version - 1].items())
    return ":".join([f"{own_name(name)}@{version}", *(f"{key}={value}" for key, value in others)])


def own_name(name: str) -> str:
    """The name without version and numbers."""
    return re.split("[@:]", name, maxsplit=1)[0] if _OWN.fullmatch(name) else name


def named_number(name: str, key: str) -> int | None:
    """A number that this name gives the bot, as in `adept:milliseconds=500`; None if it does not."""
    found = re.search(rf":{key}=([0-9]+)", name) if own_name(name) in BOTS else None
    return None if found is None else int(found[1])


def _made_by(name: str) -> tuple[Callable[..., Bot], int, dict[str, int]]:
    """What makes a bot that comes with Emberhold, its version, and the numbers that were named."""
    found = _OWN.fullmatch(name)
    assert found is not None
    module, maker = BOTS[found["name"]]
    made_by = getattr(import_module(module), maker)
    versions = _versions(made_by)
    version = int(found["version"] or len(versions))
    if not 1 <= version <= len(versions):
        span = "only version 1" if len(versions) == 1 else f"the versions 1 to {len(versions)}"
        raise UnknownBot(f"There is no '{name}': {found['name']} has {span}.")
    known = sorted(versions[version - 1])
    options: dict[str, int] = {}
    for key, _, value in (pair.partition("=") for pair in found["options"].split(":")[1:]):
        if key not in known:
            others = f"its options are: {', '.join(known)}.{hint(key, known)}" if known else "it has no options."
            raise UnknownBot(f"{found['name']} has no option '{key}'; {others}")
        if not 1 <= int(value) <= MOST:
            raise UnknownBot(f"{name}: {key} must be from 1 to {MOST}.")
        options[key] = int(value)
    return made_by, version, options


def _versions(made_by: Callable[..., Bot]) -> Sequence[Mapping[str, int]]:
    return getattr(made_by, "versions", ({},))


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
