"""Fenrix: a deck of claws. A player who wants to harm a claw has to face it."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.fenrix.mat_types import ClawsView
from emberhold.games.aeons_end.text.kit import NO_CARD, NO_SEAT, CardId, Effect, NemesisUse, Seat, State, minion
from emberhold.games.aeons_end.text.mat_kit import (
    BOARD,
    MAT_DECK,
    Answers,
    Ask,
    Mat,
    NemesisDef,
    OptionWords,
    Value,
    ask_players,
    card_text,
    card_words,
    lose,
    mypyc_attr,
    put_into_play,
    resolve,
)

OWNER: Final = "fenrix"
CLAW: Final = "claw"
"""The kin of the minions that have to be faced."""
STARTING_TOKENS: Final = (2, 2, 1, 0)
"""By number of players. House value: the last one."""
TOKENS_FOR_CLAWS: Final = 4
TOKENS_PER_CLAW: Final = 2
CLAWS: Final = 5
RENDING_LIFE: Final = 5
HUNTING_LIFE: Final = 7
"""House values: the life of both claws."""
CLAW_DAMAGE: Final = 2
CLAW_GRAVEHOLD: Final = 2
CLAW_TEXT: Final = {"damage": CLAW_DAMAGE, "gravehold": CLAW_GRAVEHOLD}


@mypyc_attr(allow_interpreted_subclasses=True)
class PackMat(Mat):
    """Where the players stand, and what Fenrix' cards have changed. The claw deck is the mat's own deck."""

    __slots__ = ("claws_shut", "fury", "position")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.position = [NO_CARD] * seats
        """Where a player's Position token is: a minion, or -1 with its player."""
        self.fury = 0
        """How much more life claws enter play with."""
        self.claws_shut = False
        """No Position token may be placed on a claw this turn."""

    def copy(self) -> PackMat:
        new = PackMat.__new__(PackMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.position = self.position[:]
        new.fury = self.fury
        new.claws_shut = self.claws_shut
        return new


def mat_of(st: State) -> PackMat:
    mat = st.mat
    assert isinstance(mat, PackMat)
    return mat


RENDING_CLAW = minion("rending-claw", 0, life=RENDING_LIFE, kin=CLAW, nemesis=OWNER, text=CLAW_TEXT)


@RENDING_CLAW.immediately
def claw_comes(it: NemesisUse) -> Effect:
    """When a claw comes, any player may place their Position token on it."""
    if not mat_of(it.st).claws_shut:
        seat = yield from it.any_player_may("position")
        if seat >= 0:
            place_token(it.st, seat, it.card)


@RENDING_CLAW.persistent
def claw_strikes(it: NemesisUse) -> Effect:
    """A claw strikes a player whose token is on it, or Gravehold."""
    st = it.st
    here = on_minion(st, it.card)
    branch = yield from it.one_of(("suffers", bool(here)), ("gravehold", True))
    if branch == "suffers":
        seat = yield from ask_players(st, here, "suffers", source=it.card)
        yield from it.suffers(seat, CLAW_DAMAGE)
    else:
        it.gravehold_suffers(CLAW_GRAVEHOLD)


class Fenrix(NemesisDef):
    """Nemesis tokens become claws; when the claw deck has none left, all is lost."""

    def new_mat(self, seats: int) -> Mat:
        return PackMat(seats)

    def lay_out(self, st: State) -> None:
        st.mat.own_deck = [st.new_card(RENDING_CLAW.definition.index, MAT_DECK) for _ in range(CLAWS)]

    def prepare(self, st: State) -> Effect:
        gain_tokens(st, STARTING_TOKENS[st.seats - 1])
        if st.harder:
            yield from place_claw(st)

    def unleash(self, st: State) -> Effect:
        gain_tokens(st, 1)
        yield from ()

    def end_of_turn(self, st: State) -> Effect:
        while st.nemesis_tokens >= TOKENS_FOR_CLAWS:
            yield from place_claw(st)
            st.nemesis_tokens -= TOKENS_PER_CLAW
            st.tell("nemesis-tokens-lost", amount=TOKENS_PER_CLAW, left=st.nemesis_tokens)

    def turn_over(self, st: State) -> None:
        mat_of(st).claws_shut = False

    def prevents(self, st: State, dealer: Seat, card: CardId) -> bool:
        """The player who deals the damage needs their token on the claw."""
        return st.definition(card).kin == CLAW and mat_of(st).position[dealer] != card

    def entered(self, st: State, card: CardId) -> None:
        if st.definition(card).kin == CLAW:
            st.lives[card] += mat_of(st).fury
            st.starting_life[card] = st.lives[card]

    def left(self, st: State, card: CardId) -> bool:
        """Position tokens go back to their players; a claw from the claw deck returns to its top."""
        for seat in on_minion(st, card):
            take_token_back(st, seat)
        if st.card[card] != RENDING_CLAW.definition.index:
            return False
        st.move(card, MAT_DECK)
        return True

    # -- Position tokens -----------------------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        mat = mat_of(st)
        if mat.claws_shut:
            return []
        return [(BOARD, card) for card in claws(st) if mat.position[seat] != card]

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        place_token(st, seat, CardId(value[1]))
        yield from ()

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        card = CardId(value[1])
        return (*self.verbs, *card_words(st, card, NO_SEAT)), card_text(st, "do-position", card, NO_SEAT), [card]

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        if mat_of(st).claws_shut:
            return "why-claws-shut", "GEN-02"
        return "why-position-there" if claws(st) else "why-no-claw", "GEN-02"

    def board(self, st: State) -> ClawsView:
        """A Position token as the number of the minion it lies on, 0 with its player."""
        mat = mat_of(st)
        return {
            "claw_deck": len(mat.own_deck),
            "tokens_for_claws": TOKENS_FOR_CLAWS,
            "positions": [card + 1 for card in mat.position],
            "more_life": mat.fury,
            "claws_shut": mat.claws_shut,
        }


def gain_tokens(st: State, n: int) -> None:
    if n:
        st.nemesis_tokens += n
        st.tell("nemesis-tokens", amount=n, left=st.nemesis_tokens)


def claws(st: State) -> list[CardId]:
    """The claws in play, the oldest first."""
    return [card for card in st.in_play if st.definition(card).kin == CLAW]


def on_minion(st: State, card: CardId) -> list[Seat]:
    """The players whose Position tokens lie on this minion."""
    position = mat_of(st).position
    return [seat for seat in st.all_seats if position[seat] == card]


def place_claw(st: State, *, life: int = 0) -> Effect:
    """Put a claw into play, with this life if one is given; the players lose as soon as the claw deck is empty."""
    card = st.mat.own_deck[-1]
    put_into_play(st, card)
    if life:
        st.lives[card] = st.starting_life[card] = life
    if not st.mat.own_deck:
        lose(st, "claws")
    yield from resolve(st, card, st.definition(card).immediately)


def place_token(st: State, seat: Seat, card: CardId) -> None:
    mat_of(st).position[seat] = card
    if st.log is not None:
        st.tell("position", seat=seat, card=st.ref(card))


def take_token_back(st: State, seat: Seat) -> None:
    mat_of(st).position[seat] = NO_CARD
    st.tell("position-back", seat=seat)


NEMESIS = Fenrix(
    OWNER,
    life=60,
    difficulty=7,
    battle=4,
    numbers={"tokens": TOKENS_PER_CLAW, "limit": TOKENS_FOR_CLAWS},
    verbs=("position",),
    house=("rending-claw", "hunting-claw", "tokens-of-four"),
)
