"""`emberhold cards`: everything a game contains."""

import json
from typing import Annotated

from cyclopts import Parameter

__all__ = ["cards"]


def cards(
    game: str,
    /,
    *,
    lang: str = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """List all cards of a game and the like, with the facts printed on them.

    Parameters
    ----------
    game
        The name of the game.
    lang
        The language of the names.
    as_json
        Print one JSON document.
    """
    from emberhold.core.registry import load_game
    from emberhold.i18n.texts import Texts
    from emberhold.tui.telling import card_sheet

    spec = load_game(game)
    texts = Texts(lang, game)
    rows = []
    for item in spec.content():
        slug = item.get("slug")
        named = isinstance(slug, str) and texts.has(f"card-{slug}")
        rows.append({**item, "name": texts.card(str(slug))} if named else dict(item))
    if as_json:
        print(json.dumps({"game": game, "rules": spec.rules_version, "lang": lang, "cards": rows}, ensure_ascii=False))
    else:
        print("\n\n".join("\n".join(card_sheet(row, texts)) for row in rows))
