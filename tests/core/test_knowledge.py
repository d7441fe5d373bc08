"""Who knows which card, why something cannot be done, and seats by their letters."""

from __future__ import annotations

from emberhold.core.decisions import Ask, Decision, Message, Option
from emberhold.core.kinds import MOST_SEATS, SEATS_OF, CardId, Seat, Spectator
from emberhold.core.knowledge import deal_names, known_ids
from emberhold.core.reasons import Reason, refers_to, why_not
from emberhold.core.rng import Rng
from emberhold.core.seat_letters import SEAT_LETTERS, of_seat, theirs
from tests.toy.state import ToyState

A, B, C = Seat(0), Seat(1), Seat(2)
FIRST, SECOND, THIRD = CardId(0), CardId(1), CardId(2)


def state(cards: int) -> ToyState:
    st = ToyState(2, Rng(1))
    for card in range(cards):
        st.card.append(card % 3)
        assert st.add_hidden() == card
    return st


def test_a_card_is_known_to_whom_it_was_shown_by_an_id_of_their_own() -> None:
    st = state(3)
    st.show(THIRD, 0b001)
    st.show(FIRST, 0b011)

    assert st.told([FIRST, SECOND, THIRD], A) == [
        {"id": 2, "card": "spark"},
        {"id": 0, "card": None},
        {"id": 1, "card": "ward"},
    ]
    assert st.told([FIRST, SECOND, THIRD], B) == [
        {"id": 1, "card": "spark"},
        {"id": 0, "card": None},
        {"id": 0, "card": None},
    ]
    assert known_ids(st, [FIRST, SECOND, THIRD], A) == (2, 1)
    assert st.told([FIRST], Spectator(2)) == [{"id": 0, "card": None}], "the spectator"


def test_a_card_that_was_hidden_comes_back_as_another() -> None:
    st = state(1)
    st.show(FIRST, st.everybody)
    before = st.reveals
    st.show(FIRST, 0b001)
    assert st.reveals == before, "nobody learnt anything"
    st.hide(FIRST)
    assert known_ids(st, [FIRST], A) == ()
    st.show(FIRST, 0b001)
    assert known_ids(st, [FIRST], A) == (2,)
    assert st.reveals > before


def test_a_copy_knows_the_same_and_learns_alone() -> None:
    st = state(2)
    st.show(FIRST, 0b001)
    other = st.copy()
    other.show(SECOND, 0b001)
    assert (known_ids(st, [FIRST, SECOND], A), known_ids(other, [FIRST, SECOND], A)) == ((1,), (1, 2))


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
    asked = Decision(Ask("turn", A, [(0,), ()]), (0,), lambda *_: (Message("q"), options))

    def why(verb: str, thing: object) -> str | None:
        answer = why_not(
            asked, A, verb, refers_to(thing), lambda: Reason("no", "R-1"), buttons={"end": ("pass",)}, args={"n": 1}
        )
        assert answer is None or (answer.rule, dict(answer.text.args)) == ("R-1", {"n": 1})
        return None if answer is None else answer.text.id

    assert why("play", 7) is None
    assert why("pass", "pass") is None
    assert why("end", "end") is None
    assert (why("play", 8), why("echo", 7)) == ("no", "no")
    assert why_not(None, A, "play", refers_to(7), lambda: Reason("no", "R-1")) is not None, "nothing is asked"


def test_things_of_others_carry_their_letter() -> None:
    assert (of_seat("gilder", B, B), of_seat("gilder", B, A)) == ("gilder", "b/gilder")
    assert theirs("do-use", A, A, {"n": 1}) == Message("do-use", {"n": 1})
    assert theirs("do-use", C, A, {"n": 1}) == Message("do-use-theirs", {"n": 1, "seat": "seat-2"})


def test_every_seat_has_a_letter() -> None:
    assert len(SEAT_LETTERS) == MOST_SEATS == len(SEATS_OF) - 1
