"""Runs a scenario, and makes sure that it can fail at all."""

from __future__ import annotations

from dataclasses import dataclass, field

from emberhold.core.errors import EmberholdError
from emberhold.core.registry import GameSpec, load_game
from emberhold.scenario.checks import Lexicon, check
from emberhold.scenario.driver import Driver
from emberhold.scenario.format import Scenario, ScenarioError, Step
from emberhold.scenario.wording import letter

__all__ = ["Result", "run"]


@dataclass(frozen=True, slots=True)
class Result:
    """What is not as the scenario says, in sentences; nothing if all is well."""

    problems: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.problems


def run(scenario: Scenario) -> Result:
    """Play a scenario. One that cannot be played (no such game, an impossible board) raises ScenarioError."""
    try:
        spec = load_game(scenario.game)
    except EmberholdError as error:
        raise ScenarioError(f"{scenario.path}, game: {error}") from None
    problems = _play(scenario, spec, scenario.when)
    if not problems and not scenario.static and not _play(scenario, spec, scenario.when[:-1]):
        last = scenario.when[-1]
        problems.append(
            f"it cannot fail: without its last step ({_words(last)}) everything in 'then' is true as well. "
            "Check something that the last step changes, or say in 'static' why that is impossible"
        )
    return Result(problems)


def _play(scenario: Scenario, spec: GameSpec, steps: tuple[Step, ...]) -> list[str]:
    try:
        match = spec.stage(scenario.given, scenario.seed)
    except EmberholdError as error:
        raise ScenarioError(f"{scenario.path}, given: {error}") from None
    for seat in sorted({step.seat for step in scenario.when} | scenario.then.seats()):
        if seat >= match.seats:
            raise ScenarioError(f"{scenario.path}: there is no seat {letter(seat)}; the board has {match.seats} seats.")
    lexicon = Lexicon()
    lexicon.learn(spec.content())
    lexicon.learn_board(spec.look(match))
    driver = Driver(match, lexicon.hear)
    for number, step in enumerate(steps, 1):
        try:
            driver.take(step)
        except EmberholdError as error:
            return [f"when, step {number} ({_words(step)}): {error}"]
    try:
        driver.settle(scenario.then.seats_looked_at())
    except EmberholdError as error:
        return [f"after the last step: {error}"]
    return check(scenario.then, spec, match, lexicon)


def _words(step: Step) -> str:
    return f"{letter(step.seat)}: {', '.join(step.phrases)}"
