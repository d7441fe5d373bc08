"""`emberhold cards`: everything a game contains."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated

from cyclopts import Parameter

__all__ = ["cards"]

WIDEST = 40


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
        print("\n".join(table(rows)))


def table(rows: Sequence[Mapping[str, object]]) -> list[str]:
    """Rows as aligned columns; a fact that no row has gets no column."""
    columns = list(dict.fromkeys(key for row in rows for key, value in row.items() if value not in (None, "", [], {})))
    lines = [columns, *([cell(row.get(column)) for column in columns] for row in rows)]
    widths = [max(len(line[n]) for line in lines) for n in range(len(columns))]
    return ["  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in lines]


def cell(value: object) -> str:
    text = words(value)
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def words(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {words(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(words(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else " ".join(str(value).split())
