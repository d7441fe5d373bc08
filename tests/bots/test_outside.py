"""A bot from another package has a process of its own: it plays like any other, and cannot stop or cheat a match."""

from __future__ import annotations

import hashlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from emberhold.bots import Handle, load_bot
from emberhold.bots.greedy import Greedy
from emberhold.bots.hasty_answer import hasty
from emberhold.bots.outside.outside_bot import OutsideBot, OutsideBotError
from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.bots.search import masked
from tests.toy import TOY

pytestmark = pytest.mark.slow

BUDGET = 0.5
LUCK = 7

Maker = Callable[[str], OutsideBot]


@pytest.fixture
def rogue() -> Iterator[Maker]:
    """Starts the bot of this name from among the rogues."""
    made: list[OutsideBot] = []

    def start(name: str) -> OutsideBot:
        target = f"tests.bots.rogues:{name}"
        made.append(OutsideBot(target, target, BUDGET, 60.0))
        assert made[-1].uses_handle in (True, False)
        return made[-1]

    yield start
    for bot in made:
        bot.close()


def toy(seed: int = 1) -> Match:
    return TOY.new(TOY.setups(2)[0], seed)


def ask(bot: OutsideBot, match: Match) -> tuple[str, float]:
    """What is answered for seat 0, and how long it took."""
    decision = match.decision_for(0)
    assert decision is not None
    began = time.monotonic()
    key = bot.choose(Handle(match, 0), decision, Rng(LUCK))
    return key, time.monotonic() - began


def luck_of(rng: Rng) -> int:
    """The luck that a bot from outside gets for one decision."""
    return int.from_bytes(hashlib.blake2b(rng.next().to_bytes(8, "big"), digest_size=8).digest(), "big")


def there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone_soon(pid: int) -> bool:
    for _ in range(100):
        if not there(pid):
            return True
        time.sleep(0.05)
    return False


# -- it plays ----------------------------------------------------------------------------------------------------


def test_it_answers_and_stays(rogue: Maker) -> None:
    bot, match = rogue("Fine"), toy()
    assert bot.uses_handle is False
    before = repr(bot)
    assert "from outside: process" in before
    assert [ask(bot, match)[0] for _ in range(3)] == ["1", "1", "1"]
    assert (bot.mishaps, repr(bot)) == ([], before)


def test_worlds_are_cloned_in_the_middle_of_actions() -> None:
    target = "tests.bots.rogues:Branches"
    spec = load_game("aeons-end")
    bot, match = OutsideBot(target, target, 120.0, 60.0), spec.new(spec.setups(1)[0], 3)
    assert ask(bot, match)[0] == "1"
    assert bot.mishaps == []
    bot.close()


@pytest.mark.parametrize(("game", "answers"), [("aeons-end", 6), ("ashes", 16)])
def test_greedy_thinks_the_same_in_a_process_of_its_own(game: str, answers: int) -> None:
    """Its worlds are far away and look the same: same options, same values, same luck."""
    spec = load_game(game)
    match = spec.new(spec.setups(2)[0], 3)
    outside = OutsideBot("far", "emberhold.bots.greedy:Greedy", 120.0, 60.0)
    while match.answered < answers:
        decision = match.pending[0]
        handle = Handle(match, decision.seats[0])
        luck = match.answered
        key = Greedy().choose(handle, decision, Rng(luck_of(Rng(luck))))
        assert outside.choose(handle, decision, Rng(luck)) == key
        match.answer(handle.seat, decision, key)
    assert outside.mishaps == []
    outside.close()


def test_the_same_luck_gives_the_same_answer() -> None:
    bot = OutsideBot("random", "emberhold.bots.random:RandomBot", 60.0, 60.0)
    match = toy()
    decision = match.decision_for(0)
    assert decision is not None
    twice = [[bot.choose(Handle(match, 0), decision, Rng(seed)) for seed in range(30)] for _ in range(2)]
    bot.close()
    assert twice[0] == twice[1]
    assert len(set(twice[0])) == decision.count


# -- it misbehaves -----------------------------------------------------------------------------------------------

WAYS = {
    "AnswersNonsense": ("nonsense", r"answered 'the best one', which was not offered\."),
    "AnswersNumber": ("raised", r"it answered a int; an answer is the key of an option, a string\."),
    "AsksForever": ("slow", r"took longer than 0\.5 s\."),
    "Babbles": ("nonsense", r"sent something that is not a message\."),
    "Dies": ("ended", r"ended its process with status 3\."),
    "Exits": ("ended", r"ended its process with status 1\."),
    "Floods": ("flood", r"sent more than 64 kB at once\."),
    "Hangs": ("slow", r"took longer than 0\.5 s\."),
    "LeavesChildren": ("slow", r"took longer than 0\.5 s\."),
    "Raises": ("raised", r"raised ValueError: out of ideas \(rogues\.py, line \d+\)\."),
    "Spins": ("slow", r"took longer than 0\.5 s\."),
}


