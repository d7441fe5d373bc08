"""How the rest of a battle is played in a bot's imagination: one quick answer to each question.

A search plays each option forward many times, so these answers have to be fast, and good enough that a better position
wins more often. Its numbers were found by playing: see `docs/reports/search-aeons-end.md`. `candidates` and `tactics`
are for bots that try several answers; what greedy plays does not depend on anything here.
"""

# ruff: noqa: ARG001 - the functions for kinds of questions share one signature, and not every one needs every argument.
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.core.decisions import NONE, Ask, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.bot.candidates import TAKEN, loss
from emberhold.games.aeons_end.bot.card_worth import DAMAGE, KEEP, know_cards
from emberhold.games.aeons_end.bot.deck import breach_bonus
from emberhold.games.aeons_end.bot.evaluation import card_threat
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.bot.playout_numbers import NUMBERS
from emberhold.games.aeons_end.bot.playout_turn import main, nemesis_turns
from emberhold.games.aeons_end.constants import (
    ABILITY,
    CAST,
    CAST_ALL,
    GEM,
    OWNERS,
)
from emberhold.games.aeons_end.kinds import Breach, Target
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.breaches import open_price
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS
from emberhold.games.aeons_end.rules.player_turn import NOT_YET
from emberhold.games.aeons_end.state import BREACHES, DEFS, State

NEARLY: Final = 0.4
"""What a battle is worth that was nearly won."""
NO_DIAL: Final = 60
"""For a nemesis without life of its own."""
WORD_COSTS: Final = frozenset(
    ("suffers", "gravehold", "unleash", "tokens", "pillar", "devour", "player-loses-charges", "discards-spell")
)


def natural(st: State, ask: Ask) -> Value:
    """The answer of a player who does not think long."""
    answer = OF_KIND.get(ask.kind)
    if answer is not None:
        if ask.kind == "main" or ask.kind == "cast" or ask.kind == "damage":
            return answer(st, ask)
        own = tactics_of(st).candidates(st, ask)
        return own[0] if own else answer(st, ask)
    own = tactics_of(st).candidates(st, ask)
    return own[0] if own else ask.answers[0]


def how_it_ended(st: State) -> float:
    """What the end of a battle is worth: 1 if it was won, and otherwise how near the players came to it."""
    assert st.outcome is not None
    if st.outcome.winners:
        return 1.0
    return NEARLY * (1 - min(1.0, to_beat(st) / (NEMESES[st.nemesis].life or NO_DIAL)))


# -- casting and damage ------------------------------------------------------------------------------------------------


def cast(st: State, ask: Ask) -> Value:
    """All spells, and then the ability."""
    first: Value = NONE
    for answer in ask.answers:
        if not answer:
            continue
        if answer[0] == CAST_ALL:
            return answer
        if not first or answer[0] == CAST:
            first = answer
    return first


def damage(st: State, ask: Ask) -> Value:
    """The minion whose end is worth most, what the mat adds, or the nemesis."""
    n = NUMBERS
    turns = -1.0
    nemesis = NEMESES[st.nemesis]
    instead = nemesis.stand_in(st)
    amount = ask.about[1]
    best, chosen = -2.0, ask.answers[0]
    for answer in ask.answers:
        target = Target(answer[0])
        if target < AT_NEMESIS:
            worth = n["mat"] * tactics_of(st).target_worth(st, target, amount)
        elif target == AT_NEMESIS:
            left = nemesis.reduced(st, target, amount)
            worth = 1000.0 if left >= st.nemesis_life else n["nemesis"] * left
        else:
            minion = CardId(target)
            if nemesis.prevents(st, ask.seats[0], minion):
                continue
            if minion == instead:
                return answer
            left = nemesis.reduced(st, target, amount)
            most = DEFS[st.card[minion]].reduces_to or left
            hurts = min(left, most)
            share = 1.0 if hurts >= st.lives[minion] else n["minion hurt"] * hurts / max(1, st.starting_life[minion])
            if turns < 0:
                turns = nemesis_turns(st)
            worth = n["minion"] * card_threat(st, minion, turns) * share
            worth += tactics_of(st).minion_worth(st, minion, left)
        if worth > best:
            best, chosen = worth, answer
    return chosen


