"""Sentences: arguments, names, fallbacks, and what is said when there is nothing to say."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhold
from emberhold.core.decisions import Message
from emberhold.i18n import LanguageError, Texts, audit, languages
from emberhold.i18n import texts as module

FTL = """
card-iron-worker = Iron Worker
    .text = Deals { $damage } damage.
attack = { $seat } attacks with { $card }.
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
self = { $seat_who ->
    [you] You draw.
   *[other] { $seat } draws.
}
article = { $card_id ->
    [card-iron-worker] an { $card }
   *[other] a { $card }
}
half = { $missing } is missing.
shell-yes = a game must not change this
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(FTL, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts("en", "game", {1: "Ada"}, folders=[folder])


def test_string_arguments_are_said_in_words_and_seats_by_name(texts: Texts) -> None:
    message = Message("attack", {"seat": "seat-1", "card": "card-iron-worker"})

    assert texts.format(message) == "Ada attacks with Iron Worker."
    assert texts.say("attack", seat="seat-0", card="card-unknown") == "Player 1 attacks with a card."


def test_a_sentence_can_call_a_seat_by_name_without_being_told_which() -> None:
    texts = Texts("en", "aeons-end", {0: "Ada"})

    assert texts.say("event-turn-card-revealed", turn="card-turn-a") == "On top of the turn order deck: Ada."
    assert texts.say("event-turn-card", turn="card-turn-a-b") == "Turn order: Ada and Player 2."

    texts.you = 1

    assert texts.say("event-turn-card", turn="card-turn-a-b") == "Turn order: Ada and you."
    assert texts.say("event-turn-card-shuffled-back", turn="card-turn-b").endswith("deck: you.")


def test_numbers_have_no_grouping_and_choose_the_plural(texts: Texts) -> None:
    assert texts.say("count", n=1) == "one card"
    assert texts.say("count", n=12345) == "12345 cards"


def test_a_sentence_can_tell_the_reader_from_the_others(texts: Texts) -> None:
    assert texts.say("self", seat="seat-1") == "Ada draws."

    texts.you = 1

    assert texts.say("self", seat="seat-1") == "You draw."


def test_grammar_can_depend_on_what_is_named(texts: Texts) -> None:
    assert texts.say("article", card="card-iron-worker") == "an Iron Worker"
    assert texts.say("article", card="card-unknown") == "a a card"


def test_an_attribute_has_a_dotted_id(texts: Texts) -> None:
    assert texts.say("card-iron-worker.text", damage=2) == "Deals 2 damage."
    assert texts.has("card-iron-worker.text")
    assert not texts.has("card-iron-worker.poem")
    assert texts.say("card-iron-worker.poem") == "⟨card-iron-worker.poem⟩"


@pytest.mark.parametrize("id", ["no-such-thing", "", "not an id", "seat-", "seat-x", "-term", "a.b.c", "⟨"])
def test_a_missing_id_is_visible_and_never_an_error(texts: Texts, id: str) -> None:
    assert texts.format(Message(id, {"what": "also-missing", "n": 3})) == f"⟨{id}⟩"
    assert id in texts.absent


def test_used_and_absent_ids_are_kept_for_tests(texts: Texts) -> None:
    texts.say("attack", seat="seat-0", card="card-nobody")

    assert {"attack", "card-nobody"} <= texts.used
    assert texts.absent == {"card-nobody"}


def test_a_missing_argument_is_noticed_but_does_not_stop_anybody(texts: Texts) -> None:
    assert "is missing." in texts.say("half")
    assert "half" in texts.broken


def test_a_game_cannot_change_what_the_shell_says(texts: Texts) -> None:
    assert texts.say("shell-yes") == "yes"


def test_an_unknown_language_is_refused_in_a_sentence() -> None:
    with pytest.raises(LanguageError, match="'tlh'"):
        Texts("tlh", "game")


def test_what_a_language_lacks_is_said_in_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "pl").mkdir()
    (folder / "pl" / "core.ftl").write_text("seat = Gracz { $n }\n", encoding="utf-8")
    polish = "card-iron-worker = Robotnik\ncount = { $n ->\n    [few] { $n } karty\n   *[other] { $n } kart\n}\n"
    (folder / "pl" / "game.ftl").write_text(polish, encoding="utf-8")
    monkeypatch.setattr(module, "languages", lambda: ["en", "pl"])
    texts = Texts("pl", "game", folders=[folder])

    assert texts.say("count", n=3) == "3 karty"
    assert texts.say("attack", seat="seat-0", card="card-iron-worker") == "Gracz 1 attacks with Robotnik."
    assert texts.say("card-iron-worker.text", damage=1) == "Deals 1 damage."
    assert audit.untranslated("pl", "game", [folder]) >= {"attack", "card-iron-worker.text"}


def test_every_file_can_be_read_completely() -> None:
    for lang in languages():
        for file in (Path(emberhold.__file__).parent / "i18n" / lang).glob("*.ftl"):
            assert audit.junk(lang, file.stem) == [], file.name


def test_junk_is_found(folder: Path) -> None:
    (folder / "en" / "broken.ftl").write_text("good = yes\nbad = { $n ->\n", encoding="utf-8")

    assert len(audit.junk("en", "broken", [folder])) == 1
    assert audit.defined("en", "broken", [folder]) == {"good"}


def test_the_shell_names_no_sentence_that_is_not_there() -> None:
    package = Path(emberhold.__file__).parent
    tui = package / "tui"
    rooms = [file for room in (".", "draw", "plain", "shell") for file in (tui / room).glob("*.py")]
    shell = [*rooms, tui / "boards" / "generic.py", package / "cli" / "commands" / "play.py"]
    named = audit.named_in(shell)

    assert named >= {"shell-welcome", "shell-undo-done", "list-and"}
    assert named - audit.defined("en", "core") == set()


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_a_board_names_no_sentence_that_is_not_there(game: str) -> None:
    board = Path(emberhold.__file__).parent / "tui" / "boards" / game.replace("-", "_")
    named = audit.named_in(board.rglob("*.py"))

    assert len(named) > 20
    assert named - audit.defined("en", f"{game}-board") == set()
