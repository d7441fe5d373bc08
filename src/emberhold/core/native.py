"""A mark for mypyc that does nothing in the interpreter, so that mypyc need not be installed to play.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands on classes that games from other packages inherit from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_marks):
        return lambda cls: cls
