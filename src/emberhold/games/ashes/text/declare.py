"""The kinds of cards and how a card is declared: a header, and texts added by decorators.

Definitions store functions without the types of their arguments; here, where all of them pass, the types are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, MomentKind
from emberhold.games.ashes.constants import (
    ACTION_SPELL,
    ACTIVATED,
    ALLY,
    ALTERATION_SPELL,
    CONJURATION,
    PHOENIXBORN,
    PLAYED_CARD,
    REACTION_SPELL,
    READY_SPELL,
)
from emberhold.games.ashes.defs import FREE, Ability, CardDef, Cost, Target
from emberhold.games.ashes.kinds import CardType
from emberhold.games.ashes.moments import Moment
from emberhold.games.ashes.state import State
from emberhold.games.ashes.text.use import Use

Text: TypeAlias = Callable[[Use], Effect | None]
"""A text that asks nothing is a plain function."""
Condition: TypeAlias = Callable[[State, CardId, Moment], bool]
"""Whether a moment concerns this card."""
Number: TypeAlias = Callable[[State, CardId], int]
"""A number printed as X, of this card."""
Fit: TypeAlias = Callable[[State, CardId], bool]
"""Whether an alteration can be attached to this unit."""


class Card:
    """A card being declared: its header, and its texts added by decorators."""

    __slots__ = ("definition",)

    def __init__(self, definition: CardDef) -> None:
        self.definition = definition

    def effect(self, text: Text) -> Text:
        """What happens when the card is played."""
        play = self.definition.play
        assert play is not None
        play.text = text
        return text

    def activated(
        self,
        name: str = "",
        *,
        cost: Cost | None = None,
        by_focus: list[list[Cost]] | None = None,
        targets: Sequence[Target] = (),
        inexhaustible: bool = False,
    ) -> Callable[[Text], Text]:
        """An ability that is used by paying its cost on your own turn; `by_focus` lists the costs for focus 0, 1, 2."""
        return self._text(name, ACTIVATED, cost, targets, inexhaustible, by_focus=by_focus)

    def when(
        self,
        moment: MomentKind,
        name: str = "",
        *,
        where: Condition | None = None,
        may: bool = False,
        cost: Cost | None = None,
        targets: Sequence[Target] = (),
        inexhaustible: bool = False,
    ) -> Callable[[Text], Text]:
        """An ability that is tied to a moment; mandatory unless the card says "may" (TRIG-06)."""
        return self._text(name, moment, cost, targets, inexhaustible, where=where, may=may)

    def _text(
        self,
        name: str,
        moment: MomentKind,
        cost: Cost | None,
        targets: Sequence[Target],
        inexhaustible: bool,
        *,
        by_focus: list[list[Cost]] | None = None,
        where: Condition | None = None,
        may: bool = True,
    ) -> Callable[[Text], Text]:
        """The decorator that adds a line of text to the card."""

        def add(text: Text) -> Text:
            ability = Ability(
                name,
                moment,
                cost=FREE if cost is None else cost,
                by_focus=by_focus,
                targets=tuple(targets),
                where=where,
                may=may,
                inexhaustible=inexhaustible,
                text=text,
            )
            self.definition.add(ability)
            return text

        return add


def _card(
    slug: str, kind: CardType, placement: str, cost: Cost | None, targets: Sequence[Target], text: dict[str, int] | None
) -> Card:
    definition = CardDef(slug, kind)
    definition.placement = placement
    definition.numbers = {} if text is None else text
    if cost is not None:
        definition.set_play(Ability("", PLAYED_CARD, cost=cost, targets=tuple(targets)))
    return Card(definition)


def phoenixborn(slug: str, *, life: int, battlefield: int, spellboard: int, text: dict[str, int] | None = None) -> Card:
    card = _card(slug, PHOENIXBORN, "", None, (), text)
    card.definition.life = life
    card.definition.battlefield = battlefield
    card.definition.spellboard = spellboard
    return card


def _numbers(card: Card, attack: int | Number, life: int | Number, recover: int) -> Card:
    d = card.definition
    if isinstance(attack, int):
        d.attack = attack
    else:
        d.attack_x = attack
    if isinstance(life, int):
        d.life = life
    else:
        d.life_x = life
    d.recover = recover
    return card


def ally(slug: str, *, attack: int, life: int, recover: int, cost: Cost, text: dict[str, int] | None = None) -> Card:
    return _numbers(_card(slug, ALLY, "battlefield", cost, (), text), attack, life, recover)


def conjuration(
    slug: str,
    *,
    attack: int | Number,
    life: int | Number,
    recover: int,
    copies: int,
    only: str = "",
    text: dict[str, int] | None = None,
) -> Card:
    """A conjuration. `copies` is its limit, `only` the Phoenixborn it belongs to, if any."""
    card = _numbers(_card(slug, CONJURATION, "battlefield", None, (), text), attack, life, recover)
    card.definition.copies = copies
    card.definition.phoenixborn = only
    return card


def action_spell(
    slug: str,
    *,
    cost: Cost,
    targets: Sequence[Target] = (),
    only: str = "",
    summons: Sequence[str] = (),
    text: dict[str, int] | None = None,
) -> Card:
    card = _card(slug, ACTION_SPELL, "discard", cost, targets, text)
    card.definition.phoenixborn = only
    card.definition.summons = tuple(summons)
    return card


def copying_spell(slug: str, *, cost: Cost, values: Number, text: dict[str, int] | None = None) -> Card:
    """An action spell placed on the battlefield that becomes an ally there (PLAY-19)."""
    card = _card(slug, ACTION_SPELL, "battlefield", cost, (), text)
    card.definition.keywords |= {"no-alterations"}
    return _numbers(card, values, values, 0)


def ready_spell(
    slug: str,
    *,
    cost: Cost,
    only: str = "",
    summons: Sequence[str] = (),
    needs_status: bool = False,
    text: dict[str, int] | None = None,
) -> Card:
    card = _card(slug, READY_SPELL, "spellboard", cost, (), text)
    card.definition.phoenixborn = only
    card.definition.summons = tuple(summons)
    card.definition.needs_status = needs_status
    return card


def reaction_spell(
    slug: str,
    moment: MomentKind,
    *,
    cost: Cost,
    where: Condition,
    targets: Sequence[Target] = (),
    summons: Sequence[str] = (),
    text: dict[str, int] | None = None,
) -> Card:
    card = _card(slug, REACTION_SPELL, "discard", None, (), text)
    card.definition.set_play(Ability("", moment, cost=cost, targets=tuple(targets), where=where))
    card.definition.summons = tuple(summons)
    return card


def alteration_spell(
    slug: str,
    *,
    cost: Cost,
    attack: int = 0,
    life: int = 0,
    recover: int = 0,
    respark: Cost | None = None,
    fits: Fit | None = None,
    gives: str = "",
    removes: str = "",
    switches_off: bool = False,
    text: dict[str, int] | None = None,
) -> Card:
    """An alteration spell. `fits` says which units it can be attached to; `gives` and `removes` name keywords.

    The card's sentence uses the bonuses and the Respark cost by these names as well.
    """
    card = _card(slug, ALTERATION_SPELL, "unit", cost, (), text)
    d = card.definition
    figures = {"attack": attack, "life": life, "recover": recover, "respark": respark.need[8] if respark else 0}
    d.numbers = {name: n for name, n in figures.items() if n} | d.numbers
    d.bonus_attack, d.bonus_life, d.bonus_recover = attack, life, recover
    d.respark = respark
    d.fits = fits
    d.removes = removes
    d.switches_off = switches_off
    if gives:
        d.keywords |= {"gives-" + gives}
    return card


def dice_power(name: str, *, cost: Cost, targets: Sequence[Target] = ()) -> Callable[[Text], Ability]:
    """A dice power (DICE-04): a decorator for its text. `name` is the type of the die."""

    def power(text: Text) -> Ability:
        return Ability(name, ACTIVATED, cost=cost, targets=tuple(targets), text=text, rule="DICE-06")

    return power
