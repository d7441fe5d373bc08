"""What somebody chose for a set-up: kept as an incomplete set-up, read from words, and completed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Final, TypeAlias

from emberhold.core.choice import Choice, ChoiceValue, Path
from emberhold.core.fields import hint, one_of, shown
from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec, SetupError

__all__ = ["Chosen", "complete", "get", "has", "lay_over", "put", "read_words", "words_for"]

Chosen: TypeAlias = dict[str, object]

SEATS: Final = "abcd"
NOTHING: Final = "none"
"""The word for an empty list."""


def has(chosen: object, path: Path) -> bool:
    """Whether something was chosen there."""
    for step in path:
        if isinstance(step, str):
            if not isinstance(chosen, Mapping) or step not in chosen:
                return False
            chosen = chosen[step]
        else:
            if not isinstance(chosen, list) or step >= len(chosen):
                return False
            chosen = chosen[step]
    return not (isinstance(path[-1], int) and chosen is None)


def get(chosen: object, path: Path) -> object:
    """What was chosen there; None if nothing was."""
    if not has(chosen, path):
        return None
    for step in path:
        if isinstance(step, str):
            assert isinstance(chosen, Mapping)
            chosen = chosen[step]
        else:
            assert isinstance(chosen, list)
            chosen = chosen[step]
    return chosen


def put(chosen: Chosen, path: Path, value: object) -> None:
    """Choose something; lists and mappings on the way to it are added if they are missing."""
    here: object = chosen
    for at, step in enumerate(path):
        last = at + 1 == len(path)
        new: object = value if last else [] if isinstance(path[at + 1], int) else {}
        if isinstance(step, str):
            assert isinstance(here, dict)
            if last or step not in here:
                here[step] = new
            here = here[step]
        else:
            assert isinstance(here, list)
            here += [{} if not last else None for _ in range(step + 1 - len(here))]
            if last:
                here[step] = new
            here = here[step]


def complete(spec: GameSpec, players: int, chosen: Setup, seed: int) -> Setup:
    """A complete set-up: what was chosen, and the rest from one of the game's own set-ups, picked by the seed.

    What is drawn is different for each seat, as long as there is enough of it.
    """
    ready = spec.setups(players)
    if not ready:
        raise SetupError(f"There is no default set-up of {spec.name} for {players} players.")
    return lay_over(spec, players, chosen, ready[seed % len(ready)])


def lay_over(spec: GameSpec, players: int, chosen: Setup, base: Setup) -> Setup:
    """This set-up, with what was chosen put in place of what it had."""
    setup = deepcopy(dict(base))
    so_far = deepcopy(dict(chosen))
    declared = spec.choices(players, so_far)
    _check_declared(chosen, [choice.path for choice in declared])
    for choice in declared:
        if has(chosen, choice.path):
            put(setup, choice.path, get(chosen, choice.path))
    for at, choice in enumerate(declared):
        if has(chosen, choice.path) or not has(base, choice.path):
            continue
        value = get(base, choice.path)
        if choice.drawn:
            value = _drawn(value, at, spec.choices(players, so_far), so_far)
            put(setup, choice.path, value)
        put(so_far, choice.path, value)
    return setup


def _drawn(value: object, at: int, declared: Sequence[Choice], so_far: Setup) -> object:
    """What a set-up has for a choice; if another seat has that already, the first value that nobody has."""
    choice = declared[at]
    taken = [get(so_far, other.path) for other in declared if other.name == choice.name]
    possible = [offered.value for offered in choice.values]
    free = [other for other in possible if other not in taken]
    if value in free or not possible:
        return value
    return (free or possible)[0]


def _check_declared(chosen: Setup, paths: Sequence[Path]) -> None:
    """Refuse what no choice is declared for; otherwise a misspelt key would be ignored without a word."""
    _check_below(chosen, (), paths, "setup")


def _check_below(part: object, path: Path, paths: Sequence[Path], place: str) -> None:
    if path in paths:
        return
    steps = list(dict.fromkeys(known[len(path)] for known in paths if known[: len(path)] == path))
    if steps and isinstance(steps[0], int):
        if not isinstance(part, list):
            raise SetupError(f"{place}: expected a list, found {shown(part)}.")
        if len(part) > len(steps):
            raise SetupError(f"{place}: {len(part)} entries for {len(steps)} seats; write one for each seat.")
        for i, item in enumerate(part):
            _check_below(item, (*path, i), paths, f"{place}[{i}]")
        return
    names = [str(step) for step in steps]
    if not isinstance(part, Mapping):
        raise SetupError(f"{place}: expected keys and values, found {shown(part)}.")
    for key, item in part.items():
        if key not in names:
            raise SetupError(f"{place}: unknown key {shown(key)}.{hint(key, names)} Known: {', '.join(names)}.")
        _check_below(item, (*path, key), paths, f"{place}.{key}")


def words_for(spec: GameSpec, name: str) -> list[str]:
    """The words for every value of a choice, before anything is chosen: all nemeses, all decks."""
    for choice in spec.choices(spec.players[0], {}):
        if choice.name == name:
            return [offered.word for offered in choice.values]
    return []


def read_words(spec: GameSpec, players: int, named: Iterable[tuple[str, object]]) -> Chosen:
    """What was chosen in words, as pairs of a name and a word.

    `mage` is the mage of the first seat, a second `mage` that of the next one; `b.mage` is that of seat b. A list is
    written with commas. Instead of a word there may be the thing itself, as it was read from a file.
    """
    chosen: Chosen = {}
    declared = spec.choices(players, chosen)
    placed: dict[Path, tuple[str, object]] = {}
    for name, word in named:
        placed[_place(spec, name, declared, placed)] = (name, word)
    # In the order of the declaration, because what can be chosen depends on what was chosen before.
    for at, before in enumerate(declared):
        if before.path in placed:
            name, word = placed[before.path]
            now = spec.choices(players, chosen)[at]
            if now.closed:
                with_players = f"with {players} {'player' if players == 1 else 'players'}"
                behind = f" ({now.rule})" if now.rule else ""
                raise SetupError(f"{name}: nothing can be chosen here {with_players} and the other choices{behind}.")
            put(chosen, now.path, _read_word(now, before, name, word))
    return chosen


def _place(spec: GameSpec, name: str, declared: Sequence[Choice], placed: Mapping[Path, object]) -> Path:
    """Which choice a name means."""
    letter, dot, bare = name.rpartition(".")
    bare = bare.replace("_", "-")
    names = list(dict.fromkeys(choice.name for choice in declared))
    found = [choice for choice in declared if choice.name == bare]
    if not found:
        known = ", ".join(names) or "nothing"
        raise SetupError(f"{spec.name} has no choice called '{name}'; you can choose: {known}.{hint(bare, names)}")
    if dot:
        seats = [SEATS[choice.seat] for choice in found if choice.seat is not None]
        if letter not in seats:
            there = f"the seats are: {', '.join(seats)}" if seats else f"'{bare}' is chosen once for the whole table"
            raise SetupError(f"{name}: there is no seat '{letter}' to choose it for; {there}.")
        found = [found[seats.index(letter)]]
    free = [choice for choice in found if choice.path not in placed]
    if not free:
        times = "name only one" if len(found) == 1 else f"more were named than there are seats ({len(found)})"
        raise SetupError(f"{name}: {times}.")
    return free[0].path


def _read_word(now: Choice, before: Choice, name: str, word: object) -> object:
    """What a word means. If it was possible `before` the other choices, the rules say later why it is not any more."""
    if not isinstance(word, str):
        if (now.brought and isinstance(word, Mapping)) or (now.items and isinstance(word, list)):
            return word
        raise SetupError(f"{name}: {shown(word)} cannot be chosen here.")
    values = {
        spelling: offered.value
        for choice in (before, now)
        for offered in choice.values
        for spelling in _spellings(offered)
    }
    items = {item.word: item.value for choice in (before, now) for item in choice.items}
    if word in values:
        return values[word]
    if items and (not values or "," in word or word in items):
        parts = [part.strip() for part in word.split(",")] if word != NOTHING else []
        return [items[one_of(part, items, "card", f"{name}[{i}]")] for i, part in enumerate(parts)]
    known = [offered.word for offered in now.values]
    if items and not hint(word, known):
        either = ", ".join(known)
        raise SetupError(
            f"{name}: there is no {now.name} {shown(word)}. There is: {either}; or name several cards, with commas."
        )
    return one_of(word, known, now.name, name)


def _spellings(offered: ChoiceValue) -> tuple[str, ...]:
    if isinstance(offered.value, bool):
        return (offered.word, "yes", "true") if offered.value else (offered.word, "no", "false")
    return (offered.word,)
