"""The made-up language, and whole matches in it: what a player reads comes from the language files, all of it."""

from __future__ import annotations

import asyncio
import io
from dataclasses import fields, is_dataclass
from itertools import count
from pathlib import Path
from random import Random

import pytest

from emberhold.core.registry import load_game
from emberhold.i18n import LanguageError, Texts, languages
from emberhold.i18n.pseudo import PSEUDO, plain_words, pseudo, pseudo_resource
from emberhold.i18n.texts import ENGLISH, home
from emberhold.tui.boards import find_scene_builder, generic
from emberhold.tui.card_words import card_sheet
from emberhold.tui.narration import log_line, outcome_sentence
from emberhold.tui.option_words import option_texts
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_home import choose_game
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.seat_words import seat_names
from tests.i18n.leftovers import allowed, leftovers
from tools.menu_screens import MENUS, capture_menu
from tools.screens import AEONS_END, STATES, State, capture, opened, press, text_of

GAMES = ["aeons-end", "ashes"]
SEATS = ("person", "bot=random")
ASIDES = ("?", "b", "g", "l", "l 3", "l x", "u", "save", "why", "why attack phoenixborn", "card", "card a", "0", "")


def hands(seed: int) -> io.StringIO:
    """Somebody who types numbers, and now and then something else, for longer than a match takes."""
    rng = Random(seed)
    words = [rng.choice(ASIDES) if rng.random() < 0.04 else str(rng.randint(1, 6)) for _ in range(20_000)]
    return io.StringIO("\n".join(words))


# -- the language ------------------------------------------------------------------------------------------------------


def test_letters_become_others_and_everything_else_stays() -> None:
    assert pseudo("Draw 2 cards, or pass.") == "Đŕååŵ 2 çååŕđš, ôôŕ þååšš."
    assert [pseudo(id) for id in ("TURN-02", "NEM-DECK-01")] == ["TURN-02", "NEM-DECK-01"], "They lead to rules."
    assert plain_words(pseudo("The quick brown fox jumps over the lazy dog, AND AGAIN")) == []
    assert plain_words("Žž 12 a – tidal-surge claw_deck TURN-02") == ["tidal-surge", "claw_deck", "TURN"]


def test_arguments_and_literals_stay_as_they_are() -> None:
    texts = Texts(PSEUDO, "ashes", {1: "Ada"}, you=0)

    assert texts.say("event-turn", seat="seat-1") == "Ada’š ţûûŕñ."
    assert "emberhold play --resume x.json" in texts.fill("shell-left", {"file": "x.json"})


def test_texts_are_about_a_third_longer() -> None:
    texts = Texts(ENGLISH, "ashes"), Texts(PSEUDO, "ashes")
    ids = [f"card-{card['slug']}.text" for card in load_game("ashes").content()]
    english, longer = (sum(len(text.say(id)) for id in ids if text.has(id)) for text in texts)

    assert 1.28 < longer / english < 1.42


def test_it_can_be_asked_for_and_is_not_offered() -> None:
    assert PSEUDO not in languages()
    with pytest.raises(LanguageError):
        Texts("en-XB", "ashes")


def test_a_language_file_is_read_whole() -> None:
    for file in (home() / ENGLISH).iterdir():
        if file.name.endswith(".ftl"):
            assert len(pseudo_resource(file.read_text(encoding="utf-8")).body) > 5


# -- what it finds -----------------------------------------------------------------------------------------------------


def test_a_word_that_no_file_has_said_is_found_with_its_place() -> None:
    said = Texts(PSEUDO, "ashes").say("do-pass")

    assert leftovers("here", f"{said} (TURN-02)\n{said} battlefield") == [f"here: battlefield in “{said} battlefield”"]
    assert leftovers("here", f"{said} file.json Random", ["file.json"]) == []
    assert "Turn" not in allowed()


