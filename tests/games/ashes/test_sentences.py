"""What a person reads: two options that do different things never sound the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emberhold
from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from emberhold.games.ashes.constants import ENTERED
from emberhold.games.ashes.moments import Moment
from emberhold.games.ashes.question_kinds import describe
from emberhold.games.ashes.rules.damage import run_moments
from emberhold.i18n import Texts
from tests.games.ashes.table import Table, staged
from tests.nets.ashes_invariants import table_of
from tests.nets.decks import deal, player


def sentences(match: Match, seat: int, texts: Texts) -> list[str]:
    decision = match.decision_for(seat)
    assert decision is not None
    texts.you = seat
    return [texts.format(option.text) for option in decision.described(seat)[1]]


def read(table: Table, seat: str) -> list[str]:
    return sentences(table.match, "abcd".index(seat), Texts("en", "ashes"))


@pytest.mark.net
@pytest.mark.parametrize("seed", range(30))
def test_no_two_options_read_the_same(seed: int) -> None:
    players = 2 + seed % 3
    match, rng = deal("random" if seed % 2 else "built", players, 500 + seed), player(players, seed)
    texts = Texts("en", "ashes")
    for _ in range(20_000):
        if not match.pending:
            break
        for decision in match.pending:
            for seat in decision.seats:
                said = sentences(match, seat, texts)
                assert len(set(said)) == len(said), (decision.kind, [text for text in said if said.count(text) > 1])
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    assert match.outcome is not None
    assert not texts.absent
    assert not texts.broken


def test_two_instances_for_one_card_say_how_much_and_from_what() -> None:
    units = [{"living-doll": {"boost": 2}}]
    table = staged(
        {
            "a": {"battlefield": units, "dice": ["2*natural-basic"], "hand": ["fear"]},
            "b": {"battlefield": [{"iron-rhino": {"attached": ["spiked-armor"]}}]},
        }
    )
    table.say("a", "attack unit")
    table.say("b", "no-guard", "counter")

    assert read(table, "a") == [
        "Player 2’s Iron Rhino: 2 damage from Living Doll (attack)",
        "Living Doll: 5 damage from Iron Rhino (counter)",
        "Living Doll: 2 damage from Iron Rhino (ability)",
        "All in this order",
    ]


def test_like_units_are_told_apart_by_what_lies_on_them() -> None:
    table = staged(
        {
            "a": {"battlefield": ["iron-rhino", {"iron-rhino": {"wounds": 2, "attached": ["root-armor"]}}, "gilder"]},
            "b": {"battlefield": ["gilder"]},
        }
    )
    table.say("a", "attack phoenixborn")

    fresh, hurt, other, together = [re.sub(r"#\d+", "#n", text) for text in read(table, "a")]
    assert fresh == "Iron Rhino #n (nothing on it)"
    assert hurt == "Iron Rhino #n (2 × wound token and Root Armor)"
    assert other == "Gilder", "There is one, so its name is enough."
    assert together == "All of them"


def test_copies_that_are_alike_are_one_option_with_a_plain_name() -> None:
    table = staged({"a": {"battlefield": ["iron-rhino", "iron-rhino", "gilder"]}, "b": {"battlefield": ["gilder"]}})
    table.say("a", "attack phoenixborn")

    assert read(table, "a") == ["Iron Rhino", "Gilder", "All of them"]


def test_an_exhausted_copy_of_a_spell_says_so() -> None:
    table = staged({"a": {"spellboard": ["purge", {"purge": {"exhaustion": 1}}]}, "b": {}})
    table.say("a", "meditate")

    assert [re.sub(r"#\d+", "#n", text) for text in read(table, "a")] == [
        "Discard Purge #n (nothing on it) from your spellboard",
        "Discard Purge #n (exhaustion token) from your spellboard",
    ]


def test_a_block_names_both_units_by_number() -> None:
    fighters = ["iron-rhino", {"iron-rhino": {"wounds": 1}}]
    table = staged({"a": {"battlefield": fighters}, "b": {"battlefield": ["gilder", {"gilder": {"wounds": 1}}]}})
    table.say("a", "attack phoenixborn", "attacker iron-rhino#1", "attacker iron-rhino#2")

    said = [re.sub(r"#\d+", "#n", text) for text in read(table, "b")]
    assert said[:2] == [
        "Gilder #n (nothing on it) blocks Iron Rhino #n (attacking)",
        "Gilder #n (wound token) blocks Iron Rhino #n (attacking)",
    ]
    assert said[2] == "Gilder #n (nothing on it) blocks Iron Rhino #n (wound token and attacking)"


def test_the_effect_of_anothers_card_carries_the_players_name() -> None:
    table = staged(
        {
            "phase": "beginning",
            "a": {"battlefield": ["iron-worker"]},
            "b": {"battlefield": ["iron-worker"]},
            "first": "a",
        }
    )

    assert read(table, "a") == ["Iron Worker: Resourceful 1", "Player 2’s Iron Worker: Resourceful 1"]


def test_asking_for_the_order_of_events_names_no_card_beside_them() -> None:
    """The kinds of the events were taken for cards once, so the prompt carried a name out of somebody's deck."""
    given = {
        "a": {"battlefield": ["iron-worker", "anchornaut"], "hand": ["fear"]},
        "b": {"battlefield": ["blue-jaguar"], "dice": ["2*natural-basic"]},
    }
    st = table_of(staged(given).match)
    ask = next(run_moments(st, [Moment(ENTERED, card=card, seat=Seat(0)) for card in st.battlefield[0]]))
    texts = Texts("en", "ashes")

    prompt, options = describe(st, ask, Seat(0))
    assert (ask.kind, dict(prompt.args)) == ("order-events", {})
    assert [texts.format(option.text) for option in options] == [
        "Iron Worker has come into play",
        "Anchornaut has come into play",
    ]
    _, options = describe(st, ask, Seat(1))
    assert texts.format(options[0].text) == "Player 1’s Iron Worker has come into play"


def test_every_sentence_about_a_card_on_the_table_has_its_longer_form() -> None:
    """A card in hand or in a pile has a name of its own there, so these few need none."""
    plain = {"do-play", "do-pick", "do-pick-suggested", "do-discard", "do-respark", "do-assign"}
    file = Path(emberhold.__file__).parent / "i18n" / "en" / "ashes.ftl"
    entries = re.findall(r"^(do-[a-z-]+) = (.*)\n((?:    \..*\n)*)", file.read_text(encoding="utf-8"), re.M)

    about_cards = {id: longer for id, text, longer in entries if "$card" in text}
    assert {id for id, longer in about_cards.items() if ".which" not in longer} == plain
