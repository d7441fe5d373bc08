"""What can be typed at the prompt besides the number of an option.

A command gets the rest of the line. It returns True when the question on the screen is no longer the one to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberhold.core.decisions import Decision
from emberhold.tui.draw.ink import pad, wrap
from emberhold.tui.legend import legend
from emberhold.tui.narration import card_sheet, find_slugs
from emberhold.tui.option_words import because, things_named
from emberhold.tui.plain.console import LEAVING, Leave
from emberhold.tui.plain.plain_session import Sitting

__all__ = ["COMMANDS", "Command"]

Command: TypeAlias = Callable[[Sitting, Decision, str], bool]

# More cards than this are listed by name only.
FEW: Final = 3
COLUMN: Final = 18
"""The room for a sign in the legend."""


def _help(table: Sitting, _decision: Decision, _rest: str) -> bool:
    for line in table.texts.say("shell-help").splitlines():
        table.console.say(line)
    return False


def _signs(table: Sitting, _decision: Decision, _rest: str) -> bool:
    """What the signs on the board mean."""
    for sign, style, meaning in legend(table.spec.name, table.texts):
        if not sign:
            table.console.say(table.console.ink(meaning, style))
            continue
        first, *more = wrap(meaning, table.width - COLUMN - 2)
        colour = style.rstrip("!")
        shown = table.console.ink(sign, colour) if colour in table.console.ink.CODES else sign
        table.console.say(f"  {pad(shown, COLUMN)} {first}")
        for part in more:
            table.console.say(f"{' ' * (COLUMN + 3)}{part}")
    return False


def _board(table: Sitting, _decision: Decision, _rest: str) -> bool:
    table.show_board(again=True)
    return False


def _log(table: Sitting, _decision: Decision, rest: str) -> bool:
    """All that happened so far, or the last few sentences."""
    lines = table.story()
    if rest and not (rest.isascii() and rest.isdecimal()):
        table.tell("shell-log-usage")
        return False
    if not lines:
        table.tell("shell-log-empty")
    # The last 0 sentences would be all of them, by the way Python counts from the end.
    table.recount(lines[max(0, len(lines) - int(rest)) :] if rest else lines)
    return False


def _undo(table: Sitting, _decision: Decision, _rest: str) -> bool:
    """Take back one's own last choice, if nobody learnt anything by it."""
    said = table.take_back()
    table.speak(table.texts.format(said))
    if said.id != "shell-undo-done":
        return False
    table.keep()
    return True


def _why(table: Sitting, decision: Decision, rest: str) -> bool:
    """Why a thing cannot be done now, with the rule that says so."""
    verb, _, thing = rest.partition(" ")
    if not verb or not thing.strip():
        table.tell("shell-why-usage")
        return False
    verb, thing = verb.casefold(), thing.strip()
    for text in dict.fromkeys(because(table, decision, verb, found) for found in things_named(table, thing)):
        table.speak(text)
    return False


def _card(table: Sitting, _decision: Decision, rest: str) -> bool:
    """Show a card in full."""
    if not rest:
        table.tell("shell-card-usage")
        return False
    cards: dict[str, Mapping[str, object]] = {}
    for card in table.spec.content():
        cards[str(card["slug"])] = card
    slugs = find_slugs(rest, cards, table.texts)
    if not slugs:
        table.speak(table.texts.fill("shell-card-unknown", {"name": rest}))
    elif len(slugs) > FEW:
        names = ", ".join(sorted(table.texts.card(slug) for slug in slugs))
        table.speak(table.texts.fill("shell-card-several", {"names": names}))
    else:
        for slug in slugs:
            name, *lines = card_sheet(cards[slug], table.texts)
            table.console.say(table.console.ink(name, "gold"))
            for line in lines:
                table.speak(line, indent="  ")
    return False


def _concede(table: Sitting, _decision: Decision, _rest: str) -> bool:
    yes = table.texts.say("shell-yes").casefold()
    answer = table.console.ask_or_leave(table.texts.say("shell-concede-sure") + " ").casefold()
    if answer not in ("yes", "y", yes):
        table.tell("shell-concede-not")
        return False
    table.give_up()
    table.keep()
    return True


def _save(table: Sitting, _decision: Decision, _rest: str) -> bool:
    table.save()
    table.speak(table.texts.fill("shell-saved", {"file": str(table.file)}))
    return False


def _quit(_table: Sitting, _decision: Decision, _rest: str) -> bool:
    raise Leave


COMMANDS: Final[Mapping[str, Command]] = {
    "?": _help,
    "help": _help,
    "g": _signs,
    "signs": _signs,
    "b": _board,
    "board": _board,
    "l": _log,
    "log": _log,
    "u": _undo,
    "undo": _undo,
    "why": _why,
    "card": _card,
    "concede": _concede,
    "save": _save,
    **dict.fromkeys(LEAVING, _quit),
}
