"""The nine acolytes, and what the Blood Magic of each does. Some of them hurt themselves with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberhold.games.aeons_end.text.kit import Card, CardId, Effect, NemesisUse, State, minion

OWNER: Final = "hollow-crown"
ACOLYTE: Final = "acolyte"
LIFE: Final = 11

BloodMagic: TypeAlias = Callable[[NemesisUse, bool], Effect]
"""What an acolyte does, and whether it hurts itself with it."""

ACOLYTES: Final[list[Card]] = []
_MAGIC: Final[dict[str, BloodMagic]] = {}


def acolyte(slug: str, **text: int) -> Callable[[BloodMagic], BloodMagic]:
    ACOLYTES.append(minion(slug, 0, life=LIFE, nemesis=OWNER, kin=ACOLYTE, text=text))

    def add(magic: BloodMagic) -> BloodMagic:
        _MAGIC[slug] = magic
        return magic

    return add


def blood_magic(st: State, card: CardId, *, hurts: bool = True) -> Effect:
    """CROWN-05: the Blood Magic of this acolyte (-1: none), with the damage that it does to itself or without."""
    if card < 0:
        return
    if st.log is not None:
        st.tell("blood-magic", card=st.ref(card))
    it = NemesisUse(st, card)
    yield from _MAGIC[st.definition(card).slug](it, hurts)
    yield from it.then()


def hurts_itself(it: NemesisUse, n: int, hurts: bool) -> None:
    if hurts and n:
        it.hurt_itself(n)


BEZU_DAMAGE: Final = 1


@acolyte("bezu", gravehold=BEZU_DAMAGE, damage=BEZU_DAMAGE)
def bezu(it: NemesisUse, hurts: bool) -> Effect:
    """The most prepped spells are the same number, whichever player has them."""
    n = BEZU_DAMAGE * max(len(it.prepped_of(seat)) for seat in it.everyone)
    it.gravehold_suffers(n)
    hurts_itself(it, n, hurts)
    yield from ()


TRAGG_DAMAGE: Final = 2
TRAGG_LIMIT: Final = 5
TRAGG_HURT: Final = 2


@acolyte("edryss-tragg", damage=TRAGG_DAMAGE, limit=TRAGG_LIMIT, instead=TRAGG_HURT)
def edryss_tragg(it: NemesisUse, hurts: bool) -> Effect:
    seat = yield from it.any_player_suffers(TRAGG_DAMAGE)
    if it.st.life[seat] <= TRAGG_LIMIT:
        hurts_itself(it, TRAGG_HURT, hurts)


HOLADRAN_DAMAGE: Final = 1


@acolyte("holadran", damage=HOLADRAN_DAMAGE)
def holadran(it: NemesisUse, hurts: bool) -> Effect:
    yield from it.two_players_suffer(HOLADRAN_DAMAGE)


KURGAX_GRAVEHOLD: Final = 1
KURGAX_DAMAGE: Final = 1


@acolyte("kurgax", gravehold=KURGAX_GRAVEHOLD, damage=KURGAX_DAMAGE)
def kurgax(it: NemesisUse, hurts: bool) -> Effect:
    it.gravehold_suffers(KURGAX_GRAVEHOLD)
    yield from it.any_player_suffers(KURGAX_DAMAGE)


LURZAN_DAMAGE: Final = 1


@acolyte("lurzan", damage=LURZAN_DAMAGE)
def lurzan(it: NemesisUse, hurts: bool) -> Effect:
    yield from it.lowest_life_suffers(LURZAN_DAMAGE)


MORD_GRAVEHOLD: Final = 3
MORD_CHARGES: Final = 1
MORD_LESS: Final = 1
MORD_HURT: Final = 1


@acolyte("mord", gravehold=MORD_GRAVEHOLD, charges=MORD_CHARGES, less=MORD_LESS, damage=MORD_HURT)
def mord(it: NemesisUse, hurts: bool) -> Effect:
    charges = it.st.charges
    branch = yield from it.one_of(("gravehold", True), ("loses-charge", max(charges) >= MORD_CHARGES))
    if branch == "gravehold":
        it.gravehold_suffers(MORD_GRAVEHOLD)
        return
    seat = yield from it.any_player(lambda player: charges[player], MORD_CHARGES, label="loses-charges")
    it.loses_charges(seat, MORD_CHARGES)
    it.gravehold_suffers(MORD_LESS)
    hurts_itself(it, MORD_HURT, hurts)


NHAVKALAS_GRAVEHOLD: Final = 3
NHAVKALAS_HURT: Final = 1


@acolyte("nhavkalas", gravehold=NHAVKALAS_GRAVEHOLD, damage=NHAVKALAS_HURT)
def nhavkalas(it: NemesisUse, hurts: bool) -> Effect:
    it.gravehold_suffers(NHAVKALAS_GRAVEHOLD)
    hurts_itself(it, NHAVKALAS_HURT, hurts)
    yield from ()


GODA_DAMAGE: Final = 2
GODA_LESS: Final = 1


@acolyte("ren-goda", damage=GODA_DAMAGE, less=GODA_LESS)
def ren_goda(it: NemesisUse, hurts: bool) -> Effect:
    branch = yield from it.one_of(("suffers", True), ("suffers-less-discards", bool(it.hands)))
    if branch == "suffers":
        yield from it.any_player_suffers(GODA_DAMAGE)
        return
    seat = yield from it.any_player_holding()
    yield from it.suffers(seat, GODA_LESS)
    card = yield from it.dearest_one(it.hand_of(seat), "discard")
    it.discard(card)


SOLARA_CARDS: Final = 2
SOLARA_HURT: Final = 3


@acolyte("solara", cards=SOLARA_CARDS, damage=SOLARA_HURT)
def solara(it: NemesisUse, hurts: bool) -> Effect:
    seat = yield from it.any_player_holding(SOLARA_CARDS)
    yield from it.discards(seat, it.hand_of(seat), SOLARA_CARDS)
    hurts_itself(it, SOLARA_HURT, hurts)
