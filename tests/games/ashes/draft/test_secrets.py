"""What nobody may know in a draft: views, events and worlds of every seat."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import Seat
from emberhold.core.rng import Rng
from emberhold.games.ashes.draft.match import DraftMatch
from tests.conformance.lockstep import lockstep
from tests.conformance.random_play import cards_named
from tests.games.ashes.draft.bot_drafts import DRAFT


@pytest.mark.rule("DRAFT-04", "DRAFT-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_shown_or_told_what_only_others_know(players: int) -> None:
    """A card is named to a viewer who has it before them, has picked it, or when it has lain face up."""
    match, rng = DRAFT.new({"players": players}, players), Rng(players)
    assert isinstance(match, DraftMatch)
    heard = [0] * (players + 1)
    while match.pending:
        st = match.st
        up = {st.slug(card) for card in st.all_cards() if st.face_up(card)}
        for viewer in (*range(players), None):
            held = set() if viewer is None else {st.slug(card) for card in (*st.picks[viewer], *st.pack[viewer])}
            who = players if viewer is None else viewer
            news = match.events(viewer, heard[who])
            heard[who] += len(news)
            # A pick that was told about is no longer in a pack, but in the hands of whoever picked it.
            named = {name for _, name in cards_named([match.view(viewer), news]) if name is not None}
            assert named <= held | up, viewer
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))


@pytest.mark.rule("DRAFT-04")
@pytest.mark.parametrize("players", [2, 3])
def test_no_seat_can_tell_its_worlds_apart(players: int) -> None:
    match, rng = DRAFT.new({"players": players}, 11), Rng(players)
    number = 0
    while match.pending:
        number += 1
        if number % 9 == 0:
            lockstep(match, number % players, rng.fork(), 40)
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))


def test_a_world_keeps_what_a_seat_can_work_out() -> None:
    """Two people: from what is missing when a pack comes back, one knows exactly what the other took."""
    match = DRAFT.stage({"step": "cards", "round": 2, "a": {}, "b": {}}, 3)
    assert isinstance(match, DraftMatch)
    st = match.st
    pick_of_b = st.slug(st.picks[1][1])  # from the pack that a saw first
    unseen = st.slug(st.picks[1][0])  # before a saw that pack
    worlds = [match.determinize(0, Rng(luck)) for luck in range(20)]
    assert {w.st.slug(w.st.picks[1][1]) for w in worlds if isinstance(w, DraftMatch)} == {pick_of_b}
    assert len({w.st.slug(w.st.picks[1][0]) for w in worlds if isinstance(w, DraftMatch)}) > 5, unseen
    # The pack before b is one that a has had: its cards are the same ones in every world.
    seen = {st.slug(card) for card in st.pack[1]}
    assert all({w.st.slug(card) for card in w.st.pack[1]} == seen for w in worlds if isinstance(w, DraftMatch))


def test_of_three_nobody_knows_who_took_which() -> None:
    match = DRAFT.stage({"step": "cards", "round": 3, "a": {}, "b": {}, "c": {}}, 3)
    assert isinstance(match, DraftMatch)
    st = match.st
    # From the pack that a was dealt, b took one card and c another before it came back to a.
    pair = {st.slug(st.picks[Seat(1)][1]), st.slug(st.picks[Seat(2)][2])}
    found = set()
    for luck in range(20):
        world = match.determinize(0, Rng(luck))
        assert isinstance(world, DraftMatch)
        now = (world.st.slug(world.st.picks[1][1]), world.st.slug(world.st.picks[2][2]))
        assert set(now) == pair
        found.add(now)
    assert len(found) == 2
