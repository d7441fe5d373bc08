"""Everything a nemesis' mat needs besides `kit`: its part of the state, the rules it calls, names of cards.

class TideMat(Mat): ...                what lies there
class TideCaller(NemesisDef): ...      what it does
NEMESIS = TideCaller("tide-caller", life=40, …)
"""

from __future__ import annotations

from emberhold.core.decisions import Answers, Ask, Message, Value
from emberhold.core.native import mypyc_attr
from emberhold.core.question_kinds import AMOUNT, AnswerForm, Field, NumberKind, OptionWords, QuestionKind
from emberhold.games.aeons_end.constants import (
    ASIDE,
    BOARD,
    CURSE,
    DECK,
    DESTROYED,
    DISCARD,
    FIRST_PAIR,
    MAT_DECK,
    MINION,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_PLAY,
    NEMESIS_TURN,
    ON_MAT,
    PILES,
    POWER,
    SECOND_PAIR,
    X_CARD,
)
from emberhold.games.aeons_end.defs import Price
from emberhold.games.aeons_end.kinds import Target, TurnCard
from emberhold.games.aeons_end.mat import Mat
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.aether import ON_CARD, PLAIN, has_aether, spend
from emberhold.games.aeons_end.rules.breaches import closed_of, focus
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS, hurt_minion
from emberhold.games.aeons_end.rules.decks import destroyable, draw, to_hand
from emberhold.games.aeons_end.rules.end import check_cleared, lose, win
from emberhold.games.aeons_end.rules.exhaustion import (
    gain_life,
    gravehold_gains,
    gravehold_suffers,
    suffer,
    suffer_each,
)
from emberhold.games.aeons_end.rules.in_play import discard_from_play, put_into_play
from emberhold.games.aeons_end.rules.market import dearest, filled, lift, pile_cost, piles_of, put_gained
from emberhold.games.aeons_end.rules.nemesis_turn import resolve
from emberhold.games.aeons_end.rules.questions import ask_breach, ask_card, ask_for_pile, ask_players, together
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.rules.turn_order import (
    PLAYER_TURNS,
    SEAT_CARDS,
    own_card_back,
    own_cards,
    shuffle_back,
    shuffle_turn_deck,
)
from emberhold.games.aeons_end.seen.names import card_text, card_words, name
from emberhold.games.aeons_end.seen.numbers import UNNAMED_SOURCE
from emberhold.games.aeons_end.seen.redeal import deal_names

__all__ = [
    "AMOUNT",
    "ASIDE",
    "AT_NEMESIS",
    "BOARD",
    "CURSE",
    "DECK",
    "DESTROYED",
    "DISCARD",
    "FIRST_PAIR",
    "MAT_DECK",
    "MINION",
    "NEMESIS_DECK",
    "NEMESIS_DISCARD",
    "NEMESIS_PLAY",
    "NEMESIS_TURN",
    "ON_CARD",
    "ON_MAT",
    "PILES",
    "PLAIN",
    "PLAYER_TURNS",
    "POWER",
    "SEAT_CARDS",
    "SECOND_PAIR",
    "UNNAMED_SOURCE",
    "X_CARD",
    "AnswerForm",
    "Answers",
    "Ask",
    "Field",
    "Mat",
    "Message",
    "NemesisDef",
    "NumberKind",
    "OptionWords",
    "Price",
    "QuestionKind",
    "Target",
    "TurnCard",
    "Value",
    "ask_breach",
    "ask_card",
    "ask_for_pile",
    "ask_players",
    "card_text",
    "card_words",
    "check_cleared",
    "closed_of",
    "deal_names",
    "dearest",
    "destroyable",
    "discard_from_play",
    "draw",
    "filled",
    "focus",
    "gain_life",
    "gravehold_gains",
    "gravehold_suffers",
    "happened",
    "has_aether",
    "hurt_minion",
    "lift",
    "lose",
    "mypyc_attr",
    "name",
    "own_card_back",
    "own_cards",
    "pile_cost",
    "piles_of",
    "put_gained",
    "put_into_play",
    "resolve",
    "shuffle_back",
    "shuffle_turn_deck",
    "spend",
    "suffer",
    "suffer_each",
    "to_hand",
    "together",
    "win",
]
