"""Writes the samples for the web client's tests: sentences as the Python client says them, and real messages.

`python -m tools.web_samples` plays a few matches and writes `web/src/texts/samples.json`.
"""

from __future__ import annotations

import json
from pathlib import Path

from emberhold.bots import Handle, load_bot
from emberhold.core.events import Told
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.i18n.pseudo import PSEUDO
from emberhold.tui.card_words import card_sheet
from emberhold.tui.narration import LogLine, log_line, outcome_sentence, sentence

FILE = Path(__file__).parents[1] / "web" / "src" / "texts" / "samples.json"
READER = 0
NAMES = {1: "Ada"}
EACH_KIND = 2
PROMPTS = 60


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    samples = [sample("ashes", "en", 7), sample("ashes", "pl", 3), sample("aeons-end", "en", 5)]
    samples.append(sample("aeons-end", PSEUDO, 2))
    FILE.write_text(json.dumps(samples, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size // 1024} kB")


def sample(game: str, lang: str, seed: int) -> dict[str, object]:
    """Sentences of one match between two bots, two of each kind of event and of each prompt."""
    spec = load_game(game)
    texts = Texts(lang, game, NAMES, you=READER)
    match = spec.new(spec.setups(2)[seed % 6], seed)
    prompts = play(match, texts, seed)
    assert match.outcome is not None
    outcome = match.outcome
    return {
        "game": game,
        "lang": lang,
        "you": READER,
        "names": {str(seat): name for seat, name in NAMES.items()},
        "messages": prompts,
        "events": [
            {"event": told, "text": sentence(told, texts), "line": (log_line(told, texts) or LogLine(""))}
            for told in few(match.events(READER))
        ],
        "cards": [{"facts": card, "sheet": card_sheet(card, texts)} for card in spec.content()[::7]],
        "outcome": {
            "outcome": {"winners": list(outcome.winners), "reason": outcome.reason},
            "text": outcome_sentence(outcome, texts),
        },
    }


def play(match: Match, texts: Texts, seed: int) -> list[dict[str, object]]:
    """Play to the end, and collect the reader's prompts and options on the way, each id once or twice."""
    bot = load_bot("random")
    rng = Rng(seed)
    seen: dict[str, int] = {}
    out: list[dict[str, object]] = []
    while match.pending:
        decision = match.pending[0]
        seat = decision.seats[0]
        if seat == READER:
            prompt, options = decision.described(seat)
            for message in (prompt, *(option.text for option in options)):
                seen[message.id] = seen.get(message.id, 0) + 1
                if seen[message.id] <= EACH_KIND and len(out) < PROMPTS:
                    out.append({"message": message.to_json(), "text": texts.format(message)})
        match.answer(seat, decision, bot.choose(Handle(match, seat), decision, rng))
    return out


def few(events: tuple[Told, ...]) -> list[Told]:
    seen: dict[object, int] = {}
    out = []
    for told in events:
        seen[told["kind"]] = seen.get(told["kind"], 0) + 1
        if seen[told["kind"]] <= EACH_KIND:
            out.append(told)
    return out


if __name__ == "__main__":
    main()
