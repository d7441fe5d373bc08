"""The menus around a match, row by row: the start, the saved matches, a new match and each of its choices.

Both clients show the same rows; `key` says what a row is for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from emberhold.core.choice import Choice
from emberhold.i18n import Texts
from emberhold.tui.card_words import card_sheet
from emberhold.tui.own_decks import own_words
from emberhold.tui.saved_matches import ListedMatch, game_name
from emberhold.tui.setup_draft import (
    SetupDraft,
    choice_name,
    choice_words,
    seat_word_help,
    seat_word_text,
    value_words,
)

__all__ = [
    "MARK",
    "Key",
    "MenuRow",
    "after_rows",
    "chain_rows",
    "home_rows",
    "item_rows",
    "player_rows",
    "saved_action_rows",
    "saved_details",
    "saved_rows",
    "seat_rows",
    "setup_rows",
    "value_rows",
]

Key: TypeAlias = tuple[object, ...]
Cards: TypeAlias = Mapping[str, Mapping[str, object]]

MARK: Final = "✓ "
OPEN: Final = "  "


class MenuRow(NamedTuple):
    """One line of a menu."""

    key: Key
    title: str
    value: str = ""
    """Its current value or state."""
    details: str = ""
    """What is shown about it while the pointer is on it."""
    heading: bool = False
    """Whether it is only a heading for the rows below and cannot be chosen."""


# -- the start ----------------------------------------------------------------------------------------------------


def home_rows(
    games: Sequence[str], saved: Sequence[ListedMatch], texts: Texts, chains: Sequence[str] = ()
) -> list[MenuRow]:
    """The first menu of `emberhold play`: the last match, new matches, saved matches."""
    rows = []
    last = next((listed for listed in saved if listed.resumable), None)
    if last is not None:
        said = f"{last.title} · {last.players} · {last.stand}"
        key = "resume-chain" if last.chain else "resume"
        rows.append(MenuRow((key, last.file), texts.say("home-go-on"), said, saved_details(last, texts)))
    for game in games:
        args = {"game": game_name(game, texts)}
        about = texts.say("home-new-help")
        rows.append(MenuRow(("new", game), texts.fill("home-new", args), "", about))
    for chain in chains:
        args = {"game": game_name(chain, texts)}
        own = f"chain-home-{chain}"
        about = texts.say(own) if texts.has(own) else ""
        rows.append(MenuRow(("new-chain", chain), texts.fill("home-new-chain", args), "", about))
    count = texts.say("saves-count", n=len(saved))
    rows.append(MenuRow(("saves",), texts.say("home-saves"), count, texts.say("home-saves-help")))
    rows.append(MenuRow(("leave",), texts.say("home-leave")))
    return rows


# -- saved matches ------------------------------------------------------------------------------------------------


def saved_rows(saved: Sequence[ListedMatch], texts: Texts) -> list[MenuRow]:
    """One row for each file, newest first."""
    rows = []
    for listed in saved:
        if listed.readable:
            title = f"{listed.when}  {listed.title} · {listed.players}"
            value = texts.say("saves-other") if listed.wrong else listed.stand
        else:
            title, value = f"{listed.when}  {listed.title}", texts.say("saves-broken")
        rows.append(MenuRow(("saved", listed.file), title, value, saved_details(listed, texts)))
    return rows


def saved_details(listed: ListedMatch, texts: Texts) -> str:
    lines = [listed.wrong] if listed.wrong else []
    if listed.readable:
        lines.append(f"{listed.stand} · {texts.say('saves-choices', n=listed.choices)}")
    lines.append(texts.fill("saves-file", {"file": str(listed.file)}))
    return "\n".join(lines)


def saved_action_rows(listed: ListedMatch, texts: Texts) -> list[MenuRow]:
    """What can be done with a saved match."""
    names = []
    if listed.resumable:
        names.append("resume")
    if listed.watched:
        names.append("watch")
    if listed.over and listed.watched and not listed.wrong:
        names.append("again")
    names.append("delete")
    return [MenuRow((name,), texts.say(f"saves-do-{name}")) for name in names]


# -- after the end ------------------------------------------------------------------------------------------------


def after_rows(seats: int, texts: Texts) -> list[MenuRow]:
    """What can be done when a match is over."""
    names = ["again", *(["swapped"] if seats > 1 else []), "setup", "watch", "home", "leave"]
    return [MenuRow((name,), texts.say(f"after-{name}")) for name in names]


def chain_rows(next_title: str, texts: Texts, *, over: bool, watch: bool) -> list[MenuRow]:
    """What can be done between two matches of a chain, and after the last one."""
    said = texts.fill("chain-next-match", {"title": next_title}) if next_title else texts.say("chain-next")
    return [
        *([] if over else [MenuRow(("next",), said)]),
        *(MenuRow((name,), texts.say(f"after-{name}")) for name in (*(["watch"] if watch else []), "home", "leave")),
    ]


# -- a new match --------------------------------------------------------------------------------------------------


def setup_rows(draft: SetupDraft, texts: Texts, *, more: bool) -> list[MenuRow]:
    """Everything that can be chosen for a match. Rarely used choices are shown only if `more` is set."""
    problem = draft.problem(texts)
    rows = [MenuRow(("start",), texts.say("newmatch-start"), "", problem or texts.say("newmatch-start-help"))]
    for preset in draft.spec.presets(draft.players):
        on = MARK if draft.preset == preset.name else ""
        about = texts.say(f"{preset.label}.help") if texts.has(f"{preset.label}.help") else ""
        rows.append(MenuRow(("preset", preset.name), f"{on}{texts.say(preset.label)}", "", about))
    rows.append(MenuRow(("preset", ""), texts.say("newmatch-default"), "", texts.say("newmatch-default-help")))
    fewest, most = draft.spec.players
    if fewest < most:
        about = texts.say("newmatch-players-help", least=fewest, most=most)
        rows.append(MenuRow(("players",), texts.say("newmatch-players"), str(draft.players), about))
    choices = list(enumerate(draft.choices()))
    for seat, word in enumerate(draft.seats):
        who = texts.fill("seat", {"n": seat + 1})
        about = seat_word_help(word, texts, cooperative=draft.spec.cooperative) or texts.say("newmatch-seat-help")
        rows.append(MenuRow(("seat", seat), who, seat_word_text(word, texts), about))
        rows += [_choice_row(draft, n, choice, texts) for n, choice in choices if choice.seat == seat and choice.simple]
    rows += [_choice_row(draft, n, choice, texts) for n, choice in choices if choice.seat is None and choice.simple]
    rows.append(MenuRow(("more",), texts.say("newmatch-fewer" if more else "newmatch-more")))
    if more:
        rows += [_choice_row(draft, n, choice, texts) for n, choice in choices if not choice.simple]
        seed = texts.say("newmatch-seed-new") if draft.seed is None else str(draft.seed)
        rows.append(MenuRow(("seed",), f"{OPEN}{texts.say('newmatch-seed')}", seed, texts.say("newmatch-seed-help")))
    return rows


def _choice_row(draft: SetupDraft, number: int, choice: Choice, texts: Texts) -> MenuRow:
    # A simple choice stands below the seat that it is for, the rest below "more choices".
    name = texts.say(choice.label) if choice.simple else choice_name(choice, texts)
    below = "" if choice.simple and choice.seat is None else OPEN
    said = choice_words(draft, choice, texts)
    return MenuRow(("choice", number), f"{below}{name}", said, _about(choice, texts))


def _about(choice: Choice, texts: Texts) -> str:
    about = texts.say(choice.help) if texts.has(choice.help) else ""
    return f"{about} ({choice.rule})" if about and choice.rule else about


def player_rows(draft: SetupDraft, texts: Texts) -> list[MenuRow]:
    fewest, most = draft.spec.players
    rows = []
    for n in range(fewest, most + 1):
        rows.append(MenuRow((n,), f"{MARK if n == draft.players else OPEN}{texts.say('newmatch-players-number', n=n)}"))
    return rows


def seat_rows(draft: SetupDraft, seat: int, texts: Texts) -> list[MenuRow]:
    now = draft.seats[seat]
    rows = []
    for word in draft.seat_words(seat):
        about = seat_word_help(word, texts, cooperative=draft.spec.cooperative)
        rows.append(MenuRow((word,), f"{MARK if word == now else OPEN}{seat_word_text(word, texts)}", "", about))
    return rows


def value_rows(draft: SetupDraft, choice: Choice, texts: Texts, cards: Cards) -> list[MenuRow]:
    """What can be chosen: `("forget",)`, `("value", n)`, `("own", word)` for an own deck, `("items",)`, `("file",)`."""
    now, is_chosen = draft.chosen_for(choice), draft.is_chosen(choice)
    rows = []
    if choice.drawn:
        rows.append(MenuRow(("forget",), f"{OPEN if is_chosen else MARK}{texts.say('setup-drawn')}"))
    for number, offered in enumerate(choice.values):
        on = offered.value == now and (is_chosen or not choice.drawn)
        about = _sheet(offered.card, texts, cards)
        rows.append(MenuRow(("value", number), f"{MARK if on else OPEN}{value_words(offered, texts)}", "", about))
    for word in own_words(draft.spec, choice.name):
        rows.append(MenuRow(("own", word), f"{OPEN}{texts.fill('newmatch-own-deck', {'deck': word})}"))
    for kind, there, of, own, usual in (
        ("items", choice.items, list, "own", "newmatch-own"),
        ("file", choice.brought, Mapping, "brought", "newmatch-file"),
    ):
        if there:
            on = isinstance(now, of) and not choice.offers(now)
            label = f"{choice.label}.{own}"
            title = texts.say(label if texts.has(label) else usual)
            said = choice_words(draft, choice, texts) if on else ""
            rows.append(MenuRow((kind,), f"{MARK if on else OPEN}{title}", said))
    return rows


def item_rows(choice: Choice, taken: Sequence[object], texts: Texts, cards: Cards) -> list[MenuRow]:
    """The items of a list, with the chosen ones marked. Each group says how many of it may be chosen."""
    rows = []
    groups = {group.name: group for group in choice.groups}
    last = None
    for number, item in enumerate(choice.items):
        if item.group != last and item.group in groups:
            group = groups[item.group]
            n = sum(other.value in taken for other in choice.items if other.group == group.name)
            said = texts.say("newmatch-group", n=n, least=group.least, most=group.most)
            rows.append(MenuRow((), texts.say(group.label), said, heading=True))
        last = item.group
        mark = MARK if item.value in taken else OPEN
        about = _sheet(item.card, texts, cards)
        rows.append(MenuRow(("item", number), f"{OPEN}{mark}{value_words(item, texts)}", "", about))
    return rows


def _sheet(card: str, texts: Texts, cards: Cards) -> str:
    return "\n".join(card_sheet(cards[card], texts)) if card in cards else ""
