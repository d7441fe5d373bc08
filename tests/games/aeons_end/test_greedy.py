"""The greedy bot at a table of Aeon's End: it wins when it can, averts what is worst, and lets nothing go to waste."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from emberhold.bots import Handle
from emberhold.bots.greedy import Greedy
from emberhold.bots.play_series import play_series
from emberhold.bots.series import Series
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

GAME = "aeons-end"
MARKET = ["exogranite", "recurring-jasper", "caged-fire", "force-amplifier", "fatal-harmony"]
LATER = ["rend", "disorient", "decay", "dement", "sunder", "topple"]
Words = tuple[str, ...]


def stage(nemesis: Mapping[str, object] | None = None, **given: object) -> Match:
    """A table in the middle of a battle: the nemesis has cards left."""
    return load_game(GAME).stage({"market": MARKET, "nemesis": {"deck": LATER, **(nemesis or {})}, **given}, 1)


def choice(match: Match, luck: int = 1) -> Words:
    """What the bot would do, in the words of the option."""
    decision = match.pending[0]
    seat = decision.seats[0]
    key = Greedy().choose(Handle(match, seat), decision, Rng(luck))
    return decision.described(seat)[1][int(key)].meaning


def do(match: Match, words: Words) -> None:
    decision = match.pending[0]
    (key,) = [option.key for option in decision.described(decision.seats[0])[1] if option.meaning == words]
    match.answer(decision.seats[0], decision, key)


def until(match: Match, kind: str) -> Words:
    """Let the bot play on to a question of this kind; what it answers there."""
    for _ in range(30):
        words = choice(match)
        if match.pending[0].ask.kind == kind:
            return words
        do(match, words)
    raise AssertionError(f"nobody was asked for '{kind}'")


def ready(*spells: str) -> Mapping[str, object]:
    return {"i": {"open": True, "spells": list(spells)}}


DECK = ["crystal", "crystal", "crystal", "spark", "crystal", "fatal-harmony", "exogranite"] * 2


@pytest.mark.parametrize("luck", range(3))
def test_it_casts_the_killing_spell_at_the_nemesis(luck: int) -> None:
    match = stage(
        phase="casting",
        gravehold=3,
        nemesis={"life": 4, "play": ["needlemaw"], "nest": [["fly", "maggot"]]},
        a={"life": 2, "breaches": ready("fatal-harmony"), "deck": DECK},
        b={"life": 2, "deck": DECK},
    )

    assert choice(match, luck) == ("cast", "fatal-harmony", "on", "i")
    do(match, ("cast", "fatal-harmony", "on", "i"))
    assert choice(match, luck) == ("damage", "nemesis")


def test_it_discards_a_power_that_would_be_the_end() -> None:
    match = stage(
        gravehold=4,
        nemesis={"play": [{"chaos-orb": {"power": 1}}]},
        a={"aether": 6, "deck": DECK},
        b={"deck": DECK},
    )

    assert choice(match) == ("discard", "chaos-orb")


def test_it_meets_a_power_with_cards_before_they_are_played() -> None:
    """The cards it wants are those in hand; once they are played it is too late."""
    match = stage(
        gravehold=5,
        nemesis={"play": [{"obliterating-meteor": {"power": 1}}]},
        a={"hand": ["crystal", "crystal", "crystal", "crystal"], "deck": DECK},
        b={"deck": DECK[:7]},
    )

    assert choice(match) == ("discard", "obliterating-meteor")


@pytest.mark.parametrize(("gravehold", "life", "branch"), [(30, 2, "player-life"), (4, 10, "gravehold-life")])
def test_it_heals_where_the_need_is(gravehold: int, life: int, branch: str) -> None:
    match = stage(
        gravehold=gravehold,
        a={"life": life, "hand": ["well-of-energy"], "deck": DECK},
        b={"life": 10, "deck": DECK},
    )

    assert until(match, "or") == ("choose", branch)
    do(match, ("choose", branch))
    if branch == "player-life":
        assert choice(match) == ("life", "a")


def test_it_buys_rather_than_ends_its_turn() -> None:
    match = stage(a={"aether": 5, "deck": DECK}, b={"deck": DECK})

    assert choice(match)[0] == "gain"


def test_it_opens_a_breach_for_the_spell_in_hand() -> None:
    """Claudia starts without an open breach."""
    match = stage(a={"mage": "claudia", "aether": 4, "hand": ["fatal-harmony"], "deck": DECK}, b={"deck": DECK})

    assert choice(match) == ("open", "iv")


@pytest.mark.parametrize(("position", "target"), [(None, "nemesis"), ("rending-claw", "rending-claw")])
def test_it_strikes_a_claw_only_with_its_token_on_it(position: str | None, target: str) -> None:
    seat = {"breaches": ready("force-amplifier"), "deck": DECK}
    match = stage(
        phase="casting",
        nemesis={"name": "fenrix", "play": [{"rending-claw": {"life": 3}}], "claws left": 1},
        a=seat if position is None else {**seat, "position": position},
        b={"deck": DECK},
    )

    assert until(match, "damage") == ("damage", target)


def test_it_faces_a_claw_once_and_is_done() -> None:
    match = stage(
        nemesis={"name": "fenrix", "play": ["rending-claw", "rending-claw"], "claws left": 3},
        a={"breaches": ready("fatal-harmony"), "deck": DECK},
        b={"deck": DECK},
    )

    assert choice(match)[0] == "position"
    do(match, choice(match))
    assert choice(match) == ("end", "turn")


def test_the_player_with_more_life_suffers() -> None:
    match = stage(
        phase="nemesis main",
        nemesis={"play": ["drillbeak-wurm"]},
        a={"life": 3, "deck": DECK},
        b={"life": 8, "deck": DECK},
    )

    assert choice(match) == ("suffers", "b")


def test_the_last_one_standing_is_spared_at_the_expense_of_gravehold() -> None:
    """EXHAUST-02: with the last player all would be lost."""
    match = stage(
        phase="nemesis main",
        gravehold=20,
        nemesis={"play": ["eternal-watcher"]},
        a={"life": 0, "deck": DECK},
        b={"life": 3, "deck": DECK},
    )

    assert choice(match) == ("suffers", "a")


def test_it_pushes_the_ritual_back_before_it_is_complete() -> None:
    match = stage(nemesis={"name": "arachnos", "ritual": 9}, a={"aether": 5, "deck": DECK}, b={"deck": DECK})

    assert choice(match) == ("push-back",)


@pytest.mark.parametrize("players", [1, 3])
def test_it_plays_battles_to_their_end(players: int) -> None:
    tally = play_series(Series(game=GAME, seed=1, bots=("greedy",), players=players), 1)

    assert (tally.errors, tally.unfinished) == ([], 0)
