"""How far bots get against each nemesis of Aeon's End: a table for docs/reports.

python -m tools.coop --games 40 --seed 1 --jobs 2

Every bot plays the same battles: same seed, same mages, same market. `--journals FOLDER` keeps the shortest journal
of a battle won and of one lost by the first bot against each nemesis, for `emberhold replay FILE --verify`. The games
depend on nothing but the seed; only the time taken differs from run to run.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import process_time

from emberhold.bots import load_bot
from emberhold.bots.series import play_out
from emberhold.core.journal import Setup
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import MAGE_BY_SLUG, NEMESIS_BY_SLUG, load_content
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.nemesis_def import NEMESES

GAME = "aeons-end"


@dataclass(frozen=True, slots=True)
class Job:
    """One battle to play."""

    bot: str
    setup: Setup
    seed: int
    keep: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How it went."""

    won: bool
    reason: str
    life: int
    turns: int
    choices: int
    seconds: float
    journal: str


def play(job: Job) -> Result:
    match = load_game(GAME).new(job.setup, job.seed)
    assert isinstance(match, AeonsEndMatch)
    chance = Rng(job.seed)
    start = process_time()
    bots = [load_bot(job.bot)] * match.seats
    choices, _ = play_out(match, bots, [chance.fork() for _ in bots])
    outcome = match.outcome
    return Result(
        outcome is not None and bool(outcome.winners),
        "no end" if outcome is None else outcome.reason,
        life_removed(match),
        match.st.turn,
        choices,
        process_time() - start,
        match.journal().dumps() if job.keep else "",
    )


def life_removed(match: AeonsEndMatch) -> int:
    """The life removed from the nemesis, and from whatever replaced it."""
    st = match.st
    n = NEMESES[st.nemesis].life - st.nemesis_life
    second = NEMESES[st.nemesis].stand_in(st)
    return n if second < 0 else n + max(0, st.starting_life[second] - st.lives[second])


def battles(nemesis: str, bot: str, players: int, games: int, seed: int, *, keep: bool) -> list[Job]:
    """The battles. Every mage plays equally often, and the market is random."""
    load_content()
    names = sorted(MAGE_BY_SLUG)
    chance = Rng(seed)
    out = []
    for _ in range(games):
        number = chance.next() >> 11
        mages = names[:]
        chance.shuffle(mages)
        setup: Setup = {"seats": [{"mage": mage} for mage in mages[:players]], "nemesis": nemesis, "market": "random"}
        out.append(Job(bot, setup, number, keep))
    return out


def mean(numbers: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    n = len(numbers)
    middle = sum(numbers) / n
    if n < 2:
        return middle, 0.0
    spread = sum((x - middle) ** 2 for x in numbers) / (n - 1)
    return middle, 1.96 * sqrt(spread / n)


def report(bots: list[str], nemeses: list[str], players: int, games: int, seed: int, jobs: int, keep: str) -> str:
    out = [
        "| nemesis | bot | games | won | life removed | turns | decisions | CPU s/game |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    ends: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        for i, nemesis in enumerate(nemeses):
            for bot in bots:
                todo = battles(nemesis, bot, players, games, seed + i, keep=bool(keep) and bot == bots[0])
                played = list(pool.map(play, todo))
                life, life_margin = mean([float(result.life) for result in played])
                turns, turns_margin = mean([float(result.turns) for result in played])
                won = sum(result.won for result in played)
                choices = sum(result.choices for result in played) / games
                seconds = sum(result.seconds for result in played) / games
                out.append(
                    f"| {nemesis} | {bot} | {games} | {won} | {life:.1f} ± {life_margin:.1f} "
                    f"| {turns:.1f} ± {turns_margin:.1f} | {choices:.0f} | {seconds:.2f} |"
                )
                reasons = sorted({result.reason for result in played})
                told = [f"{reason} {sum(result.reason == reason for result in played)}" for reason in reasons]
                ends.append(f"- {nemesis}, {bot}: {', '.join(told)}")
                if keep and bot == bots[0]:
                    save(Path(keep), nemesis, played)
    return "\n".join([*out, "", "How the battles ended:", "", *ends])


def save(folder: Path, nemesis: str, played: list[Result]) -> None:
    """Save the shortest battle that was won and the shortest that was lost."""
    folder.mkdir(parents=True, exist_ok=True)
    for word, won in (("won", True), ("lost", False)):
        fitting = sorted([result.journal for result in played if result.won == won], key=len)
        if fitting:
            (folder / f"{nemesis}-{word}.json").write_text(fitting[0] + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--nemeses", default="", help="all, if none is named")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="battles for each bot against each nemesis")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--journals", default="", help="a folder for one battle won and one lost of the first bot")
    chosen = parser.parse_args()
    load_content()
    nemeses = [name for name in chosen.nemeses.split(",") if name] or list(NEMESIS_BY_SLUG)
    bots = chosen.bots.split(",")
    print(report(bots, nemeses, chosen.players, chosen.games, chosen.seed, chosen.jobs, chosen.journals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
