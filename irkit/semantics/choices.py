"""How a run chooses where its program leaves a choice."""

from __future__ import annotations

import random


class Choices:
    """What freeze, undef and their like make of their freedom: zeros, or random bits for a seed; `script` answers the
    first questions, and `taken` records all, as pairs of the answer and the number of answers."""

    def __init__(self, seed: int | None = None, script: list[int] | None = None) -> None:
        self.random: random.Random | None = None if seed is None else random.Random(seed)
        self.script: list[int] | None = script
        self.taken: list[tuple[int, int]] = []

    def bits(self, number: int) -> int:
        if self.script is None:
            return self.random.getrandbits(number) if self.random is not None else 0
        answered = len(self.taken)
        found = self.script[answered] if answered < len(self.script) else 0
        self.taken.append((found, 1 << number))
        return found
