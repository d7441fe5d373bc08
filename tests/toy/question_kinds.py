"""The kinds of question that the toy asks."""

from __future__ import annotations

from typing import Final

from emberhold.core import question_kinds as core
from emberhold.core.decisions import ENDS_CHOICE, ENDS_TURN, Ask, Message, Value
from emberhold.core.kinds import CardId, Seat
from tests.toy.state import SLUGS, ToyState

CARD = core.NumberKind[ToyState]("card", lambda s, n: 0 <= n < len(s.card))
CARD_VERBS: Final = {name: name for name in ("stake", "echo", "show", "keep", "ward", "push")} | {"turn": "play"}


def target(_s: ToyState, _ask: Ask, value: Value, _seat: Seat, text: str) -> core.OptionWords:
    return ("target", f"seat-{value[0]}"), Message(text, {"what": f"seat-{value[0]}"}), []


def card(s: ToyState, ask: Ask, value: Value, seat: Seat, text: str) -> core.OptionWords:
    chosen = s.sort(CardId(value[0]))
    # To play the card that an opponent has seen is another thing than to play its unseen twin.
    shown = [f"shown-to-{viewer}" for viewer in s.all_viewers if viewer != seat and chosen[1] >> viewer & 1]
    words = (SLUGS[chosen[0]], *shown)
    like = [c for c in ask.about or s.hand[ask.seats[0]] if s.sort(CardId(c)) == chosen]
    return (CARD_VERBS[ask.kind], *words), Message(text, {"what": "-".join(words)}), like


def of_cards(kind: str, none: str = "") -> core.QuestionKind[ToyState]:
    forms = [
        core.AnswerForm(f"toy-{kind}-{CARD_VERBS[kind]}", card, (CARD,)),
        *([declined(kind, none)] if none else []),
    ]
    return core.QuestionKind(kind, f"toy-{kind}", forms, rest=(core.Field(CARD),))


def may(kind: str) -> core.QuestionKind[ToyState]:
    yes = core.AnswerForm(f"toy-{kind}-{kind}", core.constant(kind), (core.YES,))
    return core.QuestionKind(kind, f"toy-{kind}", (yes, declined(kind, "decline")))


def declined(kind: str, word: str) -> core.AnswerForm[ToyState]:
    return core.AnswerForm(f"toy-{kind}-{word}", core.constant(word), ends=ENDS_TURN if word == "pass" else ENDS_CHOICE)


KINDS: Final = core.by_name(
    *[of_cards(kind) for kind in ("stake", "show", "keep")],
    *[of_cards(kind, "decline") for kind in ("echo", "ward", "push")],
    of_cards("turn", "pass"),
    core.QuestionKind("target", "toy-target", (core.AnswerForm("toy-target-target", target, (core.SEAT,)),)),
    may("reroll"),
    may("draw"),
)
