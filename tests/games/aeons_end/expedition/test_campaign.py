"""EXPED, TREASURE-01: what an expedition holds at each point, and what a battle brings."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.registry import SetupError, load_game
from emberhold.games.aeons_end.catalogue import BY_SLUG, NEMESIS_BY_SLUG
from emberhold.games.aeons_end.expedition import CHAIN
from emberhold.games.aeons_end.expedition.campaign import Campaign
from emberhold.games.aeons_end.expedition.plan import THE_NEW_AGE, level_of, plan_of
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.state import DEFS
from tests.games.aeons_end.expedition.campaigns import Way, campaign_after
from tests.games.aeons_end.new_content import more_nemeses_known

pytestmark = pytest.mark.game("aeons-end")

TWO = {"players": 2}
NEMESES = ["maggoth", "arachnos", "ageless-walker", "fenrix"]
END = THE_NEW_AGE.end


def tiers(upgraded: list[str]) -> list[int]:
    return [sum(BY_SLUG[slug].tier == tier for slug in upgraded) for tier in (1, 2, 3)]


@pytest.mark.rule("EXPED-01")
def test_four_battles_in_a_fixed_order_and_nobody_looks_ahead() -> None:
    way = Way(TWO)
    for number, nemesis in enumerate(NEMESES):
        stages = way.campaign.view()["stages"]
        known = [stage["nemesis"] for stage in stages]
        assert known == [*NEMESES[: number + 1], *[None] * (3 - number)]
        assert way.fight(won=True).setup["nemesis"] == nemesis
    assert way.over


@pytest.mark.rule("EXPED-01")
def test_the_story_is_told_part_by_part_and_is_another_one_after_a_defeat() -> None:
    way = Way(TWO)
    assert way.campaign.story == ["story-new-age-before-1"]
    way.fight(won=False)
    assert way.campaign.story == ["story-new-age-lost-1"]
    way.fight(won=True)
    assert way.campaign.story == ["story-new-age-won-1", "story-new-age-before-2"]
    told = [event["text"] for event in way.choose().events(None) if event["kind"] == "story"]
    assert told == ["story-new-age-won-1", "story-new-age-before-2"]
    for _ in range(3):
        way.fight(won=True)
    assert way.campaign.story == ["story-new-age-won-4"]
    assert CHAIN.told(TWO, way.played)[0].id == "story-new-age-won-4"


@pytest.mark.rule("EXPED-02")
def test_the_barracks_at_the_start() -> None:
    start = campaign_after(TWO, [])
    assert set(start.mages) == {"gygar", "sahala", "claudia", "taqren"}
    assert len(start.piles) == 9
    assert (start.treasures, start.upgraded, start.banished) == ([], [], [])


@pytest.mark.rule("EXPED-02", "EXPED-04", "EXPED-06")
def test_thirteen_twelve_and_twelve_piles_become_nine_each_time() -> None:
    way, found = Way(TWO), []
    for _ in range(3):
        way.fight(won=True)
        before = len(way.campaign.piles)
        way.choose()
        found.append((before, len(way.campaign.piles)))
    assert found == [(13, 9), (12, 9), (12, 9)]


@pytest.mark.rule("EXPED-03", "EXPED-04", "MARKET-04")
def test_a_banished_pile_never_comes_back_and_any_mix_is_possible() -> None:
    """Nine piles without a single relic; mages and treasures that were not chosen stay."""
    way = Way(TWO)
    way.fight(won=True)
    relics = [pile for pile in way.campaign.piles if BY_SLUG[pile].kind == BY_SLUG["aether-conduit"].kind]
    wanted = [pile for pile in way.campaign.piles if pile not in relics][:9]
    assert len(wanted) == 9
    before = way.campaign
    way.choose({"take": wanted})
    after = way.campaign
    assert after.piles == [pile for pile in before.piles if pile in wanted]
    assert set(after.banished) == set(before.piles) - set(wanted)
    assert (after.mages, after.treasures) == (before.mages, before.treasures)
    battle = way.link
    assert sorted(battle.setup["market"]) == sorted(wanted)
    load_game("aeons-end").new(battle.setup, 1)
    way.fight(won=True)
    assert not set(way.campaign.banished) & set(way.campaign.piles)


@pytest.mark.rule("EXPED-05")
def test_cards_mages_and_treasures_come_back_after_each_battle_and_piles_are_complete() -> None:
    for won in (True, False):
        way = Way(TWO)
        way.fight(won=True)
        way.choose()
        before = way.campaign
        way.fight(won=won)
        after = way.campaign
        assert set(before.piles) <= set(after.piles)
        assert set(before.mages) <= set(after.mages)
        assert set(before.treasures) <= set(after.treasures)
        while way.link.game != "aeons-end":
            way.choose()
        market = load_game("aeons-end").look(load_game("aeons-end").new(way.link.setup, 1))["market"]
        assert all(left == BY_SLUG[slug].copies for slug, left in _left(market).items())


def _left(market: Any) -> dict[str, int]:
    return {slug: pile["left"] if isinstance(pile, dict) else pile for slug, pile in dict(market).items()}


@pytest.mark.rule("EXPED-06", "TREASURE-01")
def test_what_each_win_brings() -> None:
    way = Way(TWO)
    gains = []
    for _ in range(3):
        before = way.campaign
        way.fight(won=True)
        after = way.campaign
        gains.append(
            (
                len(set(after.piles) - set(before.piles)),
                set(after.mages) - set(before.mages),
                [level_of(treasure) for treasure in after.treasures[len(before.treasures) :]],
            )
        )
    assert gains == [(4, {"rhia"}, [1] * 5), (3, {"soskel"}, [2] * 4), (3, {"talix"}, [3] * 6)]


@pytest.mark.rule("EXPED-06")
def test_the_last_content_stays_locked_until_battle_4_is_won() -> None:
    way = Way(TWO)
    locked = {*END.piles, *END.mages, *END.treasures}
    assert (len(END.piles), END.mages, len(END.treasures)) == (3, ("lost",), 13)
    for won in (True, True, True, False):
        way.fight(won=won)
        campaign = way.campaign
        assert not locked & {*campaign.piles, *campaign.mages, *campaign.treasures}
    way.fight(won=True)
    campaign = way.campaign
    assert locked <= {*campaign.piles, *campaign.mages, *campaign.treasures}
    assert way.over


@pytest.mark.rule("EXPED-07")
def test_a_refight_leaves_the_barracks_as_they_are_with_the_same_nine_piles() -> None:
    way = Way(TWO)
    way.fight(won=True)
    way.choose()
    before = way.campaign
    first = way.fight(won=False)
    for attempt in (2, 3):
        after = way.campaign
        assert (after.piles, after.mages, after.treasures) == (before.piles, before.mages, before.treasures)
        assert (after.banished, after.upgraded, after.attempt) == (before.banished, before.upgraded, attempt)
        again = way.fight(won=False)
        assert sorted(again.setup["market"]) == sorted(first.setup["market"])
        assert again.setup["nemesis"] == first.setup["nemesis"]
    assert [line["won"] for line in way.campaign.record] == [True, False, False, False]
    assert [line["attempt"] for line in way.campaign.record] == [1, 1, 2, 3]


@pytest.mark.rule("EXPED-07", "TREASURE-08")
def test_treasures_are_chosen_anew_for_a_refight() -> None:
    way = Way(TWO)
    way.fight(won=True)
    way.choose({"wear": ["xaxos-pyre", "garus-torch"]})
    assert [seat["treasures"] for seat in way.link.setup["seats"]] == [["xaxos-pyre"], ["garus-torch"]]
    way.fight(won=False)
    way.choose({"wear": ["garus-torch", "mists-garnet-shard"]})
    assert [seat["treasures"] for seat in way.link.setup["seats"]] == [["garus-torch"], ["mists-garnet-shard"]]


@pytest.mark.rule("EXPED-08")
def test_upgraded_basics_add_up_by_tier() -> None:
    way, found = Way(TWO), []
    for _ in range(4):
        found.append(tiers(list(way.fight(won=True).setup["upgraded"])))
    assert found == [[0, 0, 0], [1, 3, 3], [2, 4, 5], [3, 5, 7]]


@pytest.mark.rule("EXPED-08")
def test_a_defeat_adds_no_upgraded_basics() -> None:
    way = Way(TWO)
    way.fight(won=True)
    assert tiers(list(way.fight(won=False).setup["upgraded"])) == [1, 3, 3]
    assert tiers(list(way.fight(won=True).setup["upgraded"])) == [1, 3, 3]


@pytest.mark.rule("EXPED-08", "NEM-DECK-05")
@pytest.mark.parametrize(("mages", "most"), [(1, (1, 3)), (2, (3, 5))])
def test_the_cap_of_one_mage_goes_by_the_mages_of_this_battle(mages: int, most: tuple[int, int]) -> None:
    """Two players; one of them sits the fourth battle out."""
    way = Way(TWO)
    for _ in range(3):
        way.fight(won=True)
    way.choose({"rest": ["rest"]} if mages == 1 else {})
    assert len(way.link.setup["seats"]) == mages
    assert len(way.link.seats) == mages
    match: Any = load_game("aeons-end").new(way.link.setup, 1)
    deck = [DEFS[match.st.card[card]] for card in match.st.nemesis_deck]
    assert tuple(sum(card.upgraded and card.tier == tier for card in deck) for tier in (1, 2)) == most


@pytest.mark.rule("SETUP-10")
def test_only_the_very_first_battle_leaves_the_tiers_unshuffled() -> None:
    way = Way(TWO)
    first = way.fight(won=False)
    assert first.setup["unshuffled"] is True
    assert "unshuffled" not in way.fight(won=True).setup
    assert "unshuffled" not in way.fight(won=True).setup
    decks = [
        [DEFS[game.st.card[card]].slug for card in game.st.nemesis_deck]
        for game in (AeonsEndMatch.begin(first.setup, seed) for seed in (1, 2, 3))
    ]
    assert decks[0] == decks[1] == decks[2]


@pytest.mark.rule("EXPED-09")
def test_a_code_says_the_same_to_everybody() -> None:
    assert plan_of("random", "EMBER9") == plan_of("random", "ember9")
    assert plan_of("random", "EMBER9") != plan_of("random", "EMBER8")


@pytest.mark.rule("EXPED-09")
@pytest.mark.parametrize("code", ["EMBER9", "000000", "ZZZZZZ", "7K2QX4"])
def test_a_random_expedition_begins_and_grows_as_the_rules_say(code: str) -> None:
    plan = plan_of("random", code)
    kinds = [BY_SLUG[pile].kind for pile in plan.start.piles]
    assert sorted(kinds.count(kind) for kind in set(kinds)) == [2, 3, 4]
    assert (len(plan.start.mages), plan.start.treasures) == (4, ())
    assert [battle.number for battle in plan.battles] == [1, 2, 3, 4]
    assert [tiers(list(battle.upgraded)) for battle in plan.battles] == [[0, 0, 0], [1, 3, 3], [1, 1, 2], [1, 1, 2]]
    rewards = [[level_of(treasure) for treasure in battle.reward.treasures] for battle in plan.battles]
    assert rewards == [[1] * 5, [2] * 3, [3] * 5, []]
    assert [len({BY_SLUG[pile].kind for pile in battle.reward.piles}) for battle in plan.battles] == [3, 3, 3, 0]
    everything = [*plan.start.piles, *plan.spare.piles, *(p for battle in plan.battles for p in battle.reward.piles)]
    assert len(set(everything)) == len(everything)


@pytest.mark.rule("EXPED-09")
def test_the_short_one_begins_with_battle_2_and_five_treasures() -> None:
    plan = plan_of("random-short", "EMBER9")
    assert [battle.number for battle in plan.battles] == [2, 3, 4]
    assert [level_of(treasure) for treasure in plan.start.treasures] == [1] * 5
    assert tiers(list(plan.battles[0].upgraded)) == [1, 3, 3]


@pytest.mark.rule("EXPED-09")
def test_a_random_expedition_draws_from_the_nemeses_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A nemesis that comes while it is under way changes nothing in it."""
    begun = CHAIN.drawn({"players": 1, "expedition": "random", "code": "EMBER9"}, 1)
    assert begun["nemeses"] == sorted(NEMESIS_BY_SLUG)
    old = {"players": 1, "expedition": "random", "code": "EMBER9"}
    plans = [Campaign(setup).plan for setup in (begun, old)]
    with more_nemeses_known():
        assert [Campaign(setup).plan for setup in (begun, old)] == plans
        now = CHAIN.drawn({**begun, "nemeses": []}, 1)
        assert now["nemeses"] == sorted(NEMESIS_BY_SLUG) != begun["nemeses"]
        monkeypatch.setattr(NEMESIS_BY_SLUG["tide-caller"], "battle", 4)
        codes = [CHAIN.drawn({"players": 1, "expedition": "random"}, luck)["code"] for luck in range(99)]
        met = {Campaign({**now, "code": code}).plan.battles[3].nemesis for code in codes}
        assert met == {slug for slug in NEMESIS_BY_SLUG if NEMESIS_BY_SLUG[slug].battle == 4}
        assert "tide-caller" in met


