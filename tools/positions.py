"""The positions of recorded games as numbers, for learning what they are worth.

python -m tools.positions GAME OUT.npz GAMES.jsonl [GAMES.jsonl …]

It plays the games of `tools.self_play` again and looks at the position at each quiet point where a turn begins, and in
Aeon's End also where a player ends a turn. `numbers` has a row for each; `hand` is what `Match.evaluate` says there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.games.aeons_end.bot import features as aeons_end
from emberhold.games.aeons_end.constants import CASTING, END_TURN
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.ashes.bot import features as ashes
from emberhold.games.ashes.constants import PREP_DISCARD, TURN
from emberhold.games.ashes.match import AshesMatch
from tools.self_play import Line, read

__all__ = ["main"]


class Position(NamedTuple):
    """One position, seen by seat a."""

    numbers: list[float]
    plus: list[int]
    """The cards of this seat by place, and below those of the other; empty in Aeon's End."""
    minus: list[int]
    hand: float
    won: float


def of_ashes(match: Match, line: Line) -> Iterator[Position]:
    """Where a turn begins, and where a round begins."""
    assert isinstance(match, AshesMatch)
    winners = line["winners"]
    assert isinstance(winners, list)
    won = 0.5 if len(winners) != 1 else float(winners[0] == 0)
    last = (0, -2)
    answers = line["answers"]
    assert isinstance(answers, list)
    for answer in answers:
        st = match.st
        if match.quiet and st.phase in (TURN, PREP_DISCARD):
            now = (st.round, st.active if st.phase == TURN else -1)
            if now != last:
                last = now
                me, other = ashes.Side(st, Seat(0)), ashes.Side(st, Seat(1))
                mine, others = ashes.numbers(st, me, other), ashes.numbers(st, other, me)
                yield Position(
                    [*mine, *others],
                    ashes.card_keys(st, Seat(0)),
                    ashes.card_keys(st, Seat(1)),
                    match.evaluate(0),
                    won,
                )
        match.step(answer)


def of_aeons_end(match: Match, line: Line) -> Iterator[Position]:
    """Where a player's turn begins, and where it ends."""
    assert isinstance(match, AeonsEndMatch)
    won = float(bool(line["winners"]))
    last = -1
    answers = line["answers"]
    assert isinstance(answers, list)
    for answer in answers:
        st = match.st
        ask = match.asked
        assert ask is not None
        if match.quiet:
            begins = st.phase == CASTING and st.turn != last
            ends = ask.kind == "main" and ask.answers[answer][0] == END_TURN
            if begins or ends:
                last = st.turn
                yield Position([*aeons_end.numbers(st), float(st.nemesis)], [], [], match.evaluate(0), won)
        match.step(answer)


READERS: Final = {"ashes": of_ashes, "aeons-end": of_aeons_end}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(READERS))
    parser.add_argument("out", type=Path)
    parser.add_argument("games", type=Path, nargs="+")
    asked = parser.parse_args(arguments)
    spec = load_game(asked.game)
    found: list[Position] = []
    games: list[int] = []
    players: list[int] = []
    count = 0
    for path in asked.games:
        for line in read(path):
            seats = int(str(line["players"]))
            setup = spec.setups(seats)[int(str(line["setup"]))]
            match = spec.new(setup, int(str(line["seed"])))
            for position in READERS[asked.game](match, line):
                found.append(position)
                games.append(count)
                players.append(seats)
            count += 1
    most = max([len(keys) for position in found for keys in (position.plus, position.minus)])

    def padded(rows: list[list[int]]) -> list[list[int]]:
        return [[*row, *[-1] * (most - len(row))] for row in rows]

    np.savez_compressed(
        asked.out,
        numbers=np.array([position.numbers for position in found], dtype=np.float32),
        plus=np.array(padded([position.plus for position in found]), dtype=np.int16),
        minus=np.array(padded([position.minus for position in found]), dtype=np.int16),
        hand=np.array([position.hand for position in found]),
        won=np.array([position.won for position in found]),
        game=np.array(games),
        players=np.array(players),
    )
    print(f"{asked.out.name}: {len(found)} positions of {count} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
