"""What somebody might answer in a playout: quickly, sensibly, and not always the same."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask
from emberhold.core.kinds import CardId
from emberhold.core.rng import Rng
from emberhold.games.ashes.bot.evaluation import HAND, SPELL, UNIT, UNIT_ATTACK, UNIT_LIFE, UNIT_TEXT
from emberhold.games.ashes.bot.tactics import exchange_value, worth_attacking
from emberhold.games.ashes.bot.usual_gains import DIE_POWERS, FOR_OTHERS, FOR_OWN, PLAYED, USED
from emberhold.games.ashes.constants import (
    ACTIVATE,
    ALLY,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    ATTACK_WITH_ALL,
    MEDITATE,
    PASS,
    PLAY,
    READY_SPELL,
    USE_POWER,
)
from emberhold.games.ashes.defs import PLAYER, CardDef
from emberhold.games.ashes.rules.values import attack_value, unexhausted_units
from emberhold.games.ashes.state import DEFS, State

SPREAD: Final = 1.5
"""By how many points the worth of an action may be misjudged."""
SUMMON: Final = 2.2
"""Using a ready spell that brings a unit."""
EFFECT: Final = 1.2
"""Using any other ability."""
SPELL_CARD: Final = 1.2
"""Playing a card that has an effect and is gone."""
NOT_NOW: Final = -9.0


def turn(st: State, ask: Ask, chance: Rng) -> int:
    """The action that seems to be worth most, with some misjudgement."""
    best, most = 0, NOT_NOW
    attack = NOT_NOW
    answers = ask.answers
    for number in range(len(answers)):
        answer = answers[number]
        verb = answer[0]
        if verb == PLAY:
            worth = card_worth(st, CardId(answer[1]))
        elif verb == ACTIVATE:
            worth = use_worth(st, CardId(answer[1]))
        elif verb == ATTACK_PHOENIXBORN:
            if attack == NOT_NOW:
                attack = worth_attacking(st, st.active)
            worth = attack
            if answer == ATTACK_WITH_ALL:
                worth -= 0.2
        elif verb == ATTACK_UNIT:
            if answer != (ATTACK_UNIT,):
                continue
            worth = unit_attack_worth(st)
        elif verb == USE_POWER:
            worth = DIE_POWERS[answer[1]]
        elif verb == MEDITATE:
            continue
        else:
            worth = 0.0
            if answer == (PASS,) and answers[number - 1][0] == PASS:
                continue
        worth += SPREAD * (chance.below(1024) / 1024 - 0.5)
        if worth > most:
            best, most = number, worth
    return best


def aimed(st: State, ask: Ask, found: Answers) -> int:
    """The number of the most natural answer on the side where the card does good, or else of the most natural one."""
    card = ask.about[0]
    slug = DEFS[st.card[card]].slug if card >= 0 else ""
    own = slug in FOR_OWN
    if own or slug in FOR_OTHERS:
        seat = ask.seats[0]
        player = ask.kind == "target" and ask.about[2] == PLAYER
        for answer in found:
            if answer and ((answer[0] if player else st.controller[answer[0]]) == seat) == own:
                return ask.answers.index(answer)
    return ask.answers.index(found[0])


def card_worth(st: State, card: CardId) -> float:
    """What playing this card is worth, with the card that it costs. Dice come back, so they cost nothing."""
    d = DEFS[st.card[card]]
    measured = PLAYED.get(d.slug)
    if measured is not None:
        return measured
    if d.kind == ALLY:
        return unit_worth(d) - HAND
    if d.kind == READY_SPELL:
        return SPELL[min(2, st.copies_on_spellboard(st.active, st.card[card]))] - HAND
    return SPELL_CARD - HAND


def unit_worth(d: CardDef) -> float:
    """What a unit is worth by what is printed on its card."""
    return UNIT + UNIT_ATTACK * d.attack + UNIT_LIFE * d.life + UNIT_TEXT * len(d.abilities)


def use_worth(st: State, card: CardId) -> float:
    d = DEFS[st.card[card]]
    measured = USED.get(d.slug)
    if measured is not None:
        return measured
    return SUMMON if d.summons else EFFECT


def unit_attack_worth(st: State) -> float:
    """What it is worth that the strongest unit attacks the best target among the units."""
    seat = st.active
    units = unexhausted_units(st, seat)
    strongest = max(units, key=lambda unit: attack_value(st, unit))
    if attack_value(st, strongest) <= 0:
        return NOT_NOW
    return -min(
        [exchange_value(st, unit, [strongest]) for other in st.opponents(seat) for unit in st.battlefield[other]]
    )
