"""Boards: one module (or package) per game, found by the game's name, and one that can show any game.

A board is one function. It turns the view of a seat into a `Scene` (see `tui/draw/scene.py`). The clients do the rest:
they draw it in the room there is, highlight what can be chosen, move the pointer, open cards and piles.

    def build_scene(view: View, texts: Texts, cards: Cards) -> Scene

`view` is `match.view(seat)`, `texts` has the words in the reader's language (the board's own are in
`i18n/<lang>/<game>-board.ftl`), `cards` is the game's content by slug. A scene is made of:

    Scene(heading, panels)              heading: short parts, most important first
    Panel(title, rows, head, note)      a player, the market, the nemesis; `head` are tiles in the title line;
                                        `least=60` lets it stand beside its neighbour if each gets 60 columns
    Row(label, tiles, note, large)      `large` rows become cards if there is room, by `rank`; others stay in a line;
                                        a `spare` row is left out if not everything fits
    Tile(title, badges, ids, slug)      a card, die, pile or breach:
        ids     the cards' ids in this view: options whose `refs` name one belong to the tile (choose, highlight)
        words   for a thing without an id: options whose `meaning` has one of these words belong to it
        verbs   what a player may want to do with it, for `match.why_not(seat, verb, id or first word)`
        slug    the card that opens in full;  pile: the tiles that open as a list (a discard pile)
        under   the things attached to it, prepped in it or lying on it
        facts   badges to show if there is room (the cost);  text: the card's sentences, if there is much room
        still   only a word between the tiles
    Badge(text, style)                  a number or a word on a tile; styles are the words of `scene.STYLES`
    Sign(name, style, glyph, says)      a mark to be learnt (a glyph, a short form, a colour): a board draws it
                                        from its table `SIGNS`, and the legend lists it (see `tui/draw/common_signs.py`)

The plain client draws the same scene in lines, unless the module has a `render(view, texts, colour) -> str` of its
own. If a module has neither, the generic board is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeAlias

from emberhold.i18n import Texts
from emberhold.tui.draw.common_signs import LIFE, MARKS, Group
from emberhold.tui.draw.scene import Cards, Scene, View

__all__ = ["Renderer", "SceneBuilder", "find_renderer", "find_scene_builder", "find_signs"]

Renderer: TypeAlias = Callable[[View, Texts, bool], str]
SceneBuilder: TypeAlias = Callable[[View, Texts, Cards], Scene]

# Modules of this package that are not boards, even if a game has the same name.
NO_BOARDS = frozenset({"generic"})


def _module(game: str) -> ModuleType:
    name = game.replace("-", "_")
    if not name.isidentifier() or name in NO_BOARDS or find_spec(f"{__name__}.{name}") is None:
        name = "generic"
    return import_module(f"{__name__}.{name}")


def find_scene_builder(game: str) -> SceneBuilder:
    """The function that builds this game's scene: `build_scene` of `boards.<game>`, or else the generic one."""
    from emberhold.tui.boards import generic

    build_scene: SceneBuilder = getattr(_module(game), "build_scene", generic.build_scene)
    return build_scene


def find_signs(game: str) -> Sequence[Group]:
    """Every sign on this game's board that has to be learnt, by group."""
    own: Sequence[Group] = getattr(_module(game), "SIGNS", ())
    return (MARKS, LIFE, *own) if own else (MARKS,)


def find_renderer(game: str) -> Renderer:
    """The function that draws this game in lines: `render` of `boards.<game>`, or else its scene as text."""
    renderer: Renderer | None = getattr(_module(game), "render", None)
    if renderer is not None:
        return renderer
    build_scene = find_scene_builder(game)

    def render(view: View, texts: Texts, colour: bool) -> str:
        from emberhold.tui.draw.picture import as_text

        return as_text(build_scene(view, texts, {}), colour)

    return render