@pytest.mark.rule("EXPED-09")
def test_a_random_expedition_of_the_time_of_four_nemeses_stays_with_them() -> None:
    for code in ("000000", "EMBER9", "ZZZZZZ"):
        campaign = Campaign({"players": 1, "expedition": "random", "code": code})
        assert [battle.nemesis for battle in campaign.plan.battles] == NEMESES


@pytest.mark.rule("EXPED-09")
def test_a_defeat_in_a_random_expedition_brings_a_thing_of_the_kind_that_was_chosen() -> None:
    random = {"players": 2, "expedition": "random", "code": "EMBER9"}
    way = Way(random)
    way.fight(won=False)
    assert way.link.setup["consolation"] == ["gem", "mage", "relic", "spell"], "no treasure after losing battle 1"
    before = way.campaign
    way.choose({"console": ["mage"]})
    assert len(way.campaign.mages) == len(before.mages) + 1
    assert "consolation" not in way.link.setup
    way.fight(won=True)
    way.fight(won=False)
    way.choose({"console": ["treasure"]})
    assert level_of(way.campaign.treasures[-1]) == 1
    way.choose()
    assert way.link.setup["nemesis"] == "arachnos"


@pytest.mark.rule("EXPED-09")
def test_the_score_goes_by_the_tries() -> None:
    random = {"players": 1, "expedition": "random", "code": "EMBER9"}
    results = [True, False, True, False, False, True, False, False, False, True]
    assert campaign_after(random, results).score == 6 + 4 + 2 + 0


