"""The log: turns and rounds have headings, nothing is said twice, and everybody is called in one way."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from emberhold.bots.random import RandomBot
from emberhold.bots.series import play_out
from emberhold.core.events import Told
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.i18n import Texts
from emberhold.i18n.texts import home
from emberhold.tui.narration import LogLine, log_line, sentence
from emberhold.tui.session import Session
from emberhold.tui.shell.controls import in_short
from emberhold.tui.shell.dialogs import log_text
from tests.tui.toy_session import new_session, play

GAMES = ("ashes", "aeons-end")
BEGINS = {"ashes": ("round", "turn"), "aeons-end": ("turn-card", "turn-begins")}


def played(game: str, seed: int, players: int = 2) -> Match:
    spec = load_game(game)
    match = spec.new(spec.setups(players)[seed % len(spec.setups(players))], seed)
    play_out(match, [RandomBot()] * players, [Rng(seed + seat) for seat in range(players)])
    return match


def session(match: Match, game: str, *seats: str) -> Session:
    return Session(load_game(game), match, seats, Texts("en", game, {1: "Ada"}), Path("nowhere.json"))


# -- headings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_every_turn_and_every_round_has_one_heading(game: str, players: int) -> None:
    match = played(game, 3, players)
    texts = Texts("en", game, {1: "Ada"}, you=0)
    headings = []
    for told in match.events(0):
        line = log_line(told, texts)
        kind = str(told["kind"])
        if line is not None and line.heading:
            assert kind in BEGINS[game]
            headings.append(line.text)
        begins = kind in BEGINS[game] and kind != "turn-card"
        begins |= kind == "turn-card" and "nemesis" in str(told["turn"])
        assert begins == (line is not None and line.heading)
    assert "Your turn" in headings
    assert "Ada’s turn" in headings
    assert len(headings) > 8


def test_the_headings_of_ashes() -> None:
    texts = Texts("en", "ashes", {1: "Ada"}, you=0)

    assert log_line({"kind": "round", "n": 1, "amount": 2, "seat": 1}, texts) == LogLine(
        "Round 2 · Ada is the first player", True
    )
    assert log_line({"kind": "round", "n": 1, "amount": 2, "seat": 0}, texts) == LogLine(
        "Round 2 · you are the first player", True
    )
    assert log_line({"kind": "passed", "n": 1, "seat": 1}, texts) == LogLine("Ada passes.")


def test_the_dice_of_a_round_are_told_under_its_heading() -> None:
    kinds = [str(told["kind"]) for told in played("ashes", 1).events(0)]
    rounds = [place for place, kind in enumerate(kinds) if kind == "round"]

    assert len(rounds) > 1
    for place in rounds:
        assert kinds[place + 1 : place + 3] == ["rolled", "rolled"]
        assert kinds[place - 1] != "rolled"


def test_the_plain_client_writes_headings(tmp_path: Path) -> None:
    session = new_session("l\nq\n", tmp_path / "match.json")
    session.recount([LogLine("Ada’s turn", True), LogLine("Ada passes.")])
    out = session.console.out
    assert isinstance(out, io.StringIO)

    assert out.getvalue() == "── Ada’s turn\n  Ada passes.\n"
    assert play(session).startswith("── Ada’s turn\n")


def test_the_log_of_the_full_client_sets_turns_apart() -> None:
    lines = [LogLine("Your turn", True), LogLine("You pass."), LogLine("Ada’s turn", True), LogLine("Ada passes.")]

    assert log_text(lines).plain == "── Your turn\nYou pass.\n\n── Ada’s turn\nAda passes."


def test_a_turn_that_has_just_begun_is_left_to_the_question() -> None:
    turn = LogLine("Your turn", True)

    assert in_short([LogLine("Ada passes."), turn]) == ["Ada passes."]
    assert in_short([turn, LogLine("You pass.")]) == ["Your turn:", "You pass."]


# -- once ---------------------------------------------------------------------------------------------------------


def test_damage_and_its_wounds_are_one_sentence() -> None:
    texts = Texts("en", "ashes", you=0)
    card = {"id": 3, "card": "iron-worker"}

    assert sentence({"kind": "damaged", "n": 1, "card": card, "amount": 2}, texts) == "Iron Worker receives 2 damage."
    assert log_line({"kind": "wounded", "n": 2, "card": card, "amount": 2}, texts) is None
    # DMG-12: wounds that are placed without damage are told.
    placed = {"kind": "wounded", "n": 2, "card": card, "amount": 2, "seat": 1}
    assert log_line(placed, texts) == LogLine("Iron Worker gets 2 wounds.")


@pytest.mark.parametrize("game", GAMES)
def test_no_turn_is_told_twice(game: str) -> None:
    match = played(game, 2)
    texts = Texts("en", game, {1: "Ada"}, you=0)
    lines = [line.text for told in match.events(0) if (line := log_line(told, texts)) is not None]

    about_turns = [
        line for line in lines if re.match(r"Your turn|Ada’s turn|Nemesis turn|Turn order: (Ada|you)\b", line)
    ]
    turns = [told for told in match.events(0) if told["kind"] in ("turn", "turn-begins")]
    nemesis = [
        told for told in match.events(0) if "turn-nemesis" in str(told.get("turn")) and told["kind"] == "turn-card"
    ]
    assert len(about_turns) == len(turns) + len(nemesis) > 8


HARM = {"damaged", "wounded", "suffered", "gravehold-suffered", "nemesis-hurt", "minion-hurt", "nest-hurt"}
WHO = ("card", "seat", "row")


def same(before: Told, after: Told) -> bool:
    """Whether two events are one thing that happened: the same harm to the same card, mage or city, or one turn."""
    if {before["kind"], after["kind"]} <= HARM and before["kind"] != after["kind"]:
        return before["amount"] == after["amount"] and all(before.get(who) == after.get(who) for who in WHO)
    if before["kind"] == "turn-card" and after["kind"] == "turn-begins":
        turn = before["turn"]
        return isinstance(turn, dict) and turn["card"] == f"turn-{SEAT_LETTERS[int(str(after['seat']))]}"
    # Two turns of one seat may follow each other, but not within one turn order card.
    return (
        before["kind"] == after["kind"]
        and before["kind"] in ("round", "turn")
        and before == {**after, "n": before["n"]}
    )


@pytest.mark.parametrize(("game", "players"), [("ashes", 2), ("ashes", 3), *(("aeons-end", n) for n in (1, 2, 3, 4))])
@pytest.mark.parametrize("seed", range(6))
def test_no_two_lines_that_follow_each_other_say_the_same(game: str, players: int, seed: int) -> None:
    match = played(game, seed, players)
    for seat in (0, None):
        texts = Texts("en", game, {1: "Ada"}, you=seat)
        told = [event for event in match.events(seat) if log_line(event, texts) is not None]
        assert len(told) > 30
        assert [(a, b) for a, b in pairwise(told) if same(a, b)] == []


def test_what_is_said_twice_would_be_noticed() -> None:
    card = {"id": 3, "card": "iron-worker"}
    damaged: Told = {"kind": "damaged", "n": 1, "card": card, "amount": 2}
    assert same(damaged, {"kind": "wounded", "n": 2, "card": card, "amount": 2})
    assert not same(damaged, {"kind": "wounded", "n": 2, "card": card, "amount": 1})
    assert not same(damaged, {"kind": "wounded", "n": 2, "card": {**card, "id": 4}, "amount": 2})
    begins: Told = {"kind": "turn-begins", "n": 2, "seat": 0}
    assert same({"kind": "turn-card", "n": 1, "turn": {"id": 0, "card": "turn-a"}}, begins)
    assert not same({"kind": "turn-card", "n": 1, "turn": {"id": 0, "card": "turn-a-b"}}, begins)
    for game in GAMES:  # the events are there, and the language file keeps them quiet
        assert any(same(a, b) for a, b in pairwise(played(game, 1).events(0)))
    assert same({"kind": "turn", "n": 1, "seat": 0}, {"kind": "turn", "n": 2, "seat": 0})


# -- you ----------------------------------------------------------------------------------------------------------


def events_of(match: Match) -> Iterator[str]:
    texts = Texts("en", match.journal().game, {1: "Ada"}, you=0)
    yield from (line.text for told in match.events(0) if (line := log_line(told, texts)) is not None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_somebody_who_reads_alone_is_always_you(game: str, seed: int) -> None:
    lines = list(events_of(played(game, seed)))

    assert any(line.startswith("You ") for line in lines)
    assert [line for line in lines if "Player 1" in line] == []


@pytest.mark.parametrize("game", GAMES)
def test_several_people_at_one_screen_have_names(game: str) -> None:
    match = played(game, 2)
    shared, alone = session(match, game, "person", "person"), session(match, game, "person", "bot=random")
    said, told = [line.text for line in shared.story()], [line.text for line in alone.story()]

    assert [line for line in said if re.search(r"\b[Yy]ou(r|rs)?\b", line)] == []
    assert any("Player 1" in line for line in said)
    assert any(line.startswith("You ") for line in told)
    # Questions are still put to the person at the screen.
    assert shared.texts.you == 0
    assert [line.text for line in shared.news()] == said


def test_no_sentence_about_what_happened_names_a_seat_without_asking_who_reads() -> None:
    """Every event that names a seat has words for "you": a sentence without them would call the reader by name."""
    for game in GAMES:
        resource = FluentParser(with_spans=False).parse((home() / "en" / f"{game}.ftl").read_text(encoding="utf-8"))
        messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
        events = [message for message in messages if message.id.name.startswith("event-")]
        assert len(events) > 40
        for message in events:
            named = set(variables(message))
            for seat in named & {"seat", "player", "owner"}:
                assert f"{seat}_who" in named, message.id.name


def variables(node: object) -> Iterator[str]:
    """The names of all variables in a message."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)
    elif isinstance(node, ftl.BaseNode):
        for part in vars(node).values():
            yield from variables(part)


@pytest.mark.parametrize(
    ("seat", "owner", "said"),
    [
        (0, 0, "You open your breach II."),
        (0, 1, "You open Ada’s breach II."),
        (1, 1, "Ada opens breach II."),
        (1, 0, "Ada opens your breach II."),
        (1, 2, "Ada opens Player 3’s breach II."),
    ],
)
def test_whose_breach_is_opened_is_said_as_people_say_it(seat: int, owner: int, said: str) -> None:
    texts = Texts("en", "aeons-end", {1: "Ada"}, you=0)
    told = {"kind": "opened", "n": 1, "seat": seat, "owner": owner, "breach": "position-ii"}

    assert sentence(told, texts) == said
