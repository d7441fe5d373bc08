"""What a written board lays on the table beyond cards and dice: choices and attacks in progress, guests, knowledge."""

from __future__ import annotations

from collections import Counter

import pytest
import yaml

from emberhold.core.match import NotNow
from emberhold.games.ashes.scenario.keys import OVER, PHASES
from emberhold.games.ashes.spec import AshesSpec
from tests.games.ashes.boards import quiet, same_table
from tests.games.ashes.table import Json, Table, staged

SPEC = AshesSpec()
DECK = ["fear", "seal", "purge", "protect", "redirect", "empower", "fear"]


def laid(board: str, seed: int = 0) -> Table:
    return staged(yaml.safe_load(board), seed)


def again(table: Table) -> Table:
    """The table written down and laid anew."""
    luck = quiet(table.match).rng.state
    other = Table(SPEC.stage(SPEC.given(table.match), luck))
    same_table(quiet(table.match), quiet(other.match))
    return other


# -- the beginning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-03")
def test_the_first_five_are_being_chosen() -> None:
    """Who has picked five is ready; the others go on where they are, and never pick a name twice."""
    table = staged(
        {
            "phase": "first five",
            "a": {"draw": DECK, "picked": ["fear", "purge", "protect", "empower"], "exhausted dice": ["natural"]},
            "b": {"draw": DECK, "picked": DECK[:5], "exhausted dice": ["natural"]},
        }
    )
    assert table.asked() == {"a"}
    assert sorted(table.offers("a")) == ["pick redirect", "pick seal"]
    assert again(table).offers("a") == table.offers("a")

    table.say("a", "pick seal")

    look = table.look()
    assert look["phase"] == "discard"
    assert sorted(card["card"] for card in look["a"]["hand"]) == ["empower", "fear", "protect", "purge", "seal"]
    assert sorted(look["a"]["first five"]) == ["empower", "fear", "protect", "purge", "seal"]
    assert again(table).look() == look


@pytest.mark.rule("PREP-03", "SETUP-08")
def test_the_first_roll_decides_who_is_first() -> None:
    """Over several rolls each of two players is the one who shows most basic symbols."""
    side = "{hand: [fear], exhausted dice: [5*natural, 5*charm]}"
    holders = set()
    for seed in range(12):
        look = laid(f"{{phase: roll, first: none, a: {side}, b: {side}}}", seed).look()
        basics = {seat: sum(die.endswith("basic") for die in look[seat]["dice"]) for seat in "ab"}
        assert look["first"] == max(basics, key=lambda seat: basics[seat])
        holders.add(look["first"])
    assert holders == {"a", "b"}


@pytest.mark.rule("PREP-05")
def test_discards_are_being_chosen() -> None:
    table = laid(
        """
        phase: discard
        a: {hand: [fear, fear, seal], picked: [fear], draw: [purge]}
        b: {hand: [seal], ready: true, draw: [purge]}
        c: {}
        """
    )
    assert table.asked() == {"a"}
    assert table.offers("a") == ["discard fear", "discard seal", "done"]
    assert table.look()["a"]["picked"] == ["fear"]
    assert again(table).offers("a") == table.offers("a")


def test_phases_have_one_set_of_names() -> None:
    """What `then` calls a phase can be written in `given`: every phase in which somebody can be asked."""
    hands = "a: {hand: [fear], dice: [natural-basic], draw: [fear, fear]}, b: {hand: [fear], dice: [natural-basic]}"
    for phase in ("discard", "turns", "recovery"):
        assert laid(f"{{phase: {phase}, {hands}}}").look()["phase"] == phase
    assert laid("{phase: end of round, a: {battlefield: [blood-puppet, {blood-puppet: {wounds: 1}}]}}").look()[
        "phase"
    ] == ("end of round")
    workers = "[iron-worker, {iron-worker: {status: 1}}]"
    assert laid(f"{{phase: beginning, a: {{battlefield: {workers}}}}}").look()["phase"] == "beginning"
    table = laid("{a: {hand: [fear]}}")
    table.say("a", "concede")
    assert table.look()["phase"] == OVER
    assert OVER not in PHASES


# -- guests and knowledge ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DECK-04", "CTRL-02")
def test_a_guest_is_missing_from_its_owners_pile() -> None:
    """A Blood Puppet that stands with another player, in either order of seats, is one of its owner's five."""
    spell = "spellboard: [summon-blood-puppet]"
    for owner, other in ("ab", "ba"):
        table = laid(f"{{{owner}: {{{spell}}}, {other}: {{battlefield: [{{blood-puppet: {{owner: {owner}}}}}]}}}}")
        look = table.look()
        assert len(look[owner]["conjurations"]) == 4
        assert look[other]["conjurations"] == []


