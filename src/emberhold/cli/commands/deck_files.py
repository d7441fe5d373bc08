"""`emberhold deck import`, `export` and `list`: your own decks, and decks as files and links."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from emberhold.cli.deck_words import DeckGame, check_name, deck_game, deliver_deck, named_deck, renamed, write_deck
from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import DeckWord, GameName
from emberhold.core.errors import EmberholdError

__all__ = ["export", "import_deck", "list_decks"]

MOST_NAMED = 2
"""So many problems are named before the advice."""


def import_deck(
    deck: DeckWord,
    /,
    *,
    name: str = "",
    unfinished: Annotated[bool, Parameter(show_default=False)] = False,
    force: Annotated[bool, Parameter(show_default=False)] = False,
    game: GameName | None = None,
) -> None:
    """Keep a deck among your own decks. From then on you can choose it by its name, wherever a deck can be chosen.

    Parameters
    ----------
    deck
        What to keep: a file, a link, - to paste a list, or the name of a deck.
    name
        What to call it. The default is the name in the list, or the name of the file.
    unfinished
        Keep it even if the rules do not allow it yet.
    force
        Replace the deck of that name.
    game
        The game it is for. Needed only if several games have decks.
    """
    from emberhold.tui.own_decks import DeckError, own_file

    meant = deck_game(game)
    found = named_deck(meant, deck)
    if found.problems and not unfinished:
        advice = "To keep it as it is, add --unfinished; to complete it, use `emberhold deck finish`."
        raise DeckError([*found.problems[:MOST_NAMED], advice])
    kept = found.deck
    called = name or str(kept.get("name") or "") or (Path(deck).stem if Path(deck).suffix else "")
    if not called:
        raise EmberholdError("This deck has no name. Give it one with --name.")
    check_name(meant, called)
    text = meant.tools.write(renamed(kept, called), meant.tools.formats[0], meant.names)
    file = own_file(meant.spec.name, called)
    if not force and file.exists():
        raise EmberholdError(f"You have a deck '{file.stem}' already. Add --force to replace it, or choose a --name.")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_deck(file, text, force)
    say(f"{file.stem} is one of your decks now: {file}")


def export(
    deck: DeckWord,
    /,
    *,
    format: str = "text",
    out: Path | None = None,
    force: Annotated[bool, Parameter(show_default=False)] = False,
    game: GameName | None = None,
) -> None:
    """Print a deck as text, JSON or a link, to keep it elsewhere or to send it to others.

    Parameters
    ----------
    deck
        A deck: its name, a file, a link, or - to paste a list.
    format
        text (to read and to edit), json (for programs), or link (a short code with the whole deck except its notes).
    out
        Write it to this file instead.
    force
        Replace the file if it exists.
    game
        The game it is for. Needed only if several games have decks.
    """
    meant = deck_game(game)
    found = named_deck(meant, deck)
    deliver_deck(meant.tools.write(found.deck, format, meant.names), out, force)


def list_decks(
    *,
    game: GameName | None = None,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """List the decks that you can choose by name: your own ones and the pre-built ones.

    Parameters
    ----------
    game
        The game. Needed only if several games have decks.
    as_json
        Print one JSON document.
    """
    from emberhold.tui.own_decks import folder, own_words

    meant = deck_game(game)
    own = own_words(meant.spec, meant.tools.choice)
    rows = [row(meant, word, mine=True) for word in own]
    rows += [row(meant, word, mine=False) for word in meant.tools.prebuilt()]
    if as_json:
        print_json({"game": meant.spec.name, "folder": str(folder(meant.spec.name)), "decks": rows})
        return
    width = max(len(str(line["deck"])) for line in rows)
    say("\n".join(f"{line['deck']:<{width}}  {line['about']}" for line in rows))


def row(meant: DeckGame, word: str, *, mine: bool) -> dict[str, object]:
    """One deck in a line: whose it is, its leader, its dice, and whether it can be played."""
    try:
        found = named_deck(meant, word)
    except EmberholdError as error:
        return {"deck": word, "own": mine, "problems": [str(error)], "about": f"cannot be read: {error}"}
    facts = meant.tools.facts(found.deck)
    names = dict(reversed(meant.names))
    leader = names.get(f"card-{facts['phoenixborn']}", "no Phoenixborn")
    dice = facts["dice"]
    pool = ", ".join(f"{n} {kind}" for kind, n in dice.items() if n) if isinstance(dice, dict) else ""
    state = "" if not found.problems else f"; not legal yet: {found.read.problems[0]}"
    about = f"{'yours: ' if mine else ''}{leader}; {pool or 'no dice'}{state}"
    return {
        "deck": word,
        "own": mine,
        "phoenixborn": facts["phoenixborn"],
        "dice": dice,
        "problems": [str(problem) for problem in found.read.problems],
        "about": about,
    }
