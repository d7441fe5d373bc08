"""The kinds of question that Aeon's End asks, each declared once; describing a question and finding its candidates.

A nemesis may ask further kinds: it declares them with its mat (`NemesisDef.kinds`), and its `bot` says what to try.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import emberhold.games.aeons_end.bot.candidates as tries
import emberhold.games.aeons_end.bot.tactics as tactics
import emberhold.games.aeons_end.seen.answer_words as words
from emberhold.core.decisions import (
    ENDS_CHOICE,
    ENDS_TURN,
    FIRST,
    NOTHING,
    About,
    Answers,
    Arg,
    Ask,
    Message,
    Option,
    Value,
)
from emberhold.core.kinds import CardId, Seat
from emberhold.core.question_kinds import (
    AMOUNT,
    PLACE,
    SEAT,
    YES,
    AnswerForm,
    Field,
    QuestionKind,
    by_name,
    constant,
    labelled,
)
from emberhold.core.question_kinds import describe as described
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.constants import (
    ABILITY,
    BOARD,
    CAST,
    CAST_ALL,
    CHARGE,
    END_TURN,
    FOCUS,
    GAIN,
    GEMS_AND_SPELLS,
    IN_ORDER,
    OPEN,
    PLAY,
    PLAY_GEMS,
    PREP,
    PREP_ALL,
    TO_DISCARD,
)
from emberhold.games.aeons_end.nemesis_def import KINDS
from emberhold.games.aeons_end.rules.damage import AT_NEMESIS
from emberhold.games.aeons_end.rules.player_turn import NOT_YET
from emberhold.games.aeons_end.seen.names import refs
from emberhold.games.aeons_end.seen.numbers import (
    BREACH,
    CARD,
    DUE_OR_CARD,
    PILE,
    SOURCE,
    TARGET_ON_MAT,
    TURN_CARD,
    UNNAMED_SOURCE,
)
from emberhold.games.aeons_end.state import DEFS, State

__all__ = ["KINDS", "about", "candidates", "describe"]

Form: TypeAlias = "AnswerForm[State]"


def _of_source(text: str, ask: Ask, args: dict[str, Arg]) -> Message:
    """A question asked by a card's text: the prompt names the card."""
    said = labelled(text, ask, {})
    return Message("ask-about", {**args, "question": said.id}) if args else said


def _of_card_or_mat(text: str, ask: Ask, args: dict[str, Arg]) -> Message:  # noqa: ARG001 - a prompt's signature
    return Message(text, args) if args else Message(f"{text}-mat")


def _as_they_lie(ask: Ask) -> Value | None:
    """Played cards go onto the discard pile in the order in which they were played; effects are another matter."""
    return ask.answers[0] if ask.label == "tidy" else None


_NONE: Final[Form] = AnswerForm("do-none", constant("none"), ends=ENDS_CHOICE)

