"""Everything that the game says to people has a sentence: events, questions, choices, reasons, endings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import emberhold
from emberhold.core.registry import load_game
from emberhold.i18n import audit

GAME = Path(emberhold.__file__).parent / "games" / "aeons_end"
SENTENCES = audit.defined("en", "aeons-end")
CARDS = audit.defined("en", "aeons-end-cards")

QUESTIONS = {
    # the call, the place of the label among its arguments, and what the label belongs to
    "choose": (1, "ask-card"),
    "choose_card": (2, "ask-card"),
    "ask_card": (3, "ask-card"),
    "choose_breach": (1, "ask-breach"),
    "ask_breach": (2, "ask-breach"),
    "choose_player": (1, "ask-player"),
    "ask_player": (2, "ask-player"),
    "ask_players": (2, "ask-player"),
    "choose_pile": (1, "ask-pile"),
    "may": (0, "ask-may"),
    "ask_may": (1, "ask-may"),
    "any_player": (2, "ask-player"),
    "player_with_most": (1, "ask-player"),
    "players_give": (2, "ask-card"),
    "dearest_of": (2, "ask-card"),
    "dearest_one": (1, "ask-card"),
    "together": (3, ""),
}


SOURCES = [path for path in sorted(GAME.rglob("*.py")) if "expedition" not in path.relative_to(GAME).parts]
"""An expedition has sentences of its own."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def to_discard() -> set[str]:
    """What TO DISCARD lines ask for, each by its word."""
    words = {str(card["to_discard"]) for card in load_game("aeons-end").content() if card.get("to_discard")}
    assert words >= {"aether", "discard", "destroy", "discard-prepped", "destroy-breaches"}
    return words


def test_every_event_has_a_sentence() -> None:
    told = {text_of(node.args[0]) for name, node in calls() if name == "tell" and node.args}
    named = {f"event-{kind}" for kind in told if kind}
    assert len(named) > 40
    assert named - SENTENCES == set()


def test_every_question_has_a_sentence() -> None:
    named: set[str] = set()
    for name, node in calls():
        if name in QUESTIONS:
            place, kind = QUESTIONS[name]
            named_so = [keyword.value for keyword in node.keywords if keyword.arg == "label"]
            label = text_of(([*node.args[place : place + 1], *named_so] or [ast.Constant(None)])[0])
            if name == "together":
                kind = f"ask-{text_of(node.args[1])}"
            if label:
                named.add(f"{kind}-{label}")
    assert len(named) > 20
    assert named - SENTENCES == set()


def test_every_branch_has_a_sentence() -> None:
    branches = [part for name, node in calls() if name == "one_of" for part in node.args if isinstance(part, ast.Tuple)]
    named = {f"or-{text_of(branch.elts[0])}" for branch in branches}
    assert len(named) > 15
    assert named - SENTENCES == set()


def test_every_reason_and_ending_has_a_sentence() -> None:
    sources = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    reasons = set(re.findall(r'"(why-[a-z-]*[a-z])"', sources))
    endings = {f"outcome-{word}" for word in re.findall(r'\b(?:lose|win)\(st, "([a-z-]+)"', sources)}
    prices = {f"{said}-{word}" for word in to_discard() for said in ("why-price", "do-to-discard")}
    assert len(reasons) > 20
    assert len(endings) >= 6
    assert (reasons | endings | prices) - SENTENCES == set()


def test_what_is_a_house_value_says_so() -> None:
    """A value that no source gives is ours, and a player who opens the card is told."""
    house = {id.removesuffix(".house") for id in CARDS if id.endswith(".house")}
    for slug in ("maggoth", "arachnos", "fenrix", "curse-of-aging", "rending-claw", "hunting-claw", "forged-spark"):
        assert f"card-{slug}" in house
    assert {"breach-celestial", "breach-defender"} <= house
