"""The gems among the treasures of level 1 (TREASURE-03)."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import FOR_GEMS, TREASURE, Effect, Use, gem

AETHER = 1
"""How much aether each of them gives."""

KADIR_LIFE = 1
KADIR = gem("kadirs-emerald-shard", role=TREASURE, level=1, text={"aether": AETHER, "life": KADIR_LIFE})


@KADIR.play
def kadirs_emerald_shard(me: Use) -> Effect:
    branch = yield from me.one_of(
        ("aether", True), ("player-life", any(me.can_gain_life(seat) for seat in me.everyone))
    )
    if branch == "aether":
        me.aether(AETHER)
    else:
        player = yield from me.choose_player(me.who_can_gain_life, "life")
        me.life(player, KADIR_LIFE)


GEX = gem("gexs-shattered-geode", role=TREASURE, level=1, text={"aether": AETHER})


@GEX.play
def gexs_shattered_geode(me: Use) -> Effect:
    me.aether(AETHER)
    ally = yield from me.choose_player([ally for ally in me.allies if me.st.discard[ally]], "top-of-discard", may=True)
    if ally >= 0:
        me.to_hand(me.st.discard[ally][-1])


JIAN_EXTRA = 1
JIAN = gem("jians-moonstone-shard", role=TREASURE, level=1, text={"aether": AETHER, "extra": JIAN_EXTRA})


@JIAN.play
def jians_moonstone_shard(me: Use) -> None:
    me.aether(AETHER)
    me.aether(JIAN_EXTRA, FOR_GEMS)


LASH_EXTRA = 1
LASH = gem("lashs-quartz-shard", role=TREASURE, level=1, text={"aether": AETHER, "extra": LASH_EXTRA})


@LASH.play
def lashs_quartz_shard(me: Use) -> Effect:
    me.aether(AETHER)
    a_players = me.reveals_player_card()
    if (yield from me.may("turn-card-to-bottom")):
        me.turn_card_to_bottom()
    if a_players:
        me.aether(LASH_EXTRA)


ADELHEIM = gem("adelheims-amethyst-shard", role=TREASURE, level=1, text={"aether": AETHER})


@ADELHEIM.play
def adelheims_amethyst_shard(me: Use) -> Effect:
    me.aether(AETHER)
    ally = yield from me.ally_may("draw-and-discard", me.can_draw)
    if ally >= 0:
        me.draw(1, ally)
        yield from me.discard_some(me.hand_of(ally), 1, seat=ally)


MIST = gem("mists-garnet-shard", role=TREASURE, level=1, text={"aether": AETHER})


@MIST.play
def mists_garnet_shard(me: Use) -> Effect:
    branch = yield from me.one_of(("aether", True), ("cast", bool(me.prepped_spells)))
    if branch == "aether":
        me.aether(AETHER)
    else:
        card = yield from me.choose(me.prepped_spells, "cast")
        yield from me.cast_spell(card)
