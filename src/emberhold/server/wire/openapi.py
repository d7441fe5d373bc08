"""The OpenAPI document of the HTTP interface, made from the same types that read and write the bodies."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from emberhold.server.wire import http_bodies
from emberhold.server.wire.types import PROTOCOL

__all__ = ["describe", "gives", "takes"]

REF: Final = "#/components/schemas/{name}"


def schema_of(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def gives(kind: Any, media: str = "application/json", status: int = 200) -> dict[str, Any]:
    """The body that a route answers with."""
    body = {media: {"schema": {"type": "string"} if kind is None else schema_of(kind)}}
    problem = {"description": "Problem", "content": {"application/json": {"schema": schema_of(http_bodies.Problem)}}}
    return {
        "status_code": status,
        "response_model": None,
        "responses": {status: {"description": "OK", "content": body}, "4XX": problem, "5XX": problem},
    }


def takes(kind: Any) -> dict[str, Any]:
    """The body that a route expects."""
    content = {"application/json": {"schema": schema_of(kind)}}
    return {"openapi_extra": {"requestBody": {"required": True, "content": content}}}


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole OpenAPI document."""
    if app.openapi_schema is None:
        found = get_openapi(title="Emberhold", version=str(PROTOCOL), routes=app.routes)
        kinds = [getattr(http_bodies, name) for name in http_bodies.__all__]
        _, components = msgspec.json.schema_components(kinds, ref_template=REF)
        found.setdefault("components", {}).setdefault("schemas", {}).update(components)
        for path in found["paths"].values():
            for operation in path.values():
                # Leave out FastAPI's own answer for wrong parameters: we answer with a Problem.
                operation["responses"].pop("422", None)
        app.openapi_schema = found
    return app.openapi_schema
