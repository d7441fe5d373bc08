"""Arachnos: a ritual that the players push back; when it is complete, World Devourer comes."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.arachnos.mat_types import RitualView
from emberhold.games.aeons_end.nemeses.arachnos.world_devourer import devourer
from emberhold.games.aeons_end.text.kit import NO_CARD, CardId, Effect, NemesisUse, Seat, State
from emberhold.games.aeons_end.text.mat_kit import (
    ASIDE,
    BOARD,
    NEMESIS_DISCARD,
    PLAIN,
    Answers,
    Ask,
    Mat,
    Message,
    NemesisDef,
    OptionWords,
    Value,
    has_aether,
    mypyc_attr,
    put_into_play,
    spend,
    win,
)

STEP_BACK: Final = (1, 2, 2, 3, 3, 4, 4, 5, 5)
"""What a step back costs from each space of the Ritual Track. House value, as is the number of spaces."""
TRACK_END: Final = len(STEP_BACK) + 1
MOST_TOKENS: Final = 8
"""With more nemesis tokens than this the ritual is complete."""
EXHAUSTION_LIFE: Final = 10
HARDER_TOKENS: Final = 2
HARDER_UNLEASHES: Final = 2
PUSH_BACK: Final[Value] = (BOARD, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class RitualMat(Mat):
    """The Ritual Track, and World Devourer."""

    __slots__ = ("ritual", "world_devourer")

    def __init__(self) -> None:
        super().__init__()
        self.ritual = 0
        """The space of the Ritual Token."""
        self.world_devourer = NO_CARD
        """The card of World Devourer, once it is in play."""

    def copy(self) -> RitualMat:
        new = RitualMat.__new__(RitualMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.ritual = self.ritual
        new.world_devourer = self.world_devourer
        return new


def mat_of(st: State) -> RitualMat:
    mat = st.mat
    assert isinstance(mat, RitualMat)
    return mat


class Arachnos(NemesisDef):
    """Before the ritual is complete it cannot be beaten; afterwards only World Devourer counts."""

    def new_mat(self, seats: int) -> Mat:
        return RitualMat()

    def prepare(self, st: State) -> Effect:
        if st.harder:
            gain_tokens(st, HARDER_TOKENS)
            yield from NemesisUse(st).unleash(HARDER_UNLEASHES)

    def unleash(self, st: State) -> Effect:
        mat = mat_of(st)
        if mat.world_devourer < 0:  # house value: with World Devourer in play, Arachnos does nothing
            mat.ritual += 1
            st.tell("ritual-forward", space=mat.ritual)
            if mat.ritual == TRACK_END:
                complete_ritual(st)
        yield from ()

    def cards_to_draw(self, st: State) -> int:
        return 0 if mat_of(st).world_devourer >= 0 else 1

    # -- World Devourer ------------------------------------------------------------------------------------------

    def can_be_hurt(self, st: State) -> bool:
        return mat_of(st).world_devourer < 0

    def entered(self, st: State, card: CardId) -> None:
        """Its life is worked out from what the dial shows, even 0."""
        if card == mat_of(st).world_devourer:
            st.lives[card] += st.nemesis_life
            st.starting_life[card] = st.lives[card]

    def stand_in(self, st: State) -> CardId:
        return mat_of(st).world_devourer

    def left(self, st: State, card: CardId) -> bool:
        if card != mat_of(st).world_devourer:
            return False
        st.move(card, NEMESIS_DISCARD)
        win(st, "world-devourer")
        return True

    def softens_exhaustion(self, st: State) -> bool:
        """World Devourer gains life instead, even beyond the life with which it came."""
        card = mat_of(st).world_devourer
        if card < 0:
            return False
        st.lives[card] += EXHAUSTION_LIFE
        if st.log is not None:
            st.tell("minion-gained", card=st.ref(card), left=st.lives[card])
        return True

    def forestalls_win(self, st: State) -> bool:
        if mat_of(st).world_devourer >= 0:
            return False
        if st.nemesis_tokens:
            st.nemesis_tokens -= 1
            st.tell("nemesis-tokens-lost", amount=1, left=st.nemesis_tokens)
        complete_ritual(st)
        return True

    # -- pushing back --------------------------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        """A player may pay for a step back, unless the ritual is on its first space."""
        mat = mat_of(st)
        if mat.world_devourer < 0 < mat.ritual and has_aether(st, seat, PLAIN) >= step_back_price(mat):
            return [PUSH_BACK]
        return []

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        assert value == PUSH_BACK
        mat = mat_of(st)
        spend(st, seat, step_back_price(mat), PLAIN)
        mat.ritual -= 1
        st.tell("ritual-back", seat=seat, space=mat.ritual)
        yield from ()

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        assert value == PUSH_BACK
        mat = mat_of(st)
        return self.verbs, Message("do-push-back", {"n": step_back_price(mat), "space": mat.ritual - 1}), []

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        mat = mat_of(st)
        if mat.world_devourer >= 0:
            return "why-ritual-complete", "GEN-02"
        return "why-ritual-aether" if mat.ritual else "why-ritual-at-start", "GEN-02"

    def board(self, st: State) -> RitualView:
        mat = mat_of(st)
        return {
            "ritual": mat.ritual,
            "end": TRACK_END,
            "prices": list(STEP_BACK),
            "most_tokens": MOST_TOKENS,
            "world_devourer": mat.world_devourer + 1,
        }


def step_back_price(mat: RitualMat) -> int:
    return STEP_BACK[mat.ritual - 1]


def gain_tokens(st: State, n: int) -> None:
    """Gain nemesis tokens; one more than the limit completes the ritual."""
    st.nemesis_tokens += n
    st.tell("nemesis-tokens", amount=n, left=st.nemesis_tokens)
    if st.nemesis_tokens > MOST_TOKENS:
        complete_ritual(st)


def complete_ritual(st: State) -> None:
    """All at once: deck, minions and powers leave the battle and World Devourer comes; nobody can win in between."""
    st.tell("ritual-complete")
    for card in st.nemesis_deck + st.in_play:
        st.zone[card] = ASIDE
        st.lives[card] = st.power[card] = 0
    st.nemesis_deck = []
    st.in_play = []
    st.acting = []
    mat = mat_of(st)
    mat.era += 1
    mat.world_devourer = st.new_card(devourer(st.nemesis_tokens), ASIDE)
    put_into_play(st, mat.world_devourer)


NEMESIS = Arachnos(
    "arachnos",
    life=70,
    difficulty=4,
    battle=2,
    numbers={"tokens": MOST_TOKENS, "life": EXHAUSTION_LIFE, "steps": TRACK_END},
    verbs=("push-back",),
    house=("ritual-track", "idle-unleash"),
)
