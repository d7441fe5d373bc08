"""A chain of matches on the server: a draft, and what is played with its decks."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.server.drafts import GREEDY, RANDOM, at_table, info, new_draft, play_until_over, two_and_bots
from tests.server.guests import OPEN, PERSON, Json, seated


def test_the_list_says_what_can_be_chosen(client: TestClient) -> None:
    draft = next(chain for chain in client.get("/api/chains").json() if chain["name"] == "ashes-draft")
    assert (draft["name"], draft["game"], draft["players"]) == ("ashes-draft", "ashes-draft", [2, 4])
    assert [bot["bot"] for bot in draft["bots"]] == ["novice", "adept", "master", "greedy", "random"]
    found = {choice["name"]: [value["value"] for value in choice["values"]] for choice in draft["choices"]}
    assert found == {"players": [2, 3, 4], "matches": ["one", "round-robin"], "lists": ["sealed", "open"]}
    assert "ashes-draft" not in [game["name"] for game in client.get("/api/games").json()]


def test_four_draft_and_play_one_match_for_all(client: TestClient) -> None:
    people = two_and_bots(client)
    draft = info(client, people.table)
    assert draft["game"] == "ashes-draft"
    assert draft["chain"] | {"names": []} == {
        "name": "ashes-draft",
        "number": 1,
        "of": None,
        "points": [0, 0, 0, 0],
        "names": [],
        "seats": [0, 1, 2, 3],
        "next": None,
        "over": False,
        "pick_seconds": 0,
        "state": None,
        "joinable": False,
        "replays": [],
    }
    over = play_until_over(client, people.table, list(people.tokens.values()))
    assert (over["outcome"]["reason"], over["replay"]) == ("drafted", None)

    second = info(client, over["next"])
    assert (second["game"], second["state"]) == ("ashes", "running")
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in second["seats"]] == [
        ("Ada", "person", None),
        ("Bo 1", "person", None),
        ("", "bot", "random"),
        ("", "bot", "random"),
    ]
    assert (second["chain"]["number"], second["chain"]["of"], second["chain"]["seats"]) == (2, 2, [0, 1, 2, 3])
    assert info(client, people.table)["chain"]["next"] == over["next"]
    with at_table(client, over["next"], list(people.tokens.values())) as (ada, bo):
        assert ada.until("welcome")["you"] == [0]
        assert bo.until("welcome")["you"] == [1]
        assert ada.asked(0)["decision"]["kind"] == "first-five"


def test_the_last_match_ends_the_chain(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    second = play_until_over(client, people.table, tokens)["next"]
    over = play_until_over(client, second, tokens, concede=True)
    assert "next" not in over
    assert over["replay"] is not None
    place = info(client, second)["chain"]
    assert (place["over"], place["next"], place["of"]) == (True, None, 2)
    assert place["points"] == [int(seat in over["outcome"]["winners"]) for seat in (0, 1)]
    assert info(client, people.table)["replay"] is not None


def test_in_a_round_robin_everybody_meets_everybody_and_the_others_watch(client: TestClient) -> None:
    people = new_draft(client, [PERSON, OPEN, OPEN], chosen={"matches": "round-robin"})
    tokens = list(people.tokens.values())
    table = play_until_over(client, people.table, tokens)["next"]
    met = []
    points = [0, 0, 0]
    for number in range(2, 5):
        there = info(client, table)
        place = there["chain"]
        assert (place["number"], place["of"], place["points"]) == (number, 4, points)
        assert place["names"] == ["Ada", "Bo 1", "Bo 2"]
        met.append(tuple(place["seats"]))
        assert [seat["name"] for seat in there["seats"]] == [place["names"][seat] for seat in place["seats"]]
        (watcher,) = {0, 1, 2} - set(place["seats"])
        with seated(client, table, people.tokens[watcher]) as guest:
            assert guest.until("welcome")["you"] == []
            assert guest.until("update")["seat"] is None
        over = play_until_over(client, table, [people.tokens[seat] for seat in place["seats"]], concede=True)
        for winner in over["outcome"]["winners"]:
            points[place["seats"][winner]] += 1
        assert info(client, table)["chain"]["points"] == points
        table = over.get("next", table)
    assert met == [(0, 1), (0, 2), (1, 2)]
    assert info(client, table)["chain"]["over"]


def test_who_watches_is_told_of_the_next_match(client: TestClient) -> None:
    people = new_draft(client, [PERSON, OPEN, OPEN], chosen={"matches": "round-robin"})
    table = play_until_over(client, people.table, list(people.tokens.values()))["next"]
    with seated(client, table, people.tokens[2]) as watcher, seated(client, table, people.tokens[0]) as ada:
        ada.until("welcome")
        ada.send("concede", seat=0)
        next_table = watcher.until("next-match")["table"]
        ada.until("next-match", lambda m: m["table"] == next_table)
    with seated(client, next_table, people.tokens[2]) as back:
        assert back.until("welcome")["you"] == [1]


def test_a_token_of_nobody_opens_no_match(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    table = play_until_over(client, people.table, list(people.tokens.values()))["next"]
    with seated(client, table, "nobody") as guest:
        assert guest.until("error")["code"] == "wrong-token"


def test_bots_alone_play_the_whole_chain(client: TestClient) -> None:
    people = new_draft(client, [RANDOM, RANDOM])
    with seated(client, people.table) as guest:
        welcome = guest.until("welcome")
        table = welcome["chain"]["next"] or guest.until("next-match")["table"]
    with seated(client, table) as guest:
        guest.until("over")
    assert info(client, table)["chain"]["over"]


# -- what stays secret -------------------------------------------------------------------------------------------


def test_no_match_can_be_looked_at_again_before_the_last_is_over(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    second = play_until_over(client, people.table, tokens)["next"]
    replay = stored_replay(client, people.table)
    assert info(client, people.table)["replay"] is None
    paths = [f"/api/replays/{replay}{part}" for part in ("", "/journal", "/at/3", "/scenario?to=3")]
    paths.append(f"/api/tables/{people.table}/journal")
    for path in paths:
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (409, "chain-goes-on"), path
    assert history(client, people.guest) == []
    play_until_over(client, second, tokens, concede=True)
    for path in paths:
        assert client.get(path).status_code == 200, path
    assert {row["table"] for row in history(client, people.guest)} == {people.table, second}
    assert client.get(f"/api/replays/{replay}/at/30?seat=1").json()["view"]["players"][1]["picks"]


def test_neither_seeds_nor_lists_go_over_the_wire(client: TestClient) -> None:
    people = two_and_bots(client, seed=987_654_321_012)
    tokens = list(people.tokens.values())
    words = []
    table = people.table
    for _ in range(2):
        with seated(client, table, tokens[0]) as guest, seated(client, table) as watcher:
            heard = [guest.until("welcome"), guest.until("update"), watcher.until("welcome"), watcher.until("update")]
            words += [str(heard), client.get(f"/api/tables/{table}").text]
        words.append(str(play_until_over(client, table, tokens, concede=True)))
        table = info(client, table)["chain"]["next"] or table
    tables = client.app.state.tables  # type: ignore[attr-defined]
    seeds = {"987654321012"} | {str(there.row.seed) for there in tables.loaded.values()}
    seeds |= {str(there.row.chain.seed) for there in tables.loaded.values()}
    assert not [seed for seed in seeds for text in words if seed in text]


def test_the_decks_of_the_others_stay_sealed(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    table = play_until_over(client, people.table, list(people.tokens.values()))["next"]
    with seated(client, table, people.tokens[0]) as ada:
        players = ada.until("update", lambda m: m["view"] is not None)["view"]["players"]
        assert ["list" in player for player in players] == [True, False]


def test_a_pick_is_hidden_until_all_have_chosen(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    with at_table(client, people.table, tokens) as guests, seated(client, people.table) as watcher:
        picked = False
        while not picked:
            thinking = watcher.until("update")["clock"]["thinking"]
            asked = guests[thinking[0]].asked(thinking[0])
            picked = asked["decision"]["kind"] == "pick"
            guests[thinking[0]].answer(asked)
        chosen = asked["decision"]["options"][0]["meaning"][1]
        update = watcher.until("update", lambda m: m["clock"]["thinking"] == [1 - thinking[0]])
        assert chosen not in str(update)
        other = guests[1 - thinking[0]].until("update", lambda m: m["clock"]["thinking"] == [1 - thinking[0]])
        assert chosen not in str([other["events"], other["view"]["players"]])


# -- people who do not play on -----------------------------------------------------------------------------------


def test_who_gives_up_in_the_draft_plays_no_match(client: TestClient) -> None:
    people = new_draft(client, [PERSON, OPEN, OPEN], chosen={"matches": "round-robin"})
    with seated(client, people.table, people.tokens[1]) as bo:
        bo.until("welcome")
        bo.send("concede", seat=1)
        bo.until("presence", lambda m: m["seats"][1]["conceded"])
    table = play_until_over(client, people.table, [people.tokens[0], people.tokens[2]])["next"]
    place = info(client, table)["chain"]
    assert (place["seats"], place["of"]) == ([0, 2], 2)
    with seated(client, table, people.tokens[1]) as bo:
        assert bo.until("welcome")["you"] == []


def test_a_draft_that_one_person_is_left_of_ends_the_chain(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    with seated(client, people.table, people.tokens[0]) as ada:
        ada.until("welcome")
        ada.send("concede", seat=0)
        assert ada.until("over")["replay"] is not None
    assert info(client, people.table)["chain"]["over"]


def test_a_bot_that_stands_in_goes_on_in_the_next_match(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    with seated(client, people.table, people.tokens[1]) as bo:
        bo.until("welcome")
        bo.send("leave", seat=1)
        bo.closed()
    with seated(client, people.table, people.tokens[0]) as ada:
        ada.until("welcome")
        ada.send("takeover", seat=0, other=1)
        ada.until("presence", lambda m: m["seats"][1]["bot"] == "adept")
    table = play_until_over(client, people.table, [people.tokens[0]])["next"]
    assert [seat["bot"] for seat in info(client, table)["seats"]] == [None, "adept"]
    with seated(client, table, people.tokens[1]) as bo:
        assert bo.until("welcome")["seats"][1]["bot"] is None


def test_what_was_muted_stays_muted(client: TestClient) -> None:
    people = new_draft(client, [PERSON, OPEN, OPEN], chosen={"matches": "round-robin"})
    with seated(client, people.table, people.tokens[0]) as ada:
        ada.until("welcome")
        ada.send("mute", seat=0, other=2, on=True)
        ada.send("ping")
        ada.until("pong")
    tokens = list(people.tokens.values())
    first = play_until_over(client, people.table, tokens)["next"]
    second = play_until_over(client, first, tokens[:2], concede=True)["next"]
    with seated(client, second, tokens[0]) as ada:
        assert ada.until("welcome")["settings"][0]["muted"] == [1]


def test_a_match_of_a_chain_is_not_played_again(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    play_until_over(client, people.table, list(people.tokens.values()))
    with seated(client, people.table, people.tokens[0]) as ada:
        ada.until("over")
        ada.send("rematch", seat=0)
        assert ada.until("error")["code"] == "chain-rematch"


def test_a_secret_pick_can_be_taken_back_and_one_that_others_saw_only_if_they_agree(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    with seated(client, people.table, *people.tokens.values()) as both:
        # On one screen nobody else has to agree, but what was revealed stays.
        asked = both.until("update", lambda m: m["decision"] is not None)
        both.answer(asked)
        second = both.until("update", lambda m: m["decision"] is not None and m["seat"] != asked["seat"])
        assert second["decision"]["kind"] == "phoenixborn"
    with at_table(client, people.table, list(people.tokens.values())) as guests:
        seat = second["seat"]
        guests[seat].answer(guests[seat].asked(seat))
        picks = [guest.until("update", lambda m: (m["decision"] or {}).get("kind") == "pick") for guest in guests]
        guests[0].answer(picks[0])
        guests[0].until("update", lambda m: m["view"]["choice"] is not None)
        guests[0].send("undo", seat=0)
        back = guests[0].until("update", lambda m: m["decision"] is not None)
        assert back["view"]["choice"] is None
        guests[0].answer(back)
        guests[1].answer(picks[1])
        passed = guests[0].until("update", lambda m: m["view"]["round"] == 2)
        assert passed["decision"].get("undo") in (None, "agreed")


# -- hostile ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        ({"chain": "no-such"}, "unknown-chain", ""),
        ({"chain": "ashes"}, "unknown-chain", ""),
        ({"chain": "ashes-draft", "game": "ashes"}, "setup", "not both"),
        ({"game": "ashes-draft"}, "unknown-game", ""),
        ({}, "unknown-game", ""),
        ({"chain": "ashes-draft", "pick_seconds": 9}, "setup", "pick_seconds"),
        ({"chain": "ashes-draft", "pick_seconds": -1}, "setup", "pick_seconds"),
        ({"chain": "ashes-draft", "pick_seconds": 10**30}, "setup", "pick_seconds"),
        ({"chain": "ashes-draft", "pick_seconds": "20"}, "bad-message", "pick_seconds"),
        ({"game": "ashes", "pick_seconds": 20}, "setup", "pick_seconds"),
        ({"chain": "ashes-draft", "seats": [RANDOM]}, "seats", ""),
        ({"chain": "ashes-draft", "seats": [RANDOM] * 5}, "seats", ""),
        ({"chain": "ashes-draft", "seats": [{"kind": "bot", "bot": "oracle"}, RANDOM]}, "unknown-bot", ""),
        ({"chain": "ashes-draft", "chosen": {"players": 3}}, "setup", "players"),
        ({"chain": "ashes-draft", "chosen": {"players": {"a": [1]}}}, "setup", "players"),
        ({"chain": "ashes-draft", "chosen": {"matches": "two"}}, "setup", "matches"),
        ({"chain": "ashes-draft", "chosen": {"lists": ["open"]}}, "setup", "lists"),
        ({"chain": "ashes-draft", "chosen": {"board": {}}}, "setup", "board"),
        ({"chain": "ashes-draft", "setup": {"seats": []}}, "setup", "seats"),
        ({"chain": "ashes-draft", "setup": {}, "chosen": {}}, "setup", "not both"),
        ({"chain": "ashes-draft", "options": {"lists": "open"}}, "setup", "lists"),
        ({"chain": "ashes-draft", "seed": -1}, "setup", "seed"),
        ({"chain": 3}, "bad-message", "chain"),
    ],
)
def test_what_cannot_be_is_refused_in_words(client: TestClient, body: Json, code: str, words: str) -> None:
    answer = client.post("/api/tables", json={"seats": [PERSON, GREEDY], **body})
    assert answer.json()["code"] == code, answer.text
    assert words in answer.json()["detail"]
    assert answer.json()["text"]["id"] == f"server-error-{code}"
    tables = client.app.state.tables  # type: ignore[attr-defined]
    assert not tables.loaded


def test_nobody_brings_anything_to_a_draft(client: TestClient) -> None:
    made = client.post("/api/tables", json={"chain": "ashes-draft", "seats": [PERSON, OPEN]}).json()
    answer = client.post(f"/api/tables/{made['table']}/join", json={"name": "Bo", "chosen": {"deck": "coal-roarkwin"}})
    assert answer.json()["code"] == "setup"
    assert info(client, made["table"])["seats"][1]["kind"] == "open"


def test_an_open_draft_is_in_the_list_of_tables(client: TestClient) -> None:
    body = {"chain": "ashes-draft", "seats": [PERSON, OPEN], "options": {"public": True}, "pick_seconds": 30}
    client.post("/api/tables", json=body)
    (listed,) = client.get("/api/tables").json()
    assert listed["chain"]["names"] == ["Ada", ""]
    assert (listed["chain"]["number"], listed["chain"]["pick_seconds"]) == (1, 30)


def stored_replay(client: TestClient, table: str) -> str:
    tables = client.app.state.tables  # type: ignore[attr-defined]
    return str(tables.loaded[table].row.replay)


def history(client: TestClient, guest: str) -> list[Json]:
    found: list[Json] = client.get("/api/history", headers={"X-Emberhold-Guest": guest}).json()["matches"]
    return found
