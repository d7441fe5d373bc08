"""A step's words mean an option token by token; letters and numbers may be left out where that is clear."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import Message, Option
from emberhold.scenario.phrases import choose, did_you_mean, matching, said


def options(*meanings: str) -> list[Option]:
    return [Option(str(n), tuple(words.split()), Message("x"), (), "") for n, words in enumerate(meanings)]


@pytest.mark.parametrize(
    ("phrase", "meanings", "meant"),
    [
        ("pass", ["pass", "play gilder"], ["pass"]),
        ("play gilder", ["pass", "play gilder"], ["play gilder"]),
        ("target gilder", ["target b/gilder", "target b/iron-worker"], ["target b/gilder"]),
        ("target gilder", ["target gilder", "target b/gilder"], ["target gilder"]),
        ("target a/gilder", ["target gilder", "target b/gilder"], ["target gilder"]),
        ("target b/gilder", ["target gilder", "target b/gilder"], ["target b/gilder"]),
        ("target c/gilder", ["target gilder", "target b/gilder"], []),
        ("target gilder#2", ["target gilder#1", "target gilder#2"], ["target gilder#2"]),
        ("target gilder#1", ["target b/gilder"], ["target b/gilder"]),
        ("target gilder#2", ["target b/gilder"], []),
        ("target gilder", ["target gilder#1", "target gilder#2"], ["target gilder#1", "target gilder#2"]),
        ("target gilder", ["target b/gilder#1", "target c/gilder"], ["target b/gilder#1", "target c/gilder"]),
        ("block x with gilder", ["block b/x#1 with gilder", "block b/x#1 with gilder#2"], ["block b/x#1 with gilder"]),
        ("block x with y", ["block b/x with y", "block x with b/y"], ["block b/x with y", "block x with b/y"]),
        ("play", ["play gilder"], []),
        ("play gilder now", ["play gilder"], []),
        ("play gild", ["play gilder"], []),
        ("x", [], []),
    ],
)
def test_what_a_phrase_means(phrase: str, meanings: list[str], meant: list[str]) -> None:
    assert [said(option) for option in choose(phrase, options(*meanings), "a")] == meant


def test_a_phrase_may_be_only_the_beginning() -> None:
    found = matching("play gilder", options("play gilder to b/x", "play ghost"), "a", beginning=True)
    assert [said(option) for option in found] == ["play gilder to b/x"]


def test_hints() -> None:
    assert did_you_mean("wuonds", ["wounds", "exhaustion"]) == " Did you mean 'wounds'?"
    assert did_you_mean("zebra", ["wounds"]) == ""
