"""Cards, seats and dice in words, from the point of view of one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from emberhold.core.decisions import Arg, Message
from emberhold.core.kinds import CardId, Seat, ViewId
from emberhold.core.knowledge import known_ids
from emberhold.core.question_kinds import OptionWords
from emberhold.core.seat_letters import of_seat, theirs
from emberhold.games.ashes.constants import BATTLEFIELD, DISCARD, FACES, HAND, IN_PLAY, SPELLBOARD, TYPES, ZONES
from emberhold.games.ashes.kinds import Die
from emberhold.games.ashes.moments import Queue
from emberhold.games.ashes.rules.values import alike, attachments
from emberhold.games.ashes.state import DEFS, State

WITH_DOUBLES = (1 << BATTLEFIELD) | (1 << SPELLBOARD) | (1 << HAND) | (1 << DISCARD)


def name(st: State, card: CardId) -> str:
    return f"card-{DEFS[st.card[card]].slug}"


def ref(st: State, card: CardId, seat: Seat, signature: Callable[[State, CardId], tuple[int, ...]] = alike) -> str:
    """A card in words: `gilder`, `gilder#2` if several differ, `b/gilder` if another seat controls it."""
    word = DEFS[st.card[card]].slug
    controller = st.controller[card]
    if not IN_PLAY >> st.zone[card] & 1:
        return word
    same = [other for other in _on_table(st, controller) if st.card[other] == st.card[card]]
    if len(same) > 1 and len({signature(st, other) for other in same}) > 1:
        word = f"{word}#{same.index(card) + 1}"
    return of_seat(word, controller, seat)


def _on_table(st: State, seat: Seat) -> list[CardId]:
    attached = [card for card in st.attached if st.controller[card] == seat]
    return [*st.battlefield[seat], *st.spellboard[seat], *attached, st.phoenixborn[seat]]


def with_doubles(st: State, cards: list[CardId]) -> list[CardId]:
    """Interchangeable cards share one option; it refers to all of them, wherever they lie."""
    out = list(cards)
    for card in cards:
        if WITH_DOUBLES >> st.zone[card] & 1:
            picks = st.picks[st.owner[card]]  # a copy picked before is not picked again (PREP-05)
            for other in st.pile(st.zone[card], st.controller[card]):
                # The comparison of names comes first, because it is quick.
                if st.card[other] != st.card[card] or other in out or other in picks:
                    continue
                if alike(st, other) == alike(st, card):
                    out.append(other)
    return out


def refs(st: State, cards: Sequence[int], seat: Seat) -> tuple[int, ...]:
    """The ids, as this seat sees them, of the cards that an option is about."""
    return known_ids(st, with_doubles(st, [CardId(card) for card in cards]), seat)


def die_words(die: Die) -> str:
    return f"{TYPES[die // 3]}-{FACES[die % 3]}"


def about_card(st: State, message: str, card: CardId, seat: Seat, more: Mapping[str, Arg] | None = None) -> Message:
    """A sentence about a card; if it is another player's, it names that player."""
    args: dict[str, Arg] = {"card": name(st, card)}
    if more is not None:
        args |= more
    return theirs(message, st.controller[card] if st.in_play(card) else seat, seat, args)


# -- several cards of one name -----------------------------------------------------------------------------------------


def told_apart(st: State, said: list[OptionWords], seat: Seat) -> list[OptionWords]:
    """If two options would read the same, each says which card it means: its number, and what is on it."""
    wordings = [_wording(text) for _, text, _ in said]
    if len(set(wordings)) == len(said):
        return said
    times = Counter(wordings)
    ids = st.ids[seat]
    return [
        (meaning, _which(st, ids, text, cards) if times[_wording(text)] > 1 else text, cards)
        for meaning, text, cards in said
    ]


def _wording(text: Message) -> tuple[Arg, ...]:
    return (text.id, *text.args.values())


def _which(st: State, ids: list[ViewId], text: Message, cards: Sequence[int]) -> Message:
    """The longer form of a sentence. The card it is about is the last one; a block names the attacker as well."""
    if not cards:
        return text
    args: dict[str, Arg] = {**text.args, "number": ids[cards[-1]], "which": on_it(st, CardId(cards[-1]))}
    if len(cards) > 1:
        args |= {"other": ids[cards[0]], "which_other": on_it(st, CardId(cards[0]))}
    return Message(f"{text.id}.which", args)


def on_it(st: State, card: CardId) -> tuple[str, ...]:
    """What lies on a card and what it is doing; for a card that is not in play, where it is."""
    if not IN_PLAY >> st.zone[card] & 1:
        return (f"zone-{ZONES[st.zone[card]]}",)
    out = ["token-wound"] * st.wounds[card]
    out += ["token-exhaustion"] * st.exhaustion[card]
    out += ["token-status"] * st.status[card]
    out += [name(st, alteration) for alteration in attachments(st, card)]
    out += [f"die-{TYPES[kind]}" for on, _, kind in st.card_dice if on == card]
    out += ["mark-boost"] * st.boost[card]
    if st.bypass[card]:
        out.append("mark-bypass")
    if st.host[card] >= 0:
        out.append(name(st, st.host[card]))
    fight = st.attack
    if fight is not None and card in fight.attackers:
        out.append("mark-struck" if card in fight.struck else "mark-attacking")
    if fight is not None and card in fight.blocks.values():
        out.append("mark-blocking")
    if any(isinstance(thing, Queue) and any(hit.card == card for hit in thing.hits) for thing in st.ongoing):
        out.append("mark-hit")
    return tuple(out) if out else ("mark-nothing",)