@pytest.mark.rule("HIDDEN-01")
def test_who_knows_a_card_in_a_hand() -> None:
    board = "{a: {hand: [fear, {seal: {known: [b, spectator]}}, {purge: {known: true}}]}, b: {}, c: {}}"
    table = laid(board)
    seen = {seat: sorted(str(c["card"]) for c in table.view(seat)["players"][0]["hand"]) for seat in ("a", "b", "c")}

    assert seen == {"a": ["fear", "purge", "seal"], "b": ["None", "purge", "seal"], "c": ["None", "None", "purge"]}
    assert [card["known"] for card in table.look()["a"]["hand"]] == [False, ["b", "spectator"], True]
    assert SPEC.given(table.match)["a"] == {
        "phoenixborn": "aradel-summergaard",
        "hand": ["fear", {"seal": {"known": ["b", "spectator"]}}, {"purge": {"known": True}}],
    }


# -- attacks -----------------------------------------------------------------------------------------------------------

SIDES = """
    a: {battlefield: [iron-worker, {iron-worker: {exhaustion: 1}}, hammer-knight, gilder], hand: [fear]},
    b: {battlefield: [gilder, butterfly-monk], spellboard: [summon-butterfly-monk], hand: [fear]}
"""


@pytest.mark.rule("ATKP-06")
def test_blocks_go_on_where_they_are() -> None:
    attack = "{attackers: [iron-worker#1, hammer-knight], target: b, blocks: {hammer-knight: gilder}}"
    table = laid(f"{{attack: {attack}, {SIDES}}}")
    assert table.asked() == {"b"}
    assert table.offers("b") == ["block a/iron-worker#1 with butterfly-monk", "done"]
    assert table.look()["attack"] == {
        "attackers": ["iron-worker#1", "hammer-knight"],
        "target": "b",
        "blocks": {"hammer-knight": "gilder"},
    }
    assert again(table).offers("b") == table.offers("b")

    table.say("b", "done")
    table.say("a", "resolve iron-worker#1")
    assert table.look()["b"]["phoenixborn"]["wounds"] == 2
    table.say("b", "no-counter")
    table.say("a", "decline")  # Aftershock 1
    table.say("b", "decline")  # Inheritance 1

    look = table.look()
    assert [card["card"] for card in look["b"]["battlefield"]] == ["butterfly-monk"]
    assert [card["exhaustion"] for card in look["a"]["battlefield"]] == [1, 1, 1, 0]
    assert (look["main"], look["attack"]["attackers"]) == (0, [])


@pytest.mark.rule("ATKP-09")
def test_who_has_struck_does_not_strike_again() -> None:
    attack = "{attackers: [iron-worker#2, iron-worker#1, gilder], target: b, struck: [iron-worker#2]}"
    table = laid(f"{{attack: {attack}, {SIDES}}}")
    assert table.offers("a") == ["resolve iron-worker#1", "resolve gilder"]
    assert again(table).offers("a") == table.offers("a")

    table.say("a", "resolve gilder")

    assert table.look()["b"]["phoenixborn"]["wounds"] == 1 + 2
    assert [card["exhaustion"] for card in table.look()["a"]["battlefield"]] == [1, 1, 0, 1]


@pytest.mark.rule("ATKP-09")
def test_after_the_blocks_comes_the_damage() -> None:
    table = laid(f"{{attack: {{attackers: [gilder, hammer-knight], target: b, declared: true}}, {SIDES}}}")

    assert table.offers("a") == ["resolve gilder", "resolve hammer-knight"]
    assert again(table).offers("a") == table.offers("a")


@pytest.mark.rule("ATKU-04")
def test_the_guard_is_asked_for() -> None:
    table = laid(f"{{attack: {{attackers: [hammer-knight], target: b/gilder}}, {SIDES}}}")

    assert table.offers("b") == ["guard aradel-summergaard", "guard butterfly-monk", "no-guard"]
    assert again(table).offers("b") == table.offers("b")
    assert SPEC.given(table.match)["attack"] == {"attackers": ["hammer-knight"], "target": "b/gilder"}


@pytest.mark.rule("ATKU-10", "ATKU-07")
def test_a_guard_stands_in_for_the_target() -> None:
    attack = "{attackers: [gilder, iron-worker#1], target: b/gilder, guard: b}"
    table = laid(f"{{attack: {attack}, {SIDES}}}")

    look = table.look()
    assert look["b"]["phoenixborn"]["wounds"] == 1 + 2
    assert [card["wounds"] for card in look["b"]["battlefield"]] == [0, 0]


