"""Chains of matches: what follows from what, written down and taken up again at any step."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from emberhold.core.chain import Chain, chain_names, load_chain
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import JournalError
from emberhold.core.match import NotNow
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng

SEATS = ("person", "bot=greedy", "bot=random")
ROUND_ROBIN = {"players": 3, "matches": "round-robin"}


def step(chain: Chain, luck: Rng) -> None:
    """One answer, or on to the next match. A match of Ashes is soon given up, so that it is short."""
    match = chain.match
    assert match is not None
    if match.outcome is not None:
        chain.go_on()
    elif match.game == "ashes" and match.answered >= 4:
        match.concede(next(seat for seat in range(match.seats) if match.plays(seat)))
    else:
        decision = match.pending[luck.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(luck.below(decision.count)))


def played(setup: dict[str, object], seed: int = 4, seats: tuple[str, ...] = ()) -> Chain:
    chain, luck = Chain.begin("ashes-draft", setup, seed, seats), Rng(seed)
    while not chain.over:
        step(chain, luck)
    return chain


def test_a_round_robin_of_three() -> None:
    chain = played(ROUND_ROBIN, seats=SEATS)
    draft = chain.played[0].match
    assert [link.game for link, _ in chain.played] == ["ashes-draft", "ashes", "ashes", "ashes"]
    assert [link.seats for link, _ in chain.played] == [(0, 1, 2), (0, 1), (0, 2), (1, 2)]
    decks: Any = draft.decks()  # type: ignore[attr-defined]
    for link, match in chain.played[1:]:
        assert link.setup == {"seats": [{"deck": decks[seat]} for seat in link.seats], "lists": "sealed"}
        assert match.journal().setup == link.setup
    assert chain.links == 4
    assert sum(chain.points) == 3, "a point for each match, and none for the draft"
    assert chain.points == [0, 1, 2], "whoever sits first gave up"
    assert len({journal.seed for journal in chain.journals()}) == 4


@pytest.mark.parametrize(
    ("setup", "tables"),
    [
        ({"players": 4}, [(0, 1, 2, 3)]),
        ({"players": 2, "matches": "round-robin", "lists": "open"}, [(0, 1)]),
        ({"players": 4, "matches": "round-robin"}, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
    ],
)
def test_who_meets_whom(setup: dict[str, object], tables: list[tuple[int, ...]]) -> None:
    chain = played(setup)
    assert [link.seats for link, _ in chain.played[1:]] == tables
    assert {link.setup["lists"] for link, _ in chain.played[1:]} == {setup.get("lists", "sealed")}


def test_who_left_the_draft_plays_no_match() -> None:
    chain, luck = Chain.begin("ashes-draft", ROUND_ROBIN, 3), Rng(3)
    assert chain.match is not None
    chain.match.concede(1)
    while not chain.over:
        step(chain, luck)
    assert [link.seats for link, _ in chain.played[1:]] == [(0, 2)]

    pair = Chain.begin("ashes-draft", {"players": 2}, 3)
    assert pair.match is not None
    pair.match.concede(0)
    pair.go_on()
    assert pair.over
    assert len(pair.played) == 1


def test_it_can_be_taken_up_again_at_every_step() -> None:
    chain, luck = Chain.begin("ashes-draft", ROUND_ROBIN, 7, SEATS), Rng(7)
    steps = 0
    while not chain.over:
        if steps % 5 == 0 or chain.match is None or chain.match.outcome is not None:
            again = Chain.loads(chain.dumps())
            assert again.dumps() == chain.dumps()
            assert (again.seats, again.seed, again.setup) == (chain.seats, chain.seed, chain.setup)
            if chain.match is not None and again.match is not None:
                assert again.match.view(0) == chain.match.view(0)
            if again.over:
                chain.go_on()  # nothing follows the last match, so a chain from a file is over with it
                break
            assert again.points == chain.points
            chain = again if steps % 10 == 0 else chain
        step(chain, luck)
        steps += 1
    assert steps > 60
    whole = Chain.loads(chain.dumps())
    assert whole.over
    assert whole.dumps() == chain.dumps() == played(ROUND_ROBIN, 7, SEATS).dumps(), "as if it had never been left"


def test_it_waits_for_its_matches() -> None:
    chain = Chain.begin("ashes-draft", {"players": 2}, 1)
    with pytest.raises(NotNow, match="not over yet"):
        chain.go_on()
    over = played({"players": 2})
    with pytest.raises(NotNow, match="is over"):
        over.go_on()


def cut(raw: dict[str, Any]) -> None:
    raw["matches"][0]["entries"].pop()


def other_deck(raw: dict[str, Any]) -> None:
    raw["matches"][1]["setup"]["seats"][0]["deck"] = "the-iron-men"


def other_luck(raw: dict[str, Any]) -> None:
    raw["matches"][1]["seed"] += 1


def one_more(raw: dict[str, Any]) -> None:
    raw["matches"].append(raw["matches"][1])


def other_answer(raw: dict[str, Any]) -> None:
    raw["matches"][0]["entries"][0] = ["answer", 0, [99]]


def other_rules(raw: dict[str, Any]) -> None:
    raw["matches"][1]["rules"] = "0123456789ab"


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (cut, "Match 1 of the chain is not over"),
        (other_deck, "Match 2 of the chain: it is not the match that follows"),
        (other_luck, "Match 2 of the chain: it is not the match that follows"),
        (one_more, "Match 3 of the chain: the chain ends before it"),
        (other_answer, "Match 1 of the chain: Entry 1 does not fit"),
        (other_rules, "Match 2 of the chain: The rules have changed"),
        (lambda raw: raw.pop("seats"), "no usable 'seats'"),
        (lambda raw: raw.update(seats=["person"]), "has 2 seats, not 1"),
        (lambda raw: raw.update(seats=[1, 2]), "no usable 'seats'"),
        (lambda raw: raw.update(format=2), "has format 2"),
        (lambda raw: raw.update(chain="ashes-drift"), "no chain of matches 'ashes-drift'; .*Did you mean"),
        (lambda raw: raw.update(setup={"players": 7}), "setup.players"),
    ],
)
def test_a_damaged_chain_is_refused_in_words(damage: Callable[[dict[str, Any]], object], found: str) -> None:
    raw = json.loads(played({"players": 2}).dumps())
    assert Chain.loads(json.dumps(raw)).over, "undamaged it is read"
    damage(raw)
    with pytest.raises(EmberholdError, match=found):
        Chain.loads(json.dumps(raw))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 1}', "[" * 100_000])
def test_what_is_no_chain_is_refused(text: str) -> None:
    with pytest.raises(JournalError):
        Chain.loads(text)


@pytest.mark.parametrize("setup", [{}, {"players": 2, "matches": "none"}, {"players": 2, "lists": "shut"}, {"x": 1}])
def test_a_set_up_that_is_none_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=r"^setup"):
        Chain.begin("ashes-draft", setup, 1)


def test_chains_are_found_by_name() -> None:
    assert "ashes-draft" in chain_names()
    assert load_chain("ashes-draft").players == (2, 4)
