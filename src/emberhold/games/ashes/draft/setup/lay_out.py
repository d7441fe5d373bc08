"""DRAFT-01, DRAFT-02: the table before the first choice."""

from __future__ import annotations

from emberhold.core.fields import number, only_keys
from emberhold.core.journal import Setup
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed, play_stream, setup_stream
from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.constants import CONJURATION
from emberhold.games.ashes.constants import PHOENIXBORN as PHOENIXBORN_TYPE
from emberhold.games.ashes.draft.state import DraftState
from emberhold.games.ashes.state import DEFS

__all__ = ["FEWEST", "MOST", "lay_out", "new_table", "read_setup"]

FEWEST, MOST = 2, 4
SETUP_KEYS = ("players",)


def read_setup(setup: Setup) -> int:
    """How many people draft; SetupError if the set-up says anything else."""
    only_keys(setup, SETUP_KEYS, "setup")
    return number(setup.get("players"), "setup.players", FEWEST, MOST)


def new_table(seats: int, luck: Rng) -> DraftState:
    """All Phoenixborn face up, and one copy of every other card, unshuffled. Cards of one Phoenixborn lie with it."""
    load_content()
    st = DraftState(seats, luck)
    for definition in DEFS:
        if definition.kind == PHOENIXBORN_TYPE:
            card = st.new_card(definition.index)
            st.unclaimed.append(card)
            st.show(card, st.everybody)
    for definition in DEFS:
        if definition.kind not in (PHOENIXBORN_TYPE, CONJURATION) and not definition.phoenixborn:
            st.deck.append(st.new_card(definition.index))
    return st


def lay_out(seats: int, seed: Seed) -> DraftState:
    """A new draft: the deck is shuffled, and chance decides who begins, which everybody sees."""
    st = new_table(seats, play_stream(seed))
    st.rng.shuffle(st.deck)
    st.first = st.all_seats[setup_stream(seed, st.rng).below(seats)]
    st.turns = st.clockwise()
    return st
