"""The digest that decides which journals may be continued: it is as recorded, it notices rules and nothing else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from emberhold.core.decisions import Ask, Message, Option
from emberhold.core.journal import Journal, JournalError
from emberhold.core.kinds import Seat
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end import match as aeons_end_match
from emberhold.games.aeons_end.catalogue import BY_SLUG as AEONS_END_CARDS
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG
from emberhold.games.aeons_end.rules import player_turn
from emberhold.games.ashes import match as ashes_match
from emberhold.games.ashes.catalogue import BY_SLUG as ASHES_CARDS
from emberhold.games.ashes.draft.rules import steps
from emberhold.games.ashes.question_kinds import describe
from emberhold.games.ashes.rules import turn
from emberhold.games.ashes.rules.meditate import can_meditate
from emberhold.games.ashes.state import State
from tools import mutants, rules_digest
from tools.rules_digest import GAMES, TREE, Rules, SampleMatch, carry_over, digest_of, keep, main, recorded, rules_of

Said = pytest.CaptureFixture[str]


def known(game: str) -> str:
    """What the program takes for the version of these rules."""
    name, _, nemesis = game.partition("/")
    version: str = NEMESIS_BY_SLUG[nemesis].rules_version if nemesis else load_game(name).rules_version
    return version


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_do_what_is_recorded(game: str) -> None:
    assert digest_of(rules_of(game)) == recorded(TREE, game) == known(game), (
        f"The rules of {game} do something else than the recorded digest says. If that is meant, run `make digest`, "
        "and note it in CHANGELOG.md under Rules: matches from before can be looked at but not continued."
    )


# -- what it notices ---------------------------------------------------------------------------------------------


def brief(game: str, *, printed: bool = False) -> str:
    """The digest of some of the boards and matches, so that it can be taken many times."""
    rules = rules_of(game)

    def few() -> Iterator[SampleMatch]:
        return islice(rules.tables(), 0, None, 40)

    return digest_of(Rules(rules.spec, rules.printed if printed else dict, few))


@pytest.fixture(scope="module")
def plain() -> dict[str, str]:
    return {game: brief(game) for game in GAMES}


def test_a_rule_that_is_broken_shows(plain: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(turn, "can_meditate", lambda *_: False)
        assert brief("ashes") != plain["ashes"]
    with monkeypatch.context() as patch:
        patch.setattr(aeons_end_match, "lose_aether", lambda *_: None)
        assert brief("aeons-end") != plain["aeons-end"]
    with monkeypatch.context() as patch:
        patch.setattr(steps, "_pass_token", lambda _: None)
        assert brief("ashes-draft") != plain["ashes-draft"]
    assert {game: brief(game) for game in GAMES} == plain


@pytest.mark.parametrize(
    ("game", "card", "fact"),
    [("ashes", "iron-worker", "attack"), ("ashes", "gilder", "copies"), ("aeons-end", "exogranite", "cost")],
)
def test_a_printed_number_that_is_changed_shows(
    game: str, card: str, fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no match comes to it."""
    rules = rules_of(game)
    nowhere = Rules(rules.spec, rules.printed, lambda: iter(()))
    before = digest_of(nowhere)
    definition = (ASHES_CARDS if game == "ashes" else AEONS_END_CARDS)[card]
    monkeypatch.setattr(definition, fact, getattr(definition, fact) + 1)
    assert digest_of(nowhere) != before


# -- what it does not notice -------------------------------------------------------------------------------------


