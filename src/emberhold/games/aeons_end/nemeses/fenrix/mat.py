"""Fenrix: claws that hunt in a pack. Whoever wants to harm one has to face it."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Effect, Message, Value
from emberhold.games.aeons_end.constants import BOARD, MAT_DECK
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.end import lose
from emberhold.games.aeons_end.rules.in_play import put_into_play
from emberhold.games.aeons_end.rules.nemesis_turn import resolve
from emberhold.games.aeons_end.rules.questions import ask_players
from emberhold.games.aeons_end.seen.names import card_text, card_words
from emberhold.games.aeons_end.text.kit import NemesisUse, State, minion

OWNER: Final = "fenrix"
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

RENDING_CLAW = minion("rending-claw", 0, life=RENDING_LIFE, claw=True, nemesis=OWNER, text=CLAW_TEXT)


@RENDING_CLAW.immediately
def claw_comes(it: NemesisUse) -> Effect:
    """Any player may place their Position token here."""
    if not it.st.claws_shut:
        seat = yield from it.any_player_may("position")
        if seat >= 0:
            place_token(it.st, seat, it.card)


@RENDING_CLAW.persistent
def claw_strikes(it: NemesisUse) -> Effect:
    """At a player whose token is here, or at Gravehold."""
    st = it.st
    here = [seat for seat in it.everyone if st.position[seat] == it.card]
    branch = yield from it.one_of(("suffers", bool(here)), ("gravehold", True))
    if branch == "suffers":
        seat = yield from ask_players(st, here, "suffers", source=it.card)
        yield from it.suffers(seat, CLAW_DAMAGE)
    else:
        it.gravehold_suffers(CLAW_GRAVEHOLD)


class Fenrix(NemesisDef):
    """Nemesis tokens become claws; when the claw deck has none left, all is lost."""

    def lay_out(self, st: State) -> None:
        st.claw_deck = [st.new_card(RENDING_CLAW.definition.index, MAT_DECK) for _ in range(CLAWS)]

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

    def prevents(self, st: State, dealer: int, card: int) -> bool:
        """Whoever deals the damage needs their token on the claw."""
        return st.definition(card).claw and st.position[dealer] != card

    def entered(self, st: State, card: int) -> None:
        if st.definition(card).claw:
            st.lives[card] += st.fury
            st.starting_life[card] = st.lives[card]

    def left(self, st: State, card: int) -> bool:
        """Position tokens go back; a claw of the claw deck returns to its top."""
        for seat in range(st.seats):
            if st.position[seat] == card:
                take_token_back(st, seat)
        if st.card[card] != RENDING_CLAW.definition.index:
            return False
        st.move(card, MAT_DECK)
        return True

    # -- Position tokens -----------------------------------------------------------------------------------------

    def actions(self, st: State, seat: int) -> Answers:
        if st.claws_shut:
            return []
        return [(BOARD, card) for card in claws(st) if st.position[seat] != card]

    def act(self, st: State, seat: int, value: Value) -> Effect:
        place_token(st, seat, value[1])
        yield from ()

    def words(self, st: State, value: Value) -> tuple[tuple[str, ...], Message, list[int]]:
        card = value[1]
        return (*self.verbs, *card_words(st, card, -1)), card_text(st, "do-position", card, -1), [card]

    def why_not(self, st: State, seat: int, verb: str) -> tuple[str, str]:
        if st.claws_shut:
            return "why-claws-shut", "GEN-02"
        return "why-position-there" if claws(st) else "why-no-claw", "GEN-02"

    def board(self, st: State) -> dict[str, object]:
        """A Position token as the number of the minion it lies on, 0 with its player."""
        return {
            "claw_deck": len(st.claw_deck),
            "tokens_for_claws": TOKENS_FOR_CLAWS,
            "positions": [card + 1 for card in st.position],
            "more_life": st.fury,
            "claws_shut": st.claws_shut,
        }


def gain_tokens(st: State, n: int) -> None:
    if n:
        st.nemesis_tokens += n
        st.tell("nemesis-tokens", amount=n, left=st.nemesis_tokens)


def claws(st: State) -> list[int]:
    """In play, the oldest first."""
    return [card for card in st.table if st.definition(card).claw]


def place_claw(st: State, *, life: int = 0) -> Effect:
    """From the claw deck into play, with this life if one is named; the players lose as soon as the deck is empty."""
    card = st.claw_deck[-1]
    put_into_play(st, card)
    if life:
        st.lives[card] = st.starting_life[card] = life
    if not st.claw_deck:
        lose(st, "claws")
    yield from resolve(st, card, st.definition(card).immediately)


def place_token(st: State, seat: int, card: int) -> None:
    st.position[seat] = card
    if st.log is not None:
        st.tell("position", seat=seat, card=st.ref(card))


def take_token_back(st: State, seat: int) -> None:
    st.position[seat] = -1
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
