"""Card games played by their exact rules.

    import emberhold

    match = emberhold.new("ashes", seed=7)
    outcome = emberhold.play(match, ["greedy", "random"], seed=1)
    emberhold.save(match, "match.json")
    again = emberhold.load("match.json")

Nothing is loaded before it is used, so that a command line that needs none of it starts quickly.
"""

TYPE_CHECKING = False  # what type checkers take for true; `typing` itself takes longer to load than all of this
if TYPE_CHECKING:
    from emberhold.bots.bot import Bot
    from emberhold.bots.handle import Handle
    from emberhold.core.decisions import Decision, IllegalAnswer, Message, Option, WhyNot
    from emberhold.core.errors import EmberholdError
    from emberhold.core.journal import Journal
    from emberhold.core.match import Match
    from emberhold.core.rng import Rng
    from emberhold.core.state import Outcome
    from emberhold.facade import (
        bot_names,
        deck_names,
        game_names,
        load,
        load_bot,
        load_game,
        new,
        play,
        random_deck,
        read_deck,
        replay,
        save,
    )

__all__ = [
    "Bot",
    "Decision",
    "EmberholdError",
    "Handle",
    "IllegalAnswer",
    "Journal",
    "Match",
    "Message",
    "Option",
    "Outcome",
    "Rng",
    "WhyNot",
    "__version__",
    "bot_names",
    "deck_names",
    "game_names",
    "load",
    "load_bot",
    "load_game",
    "new",
    "play",
    "random_deck",
    "read_deck",
    "replay",
    "save",
]

__version__ = "0.1.0"

_PLACES = {
    "Bot": "bots.bot",
    "Decision": "core.decisions",
    "EmberholdError": "core.errors",
    "Handle": "bots.handle",
    "IllegalAnswer": "core.decisions",
    "Journal": "core.journal",
    "Match": "core.match",
    "Message": "core.decisions",
    "Option": "core.decisions",
    "Outcome": "core.state",
    "Rng": "core.rng",
    "WhyNot": "core.decisions",
}
"""Where a name is that is not in `facade`."""


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'emberhold' has no attribute '{name}'")
    from importlib import import_module

    value = getattr(import_module(f"emberhold.{_PLACES.get(name, 'facade')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
