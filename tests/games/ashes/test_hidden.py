"""HIDDEN: what a seat may know, looked at through its view and through what it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.ashes.table import Json, Table, decks, new_match, staged

UNKNOWN = {"id": 0, "card": None}
TABLE: Json = {
    "a": {
        "hand": ["fear", "seal"],
        "draw": ["purge", "redirect", "protect"],
        "discard": ["empower", "transfer"],
        "battlefield": [{"iron-worker": {"status": 2, "wounds": 1, "attached": ["root-armor"]}}],
        "spellboard": [{"abundance": {"exhaustion": 1}}, "summon-gilder"],
        "dice": ["natural-class", "charm-power"],
        "exhausted dice": ["illusion"],
    },
    "b": {"hand": ["strengthen"], "draw": ["anchornaut"], "spellboard": ["summon-false-demon"]},
}


def names(cards: list[Json]) -> list[str | None]:
    return [card["card"] for card in cards]


def some_match() -> Iterator[Table]:
    """The first decisions of a match in which cards are meditated and turns passed."""
    table = new_match(decks("the-cloudsea-siren", "the-bloodwoods-queen"), 7)
    for _ in range(60):
        yield table
        if table.match.outcome is not None:
            return
        seat = min(table.asked())
        wishes = ("meditate", "discard top", "done", "pass", "end turn", "decline")
        offers = table.offers(seat)
        table.say(seat, next((wish for wish in wishes if wish in offers), offers[0]))


@pytest.mark.rule("HIDDEN-01")
@pytest.mark.parametrize("viewer", ["b", None])
def test_others_do_not_see_a_hand(viewer: str | None) -> None:
    table = staged(TABLE)

    assert table.view(viewer)["players"][0]["hand"] == [UNKNOWN, UNKNOWN]
    assert sorted(str(name) for name in names(table.view("a")["players"][0]["hand"])) == ["fear", "seal"]


@pytest.mark.rule("HIDDEN-01")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_nobody_sees_a_draw_pile_not_even_its_owner(viewer: str | None) -> None:
    view = staged(TABLE).view(viewer)

    assert [player["draw"] for player in view["players"]] == [3, 1]
    assert not {"purge", "redirect", "protect", "anchornaut"} & set(words(view))


@pytest.mark.rule("FAQ-56", "HIDDEN-01", "HIDDEN-04")
@pytest.mark.parametrize("viewer", ["a", None])
def test_an_opponents_conjuration_pile_stays_face_down(viewer: str | None) -> None:
    """A may not look through B's conjuration pile; B may."""
    table = staged(TABLE)

    assert table.view(viewer)["players"][1]["conjurations"] == 5
    assert "false-demon" not in words(table.view(viewer))
    assert table.view("b")["players"][1]["conjurations"] == [{"card": "false-demon", "n": 5}]


@pytest.mark.rule("FAQ-57", "HIDDEN-02")
def test_a_discard_pile_can_be_looked_through_at_any_time() -> None:
    """A may look through B's discard pile in anybody's turn and at any decision."""
    seen = 0
    for table in some_match():
        piles = [names(table.look()[seat]["discard"]) for seat in "ab"]
        for viewer in ("a", "b", None):
            assert [names(player["discard"]) for player in table.view(viewer)["players"]] == piles
        seen = max(seen, min(map(len, piles)))

    assert seen >= 3


@pytest.mark.rule("HIDDEN-02")
def test_everything_in_play_is_public() -> None:
    table = staged(TABLE)

    views = [table.view(viewer)["players"][0] for viewer in ("a", "b", None)]

    for player in views:
        assert player["phoenixborn"]["card"] == "aradel-summergaard"
        (worker,) = player["battlefield"]
        assert (worker["card"], worker["status"], worker["wounds"], worker["life"]) == ("iron-worker", 2, 1, 4)
        assert names(worker["attached"]) == ["root-armor"]
        assert names(player["spellboard"]) == ["abundance", "summon-gilder"]
        assert player["spellboard"][0]["exhaustion"] == 1
        assert player["dice"] == {
            "active": {"natural": [0, 1, 0], "charm": [0, 0, 1]},
            "exhausted": {"illusion": 1},
        }
        assert names(player["discard"]) == ["empower", "transfer"]


