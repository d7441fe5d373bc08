"""What the commands for decks share: which game and which deck is meant, and how a deck is written to disk."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cyclopts import CycloptsError

from emberhold.core.errors import EmberholdError

if TYPE_CHECKING:
    from emberhold.core.deck_tools import DeckTools, Names
    from emberhold.core.registry import GameSpec
    from emberhold.tui.own_decks import FoundDeck

__all__ = ["DeckGame", "check_name", "deck_game", "deliver_deck", "named_deck", "renamed", "write_deck"]


class DeckGame(NamedTuple):
    """A game with decks that people build, and the names of its cards."""

    spec: "GameSpec"
    tools: "DeckTools"
    names: "Names"


def deck_game(game: str | None) -> DeckGame:
    """The game that is named or, if none is, the only one with such decks."""
    from emberhold.core.deck_tools import deck_tools_of
    from emberhold.core.registry import game_names, load_game
    from emberhold.i18n.deck_names import deck_names

    specs = [load_game(name) for name in ([game] if game else game_names())]
    found = [(spec, tools) for spec in specs if (tools := deck_tools_of(spec)) is not None]
    if not found:
        raise EmberholdError(f"There are no decks to build in {game or 'any installed game'}.")
    if len(found) > 1:
        raise CycloptsError(msg=f"Name the game with --game: {', '.join(spec.name for spec, _ in found)}.")
    spec, tools = found[0]
    return DeckGame(spec, tools, deck_names(spec.name, tools))


def named_deck(game: DeckGame, word: str) -> "FoundDeck":
    """The deck that a word names, legal or not."""
    from emberhold.core.near import hint
    from emberhold.tui.own_decks import find_deck, own_words

    found = find_deck(game.spec, word)
    if found is None:
        known = [*game.tools.prebuilt(), *own_words(game.spec, game.tools.choice)]
        raise EmberholdError(
            f"There is no deck '{word}'.{hint(word, known)} Name a deck of `emberhold deck list`, a file, a link, "
            "or - to paste a list."
        )
    return found


def renamed(deck: Mapping[str, object], name: str) -> dict[str, object]:
    return {**deck, "name": name} if name else dict(deck)


def check_name(game: DeckGame, name: str) -> None:
    """Refuse a name that already means a pre-built deck: nobody could choose the own one."""
    from emberhold.core.name_keys import name_key

    if not name_key(name):
        raise EmberholdError(f"'{name}' has no letter or digit. Choose another name.")
    if name_key(name) in {name_key(slug) for slug in game.tools.prebuilt()}:
        raise EmberholdError(f"'{name}' is the name of a pre-built deck. Choose another name with --name.")


def write_deck(path: Path, text: str, force: bool) -> None:
    """Write a whole file; another file is replaced only if that was asked for."""
    from emberhold.core.files import check_regular, write_whole

    if path.exists():
        check_regular(path, path.stat().st_mode)
        if not force:
            raise EmberholdError(f"{path} already exists. Add --force to replace it, or choose another name.")
    write_whole(path, text)


def deliver_deck(text: str, out: Path | None, force: bool) -> None:
    """Print a deck, or write it to a file and say so."""
    from emberhold.cli.output import note, say
    from emberhold.core.files import check_folder

    if out is None:
        say(text.rstrip("\n"))
        return
    check_folder(out, "--out")
    write_deck(out, text, force)
    note(f"written: {out}")
