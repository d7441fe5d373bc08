"""Files are read as they look, and every mistake in them has a place."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhold.scenario.documents import DocumentError, read_document


def written(folder: Path, text: str, name: str = "file.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_words_stay_words(tmp_path: Path) -> None:
    text = "[yes, no, on, off, y, 2020-01-01, 1:30, none, 0x10, 1e3, true, false, 3, -2, 1.5, null, ~]"
    assert read_document(written(tmp_path, text)).data == [
        *["yes", "no", "on", "off", "y", "2020-01-01", "1:30", "none", "0x10", "1e3"],
        *[True, False, 3, -2, 1.5, None, None],
    ]


def test_an_empty_file_says_nothing(tmp_path: Path) -> None:
    assert read_document(written(tmp_path, "")).data is None


def test_json_by_its_name(tmp_path: Path) -> None:
    document = read_document(written(tmp_path, '{"a": [1]}', "deck.json"))
    assert document.data == {"a": [1]}
    assert document.where(("a", 0)) == f"{tmp_path / 'deck.json'}, a, item 1"


def test_a_place_has_a_line(tmp_path: Path) -> None:
    document = read_document(written(tmp_path, "a: 1\nb:\n  - c\n  - d: 2\n"))
    where = document.where
    path = str(document.path)
    assert where() == f"{path}, line 1"
    assert where(("b", 1, "d")) == f"{path}, line 4, b, item 2, d"
    assert where(("b", 9)) == f"{path}, line 2, b, item 10"
    assert where(("x",)) == f"{path}, line 1, x"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: [1", "line 1"),
        ("a: 1\nb: 2\na: 3\n", "line 3: .*the key 'a' is given twice"),
        ("a: &x 1\nb: *x\n", "line 2: .*references"),
        ("? [1, 2]\n: 3\n", "line 1: .*a key must be a word"),
        ("a: 1\nb: !!python/name:os.system x\nc: 1\n", "line 2: .*tags"),
        ("a: !!int ''", "line 1: .*tags"),
        ("a: !!bool maybe", "line 1: .*tags"),
        ("a: !!timestamp then", "line 1: .*tags"),
        ("!!set {a, b}", "line 1: .*tags"),
        ("a: " + "9" * 5000, "is not YAML"),
        ("a: 1\n---\nb: 2\n", "line 2"),
        ("a: \x07", "is not YAML"),
        ("[" * 3000, "nested too deeply"),
    ],
)
def test_what_is_not_yaml(text: str, words: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    with pytest.raises(DocumentError, match=f"{path}.*{words}"):
        read_document(path)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"a": 1,\n}', "line 2: this is not JSON"),
        ("[" * 100_000, "deeply"),
        ("9" * 5000, "is not JSON that we can read"),
        ('{"a": NaN}', "NaN is not a number"),
    ],
)
def test_what_is_not_json(text: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match=words):
        read_document(written(tmp_path, text, "file.json"))


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="There is no file"):
        read_document(tmp_path / "nowhere.yaml")
    with pytest.raises(DocumentError, match="is a folder"):
        read_document(tmp_path)
    (tmp_path / "latin.yaml").write_bytes(b"\xff\xfe\x00a")
    with pytest.raises(DocumentError, match="not a text file in UTF-8"):
        read_document(tmp_path / "latin.yaml")
    with pytest.raises(DocumentError, match="cannot be read: "):
        read_document(tmp_path / ("x" * 300))