@pytest.mark.rule("FAQ-15", "HIDDEN-03")
def test_a_card_taken_by_a_search_is_not_shown() -> None:
    """Open Memories: the card goes to hand unseen, and the pile is shuffled."""
    draw = ["seal", "purge", "fear", "redirect", "anchornaut", "transfer", "protect", "refresh"]
    hand = {"hand": ["open-memories"], "draw": draw, "dice": ["charm-class", "natural-basic"]}
    orders = []
    for seed in range(3):
        table = staged({"a": hand, "b": {"hand": ["anchornaut"]}}, seed)
        table.say("a", "play open-memories", "choose redirect")

        for viewer in ("b", None):
            assert table.view(viewer)["players"][0]["hand"] == [UNKNOWN]
            assert "redirect" not in words(table.view(viewer))
        assert names(table.view("a")["players"][0]["hand"]) == ["redirect"]
        assert table.events("searched", "b")[0]["card"] == UNKNOWN
        assert table.events("searched", "a")[0]["card"]["card"] == "redirect"
        orders.append(tuple(names(table.look()["a"]["draw"])))

    rest = [card for card in draw if card != "redirect"]
    assert all(sorted(map(str, order)) == sorted(rest) for order in orders)
    assert len({*orders, tuple(rest)}) > 2


@pytest.mark.rule("HIDDEN-01")
def test_a_search_lists_the_pile_in_an_order_that_says_nothing() -> None:
    orders = []
    for draw in (["seal", "purge", "fear"], ["fear", "purge", "seal"]):
        table = staged(
            {"a": {"hand": ["open-memories"], "draw": draw, "dice": ["charm-class", "natural-basic"]}, "b": {}}
        )
        table.say("a", "play open-memories")
        orders.append(table.offers("a"))

    assert orders[0] == orders[1]
    assert sorted(orders[0]) == ["choose fear", "choose purge", "choose seal", "none"]


@pytest.mark.rule("HIDDEN-01")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = staged(
        {
            "a": {"hand": ["sleight-of-hand"], "draw": ["seal", "purge", "fear"], "dice": ["illusion-power"] * 2},
            "b": {"hand": ["anchornaut"]},
        }
    )

    table.say("a", "play sleight-of-hand")

    assert names(table.events("drew", "a")[0]["cards"]) == ["seal", "purge", "fear"]
    assert table.events("drew", "b")[0]["cards"] == [UNKNOWN] * 3
    assert table.view("b")["players"][0]["hand"] == [UNKNOWN] * 3


@pytest.mark.rule("HIDDEN-04")
def test_the_number_of_cards_in_every_zone_is_public() -> None:
    for table in some_match():
        board = table.look()
        for viewer in ("a", "b", None):
            for seat, player in zip("ab", table.view(viewer)["players"], strict=True):
                assert len(player["hand"]) == len(board[seat]["hand"])
                assert player["draw"] == len(board[seat]["draw"])
                assert len(player["discard"]) == len(board[seat]["discard"])
                pile = player["conjurations"]
                assert (pile if isinstance(pile, int) else sum(entry["n"] for entry in pile)) == len(
                    board[seat]["conjurations"]
                )


@pytest.mark.rule("HIDDEN-05")
def test_discards_become_public() -> None:
    table = staged(TABLE)
    assert not {"seal", "purge"} & set(words(table.view("b")))

    table.say("a", "meditate", "discard seal", "discard top")

    assert names(table.view("b")["players"][0]["discard"]) == ["empower", "transfer", "seal", "purge"]
    assert table.events("discarded", "b")[0]["card"]["card"] == "seal"
    assert table.events("discarded-top", "b")[0]["card"]["card"] == "purge"
    assert not {"fear", "redirect", "protect"} & set(words(table.view("b")))


@pytest.mark.rule("HIDDEN-06")
def test_removed_cards_are_public() -> None:
    table = staged(TABLE | {"c": {"hand": ["leech-warrior"], "draw": ["purge"]}, "removed": ["hammer-knight"]})
    assert [names(table.view(viewer)["removed"]) for viewer in ("a", "b", None)] == [["hammer-knight"]] * 3

    table.say("b", "concede")

    gone = {"hammer-knight", "strengthen", "anchornaut", "summon-false-demon", "false-demon", "aradel-summergaard"}
    assert [set(names(table.view(viewer)["removed"])) for viewer in ("a", "c", None)] == [gone] * 3


def words(thing: object) -> Iterator[str]:
    """Every word in a view."""
    if isinstance(thing, dict):
        for value in thing.values():
            yield from words(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from words(value)
    elif isinstance(thing, str):
        yield thing
