"""The guide's bots come in a package of their own, and play in simulate, in the terminal and on a server."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import emberhold
from emberhold.bots import bot_names, load_bot
from emberhold.bots.hasty_answer import HASTY_RULE
from emberhold.bots.outside.bot_process import LOG
from emberhold.bots.outside.calls import BOT_BYTES, WORLDS
from emberhold.bots.outside.far_match import FarMatch, FarTable
from emberhold.bots.outside.host import FILES
from emberhold.bots.outside.outside_bot import START_S, OutsideBot
from emberhold.bots.roster import BUDGET_S, SECONDS, built_in_bots
from emberhold.cli import main
from emberhold.core.registry import load_game
from emberhold.server.bots.pool import BotPool
from emberhold.server.bots.worker import Question
from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.logs import logged_to
from tests.packages import PACKAGE
from tests.packages import busy_package as busy_package
from tests.server.guests import FAST, PERSON, new_table, play_out, seated
from tests.tui.toy_session import TO_THE_END, new_session, play

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("games_installed", "busy_package")]

Said = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
ROGUES = "tests.bots.rogues"
WRONG = {"Hangs": "took longer than", "Raises": "raised ValueError", "AnswersNonsense": "was not offered"}
"""Bots that give no answer, and what is said of them."""


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> float:
    """Bots from other packages have little time."""
    monkeypatch.setenv("EMBERHOLD_BOT_SECONDS", "0.3")
    return 0.3


# -- names -------------------------------------------------------------------------------------------------------


def test_its_bots_have_names() -> None:
    assert built_in_bots() == ["novice", "adept", "master", "greedy", "random"]
    assert bot_names() == [*built_in_bots(), "busy", "lookout"]
    bot = load_bot("busy")
    assert isinstance(bot, OutsideBot)
    assert (bot.name, bot.target) == ("busy", "emberhold_busy.busy:Busy")


def test_the_guide_shows_the_package_as_it_is() -> None:
    guide = (ROOT / "docs" / "guides" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE)
    sources = PACKAGE / "src" / "emberhold_busy"
    assert blocks == [(sources / f"{name}.py").read_text(encoding="utf-8") for name in ("busy", "lookout")]
    (points,) = re.findall(r"^```toml\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE)
    assert points in (PACKAGE / "pyproject.toml").read_text(encoding="utf-8")


def test_what_the_guide_says_about_failures_is_so() -> None:
    guide = " ".join((ROOT / "docs" / "guides" / "bots.md").read_text(encoding="utf-8").split())
    for words in (
        f"started within {START_S:g} seconds",
        f"more than {BOT_BYTES // 1024} kB at once",
        f"may hold {WORLDS} of them at a time",
        f"*{HASTY_RULE}*",
        f"`{SECONDS}` | how long a bot may think about a decision, {BUDGET_S:g} without it",
        f"`{LOG}` |",
        f"`{FILES}` |",
    ):
        assert words in guide


def test_a_world_far_away_offers_what_the_guide_says() -> None:
    guide = (ROOT / "docs" / "guides" / "bots.md").read_text(encoding="utf-8")
    (said,) = re.findall(r"- A world has (.*?), as a match has", guide, re.DOTALL)
    named = set(re.findall(r"`(\w+)`", said))
    match = emberhold.new("toy", seed=1)
    assert {name for name in named if not hasattr(match, name)} == set()
    told: dict[str, object] = {"seats": 2, "quiet": True, "outcome": None, "pending": []}
    world = FarMatch(FarTable(None), 1, told)  # type: ignore[arg-type]
    assert named == {name for name in dir(world) if not name.startswith("_")} - {"journal", "seats"}


# -- simulate ----------------------------------------------------------------------------------------------------


def simulate(said: Said, bots: str, *more: str, games: int = 4, status: int = 0) -> dict[str, object]:
    asked = ["--games", str(games), "--seed", "3", "--json", "--bots", bots, *more]
    assert main(["simulate", "toy", *asked]) == status
    out, err = said.readouterr()
    assert err == ""
    document: dict[str, object] = json.loads(out)
    document.pop("seconds")
    return document


def test_they_play_in_simulate_and_the_same_every_time(capsys: Said) -> None:
    alone, together = simulate(capsys, "busy,lookout"), simulate(capsys, "busy,lookout", "--jobs", "2")
    assert alone == together
    assert (alone["games"], alone["errors"], alone["mishaps"]) == (4, [], [])


def test_one_name_fills_all_seats_with_a_process_each(capsys: Said) -> None:
    found = simulate(capsys, "busy", games=1)
    assert (found["wins"], found["mishaps"]) == ([1], [])


@pytest.mark.parametrize("name", WRONG)
def test_simulate_goes_on_and_says_what_went_wrong(name: str, capsys: Said, hurried: float) -> None:
    began = time.monotonic()
    found = simulate(capsys, f"{ROGUES}:{name},random", games=2, status=1)
    assert found["games"] == 2
    mishaps = found["mishaps"]
    assert isinstance(mishaps, list)
    assert WRONG[name] in mishaps[0]["message"]
    assert mishaps[0]["times"] >= 1
    # A bot that hangs is asked three times in each of its two seats, and then no more.
    assert time.monotonic() - began < 6 * (hurried + 1) + 30


def test_a_series_in_a_folder_keeps_what_went_wrong(capsys: Said, tmp_path: Path) -> None:
    command = (f"{ROGUES}:Raises,random", "--out", str(tmp_path / "series"))
    first = simulate(capsys, *command, games=2, status=1)
    assert simulate(capsys, *command, games=2, status=1) == first
    assert first["mishaps"] != []


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("nowhere:Bot", "The bot 'nowhere:Bot' cannot be started: it raised ModuleNotFoundError"),
        ("bussy", "There is no bot 'bussy'; the bots are: novice, "),
        ("bussy", "random, busy, lookout. Did you mean 'busy'?"),
    ],
)
def test_a_bot_that_is_not_there_is_said_at_once(bots: str, words: str, capsys: Said) -> None:
    assert main(["simulate", "toy", "--bots", bots]) == 1
    assert words in capsys.readouterr().err
    assert main(["serve", "--bots", bots]) == 1
    assert words in capsys.readouterr().err


# -- the terminal ------------------------------------------------------------------------------------------------


def test_they_play_in_the_terminal(tmp_path: Path) -> None:
    session = new_session(TO_THE_END, tmp_path / "match.json", ["bot=busy", f"bot={ROGUES}:Fine"])
    said = play(session)
    assert session.match.outcome is not None
    assert "Busy" in said
    assert "An answer was chosen for it" not in said


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Hangs", "Hangs took too long. An answer was chosen for it"),
        ("Raises", "Raises ran into an error. An answer was chosen for it"),
        ("Dies", "Dies stopped working. An answer was chosen for it"),
        ("AnswersNonsense", "AnswersNonsense gave an answer that was not offered."),
        ("Floods", "Floods sent far too much."),
    ],
)
@pytest.mark.usefixtures("hurried")
def test_the_terminal_goes_on_and_says_what_went_wrong(name: str, words: str, tmp_path: Path) -> None:
    session = new_session(TO_THE_END, tmp_path / "match.json", [f"bot={ROGUES}:{name}"])
    said = " ".join(play(session).split())
    assert session.match.outcome is not None
    assert words in said


def test_that_a_bot_was_asked_whether_it_reacts_is_told_at_the_end(tmp_path: Path) -> None:
    """Before, it would give away that the bot holds something to react with."""
    session = new_session("", tmp_path / "match.json", [f"bot={ROGUES}:Raises"])
    session._mishaps = [(1, "raised", True), (1, "slow", False)]
    assert len(session.mishaps()) == 1
    assert session.mishaps() == []
    session.match.concede(0)
    assert "ran into an error" in session.mishaps()[0]


def test_a_bot_that_hangs_keeps_the_terminal_waiting_for_its_time_and_no_longer(tmp_path: Path, hurried: float) -> None:
    for number in range(3):  # neighbours on a busy machine can hold it up, but not each time
        session = new_session("", tmp_path / f"match-{number}.json", [f"bot={ROGUES}:Hangs"])
        decision = session.match.decision_for(1)
        assert decision is not None
        began = time.monotonic()
        key = session.consult(1, decision)
        seconds = time.monotonic() - began
        if seconds < hurried + 1:
            break
    assert hurried <= seconds < hurried + 1
    session.match.answer(1, decision, key)


# -- the server --------------------------------------------------------------------------------------------------


@contextmanager
def server(file: Path, *bots: str, budget: float = 5.0) -> Iterator[TestClient]:
    with TestClient(make_app(ServerConfig(file, FAST, processes=1, budget=budget, bots=bots))) as client:
        yield client


def against(client: TestClient, bot: str) -> dict[str, object]:
    table = new_table(client, [PERSON, {"kind": "bot", "bot": bot}])
    with seated(client, table["table"], table["seats"][0]["token"]) as guest:
        return play_out(guest)


def offered(game: Mapping[str, Any]) -> list[str]:
    return [bot["bot"] for bot in game["bots"]]


def test_they_play_on_a_server_that_allows_them_and_no_other_does(tmp_path: Path) -> None:
    with server(tmp_path / "tables.sqlite3", "random", "lookout") as client:
        assert {tuple(offered(game)) for game in client.get("/api/games").json()} == {("random", "lookout")}
        assert against(client, "lookout")["t"] == "over"
        for bot in ("busy", "greedy", f"{ROGUES}:Fine"):
            body = {"game": "toy", "seats": [PERSON, {"kind": "bot", "bot": bot}]}
            answer = client.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "unknown-bot")


def test_a_server_allows_no_bot_from_outside_unless_it_is_told_to(tmp_path: Path) -> None:
    with TestClient(make_app(ServerConfig(tmp_path / "tables.sqlite3", FAST, processes=1))) as client:
        assert offered(client.get("/api/games").json()[0]) == built_in_bots()
        body = {"game": "toy", "seats": [PERSON, {"kind": "bot", "bot": "busy"}]}
        assert client.post("/api/tables", json=body).json()["code"] == "unknown-bot"


@pytest.mark.parametrize(("name", "kind"), [("Hangs", "slow"), ("Raises", "raised"), ("Dies", "ended")])
def test_a_table_goes_on_whatever_its_bot_does(name: str, kind: str, tmp_path: Path) -> None:
    """The log says what is wrong in a word; what a bot says itself may hold a secret of its seat."""
    bot, lines = f"{ROGUES}:{name}", io.StringIO()
    with logged_to(lines), server(tmp_path / "tables.sqlite3", "random", bot, budget=0.3) as client:
        assert against(client, bot)["t"] == "over"
    logged = [fact for line in lines.getvalue().splitlines() if (fact := json.loads(line))["event"] == "bot-failed"]
    assert {(fact["bot"], fact["error"]) for fact in logged} == {(bot, kind)}


async def test_a_bot_that_hangs_keeps_a_table_waiting_for_its_time_and_no_longer() -> None:
    spec = load_game("toy")
    setup = dict(spec.setups(2)[0])
    match, head = spec.new(setup, 5), ("toy", spec.rules_version, setup, 5)
    bot = f"{ROGUES}:Hangs"
    pool = BotPool(1, 5.0, [bot])
    decision = match.decision_for(0)
    assert decision is not None
    try:
        for warm in (False, True):  # the first time the processes are started
            began = time.monotonic()
            key = await pool.choose(Question("t", 0, bot, 77, 0.5), match, head)
            seconds = time.monotonic() - began
            assert 0 <= int(key) < decision.count
            assert not warm or 0.5 <= seconds < 1.5
    finally:
        pool.close()


def test_a_table_whose_bot_is_no_longer_allowed_goes_on_but_is_not_played_again(tmp_path: Path) -> None:
    file, lines = tmp_path / "tables.sqlite3", io.StringIO()
    with server(file, "random", "busy") as client:
        table = new_table(client, [PERSON, {"kind": "bot", "bot": "busy"}])
    token = table["seats"][0]["token"]
    with logged_to(lines), server(file, "random") as client, seated(client, table["table"], token) as guest:
        play_out(guest)
        guest.send("rematch", seat=0)
        assert guest.until("error")["code"] == "unknown-bot"
    assert '"bot-failed"' in lines.getvalue()
