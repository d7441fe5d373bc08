"""Every kind of event of Ashes by its name: what `State.tell` may write, and with which facts."""

from __future__ import annotations

from emberhold.games.ashes.seen import card_event_types, turn_event_types

__all__ = ["EVENTS"]

EVENTS: dict[str, type] = {**turn_event_types.EVENTS, **card_event_types.EVENTS}
