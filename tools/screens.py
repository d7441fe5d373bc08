"""Named states of the full terminal client, to look at (`make shots`) and for tests to compare.

Each is a table written by hand, a few answers in words, and a few keys; the same every time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from textual.app import App
from textual.pilot import Pilot

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.seat_words import seat_names
from emberhold.tui.session import Session
from emberhold.tui.shell.app import Shell
from tools.aeons_end_tables import (
    ARACHNOS,
    FENRIX,
    FOUR,
    GLUTTON,
    MAGGOTH,
    QUEEN,
    RAGEBORNE,
    SOLO,
    TITAN,
    WALKER,
)

__all__ = [
    "AEONS_END",
    "BUSY",
    "LAST_LIFE",
    "SIZES",
    "STATES",
    "THEIR_TURN",
    "Shot",
    "State",
    "capture",
    "open_session",
    "opened",
    "press",
    "settled",
    "text_of",
]

SIZES: Final = ((80, 24), (120, 40), (200, 60))

BUSY: Final[Mapping[str, object]] = {
    "round": 3,
    "turn": "a",
    "first": "b",
    "a": {
        "phoenixborn": {"coal-roarkwin": {"wounds": 6}},
        "battlefield": [
            {"iron-worker": {"status": 1}},
            {"iron-worker": {"wounds": 1, "exhaustion": 1}},
            {"hammer-knight": {"attached": ["spiked-armor"]}},
        ],
        "spellboard": ["summon-iron-rhino", "summon-iron-rhino", {"protect": {"status": 3}}],
        "hand": ["anchornaut", "one-hundred-blades", "expand-energy", "expand-energy", "golden-veil"],
        "draw": ["strengthen", "chant-of-revenge", "iron-worker", "fear"],
        "discard": ["strengthen", "fear", "hammer-knight"],
        "conjurations": ["iron-rhino", "iron-rhino"],
        "dice": ["natural-power", "2*natural-class", "natural-basic", "ceremonial-power", "2*ceremonial-class"],
        "exhausted dice": ["natural", "2*ceremonial"],
    },
    "b": {
        "phoenixborn": {"aradel-summergaard": {"wounds": 12}},
        "battlefield": ["butterfly-monk", {"mist-spirit": {"exhaustion": 1}}, "blue-jaguar"],
        "spellboard": ["shifting-mist", {"summon-butterfly-monk": {"exhaustion": 1}}],
        "hand": ["redirect", "fear", "seal"],
        "draw": ["fear", "seal", "out-of-the-mist"],
        "discard": ["root-armor"],
        "dice": ["illusion-power", "2*illusion-class", "natural-class"],
        "exhausted dice": ["3*natural", "3*illusion"],
    },
}
PAYING: Final[Mapping[str, object]] = {
    "a": {
        "battlefield": ["iron-worker", "hammer-knight"],
        "hand": ["anchornaut", "expand-energy", "golden-veil"],
        "draw": ["strengthen", "fear"],
        "dice": ["natural-power", "2*natural-class", "ceremonial-power", "2*ceremonial-class"],
        "exhausted dice": ["2*natural", "2*ceremonial"],
    },
    "b": {"phoenixborn": "aradel-summergaard", "battlefield": ["blue-jaguar"], "draw": ["fear"]},
}
"""No die shows a basic symbol, so it is no formality which one pays."""
SMALL: Final[Mapping[str, object]] = {
    "phoenixborn": "jessa-na-ni",
    "battlefield": ["blood-archer", "leech-warrior"],
    "hand": ["fear", "fear"],
    "draw": ["fear"],
    "dice": ["charm-power", "ceremonial-class"],
}


class State(NamedTuple):
    """A table, who plays at it, the answers given, and the keys pressed after that."""

    given: Mapping[str, object] | None = BUSY
    answers: Sequence[tuple[int, str]] = ()
    keys: Sequence[str] = ()
    seats: Sequence[str] = ("person", "bot=random")
    games: Sequence[str] = ("ashes",)
    viewer: int = 0
    lang: str = "en"


THEIR_TURN: Final[Mapping[str, object]] = {**BUSY, "turn": "b"}
LAST_LIFE: Final[Mapping[str, object]] = {
    "a": {"battlefield": ["blue-jaguar"], "draw": ["fear"]},
    "b": {"phoenixborn": {"aradel-summergaard": {"wounds": 15}}, "draw": ["fear"]},
}

STATES: Final[Mapping[str, State]] = {
    "which-game": State(None, games=("aeons-end", "ashes")),
    "first-five": State(None),
    "turn": State(),
    "pointing": State(keys=("tab", "down", "down")),
    "why-not": State(keys=("tab", *["down"] * 3, "enter")),
    "card": State(keys=("space",)),
    "menu": State(keys=("tab", "down", "enter")),
    "pay": State(PAYING, answers=[(0, "play anchornaut")]),
    "attackers": State(answers=[(0, "attack phoenixborn")]),
    "block": State(THEIR_TURN, answers=[(1, "attack phoenixborn"), (1, "attacker blue-jaguar"), (1, "done")], viewer=0),
    "four-players": State({**BUSY, "c": SMALL, "d": SMALL}, seats=("person", "bot=random", "bot=greedy", "bot=random")),
    "end-turn": State({**BUSY, "main": 0}, keys=("=end turn",)),
    "settings": State(keys=("s",)),
    "help": State(keys=("question_mark",)),
    "signs": State(keys=("g",)),
    "log": State(answers=[(0, "play anchornaut")], keys=("l",)),
    "hand-over": State(THEIR_TURN, seats=("person", "person")),
    "over": State(LAST_LIFE, answers=[(0, "attack phoenixborn")]),
}

IN_AEONS_END: Final = ("aeons-end",)
TWO: Final = ("person", "bot=random")
AEONS_END: Final[Mapping[str, State]] = {
    "turn": State(MAGGOTH, seats=TWO, games=IN_AEONS_END),
    "alone": State(SOLO, seats=("person",), games=IN_AEONS_END),
    "four-players": State(FOUR, seats=(*TWO, "bot=random", "bot=random"), games=IN_AEONS_END),
    "ritual": State(ARACHNOS, seats=TWO, games=IN_AEONS_END),
    "exile": State(WALKER, seats=TWO, games=IN_AEONS_END),
    "signs": State(MAGGOTH, keys=("g",), seats=TWO, games=IN_AEONS_END),
    "claws": State(FENRIX, seats=(*TWO, "bot=random"), games=IN_AEONS_END),
    "fury": State(RAGEBORNE, seats=TWO, games=IN_AEONS_END),
    "husks": State(QUEEN, seats=TWO, games=IN_AEONS_END),
    "devoured": State(GLUTTON, seats=TWO, games=IN_AEONS_END),
    "pillars": State(TITAN, seats=TWO, games=IN_AEONS_END),
    "far-end": State(MAGGOTH, keys=("tab", *["up"] * 20), seats=TWO, games=IN_AEONS_END),
    "house-value": State(FENRIX, keys=("down", "space"), seats=(*TWO, "bot=random"), games=IN_AEONS_END),
    "why-not": State(
        FENRIX, keys=("tab", *["down"] * 20, "up", "right", "enter"), seats=(*TWO, "bot=random"), games=IN_AEONS_END
    ),
}


class Shot(NamedTuple):
    """What was on the screen."""

    text: str
    svg: str


def words_of(match: Match, seat: int) -> dict[str, str]:
    """The keys of a seat's options, by their meaning."""
    decision = match.decision_for(seat)
    return {} if decision is None else {" ".join(o.meaning): o.key for o in decision.described(seat)[1]}


