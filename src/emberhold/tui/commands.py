"""What can be typed at the prompt besides the number of an option.

A command gets the rest of the line. It returns True when the question on the screen is no longer the one to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberhold.core.decisions import Decision, WhyNot
from emberhold.core.errors import EmberholdError
from emberhold.tui.console import Leave
from emberhold.tui.sitting import Sitting
from emberhold.tui.telling import card_sheet, cards_in, find_slugs, sentence, slug_of

__all__ = ["COMMANDS", "Command"]

Command: TypeAlias = Callable[[Sitting, Decision, str], bool]

# More cards than this are listed by name only.
FEW: Final = 3


def _help(table: Sitting, _decision: Decision, _rest: str) -> bool:
    for line in table.texts.say("shell-help").splitlines():
        table.console.say(line)
    return False


def _board(table: Sitting, _decision: Decision, _rest: str) -> bool:
    table.show_board(again=True)
    return False


def _log(table: Sitting, _decision: Decision, rest: str) -> bool:
    """All that happened so far, or the last few sentences."""
    lines = [line for told in table.match.events(table.viewer) if (line := sentence(told, table.texts)).strip()]
    if rest and not (rest.isascii() and rest.isdecimal()):
        table.tell("shell-log-usage")
        return False
    if not lines:
        table.tell("shell-log-empty")
    # The last 0 sentences would be all of them, by the way Python counts from the end.
    for line in lines[max(0, len(lines) - int(rest)) :] if rest else lines:
        table.speak(line, indent="  ")
    return False


def _undo(table: Sitting, _decision: Decision, _rest: str) -> bool:
    """Take back one's own last choice, if nobody learnt anything by it."""
    match, me = table.match, table.viewer
    entries = match.journal().effective()
    mine = [number for number, entry in enumerate(entries) if entry.seat == me and entry.what == "answer"]
    if not mine:
        table.tell("shell-undo-nothing")
        return False
    to = mine[-1]
    others = [entry.seat for entry in entries[to + 1 :] if entry.seat in table.persons]
    if others:
        table.tell("shell-undo-others", seat=f"seat-{others[0]}")
        return False
    if to < match.undo_floor:
        table.tell("shell-undo-revealed")
        return False
    match.rewind(to)
    table.went_back()
    table.keep()
    table.tell("shell-undo-done")
    return True


def _why(table: Sitting, decision: Decision, rest: str) -> bool:
    """Why a thing cannot be done now, with the rule that says so."""
    verb, _, thing = rest.partition(" ")
    if not verb or not thing.strip():
        table.tell("shell-why-usage")
        return False
    verb, thing = verb.casefold(), thing.strip()
    answers = [(found, _ask_why(table, verb, found)) for found in _things(table, thing)]
    said: set[str] = set()
    for found, answer in answers:
        text = _because(table, decision, verb, found, answer)
        if text not in said:
            said.add(text)
            table.speak(text)
    return False


def _ask_why(table: Sitting, verb: str, thing: object) -> WhyNot | EmberholdError | None:
    try:
        return table.match.why_not(table.viewer, verb, thing)
    except EmberholdError as error:
        return error


def _because(
    table: Sitting, decision: Decision, verb: str, thing: object, answer: WhyNot | EmberholdError | None
) -> str:
    texts = table.texts
    if isinstance(answer, EmberholdError):
        return str(answer)
    if answer is not None:
        return texts.fill("shell-why-not", {"reason": texts.format(answer.text), "rule": answer.rule or "none"})
    numbers = [
        str(number)
        for number, option in enumerate(decision.described(table.viewer)[1], 1)
        if verb in option.meaning and (thing in option.refs or str(thing) in option.meaning)
    ]
    return texts.fill("shell-why-possible", {"numbers": ", ".join(numbers), "count": len(numbers)})


def _things(table: Sitting, named: str) -> list[object]:
    """The ids of the cards that are meant, as the person sees them; what is no card goes to the game as it is."""
    if named.startswith("#") and named[1:].isdecimal():
        return [int(named[1:])]
    on_table: dict[str, list[object]] = {}
    for card in cards_in(table.match.view(table.viewer)):
        on_table.setdefault(str(slug_of(card)), []).append(card["id"])
    slugs = find_slugs(named, on_table, table.texts)
    return [thing for slug in slugs for thing in on_table[slug]] or [named.casefold().replace(" ", "-")]


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
    answer = table.console.ask(table.texts.say("shell-concede-sure") + " ").casefold()
    if answer not in ("yes", "y", yes):
        table.tell("shell-concede-not")
        return False
    table.match.concede(table.viewer)
    table.gone.add(table.viewer)
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
    "q": _quit,
    "quit": _quit,
}
