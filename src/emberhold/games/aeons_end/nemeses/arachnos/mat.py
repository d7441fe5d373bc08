"""Arachnos: a ritual that the players push back, and the World Devourer at its end."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Effect, Message, Value
from emberhold.games.aeons_end.constants import ASIDE, BOARD, NEMESIS_DISCARD
from emberhold.games.aeons_end.nemeses.arachnos.world_devourer import devourer, is_devourer
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.aether import PLAIN, has_aether, spend
from emberhold.games.aeons_end.rules.end import win
from emberhold.games.aeons_end.rules.in_play import put_into_play
from emberhold.games.aeons_end.text.kit import NemesisUse, State

STEP_BACK: Final = (1, 2, 2, 3, 3, 4, 4, 5, 5)
"""What a step back costs from each space of the Ritual Track. House value, as is the number of spaces."""
TRACK_END: Final = len(STEP_BACK) + 1
MOST_TOKENS: Final = 8
"""With more nemesis tokens the ritual is complete."""
EXHAUSTION_LIFE: Final = 10
HARDER_TOKENS: Final = 2
HARDER_UNLEASHES: Final = 2
PUSH_BACK: Final[Value] = (BOARD, 0)


class Arachnos(NemesisDef):
    """Before the ritual is complete it cannot be beaten; afterwards only World Devourer counts."""

    def prepare(self, st: State) -> Effect:
        if st.harder:
            gain_tokens(st, HARDER_TOKENS)
            yield from NemesisUse(st).unleash(HARDER_UNLEASHES)

    def unleash(self, st: State) -> Effect:
        if st.world_devourer < 0:  # house value: beside World Devourer it does nothing
            st.ritual += 1
            st.tell("ritual-forward", space=st.ritual)
            if st.ritual == TRACK_END:
                complete_ritual(st)
        yield from ()

    def skips_draw(self, st: State) -> bool:
        return st.world_devourer >= 0

    # -- World Devourer ------------------------------------------------------------------------------------------

    def can_be_hurt(self, st: State) -> bool:
        return st.world_devourer < 0

    def entered(self, st: State, card: int) -> None:
        """Its life is worked out from what the dial shows, even 0."""
        if card == st.world_devourer:
            st.lives[card] += st.nemesis_life
            st.starting_life[card] = st.lives[card]

    def staged(self, st: State, card: int) -> None:
        if is_devourer(st.card[card]):
            st.world_devourer = card

    def stand_in(self, st: State) -> int:
        return st.world_devourer

    def left(self, st: State, card: int) -> bool:
        if card != st.world_devourer:
            return False
        st.move(card, NEMESIS_DISCARD)
        win(st, "world-devourer")
        return True

    def softens_exhaustion(self, st: State) -> bool:
        """The life may exceed that with which it came."""
        card = st.world_devourer
        if card < 0:
            return False
        st.lives[card] += EXHAUSTION_LIFE
        if st.log is not None:
            st.tell("minion-gained", card=st.ref(card), left=st.lives[card])
        return True

    def forestalls_win(self, st: State) -> bool:
        if st.world_devourer >= 0:
            return False
        if st.nemesis_tokens:
            st.nemesis_tokens -= 1
            st.tell("nemesis-tokens-lost", amount=1, left=st.nemesis_tokens)
        complete_ritual(st)
        return True

    # -- pushing back --------------------------------------------------------------------------------------------

    def actions(self, st: State, seat: int) -> Answers:
        """From the start there is nothing to take back."""
        if st.world_devourer < 0 < st.ritual and has_aether(st, seat, PLAIN) >= step_back_price(st):
            return [PUSH_BACK]
        return []

    def act(self, st: State, seat: int, value: Value) -> Effect:
        assert value == PUSH_BACK
        spend(st, seat, step_back_price(st), PLAIN)
        st.ritual -= 1
        st.tell("ritual-back", seat=seat, space=st.ritual)
        yield from ()

    def words(self, st: State, value: Value) -> tuple[tuple[str, ...], Message, list[int]]:
        assert value == PUSH_BACK
        return self.verbs, Message("do-push-back", {"n": step_back_price(st), "space": st.ritual - 1}), []

    def why_not(self, st: State, seat: int, verb: str) -> tuple[str, str]:
        if st.world_devourer >= 0:
            return "why-ritual-complete", "GEN-02"
        return "why-ritual-aether" if st.ritual else "why-ritual-at-start", "GEN-02"

    def board(self, st: State) -> dict[str, object]:
        return {
            "ritual": st.ritual,
            "end": TRACK_END,
            "prices": list(STEP_BACK),
            "most_tokens": MOST_TOKENS,
            "world_devourer": st.world_devourer + 1,
        }


def step_back_price(st: State) -> int:
    return STEP_BACK[st.ritual - 1]


def gain_tokens(st: State, n: int) -> None:
    """Nemesis tokens; the first one too many completes the ritual."""
    st.nemesis_tokens += n
    st.tell("nemesis-tokens", amount=n, left=st.nemesis_tokens)
    if st.nemesis_tokens > MOST_TOKENS:
        complete_ritual(st)


def complete_ritual(st: State) -> None:
    """One process: deck, minions and powers leave the match, World Devourer comes; nobody can win in between."""
    st.tell("ritual-complete")
    for card in st.nemesis_deck + st.table:
        st.zone[card] = ASIDE
        st.lives[card] = st.power[card] = 0
    st.nemesis_deck = []
    st.table = []
    st.acting = []
    st.world_devourer = st.new_card(devourer(st.nemesis_tokens), ASIDE)
    put_into_play(st, st.world_devourer)


NEMESIS = Arachnos(
    "arachnos",
    life=70,
    difficulty=4,
    battle=2,
    numbers={"tokens": MOST_TOKENS, "life": EXHAUSTION_LIFE, "steps": TRACK_END},
    verbs=("push-back",),
    house=("ritual-track", "idle-unleash"),
)
