"""Knight of Shackles: breaches of its own that each Unleash turns, and that the players pay to turn back."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.knight_of_shackles.mat_types import EFFECTS, POSITIONS, ShacklesView
from emberhold.games.aeons_end.text.kit import CardId, CardKind, Effect, NemesisUse, Seat, State, minion
from emberhold.games.aeons_end.text.mat_kit import (
    BOARD,
    MINION,
    PLAIN,
    Answers,
    Ask,
    Mat,
    Message,
    NemesisDef,
    OptionWords,
    Value,
    has_aether,
    lose,
    mypyc_attr,
    put_into_play,
    resolve,
    spend,
)

OWNER: Final = "knight-of-shackles"
COSTS: Final = (3, 4, 5, 6)
HARDER_COST: Final = 1
"""How much more a breach costs at increased difficulty."""
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
FOURTH: Final = 3
"""Its breaches."""
LAST_FACING: Final = 3
FIRST_DAMAGE: Final = 2
THIRD_GRAVEHOLD: Final = 7
LEGION_GRAVEHOLD: Final = 1

DEATHLESS_LEGION: Final = minion("deathless-legion", 3, life=18, nemesis=OWNER, text={"gravehold": LEGION_GRAVEHOLD})
"""While it is in play no breach can be turned back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BreachMat(Mat):
    """Its breaches: how far each is turned, and which are open."""

    __slots__ = ("facing", "open")

    def __init__(self) -> None:
        super().__init__()
        self.facing = [0] * len(COSTS)
        self.open = [False] * len(COSTS)

    def copy(self) -> BreachMat:
        new = BreachMat.__new__(BreachMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.facing = self.facing[:]
        new.open = self.open[:]
        return new


def mat_of(st: State) -> BreachMat:
    mat = st.mat
    assert isinstance(mat, BreachMat)
    return mat


class KnightOfShackles(NemesisDef):
    """It opens its breaches one after the other, the cheapest first; with the last one all is lost."""

    def new_mat(self, seats: int) -> Mat:
        return BreachMat()

    def unleash(self, st: State) -> Effect:
        yield from focus(st, cheapest_closed(st))

    # -- turning a breach back -----------------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        if legion(st):
            return []
        has = has_aether(st, seat, PLAIN)
        return [(BOARD, b) for b in range(len(COSTS)) if can_turn_back(st, b) and has >= cost_of(st, b)]

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        b = value[1]
        spend(st, seat, cost_of(st, b), PLAIN)
        mat_of(st).facing[b] -= 1
        st.tell("knight-turned-back", seat=seat, breach=name_of(b))
        yield from ()

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        b = value[1]
        text = Message("do-turn-back", {"breach": name_of(b), "n": cost_of(st, b)})
        return (*self.verbs, POSITIONS[b]), text, []

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        if legion(st):
            return "why-turn-back-legion", "GEN-02"
        if any(can_turn_back(st, b) for b in range(len(COSTS))):
            return "why-turn-back-aether", "SHACKLES-04"
        return "why-turn-back-none", "SHACKLES-04"

    def board(self, st: State) -> ShacklesView:
        mat = mat_of(st)
        return {
            "breaches": [
                {
                    "position": POSITIONS[b],
                    "cost": cost_of(st, b),
                    "facing": mat.facing[b],
                    "open": mat.open[b],
                    "effect": EFFECTS[b],
                    "n": (FIRST_DAMAGE, 0, THIRD_GRAVEHOLD, 0)[b],
                }
                for b in range(len(COSTS))
            ],
            "last_facing": LAST_FACING,
            "fixed": legion(st),
        }


def name_of(b: int) -> str:
    """One of its breaches, as a message id."""
    return f"position-{POSITIONS[b]}"


def cost_of(st: State, b: int) -> int:
    return COSTS[b] + (HARDER_COST if st.harder else 0)


def legion(st: State) -> bool:
    return any(st.card[card] == DEATHLESS_LEGION.definition.index for card in st.in_play)


def can_turn_back(st: State, b: int) -> bool:
    """An opened breach stays open."""
    mat = mat_of(st)
    return mat.facing[b] > 0 and not mat.open[b]


def cheapest_closed(st: State) -> int:
    """The closed breach with the lowest focus cost; -1 if all are open."""
    opened = mat_of(st).open
    return opened.index(False) if False in opened else -1


def opened(st: State) -> int:
    """How many of its breaches are open."""
    return sum(mat_of(st).open)


def focus(st: State, b: int) -> Effect:
    """SHACKLES-02: turn a closed breach once; from the last facing it opens. An open breach cannot be focused."""
    mat = mat_of(st)
    if b < 0 or mat.open[b]:
        return
    if mat.facing[b] == LAST_FACING:
        yield from open_breach(st, b)
        return
    mat.facing[b] += 1
    st.tell("knight-focused", breach=name_of(b), facing=mat.facing[b])


def open_breach(st: State, b: int) -> Effect:
    """SHACKLES-03: open a closed breach, and resolve what stands on it."""
    mat = mat_of(st)
    if b < 0 or mat.open[b]:
        return
    mat.facing[b] = LAST_FACING
    mat.open[b] = True
    st.tell("knight-opened", breach=name_of(b))
    it = NemesisUse(st)
    if b == FIRST:
        yield from it.two_players_suffer(FIRST_DAMAGE)
    elif b == SECOND:
        yield from comes_back(st, MINION)
    elif b == THIRD:
        it.gravehold_suffers(THIRD_GRAVEHOLD)
    else:
        lose(st, "shackles")


def last_discarded(st: State, kind: CardKind) -> CardId:
    """The card of this kind most recently discarded to the nemesis discard pile; -1 if there is none."""
    return next((card for card in reversed(st.nemesis_discard) if st.kind(card) == kind), CardId(-1))


def comes_back(st: State, kind: CardKind) -> Effect:
    """The card of this kind most recently discarded comes back, as if it had been drawn."""
    card = last_discarded(st, kind)
    if card >= 0:
        put_into_play(st, card)
        yield from resolve(st, card, st.definition(card).immediately)


NEMESIS = KnightOfShackles(
    OWNER,
    life=70,
    difficulty=4,
    battle=1,
    numbers={
        "cost": COSTS[FIRST],
        "second": COSTS[SECOND],
        "third": COSTS[THIRD],
        "fourth": COSTS[FOURTH],
        "damage": FIRST_DAMAGE,
        "gravehold": THIRD_GRAVEHOLD,
        "extra": HARDER_COST,
    },
    verbs=("turn-back",),
)
