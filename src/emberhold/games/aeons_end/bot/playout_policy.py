"""How the rest of a battle is played in a bot's imagination: one quick answer to each question.

A search plays each option forward many times, so these answers have to be fast, and good enough that a better position
wins more often. Its numbers were found by playing: see `docs/reports/search-aeons-end.md`. `candidates` and `tactics`
are for bots that try several answers; what greedy plays does not depend on anything here.
"""

# ruff: noqa: ARG001 - the functions for kinds of questions share one signature, and not every one needs every argument.
from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.bot.candidates import TAKEN, loss
from emberhold.games.aeons_end.bot.card_worth import AETHER, BOON, DAMAGE, KEEP, know_cards
from emberhold.games.aeons_end.bot.deck import Deck, breach_bonus
from emberhold.games.aeons_end.bot.evaluation import card_threat
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.bot.tactics import play_rank, prep_worth
from emberhold.games.aeons_end.constants import (
    ABILITY,
    BOARD,
    CAST,
    CAST_ALL,
    CHARGE,
    END_TURN,
    FOCUS,
    GAIN,
    GEM,
    GEMS_AND_SPELLS,
    HAND_SIZE,
    OPEN,
    OWNERS,
    PLAY,
    PLAY_GEMS,
    PREP,
    PREP_ALL,
    SPELL,
    TO_DISCARD,
)
from emberhold.games.aeons_end.kinds import Breach, Pile, Target
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.breaches import open_price
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS
from emberhold.games.aeons_end.rules.market import price
from emberhold.games.aeons_end.rules.player_turn import NOT_YET
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, State

NUMBERS: Final[dict[str, float]] = {
    "aether": 0.55,
    "aether late": 0.05,
    "plenty": 18.0,
    "boon": 0.16,
    "damage": 1.44,
    "crowded": 0.82,
    "speed": 5.0,
    "last turns": 1.8,
    "per aether": 0.05,
    "open": 0.83,
    "focus": 0.58,
    "each": 0.38,
    "waiting": 0.61,
    "place price": 0.32,
    "charge": 4.9,
    "ability": 4.9,
    "power": 1.86,
    "power offset": 0.8,
    "hand card": 1.06,
    "board": 1.15,
    "minion": 1.26,
    "minion hurt": 0.63,
    "mat": 0.66,
    "nemesis": 0.71,
    "suffers": 2.0,
    "gravehold": 1.7,
    "unleash": 3.6,
    "tokens": 2.3,
    "pillar": 3.4,
    "devour": 3.9,
    "frail": 0.14,
    "destroy-this": -0.9,
    "ally-charge": -1.5,
    "ally-draws": -0.75,
    "aether-breaches": -1.2,
    "forge": -0.2,
    "player-loses-charges": 2.3,
    "discards-spell": 2.3,
    "charged": 1.0,
}
"""What the answers are chosen by; most of it in points, one for about one life of the nemesis."""

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


# -- the main phase ----------------------------------------------------------------------------------------------------


def main(st: State, ask: Ask) -> Value:
    """First the cards in hand, then spells into breaches, then aether on whatever promises most."""
    know_cards()
    play: Value = NONE
    prep: Value = NONE
    best_play = best_prep = -1.0
    gems_and_spells = all_gems = all_preps = False
    only_gems = True
    rest: Answers = []
    powers = False
    card = st.card
    for answer in ask.answers:
        verb = answer[0]
        if verb == PLAY:
            it = CardId(answer[1])
            if DEFS[card[it]].kind != GEM:
                only_gems = False
            rank = play_rank(st, it)
            if rank > best_play:
                best_play, play = rank, answer
        elif verb == PREP:
            value = prep_worth(st, CardId(answer[1]), Breach(answer[2]))
            if value > best_prep or not prep:
                best_prep, prep = value, answer
        elif verb == PLAY_GEMS:
            all_gems = True
        elif verb == PREP_ALL:
            all_preps = True
        elif verb == GEMS_AND_SPELLS:
            gems_and_spells = True
        elif verb != END_TURN:
            rest.append(answer)
            if verb == TO_DISCARD:
                powers = True
    if powers and (play or prep):
        turns = nemesis_turns(st)
        for answer in rest:
            if answer[0] == TO_DISCARD and paid_by_hand(st, answer) and power_worth(st, answer, turns) > 0:
                return answer
    if play:
        if DEFS[card[play[1]]].kind == GEM:
            if gems_and_spells and only_gems:
                return (GEMS_AND_SPELLS,)
            return (PLAY_GEMS,) if all_gems else play
        return play
    if prep:
        return (PREP_ALL,) if all_preps else prep
    if not rest:
        return (END_TURN,)
    return spend(st, st.active, rest)


