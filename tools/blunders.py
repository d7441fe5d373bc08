"""How often bots make moves that any player would call a blunder: another one comes to the same and leaves more over.

python -m tools.blunders aeons-end --bots greedy,adept:iterations=24,adept:iterations=24:careless=1 --games 8

All options of a decision are looked at, not only those that a bot tries. `careless=1` is a bot that does not leave
blunders out. The games of all bots have the same seeds and set-ups.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from emberhold.bots import load_bot
from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.series import play_out
from emberhold.core.decisions import Decision
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["Watched", "main"]

SEED = 1_000_000
"""Not for judging who plays better."""
LUCK = 0xB1


class Watched:
    """A bot whose blunders are counted."""

    uses_handle = True

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.avoidable = 0
        """Decisions in which a blunder was possible."""
        self.blunders: Counter[str] = Counter()

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        key = self._bot.choose(handle, decision, rng)
        worse = handle.determinize(Rng(LUCK)).blunders(handle.seat, range(decision.count))
        self.decisions += 1
        self.avoidable += bool(worse)
        if int(key) in worse:
            self.blunders[" ".join(decision.described(handle.seat)[1][int(key)].meaning[:2])] += 1
        return key


def watch(game: str, bot: str, games: int, players: int) -> Watched:
    """Let a bot play all seats of so many games."""
    spec = load_game(game)
    setups = spec.setups(players)
    watched = Watched(load_bot(bot))
    for number in range(games):
        # Set-ups come in groups, one for each nemesis or deck: take some of each.
        setup = setups[number * max(1, len(setups) // games) % len(setups)]
        match = spec.new(setup, SEED + number)
        play_out(match, [watched] * players, [Rng(SEED + number + seat) for seat in range(players)])
    return watched


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--players", type=int, default=2)
    chosen = parser.parse_args(arguments)
    print("| bot | decisions | a blunder was possible | blunders | per 100 decisions | most often |")
    print("|---|---:|---:|---:|---:|---|")
    for bot in chosen.bots.split(","):
        found = watch(chosen.game, bot, chosen.games, chosen.players)
        count = found.blunders.total()
        often = ", ".join(f"{words} {times}" for words, times in found.blunders.most_common(3))
        rate = 100 * count / max(1, found.decisions)
        print(f"| {bot} | {found.decisions} | {found.avoidable} | {count} | {rate:.2f} | {often} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
