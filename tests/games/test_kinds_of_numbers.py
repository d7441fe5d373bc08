"""No function of a game takes two plain ints that could be taken for each other: a card, a seat, a die has its kind."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = Path(__file__).parents[2] / "src" / "emberhold" / "games"


class Taker(NamedTuple):
    """A function, or the type of one, and those of its parameters that are plain ints."""

    name: str
    plain: tuple[str, ...]


def takers(source: str, module: str) -> Iterator[Taker]:
    """All functions of a module by their full names, and all types of functions that are written down in it."""
    yield from _takers(ast.parse(source), module)


def _takers(node: ast.AST, place: str) -> Iterator[Taker]:
    for child in ast.iter_child_nodes(node):
        name = place
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{place}.{child.name}"
            yield Taker(name, _plain_parameters(child.args))
        elif isinstance(child, ast.ClassDef):
            name = f"{place}.{child.name}"
        elif isinstance(child, ast.Subscript) and _is_callable(child):
            yield Taker(f"{place}: {ast.unparse(child)}", _plain_arguments(child))
        yield from _takers(child, name)


def _plain_parameters(args: ast.arguments) -> tuple[str, ...]:
    every = [*args.posonlyargs, *args.args, *([args.vararg] if args.vararg else []), *args.kwonlyargs]
    return tuple(arg.arg for arg in every if arg.annotation is not None and _is_plain(arg.annotation))


def _is_callable(node: ast.Subscript) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "Callable"


def _plain_arguments(node: ast.Subscript) -> tuple[str, ...]:
    given = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) and node.slice.elts else None
    kinds = given.elts if isinstance(given, ast.List) else []
    return tuple(ast.unparse(kind) for kind in kinds if _is_plain(kind))


def _is_plain(annotation: ast.expr) -> bool:
    """Whether it lets a plain int in: `int`, or one side of `int | None`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return _is_plain(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.BinOp):
        return _is_plain(annotation.left) or _is_plain(annotation.right)
    return isinstance(annotation, ast.Name) and annotation.id == "int"


@cache
def found() -> dict[str, Taker]:
    """Every function of both games that takes two plain ints or more."""
    out: dict[str, Taker] = {}
    for path in sorted(GAMES.rglob("*.py")):
        module = ".".join(path.relative_to(GAMES).with_suffix("").parts)
        for taker in takers(path.read_text(encoding="utf-8"), module):
            if len(taker.plain) > 1:
                out[taker.name] = taker
    return out


PRINTED: Final = "numbers printed on a card, each given by its name"
AMOUNTS: Final = "amounts: how many of something"
LIMITS: Final = "an amount and its limits"

