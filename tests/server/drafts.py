"""Guests at a chain of matches: they draft, and play what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from fastapi.testclient import TestClient

from tests.server.guests import OPEN, PERSON, Guest, Json, seated

__all__ = ["GREEDY", "RANDOM", "Drafters", "at_table", "info", "new_draft", "play_until_over", "two_and_bots"]

GREEDY: Json = {"kind": "bot", "bot": "greedy"}
RANDOM: Json = {"kind": "bot", "bot": "random"}


class Drafters:
    """The people of a chain: their tokens by seat of the chain, and the table of its first match."""

    def __init__(self, table: str, tokens: dict[int, str], guest: str) -> None:
        self.table = table
        self.tokens = tokens
        self.guest = guest


def new_draft(client: TestClient, seats: list[Json], **more: object) -> Drafters:
    """A draft, or another chain, at which everybody sits down whose seat is open."""
    body = {"chain": "ashes-draft", "seats": seats, "options": {"pace_ms": 0}, **more}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    answer = made.json()
    tokens = {seat["seat"]: seat["token"] for seat in answer["seats"]}
    for number, seat in enumerate(seats):
        if seat["kind"] == "open":
            joined = client.post(f"/api/tables/{answer['table']}/join", json={"name": f"Bo {number}", "seat": number})
            tokens[number] = joined.json()["token"]
    return Drafters(answer["table"], tokens, answer["guest"])


def two_and_bots(client: TestClient, bots: int = 2, **more: object) -> Drafters:
    return new_draft(client, [PERSON, OPEN, *[RANDOM] * bots], **more)


def info(client: TestClient, table: str) -> Json:
    body: Json = client.get(f"/api/tables/{table}").json()
    return body


@contextmanager
def at_table(client: TestClient, table: str, tokens: Sequence[str]) -> Iterator[list[Guest]]:
    """All of them at this table, each on a connection of their own."""
    with ExitStack() as stack:
        yield [stack.enter_context(seated(client, table, token)) for token in tokens]


def play_until_over(
    client: TestClient, table: str, tokens: Sequence[str], *, concede: bool = False, answers: int = 10_000
) -> Json:
    """Play this match to its end with the first option each; the message that it is over, with the `next` table.

    After so many `answers` it is left with a question open; then that question is returned.

    Everybody listens on one connection, so that nobody has to wait for the words to another.
    """
    with seated(client, table, *tokens) as guest:
        welcome = guest.until("welcome")
        answered: set[tuple[int, int]] = set()
        over: Json = {}
        while True:
            message = guest.hear()
            if message["t"] == "over":
                over = message
                break
            if message["t"] != "update" or message["decision"] is None or message["seat"] is None:
                continue
            seat, number = message["seat"], message["decision"]["number"]
            if concede and welcome["game"] in ("ashes", "aeons-end"):
                guest.send("concede", seat=seat)
                concede = False
            elif len(answered) == answers:
                return message
            elif (seat, number) not in answered:
                answered.add((seat, number))
                guest.answer(message)
        if welcome["chain"] is not None:
            guest.send("ping")
            while True:
                message = guest.hear()
                if message["t"] == "next-match":
                    over["next"] = message["table"]
                if message["t"] == "pong":
                    return over
        return over