@pytest.mark.parametrize("name", WAYS)
def test_an_answer_is_given_for_it_in_time_and_said_in_words(name: str, rogue: Maker) -> None:
    for _ in range(8):  # neighbours on a busy machine can hold up any of them, but not each time
        bot, match = rogue(name), toy()
        decision = match.pending[0]
        key, seconds = ask(bot, match)
        if seconds < BUDGET + 1:
            break

    # Without its limit it would not end at all. Where others want all processors it may take longer each time.
    assert seconds < BUDGET + 10
    assert key == hasty(decision, luck_of(Rng(LUCK)))
    (mishap,) = bot.mishaps
    kind, words = WAYS[name]
    assert mishap.kind == kind
    assert re.search(words, mishap.words), mishap.words
    assert "An answer was given for it: it passes if it can" in mishap.words
    match.answer(0, decision, key)


def test_one_that_prints_disturbs_nobody(rogue: Maker, capfd: pytest.CaptureFixture[str]) -> None:
    bot = rogue("Prints")
    assert ask(bot, toy())[0] == "1"
    assert (bot.mishaps, *capfd.readouterr()) == ([], "", "")


def test_what_it_prints_can_be_kept(rogue: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHOLD_BOT_LOG", str(tmp_path / "bot.log"))
    bot = rogue("Prints")
    ask(bot, toy())
    bot.close()
    assert "noise noise" in (tmp_path / "bot.log").read_text(encoding="utf-8")


def test_one_that_speaks_unasked_is_ended(rogue: Maker) -> None:
    bot, match = rogue("SpeaksUnasked"), toy()
    assert ask(bot, match)[0] == "1"
    ask(bot, match)
    assert [mishap.kind for mishap in bot.mishaps] == ["nonsense"]
    assert "spoke without being asked" in bot.mishaps[0].words


def test_one_that_loses_its_process_again_and_again_is_not_asked_any_more(rogue: Maker) -> None:
    bot, match = rogue("Dies"), toy()
    for _ in range(3):
        assert not bot.given_up
        ask(bot, match)
    assert bot.given_up
    assert "no longer asked" in bot.mishaps[-1].words
    assert "given up" in repr(bot)
    key, seconds = ask(bot, match)
    assert (len(bot.mishaps), seconds < 0.1, key.isdigit()) == (3, True, True)


def test_one_that_raises_keeps_its_process(rogue: Maker) -> None:
    bot, match = rogue("Raises"), toy()
    before = repr(bot)
    for _ in range(4):
        ask(bot, match)
    assert repr(bot) == before
    assert len(bot.mishaps) == 4


def test_a_bot_that_cannot_be_started_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    for target, words in (
        ("tests.bots.nowhere:Bot", "raised ModuleNotFoundError: No module named 'tests.bots.nowhere'."),
        ("tests.bots.rogues:Nobody", "has no attribute 'Nobody'."),
        ("tests.bots.rogues:time", "raised TypeError"),
        ("collections:OrderedDict", "is not a bot: a bot needs `uses_handle` and `choose`."),
    ):
        with pytest.raises(OutsideBotError) as error:
            OutsideBot("mine", target, BUDGET, 60.0).uses_handle  # noqa: B018
        assert str(error.value).startswith("The bot 'mine' cannot be started: it ")
        assert words in str(error.value)
    monkeypatch.setenv("BOT_HANGS_AT_IMPORT", "1")
    began = time.monotonic()
    with pytest.raises(OutsideBotError, match=r"it took longer than 0\.7 s\."):
        OutsideBot("mine", "tests.bots.rogues:Fine", BUDGET, 0.7).uses_handle  # noqa: B018
    assert time.monotonic() - began < 1.7


# -- its worlds --------------------------------------------------------------------------------------------------


def test_there_is_an_end_of_worlds(rogue: Maker) -> None:
    bot = rogue("Collects")
    bot.budget = 30.0
    ask(bot, toy())
    assert "A bot may hold 1000 worlds at a time" in bot.mishaps[0].words


def test_a_world_lasts_as_long_as_its_decision(rogue: Maker) -> None:
    bot, match = rogue("Keeps"), toy()
    assert ask(bot, match)[0] == "1"
    ask(bot, match)
    assert "This world is gone" in bot.mishaps[0].words


def test_what_goes_wrong_in_a_world_is_told_to_the_bot_alone(rogue: Maker) -> None:
    """Here the game stumbles over a thing that is none; the bot hears of it, the match goes on."""
    bot = rogue("Stumbles")
    bot.budget = 10.0
    assert ask(bot, toy())[0] == "1"
    assert bot.mishaps == []


# -- it looks for the match --------------------------------------------------------------------------------------

SEED = 7_291_846_350_172_648

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory cannot be read by a file")


@only_linux
def test_one_that_searches_memory_finds_nothing(rogue: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a match, a state or a journal, nor the seed: not in its own memory, and not in ours."""
    monkeypatch.setenv("BOT_NEEDLE", masked(SEED))
    match = toy(SEED)
    journal = match.journal().dumps()
    bot = rogue("Searches")
    bot.budget = 60.0

    ask(bot, match)

    assert str(SEED) in journal
    assert "found [] at decision 0" in bot.mishaps[0].words


@only_linux
def test_the_same_search_finds_a_match_where_there_is_one() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.search", str(SEED)],
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert "'object AshesMatch'" in done.stdout
    assert "'own memory, secret 0', 'own memory, secret 1'" in done.stdout


@only_linux
def test_one_that_reads_files_reads_only_what_it_is_made_of(
    rogue: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it finds neither the save file nor the server's database, nor the command line with the seed."""
    save = tmp_path / "save.json"
    save.write_text("{}", encoding="utf-8")
    own = str(Path(__file__))
    tried = [own, str(save), "/proc/PARENT/cmdline", "/proc/PARENT/environ", "/proc/PARENT/maps", "/proc/self/maps"]
    monkeypatch.setenv("BOT_FILES_TO_TRY", os.pathsep.join(tried))
    bot = rogue("Reads")
    ask(bot, toy())
    assert f"read {[own, '/proc/self/maps']}" in bot.mishaps[0].words
    monkeypatch.setenv("EMBERHOLD_BOT_FILES", str(tmp_path))
    bot = rogue("Reads")
    ask(bot, toy())
    assert f"read {[own, str(save), '/proc/self/maps']}" in bot.mishaps[0].words


def test_it_gets_little_of_the_environment(rogue: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHOLD_SECRET", "x")
    monkeypatch.setenv("BOT_LEVEL", "3")
    bot = rogue("TellsEnvironment")
    ask(bot, toy())
    assert "BOT_LEVEL" in bot.mishaps[0].words
    assert "EMBERHOLD_SECRET" not in bot.mishaps[0].words


# -- it ends -----------------------------------------------------------------------------------------------------


def test_its_process_ends_when_it_is_closed_or_forgotten(rogue: Maker) -> None:
    bot = rogue("Fine")
    assert bot._process is not None
    pid = bot._process.pid
    bot.close()
    assert gone_soon(pid)
    other = load_bot("tests.bots.rogues:Fine")
    assert other.uses_handle is False
    pid = other._process.pid  # type: ignore[attr-defined]
    del other
    assert gone_soon(pid)


KILLED = """
import sys, time
from emberhold.bots.outside.outside_bot import OutsideBot
from tests.bots.test_outside import ask, toy
import threading
bot = OutsideBot("spins", "tests.bots.rogues:Spins", 60.0, 60.0)
if sys.argv[1] == "thread":
    thread = threading.Thread(target=lambda: bot.uses_handle); thread.start(); thread.join()
bot.uses_handle
print(bot._process.pid, flush=True)
ask(bot, toy())
"""


@pytest.mark.parametrize("where", ["main", "thread"])
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process is killed")
def test_a_bot_that_thinks_ends_with_a_process_that_was_killed(where: str) -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, where], stdout=subprocess.PIPE, encoding="utf-8", cwd=root
    ) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        assert there(pid)
        process.kill()
    assert gone_soon(pid)


def test_the_setting_for_its_time_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHOLD_BOT_SECONDS", "2.5")
    assert load_bot("tests.bots.rogues:Fine").budget == 2.5  # type: ignore[attr-defined]
    for wrong in ("0", "-1", "soon", "nan", "1e9"):
        monkeypatch.setenv("EMBERHOLD_BOT_SECONDS", wrong)
        with pytest.raises(EmberholdError, match="a number of seconds, more than 0 and at most 3600"):
            load_bot("tests.bots.rogues:Fine")
