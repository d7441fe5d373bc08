"""What comes to mind depends on what lies on the table, not on the numbers that the engine gave to the cards.

Seats and cards are both plain numbers: a card with a small number was once taken for a seat, and so the targets of
Water Blast changed with the order in which the board was laid.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from emberhold.bots import Handle
from emberhold.bots.greedy import Greedy
from emberhold.core.decisions import NONE, Answers, Ask
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.fenrix.bot import wanted_claw
from emberhold.games.aeons_end.nemeses.fenrix.mat import mat_of
from emberhold.games.aeons_end.scenario.given import set_table as set_battle
from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.defs import PLAYER, Target
from emberhold.games.ashes.dice_powers import POWERS
from emberhold.games.ashes.question_kinds import candidates
from emberhold.games.ashes.rules.targets import answers_for
from emberhold.games.ashes.scenario.given import set_table
from emberhold.games.ashes.state import DEFS, State

BY_CARD = ("card", "controller", "zone", "wounds", "exhaustion", "status", "seen", "boost", "bypass", "doomed")
BY_SEAT = ("draw", "hand", "discard", "conjurations", "battlefield", "spellboard", "picks")

load_content()


def targets() -> list[tuple[str, int, Target]]:
    """Every target that any card or die in the game asks for: where it stands, its place there, what fits."""
    abilities = [
        (f"{d.slug} {ability.name}", ability)
        for d in DEFS
        for ability in (*d.abilities, *([] if d.play is None else [d.play]))
    ]
    abilities += [(f"dice power {power.name}", power) for power in POWERS]
    return [(name, slot, target) for name, ability in abilities for slot, target in enumerate(ability.targets)]


def board() -> State:
    """Four players with units, spells and alterations of different worth."""
    units = (
        ["anchornaut", {"iron-rhino": {"attached": ["root-armor"]}}, "iron-worker"],
        ["hammer-knight", {"iron-rhino": {"exhaustion": 1}}, {"blue-jaguar": {"attached": ["root-armor"]}}],
        [{"gilder": {"wounds": 1}}, "mist-spirit"],
        [{"living-doll": {"wounds": 2}}, "butterfly-monk", "stormwind-sniper"],
    )
    spells = (["strengthen"], ["empower", "chant-of-revenge"], ["hypnotize"], ["summon-butterfly-monk"])
    sides = zip("abcd", units, spells, strict=True)
    return set_table({seat: {"battlefield": u, "spellboard": s} for seat, u, s in sides}, 1)


def renumbered(st: State, order: Sequence[int]) -> State:
    """The same table; the card with the number n has the number order[n] now."""
    out = st.copy()
    new = {CardId(old): CardId(number) for old, number in enumerate(order)}
    back = {number: old for old, number in new.items()}
    old_of = [back[card] for card in st.all_cards()]
    for name in BY_CARD:
        setattr(out, name, [getattr(st, name)[old] for old in old_of])
    out.owner = [st.owner[old] for old in old_of]
    out.host = [new.get(st.host[old], NO_CARD) for old in old_of]
    out.ids = [[ids[old] for old in old_of] for ids in st.ids]
    for name in BY_SEAT:
        setattr(out, name, [[new[card] for card in cards] for cards in getattr(st, name)])
    out.phoenixborn = [new[card] for card in st.phoenixborn]
    out.attached = [new[card] for card in st.attached]
    out.removed = [new[card] for card in st.removed]
    out.card_dice = [(new[card], owner, kind) for card, owner, kind in st.card_dice]
    return out


def orders(n: int) -> list[list[int]]:
    """A few ways to number n cards: as many as it takes for every card to be among the first four once."""
    return [[(number + shift) % n for number in range(n)] for shift in range(0, n, 4)]


def test_renumbering_changes_numbers_only() -> None:
    st = board()
    for order in orders(len(st.card)):
        other = renumbered(st, order)
        for seat in range(st.seats):
            assert [order[card] for card in st.battlefield[seat]] == other.battlefield[seat]
            assert [st.card[card] for card in st.battlefield[seat]] == [other.card[c] for c in other.battlefield[seat]]
    assert sorted({order.index(first) for order in orders(40) for first in range(4)}) == list(range(40))


@pytest.mark.parametrize(("where", "slot", "target"), targets(), ids=lambda part: part if isinstance(part, str) else "")
def test_targets_do_not_depend_on_numbers(where: str, slot: int, target: Target) -> None:
    st = board()
    for seat in st.all_seats:
        about = (st.phoenixborn[seat], slot, target.what)
        answers = answers_for(st, seat, target, [])
        plain = candidates(st, Ask("target", seat, answers, about=about), {})
        assert plain, where
        for order in orders(len(st.card)):
            new: Answers = [a if target.what == PLAYER or a == NONE else (order[a[0]],) for a in answers]
            said = candidates(renumbered(st, order), Ask("target", seat, new, about=about), {})
            assert said == [new[answers.index(answer)] for answer in plain]


@pytest.mark.parametrize("kind", ["choose", "attach"])
def test_choices_do_not_depend_on_numbers(kind: str) -> None:
    """A card chosen or given an alteration is always a card, whatever its number."""
    st = board()
    cards = [card for seat in range(st.seats) for card in st.battlefield[seat]]
    plain = candidates(st, Ask(kind, Seat(1), [(card,) for card in cards], about=(st.phoenixborn[1],)), {})
    for order in orders(len(st.card)):
        ask = Ask(kind, Seat(1), [(order[card],) for card in cards], about=(order[st.phoenixborn[1]],))
        assert candidates(renumbered(st, order), ask, {}) == [(order[card],) for (card,) in plain]


OWN = ("iron-rhino", "hammer-knight", "blue-jaguar", "iron-worker")


def aiming(first: int) -> Match:
    """Water Blast is being aimed; the own battlefield is written from this unit on."""
    mine = {"battlefield": [*OWN[first:], *OWN[:first]], "dice": ["natural-class"]}
    theirs = {"battlefield": [{"living-doll": {"wounds": 2}}, "gilder"]}
    match = load_game("ashes").stage({"a": mine, "b": theirs, "c": {}, "d": {}}, 1)
    decision = match.pending[0]
    (blast,) = [option for option in decision.options if option.meaning[-1] == "water-blast"]
    match.answer(0, decision, blast.key)
    return match


@pytest.mark.parametrize("first", range(1, 4))
def test_the_order_of_the_board_does_not_change_the_targets_of_water_blast(first: int) -> None:
    """Report: the targets that are tried change when the same board is written in another order."""
    tried, chosen = [], []
    for match in (aiming(0), aiming(first)):
        decision = match.pending[0]
        meanings = [option.meaning for option in decision.options]
        found = match.candidates(decision.ask)
        assert found is not None
        tried.append([meanings[decision.ask.answers.index(answer)] for answer in found])
        chosen.append(meanings[int(Greedy().choose(Handle(match, 0), decision, Rng(1)))])

    assert tried[0] == tried[1]
    assert {meaning[-1] for meaning in tried[0]} == {*OWN, "b/living-doll", "b/gilder"}
    assert chosen[0] == chosen[1]


def test_of_equal_claws_the_oldest_is_wanted() -> None:
    claws = {"name": "fenrix", "play": ["rending-claw", "rending-claw", "rending-claw"], "claws left": 2}
    st = set_battle({"nemesis": claws, "a": {}, "b": {}}, 1)
    oldest, middle, youngest = st.in_play
    assert wanted_claw(st, Seat(0)) == oldest

    st.in_play = [youngest, middle, oldest]
    assert wanted_claw(st, Seat(0)) == youngest
    mat_of(st).position[1] = youngest
    assert wanted_claw(st, Seat(0)) == middle
