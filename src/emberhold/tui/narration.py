"""Turns events, and how a match ended, into sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from emberhold.core.events import Told
from emberhold.core.state import Outcome
from emberhold.i18n import Texts
from emberhold.tui.card_words import slug_of

__all__ = ["SEATS", "LogLine", "log_line", "outcome_sentence", "sentence"]

# In an event these keys hold seats, in the singular or plural. Any other whole number is a number.
SEATS: Final = frozenset({"controller", "loser", "opponent", "owner", "player", "seat", "target_seat", "winner"})


class LogLine(NamedTuple):
    """A line of the log: a sentence, or the heading of the sentences below it."""

    text: str
    heading: bool = False


def log_line(told: Told, texts: Texts) -> LogLine | None:
    """An event as a line. If its message has the attribute `heading`, it begins a part of the log, such as a turn."""
    title = f"event-{told['kind']}.heading"
    if texts.has(title) and (heading := texts.fill(title, _words(told, texts)).strip()):
        return LogLine(heading, True)
    said = sentence(told, texts)
    return LogLine(said) if said.strip() else None


def sentence(told: Told, texts: Texts) -> str:
    """An event as a sentence for this reader; empty if the language file has no text for it."""
    return texts.fill(f"event-{told['kind']}", _words(told, texts))


def _words(told: Told, texts: Texts) -> dict[str, str | int]:
    """The arguments of an event's sentence.

    `seat_who` says whose event it is: `you`, `other`, or `none` if it names no seat. Any further seat in the event is
    `same` if it is that seat again and not the reader.
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
    """A word of the game in the reader's language: `zone: "hand"` is the message `zone-hand`, or else `hand`."""
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
    """Who won and why; the reason is the message `outcome-<reason>`. A cooperative game has its own messages for a team
    that won or lost, `over-won` and `over-lost`. The winner is called "you" only if nobody else reads it (`alone`)."""
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
