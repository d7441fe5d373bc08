"""A version of a bot keeps playing as it did: what each version answered in a few matches is recorded.

If this fails and the rules are the same, a change altered how a version plays. Then it belongs into a new version, and
the old one has to answer as before. If the rules have changed, `make golden` records all of it anew.
"""

from __future__ import annotations

import hashlib
import json
import os
from importlib import import_module
from pathlib import Path

import pytest

from emberhold.bots import Bot, Handle, UnknownBot, load_bot
from emberhold.bots.roster import BOTS, full_bot_name, outside_target
from emberhold.bots.series import DECISION_CAP, play_out
from emberhold.core.decisions import Decision
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

RECORD = Path(__file__).parent / "versions.json"
WRITE = os.environ.get("EMBERHOLD_WRITE_GOLDEN") == "1"
MATCHES = {"aeons-end": (0, 13), "ashes": (2, 9)}
"""Some set-ups of each game."""
SEARCHERS = dict.fromkeys(("adept", "master", "novice"), ":iterations=8")
"""Bots that think so long that they play with fewer playouts here, and only the beginning of each match."""
BEGINNING = 100


class Listener:
    """Writes down what a bot answers."""

    def __init__(self, bot: Bot) -> None:
        self.uses_handle = bot.uses_handle
        self.answers: list[str] = []
        self._bot = bot

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        key = self._bot.choose(handle, decision, rng)
        self.answers.append(f"{decision.kind} {key}")
        return key


def versions() -> list[str]:
    """All versions of all bots."""
    made = {name: getattr(import_module(module), maker) for name, (module, maker) in BOTS.items()}
    return [
        f"{name}@{at + 1}" for name, maker in sorted(made.items()) for at in range(len(getattr(maker, "versions", "1")))
    ]


def answers(name: str, game: str) -> str:
    """What a bot answers in these matches, in short."""
    said = []
    spec = load_game(game)
    kind = name.partition("@")[0]
    cap = BEGINNING if kind in SEARCHERS else DECISION_CAP
    for number in MATCHES[game]:
        listener = Listener(load_bot(name + SEARCHERS.get(kind, "")))
        match = spec.new(spec.setups(2)[number], number, track=True, log=True)
        play_out(match, [listener, listener], [Rng(number), Rng(number + 1)], cap)
        assert len(listener.answers) > 40
        said += listener.answers
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


def recorded() -> dict[str, dict[str, list[str]]]:
    """For each version and game: the rules, and the answers in short."""
    found: dict[str, dict[str, list[str]]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("name", versions())
def test_a_version_answers_as_it_did(name: str, game: str) -> None:
    now = [load_game(game).rules_version, answers(name, game)]
    record = recorded() if RECORD.exists() else {}
    before = record.get(name, {}).get(game)
    if WRITE and (before is None or before[0] != now[0]):
        record.setdefault(name, {})[game] = now
        RECORD.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        before = now
    assert before is not None, f"{name} is new: record it with `make golden`"
    assert before[0] == now[0], "the rules have changed: record the bots anew with `make golden`"
    assert before == now, f"{name} plays otherwise than it did: that has to be a new version"


def test_nothing_is_recorded_that_cannot_be_played() -> None:
    assert sorted(recorded()) == versions()


def test_another_bot_answers_otherwise() -> None:
    assert answers("greedy:worlds=1:lines=1", "aeons-end") != recorded()["greedy@1"]["aeons-end"][1]


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("greedy", "greedy@1"),
        ("greedy@1", "greedy@1"),
        ("greedy@1:worlds=4:lines=20", "greedy@1:lines=20:worlds=4"),
        ("greedy:worlds=2", "greedy@1"),
        ("random", "random@1"),
        ("some.module:Class", "some.module:Class"),
    ],
)
def test_full_names(name: str, full: str) -> None:
    assert full_bot_name(name) == full
    assert full_bot_name(full) == full


def test_numbers_in_the_name_reach_the_bot() -> None:
    assert repr(load_bot("greedy:worlds=4:lines=20")) == ("<bot greedy: 4 worlds, 20 lines, 4 finalists, 24 playouts>")
    assert repr(load_bot("greedy@1")) == repr(load_bot("greedy"))
    assert outside_target("greedy@1:worlds=4") is None


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("greedy@2", "There is no 'greedy@2': greedy has only version 1."),
        ("greedy@0", "There is no 'greedy@0'"),
        (
            "greedy:wrlds=4",
            "greedy has no option 'wrlds'; its options are: finalists, lines, playouts, worlds. Did you mean",
        ),
        ("greedy:worlds=0", "worlds must be from 1 to 10000"),
        ("greedy:worlds=10001", "worlds must be from 1 to 10000"),
        ("random:worlds=2", "random has no option 'worlds'; it has no options."),
        ("greedi@1", "There is no bot 'greedi@1'"),
        ("greedy@new", "There is no bot 'greedy@new'"),
        ("greedy:worlds", "cannot be started"),
    ],
)
def test_names_that_mean_no_bot(name: str, words: str) -> None:
    from emberhold.bots.roster import check_bots
    from emberhold.core.errors import EmberholdError

    with pytest.raises(EmberholdError, match=words.replace("?", r"\?").replace(".", r"\.")):
        check_bots([name])
    if words.startswith("There is no '"):
        with pytest.raises(UnknownBot):
            load_bot(name)
