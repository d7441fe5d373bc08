"""Somebody between a page and its server: answers some messages itself, and changes what the server says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor

__all__ = ["Between", "Said"]

Said: TypeAlias = dict[str, Any]
SOCKET: Final = re.compile(r"/api/tables/.*/ws")
NOTHING: Final[Mapping[str, object]] = {
    "told": [],
    "harms": [],
    "harms_me": False,
    "ends_turn": False,
    "chance": False,
}


class Between:
    """`heard` is what the page said. `foresee` answers previews from the option's meaning; None: never answer."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[Said] = []
        self.decision: Said | None = None
        self.foresee: Callable[[str, Said], Mapping[str, object] | None] = lambda _meaning, _view: {}
        self.ask: Callable[[Said], None] = lambda _decision: None
        """Changes a question before the page gets it."""
        self.view: Said = {}
        visitor.page.route_web_socket(SOCKET, self._join)

    def said(self, kind: str) -> list[Said]:
        """What the page said, of this kind."""
        return [message for message in self.heard if message["t"] == kind]

    def _join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            self.heard.append(message)
            if message["t"] == "preview":
                found = self.foresee(self._meaning(message["key"]), self.view)
                if found is not None:
                    page.send(json.dumps({**NOTHING, **message, **found}))
            else:
                server.send(text)

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "update" and message.get("seat") is not None:
                self.view = message["view"] or self.view
                self.decision = message["decision"]
                if self.decision is not None:
                    self.ask(self.decision)
            page.send(json.dumps(message))

        page.on_message(from_page)
        server.on_message(from_server)

    def _meaning(self, key: str) -> str:
        options = self.decision["options"] if self.decision else []
        return next((" ".join(option["meaning"]) for option in options if option["key"] == key), "")
