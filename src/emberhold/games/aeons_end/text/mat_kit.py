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
    DECK,
    DESTROYED,
    DISCARD,
    MAT_DECK,
    MINION,
    NEMESIS_DISCARD,
    NEMESIS_PLAY,
    ON_MAT,
    PILES,
    POWER,
)
from emberhold.games.aeons_end.defs import Price
from emberhold.games.aeons_end.kinds import Target
from emberhold.games.aeons_end.mat import Mat
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.aether import ON_CARD, PLAIN, has_aether, spend
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS, hurt_minion
from emberhold.games.aeons_end.rules.decks import destroyable
from emberhold.games.aeons_end.rules.end import check_cleared, lose, win
from emberhold.games.aeons_end.rules.exhaustion import gravehold_suffers, suffer
from emberhold.games.aeons_end.rules.in_play import discard_from_play, put_into_play
from emberhold.games.aeons_end.rules.market import dearest, filled, lift, pile_cost, piles_of, put_gained
from emberhold.games.aeons_end.rules.nemesis_turn import resolve
from emberhold.games.aeons_end.rules.questions import ask_for_pile, ask_players, together
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.seen.names import card_text, card_words, name
from emberhold.games.aeons_end.seen.numbers import UNNAMED_SOURCE
from emberhold.games.aeons_end.seen.redeal import deal_names

__all__ = [
    "AMOUNT",
    "ASIDE",
    "AT_NEMESIS",
    "BOARD",
    "DECK",
    "DESTROYED",
    "DISCARD",
    "MAT_DECK",
    "MINION",
    "NEMESIS_DISCARD",
    "NEMESIS_PLAY",
    "ON_CARD",
    "ON_MAT",
    "PILES",
    "PLAIN",
    "POWER",
    "UNNAMED_SOURCE",
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
    "Value",
    "ask_for_pile",
    "ask_players",
    "card_text",
    "card_words",
    "check_cleared",
    "deal_names",
    "dearest",
    "destroyable",
    "discard_from_play",
    "filled",
    "gravehold_suffers",
    "happened",
    "has_aether",
    "hurt_minion",
    "lift",
    "lose",
    "mypyc_attr",
    "name",
    "pile_cost",
    "piles_of",
    "put_gained",
    "put_into_play",
    "resolve",
    "spend",
    "suffer",
    "together",
    "win",
]