def answer(match: Match, seat: int, words: str) -> None:
    """Answer in words. Questions to the others in between get the answer that commits to the least."""
    while words not in words_of(match, seat):
        other = match.pending[0]
        match.answer(other.seats[0], other, str(other.ask.answers.index(other.ask.fallback())))
    decision = match.decision_for(seat)
    assert decision is not None
    match.answer(seat, decision, words_of(match, seat)[words])


def open_session(state: State, file: Path, game: str) -> Session:
    """The session of a state, after its answers."""
    spec = load_game(game)
    match = spec.new(spec.setups(2)[0], 1) if state.given is None else spec.stage(state.given, 1)
    for seat, words in state.answers:
        answer(match, seat, words)
    return Session(spec, match, state.seats, Texts(state.lang, game, seat_names(state.seats)), file)


async def settled(app: Shell, pilot: Pilot[None]) -> None:
    """Wait until the client waits for a key."""
    for _ in range(2000):
        await pilot.pause()
        over = app.over and app.table.choices.tiles
        waits = app.asked is not None or over or len(app.screen_stack) > 2
        if waits or app.failure is not None or not app.is_running:
            break
        await asyncio.sleep(0.005)
    await pilot.pause()


@asynccontextmanager
async def opened(
    state: State, file: Path, size: tuple[int, int] = (120, 40), settings: PlaySettings | None = None
) -> AsyncIterator[tuple[Shell, Pilot[None]]]:
    """The client showing this state, once it waits for a key."""
    app = Shell(
        lambda game: open_session(state, file, game),
        state.games,
        Texts(state.lang, ""),
        settings=settings or PlaySettings(pace="none"),
    )
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        for key in state.keys:
            await press(app, pilot, key)
        yield app, pilot
    if app.failure is not None:
        raise app.failure


async def press(app: Shell, pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and wait until the client has reacted. `=words` chooses the option with this meaning."""
    for key in keys:
        if key.startswith("="):
            number = next(n for n, option in enumerate(app.options, 1) if " ".join(option.meaning) == key[1:])
            await pilot.press(*str(number))
            if number * 10 <= len(app.options):
                await pilot.press("enter")
        else:
            await pilot.press(key)
        await settled(app, pilot)


def text_of(app: App[None]) -> str:
    """What is on the screen, without colours."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"


async def capture(state: State, size: tuple[int, int], file: Path) -> Shot:
    """Open the state in a terminal of this size and take a picture."""
    async with opened(state, file, size) as (app, _):
        return Shot(text_of(app), app.export_screenshot())
