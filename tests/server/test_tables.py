"""Tables: sitting down, playing, coming back, taking back, going away."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from emberhold.core.registry import load_game
from tests.server.guests import (
    OPEN,
    PERSON,
    Guest,
    main_phase,
    new_table,
    open_server,
    play_out,
    put_table,
    seated,
)

BOT = {"kind": "bot", "bot": "random"}


def test_a_whole_match_against_a_bot_and_its_replay(client: TestClient) -> None:
    table = new_table(client, [PERSON, BOT])
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        welcome = ada.until("welcome")
        over = play_out(ada)

    assert (welcome["you"], welcome["started"], welcome["readonly"]) == ([0], True, None)
    told = [e["n"] for _, m in ada.heard if m["t"] == "update" for e in m["events"]]
    assert told == list(range(len(told)))
    info = client.get(f"/api/tables/{table['table']}").json()
    assert (info["state"], info["outcome"], info["replay"]) == ("over", over["outcome"], over["replay"])
    journal = client.get(f"/api/tables/{table['table']}/journal")
    assert journal.headers["content-disposition"].startswith("attachment")
    again = client.post("/api/replays", content=journal.content)
    assert again.status_code == 201
    shown = client.get(f"/api/replays/{again.json()['replay']}").json()
    assert (shown["outcome"], shown["uploaded"]) == (over["outcome"], True)
    assert (shown["seats"], shown["names"], shown["bots"]) == (2, ["", ""], [None, None])
    played = client.get(f"/api/replays/{over['replay']}").json()
    assert (played["seats"], played["names"], played["bots"]) == (2, ["Ada", ""], [None, "random"])
    last = client.get(f"/api/replays/{over['replay']}/at/{shown['entries']}?seat=1").json()
    assert (last["seat"], last["decisions"]) == (1, [])
    history = client.get("/api/history", headers={"X-Emberhold-Guest": table["guest"]}).json()
    assert [(past["table"], past["seat"]) for past in history["matches"]] == [(table["table"], 0)]
    assert [(past["names"], past["bots"]) for past in history["matches"]] == [(["Ada", ""], [None, "random"])]


def test_an_uploaded_match_from_the_middle_has_its_seats(client: TestClient) -> None:
    match = load_game("ashes").new({"board": {"a": {"hand": ["fear"]}, "b": {}, "c": {}}}, 1)
    match.concede(2)
    match.concede(0)
    made = client.post("/api/replays", content=match.journal().dumps())
    assert client.get(f"/api/replays/{made.json()['replay']}").json()["seats"] == 3


def test_a_thinking_bot_answers_from_its_own_process(client: TestClient) -> None:
    table = new_table(client, [PERSON, {"kind": "bot", "bot": "greedy"}])
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        assert play_out(ada)["replay"]


def test_joining_by_link_begins_the_match(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN], options={"public": True})
    assert [t["table"] for t in client.get("/api/tables").json()] == [table["table"]]
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        assert ada.until("welcome")["started"] is False
        joined = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
        assert ada.until("presence", lambda m: m["started"])["seats"][1]["name"] == "Bo"
        ada.until("update")
        with seated(client, table["table"], joined["token"]) as bo:
            assert bo.until("welcome")["you"] == [1]

    assert client.get("/api/tables").json() == []
    taken = client.post(f"/api/tables/{table['table']}/join", json={"name": "Cy"})
    assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")


def test_a_wrong_token_sees_and_does_nothing(client: TestClient) -> None:
    table = new_table(client, [PERSON, BOT])
    for tokens in (["wrong"], [table["seats"][0]["token"], "wrong"], [table["table"]], [""]):
        with seated(client, table["table"], *tokens) as nobody:
            assert nobody.hear()["code"] == "wrong-token"
            with pytest.raises(WebSocketDisconnect) as closed:
                nobody.hear()
            assert closed.value.code == 4403


def test_a_spectator_sees_and_does_nothing_for_others(client: TestClient) -> None:
    table = new_table(client, [PERSON, BOT])
    with seated(client, table["table"]) as someone:
        update = someone.until("update")
        assert (update["seat"], update["decision"]) == (None, None)
        for t, more in (("answer", {"number": 0, "key": "0"}), ("concede", {}), ("chat", {"text": "hi"})):
            someone.send(t, seat=0, **more)
            assert someone.until("error")["code"] == "not-your-seat"


def test_two_windows_of_one_person_cannot_play_two_matches(client: TestClient) -> None:
    table = new_table(client, [PERSON, BOT])
    token = table["seats"][0]["token"]
    with seated(client, table["table"], token) as left, seated(client, table["table"], token) as right:
        first = left.asked()
        assert right.asked()["decision"] == first["decision"]
        left.answer(first, key="0")
        right.answer(first, key="0")
        assert sum(_refused(guest) for guest in (left, right)) == 1
        entries = client.app.state.tables.loaded[table["table"]].live.match.written(0)  # type: ignore[attr-defined]
        assert len([entry for entry in entries if entry.seat == 0]) == 1


def _refused(guest: Guest) -> bool:
    """Whether this connection's answer came too late."""
    guest.send("ping")
    codes = []
    while (message := guest.hear())["t"] != "pong":
        if message["t"] == "error":
            codes.append(message["code"])
    assert codes in ([], ["stale"])
    return bool(codes)


