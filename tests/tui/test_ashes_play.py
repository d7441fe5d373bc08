"""Whole matches of Ashes at the plain client: every sentence is there, and every line fits."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.choose_setup import choose_setup
from emberhold.tui.draw.text_lines import seen
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.seat_words import read_seats, seat_names


def new_session(lines: str, file: Path, seats: list[str], seed: int, decks: list[str] | None = None) -> PlainSession:
    spec = load_game("ashes")
    seated = read_seats(seats, spec.players)
    texts = Texts("en", "ashes", seat_names(seated))
    match = spec.new(choose_setup(spec, len(seated), [("deck", deck) for deck in decks or []], seed), seed)
    return PlainSession(spec, match, seated, texts, Console(io.StringIO(lines), io.StringIO()), file)


def screen(session: PlainSession) -> str:
    PlainClient(session).run()
    assert isinstance(session.console.out, io.StringIO)
    return session.console.out.getvalue()


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 2), (3, 3)])
def test_a_whole_match_lacks_no_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, players: int
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    # The disk is not what this is about, and a match has hundreds of answers.
    monkeypatch.setattr(save_file, "write", lambda _file, _saved: None)
    rng = Rng(seed)
    # A number that is not offered is asked again, so any numbers lead to the end.
    lines = "".join(f"{1 + rng.below(6)}\n" for _ in range(6000))
    session = new_session(lines, tmp_path / "match.json", ["bot=random"] * (players - 1), seed)

    text = screen(session)

    assert session.match.outcome is not None
    assert session.texts.absent == set()
    assert session.texts.broken == {}
    assert "⟨" not in text
    assert max(seen(line) for line in text.splitlines() if "match.json" not in line) <= 80


def test_a_pick_for_the_first_five_can_be_taken_back(tmp_path: Path) -> None:
    session = new_session("1\nu\n2\n", tmp_path / "match.json", [], 1)

    text = screen(session)

    assert "Your last choice was taken back." in text
    assert len([entry for entry in session.match.journal().effective() if entry.seat == 0]) == 1
    assert "1 chosen so far" in text.split("taken back.")[1]


def test_decks_are_brought_by_name(tmp_path: Path) -> None:
    session = new_session("", tmp_path / "match.json", [], 1, ["the-iron-men"])

    assert "(you) · Coal Roarkwin" in screen(session)


def test_every_card_can_be_read_in_full(tmp_path: Path) -> None:
    spec = load_game("ashes")
    lines = "".join(f"card {card['slug']}\n" for card in spec.content())
    session = new_session(lines, tmp_path / "match.json", [], 1)

    text = screen(session)

    assert session.texts.absent == set()
    assert session.texts.broken == {}
    assert text.count("  Type: ") >= len(spec.content())


def staged_session(lines: str, file: Path, board: dict[str, object]) -> PlainSession:
    spec = load_game("ashes")
    seated = read_seats(["bot=random"], spec.players)
    texts = Texts("en", "ashes", seat_names(seated))
    return PlainSession(spec, spec.stage(board, 1), seated, texts, Console(io.StringIO(lines), io.StringIO()), file)


def test_what_a_choice_leads_to_is_told_before_it_is_made(tmp_path: Path) -> None:
    board: dict[str, object] = {"a": {"battlefield": ["iron-worker"], "dice": ["3*natural-power"]}, "b": {}}
    session = staged_session("", tmp_path / "match.json", board)
    decision = session.match.pending[0]
    number = 1 + next(n for n, option in enumerate(decision.options) if "power" in option.meaning)
    text = screen(staged_session(f"preview {number}\npreview 0\npreview\n", tmp_path / "match.json", board))

    assert "Certain: Iron Worker receives 1 damage." in text
    assert "This harms you or your own cards." in text
    assert "Your turn is over after that." not in text
    assert text.count("preview 3 shows what choice 3 leads to") == 2
    assert "⟨" not in text
