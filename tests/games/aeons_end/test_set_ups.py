"""Set-ups that the rules do not allow are refused with a sentence that says what is wrong and where."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.registry import SetupError, load_game

SPEC = load_game("aeons-end")
FIRST_GAME = [
    *("exogranite", "recurring-jasper", "energized-rubidium", "galvanized-bauble", "aether-conduit"),
    *("tethered-darts", "force-amplifier", "imbued-smash", "pattern-strike"),
]
SIX_SPELLS = [*FIRST_GAME[1:3], FIRST_GAME[3], *FIRST_GAME[5:], "bouncing-boom", "fatal-harmony"]


def setup(**changes: Any) -> dict[str, Any]:
    return {"seats": [{"mage": "taqren"}, {"mage": "gygar"}], "nemesis": "maggoth", "market": FIRST_GAME, **changes}


def test_a_set_up_that_is_allowed() -> None:
    assert SPEC.new(setup(), 1).seats == 2
    assert SPEC.new(setup(treasure="thorned-whip", upgraded=["wreck"], harder=True), 1).seats == 2
    assert SPEC.new(setup(market=SIX_SPELLS, free_mix=True), 1).seats == 2
    treasures = ["garus-torch", "verdant-staff"]
    assert SPEC.new(setup(seats=[{"mage": "taqren", "treasures": treasures}]), 1).seats == 1


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": []}, "setup.seats: 0 players"),
    ({"seats": [{"mage": "taqren"}] * 5}, "5 players"),
    ({"seats": [{"mage": "taqrem"}]}, "there is no mage 'taqrem'. Did you mean 'taqren'?"),
    ({"seats": [{"mage": "taqren"}, {"mage": "taqren"}]}, "'taqren' is at the table already"),
    ({"seats": [{}]}, "every player needs a mage"),
    ({"seats": "taqren"}, "expected a list"),
    ({"nemesis": "nobody-here"}, "there is no nemesis 'nobody-here'"),
    ({"market": SIX_SPELLS}, "2 gems, 1 relic, 6 spells; the usual market has 3 gems, 2 relics, 4 spells (MARKET-02)"),
    ({"market": [*FIRST_GAME[:8], "imbued-smash"]}, "'imbued-smash' is there twice"),
    ({"market": [*FIRST_GAME[:8], "crystal"]}, "'crystal' is not a supply card but a starter card"),
    ({"market": "cheap"}, "'cheap' is not a market"),
    ({"treasure": "garus-torch"}, "is of level 1; the group shares a treasure of level 2 (TREASURE-06)"),
    ({"seats": [{"mage": "taqren", "treasures": ["thorned-whip"]}]}, "is of level 2 and belongs to the whole group"),
    ({"seats": [{"mage": "taqren", "treasures": ["garus-torch", "xaxos-pyre"]}]}, "second treasure of level 1"),
    (
        {"seats": [{"mage": m, "treasures": ["verdant-staff"]} for m in ("taqren", "gygar")]},
        "somebody else has 'verdant-staff' already (TREASURE-08)",
    ),
    ({"upgraded": ["rend"]}, "'rend' is not an upgraded basic nemesis card"),
    ({"upgraded": ["wreck", "wreck"]}, "'wreck' is there twice"),
    ({"harder": "yes"}, "expected true or false"),
    ({"solo_player_turn_cards": 5}, "write 3 or 4 (TURN-04)"),
    ({"x_token": 2}, "2 is not possible here"),
    ({"nemessis": "maggoth"}, "unknown key 'nemessis'. Did you mean 'nemesis'?"),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_set_up_that_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        SPEC.new(setup(**changes), 1)
    assert sentence in str(error.value)
    assert str(error.value).startswith("setup")


def test_markets_as_files() -> None:
    assert SPEC.check_deck(FIRST_GAME) == {"market": FIRST_GAME}
    with pytest.raises(SetupError, match="market"):
        SPEC.check_deck(SIX_SPELLS)


@pytest.mark.parametrize("words", ["random", "random-any-mix"])
def test_a_market_may_be_left_to_chance(words: str) -> None:
    assert SPEC.check_deck(words) == {"market": []}
    assert len(SPEC.look(SPEC.new(setup(market=words), 1))["market"]) == len(FIRST_GAME)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=f"'{words}-er' is not a market; write random, random-any-mix, first-game or"):
        SPEC.check_deck(f"{words}-er")


# -- set-ups by their number --------------------------------------------------------------------------------------

FIRST_NEMESES = ("maggoth", "arachnos", "ageless-walker", "fenrix")
FIRST_PAIRS = [
    *(("claudia", "rhia"), ("gygar", "sahala"), ("lost", "soskel"), ("rhia", "talix")),
    *(("sahala", "taqren"), ("soskel", "claudia"), ("talix", "gygar"), ("taqren", "lost")),
]


def test_set_ups_keep_their_numbers() -> None:
    """Recorded when there were four nemeses: those that came later stand behind (decision 041)."""
    recorded = [
        {"seats": [{"mage": mage} for mage in pair], "nemesis": nemesis, "market": "random"}
        for pair in FIRST_PAIRS
        for nemesis in FIRST_NEMESES
    ]
    found = SPEC.setups(2)
    assert list(found[: len(recorded)]) == recorded
    later = [setup["nemesis"] for setup in found[len(recorded) :]]
    assert later
    assert not set(later) & set(FIRST_NEMESES)
    assert later == later[: len(later) // len(FIRST_PAIRS)] * len(FIRST_PAIRS)


def test_set_ups_for_others_than_two_keep_their_numbers_too() -> None:
    for players in (1, 3, 4):
        found = SPEC.setups(players)
        assert len(found) == len(SPEC.setups(2))
        assert [setup["nemesis"] for setup in found[:32]] == list(FIRST_NEMESES) * len(FIRST_PAIRS)
