"""How messages at a table are compressed for clients that ask for it, as browsers do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import Z_SYNC_FLUSH

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from emberhold.server.wire.server_messages import Presence, Said, Welcome

__all__ = ["COMPRESSION", "Compression"]

WORDS_OF_OTHERS: Final = tuple(
    b'{"t":"%s"' % str(kind.__struct_config__.tag).encode() for kind in (Presence, Said, Welcome)
)
"""How messages begin that hold what people have written: names and chat."""
FLUSHED: Final = 4
"""How many bytes at the end of a flush are not sent, because they are always the same (RFC 7692)."""


class Compression(PerMessageDeflate):
    """Leaves the words of others alone.

    What is like something before it takes fewer bytes. If what others write were compressed together with what a seat
    sees, somebody who only sees how long messages are could write the name of a card, and learn whether it is there.
    """

    def encode(self, frame: Frame) -> Frame:
        return frame if bytes(frame.data[:32]).startswith(WORDS_OF_OTHERS) else super().encode(frame)

    def packed(self, message: bytes) -> bytes | None:
        """The same for a whole message of text, without a `Frame`; None if it goes out as it is."""
        if self.local_no_context_takeover or message.startswith(WORDS_OF_OTHERS):
            return None
        return (self.encoder.compress(message) + self.encoder.flush(Z_SYNC_FLUSH))[:-FLUSHED]


class CompressionFactory(ServerPerMessageDeflateFactory):
    """What a server agrees to."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, made = super().process_request_params(params, accepted_extensions)
        bits = made.remote_max_window_bits, made.local_max_window_bits
        return answer, Compression(
            made.remote_no_context_takeover, made.local_no_context_takeover, *bits, self.compress_settings
        )


COMPRESSION: Final = CompressionFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"level": 4, "memLevel": 5}
)
"""A message is much like the one before it, so the window has to hold the whole one before: with 13 bits (8 kB)
messages take half the bytes that they take with 12, and half the time at this level. A connection needs 48 kB for
it."""
