"""Maggoth: a nest that fills from the bottom, row by row."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.maggoth.mat_types import FLY, MAGGOT, NestView, Token
from emberhold.games.aeons_end.text.kit import CardId, Effect, NemesisUse, Seat, State
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
    NumberKind,
    OptionWords,
    QuestionKind,
    Target,
    Value,
    check_cleared,
    lose,
    mypyc_attr,
)

ROWS: Final = (5, 5, 5, 4)
"""Spaces by row from the bottom. House value: all rows but the lowest, and what happens when they are full."""
LAST_ROW: Final = len(ROWS) - 1
FIRST_ROW_GRAVEHOLD: Final = 2
SECOND_ROW_DAMAGE: Final = 2
THIRD_ROW_GRAVEHOLD: Final = 4
MAGGOTS: Final = 2
AT_NEST: Final = Target(AT_NEMESIS - 1)
"""The Nest as a target of damage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NestMat(Mat):
    """The Nest."""

    __slots__ = ("nest",)

    def __init__(self) -> None:
        super().__init__()
        self.nest: list[list[Token]] = [[] for _ in ROWS]
        """By row from the bottom: the life of each token."""

    def copy(self) -> NestMat:
        new = NestMat.__new__(NestMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.nest = [row[:] for row in self.nest]
        return new


def nest(st: State) -> list[list[Token]]:
    """By row from the bottom: the life of each token."""
    mat = st.mat
    assert isinstance(mat, NestMat)
    return mat.nest


class Maggoth(NemesisDef):
    """The tokens are minions too; damage is dealt to the highest row that has any."""

    def new_mat(self, seats: int) -> Mat:
        return NestMat()

    def prepare(self, st: State) -> Effect:
        nest(st)[0] += [MAGGOT] * MAGGOTS
        st.tell("placed", token="token-maggot", amount=MAGGOTS)
        yield from ()

    def unleash(self, st: State) -> Effect:
        yield from place(st, FLY if st.harder else MAGGOT)
        yield from place(st, MAGGOT)

    def tokens_in_play(self, st: State) -> int:
        return tokens(st)

    # -- damage to the Nest --------------------------------------------------------------------------------------

    def targets(self, st: State) -> Answers:
        return [(AT_NEST,)] if any(nest(st)) else []

    def hurt(self, st: State, dealer: Seat, target: Target, n: int, source: CardId) -> Effect:
        """Damage to the highest row with a token, split among its tokens one point at a time; the rest is lost."""
        assert target == AT_NEST
        rows = nest(st)
        row = max(number for number, tokens in enumerate(rows) if tokens)
        tokens = rows[row]
        st.tell("nest-hurt", amount=n, row=row + 1)
        for left in range(n, 0, -1):
            if not tokens:
                break
            kinds = sorted(set(tokens))
            answer = yield Ask("nest", dealer, [(life,) for life in kinds], about=(source, left), rule="CAST-06")
            life = Token(answer[0])
            if life == FLY:
                tokens[tokens.index(FLY)] = MAGGOT
            else:
                tokens.remove(life)
        check_cleared(st)

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        assert value == (AT_NEST,)
        return ("damage", "nest"), Message("do-damage-nest"), []

    def board(self, st: State) -> NestView:
        return {"nest": [[*row] for row in nest(st)], "spaces": list(ROWS)}


def tokens(st: State) -> int:
    """How many maggots and flies are in play."""
    return sum(len(row) for row in nest(st))


def free_spaces(st: State) -> int:
    return sum(ROWS) - tokens(st)


def place(st: State, token: Token, times: int = 1) -> Effect:
    """Put tokens into the lowest row with a free space; when a row is full, the text printed above it happens."""
    rows = nest(st)
    for _ in range(times):
        row = next(number for number, spaces in enumerate(ROWS) if len(rows[number]) < spaces)
        rows[row].append(token)
        st.tell("placed", token="token-fly" if token == FLY else "token-maggot", amount=1)
        if len(rows[row]) == ROWS[row]:
            yield from _row_is_full(st, row)


def _row_is_full(st: State, row: int) -> Effect:
    it = NemesisUse(st)
    st.tell("row-full", row=row + 1)
    if row == LAST_ROW:
        lose(st, "nest")
    elif row == 0:
        it.gravehold_suffers(FIRST_ROW_GRAVEHOLD)
        hatch(st)
    elif row == 1:
        yield from it.any_player_suffers(SECOND_ROW_DAMAGE)
        hatch(st)
    else:
        it.gravehold_suffers(THIRD_ROW_GRAVEHOLD)
        hatch(st)
        hatch(st)


def hatch(st: State) -> None:
    """The lowest maggot becomes a fly; without a maggot nothing happens."""
    for row in nest(st):
        if MAGGOT in row:
            row[row.index(MAGGOT)] = FLY
            st.tell("hatched")
            return


def token_hit(_st: State, _ask: Ask, value: Value, _seat: int, text: str) -> OptionWords:
    token = "fly" if value[0] == FLY else "maggot"
    return ("hit", token), Message(f"{text}-{token}"), []


TOKEN: Final[NumberKind[State]] = NumberKind("life of a token", lambda _, n: n in (MAGGOT, FLY))
NEST: Final[QuestionKind[State]] = QuestionKind(
    "nest",
    "ask-nest",
    (AnswerForm("do-hit", token_hit, (TOKEN,)),),
    about=(UNNAMED_SOURCE, Field(AMOUNT, "n")),
)
"""Which token of the Nest is hit next."""

NEMESIS = Maggoth(
    "maggoth",
    life=45,
    difficulty=3,
    battle=1,
    numbers={
        "maggots": MAGGOTS,
        "maggot_life": MAGGOT,
        "fly_life": FLY,
        "gravehold": FIRST_ROW_GRAVEHOLD,
        "damage": SECOND_ROW_DAMAGE,
        "extra": THIRD_ROW_GRAVEHOLD,
    },
    house=("nest-rows",),
    kinds=(NEST,),
)
