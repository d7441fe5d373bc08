"""Maggoth: a nest that fills from the bottom, row by row."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.end import lose
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, State

MAGGOT: Final = 1
FLY: Final = 2
"""A token is written as its life."""
ROWS: Final = (5, 5, 5, 4)
"""Spaces by row from the bottom. House value: all rows but the lowest, and what happens when they are full."""
LAST_ROW: Final = len(ROWS) - 1
FIRST_ROW_GRAVEHOLD: Final = 2
SECOND_ROW_DAMAGE: Final = 2
THIRD_ROW_GRAVEHOLD: Final = 4
MAGGOTS: Final = 2


class Maggoth(NemesisDef):
    """The tokens are minions too; damage meets the topmost row."""

    def lay_out(self, st: State) -> None:
        st.nest = [[] for _ in ROWS]

    def prepare(self, st: State) -> Effect:
        st.nest[0] += [MAGGOT] * MAGGOTS
        st.tell("placed", token="token-maggot", amount=MAGGOTS)
        yield from ()

    def unleash(self, st: State) -> Effect:
        yield from place(st, FLY if st.harder else MAGGOT)
        yield from place(st, MAGGOT)

    def tokens_in_play(self, st: State) -> int:
        return tokens(st)

    def board(self, st: State) -> dict[str, object]:
        return {"nest": [row[:] for row in st.nest], "spaces": list(ROWS)}


def tokens(st: State) -> int:
    """Maggots and flies in play."""
    return sum(len(row) for row in st.nest)


def free_spaces(st: State) -> int:
    return sum(ROWS) - tokens(st)


def place(st: State, token: int, times: int = 1) -> Effect:
    """Into the lowest row with a free space; a row that is full does at once what is printed above it."""
    for _ in range(times):
        row = next(number for number, spaces in enumerate(ROWS) if len(st.nest[number]) < spaces)
        st.nest[row].append(token)
        st.tell("placed", token="token-fly" if token == FLY else "token-maggot", amount=1)
        if len(st.nest[row]) == ROWS[row]:
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
    for row in st.nest:
        if MAGGOT in row:
            row[row.index(MAGGOT)] = FLY
            st.tell("hatched")
            return


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
)
