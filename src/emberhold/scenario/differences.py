"""Compares the board that a scenario expects with the real one, and says in words where they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

from emberhold.scenario.phrases import bare, did_you_mean

__all__ = ["CARD", "HIDDEN", "Known", "differences", "keys", "show"]

LIST_QUESTIONS: Final = ("count", "has", "lacks", "ordered")
CARD: Final = "card"
ID: Final = "id"
HIDDEN: Final = "hidden"
"""What a scenario calls a card that the seat cannot tell from others."""

_MOST_LISTED: Final = 20


@dataclass(frozen=True, slots=True)
class Known:
    """The keys that may be missing and then count as nothing. Any other key that is not there is a mistake."""

    of_cards: frozenset[str] = frozenset()
    anywhere: frozenset[str] = frozenset()

    def within(self, actual: Mapping[str, object]) -> frozenset[str]:
        return self.of_cards | self.anywhere if CARD in actual else self.anywhere


NOTHING_ABSENT: Final = Known()


def differences(expected: object, actual: object, path: str = "", known: Known = NOTHING_ABSENT) -> list[str]:
    """Where the board is not as expected: one sentence for each place, beginning with that place."""
    if isinstance(expected, Mapping):
        if _is_list(actual):
            return _list_questions(expected, actual, path, known)
        if isinstance(actual, Mapping):
            return _mapping(expected, actual, path, known)
    elif _is_list(expected):
        if _is_list(actual):
            return _same_items(expected, actual, path, known)
    elif isinstance(actual, Mapping) and isinstance(expected, str):
        if CARD in actual and (actual[CARD] or HIDDEN) == expected:
            return []
    elif expected == actual:
        return []
    hint = " (to compare how many there are, write {count: n})" if _is_list(actual) and _is_int(expected) else ""
    return [f"{path or 'the board'}: expected {show(expected)}, found {show(actual)}{hint}"]


def keys(value: object) -> set[str]:
    """Every key of every mapping in a nested value."""
    if isinstance(value, Mapping):
        return {str(key) for key in value}.union(*(keys(part) for part in value.values()))
    return set().union(*(keys(part) for part in value)) if _is_list(value) else set()


def show(value: object) -> str:
    """A value as a scenario would write it; a card without facts that are 0 or empty."""
    if isinstance(value, Mapping):
        if CARD in value:
            name = value[CARD] or HIDDEN
            rest = {key: part for key, part in value.items() if key not in (CARD, ID) and part}
            return f"{{{name}: {show(rest)}}}" if rest else str(name)
        return "{" + ", ".join(f"{key}: {show(part)}" for key, part in value.items()) + "}"
    if _is_list(value):
        return "[" + ", ".join(show(part) for part in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "nothing" if value is None or value == "" else str(value)


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_int(value: object) -> bool:
    return isinstance(value, int)


def _named_card(expected: object) -> tuple[str, object] | None:
    """`{gilder: {wounds: 1}}` means the card gilder with one wound."""
    if isinstance(expected, str):
        return expected, {}
    if isinstance(expected, Mapping) and len(expected) == 1:
        ((name, facts),) = expected.items()
        if isinstance(facts, Mapping):
            return str(name), facts
    return None


def _mapping(expected: Mapping[str, object], actual: Mapping[str, object], path: str, known: Known) -> list[str]:
    named = _named_card(expected)
    if named is not None and CARD in actual and named[0] not in {*actual, *known.of_cards}:
        if actual[CARD] != named[0]:
            return [f"{path}: expected {named[0]}, found {show(actual)}"]
        return differences(named[1], actual, f"{path}.{named[0]}", known)
    out = []
    for key, value in expected.items():
        place = f"{path}.{key}" if path else str(key)
        if key in actual:
            out += differences(value, actual[key], place, known)
            continue
        # A missing fact counts as nothing. But a misspelt fact would always be missing.
        if bare(str(key)) in known.within(actual):
            out += differences(value, _nothing(value), place, known)
        else:
            out.append(_no_such_key(place, str(key), [*actual, *known.within(actual)]))
    return out


def _no_such_key(place: str, key: str, there: Sequence[str]) -> str:
    hint = did_you_mean(key, there)
    known = f" There are: {', '.join(there)}." if len(there) <= _MOST_LISTED else ""
    return f"{place}: there is no '{key}' here.{hint or known}"


def _nothing(like: object) -> object:
    """What a missing fact counts as, if this was expected."""
    if isinstance(like, Mapping):
        return [] if any(key in LIST_QUESTIONS for key in like) else {}
    if _is_list(like):
        return []
    if isinstance(like, bool):
        return False
    return 0 if isinstance(like, int) else "" if isinstance(like, str) else None


def _list_questions(expected: Mapping[str, object], actual: Sequence[object], path: str, known: Known) -> list[str]:
    out = []
    for key, wanted in expected.items():
        if key not in LIST_QUESTIONS:
            hint = did_you_mean(str(key), LIST_QUESTIONS)
            out.append(
                f"{path}: found a list, {show(actual)}. For a list, write its items or one of "
                f"{', '.join(LIST_QUESTIONS)}, not '{key}'.{hint}"
            )
        elif key == "count":
            if not _is_int(wanted):
                out.append(f"{path}.count: a number is needed, not {show(wanted)}")
            elif wanted != len(actual):
                out.append(f"{path}: expected {wanted} items, found {len(actual)}: {show(actual)}")
        elif not _is_list(wanted):
            out.append(f"{path}.{key}: a list is needed, not {show(wanted)}")
        else:
            unknown = list(_unknown_facts(wanted, actual, path, known))
            out += unknown or _QUESTIONS[key](list(wanted), list(actual), path, known)
    return out


def _unknown_facts(wanted: Sequence[object], found: Sequence[object], path: str, known: Known) -> Iterator[str]:
    """Facts that no card has, in items of a list: such an item may match nothing, which would hide the mistake."""
    facts_of_items = known.of_cards.union(*(item for item in found if isinstance(item, Mapping)))
    there = facts_of_items | known.anywhere
    for item in wanted:
        named = _named_card(item)
        a_card = named is not None and named[0] not in facts_of_items
        place, facts = (f"{path}.{named[0]}", named[1]) if named is not None and a_card else (path, item)
        if not isinstance(facts, Mapping) or not there:
            continue
        for key, value in facts.items():
            if key not in there:
                yield _no_such_key(f"{place}.{key}", str(key), sorted(there))
            for part in value.values() if isinstance(value, Mapping) else (value,):
                if _is_list(part):
                    yield from _unknown_facts(part, (), f"{place}.{key}", known)


def _ordered(wanted: list[object], found: list[object], path: str, known: Known) -> list[str]:
    if len(wanted) != len(found):
        return [f"{path}: expected in this order {show(wanted)}, found {show(found)}"]
    pairs = enumerate(zip(wanted, found, strict=True), 1)
    return [line for n, (one, other) in pairs for line in differences(one, other, f"{path}, item {n}", known)]


def _has(wanted: list[object], found: list[object], path: str, known: Known) -> list[str]:
    partner = _pair_up(wanted, found, known)
    missing = [item for number, item in enumerate(wanted) if number not in partner]
    return [f"{path}: expected {show(item)} among them, found {show(found)}" for item in missing]


def _lacks(wanted: list[object], found: list[object], path: str, known: Known) -> list[str]:
    """A misspelt card is always absent, so report it; a name that is like no known one is let pass."""
    if any(isinstance(item, Mapping) and CARD in item for item in found):
        names = {named[0] for item in wanted if (named := _named_card(item)) is not None} - known.of_cards
        doubts = {name: did_you_mean(name, known.anywhere) for name in sorted(names - known.anywhere)}
        misspelt = [f"{path}: there is no card '{name}'.{hint}" for name, hint in doubts.items() if hint]
        if misspelt:
            return misspelt
    there = [item for item in wanted if any(not differences(item, other, path, known) for other in found)]
    return [f"{path}: expected no {show(item)}, found {show(found)}" for item in there]


_Question = Callable[[list[object], list[object], str, Known], list[str]]
_QUESTIONS: Final[dict[str, _Question]] = {"has": _has, "lacks": _lacks, "ordered": _ordered}


def _same_items(expected: Sequence[object], actual: Sequence[object], path: str, known: Known) -> list[str]:
    wanted, found = list(expected), list(actual)
    unknown = list(_unknown_facts(wanted, found, path, known))
    if unknown:
        return unknown
    partner = _pair_up(wanted, found, known)
    missing = [item for number, item in enumerate(wanted) if number not in partner]
    extra = [item for number, item in enumerate(found) if number not in partner.values()]
    if not missing and not extra:
        return []
    if len(missing) == 1 and len(extra) == 1:
        named = _named_card(missing[0])
        if named is not None and isinstance(extra[0], Mapping) and extra[0].get(CARD) == named[0]:
            return differences(missing[0], extra[0], path, known)
    parts = [f"missing {show(missing)}"] if missing else []
    parts += [f"not expected {show(extra)}"] if extra else []
    return [f"{path}: expected {show(expected)}, found {show(actual)} ({', '.join(parts)})"]


def _pair_up(wanted: list[object], found: list[object], known: Known) -> dict[int, int]:
    """As many pairs of an expected and a found item as possible: place in `wanted` to place in `found`.

    `gilder` fits every gilder, but `{gilder: {wounds: 1}}` only one, so an earlier pair may have to be changed.
    """
    fit = [[n for n, item in enumerate(found) if not differences(want, item, "", known)] for want in wanted]
    owner: dict[int, int] = {}

    def place(want: int, tried: set[int]) -> bool:
        for n in fit[want]:
            if n not in tried:
                tried.add(n)
                if n not in owner or place(owner[n], tried):
                    owner[n] = want
                    return True
        return False

    for want in range(len(wanted)):
        place(want, set())
    return {want: n for n, want in owner.items()}
