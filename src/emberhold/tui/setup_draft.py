"""A new match while it is being chosen: who has which seat, and the choices of its set-up.

The game declares what can be chosen (`core/choice`); this module names no game. A choice that no longer fits after
another one is dropped, so a draft holds only what can still be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Final, TypeAlias

from emberhold.bots.offered_bots import bot_title, help_of, time_of
from emberhold.bots.roster import bot_names
from emberhold.core.choice import Choice, ChoiceValue
from emberhold.core.chosen import Chosen, complete, get, has, put
from emberhold.core.decisions import Message
from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec, SetupError
from emberhold.i18n import Texts
from emberhold.scenario.documents import read_document
from emberhold.tui.own_decks import brought
from emberhold.tui.seat_words import PERSON, bot_name, read_seats, usual_seat

__all__ = [
    "SetupDraft",
    "choice_name",
    "choice_words",
    "read_brought",
    "seat_word_help",
    "seat_word_text",
    "value_words",
]

_Wanted: TypeAlias = Callable[[Choice], bool]

SEED_DIGITS: Final = 15


class SetupDraft:
    """What has been chosen for a match so far."""

    def __init__(self, spec: GameSpec, seats: Sequence[str] = (), setup: Setup | None = None) -> None:
        self.spec = spec
        self.seats = list(seats or read_seats([], spec.players, cooperative=spec.cooperative))
        self.chosen: Chosen = deepcopy(dict(setup or {}))
        self.seed: int | None = None
        """The seed; None means a new one."""
        self.preset = ""
        """The preset that was chosen last, until something else is chosen."""
        self._tidy()

    @property
    def players(self) -> int:
        return len(self.seats)

    # -- who plays -----------------------------------------------------------------------------------------------

    def set_players(self, players: int) -> None:
        """Set the number of seats. New seats get bots, and at least one seat keeps a person."""
        self.seats = [*self.seats, *[usual_seat(cooperative=self.spec.cooperative)] * players][:players]
        if PERSON not in self.seats:
            self.seats[0] = PERSON
        self._tidy()

    def seat_words(self, seat: int) -> list[str]:
        """Who can have this seat. The last person cannot become a bot, because nobody would play."""
        alone = self.seats.count(PERSON) == 1 and self.seats[seat] == PERSON
        return [PERSON] if alone else [PERSON, *(f"bot={name}" for name in bot_names())]

    def set_seat(self, seat: int, word: str) -> None:
        self.seats[seat] = word

    # -- what is chosen ------------------------------------------------------------------------------------------

    def choices(self) -> Sequence[Choice]:
        """Everything that can be chosen, given the choices so far."""
        return self.spec.choices(self.players, self.chosen)

    def chosen_for(self, choice: Choice) -> object:
        """The current value: what was chosen, or else what applies without a choice."""
        return get(self.chosen, choice.path) if has(self.chosen, choice.path) else choice.default

    def is_chosen(self, choice: Choice) -> bool:
        return has(self.chosen, choice.path)

    def choose(self, choice: Choice, value: object) -> None:
        put(self.chosen, choice.path, deepcopy(value))
        self.preset = ""
        self._tidy()

    def forget(self, choice: Choice) -> None:
        """Leave it to the game again: its default, or a random value."""
        self._keep(lambda other: other.path != choice.path)
        self.preset = ""
        self._tidy()

    def taken(self, choice: Choice) -> list[object]:
        """The items that are in its list."""
        now = self.chosen_for(choice)
        return list(now) if isinstance(now, list) else []

    def toggle(self, choice: Choice, item: object) -> None:
        """Add an item to a list or remove it. The list keeps the order of the items."""
        taken = self.taken(choice)
        wanted = [other for other in taken if other != item] if item in taken else [*taken, item]
        self.choose(choice, [other.value for other in choice.items if other.value in wanted])

    def set_seed(self, typed: str, texts: Texts) -> None:
        """Set the seed to the typed number; an empty text means a new one."""
        if typed and not (typed.isascii() and typed.isdecimal() and len(typed) <= SEED_DIGITS):
            raise SetupError(texts.fill("newmatch-seed-wrong", {"typed": typed[:40], "digits": SEED_DIGITS}))
        self.seed = int(typed) if typed else None

    def take_preset(self, name: str) -> None:
        """Replace all choices by those of a preset; without a name, clear them."""
        found = [preset for preset in self.spec.presets(self.players) if preset.name == name]
        self.chosen = deepcopy(dict(found[0].chosen)) if found else {}
        self.preset = name if found else ""
        self._tidy()

    def _tidy(self) -> None:
        """Drop what can no longer be chosen. Choices depend on each other, so repeat until nothing changes."""
        for _ in range(4):
            before = deepcopy(self.chosen)
            self._keep(self._fits)
            if self.chosen == before:
                return

    def _keep(self, wanted: _Wanted) -> None:
        kept: Chosen = {}
        for choice in self.choices():
            if has(self.chosen, choice.path) and wanted(choice):
                put(kept, choice.path, get(self.chosen, choice.path))
        self.chosen = kept

    def _fits(self, choice: Choice) -> bool:
        value = get(self.chosen, choice.path)
        if choice.closed:
            return False
        if choice.offers(value) or (choice.brought and isinstance(value, Mapping)):
            return True
        offered = [item.value for item in choice.items]
        return isinstance(value, list) and bool(choice.items) and all(item in offered for item in value)

    # -- the result ----------------------------------------------------------------------------------------------

    def setup(self, seed: int) -> Setup:
        """The whole set-up, with random values by the seed for what was left open."""
        return complete(self.spec, self.players, self.chosen, seed)

    def problem(self, texts: Texts) -> str:
        """Why this cannot be played, with the choice and the rule; empty if it can."""
        for choice in self.choices():
            found = self._list_problem(choice, texts)
            if found:
                return f"{found} ({choice.rule})" if choice.rule else found
        seed = self.seed or 0
        try:
            self.spec.new(self.setup(seed), seed)
        except SetupError as error:
            return self._in_words(str(error), texts)
        return ""

    def _list_problem(self, choice: Choice, texts: Texts) -> str:
        """What is wrong with a list by the limits that the game declares; empty if nothing is."""
        value = get(self.chosen, choice.path) if self.is_chosen(choice) else None
        if not choice.items or choice.closed or not isinstance(value, list) or choice.offers(value):
            return ""
        what = choice_name(choice, texts)
        taken = [item.group for item in choice.items if item.value in value]
        for group in choice.groups:
            if taken.count(group.name) > group.most:
                args: dict[str, str | int] = {"what": what, "group": texts.say(group.label), "most": group.most}
                return texts.fill("newmatch-list-group", args)
        if len(taken) > choice.most:
            return texts.fill("newmatch-list-long", {"what": what, "most": choice.most})
        short = sum(max(0, group.least - taken.count(group.name)) for group in choice.groups)
        short = max(short, choice.least - len(taken))
        return texts.fill("newmatch-list-short", {"what": what, "n": short}) if short > 0 else ""

    def _in_words(self, said: str, texts: Texts) -> str:
        """An error that begins with a place in the set-up gets the name of the choice instead."""
        for choice in self.choices():
            place = "setup" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in choice.path)
            if said.startswith(place):
                rest = said.removeprefix(place)
                name = choice_name(choice, texts)
                return f"{name}{rest}" if rest.startswith(":") else f"{name}: {rest.removeprefix('.')}"
        return said


def choice_name(choice: Choice, texts: Texts) -> str:
    """The name of a choice, with its seat."""
    name = texts.say(choice.label)
    if choice.seat is None:
        return name
    return texts.fill("newmatch-of-seat", {"seat": texts.fill("seat", {"n": choice.seat + 1}), "choice": name})


def read_brought(spec: GameSpec, choice: Choice, word: str) -> Mapping[str, object]:
    """What somebody typed for a choice: the content of a file, or a deck in a link. The game checks it."""
    data = brought(spec, choice.name, word)
    if not isinstance(data, Mapping):
        data = read_document(Path(word).expanduser()).data
    if not isinstance(data, Mapping):
        raise SetupError(f"{word}: expected keys and values.")
    return {str(key): value for key, value in data.items()}


def seat_word_text(word: str, texts: Texts) -> str:
    """Who has the seat, in words."""
    name = bot_name(word)
    if name is None:
        return texts.say("newmatch-person")
    return texts.fill("newmatch-bot", {"name": bot_title(name)})


def seat_word_help(word: str, texts: Texts, *, cooperative: bool) -> str:
    """How it is to play against this bot or with it, and how long it thinks; nothing for a person."""
    name = bot_name(word)
    if name is None:
        return ""
    return f"{texts.format(help_of(name, cooperative=cooperative))} {texts.format(time_of(name))}"


def value_words(value: ChoiceValue, texts: Texts) -> str:
    return texts.format(Message(value.label, value.args))


def choice_words(draft: SetupDraft, choice: Choice, texts: Texts) -> str:
    """The current value of a choice, in words."""
    if choice.closed:
        return texts.say(choice.closed)
    value = draft.chosen_for(choice)
    if choice.drawn and not draft.is_chosen(choice):
        return texts.say("setup-drawn")
    for offered in choice.values:
        if offered.value == value:
            return value_words(offered, texts)
    if isinstance(value, list):
        names = {str(item.value): value_words(item, texts) for item in choice.items}
        return ", ".join(names.get(str(item), str(item)) for item in value) or texts.say("setup-none")
    if isinstance(value, Mapping):
        name = value.get("name")
        return str(name) if isinstance(name, str) and name else texts.say(f"{choice.label}.brought")
    return texts.say("setup-none")
