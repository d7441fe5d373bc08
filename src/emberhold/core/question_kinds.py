"""Each kind of question is declared once: what its numbers stand for, its sentences, its manners, what bots try.

    SUIT = NumberKind("suit", lambda st, n: 0 <= n < 4, lambda st, n: f"suit-{n}")
    QuestionKind("trump", "ask-trump", about=(Field(SEAT, "seat"),), answers=(AnswerForm("do-trump", say, (SUIT,)),))

A game asks by name (`Ask("trump", …)`); prompt, options and candidates are read off the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias, TypeVar, final

from emberhold.core.decisions import NO_USUAL, Answers, Arg, Ask, Manners, Message, Option, Value
from emberhold.core.kinds import Seat
from emberhold.core.seat_letters import seat_id
from emberhold.core.state import State

__all__ = [
    "AMOUNT",
    "ANY",
    "PLACE",
    "SEAT",
    "YES",
    "AnswerForm",
    "Field",
    "NumberKind",
    "OptionWords",
    "QuestionKind",
    "by_name",
    "constant",
    "describe",
    "labelled",
]

S = TypeVar("S", contravariant=True)
"""The game's state."""

OptionWords: TypeAlias = tuple[tuple[str, ...], Message, Sequence[int]]
"""An option in words: meaning, sentence, and the ids of the cards or other things that it is about."""

ANY: Final = -(1 << 30)
"""In place of a verb: this form of answer has none."""


@final
class NumberKind(Generic[S]):
    """What a number in a question or an answer stands for: a card, a seat, an amount."""

    __slots__ = ("fits", "is_card", "name", "say")

    def __init__(
        self,
        name: str,
        fits: Callable[[S, int], bool],
        say: Callable[[S, int], Arg] = lambda _, n: n,
        *,
        is_card: bool = False,
    ) -> None:
        self.name = name
        self.fits = fits
        """Whether a number can stand for something of this kind at this table."""
        self.say = say
        """The argument of a sentence that says it: a number, or the id of a message."""
        self.is_card = is_card


AMOUNT: Final[NumberKind[State]] = NumberKind("amount", lambda _, n: n >= 0)
PLACE: Final[NumberKind[State]] = NumberKind("place in a list", lambda _, n: n >= 0)
YES: Final[NumberKind[State]] = NumberKind("yes", lambda _, n: n == 1)
SEAT: Final[NumberKind[State]] = NumberKind("seat", lambda st, n: 0 <= n < st.seats, lambda _, n: seat_id(n))
"""What is the same in every game."""


@final
class Field(Generic[S]):
    """One number of what a question is about. `arg` names it in the prompt; with `may_be_none`, -1 stands for none."""

    __slots__ = ("arg", "kind", "may_be_none")

    def __init__(self, kind: NumberKind[S], arg: str = "", *, may_be_none: bool = False) -> None:
        self.kind = kind
        self.arg = arg
        self.may_be_none = may_be_none

    def fits(self, st: S, n: int) -> bool:
        return (n == -1 and self.may_be_none) or self.kind.fits(st, n)


@final
class AnswerForm(Generic[S]):
    """One form that answers to a question can have: perhaps a verb, then a number for each field.

    `text` is the id of its sentence; `words` makes the sentence and the meaning of an answer. If `words` chooses among
    several sentences, their ids begin with `text` and a hyphen, or they are listed in `also`.
    """

    __slots__ = ("also", "ends", "fields", "more", "rule", "text", "verb", "words")

    def __init__(
        self,
        text: str,
        words: Callable[[S, Ask, Value, Seat, str], OptionWords],
        fields: Sequence[NumberKind[S]] = (),
        *,
        verb: int = ANY,
        more: bool = False,
        ends: str = "",
        rule: str = "",
        also: tuple[str, ...] = (),
    ) -> None:
        self.text = text
        self.words = words
        self.fields = tuple(fields)
        self.verb = verb
        """The number that such an answer begins with."""
        self.more = more
        """Whether further numbers may follow, whose meaning is not known here."""
        self.ends = ends
        """What it ends: ENDS_TURN, ENDS_CHOICE or nothing."""
        self.rule = rule
        """The rule it rests on, if that is not the rule of the question."""
        self.also = also

    def takes(self, st: S, value: Value) -> bool:
        """Whether this answer has this form."""
        numbers = value
        if self.verb != ANY:
            if not value or value[0] != self.verb:
                return False
            numbers = value[1:]
        fields = self.fields
        if len(numbers) != len(fields) and not (self.more and len(numbers) > len(fields)):
            return False
        for field, n in zip(fields, numbers, strict=False):  # noqa: SIM110 - a generator takes twice as long
            if not field.fits(st, n):
                return False
        return True


def constant(*meaning: str) -> Callable[[S, Ask, Value, Seat, str], OptionWords]:
    """The `words` of an answer that always means the same."""

    def words(_st: S, _ask: Ask, _value: Value, _seat: Seat, text: str) -> OptionWords:
        return meaning, Message(text), []

    return words


