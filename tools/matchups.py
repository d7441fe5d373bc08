"""Which pre-built deck beats which, when the same bot plays both: a table for docs/reports.

python -m tools.matchups --games 20 --seed 1 --jobs 2 > docs/reports/greedy-matchups.md

Each pair of decks plays `--games` games. Every seed is played twice, with the decks on each other's seats, so that
a seat favours nobody. The games depend on nothing but the seed; only the time taken differs from run to run.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import sqrt
from time import perf_counter

from emberhold.bots import load_bot
from emberhold.bots.series import play_out
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.ashes.prebuilt_decks import DECKS

Game = tuple[str, str, str, int]
"""A bot, the deck in the first seat, the deck in the second, a seed."""


def play(game: Game) -> tuple[str, int, int]:
    """The deck that won, the round in which it won, and how many decisions had a choice."""
    bot, *decks, seed = game
    match = load_game("ashes").new({"seats": [{"deck": deck} for deck in decks]}, seed)
    chance = Rng(seed)
    choices, finished = play_out(match, [load_bot(bot)] * 2, [chance.fork(), chance.fork()])
    outcome = match.outcome
    winner = str(decks[outcome.winners[0]]) if finished and outcome is not None else ""
    rounds = match.view(None)["round"]
    return winner, rounds if isinstance(rounds, int) else 0, choices


def deals(pair: tuple[str, str], bot: str, games: int, seed: int) -> list[Game]:
    chance = Rng(seed)
    seeds = [chance.next() >> 11 for _ in range((games + 1) // 2)]
    both = [(bot, *seats, seed) for seed in seeds for seats in (pair, pair[::-1])]
    return both[:games]


def margin(wins: int, games: int) -> float:
    """Half of the 95 % interval, in per cent."""
    share = (wins + 2) / (games + 4)
    return 196 * sqrt(share * (1 - share) / (games + 4))


def report(bot: str, seed: int, jobs: int, games: int) -> str:
    pairs = list(combinations(DECKS, 2))
    todo = [game for i, pair in enumerate(pairs) for game in deals(pair, bot, games, seed + i)]
    start = perf_counter()
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play, todo, chunksize=2))
    seconds = perf_counter() - start
    command = f"python -m tools.matchups --bot {bot} --games {games} --seed {seed} --jobs {jobs}"
    decisions = sum(choices for *_, choices in played)
    out = [
        f"# {bot.capitalize()} against itself, deck by deck",
        "",
        f"Made by `{command}`: {len(todo)} games in {seconds:.0f} s, {decisions} decisions with a choice.",
        "",
        "A wins is the share of the first-named deck; ± is half of the 95 % interval. What the table says is how well",
        "this bot plays these decks, not how good the decks are.",
        "",
        "| A | B | games | A wins | ± | rounds |",
        "|---|---|---:|---:|---:|---:|",
    ]
    won = dict.fromkeys(DECKS, 0)
    for i, (a, b) in enumerate(pairs):
        ended = [result for result in played[i * games : (i + 1) * games] if result[0]]
        wins = sum(winner == a for winner, *_ in ended)
        won[a] += wins
        won[b] += len(ended) - wins
        rounds = sum(n for _, n, _ in ended) / max(1, len(ended))
        share = 100 * wins / max(1, len(ended))
        out.append(f"| {a} | {b} | {len(ended)} | {share:.0f} % | {margin(wins, len(ended)):.0f} | {rounds:.1f} |")
    each = games * (len(DECKS) - 1)
    out += ["", "| deck | games | won | ± |", "|---|---:|---:|---:|"]
    for deck, wins in sorted(won.items(), key=lambda item: -item[1]):
        out.append(f"| {deck} | {each} | {100 * wins / each:.0f} % | {margin(wins, each):.0f} |")
    lost = len(todo) - sum(won.values())
    out += ["", f"Games without an end: {lost}."]
    return "\n".join(out)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=20, help="games for each pair of decks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    print(report(chosen.bot, chosen.seed, chosen.jobs, chosen.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
