"""A match written down: set-up, seed and answers. Save files, replays, undo and bug reports all use it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from emberhold.core.decisions import Value
from emberhold.core.errors import EmberholdError
from emberhold.core.seeds import Seed, SeedError, is_luck, read_head, seed_head

__all__ = ["CountingEntries", "Entry", "Journal", "JournalError", "OtherRules", "Setup", "luck_floor"]

Setup = Mapping[str, object]

FORMAT = 1
ENTRIES = ("answer", "concede", "undo", "luck")
LONGEST_VERSION = 40
"""How many letters a rules version may have; it is shown to people who open the journal."""


class JournalError(EmberholdError):
    """A journal that cannot be read or does not fit the rules it names."""


class OtherRules(JournalError):
    """A journal of a match by other rules than these: it can be looked at, but not continued."""

    def __init__(self, journal: str, current: str) -> None:
        super().__init__(
            f"The rules have changed since: this match was played by rules version {journal}, and this is version "
            f"{current}. It can be looked at, but not continued."
        )
        self._versions = (journal, current)

    def __reduce__(self) -> tuple[type[OtherRules], tuple[str, str]]:
        """So that it survives the trip from another process with all its parts."""
        return OtherRules, self._versions


class Entry:
    """One line of a journal: an answer, a concession, an undo that keeps the first n entries that count, or new luck.

    New luck has a seed: from there on the match goes on with other luck (`Match.renew_luck`).
    """

    __slots__ = ("seat", "value", "what")

    def __init__(self, what: str, seat: int, value: Value) -> None:
        self.what = what
        self.seat = seat
        self.value = value

    def __repr__(self) -> str:
        return f"Entry({self.what!r}, {self.seat}, {self.value!r})"

    def to_json(self) -> list[object]:
        return [self.what, self.seat, list(self.value)]


def luck_floor(entries: Sequence[Entry]) -> int:
    """How many of these entries can never be taken back: all up to the latest new luck."""
    return max((number for number, entry in enumerate(entries, 1) if entry.what == "luck"), default=0)


class CountingEntries:
    """The entries of a growing journal that still count after every undo. Only new ones are looked at."""

    __slots__ = ("_counting", "_entries", "_looked")

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries
        self._looked = 0
        self._counting: list[Entry] = []

    def counts(self, entries: list[Entry]) -> bool:
        """Whether it is about this list."""
        return entries is self._entries

    def now(self) -> Sequence[Entry]:
        """They change with the next entry."""
        out = self._counting
        for number in range(self._looked, len(self._entries)):
            entry = self._entries[number]
            if entry.what == "undo":
                if entry.value[0] >= len(out):
                    raise JournalError(
                        f"An undo goes back to entry {entry.value[0]}; only {len(out)} count at that point."
                    )
                if entry.value[0] < luck_floor(out):
                    raise JournalError(f"An undo goes back to entry {entry.value[0]}, before the luck was renewed.")
                del out[entry.value[0] :]
            else:
                out.append(entry)
            self._looked = number + 1
        return out


class Journal:
    """Everything needed to rebuild a match exactly. Entries are only ever added."""

    __slots__ = ("entries", "game", "rules", "seed", "setup")

    def __init__(self, game: str, rules: str, setup: Setup, seed: Seed, entries: list[Entry] | None = None) -> None:
        self.game = game
        self.rules = rules
        """The rules version by which it was played: only these rules may continue it (docs/decisions/009)."""
        self.setup = setup
        self.seed = seed
        self.entries: list[Entry] = [] if entries is None else entries

    def __repr__(self) -> str:
        """Without the seed and the answers, which would give everything away."""
        return f"<Journal of {self.game}: {len(self.entries)} entries, rules {self.rules}>"

    def effective(self) -> list[Entry]:
        """The entries that still count after every undo."""
        return list(CountingEntries(self.entries).now())

    def dumps(self) -> str:
        """One JSON document with one entry a line, so that a file cut short is noticed and a diff is readable."""
        head: dict[str, object] = {"format": FORMAT, "game": self.game, "rules": self.rules}
        head |= seed_head(self.seed) | {"setup": self.setup}
        lines = [json.dumps(entry.to_json(), separators=(",", ":")) for entry in self.entries]
        body = json.dumps(head, ensure_ascii=False)[:-1] + ', "entries": ['
        return body + ("\n" + ",\n".join(lines) + "\n" if lines else "") + "]}\n"

    @staticmethod
    def loads(text: str) -> Journal:
        try:
            raw = json.loads(text)
        except (ValueError, RecursionError) as error:
            where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else "its text"
            raise JournalError(f"The journal is not complete JSON (at {where}); the file may be cut short.") from None
        if not isinstance(raw, dict):
            raise JournalError("A journal is one JSON object, but this file holds something else.")
        for key, kind in (
            ("format", int),
            ("game", str),
            ("rules", str),
            ("setup", dict),
            ("entries", list),
        ):
            if type(raw.get(key)) is not kind:
                raise JournalError(f"The journal has no usable '{key}'.")
        if raw["format"] != FORMAT:
            raise JournalError(f"This journal has format {raw['format']}; this version reads format {FORMAT}.")
        try:
            seed = read_head(raw)
        except SeedError as error:
            raise JournalError(f"The journal has no usable 'seed': {error}") from None
        if not 0 < len(raw["rules"]) <= LONGEST_VERSION or not raw["rules"].isprintable():
            raise JournalError("The journal has no usable 'rules': that is a short version, such as 5a1d0c3be97f.")
        entries = [_entry(number, item) for number, item in enumerate(raw["entries"], 1)]
        return Journal(raw["game"], raw["rules"], raw["setup"], seed, entries)


def _entry(number: int, item: object) -> Entry:
    if isinstance(item, list) and len(item) == 3:
        what, seat, value = item
        fits = what in ENTRIES and type(seat) is int and isinstance(value, list)
        if fits and all(type(v) is int for v in value) and _has_sense(what, tuple(value)):
            return Entry(what, seat, tuple(value))
    raise JournalError(f"Entry {number} of the journal is not an answer, a concession, an undo or new luck.")


def _has_sense(what: str, value: Value) -> bool:
    """An undo has one number, how many entries still count; new luck has its seed."""
    if what == "luck":
        return is_luck(value)
    return what != "undo" or (len(value) == 1 and 0 <= value[0] < 1 << 64)
