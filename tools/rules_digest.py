"""Computes a digest (twelve hex digits) of what the rules of a game do, and stores it beside the game: `make digest`.

A journal may be continued only by the rules that wrote it (docs/decisions/009), and this digest says which rules those
are. It is made from everything printed and from some hundred seeded matches: what was offered, what was answered, what
happened, and how the table looked. No source text, no sentence and no bot goes into it, so code can be renamed, moved
and made faster. A card that does something else changes the digest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from emberhold.core.decisions import Decision, Value
from emberhold.core.errors import EmberholdError
from emberhold.core.events import CardRef, Datum, Event
from emberhold.core.journal import Journal, JournalError, Setup
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng

__all__ = ["GAMES", "Rules", "SampleMatch", "carry_over", "digest_of", "keep", "main", "recorded", "rules_of"]

TREE: Final = Path(__file__).resolve().parents[1]
SRC: Final = TREE / "src" / "emberhold" / "games"
NEMESES: Final = "aeons_end/nemeses"
IN_THE_GAME: Final = ("maggoth", "arachnos", "ageless-walker", "fenrix")
"""The nemeses that belong to the game's own digest. Every other one has a digest of its own, so that no match against
these has other rules when one is added (docs/decisions/041)."""
GAMES: Final = {
    "aeons-end": "aeons_end",
    "aeons-end-expedition": "aeons_end/expedition",
    "ashes": "ashes",
    "ashes-draft": "ashes/draft",
} | {
    f"aeons-end/{folder.name.replace('_', '-')}": f"{NEMESES}/{folder.name}"
    for folder in sorted((SRC / NEMESES).iterdir())
    if (folder / "mat.py").is_file() and folder.name.replace("_", "-") not in IN_THE_GAME
}
"""What has rules that are recorded, and the folder of each: games, and nemeses that came later than their game."""
DIGITS: Final = 12
NOTHING: Final = "0" * DIGITS
LOOKS_EVERY: Final = 7
"""How often the table is looked at. It is a prime, so that it does not follow the game's rhythm."""

RECORD: Final = '''"""What these rules do, in twelve hex digits; `make digest` writes them (docs/decisions/009)."""

from typing import Final

RULES_VERSION: Final = "{digest}"
'''

Rows = list[tuple[tuple[str, ...], Value]]


class SampleMatch(NamedTuple):
    """A match for the digest: its set-up and seed, how many decisions are played, and who concedes halfway."""

    setup: Setup
    seed: int
    decisions: int
    gives_up: int | None = None


class Rules(NamedTuple):
    """What the digest of one game is made from."""

    spec: GameSpec
    printed: Callable[[], object]
    tables: Callable[[], Iterator[SampleMatch]]


def rules_of(game: str) -> Rules:
    game, _, nemesis = game.partition("/")
    if nemesis:
        from tools.rules_digest_aeons_end import printed_of, tables_of

        return Rules(load_game(game), lambda: printed_of(nemesis), lambda: tables_of(nemesis))
    part = import_module(f"tools.rules_digest_{game.replace('-', '_')}")
    return Rules(load_game(game), part.printed, part.tables)


# -- playing -----------------------------------------------------------------------------------------------------


class Player:
    """Answers every question at every table; half of the time with what it has tried least so far.

    It sorts the options by their meaning, so neither their order nor the names in the code matter. It belongs to the
    digest and is not a bot, so that a change to a bot cannot change the digest.
    """

    def __init__(self) -> None:
        self._tried: Counter[tuple[str, ...]] = Counter()

    def choose(self, rows: Rows, luck: Rng) -> Value:
        if luck.below(2):
            least = min(self._tried[meaning[:2]] for meaning, _ in rows)
            rows = [row for row in rows if self._tried[row[0][:2]] == least]
        meaning, value = rows[luck.below(len(rows))]
        self._tried[meaning[:2]] += 1
        return value


def offered(decision: Decision, seat: int) -> Rows:
    """Every option of a seat: its meaning, and what the journal would store for it."""
    options = decision.described(seat)[1]
    return sorted((option.meaning, decision.ask.answers[int(option.key)]) for option in options)


def played(spec: GameSpec, sample: SampleMatch, player: Player) -> Iterator[object]:
    """Play at a table, and yield everything that the rules decide there."""
    match = spec.new(sample.setup, sample.seed)
    luck = Rng(sample.seed).fork()
    for number in range(sample.decisions):
        if sample.gives_up is not None and number == sample.decisions // 2 and match.plays(sample.gives_up):
            match.concede(sample.gives_up)
        if not match.pending:
            break
        if number % LOOKS_EVERY == 0:
            yield spec.look(match)
        decision = match.pending[luck.below(len(match.pending))]
        seat = decision.seats[luck.below(len(decision.seats))]
        rows = offered(decision, seat)
        value = player.choose(rows, luck)
        yield [seat, rows, value]
        match.answer(seat, decision, str(decision.ask.answers.index(value)))
    outcome = match.outcome
    yield [spec.look(match), None if outcome is None else outcome.to_json(), [_happened(e) for e in _events(match)]]


