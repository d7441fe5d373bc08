"""What a player would try first: natural answers to the questions of the rules, so that bots look ahead quickly.

A single candidate means that the question is not worth more thought: orders, plain gems, who is hurt. A bot that looks
ahead tries each candidate; one that does not takes the first. `evaluation` says what things are worth; `question_kinds`
says which function answers which kind of question.
"""

# ruff: noqa: ARG001 - these functions share one signature, and not every one needs every argument.
from __future__ import annotations

from typing import Final

import emberhold.games.aeons_end.bot.tactics as tactics
from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.kinds import CardId
from emberhold.games.aeons_end.bot.card_worth import AETHER, DAMAGE, KEEP, know_cards
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.evaluation import card_threat, turns_left
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import ABILITY, CAST, CAST_ALL, DISCARD, GEM, HAND, PREPPED
from emberhold.games.aeons_end.kinds import Pile, Target
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS
from emberhold.games.aeons_end.rules.player_turn import NOT_YET
from emberhold.games.aeons_end.state import DEFS, State

FEW: Final = 3
"""How many things of one kind are tried."""
SAFE: Final = 5
"""A player with more life than this can take any damage."""
TAKEN: Final = ("return", "take", "prep", "on-deck", "gained-on-deck", "cast")
"""Labels of questions in which a player wants the best card; a nemesis may add to them. In all other questions a card
is given away."""


# -- turns -------------------------------------------------------------------------------------------------------------


def cast(st: State, ask: Ask) -> Answers:
    """The strongest spell first; keeping one back is worth a try only if a power asks for prepped spells."""
    know_cards()
    spells: Answers = [answer for answer in ask.answers if answer and answer[0] == CAST]
    spells.sort(key=lambda answer: -DAMAGE[st.card[answer[1]]])
    other: Answers = [answer for answer in ask.answers if not answer or answer[0] == ABILITY]
    if not spells:
        return other
    wait = any(_wants_prepped(st, card) for card in st.in_play)
    if wait or (ABILITY,) in other:
        return [*spells[:1], *other]
    return [(CAST_ALL,)] if len(spells) > 1 else spells[:1]


def _wants_prepped(st: State, card: CardId) -> bool:
    wanted = DEFS[st.card[card]].to_discard
    return wanted is not None and wanted.words == "discard-prepped"


def window(st: State, ask: Ask) -> Answers:
    """An ally's ability helps most after the active player has played all gems."""
    if any(DEFS[st.card[card]].kind == GEM for card in st.hand[st.active]):
        return [NOT_YET]
    return [(ABILITY,), NONE]


# -- targets and players -----------------------------------------------------------------------------------------------


def damage(st: State, ask: Ask) -> Answers:
    """The nemesis, what its mat adds, and the minions whose end is worth most."""
    turns = turns_left(st, to_beat(st))
    nemesis = NEMESES[st.nemesis]
    instead = nemesis.stand_in(st)
    dealer = ask.seats[0]

    def rank(answer: Value) -> float:
        target = Target(answer[0])
        if target < AT_NEMESIS:
            return tactics_of(st).target_worth(st, target, ask.about[1])
        n = nemesis.reduced(st, target, ask.about[1])
        if target == AT_NEMESIS:
            return 1000.0 if n >= st.nemesis_life else float(n)
        minion = CardId(target)
        if nemesis.prevents(st, dealer, minion):
            return -1.0
        most = DEFS[st.card[minion]].reduces_to or n
        dies = min(n, most) >= st.lives[minion]
        share = 1.0 if dies else 0.65 * min(n, most) / max(1, st.starting_life[minion])
        if minion == instead:
            return 1000.0
        return card_threat(st, minion, turns) * share + tactics_of(st).minion_worth(st, minion, n)

    ranked = sorted(ask.answers, key=lambda answer: -rank(answer))
    kept: Answers = [answer for answer in ranked if rank(answer) >= 0] or ranked
    return kept[:FEW]


def player(st: State, ask: Ask) -> Answers:
    """The player with the most life suffers damage; if somebody is near exhaustion, all are tried.

    Where somebody gains life, the player with the least is tried first.
    """
    if ask.label in ("suffers", "affected"):
        ranked = sorted(ask.answers, key=lambda answer: -_can_bear(st, answer))
        return ranked[:1] if st.life[ranked[0][0]] > SAFE else ranked
    if ask.label == "life":
        return sorted(ask.answers, key=lambda answer: st.life[answer[0]] if answer else 99)[:2]
    return ask.answers


def _can_bear(st: State, answer: Value) -> float:
    seat = answer[0]
    return -1.0 if st.exhausted[seat] else st.life[seat] - 0.1 * len(st.hand[seat])


# -- cards, piles, breaches --------------------------------------------------------------------------------------------


def card(st: State, ask: Ask) -> Answers:
    know_cards()
    cards: Answers = [answer for answer in ask.answers if answer]
    none: Answers = [NONE] if len(cards) < len(ask.answers) else []
    if ask.label in TAKEN or ask.label in tactics_of(st).wanted:
        cards.sort(key=lambda answer: -KEEP[st.card[answer[0]]])
        return [*cards[:2], *none]
    cards.sort(key=lambda answer: loss(st, CardId(answer[0])))
    return [*cards[: 2 if none else FEW], *none]


def loss(st: State, card: CardId) -> float:
    """What giving a card away costs: a card in a discard pile costs little, a prepped spell a lot."""
    keep = KEEP[st.card[card]]
    zone = st.zone[card]
    if zone == PREPPED:
        return keep + DAMAGE[st.card[card]]
    if zone == HAND and st.holder[card] == st.active:
        return keep + 0.5 * AETHER[st.card[card]]
    return keep - 0.1 if zone == DISCARD else keep


def pile(st: State, ask: Ask) -> Answers:
    """The pile whose cards help this deck most."""
    know_cards()
    piles: Answers = [answer for answer in ask.answers if answer]
    turns = 2 * turns_left(st, to_beat(st)) / st.seats
    deck = Deck(st, ask.seats[0])
    piles.sort(key=lambda answer: -tactics.gain_worth(st, Pile(answer[0]), deck, turns))
    return [*piles[:FEW], *[answer for answer in ask.answers if not answer]]


def every(st: State, ask: Ask) -> Answers:
    return ask.answers


def breach(st: State, ask: Ask) -> Answers:
    """The asked player's own breaches first: most things that can be done with a breach are best done with your own."""
    own = ask.seats[0]
    return sorted(ask.answers, key=lambda answer: (not answer, answer[:1] and answer[0] // 4 != own))[:5]
