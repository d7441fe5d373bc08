"""Plays random matches and writes digests of everything that can be seen of them.

It uses only the installed package, so the same file runs with the interpreted and with the compiled one. Both must
print the same. A digest is taken every so many decisions, so that a difference can be located.

`--show GAME NUMBER` is for the matches recorded in `tests/nets/golden`: it plays one of them and prints its digests at
each step. Run it in two checkouts, and `diff` finds the first step that differs. There `--step` prints everything that
went into the digests.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import sys
from collections.abc import Iterator, Sequence

from emberhold.core.decisions import Decision
from emberhold.core.journal import Setup
from emberhold.core.match import Match, NotNow
from emberhold.core.registry import GameSpec, game_names, load_game, replay
from emberhold.core.rng import KEY_BYTES, Rng
from emberhold.core.seeds import Seed, keyed_seed, setup_number

__all__ = ["EVERY", "main", "matches", "show", "trajectory"]

EVERY = 20
"""Decisions from one digest to the next."""
DECISIONS = 5_000
"""The most decisions in a match."""
FORWARD = 12
"""How many decisions a copy is played on."""

# Primes, so that they do not follow the game's rhythm.
WORDS_EVERY = 5
VIEWS_EVERY = 7
COPIES_EVERY = 17


class Digest:
    """A digest of everything so far."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *things: object) -> None:
        self._hash.update(json.dumps(things, sort_keys=True).encode())

    def now(self) -> str:
        return self._hash.hexdigest()[:16]


def trajectory(spec: GameSpec, setup: Setup, seed: Seed) -> list[str]:
    """The digests of one random match; the last one is taken at its end."""
    digest, out = Digest(), []
    match = spec.new(setup, seed)
    chance = Rng(setup_number(seed, "answers")).fork()
    for number in range(DECISIONS):
        if not match.pending:
            break
        decision = match.pending[number % len(match.pending)]
        _note(digest, decision)
        if number % WORDS_EVERY == 0:
            digest.add([decision.to_json(seat) for seat in decision.seats])
        if number % VIEWS_EVERY == 0:
            digest.add(_views(match))
        if number % COPIES_EVERY == 0:
            _try_copies(digest, match, number)
        if number % EVERY == EVERY - 1:
            out.append(digest.now())
        _answer(digest, match, decision, chance)
    _note_end(digest, spec, match)
    out.append(digest.now())
    return out


def _note(digest: Digest, decision: Decision) -> None:
    digest.add(decision.kind, decision.seats, decision.number, decision.count, decision.ask.about, decision.ask.rule)


def _answer(digest: Digest, match: Match, decision: Decision, chance: Rng) -> None:
    key = chance.below(decision.count)
    digest.add(key, decision.ask.answers[key])
    match.answer(decision.seats[key % len(decision.seats)], decision, str(key))


def _views(match: Match) -> list[object]:
    return [match.view(seat) for seat in (*range(match.seats), None)]


def _try_copies(digest: Digest, match: Match, number: int) -> None:
    """A clone with its journal, a copy for playing forward, and a world for each seat."""
    copies = [match.clone(), match.clone(track=False)]
    copies += [match.determinize(seat, Rng(number)) for seat in (*range(match.seats), None)]
    for copy in copies:
        digest.add(_views(copy))
        _play_on(digest, copy, Rng(number))
    digest.add(copies[0].journal().dumps())


def _play_on(digest: Digest, copy: Match, chance: Rng) -> None:
    for _ in range(FORWARD):
        if not copy.pending:
            break
        decision = copy.pending[0]
        _note(digest, decision)
        digest.add(copy.candidates(decision.ask))
        if copy.quiet:
            digest.add([copy.evaluate(seat) for seat in range(copy.seats)])
        _answer(digest, copy, decision, chance)
    digest.add(_views(copy), _copied(copy))


def _copied(copy: Match) -> object:
    """Some copies can be copied again only at their next quiet point. That must be the same in both, too."""
    try:
        return copy.clone(track=False).view(0)
    except NotNow as error:
        return str(error)


def _note_end(digest: Digest, spec: GameSpec, match: Match) -> None:
    """Outcome, journal and what everybody saw; then the same by replay, and after taking back half of it."""
    outcome, journal = match.outcome, match.journal()
    digest.add(None if outcome is None else outcome.to_json(), journal.dumps(), match.undo_floor)
    digest.add([match.events(seat) for seat in (*range(match.seats), None)])
    digest.add(_views(replay(journal, spec)))
    match.rewind(match.answered // 2)
    digest.add(_views(match), match.journal().dumps())


def matches(spec: GameSpec, seeds: int) -> Iterator[tuple[str, Setup, Seed]]:
    """A name, a set-up and a seed for every match: all set-ups for every number of players, by turns with a key."""
    fewest, most = spec.players
    for players in range(fewest, most + 1):
        for place, setup in enumerate(spec.setups(players)):
            # Larger tables take longer and have more set-ups anyway.
            for seed in range(seeds if players == fewest else 1):
                number = place * seeds + seed
                yield f"{spec.name}, {players} players, set-up {place}, seed {number}", setup, _seed(number)


def _seed(number: int) -> Seed:
    key = number.to_bytes(KEY_BYTES, "big")
    return keyed_seed(key, key[::-1]) if number % 2 else number


def show(game: str, number: int, step: int | None) -> None:
    """The digests of a recorded match after each step, or everything recorded at one step."""
    from tests.nets.record import KINDS, Record, steps  # imported only here: everything else runs without the tests
    from tests.nets.tables import table

    noted: list[tuple[str, object]] = []
    record = Record(lambda kind, thing: noted.append((kind, thing)))
    if step is None:
        print("step", *KINDS)
    for at, _ in steps(table(game, number), record):
        if step is None:
            print(at, *record.digests())
        elif at == step:
            for kind, thing in noted:
                print(f"{kind}: {json.dumps(thing, indent=1, sort_keys=True)}")
            return
        noted.clear()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.trajectories", description="Digests of random matches.")
    parser.add_argument("--seeds", type=int, default=4, help="matches for each smallest set-up")
    parser.add_argument("--also", action="append", default=[], metavar="MODULE:NAME", help="a game not installed")
    parser.add_argument("--show", nargs=2, metavar=("GAME", "NUMBER"), help="a recorded match, step by step")
    parser.add_argument("--step", type=int, help="with --show: everything about this step")
    options = parser.parse_args(argv)
    if options.show is not None:
        show(options.show[0], int(options.show[1]), options.step)
        return 0
    games = [load_game(name) for name in game_names()]
    for place in options.also:
        module, _, name = place.partition(":")
        games.append(getattr(importlib.import_module(module), name))
    found = {
        name: trajectory(spec, setup, seed) for spec in games for name, setup, seed in matches(spec, options.seeds)
    }
    json.dump(found, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