def labelled(text: str, ask: Ask, args: dict[str, Arg]) -> Message:
    """The usual prompt: the sentence of the question's kind, or of its label."""
    return Message(f"{text}-{ask.label}" if ask.label else text, args)


@final
class QuestionKind(Manners, Generic[S]):
    """A kind of question, declared once."""

    __slots__ = (
        "_by_verb",
        "_without_verb",
        "about",
        "answers",
        "candidates",
        "labels",
        "name",
        "phrase",
        "rest",
        "text",
    )

    def __init__(
        self,
        name: str,
        text: str,
        answers: Sequence[AnswerForm[S]],
        *,
        about: Sequence[Field[S]] = (),
        rest: Sequence[Field[S]] = (),
        labels: bool = False,
        phrase: Callable[[str, Ask, dict[str, Arg]], Message] = labelled,
        interrupts: bool = False,
        usual: int = NO_USUAL,
        formality: Callable[[Ask], Value | None] | None = None,
        order: bool = False,
        candidates: Callable[[S, Ask], Answers] | None = None,
    ) -> None:
        super().__init__(interrupts=interrupts, usual=usual, formality=formality, order=order)
        self.name = name
        self.text = text
        """The id of its prompt."""
        self.answers = tuple(answers)
        self._without_verb = tuple([form for form in answers if form.verb == ANY])
        self._by_verb = {
            verb: tuple([form for form in answers if form.verb in (verb, ANY)])
            for verb in sorted({form.verb for form in answers} - {ANY})
        }
        """For the number that an answer begins with, the forms that it can have."""
        self.about = tuple(about)
        """What the numbers of `Ask.about` stand for, in order."""
        self.rest = tuple(rest)
        """What further numbers stand for, repeated as often as needed."""
        self.labels = labels
        """Whether its questions carry a label, which chooses the sentence or the words of the answers."""
        self.phrase = phrase
        """Makes the prompt from its id, the question and the arguments in words."""
        self.candidates = candidates
        """The answers that a bot tries, the most natural first; without it the first answer is as good as any."""

    def prompt(self, st: S, ask: Ask) -> Message:
        args: dict[str, Arg] = {}
        for field, n in zip(self.about, ask.about, strict=False):
            if field.arg and not (n == -1 and field.may_be_none):
                args[field.arg] = field.kind.say(st, n)
        return self.phrase(self.text, ask, args)

    def cards(self, ask: Ask) -> list[int]:
        """The cards that a question is about; the one whose text asks comes first."""
        return [n for field, n in zip(self.about, ask.about, strict=False) if field.kind.is_card and n >= 0]

    def form(self, st: S, value: Value) -> AnswerForm[S]:
        """The form that an answer has."""
        for form in self._by_verb.get(value[0], self._without_verb) if value else self._without_verb:
            if form.takes(st, value):
                return form
        raise LookupError(f"No form of the question '{self.name}' takes the answer {value}.")

    def misfit(self, st: S, ask: Ask) -> str:
        """In which way a question does not fit its declaration; empty if it fits."""
        if ask.label and not self.labels:
            return f"{self.name}: it has no labels, not even '{ask.label}'"
        fields, n = list(self.about), len(ask.about)
        while self.rest and len(fields) < n:
            fields.extend(self.rest)
        if len(fields) != n:
            return f"{self.name}: it is about {len(self.about)} numbers, not {ask.about}"
        for field, number in zip(fields, ask.about, strict=True):
            if not field.fits(st, number):
                return f"{self.name}: {number} in {ask.about} is not a possible {field.kind.name}"
        for value in ask.answers:
            if not any(form.takes(st, value) for form in self.answers):
                return f"{self.name}: no form takes the answer {value}"
        return ""


def by_name(*kinds: QuestionKind[S]) -> dict[str, QuestionKind[S]]:
    """The kinds of a game by name; two with the same name are a mistake."""
    out: dict[str, QuestionKind[S]] = {}
    for kind in kinds:
        if kind.name in out:
            raise ValueError(f"The kind of question '{kind.name}' is declared twice.")
        out[kind.name] = kind
    return out


def describe(
    kind: QuestionKind[S],
    st: S,
    ask: Ask,
    seat: Seat,
    refs: Callable[[S, Sequence[int], Seat], tuple[int, ...]],
    tell_apart: Callable[[S, list[OptionWords], Seat], list[OptionWords]] | None = None,
) -> tuple[Message, list[Option]]:
    """The prompt and the options of a question as one seat sees them.

    `refs` gives the ids, as this seat sees them, of the cards that an option is about; `tell_apart` rewords options
    that would read the same.
    """
    forms = [kind.form(st, value) for value in ask.answers]
    said = [form.words(st, ask, value, seat, form.text) for form, value in zip(forms, ask.answers, strict=True)]
    if tell_apart is not None:
        said = tell_apart(st, said, seat)
    options = []
    for number, (meaning, text, cards) in enumerate(said):
        form = forms[number]
        options.append(Option(str(number), meaning, text, refs(st, cards, seat), form.rule or ask.rule, form.ends))
    return kind.prompt(st, ask), options
