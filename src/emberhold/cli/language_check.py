"""The language that was asked for, and what of it there is."""

from emberhold.cli.output import note

__all__ = ["check_language", "sentences_in"]


def sentences_in(lang: str) -> str:
    """The language that sentences are in when this one is asked for."""
    from emberhold.i18n.texts import ENGLISH, has_sentences

    return lang if has_sentences(lang) else ENGLISH


def check_language(lang: str) -> None:
    """A language that there is; where only names are translated so far, that is said once."""
    from emberhold.i18n.texts import Texts

    texts = Texts(lang, "")
    if sentences_in(lang) != lang:
        note(texts.fill("cli-names-only", {"lang": lang}))
