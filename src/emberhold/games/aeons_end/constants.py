"""Small numbers with names: zones, kinds, phases, purses. The words beside them are used in scenarios and views."""

# Numbers of a kind are written plainly, `X: Final[Zone] = 1`: the compiler puts only such a number in where it is used.
# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from emberhold.core.kinds import NO_SEAT, SEATS_OF, MomentKind, Phase, Zone
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.games.aeons_end.kinds import AbilityTime, Breach, CardKind, Level, Pile, Purse, Role, TurnCard

# Where a card is. The first four are a player's; holder[card] says whose.
HAND: Final[Zone] = 0
DECK: Final[Zone] = 1
DISCARD: Final[Zone] = 2
PLAYED: Final[Zone] = 3
PREPPED: Final[Zone] = 4
ATTACHED: Final[Zone] = 5
SUPPLY: Final[Zone] = 6
DESTROYED: Final[Zone] = 7
ON_MAT: Final[Zone] = 8
"""On the nemesis mat or beside it, if this nemesis keeps cards there."""
FORGE: Final[Zone] = 9
NEMESIS_DECK: Final[Zone] = 10
NEMESIS_PLAY: Final[Zone] = 11
NEMESIS_DISCARD: Final[Zone] = 12
RESOLVING: Final[Zone] = 13
ASIDE: Final[Zone] = 14
"""Beside the nemesis mat or out of the match (NEM-16)."""
MAT_DECK: Final[Zone] = 15
"""A deck of the mat's own, beside the nemesis deck."""

# What a card is.
GEM: Final[CardKind] = 0
RELIC: Final[CardKind] = 1
SPELL: Final[CardKind] = 2
CURSE: Final[CardKind] = 3
ATTACK: Final[CardKind] = 4
MINION: Final[CardKind] = 5
POWER: Final[CardKind] = 6
KINDS: Final = ("gem", "relic", "spell", "curse", "attack", "minion", "power")

# Where a player card comes from.
STARTER: Final[Role] = 0
UNIQUE_STARTER: Final[Role] = 1
FORGED: Final[Role] = 2
MARKET: Final[Role] = 3
TREASURE: Final[Role] = 4
NEMESIS_CARD: Final[Role] = 5
ROLES: Final = ("starter", "unique-starter", "forged", "supply", "treasure", "nemesis")

GROUP_LEVEL: Final[Level] = 2
"""Treasures of this level belong to everybody (TREASURE-06)."""
TREASURES_FROM: Final = {1: 2, 2: 3, 3: 4}
"""From which battle on treasures of a level are taken along (TREASURE-02, TREASURE-06, TREASURE-07)."""

PILE_SIZE: Final = {GEM: 7, RELIC: 5, SPELL: 5}
"""MARKET-01: how many cards a supply pile has, by kind."""
PILES: Final = 9
PILES_UP_TO: Final = tuple([tuple([Pile(n) for n in range(count)]) for count in range(PILES + 1)])
"""By the number of supply piles: all of them, in order."""
MIX: Final = {GEM: 3, RELIC: 2, SPELL: 4}
"""MARKET-02: how many piles of each kind the usual market has."""

LIFE: Final = 10
GRAVEHOLD_LIFE: Final = 30
HAND_SIZE: Final = 5
Position: TypeAlias = Literal["i", "ii", "iii", "iv"]
POSITIONS: Final[tuple[Position, ...]] = ("i", "ii", "iii", "iv")
CHARGE_PRICE: Final = 2
"""CHARGE-01: what a charge costs."""
ENERGIZE_CHARGES: Final = 1
"""What a cast from a breach with an Energize token brings."""

# Purses of aether (MAIN-06).
NORMAL: Final[Purse] = 0
FOR_BREACHES: Final[Purse] = 1
FOR_RELICS: Final[Purse] = 2
FOR_GEMS: Final[Purse] = 3
FOR_CARDS: Final[Purse] = 4
PurseWord: TypeAlias = Literal["aether", "breaches", "relics", "gems", "cards"]
PURSES: Final[tuple[PurseWord, ...]] = ("aether", "breaches", "relics", "gems", "cards")

