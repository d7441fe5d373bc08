"""Requests that no browser sends: each is answered with a Problem and all headers, and none leaves a traceback."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from emberhold.server.http.static import HEADERS
from tests.server.processes import Answer, Process, raw, received, serving

pytestmark = pytest.mark.slow

HOST: Final = "Host: x\r\n"
UPGRADE: Final = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def request(line: str, headers: str = HOST, body: bytes = b"") -> bytes:
    return f"{line} HTTP/1.1\r\n{headers}\r\n".encode("latin-1") + body


def posted(path: str, body: bytes, headers: str = "") -> bytes:
    return request(f"POST {path}", f"{HOST}{headers}Content-Length: {len(body)}\r\n", body)


ODD: Final = {
    "nul in a path": (request("GET /%00"), 404),
    "nul below the assets": (request("GET /assets/%00"), 404),
    "nul in an api path": (request("GET /api/tables/%00"), 404),
    "nul in a language": (request("GET /api/texts/en/%00.ftl"), 404),
    "a long name": (request(f"GET /{'x' * 5000}.js"), 404),
    "a long path": (request(f"GET /assets/{'x/' * 2000}"), 404),
    "a longer path": (request(f"GET /{'x' * 10_000}"), 413),
    "a path beyond all bounds": (request(f"GET /{'x' * 80_000}"), 400),
    "out of the folder": (request("GET /assets/..%2f..%2f..%2fetc/passwd"), 404),
    "out of the folder, twice coded": (request("GET /%252e%252e%252fpasswd.txt"), 404),
    "not UTF-8 in a path": (request("GET /api/tables/%ff%fe"), 404),
    "an unknown method": (request("BREW /"), 405),
    "a method that is not allowed": (request("DELETE /api/tables"), 405),
    "PUT on a page": (request("PUT /", f"{HOST}Content-Length: 0\r\n"), 405),
    "an unknown api path": (request("GET /api/none"), 404),
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    "no path": (b"GET\r\n\r\n", 400),
    "an old protocol": (b"GET / SPDY/9\r\n\r\n", 400),
    "no host": (request("GET /api/health", ""), 400),
    "two lengths": (request("POST /api/tables", f"{HOST}Content-Length: 2\r\nContent-Length: 3\r\n", b"{}"), 400),
    "a length that is no number": (request("POST /api/tables", f"{HOST}Content-Length: x\r\n"), 400),
    "a length beyond all bounds": (request("POST /api/tables", f"{HOST}Content-Length: 99999999999999999\r\n"), 413),
    "a body that is too large": (request("POST /api/replays", f"{HOST}Content-Length: 2000000\r\n"), 413),
    "an origin that is no address": (posted("/api/tables", b"{}", "Origin: http://[\r\n"), 403),
    "an origin of nobody": (posted("/api/tables", b"{}", "Origin: null\r\n"), 403),
    "an empty origin": (posted("/api/tables", b"{}", "Origin: \r\n"), 403),
    "an origin with odd letters": (posted("/api/tables", b"{}", "Origin: http://\xe9\xff\r\n"), 403),
    "no JSON": (posted("/api/tables", b"{"), 422),
    "JSON that is not UTF-8": (posted("/api/tables", b'{"game": "\xff\xfe"}'), 422),
    "JSON that is deep": (posted("/api/tables", b"[" * 100_000), 422),
    "a journal that is not UTF-8": (posted("/api/replays", b"\xff\xfe"), 422),
    "a journal that is deep": (posted("/api/replays", b"[" * 100_000), 422),
    "a number beyond all bounds": (request(f"GET /api/replays/x/at/{'9' * 4000}"), 404),
    "a query of nothing": (request("GET /api/replays/x/scenario?to=%00"), 422),
    "a base that is no address": (request("GET /api/tables/x/qr?base=http://["), 404),
    "a host that is no address": (request("GET /api/addresses", "Host: [\r\n"), 404),
    "a guest's token that is too long": (request("GET /api/history", f"{HOST}X-Emberhold-Guest: {'x' * 500}\r\n"), 422),
    "a part beyond the end": (request("GET /", f"{HOST}Range: bytes=99999999-\r\n"), 416),
    "the last no bytes": (request("GET /", f"{HOST}Range: bytes=-0\r\n"), 416),
    "an upgrade to nothing": (request("GET /api/none", HOST + UPGRADE), 404),
    "an upgrade of another site": (request("GET /api/tables/x/ws", HOST + UPGRADE + "Origin: http://[\r\n"), 403),
    "an upgrade without a key": (
        request("GET /api/tables/x/ws", f"{HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n"),
        400,
    ),
}


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("odd") / "tables.sqlite3", "--quiet", "--limit", "request-s=1.5") as process:
        yield process
    assert process.err == ""  # --quiet is quiet, whatever was asked


@pytest.mark.parametrize("name", ODD)
def test_an_odd_request_gets_a_problem_and_all_headers(quiet: Process, name: str) -> None:
    data, status = ODD[name]
    answer = quiet.ask(data)

    assert answer.status == status, answer.body
    assert {header: answer.headers.get(header.lower()) for header in HEADERS} == HEADERS
    assert set(json.loads(answer.body)) == {"code", "text", "detail"}
    assert b"Traceback" not in answer.body


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/health", "/api/games", "/api/none"])
def test_head_is_answered_as_get_without_the_body(quiet: Process, path: str) -> None:
    got = quiet.ask(request(f"GET {path}", f"{HOST}Connection: close\r\n"))
    with raw(quiet.port) as line:
        line.sendall(request(f"HEAD {path}", f"{HOST}Connection: close\r\n"))
        data = b""
        while chunk := line.recv(65536):
            data += chunk
    head = Answer(data)

    assert (head.status, head.body) == (got.status, b"")
    assert head.headers == got.headers


@pytest.mark.parametrize(
    ("wish", "start", "stop"),
    [("0-9", 0, 10), ("5-5", 5, 6), ("100-", 100, None), ("-7", -7, None), ("3-99999999", 3, None)],
)
def test_a_part_of_a_file_can_be_asked_for(quiet: Process, wish: str, start: int, stop: int | None) -> None:
    whole = quiet.ask(request("GET /manifest.webmanifest")).body
    part = quiet.ask(request("GET /manifest.webmanifest", f"{HOST}Range: bytes={wish}\r\n"))
    assert (part.status, part.body) == (206, whole[start:stop])
    first = start % len(whole)
    assert part.headers["content-range"] == f"bytes {first}-{first + len(part.body) - 1}/{len(whole)}"


@pytest.mark.parametrize(
    "wish", ["bytes=9-3", "bytes=-", "bytes=0-1,4-5", "lines=1-2", "bytes=" + "0-," * 900, "bytes=x-y"]
)
def test_an_odd_wish_for_a_part_gets_the_whole_file(quiet: Process, wish: str) -> None:
    whole = quiet.ask(request("GET /manifest.webmanifest")).body
    answer = quiet.ask(request("GET /manifest.webmanifest", f"{HOST}Range: {wish}\r\n"))
    assert (answer.status, answer.body) == (200, whole)


def masked(opcode: int, data: bytes) -> bytes:
    """A frame as a browser sends it; the mask of zeros changes nothing."""
    assert len(data) < 126
    return bytes([0x80 | opcode, 0x80 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize(
    ("frame", "codes"),
    [
        (masked(1, b"\xff\xfe\xfd"), {1007}),
        (masked(2, b"\xff\xfe\xfd"), {1008}),
        (masked(3, b"?"), {1002}),
        (b"\x81\x05plain", {1002}),
        (masked(1, b'{"t":"hello","v":99}'), {4400}),
        (masked(1, b'{"t":"hello","v":1,"tokens":["' + b"x" * 40 + b'"]}'), {4404}),
    ],
)
def test_an_odd_frame_ends_the_connection_with_a_code(quiet: Process, frame: bytes, codes: set[int]) -> None:
    with raw(quiet.port, 1.5) as line:
        line.sendall(request("GET /api/tables/none/ws", HOST + UPGRADE))
        data = b""
        while b"\r\n\r\n" not in data:
            data += line.recv(65536)
        assert Answer(data).status == 101
        line.sendall(frame)
        data = data.partition(b"\r\n\r\n")[2]
        with suppress(TimeoutError):  # the server waits a while for our goodbye
            while chunk := line.recv(65536):
                data += chunk
    closes = {int.from_bytes(data[at + 2 : at + 4], "big") for at in range(len(data)) if data[at] == 0x88}
    assert closes & codes


@pytest.mark.parametrize(
    "begun", [b"", b"GET /api/hea", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_request_that_never_ends_is_ended(quiet: Process, begun: bytes) -> None:
    began = time.monotonic()
    with raw(quiet.port, 20.0) as line:
        line.sendall(begun)
        data = received(line)
    assert time.monotonic() - began < 15
    assert data == b"" or Answer(data).code == "late"
    assert quiet.get("/api/health")["status"] == "ok"


def test_the_log_has_one_line_for_very_many_and_no_traceback(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3") as process, raw(process.port) as line:
        for _ in range(3):
            process.ask(ODD["no HTTP at all"][0])
        for _ in range(300):
            line.sendall(request("GET /api/none"))
            received(line)
    assert "Traceback" not in process.err
    folded = [entry for entry in process.lines if "more" in entry]
    assert [(entry["event"], entry["status"]) for entry in folded] == [("request", 404)]
    whole = [entry for entry in process.lines if entry.get("status") == 404 and "more" not in entry]
    assert len(whole) + folded[0]["more"] == 300


def test_no_odd_request_leaves_a_traceback_in_the_log(tmp_path: Path) -> None:
    """Each line of the log is a line of ours, and none tells of an error of ours."""
    assert len(ODD) >= 30
    with serving(tmp_path / "tables.sqlite3", "--limit", "request-s=1.5") as process:
        for data, _ in ODD.values():
            process.ask(data)
        assert process.get("/api/health")["status"] == "ok"
    events = {entry["event"] for entry in process.lines}
    assert "request" in events
    assert not {event for event in events if "broke" in event or "failed" in event}
    assert not [entry for entry in process.lines if "trace" in entry or entry.get("status") == 500]
