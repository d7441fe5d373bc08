"""A new match while it is being chosen: everything the game declares can be chosen in the terminal, and only that."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from emberhold.core.chosen import Chosen, get, has
from emberhold.core.deck_tools import deck_tools_of
from emberhold.core.registry import GameSpec, SetupError, load_game
from emberhold.games.ashes.prebuilt_decks import DECKS
from emberhold.i18n import Texts
from emberhold.i18n.deck_names import deck_names
from emberhold.tui.menu_rows import item_rows, seat_rows, setup_rows, value_rows
from emberhold.tui.own_decks import own_file
from emberhold.tui.plain.console import Console, Leave
from emberhold.tui.plain.plain_setup import PlainSetup
from emberhold.tui.setup_draft import SetupDraft, choice_words, read_brought
from tests.reachable import cards_at, ways
from tests.tui.played import GAMES


def texts_of(spec: GameSpec) -> Texts:
    return Texts("en", spec.name)


def number_of(rows: object, key: tuple[object, ...]) -> str:
    """What is typed for the row with this key."""
    assert isinstance(rows, list)
    return str([row.key for row in rows if not row.heading].index(key) + 1)


def typed_for(spec: GameSpec, players: int, chosen: Chosen, texts: Texts) -> str:
    """The lines that choose all this in the plain client, found in the rows that it shows."""
    draft, lines = SetupDraft(spec), []
    if players != draft.players:
        lines += [number_of(setup_rows(draft, texts, more=False), ("players",)), str(players - spec.players[0] + 1)]
        draft.set_players(players)
    lines.append(number_of(setup_rows(draft, texts, more=False), ("more",)))
    for number, first in enumerate(spec.choices(players, chosen)):
        if not has(chosen, first.path):
            continue
        choice, value = draft.choices()[number], get(chosen, first.path)
        lines.append(number_of(setup_rows(draft, texts, more=True), ("choice", number)))
        words = [offered.value for offered in choice.values]
        if value in words:
            lines.append(number_of(value_rows(draft, choice, texts, {}), ("value", words.index(value))))
            draft.choose(choice, value)
            continue
        if choice.values:
            lines.append(number_of(value_rows(draft, choice, texts, {}), ("items",)))
        assert isinstance(value, list)
        for item in value:
            rows = item_rows(choice, draft.taken(choice), texts, {})
            lines.append(number_of(rows, ("item", [other.value for other in choice.items].index(item))))
            draft.toggle(choice, item)
            choice = draft.choices()[number]
        lines.append("b")
    lines.append("1")
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_chosen_is_chosen_by_numbers(game: str) -> None:
    """Every value and every card of every choice, alone and for three, who have choices of their own.

    In Aeon's End that is every card, with those that are drawn."""
    spec = load_game(game)
    texts = texts_of(spec)
    cards: set[str] = set()
    keys: set[str] = set()
    for players in (spec.players[0], 3):
        for words, chosen in ways(spec, players):
            draft = SetupDraft(spec)
            console = Console(io.StringIO(typed_for(spec, players, chosen, texts)), io.StringIO())
            assert PlainSetup(console, draft, texts).run() is not None
            assert sorted_lists(draft.chosen) == sorted_lists(chosen)
            assert draft.players == players
            keys.update(str(path[-1]) for path, _ in words)
            cards |= cards_at(spec, players, draft.chosen, 1)
    assert len(keys) == {"aeons-end": 12, "ashes": 3}[game]
    if game == "aeons-end":
        everything = {str(card["slug"]) for card in spec.content()}
        assert len(everything) >= 178
        assert everything - cards - drawn(spec) == set()


def drawn(spec: GameSpec) -> set[str]:
    """What no set-up names, because it is drawn: the basic nemesis cards, of which some go into each deck."""
    return {card for seed in range(40) for card in cards_at(spec, 2, {}, seed)}


def sorted_lists(part: object) -> object:
    """A list of cards in any order: people take them as they come."""
    if isinstance(part, dict):
        return {key: sorted_lists(value) for key, value in part.items() if value != {}}
    if isinstance(part, list):
        return sorted(part) if all(isinstance(item, str) for item in part) else [sorted_lists(item) for item in part]
    return part


# -- what depends on what -----------------------------------------------------------------------------------------


def draft_of(game: str, players: int = 2) -> SetupDraft:
    draft = SetupDraft(load_game(game))
    draft.set_players(players)
    return draft


