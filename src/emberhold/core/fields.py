"""Reads what people wrote (set-ups, decks, boards) and says where it is not what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from reprlib import Repr
from typing import Final

from emberhold.core.near import hint
from emberhold.core.registry import SetupError

__all__ = ["flag", "hint", "items", "mapping", "number", "one_of", "only_keys", "shown", "word"]


_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


FEW: Final = 16
"""Up to this many known names are listed in an error; if there are more, only similar ones are."""


def shown(raw: object) -> str:
    """What somebody wrote, as an error quotes it: something long or deep is cut short."""
    return _SHORT.repr(raw)


def mapping(raw: object, place: str) -> Mapping[str, object]:
    if not isinstance(raw, Mapping):
        found = "nothing; write {} if there are none" if raw is None else shown(raw)
        raise SetupError(f"{place}: expected keys and values, found {found}.")
    for key in raw:
        if not isinstance(key, str):
            raise SetupError(f"{place}: the key {shown(key)} is not a name.")
    return raw


def only_keys(raw: Mapping[str, object], known: tuple[str, ...], place: str) -> None:
    for key in raw:
        if key not in known:
            raise SetupError(f"{place}: unknown key {shown(key)}.{hint(key, known)} Known: {', '.join(known)}.")


def items(raw: object, place: str) -> list[object]:
    if not isinstance(raw, list):
        found = "nothing; write [] for an empty list" if raw is None else shown(raw)
        raise SetupError(f"{place}: expected a list, found {found}.")
    return raw


def number(raw: object, place: str, least: int | None = None, greatest: int | None = None) -> int:
    if type(raw) is not int:
        raise SetupError(f"{place}: expected a whole number, found {shown(raw)}.")
    if (least is not None and raw < least) or (greatest is not None and raw > greatest):
        limits = f"at least {least}" if greatest is None else f"{least} to {greatest}" if least != greatest else least
        raise SetupError(f"{place}: {raw} is not possible here; it must be {limits}.")
    return raw


def flag(raw: object, place: str) -> bool:
    if not isinstance(raw, bool):
        raise SetupError(f"{place}: expected true or false, found {shown(raw)}.")
    return raw


def word(raw: object, place: str) -> str:
    if not isinstance(raw, str):
        raise SetupError(f"{place}: expected a name, found {shown(raw)}.")
    return raw


def one_of(raw: object, known: Iterable[str], what: str, place: str) -> str:
    """One of the known names."""
    names = list(known)
    if not isinstance(raw, str) or raw not in names:
        asked = hint(raw, names)
        if not asked and len(names) <= FEW:
            asked = f" There is: {', '.join(names) or 'none'}."
        raise SetupError(f"{place}: there is no {what} {shown(raw)}.{asked}")
    return raw
