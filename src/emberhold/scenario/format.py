"""The scenario file: what it may contain, and errors for everything else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final, NoReturn

from emberhold import rulebook
from emberhold.core.errors import EmberholdError
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.core.seeds import KEYED, Seed, SeedError, read_seed
from emberhold.scenario.documents import Document, DocumentError, Place, read_document
from emberhold.scenario.phrases import did_you_mean, tokens

__all__ = [
    "RUNNING",
    "SPECTATOR",
    "Refusal",
    "Scenario",
    "ScenarioError",
    "Step",
    "Then",
    "known_rules",
    "load",
    "read",
]

MOST_RULES: Final = 6
RULE_ID: Final = re.compile(r"(?:[A-Z][A-Z0-9]*-){1,2}[A-Z0-9]+[a-z]?")
RUNNING: Final = "none"
"""The winner of a match that is not over."""
SPECTATOR: Final = "spectator"
IN: Final = "in"
"""Stands between a card and the place where it lies."""
THEN_KEYS: Final = ("board", "options", "offered", "not offered", "asked", "winner", "why not", "sees")


class ScenarioError(EmberholdError):
    """A scenario file that cannot be used; the message names the file and the place."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one seat answers: one phrase, or several in a row."""

    seat: int
    phrases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that a seat cannot do now, and the rule that forbids it."""

    seat: int
    verb: str
    thing: str
    rule: str
    zone: str = ""
    """Where the thing lies, if that is said."""

    @property
    def phrase(self) -> str:
        return f"{self.verb} {self.thing}" + f" {IN} {self.zone}" * bool(self.zone)


@dataclass(frozen=True, slots=True)
class Then:
    """What must be true after the last step."""

    board: Mapping[str, object] = field(default_factory=dict)
    offered: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    not_offered: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    options: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Everything that a seat may answer."""
    sees: Mapping[int | None, Mapping[str, object]] = field(default_factory=dict)
    """What each seat sees; None is a spectator."""
    asked: tuple[int, ...] | None = None
    winner: tuple[int, ...] | str | None = None
    why_not: tuple[Refusal, ...] = ()

    def seats_looked_at(self) -> set[int]:
        """The seats whose open question matters."""
        return {*self.offered, *self.not_offered, *self.options, *(self.asked or ())}

    def seats(self) -> set[int]:
        """All seats that are named."""
        winners = self.winner if isinstance(self.winner, tuple) else ()
        viewers = {seat for seat in self.sees if seat is not None}
        return self.seats_looked_at() | viewers | {*winners, *(refusal.seat for refusal in self.why_not)}


@dataclass(frozen=True, slots=True)
class Scenario:
    """An example of the rules: given a board, when seats answer like this, then this is true."""

    path: Path
    title: str
    game: str
    rules: tuple[str, ...]
    given: Mapping[str, object]
    when: tuple[Step, ...]
    then: Then
    seed: Seed = 1
    static: str = ""
    document: Document | None = field(default=None, compare=False, repr=False)

    def line(self, place: Place) -> str:
        """`line 12, ` for the beginning of an error about a place; empty if the file has no line numbers."""
        line = 0 if self.document is None else self.document.line(place)
        return f"line {line}, " if line else ""


def load(path: str | Path) -> Scenario:
    """Read a scenario file; ScenarioError says what is wrong with it and where."""
    try:
        document = read_document(Path(path))
    except DocumentError as error:
        raise ScenarioError(str(error)) from None
    return read(document)


def read(document: Document) -> Scenario:
    """The scenario that a document holds; ScenarioError says what is wrong with it and where."""
    return _Reader(document).scenario()


@lru_cache
def known_rules(game: str) -> frozenset[str]:
    """The ids of all rules of a game; none if the game has no rules page."""
    book = rulebook.book_of(game)
    return frozenset(rule.id for rule in rulebook.rules(book)) if book in rulebook.games() else frozenset()


