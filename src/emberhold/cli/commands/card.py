"""`emberhold card`: one card in full, found by any of its names."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

from emberhold.cli.commands.cards import card_document
from emberhold.cli.language_check import check_language, sentences_in
from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import GameName, Language
from emberhold.core.errors import EmberholdError
from emberhold.core.name_keys import name_key, name_keys

if TYPE_CHECKING:
    from emberhold.i18n import Texts

__all__ = ["card"]

NEAR = 5


class Found(NamedTuple):
    """A card of a game, and its names in all languages."""

    game: str
    item: Mapping[str, object]
    names: dict[str, str]
    texts: "Texts"


def card(
    name: Annotated[str, Parameter(name="NAME")],
    /,
    *words: Annotated[str, Parameter(name="NAME")],
    game: GameName | None = None,
    lang: Language = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Show one card (or mage, nemesis, treasure, breach) in full.

    Parameters
    ----------
    name
        Its name in English, German or Polish, or its slug. Case, accents and hyphens do not matter.
    words
        More words of the name.
    game
        The game it belongs to. The default is to search all games.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    as_json
        Print one JSON document.
    """
    from emberhold.core.registry import game_names

    asked = " ".join([name, *words])
    known = all_cards([game] if game is not None else game_names(), lang)
    found = [card for card in known if name_key(asked) in keys(card)]
    if not found:
        raise EmberholdError(f"There is no card '{asked}'.{nearest(asked, known)}")
    if as_json:
        print_json(
            {"asked": asked, "lang": lang, "sentences": sentences_in(lang), "cards": [document(c) for c in found]}
        )
    else:
        check_language(lang)
        say("\n\n".join(sheet(card) for card in found))


def all_cards(games: list[str], lang: str) -> list[Found]:
    from emberhold.core.registry import load_game
    from emberhold.i18n.texts import Texts, languages
    from emberhold.tui.card_words import name_id

    out = []
    for game in games:
        content = load_game(game).content()
        texts = Texts(lang, game)
        spoken = {code: texts if code == lang else Texts(code, game) for code in languages()}
        for item in content:
            slug = str(item["slug"])
            message = name_id(slug, texts)
            names = {code: words.say(message) for code, words in spoken.items() if words.has(message)}
            out.append(Found(game, item, names, texts))
    return out


def keys(card: Found) -> set[str]:
    """A card's names as keys."""
    return {key for name in (str(card.item["slug"]), *card.names.values()) for key in name_keys(name)}


def nearest(asked: str, known: list[Found]) -> str:
    """Names that are similar to the one asked for, or contain it, as a question."""
    from difflib import get_close_matches

    spelled = {name_key(name): name for card in known for name in card.names.values()}
    wanted = name_key(asked)[:60]
    inside = [name for name in spelled if len(wanted) > 2 and wanted in name]
    close = dict.fromkeys([*get_close_matches(wanted, spelled, NEAR), *inside])
    names = [f"'{spelled[name]}'" for name in list(close)[:NEAR]]
    return f" Did you mean {' or '.join(filter(None, [', '.join(names[:-1]), names[-1]]))}?" if names else ""


def document(card: Found) -> dict[str, object]:
    return {"game": card.game, **card_document(card.item, card.texts), "names": card.names}


def sheet(card: Found) -> str:
    """The card as `cards` prints it, with its game and its other names."""
    from emberhold.tui.card_words import card_sheet

    title, *lines = card_sheet(card.item, card.texts)
    others = {code: name for code, name in card.names.items() if code != card.texts.lang and name not in title}
    if others:
        lines.append(f"Also: {', '.join(f'{name} ({code})' for code, name in others.items())}")
    return "\n".join([title, f"Game: {card.game} ({card.item['slug']})", *lines])
