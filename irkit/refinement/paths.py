"""The ways through a function without circles: each pass through a loop's body is a step of its own, up to a bound.

Note [unrolling]: a step is a block with, for each loop around it, the number of times that the loop's header was come
back to. An edge that would pass the bound ends the way, and what happens after it is not looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from irkit.analysis.cycles import CycleForest
from irkit.analysis.flow import FlowGraph
from irkit.functions import Function
from irkit.refinement.terms import NotEncodedError

MAXIMUM_STEPS: Final = 400

Rounds = tuple[tuple[int, int], ...]  # loops' headers, outermost first, and how often each was come back to


@dataclass(frozen=True)
class Step:
    block: int
    rounds: Rounds


@dataclass
class Paths:
    """All steps, each after those that lead to it. `next` has those that follow, by the numbers of the blocks; None
    for one beyond the bound."""

    flow: FlowGraph
    order: list[Step] = field(default_factory=list)
    next: dict[Step, dict[int, Step | None]] = field(default_factory=dict)


class _Loops:
    """The headers of the loops around each block, outermost first."""

    def __init__(self, flow: FlowGraph) -> None:
        self.forest = CycleForest(flow)
        self.around: dict[int, tuple[int, ...]] = {}
        for block in self.forest.numbers:
            headers: list[int] = []
            cycle = self.forest.innermost.get(block)
            while cycle is not None:
                if len(cycle.entries) > 1:
                    raise NotEncodedError("a loop with several entries")
                headers.append(cycle.header)
                cycle = cycle.parent
            self.around[block] = tuple(reversed(headers))


def paths_of(function: Function, bound: int) -> Paths:
    """Raises NotEncodedError for irreducible loops, and where there are too many steps."""
    flow = FlowGraph(function)
    loops = _Loops(flow)
    paths = Paths(flow)

    def following(step: Step) -> dict[int, Step | None]:
        found: dict[int, Step | None] = {}
        counts = dict(step.rounds)
        for target in flow.successors[step.block]:
            rounds: list[tuple[int, int]] = []
            is_beyond = False
            for header in loops.around[target]:
                count = counts.get(header, 0)
                if header == target and header in counts:
                    count += 1
                    is_beyond = count > bound
                rounds.append((header, count))
            found[target] = None if is_beyond else Step(target, tuple(rounds))
        return found

    first = Step(0, ())  # nothing leads to the entry
    done: list[Step] = []
    paths.next[first] = following(first)
    way = [(first, iter(paths.next[first].values()))]
    while way:
        step, rest = way[-1]
        target = next(rest, first)
        if target is first:
            done.append(step)
            way.pop()
        elif target is not None and target not in paths.next:
            if len(paths.next) >= MAXIMUM_STEPS:
                raise NotEncodedError(f"more than {MAXIMUM_STEPS} blocks with the loops unrolled")
            paths.next[target] = following(target)
            way.append((target, iter(paths.next[target].values())))
    paths.order = done[::-1]
    return paths
