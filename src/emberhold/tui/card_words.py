"""Cards in words: their names, what is printed on them, and which card a person means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from emberhold.core.decisions import Message
from emberhold.i18n import Texts

__all__ = ["card_sheet", "card_texts", "cards_in", "fact", "find_slugs", "label", "name_id", "slug_of", "view_word"]


def slug_of(card: Mapping[str, object]) -> str | None:
    slug = card.get("card")
    return slug if isinstance(slug, str) else None


def cards_in(view: object) -> Iterable[Mapping[str, object]]:
    """Every card anywhere in a view that the reader knows and that has an id."""
    if isinstance(view, Mapping):
        if view.get("id") and slug_of(view) is not None:
            yield view
        for value in view.values():
            yield from cards_in(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from cards_in(value)


def find_slugs(wanted: str, slugs: Iterable[str], texts: Texts) -> list[str]:
    """The cards that a person may mean: by slug or name, else by the first letters, else by any part of the name."""
    needle = wanted.casefold().strip()
    named = {slug: (slug, slug.replace("-", " "), texts.card(slug).casefold()) for slug in dict.fromkeys(slugs)}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [slug for slug, names in named.items() if any(fits(name, needle) for name in names)]
        if found:
            return found
    return []


def label(kind: str, key: str, texts: Texts) -> str:
    """The word for a zone, a fact or a value; the key itself if no language file has one."""
    id = f"{kind}-{key.replace(' ', '-')}"
    return texts.say(id) if texts.has(id) else key.replace("_", " ").replace("-", " ")


def view_word(key: str, texts: Texts, under: str = "") -> str:
    """The word for a key of a view. `under` is the key around it, because the word may depend on that."""
    return label("view", f"{under}-{key}" if texts.has(f"view-{under}-{key}") else key, texts)


def card_sheet(card: Mapping[str, object], texts: Texts) -> list[str]:
    """A card in full: its name, its printed values, its text with its numbers, and which values are our own."""
    name = name_id(str(card["slug"]), texts)
    out = [", ".join(texts.say(id) for id in (name, f"{name}.title") if id == name or texts.has(id))]
    for key, value in card.items():
        # A value that the card does not have is left out; a printed 0 is shown.
        if key in ("slug", "name", "numbers", "house") or value is None or value is False:
            continue
        words, word = fact(key, value, texts), label("fact", key, texts)
        # A language file may leave this empty, if the text already says it.
        if words and word:
            out.append(f"{word[:1].upper()}{word[1:]}: {words}")
    for part, said in card_texts(card, texts).items():
        title = f"{name}.ability" if part == "text" else f"sheet-{part}"
        out.append(f"{texts.say(title)}: {said}" if texts.has(title) else said)
    return out


def card_texts(card: Mapping[str, object], texts: Texts) -> dict[str, str]:
    """The sentences on a card, with its numbers: its text, and anything else on its mat."""
    name = name_id(str(card["slug"]), texts)
    numbers = card.get("numbers")
    args: dict[str, str | int] = {}
    for key, value in (numbers if isinstance(numbers, Mapping) else {}).items():
        if isinstance(value, int):
            args[str(key)] = value
    parts = [part for part in ("text", "board", "harder", "house") if texts.has(f"{name}.{part}")]
    return {part: texts.format(Message(f"{name}.{part}", args)) for part in parts}


def name_id(slug: str, texts: Texts) -> str:
    """The message that names a card. Other things have their own: a breach is not called `card-breach-ii`."""
    return f"card-{slug}" if texts.has(f"card-{slug}") or not texts.has(slug) else slug


def fact(key: str, value: object, texts: Texts) -> str:
    """The printed value under this key, in words."""
    if isinstance(value, str):
        return texts.card(value) if texts.has(f"card-{value}") else label(key, value, texts)
    if isinstance(value, bool):
        return texts.say("shell-yes" if value else "shell-no")
    if isinstance(value, Mapping):
        return _facts(value, texts)
    if isinstance(value, list | tuple) and value and all(isinstance(part, str) for part in value):
        counts = Counter(fact(key, part, texts) for part in value)
        return ", ".join(
            word if n == 1 else texts.fill("list-times", {"n": n, "card": word}) for word, n in counts.items()
        )
    if isinstance(value, list | tuple):
        # One ability may be two entries in the data, but it is printed on the card once.
        parts = dict.fromkeys(fact(key, part, texts) for part in value if part is not None)
        return ("; " if any(isinstance(part, Mapping) and "n" not in part for part in value) else ", ").join(
            part for part in parts if part
        )
    return str(value)


def _facts(facts: Mapping[str, object], texts: Texts) -> str:
    """A group of facts in one line: "2 natural class", "Slash: side 1, discard 1", "attack 2, life 1"."""
    parts = {str(name): part for name, part in facts.items() if part not in (None, 0, False, "", [], {})}
    if "n" in parts:
        # Counted symbols: the other facts together say which symbol it is.
        symbol = "-".join(str(part) for name, part in parts.items() if name != "n")
        return texts.fill("sheet-count", {"n": int(str(parts["n"])), "what": label("symbol", symbol, texts)})
    title = parts.pop("name", None)
    out = []
    for name, part in parts.items():
        said = "" if part is True else fact(name, part, texts)
        if said or part is True:
            # A cost among the facts of an ability needs no label.
            out.append(said if title and name == "cost" else f"{label('fact', name, texts)} {said}".rstrip())
    if title is None:
        return ", ".join(out)
    return ": ".join(part for part in (label("ability", str(title), texts), ", ".join(out)) if part)