class _Reader:
    """Reads the parts of a document; every method gets the place that it reads."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.game = ""

    def scenario(self) -> Scenario:
        top = self.mapping(
            self.document.data, (), ("title", "game", "rules", "given", "then"), ("seed", "static", "when")
        )
        self.game = self.words(top["game"], ("game",))
        when = tuple(self.step(item, ("when", n)) for n, item in enumerate(self.items(top.get("when", []), ("when",))))
        static = self.words(top["static"], ("static",)) if "static" in top else ""
        if not when and not static:
            self.fail((), "without 'when' nothing can make it fail; say in 'static' why that is so")
        return Scenario(
            path=self.document.path,
            title=self.words(top["title"], ("title",)),
            game=self.game,
            rules=self.rules(top["rules"], ("rules",)),
            given=self.mapping(top["given"], ("given",)),
            when=when,
            then=self.then(top["then"], ("then",)),
            seed=self.seed(top.get("seed", 1), ("seed",)),
            static=static,
            document=self.document,
        )

    def rules(self, data: object, place: Place) -> tuple[str, ...]:
        ids = self.items(data, place)
        if not 1 <= len(ids) <= MOST_RULES:
            self.fail(place, f"name 1 to {MOST_RULES} rules, not {len(ids)}")
        for n, rule in enumerate(ids):
            self.rule(rule, (*place, n))
            if rule in ids[:n]:
                self.fail((*place, n), f"the rule {rule} is named twice")
        return tuple(str(rule) for rule in ids)

    def rule(self, data: object, place: Place) -> str:
        if not isinstance(data, str) or not RULE_ID.fullmatch(data):
            self.fail(place, f"a rule id like TURN-02 is needed, not {_short(data)}")
        known = known_rules(self.game)
        if known and data not in known:
            self.fail(place, f"{self.game} has no rule {data}.{did_you_mean(data, known)}")
        return data

    def step(self, data: object, place: Place) -> Step:
        step = self.mapping(data, place)
        if len(step) != 1:
            self.fail(place, "a step is one seat and its answer, like 'a: pass'; give every step a line of its own")
        ((name, answer),) = step.items()
        place = (*place, name)
        phrases = answer if isinstance(answer, list) else [answer]
        if not phrases:
            self.fail(place, "an answer is needed")
        return Step(self.seat(name, place), tuple(self.words(phrase, place) for phrase in phrases))

    def then(self, data: object, place: Place) -> Then:
        facts = self.mapping(data, place, (), THEN_KEYS)
        if not facts:
            self.fail(place, "say what must be true")
        winner = facts.get("winner")
        refusals = self.mapping(facts.get("why not", {}), (*place, "why not"))
        return Then(
            board=self.mapping(facts.get("board", {}), (*place, "board")),
            offered=self.phrases(facts.get("offered", {}), (*place, "offered")),
            not_offered=self.phrases(facts.get("not offered", {}), (*place, "not offered")),
            options=self.phrases(facts.get("options", {}), (*place, "options"), empty=True),
            sees=self.views(facts.get("sees", {}), (*place, "sees")),
            asked=self.seats(facts["asked"], (*place, "asked")) if "asked" in facts else None,
            winner=RUNNING
            if winner == RUNNING
            else self.seats(winner, (*place, "winner"))
            if "winner" in facts
            else None,
            why_not=tuple(
                refusal
                for name, things in refusals.items()
                for refusal in self.refusals(name, things, (*place, "why not", name))
            ),
        )

    def views(self, data: object, place: Place) -> dict[int | None, Mapping[str, object]]:
        out: dict[int | None, Mapping[str, object]] = {}
        for name, seen in self.mapping(data, place).items():
            here = (*place, name)
            viewer = None if name == SPECTATOR else self.seat(name, here, f", or {SPECTATOR}")
            out[viewer] = self.mapping(seen, here)
        return out

    def phrases(self, data: object, place: Place, *, empty: bool = False) -> dict[int, tuple[str, ...]]:
        out = {}
        for name, phrases in self.mapping(data, place).items():
            here = (*place, name)
            listed = phrases if isinstance(phrases, list) else [phrases]
            if not listed and not empty:
                self.fail(here, "name at least one option")
            out[self.seat(name, here)] = tuple(self.words(phrase, (*here, n)) for n, phrase in enumerate(listed))
        return out

    def refusals(self, name: str, data: object, place: Place) -> Iterable[Refusal]:
        seat = self.seat(name, place)
        for phrase, rule in self.mapping(data, place).items():
            words = tokens(phrase)
            if len(words) not in (2, 4) or words[2:3] not in ([], [IN]):
                what = "a verb and a thing are needed, like 'play gilder' or 'play gilder in hand'"
                self.fail((*place, phrase), f"{what}, not '{phrase}'")
            yield Refusal(seat, words[0], words[1], self.rule(rule, (*place, phrase)), "".join(words[3:]))

    # -- the small things ----------------------------------------------------------------------------------------

    def fail(self, place: Place, what: str) -> NoReturn:
        raise ScenarioError(f"{self.document.where(place)}: {what.rstrip('?.')}{'?' if what.endswith('?') else '.'}")

    def mapping(
        self, data: object, place: Place, needed: tuple[str, ...] = (), allowed: tuple[str, ...] = ()
    ) -> dict[str, object]:
        """Keys and values; if keys are named, the needed ones must be there and no others are allowed."""
        if not isinstance(data, dict):
            self.fail(place, f"keys and values are needed here, not {_short(data)}")
        known = (*needed, *allowed)
        for key in data:
            if not isinstance(key, str):
                self.fail((*place, str(key)), f"a key must be a word, not {_short(key)}")
            if known and key not in known:
                hint = did_you_mean(key, known) or f" There are: {', '.join(known)}."
                self.fail((*place, key), f"'{key}' means nothing here.{hint}")
        for key in needed:
            if key not in data:
                self.fail(place, f"'{key}' is missing")
        return data

    def items(self, data: object, place: Place) -> list[object]:
        if not isinstance(data, list):
            self.fail(place, f"a list is needed here, not {_short(data)}")
        return data

    def words(self, data: object, place: Place) -> str:
        # `a: 2` is an answer in words too.
        if type(data) is int:
            return str(data)
        if not isinstance(data, str) or not data.strip():
            self.fail(place, f"words are needed here, not {_short(data)}")
        return " ".join(data.split())

    def number(self, data: object, place: Place) -> int:
        if type(data) is not int or data < 0:
            self.fail(place, f"a whole number is needed here, not {_short(data)}")
        return data

    def seed(self, data: object, place: Place) -> Seed:
        if not isinstance(data, str) or not data.startswith(f"{KEYED}:"):
            return self.number(data, place)
        try:
            return read_seed(data)
        except SeedError as error:
            self.fail(place, str(error).rstrip("."))

    def seat(self, data: object, place: Place, others: str = "") -> int:
        if not isinstance(data, str) or len(data) != 1 or data not in SEAT_LETTERS:
            self.fail(place, f"a seat is one of {', '.join(SEAT_LETTERS)}{others}, not {_short(data)}")
        return SEAT_LETTERS.index(data)

    def seats(self, data: object, place: Place) -> tuple[int, ...]:
        names = data if isinstance(data, list) else [data]
        found = [self.seat(name, place) for name in names]
        if len(set(found)) != len(found):
            self.fail(place, "a seat is named twice")
        return tuple(sorted(found))


def _short(data: object) -> str:
    if isinstance(data, str):
        return f"'{data[:40]}'" if data.strip() else "an empty text"
    if isinstance(data, bool):
        return f"'{str(data).lower()}'"
    return {dict: "keys and values", list: "a list", type(None): "nothing"}.get(type(data), str(data))
