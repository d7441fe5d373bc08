"""Checks the request of somebody who opens a table or sits down, and turns it into what is stored."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from emberhold.core.chain import Chain, ChainSpec
from emberhold.core.chosen import complete
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import GameSpec, SetupError
from emberhold.core.seeds import KEYED, Seed, SeedError, read_seed, setup_number
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import SeatRow
from emberhold.server.tokens import hashed, new_token
from emberhold.server.wire.http_bodies import NewTable, SeatToken

__all__ = [
    "MOST_SEED",
    "chain_for",
    "check_length",
    "check_seats",
    "check_setup",
    "chosen_seed",
    "seat_rows",
    "setup_for",
    "shown_name",
    "too_long",
]


MOST_SEED: Final = 1 << 63
"""The store keeps whole numbers below this."""
MOST_DIGITS: Final = len(str(MOST_SEED))


def check_seats(body: NewTable, players: tuple[int, int], limits: Limits, bots: Sequence[str]) -> None:
    """Raise Refused if such a table is not possible. The set-up is checked in `setup_for`."""
    fewest, most = players
    if not fewest <= len(body.seats) <= most:
        raise Refused("seats", {"fewest": fewest, "most": most})
    check_length(limits, body.setup, body.chosen, body.guest, [seat.name for seat in body.seats])
    if body.seed is not None:
        chosen_seed(body.seed)
    if not 0 <= body.options.pace_ms <= limits.pace_ms:
        raise Refused("setup", detail=f"options.pace_ms: must be from 0 to {limits.pace_ms}.")
    least, longest = limits.pick_seconds if body.chain else (0, 0)
    if body.pick_seconds and not least <= body.pick_seconds <= longest:
        allowed = f"must be 0 or from {least} to {longest}" if body.chain else "only a chain of matches has one"
        raise Refused("setup", detail=f"pick_seconds: {allowed}.")
    for number, seat in enumerate(body.seats):
        if seat.kind == "bot" and seat.bot not in bots:
            raise Refused("unknown-bot")
        if seat.kind != "bot" and seat.bot is not None:
            raise Refused("setup", detail=f"seats[{number}].bot: only a seat of the kind 'bot' has one.")


def chosen_seed(wanted: int | str) -> Seed:
    """The seed that the creator wants. A number may come as text, because a page's own numbers lose digits."""
    number = isinstance(wanted, str) and wanted.isascii() and wanted.isdecimal() and len(wanted) <= MOST_DIGITS
    with suppress(SeedError):
        seed = read_seed(int(wanted) if number else wanted)
        if isinstance(seed, str) or 0 <= seed < MOST_SEED:
            return seed
    allowed = f"a whole number from 0 to 2^63 - 1, or '{KEYED}:' and the 64 hexadecimal digits of two keys"
    raise Refused("setup", detail=f"seed: must be {allowed}.")


def too_long(value: object, size: int, string: int) -> bool:
    """Whether a set-up, or what was chosen for one, is longer than it may be, or a text in it is."""
    try:
        return len(json.dumps(value)) > size or _has_long(value, string)
    except RecursionError:
        return True  # nothing that can be played is nested so deeply


def _has_long(value: object, string: int) -> bool:
    """Looks at one part after the other, because a value from outside may be nested deeply."""
    left = [value]
    while left:
        part = left.pop()
        if isinstance(part, str) and len(part) > string:
            return True
        if isinstance(part, Mapping):
            left += [*part.keys(), *part.values()]
        elif isinstance(part, list):
            left += part
    return False


def check_length(limits: Limits, *values: object) -> None:
    """Raise Refused if something that somebody chose is longer than it may be."""
    if any(value is not None and too_long(value, limits.setup_bytes, limits.string) for value in values):
        bounds = f"all of it {limits.setup_bytes} bytes of JSON, and a text in it {limits.string} letters"
        raise Refused("setup", detail=f"What was chosen is too long: at most {bounds}.")


def seat_rows(body: NewTable, guest: str, limits: Limits) -> tuple[list[SeatRow], list[SeatToken]]:
    """The seats as they are stored, and the tokens of the creator's own seats."""
    rows: list[SeatRow] = []
    tokens: list[SeatToken] = []
    for number, seat in enumerate(body.seats):
        row = SeatRow(number, seat.kind, shown_name(seat.name or "", limits), seat.bot, screen=0)
        if seat.kind in ("person", "shared"):
            tokens.append(SeatToken(number, new_token()))
            row.token = hashed(tokens[-1].token)
            row.guest = hashed(guest)
        rows.append(row)
    return rows, tokens


def setup_for(body: NewTable, spec: GameSpec, seed: Seed) -> dict[str, Any]:
    """The set-up that was asked for, with random choices for the rest. The game checks it against its rules."""
    if body.setup is not None and body.chosen is not None:
        raise Refused("setup", detail="Send either `setup` (a whole set-up) or `chosen` (parts of one), not both.")
    if "board" in (body.setup or {}):
        raise Refused("setup", detail="setup.board: a match at a table starts from the beginning, so leave this out.")
    try:
        number = setup_number(seed, "set-up")
        setup = dict(complete(spec, len(body.seats), body.chosen or {}, number) if body.setup is None else body.setup)
        if body.options.lists is not None:
            setup["lists"] = body.options.lists
    except Exception as error:
        raise _refusal(error, body.game) from None
    check_setup(spec, setup, seed, len(body.seats))
    return setup


def chain_for(body: NewTable, spec: ChainSpec, seed: Seed) -> Chain:
    """The chain that was asked for, at its first match. The number of players is that of the seats."""
    if body.game:
        raise Refused("setup", detail="Send either a `game` or a `chain`, not both.")
    if body.setup is not None and body.chosen is not None:
        raise Refused("setup", detail="Send either `setup` (a whole set-up) or `chosen` (parts of one), not both.")
    if body.options.lists is not None:
        raise Refused("setup", detail="options.lists: for a chain of matches, choose this in `chosen`.")
    count = len(body.seats)
    try:
        setup = {"players": count} | (body.setup or body.chosen or {})
        setup = dict(spec.drawn(setup, setup_number(seed, "set-up")))
        if spec.check(setup) != count:
            raise SetupError(f"setup.players: it has {setup['players']}, but the table has {count} seats.")
        return Chain(spec, setup, seed)
    except Exception as error:
        raise _refusal(error, body.chain) from None


def check_setup(spec: GameSpec, setup: dict[str, Any], seed: Seed, seats: int) -> None:
    """Raise Refused unless a match of this many seats can be played with this set-up."""
    try:
        match = spec.new(setup, seed, log=False)
    except Exception as error:
        raise _refusal(error, spec.name) from None
    if match.seats != seats:
        raise Refused("setup", detail=f"setup.seats: it has {match.seats}, but the table has {seats}.")


def _refusal(error: Exception, game: str) -> Refused:
    if isinstance(error, SetupError):
        return Refused("setup", detail=str(error))
    if not isinstance(error, EmberholdError | TypeError | ValueError | KeyError | RecursionError):
        log("setup-failed", game=game, error=where(error), trace=trace(error))
    return Refused(
        "setup", detail=f"This set-up could not be read ({type(error).__name__}). See `emberhold setup {game}`."
    )


def shown_name(name: str, limits: Limits) -> str:
    """A name as it is shown: one line, not too long, nothing invisible."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[: limits.name]
