"""Everything that can be chosen for a set-up, found by choosing it; and the cards that come to a table by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache

from emberhold.core.choice import Choice, ChoiceValue, Path
from emberhold.core.chosen import Chosen, complete, get, has, put
from emberhold.core.registry import GameSpec, load_game

__all__ = ["Word", "cards_at", "lists_of", "spoken", "ways", "words_of"]

Word = tuple[Path, str]
"""A value or an item of a choice, as people point at it."""


def ways(spec: GameSpec, players: int) -> Iterator[tuple[list[Word], Chosen]]:
    """What was chosen last, and all that was chosen on the way to it: until there is nothing new to choose."""
    seen: set[Word] = set()
    waiting: list[Chosen] = [{}]
    while waiting:
        chosen = waiting.pop(0)
        for choice in spec.choices(players, chosen):
            if choice.closed:
                continue
            steps: list[tuple[list[Word], object]] = [
                ([(choice.path, offered.word)], offered.value) for offered in choice.values
            ]
            new = [item for item in choice.items if (choice.path, item.word) not in seen]
            for part in lists_of(choice, new) if new else []:
                steps.append(([(choice.path, item.word) for item in part], [item.value for item in part]))
            for words, value in steps:
                if not seen.issuperset(words):
                    seen.update(words)
                    further = deepcopy(chosen)
                    put(further, choice.path, value)
                    waiting.append(further)
                    yield words, further


def lists_of(choice: Choice, wanted: Sequence[ChoiceValue]) -> Iterator[list[ChoiceValue]]:
    """Lists that the choice allows, until every wanted item was in one."""
    left = list(wanted)
    while left:
        part: list[ChoiceValue] = []
        for item in [*left, *(item for item in choice.items if item not in left)]:
            limits = [group for group in choice.groups if group.name == item.group]
            there = sum(other.group == item.group for other in part)
            needed = sum(
                max(0, group.least - sum(other.group == group.name for other in part))
                for group in choice.groups
                if group.name != item.group
            )
            enough = len(part) >= max(choice.least, 1) and item not in left
            if enough or len(part) + needed >= choice.most or any(there >= group.most for group in limits):
                continue
            part.append(item)
        left = [item for item in left if item not in part]
        yield part


def words_of(spec: GameSpec, players: int) -> set[Word]:
    """Every value and every item that somebody can choose for so many players."""
    return {word for words, _ in ways(spec, players) for word in words}


def spoken(spec: GameSpec, players: int, chosen: Chosen) -> list[tuple[str, str]]:
    """What was chosen as names and words, the way a command line has it."""
    out: list[tuple[str, str]] = []
    for choice in spec.choices(players, chosen):
        if not has(chosen, choice.path):
            continue
        value = get(chosen, choice.path)
        name = choice.name if choice.seat is None else f"{'abcd'[choice.seat]}.{choice.name}"
        if isinstance(value, list):
            items = [item.word for one in value for item in choice.items if item.value == one]
            out.append((name, ",".join(items) or "none"))
        else:
            out += [(name, offered.word) for offered in choice.values if offered.value == value]
    return out


def cards_at(spec: GameSpec, players: int, chosen: Chosen, seed: int) -> set[str]:
    """The slugs on a table that was set up so, the hidden ones included, and what belongs to something there."""
    setup = complete(spec, players, chosen, seed)
    match = spec.new(setup, seed)
    found = set(_words([setup, spec.look(match), [match.view(seat) for seat in range(match.seats)]]))
    for facts in _content(spec.name):
        if found.intersection(str(facts.get(key)) for key in ("nemesis", "mage")):
            found.add(str(facts["slug"]))
        if facts["slug"] in found:
            found.update(_words(facts))
    return found


@cache
def _content(game: str) -> Sequence[Mapping[str, object]]:
    return load_game(game).content()


def _words(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from _words(key)
            yield f"{key}-{value}"
            yield from _words(value)
    elif isinstance(part, list | tuple):
        for item in part:
            yield from _words(item)
