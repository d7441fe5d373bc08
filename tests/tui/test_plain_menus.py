"""The plain client's menus: the start, saved matches, what comes after a match, a match that is watched."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from emberhold.core.registry import load_game, replay
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.open_match import SessionParts, resume_match
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_home import PlainHome
from emberhold.tui.plain.plain_replay import PlainReplay
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.replay_session import ReplaySession
from tests.tui.played import GAMES, YOU_AND_A_BOT, journal_of, saved

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setattr(save_file, "default_folder", lambda: tmp_path)
    return tmp_path


def at_home(lines: str, folder: Path) -> str:
    out = io.StringIO()
    home = PlainHome(Console(io.StringIO(lines), out), Texts("en", ""), GAMES, folder)
    with pytest.raises(Leave):
        home.run()
    return out.getvalue()


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


# -- the start ----------------------------------------------------------------------------------------------------


def test_the_start_offers_games_and_saves(folder: Path) -> None:
    said = at_home("3\n", folder)
    for words in ("1  New match of Aeon’s End", "2  New match of Ashes", "3  Saved matches  none", "4  Leave"):
        assert words in said
    assert "No match is saved yet." in said
    assert "Go on playing" not in said


@pytest.mark.parametrize("word", ["q", "quit", "b", "4"])
def test_the_start_can_be_left(folder: Path, word: str) -> None:
    assert at_home(f"{word}\n1\n1\n", folder).count("New match of Ashes") == 1


def test_a_new_match_begins_by_two_numbers(folder: Path) -> None:
    said = at_home("2\n1\n1\n", folder)
    (file,) = files(folder)
    match = save_file.load(file)
    assert match.journal.game == "ashes"
    assert match.seats == ("person", "bot=novice")
    assert sum(entry.seat == 0 for entry in match.journal.entries) == 1
    assert f"emberhold play --resume {file}" in said


def test_the_last_match_goes_on_by_one_number(folder: Path) -> None:
    file = saved(folder / "match.json", journal_of("ashes", 40))
    said = at_home("1\n", folder)
    assert "1  Go on playing" in said
    assert "The match continues after 40 choices" in said
    assert files(folder) == [file]


# -- saved matches ------------------------------------------------------------------------------------------------


def test_a_broken_save_is_listed_and_can_only_be_deleted(folder: Path) -> None:
    (folder / "cut.json").write_text("{", encoding="utf-8")
    said = at_home("3\n1\n1\nno\n1\n1\nyes\n", folder)
    assert "cut.json" in said
    assert "cannot be read" in said
    assert "not complete JSON" in said
    assert "1  Delete it" in said
    assert said.index("Nothing is deleted.") < said.index("cut.json is deleted.")
    assert files(folder) == []


def test_a_saved_match_is_watched_from_the_list(folder: Path) -> None:
    saved(folder / "match.json", journal_of("ashes"))
    said = at_home("3\n1\n1\nend\nq\nb\nq\n", folder)
    assert "seen by Player 1" in said
    assert "win" in said


def test_a_finished_match_is_played_again_from_the_list(folder: Path) -> None:
    saved(folder / "match.json", journal_of("ashes"))
    said = at_home("3\n1\n2\n1\n", folder)
    assert "Play it again" in said
    assert len(files(folder)) == 2
    new = next(file for file in files(folder) if file.name != "match.json")
    setup, before = save_file.load(new).journal.setup, journal_of("ashes").setup
    assert [seat["deck"] for seat in setup["seats"]] == [seat["deck"] for seat in before["seats"]]  # type: ignore[attr-defined]


def test_a_match_that_is_gone_meanwhile_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(folder / "match.json", journal_of("ashes", 5))
    monkeypatch.setattr("emberhold.tui.plain.plain_home.resume_match", lambda _: resume_match(folder / "gone.json"))
    said = at_home("4\n1\n1\n", folder)
    assert "There is no file" in said
    assert str(folder / "gone.json") in said
    assert file.exists()


# -- after a match ------------------------------------------------------------------------------------------------


def nearly_over(folder: Path) -> SessionParts:
    """A match at the last turn that is the person's, between two actions: there, giving up ends it at once."""
    journal = journal_of("ashes")
    while True:
        journal.entries.pop()
        match = replay(journal, load_game("ashes"))
        if match.quiet and match.decision_for(0) is not None:
            return resume_match(saved(folder / "match.json", journal, ("person", "bot=random")))


