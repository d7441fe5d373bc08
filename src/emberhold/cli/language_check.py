"""Checks the language that was asked for, and says what is translated."""

from emberhold.cli.output import note

__all__ = ["check_language", "sentences_in"]


def sentences_in(lang: str) -> str:
    """The language of the sentences if this language is asked for."""
    from emberhold.i18n.texts import ENGLISH, has_sentences

    return lang if has_sentences(lang) else ENGLISH


def check_language(lang: str) -> None:
    """Check that the language exists. If only names are translated so far, say so once."""
    from emberhold.i18n.texts import Texts

    texts = Texts(lang, "")
    if sentences_in(lang) != lang:
        note(texts.fill("cli-names-only", {"lang": lang}))