# Where the flow is.
SETTING_UP: Final[Phase] = 0
TURN_CARD: Final[Phase] = 1
START: Final[Phase] = 2
CASTING: Final[Phase] = 3
MAIN: Final[Phase] = 4
DRAW: Final[Phase] = 5
END: Final[Phase] = 6
NEMESIS_START: Final[Phase] = 7
NEMESIS_MAIN: Final[Phase] = 8
NEMESIS_DRAW: Final[Phase] = 9
PhaseWord: TypeAlias = Literal[
    "set-up",
    "turn card",
    "start",
    "casting",
    "main",
    "draw",
    "end",
    "nemesis start",
    "nemesis main",
    "nemesis draw",
]
PHASES: Final[tuple[PhaseWord, ...]] = get_args(PhaseWord)

# Turn order cards: 0 to 3 are the seats' own (TURN-05 to TURN-08).
X_CARD: Final[TurnCard] = 4
FIRST_PAIR: Final[TurnCard] = 5
SECOND_PAIR: Final[TurnCard] = 6
NEMESIS_TURN: Final[TurnCard] = 7
TURN_CARDS: Final = ("a", "b", "c", "d", "x", "a-b", "c-d", "nemesis")
NEMESIS: Final = NO_SEAT
"""Means that it is the nemesis' turn."""

# What can be answered in the casting and main phase: the first number of the answer.
CAST: Final = 0
PLAY: Final = 1
GAIN: Final = 2
CHARGE: Final = 3
FOCUS: Final = 4
OPEN: Final = 5
PREP: Final = 6
ABILITY: Final = 7
TO_DISCARD: Final = 8
BOARD: Final = 9
"""What only this nemesis' mat allows; the second number says which of its actions."""
END_TURN: Final = 10
PLAY_GEMS: Final = 11
CAST_ALL: Final = 12
PREP_ALL: Final = 13
GEMS_AND_SPELLS: Final = 14
"""Several actions in a row: all gems in hand, all prepped spells from left to right, all spells onto open breaches; all
gems in hand, and then all spells."""
IN_ORDER: Final = -2
"""In place of the card or effect that comes first: all of them, in the order in which they are listed."""

# What an effect waits for (GEN-11).
TURN_STARTED: Final[MomentKind] = 0
ABILITY_USED: Final[MomentKind] = 1
PILE_EMPTIED: Final[MomentKind] = 2
GAINED: Final[MomentKind] = 3
BREACH_OPENED: Final[MomentKind] = 4
SPELL_CAST: Final[MomentKind] = 5
GEM_PLAYED: Final[MomentKind] = 6
CHARGE_GAINED: Final[MomentKind] = 7
CAME_TO_HAND: Final[MomentKind] = 8
WAS_DESTROYED: Final[MomentKind] = 9

# When a mage's ability may be used (ABILITY-01).
IN_CASTING: Final[AbilityTime] = 1
IN_MAIN: Final[AbilityTime] = 2
IN_CASTING_OR_MAIN: Final = AbilityTime(IN_CASTING | IN_MAIN)
IN_ALLYS_MAIN: Final[AbilityTime] = 4

SEATS: Final = SEAT_LETTERS

_MATS: Final = [tuple([Breach(4 * seat + n) for n in range(4)]) for seat in range(len(SEATS))]
OWN_BREACHES: Final[tuple[tuple[Breach, ...], ...]] = (*_MATS, ())
"""By seat: the places for breaches on that player's mat, from left to right. The last entry, for seat -1, is empty."""
OWNERS: Final = (*[seat for seat in SEATS_OF[len(SEATS)] for _ in POSITIONS], NO_SEAT)
"""By breach: on whose mat it is."""

# Things that are not cards but can be pointed at: their ids in views and options begin here.
PILE_ID: Final = 1000
BREACH_ID: Final = 2000
TURN_ID: Final = 3000
