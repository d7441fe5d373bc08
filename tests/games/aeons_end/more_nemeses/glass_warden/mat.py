"""Glass that cracks, takes part of any blow, and sends shards into the decks of those who strike it."""

from __future__ import annotations

from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.text.kit import (
    PILE_EMPTIED,
    WAS_DESTROYED,
    Card,
    CardId,
    Effect,
    Harm,
    Moment,
    NemesisUse,
    Seat,
    State,
    Use,
    curse,
    minion,
)
from emberhold.games.aeons_end.text.mat_kit import AT_NEMESIS, DECK, MAT_DECK, Mat, NemesisDef, Target, deal_names

OWNER: Final = "glass-warden"
THICK: Final = 2
"""So much of each blow is lost."""
BRITTLE: Final = 3
"""With so many cracks it draws two cards."""
SHARDS: Final = [curse(f"{name}-shard", OWNER, fixed=False) for name in ("blue", "green", "red", "white")]
PANE: Final = minion("window-pane", 1, life=4, nemesis=OWNER, harm=Harm(gravehold=1))


class GlassMat(Mat):
    """The shards are the mat's own deck."""

    __slots__ = ("cracks", "lit")

    def __init__(self) -> None:
        super().__init__()
        self.cracks = 0
        self.lit = 0
        """How many cards of players' decks have come to light."""

    def copy(self) -> GlassMat:
        new = GlassMat.__new__(GlassMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.cracks = self.cracks
        new.lit = self.lit
        return new


def mat_of(st: State) -> GlassMat:
    mat = st.mat
    assert isinstance(mat, GlassMat)
    return mat


def under_the_deck(me: Use, m: Moment) -> None:
    st = me.st
    st.move(me.card, MAT_DECK)
    st.mat.own_deck.insert(0, st.mat.own_deck.pop())


def watch(shard: Card) -> None:
    shard.when(WAS_DESTROYED)(under_the_deck)


for one in SHARDS:
    watch(one)


class GlassWarden(NemesisDef):
    def new_mat(self, seats: int) -> Mat:
        return GlassMat()

    def lay_out(self, st: State) -> None:
        st.mat.own_deck = [st.new_card(shard.definition.index, MAT_DECK) for shard in SHARDS]

    def prepare(self, st: State) -> Effect:
        st.rng.shuffle(st.mat.own_deck)
        yield from ()

    def in_expedition(self, st: State) -> None:
        """It has been dropped before."""
        mat_of(st).cracks = 1

    def unleash(self, st: State) -> Effect:
        yield from NemesisUse(st).any_player_suffers(1)

    def start_of_turn(self, st: State) -> Effect:
        mat_of(st).cracks += 1
        yield from ()

    def cards_to_draw(self, st: State) -> int:
        return 2 if mat_of(st).cracks >= BRITTLE else 1

    def start_of_player_turn(self, st: State, seat: Seat) -> Effect:
        """A player may destroy the shards in hand."""
        for card in shards(st, seat):
            me = Use(st, seat, card)
            if (yield from me.may("destroy-this")):
                me.destroy(card)
                yield from me.then()

    def end_of_main_phase(self, st: State, seat: Seat) -> Effect:
        NemesisUse(st).gravehold_suffers(len(shards(st, seat)))
        yield from ()

    def noticed(self, st: State, moment: Moment) -> None:
        if moment.kind == PILE_EMPTIED:
            mat_of(st).cracks += 1

    def deck_cards_seen(self, st: State, cards: list[CardId]) -> None:
        mat_of(st).lit += len(cards)

    def reduced(self, st: State, target: Target, n: int) -> int:
        return max(0, n - THICK) if target == AT_NEMESIS or CardId(target) in st.in_play else n

    def was_hurt(self, st: State, dealer: Seat, target: Target, n: int) -> Effect:
        """Glass splinters even if the blow leaves nothing."""
        if st.mat.own_deck:
            st.move(st.mat.own_deck[-1], DECK, dealer)
            st.tell("splinters", seat=dealer, amount=n)
        yield from ()

    def redeal(self, st: State, rng: Rng) -> None:
        deal_names(st, st.mat.own_deck, rng)

    def known_in_deck(self, st: State) -> list[CardId]:
        """One sees through the table from below."""
        return st.nemesis_deck[:1]

    def board(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {"cracks": mat.cracks, "shards": len(mat.own_deck)}


def shards(st: State, seat: Seat) -> list[CardId]:
    own = [shard.definition.index for shard in SHARDS]
    return [card for card in st.hand[seat] if st.card[card] in own]


NEMESIS = GlassWarden(OWNER, life=20, difficulty=3, battle=8, numbers={})