STAYS: Final[dict[str, tuple[str, str]]] = {
    "aeons_end.defs.BreachDef.__init__": ("focus bonus gravehold surge_bonus surge_limit", PRINTED),
    "aeons_end.nemeses.carapace_queen.mat.strike_husks": ("n most", LIMITS),
    "aeons_end.nemeses.maggoth.cards.brood": ("times damage", AMOUNTS),
    "aeons_end.nemesis_def.NemesisDef.__init__": ("life difficulty battle", PRINTED),
    "aeons_end.rules.prices.destroy_cards": ("n cost", LIMITS),
    "aeons_end.rules.prices.discard_cards": ("n cost", LIMITS),
    "aeons_end.rules.turn_order.turn_cards": ("players solo_cards", AMOUNTS),
    "aeons_end.setup.choices._treasures_of": ("level cards", AMOUNTS),
    "aeons_end.setup.day.battle_of_day": ("day mages", AMOUNTS),
    "aeons_end.spec.AeonsEndSpec.battle_of_day": ("day players", AMOUNTS),
    "aeons_end.text.declare.conduit": ("cost aether damage capacity", PRINTED),
    "aeons_end.text.declare_mats.treasure": ("price_change nemesis_bonus", PRINTED),
    "aeons_end.text.declare_nemesis_cards.Harm.__init__": ("unleash gravehold damage lowest", PRINTED),
    "aeons_end.text.declare_nemesis_cards.minion": ("life reduces_to", PRINTED),
    "ashes.defs.Cost.__init__": (
        (
            "main side exhaust discard status basic natural_class charm_class ceremonial_class illusion_class"
            " natural_power charm_power ceremonial_power illusion_power"
        ),
        PRINTED,
    ),
    "ashes.rules.costs._with_class": ("of_class wanted", AMOUNTS),
    "ashes.scenario.pieces.Pieces._tokens.tokens": ("default least", LIMITS),
    "ashes.seen.sealed_decks._adding_up": ("most copies", AMOUNTS),
    "ashes.seen.sealed_decks._more_conjurations": ("pile slots", AMOUNTS),
    "ashes.seen.sealed_decks.imagine": ("slots different", AMOUNTS),
    "ashes.text.declare._numbers": ("attack life recover", PRINTED),
    "ashes.text.declare.ally": ("attack life recover", PRINTED),
    "ashes.text.declare.alteration_spell": ("attack life recover", PRINTED),
    "ashes.text.declare.conjuration": ("attack life recover copies", PRINTED),
    "ashes.text.declare.phoenixborn": ("life battlefield spellboard", PRINTED),
    "ashes.text.use_base.UseBase.choose_number": ("least most", LIMITS),
}
"""Functions that may take several plain ints: which ones, and why. None of them is a card, a seat or a place."""


def test_no_function_takes_two_plain_ints() -> None:
    assert {name: taker.plain for name, taker in found().items() if name not in STAYS} == {}


def test_what_may_stay_is_as_it_was() -> None:
    assert {name: " ".join(found()[name].plain) if name in found() else None for name in STAYS} == {
        name: plain for name, (plain, _) in STAYS.items()
    }


def test_every_game_is_looked_at() -> None:
    games = {path.parent.name for path in GAMES.glob("*/spec.py")}
    assert games == {"aeons_end", "ashes"}
    assert {name.partition(".")[0] for name in found()} == games


def test_plain_ints_are_found_wherever_they_are_taken() -> None:
    source = """
Text = Callable[[State, int, "int"], bool]

def move(card: int, zone: int | None = None, *, to: Seat) -> None:
    def inside(*cards: int, n: int = 1) -> None: ...

class State:
    hook: Callable[[int, Seat, int], None]
    async def pay(self, seat: "int", n: int) -> None: ...
"""
    assert {taker.name: taker.plain for taker in takers(source, "game") if len(taker.plain) > 1} == {
        "game: Callable[[State, int, 'int'], bool]": ("int", "'int'"),
        "game.move": ("card", "zone"),
        "game.move.inside": ("cards", "n"),
        "game.State: Callable[[int, Seat, int], None]": ("int", "int"),
        "game.State.pay": ("seat", "n"),
    }


def test_numbers_with_a_kind_are_no_plain_ints() -> None:
    source = """
Text = Callable[[State, CardId, Moment], int]

def damage(card: CardId, seats: list[int], found: dict[int, int], n: int, by: Seat | None = None) -> int: ...
"""
    assert [taker.plain for taker in takers(source, "game")] == [(), ("n",)]


def aliases(source: str) -> list[str]:
    """Names that mean nothing but `int`; a plain int would go by under one of them."""
    out: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Name) and node.value.id == "int":
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            out += [ast.unparse(target) for target in targets]
    return out


def test_a_plain_int_has_no_other_name() -> None:
    paths = [*GAMES.rglob("*.py"), *(GAMES.parent / "core").glob("*.py")]
    assert GAMES.parent / "core" / "kinds.py" in paths
    assert {path: names for path in paths if (names := aliases(path.read_text(encoding="utf-8")))} == {}


def test_another_name_is_found() -> None:
    assert aliases("Card: TypeAlias = int\nSeat = int\nn: int = 1\nZone = NewType('Zone', int)\n") == ["Card", "Seat"]
