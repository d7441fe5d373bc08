"""Drafts by bots, decks of random picks, and matches between such decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.bots import Bot, Handle
from emberhold.bots.greedy import Greedy
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import COPIES, TYPES
from emberhold.games.ashes.draft.bot.dice_wish import fitting_dice
from emberhold.games.ashes.draft.constants import PACK_SIZE
from emberhold.games.ashes.draft.match import DraftMatch
from emberhold.games.ashes.draft.rules.decks import match_setup, unique_card
from emberhold.games.ashes.draft.setup.lay_out import new_table

__all__ = ["DRAFT", "bot_draft", "play_out", "random_picks", "wins"]

DRAFT = load_game("ashes-draft")
ASHES = load_game("ashes")
TOO_LONG = 3_000


def play_out(match: Match, bots: Sequence[Bot], luck: Rng) -> Match:
    """Let bots answer everything, each by its own view."""
    for _ in range(TOO_LONG):
        if not match.pending:
            break
        decision = match.pending[0]
        seat = decision.seats[0]
        match.answer(seat, decision, bots[seat].choose(Handle(match, seat), decision, luck))
    return match


def bot_draft(players: int, seed: int) -> DraftMatch:
    match = play_out(DRAFT.new({"players": players}, seed), [Greedy()] * players, Rng(seed))
    assert isinstance(match, DraftMatch)
    return match


def random_picks(seed: int) -> Mapping[str, object]:
    """A deck of a random Phoenixborn and nine random cards, with dice that fit their costs."""
    table, luck = new_table(2, Rng(seed)), Rng(seed).fork()
    phoenixborn = table.slug(table.unclaimed[luck.below(len(table.unclaimed))])
    luck.shuffle(table.deck)
    cards = [unique_card(phoenixborn), *(table.slug(card) for card in table.deck[:PACK_SIZE])]
    dice = fitting_dice([phoenixborn, *cards])
    return {
        "phoenixborn": phoenixborn,
        "dice": {kind: n for kind, n in zip(TYPES, dice, strict=True) if n},
        "cards": dict.fromkeys(cards, COPIES),
    }


def wins(game: int) -> bool | None:
    """Whether a drafted deck beats a deck of random picks, the same bot playing both; None if there was no end.

    The bot thinks less than usual, so that many matches can be played.
    """
    bot = Greedy(worlds=1, lines=2, finalists=1)
    draft = bot_draft(2 + game % 3, game)
    drafted = draft.decks()[game % draft.seats]
    side = game // 3 % 2
    decks = [random_picks(game), random_picks(game)]
    decks[side] = drafted
    match = play_out(ASHES.new(match_setup(decks, "sealed"), game), [bot, bot], Rng(game))
    return None if match.outcome is None else match.outcome.winners == (side,)
