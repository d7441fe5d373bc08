"""`emberhold setup`: everything that can be chosen for a match of a game."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from emberhold.cli.language_check import check_language
from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import GameName, Language, SetChoice, named_choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from emberhold.core.choice import Choice, ChoiceValue
    from emberhold.i18n import Texts

__all__ = ["setup"]

WIDE = 28
NOTHING = "none"


def setup(
    game: GameName,
    /,
    *,
    players: int | None = None,
    set_choice: Annotated[list[str] | None, SetChoice] = None,
    lang: Language = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """List what can be chosen for a match. Use it with play and simulate, as --set NAME=VALUE.

    Parameters
    ----------
    game
        The name of the game.
    players
        The number of players. The default is two, or as many as the game needs.
    set_choice
        A choice you have made, as NAME=VALUE. What else can be chosen may depend on it, for example on the deck.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    as_json
        Print one JSON document.
    """
    from emberhold.core.chosen import read_words
    from emberhold.core.errors import EmberholdError
    from emberhold.core.registry import load_game
    from emberhold.i18n import Texts
    from emberhold.tui.own_decks import brought

    spec = load_game(game)
    texts = Texts(lang, game)
    fewest, most = spec.players
    seats = min(max(2, fewest), most) if players is None else players
    if not fewest <= seats <= most:
        raise EmberholdError(f"{game} is for {fewest} to {most} players, not for {seats}.")
    named = [(name, brought(spec, name, word)) for name, word in named_choices(set_choice or [])]
    declared = spec.choices(seats, read_words(spec, seats, named))
    if as_json:
        print_json({"game": game, "players": seats, "choices": [as_document(choice, texts) for choice in declared]})
        return
    check_language(lang)
    say("\n\n".join("\n".join(in_words(choice, texts)) for choice in once_for_all_seats(declared)))


def once_for_all_seats(declared: "Sequence[Choice]") -> "list[Choice]":
    """Show the first seat's choices for all seats, unless another seat has more to choose from."""
    out: dict[str, Choice] = {}
    for choice in declared:
        found = out.get(choice.name)
        if found is None or len(choice.values) + len(choice.items) > len(found.values) + len(found.items):
            out[choice.name] = choice
    return list(out.values())


def in_words(choice: "Choice", texts: "Texts") -> list[str]:
    """A choice for people: what it is, what happens without it, and its values."""
    label = texts.say(choice.label)
    who = label if choice.seat is None else texts.fill("setup-each-seat", {"what": label})
    rule = f" ({choice.rule})" if choice.rule else ""
    lines = [f"{choice.name}: {who}{rule}", f"  {texts.say(choice.help)}"]
    if choice.closed:
        return [*lines, f"  {texts.say(choice.closed)}"]
    usual = [offered.word for offered in choice.values if offered.value == choice.default]
    otherwise = texts.say("setup-drawn") if choice.drawn else usual[0] if usual else NOTHING
    lines.append(f"  {texts.fill('setup-unchosen', {'what': otherwise})}")
    if choice.values:
        lines += [f"  {texts.say('setup-one-of')}", *(f"    {line(offered, texts)}" for offered in choice.values)]
    if choice.brought:
        lines.append(f"  {texts.say('setup-file')}")
    if choice.items:
        lines.append(f"  {texts.fill('setup-several', {'n': how_many(choice.least, choice.most)})}")
        for group in choice.groups:
            lines.append(f"    {texts.say(group.label)} ({how_many(group.least, group.most)}):")
            lines += [f"      {line(item, texts)}" for item in choice.items if item.group == group.name]
        if not choice.groups:
            lines += [f"    {line(item, texts)}" for item in choice.items]
    return lines


def how_many(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def line(offered: "ChoiceValue", texts: "Texts") -> str:
    called = texts.fill(offered.label, dict(offered.args))
    return f"{offered.word:<{WIDE}} {called}"


def as_document(choice: "Choice", texts: "Texts") -> dict[str, object]:
    def things(several: "Sequence[ChoiceValue]") -> list[dict[str, object]]:
        return [
            {
                "word": offered.word,
                "value": offered.value,
                "name": texts.fill(offered.label, dict(offered.args)),
                **({"card": offered.card} if offered.card else {}),
                **({"group": offered.group} if offered.group else {}),
            }
            for offered in several
        ]

    return {
        "name": choice.name,
        "path": list(choice.path),
        "kind": choice.kind,
        "seat": choice.seat,
        "label": texts.say(choice.label),
        "help": texts.say(choice.help),
        "values": things(choice.values),
        "items": things(choice.items),
        "least": choice.least,
        "most": choice.most,
        "groups": [{"name": group.name, "least": group.least, "most": group.most} for group in choice.groups],
        "drawn": choice.drawn,
        "default": choice.default,
        "brought": choice.brought,
        "rule": choice.rule or None,
        "closed": texts.say(choice.closed) if choice.closed else None,
    }
