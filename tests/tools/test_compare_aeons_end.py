"""The comparison of Aeon's End with the reference notices what differs, and only that."""

from __future__ import annotations

from typing import Any

from emberhold.core.registry import load_game
from tools.compare_aeons_end import mage, names_wanted, nemesis_card, numbers_in, player_card, treasure

CONTENT: dict[str, Any] = {str(entry["slug"]): entry for entry in load_game("aeons-end").content()}
JASPER = {
    "type": "gem",
    "cost": 4,
    "role": "supply",
    "copies": 7,
    "keywords": [],
    "effect": "You get 2 aether.",
}
METEOR = {"type": "power", "tier": 2, "power": 1, "power_effect": "Twice. 3 damage.", "to_discard": "Four cards."}


def test_numbers_are_read_in_digits_and_in_words() -> None:
    assert numbers_in("Discard four cards, then 12 damage twice.") == {4, 12, 2}


def test_a_card_that_agrees_is_not_mentioned() -> None:
    assert player_card(CONTENT["recurring-jasper"], JASPER) == []
    assert nemesis_card(CONTENT["obliterating-meteor"], METEOR) == []


def test_each_fact_that_differs_is_said() -> None:
    other = JASPER | {"cost": 5, "copies": 6, "effect": "You get 3 aether."}
    assert player_card(CONTENT["recurring-jasper"], other) == [
        "recurring-jasper: cost is 4, in the reference 5",
        "recurring-jasper: copies is 7, in the reference 6",
        "recurring-jasper: its text says aether 2; the reference's numbers are [3]",
    ]
    assert nemesis_card(CONTENT["obliterating-meteor"], METEOR | {"tier": 3, "to_discard": None}) == [
        "obliterating-meteor: tier is 2, in the reference 3",
        "obliterating-meteor: can be discarded is True, in the reference False",
        "obliterating-meteor: its text says cards 4; the reference's numbers are [1, 2, 3]",
    ]


def test_a_mat_is_compared_breach_by_breach() -> None:
    ours = CONTENT["taqren"]
    breaches = [
        {"position": entry["position"].upper(), "breach": entry["breach"], "facing": entry["facing"], "state": "closed"}
        for entry in ours["breaches"]
    ]
    breaches[0] |= {"state": "open", "facing": None}
    raw = {
        "charges": ours["charges"],
        "ability": {"when": ["own_main_phase"], "effect": "1 life."},
        "starting_hand": ours["hand"],
        "starting_deck_top_to_bottom": ours["deck"],
        "breaches": breaches,
    }
    assert mage(ours, raw) == []
    breaches[1]["facing"] = 3
    assert [line.split(" is ")[0] for line in mage(ours, raw)] == ["taqren: breach II"]


def test_treasures_and_names() -> None:
    raw = {
        "level": 3,
        "type": "personal",
        "cost": None,
        "effect": "Once, at 6 or more, 2 charges.",
        "name": {"de": "X"},
    }
    assert treasure(CONTENT["brooch-of-attunement"], raw) == []
    assert treasure(CONTENT["brooch-of-attunement"], raw | {"level": 2}) != []
    assert names_wanted({"brooch": ("treasure", raw)}, "de") == {"card-brooch": "X"}
    assert names_wanted({"brooch": ("treasure", raw)}, "pl") == {}
