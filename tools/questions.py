"""How many questions people are asked in a match, by kind: a table for docs/reports/questions.md.

python -m tools.questions --matches 60 --seed 1 --jobs 2

The people's seats answer as the bot greedy would. In Ashes a person sits at seat 0, against greedy; all pairs of
pre-built decks take turns. In Aeon's End people play all mages; one to four of them take turns, against all nemeses. A
question counts if a client with its usual settings would show it: what it answers for its people is left out. A
question that several people may answer counts once. The matches depend on nothing but the seed.

`--drag` leaves out what the page answers for somebody who drags spells, abilities and dice onto their targets: the
question about the target. It changes nothing in Aeon's End.

`--same` also tries every answer, and counts the questions to which two answers, or all of them, lead to the same
position.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from emberhold.bots import Handle, load_bot
from emberhold.core.decisions import Decision, Option
from emberhold.core.journal import Setup
from emberhold.core.manners import auto_key
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["main"]

LEAVES: Final = 24
"""So many ways to go on are tried after an answer."""
MANY: Final = 30
"""A question with more answers than this is not tried out: it is no formality."""

AIMING: Final = ("turn", "window")
BETWEEN: Final = ("pay", "cost", "discard-cost")
TARGETS: Final = ("target", "attach")
"""The questions of Ashes at which something is dropped on its target, those before its target is asked for, and those
about it; as in the page's `PendingTarget`."""
SPELLS: Final = {
    card["slug"]
    for card in load_game("ashes").content()
    if card["type"] in ("action_spell", "alteration_spell", "reaction_spell")
}


@dataclass(frozen=True, slots=True)
class Job:
    """One match to play."""

    game: str
    setup: Setup
    seed: int
    people: tuple[int, ...]
    same: bool
    drag: bool = False


@dataclass(slots=True)
class Asked:
    """What people were asked: how often, and how often it made no difference."""

    asked: Counter[str] = field(default_factory=Counter)
    single: Counter[str] = field(default_factory=Counter)
    """Questions with one answer."""
    some: Counter[str] = field(default_factory=Counter)
    """Questions to which two answers lead to the same position."""
    every: Counter[str] = field(default_factory=Counter)
    """Questions to which all answers lead to the same position."""

    def add(self, other: Asked) -> None:
        self.asked += other.asked
        self.single += other.single
        self.some += other.some
        self.every += other.every


def jobs_for(game: str, matches: int, seed: int, *, same: bool, drag: bool = False) -> list[Job]:
    spec = load_game(game)
    chance = Rng(seed)
    fewest, most = (2, 2) if game == "ashes" else spec.players
    out = []
    for number in range(matches):
        players = fewest + number % (most - fewest + 1)
        setups = spec.setups(players)
        people = (0,) if game == "ashes" else tuple(range(players))
        out.append(
            Job(game, setups[number // (most - fewest + 1) % len(setups)], chance.next() >> 11, people, same, drag)
        )
    return out


def play(job: Job) -> Asked:
    match = load_game(job.game).new(job.setup, job.seed)
    chance = Rng(job.seed)
    bot = load_bot("greedy")
    chances = [chance.fork() for _ in range(match.seats)]
    out = Asked()
    aims = False
    while match.pending:
        decision = match.pending[0]
        seat = decision.seats[0]
        key = given(decision, seat)
        if key is None:
            key = bot.choose(Handle(match, seat), decision, chances[seat])
            if seat in job.people:
                option = decision.described(seat)[1][int(key)]
                if not (job.drag and aims and decision.kind in TARGETS and option.refs):
                    note(out, match, decision, same=job.same)
                aims = takes_aim(decision, option, aims)
        match.answer(seat, decision, key)
    return out


def takes_aim(decision: Decision, option: Option, aims: bool) -> bool:
    """Whether this was dropped on something that the next question may be about; a payment may come in between."""
    if decision.kind in AIMING:
        verb, *about = option.meaning
        return verb in ("use", "power") or (verb == "play" and about[0] in SPELLS)
    return aims and decision.kind in BETWEEN


def given(decision: Decision, seat: int) -> str | None:
    """What a client answers by itself for a person who has changed no setting."""
    return auto_key(decision, seat, "smart", routine=True)


def note(out: Asked, match: Match, decision: Decision, *, same: bool) -> None:
    kind = f"{decision.kind} ({decision.ask.label})" if decision.ask.label else decision.kind
    out.asked[kind] += 1
    if decision.count == 1:
        out.single[kind] += 1
    elif same and decision.count <= MANY:
        found = [led_to(match, decision, str(number)) for number in range(decision.count)]
        different = len(set(found))
        out.some[kind] += different < decision.count
        out.every[kind] += different == 1


def led_to(match: Match, decision: Decision, key: str) -> str:
    """Where an answer leads, in one string: the positions at the next other question."""
    ends: set[str] = set()
    waiting = [[key]]
    while waiting:
        line = waiting.pop()
        copy = match.clone()
        for step in line:
            asked = copy.pending[0]
            copy.answer(asked.seats[0], asked, step)
        ahead = copy.pending[0] if copy.pending else None
        again = ahead is not None and ahead.kind == decision.kind and ahead.seats == decision.seats
        if again and ahead is not None and ahead.count < decision.count and len(ends) + len(waiting) < LEAVES:
            waiting += [[*line, str(number)] for number in range(ahead.count)]
        else:
            ends.add(told(copy))
    return "\n".join(sorted(ends))


def told(match: Match) -> str:
    from tests.nets.positions import position  # imported only here: everything else runs without the tests

    return repr(position(match))


def table(game: str, found: Asked, matches: int, *, same: bool) -> str:
    out = ["| kind | asked | per match |" + (" two answers alike | all alike |" if same else "")]
    out.append("|---|---:|---:|" + ("---:|---:|" if same else ""))
    for kind, n in [*found.asked.most_common(), ("**all**", found.asked.total())]:
        every = kind == "**all**"
        line = f"| {kind} | {n} | {n / matches:.1f} |"
        if same:
            some = found.some.total() if every else found.some[kind]
            alike = found.every.total() if every else found.every[kind]
            line += f" {some} | {alike} |"
        out.append(line)
    return f"## {game}\n\n" + "\n".join(out) + f"\n\nQuestions with one answer: {found.single.total()}.\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="aeons-end,ashes")
    parser.add_argument("--matches", type=int, default=60, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--same", action="store_true", help="also try every answer")
    parser.add_argument("--drag", action="store_true", help="without what dragging to a target answers")
    options = parser.parse_args(argv)
    with ProcessPoolExecutor(options.jobs) as pool:
        for game in options.games.split(","):
            found = Asked()
            for one in pool.map(
                play, jobs_for(game, options.matches, options.seed, same=options.same, drag=options.drag)
            ):
                found.add(one)
            print(table(game, found, options.matches, same=options.same))
    return 0


if __name__ == "__main__":
    sys.exit(main())
