"""Boards: one module (or package) per game, found by the game's name, and one that can show any game.

A board is one function. It turns what a seat sees into a `Scene` (see `tui/draw/scene.py`), and the shells do the rest:
they draw it in whatever room there is, highlight what can be chosen, move the pointer, open cards and piles.

    def build_scene(view: View, texts: Texts, cards: Cards) -> Scene

`view` is `match.view(seat)`, `texts` says words in the reader's language (the board's own are in
`i18n/<lang>/<game>-board.ftl`), `cards` is the game's content by slug. What there is to put into a scene:

    Scene(heading, panels)              heading: short parts, the most important first
    Panel(title, rows, head, note)      a player, the market, the nemesis; `head` are tiles in the line of the title;
                                        `least=60` lets it stand beside its neighbour where each gets 60 columns
    Row(label, tiles, note, large)      `large` rows become cards where there is room, by `rank`; others stay in a line;
                                        a `spare` row is left out where not everything fits
    Tile(title, badges, ids, slug)      a card, die, pile or breach:
        ids     the cards' ids in this view: options whose `refs` name one belong to the tile (choose, highlight)
        words   for what has no id: options whose `meaning` has one of these words belong to it
        verbs   what one would do with it: `match.why_not(seat, verb, id or first word)` when nothing is offered
        slug    the card that opens in full;  pile: the tiles that open as a list (a discard pile)
        under   what is attached to it, prepped in it, lying on it
        facts   badges for where there is room (the cost);  text: the card's sentences for where there is much room
        still   only a word between the tiles
    Badge(text, style)                  a number or a word on a tile; styles are the words of `scene.STYLES`
    Sign(name, style, glyph, says)      what has to be learnt once, a glyph, a short form, a colour: a board draws it
                                        from its table `SIGNS`, and the legend lists it (see `tui/draw/common_signs.py`)

The plain client draws the same scene in lines, unless the module has a `render(view, texts, colour) -> str` of its
own. A module that has neither is no board, and the generic one is taken.
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

# Modules of this package that are no board, whatever a game may be called.
NO_BOARDS = frozenset({"generic"})


def _module(game: str) -> ModuleType:
    name = game.replace("-", "_")
    if not name.isidentifier() or name in NO_BOARDS or find_spec(f"{__name__}.{name}") is None:
        name = "generic"
    return import_module(f"{__name__}.{name}")


def find_scene_builder(game: str) -> SceneBuilder:
    """The function that builds this game's scene: `build_scene` of `boards.<game>`, else the generic one."""
    from emberhold.tui.boards import generic

    build_scene: SceneBuilder = getattr(_module(game), "build_scene", generic.build_scene)
    return build_scene


def find_signs(game: str) -> Sequence[Group]:
    """Everything that can stand on this game's board and has to be learnt, group by group."""
    own: Sequence[Group] = getattr(_module(game), "SIGNS", ())
    return (MARKS, LIFE, *own) if own else (MARKS,)


def find_renderer(game: str) -> Renderer:
    """The function that draws this game in lines: `render` of `boards.<game>`, else its scene as text."""
    renderer: Renderer | None = getattr(_module(game), "render", None)
    if renderer is not None:
        return renderer
    build_scene = find_scene_builder(game)

    def render(view: View, texts: Texts, colour: bool) -> str:
        from emberhold.tui.draw.picture import as_text

        return as_text(build_scene(view, texts, {}), colour)

    return render
