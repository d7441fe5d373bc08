"""Every question fits its declaration: in the source, and as it is really asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import emberhold.games
import tests.toy
from emberhold.core.decisions import NONE, Ask
from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from emberhold.core.question_kinds import AnswerForm, QuestionKind, by_name, constant
from tests.conformance.games import CASES, Case, Table, every_game, every_table
from tests.conformance.random_play import deal, player, step

LONGEST = 400
"""So many questions of a match are looked at."""
FOLDERS = {
    "toy": Path(tests.toy.__file__).parent,
    "ashes": Path(emberhold.games.__file__).parent / "ashes",
    "aeons-end": Path(emberhold.games.__file__).parent / "aeons_end",
    "aeons-end-expedition": Path(emberhold.games.__file__).parent / "aeons_end" / "expedition",
    "ashes-draft": Path(emberhold.games.__file__).parent / "ashes" / "draft",
}
KINDLESS = {"together"}
"""Functions that ask a question of whatever kind their caller names."""


def kinds_of(match: Match) -> Mapping[str, QuestionKind[Any]]:
    kinds = match.kinds
    assert all(isinstance(kind, QuestionKind) for kind in kinds.values())
    return kinds  # type: ignore[return-value]


def declared(case: Case) -> Mapping[str, QuestionKind[Any]]:
    return kinds_of(deal(Table(case, case.spec.players[0], 0)))


# -- in the source -----------------------------------------------------------------------------------------------------


def asked_in(source: str) -> Iterator[tuple[int, str]]:
    """The kinds that a module asks, by line; one that is no plain word is empty."""
    tree = ast.parse(source)
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name in KINDLESS
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and id(node) not in inside:
            place = {"Ask": 0, "together": 1}.get(node.func.id)
            if place is not None:
                kind = node.args[place]
                yield node.lineno, kind.value if isinstance(kind, ast.Constant) and isinstance(kind.value, str) else ""


def asked_by(game: str) -> dict[str, str]:
    """Every kind that a game asks, and a place where it does. A game that is part of another has a folder in its."""
    parts = [folder for other, folder in FOLDERS.items() if other.startswith(f"{game}-")]
    return {
        kind: f"{path.name}:{line}"
        for path in sorted(FOLDERS[game].rglob("*.py"))
        if not any(path.is_relative_to(part) for part in parts)
        for line, kind in asked_in(path.read_text(encoding="utf-8"))
    }


@every_game
def test_what_is_asked_is_declared_and_what_is_declared_is_asked(case: Case) -> None:
    asked = asked_by(case.spec.name)
    known = set(declared(case))

    assert "" not in asked, f"the kind of a question is a plain word: {asked['']}"
    assert set(asked) - known == set(), "these are asked but not declared"
    assert known - set(asked) == set(), "these are declared but never asked"
    assert len(asked) > (9 if case.deep else 4)


def test_a_question_in_the_source_is_found() -> None:
    source = 'x = Ask("one", 0)\ny = Ask(name, 0)\ndef f():\n    return together(st, "two", [])\n'
    assert list(asked_in(source)) == [(1, "one"), (2, ""), (4, "two")]
    assert list(asked_in("def together(kind):\n    yield Ask(kind, 0)\n")) == []


# -- as it is asked ----------------------------------------------------------------------------------------------------


def sentences_of(form: AnswerForm[Any], text: str) -> bool:
    """Whether a form may be worded by this message."""
    return any(text == base or text.startswith((f"{base}-", f"{base}.")) for base in (form.text, *form.also))


@every_table
def test_every_question_fits_its_declaration(table: Table) -> None:
    match, rng = deal(table), player(table)
    kinds, met = kinds_of(match), 0
    while match.pending and met < LONGEST:
        for decision in match.pending:
            kind, st, ask = kinds[decision.kind], match._state, decision.ask
            assert kind.misfit(st, ask) == ""
            prompt, options = decision.described()
            named = prompt.id == "ask-about" or prompt.id.endswith(".may")  # by the card, or by its ability
            assert named or prompt.id == kind.text or prompt.id.startswith(f"{kind.text}-")
            for option, value in zip(options, ask.answers, strict=True):
                form = kind.form(st, value)
                assert sentences_of(form, option.text.id), (form.text, option.text.id)
                assert option.ends == form.ends
                assert not (option.ends and option.refs), "what ends something is about no card"
            assert decision.usual is None or int(decision.usual) < len(options)
        met += 1
        step(match, rng)
    assert met


@every_game
def test_a_question_that_does_not_fit_is_found(case: Case) -> None:
    match = deal(Table(case, case.spec.players[0], 0))
    st = match._state
    for kind in declared(case).values():
        assert "no form takes" in kind.misfit(st, Ask(kind.name, Seat(0), [(1 << 20,) * 17], about=good_about(kind)))
        if not kind.labels:
            assert "no labels" in kind.misfit(st, Ask(kind.name, Seat(0), [NONE], label="odd"))
        if not kind.rest:
            more = (*good_about(kind), 0)
            assert "it is about" in kind.misfit(st, Ask(kind.name, Seat(0), [NONE], about=more))


def good_about(kind: QuestionKind[Any]) -> tuple[int, ...]:
    return (0,) * len(kind.about)


def test_a_kind_is_declared_once() -> None:
    kind: QuestionKind[Any] = QuestionKind("odd", "ask-odd", (AnswerForm("do-odd", constant("odd")),))
    assert by_name(kind) == {"odd": kind}
    with pytest.raises(ValueError, match="'odd' is declared twice"):
        by_name(kind, kind)
    with pytest.raises(LookupError, match="No form of the question 'odd'"):
        kind.form(None, (1,))


def test_only_what_interrupts_may_be_passed_over() -> None:
    for case in CASES:
        interrupts = [kind.name for kind in declared(case).values() if kind.interrupts]
        assert interrupts == ([] if case.spec.name in ("toy", "ashes-draft", "aeons-end-expedition") else ["window"])