def test_who_comes_back_hears_only_what_is_new(client: TestClient) -> None:
    table = new_table(client, [PERSON], game="aeons-end")
    token = table["seats"][0]["token"]
    with seated(client, table["table"], token) as ada:
        for _ in range(3):
            ada.answer(ada.asked())
        last = ada.asked()
    known = last["since"] + len(last["events"])
    with seated(client, table["table"], token, since={"0": known - 1}) as ada:
        back = ada.until("update")
        assert (back["since"], len(back["events"]), back["view"]) == (known - 1, 1, last["view"])
        assert back["decision"] == last["decision"]
    with seated(client, table["table"], token, since={"0": 10_000}) as ada:
        assert ada.until("update")["events"] == []


def test_a_match_goes_on_after_a_restart(db: Path, client: TestClient) -> None:
    table = new_table(client, [PERSON], game="aeons-end")
    token = table["seats"][0]["token"]
    with seated(client, table["table"], token) as ada:
        for _ in range(4):
            ada.answer(ada.asked())
        before = ada.asked()
    # The first server is still there and holds its files open, as one that was killed would have left them.
    with open_server(db) as second, seated(second, table["table"], token) as ada:
        after = ada.until("update")
        assert (after["view"], after["decision"]) == (before["view"], before["decision"])
        ada.answer(after)
        ada.asked()
    # Somebody who still talks to the first one cannot fork the match: there is one entry of each number.
    with seated(client, table["table"], token) as ada:
        ada.answer(ada.asked())
        assert ada.until("error")["code"] == "storage"


def test_undo_asks_the_others_where_the_table_says_so(client: TestClient) -> None:
    mages = {"seats": [{"mage": "taqren"}, {"mage": "lost"}]}
    table = new_table(client, [PERSON, OPEN], game="aeons-end", chosen=mages, options={"undo": "agreed"})
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    with (
        seated(client, table["table"], table["seats"][0]["token"]) as ada,
        seated(client, table["table"], other["token"]) as bo,
    ):
        guests = [ada, bo]
        seat, before = main_phase(guests)
        me = guests[seat]
        me.answer(before, meaning="crystal")
        assert me.asked(seat)["decision"]["undo"] == "agreed"
        me.send("undo", seat=seat)
        asked = guests[1 - seat].until("proposal")
        assert (asked["what"], asked["by"], asked["needed"], asked["open"]) == ("undo", seat, [1 - seat], True)
        guests[1 - seat].send("agree", seat=1 - seat, what="undo", yes=True)
        assert me.until("proposal", lambda m: not m["open"])["done"] is True
        back = next(m for _, m in reversed(me.heard) if m["t"] == "update")
        assert (back["view"], back["decision"]) == (before["view"], before["decision"])


@pytest.mark.parametrize(
    ("people", "undo", "told"),
    [(1, "free", "free"), (1, "agreed", "free"), (1, "never", None), (2, "free", "free"), (2, "agreed", "agreed")],
)
def test_a_decision_says_what_ends_the_turn_and_whether_a_choice_can_be_taken_back(
    client: TestClient, people: int, undo: str, told: str | None
) -> None:
    mages = {"seats": [{"mage": "taqren"}, {"mage": "lost"}][:people]}
    table = new_table(client, [PERSON, OPEN][:people], game="aeons-end", chosen=mages, options={"undo": undo})
    tokens = [table["seats"][0]["token"]]
    if people == 2:
        tokens.append(client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()["token"])
    with ExitStack() as stack:
        guests = [stack.enter_context(seated(client, table["table"], token)) for token in tokens]
        seat, asked = main_phase(guests)
        ends = {" ".join(option["meaning"]): option.get("ends") for option in asked["decision"]["options"]}
        assert {word: end for word, end in ends.items() if end} == {"end turn": "turn"}
        assert "usual" not in asked["decision"]
        guests[seat].answer(asked, meaning="crystal")
        assert guests[seat].asked(seat)["decision"].get("undo") == told


def test_a_table_may_take_nothing_back(client: TestClient) -> None:
    table = new_table(client, [PERSON, BOT], options={"undo": "never"})
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        ada.answer(ada.asked())
        ada.send("undo", seat=0)
        assert ada.until("error")["code"] == "undo-never"


def test_a_bot_stands_in_for_who_is_absent_until_they_return(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN])
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        with seated(client, table["table"], other["token"]) as bo:
            bo.until("update")
            ada.send("takeover", seat=0, other=1)
            assert ada.until("error")["code"] == "not-absent"
        ada.until("presence", lambda m: not m["seats"][1]["connected"])
        ada.send("takeover", seat=0, other=1)
        assert ada.until("presence", lambda m: m["seats"][1]["bot"])["seats"][1]["bot"] == "adept"
        with seated(client, table["table"], other["token"]) as bo:
            bo.until("welcome")
            ada.until("presence", lambda m: m["seats"][1]["bot"] is None and m["seats"][1]["connected"])


