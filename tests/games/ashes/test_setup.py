"""SETUP: the table before and after the First Five are picked."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.registry import SetupError
from tests.games.ashes.table import Table, decks, new_match

NAMES = ("the-iron-men", "the-snakes-in-silver", "the-mist-guardian", "the-cloudsea-siren", "the-bloodwoods-queen")
FIVE = ("anchornaut", "iron-worker", "hammer-knight", "protect", "strengthen")


def table_before_the_first_five(players: int = 2, seed: int = 0) -> Table:
    return new_match(decks(*NAMES[:players], first_five="choose"), seed)


@pytest.mark.rule("SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_bring_a_deck_each(players: int) -> None:
    table = table_before_the_first_five(players)

    assert table.asked() == set("abcd"[:players])


@pytest.mark.rule("SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=r"setup\.seats: write a list of 2 to 4 seats"):
        new_match(decks(*NAMES[:players]))


@pytest.mark.rule("SETUP-01")
def test_a_seat_without_a_legal_deck_is_refused() -> None:
    nine_dice = {
        "phoenixborn": "coal-roarkwin",
        "dice": {"natural": 9},
        "cards": dict.fromkeys(("anchornaut", "iron-worker", "protect", "purge", "seal"), 3)
        | dict.fromkeys(("refresh", "transfer", "redirect", "empower", "hypnotize"), 3),
    }

    with pytest.raises(SetupError, match=r"setup\.seats\[1\]\.deck\.dice: 9 dice"):
        new_match({"seats": [{"deck": "the-iron-men"}, {"deck": nine_dice}]})


@pytest.mark.rule("SETUP-02")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_phoenixborn_start_in_play_without_tokens(viewer: str | None) -> None:
    players = table_before_the_first_five().view(viewer)["players"]

    coal, maeoni = players[0]["phoenixborn"], players[1]["phoenixborn"]
    assert (coal["card"], coal["life"], players[0]["slots"]) == ("coal-roarkwin", 15, [6, 5])
    assert (maeoni["card"], maeoni["life"], players[1]["slots"]) == ("maeoni-viper", 22, [3, 4])
    for phoenixborn in (coal, maeoni):
        assert not {"wounds", "exhaustion", "status"} & phoenixborn.keys()


@pytest.mark.rule("SETUP-03")
def test_the_five_that_a_deck_suggests_can_be_picked_at_once() -> None:
    table = table_before_the_first_five()
    table.say("a", "suggested")
    table.say("b", "suggested")
    hands = [{card["card"] for card in table.look()[seat]["hand"]} for seat in "ab"]
    assert [len(hand) for hand in hands] == [5, 5]
    one_by_one = table_before_the_first_five()
    one_by_one.say("a", *[f"pick {card}" for card in sorted(hands[0])])
    assert "suggested" in one_by_one.offers("b")
    assert one_by_one.offers("a") == []


@pytest.mark.rule("SETUP-03")
def test_a_first_five_is_five_different_cards_of_the_own_deck() -> None:
    table = table_before_the_first_five()
    assert len([offer for offer in table.offers("a") if offer.startswith("pick ")]) == 10

    for number, card in enumerate(FIVE):
        assert f"pick {card}" in table.offers("a")
        table.say("a", f"pick {card}")
        assert f"pick {card}" not in table.offers("a")
        assert len(table.offers("a")) == (0 if card == FIVE[-1] else 9 - number)

    table.say("b", "pick empower", "pick hypnotize", "pick refresh", "pick transfer", "pick golden-veil")
    hands = [[card["card"] for card in table.look()[seat]["hand"]] for seat in "ab"]
    assert sorted(hands[0]) == sorted(FIVE)
    assert sorted(hands[1]) == ["empower", "golden-veil", "hypnotize", "refresh", "transfer"]


@pytest.mark.rule("SETUP-03")
def test_first_fives_are_picked_at_the_same_time_and_in_secret() -> None:
    table = table_before_the_first_five()
    before = table.view("b")
    offers = table.offers("b")

    table.say("a", *[f"pick {card}" for card in FIVE])

    assert table.asked() == {"b"}
    assert table.view("b") == before
    assert table.offers("b") == offers


@pytest.mark.rule("SETUP-03")
@pytest.mark.parametrize(
    ("first_five", "words"),
    [
        ([*FIVE[:4], FIVE[0]], "a First Five is 5 different cards"),
        (list(FIVE[:4]), "a First Five is 5 different cards"),
        ([*FIVE[:4], "fear"], r"first_five\[4\]: 'fear' is not in the deck"),
    ],
)
def test_a_first_five_named_beforehand_follows_the_same_rule(first_five: list[str], words: str) -> None:
    seats = [{"deck": "the-iron-men", "first_five": first_five}, {"deck": "the-snakes-in-silver"}]

    with pytest.raises(SetupError, match=words):
        new_match({"seats": seats})


@pytest.mark.rule("SETUP-04")
def test_the_other_cards_are_shuffled_into_the_draw_pile() -> None:
    deck = Counter({**dict.fromkeys(FIVE, 3), **dict.fromkeys(("expand-energy", "summon-iron-rhino"), 3)})
    deck.update(dict.fromkeys(("chant-of-revenge", "one-hundred-blades", "spiked-armor"), 3))
    orders = []
    for seed in range(4):
        table = new_match(
            {"seats": [{"deck": "the-iron-men", "first_five": list(FIVE)}, {"deck": "the-mist-guardian"}]}, seed
        )
        table.say("b", "pick root-armor", "pick mist-typhoon", "pick shifting-mist", "pick steady-gaze")
        table.say("b", "pick massive-growth")
        pile = [card["card"] for card in table.look()["a"]["draw"]]
        assert Counter(pile) == deck - Counter(FIVE)
        assert [table.view(viewer)["players"][0]["draw"] for viewer in ("a", "b", None)] == [25, 25, 25]
        orders.append(pile)

    assert len({tuple(pile) for pile in orders}) == 4


@pytest.mark.rule("SETUP-05")
def test_the_conjuration_pile_is_apart_from_the_thirty_cards() -> None:
    table = new_match(decks("the-iron-men", "the-snakes-in-silver"))

    coal, maeoni = table.look()["a"], table.look()["b"]
    assert [card["card"] for card in coal["conjurations"]] == ["iron-rhino"] * 5
    assert Counter(card["card"] for card in maeoni["conjurations"]) == {"silver-snake": 3, "gilder": 5}
    for player in (coal, maeoni):
        assert len(player["hand"]) + len(player["draw"]) == 30
        assert not {card["card"] for card in player["hand"] + player["draw"]} & {"iron-rhino", "silver-snake", "gilder"}


@pytest.mark.rule("SETUP-06", "SETUP-08")
def test_dice_begin_exhausted_and_nobody_is_first_before_they_are_rolled() -> None:
    table = table_before_the_first_five()

    view = table.view(None)
    assert view["first"] is None
    assert view["players"][0]["dice"] == {"active": {}, "exhausted": {"natural": 5, "ceremonial": 5}}
    assert view["players"][1]["dice"] == {"active": {}, "exhausted": {"natural": 5, "charm": 5}}

    table.say("a", *[f"pick {card}" for card in FIVE])
    table.say("b", "pick empower", "pick hypnotize", "pick refresh", "pick transfer", "pick golden-veil")

    view = table.view(None)
    assert view["first"] in (0, 1)
    for player in view["players"]:
        assert sum(sum(faces) for faces in player["dice"]["active"].values()) == 10
        assert player["dice"]["exhausted"] == {}