def test_names_in_the_code_sentences_and_bots_do_not_show(
    plain: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def called_something_else(st: State, seat: Seat) -> bool:
        return can_meditate(st, seat)

    def in_other_words(st: State, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        _, options = describe(st, ask, seat)
        said = Message("other-words")
        return said, [Option(option.key, option.meaning, said, (), "RULE-0") for option in options]

    monkeypatch.setattr(turn, "can_meditate", called_something_else)
    monkeypatch.setattr(ashes_match, "describe", in_other_words)
    monkeypatch.setattr(ashes_match, "candidates", lambda *_: [])
    monkeypatch.setattr(ashes_match, "evaluate", lambda *_: 0.5)
    assert brief("ashes") == plain["ashes"]


def test_the_order_in_which_options_are_offered_does_not_show(
    plain: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main_answers = player_turn.main_answers
    monkeypatch.setattr(player_turn, "main_answers", lambda st: main_answers(st)[::-1])
    assert brief("aeons-end") == plain["aeons-end"]


# -- the same in a copy of the code, changed by hand -------------------------------------------------------------


def check(src: Path, *games: str, **environment: str) -> tuple[int, str]:
    """Whether this copy of the code does what is recorded."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.rules_digest", "--check", *games],
        cwd=TREE,
        env=os.environ | {"PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(TREE / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


@pytest.mark.long
def test_code_that_is_renamed_and_moved_does_not_show(copy: Path) -> None:
    games = copy / "emberhold" / "games"
    renamed = {
        r"\bAshesMatch\b": "Clash",
        r"\bAeonsEndMatch\b": "Fight",
        r"\bcan_meditate\b": "may_meditate",
        r"\blose_aether\b": "spill",
        r"\bashes\.dice_powers\b": "ashes.powers_of_dice",
        r"\baeons_end\.rules\.market\b": "aeons_end.rules.supply",
    }
    for file in sorted(copy.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for old, new in renamed.items():
            text = re.sub(old, new, text)
        file.write_text(text, encoding="utf-8")
    (games / "ashes" / "dice_powers.py").rename(games / "ashes" / "powers_of_dice.py")
    (games / "aeons_end" / "rules" / "market.py").rename(games / "aeons_end" / "rules" / "supply.py")
    worker = games / "ashes" / "cards" / "master_set" / "iron_worker.py"
    worker.rename(worker.with_name("a_worker_of_iron.py"))

    status, said = check(copy, PYTHONHASHSEED="0")

    assert (status, said.count("as recorded")) == (0, len(GAMES)), said


BROKEN = {
    "ae-enigma-always-worse": "aeons-end",
    "ae-howl-any-card": "aeons-end",
    "card-abundance-draw-three": "ashes",
    "card-blood-archer-no-advantage": "ashes",
}


@pytest.mark.long
@pytest.mark.parametrize(("id", "game"), BROKEN.items())
def test_a_rule_broken_in_the_code_shows(id: str, game: str, copy: Path) -> None:
    mutant = next(mutant for mutant in mutants.load(TREE) if mutant.id == id)
    file = copy.parent / mutant.file
    file.write_text(file.read_text(encoding="utf-8").replace(mutant.old, mutant.new), encoding="utf-8")

    status, said = check(copy, game)

    assert (status, said.count("as recorded"), said.count("is recorded")) == (1, 0, 1), said


# -- recording ---------------------------------------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in which other digests are recorded, with a battle that was played by those."""
    for game in GAMES:
        rules_digest.record(tmp_path, game).parent.mkdir(parents=True)
        keep(tmp_path, game, "0123456789ab")
    journals = tmp_path / "docs" / "reports" / "journals"
    journals.mkdir(parents=True)
    spec = load_game("aeons-end")
    match, rng = spec.new(spec.setups(1)[0], 3), Rng(3)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    text = match.journal().dumps().replace(spec.rules_version, "0123456789ab")
    (journals / "battle.json").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def digest(monkeypatch: pytest.MonkeyPatch) -> str:
    """What the rules do, found without playing."""
    monkeypatch.setattr(rules_digest, "digest_of", lambda _: "cafecafecafe")
    return "cafecafecafe"


def battle_of(tree: Path) -> Path:
    return tree / "docs" / "reports" / "journals" / "battle.json"


def test_recording_what_the_rules_do(tree: Path, digest: str, capsys: Said) -> None:
    assert main(["--tree", str(tree)]) == 0
    assert [recorded(tree, game) for game in GAMES] == [digest] * len(GAMES)
    said = capsys.readouterr().out
    assert "ashes: cafecafecafe, but 0123456789ab is recorded." in said
    assert "CHANGELOG.md under Rules" in said
    assert "battle.json: still the same match" in said
    assert Journal.loads(battle_of(tree).read_text(encoding="utf-8")).rules == digest
    assert main(["--tree", str(tree)]) == 0
    assert capsys.readouterr().out == "".join(f"{game}: cafecafecafe, as recorded.\n" for game in GAMES)


def test_only_looking_whether_it_is_recorded(tree: Path, digest: str) -> None:
    before = battle_of(tree).read_text(encoding="utf-8")
    assert main(["--tree", str(tree), "--check"]) == 1
    assert [recorded(tree, game) for game in GAMES] == ["0123456789ab"] * len(GAMES)
    assert battle_of(tree).read_text(encoding="utf-8") == before
    for game in GAMES:
        keep(tree, game, digest)
    assert main(["--tree", str(tree), "--check"]) == 0


def test_only_one_game(tree: Path, digest: str, capsys: Said) -> None:
    assert main(["--tree", str(tree), "ashes"]) == 0
    assert [recorded(tree, game) for game in ("ashes", "aeons-end")] == [digest, "0123456789ab"]
    assert Journal.loads(battle_of(tree).read_text(encoding="utf-8")).rules == "0123456789ab"
    with pytest.raises(SystemExit):
        main(["--tree", str(tree), "chess"])
    assert (
        "there is no game 'chess'; these have a digest: aeons-end, aeons-end-expedition, ashes"
        in capsys.readouterr().err
    )


@pytest.mark.parametrize("text", ["", "<<<<<<< ours\n", None])
def test_a_record_that_cannot_be_read_is_written_anew(text: str | None, tree: Path, digest: str) -> None:
    """As in a merge of two lines of work that both changed the rules."""
    file = rules_digest.record(tree, "ashes")
    file.write_text(file.read_text(encoding="utf-8") + "=======\n" if text is None else text, encoding="utf-8")
    assert recorded(tree, "ashes") == ""
    assert main(["--tree", str(tree), "--check"]) == 1
    assert main(["--tree", str(tree)]) == 0
    assert recorded(tree, "ashes") == digest


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda raw: raw["entries"].insert(5, ["answer", 0, [987654321]]), "Entry 6 does not fit"),
        (lambda raw: raw["entries"].pop(), "it does not end"),
        (lambda raw: raw["setup"].update(nemesis="nobody"), "setup.nemesis"),
    ],
)
def test_a_journal_that_is_no_match_any_more_stays_as_it_is(
    change: object, words: str, tree: Path, digest: str, capsys: Said
) -> None:
    assert callable(change)
    file = battle_of(tree)
    raw = json.loads(file.read_text(encoding="utf-8"))
    change(raw)
    file.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(JournalError, match=words):
        carry_over(file, dict.fromkeys(GAMES, digest))
    assert json.loads(file.read_text(encoding="utf-8")) == raw
    assert main(["--tree", str(tree)]) == 1
    assert "Play another one" in capsys.readouterr().err
    assert recorded(tree, "ashes") == digest