def nemesis_turns(st: State) -> float:
    """How many nemesis turns there will probably be."""
    turns = to_beat(st) / NUMBERS["speed"] + NUMBERS["last turns"]
    if NEMESES[st.nemesis].stand_in(st) >= 0:
        return turns
    return min(len(st.nemesis_deck) + 2.0, turns)


def paid_by_hand(st: State, answer: Value) -> bool:
    wanted = DEFS[st.card[answer[1]]].to_discard
    return wanted is not None and (wanted.words == "discard" or wanted.words == "destroy")


def power_worth(st: State, answer: Value, turns: float) -> float:
    """What paying for a power's TO DISCARD line brings."""
    worth = NUMBERS["power"] * card_threat(st, CardId(answer[1]), turns) - NUMBERS["power offset"]
    wanted = DEFS[st.card[answer[1]]].to_discard
    assert wanted is not None
    if wanted.words == "discard" or wanted.words == "destroy":
        worth -= NUMBERS["hand card"] * wanted.numbers["cards"]
    return worth


def spend(st: State, seat: Seat, rest: Answers) -> Value:
    """What seems to bring most of what aether, charges or the mat allow; the end of the turn if nothing is worth it."""
    n = NUMBERS
    nemesis = nemesis_turns(st)
    turns = 2 * nemesis / st.seats
    deck = Deck(st, seat)
    draws = HAND_SIZE / (deck.n + 1)
    aether_to_come = (
        min(n["aether"] * turns, n["aether late"] * turns * turns) * exp(-deck.aether / n["plenty"]) * draws
    )
    own_aether = deck.aether / HAND_SIZE
    boon_to_come = n["boon"] * turns * draws
    damage_to_come = n["damage"] * turns * draws
    each = deck.damage / max(0.5, deck.casts)
    want = deck.spells / deck.cycle
    crowd = 0.0 if want < deck.room else n["crowded"] * each
    per_aether = n["per aether"]
    best = 0.0
    chosen: Value = (END_TURN,)
    pile, card = st.pile, st.card
    waiting = -1.0
    for answer in rest:
        verb = answer[0]
        if verb == GAIN:
            of_pile = Pile(answer[1])
            index = pile[of_pile]
            worth = aether_to_come * (AETHER[index] - own_aether) + boon_to_come * BOON[index]
            if DEFS[index].kind == SPELL:
                worth += damage_to_come * (DAMAGE[index] - crowd)
            worth -= per_aether * price(st, of_pile)
        elif verb == OPEN or verb == FOCUS:
            b = Breach(answer[1])
            if waiting < 0:
                waiting = sum([DAMAGE[card[it]] for it in st.hand[seat]])
            more = min(1.0, max(0.15, want - deck.room + 0.7))
            worth = n["each"] * n["damage"] * turns * more * (each + BREACHES[st.breach[b]].bonus)
            worth += n["waiting"] * waiting - n["place price"] * open_price(st, b)
            worth *= n["open"] if verb == OPEN else n["focus"]
        elif verb == CHARGE:
            slots = MAGES[st.mage[seat]].charges
            worth = (n["charge"] + n["charged"] * (st.charges[seat] + 1) / slots) / slots
        elif verb == ABILITY:
            worth = n["ability"]
        elif verb == TO_DISCARD:
            worth = power_worth(st, answer, nemesis)
        else:
            assert verb == BOARD
            worth = n["board"] * tactics_of(st).action_worth(st, seat, answer, deck, turns)
        if worth > best:
            best, chosen = worth, answer
    return chosen


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
