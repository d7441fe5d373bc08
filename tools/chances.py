"""How often greedy takes the options that name a card when it could, and how far they are from the best other option.

python -m tools.chances GAME CARD [CARD …] [--games 30]

Greedy plays both seats. For each option it prints the chances, how often it was taken, and the median and the largest
difference between its score and the best score of another option, as `Match.evaluate` counts. Positive means better.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from statistics import median
from typing import Final

from emberhold.bots.greedy import Greedy, World
from emberhold.bots.handle import Handle
from emberhold.bots.series import play_out
from emberhold.core.decisions import Decision
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["main"]

SEED: Final = 7000
LUCK: Final = 9000


class WatchedGreedy(Greedy):
    """Greedy, with a look at what it passes over."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__()
        self.cards = cards
        self.chances: dict[str, int] = defaultdict(int)
        self.taken: dict[str, int] = defaultdict(int)
        self.margins: dict[str, list[float]] = defaultdict(list)

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        luck = rng.copy().next()
        key = super().choose(handle, decision, rng)
        named: dict[str, set[int]] = defaultdict(set)
        for option in decision.options if decision.kind == "turn" else ():
            words = [str(word).partition("#")[0] for word in option.meaning]
            if any(card in words for card in self.cards):
                named[" ".join(words[:3])].add(int(option.key))
        if named:
            world = World(handle, decision.seats[0], luck)
            scores = {number: self._score(world, number) for number in world.tries()}
            for name, numbers in named.items():
                self.chances[name] += 1
                self.taken[name] += int(key) in numbers
                mine = [scores[number] for number in numbers & scores.keys()]
                others = [score for number, score in scores.items() if number not in numbers]
                if mine and others:  # not everything is tried
                    self.margins[name].append(max(mine) - max(others))
        return key


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("cards", nargs="+")
    parser.add_argument("--games", type=int, default=30)
    asked = parser.parse_args(arguments)
    spec = load_game(asked.game)
    setups = spec.setups(2)
    bot = WatchedGreedy(asked.cards)
    for number in range(asked.games):
        chance = Rng(LUCK + number)
        match = spec.new(setups[number % len(setups)], SEED + number)
        play_out(match, [bot, bot], [chance.fork(), chance.fork()])
    for name, chances in sorted(bot.chances.items()):
        margins = bot.margins[name]
        spread = f"difference median {median(margins):+.4f}, largest {max(margins):+.4f}" if margins else "never tried"
        print(f"{name}: {chances} chances, taken {bot.taken[name]} times, {spread}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
