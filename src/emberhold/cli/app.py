"""All commands, and what happens when one of them fails.

A command is a function in a module of its own. It prints its answer to stdout, returns None or an exit status, and
raises EmberholdError if it cannot do what was asked. The modules are named here as strings and loaded when they are
called, and a command imports heavy modules inside its function, because people wait for the start.
"""

import os
import re
import sys
from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter, Token, UnusedCliTokensError, convert

from emberhold import __version__
from emberhold.cli.output import harmless, note, open_missing_streams, spell_for_any_terminal
from emberhold.core.errors import EmberholdError

__all__ = ["Exit", "app", "main"]


class Exit(IntEnum):
    """The exit status, for other programs."""

    FINE = 0
    FAILED = 1
    USAGE = 2
    INTERRUPTED = 130


def read_value(kind: Any, tokens: Sequence[Token]) -> object:
    """A value from the command line. Whole numbers are read strictly: 1.5 does not become 2, nor 0x10 become 16."""
    if kind is int and len(tokens) == 1 and not re.fullmatch(r"[-+]?[0-9]{1,100}", tokens[0].value):
        raise ValueError(f"'{tokens[0].value}' is not a whole number.")
    return convert(kind, tokens)


app = App(
    name="emberhold",
    help="Card games played by their exact rules.",
    help_format="plaintext",
    version=__version__,
    default_parameter=Parameter(negative="", converter=read_value),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)
app.command("emberhold.cli.commands.arena:arena", name="arena", help="Find out which bot plays best.")
app.command("emberhold.cli.commands.bench:bench", name="bench", help="Measure the speed and memory use of matches.")
app.command("emberhold.cli.commands.card:card", name="card", help="Show one card in full.")
app.command("emberhold.cli.commands.cards:cards", name="cards", help="List all cards of a game.")
app.command(
    "emberhold.cli.commands.completion:completion", name="completion", help="Print a script for Tab completion."
)
app.command("emberhold.cli.commands.draft:draft", name="draft", help="Draft decks, then play with them.")
app.command("emberhold.cli.commands.play:play", name="play", help="Play a match in the terminal.")
app.command("emberhold.cli.commands.replay:replay", name="replay", help="Watch a match again, or check its journal.")
app.command("emberhold.cli.commands.rule:rule", name="rule", help="Show one rule and the tests for it.")
app.command("emberhold.cli.commands.rules:rules", name="rules", help="List the rules of a game by id.")
app.command("emberhold.cli.commands.scenario:scenario", name="scenario", help="Run scenarios: examples of the rules.")
app.command("emberhold.cli.commands.serve:serve", name="serve", help="Run a server to play in the browser.")
app.command("emberhold.cli.commands.simulate:simulate", name="simulate", help="Let bots play many matches.")
app.command("emberhold.cli.commands.setup:setup", name="setup", help="List what can be chosen for a match.")

deck = App(name="deck", help="Build, check, share and try your own decks.")
deck.command("emberhold.cli.commands.deck:check", name="check", help="Check whether the rules allow a deck.")
deck.command("emberhold.cli.commands.deck_view:compare", name="compare", help="Show what two decks do not share.")
deck.command("emberhold.cli.commands.deck_files:export", name="export", help="Print a deck as text, JSON or a link.")
deck.command("emberhold.cli.commands.deck_build:finish", name="finish", help="Add what a deck lacks, with reasons.")
deck.command("emberhold.cli.commands.deck_view:hand", name="hand", help="Draw a first hand to try a deck.")
deck.command("emberhold.cli.commands.deck_files:import_deck", name="import", help="Keep a deck among your own decks.")
deck.command("emberhold.cli.commands.deck_files:list_decks", name="list", help="List your own and the pre-built decks.")
deck.command("emberhold.cli.commands.deck_build:new", name="new", help="Begin a deck of your own.")
deck.command("emberhold.cli.commands.deck_build:random", name="random", help="Make a legal deck at random.")
deck.command("emberhold.cli.commands.deck_view:show", name="show", help="Show a deck with its dice and costs.")
app.command(deck)

expedition = App(name="expedition", help="Play the Expedition of Aeon's End: four battles, one story.")
expedition.command(
    "emberhold.cli.commands.expedition:continue_expedition", name="continue", help="Continue an expedition."
)
expedition.command("emberhold.cli.commands.expedition:days", name="days", help="Show your battles of the day.")
expedition.command("emberhold.cli.commands.expedition:list_expeditions", name="list", help="List your expeditions.")
expedition.command("emberhold.cli.commands.expedition:new", name="new", help="Begin an expedition.")
expedition.command("emberhold.cli.commands.expedition:today", name="today", help="Play the battle of the day.")
app.command(expedition)

lab = App(name="lab", help="Play many games to learn something about decks.")
lab.command("emberhold.cli.commands.lab_matrix:matrix", name="matrix", help="Let decks play against each other.")
app.command(lab)

HELP = frozenset({"--help", "-h"})


@app.meta.default
def launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    debug: Annotated[bool, Parameter(show_default=False, help="Show the traceback when something fails.")] = False,
) -> int:
    try:
        status = int(app(tokens) or Exit.FINE)
        deliver()
        return status
    except BrokenPipeError:  # the reader has gone (`| head`)
        drop()
        return Exit.FAILED
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Exception as error:
        if debug:
            raise
        return complain(error, tokens)


def show_whole_help(tokens: Sequence[str]) -> None:
    """The sentences above are for the list of commands. The help of a single command is its docstring."""
    command = app.parse_commands(tokens)[1][-1]
    if command.default_command is not None:
        command.help = None


def deliver() -> None:
    """Flush the output now and report a failure: at exit it would be too late."""
    try:
        sys.stdout.flush()
    except OSError:
        drop()
        raise


def drop() -> None:
    """Nobody reads the output any more. Without this, Python would complain again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(error: Exception, tokens: Sequence[str] = ()) -> Exit:
    """Say in a sentence or two what is wrong and what to do about it."""
    if isinstance(error, CycloptsError):
        note(usage(error))
        print(f"See: {harmless(' '.join(['emberhold', *command_in(tokens)]))} --help", file=sys.stderr)
        return Exit.USAGE
    if isinstance(error, EmberholdError):
        note(str(error))
        return Exit.FAILED
    if isinstance(error, OSError):  # for example a name that is too long, or a full disk: a failure, but not a bug
        where = f"{error.filename}: " if error.filename else ""
        note(f"{where}{error.strerror or error}.")
        return Exit.FAILED
    note(
        f"this is a bug in Emberhold ({type(error).__name__}: {error}). "
        "The same command with --debug shows where it happened."
    )
    return Exit.FAILED


def usage(error: CycloptsError) -> str:
    if isinstance(error, UnusedCliTokensError):
        return f"Too many arguments. Leave this out: {' '.join(error.unused_tokens or ())}"
    return str(error).replace("\n", " ")


def command_in(tokens: Sequence[str]) -> tuple[str, ...]:
    """The command that was meant, if there is one, because its own help says most."""
    return app.parse_commands(tokens)[0]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    0 success, 1 failure, 2 wrong usage, 130 stopped by Ctrl-C. A series that SIGTERM stopped returns 143.
    """
    open_missing_streams()
    spell_for_any_terminal()
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        if HELP.intersection(words):
            show_whole_help([word for word in words if word not in HELP])
        return int(app.meta(words) or Exit.FINE)
    except (CycloptsError, OSError) as error:
        return complain(error, words)
