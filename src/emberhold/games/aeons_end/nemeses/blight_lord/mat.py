"""Blight Lord: players gain Tainted Jades until none are left, and then the Tainted Track moves on."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import Zone
from emberhold.games.aeons_end.nemeses.blight_lord.mat_types import BlightView, TrackSpace
from emberhold.games.aeons_end.text.kit import (
    GAINED,
    HAND,
    WAS_DESTROYED,
    CardId,
    Effect,
    Moment,
    NemesisUse,
    Seat,
    State,
    Use,
    gem,
)
from emberhold.games.aeons_end.text.mat_kit import (
    DECK,
    DISCARD,
    MAT_DECK,
    PLAIN,
    Mat,
    NemesisDef,
    happened,
    has_aether,
    lose,
    mypyc_attr,
    put_gained,
    spend,
    suffer,
)

OWNER: Final = "blight-lord"
JADES: Final = 4
HARDER_JADES: Final = 2
"""How many Tainted Jades there are besides one for each player."""
FIRST_SPACE: Final = 1
TRACK_END: Final = 9
AT_THREE: Final = 3
AT_FIVE: Final = 5
AT_SEVEN: Final = 7
"""The spaces of the track where something happens, besides the last one."""
THREE_GRAVEHOLD: Final = 7
FIVE_DAMAGE: Final = 4
SEVEN_LIFE: Final = 10
MARKS: Final[tuple[TrackSpace, ...]] = (
    {"space": AT_THREE, "effect": "gravehold", "n": THREE_GRAVEHOLD},
    {"space": AT_FIVE, "effect": "lowest-life", "n": FIVE_DAMAGE},
    {"space": AT_SEVEN, "effect": "gains-life", "n": SEVEN_LIFE},
    {"space": TRACK_END, "effect": "lost", "n": 0},
)
MISSED_DAMAGE: Final = 1
"""What a player suffers who would gain a Jade from the empty pile."""

JADE_AETHER: Final = 2
JADE_DAMAGE: Final = 1
JADE_PRICE: Final = 2
JADE: Final = gem(
    "tainted-jade", nemesis=OWNER, text={"aether": JADE_AETHER, "suffer": JADE_DAMAGE, "price": JADE_PRICE}
)


@JADE.play
def tainted_jade(me: Use) -> Effect:
    st = me.st
    rich = has_aether(st, me.seat, PLAIN) >= JADE_PRICE
    branch = yield from me.one_of(("aether-suffers", True), ("pays-to-destroy", rich))
    if branch == "aether-suffers":
        me.aether(JADE_AETHER)
        yield from suffer(st, me.seat, JADE_DAMAGE)
    else:
        spend(st, me.seat, JADE_PRICE, PLAIN)
        if st.log is not None:
            st.tell("destroyed", card=st.ref(me.card), seat=me.seat)
        st.move(me.card, MAT_DECK)


@JADE.when(WAS_DESTROYED)
def tainted_jade_is_destroyed(me: Use, m: Moment) -> Effect:
    yield from suffer(me.st, m.seat, JADE_DAMAGE)


@mypyc_attr(allow_interpreted_subclasses=True)
class BlightMat(Mat):
    """The Tainted Track. The pile of Tainted Jades is the mat's own deck."""

    __slots__ = ("track",)

    def __init__(self) -> None:
        super().__init__()
        self.track = FIRST_SPACE

    def copy(self) -> BlightMat:
        new = BlightMat.__new__(BlightMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.track = self.track
        return new


def mat_of(st: State) -> BlightMat:
    mat = st.mat
    assert isinstance(mat, BlightMat)
    return mat


class BlightLord(NemesisDef):
    """The pile of Jades is no supply pile: it shrinks and grows with what the players have."""

    def new_mat(self, seats: int) -> Mat:
        return BlightMat()

    def lay_out(self, st: State) -> None:
        st.mat.own_deck = [st.new_card(JADE.definition.index, MAT_DECK) for _ in range(jades_in_all(st))]

    def unleash(self, st: State) -> Effect:
        yield from any_player_gains(NemesisUse(st))

    def start_of_turn(self, st: State) -> Effect | None:
        moves = next_moves(st)
        return advance(st, moves) if moves else None

    def noticed(self, st: State, moment: Moment) -> None:
        """BLIGHT-03: a destroyed Jade is back on its pile at once."""
        if moment.kind == WAS_DESTROYED and st.card[moment.card] == JADE.definition.index:
            st.move(moment.card, MAT_DECK)

    def board(self, st: State) -> BlightView:
        return {
            "track": mat_of(st).track,
            "end": TRACK_END,
            "marks": list(MARKS),
            "jades": len(st.mat.own_deck),
            "of": jades_in_all(st),
            "moves": next_moves(st),
        }


def jades_in_all(st: State) -> int:
    return (HARDER_JADES if st.harder else JADES) + st.seats


def next_moves(st: State) -> int:
    """BLIGHT-04: how far the track moves at the start of a nemesis turn, by what is left in the pile."""
    return max(0, 2 - len(st.mat.own_deck))


def advance(st: State, n: int = 1) -> Effect:
    """BLIGHT-05: one space after the other, each with what happens there."""
    mat = mat_of(st)
    it = NemesisUse(st)
    for _ in range(n):
        mat.track += 1
        st.tell("tainted-track", space=mat.track)
        if mat.track == AT_THREE:
            it.gravehold_suffers(THREE_GRAVEHOLD)
        elif mat.track == AT_FIVE:
            yield from it.lowest_life_suffers(FIVE_DAMAGE)
        elif mat.track == AT_SEVEN:
            it.gains_life(SEVEN_LIFE)
        elif mat.track == TRACK_END:
            lose(st, "tainted-track")


def gains(st: State, seat: Seat, to: Zone = DISCARD) -> Effect:
    """BLIGHT-02: this player gains a Tainted Jade, or suffers damage if there is none left."""
    if st.mat.own_deck:
        card: CardId = st.mat.own_deck[-1]
        put_gained(st, seat, card, HAND if to == HAND else DISCARD)
        if to == DECK:
            NemesisUse(st).put_on_deck(card)
        happened(st, Moment(GAINED, seat, card=card))
        return
    st.tell("no-jade", seat=seat)
    yield from suffer(st, seat, MISSED_DAMAGE)


def any_player_gains(it: NemesisUse, n: int = 1, to: Zone = DISCARD) -> Effect:
    """One player gains them all."""
    seat = yield from it.any_player(label="gains-jade")
    for _ in range(n):
        yield from gains(it.st, seat, to)


def players_gain(it: NemesisUse, n: int, to: Zone) -> Effect:
    """NEM-14: the players together; who gains each one is settled one after the other."""
    for _ in range(n):
        yield from any_player_gains(it, 1, to)


NEMESIS = BlightLord(
    OWNER,
    life=70,
    difficulty=4,
    battle=2,
    numbers={
        "jades": JADES,
        "fewer": HARDER_JADES,
        "start": FIRST_SPACE,
        "missed": MISSED_DAMAGE,
        "third": AT_THREE,
        "gravehold": THREE_GRAVEHOLD,
        "fifth": AT_FIVE,
        "damage": FIVE_DAMAGE,
        "seventh": AT_SEVEN,
        "life": SEVEN_LIFE,
        "end": TRACK_END,
    },
)
