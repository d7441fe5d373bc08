"""Carapace Queen: husks are tokens that count as minions; a swarm goes by how many there are."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.carapace_queen.mat_types import HusksView
from emberhold.games.aeons_end.text.kit import CardId, Effect, NemesisUse, Seat, State, minion, power
from emberhold.games.aeons_end.text.mat_kit import (
    AMOUNT,
    AT_NEMESIS,
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
    check_cleared,
    lose,
    mypyc_attr,
    suffer,
)

OWNER: Final = "carapace-queen"
HUSKS: Final = 2
HARDER_HUSKS: Final = 3
"""How many husks an Unleash places, at the usual and at increased difficulty."""
SPACES: Final = 15
CROWDED_GRAVEHOLD: Final = 1
"""What Gravehold suffers for each husk that finds no space."""
SPREAD_DAMAGE: Final = 1
"""What a player suffers who spreads damage over several husks."""
FEW: Final = 3
SEVERAL: Final = 6
MANY: Final = 10
TOO_MANY: Final = 12
"""Up to how many husks the first four lines of the swarm go; with more the battle is lost."""
SWARM_HUSKS: Final = 4
SWARM_MORE: Final = 2
SWARM_GRAVEHOLD: Final = 5
SWARM_DAMAGE: Final = 3
AT_HUSKS: Final = Target(AT_NEMESIS - 1)
"""The husks as a target of damage."""
ONE: Final[Value] = (0,)
SPREAD: Final[Value] = (1,)

BROODWOMB: Final = minion("broodwomb", 1, life=5, nemesis=OWNER)
FOUL_MULTITUDES: Final = power("foul-multitudes", 2, power=3, nemesis=OWNER)
"""While it is in play husks have a life more."""
ENGINE_LIFE: Final = 2
MAGGOT_ENGINE: Final = minion("maggot-engine", 3, life=ENGINE_LIFE, nemesis=OWNER, text={"life": ENGINE_LIFE})
"""It has as much life for each husk that is there when it comes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HuskMat(Mat):
    """The husks in play."""

    __slots__ = ("husks", "wounded")

    def __init__(self) -> None:
        super().__init__()
        self.husks = 0
        self.wounded = 0
        """How many of them have one of two lives left."""

    def copy(self) -> HuskMat:
        new = HuskMat.__new__(HuskMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.husks = self.husks
        new.wounded = self.wounded
        return new


def mat_of(st: State) -> HuskMat:
    mat = st.mat
    assert isinstance(mat, HuskMat)
    return mat


class CarapaceQueen(NemesisDef):
    """Damage to the husks takes one of them, or several for a price."""

    def new_mat(self, seats: int) -> Mat:
        return HuskMat()

    def prepare(self, st: State) -> Effect:
        place(st, HUSKS)
        yield from ()

    def unleash(self, st: State) -> Effect:
        place(st, HARDER_HUSKS if st.harder else HUSKS)
        yield from ()

    def tokens_in_play(self, st: State) -> int:
        return mat_of(st).husks

    def turn_over(self, st: State) -> None:
        """CARAPACE-05: wounded husks are whole again."""
        mat_of(st).wounded = 0

    def left(self, st: State, card: CardId) -> bool:
        """Without Foul Multitudes a wounded husk is as whole as any."""
        if st.card[card] == FOUL_MULTITUDES.definition.index:
            mat_of(st).wounded = 0
        return False

    # -- damage --------------------------------------------------------------------------------------------------

    def targets(self, st: State) -> Answers:
        return [(AT_HUSKS,)] if mat_of(st).husks else []

    def hurt(self, st: State, dealer: Seat, target: Target, n: int, source: CardId) -> Effect:
        """CARAPACE-02: the damage takes one husk, the wounded first; more only if the dealer suffers for it."""
        assert target == AT_HUSKS
        mat = mat_of(st)
        st.tell("husks-hurt", amount=n)
        first = 1 if mat.wounded else husk_life(st)
        struck = 1
        if n > first and mat.husks > 1:
            answer = yield Ask("husks", dealer, [ONE, SPREAD], about=(source, n), rule="CARAPACE-02")
            if answer == SPREAD:
                yield from suffer(st, dealer, SPREAD_DAMAGE)
                struck = SPACES
        strike_husks(st, n, struck)
        check_cleared(st)

    def prevents(self, st: State, dealer: Seat, card: CardId) -> bool:
        """Broodwomb cannot be hurt while a husk is there."""
        return st.card[card] == BROODWOMB.definition.index and mat_of(st).husks > 0

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        assert value == (AT_HUSKS,)
        return ("damage", "husks"), Message("do-damage-husks", {"n": mat_of(st).husks}), []

    def board(self, st: State) -> HusksView:
        mat = mat_of(st)
        return {
            "husks": mat.husks,
            "wounded": mat.wounded,
            "life": husk_life(st),
            "spaces": SPACES,
            "swarm": [
                {"most": FEW, "effect": "more-husks", "n": SWARM_HUSKS},
                {"most": SEVERAL, "effect": "discard-spell", "n": SWARM_MORE},
                {"most": MANY, "effect": "gravehold", "n": SWARM_GRAVEHOLD},
                {"most": TOO_MANY, "effect": "lowest-life", "n": SWARM_DAMAGE},
                {"most": SPACES, "effect": "lost", "n": 0},
            ],
        }


def husk_life(st: State) -> int:
    return 2 if any(st.card[card] == FOUL_MULTITUDES.definition.index for card in st.in_play) else 1


def strike_husks(st: State, n: int, most: int) -> None:
    """So much damage, to at most this many husks, the wounded first."""
    mat = mat_of(st)
    life = husk_life(st)
    gone = struck = 0
    while n > 0 and mat.husks and struck < most:
        struck += 1
        left = 1 if mat.wounded else life
        if n >= left:
            mat.wounded = max(0, mat.wounded - 1)
            mat.husks -= 1
            gone += 1
        else:
            mat.wounded += 1
        n -= left
    if gone:
        st.tell("husks-gone", amount=gone, left=mat.husks)


def place(st: State, n: int) -> None:
    """CARAPACE-03: this many husks come into play; for each that finds no space Gravehold suffers."""
    mat = mat_of(st)
    placed = min(n, SPACES - mat.husks)
    if placed:
        mat.husks += placed
        st.tell("husks", amount=placed, left=mat.husks)
    it = NemesisUse(st)
    for _ in range(n - placed):
        it.gravehold_suffers(CROWDED_GRAVEHOLD)


def discard_husks(st: State, n: int) -> int:
    """Discard this many husks, or as many as there are, the wounded first. How many they were."""
    mat = mat_of(st)
    gone = min(n, mat.husks)
    if gone:
        mat.husks -= gone
        mat.wounded = max(0, mat.wounded - gone)
        st.tell("husks-gone", amount=gone, left=mat.husks)
    return gone


def swarm(st: State) -> Effect:
    """CARAPACE-04: what the line for the number of husks says."""
    husks = mat_of(st).husks
    it = NemesisUse(st)
    st.tell("swarm", amount=husks)
    if husks <= FEW:
        place(st, SWARM_HUSKS)
    elif husks <= SEVERAL:
        if it.prepped:
            seat = yield from it.any_player(lambda player: len(st.prepped_of(player)))
            yield from it.discards_one(seat, st.prepped_of(seat))
        place(st, SWARM_MORE)
    elif husks <= MANY:
        it.gravehold_suffers(SWARM_GRAVEHOLD)
    elif husks <= TOO_MANY:
        yield from it.lowest_life_suffers(SWARM_DAMAGE)
        discard_husks(st, 1)
    else:
        lose(st, "swarm")
    yield from it.then()


def one_husk(_st: State, _ask: Ask, _value: Value, _seat: int, text: str) -> OptionWords:
    return ("one", "husk"), Message(text), []


def spread(_st: State, _ask: Ask, _value: Value, _seat: int, text: str) -> OptionWords:
    return ("spread", "husks"), Message(text, {"n": SPREAD_DAMAGE}), []


HUSKS_KIND: Final[QuestionKind[State]] = QuestionKind(
    "husks",
    "ask-husks",
    (
        AnswerForm("do-one-husk", one_husk, verb=ONE[0]),
        AnswerForm("do-spread-husks", spread, verb=SPREAD[0]),
    ),
    about=(UNNAMED_SOURCE, Field(AMOUNT, "n")),
)
"""Whether damage to the husks is spread over several of them."""

NEMESIS = CarapaceQueen(
    OWNER,
    life=60,
    difficulty=3,
    battle=1,
    numbers={
        "husks": HUSKS,
        "more": HARDER_HUSKS,
        "spaces": SPACES,
        "crowded": CROWDED_GRAVEHOLD,
        "spread": SPREAD_DAMAGE,
        "few": FEW,
        "several": SEVERAL,
        "many": MANY,
        "most": TOO_MANY,
        "four": SWARM_HUSKS,
        "two": SWARM_MORE,
        "gravehold": SWARM_GRAVEHOLD,
        "damage": SWARM_DAMAGE,
    },
    kinds=(HUSKS_KIND,),
)
