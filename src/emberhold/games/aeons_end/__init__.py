"""Aeon's End: The New Age, for one to four breach mages who win or lose together."""

from emberhold.games.aeons_end.spec import AeonsEndSpec

GAME = AeonsEndSpec()