def after_it(lines: str, folder: Path, *, asks: bool = True) -> tuple[str, bool]:
    out = io.StringIO()
    home = PlainHome(Console(io.StringIO(f"concede\nyes\n{lines}"), out), Texts("en", ""), GAMES, folder)
    try:
        home.play(nearly_over(folder), resumed=True, asks=asks)
    except Leave:
        return out.getvalue(), True
    return out.getvalue(), False


@pytest.mark.parametrize(("number", "seats"), [("1", ("person", "bot=random")), ("2", ("bot=random", "person"))])
def test_a_rematch_has_the_same_set_up_and_other_luck(folder: Path, number: str, seats: tuple[str, str]) -> None:
    after_it(f"{number}\n", folder)
    old, new = (save_file.load(file) for file in sorted(files(folder), key=lambda file: file.name != "match.json"))
    assert new.journal.setup == old.journal.setup
    assert new.journal.seed != old.journal.seed
    assert new.seats == seats
    assert old.seats == ("person", "bot=random")


def test_another_set_up_begins_with_the_old_one(folder: Path) -> None:
    after_it("3\n1\n", folder)
    old, new = (save_file.load(file) for file in sorted(files(folder), key=lambda file: file.name != "match.json"))
    assert [new.journal.game, new.seats] == [old.journal.game, old.seats]
    decks = [[seat["deck"] for seat in save.journal.setup["seats"]] for save in (old, new)]  # type: ignore[attr-defined]
    assert decks[0] == decks[1]


def test_the_match_is_watched_and_what_comes_is_asked_again(folder: Path) -> None:
    said, left = after_it("4\nq\n6\n", folder)
    assert said.count("What now?") == 2
    assert "seen by Player 1" in said
    assert left


def test_the_start_comes_after_it(folder: Path) -> None:
    _, left = after_it("5\n", folder)
    assert not left


def test_a_program_is_not_asked_for_another_match(folder: Path) -> None:
    said, left = after_it("1\n", folder, asks=False)
    assert "What now?" not in said
    assert not left
    assert len(files(folder)) == 1


# -- watching -----------------------------------------------------------------------------------------------------


def watched(lines: str, game: str = "ashes", steps: int = 10_000) -> str:
    out = io.StringIO()
    session = ReplaySession(RecordedMatch(journal_of(game, steps)), YOU_AND_A_BOT, Texts("en", game))
    PlainReplay(Console(io.StringIO(lines), out), session).run()
    return out.getvalue()


def test_steps_are_gone_by_enter_and_by_words() -> None:
    said = watched("\n\nb\nn 5\nb 3\nt\nr\nend\n\n0\nb\n7\n")
    places = [int(line.split()[1]) for line in said.splitlines() if line.startswith("Step ")]
    assert places[:6] == [0, 1, 2, 1, 6, 3]
    assert places[6] > 3
    assert places[-2:] == [0, 7]
    assert "That is the end." in said
    assert "That is the beginning." in said


def test_other_eyes_see_other_cards() -> None:
    said = watched("t\nv\nv 3\nv 1\nv 9\n")
    assert "seen by Greedy" in said
    assert "seen by everybody" in said
    assert said.count("Whose view?") == 2
    going_on = watched("v\nv 3\n", steps=60)
    assert "nobody else’s cards are shown" in going_on
    assert "seen by Greedy" not in going_on


def test_cards_signs_and_the_log_can_be_read() -> None:
    said = watched("t\nt\nl\nl 2\ng\ncard iron worker\n?\nnonsense\n")
    assert "Iron Worker" in said
    assert "Marks" in said
    assert "Press Enter for the next step, or type:" in said
    assert "“nonsense” is not a command here" in said
