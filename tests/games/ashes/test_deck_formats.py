"""Decks in every format come back as they were, and lists are read in all the shapes in which people write them."""

from __future__ import annotations

import json
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhold.core.deck_tools import DECK_BYTES, DeckMistake, DeckTextError, RawDeck
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import CONJURATION
from emberhold.games.ashes.decks.deck_value import FORMAT, from_setup
from emberhold.games.ashes.decks.link_code import LONGEST, link_code
from emberhold.games.ashes.decks.link_numbers import LINK_CARDS
from emberhold.games.ashes.prebuilt_decks import DECKS
from emberhold.i18n.texts import languages
from tests.games.ashes.deck_samples import CARDS, legal, line, more, names, tools

load_content()

FORMATS = ("text", "json", "link")
MINE = {
    "format": FORMAT,
    "name": "Mine",
    "phoenixborn": "coal-roarkwin",
    "dice": {"natural": 5, "ceremonial": 5},
    "cards": dict(sorted((card.lower().replace(" ", "-"), 3) for card in CARDS)),
}


def read(text: str) -> RawDeck:
    return tools().read(text, names()).deck


def test_these_are_the_formats() -> None:
    assert tools().formats == FORMATS


@pytest.mark.rule("DECK-06")
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("slug", DECKS)
def test_a_prebuilt_deck_comes_back_from_every_format(slug: str, format: str) -> None:
    written = tools().write(DECKS[slug], format, names())
    found = tools().read(written, names())

    assert found.deck == from_setup(DECKS[slug], "deck").to_setup()
    assert list(found.problems) == []
    assert tools().write(found.deck, format, names()) == written, "there is one way to write it"


@pytest.mark.rule("DECK-01", "DECK-02", "DECK-03")
def test_a_thousand_random_decks_are_legal_and_come_back_from_every_format() -> None:
    for seed in range(1000):
        deck = tools().random(seed)
        assert list(tools().problems(deck)) == [], seed
        for format in FORMATS:
            assert read(tools().write(deck, format, names())) == deck, (seed, format)


NAMES = st.text(max_size=25).filter(lambda name: len(name.encode(errors="replace")) <= 100 and name.isprintable())


@given(name=NAMES, notes=st.text(alphabet=st.characters(codec="utf-8"), max_size=200), five=st.permutations(CARDS))
def test_names_and_notes_of_any_kind_come_back(name: str, notes: str, five: list[str]) -> None:
    raw = {**MINE, "name": name, "notes": notes, "first_five": [card.lower().replace(" ", "-") for card in five[:5]]}
    deck = from_setup(raw, "deck").to_setup()

    assert read(tools().write(deck, "text", names())) == deck
    assert read(tools().write(deck, "json", names())) == deck
    assert read(tools().write(deck, "link", names())) == {key: part for key, part in deck.items() if key != "notes"}


