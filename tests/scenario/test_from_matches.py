"""Any position of a match becomes a scenario that lays it again: the same table, views and options, the same luck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game, replay
from emberhold.core.rng import KEY_BYTES, Rng
from emberhold.core.seeds import going_on, keyed_seed
from emberhold.scenario import Scenario, ScenarioError, run, scenario_of
from emberhold.scenario.documents import read_yaml
from emberhold.scenario.driver import Driver
from emberhold.scenario.format import read

pytestmark = pytest.mark.usefixtures("games_installed")

POSITIONS_PER_MATCH = 5
STEPS_ON = 12
REFERENCES = ("id", "attackers", "blocks", "target", "positions", "world_devourer")
"""Keys of a view under which cards are named by their ids."""

LEFT_OUT = ("list",)
"""A board holds the cards that are there, not the list of the deck that somebody brought."""


def played(spec: GameSpec, seed: int) -> Match:
    """A random match, with some undoing and some giving up; by turns the fast generator and the keyed one."""
    key = seed.to_bytes(KEY_BYTES, "big")
    rng = Rng(seed)
    least, most = spec.players
    players = least + rng.below(most - least + 1)
    setups = spec.setups(players)
    match = spec.new(setups[rng.below(len(setups))], keyed_seed(key, key[::-1]) if seed % 2 else seed)
    for _ in range(20 + rng.below(400)):
        if not match.pending:
            break
        if rng.below(60) == 0 and match.answered:
            match.rewind(max(0, match.answered - 1 - rng.below(5)))
        elif rng.below(150) == 0 and match.plays(gone := rng.below(match.seats)):
            match.concede(gone)
        else:
            decision = match.pending[rng.below(len(match.pending))]
            seat = decision.seats[rng.below(len(decision.seats))]
            match.answer(seat, decision, str(rng.below(decision.count)))
    return match


def positions(spec: GameSpec, count: int) -> Iterator[tuple[Journal, int]]:
    for n in range(count // POSITIONS_PER_MATCH):
        journal = played(spec, n).journal()
        rng = Rng(n + 1000)
        # The last one too: many matches are over there.
        places = [rng.below(len(journal.entries)) for _ in range(POSITIONS_PER_MATCH - 1)]
        yield from ((journal, place) for place in [*places, len(journal.entries)])


def told(match: Match) -> list[tuple[tuple[int, ...], str, list[list[tuple[str, ...]]]]]:
    """Everything that is asked, in words, as each of the seats asked sees it."""
    return [
        (
            decision.seats,
            decision.kind,
            [[option.meaning for option in decision.described(s)[1]] for s in decision.seats],
        )
        for decision in match.pending
    ]


def renumbered(table: object, unordered: str = "") -> object:
    """A table or a view with the ids of cards counted anew, in the order in which they are met.

    Lists under the key `unordered` are compared without their order: a view may show hands in the order of ids.
    """
    numbers: dict[object, int] = {0: 0}
    hands: list[list[dict[str, object]]] = []

    def count(value: object, key: str = "table") -> None:
        if key == unordered and isinstance(value, list | tuple):
            hands.append(list(value))
        elif isinstance(value, dict):
            if isinstance(value.get("id"), int):
                numbers.setdefault(value["id"], len(numbers))
            for name, part in value.items():
                count(part, name)
        elif isinstance(value, list | tuple):
            for part in value:
                count(part)

    def written(value: object, key: str = "table") -> object:
        if isinstance(value, dict):
            return {name: written(part, name) for name, part in value.items() if name not in LEFT_OUT}
        if isinstance(value, list | tuple):
            parts = [written(part, key) for part in value]
            return sorted(parts, key=repr) if key == unordered else parts
        if key in REFERENCES and isinstance(value, int):
            return numbers.setdefault(value, len(numbers))  # a card that has left the table has no id elsewhere
        return value

    count(table)
    for hand in hands:
        for card in sorted(hand, key=lambda card: repr({**card, "id": numbers.get(card.get("id"), 999)})):
            numbers.setdefault(card.get("id"), len(numbers))
    return written(table)


def staged(scenario: Scenario, spec: GameSpec) -> Match:
    match = spec.stage(scenario.given, scenario.seed)
    driver = Driver(match, lambda _: None)
    for step in scenario.when:
        driver.take(step)
    return match


def same_table(one: Match, other: Match, spec: GameSpec) -> None:
    assert renumbered(spec.look(one)) == renumbered(spec.look(other))
    assert told(one) == told(other)
    assert going_on(one._state.rng) == going_on(other._state.rng)


def same_views(one: Match, other: Match) -> None:
    for viewer in (None, *range(one.seats)):
        assert renumbered(one.view(viewer), "hand") == renumbered(other.view(viewer), "hand")


def check(spec: GameSpec, journal: Journal, to: int) -> bool:
    """Write the position, read it, compare, play on; False if the match was over there."""
    text = scenario_of(journal, to, spec=spec)
    scenario = read(read_yaml(text, Path("position.yaml")))
    result = run(scenario, spec)
    assert (result.problems, result.notes) == ([], []), text
    one, other = replay(journal, spec, to=to), staged(scenario, spec)
    if one.outcome is not None:
        assert other.outcome is not None
        assert other.outcome.to_json() == one.outcome.to_json()
        return False
    rng = Rng(to)
    same_views(one, other)
    for _ in range(STEPS_ON):
        same_table(one, other, spec)
        if not one.pending:
            break
        which = rng.below(len(one.pending))
        decision, twin = one.pending[which], other.pending[which]
        key = str(rng.below(decision.count))
        one.answer(decision.seats[0], decision, key)
        other.answer(twin.seats[0], twin, key)
    same_table(one, other, spec)
    same_views(one, other)
    return True


@pytest.mark.parametrize(
    ("game", "count"),
    [
        ("toy", 30),
        ("ashes", 15),
        ("aeons-end", 15),
        pytest.param("toy", 300, marks=pytest.mark.long, id="toy-net"),
        pytest.param("ashes", 300, marks=pytest.mark.long, id="ashes-net"),
        pytest.param("aeons-end", 300, marks=pytest.mark.long, id="aeons-end-net"),
    ],
)
def test_a_position_becomes_a_scenario_that_lays_it_again(game: str, count: int) -> None:
    spec = load_game(game)
    running = 0
    for journal, to in positions(spec, count):
        try:
            running += check(spec, journal, to)
        except (AssertionError, ScenarioError) as error:
            error.add_note(f"{game}, seed {journal.seed}, after entry {to}")
            raise
    assert running > count // 2, "most positions are of matches that go on"


def test_a_card_has_no_other_facts_than_the_game_says() -> None:
    """Otherwise a scenario that expects nothing of a fact would be refused or believed by chance."""

    def cards(value: object) -> Iterator[dict[str, object]]:
        if isinstance(value, dict):
            if "card" in value:
                yield value
            for part in value.values():
                yield from cards(part)
        elif isinstance(value, list | tuple):
            for part in value:
                yield from cards(part)

    for game in ("toy", "ashes", "aeons-end"):
        spec = load_game(game)
        found = {key for seed in range(8) for card in cards(spec.look(played(spec, seed))) for key in card}
        assert found - {"id"} <= set(spec.card_facts), game


def test_answers_since_the_last_quiet_point_are_steps() -> None:
    spec = load_game("toy")
    match = spec.stage({"turn": 0, "players": [{"hand": ["spark", "echo"]}, {"hand": ["ward", "ward"]}]}, 7)
    for meaning in (("play", "spark"), ("ward", "ward")):
        decision = match.pending[0]
        (option,) = [option for option in decision.options if option.meaning == meaning]
        match.answer(decision.seats[0], decision, option.key)
    text = scenario_of(match.journal())
    assert "when:\n  - a: play spark\n  - b: ward ward\n" in text, "the only target was nobody's answer"
    assert "rules: [TOY-WARD]\n" in text
    assert "then:\n  asked: [a]\n  options: {a: [decline, push echo]}\n" in text
    assert "static" not in text


def test_a_quiet_position_is_static() -> None:
    spec = load_game("toy")
    match = spec.new(spec.setups(2)[0], 7)
    text = scenario_of(match.journal(), title="How it begins")
    assert text.startswith("title: How it begins\n")
    assert "when" not in text
    assert re.search(r"^static: .+", text, re.MULTILINE)


def test_giving_up_in_the_middle_is_a_step() -> None:
    spec = load_game("toy")
    players = [{"hand": ["spark", "echo"]}, {"hand": ["ward", "ward"]}, {"hand": ["ward", "echo"]}]
    match = spec.stage({"turn": 0, "players": players}, 7)
    match.answer(0, match.pending[0], "1")
    match.concede(2)
    text = scenario_of(match.journal())
    assert "when:\n  - a: play spark\n  - c: concede\n" in text
    assert "conceded" not in text, "at the last quiet point nobody had given up"
    match.answer(0, match.pending[0], "0")
    assert "  - c: concede\n  - a: target seat-1\n" in scenario_of(match.journal())


def test_a_match_that_is_over_shows_how_it_was_decided() -> None:
    spec = load_game("toy")
    match = spec.stage({"turn": 0, "players": [{"hand": ["spark", "echo"]}, {"hand": ["ward", "ward"]}]}, 7)
    match.concede(1)
    text = scenario_of(match.journal())
    assert "when:\n  - b: concede\nthen:\n  winner: [a]\n" in text


def test_what_was_taken_back_is_not_there() -> None:
    spec = load_game("toy")
    match = spec.stage({"turn": 0, "players": [{"hand": ["spark", "echo"]}, {"hand": ["ward", "ward"]}]}, 7)
    before = scenario_of(match.journal(), title="x")
    match.answer(0, match.pending[0], "1")
    assert scenario_of(match.journal(), title="x") != before
    match.rewind(0)
    assert scenario_of(match.journal(), title="x") == before
    assert "a: play spark" in scenario_of(match.journal(), 1), "an earlier entry is as it was then"


def test_a_match_that_was_over_at_once() -> None:
    match = load_game("puppet").new({"asks": [], "winners": "b"}, 1)
    with pytest.raises(ScenarioError, match="over before anybody was asked"):
        scenario_of(match.journal())


def test_words_that_mean_two_options_are_refused() -> None:
    """A game whose options read alike has no words for what was taken."""
    alike = {"seat": "a", "kind": "main", "options": ["go", "go"]}
    match = load_game("puppet").new({"asks": [alike]}, 1)
    match.answer(0, match.pending[0], "1")
    with pytest.raises(ScenarioError, match="'go' does not say which of several options was taken"):
        scenario_of(match.journal())
