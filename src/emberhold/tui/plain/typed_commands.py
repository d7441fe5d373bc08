"""What can be typed at the prompt besides the number of an option.

A command gets the rest of the line. It returns True if the question on the screen must not be answered any more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberhold.core.decisions import Decision
from emberhold.tui.option_words import because, things_named
from emberhold.tui.plain.card_pages import say_cards, say_legend
from emberhold.tui.plain.console import LEAVE_WORDS, Leave
from emberhold.tui.plain.plain_menu import pick
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.preview_words import preview_sentences

__all__ = ["COMMANDS", "Command"]

Command: TypeAlias = Callable[[PlainSession, Decision, str], bool]


def _help(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    for line in session.texts.say("shell-help").splitlines():
        session.console.say(line)
    return False


def _signs(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    say_legend(session.console, session.spec.name, session.texts)
    return False


def _board(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    session.show_board(again=True)
    return False


def _log(session: PlainSession, _decision: Decision, rest: str) -> bool:
    """Everything that has happened, or the last few sentences."""
    lines = session.story()
    if rest and not (rest.isascii() and rest.isdecimal()):
        session.tell("shell-log-usage")
        return False
    if not lines:
        session.tell("shell-log-empty")
    # A slice of the last 0 sentences would be all of them.
    session.recount(lines[max(0, len(lines) - int(rest)) :] if rest else lines)
    return False


def _cancel(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    """Take back everything you have begun, if nobody has learnt anything from it."""
    said = session.cancel()
    session.speak(session.texts.format(said))
    if said.id != "shell-cancel-done":
        return False
    session.keep()
    return True


def _undo(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    """Take back your own last choice, if that is allowed."""
    said = session.take_back()
    session.speak(session.texts.format(said))
    if said.id != "shell-undo-done":
        return False
    session.keep()
    return True


def _why(session: PlainSession, decision: Decision, rest: str) -> bool:
    """Why something cannot be done now, with the rule that says so."""
    verb, _, thing = rest.partition(" ")
    if not verb or not thing.strip():
        session.tell("shell-why-usage")
        return False
    verb, thing = verb.casefold(), thing.strip()
    for text in dict.fromkeys(because(session, decision, verb, found) for found in things_named(session, thing)):
        session.speak(text)
    return False


def _preview(session: PlainSession, decision: Decision, rest: str) -> bool:
    """What an option leads to, as far as the person can know."""
    options = decision.described(session.viewer)[1]
    chosen = pick(rest, len(options))
    if not chosen:
        session.tell("shell-preview-usage", last=len(options))
        return False
    for text in preview_sentences(session, decision, options[chosen - 1]):
        session.speak(text)
    return False


def _card(session: PlainSession, _decision: Decision, rest: str) -> bool:
    """Show a card in full."""
    if not rest:
        session.tell("shell-card-usage")
        return False
    say_cards(session.console, session.spec, session.texts, rest)
    return False


def _concede(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    yes = session.texts.say("shell-yes").casefold()
    answer = session.console.ask_or_leave(session.texts.say("shell-concede-sure") + " ").casefold()
    if answer not in ("yes", "y", yes):
        session.tell("shell-concede-not")
        return False
    session.give_up()
    session.keep()
    return True


def _save(session: PlainSession, _decision: Decision, _rest: str) -> bool:
    session.save()
    session.speak(session.texts.fill("shell-saved", {"file": str(session.file)}))
    return False


def _quit(_session: PlainSession, _decision: Decision, _rest: str) -> bool:
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
    "cancel": _cancel,
    "u": _undo,
    "undo": _undo,
    "why": _why,
    "preview": _preview,
    "card": _card,
    "concede": _concede,
    "save": _save,
    **dict.fromkeys(LEAVE_WORDS, _quit),
}
