"""What a nemesis shows and tells is declared in its folder, and nobody else has to know of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.core.seen_types import SeenTypes, seen_types_of
from emberhold.server.wire.type_schemas import event_name, seen_schema
from tests.games.aeons_end.new_content import more_nemeses_known
from tests.games.aeons_end.positions import step
from tests.games.aeons_end.table import GAME, first_mages, new_match


def declared() -> SeenTypes:
    types = seen_types_of(load_game(GAME))
    assert types is not None
    return types


@pytest.fixture
def more_nemeses() -> Iterator[None]:
    with more_nemeses_known():
        yield


def test_every_nemesis_declares_its_mat() -> None:
    (variants,) = declared().variants
    assert set(variants.types) == {
        str(thing["slug"]) for thing in load_game(GAME).content() if thing["type"] == "nemesis"
    }
    assert [nemesis for nemesis, kind in variants.types.items() if kind is None] == []


@pytest.mark.usefixtures("more_nemeses")
def test_a_new_nemesis_brings_its_types_along() -> None:
    """One that declares nothing has a mat of any keys."""
    types = declared()
    defs: dict[str, Any] = seen_schema(GAME, types)["$defs"]
    assert defs["NemesisViewTideCaller"]["properties"]["board"]["$ref"] == "#/$defs/TideView"
    assert defs["NemesisViewGlassWarden"]["properties"]["board"]["type"] == "object"
    assert {"tide", "pearl", "drowned", "wave-hurt"} < set(types.events)
    schema = seen_schema(GAME, types)
    view = jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{types.view.__name__}"})
    event = jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{event_name(types)}"})
    kinds = set()
    for seed in range(6):
        match = new_match(first_mages(2, "tide-caller"), seed).match
        rng = Rng(seed)
        while match.pending:
            view.validate(match.view(seed % 2))
            step(match, rng)
        for told in match.events(None):
            event.validate(told)
            kinds.add(told["kind"])
    assert {"tide", "drowned"} < kinds


def test_a_mat_is_forgotten_with_its_nemesis() -> None:
    assert "tide" not in declared().events
