"""`emberhold cards`: everything a game contains."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from emberhold.cli.language_check import check_language, sentences_in
from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import GameName, Language

if TYPE_CHECKING:
    from emberhold.i18n import Texts

__all__ = ["card_document", "cards"]


def cards(
    game: GameName,
    /,
    *,
    lang: Language = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """List everything a game contains (cards, mages, nemeses), with its printed values and text.

    Parameters
    ----------
    game
        The name of the game.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    as_json
        Print one JSON document.
    """
    from emberhold.core.registry import load_game
    from emberhold.i18n.texts import Texts
    from emberhold.tui.card_words import card_sheet

    spec = load_game(game)
    texts = Texts(lang, game)
    if as_json:
        rows = [card_document(item, texts) for item in spec.content()]
        facts = {"game": game, "rules": spec.rules_version, "lang": lang, "sentences": sentences_in(lang)}
        print_json({**facts, "cards": rows})
    else:
        check_language(lang)
        say("\n\n".join("\n".join(card_sheet(item, texts)) for item in spec.content()))


def card_document(item: Mapping[str, object], texts: "Texts") -> dict[str, object]:
    """The printed values of a card with its name and its sentences."""
    from emberhold.tui.card_words import card_texts, name_id

    slug = item.get("slug")
    if not isinstance(slug, str):
        return dict(item)
    name = name_id(slug, texts)
    return {**item, **({"name": texts.say(name)} if texts.has(name) else {}), "texts": card_texts(item, texts)}