def test_conceding_ends_a_duel_and_a_rematch_keeps_the_tokens(client: TestClient) -> None:
    table = new_table(client, [PERSON, BOT])
    token = table["seats"][0]["token"]
    with seated(client, table["table"], token) as ada:
        ada.asked()
        ada.send("rematch", seat=0)
        assert ada.until("error")["code"] == "not-over"
        ada.send("concede", seat=0)
        assert ada.until("over")["outcome"]["winners"] == [1]
        ada.send("rematch", seat=0)
        again = ada.until("rematch")["table"]
        ada.send("rematch", seat=0)
        assert ada.until("rematch")["table"] == again
    assert again != table["table"]
    with seated(client, again, token) as ada:
        ada.asked()


def test_one_screen_holds_several_seats(client: TestClient) -> None:
    table = new_table(client, [PERSON, {"kind": "shared", "name": "Bo"}])
    tokens = [seat["token"] for seat in table["seats"]]
    with seated(client, table["table"], *tokens) as both:
        assert both.until("welcome")["you"] == [0, 1]
        assert {both.until("update")["seat"] for _ in range(2)} == {0, 1}


def test_what_is_said_reaches_those_who_want_to_hear_it(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN])
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    with (
        seated(client, table["table"], table["seats"][0]["token"]) as ada,
        seated(client, table["table"], other["token"]) as bo,
    ):
        bo.send("chat", seat=1, text=" <b>hello</b>\n there ")
        assert ada.until("chat")["text"] == "<b>hello</b> there"
        bo.send("emote", seat=1, name="well-played")
        assert ada.until("emote") == {"t": "emote", "seat": 1, "name": "well-played"}
        bo.send("emote", seat=1, name="rude")
        assert bo.until("error")["code"] == "unknown-emote"
        ada.send("mute", seat=0, other=1, on=True)
        ada.send("ping")
        ada.until("pong")
        bo.send("chat", seat=1, text="unheard")
        bo.send("ping")
        bo.until("pong")
        ada.send("ping")
        assert ada.hear()["t"] == "pong"


def test_leaving_before_the_match_opens_the_seat(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN, OPEN])
    joined = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo", "seat": 2}).json()
    with seated(client, table["table"], joined["token"]) as bo:
        bo.until("welcome")
        bo.send("leave", seat=2)
        with pytest.raises(WebSocketDisconnect):
            bo.until("over")
    kinds = [seat["kind"] for seat in client.get(f"/api/tables/{table['table']}").json()["seats"]]
    assert kinds == ["person", "open", "open"]
    with seated(client, table["table"], joined["token"]) as bo:
        assert bo.hear()["code"] == "wrong-token"


def test_no_message_of_a_running_match_has_its_seed(client: TestClient) -> None:
    seed = 7_654_321_987
    table = new_table(client, [PERSON, BOT], seed=seed)
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        for _ in range(3):
            ada.answer(ada.asked())
        ada.send("ping")
        ada.until("pong")
    tables = client.app.state.tables  # type: ignore[attr-defined]
    assert tables.loaded[table["table"]].row.seed == seed
    assert str(seed) not in str(ada.heard)
    assert client.get(f"/api/tables/{table['table']}/journal").json()["code"] == "not-finished"


def test_who_gave_up_sits_there_again_if_that_is_taken_back(client: TestClient) -> None:
    id, *tokens = put_table(client, "ashes", dict(load_game("ashes").setups(3)[0]), 0, persons=3)
    with ExitStack() as stack:
        guests = [stack.enter_context(seated(client, id, token)) for token in tokens]
        guests[0].answer(guests[0].asked(0))
        guests[0].until("update", lambda m: m["decision"] is None or m["decision"]["number"] > 0)
        guests[2].send("concede", seat=2)
        guests[0].until("presence", lambda m: m["seats"][2]["conceded"])
        guests[0].send("undo", seat=0)
        guests[1].until("proposal")
        guests[1].send("agree", seat=1, what="undo", yes=True)
        guests[0].until("presence", lambda m: not m["seats"][2]["conceded"])
        assert client.app.state.tables.loaded[id].seats.persons == {0, 1, 2}  # type: ignore[attr-defined]


def test_somebody_who_has_gone_is_not_waited_for(client: TestClient) -> None:
    id, a, b = put_table(client, "ashes", dict(load_game("ashes").setups(2)[0]), 0)
    with seated(client, id, a) as ada:
        with seated(client, id, b) as bo:
            bo.until("update")
            ada.send("concede", seat=0)
            ada.until("over")
            ada.send("rematch", seat=0)
            assert ada.until("proposal")["needed"] == [1]
        ada.until("presence", lambda m: not m["seats"][1]["connected"])
        ada.send("rematch", seat=0)
        assert ada.until("rematch")["table"] != id
