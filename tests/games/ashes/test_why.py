"""Why can't I do that? Each refusal stands beside a table where the same thing can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from emberhold.core.match import Match
from emberhold.games.ashes.constants import FACES, TYPES
from emberhold.games.ashes.seen.why import VERBS
from emberhold.i18n import Texts
from emberhold.rulebook import rules
from tests.games.ashes.table import Json, Table, decks, new_match, staged
from tests.nets.decks import deal, player

Said = tuple[str, ...]
"""Answers, each with its seat: `a: attack unit`."""

A: Json = {
    "battlefield": ["iron-worker", "iron-rhino"],
    "hand": ["fear", "golden-veil"],
    "spellboard": ["strengthen"],
    "draw": ["refresh", "purge"],
    "dice": ["natural-power", "natural-class", "2*charm-class"],
}
B: Json = {"battlefield": ["mist-spirit", "false-demon"], "hand": ["fear"], "dice": ["natural-power"]}
TABLE: Json = {"a": A, "b": B}
HIT: Said = ("b: power natural", "b: target a/iron-rhino")
"""What Golden Veil answers."""
STRIKE: Said = ("a: attack phoenixborn", "a: attacker iron-worker", "a: attacker iron-rhino")
ON_A_UNIT: Said = ("a: attack unit", "a: attacker iron-worker", "a: done")


class Case(NamedTuple):
    wish: str
    reason: str
    rule: str
    cannot: tuple[Json, Said]
    can: tuple[Json, Said]
    twin: str = ""
    """What can be done on the second table, if it is not the same wish."""


def table(**changes: Json) -> Json:
    """The table with some things laid otherwise."""
    return TABLE | {key: TABLE[key] | change if key in TABLE else change for key, change in changes.items()}


THEIR_TURN: Json = TABLE | {"turn": "b"}
NO_MAIN: Json = TABLE | {"main": 0}
NO_SIDE: Json = TABLE | {"side": 0}
DISCARDING: Json = {"phase": "discard", "a": {"hand": ["fear", "purge"]}, "b": {"hand": ["fear", "purge"]}}

CASES = [
    # -- the own turn
    Case("a attacker iron-worker", "why-attack-first", "ATKP-02", (TABLE, ()), (TABLE, STRIKE[:1])),
    Case("a attacker iron-worker", "why-no-main", "TURN-02", (NO_MAIN, ()), (TABLE, STRIKE[:1])),
    Case("a discard fear", "why-meditate-first", "MEDIT-01", (TABLE, ()), (TABLE, ("a: meditate",))),
    Case("a discard strengthen", "why-meditate-first", "MEDIT-01", (TABLE, ()), (TABLE, ("a: meditate",))),
    Case("a discard top", "why-meditate-first", "MEDIT-01", (TABLE, ()), (TABLE, ("a: meditate",))),
    Case("a discard fear", "why-no-side", "TURN-02", (NO_SIDE, ()), (TABLE, ("a: meditate",))),
    Case("a discard top", "why-draw-pile-empty", "MEDIT-01", (table(a={"draw": []}), ()), (TABLE, ("a: meditate",))),
    Case(
        "a discard iron-rhino", "why-not-to-discard", "MEDIT-08", (TABLE, ()), (TABLE, ("a: meditate",)), "discard fear"
    ),
    Case("a power natural-class", "why-not-on-power", "DICE-04", (TABLE, ()), (TABLE, ()), "power natural-power"),
    Case("a power charm-power", "why-no-power-face", "DICE-04", (TABLE, ()), (TABLE, ()), "power natural"),
    Case("a play iron-rhino", "why-not-in-hand", "PLAY-16", (TABLE, ()), (TABLE, ()), "play fear"),
    Case("a use fear", "why-not-in-play", "PLAY-17", (TABLE, ()), (TABLE, ()), "use strengthen"),
    Case(
        "a attacker aradel-summergaard",
        "why-not-a-unit",
        "ATKP-02",
        (TABLE, STRIKE[:1]),
        (TABLE, STRIKE[:1]),
        "attacker iron-rhino",
    ),
    Case("a play fear", "why-in-the-middle", "TURN-05", (TABLE, ("a: meditate",)), (TABLE, ())),
    Case("a pass pass", "why-in-the-middle", "TURN-05", (TABLE, ("a: meditate",)), (TABLE, ())),
    Case("a attack-unit unit", "why-no-attacker", "ATKU-01", (table(a={"battlefield": []}), ()), (TABLE, ())),
    Case(
        "a attack-phoenixborn phoenixborn",
        "why-no-attacker",
        "ATKP-01",
        (table(a={"battlefield": []}), ()),
        (TABLE, ()),
    ),
    Case(
        "a use blood-archer",
        "why-triggered",
        "PLAY-01",
        (table(a={"battlefield": ["blood-archer", "iron-rhino"]}), ()),
        (table(a={"battlefield": ["blood-archer"]}), ("a: attack phoenixborn",)),
    ),
    # -- reaction spells
    Case("a play golden-veil", "why-reaction", "REACT-01", (THEIR_TURN, ()), (THEIR_TURN, HIT)),
    Case(
        "a play golden-veil",
        "why-reacted",
        "REACT-03",
        (THEIR_TURN | {"a": A | {"reacted": True}}, ()),
        (THEIR_TURN, HIT),
    ),
    Case("a play golden-veil", "why-reaction-phase", "REACT-02", (TABLE | {"phase": "discard"}, ()), (THEIR_TURN, HIT)),
    Case(
        "a play golden-veil",
        "why-no-dice",
        "COST-02",
        # Redirect makes the seat be asked while Golden Veil cannot be paid.
        (table(b={"hand": ["redirect"]}, a={"dice": ["natural-power"]}), ("a: power natural",)),
        (THEIR_TURN, HIT),
    ),
    # -- attacking
    Case("a attacker iron-worker", "why-attacking", "ATKP-02", (TABLE, STRIKE[:2]), (TABLE, STRIKE[:1])),
    Case("a attacker iron-worker", "why-attacking", "ATKU-02", (TABLE, ON_A_UNIT[:2]), (TABLE, ON_A_UNIT[:1])),
    Case(
        "a attacker iron-rhino",
        "why-attackers-declared",
        "ATKP-02",
        (TABLE, (*STRIKE[:2], "a: done")),
        (TABLE, STRIKE[:2]),
    ),
    # -- blocking
    Case(
        "b block mist-spirit",
        "why-not-attacked",
        "ATKP-06",
        (TABLE, (*ON_A_UNIT, "a: attack b/false-demon")),
        (TABLE, STRIKE),
    ),
    Case(
        "b block mist-spirit",
        "why-blocking",
        "ATKP-06",
        (TABLE, (*STRIKE, "b: block a/iron-worker with mist-spirit")),
        (TABLE, STRIKE),
    ),
    Case(
        "b block iron-worker",
        "why-blocked",
        "ATKP-06",
        (TABLE, (*STRIKE, "b: block a/iron-worker with mist-spirit")),
        (TABLE, STRIKE),
    ),
    Case(
        "b block iron-rhino",
        "why-no-blocker",
        "ATKP-06",
        (table(b={"battlefield": ["mist-spirit"]}), (*STRIKE, "b: block a/iron-worker with mist-spirit")),
        (TABLE, (*STRIKE, "b: block a/iron-worker with mist-spirit")),
    ),
    Case(
        "b block mist-spirit",
        "why-all-blocked",
        "ATKP-06",
        (TABLE, (*STRIKE[:2], "a: done", "b: block a/iron-worker with false-demon")),
        (TABLE, (*STRIKE, "b: block a/iron-worker with false-demon")),
    ),
    Case(
        "b block iron-worker",
        "why-bypass",
        "ATKP-07",
        (table(a={"battlefield": [{"iron-worker": {"bypass": True}}, "iron-rhino"]}), STRIKE),
        (TABLE, STRIKE),
    ),
    Case(
        "b block aradel-summergaard",
        "why-not-a-blocker",
        "ATKP-06",
        (TABLE, STRIKE),
        (TABLE, STRIKE),
        "block mist-spirit",
    ),
    # -- guarding
    Case(
        "b guard false-demon",
        "why-not-attacked",
        "ATKU-04",
        (TABLE, STRIKE),
        (TABLE, (*ON_A_UNIT, "a: attack b/mist-spirit")),
    ),
    Case(
        "b guard false-demon",
        "why-is-attacked",
        "ATKU-04",
        (TABLE, (*ON_A_UNIT, "a: attack b/false-demon")),
        (TABLE, (*ON_A_UNIT, "a: attack b/mist-spirit")),
    ),
    Case(
        "b guard mist-spirit",
        "why-no-unit-guard",
        "ATKU-06",
        (TABLE, (*ON_A_UNIT, "a: attack b/false-demon")),
        (TABLE, (*ON_A_UNIT, "a: attack b/mist-spirit")),
        "guard false-demon",
    ),
    Case(
        "b guard false-demon",
        "why-exhausted",
        "EXH-02",
        (
            table(b={"battlefield": ["mist-spirit", {"false-demon": {"exhaustion": 1}}]}),
            (*ON_A_UNIT, "a: attack b/mist-spirit"),
        ),
        (TABLE, (*ON_A_UNIT, "a: attack b/mist-spirit")),
    ),
    # -- the prepare phase
    Case("a discard fear", "why-discard-picked", "PREP-05", (DISCARDING, ("a: discard fear",)), (DISCARDING, ())),
    Case("a discard fear", "why-discards-chosen", "PREP-05", (DISCARDING, ("a: done",)), (DISCARDING, ())),
]


def reached(given: Json, said: Said) -> Table:
    out = staged(given)
    for answer in said:
        seat, _, words = answer.partition(": ")
        out.say(seat, words)
    return out


def why(at: Table, seat: str, verb: str, thing: str) -> tuple[str, str] | None:
    found = at.match.why_not("abcd".index(seat), verb, thing)
    return None if found is None else (found.text.id, found.rule)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.wish}: {case.reason}")
def test_a_refusal_names_what_stands_in_the_way(case: Case) -> None:
    seat, verb, thing = case.wish.split()

    assert why(reached(*case.cannot), seat, verb, thing) == (case.reason, case.rule)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.wish}: {case.reason}")
def test_its_twin_is_offered(case: Case) -> None:
    seat, verb, thing = case.wish.split()
    if case.twin:
        verb, thing = case.twin.split()

    assert why(reached(*case.can), seat, verb, thing) is None


@pytest.mark.rule("SETUP-03")
def test_the_first_five_are_five_different_cards_chosen_once() -> None:
    at = new_match(decks("the-iron-men", "the-mist-guardian", first_five="choose"))
    first, *others = [offer.removeprefix("pick ") for offer in at.offers("a")]
    assert why(at, "a", "pick", first) is None

    at.say("a", f"pick {first}")
    assert why(at, "a", "pick", first) == ("why-picked", "SETUP-03")
    assert why(at, "a", "pick", others[0]) is None

    for slug in others[:4]:
        at.say("a", f"pick {slug}")
    assert why(at, "a", "pick", others[4]) == ("why-first-five-chosen", "SETUP-03")

    for _ in range(5):
        at.say("b", at.offers("b")[0])
    assert why(at, "a", "pick", others[4]) == ("why-no-first-five-now", "SETUP-03")


@pytest.mark.net
@pytest.mark.parametrize("seed", range(12))
def test_everything_in_sight_has_an_option_or_a_fitting_reason(seed: int) -> None:
    """Any seat may ask at any moment: the sentence is there, the rule is in the book, and an option is no refusal."""
    players = 2 + seed % 3
    match, rng = deal("random" if seed % 2 else "built", players, 700 + seed), player(players, seed)
    texts, book = Texts("en", "ashes"), {rule.id for rule in rules("ashes")}
    for number in range(20_000):
        if not match.pending:
            break
        if number % 5 == 0:
            for seat in range(players):
                look_around(match, seat, texts, book)
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    assert match.outcome is not None
    assert not texts.absent
    assert not texts.broken


def look_around(match: Match, seat: int, texts: Texts, book: set[str]) -> None:
    decision = match.decision_for(seat)
    options = [] if decision is None else decision.described(seat)[1]
    by_id = {(option.meaning[0], ref) for option in options for ref in option.refs}
    for zone, verb, thing in in_sight(dict(match.view(seat))):
        found = match.why_not(seat, verb, thing)
        if isinstance(thing, int):
            assert (found is None) == ((verb, thing) in by_id), (zone, verb)
        if found is not None:
            assert found.rule in book
            assert texts.format(found.text)
            if decision is not None and decision.kind == "turn":
                # Nothing is being resolved now, so these would be no reasons at all.
                assert found.text.id not in ("why-in-the-middle", "why-no-such-thing"), (zone, verb)


def in_sight(view: Json) -> Iterator[tuple[str, str, object]]:
    """Every verb of every thing a seat can see."""
    for owner in view["players"]:
        cards = {zone: owner[zone] for zone in ("hand", "battlefield", "spellboard", "discard")}
        cards["phoenixborn"] = [owner["phoenixborn"]]
        cards["attached"] = [card for unit in owner["battlefield"] for card in unit.get("attached", ())]
        cards["removed"] = view["removed"]
        for zone, lying in cards.items():
            yield from ((zone, verb, card["id"]) for card in lying if card["id"] for verb in VERBS[zone])
        yield from (("deck", verb, entry["card"]) for entry in owner.get("deck", ()) for verb in VERBS["deck"])
    yield from (("draw", verb, "top") for verb in VERBS["draw"])
    yield from (("die", verb, f"{kind}-{face}") for verb in VERBS["die"] for kind in TYPES for face in FACES)
    yield from (("button", verb, verb) for verb in VERBS["button"])
