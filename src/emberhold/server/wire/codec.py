"""Messages and bodies to bytes, and bytes to messages."""

from __future__ import annotations

from typing import Final

import msgspec

from emberhold.server.wire.client_messages import ClientMessage

__all__ = ["decode_message", "encode"]

encode: Final = msgspec.json.Encoder().encode
decode_message: Final = msgspec.json.Decoder(ClientMessage).decode
