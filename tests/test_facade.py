"""`import emberhold`: what it offers, that it loads nothing before it is used, and that its guide is run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import emberhold
from emberhold.core.errors import EmberholdError

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "guides" / "python.md"


def test_every_name_it_promises_is_there_and_documented() -> None:
    assert emberhold.__all__ == sorted(emberhold.__all__)
    for name in emberhold.__all__:
        assert getattr(emberhold, name) is not None
        if name != "__version__":
            assert (getattr(emberhold, name).__doc__ or "").strip(), name
    assert set(emberhold.__all__) <= set(dir(emberhold))
    with pytest.raises(AttributeError, match="module 'emberhold' has no attribute 'nonsense'"):
        emberhold.nonsense  # noqa: B018


def test_importing_it_loads_nothing_else() -> None:
    code = "import emberhold, sys; print([m for m in sys.modules if m.startswith('emberhold.') or m == 'typing'])"
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, encoding="utf-8", cwd=ROOT / "src")
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.slow
def test_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    exec(compile(code, str(GUIDE), "exec"), names)
    said = capsys.readouterr().out.splitlines()
    # What a comment says is printed begins as it says.
    promised = [line.partition("  # ")[2].partition("…")[0] for line in code.splitlines() if "  # " in line]
    assert len(promised) == 4
    for line, words in zip(said, promised, strict=False):
        assert line.startswith(words)
    halfway = names["halfway"]
    assert isinstance(halfway, emberhold.Match)
    assert (halfway.answered, halfway.outcome) == (20, None)


def test_the_guide_names_what_there_is() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    table = set(re.findall(r"`(\w+)(?:\(|`)", text[text.index("| |") : text.index("A match asks")]))
    assert {name for name in emberhold.__all__ if name.islower() and name != "__version__"} <= table


def test_a_new_match_takes_the_games_own_set_ups() -> None:
    match = emberhold.new("aeons-end", seed=4, players=3)
    assert match.seats == 3
    assert emberhold.new("aeons-end", seed=4, players=3).journal().dumps() == match.journal().dumps()
    assert emberhold.new("ashes").seats == 2
    assert emberhold.new("ashes").journal().seed != emberhold.new("ashes").journal().seed


@pytest.mark.parametrize(
    ("game", "more", "words"),
    [
        ("ashs", {}, "There is no game 'ashs'.* Did you mean 'ashes'"),
        ("ashes", {"players": 9}, "ashes is for 2 to 4 players, not for 9"),
        ("ashes", {"setup": {"seats": [{"deck": "the-iron-men"}] * 2}, "players": 3}, "for 2 players, not for 3"),
    ],
)
def test_what_cannot_be_is_said(game: str, more: dict[str, object], words: str) -> None:
    with pytest.raises(EmberholdError, match=words):
        emberhold.new(game, **more)  # type: ignore[arg-type]


def test_files_that_hold_no_match(tmp_path: Path) -> None:
    file = tmp_path / "torn.json"
    file.write_text("{", encoding="utf-8")
    with pytest.raises(EmberholdError, match=r"torn\.json: The journal is not complete JSON"):
        emberhold.load(file)
    with pytest.raises(EmberholdError, match=r"There is no file .*none\.json"):
        emberhold.load(str(tmp_path / "none.json"))


def test_bots_for_every_seat() -> None:
    match = emberhold.new("ashes", seed=1)
    with pytest.raises(EmberholdError, match="This match has 2 seats; name one bot for each, not 1"):
        emberhold.play(match, ["random"])
    one = emberhold.load_bot("tests.bots.rogues:Fine")
    with pytest.raises(EmberholdError, match="load it once for each of its seats"):
        emberhold.play(match, [one, one])
    outcome = emberhold.play(match, ["random", emberhold.load_bot("random")], seed=3)
    assert match.outcome is outcome
    assert emberhold.play(emberhold.new("ashes", seed=1), ["random", "random"], seed=3).winners == outcome.winners


def test_decks_are_read_and_made() -> None:
    deck = emberhold.random_deck("ashes", 7)
    lines = [f"{n} {card}" for card, n in deck["cards"].items()]  # type: ignore[attr-defined]
    dice = [f"{n} {kind}" for kind, n in deck["dice"].items()]  # type: ignore[attr-defined]
    written = "\n".join([str(deck["phoenixborn"]), *dice, *lines])

    read = emberhold.read_deck("ashes", written)

    assert {**read, "first_five": deck["first_five"]} == deck
    assert emberhold.new("ashes", {"seats": [{"deck": read}, {"deck": deck}]}, seed=1).seats == 2
    with pytest.raises(EmberholdError, match=r"line 1, column 3: 3 cards; a deck has exactly 30 \(DECK-01\)"):
        emberhold.read_deck("ashes", "3 Purge\n10 charm\nSaria Guideman")
    with pytest.raises(EmberholdError, match="no decks to build in aeons-end"):
        emberhold.random_deck("aeons-end", 1)
