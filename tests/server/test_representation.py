"""In which form files and public answers go out: br, gzip or as they are, and not twice."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.server.http import static
from emberhold.server.http.representation import accepted_codings

PLAIN = b"console.log('a page of ours');" * 100
COPIES = {"br": b"what brotli made of it", "gzip": gzip.compress(PLAIN, mtime=0)}


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", ["identity"]),
        ("gzip, deflate", ["gzip", "identity"]),
        ("gzip, deflate, br, zstd", ["br", "gzip", "identity"]),
        ("BR;Q=1.0", ["br", "identity"]),
        ("br;q=0, gzip", ["gzip", "identity"]),
        ("br;q=0.2, gzip;q=0.8", ["gzip", "br", "identity"]),
        ("gzip;q=0", ["identity"]),
        ("identity, gzip;q=0.5", ["identity", "gzip"]),
        ("gzip;q=0.5", ["gzip", "identity"]),
        ("*", ["br", "gzip", "identity"]),
        ("*;q=0", ["identity"]),
        ("br, *;q=0", ["br"]),
        ("identity;q=0, gzip", ["gzip"]),
        ("identity;q=0", ["identity"]),
        ("deflate, compress", ["identity"]),
        ("br;q=much, gzip;q=nan", ["identity"]),
        (" , ;q=1,,", ["identity"]),
    ],
)
def test_the_best_that_a_client_accepts_comes_first(header: str, codings: list[str]) -> None:
    assert list(accepted_codings(header)) == codings


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with one script and its compressed copies."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>here")
    (folder / "assets" / "a-1.js").write_bytes(PLAIN)
    (folder / "assets" / "a-1.js.br").write_bytes(COPIES["br"])
    (folder / "assets" / "a-1.js.gz").write_bytes(COPIES["gzip"])
    (tmp_path / "secret.js").write_text("no")
    (tmp_path / "secret.js.br").write_text("no")
    monkeypatch.setattr(static, "static_folder", lambda: folder)
    return folder


def raw(client: TestClient, path: str, accepted: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """An answer as it came over the wire."""
    with client.stream("GET", path, headers={"Accept-Encoding": accepted, **headers}) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=1", "gzip"), ("", ""), ("br;q=0", "")],
)
def test_a_file_goes_out_as_its_smallest_copy(client: TestClient, accepted: str, coding: str) -> None:
    status, headers, body = raw(client, "/assets/a-1.js", accepted)
    assert (status, body) == (200, COPIES.get(coding, PLAIN))
    assert headers.get("content-encoding", "") == coding
    assert int(headers["content-length"]) == len(body)
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["vary"] == "Accept-Encoding"
    assert "immutable" in headers["cache-control"]


def test_each_form_has_an_etag_of_its_own_and_is_not_sent_twice(client: TestClient, folder: Path) -> None:
    tags = [raw(client, "/assets/a-1.js", accepted)[1]["etag"] for accepted in ("br", "gzip", "identity")]
    assert len(set(tags)) == 3
    status, headers, body = raw(client, "/assets/a-1.js", "br", **{"If-None-Match": f'"x", W/{tags[0]}'})
    assert (status, body, headers["etag"], headers["vary"]) == (304, b"", tags[0], "Accept-Encoding")
    assert raw(client, "/assets/a-1.js", "gzip", **{"If-None-Match": tags[0]})[0] == 200

    page = raw(client, "/", "")[1]["etag"]
    (folder / "index.html").write_text("<!doctype html>hers")
    assert raw(client, "/", "", **{"If-None-Match": page})[2] == b"<!doctype html>hers"


def test_without_copies_a_file_goes_out_as_it_is(client: TestClient, folder: Path) -> None:
    for copy in folder.glob("assets/*.js.*"):
        copy.unlink()
    status, headers, body = raw(client, "/assets/a-1.js", "gzip, br")
    assert (status, body, headers.get("content-encoding")) == (200, PLAIN, None)


@pytest.mark.usefixtures("folder")
def test_head_says_what_get_would_send(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/assets/a-1.js"):
        for accepted in ("br", "gzip", "identity"):
            answer = client.head(path, headers={"Accept-Encoding": accepted})
            assert (answer.status_code, answer.content) == (200, b"")
            assert dict(answer.headers) == raw(client, path, accepted)[1]


@pytest.mark.usefixtures("folder")
def test_a_part_is_a_part_of_the_form_that_was_asked_for(client: TestClient) -> None:
    for coding, whole in (("br", COPIES["br"]), ("identity", PLAIN)):
        tag = raw(client, "/assets/a-1.js", coding)[1]["etag"]
        status, headers, body = raw(client, "/assets/a-1.js", coding, **{"Range": "bytes=3-9", "If-Range": tag})
        assert (status, body) == (206, whole[3:10])
        assert headers["content-range"] == f"bytes 3-9/{len(whole)}"
        assert raw(client, "/assets/a-1.js", coding, **{"Range": "bytes=3-9", "If-Range": '"old"'})[2] == whole


@pytest.mark.parametrize(
    "path", ["/..%2fsecret.js", "/assets/..%2f..%2fsecret.js", "/assets/a-1.js.br", "/assets/a-1.js.gz", "/.stamp"]
)
def test_nothing_but_the_files_of_the_page_is_there(client: TestClient, folder: Path, path: str) -> None:
    (folder / ".stamp").write_text("no")
    for accepted in ("br", "identity"):
        status, _, body = raw(client, path, accepted)
        assert (status, b'"unknown"' in body) == (404, True)


def test_public_answers_are_compressed_and_not_sent_twice(client: TestClient) -> None:
    paths = ("games", "chains", "games/ashes/content", "games/aeons-end/rules", "texts", "texts/en/core.ftl")
    for path in (f"/api/{path}" for path in paths):
        _, headers, plain = raw(client, path, "identity")
        _, small_headers, small = raw(client, path, "gzip, br")
        assert (headers["vary"], headers["cache-control"]) == ("Accept-Encoding", "public, max-age=300")
        if len(plain) >= 1000:
            assert small_headers["content-encoding"] == "gzip"
            assert gzip.decompress(small) == plain
            assert len(small) < len(plain) / 2
            assert small_headers["etag"] != headers["etag"]
        status, _, again = raw(client, path, "gzip, br", **{"If-None-Match": small_headers["etag"]})
        assert (status, again) == (304, b"")


def test_what_is_for_one_guest_is_neither_compressed_nor_kept(client: TestClient) -> None:
    _, headers, _ = raw(client, "/api/tables", "gzip, br")
    assert headers["cache-control"] == "no-store"
    assert not {"etag", "content-encoding"} & set(headers)