SHAPES = {
    "3x Name": [f"3x {card}" for card in CARDS],
    "3 x Name": [f"3 x {card}" for card in CARDS],
    "3xName": [f"3x{card}" for card in CARDS],
    "3 × Name": [f"3 × {card}" for card in CARDS],
    "3 Name": [f"3 {card}" for card in CARDS],
    "Name x3": [f"{card} x3" for card in CARDS],
    "Name ×3": [f"{card} ×3" for card in CARDS],
    "Name x 3": [f"{card} x 3" for card in CARDS],
    "Name 3": [f"{card} 3" for card in CARDS],
    "Name (3)": [f"{card} (3)" for card in CARDS],
    "Name (x3)": [f"{card} (x3)" for card in CARDS],
    "Name: 3": [f"{card}: 3" for card in CARDS],
    "(3) Name": [f"({3}) {card}" for card in CARDS],
    "bullets": [f"- 3x {card}" for card in CARDS],
    "stars": [f"* 3 {card}" for card in CARDS],
    "bold": [f"3x **{card}**" for card in CARDS],
    "all bold": [f"**3x {card}**" for card in CARDS],
    "brackets": [f"3x [[{card}]]" for card in CARDS],
    "with types": [f"3x {card} (Ally)" for card in CARDS],
    "remarks": [f"3 {card}  # good" for card in CARDS],
    "other remarks": [f"3 {card} // good" for card in CARDS],
    "one line": [", ".join(f"3x {card}" for card in CARDS)],
    "slashes": [" / ".join(f"{card} x3" for card in CARDS)],
    "each by itself": [card for card in CARDS for _ in range(3)],
    "capitals": [f"3X {card.upper()}" for card in CARDS],
    "small letters": [f"3x {card.lower()}" for card in CARDS],
    "slugs": [f"3 {card.lower().replace(' ', '-')}" for card in CARDS],
    "tabs": [f"\t3\t{card}\t" for card in CARDS],
    "in two parts": [f"{n} {card}" for card in CARDS for n in (1, 2)],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_list_is_read_in_every_shape(shape: str) -> None:
    text = "\n".join(["Mine", "Coal Roarkwin", "5 natural", "5 ceremonial", *SHAPES[shape]])

    assert read(text) == MINE


@pytest.mark.parametrize(
    "dice",
    [
        "Natural 5 / 5 Ceremonial",
        "5 natural / 5 ceremonial",
        "5x Natural, 5x Ceremonial",
        "Dice: 5 natural, 5 ceremonial",
        "Dice: Natural 5; Ceremonial 5",
        "Dice\n5 natural dice\n5 ceremonial dice",
        "Dice (10):\nnatural: 5\nceremonial: 5",
        "10 dice\nnatural x5 + ceremonial x5",
        "Dice pool:\n" + "Natural\nCeremonial\n" * 5 + "Cards:",
    ],
)
def test_dice_are_read_in_every_shape(dice: str) -> None:
    assert read(line(3, dice)) == MINE


@pytest.mark.parametrize(
    "text",
    [
        "## Allies\n3 Anchornaut",
        "Allies (9)\n3 Anchornaut",
        "== Allies ==\n3 Anchornaut",
        "Beasts of iron:\n3 Anchornaut",
        "[Strong ones]\n3 Anchornaut",
        "9 Allies\n3 Anchornaut",
        "# made by me\n// and by you\n; and them\n3 Anchornaut",
        "Conjuration Pile (5):\n5x Iron Rhino\nCards:\n3 Anchornaut",
        "3 Anchornaut\nConjurations\n5 Iron Rhino",
    ],
)
def test_headings_and_remarks_and_conjurations_are_passed_over(text: str) -> None:
    assert read(line(5, text)) == MINE


def test_a_first_five_and_notes_are_read() -> None:
    five = CARDS[:5]
    lines = "\n".join(five)
    wanted = {**MINE, "first_five": [card.lower().replace(" ", "-") for card in five]}

    assert read(more(f"First Five:\n{lines}")) == wanted
    assert read(more(f"First Five: {', '.join(five)}")) == wanted
    assert read(more(f"First Five\n{lines}\nNotes:\nStart fast.\n# 9 Purge")) == {
        **wanted,
        "notes": "Start fast.\n# 9 Purge",
    }


@pytest.mark.parametrize("lang", languages())
def test_names_are_read_in_every_language_with_and_without_accents(lang: str) -> None:
    from emberhold.core.name_keys import name_key
    from emberhold.i18n import Texts

    texts = Texts(lang, "ashes")
    for spelled in (str, str.upper, name_key):
        cards = [f"3 {spelled(texts.card(slug))}" for slug in MINE["cards"]]  # type: ignore[attr-defined]
        text = "\n".join(["Mine", spelled(texts.card("coal-roarkwin")), "Natural 5", "Ceremonial 5", *cards])
        assert read(text) == MINE


def test_german_names_are_read_as_people_without_umlauts_write_them() -> None:
    assert read("3 Überfluss") == read("3 ueberfluss") == read("3 uberfluss") == read("3 Abundance")


def test_no_two_cards_share_a_name_in_any_language() -> None:
    from emberhold.core.name_keys import name_key

    by_key: dict[str, set[str]] = {}
    for id, name in names():
        by_key.setdefault(name_key(name), set()).add(id)
    assert {key: ids for key, ids in by_key.items() if len(ids) > 1} == {}


def test_json_takes_names_and_lists() -> None:
    cards = [card.upper() for card in CARDS for _ in range(3)]
    raw = {"name": "Mine", "phoenixborn": "Coal Roarkwin", "dice": {"Natural": 5, "ceremonial": 5}, "cards": cards}

    assert read(json.dumps(raw)) == MINE


# -- links ----------------------------------------------------------------------------------------------------------


def code() -> str:
    return tools().write(MINE, "link", names()).strip()


def test_the_longest_link_has_no_more_than_300_characters() -> None:
    """Thirty different cards, a First Five and the longest name there can be."""
    some = [slug for slug in LINK_CARDS[6:] if not BY_SLUG[slug].phoenixborn]
    for cards in (some[:30], some[-30:], some[::2] + some[1::12]):
        raw = {**MINE, "name": "ż" * 50, "cards": dict.fromkeys(cards[:30], 1), "first_five": cards[:5]}
        deck = from_setup({**raw, "dice": {"natural": 1, "charm": 2, "ceremonial": 3, "illusion": 4}}, "deck")
        assert deck.size() == 30
        assert len(link_code(deck)) <= 260 < LONGEST
        assert read(link_code(deck)) == deck.to_setup()


def test_a_link_is_safe_in_an_address() -> None:
    assert set(code()) <= {*string.ascii_letters, *string.digits, "-", "_"}
    for around in ("https://host/#deck={}", "https://host/deck/{}", "https://host/?deck={}", " {}\n"):
        assert read(around.format(code())) == MINE


def test_a_link_that_was_cut_off_or_changed_is_refused() -> None:
    for cut in range(2, len(code())):
        with pytest.raises(DeckTextError, match="incomplete or was changed"):
            read(code()[:cut])
    for at in range(2, len(code())):
        other = "A" if code()[at] != "A" else "B"
        with pytest.raises(DeckTextError, match="incomplete or was changed"):
            read(code()[:at] + other + code()[at + 1 :])


def test_a_link_of_another_format_or_with_newer_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DeckTextError, match="format 2, and this program reads format 1"):
        read(f"2{code()[1:]}")
    from emberhold.games.ashes.decks import link_code as module

    whole = code()
    monkeypatch.setattr(module, "LINK_CARDS", LINK_CARDS[:20])
    with pytest.raises(DeckTextError, match="a newer card"):
        read(whole)


