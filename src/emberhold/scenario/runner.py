"""Runs a scenario, and makes sure that it can fail at all."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game
from emberhold.scenario.checks import check
from emberhold.scenario.documents import Place
from emberhold.scenario.driver import Driver, Forced
from emberhold.scenario.format import Scenario, ScenarioError, Step
from emberhold.scenario.lexicon import Lexicon
from emberhold.scenario.phrases import letter

__all__ = ["CANNOT_FAIL", "Result", "run"]

CANNOT_FAIL: Final = "it cannot fail"
"""How the problem begins if a scenario is true whatever happens."""

_KEY: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
"""One part of a place as games name it: `given.a.hand[3]`."""


@dataclass(frozen=True, slots=True)
class Result:
    """What is not as the scenario says, in sentences; empty if all is well. Notes are not problems."""

    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.problems


@dataclass(slots=True)
class _Run:
    """One way through the steps."""

    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    answered: int = 0
    """How many steps there are up to the last one that gave an answer; later ones only name forced answers."""


def run(scenario: Scenario, spec: GameSpec | None = None) -> Result:
    """Play a scenario. One that cannot be played (no such game, an impossible board) raises ScenarioError."""
    if spec is None:
        try:
            spec = load_game(scenario.game)
        except EmberholdError as error:
            raise ScenarioError(f"{scenario.path}, {scenario.line(('game',))}game: {error}") from None
    played = _play(scenario, spec, scenario.when)
    if not played.problems and not scenario.static:
        last = played.answered
        if not last:
            played.problems.append(
                f"{CANNOT_FAIL}: the match gives every answer in 'when' by itself. Check something that a step "
                "changes, or say in 'static' why that is impossible"
            )
        elif not _play(scenario, spec, scenario.when[: last - 1]).problems:
            which = "its last step" if last == len(scenario.when) else f"step {last} and what follows it"
            played.problems.append(
                f"{CANNOT_FAIL}: without {which} ({_words(scenario.when[last - 1])}) everything in 'then' is true as "
                "well. Check something that the last step changes, or say in 'static' why that is impossible"
            )
    return Result(played.problems, played.notes)


def _play(scenario: Scenario, spec: GameSpec, steps: tuple[Step, ...]) -> _Run:
    forced = Forced()
    match = _staged(scenario, spec, forced)
    lexicon = Lexicon.of(spec, match)
    if scenario.then.sees:
        lexicon.learn_views(match)
    driver = Driver(match, lexicon.hear, forced)
    out = _Run()
    for number, step in enumerate(steps, 1):
        where = f"{scenario.line(('when', number - 1))}when, step {number} ({_words(step)})"
        try:
            named = driver.take(step)
        except EmberholdError as error:
            out.problems.append(f"{where}: {error}")
            return out
        out.notes += [f"{where}: nobody was asked; '{phrase}' was the only possible answer" for phrase in named]
        if len(named) < len(step.phrases):
            out.answered = number
    try:
        driver.settle(scenario.then.seats_looked_at())
    except EmberholdError as error:
        out.problems.append(f"after the last step: {error}")
        return out
    findings = check(scenario.then, spec, match, lexicon)
    out.problems += [f"{scenario.line(place)}{sentence}" for place, sentence in findings]
    return out


def _staged(scenario: Scenario, spec: GameSpec, forced: Forced) -> Match:
    try:
        match = spec.stage(scenario.given, scenario.seed, on_forced=forced)
    except EmberholdError as error:
        line = scenario.line(("given", *_place(str(error))))
        raise ScenarioError(f"{scenario.path}, {line}given: {error}") from None
    places: dict[int, Place] = dict.fromkeys(scenario.then.seats(), ("then",))
    places |= {step.seat: ("when", number) for number, step in enumerate(scenario.when)}
    for seat, place in sorted(places.items()):
        if seat >= match.seats:
            raise ScenarioError(
                f"{scenario.path}, {scenario.line(place)}{place[0]}: there is no seat {letter(seat)}; "
                f"the board has {match.seats} seats."
            )
    return match


def _place(error: str) -> Place:
    """The place at the beginning of an error about a board, below `given`."""
    keys = [int(number) if number else key for number, key in _KEY.findall(error.partition(":")[0])]
    return tuple(keys[1:] if keys[:1] == ["given"] else keys)


def _words(step: Step) -> str:
    return f"{letter(step.seat)}: {', '.join(step.phrases)}"
