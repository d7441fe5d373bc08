"""Equal luck for both bots: every deal is played from both sides, and by each bot."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import ceil

import pytest

from emberhold.arena.arena_game import ArenaTable
from emberhold.arena.schedule import OWN_LUCK, Arena, Schedule
from emberhold.arena.standings import stand
from emberhold.bots.series import Series, SeriesRunner
from emberhold.cli.commands.arena import usual_games
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import load_game
from emberhold.lab.matrix import Matrix, MatrixDeck, MatrixRunner

ASHES = Arena("ashes", 1, ("greedy@1", "random@1"))
THREE = replace(ASHES, bots=("greedy@1", "random@1", "greedy@1:worlds=1"))
BATTLES = Arena("aeons-end", 1, ("greedy@1", "random@1"))
A_ROUND = len(Schedule(BATTLES).between)
"""How many battles a round of Aeon's End has: so many against each nemesis."""
WHOLE_ROUNDS = ceil(160 / A_ROUND) * A_ROUND
"""At least 160 battles, however many nemeses there are."""


@pytest.mark.parametrize("arena", [ASHES, THREE], ids=["two bots", "three bots"])
def test_each_deal_is_played_from_both_sides(arena: Arena) -> None:
    schedule = Schedule(arena)
    seen = set()
    for deal in range(40):
        for pair in schedule.pairs:
            slots = [schedule.slot(number) for number in schedule.numbers(deal, pair)]
            assert [slot.seated for slot in slots] == [pair, pair[::-1]]
            assert [slot.deal for slot in slots] == [deal, deal]
            seen |= set(schedule.numbers(deal, pair))
    assert seen == set(range(40 * schedule.games_of_a_deal))


def test_a_round_has_every_pair_of_decks_once() -> None:
    schedule = Schedule(ASHES)
    (first, second) = schedule.deals(60)
    assert (len(first), len(second)) == (15, 15)
    for deals in (first, second):
        decks = [str(schedule.between[deal % 15]) for deal in deals]
        assert len(set(decks)) == 15
    seeds = {schedule.luck(deal)[0] for deal in (*first, *second)}
    assert len(seeds) == 30


def test_in_a_cooperative_game_all_bots_fight_the_same_battles() -> None:
    schedule = Schedule(replace(BATTLES, bots=THREE.bots))
    for deal in range(5):
        numbers = {number for pair in schedule.pairs for number in schedule.numbers(deal, pair)}
        slots = [schedule.slot(number) for number in sorted(numbers)]
        assert [slot.seated for slot in slots] == [(0, 0), (1, 1), (2, 2)]
        assert {slot.deal for slot in slots} == {deal}
    (first,) = schedule.deals(A_ROUND)
    between = Counter(schedule.between[deal]["nemesis"] for deal in first)
    assert set(between.values()) == {8}
    assert set(between) == {setup["nemesis"] for setup in load_game("aeons-end").setups(2)}


@pytest.mark.parametrize(
    ("arena", "games", "rounds"),
    [
        (ASHES, 240, [15] * 8),
        (ASHES, 59, [15]),
        (ASHES, 30, [15]),
        (ASHES, 29, [14]),
        (ASHES, 2, [1]),
        (BATTLES, 160, [A_ROUND] * (160 // A_ROUND)),
        (BATTLES, 31, [31]),
    ],
)
def test_only_whole_rounds_are_played(arena: Arena, games: int, rounds: list[int]) -> None:
    found = Schedule(arena).deals(games)
    assert [len(deals) for deals in found] == rounds
    assert [deal for deals in found for deal in deals] == list(range(sum(rounds)))


def test_no_other_command_plays_these_deals() -> None:
    """A bot that is tuned with `simulate` or the lab is not tuned on the deals that judge it."""
    schedule = Schedule(ASHES)
    mine = {schedule.luck(deal)[0] for deal in range(500)}
    series = SeriesRunner(Series("ashes", 1, ("random",), 2))
    matrix = MatrixRunner(
        Matrix("ashes", 1, ("random",), (MatrixDeck("a", "the-iron-men"), MatrixDeck("b", "the-iron-men")))
    )
    assert not mine & {series.seed(number) for number in range(500)}
    assert not mine & {matrix.seed(number) for number in range(500)}
    tuning = Schedule(replace(ASHES, seed=1_000_000))
    assert not mine & {tuning.luck(deal)[0] for deal in range(500)}
    # Only by asking for it would they be the same.
    same = SeriesRunner(Series("ashes", 1 + OWN_LUCK, ("random",), 2))
    assert same.seed(7) in mine


def test_ashes_is_played_by_two() -> None:
    with pytest.raises(EmberholdError, match=r"is played by 2 bots, not by 3\."):
        Schedule(replace(ASHES, players=3))


@pytest.mark.parametrize(
    ("arena", "bots", "games"),
    [
        (ASHES, ("random@1", "random@1"), 16),
        (ASHES, ("greedy@1:worlds=1:lines=2", "greedy@1:worlds=1:lines=2"), 4),
        (BATTLES, ("random@1", "random@1"), 8),
        (BATTLES, ("greedy@1:worlds=1:lines=2", "greedy@1:worlds=1:lines=2"), 8),
    ],
)
def test_a_bot_against_itself_gets_exactly_half(arena: Arena, bots: tuple[str, str], games: int) -> None:
    """Its seats have the same hands and the same luck in both games of a deal, so they go the same way."""
    schedule = Schedule(replace(arena, bots=bots))
    table = ArenaTable(schedule)
    done = {number: table.play(number) for number in range(games)}
    for deal in range(games // 2):
        one, other = (done[number] for number in schedule.numbers(deal, (0, 1)))
        assert (one.seed, one.decisions, one.winners) == (other.seed, other.decisions, other.winners)
    (pair,) = stand(schedule, games // (2 if schedule.together else 1), done).pairs
    assert pair.counts == [0, 0, games // 2, 0, 0]
    assert pair.interval is not None
    assert pair.interval.value == 0.5
    assert not pair.decided


def test_another_bot_does_not_get_half() -> None:
    schedule = Schedule(replace(ASHES, bots=("greedy@1:worlds=1:lines=2", "random@1")))
    table = ArenaTable(schedule)
    (pair,) = stand(schedule, 4, {number: table.play(number) for number in range(4)}).pairs
    assert pair.counts == [0, 0, 0, 0, 2]


@pytest.mark.parametrize(
    ("arena", "usual"),
    [
        (ASHES, 240),
        (BATTLES, WHOLE_ROUNDS),
        (replace(BATTLES, players=1), WHOLE_ROUNDS),
        (replace(BATTLES, chosen={"nemesis": "fenrix"}), 160),
    ],
)
def test_usually_whole_rounds_are_played(arena: Arena, usual: int) -> None:
    """No game that is usually meant is left over, however many set-ups there are."""
    schedule = Schedule(arena)
    assert usual_games(schedule) == usual
    assert sum(map(len, schedule.deals(usual))) * schedule.games_of_a_pair == usual
