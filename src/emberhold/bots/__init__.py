"""Players that are programs. A bot sees one seat's side of a match through a handle, and nothing else."""

from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.roster import UnknownBot, bot_names, load_bot

__all__ = ["Bot", "Handle", "UnknownBot", "bot_names", "load_bot"]
