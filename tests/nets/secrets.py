"""What a viewer is shown, and what it would be shown if the cards it cannot know lay otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.match import Match
from emberhold.games.ashes.constants import FACES, TYPES
from emberhold.games.ashes.seen.why import VERBS
from emberhold.games.ashes.state import DEFS, State
from tests.nets.ashes_invariants import table_of

__all__ = ["errors", "names_only_what_is_known", "reasons", "seen"]

Json = dict[str, object]
NUMBERS = {"seat", "player", "amount", "n"}
"""The keys of an event under which a number may stand; an id stands with its card."""
OWN_LISTS = {"conjurations", "deck", "picked"}
"""The lists in which a seat finds names of its own cards without ids (HIDDEN-04, SETUP-03)."""


def seen(match: Match, viewer: int | None) -> list[Json | None]:
    """The view and the decision: all that a viewer may base its answers on, but for the log."""
    decision = None if viewer is None else match.decision_for(viewer)
    return [dict(match.view(viewer)), None if decision is None else decision.to_json(viewer)]


def errors(match: Match, seat: int) -> list[str]:
    """What the seat is told when it answers what it may not."""
    out = []
    for decision in match.pending:
        wrong = ("", "x", "-1", "0 ", str(decision.count), "999999") if seat in decision.seats else ("0", "999")
        for key in wrong:
            try:
                match.answer(seat, decision, key)
            except IllegalAnswer as error:
                out.append(str(error))
            else:
                raise AssertionError(f"{key!r} was taken for an answer")
    return sorted(out)


def reasons(match: Match, seat: int) -> list[Json | None]:
    """`why_not` for everything the seat can see and every verb of its zone, and for names it can only guess."""
    out = []
    for verb, thing in _wishes(dict(match.view(seat))):
        why = match.why_not(seat, verb, thing)
        out.append(None if why is None else why.to_json())
    return out


def _wishes(view: Json) -> Iterator[tuple[str, object]]:
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        for zone in ("hand", "battlefield", "spellboard", "phoenixborn"):
            cards = player[zone] if zone != "phoenixborn" else [player[zone]]
            for card in cards:
                yield from ((verb, card["id"]) for verb in VERBS[zone])
    for kind in TYPES:
        yield from (("power", f"{kind}-{face}") for face in FACES)
    yield from ((button, button) for button in VERBS["button"])
    for definition in DEFS[::5]:
        yield from ((verb, definition.slug) for verb in ("play", "use", "discard"))


def names_only_what_is_known(match: Match, viewer: int | None, told_of: set[str], since: int) -> None:
    """Views, options and events name no card without an id, no id without knowledge, and no instance.

    `told_of` collects the names this viewer has been told; a unit back in its pile may still be spoken of.
    """
    st = table_of(match)
    who = st.seats if viewer is None else viewer
    known: dict[int, str] = {
        st.ids[who][card]: slug_of(st, card) for card in range(len(st.card)) if st.seen[card] >> who & 1
    }
    own = set() if viewer is None else {slug_of(st, card) for card in range(len(st.card)) if st.owner[card] == viewer}
    view = match.view(viewer)
    players = view["players"]
    assert isinstance(players, list)
    listed = [player["seat"] for player in players if player.pop("list", None)]
    assert listed == [seat for seat in range(st.seats) if seat == viewer or not st.sealed]
    for id, slug, key in _named(view, ""):
        assert known[id] == slug if id else slug in own and key in OWN_LISTS, (key, slug)
    for told in match.events(viewer, since):
        assert all(id > 0 for id, _, _ in _named(told, "")), told
        told_of.update(slug for _, slug, _ in _named(told, ""))
        assert all(type(value) is not int or key in NUMBERS for key, value in told.items()), told
    decision = None if viewer is None else match.decision_for(viewer)
    if decision is None:
        return
    prompt, options = decision.described(viewer)
    for option in options:
        assert set(option.refs) <= known.keys()
        assert option.key.isdigit()
    words = [word for option in options for word in option.meaning]
    words += [str(arg) for text in (prompt, *(option.text for option in options)) for arg in text.args.values()]
    # A player may look through the own pile only when searching it or picking the First Five.
    allowed = told_of | set(known.values()) | (own if decision.kind in ("search", "first-five") else set())
    assert {name for word in words for name in _cards_in(word)} <= allowed, (decision.kind, words)


def slug_of(st: State, card: int) -> str:
    return DEFS[st.card[card]].slug


def _named(thing: object, key: str) -> Iterator[tuple[int, str, str]]:
    """Every card name in a view or an event, with the id beside it and the key it was found under."""
    if isinstance(thing, dict):
        name, id = thing.get("card"), thing.get("id", 0)
        if isinstance(name, str):
            yield id, name, key
        elif "card" in thing and name is None:
            assert id == 0, "an id without a name"
        for inner, value in thing.items():
            if inner != "card" or not isinstance(value, str):
                yield from _named(value, inner)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _named(value, key)
    elif isinstance(thing, str):
        for name in _cards_in(thing):
            yield 0, name, key


def _cards_in(word: str) -> Iterator[str]:
    """The card a word names: `gilder`, `card-gilder`, `b/gilder#2`."""
    bare = word.removeprefix("card-").rpartition("/")[2].partition("#")[0]
    if bare in _slugs():
        yield bare


def _slugs() -> set[str]:
    if not SLUGS:
        SLUGS.update(definition.slug for definition in DEFS)
    return SLUGS


SLUGS: set[str] = set()