@pytest.mark.rule("ATKU-11")
def test_a_unit_that_guards_may_counter() -> None:
    table = laid(f"{{attack: {{attackers: [gilder], target: b/gilder, guard: butterfly-monk}}, {SIDES}}}")

    assert table.offers("b") == ["counter", "no-counter"]
    given = SPEC.given(table.match)
    assert given["attack"] == {"attackers": ["gilder"], "target": "b/gilder", "guard": "butterfly-monk"}
    assert "main" not in given
    again(table)


def test_an_attack_on_a_board_can_be_copied_undone_and_replayed() -> None:
    """It is a position like any other: clones go on alike, and undo leads back to it."""
    table = laid(f"{{attack: {{attackers: [gilder, hammer-knight], target: b, declared: true}}, {SIDES}}}")
    before = table.look()
    copy = Table(table.match.clone())
    for one in (table, copy):
        one.say("a", "resolve gilder")
    assert table.look() == copy.look() != before

    table.match.rewind(0)

    assert table.look() == before
    assert table.offers("a") == ["resolve gilder", "resolve hammer-knight"]


# -- writing -----------------------------------------------------------------------------------------------------------


def test_everything_that_can_be_written_is_read_back() -> None:
    """A board with all the keys there are, written down again word for word."""
    given: Json = yaml.safe_load(
        """
        round: 3
        turn: c
        main: 0
        side: 3
        first: a
        passed: [a, c]
        a:
          phoenixborn: {coal-roarkwin: {wounds: 3, exhaustion: 1, status: 2}}
          hand: [fear, {seal: {known: [c]}}]
          draw: [redirect, fear]
          discard: [anchornaut]
          battlefield:
          - {hammer-knight: {wounds: 1, status: 2, boost: 2, bypass: true, attached: [{root-armor: {order: 2}}]}}
          - {blood-puppet: {owner: c, dice: [charm, a/charm]}}
          spellboard: [{protect: {status: 1, exhaustion: 1}}, summon-gilder]
          dice: [2*natural-class, charm-power]
          exhausted dice: [3*illusion]
          reacted: true
        b: {conceded: true}
        c:
          phoenixborn: jessa-na-ni
          battlefield: [{gilder: {attached: [{fade-away: {owner: a, exhaustion: 1, order: 1}}]}}]
          conjurations: [gilder]
          first five: [seal, purge, protect, empower, hypnotize]
          hand: [seal, purge, protect]
          discard: [empower]
          spellboard: [hypnotize]
        removed: [strengthen, {noah-redmoon: {owner: b}}]
        """
    )
    match = SPEC.stage(given, 1)

    assert SPEC.given(match) == given
    assert yaml.safe_load(yaml.safe_dump(SPEC.given(match))) == given


def test_what_goes_without_saying_is_not_written() -> None:
    match = SPEC.stage({"a": {"hand": ["fear"]}, "b": {"battlefield": ["gilder"]}}, 1)

    aradel = "aradel-summergaard"
    assert SPEC.given(match) == {
        "a": {"phoenixborn": aradel, "hand": ["fear"]},
        "b": {"phoenixborn": aradel, "battlefield": ["gilder"]},
    }


def test_in_the_middle_of_an_effect_the_quiet_point_before_it_is_written() -> None:
    table = laid("{a: {hand: [fear], battlefield: [gilder, iron-worker]}, b: {battlefield: [gilder]}}")
    before = SPEC.given(table.match)

    table.say("a", "attack phoenixborn", "attacker gilder")

    assert not table.match.quiet
    assert SPEC.given(table.match) == before


def test_a_match_that_is_over_has_no_position_to_play_from() -> None:
    table = laid("{a: {hand: [fear]}}")
    table.say("b", "concede")

    with pytest.raises(NotNow, match="The match is over"):
        SPEC.given(table.match)


@pytest.mark.rule("HIDDEN-03")
def test_a_search_does_not_depend_on_how_the_cards_are_numbered() -> None:
    """Of several copies in the pile the undermost is taken, so what is shuffled is the same pile."""
    board = """
        a: {hand: [open-memories], draw: [seal, purge, seal, fear, seal, purge], dice: [charm-class, natural-basic]}
        b: {hand: [fear]}
    """
    table = laid(board)
    state = quiet(table.match)
    state.draw[0].reverse()  # now the cards are numbered from the top
    other = again(table)
    for one in (table, other):
        one.say("a", "play open-memories", "choose seal")

    names = [[card["card"] for card in one.look()["a"]["draw"]] for one in (table, other)]
    assert names[0] == names[1]
    assert Counter(names[0]) == {"seal": 2, "purge": 2, "fear": 1}
