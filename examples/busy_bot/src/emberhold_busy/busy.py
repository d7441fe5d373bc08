"""A bot that never passes if it can do anything else, and otherwise chooses at random."""

from emberhold import Decision, Handle, Rng


class Busy:
    uses_handle = False  # it only looks at the decision

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        active = [option for option in decision.options if option.meaning[0] not in ("pass", "end")]
        options = active or decision.options
        return options[rng.below(len(options))].key