def _events(match: Match) -> Sequence[Event]:
    """Everything that happened. Who was told about it, and with which ids, is not decided by the rules."""
    log = match._state.log
    assert log is not None
    return log.events


def _happened(event: Event) -> object:
    return [event.kind, {key: _bare(datum) for key, datum in event.data.items()}]


def _bare(datum: Datum) -> object:
    if isinstance(datum, list):
        return [_bare(part) for part in datum]
    return datum.slug if isinstance(datum, CardRef) else datum


def spoken(rules: Rules) -> Iterator[object]:
    """Everything that the digest is made from, piece by piece."""
    yield rules.printed()
    player = Player()
    for sample in rules.tables():
        yield from played(rules.spec, sample, player)


def digest_of(rules: Rules) -> str:
    """The digest of the rules; the same on every machine."""
    found = hashlib.sha256()
    for piece in spoken(rules):
        found.update(json.dumps(piece, sort_keys=True, allow_nan=False, separators=(",", ":")).encode() + b"\n")
    return found.hexdigest()[:DIGITS]


# -- keeping -----------------------------------------------------------------------------------------------------


def record(tree: Path, game: str) -> Path:
    return tree / "src" / "emberhold" / "games" / GAMES[game] / "rules_version.py"


def recorded(tree: Path, game: str) -> str:
    """The digest stored beside the game; empty if it cannot be read, for example during a merge."""
    file = record(tree, game)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    found = re.search(r'"([0-9a-f]+)"', text)
    return found[1] if found and text == RECORD.format(digest=found[1]) else ""


def keep(tree: Path, game: str, digest: str) -> None:
    record(tree, game).write_text(RECORD.format(digest=digest), encoding="utf-8")


def carry_over(file: Path, digests: Mapping[str, str]) -> bool:
    """Mark a journal of the repository as played by the current rules; False if it already is, or is of another game.

    It must be a complete match by these rules: every answer fits, and the last one ends it. The tests of the page that
    shows it check the rest (tests/test_reports.py).
    """
    text = file.read_text(encoding="utf-8")
    journal = Journal.loads(text)
    before, now = f'"rules": "{journal.rules}"', f'"rules": "{_now(journal, digests)}"'
    if before == now:
        return False
    try:
        match = load_game(journal.game).new(journal.setup, journal.seed)
        match.replay(journal)
    except EmberholdError as error:
        raise JournalError(f"{file.name} is no longer a match by these rules: {error}") from None
    if match.outcome is None:
        raise JournalError(f"{file.name} is no longer a match by these rules: it does not end.")
    if text.count(before) != 1:
        raise JournalError(f"{file.name} is not written as `Journal.dumps` writes a journal.")
    file.write_text(text.replace(before, now), encoding="utf-8")
    return True


def _now(journal: Journal, digests: Mapping[str, str]) -> str:
    """The version of the rules that this match would be played by now."""
    if journal.game not in digests:
        return journal.rules
    own = digests.get(f"{journal.game}/{journal.setup.get('nemesis')}")
    return digests[journal.game] + (f"-{own}" if own else "")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rules_digest", description="Record what the rules do.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games; default: all")
    parser.add_argument("--tree", type=Path, default=TREE, help="the checkout")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the recorded digest differs")
    options = parser.parse_args(argv)
    tree: Path = options.tree
    for game in options.games:
        if game not in GAMES:
            parser.error(f"there is no game '{game}'; these have a digest: {', '.join(GAMES)}")
    digests, same = {}, True
    for game in options.games or GAMES:
        before = recorded(tree, game)
        if not before and not options.check:
            keep(tree, game, NOTHING)  # without one the game cannot even be imported
        digests[game] = now = digest_of(rules_of(game))
        same &= now == before
        print(f"{game}: {now}, " + ("as recorded." if now == before else f"but {before or 'nothing'} is recorded."))
        if now != before and not options.check:
            keep(tree, game, now)
    if options.check:
        return 0 if same else 1
    if not same:
        print("Recorded. Note it in CHANGELOG.md under Rules: older matches can be watched but not continued.")
    return carry_all_over(tree / "docs" / "reports" / "journals", digests)


def carry_all_over(folder: Path, digests: Mapping[str, str]) -> int:
    status = 0
    for file in sorted(folder.glob("*.json")):
        try:
            if carry_over(file, digests):
                print(f"{file.name}: still the same match by these rules.")
        except JournalError as error:
            print(f"{error} Play another one: python -m tools.coop --journals {folder.name}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
