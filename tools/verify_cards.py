"""Compares all content and its names with the reference in the folder EMBERHOLD_REFERENCE."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.prebuilt_decks import DECKS, OUR_FIRST_FIVE
from tools import compare_aeons_end
from tools.compare_cards import FOCUS, Comparison, Raw, card_differences, slug_of

__all__ = ["deck_differences", "main", "name_differences", "names_in"]

VARIABLE: Final = "EMBERHOLD_REFERENCE"
LANGUAGES: Final = ("en", "de", "pl")
I18N: Final = Path(__file__).parent.parent / "src/emberhold/i18n"


def deck_differences(slug: str, deck: Raw, raw: Raw) -> list[str]:
    c = Comparison(slug)
    c.same("Phoenixborn", deck["phoenixborn"], raw["phoenixborn"])
    c.same("dice", dict(sorted(deck["dice"].items())), dict(sorted(raw["dice"].items())))
    c.same("cards", dict(sorted(deck["cards"].items())), _counts(raw["cards"]))
    c.same("First Five", deck["first_five"], raw["first_five"])
    c.same("First Five suggested by us", slug in OUR_FIRST_FIVE, raw["suggested_by_us"])
    summoned = {conjuration for card in deck["cards"] if card in BY_SLUG for conjuration in BY_SLUG[card].summons}
    pile = {conjuration: BY_SLUG[conjuration].copies for conjuration in sorted(summoned)}
    c.same("conjurations", pile, _counts(raw["conjurations"]))
    return c.found


def _counts(raw: Iterable[Raw]) -> dict[str, int]:
    return dict(sorted((entry["id"], entry["count"]) for entry in raw))


def names_in(text: str) -> dict[str, str]:
    """The messages of a language file that are plain words."""
    out = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            words = [part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)]
            out[entry.id.name] = "".join(words)
    return out


def name_differences(
    names: Mapping[str, str], cards: Iterable[Raw], decks: Iterable[Raw], lang: str = "en"
) -> list[str]:
    """Compare names of cards, decks and (in English) abilities with a language file. All apostrophes are equal."""
    wanted: dict[str, str] = {}
    for raw in cards:
        wanted[f"card-{raw['id']}"] = raw["name"][lang]
        for ability in raw["abilities"] if lang == "en" else ():
            name = ability["name"] or ""
            if name and not name.startswith(FOCUS):
                wanted[f"ability-{slug_of(name)}"] = name
    for raw in decks:
        wanted[f"deck-{raw['id']}"] = raw["name"][lang]
    c = Comparison("names" if lang == "en" else f"names ({lang})")
    for message, name in wanted.items():
        c.same(message, names.get(message, "").replace("’", "'"), name.replace("’", "'"))
    for message in sorted(set(names) - set(wanted)):
        c.say(f"{message} is not in the reference")
    return c.found


def all_differences(cards: Sequence[Raw], decks: Sequence[Raw], names: Mapping[str, Mapping[str, str]]) -> list[str]:
    """Everything that differs. `names` are the plain messages of the language files, by language."""
    load_content()
    found: list[str] = []
    c = Comparison("cards")
    by_id = {raw["id"]: raw for raw in cards}
    c.same("number", len(BY_SLUG), len(by_id))
    c.same("not in the reference", sorted(set(BY_SLUG) - set(by_id)), [])
    c.same("missing", [], sorted(set(by_id) - set(BY_SLUG)))
    c.same("decks", sorted(DECKS), sorted(raw["id"] for raw in decks))
    for slug, definition in BY_SLUG.items():
        if slug in by_id:
            found += card_differences(definition, by_id[slug])
    for raw in decks:
        if raw["id"] in DECKS:
            found += deck_differences(raw["id"], DECKS[raw["id"]], raw)
    for lang, messages in names.items():
        found += name_differences(messages, cards, decks, lang)
    return [*c.found, *found]


def _language_files(game: str) -> dict[str, dict[str, str]]:
    files = {lang: I18N / lang / f"{game}-cards.ftl" for lang in LANGUAGES}
    return {lang: names_in(file.read_text(encoding="utf-8")) for lang, file in files.items()}


def verify_ashes(home: Path) -> tuple[list[str], str]:
    cards = json.loads((home / "cards.json").read_text(encoding="utf-8"))
    decks = json.loads((home / "decks.json").read_text(encoding="utf-8"))
    found = all_differences(cards, decks, _language_files("ashes"))
    return found, f"Ashes: {len(cards)} cards and {len(decks)} decks agree with the reference."


def verify_aeons_end(home: Path) -> tuple[list[str], str]:
    found, n = compare_aeons_end.differences(compare_aeons_end.read(home), _language_files("aeons-end"))
    return found, f"Aeon's End: {n} cards, mats, breaches and treasures agree with the reference."


def main(environment: Mapping[str, str] = os.environ) -> int:
    folder = environment.get(VARIABLE, "")
    if not folder:
        print(f"Name the folder of the reference: {VARIABLE}=dir", file=sys.stderr)
        return 2
    differences = 0
    for verify, name in ((verify_ashes, "ashes"), (verify_aeons_end, "aeons_end")):
        try:
            found, agreed = verify(Path(folder) / name)
        except OSError as error:
            print(f"The reference cannot be read: {error}", file=sys.stderr)
            return 2
        for sentence in found:
            print(sentence)
        if not found:
            print(agreed)
        differences += len(found)
    if differences:
        print(f"Differences from the reference: {differences}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
