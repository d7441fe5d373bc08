"""`emberhold deck show`, `compare` and `hand`: a deck with its curves, two decks, and a hand to try."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from emberhold.cli.deck_words import deck_game, named_deck
from emberhold.cli.language_check import check_language
from emberhold.cli.output import note, print_json, say
from emberhold.cli.parameters import DeckWord, GameName, Language

if TYPE_CHECKING:
    from emberhold.i18n import Texts

__all__ = ["compare", "hand", "show"]

WIDE = 28
SEED_BITS = 32
Hands = Annotated[int, Parameter(validator=Number(gte=1, lte=1000))]


def show(
    deck: DeckWord,
    /,
    *,
    game: GameName | None = None,
    lang: Language = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Show a deck: its cards by type with their costs, its dice, its cost curve, its conjurations.

    Parameters
    ----------
    deck
        A deck: its name, a file, a link, or - to paste a list.
    game
        The game it is for. Needed only if several games have decks.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    as_json
        Print one JSON document.
    """
    from emberhold.i18n import Texts

    meant = deck_game(game)
    texts = Texts(lang, meant.spec.name)
    found = named_deck(meant, deck)
    facts = {**meant.tools.facts(found.deck), "suggested_dice": meant.tools.suggest_dice(found.deck)}
    if as_json:
        print_json({**facts, "problems": [str(problem) for problem in found.read.problems]})
        return
    check_language(lang)
    title = texts.say(f"deck-{found.word}") if found.word else str(facts["name"] or deck)
    say("\n".join(sheet(title, facts, texts)))
    for line in found.problems:
        note(line)


def sheet(title: str, facts: Mapping[str, object], texts: "Texts") -> list[str]:
    """The whole deck, part by part."""
    leader = str(facts["phoenixborn"])
    lines = [title, texts.card(leader) if leader else texts.say("decks-no-phoenixborn")]
    lines.append(texts.fill("decks-dice", {"dice": pool(facts["dice"], texts)}))
    if facts["dice"] != facts["suggested_dice"] and not same(facts["dice"], facts["suggested_dice"]):
        lines.append(texts.fill("decks-suggested", {"dice": pool(facts["suggested_dice"], texts)}))
    for group in listed(facts["groups"]):
        cards = listed(group["cards"])
        n = sum(int(str(card["n"])) for card in cards)
        kind = texts.say(f"type-{group['type']}")
        lines += ["", texts.fill("decks-group", {"kind": kind[:1].upper() + kind[1:], "n": n})]
        lines += [
            f"  {card['n']} {texts.card(str(card['card'])):<{WIDE}} {prices(card, texts)}".rstrip() for card in cards
        ]
    lines += ["", texts.say("decks-curve"), *curve(facts["curve"])]
    lines += ["", texts.say("decks-symbols"), *symbols(facts["symbols"], texts)]
    conjurations = facts["conjurations"]
    if isinstance(conjurations, Mapping) and conjurations:
        lines += ["", texts.say("decks-conjurations")]
        lines += [f"  {n} {texts.card(str(slug))}" for slug, n in conjurations.items()]
    five = facts["first_five"]
    if isinstance(five, list) and five:
        lines += ["", texts.fill("decks-first-five", {"cards": ", ".join(texts.card(slug) for slug in five)})]
    if facts["notes"]:
        lines += ["", texts.say("decks-notes"), str(facts["notes"])]
    return lines


def listed(raw: object) -> list[Mapping[str, object]]:
    assert isinstance(raw, list)
    return raw


def same(dice: object, others: object) -> bool:
    """Whether two pools hold the same dice; a type of which there is none may be left out."""
    assert isinstance(dice, Mapping)
    assert isinstance(others, Mapping)
    return all(dice.get(kind, 0) == others.get(kind, 0) for kind in {*dice, *others})


def pool(dice: object, texts: "Texts") -> str:
    """Dice in words: 5 natural, 5 charm."""
    assert isinstance(dice, Mapping)
    return ", ".join(f"{n} {texts.say(f'view-{kind}')}" for kind, n in dice.items() if n) or texts.say("list-nothing")