def choice_at(draft: SetupDraft, *path: str | int) -> int:
    return [choice.path for choice in draft.choices()].index(path)


def choose(draft: SetupDraft, value: object, *path: str | int) -> None:
    draft.choose(draft.choices()[choice_at(draft, *path)], value)


def test_what_nobody_chose_is_left_to_the_game() -> None:
    draft = draft_of("aeons-end")
    assert draft.chosen == {}
    assert draft.problem(texts_of(draft.spec)) == ""
    assert draft.setup(3) == load_game("aeons-end").setups(2)[3]


def test_what_no_longer_fits_is_forgotten() -> None:
    draft = draft_of("ashes")
    choose(draft, "the-iron-men", "seats", 0, "deck")
    first = draft.choices()[choice_at(draft, "seats", 0, "first_five")]
    for item in first.items[:5]:
        draft.toggle(first, item.value)
    assert draft.problem(texts_of(draft.spec)) == ""
    assert len(draft.taken(first)) == 5
    choose(draft, "the-bloodwoods-queen", "seats", 0, "deck")
    assert draft.chosen == {"seats": [{"deck": "the-bloodwoods-queen"}]}


def test_fewer_players_have_fewer_choices() -> None:
    draft = draft_of("aeons-end", 3)
    choose(draft, "gygar", "seats", 2, "mage")
    choose(draft, 2, "x_token")
    draft.set_players(2)
    assert draft.chosen.get("x_token") is None
    assert draft.seats == ["person", "bot=adept"]
    assert draft.problem(texts_of(draft.spec)) == ""
    draft.set_players(1)
    choose(draft, 3, "solo_player_turn_cards")
    assert draft.setup(1)["solo_player_turn_cards"] == 3


def test_what_cannot_be_played_is_said_with_its_rule() -> None:
    draft = draft_of("aeons-end")
    market = draft.choices()[choice_at(draft, "market")]
    for item in market.items[:3]:
        draft.toggle(market, item.value)
    assert "Market: choose 6 more, or leave them to chance. (MARKET-02)" in draft.problem(texts_of(draft.spec))
    for item in market.items[3:9]:
        draft.toggle(market, item.value)
    assert draft.problem(texts_of(draft.spec)) == "Market: too many. Gems: at most 3. (MARKET-02)"
    choose(draft, True, "free_mix")
    assert draft.problem(texts_of(draft.spec)) == ""


def test_presets_and_defaults_are_one_choice_away() -> None:
    draft = draft_of("aeons-end")
    choose(draft, "fenrix", "nemesis")
    draft.take_preset("first-game")
    assert draft.chosen["nemesis"] == "maggoth"
    titles = [row.title for row in setup_rows(draft, texts_of(draft.spec), more=False)]
    assert "✓ Recommended for a first game" in titles
    assert "Back to the defaults" in titles
    draft.take_preset("")
    assert (draft.chosen, draft.preset) == ({}, "")


def test_somebody_has_to_play() -> None:
    draft = draft_of("ashes")
    texts = texts_of(draft.spec)
    assert [row.title for row in seat_rows(draft, 0, texts)] == ["✓ A person"]
    bots = ["✓ Bot Novice", "  Bot Adept", "  Bot Master", "  Bot Greedy", "  Bot Random"]
    assert [row.title for row in seat_rows(draft, 1, texts)] == ["  A person", *bots]
    draft.set_seat(1, "person")
    draft.set_seat(0, "bot=random")
    assert [row.title for row in seat_rows(draft, 1, texts)] == ["✓ A person"]


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_every_bot_is_offered_with_a_sentence_of_its_own(game: str) -> None:
    draft = draft_of(game)
    texts = texts_of(draft.spec)
    said = [row.details for row in seat_rows(draft, 1, texts)][1:]
    assert len(set(said)) == 5
    assert "partner" in said[1] if game == "aeons-end" else "player" in said[1]
    assert said[2].endswith("It thinks for 2 seconds at most.")
    assert not texts.absent
    now = next(row for row in setup_rows(draft, texts, more=False) if row.key == ("seat", 1))
    assert now.details in said


def test_a_seed_is_a_whole_number() -> None:
    draft = draft_of("ashes")
    seeds = []
    for typed in ("12", ""):
        draft.set_seed(typed, texts_of(draft.spec))
        seeds.append(draft.seed)
    assert seeds == [12, None]
    for typed in ("1.5", "-3", "٣", "9" * 16, "x"):
        with pytest.raises(SetupError, match="is not a seed"):
            draft.set_seed(typed, texts_of(draft.spec))


