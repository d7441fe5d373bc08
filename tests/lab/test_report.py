"""The report is one page that needs nothing else, says everything in words, and tells decks from markup."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from emberhold.cli.commands.lab_matrix import LabWords
from emberhold.lab.findings import Findings, find
from emberhold.lab.matrix import MatrixDeck, MatrixRunner
from emberhold.lab.report import About, report
from emberhold.lab.tables import card_table, game_table
from tests.lab.test_findings import GAMES, IRON, MATRIX, MIST

ABOUT = About("ashes", ("random",), (IRON, MIST), 4, 8, 1, "abc", 1, "results.jsonl", "games.parquet", "cards.parquet")


def findings() -> Findings:
    runner = MatrixRunner(MATRIX)
    return find("random", [IRON, MIST], game_table(runner, GAMES), card_table(runner, GAMES))


@pytest.fixture(scope="module")
def words() -> LabWords:
    return LabWords("ashes", "en")


@pytest.fixture(scope="module")
def page(words: LabWords) -> str:
    return report(ABOUT, [findings()], words, "en")


def pictures(page: str) -> list[str]:
    return [b64decode(code).decode() for code in re.findall(r'data:image/svg\+xml;base64,([^"]+)"', page)]


def test_it_loads_nothing(page: str) -> None:
    assert "<script" not in page
    assert "default-src 'none'" in page
    assert set(re.findall(r'(?:src|srcset|href)="([a-z]+:)', page)) == {"data:"}
    drawn = pictures(page)
    assert len(drawn) == 2 * (3 + 1), "two sizes of three pictures and of the one deck whose cards tell something"
    for picture in drawn:
        assert not re.search(r"(href|url\()=?[\"']?https?:", picture)
        ElementTree.fromstring(picture)


def test_narrow_pictures_fit_a_phone_and_have_letters_of_12_pixels(page: str) -> None:
    for code in re.findall(r'srcset="data:image/svg\+xml;base64,([^"]+)"', page):
        picture = b64decode(code).decode()
        width = re.search(r'<svg[^>]* width="(\d+)', picture)
        assert width is not None
        assert int(width[1]) <= 328
        assert min(int(size) for size in re.findall(r'font-size="(\d+)px"', picture)) >= 12


def test_it_says_what_was_found(page: str) -> None:
    assert "The Iron Men did best: it won 50 % of its 6 games (19 to 81 %)." in page
    assert "The deck that began won 67 % of 6 games (30 to 90 %)." in page
    assert "That may be chance" in page
    assert "2 games had no winner and are left out. 1 of them broke off with an error" in page
    assert '<th scope="row">Hammer Knight</th>' in page
    assert "+100 <small>" in page


def test_every_sentence_is_there_and_none_is_left_over(words: LabWords) -> None:
    report(ABOUT, [findings(), replace(findings(), results=[], bot="none")], words, "en")
    assert words.sentences.absent == set()
    assert words.sentences.broken == {}


@pytest.mark.parametrize(("wins", "verdict"), [(95, "an advantage"), (5, "a disadvantage"), (50, "may be chance")])
def test_whether_it_is_good_to_begin(wins: int, verdict: str, words: LabWords) -> None:
    from emberhold.lab.intervals import share

    page = report(ABOUT, [replace(findings(), first=share(wins, 100), cards=[])], words, "en")
    assert verdict in page
    assert "does not tell which cards" in page


def test_names_of_decks_are_text_and_not_markup(words: LabWords) -> None:
    nasty = "<b>&\"'|‮"
    matrix = replace(MATRIX, decks=(MatrixDeck(nasty, IRON), MatrixDeck(MIST, MIST)))
    runner = MatrixRunner(matrix)
    found = find("random", [nasty, MIST], game_table(runner, GAMES), card_table(runner, GAMES))
    page = report(ABOUT._replace(decks=(nasty, MIST)), [found], words, "en")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page
    assert "\u202e" not in page
    for picture in pictures(page):
        ElementTree.fromstring(picture)


def test_the_same_games_give_the_same_page(page: str, words: LabWords) -> None:
    assert report(ABOUT, [findings()], words, "en") == page