def prices(card: Mapping[str, object], texts: "Texts") -> str:
    """What it costs to play the card, and then to use each of its abilities that cost something."""
    from emberhold.tui.card_words import fact

    play, *uses = listed(card["costs"])
    said = [fact("play_cost", play, texts)]
    said += [fact("play_cost", cost, texts) for cost in uses if cost["dice"]]
    return texts.fill("decks-costs", {"play": said[0], "use": said[1]}) if len(said) > 1 else said[0]


def curve(numbers: object) -> list[str]:
    """A line for each cost, with as many marks as there are cards."""
    assert isinstance(numbers, list)
    return [f"  {cost}  {'█' * n}{' ' if n else ''}{n}" for cost, n in enumerate(numbers)]


def symbols(by_type: object, texts: "Texts") -> list[str]:
    """A line for each type of die that the cards ask for."""
    assert isinstance(by_type, Mapping)
    return [
        "  " + texts.fill("decks-symbols-line", {"type": texts.say(f"view-{kind}"), **numbers})
        for kind, numbers in by_type.items()
        if any(numbers.values())
    ]


def compare(
    before: DeckWord,
    after: DeckWord,
    /,
    *,
    game: GameName | None = None,
    lang: Language = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Show what two decks, or two versions of a deck, have in different numbers.

    Parameters
    ----------
    before
        A deck: its name, a file, a link, or - to paste a list.
    after
        The deck to compare it with.
    game
        The game it is for. Needed only if several games have decks.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    as_json
        Print one JSON document.
    """
    from emberhold.i18n import Texts

    meant = deck_game(game)
    texts = Texts(lang, meant.spec.name)
    old, new = named_deck(meant, before), named_deck(meant, after)
    found = meant.tools.compare(old.deck, new.deck)
    if as_json:
        print_json(
            {
                "differences": [
                    {"part": one.part, "thing": texts.say(one.label), "before": one.before, "after": one.after}
                    for one in found
                ]
            }
        )
        return
    check_language(lang)
    if not found:
        say(texts.say("decks-same"))
    part = ""
    for one in found:
        if one.part != part:
            part = one.part
            say(texts.say(f"decks-part-{part}"))
        say(f"  {one.before} → {one.after}  {texts.say(one.label)}")


def hand(
    deck: DeckWord,
    /,
    *,
    seed: int | None = None,
    hands: Hands = 1,
    game: GameName | None = None,
    lang: Language = "en",
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Draw a first hand to try a deck: your First Five (or five random cards), the next five cards, and ten dice.

    Parameters
    ----------
    deck
        A deck: its name, a file, a link, or - to paste a list.
    seed
        A number that decides everything random. Without it, you get another hand each time.
    hands
        How many hands to draw, one after the other.
    game
        The game it is for. Needed only if several games have decks.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    as_json
        Print one JSON document.
    """
    import secrets

    from emberhold.i18n import Texts

    meant = deck_game(game)
    texts = Texts(lang, meant.spec.name)
    legal = named_deck(meant, deck).legal()
    first = secrets.randbits(SEED_BITS) if seed is None else seed
    drawn = [meant.tools.sample_hand(legal, first + number) for number in range(hands)]
    if as_json:
        print_json(
            {
                "seed": first,
                "hands": [{"hand": list(one.hand), "draws": list(one.draws), "dice": list(one.dice)} for one in drawn],
            }
        )
        return
    check_language(lang)
    say("\n\n".join("\n".join(hand_lines(one.hand, one.draws, one.dice, texts)) for one in drawn))


def hand_lines(first: Sequence[str], draws: Sequence[str], dice: Sequence[str], texts: "Texts") -> list[str]:
    return [
        texts.fill("decks-hand", {"cards": ", ".join(texts.card(slug) for slug in first)}),
        texts.fill("decks-draws", {"cards": ", ".join(texts.card(slug) for slug in draws)}),
        texts.fill("decks-roll", {"dice": texts.listed(list(dice))}),
    ]
