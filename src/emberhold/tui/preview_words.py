"""What an option leads to, in sentences: what is certain, what is possible, what it does to one's own."""

from __future__ import annotations

import hashlib

from emberhold.core.decisions import Decision, Option
from emberhold.core.preview import Foreseen, preview
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.tui.narration import sentence
from emberhold.tui.session import Session

__all__ = ["preview_sentences"]


def preview_sentences(session: Session, decision: Decision, option: Option) -> list[str]:
    """What the person at the screen can know beforehand about this option."""
    texts, seat = session.texts, session.viewer
    found = preview(session.match, seat, decision, option.key, _luck(session, decision))
    out = [said for thing in found.told if (said := _said(thing, texts))]
    if found.harms or found.harms_me:
        out.append(texts.say("shell-preview-harm"))
    if found.ends_turn:
        out.append(texts.say("shell-preview-ends-turn"))
    if found.more:
        out.append(texts.say("shell-preview-more"))
    return out or [texts.say("shell-preview-nothing")]


def _luck(session: Session, decision: Decision) -> Rng:
    """Nothing of it is the luck of the match, and the same question has the same luck again."""
    seat = session.viewer
    word = f"preview:{session.seed}:{decision.number_for(seat)}:{seat}".encode()
    return Rng(int.from_bytes(hashlib.sha256(word).digest()[:8], "big"))


def _said(thing: Foreseen, texts: Texts) -> str:
    text = sentence(thing.event, texts).strip()
    if not text:
        return ""
    if thing.low != thing.high and thing.low and thing.high:
        return texts.fill("shell-preview-range", {"text": text, "low": thing.low, "high": thing.high})
    return texts.fill("shell-preview-certain" if thing.certain else "shell-preview-possible", {"text": text})
