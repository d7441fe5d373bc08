"""Every sentence that people read: one folder per language, one file per game, plus `core.ftl` for the clients."""

from emberhold.i18n.texts import ENGLISH, LanguageError, Texts, languages

__all__ = ["ENGLISH", "LanguageError", "Texts", "languages"]
