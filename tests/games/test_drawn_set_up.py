"""What everybody sees of a drawn set-up narrows no seed of play: behind each one, all keys of play remain possible.

Each test has a twin with the fast generator, of which a seen set-up leaves few seeds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from emberhold.core.chain import Chain
from emberhold.core.chosen import complete
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import KEY_BYTES, Rng
from emberhold.core.seeds import Seed, keyed_seed, setup_number
from emberhold.games.aeons_end.expedition.plan import new_code, read_code

PLAYS = 64
FAST_SEEDS = 2048


def keyed(setup: int, play: int) -> Seed:
    return keyed_seed(setup.to_bytes(KEY_BYTES, "big"), play.to_bytes(KEY_BYTES, "big"))


def market_of(seed: Seed) -> object:
    """The nine piles of a battle whose market is drawn."""
    ready = dict(load_game("aeons-end").setups(2)[0])
    ready.pop("market", None)
    view: Any = load_game("aeons-end").new(ready, seed).view(None)
    return [pile["card"] for pile in view["market"]]


def first_of(seed: Seed) -> object:
    """Who begins a draft."""
    return load_game("ashes-draft").new({"players": 4}, seed).view(None)["first"]


def ready_of(game: str) -> Callable[[Seed], object]:
    """Which of a game's own set-ups completes what was left open."""

    def found(seed: Seed) -> object:
        return complete(load_game(game), 2, {}, setup_number(seed, "set-up"))

    return found


def code_of(seed: Seed) -> object:
    """The code of a random expedition, which everybody is shown."""
    chain = Chain.begin("aeons-end-expedition", {"players": 2, "expedition": "random"}, seed)
    return chain.setup["code"]


DRAWN: dict[str, Callable[[Seed], object]] = {
    "market": market_of,
    "first-in-a-draft": first_of,
    "battle": ready_of("aeons-end"),
    "decks": ready_of("ashes"),
    "code": code_of,
}
every_draw = pytest.mark.parametrize("seen", DRAWN.values(), ids=DRAWN)


@every_draw
def test_behind_a_seen_set_up_every_key_of_play_is_possible(seen: Callable[[Seed], object]) -> None:
    shown = seen(keyed(1, 0))
    assert all(seen(keyed(1, play)) == shown for play in range(1, PLAYS))
    assert any(seen(keyed(other, 0)) != shown for other in range(2, 12)), "it is drawn, and not always the same"


@every_draw
def test_of_the_fast_generator_a_seen_set_up_leaves_few_seeds(seen: Callable[[Seed], object]) -> None:
    seeds = FAST_SEEDS if seen in (first_of, code_of) else 200
    shown = seen(77)
    left = sum(seen(seed) == shown for seed in range(seeds))
    assert 0 < left < seeds / 2


def test_the_code_of_an_expedition_was_most_of_its_seed() -> None:
    """A drawn seed had 53 bits, and the code showed 30 of them."""
    seed = Rng(5).next() >> 11
    assert read_code(str(code_of(seed)), "code") == seed % (1 << 30)
    assert code_of(seed) == new_code(seed)


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_play_differs_where_the_set_up_is_the_same(game: str) -> None:
    spec = load_game(game)
    setup: Setup = complete(spec, 2, {}, 1)
    if game == "aeons-end":
        setup = {**setup, "market": market_of(keyed(1, 0))}
    assert len({told(spec.new(setup, keyed(1, play))) for play in range(8)}) == 8
    assert len({told(spec.new(setup, keyed(other, 1))) for other in range(8)}) == 1


def told(match: Match) -> str:
    """What everybody is told of a match in which everybody takes the first option."""
    for _ in range(60):
        if match.pending:
            decision = match.pending[0]
            match.answer(decision.seats[0], decision, "0")
    return repr(match.events(None))
