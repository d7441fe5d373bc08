"""What a nemesis does beyond its cards. The rules call these methods; they never ask for a nemesis by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.decisions import Answers, Ask, Effect, Value
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.native import mypyc_attr
from emberhold.core.question_kinds import OptionWords, QuestionKind
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.kinds import NemesisIndex, Target
from emberhold.games.aeons_end.mat import Mat
from emberhold.games.aeons_end.moments import Moment
from emberhold.games.aeons_end.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class NemesisDef:
    """A nemesis that does nothing special; each nemesis overrides what is different about it."""

    def __init__(
        self,
        slug: str,
        *,
        life: int,
        difficulty: int,
        battle: int,
        numbers: Mapping[str, int],
        verbs: tuple[str, ...] = (),
        house: tuple[str, ...] = (),
        kinds: tuple[QuestionKind[State], ...] = (),
    ) -> None:
        self.slug = slug
        self.life = life
        """Its starting life; 0 if it has no dial and never suffers damage itself."""
        self.difficulty = difficulty
        self.battle = battle
        self.numbers = numbers
        self.verbs = verbs
        """The first words of what its mat lets players do in their main phase."""
        self.house = house
        """What we had to make up because no source was found: a card by its slug, anything else by a name."""
        self.kinds = kinds
        """The kinds of question that only it asks; the module `bot` in its folder says which answers to try."""
        self.cards: list[CardDef] = []
        """Its nine unique cards and whatever else belongs to it, filled in when the cards are read."""
        self.index = NemesisIndex(-1)
        self.folder = ""
        """The package that holds everything about it, filled in when it is read."""
        self.rules_version = ""
        """What its rules do, in twelve hex digits, if it came later than the game: the version of the game's own rules
        does not hold them. Filled in when it is read (docs/decisions/041)."""
        self.follows_moments = type(self).noticed is not NemesisDef.noticed
        """Whether it has a `noticed` of its own: there are many moments, and most nemeses need none of them."""
        self.follows_decks = type(self).deck_cards_seen is not NemesisDef.deck_cards_seen
        """The same for `deck_cards_seen`."""
        self.differs_in_expeditions = type(self).in_expedition is not NemesisDef.in_expedition
        """Whether a battle of an expedition has to say that it is one (EXPED-10)."""

    @property
    def later(self) -> bool:
        """Whether it came later than the game: such a nemesis has a story of its own in random expeditions, and its
        place is behind those that came with the game."""
        return self.rules_version != ""

    def rules(self, game: str) -> str:
        """The version of the rules that a battle against it is played by, given that of the game's own rules."""
        return f"{game}-{self.rules_version}" if self.rules_version else game

    # -- set-up and turns ----------------------------------------------------------------------------------------

    def new_mat(self, seats: int) -> Mat:
        """An empty mat for a new battle."""
        return Mat()

    def lay_out(self, st: State) -> None:
        """Lay out its cards and boards before the first choice, in scenarios too. Nothing random may happen here: a
        deck of its own is shuffled in `prepare`."""

    def prepare(self, st: State) -> Effect:
        """The set-up lines of the mat (SETUP-07)."""
        yield from ()

    def in_expedition(self, st: State) -> None:
        """Change the mat for a battle of an expedition (EXPED-10); called after `lay_out`."""

    def unleash(self, st: State) -> Effect:
        """What it does when it unleashes (UNLEASH-01)."""
        yield from ()

    def start_of_turn(self, st: State) -> Effect | None:
        """At the start of a nemesis turn, before its cards in play (TURN-12)."""
        return None

    def cards_to_draw(self, st: State) -> int:
        """How many cards it draws in its draw phase (NEM-03); 0 if it has no draw phase any more."""
        return 1

    def end_of_turn(self, st: State) -> Effect | None:
        """At the end of a nemesis turn (TURN-12)."""
        return None

    def start_of_player_turn(self, st: State, seat: Seat) -> Effect | None:
        """At the start of a player's turn, before the casting phase (TURN-12)."""
        return None

    def end_of_main_phase(self, st: State, seat: Seat) -> Effect | None:
        """At the end of a player's main phase, before the draw phase."""
        return None

    def turn_over(self, st: State) -> None:
        """A turn has ended, a player's or its own: end what its mat kept for that turn (TURN-12)."""

    def noticed(self, st: State, moment: Moment) -> None:
        """Something happened that effects can be tied to (GEN-11), such as a supply pile that is empty now."""

    def deck_cards_seen(self, st: State, cards: list[CardId]) -> None:
        """These cards have come to light: drawn or looked at from the top of a player's deck. Only of use to a nemesis
        that shuffles such decks (DRAW-08)."""

    # -- damage --------------------------------------------------------------------------------------------------

    def can_be_hurt(self, st: State) -> bool:
        """Whether damage can be dealt to the nemesis itself."""
        return True

    def targets(self, st: State) -> Answers:
        """Further targets of damage (CAST-06), each a number lower than that of the nemesis itself."""
        return []

    def hurt(self, st: State, dealer: Seat, target: Target, n: int, source: CardId) -> Effect:
        """Damage by this player, from this card, to one of its own targets."""
        raise NotImplementedError(f"{self.slug} has no target of its own: {dealer}, {target}, {n}, {source}")

    def prevents(self, st: State, dealer: Seat, card: CardId) -> bool:
        """Whether damage by this player to this minion is prevented."""
        return False

    def reduced(self, st: State, target: Target, n: int) -> int:
        """How much damage by a player to the nemesis or a minion is left, after all bonuses (CAST-21). It must not
        change anything, because bots call it too."""
        return n

    def was_hurt(self, st: State, dealer: Seat, target: Target, n: int) -> Effect | None:
        """A player has dealt this much damage to the nemesis or a minion, which may have left play by now."""
        return None

    def entered(self, st: State, card: CardId) -> None:
        """A minion or power has just been put into play."""

    def left(self, st: State, card: CardId) -> bool:
        """A minion or power leaves play; its life and tokens are gone already. True if this mat has put it somewhere,
        False if it goes to the nemesis discard pile."""
        return False

    def stand_in(self, st: State) -> CardId:
        """The minion that has to be beaten instead of the nemesis, whose dial does not count any more; -1 if none."""
        return NO_CARD

    def tokens_in_play(self, st: State) -> int:
        """How many of its minions in play are tokens instead of cards (END-03)."""
        return 0

    # -- exhaustion and the end ----------------------------------------------------------------------------------

    def softens_exhaustion(self, st: State) -> bool:
        """Whether something else happens instead of the two Unleashes (EXHAUST-04); True if it has happened."""
        return False

    def forestalls_win(self, st: State) -> bool:
        """Whether something else happens where the players would win; True if it has happened."""
        return False

    # -- what its mat lets players do ----------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        """Further answers in a player's main phase, each beginning with BOARD."""
        return []

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        """Carry out one of these actions."""
        raise NotImplementedError(f"{self.slug} offers no action, so none can be taken: {seat}, {value}")

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        """Why one of these actions is not possible now: a message id and a rule."""
        return "why-no-such-thing", "MAIN-01"

    # -- what only it offers, in words ---------------------------------------------------------------------------

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        """An action or a target of its mat in words: the meaning, the sentence, and the cards it is about (or the ids
        of piles and breaches)."""
        raise NotImplementedError(f"{self.slug} has no words for {value} as an answer to '{ask.kind}'")

    # -- looking -------------------------------------------------------------------------------------------------

    def redeal(self, st: State, rng: Rng) -> None:
        """Deal anew what nobody can know about its mat, such as the order of a deck of its own (`deal_names`).
        Whenever a card of such a deck is revealed, `st.reveals` has to go up."""

    def known_in_deck(self, st: State) -> list[CardId]:
        """The cards of the nemesis deck that everybody knows, because they lay open when they were put there."""
        return []

    def board(self, st: State) -> Mapping[str, object]:
        """What lies on and beside its mat, for views; `mat_types` in its folder declares it."""
        return {}


NEMESES: Final[list[NemesisDef]] = []
KINDS: Final[dict[str, QuestionKind[State]]] = {}
"""Every kind of question there is, by name: those of the game, and those of the nemeses that were read."""