def test_the_numbers_of_cards_in_links_never_change() -> None:
    """A new card is added at the end: then the first digest stays, and the list holds every card."""
    import hashlib

    assert hashlib.sha256("\n".join(LINK_CARDS[:66]).encode()).hexdigest()[:12] == "6e9dfe834f91"
    assert set(LINK_CARDS) == {slug for slug, card in BY_SLUG.items() if card.kind != CONJURATION}
    assert len(set(LINK_CARDS)) == len(LINK_CARDS)


def test_a_link_of_today_is_read_forever() -> None:
    assert read("1-AgUABQAKHhYOEgoWCi4OFgBNaW5lkQE6AQ") == MINE


def test_a_paste_of_a_megabyte_is_refused_in_words() -> None:
    with pytest.raises(DeckTextError, match="too long for a deck: more than 64 KiB"):
        read("3 Purge\n" * (2**20 // 8))
    assert len(legal()) < DECK_BYTES


WORDS = st.sampled_from(
    [
        *("3", "x", "×", "Purge", "Hammer Knight", "natural", "Dice", ":", ",", "/", "(", ")", "#", "Notes", "Name"),
        *("First Five", "Coal Roarkwin", "Conjurations", "\n", "\t", " ", "{", "}", '"cards"', "[[", "]]", "0", "1-"),
        *("-", "ß"),
    ]
)


def mistakes(text: str) -> list[DeckMistake]:
    """What cannot be read in a text; if it is a deck, it comes back from JSON."""
    try:
        deck = read(text)
    except DeckTextError as error:
        return error.mistakes
    assert read(tools().write(deck, "json", names())) == deck
    return []


@given(st.one_of(st.lists(WORDS, max_size=30).map("".join), st.lists(WORDS, max_size=30).map(" ".join), st.text()))
def test_any_text_is_a_deck_or_has_mistakes_with_places(text: str) -> None:
    for mistake in mistakes(text):
        assert 1 <= mistake.line <= len(f"{text}.".splitlines()), "the empty line after the last break is one too"
        assert mistake.column >= 1


def test_a_mark_at_the_beginning_of_a_file_is_no_letter() -> None:
    assert read(f"\ufeff{legal()}") == MINE
