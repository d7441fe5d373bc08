"""Every sentence a person reads: one folder a language, one file a game, plus `core.ftl` for the shells."""

from emberhold.i18n.texts import ENGLISH, LanguageError, Texts, languages

__all__ = ["ENGLISH", "LanguageError", "Texts", "languages"]
