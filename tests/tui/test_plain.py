"""The plain client: choices, commands, people who share a screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from emberhold.core.match import Match
from emberhold.core.registry import replay
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.plain.console import Console
from emberhold.tui.plain.plain_home import choose_game
from emberhold.tui.seat_words import SeatError, read_seats, seat_names
from tests.toy import TOY
from tests.tui.toy_session import TO_THE_END, Screen, new_session, play


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def test_events_are_told_as_sentences(file: Path) -> None:
    screen = play(new_session(TO_THE_END, file))

    assert "Player 1 and Random stake" in screen
    assert "Random passes." in screen
    assert "Random draws" in screen
    assert "You draw" in screen
    assert "The most life is left." in screen


def test_a_silent_event_leaves_no_blank_line_and_a_missing_sentence_is_visible(file: Path) -> None:
    screen = play(new_session(TO_THE_END, file))

    assert "⟨event-played⟩" in screen
    assert "event-shuffled" not in screen


def test_nobody_reads_what_an_opponent_draws(file: Path) -> None:
    session = new_session(TO_THE_END, file)
    screen = play(session)

    drawn = [line for line in screen.splitlines() if line.startswith("  Random draws")]
    assert drawn
    assert all("card" in line for line in drawn)


@pytest.mark.parametrize("line", ["0", "99", "-1", "foo", "1 2", "\uff11", "9" * 5000, "²"])
def test_bad_input_is_explained_and_asked_again(file: Path, line: str) -> None:
    session = new_session(f"{line}\n", file)
    before = session.match.answered

    screen = play(session)

    assert "is not offered. Choose a number from 1 to 3" in " ".join(screen.split())
    assert len(save_file.load(file).journal.entries) == sum(e.seat == 1 for e in save_file.load(file).journal.entries)
    assert before == 0


def test_an_empty_line_is_asked_again(file: Path) -> None:
    assert "Choose a number from 1 to 3" in play(new_session("\n", file))


def test_help_board_and_log(file: Path) -> None:
    screen = play(new_session("?\nb\nl\n1\nl\nl 1\nl x\n", file))

    assert "why VERB CARD" in screen
    assert screen.count("phase: stake") == 2
    assert screen.count("Player 1 and Random stake") >= 2
    assert "l 10 the last 10 sentences" in screen


def test_what_was_begun_can_be_cancelled(file: Path) -> None:
    hands = {"turn": 0, "players": [{"hand": ["echo", "ward"]}, {"hand": ["echo", "ward"]}]}
    session = new_session("cancel\n2\ncancel\n", file, match=TOY.stage(hands, 1))
    view = session.match.view(0)

    screen = play(session)

    assert "There is nothing to cancel here." in screen
    assert screen.count("(Type cancel to take back everything you have begun.)") == 1
    assert "Cancelled: everything is as it was before." in screen
    assert session.match.view(0) == view
    assert [entry.what for entry in save_file.load(file).journal.entries] == ["answer", "undo"]


def test_undo_stops_at_a_revealed_secret(file: Path) -> None:
    screen = play(new_session("u\n1\nu\n", file))

    assert "There is no choice of yours" in screen
    assert "something was rolled, shuffled or revealed" in screen


def test_undo_takes_back_the_own_last_choice(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The toy reveals something with nearly every choice; the table where all agree may go back further.
    monkeypatch.setattr(Match, "undo_floor", property(lambda _match: 0))
    session = new_session("1\nu\n2\n", file)

    screen = play(session)

    mine = [entry for entry in save_file.load(file).journal.effective() if entry.seat == 0]
    entries = save_file.load(file).journal.entries
    assert "Your last choice was taken back." in screen
    assert len(mine) == 1
    assert [entry.what for entry in entries].count("undo") == 1
    assert replay(save_file.load(file).journal, TOY).view(0) == session.match.view(0)


def test_undo_does_not_take_back_what_another_person_chose(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_floor", property(lambda _match: 0))

    screen = play(new_session("1\n\n1\n\nu\n", file, ["person", "person"]))

    assert "has chosen since then" in screen


def test_why_names_the_rule_or_the_choice(file: Path) -> None:
    screen = play(new_session("why\nwhy stake spark\nwhy play ward\nwhy play #77\n", file))

    assert "for example: why attack" in screen
    assert "You can: choose" in screen
    assert "⟨toy-not-asked-for⟩ (TOY-STAKE)" in screen
    assert "That card is not in your hand. (TOY-HAND)" in screen


def test_a_card_is_shown_in_full(file: Path) -> None:
    screen = play(new_session("card\ncard spa\ncard WARD\ncard dragon\n", file))

    assert "Spark\n  Kind: card\n" in screen
    assert "Stops a spark." in screen
    assert "There is no card called “dragon”." in screen


def test_conceding_asks_first(file: Path) -> None:
    session = new_session("concede\nno\nconcede\nyes\n", file)

    screen = play(session)

    assert "You play on." in screen
    assert session.match.outcome is not None
    assert session.match.outcome.winners == (1,)
    assert "Random wins." in screen
    assert replay(save_file.load(file).journal, TOY).outcome is not None


def test_save_and_quit(file: Path) -> None:
    screen = play(new_session("save\nquit\n1\n", file))

    assert "Saved as" in screen
    assert "The match is saved." in screen
    assert [entry for entry in save_file.load(file).journal.entries if entry.seat == 0] == []


def test_an_interrupt_is_a_way_to_leave(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    session = new_session("", file)
    monkeypatch.setattr(session.console.source, "readline", interrupted)

    assert "The match is saved." in play(session)


def test_people_who_share_a_screen_hand_it_over(file: Path) -> None:
    out = Screen()
    session = new_session("1\n\n1\n", file, ["person", "person"], out)
    session.console.terminal = True

    screen = play(session)

    before, after = screen.split("Pass the screen to Player 2.", 1)
    assert before.endswith("\x1b[2J\x1b[3J\x1b[H")
    assert "\x1b[2J\x1b[3J\x1b[H" in after.split("Player 2 >")[0]
    assert {entry.seat for entry in save_file.load(file).journal.entries} == {0, 1}


def test_a_hot_seat_match_comes_to_its_end(file: Path) -> None:
    # Empty lines answer the hand-over and are asked again elsewhere.
    session = new_session("1\n\n" * 300, file, ["person", "person"])

    play(session)

    assert session.match.outcome is not None


def test_each_person_is_told_everything_once(file: Path) -> None:
    screen = play(new_session("1\n\n" * 3, file, ["person", "person"]))

    assert screen.count("Player 1 and Player 2 stake") == 2


def test_a_bot_answers_only_what_no_person_may_answer(file: Path) -> None:
    session = new_session("", file, ["person", "bot=random", "person"])

    play(session)

    assert [entry.seat for entry in save_file.load(file).journal.entries] == [1]


def test_a_save_that_fails_does_not_end_the_match(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("1\n", file)
    session.save()

    def full(_file: Path, _saved: save_file.SavedMatch) -> None:
        raise save_file.SaveError("The disk is full.")

    monkeypatch.setattr(save_file, "write", full)
    session.keep()

    assert isinstance(session.console.out, io.StringIO)
    assert "The disk is full." in session.console.out.getvalue()


def test_a_write_that_breaks_leaves_the_old_file_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("", file)
    session.save()
    before = file.read_text(encoding="utf-8")

    def broken(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(save_file.SaveError, match="No space left"):
        session.save()

    assert file.read_text(encoding="utf-8") == before
    assert list(file.parent.iterdir()) == [file]


def test_seats_without_a_person_are_the_others() -> None:
    assert read_seats([], (2, 4)) == ("person", "bot=novice")
    assert read_seats([], (1, 4)) == ("person", "bot=novice")
    assert read_seats([], (1, 4), cooperative=True) == ("person", "bot=adept")
    assert read_seats(["person"], (1, 4)) == ("person",)
    assert read_seats(["bot=greedy"], (2, 4)) == ("person", "bot=greedy")
    assert read_seats(["bot=greedy", "person"], (2, 4)) == ("bot=greedy", "person")
    with pytest.raises(SeatError, match="at most 2"):
        read_seats(["person"] * 3, (2, 2))


def test_at_a_terminal_it_is_said_that_a_bot_thinks(tmp_path: Path) -> None:
    said = []
    for seat in ("bot=novice", "bot=random"):
        session = new_session(TO_THE_END, tmp_path / f"{seat}.json", (seat,))
        session.console.terminal = True
        said.append(play(session))
    assert "Novice is playing …" in said[0]
    assert "is playing …" not in said[1]


def test_bots_go_by_their_name() -> None:
    assert seat_names(("person", "bot=random")) == {1: "Random"}
    assert seat_names(("person", "bot=random", "bot=random")) == {1: "Random 2", 2: "Random 3"}
    assert seat_names(("bot=my.own:Clever", "bot=adept:turns=5")) == {0: "Clever", 1: "Adept (turns=5)"}


def test_the_game_is_asked_for_by_number_or_name() -> None:
    texts = Texts("en", "toy")
    out = io.StringIO()

    assert choose_game(["ashes", "toy"], texts, Console(io.StringIO("7\n2\n"), out)) == "toy"
    assert choose_game(["ashes", "toy"], texts, Console(io.StringIO("ashes\n"), out)) == "ashes"
    assert "  1  Ashes" in out.getvalue()
    assert "“7” is not offered" in out.getvalue()
