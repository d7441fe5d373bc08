"""A tide that rises with each Unleash, drowned cards on the mat, drowned minions in a deck of their own, and pearls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.text.kit import NO_SEAT, CardId, Effect, Harm, NemesisUse, Seat, State, minion
from emberhold.games.aeons_end.text.mat_kit import (
    AMOUNT,
    AT_NEMESIS,
    BOARD,
    MAT_DECK,
    ON_MAT,
    PLAIN,
    UNNAMED_SOURCE,
    AnswerForm,
    Answers,
    Ask,
    Field,
    Mat,
    Message,
    NemesisDef,
    OptionWords,
    QuestionKind,
    Target,
    Value,
    card_text,
    card_words,
    has_aether,
    lose,
    put_into_play,
    spend,
)

OWNER: Final = "tide-caller"
FLOOD: Final = 4
"""At this height the tide brings a drowned minion, and falls to 0."""
DROWNED: Final = 3
PEARL_PRICE: Final = 2
DEPTHS: Final = 3
AT_WAVE: Final = Target(AT_NEMESIS - 1)
BREAK: Final[Value] = (0,)
HOLD: Final[Value] = (1,)
PEARL: Final[Value] = (BOARD, 0)
KIN: Final = "drowned"

DROWNED_ONE = minion("drowned-one", 0, life=4, kin=KIN, nemesis=OWNER, harm=Harm(gravehold=1))


class TideMat(Mat):
    __slots__ = ("calm", "depth", "pearls", "tide")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.tide = 0
        self.pearls = [0] * seats
        self.depth = 0
        """How far a broken wave rolls back beyond the damage; nobody knows it."""
        self.calm = False
        """No pearl is to be had any more in this turn."""

    def copy(self) -> TideMat:
        new = TideMat.__new__(TideMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.tide = self.tide
        new.pearls = self.pearls[:]
        new.depth = self.depth
        new.calm = self.calm
        return new


def mat_of(st: State) -> TideMat:
    mat = st.mat
    assert isinstance(mat, TideMat)
    return mat


class TideCaller(NemesisDef):
    def new_mat(self, seats: int) -> Mat:
        return TideMat(seats)

    def lay_out(self, st: State) -> None:
        st.mat.own_deck = [st.new_card(DROWNED_ONE.definition.index, MAT_DECK) for _ in range(DROWNED)]

    def prepare(self, st: State) -> Effect:
        mat_of(st).depth = st.rng.below(DEPTHS)
        yield from rise(st, 2 if st.harder else 1)

    def unleash(self, st: State) -> Effect:
        yield from rise(st, 1)

    def turn_over(self, st: State) -> None:
        mat_of(st).calm = False

    def prevents(self, st: State, dealer: Seat, card: CardId) -> bool:
        """A player without a pearl does not see the drowned."""
        return st.definition(card).kin == KIN and not mat_of(st).pearls[dealer]

    def left(self, st: State, card: CardId) -> bool:
        if st.card[card] != DROWNED_ONE.definition.index:
            return False
        st.move(card, MAT_DECK)
        return True

    # -- the wave, a target with a question of its own -------------------------------------------------------------

    def targets(self, st: State) -> Answers:
        return [(AT_WAVE,)] if mat_of(st).tide else []

    def hurt(self, st: State, dealer: Seat, target: Target, n: int, source: CardId) -> Effect:
        assert target == AT_WAVE
        mat = mat_of(st)
        answer = yield Ask("wave", dealer, [BREAK, HOLD], about=(source, n), rule="CAST-06")
        mat.tide = max(0, mat.tide - (n + mat.depth if answer == BREAK else 1))
        st.tell("wave-hurt", amount=n, left=mat.tide)

    # -- pearls, an action of the mat ----------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        return [PEARL] if not mat_of(st).calm and has_aether(st, seat, PLAIN) >= PEARL_PRICE else []

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        assert value == PEARL
        spend(st, seat, PEARL_PRICE, PLAIN)
        mat = mat_of(st)
        mat.pearls[seat] += 1
        mat.calm = True
        st.tell("pearl", seat=seat)
        yield from ()

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        if value == PEARL:
            return self.verbs, Message("do-pearl", {"n": PEARL_PRICE}), []
        assert value == (AT_WAVE,)
        top = st.mat.cards[-1:]
        text = card_text(st, "do-damage-wave", top[0], NO_SEAT) if top else Message("do-damage-wave")
        return ("damage", "wave", *(card_words(st, top[0], NO_SEAT) if top else ())), text, top

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        return "why-calm" if mat_of(st).calm else "why-pearl-aether", "GEN-02"

    def redeal(self, st: State, rng: Rng) -> None:
        mat_of(st).depth = rng.below(DEPTHS)

    def board(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {
            "tide": mat.tide,
            "drowned": [st.definition(card).slug for card in mat.cards],
            "deep": len(mat.own_deck),
            "pearls": mat.pearls[:],
        }


def rise(st: State, n: int) -> Effect:
    """The tide rises; a flood takes a card of some player and brings a drowned minion. Without one all is lost."""
    mat = mat_of(st)
    it = NemesisUse(st)
    for _ in range(n):
        mat.tide += 1
        st.tell("tide", left=mat.tide)
        if mat.tide == FLOOD:
            mat.tide = 0
            if not mat.own_deck:
                lose(st, "tide")
            put_into_play(st, mat.own_deck[-1])
            seat = yield from it.any_player(lambda player: len(st.hand[player]), label="drown")
            card = yield from it.choose_card(seat, it.destroyable(it.hand_of(seat)), "drown")
            if card >= 0:
                drown(st, card)


def drown(st: State, card: CardId) -> None:
    seat = st.holder[card]
    st.move(card, ON_MAT)
    if st.log is not None:
        st.tell("drowned", seat=seat, card=st.ref(card))


def wave(word: str) -> Callable[[State, Ask, Value, int, str], OptionWords]:
    return lambda _st, ask, _value, _seat, text: ((word, "wave"), Message(text, {"n": ask.about[1]}), [])


WAVE: Final[QuestionKind[State]] = QuestionKind(
    "wave",
    "ask-wave",
    (AnswerForm("do-wave", wave("break"), verb=BREAK[0]), AnswerForm("do-wave", wave("hold"), verb=HOLD[0])),
    about=(UNNAMED_SOURCE, Field(AMOUNT, "n")),
)

NEMESIS = TideCaller(OWNER, life=40, difficulty=2, battle=8, numbers={"limit": FLOOD}, verbs=("dive",), kinds=(WAVE,))
