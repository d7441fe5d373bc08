"""What these rules do, in twelve hex digits; `make digest` writes them (docs/decisions/009)."""

from typing import Final

RULES_VERSION: Final = "b2e52aaa1940"
