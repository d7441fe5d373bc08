"""DRAFT: the numbers, the order and the end of every step, in whole drafts."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.errors import EmberholdError
from emberhold.core.manners import undo_of
from emberhold.core.match import NotNow
from emberhold.core.registry import SetupError, chain_game_names, game_names, load_game
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import COPIES
from emberhold.games.ashes.draft.match import DraftMatch
from emberhold.games.ashes.draft.rules.decks import match_setup
from emberhold.games.ashes.setup.read import read_deck
from tests.games.ashes.draft.bot_drafts import ASHES, DRAFT, bot_draft


def random_draft(players: int, seed: int) -> DraftMatch:
    match, rng = DRAFT.new({"players": players}, seed), Rng(seed).fork()
    while match.pending:
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    assert isinstance(match, DraftMatch)
    return match


@pytest.mark.rule("DRAFT-01")
def test_two_to_four_people_draft() -> None:
    for players in (2, 3, 4):
        assert DRAFT.new({"players": players}, 1).seats == players
    for setup in ({"players": 1}, {"players": 5}, {}, {"players": 2, "decks": 2}):
        with pytest.raises(SetupError, match=r"^setup"):
            DRAFT.new(setup, 1)


@pytest.mark.rule("DRAFT-02", "DRAFT-08")
def test_the_draft_deck_is_one_of_every_card_that_belongs_to_no_phoenixborn() -> None:
    look = DRAFT.look(DRAFT.new({"players": 2}, 3))
    deck = look["deck"]
    assert isinstance(deck, list)
    plain = {
        card["slug"]
        for card in ASHES.content()
        if card["type"] not in ("phoenixborn", "conjuration") and "phoenixborn" not in card
    }
    assert len(deck) == 54
    assert set(deck) == plain
    assert look["supply"] == {"natural": 10, "charm": 10, "ceremonial": 10, "illusion": 10}
    assert deck != DRAFT.look(DRAFT.new({"players": 2}, 4))["deck"], "it is shuffled"


@pytest.mark.rule("DRAFT-02")
def test_chance_decides_who_begins() -> None:
    firsts = Counter(DRAFT.look(DRAFT.new({"players": 4}, seed))["first"] for seed in range(80))
    assert set(firsts) == {"a", "b", "c", "d"}
    assert max(firsts.values()) < 40


@pytest.mark.rule("DRAFT-03", "DRAFT-05", "DRAFT-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_step_goes_clockwise_from_the_token_which_moves_twice(players: int) -> None:
    match = DRAFT.new({"players": players}, 5)
    token = "abcd".index(str(DRAFT.look(match)["first"]))
    asked: dict[str, list[int]] = {"phoenixborn": [], "dice": [], "exchange": []}
    while match.pending:
        decision = match.pending[0]
        if decision.kind in asked:
            asked[decision.kind].append(decision.seats[0])
        last = str(decision.count - 1)
        match.answer(decision.seats[0], decision, last if decision.kind == "exchange" else "0")
    order = [[(token + moved + i) % players for i in range(players)] for moved in range(3)]
    assert asked["phoenixborn"] == order[0]
    assert asked["dice"] == (order[1] * 5)[: len(asked["dice"])]
    assert len(asked["dice"]) >= 3 * players, "without a choice they are given: at the end one type is left"
    assert asked["exchange"] == order[2]


@pytest.mark.rule("DRAFT-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_rounds_of_picks_and_packs_that_go_left(players: int) -> None:
    match = DRAFT.new({"players": players}, 8)
    while match.pending[0].kind == "phoenixborn":
        match.answer(match.pending[0].seats[0], match.pending[0], "0")
    assert isinstance(match, DraftMatch)
    for round in range(8):
        packs = [{match.st.slug(card) for card in pack} for pack in match.st.pack]
        assert {len(pack) for pack in packs} == {9 - round}
        picked = []
        for seat in range(players):
            decision = match.decision_for(seat)
            assert decision is not None
            option = decision.options[seat % decision.count]
            picked.append(option.meaning[1])
            match.answer(seat, decision, option.key)
        if round < 7:
            now = [{match.st.slug(card) for card in pack} for pack in match.st.pack]
            assert [now[(seat + 1) % players] for seat in range(players)] == [
                packs[seat] - {picked[seat]} for seat in range(players)
            ]
    assert [len(picks) for picks in match.st.picks] == [9] * players, "the ninth card is the last of its pack"
    assert match.pending[0].kind == "dice"


@pytest.mark.rule("DRAFT-07", "DRAFT-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_draft_gives_legal_decks(players: int) -> None:
    for seed in range(10):
        match = random_draft(players, seed)
        decks = match.decks()
        held = [card for deck in decks for card in deck["cards"]]
        assert len(held) == len(set(held)), "there is one of every card, and nobody else has it"
        for seat, deck in enumerate(decks):
            legal = read_deck(deck, "deck")
            assert set(legal.cards.values()) == {COPIES}
            players_seen = match.view(seat)["players"]
            assert {card["card"]: card["n"] for card in players_seen[seat]["deck"]} == deck["cards"]
            assert all("deck" not in other for other in players_seen if other["seat"] != seat), "lists are sealed"
        if players == 4:
            assert match.st.supply == [0, 0, 0, 0]


@pytest.mark.rule("DRAFT-09")
def test_the_token_of_the_draft_means_nothing_in_the_match() -> None:
    decks = random_draft(2, 4).decks()
    setup = match_setup(decks, "sealed")
    assert set(setup) == {"seats", "lists"}
    firsts = set()
    for seed in range(12):
        match = ASHES.new(setup, seed)
        while match.view(None)["first"] is None:
            match.answer(match.pending[0].seats[0], match.pending[0], "0")
        firsts.add(match.view(None)["first"])
    assert firsts == {0, 1}, "PREP-03: it is rolled"


def test_there_are_no_decks_before_the_end() -> None:
    match = DRAFT.new({"players": 2}, 1)
    assert isinstance(match, DraftMatch)
    with pytest.raises(NotNow):
        match.decks()


@pytest.mark.rule("DRAFT-04")
def test_a_pick_can_be_taken_back_until_all_have_picked() -> None:
    match = DRAFT.stage({"step": "cards", "a": {}, "b": {}}, 1)
    first = match.decision_for(0)
    assert first is not None
    match.answer(0, first, "3")
    assert undo_of(match, 0, {1}).state == "free"
    match.rewind(undo_of(match, 0, {1}).to)
    for seat in (0, 1):
        decision = match.decision_for(seat)
        assert decision is not None
        match.answer(seat, decision, "0")
    assert undo_of(match, 1, {0}).state == "revealed", "everybody has seen another pack"


@pytest.mark.rule("DRAFT-06")
def test_an_exchange_can_be_cancelled_until_a_pick_is_given() -> None:
    match = DRAFT.stage({"step": "exchange", "a": {}, "b": {}}, 1)
    decision = match.decision_for(0)
    assert decision is not None
    match.answer(0, decision, "0")
    assert match.cancel_to(0) == 0
    giving = match.decision_for(0)
    assert giving is not None
    match.answer(0, giving, "0")
    assert match.cancel_to(0) is None
    assert undo_of(match, 0, {1}).state == "revealed"


def test_who_gives_up_has_no_deck_and_one_alone_does_not_draft_on() -> None:
    match = DRAFT.new({"players": 3}, 2)
    match.concede(1)
    rng = Rng(1)
    while match.pending:
        assert match.decision_for(1) is None
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0, 2), "drafted")

    pair = DRAFT.new({"players": 2}, 2)
    pair.concede(0)
    assert pair.outcome is not None
    assert (pair.outcome.winners, pair.outcome.reason) == ((1,), "conceded")


def test_a_table_that_was_written_is_read_as_the_same_table() -> None:
    for seed in range(24):
        match, rng = DRAFT.new({"players": 2 + seed % 3}, seed), Rng(seed + 1)
        for _ in range(rng.below(50)):
            if match.pending:
                decision = match.pending[rng.below(len(match.pending))]
                match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
        if match.outcome is None and match.quiet:
            given = DRAFT.given(match)
            again = DRAFT.stage(given, match._state.rng.state)
            assert DRAFT.given(again) == given
            assert DRAFT.look(again) == DRAFT.look(match)


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"a": {}}, "given: name the seats"),
        ({"a": {}, "c": {}}, "given: name the seats"),
        ({"step": "lunch", "a": {}, "b": {}}, "given.step"),
        ({"step": "cards", "a": {"pack": ["seal"]}, "b": {"picks": ["seal"]}}, "given.[ab].p.*: 'seal' lies"),
        ({"step": "cards", "a": {"pack": ["summon-blue-jaguar"]}, "b": {}}, "given.a.pack.0.: there is no card"),
        ({"step": "cards", "a": {"dice": {"charm": 2}}, "b": {}}, "given.a.dice: nobody has dice"),
        ({"step": "dice", "a": {"dice": {"charm": 3}}, "b": {}}, "given.a.dice: dice are taken two"),
        ({"step": "dice", "a": {}, "b": {"dice": {"charm": 2}}}, "given.a.dice: the seats take dice in turn"),
        ({"a": {}, "b": {"phoenixborn": "noah-redmoon"}}, "given.first: the seats take a Phoenixborn in turn"),
        ({"a": {"phoenixborn": "noah-redmoon"}, "b": {"phoenixborn": "noah-redmoon"}}, "given.b.phoenixborn"),
        ({"step": "cards", "a": {"choice": "seal", "pack": ["purge"]}, "b": {}}, "given.a.choice"),
        ({"row": ["seal"], "a": {}, "b": {}}, "given.row: there are 1 cards"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_place(given: dict[str, object], place: str) -> None:
    with pytest.raises(SetupError, match=place):
        DRAFT.stage(given, 1)


def test_the_draft_is_found_but_no_list_of_games_shows_it() -> None:
    assert "ashes-draft" not in game_names()
    assert "ashes-draft" in chain_game_names()
    assert load_game("ashes-draft").name == "ashes-draft"
    with pytest.raises(EmberholdError, match="the installed games are: aeons-end, ashes"):
        load_game("ashes-drift")


# -- bots --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_drafts_of_bots_give_legal_decks(players: int) -> None:
    for seed in range(100):
        for deck in bot_draft(players, seed).decks():
            read_deck(deck, "deck")


def test_a_bot_drafts_by_what_its_own_seat_sees() -> None:
    """In every world that fits what the seat knows it chooses the same."""
    for players in (2, 3):
        match = DRAFT.new({"players": players}, players)
        while match.pending:
            for decision in match.pending:
                seat = decision.seats[0]
                choice = match.candidates(decision.ask)
                for luck in range(3):
                    world = match.determinize(seat, Rng(luck))
                    same = world.decision_for(seat)
                    assert same is not None
                    assert world.candidates(same.ask) == choice
                assert len(choice) == 1
            decision = match.pending[0]
            answer = match.candidates(decision.ask)[0]
            match.answer(decision.seats[0], decision, str(decision.ask.answers.index(answer)))
