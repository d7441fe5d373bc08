"""Nobody takes a move back freely after everybody has waited for another person who might have reacted."""

from __future__ import annotations

from fastapi.testclient import TestClient

from emberhold.server.tables.live_match import LiveMatch
from tests.server.guests import put_table, seated
from tests.server.test_pauses import blast, position

PACE = 400


def test_taking_back_across_a_pause_needs_consent(client: TestClient) -> None:
    """The other holds nothing that reacts; that must not make a difference."""
    id, a, b = put_table(client, "ashes", position("iron-worker"), PACE)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        blast(ada)
        bo.until("update", lambda m: m["clock"]["pause_ms"] > 0)
        ada.until("update", lambda m: m["clock"]["pause_ms"] > 0)
        told = ada.until("update", lambda m: not m["clock"]["pause_ms"] and m["view"] is not None)
        assert told["seat"] == 0
        live: LiveMatch = client.app.state.tables.loaded[id].live  # type: ignore[attr-defined]
        assert live.undo_offer(0, {1}, "free") == "agreed"
        ada.send("undo", seat=0)
        assert ada.until("proposal")["needed"] == [1]
        # Only the pause speaks against it.
        live._waited.clear()
        assert live.undo_of(0, {1}).state == "free"
        assert live.undo_offer(0, {1}, "free") == "free"
