"""Says in sentences what the protocol says in data: events, outcomes, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from emberhold.core.decisions import Message
from emberhold.core.events import Told
from emberhold.core.state import Outcome
from emberhold.i18n import Texts

__all__ = [
    "LogLine",
    "card_sheet",
    "card_texts",
    "cards_in",
    "fact",
    "find_slugs",
    "label",
    "log_line",
    "name_id",
    "outcome_sentence",
    "sentence",
    "slug_of",
]

# In an event these words name seats, alone or in the plural; any other whole number is a number.
SEATS: Final = frozenset({"controller", "loser", "opponent", "owner", "player", "seat", "target_seat", "winner"})


class LogLine(NamedTuple):
    """What stands in the log: a sentence, or the heading over those that follow."""

    text: str
    heading: bool = False


def log_line(told: Told, texts: Texts) -> LogLine | None:
    """What happened. An event whose message has the attribute `heading` begins a part of the log: a round, a turn."""
    title = f"event-{told['kind']}.heading"
    if texts.has(title) and (heading := texts.fill(title, _words(told, texts)).strip()):
        return LogLine(heading, True)
    said = sentence(told, texts)
    return LogLine(said) if said.strip() else None


def sentence(told: Told, texts: Texts) -> str:
    """What happened, as the reader's client tells it; empty where the language file wants silence."""
    return texts.fill(f"event-{told['kind']}", _words(told, texts))


def _words(told: Told, texts: Texts) -> dict[str, str | int]:
    """The event as arguments of its sentence.

    Whose it is stands in `seat_who`: you, other, or none if it names no seat. Another seat that the event names is the
    `same` if it is that one again, and not the reader.
    """
    args: dict[str, str | int] = {"seat_who": "none"}
    for key, value in told.items():
        if key not in ("kind", "n"):
            _add(args, key, value, texts)
    for key in SEATS & told.keys():
        if key != "seat" and told[key] == told.get("seat") and args[f"{key}_who"] == "other":
            args[f"{key}_who"] = "same"
    return args


def _add(args: dict[str, str | int], key: str, value: object, texts: Texts) -> None:
    if isinstance(value, Mapping):
        slug = slug_of(value)
        args[key] = texts.card(slug)
        args[f"{key}_id"] = "card-unknown" if slug is None else f"card-{slug}"
    elif isinstance(value, list):
        args[key] = _listed(key, value, texts)
        args[f"{key}_count"] = len(value)
    elif isinstance(value, int):
        if key in SEATS:
            args[key] = texts.seat(value)
            args[f"{key}_who"] = texts.who(value)
        else:
            args[key] = value
    elif isinstance(value, str):
        args[key] = _word(key, value, texts)
        args[f"{key}_id"] = value


def _word(key: str, value: str, texts: Texts) -> str:
    """A word of the game, in the reader's language: `zone: "hand"` is the message `zone-hand`, else `hand`."""
    return texts.say(value if texts.has(value) or value.startswith("seat-") else f"{key}-{value}")


def _listed(key: str, values: Sequence[object], texts: Texts) -> str:
    if key.removesuffix("s") in SEATS:
        return _and([texts.seat(value) for value in values if isinstance(value, int)], texts)
    if values and all(isinstance(value, str) for value in values):
        return texts.listed([str(value) for value in values])
    if all(isinstance(value, int) for value in values):
        return ", ".join(str(value) for value in values) or texts.say("list-nothing")
    names = Counter(slug_of(value) for value in values if isinstance(value, Mapping))
    unknown = names.pop(None, 0)
    out = [
        texts.card(slug) if n == 1 else texts.say("list-times", n=n, card=f"card-{slug}") for slug, n in names.items()
    ]
    if unknown:
        out.append(texts.say("cards-unknown", n=unknown))
    return _and(out, texts)


