"""A bot that never passes if it can help it, and otherwise leaves things to chance."""

from emberhold import Decision, Handle, Rng


class Busy:
    uses_handle = False  # it looks at the decision alone

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        active = [option for option in decision.options if option.meaning[0] not in ("pass", "end")]
        options = active or decision.options
        return options[rng.below(len(options))].key
