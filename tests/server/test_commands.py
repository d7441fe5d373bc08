"""What is checked before a message is handled, and that each has a handler."""

from __future__ import annotations

from typing import get_args

import pytest
from fastapi.testclient import TestClient

from emberhold.server.tables.commands import HANDLERS
from emberhold.server.wire.client_messages import ClientMessage, Hello
from tests.server.guests import PERSON, Json, new_table, seated

EXAMPLES: dict[str, Json] = {
    "agree": {"what": "undo", "yes": True},
    "answer": {"number": 1, "key": "0"},
    "auto": {"mode": "ask"},
    "routine": {"on": True},
    "cancel": {"number": 1},
    "chat": {"text": "hello"},
    "concede": {},
    "emote": {"name": "hello"},
    "hold": {},
    "leave": {},
    "mute": {"other": 0, "on": True},
    "preview": {"id": 1, "number": 1, "key": "0"},
    "rematch": {},
    "takeover": {"other": 0},
    "undo": {},
    "why": {"id": 1, "verb": "play", "thing": 1},
}


def test_each_message_of_a_client_has_a_handler() -> None:
    """Only hello has none: it comes before all others, and once."""
    assert set(HANDLERS) == set(get_args(ClientMessage)) - {Hello}


def test_each_message_that_names_a_seat_is_tried_below() -> None:
    named = {kind.__struct_config__.tag for kind in HANDLERS if "seat" in kind.__struct_fields__}
    assert named == set(EXAMPLES)


@pytest.mark.parametrize("t", EXAMPLES)
def test_nobody_acts_for_a_seat_they_do_not_hold(client: TestClient, t: str) -> None:
    table = new_table(client, [PERSON, {"kind": "bot", "bot": "random"}])["table"]
    with seated(client, table) as spectator:
        spectator.send(t, seat=0, **EXAMPLES[t])
        refused = spectator.until("error")
        assert (refused["code"], refused["about"]) == ("not-your-seat", t)


def test_hello_is_said_once(client: TestClient) -> None:
    with seated(client, new_table(client, [PERSON, PERSON])["table"]) as spectator:
        spectator.send("hello", v=1)
        assert spectator.until("error")["code"] == "bad-message"