# -- harm and gifts ----------------------------------------------------------------------------------------------------


def alternative(st: State, ask: Ask) -> Value:
    """The half of an OR that costs least."""
    words = ask.label.split("|")
    return max(ask.answers, key=lambda answer: word_worth(st, words[answer[0]]))


def word_worth(st: State, word: str) -> float:
    n = NUMBERS
    frail = n["frail"]
    if word == "suffers" or word == "suffers-discards":
        return -n["suffers"] * (1 + frail * max(0, 8 - max(st.life)))
    if word == "gravehold":
        return -n["gravehold"] * (1 + frail * max(0, 20 - st.gravehold))
    if word.startswith("unleash"):
        return -n["unleash"]
    if word == "pillars":
        return -n["pillar"]
    if word in WORD_COSTS:
        return -n[word]
    return n.get(word, 0.0)


def player(st: State, ask: Ask) -> Value:
    """Who has most life suffers; who has least gains."""
    answers = ask.answers
    if ask.label == "suffers" or ask.label == "affected":
        return max(answers, key=lambda answer: can_bear(st, answer))
    if ask.label == "life":
        return min(answers, key=lambda answer: st.life[answer[0]] if answer else 99)
    return answers[0]


def can_bear(st: State, answer: Value) -> float:
    seat = answer[0]
    return -1.0 if st.exhausted[seat] else st.life[seat] - 0.1 * len(st.hand[seat])


def card(st: State, ask: Ask) -> Value:
    """The best card where one is taken, the worst where one is given away."""
    know_cards()
    kinds = st.card
    if ask.label in TAKEN or ask.label in tactics_of(st).wanted:
        return max(ask.answers, key=lambda answer: KEEP[kinds[answer[0]]] if answer else -9.0)
    return min(ask.answers, key=lambda answer: loss(st, CardId(answer[0])) if answer else 99.0)


def pile(st: State, ask: Ask) -> Value:
    """The pile whose cards help most."""
    know_cards()
    return max(ask.answers, key=lambda answer: KEEP[st.pile[answer[0]]] if answer else -9.0)


def breach(st: State, ask: Ask) -> Value:
    """The best of one's own breaches; the worst where one is lost."""
    own = ask.seats[0]
    if ask.label == "exhaustion" or ask.label == "destroy":
        return min(ask.answers, key=lambda answer: breach_worth(st, Breach(answer[0])) if answer else 99.0)
    if ask.label == "focus":
        return max(ask.answers, key=lambda answer: _turning(st, own, answer))
    return max(ask.answers, key=lambda answer: _good(st, own, answer))


def breach_worth(st: State, b: Breach) -> float:
    if st.open[b]:
        return 3.0 + breach_bonus(st, b) + sum([DAMAGE[st.card[card]] for card in st.prepped[b]])
    return 0.5 * st.facing[b] - 0.1 * open_price(st, b)


def _good(st: State, own: Seat, answer: Value) -> float:
    return breach_worth(st, Breach(answer[0])) + 2 * (OWNERS[answer[0]] == own) if answer else -9.0


def _turning(st: State, own: Seat, answer: Value) -> float:
    """The breach that is nearest to being open."""
    if not answer:
        return -9.0
    return st.facing[answer[0]] + BREACHES[st.breach[answer[0]]].bonus + 4 * (OWNERS[answer[0]] == own)


def window(st: State, ask: Ask) -> Value:
    """An ally's ability helps most after the active player has played all gems."""
    for it in st.hand[st.active]:
        if DEFS[st.card[it]].kind == GEM:
            return NOT_YET
    return (ABILITY,) if (ABILITY,) in ask.answers else ask.answers[0]


OF_KIND: Final[dict[str, Callable[[State, Ask], Value]]] = {
    "main": main,
    "cast": cast,
    "damage": damage,
    "or": alternative,
    "player": player,
    "card": card,
    "pile": pile,
    "breach": breach,
    "window": window,
}