@pytest.mark.parametrize("game", GAMES)
def test_card_sheets_say_no_raw_key(game: str) -> None:
    texts = Texts(PSEUDO, game)
    cards = load_game(game).content()
    found = [bad for card in cards for bad in leftovers(str(card["slug"]), "\n".join(card_sheet(card, texts)))]

    assert len(cards) > 70
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_at_the_plain_client(game: str, tmp_path: Path) -> None:
    spec, file = load_game(game), tmp_path / "match.json"
    match = spec.new(spec.setups(2)[1], 3)
    texts = Texts(PSEUDO, game, seat_names(SEATS))
    screen = io.StringIO()
    PlainClient(PlainSession(spec, match, SEATS, texts, Console(hands(3), screen), file)).run()

    assert match.outcome is not None
    assert len(screen.getvalue()) > 50_000
    assert leftovers(f"plain client, {game}", screen.getvalue(), [str(file)]) == []
    assert texts.absent == set()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_the_terminal_draws_in_whole_matches(game: str) -> None:
    """The game's own board and the board for any game, questions and what happened, against every nemesis."""
    spec, texts = load_game(game), Texts(PSEUDO, game, you=0)
    own, cards = find_scene_builder(game), {str(card["slug"]): card for card in spec.content()}
    found: list[str] = []
    setups = spec.setups(2)
    for seed, setup in enumerate(setups[:: max(1, len(setups) // 8)]):
        match, rng = spec.new(setup, seed), Random(seed)
        for step in count():
            if step % 11 == 0 or not match.pending:
                view = match.view(0)
                found += leftovers(f"board, {game}", strings(own(view, texts, cards)))
                found += leftovers(f"plain board, line by line, {game}", generic.render(view, texts, False))
                found += leftovers(f"plain board, {game}", strings(generic.build_scene(view, texts, cards)))
            if not match.pending:
                break
            decision = match.pending[0]
            seat = decision.seats[0]
            prompt, options = decision.described(seat)
            found += leftovers(f"question, {game}", "\n".join([texts.format(prompt), *option_texts(options, texts)]))
            match.answer(seat, decision, str(rng.randrange(len(options))))
        lines = [line.text for told in match.events(0) if (line := log_line(told, texts)) is not None]
        assert match.outcome is not None
        found += leftovers(f"log, {game}", "\n".join([*lines, outcome_sentence(match.outcome, texts)]))
    assert not found, "\n".join(sorted(set(found)))
    assert texts.absent == set()


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_draft_at_the_plain_client(players: int, tmp_path: Path) -> None:
    spec, file = load_game("ashes-draft"), tmp_path / "match.json"
    match = spec.new({"players": players}, 3)
    seats = ("person", *["bot=random"] * (players - 1))
    texts = Texts(PSEUDO, spec.name, seat_names(seats))
    screen = io.StringIO()
    session = PlainSession(spec, match, seats, texts, Console(hands(3), screen), file)
    PlainClient(session).run()

    assert match.outcome is not None
    assert leftovers("plain client, draft", screen.getvalue(), [str(file)]) == []
    for seat in (0, None):
        drawn = generic.render(match.view(seat), texts, False)
        assert leftovers("plain board, line by line, draft", drawn) == []
    lines = [line.text for told in match.events(0) if (line := log_line(told, texts)) is not None]
    assert leftovers("log, draft", "\n".join(lines)) == []
    assert texts.absent == set()


def strings(part: object) -> str:
    """All that is read in a scene, however deep."""
    if isinstance(part, str):
        return part
    if isinstance(part, list | tuple):
        return "\n".join(strings(one) for one in part)
    if not is_dataclass(part):
        return ""
    read = [
        field.name for field in fields(part) if field.name not in ("ids", "sign", "slug", "style", "verbs", "words")
    ]
    return "\n".join(strings(getattr(part, name)) for name in read)


def test_which_game_is_asked_in_the_language() -> None:
    screen = io.StringIO()
    with pytest.raises(Leave):
        choose_game(["ashes", "aeons-end"], Texts(PSEUDO, ""), Console(io.StringIO("7\nq\n"), screen))

    assert len(screen.getvalue()) > 50
    assert leftovers("which game", screen.getvalue()) == []


SCREENS = {f"ashes-{name}": state for name, state in STATES.items()} | {
    f"aeons-end-{name}": state for name, state in AEONS_END.items()
}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SCREENS))
def test_the_screens_of_the_full_terminal(name: str, tmp_path: Path) -> None:
    state: State = SCREENS[name]
    shot = asyncio.run(capture(state._replace(lang=PSEUDO), (160, 60), tmp_path / "match.json"))

    assert leftovers(f"terminal, {name}", shot.text, [str(tmp_path / "match.json")]) == []


CUT_SHORT = "The journal is not complete JSON (at line 1); the file may be cut short."
"""What is wrong with a file is said in the words of the error."""


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(MENUS))
def test_the_menus_of_the_full_terminal(name: str, tmp_path: Path) -> None:
    shot = asyncio.run(capture_menu(MENUS[name]._replace(lang=PSEUDO), (160, 60), tmp_path))

    files = sorted(file.name for file in (tmp_path / "saves").glob("*"))
    assert leftovers(f"menu, {name}", shot.text, [CUT_SHORT, "saves/", *files]) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_in_the_full_terminal(game: str, tmp_path: Path) -> None:
    found, steps = asyncio.run(played_through(game, tmp_path / "match.json"))

    assert steps > 25
    assert not found, "\n".join(found)


async def played_through(game: str, file: Path) -> tuple[list[str], int]:
    """Choose by number until the match is over; what was left on any screen, and how many choices were made."""
    state = State(None, seats=SEATS, games=[game], lang=PSEUDO)
    found, steps, rng = list[str](), 0, Random(3)
    async with opened(state, file, (160, 60)) as (app, pilot):
        while not app.over:
            found += leftovers(f"full terminal, {game}, choice {steps}", text_of(app), [str(file)])
            await press(app, pilot, f"={' '.join(rng.choice(app.options).meaning)}")
            if len(app.screen_stack) > 2:
                await press(app, pilot, "y")
            steps += 1
        found += leftovers(f"full terminal, {game}, the end", text_of(app), [str(file)])
    return found, steps
