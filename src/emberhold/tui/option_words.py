"""Questions and their options in words, and the answer to "why can't I?", the same in both clients."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.core.decisions import Decision, Option, WhyNot
from emberhold.core.errors import EmberholdError
from emberhold.i18n import Texts
from emberhold.tui.card_words import cards_in, find_slugs, slug_of
from emberhold.tui.draw.scene import Tile
from emberhold.tui.session import Session

__all__ = ["because", "belongs", "card_of", "option_texts", "things_named", "why_not_this"]


def option_texts(options: Sequence[Option], texts: Texts) -> list[str]:
    """The options in words. If two read the same, the numbers of their cards are added."""
    said = [texts.format(option.text) for option in options]
    return [
        f"{text} ({', '.join(f'#{ref}' for ref in option.refs)})" if said.count(text) > 1 and option.refs else text
        for text, option in zip(said, options, strict=True)
    ]


def because(session: Session, decision: Decision | None, verb: str, thing: object) -> str:
    """Why the reader cannot do this with that thing now, with the rule; or else which options do it."""
    texts = session.texts
    try:
        answer: WhyNot | None = session.match.why_not(session.viewer, verb, thing)
    except EmberholdError as error:
        return str(error)
    if answer is not None:
        return texts.fill("shell-why-not", {"reason": texts.format(answer.text), "rule": answer.rule or "none"})
    options = decision.described(session.viewer)[1] if decision is not None else []
    numbers = [
        str(number)
        for number, option in enumerate(options, 1)
        if verb in option.meaning and (thing in option.refs or str(thing) in option.meaning)
    ]
    return texts.fill("shell-why-possible", {"numbers": ", ".join(numbers), "count": len(numbers)})


def things_named(session: Session, named: str) -> list[object]:
    """The ids of the cards that a person means. If it is not a card, the game gets the word itself."""
    if named.startswith("#") and named[1:].isdecimal():
        return [int(named[1:])]
    on_table: dict[str, list[object]] = {}
    for card in cards_in(session.match.view(session.viewer)):
        on_table.setdefault(str(slug_of(card)), []).append(card["id"])
    slugs = find_slugs(named, on_table, session.texts)
    return [thing for slug in slugs for thing in on_table[slug]] or [named.casefold().replace(" ", "-")]


def belongs(option: Option, tile: Tile) -> bool:
    """Whether the option is about the thing that the tile shows."""
    if tile.ids and not set(tile.ids).isdisjoint(option.refs):
        return True
    return any(word in option.meaning or word == " ".join(option.meaning) for word in tile.words)


def why_not_this(session: Session, decision: Decision | None, tile: Tile) -> str:
    """Why nothing can be done with this tile now: up to two reasons, each with its rule."""
    things: list[object] = [*tile.ids[:1], *(tile.words[:1] if tile.verbs else ())]
    if not things:
        return session.texts.say("shell-nothing-to-do")
    options = decision.described(session.viewer)[1] if decision is not None and session.viewer in decision.seats else []
    # If the board gives no verb, the open question decides it.
    verbs = tile.verbs or [option.meaning[0] for option in options if option.meaning][:1]
    reasons = dict.fromkeys(because(session, None, verb, things[0]) for verb in verbs)
    return " ".join(list(reasons)[:2]) or session.texts.say("shell-not-your-question")


def card_of(option: Option, slugs: Mapping[int, str]) -> str:
    """The card that an option is about: one on the table, or one that its sentence names."""
    for ref in option.refs:
        if ref in slugs:
            return slugs[ref]
    named = (arg for arg in option.text.args.values() if isinstance(arg, str) and arg.startswith("card-"))
    return next(named, "").removeprefix("card-")
