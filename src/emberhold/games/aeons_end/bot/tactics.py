"""What to do in the main phase: what to play, prep, buy, open or pay for, the most promising first."""

from __future__ import annotations

from math import exp
from typing import Final

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.core.kinds import CardId, DefIndex, Seat
from emberhold.games.aeons_end.bot.card_worth import AETHER, BOON, DAMAGE, know_cards
from emberhold.games.aeons_end.bot.deck import Deck, breach_bonus
from emberhold.games.aeons_end.bot.evaluation import (
    ABILITY as ABILITY_WORTH,
)
from emberhold.games.aeons_end.bot.evaluation import (
    BOON_TO_COME,
    DAMAGE_TO_COME,
    PLENTY,
    aether_worth,
    card_threat,
    turns_left,
)
from emberhold.games.aeons_end.bot.menace import to_beat
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import (
    ABILITY,
    BOARD,
    CHARGE,
    END_TURN,
    FOCUS,
    GAIN,
    GEM,
    GEMS_AND_SPELLS,
    HAND_SIZE,
    OPEN,
    PLAY,
    PLAY_GEMS,
    PREP,
    PREP_ALL,
    SPELL,
    TO_DISCARD,
)
from emberhold.games.aeons_end.kinds import Breach, Pile
from emberhold.games.aeons_end.rules.breaches import open_price
from emberhold.games.aeons_end.rules.market import price
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, State

MOST: Final = 6
"""How many ways to spend are tried."""
PER_AETHER: Final = 0.25
"""What aether is worth because it could be spent on something else."""


def main(st: State, ask: Ask) -> Answers:
    """First the cards in hand, then spells into breaches, then aether on whatever promises most."""
    know_cards()
    seat = st.active
    plays: Answers = []
    preps: Answers = []
    rest: Answers = []
    all_gems: Answers = []
    all_preps: Answers = []
    both: Answers = []
    for answer in ask.answers:
        verb = answer[0]
        if verb == PLAY:
            plays.append(answer)
        elif verb == PREP:
            preps.append(answer)
        elif verb == PLAY_GEMS:
            all_gems.append(answer)
        elif verb == PREP_ALL:
            all_preps.append(answer)
        elif verb == GEMS_AND_SPELLS:
            both.append(answer)
        elif verb != END_TURN:
            rest.append(answer)
    powers: Answers = [answer for answer in rest if answer[0] == TO_DISCARD]
    if plays:
        first = max(plays, key=lambda answer: play_rank(st, CardId(answer[1])))
        if DEFS[st.card[first[1]]].kind == GEM:
            # a power that asks for cards in hand is paid before they are played
            if powers:
                return [first, *powers]
            only_gems = all(DEFS[st.card[answer[1]]].kind == GEM for answer in plays)
            return (both if only_gems else []) or all_gems or [first]
        return [first, *_preps(st, preps), *spend(st, seat, rest)]
    if preps:
        return [*_preps(st, preps), *powers] if powers else all_preps or _preps(st, preps)
    return spend(st, seat, rest)


def play_rank(st: State, card: CardId) -> float:
    """Plain aether first, then what offers a choice, then relics."""
    definition = DEFS[st.card[card]]
    if definition.kind == GEM:
        return 10.0 + AETHER[st.card[card]]
    return AETHER[st.card[card]]


def _preps(st: State, preps: Answers) -> Answers:
    """The strongest spell on the breach that adds most to it."""
    if not preps:
        return []
    return [max(preps, key=lambda answer: prep_worth(st, CardId(answer[1]), Breach(answer[2])))]


def prep_worth(st: State, card: CardId, b: Breach) -> float:
    index = st.card[card]
    bonus = breach_bonus(st, b) if st.open[b] else -0.1
    return DAMAGE[index] + 0.2 * AETHER[index] + bonus * (2 if DEFS[index].echo else 1)


def spend(st: State, seat: Seat, rest: Answers) -> Answers:
    """Everything that aether, charges or the mat allow, and being done, sorted by what it seems to bring."""
    turns = 2 * turns_left(st, to_beat(st)) / st.seats
    deck = Deck(st, seat)
    ranked = [(worth(st, seat, answer, deck, turns), answer) for answer in rest]
    good = [pair for pair in ranked if pair[0] > 0]
    good.sort(key=lambda pair: -pair[0])
    out: Answers = [answer for _, answer in good[:MOST]]
    # what can only be done now is always tried
    out += [answer for _, answer in good[MOST:] if answer[0] in (TO_DISCARD, ABILITY, BOARD)]
    out.append((END_TURN,))
    return out


def worth(st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
    verb = answer[0]
    if verb == GAIN:
        pile = Pile(answer[1])
        return gain_worth(st, pile, deck, turns) - PER_AETHER * 0.2 * price(st, pile)
    if verb == OPEN or verb == FOCUS:
        return breach_worth(st, seat, Breach(answer[1]), deck, turns) * (1.0 if verb == OPEN else 0.35)
    if verb == CHARGE:
        return ABILITY_WORTH / MAGES[st.mage[seat]].charges
    if verb == TO_DISCARD:
        return card_threat(st, CardId(answer[1]), turns) - 1.5
    if verb == ABILITY:
        return ABILITY_WORTH + 0.5
    if verb == BOARD:
        return tactics_of(st).action_worth(st, seat, answer, deck, turns)
    return 0.0


def gain_worth(st: State, pile: Pile, deck: Deck, turns: float) -> float:
    return card_worth(st.pile[pile], deck, turns)


def card_worth(index: DefIndex, deck: Deck, turns: float) -> float:
    """What one more such card in the deck brings in the turns left, minus what it takes away by diluting the deck."""
    draws = HAND_SIZE / (deck.n + 1)
    slope = exp(-deck.aether / PLENTY)
    gain = aether_worth(turns) * slope * draws * (AETHER[index] - deck.aether / HAND_SIZE)
    gain += BOON_TO_COME * turns * draws * BOON[index]
    if DEFS[index].kind == SPELL:
        free = deck.spells / deck.cycle < deck.room
        better = DAMAGE[index] if free else DAMAGE[index] - 0.7 * deck.damage / max(0.5, deck.casts)
        gain += DAMAGE_TO_COME * turns * draws * better
    return gain


def breach_worth(st: State, seat: Seat, b: Breach, deck: Deck, turns: float) -> float:
    """What one more place for spells is worth: nothing while there are too few spells for the open breaches."""
    want = deck.spells / deck.cycle
    more = min(1.0, max(0.15, want - deck.room + 0.7))
    each = deck.damage / max(0.5, deck.casts) + BREACHES[st.breach[b]].bonus
    waiting = sum([DAMAGE[st.card[card]] for card in st.hand[seat]])
    return 0.4 * DAMAGE_TO_COME * turns * more * each + 0.4 * waiting - PER_AETHER * open_price(st, b)
