"""The guide shows only what works: whole scenarios are run, parts are read as parts of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from emberhold.core.registry import load_game
from emberhold.scenario import load, run
from emberhold.scenario.differences import differences
from emberhold.scenario.lexicon import Lexicon
from tests.scenario.scenario_folder import HEAD, ScenarioFolder

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "scenarios.md"
TEXT = GUIDE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
GAMES = {"## Ashes boards": "ashes", "## Aeon's End boards": "aeons-end"}
"""Which game's boards stand under which heading."""

WHOLE = [block for block in BLOCKS if block.startswith("title:")]
STEPS = [block for block in BLOCKS if block.startswith("when:")]
FACTS = [block for block in BLOCKS if block.startswith("then:")]
BOARDS = [block for block in BLOCKS if block.startswith("given:")]


def test_every_block_is_covered() -> None:
    assert len(WHOLE) + len(STEPS) + len(FACTS) + len(BOARDS) == len(BLOCKS) >= 5


@pytest.mark.parametrize("block", WHOLE)
def test_whole_scenarios_are_as_they_say(block: str, scenarios: ScenarioFolder) -> None:
    assert run(load(scenarios.write(block))).problems == []


@pytest.mark.parametrize("block", STEPS + FACTS)
def test_parts_can_be_read(block: str, scenarios: ScenarioFolder) -> None:
    rest = "then: {winner: a}\n" if block in STEPS else "when: [{a: pass}]\n"
    load(scenarios.write(HEAD + "given: {}\n" + rest + block))


@pytest.mark.parametrize("block", [block for block in FACTS if "board:" in block])
def test_boards_have_the_keys_that_are_named(block: str) -> None:
    spec = load_game("ashes")
    match = spec.stage({"a": {"draw": ["fear"]}}, 1)
    found = differences(
        yaml.safe_load(block)["then"]["board"], spec.look(match), "", Lexicon.of(spec, match).of_boards()
    )
    assert [problem for problem in found if "there is no" in problem] == []


@pytest.mark.parametrize("block", BOARDS)
def test_boards_can_be_set_up(block: str) -> None:
    given = yaml.safe_load(block)["given"]

    before = TEXT[: TEXT.index(block)]
    game = GAMES[max(GAMES, key=before.rfind)]
    match = load_game(game).stage(given, 1)

    assert match.pending
