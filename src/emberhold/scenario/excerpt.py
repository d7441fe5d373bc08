"""Writes a scenario from a match: the board at some entry of a journal, the answers since, and what is asked then.

A board can be written only at a quiet point, where nothing is half done. So `given` is the board at the last quiet
point, and `when` holds what people answered since; the match will give its own answers again by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import yaml

from emberhold.core.decisions import Effect
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game, replay
from emberhold.core.seeds import going_on
from emberhold.core.state import State
from emberhold.scenario.documents import read_yaml
from emberhold.scenario.driver import CONCEDE
from emberhold.scenario.format import MOST_RULES, ScenarioError, known_rules, read
from emberhold.scenario.phrases import choose, letter, said
from emberhold.scenario.runner import CANNOT_FAIL, run

__all__ = ["scenario_of"]

WIDTH: Final = 110
ONE_LINE: Final = 90
BY_LINES: Final = ("given", "when", "then")
A_POSITION: Final = "It is a position of a match; nothing has been answered in it yet."
NOTHING_TELLS: Final = "It is a position of a match; what is asked does not tell whether the last answer was given."


def scenario_of(journal: Journal, to: int | None = None, *, spec: GameSpec | None = None, title: str = "") -> str:
    """The position after the first `to` entries of a journal (all of them without it), as the text of a scenario.

    The scenario has been run and passes; if a position cannot be written so, ScenarioError is raised. For a match that
    is over it shows the last answer and the winners.

    The text holds every secret of the match: hands, the order of piles, the luck to come. It is only for a match that
    is over, or for somebody's own file.
    """
    game = load_game(journal.game) if spec is None else spec
    entries = journal.entries if to is None else journal.entries[:to]
    whole, marks = _replayed(journal, game, to)
    played = Journal(journal.game, journal.rules, journal.setup, journal.seed, list(entries)).effective()
    closing: list[Entry] = []
    if whole.outcome is not None:
        if not played:
            raise ScenarioError("This match was over before anybody was asked anything; there is nothing to show.")
        closing = [played.pop()]
        cut = Journal(journal.game, journal.rules, journal.setup, journal.seed, played)
        whole, marks = _replayed(cut, game, None)
    board, rest = _last_quiet_point(whole, marks, played)
    match = _started(board)
    steps, rule = _answers(match, [*rest, *closing])
    state = board._state
    document = {
        "title": title or f"A position of a match of {game.name}, after entry {len(entries)}",
        "game": game.name,
        "rules": _rules(match, game.name, rule),
        "seed": going_on(state.rng),
        "given": _plain(game.given(board)),
        "when": [{letter(seat): phrase} for seat, phrase in steps],
        "then": _then(match),
    }
    return _checked(document, game)


_Mark = tuple[Effect | None, int]
"""The effect in progress after an entry, and who had conceded."""


def _replayed(journal: Journal, spec: GameSpec, to: int | None) -> tuple[Match, list[_Mark]]:
    marks: list[_Mark] = []

    def mark(match: Match, _: Entry | None = None) -> None:
        marks.append((match._effect, match._state.conceded))

    match = replay(journal, spec, to=to, before=mark)
    mark(match)
    return match, marks


def _last_quiet_point(match: Match, marks: list[_Mark], played: list[Entry]) -> tuple[Match, list[Entry]]:
    """The match at its last quiet point, not yet started, and the entries since."""
    if match._effect is None:
        return match, []
    assert match._quiet is not None
    began = next(number for number, (effect, _) in enumerate(marks) if effect is match._effect)
    state = match._quiet.copy()
    # The snapshot also has those who conceded after it was taken; here their entries are still to come.
    state.conceded = marks[began][1]
    board = _around(match, state)
    # The effect began by itself during an entry, or with the answer of that entry.
    return board, played[began - 1 :] if _started(board).quiet else played[began:]


def _around(match: Match, state: State) -> Match:
    return match._fresh(state, track=True)


def _started(board: Match) -> Match:
    """A match that has gone on from a quiet point to its first question."""
    match = _around(board, board._state.copy())
    match.start()
    return match


def _answers(match: Match, entries: Sequence[Entry]) -> tuple[list[tuple[int, str]], str]:
    """Give the answers of these entries. Returns each in words, and the rule of the last question."""
    steps: list[tuple[int, str]] = []
    rule = ""
    for entry in entries:
        phrase = CONCEDE
        decision = match.decision_for(entry.seat)
        rule = (decision or match.pending[0]).ask.rule
        if entry.what == "answer":
            assert decision is not None
            options = decision.described(entry.seat)[1]
            option = options[decision.ask.answers.index(entry.value)]
            phrase = said(option)
            if choose(phrase, options, letter(entry.seat)) != [option]:
                raise ScenarioError(
                    f"This position cannot be written: '{phrase}' does not say which of several options was taken."
                )
        match.follow(entry)
        steps.append((entry.seat, phrase))
    return steps, rule


def _rules(match: Match, game: str, last: str) -> list[str]:
    """The rules of what is asked; if the match is over, of what was asked last."""
    known = known_rules(game)
    asked = [decision.ask.rule for decision in match.pending] or [last]
    found = [rule for rule in dict.fromkeys(asked) if rule and (not known or rule in known)]
    return found[:MOST_RULES] or [min(known, default=f"{game.upper()}-1")]


def _then(match: Match) -> dict[str, object]:
    if match.outcome is not None:
        return {"winner": [letter(seat) for seat in match.outcome.winners]}
    asked = sorted({seat for decision in match.pending for seat in decision.seats})
    options = {
        letter(decision.seats[0]): [said(option) for option in decision.described(decision.seats[0])[1]]
        for decision in match.pending
    }
    return {"asked": [letter(seat) for seat in asked], "options": options}


def _checked(document: dict[str, object], spec: GameSpec) -> str:
    """The text of a scenario, after running it; if nothing can make it fail, the text says so."""
    if not document["when"]:
        document = {**document, "static": A_POSITION}
        del document["when"]
    text = _written(document)
    problems = _problems(text, spec)
    if problems and all(problem.startswith(CANNOT_FAIL) for problem in problems):
        text = _written({**document, "static": NOTHING_TELLS})
        problems = _problems(text, spec)
    if problems:
        raise ScenarioError(f"This position cannot be written as a scenario that runs: {' / '.join(problems)}")
    return text


def _problems(text: str, spec: GameSpec) -> list[str]:
    return run(read(read_yaml(text, Path("scenario.yaml"))), spec).problems


# -- writing ---------------------------------------------------------------------------------------------------------


class _Dumper(yaml.SafeDumper):
    """Writes short collections on one line, and each step on its own."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002 - scenarios have no references
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:  # noqa: ARG002
        super().increase_indent(flow, indentless=False)

    def serialize(self, node: yaml.Node) -> None:
        for key, value in node.value:
            if key.value in BY_LINES:
                value.flow_style = False
                for item in value.value:
                    _lay(item[1] if isinstance(item, tuple) else item, block=key.value == "when")
            else:
                _lay(value)
        super().serialize(node)


def _lay(node: yaml.Node, *, block: bool = False) -> int:
    """Decide which collections go on one line; returns how long that line is."""
    if isinstance(node, yaml.ScalarNode):
        return len(node.value) + 2
    assert isinstance(node, yaml.CollectionNode)
    parts = [part for item in node.value for part in (item if isinstance(item, tuple) else (item,))]
    length = sum([_lay(part) for part in parts])
    plain = isinstance(node, yaml.SequenceNode) and all(isinstance(part, yaml.ScalarNode) for part in parts)
    node.flow_style = not block and (plain or length <= ONE_LINE)
    return length


def _written(document: Mapping[str, object]) -> str:
    return yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH)


def _plain(value: object) -> object:
    """The same value in types that YAML knows."""
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
