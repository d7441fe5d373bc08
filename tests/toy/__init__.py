"""A three-card game that lives only in the tests: the shells above the protocol must work for it unchanged."""

from tests.toy.spec import TOY

__all__ = ["TOY"]