@pytest.mark.rule("EXPED-04", "EXPED-09")
def test_with_a_big_pocket_nothing_is_banished() -> None:
    way = Way({"players": 1, "expedition": "random", "code": "EMBER9", "big_pocket": True})
    way.fight(won=True)
    way.choose()
    assert len(way.campaign.piles) == 12
    assert way.campaign.banished == []


WRONG: list[tuple[dict[str, object], str]] = [
    ({"players": 5}, "setup.players: 5 is not possible"),
    ({"players": 1, "expedition": "random"}, "setup.code"),
    ({"players": 1, "expedition": "random", "code": "OIL"}, "is no code"),
    (
        {"players": 1, "expedition": "random", "code": "EMBER9", "nemeses": ["magoth"]},
        "nemeses[0]: there is no nemesis 'magoth'. Did you mean 'maggoth'",
    ),
    (
        {"players": 1, "expedition": "random", "code": "EMBER9", "nemeses": NEMESES[:3]},
        "setup.nemeses: there is none for battle 4 among them",
    ),
    ({"players": 1, "nemeses": NEMESES}, "only a random expedition draws its nemeses"),
    ({"players": 1, "code": "EMBER9"}, "only a random expedition has a code"),
    ({"players": 1, "harder": True}, "SETUP-11"),
    ({"players": 1, "big_pocket": True}, "EXPED-04"),
    ({"players": 1, "solo_player_turn_cards": 2}, "2 is not possible here"),
    ({"players": 1, "colour": "red"}, "unknown key 'colour'"),
]


@pytest.mark.parametrize(("setup", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_set_up_that_is_refused(setup: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        CHAIN.check(setup)
    assert sentence in str(error.value)


def test_the_options_reach_the_battle() -> None:
    way = Way({"players": 1, "solo_player_turn_cards": 3, "one_target": True})
    link = way.fight(won=True)
    assert (link.setup["solo_player_turn_cards"], link.setup["one_target"]) == (3, True)
