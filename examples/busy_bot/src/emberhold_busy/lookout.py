"""A bot that looks one step ahead: it tries each option in imagined worlds and takes the best."""

from emberhold import Decision, Handle, Rng

WORLDS = 2


class Lookout:
    uses_handle = True  # it tries options in imagined worlds

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        seeds = [rng.next() for _ in range(WORLDS)]
        scores = [sum(self.look(handle, number, seed) for seed in seeds) for number in range(decision.count)]
        return str(scores.index(max(scores)))

    def look(self, handle: Handle, number: int, seed: int) -> float:
        """How good the position is after this option, in the world of this seed."""
        world = handle.determinize(Rng(seed))
        mine = world.decision_for(handle.seat)
        if mine is None or number >= mine.count:
            return 0.0  # this world does not have that option
        world.answer(handle.seat, mine, str(number))
        return world.evaluate(handle.seat)