def _and(words: list[str], texts: Texts) -> str:
    if not words:
        return texts.say("list-nothing")
    if len(words) == 1:
        return words[0]
    return texts.fill("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def outcome_sentence(outcome: Outcome, texts: Texts, *, alone: bool = False) -> str:
    """Who won, and by what: the reason is the message `outcome-<reason>`. A game that is played together has words of
    its own for a team that won or lost, `over-won` and `over-lost`. Only who reads it `alone` is "you"."""
    reason = texts.say(f"outcome-{outcome.reason}")
    together = "over-won" if outcome.winners else "over-lost"
    if texts.has(together):
        return texts.fill(together, {"reason": reason})
    if not outcome.winners:
        return texts.fill("shell-over-nobody", {"reason": reason})
    names = _and([texts.seat(seat) for seat in outcome.winners], texts)
    count = len(outcome.winners)
    who = texts.who(outcome.winners[0]) if alone and count == 1 else "other"
    return texts.fill("shell-over-winner", {"seats": names, "count": count, "who": who, "reason": reason})


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
    """The cards that somebody may mean: by slug or name, else by how it begins, else by any part of it."""
    needle = wanted.casefold().strip()
    named = {slug: (slug, slug.replace("-", " "), texts.card(slug).casefold()) for slug in dict.fromkeys(slugs)}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [slug for slug, names in named.items() if any(fits(name, needle) for name in names)]
        if found:
            return found
    return []


def label(kind: str, key: str, texts: Texts) -> str:
    """The word for a zone, a fact or a value; where no language file has one, the key itself."""
    return texts.say(f"{kind}-{key}") if texts.has(f"{kind}-{key}") else key.replace("_", " ").replace("-", " ")


def card_sheet(card: Mapping[str, object], texts: Texts) -> list[str]:
    """A card in full: its name, what is printed on it, its text with its numbers, and which value is our own."""
    name = name_id(str(card["slug"]), texts)
    out = [", ".join(texts.say(id) for id in (name, f"{name}.title") if id == name or texts.has(id))]
    for key, value in card.items():
        # Nothing is printed for what a card does not have; a printed 0 is something.
        if key in ("slug", "name", "numbers", "house") or value is None or value is False:
            continue
        words, word = fact(key, value, texts), label("fact", key, texts)
        # A language file may want silence here too: what the text says anyway need not be said twice.
        if words and word:
            out.append(f"{word[:1].upper()}{word[1:]}: {words}")
    for part, said in card_texts(card, texts).items():
        title = f"{name}.ability" if part == "text" else f"sheet-{part}"
        out.append(f"{texts.say(title)}: {said}" if texts.has(title) else said)
    return out


def card_texts(card: Mapping[str, object], texts: Texts) -> dict[str, str]:
    """The sentences on a card, with its numbers: its text, and where there are such what else its mat says."""
    name = name_id(str(card["slug"]), texts)
    numbers = card.get("numbers")
    args: dict[str, str | int] = {}
    for key, value in (numbers if isinstance(numbers, Mapping) else {}).items():
        if isinstance(value, int):
            args[str(key)] = value
    parts = [part for part in ("text", "board", "harder", "house") if texts.has(f"{name}.{part}")]
    return {part: texts.format(Message(f"{name}.{part}", args)) for part in parts}


def name_id(slug: str, texts: Texts) -> str:
    """The message that names a card. What is no card has a name of its own: a breach is not called `card-breach-ii`."""
    return f"card-{slug}" if texts.has(f"card-{slug}") or not texts.has(slug) else slug


def fact(key: str, value: object, texts: Texts) -> str:
    """What is printed on a card under this key, in words."""
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
        # One ability may be two entries in the data; it is printed on the card once.
        parts = dict.fromkeys(fact(key, part, texts) for part in value if part is not None)
        return ("; " if any(isinstance(part, Mapping) and "n" not in part for part in value) else ", ").join(
            part for part in parts if part
        )
    return str(value)


def _facts(facts: Mapping[str, object], texts: Texts) -> str:
    """A group of facts in one line: "2 natural class", "Slash: side 1, discard 1", "attack 2, life 1"."""
    parts = {str(name): part for name, part in facts.items() if part not in (None, 0, False, "", [], {})}
    if "n" in parts:
        return " ".join(fact(name, part, texts) for name, part in parts.items())
    title = parts.pop("name", None)
    out = []
    for name, part in parts.items():
        said = "" if part is True else fact(name, part, texts)
        if said or part is True:
            # A cost among the facts of an ability is recognised without being called so.
            out.append(said if title and name == "cost" else f"{label('fact', name, texts)} {said}".rstrip())
    if title is None:
        return ", ".join(out)
    return ": ".join(part for part in (label("ability", str(title), texts), ", ".join(out)) if part)
