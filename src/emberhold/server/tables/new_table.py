"""What is asked for when somebody opens a table or sits down: whether it can be, and as what it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emberhold.core.chosen import complete
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import GameSpec, SetupError
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.logs import log, trace, where
from emberhold.server.store.store import SeatRow
from emberhold.server.tokens import hashed, new_token
from emberhold.server.wire.http_bodies import NewTable, SeatToken

__all__ = ["check_seats", "seat_rows", "setup_for", "shown_name"]


def check_seats(body: NewTable, spec: GameSpec, limits: Limits, bots: Sequence[str]) -> None:
    """Raise Refused if there can be no such table. The set-up is checked elsewhere."""
    fewest, most = spec.players
    if not fewest <= len(body.seats) <= most:
        raise Refused("seats", {"fewest": fewest, "most": most})
    if body.seed is not None and not 0 <= body.seed < 1 << 63:
        raise Refused("setup", detail="seed: a whole number from 0 to 2^63 - 1.")
    if not 0 <= body.options.pace_ms <= limits.pace_ms:
        raise Refused("setup", detail=f"options.pace_ms: 0 to {limits.pace_ms}.")
    for seat in body.seats:
        if seat.kind == "bot" and seat.bot not in bots:
            raise Refused("unknown-bot")
        if seat.kind != "bot" and seat.bot is not None:
            raise Refused("seats", {"fewest": fewest, "most": most})


def seat_rows(body: NewTable, guest: str, limits: Limits) -> tuple[list[SeatRow], list[SeatToken]]:
    """The seats as they are kept, and the tokens of those that are the creator's."""
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


def setup_for(body: NewTable, spec: GameSpec, seed: int) -> dict[str, Any]:
    """The set-up that was asked for; what of it was not chosen is drawn. The game says whether its rules allow it."""
    if body.setup is not None and body.chosen is not None:
        raise Refused("setup", detail="A table has a setup, or what was chosen of one; not both.")
    if "board" in (body.setup or {}):
        raise Refused("setup", detail="setup.board: a table begins at the beginning.")
    try:
        setup = dict(complete(spec, len(body.seats), body.chosen or {}, seed) if body.setup is None else body.setup)
        if body.options.lists is not None:
            setup["lists"] = body.options.lists
        match = spec.new(setup, seed, log=False)
    except SetupError as error:
        raise Refused("setup", detail=str(error)) from None
    except Exception as error:
        if not isinstance(error, EmberholdError | TypeError | ValueError | KeyError | RecursionError):
            log("setup-failed", game=body.game, error=where(error), trace=trace(error))
        raise Refused("setup", detail=type(error).__name__) from None
    if match.seats != len(body.seats):
        raise Refused("setup", detail=f"setup.seats: {match.seats}, but the table has {len(body.seats)}.")
    return setup


def shown_name(name: str, limits: Limits) -> str:
    """A name as it is shown: one line, not too long, nothing invisible."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[: limits.name]
