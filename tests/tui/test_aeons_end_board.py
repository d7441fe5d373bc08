"""The board of Aeon's End: what stands where, what belongs to what, and that everything is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from emberhold.core.decisions import Option
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui.boards import find_renderer, find_scene_builder
from emberhold.tui.boards.aeons_end import build_scene, render
from emberhold.tui.draw.scene import STYLES, Panel, Row, Scene, Tile
from emberhold.tui.option_words import belongs
from tools.aeons_end_tables import ARACHNOS, FENRIX, FOUR, MAGGOTH, SOLO, WALKER

pytestmark = pytest.mark.slow

SPEC = load_game("aeons-end")
CARDS = {str(card["slug"]): card for card in SPEC.content()}
TABLES = {"maggoth": MAGGOTH, "arachnos": ARACHNOS, "walker": WALKER, "fenrix": FENRIX, "solo": SOLO, "four": FOUR}


@pytest.fixture
def texts() -> Texts:
    return Texts("en", "aeons-end", {1: "Ada"}, you=0)


def staged(given: Mapping[str, object]) -> Match:
    return SPEC.stage(given, 1)


def scene_of(given: Mapping[str, object], texts: Texts, seat: int | None = 0) -> Scene:
    return build_scene(staged(given).view(seat), texts, CARDS)


def panel(scene: Scene, title: str) -> Panel:
    return next(panel for panel in scene.panels if title in panel.title)


def row(panel: Panel, label: str) -> Row:
    return next(row for row in panel.rows if row.label == label)


def words(tile: Tile) -> str:
    """A tile as it is read in a line."""
    under = [f"+{words(one)}" for one in tile.under]
    return " ".join([tile.title, *(badge.text for badge in tile.badges), *under])


def line(row: Row) -> list[str]:
    return [words(tile) for tile in row.tiles]


def options_of(match: Match, seat: int = 0) -> list[Option]:
    decision = match.decision_for(seat)
    assert decision is not None
    return decision.described(seat)[1]


def test_the_board_is_found_by_the_name_of_the_game() -> None:
    assert find_scene_builder("aeons-end") is build_scene
    assert find_renderer("aeons-end") is render


def test_the_heading_tells_whose_turn_it_is_and_what_must_not_fall(texts: Texts) -> None:
    assert scene_of(MAGGOTH, texts).heading == ["Your turn: main phase", "Gravehold 21/30", "Maggoth 31/45"]
    assert scene_of({**WALKER, "turn": "b"}, texts).heading[0] == "Ada’s turn: main phase"


def test_the_reader_sits_at_the_near_end_and_the_nemesis_before_the_market(texts: Texts) -> None:
    titles = [panel.title for panel in scene_of(FOUR, texts).panels]

    assert titles == ["Player 4", "Player 3", "Ada", "Nemesis", "Gravehold", "▸ Player 1 (you)"]

    texts.you = None

    assert [panel.title for panel in scene_of(FOUR, texts, None).panels][:4] == [
        "▸ Player 1",
        "Ada",
        "Player 3",
        "Player 4",
    ]


def test_a_mage_with_life_charges_and_piles(texts: Texts) -> None:
    mine = panel(scene_of(MAGGOTH, texts), "(you)")

    assert [words(tile) for tile in mine.head] == ["Taqren ████░ 7/10", "Charges ◆◆◆◇", "Deck 2", "Discard 3"]
    assert [tile.title for tile in mine.head[-1].pile or ()] == ["Spark", "Exogranite", "Crystal"]
    assert line(row(mine, "Hand")) == ["Force Amplifier 2×", "Crystal", "Gift of Spirit", "Bouncing Boom"]
    assert line(row(mine, "Aether")) == ["5", "2 for breaches", "│ played:", "Crystal 2×"]
    assert line(row(mine, "Actions")) == ["Gain a charge 2 aether", "Breach Siphon 1 more charge", "End your turn"]


def test_breaches_with_everything_that_lies_on_them(texts: Texts) -> None:
    scene = scene_of(MAGGOTH, texts)

    assert line(row(panel(scene, "(you)"), "Breaches")) == [
        "● I +Imbued Smash",
        "● II +Spark +Link Conduit",
        "◑ III focus 3 open 5 focused this turn",
        "◔ IV Defender Breach focus 4 open 10",
    ]
    assert line(row(panel(scene, "Ada"), "Breaches")) == [
        "● I Ancient Breach 3 Surge tokens +3 damage +Spark",
        "● II",
        "● III +1 damage Energize token",
        "◔ IV focus 4 open 10",
    ]


def test_a_destroyed_breach_an_exhausted_mage_a_treasure_and_the_forged_deck(texts: Texts) -> None:
    fourth = panel(scene_of(FOUR, texts), "Player 4")

    assert line(row(fourth, "Breaches"))[0] == "✕ I"
    assert words(fourth.head[0]) == "Rhia exhausted"
    assert line(row(panel(scene_of(MAGGOTH, texts), "Ada"), "Beside")) == ["Verdant Staff"]
    forged = row(panel(scene_of(ARACHNOS, texts), "(you)"), "Beside").tiles[0]
    assert forged.title == "Forged deck 9"
    assert {tile.slug for tile in forged.pile or ()} == {"forged-crystal", "forged-spark"}


def test_the_market_by_kind_with_prices_and_what_is_left(texts: Texts) -> None:
    gravehold = panel(scene_of(MAGGOTH, texts), "Gravehold")

    assert words(gravehold.head[0]) == "███████████░░░░ 21/30"
    assert line(row(gravehold, "Gems")) == ["Exogranite 3 ×6", "Energized Rubidium 5 ×3", "Unrefined Blaststone 6 ×7"]
    assert line(row(gravehold, "Relics")) == ["Marble Galaxy 2 ×5", "Aether Conduit 4 empty"]
    assert len(row(gravehold, "Spells").tiles) == 4
    assert len({row(gravehold, kind).tiles[0].style for kind in ("Gems", "Relics", "Spells")}) == 3


def test_without_the_printed_cards_there_is_still_a_market(texts: Texts) -> None:
    scene = build_scene(staged(MAGGOTH).view(0), texts, {})

    assert len(row(panel(scene, "Gravehold"), "Market").tiles) == 9


def test_the_treasures_of_all(texts: Texts) -> None:
    scene = scene_of({**MAGGOTH, "treasure": "thorned-whip"}, texts)

    assert line(row(panel(scene, "Gravehold"), "Treasures")) == ["Thorned Whip"]

    view: Any = staged({**MAGGOTH, "treasure": "core-of-rage"}).view(0)
    view["market"][5]["beside"] = ["core-of-rage"]
    gravehold = panel(build_scene(view, texts, CARDS), "Gravehold")

    assert "Imbued Smash 5 ×4 +Core of Rage" in line(row(gravehold, "Spells"))
    assert "Treasures" not in [row.label for row in gravehold.rows]


def test_the_turn_order_with_its_tokens(texts: Texts) -> None:
    def turns(given: Mapping[str, object]) -> list[str]:
        return line(row(panel(scene_of(given, texts), "Gravehold"), "Turns"))

    assert turns(MAGGOTH) == ["✓Nemesis", "✓Ada", "▸Player 1", "3 to come"]
    assert turns(FENRIX) == ["✓Player 3", "▸Player 1", "4 to come", "│ X: Ada"]
    later = {**FENRIX, "turn deck": ["nemesis", "b"]}
    assert turns({**later, "turn discard": ["x", "c", "a"]})[:3] == ["✓X", "✓Player 3", "▸Player 1"]
    assert turns({**later, "turn discard": ["a", "c", "x"]})[:3] == ["✓Player 1", "✓Player 3", "▸X: Player 1"]
    assert turns(FOUR) == [
        "✓Nemesis",
        "✓Player 3/Player 4",
        "▸Player 1",
        "3 to come",
        "│ next pair turns: Ada, Player 3",
    ]


def test_a_turn_order_card_that_was_seen_is_named_in_its_place(texts: Texts) -> None:
    view: Any = staged(MAGGOTH).view(0)
    view["turns"]["deck"][1] = {"id": 3101, "card": "turn-nemesis"}

    tiles = line(row(panel(build_scene(view, texts, CARDS), "Gravehold"), "Turns"))

    assert tiles[-4:] == ["3 to come", "?", "Nemesis", "?"]


def test_the_nemesis_and_its_cards(texts: Texts) -> None:
    nemesis = panel(scene_of(MAGGOTH, texts), "Nemesis")

    assert [words(tile) for tile in nemesis.head] == ["Maggoth ███████████░░░░ 31/45", "Deck 3", "Discard 3"]
    assert [tile.title for tile in nemesis.head[-1].pile or ()] == ["Disorient", "Morph", "Rend"]
    assert nemesis.note == "tier 2"
    assert line(row(nemesis, "In play")) == [
        "Drillbeak Wurm 4/6 life",
        "Chaos Orb 2 power tokens",
        "Vile Breeder 9/9 life",
    ]
    assert "Gravehold suffers 4 damage" in row(nemesis, "In play").tiles[1].text
    harder = {**MAGGOTH, "nemesis": {"name": "maggoth", "harder": True}}
    assert words(panel(scene_of(harder, texts), "Nemesis").head[0]).endswith("45/45 increased difficulty")


def test_the_nest_from_its_top_row_down(texts: Texts) -> None:
    nest = row(panel(scene_of(MAGGOTH, texts), "Nemesis"), "Nest")

    assert line(nest)[:4] == ["row 4 ····", "row 3 ·····", "row 2 mF···", "row 1 FmmFm"]
    assert [tile.title for tile in nest.tiles if "damage nest" in tile.words] == ["row 2"]


def test_the_ritual_track(texts: Texts) -> None:
    match = staged(ARACHNOS)
    scene = build_scene(match.view(0), texts, CARDS)
    ritual = row(panel(scene, "Nemesis"), "Ritual")

    assert line(ritual) == ["■■■■□□□□□□ 4/10 push back for 3", "5 of 8 nemesis tokens"]
    assert [option.meaning[0] for option in options_of(match) if belongs(option, ritual.tiles[0])] == ["push-back"]

    view: Any = match.view(0)
    view["nemesis"]["board"]["world_devourer"] = 77

    assert line(row(panel(build_scene(view, texts, CARDS), "Nemesis"), "Ritual"))[0] == "■■■■□□□□□□ complete"


def test_the_exiled_pile(texts: Texts) -> None:
    match = staged(WALKER)
    exiled = row(panel(build_scene(match.view(0), texts, CARDS), "Nemesis"), "Exiled")

    assert line(exiled) == ["Imbued Smash 6 aether", "all exiled cards: 3"]
    assert [tile.title for tile in exiled.tiles[1].pile or ()] == ["Imbued Smash", "Crystal", "Force Amplifier"]
    assert [option.meaning[0] for option in options_of(match) if belongs(option, exiled.tiles[0])] == ["gain-exiled"]
    none = {**WALKER, "nemesis": {"name": "ageless-walker"}}
    assert row(panel(scene_of(none, texts), "Nemesis"), "Exiled").empty == "nothing"


def test_claws_and_position_tokens(texts: Texts) -> None:
    nemesis = panel(scene_of(FENRIX, texts), "Nemesis")

    assert line(row(nemesis, "Claws")) == [
        "3 left in the claw deck",
        "3 of 4 nemesis tokens",
        "new claws have 1 more life",
    ]
    assert line(row(nemesis, "In play")) == [
        "Rending Claw #1 5/5 life",
        "Rending Claw #2 5/5 life Position: Player 1",
        "Molten Alpha 15/15 life Position: Ada",
    ]
    view: Any = staged(FENRIX).view(0)
    view["nemesis"]["board"]["claws_shut"] = True
    assert "no Position token" in line(row(panel(build_scene(view, texts, CARDS), "Nemesis"), "Claws"))[-1]


@pytest.mark.parametrize("name", TABLES)
def test_every_option_of_a_turn_belongs_to_something_on_the_table(name: str, texts: Texts) -> None:
    match = staged(TABLES[name])
    tiles = list(build_scene(match.view(0), texts, CARDS).tiles())

    for option in options_of(match):
        # An answer for several cards ("play all gems") belongs to none of them; it stands in the list only.
        if {"gems", "all"}.isdisjoint(option.meaning):
            assert any(belongs(option, tile) for tile in tiles), option.meaning


@pytest.mark.parametrize("name", TABLES)
def test_whatever_has_a_verb_is_possible_or_has_a_reason(name: str, texts: Texts) -> None:
    match = staged(TABLES[name])
    options = options_of(match)
    for tile in build_scene(match.view(0), texts, CARDS).tiles():
        for verb in tile.verbs:
            answer = match.why_not(0, verb, [*tile.ids, *tile.words][0])
            if answer is None:
                assert any(belongs(option, tile) for option in options)
            else:
                assert answer.text.id != "why-no-such-thing", (tile.title, verb)
                texts.format(answer.text)
    assert texts.absent == set()


@pytest.mark.parametrize("columns", [80, 120, 200])
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
@pytest.mark.parametrize("name", TABLES)
def test_in_lines_it_fits_and_nothing_is_missing(
    name: str, lang: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    texts = Texts(lang, "aeons-end", you=0)
    match = staged(TABLES[name])

    for seat in (0, None):
        board = render(match.view(seat), texts, False)
        assert max(len(line) for line in board.splitlines()) <= columns
        assert "…" not in board
        assert "⟨" not in board

    assert texts.absent == set()
    assert texts.broken == {}
    assert "\x1b" in render(match.view(0), texts, True)


@pytest.mark.parametrize("name", TABLES)
def test_only_styles_that_there_are(name: str, texts: Texts) -> None:
    for tile in scene_of(TABLES[name], texts).tiles():
        assert {tile.style, *(badge.style for badge in (*tile.badges, *tile.facts))} <= STYLES
