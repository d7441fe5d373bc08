"""The legend explains every sign that a board can draw: glyphs, short forms, colours."""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from emberhold.bots import Handle
from emberhold.bots.random import RandomBot
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.tui import boards
from emberhold.tui.boards import find_renderer, find_scene_builder, find_signs
from emberhold.tui.draw.common_signs import MARKS
from emberhold.tui.draw.picture import Marks, arrange, paint
from emberhold.tui.draw.scene import Badge, Panel, Row, Scene, Tile
from emberhold.tui.legend import legend
from emberhold.tui.shell.app import Shell
from tests.tui.sample import sample
from tests.tui.shells import at
from tests.tui.toy_session import new_session, play
from tools.aeons_end_tables import ARACHNOS, FENRIX, FOUR, MAGGOTH, SOLO, WALKER
from tools.screens import AEONS_END, STATES, press, text_of

GAMES = ("ashes", "aeons-end")
TABLES = (ARACHNOS, FENRIX, FOUR, MAGGOTH, SOLO, WALKER)
FRAMES = "─│|╭╮╰╯┏┓┗┛━┃"
WORDS = " .,:;!'’()/-·&“”"
"""What words are written with."""
PLAIN = {"", "bold"}
"""Styles that say nothing."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def views(game: str) -> Iterator[Mapping[str, Any]]:
    """What seats see: of tables written by hand, and on the way through matches of every size."""
    spec = load_game(game)
    if game == "ashes":
        yield sample()
        for state in STATES.values():
            if state.given is not None:
                yield spec.stage(state.given, 1).view(0)
    else:
        for given in TABLES:
            yield spec.stage(given, 1).view(0)
            turns = {"turn deck": ["a", "nemesis"], "turn discard": []}
            yield spec.stage({**given, **turns} if given is not FOUR else given, 1).view(0)
    for players in range(2, 5):
        for seed in range(2):
            setups = spec.setups(players)
            match = spec.new(setups[(seed * 5 + players) % len(setups)], seed)
            rngs = [Rng(seed * 10 + seat) for seat in range(players)]
            for step in range(600):
                if not match.pending:
                    break
                decision = match.pending[0]
                seat = decision.seats[0]
                match.answer(seat, decision, RandomBot().choose(Handle(match, seat), decision, rngs[seat]))
                if step % 30 == 0:
                    yield match.view(seat)


def every_tile(tiles: Sequence[Tile]) -> Iterator[Tile]:
    for tile in tiles:
        yield tile
        yield from every_tile(tile.under)
        yield from every_tile(tile.pile or ())


def tiles_of(scene: Scene) -> Iterator[Tile]:
    for panel in scene.panels:
        yield from every_tile(panel.head)
        for row in panel.rows:
            yield from every_tile(row.tiles)


def glyphs(text: str) -> set[str]:
    return {letter for letter in text if not (letter.isalnum() or letter.isspace() or letter in FRAMES + WORDS)}


def unexplained(scene: Scene, game: str, texts: Texts, drawn: str = "") -> set[str]:
    """Whatever a scene shows that the legend does not explain."""
    signs = [sign for _, group in find_signs(game) for sign in group]
    names, styles = {sign.name for sign in signs}, {sign.style.rstrip("!") for sign in signs} | PLAIN
    known = glyphs("".join(sign.sample(texts) for sign in signs))
    picture = paint(scene, arrange(scene, 120, 40), Marks({0, 1, 2}, 1))
    drawn += "".join(text for line in picture.lines for text, _ in line)
    out = glyphs(drawn) - known
    for tile in tiles_of(scene):
        out |= {tile.style} - styles - {f"{style}!" for style in styles}
        for badge in (*tile.badges, *tile.facts):
            out |= {badge.text} if badge.sign not in names else set()
            out |= {badge.style} - styles
    return out | {panel.style for panel in scene.panels} - styles


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_whatever_a_board_draws(game: str) -> None:
    texts = Texts("en", game, {1: "Ada"}, you=0)
    cards = {str(card["slug"]): card for card in load_game(game).content()}
    build_scene, render = find_scene_builder(game), find_renderer(game)
    n = 0
    for view in views(game):
        n += 1
        assert unexplained(build_scene(view, texts, cards), game, texts, render(view, texts, False)) == set()
    assert n > 30
    assert texts.absent == set()


def drawings() -> Iterator[tuple[str, ast.AST]]:
    """Every expression in the boards that is neither a docstring nor a sign of a table, with its file."""
    for folder in ("ashes", "aeons_end"):
        for source in sorted((Path(boards.__file__).parent / folder).rglob("*.py")):
            if source.name == "signs.py":
                continue
            tree = ast.parse(source.read_text(encoding="utf-8"))
            left_out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            left_out |= {id(part) for node in ast.walk(tree) if is_sign(node) for part in ast.walk(node)}
            yield from ((source.name, node) for node in ast.walk(tree) if id(node) not in left_out)


def is_sign(node: ast.AST) -> bool:
    """Whether this is an entry of a table of signs: `NAME: Final = Sign(...)`."""
    call = node.value if isinstance(node, ast.AnnAssign) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Sign"


def test_boards_draw_nothing_past_their_tables_of_signs() -> None:
    """Also what no table above happened to show: a badge names its sign, and glyphs stand in the tables only."""
    badges = 0
    for name, node in drawings():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Badge":
            badges += 1
            assert len(node.args) == 3, (name, node.lineno)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert {letter for letter in glyphs(node.value) if not letter.isascii()} == set(), (name, node.value)
    assert badges > 5


@pytest.mark.parametrize(
    ("tile", "what"),
    [
        (Tile("☠ Fear"), "☠"),
        (Tile("Fear", [Badge("x 3")]), "x 3"),
        (Tile("Fear", [Badge("x 3", "red", "unheard-of")]), "x 3"),
        (Tile("Fear", style="purple"), "purple"),
        (Tile("Fear", facts=[Badge("A3", "purple", "attack")]), "purple"),
        (Tile("Pile", pile=[Tile("Fear", [Badge("x 3")])]), "x 3"),
    ],
)
def test_a_sign_that_the_legend_lacks_is_found(tile: Tile, what: str) -> None:
    scene = Scene((), [Panel("Ada", [Row("Hand", [tile])])])

    assert unexplained(scene, "ashes", Texts("en", "ashes")) == {what}


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_has_a_meaning_of_its_own(game: str) -> None:
    texts = Texts("en", game)
    entries = list(legend(game, texts))
    meanings = [entry.meaning for entry in entries]
    names = [sign.name for _, group in find_signs(game) for sign in group]

    assert texts.absent == set()
    assert texts.broken == {}
    assert len(set(names)) == len(names)
    assert len(set(meanings)) == len(meanings) > 35
    assert all(entry.sign.strip() or entry.style == "gold" for entry in entries)


def test_a_game_without_signs_has_the_marks_of_the_client() -> None:
    assert find_signs("toy") == (MARKS,)


def test_the_plain_client_writes_the_legend(file: Path) -> None:
    screen = play(new_session("g\nsigns\nq\n", file))

    assert screen.count("Whose turn it is.") == 2
    assert isinstance(new_session("", file).console.out, io.StringIO)


@pytest.mark.slow
@pytest.mark.parametrize("keys", [("g",), ("question_mark", "g")])
@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_the_legend_and_the_help_leads_there(file: Path, game: str, keys: tuple[str, ...]) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, *keys)
        assert "Signs and colours" in text_of(app)
        assert "You can use it now." in text_of(app)
        app.screen.query_one("#page", VerticalScroll).scroll_end(animate=False)
        await pilot.pause()
        last = list(legend(game, app.session.texts))[-1].meaning
        assert last.split(",")[0] in text_of(app)
        await press(app, pilot, "escape")
        assert len(app.screen_stack) == 2

    at((STATES if game == "ashes" else AEONS_END)["turn"], file, play)


@pytest.mark.slow
def test_the_help_closes_without_leading_anywhere(file: Path) -> None:
    async def play(app: Shell, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark", "escape")
        assert len(app.screen_stack) == 2

    at(STATES["turn"], file, play)
