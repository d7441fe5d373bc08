"""Writes scenario files for tests, and runs them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

from emberhold.scenario import Result, load, run

HEAD = "title: A test\ngame: puppet\nrules: [TEST-01]\n"


class ScenarioFolder:
    """A folder to write scenarios in."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, text: str, name: str = "test.yaml") -> Path:
        path = self.path / name
        path.write_text(dedent(text), encoding="utf-8")
        return path

    def puppet(self, given: str, when: str, then: str, more: str = "") -> list[str]:
        """The problems of a scenario about the puppet."""
        return self.play(given, when, then, more).problems

    def play(self, given: str, when: str, then: str, more: str = "") -> Result:
        """What comes of a scenario about the puppet."""
        parts = {"given": given, "when": when, "then": then}
        blocks = [f"{key}:\n{indent(dedent(text).strip(), '  ')}\n" for key, text in parts.items() if text]
        return run(load(self.write(HEAD + more + "".join(blocks))))
