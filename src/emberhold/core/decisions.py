"""Questions are data: what a match asks, what may be answered, and what an answer means."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Final, TypeAlias

from emberhold.core.errors import EmberholdError
from emberhold.core.kinds import Seat

__all__ = [
    "ENDS_CHOICE",
    "ENDS_TURN",
    "FIRST",
    "NONE",
    "NOTHING",
    "NO_KINDS",
    "NO_USUAL",
    "PLAIN",
    "About",
    "Answers",
    "Arg",
    "Ask",
    "Decision",
    "Effect",
    "IllegalAnswer",
    "Manners",
    "Message",
    "Option",
    "Value",
    "WhyNot",
]

Value: TypeAlias = tuple[int, ...]
"""An answer by value: instance ids and small numbers, never an index into a list of options."""

NONE: Final[Value] = ()
"""The answer "nothing (more)": decline, done, no target."""

Answers: TypeAlias = list[Value]

NO_USUAL: Final = 0
FIRST: Final = 1
NOTHING: Final = 2
"""Which answer is the usual one: none of them, the first one, or "nothing" where that is offered."""

ENDS_TURN: Final = "turn"
ENDS_CHOICE: Final = "choice"
"""What an option ends: the turn and all else that could be done in it, or only the question ("done", "none")."""


class IllegalAnswer(EmberholdError):
    """An answer that was not offered. Nothing has changed."""


class Ask:
    """A question in the middle of the rules: who is asked, what kind of choice it is, which answers are legal.

    The legal answers may be given as a function. It is called only when somebody looks at them: a match that follows
    recorded answers never pays for it, and a match whose hidden cards were dealt anew finds them again.
    """

    __slots__ = ("_answers", "_find", "about", "hidden", "kind", "label", "rule", "seats")

    def __init__(
        self,
        kind: str,
        seat: Seat,
        answers: Answers | None = None,
        *,
        find: Callable[[], Answers] | None = None,
        about: Value = NONE,
        rule: str = "",
        label: str = "",
        seats: tuple[Seat, ...] | None = None,
        hidden: bool = False,
    ) -> None:
        self.kind = kind
        self.seats = (seat,) if seats is None else seats
        self.about = about
        self.rule = rule
        self.hidden = hidden
        """Whether there might be several answers as far as the others know. Then it is put even if there is only one:
        an answer given at once would tell them what the seat holds."""
        self.label = label
        """Chooses among several sentences for the same kind of question."""
        self._answers = answers
        self._find = find

    @property
    def answers(self) -> Answers:
        found = self._answers
        if found is None:
            assert self._find is not None
            found = self._answers = self._find()
        return found

    def look_again(self) -> None:
        """Forget the answers found earlier: hidden cards were dealt anew."""
        if self._find is not None:
            self._answers = None

    def fallback(self) -> Value:
        """The answer that does the least; it is given for a seat that has conceded."""
        answers = self.answers
        return NONE if NONE in answers else answers[0]


Effect: TypeAlias = Generator[Ask, Value, None]
"""What happens inside one action: it yields questions, receives answers, and ends at the next quiet point."""


Arg: TypeAlias = int | str | tuple[str, ...]


class Message:
    """A sentence for a person: an id in the language files and its arguments.

    A string argument is itself a message id (a card's name, a die), several of them form a list, a number is a number.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None) -> None:
        self.id = id
        self.args: Mapping[str, Arg] = {} if args is None else args

    def to_json(self) -> dict[str, object]:
        args = {key: list(arg) if isinstance(arg, tuple) else arg for key, arg in self.args.items()}
        return {"id": self.id, "args": args}

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {dict(self.args)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and dict(self.args) == dict(other.args)

    def __hash__(self) -> int:
        return hash(self.id)


class Option:
    """One thing a seat may answer.

    `key` names it within its decision. `meaning` says what it does in words that are the same in every world that the
    seat thinks possible. `refs` are the ids, as this seat sees them, of the cards that it is about. `ends` says what
    it ends: ENDS_TURN, ENDS_CHOICE or nothing.
    """

    __slots__ = ("ends", "key", "meaning", "refs", "rule", "text")

    def __init__(
        self, key: str, meaning: tuple[str, ...], text: Message, refs: tuple[int, ...], rule: str, ends: str = ""
    ) -> None:
        self.key = key
        self.meaning = meaning
        self.text = text
        self.refs = refs
        self.rule = rule
        self.ends = ends

    def __repr__(self) -> str:
        return f"<Option {self.key!r}: {' '.join(self.meaning)}>"

    @property
    def ends_turn(self) -> bool:
        """Whether it ends the turn, and so all else that could still be done; clients may ask "are you sure?"."""
        return self.ends == ENDS_TURN

    @property
    def uses_nothing(self) -> bool:
        """Whether it uses no card: it declines, or lets somebody else go first."""
        return not self.refs

    def to_json(self) -> dict[str, object]:
        return {
            "key": self.key,
            "meaning": list(self.meaning),
            "text": self.text.to_json(),
            "refs": list(self.refs),
            "rule": self.rule,
        }


class Manners:
    """What clients may do with every question of a kind.

    `interrupts`: something has happened, and the question is only whether this seat reacts. A client may pass such a
    question for somebody who wants that. So a question that needs care (who blocks, who guards) never interrupts.

    `formality`: looks at a question by public facts alone, and finds the answer that a client may give for somebody who
    wants that; None if the question is more than a formality. `order`: it asks for an order. Few people mind it, but
    those who plan ahead can keep such questions and leave the other formalities to the client.
    """

    __slots__ = ("formality", "interrupts", "order", "usual")

    def __init__(
        self,
        *,
        interrupts: bool = False,
        usual: int = NO_USUAL,
        formality: Callable[[Ask], Value | None] | None = None,
        order: bool = False,
    ) -> None:
        self.interrupts = interrupts
        self.usual = usual
        """What a player nearly always answers: NO_USUAL, FIRST or NOTHING."""
        self.formality = formality
        self.order = order


PLAIN: Final = Manners()
"""A question that has to be answered, and has no usual answer."""
NO_KINDS: Final[dict[str, Manners]] = {}


class About:
    """What a question is about, as one seat sees it: the cards by id and name, the one whose text asks first.

    `own`: it only asks whether the seat uses an ability of its own. It is no reaction to what others do.
    """

    __slots__ = ("cards", "own")

    def __init__(self, cards: Sequence[tuple[int, str]] = (), *, own: bool = False) -> None:
        self.cards = tuple(cards)
        self.own = own


NO_ABOUT: Final = About()


class Decision:
    """A question that waits for an answer, as the seats that may answer it see it."""

    __slots__ = ("_describe", "_find_about", "_kinds", "_numbers", "_options", "ask")

    def __init__(
        self,
        ask: Ask,
        numbers: tuple[int, ...],
        describe: Callable[[Ask, Seat], tuple[Message, list[Option]]],
        kinds: Mapping[str, Manners] = NO_KINDS,
        find_about: Callable[[Ask, Seat], About] | None = None,
    ) -> None:
        self.ask = ask
        self._find_about = find_about
        self._numbers = numbers
        self._describe = describe
        self._kinds = kinds
        self._options: dict[Seat, tuple[Message, list[Option]]] = {}

    def __repr__(self) -> str:
        seats = " or ".join(map(str, self.seats))
        return f"<Decision {self.number} of seat {seats}: {self.kind}, {self.count} options>"

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.ask.seats

    def number_for(self, seat: int) -> int:
        """How many decisions this seat had before; it tells nothing about the decisions of other seats."""
        return self._numbers[self.ask.seats.index(Seat(seat))]

    @property
    def number(self) -> int:
        return self._numbers[0]

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def manners(self) -> Manners:
        return self._kinds.get(self.ask.kind, PLAIN)

    @property
    def interrupts(self) -> bool:
        """Whether something has happened, and the question is only whether this seat reacts."""
        return self.manners.interrupts

    @property
    def passive(self) -> bool:
        """Whether it only interrupts, and "nothing" is an answer: a client may give that answer for its person."""
        return self.manners.interrupts and NONE in self.ask.answers

    @property
    def usual(self) -> str | None:
        """The key of what a player nearly always answers; None if there is no such answer."""
        usual = self.manners.usual
        if usual == FIRST:
            return "0"
        if usual == NOTHING and NONE in self.ask.answers:
            return str(self.ask.answers.index(NONE))
        return None

    @property
    def formality(self) -> str | None:
        """The key of the answer that a client may give for somebody who wants that; None if it is no formality."""
        find = self.manners.formality
        answer = None if find is None else find(self.ask)
        return None if answer is None else str(self.ask.answers.index(answer))

    @property
    def count(self) -> int:
        """How many options there are, without describing them."""
        return len(self.ask.answers)

    def described(self, seat: int | None = None) -> tuple[Message, list[Option]]:
        """Prompt and options as this seat sees them (without a seat: as the first seat that may answer sees them)."""
        who = self.ask.seats[0] if seat is None else Seat(seat)
        if who not in self._options:
            self._options[who] = self._describe(self.ask, who)
        return self._options[who]

    def about(self, seat: int) -> About:
        """What it is about, as this seat sees it."""
        return NO_ABOUT if self._find_about is None else self._find_about(self.ask, Seat(seat))

    @property
    def prompt(self) -> Message:
        return self.described()[0]

    @property
    def options(self) -> list[Option]:
        return self.described()[1]

    def to_json(self, seat: int | None = None) -> dict[str, object]:
        prompt, options = self.described(seat)
        return {
            "number": self.number if seat is None else self.number_for(seat),
            "seats": list(self.seats),
            "kind": self.kind,
            "prompt": prompt.to_json(),
            "options": [option.to_json() for option in options],
        }


class WhyNot:
    """Why something cannot be done now: a sentence and the rule it rests on."""

    __slots__ = ("rule", "text")

    def __init__(self, text: Message, rule: str) -> None:
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return f"WhyNot({self.text!r}, {self.rule!r})"

    def to_json(self) -> dict[str, object]:
        return {"text": self.text.to_json(), "rule": self.rule}
