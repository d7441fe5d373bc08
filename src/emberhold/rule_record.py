"""Which rules were proved by tests, as the last test run left it on disk.

The record belongs to one state of the tree: as soon as code, tests or rules differ, it says nothing any more.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["Carrier", "Record", "digest"]

WATCHED = ("src", "tests", "docs/rules", "docs/rulings")


@dataclass(frozen=True, slots=True)
class Carrier:
    """A test that ran, with the rules it carries, each written `game:ID`."""

    rules: tuple[str, ...]
    passed: bool


@dataclass(slots=True)
class Record:
    """For every rule that a test carries: the tests that passed, and the tests that failed."""

    digest: str
    complete: bool = False
    passed: dict[str, list[str]] = field(default_factory=dict)
    failed: dict[str, list[str]] = field(default_factory=dict)

    @staticmethod
    def path(tree: Path) -> Path:
        return tree / "build" / "rules-tested.json"

    @classmethod
    def load(cls, tree: Path) -> "Record":
        """The record of the tree as it is now; an empty one if the stored record is about another state."""
        now = digest(tree)
        try:
            stored = json.loads(cls.path(tree).read_text(encoding="utf-8"))
            if stored["digest"] == now:
                return cls(now, stored["complete"], stored["tested"], stored["failed"])
        except (OSError, ValueError, KeyError, TypeError):
            pass
        return cls(now)

    def save(self, tree: Path) -> None:
        path = self.path(tree)
        path.parent.mkdir(exist_ok=True)
        content = {
            "digest": self.digest,
            "complete": self.complete,
            "tested": dict(sorted(self.passed.items())),
            "failed": dict(sorted(self.failed.items())),
        }
        path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")

    def merge(self, ran: Mapping[str, Carrier]) -> None:
        """Take over what these tests showed; what other tests showed before stays."""
        for table in (self.passed, self.failed):
            for rule in list(table):
                table[rule] = [test for test in table[rule] if test not in ran]
                if not table[rule]:
                    del table[rule]
        for test, carrier in sorted(ran.items()):
            table = self.passed if carrier.passed else self.failed
            for rule in carrier.rules:
                table.setdefault(rule, []).append(test)

    def tested(self, game: str) -> set[str]:
        """The ids with at least one passing test and no failing one."""
        return _ids(self.passed.keys() - self.failed.keys(), game)

    def broken(self, game: str) -> set[str]:
        """The ids with a failing test."""
        return _ids(self.failed.keys(), game)


def _ids(rules: Iterable[str], game: str) -> set[str]:
    return {rule.removeprefix(f"{game}:") for rule in rules if rule.startswith(f"{game}:")}


def digest(tree: Path) -> str:
    """A fingerprint of everything that decides whether a rule is tested."""
    total = hashlib.sha256()
    for top in WATCHED:
        for path in sorted((tree / top).rglob("*")):
            parts = path.relative_to(tree).parts
            if path.is_file() and not any(part.startswith(".") or part == "__pycache__" for part in parts):
                total.update("/".join(parts).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()
