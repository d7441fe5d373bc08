"""Games that a bot plays against itself, with some answers by chance: what values are learned from.

python -m tools.self_play GAME OUT [--games 100] [--first 0] [--seed 1] [--players 2] [--bot NAME] [--noise 8]

A game is a line of JSON: its number, set-up, seed, players, the answers as numbers, who won, and which answers were
left to chance. The seed and the number of a game decide everything, so the same command writes the same file.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.roster import load_bot
from emberhold.bots.series import DECISION_CAP, SEED_BITS
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng

__all__ = ["digest", "main", "play", "read"]

OWN_LUCK: Final = 0x5E1F_91A7
"""Added to the seed, so that no other command plays these deals."""
HUNDRED: Final = 100

Line = Mapping[str, object]


def play(spec: GameSpec, bot: Bot, number: int, seed: int, players: int, noise: int) -> Line | None:
    """One game as a line; None if it has no end."""
    chance = Rng(Rng(seed + OWN_LUCK).next() + number)
    deal = chance.next() >> (64 - SEED_BITS)
    setups = spec.setups(players)
    match = spec.new(setups[number % len(setups)], deal)
    handles = [Handle(match, seat) for seat in range(players)]
    answers: list[int] = []
    by_chance: list[int] = []
    while match.outcome is None:
        if len(answers) >= DECISION_CAP:
            return None
        decision = match.pending[0]
        seat = decision.seats[0]
        if decision.count == 1:
            answer = 0
        elif chance.below(HUNDRED) < noise:
            answer = _by_chance(match, chance)
            by_chance.append(len(answers))
        else:
            answer = int(bot.choose(handles[seat], decision, chance))
        answers.append(answer)
        match.answer(seat, decision, str(answer))
    winners = sorted(match.outcome.winners)
    return {
        "number": number,
        "players": players,
        "setup": number % len(setups),
        "seed": deal,
        "winners": winners,
        "chance": by_chance,
        "answers": answers,
    }


def _by_chance(match: Match, chance: Rng) -> int:
    """Any of the answers that are worth a try."""
    ask = match.asked
    assert ask is not None
    answers = match.candidates(ask) or ask.answers
    return ask.answers.index(answers[chance.below(len(answers))])


def read(path: Path) -> Iterator[Line]:
    """The games of a file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def digest(path: Path) -> str:
    """What a report calls a file by."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy@1:worlds=1:lines=4")
    parser.add_argument("--noise", type=int, default=8, help="how many of 100 decisions are left to chance")
    asked = parser.parse_args(arguments)
    spec, bot = load_game(asked.game), load_bot(asked.bot)
    wins = [0] * asked.players
    with asked.out.open("w", encoding="utf-8") as out:
        for number in range(asked.first, asked.first + asked.games):
            line = play(spec, bot, number, asked.seed, asked.players, asked.noise)
            if line is not None:
                out.write(json.dumps(line, separators=(",", ":")) + "\n")
                out.flush()
                winners = line["winners"]
                assert isinstance(winners, list)
                wins = [n + (seat in winners) for seat, n in enumerate(wins)]
    print(f"{asked.out.name}: {asked.games} games, digest {digest(asked.out)}, won by seat {wins}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
