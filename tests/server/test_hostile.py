"""Whatever is sent, the server stays up, says what it refuses, and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from emberhold.server.limits import Limits
from tests.server.guests import OPEN, PERSON, new_table, open_server, seated

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
SEAT = st.sampled_from([-1, 0, 1, 2, 2**70])
MESSAGES = st.one_of(
    st.fixed_dictionaries({"t": st.just("answer"), "seat": SEAT, "number": st.integers(), "key": st.text(max_size=9)}),
    st.fixed_dictionaries(
        {
            "t": st.just("preview"),
            "id": st.integers(),
            "seat": SEAT,
            "number": st.integers(0, 2) | st.integers(),
            "key": st.sampled_from(["0", "1", "-1"]) | st.text(max_size=9),
        }
    ),
    st.fixed_dictionaries(
        {
            "t": st.just("why"),
            "id": st.integers(),
            "seat": SEAT,
            "verb": st.sampled_from(["play", "attack", "use", "", "x"]),
            "thing": st.integers() | st.text(max_size=8),
        }
    ),
    st.fixed_dictionaries({"t": st.sampled_from(["undo", "rematch", "hold"]), "seat": SEAT}),
    st.fixed_dictionaries({"t": st.just("takeover"), "seat": SEAT, "other": SEAT}),
    st.fixed_dictionaries({"t": st.just("mute"), "seat": SEAT, "other": SEAT, "on": st.booleans()}),
    st.fixed_dictionaries({"t": st.just("chat"), "seat": SEAT, "text": st.text(max_size=500)}),
    st.fixed_dictionaries(
        {"t": st.just("agree"), "seat": SEAT, "what": st.sampled_from(["undo", "rematch"]), "yes": st.booleans()}
    ),
    st.dictionaries(st.sampled_from(["t", "seat", "v", "tokens", "key"]), JUNK, max_size=4),
    JUNK,
)
FRAMES = st.lists(
    MESSAGES.map(lambda m: json.dumps(m).encode()) | st.binary(max_size=40) | st.text(max_size=40).map(str.encode),
    max_size=8,
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=FRAMES, first=st.booleans())
def test_no_frame_breaks_a_table(client: TestClient, frames: list[bytes], first: bool) -> None:
    table = new_table(client, [PERSON, {"kind": "bot", "bot": "random"}], game="ashes", seed=3)
    token = table["seats"][0]["token"]
    with client.websocket_connect(f"/api/tables/{table['table']}/ws") as socket:
        if not first:
            socket.send_json({"t": "hello", "v": 1, "tokens": [token]})
        for frame in frames:
            socket.send_bytes(frame)
        socket.send_json({"t": "ping"})
        code = 0
        try:
            while socket.receive_json()["t"] != "pong":
                pass
        except WebSocketDisconnect as closed:
            code = closed.code
        assert code in (0, 1000, 1008, 4400, 4403)
    with seated(client, table["table"], token) as ada:
        assert ada.until("update")["view"]["game"] == "ashes"


def small(**limits: Any) -> Limits:
    return Limits(**({"messages_per_s": 1e6, "messages_burst": 1e6} | limits))


def test_too_much_and_too_fast_ends_a_connection(db: Any, games_installed: None) -> None:  # noqa: ARG001
    with open_server(db, small(messages_per_s=0.001, messages_burst=5.0, message_bytes=300)) as client:
        table = new_table(client, [PERSON, OPEN])
        with seated(client, table["table"]) as fast:
            for _ in range(6):
                fast.send("ping")
            assert fast.closed() == 1008
            assert fast.heard[-1][1]["code"] == "too-fast"
        with seated(client, table["table"]) as large:
            large.send("chat", seat=0, text="x" * 400)
            assert large.closed() == 1008
            assert large.heard[-1][1]["code"] == "too-large"


def test_there_are_only_so_many_tables_and_requests(db: Any, games_installed: None) -> None:  # noqa: ARG001
    with open_server(db, small(tables=2, requests_per_s=0.001, requests_burst=4.0, body_bytes=2000)) as client:
        form = {"game": "toy", "seats": [PERSON, OPEN]}
        codes = [client.post("/api/tables", json=form).status_code for _ in range(5)]
        assert codes == [201, 201, 503, 503, 429]
        assert client.get("/api/health").status_code == 200


def test_somebody_who_connects_all_the_time_has_to_wait(db: Any, games_installed: None) -> None:  # noqa: ARG001
    with open_server(db, small(requests_per_s=0.001, requests_burst=3.0)) as client:
        table = new_table(client, [PERSON, OPEN])["table"]
        for _ in range(2):
            with seated(client, table) as someone:
                assert someone.hear()["t"] == "welcome"
        with pytest.raises(WebSocketDenialResponse) as refused, seated(client, table):
            pass
        assert (refused.value.status_code, refused.value.json()["code"]) == (429, "too-fast")
        assert client.get("/api/health").json()["connections"] == 0


def test_a_body_that_is_too_large_is_refused_however_it_is_sent(db: Any, games_installed: None) -> None:  # noqa: ARG001
    with open_server(db, small(body_bytes=2000)) as client:
        assert client.post("/api/replays", content=b"x" * 3000).status_code == 413
        assert client.post("/api/replays", content=iter([b"x" * 1500] * 3)).status_code == 413


def test_a_socket_from_another_site_is_refused(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN])["table"]
    for origin, fine in (("http://testserver", True), ("http://evil.example", False), ("null", False)):
        try:
            with client.websocket_connect(f"/api/tables/{table}/ws", headers={"origin": origin}) as socket:
                socket.send_json({"t": "hello", "v": 1})
                assert socket.receive_json()["t"] == "welcome"
                assert fine
        except WebSocketDisconnect:
            assert not fine
        answer = client.post(f"/api/tables/{table}/join", json={"name": ""}, headers={"origin": origin})
        assert answer.json()["code"] == ("name" if fine else "wrong-origin")