def test_a_deck_can_be_brought_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    draft = draft_of("ashes")
    choice = next(choice for choice in draft.choices() if choice.path == ("seats", 1, "deck"))
    cards = ", ".join(f"{card}: 3" for card in DECKS["the-iron-men"]["cards"])  # type: ignore[attr-defined]
    text = f"name: Mine\nphoenixborn: Coal Roarkwin\ndice: {{natural: 10}}\ncards: {{{cards}}}\n"
    file.write_text(text, encoding="utf-8")

    draft.choose(choice, read_brought(draft.spec, choice, str(file)))

    assert draft.problem(texts_of(draft.spec)) == ""
    for wrong, words in (
        ("- a\n", "expected the keys and values"),
        (text.replace("10", "9"), r"9 dice; a deck has exactly 10 \(DECK-01\)"),
        ("name: Mine\n", "deck.cards: expected keys"),
    ):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(SetupError, match=words):
            read_brought(draft.spec, choice, str(file))


def test_own_decks_are_rows_and_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    draft = draft_of("ashes")
    texts = texts_of(draft.spec)
    choice = next(choice for choice in draft.choices() if choice.path == ("seats", 0, "deck"))
    assert not any(row.key[:1] == ("own",) for row in value_rows(draft, choice, texts, {}))
    file = own_file("ashes", "My Snakes")
    file.parent.mkdir(parents=True)
    tools = deck_tools_of(draft.spec)
    assert tools is not None
    deck = {**tools.prebuilt()["the-snakes-in-silver"], "name": "My Snakes", "notes": "secret"}
    file.write_text(tools.write(deck, "text", deck_names("ashes", tools)), encoding="utf-8")
    assert ("own", "my-snakes") in [row.key for row in value_rows(draft, choice, texts, {})]

    draft.choose(choice, read_brought(draft.spec, choice, "my-snakes"))

    assert choice_words(draft, choice, texts) == "My Snakes"
    assert "secret" not in str(draft.setup(1)), "notes stay at home"
    assert draft.problem(texts) == ""


# -- the plain client ---------------------------------------------------------------------------------------------


def asked(lines: str, draft: SetupDraft) -> tuple[int | None, str]:
    out = io.StringIO()
    try:
        seed = PlainSetup(Console(io.StringIO(lines), out), draft, texts_of(draft.spec)).run()
    except Leave:
        seed = None
    return seed, out.getvalue()


def test_a_match_that_cannot_be_played_does_not_begin() -> None:
    draft = draft_of("aeons-end")
    market = draft.choices()[choice_at(draft, "market")]
    draft.toggle(market, market.items[0].value)
    seed, said = asked("1\n", draft)
    assert seed is None
    assert "Market: choose 8 more, or leave them to chance. (MARKET-02)" in said


def test_going_back_and_reading_more_choose_nothing() -> None:
    draft = draft_of("ashes")
    seed, said = asked("? 1\n?\nnonsense\n99\nb\n", draft)
    assert seed is None
    assert "Whatever you have not chosen is left to the game." in said
    assert "“nonsense” is not offered" in said
    assert draft.chosen == {}


def test_a_closed_choice_says_why(tmp_path: Path) -> None:
    draft = draft_of("aeons-end")
    rows = setup_rows(draft, texts_of(draft.spec), more=True)
    number = number_of(rows, ("choice", choice_at(draft, "x_token")))
    more = number_of(setup_rows(draft, texts_of(draft.spec), more=False), ("more",))
    _, said = asked(f"{more}\n{number}\n", draft)
    assert "X token: Only for three players." in said
    deck = tmp_path / "deck.json"
    deck.write_text("{}", encoding="utf-8")
    ashes = draft_of("ashes")
    row = number_of(setup_rows(ashes, texts_of(ashes.spec), more=False), ("choice", 0))
    choice = ashes.choices()[0]
    file = number_of(value_rows(ashes, choice, texts_of(ashes.spec), {}), ("file",))
    _, said = asked(f"{row}\n{file}\n{deck}\n{row}\n{file}\nnowhere.json\n", ashes)
    assert "line 1, column 1: deck.cards: expected keys and values" in " ".join(said.split())
    assert "There is no file nowhere.json." in said
