"""What these rules do, in twelve hex digits; `make digest` writes them (docs/decisions/009)."""

from typing import Final

RULES_VERSION: Final = "0b577dc0b991"
