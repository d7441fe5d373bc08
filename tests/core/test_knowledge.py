"""Who knows which card, why something cannot be done, and seats by their letters."""

from __future__ import annotations

from emberhold.core.decisions import Ask, Decision, Message, Option
from emberhold.core.knowledge import deal_names, known_ids
from emberhold.core.reasons import Reason, refers_to, why_not
from emberhold.core.rng import Rng
from emberhold.core.seat_letters import of_seat, theirs
from tests.toy.state import ToyState


def state(cards: int) -> ToyState:
    st = ToyState(2, Rng(1))
    for card in range(cards):
        st.card.append(card % 3)
        assert st.add_hidden() == card
    return st


def test_a_card_is_known_to_whom_it_was_shown_by_an_id_of_their_own() -> None:
    st = state(3)
    st.show(2, 0b001)
    st.show(0, 0b011)

    assert st.told([0, 1, 2], 0) == [{"id": 2, "card": "spark"}, {"id": 0, "card": None}, {"id": 1, "card": "ward"}]
    assert st.told([0, 1, 2], 1) == [{"id": 1, "card": "spark"}, {"id": 0, "card": None}, {"id": 0, "card": None}]
    assert known_ids(st, [0, 1, 2], 0) == (2, 1)
    assert st.told([0], 2) == [{"id": 0, "card": None}], "the spectator"


def test_a_card_that_was_hidden_comes_back_as_another() -> None:
    st = state(1)
    st.show(0, st.all_viewers)
    before = st.reveals
    st.show(0, 0b001)
    assert st.reveals == before, "nobody learnt anything"
    st.hide(0)
    assert known_ids(st, [0], 0) == ()
    st.show(0, 0b001)
    assert known_ids(st, [0], 0) == (2,)
    assert st.reveals > before


def test_a_copy_knows_the_same_and_learns_alone() -> None:
    st = state(2)
    st.show(0, 0b001)
    other = st.copy()
    other.show(1, 0b001)
    assert (known_ids(st, [0, 1], 0), known_ids(other, [0, 1], 0)) == ((1,), (1, 2))


def test_names_are_dealt_among_the_places_and_nothing_else() -> None:
    dealt = set()
    for seed in range(40):
        card = [5, 1, 9, 3]
        deal_names(card, [0, 2, 3], Rng(seed))
        assert (card[1], sorted(card)) == (1, [1, 3, 5, 9])
        dealt.add(tuple(card))
        again = [9, 1, 3, 5]
        deal_names(again, [0, 2, 3], Rng(seed))
        assert again == card, "where the names lay before does not matter"
    assert len(dealt) == 6


def test_a_reason_is_given_only_where_there_is_no_option() -> None:
    options = [Option("0", ("play", "ward"), Message("x"), (7,), ""), Option("1", ("pass",), Message("y"), (), "")]
    asked = Decision(Ask("turn", 0, [(0,), ()]), (0,), lambda *_: (Message("q"), options))

    def why(verb: str, thing: object) -> str | None:
        answer = why_not(
            asked, 0, verb, refers_to(thing), lambda: Reason("no", "R-1"), buttons={"end": ("pass",)}, args={"n": 1}
        )
        assert answer is None or (answer.rule, dict(answer.text.args)) == ("R-1", {"n": 1})
        return None if answer is None else answer.text.id

    assert why("play", 7) is None
    assert why("pass", "pass") is None
    assert why("end", "end") is None
    assert (why("play", 8), why("echo", 7)) == ("no", "no")
    assert why_not(None, 0, "play", refers_to(7), lambda: Reason("no", "R-1")) is not None, "nothing is asked"


def test_things_of_others_carry_their_letter() -> None:
    assert (of_seat("gilder", 1, 1), of_seat("gilder", 1, 0)) == ("gilder", "b/gilder")
    assert theirs("do-use", 0, 0, {"n": 1}) == Message("do-use", {"n": 1})
    assert theirs("do-use", 2, 0, {"n": 1}) == Message("do-use-theirs", {"n": 1, "seat": "seat-2"})
