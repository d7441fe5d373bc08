"""Compares the speed of two versions of the rules: the same work in turn, a fraction of a second each, many times.

python -m tools.bench_pairs BASE [NOW] [--interpreted] [--rounds=300]

BASE and NOW are commits; NOW is HEAD if it is not named. Machines that are shared with others are noisy: one run of
`emberhold bench` after another differs by a third there. Both versions wait here in processes of their own and work in
turn, so that what disturbs one disturbs the other, and the median of the ratios is known to about one in a hundred.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tools.compiled import SWITCH, CompiledError, Workshop

__all__ = ["Spread", "Worker", "compare", "main", "spread"]

GAMES: Final = ("aeons-end", "ashes")
JOBS: Final = ("play", "look", "create")
ROUNDS: Final = 300
WARM_UP: Final = 3
WORKER: Final = Path(__file__).with_name("bench_worker.py")
NORMAL_95: Final = 1.96


class Spread(NamedTuple):
    """The median of some ratios, and the range in which the true one lies with 95 % certainty."""

    median: float
    low: float
    high: float


def spread(ratios: Sequence[float]) -> Spread:
    """By the order of the ratios, so that a few wild ones do not matter."""
    ordered, middle = sorted(ratios), len(ratios) / 2
    half = NORMAL_95 * len(ratios) ** 0.5 / 2
    low, high = max(0, int(middle - half)), min(len(ratios) - 1, int(middle + half))
    return Spread(median(ordered), ordered[low], ordered[high])


class Worker:
    """A version that waits for work in a process of its own."""

    def __init__(self, python: str | Path, path: str = "") -> None:
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("HATCH_", "PYTHON"))}
        clean |= {"PYTHONPATH": path} if path else {}
        self._process = subprocess.Popen(
            [python, WORKER],
            env=clean | {"PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, request: str) -> dict[str, float]:
        """How long each part of this work took, in seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{request}\n")
        self._process.stdin.flush()
        said = self._process.stdout.readline()
        if not said:
            raise CompiledError(f"One of the versions stopped at '{request}'; what it said is above.")
        taken: dict[str, float] = json.loads(said)
        return taken

    def stop(self) -> None:
        self._process.communicate()  # closes both pipes, so the process ends


def compare(base: Worker, now: Worker, rounds: int, games: Sequence[str] = GAMES) -> dict[tuple[str, str], list[float]]:
    """The ratios of the times, now to base, by game and kind of work."""
    ratios: dict[tuple[str, str], list[float]] = {}
    for number in range(-WARM_UP, rounds):
        for game in games:
            for job in JOBS:
                request = f"{job} {game} {max(number, 0)}"
                if number % 2:
                    before, after = base.ask(request), now.ask(request)
                else:
                    after, before = now.ask(request), base.ask(request)
                if number < 0:
                    continue
                for name, seconds in before.items():
                    if seconds and after[name]:
                        ratios.setdefault((game, name), []).append(after[name] / seconds)
    return ratios


def built(commit: str, folder: Path, *, compiled: bool) -> Worker:
    """This commit, built in this folder as it would be shipped."""
    tree = folder / "tree"
    tree.mkdir(parents=True)
    done = subprocess.run(["git", "archive", commit], capture_output=True, check=False)
    if done.returncode:
        raise CompiledError(f"There is no commit '{commit}'.")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(tree, filter="data")
    shop = Workshop(tree, folder)
    site = shop.install("compiled", **{SWITCH: "1"}) if compiled else shop.install("interpreted")
    return Worker(shop.player, os.pathsep.join([str(site), str(shop.source)]))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench_pairs", description="Compare the speed of two commits."
    )
    parser.add_argument("base", help="the commit before")
    parser.add_argument("now", nargs="?", default="HEAD", help="the commit after (HEAD)")
    parser.add_argument("--interpreted", action="store_true", help="not compiled; builds faster")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many pairs ({ROUNDS})")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        workers: list[Worker] = []
        try:
            for commit, part in ((chosen.base, "base"), (chosen.now, "now")):
                print(f"Building {commit} …", flush=True)
                workers.append(built(commit, Path(name) / part, compiled=not chosen.interpreted))
            ratios = compare(workers[0], workers[1], chosen.rounds)
        except CompiledError as error:
            print(error, file=sys.stderr)
            return 1
        finally:
            for worker in workers:
                worker.stop()
    print("Time now / time before, the median and the range in which it lies with 95 % certainty:")
    for (game, kind), each in ratios.items():
        known = spread(each)
        print(f"  {game:<10} {kind:<20} {known.median:.3f}  ({known.low:.3f} to {known.high:.3f}), {len(each)} pairs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