KINDS.update(
    by_name(
        QuestionKind(
            "main",
            "ask-main",
            (
                AnswerForm("do-play", words.played, (CARD,), verb=PLAY, rule="MAIN-02"),
                AnswerForm("do-play-gems", words.gems_played, verb=PLAY_GEMS, rule="MAIN-02"),
                AnswerForm("do-prep", words.prepped, (CARD, BREACH), verb=PREP, rule="BREACH-10"),
                AnswerForm("do-prep-all", constant("prep", "all"), verb=PREP_ALL, rule="BREACH-10"),
                AnswerForm(
                    "do-gems-and-spells",
                    constant("play", "gems", "and", "prep", "all"),
                    verb=GEMS_AND_SPELLS,
                    rule="MAIN-02",
                ),
                AnswerForm("do-gain", words.gained, (PILE,), verb=GAIN, rule="MAIN-07"),
                AnswerForm("do-charge", words.charged, verb=CHARGE, rule="CHARGE-01"),
                AnswerForm("do-focus", words.focused, (BREACH,), verb=FOCUS, rule="BREACH-02"),
                AnswerForm("do-open", words.opened, (BREACH,), verb=OPEN, rule="BREACH-04"),
                AnswerForm("do-to-discard", words.power_discarded, (CARD,), verb=TO_DISCARD, rule="NEM-10"),
                AnswerForm("do-ability", words.ability, verb=ABILITY, rule="ABILITY-01"),
                AnswerForm("do", words.of_mat, verb=BOARD, more=True),
                AnswerForm("do-end-turn", constant("end", "turn"), verb=END_TURN, rule="DRAW-01", ends=ENDS_TURN),
            ),
            candidates=tactics.main,
        ),
        QuestionKind(
            "cast",
            "ask-cast",
            (
                AnswerForm("do-cast", words.cast, (CARD,), verb=CAST),
                AnswerForm("do-cast-all", constant("cast", "all"), verb=CAST_ALL),
                AnswerForm("do-ability", words.ability, verb=ABILITY),
                AnswerForm("do-done-casting", constant("done"), ends=ENDS_CHOICE),
            ),
            candidates=tries.cast,
        ),
        QuestionKind(
            "window",
            "ask-window",
            (
                AnswerForm("do-ability", words.ability, verb=ABILITY),
                AnswerForm("do-wait", constant("wait"), verb=NOT_YET[0]),
                AnswerForm("do-not-this-turn", constant("decline"), ends=ENDS_CHOICE),
            ),
            interrupts=True,
            usual=NOTHING,
            candidates=tries.window,
        ),
        QuestionKind(
            "card",
            "ask-card",
            (AnswerForm("do-card", words.card_chosen, (CARD,)), _NONE),
            about=(SOURCE,),
            labels=True,
            phrase=_of_source,
            candidates=tries.card,
        ),
        QuestionKind(
            "breach",
            "ask-breach",
            (AnswerForm("do-breach", words.breach, (BREACH,)), _NONE),
            about=(SOURCE,),
            labels=True,
            phrase=_of_source,
            candidates=tries.breach,
        ),
        QuestionKind(
            "player",
            "ask-player",
            (
                AnswerForm("do-player", words.player, (SEAT,)),
                AnswerForm("do-nobody", constant("none"), ends=ENDS_CHOICE),
            ),
            about=(SOURCE,),
            labels=True,
            phrase=_of_source,
            candidates=tries.player,
        ),
        QuestionKind(
            "pile",
            "ask-pile",
            (AnswerForm("do-card", words.pile, (PILE,)), _NONE),
            about=(SOURCE,),
            labels=True,
            phrase=_of_source,
            candidates=tries.pile,
        ),
        QuestionKind(
            "may",
            "ask-may",
            (AnswerForm("do-yes", constant("yes"), (YES,)), AnswerForm("do-no", constant("no"))),
            about=(SOURCE,),
            labels=True,
            phrase=_of_source,
            candidates=tries.every,
        ),
        QuestionKind(
            "or",
            "ask-or",
            (AnswerForm("or", words.alternative, (PLACE,)),),
            about=(SOURCE,),
            labels=True,
            phrase=_of_card_or_mat,
            candidates=tries.every,
        ),
        QuestionKind(
            "damage",
            "ask-damage",
            (
                AnswerForm("do-damage-nemesis", words.nemesis_hurt, verb=AT_NEMESIS),
                AnswerForm("do-damage", words.of_mat, (TARGET_ON_MAT,)),
                AnswerForm("do-damage", words.minion_hurt, (CARD,)),
            ),
            about=(UNNAMED_SOURCE, Field(AMOUNT, "n")),
            candidates=tries.damage,
        ),
        QuestionKind(
            "order",
            "ask-order",
            (
                AnswerForm("do-in-order", words.in_order, verb=IN_ORDER),
                AnswerForm("do-first", words.first, (DUE_OR_CARD,), also=("do-card",)),
            ),
            labels=True,
            usual=FIRST,
            formality=_as_they_lie,
            order=True,
        ),
        QuestionKind(
            "turn-card",
            "ask-turn-card",
            (AnswerForm("do-turn-card", words.turn_card, (TURN_CARD,)), _NONE),
            labels=True,
        ),
        QuestionKind(
            "swap", "ask-swap", (AnswerForm("do-replace", words.replaced, (CARD,)),), about=(Field(CARD, "card"),)
        ),
    )
)


def describe(st: State, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question as one seat sees them."""
    return described(KINDS[ask.kind], st, ask, seat, refs)


def about(st: State, ask: Ask, seat: Seat) -> About:  # noqa: ARG001 - everybody sees the same
    """The cards that a question is about, and whether it asks a player to use their own ability."""
    cards = [CardId(card) for card in KINDS[ask.kind].cards(ask)]
    return About([(card + 1, DEFS[st.card[card]].slug) for card in cards], own=ask.kind == "window")


def candidates(st: State, ask: Ask) -> Answers:
    """The answers worth a try, the most natural first."""
    own = tactics_of(st).candidates(st, ask)
    if own is not None:
        return own
    of_kind = KINDS[ask.kind].candidates
    return ask.answers[:1] if of_kind is None else of_kind(st, ask)
