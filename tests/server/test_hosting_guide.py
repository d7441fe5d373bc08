"""What the guide for hosts says is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from emberhold.cli.app import app
from emberhold.cli.commands.serve import serve
from emberhold.server.limits import Limits, changed

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "hosting.md").read_text(encoding="utf-8")


def test_its_command_is_one() -> None:
    line = re.findall(r"^emberhold (serve .*)$", GUIDE, re.MULTILINE)[0]
    command, bound, _ = app.parse_args(line)
    assert command is serve
    assert bound.arguments == {"host": "0.0.0.0", "port": 8000}


def test_it_lists_every_limit_with_its_usual_value() -> None:
    listed = dict(re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \|", GUIDE, re.MULTILINE))
    values = {name: value.replace(",", "") for name, value in listed.items()}
    assert changed(Limits(), values) == Limits()
    assert set(values) == {field.name for field in fields(Limits)}


def test_its_limits_are_those_of_the_server() -> None:
    limits = Limits()
    said = {
        f"{limits.tables:,} open tables",
        f"{limits.connections:,} connections",
        f"{limits.message_bytes // 1024} kB a message",
        f"{limits.messages_per_s:.0f} messages a second",
        f"{limits.requests_per_s:.0f} new tables, connections and the like a second",
        f"({limits.requests_burst:.0f} at once)",
        f"{limits.body_bytes >> 20} MB for a journal",
        f"after {limits.unload_s / 60:.0f} minutes",
        f"after {limits.archive_s // 86400} days",
        f"after {limits.crowded_s // 86400} day if",
    }
    assert {words for words in said if words not in GUIDE} == set()
