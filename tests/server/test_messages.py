"""The protocol says what it does: types, examples, generated files and sentences belong together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from emberhold.i18n import Texts
from emberhold.server.wire import client_messages, http_bodies, server_messages
from emberhold.server.wire.schema import written

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
SOURCES = sorted((ROOT / "src" / "emberhold" / "server").rglob("*.py"))


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_of_the_guide_is_a_message(name: str, text: str) -> None:
    kind = next(
        getattr(module, name) for module in (client_messages, server_messages, http_bodies) if hasattr(module, name)
    )
    read: Any = msgspec.json.decode(text, type=kind)

    assert msgspec.json.decode(msgspec.json.encode(read), type=kind) == read


@pytest.mark.parametrize(
    "union", [client_messages.ClientMessage, server_messages.ServerMessage], ids=["client", "server"]
)
def test_messages_are_told_apart_by_their_tag_and_described_in_the_guide(union: Any) -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(union)]

    assert len(set(tags)) == len(tags)
    assert [tag for tag in tags if f"`{tag}" not in GUIDE] == []


def test_a_message_with_a_field_too_much_is_none() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"t":"undo","seat":0,"force":true}', type=client_messages.ClientMessage)


@pytest.mark.parametrize("name", ["protocol.schema.json", "protocol.ts"])
def test_what_the_web_client_is_built_with_is_current(name: str) -> None:
    file = ROOT / "web" / "src" / name

    assert file.read_text(encoding="utf-8") == written()[name], "run: python -m emberhold.server.wire.schema"


def test_every_code_has_a_sentence_and_stands_in_the_guide() -> None:
    codes = set()
    for source in SOURCES:
        codes |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', source.read_text(encoding="utf-8")))
    texts = Texts("en", "")

    assert len(codes) > 25
    assert [code for code in sorted(codes) if not texts.has(f"server-error-{code}")] == []
    assert [code for code in sorted(codes) if f"`{code}`" not in GUIDE] == []
