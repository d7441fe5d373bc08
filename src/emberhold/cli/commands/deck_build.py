"""`emberhold deck new`, `random` and `finish`: decks that begin, decks by chance, and what a deck lacks."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from emberhold.cli.deck_words import DeckGame, check_name, deck_game, deliver_deck, named_deck, renamed, write_deck
from emberhold.cli.output import note, say
from emberhold.cli.parameters import DeckWord, GameName
from emberhold.core.errors import EmberholdError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from emberhold.core.deck_tools import DeckProposal
    from emberhold.i18n import Texts

__all__ = ["finish", "new", "random"]

SEED_BITS = 32


def new(
    name: str,
    /,
    *,
    phoenixborn: str = "",
    out: Path | None = None,
    force: Annotated[bool, Parameter(show_default=False)] = False,
    game: GameName | None = None,
) -> None:
    """Begin a deck of your own: a file to fill in with any text editor. At a terminal you are asked for a Phoenixborn.

    Parameters
    ----------
    name
        What to call the deck.
    phoenixborn
        Its Phoenixborn, by any of its names.
    out
        The file. The default is a file among your own decks.
    force
        Replace the file if it exists.
    game
        The game it is for. Needed only if several games have decks.
    """
    from emberhold.core.files import check_folder
    from emberhold.tui.own_decks import own_file

    meant = deck_game(game)
    check_name(meant, name)
    file = out or own_file(meant.spec.name, name)
    if file.exists() and not force:
        raise EmberholdError(f"{file} already exists. Add --force to replace it, or choose another name.")
    if out is not None:
        check_folder(out, "--out")
    if not phoenixborn and sys.stdin.isatty() and sys.stdout.isatty():
        phoenixborn = ask_leader(meant)
    text = meant.tools.blank(name, phoenixborn, meant.names)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_deck(file, text, force)
    word = file if out is not None else file.stem
    say(f"{file}\nFill it in, then: emberhold deck check {word}\nOr let the program: emberhold deck finish {word}")


def ask_leader(meant: DeckGame) -> str:
    """Ask which of the leaders of the pre-built decks the new deck has; nothing is a possible answer."""
    names = dict(reversed(meant.names))
    leaders = [str(deck["phoenixborn"]) for deck in meant.tools.prebuilt().values()]
    say("\n".join(f"{at}  {names.get(f'card-{slug}', slug)}" for at, slug in enumerate(leaders, 1)))
    typed = input("Which Phoenixborn? A number or a name; Enter to choose later: ").strip()
    return leaders[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(leaders) else typed


def random(
    *,
    seed: int | None = None,
    phoenixborn: str = "",
    name: str = "",
    out: Path | None = None,
    force: Annotated[bool, Parameter(show_default=False)] = False,
    game: GameName | None = None,
) -> None:
    """Make a legal deck at random, with dice that can pay for its cards. The same seed gives the same deck.

    To keep it: emberhold deck random | emberhold deck import -

    Parameters
    ----------
    seed
        A number that decides everything random. Without it, you get another deck each time.
    phoenixborn
        Its Phoenixborn, by any of its names. The default is a random one.
    name
        What to call the deck.
    out
        Write it to this file instead of printing it.
    force
        Replace the file if it exists.
    game
        The game it is for. Needed only if several games have decks.
    """
    import secrets

    meant = deck_game(game)
    luck = secrets.randbits(SEED_BITS) if seed is None else seed
    deck = meant.tools.random(luck, phoenixborn, meant.names)
    text = meant.tools.write(renamed(deck, name or f"Random {luck}"), meant.tools.formats[0], meant.names)
    deliver_deck(text, out, force)


def finish(
    deck: DeckWord,
    /,
    *,
    out: Path | None = None,
    force: Annotated[bool, Parameter(show_default=False)] = False,
    game: GameName | None = None,
) -> None:
    """Add what a deck lacks (Phoenixborn, cards, dice, First Five), with one reason for each in a remark behind it.

    What is in the deck stays. To keep the result: emberhold deck finish DECK | emberhold deck import -

    Parameters
    ----------
    deck
        A deck that is not complete: its name, a file, a link, or - to paste a list.
    out
        Write it to this file instead of printing it.
    force
        Replace the file if it exists.
    game
        The game it is for. Needed only if several games have decks.
    """
    from emberhold.core.registry import SetupError
    from emberhold.i18n import Texts

    meant = deck_game(game)
    found = named_deck(meant, deck)
    try:
        finished = meant.tools.finish(found.deck)
    except SetupError as error:
        raise EmberholdError(f"{found.where}: {error}") from None
    if not finished.proposals:
        note("Nothing is missing.")
    remarks = reasons(finished.proposals, Texts("en", meant.spec.name))
    deliver_deck(meant.tools.write(finished.deck, meant.tools.formats[0], meant.names, remarks), out, force)


def reasons(proposals: "Sequence[DeckProposal]", texts: "Texts") -> dict[str, str]:
    """One remark for each card; the dice, and the First Five, share a line and so a remark."""
    out: dict[str, str] = {}
    for proposal in proposals:
        why = texts.format(proposal.why)
        if proposal.part == "dice":
            said = f"{proposal.n} {proposal.thing}: {why}"
            out["dice"] = f"{out['dice']} {said}" if "dice" in out else said
        elif proposal.part == "first_five":
            out["first_five"] = why
        else:
            out[proposal.thing] = why
    return out
