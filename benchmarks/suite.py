"""Runs the table: every input through every tool that takes it, in rounds.

Every round runs everything once, so that what slows the machine for a while slows all sides; a ratio is the median of
the rounds' ratios. Times are user time unless a goal is about wall time, memory is the peak of the resident set.
"""

from __future__ import annotations

import compileall
import json
import os
import re
import statistics
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import irkit
from benchmarks.inputs import Corpus, Input, Quick
from benchmarks.measure import Cost, FailedError, measure
from benchmarks.tasks import GOALS, GROWTH_GOAL, Goal, Row, command_of

MEASURES: Final = ("user", "wall", "peak")
JUDGED: Final = ("libclc", "lua", "sqlite", "copies", "many", "small")  # the inputs that goals are about
MULTIPLE: Final = re.compile(r"([nx])(\d+)")  # the names of inputs that are multiples of one
LEAST: Final = 0.001  # seconds; a shorter time is not told apart from none


@dataclass
class Figure:
    """What one tool took for one task with one input, and what the tool took that it stands beside."""

    input: str
    title: str
    size: int
    task: str
    tool: str
    beside: str
    costs: list[Cost] = field(default_factory=list)
    others: list[Cost] = field(default_factory=list)  # of the same rounds

    def median(self, measure: str) -> float:
        """User or wall seconds, or the peak in kilobytes."""
        return statistics.median(amount(cost, measure) for cost in self.costs)

    def ratio(self, measure: str) -> float | None:
        """How many times what the other tool takes; None for that tool itself."""
        if self.tool == self.beside or not self.others:
            return None
        pairs = zip(self.costs, self.others, strict=True)
        return statistics.median(amount(mine, measure) / max(amount(other, measure), LEAST) for mine, other in pairs)

    def goals(self) -> Iterator[tuple[Goal, float]]:
        """The goals that are set for this, each with the ratio that is measured."""
        for goal in GOALS.get((self.task, self.tool), ()) if self.input in JUDGED else ():
            ratio = self.ratio(goal.measure)
            if ratio is not None:
                yield goal, ratio


@dataclass
class Growth:
    """How a tool's time grows with the input, which is so many times the smallest."""

    task: str
    tool: str
    times: list[int]
    sizes: list[int]
    seconds: list[float]

    def ratio(self) -> float:
        """The time of the largest as a multiple of that of the smallest."""
        return self.seconds[-1] / max(self.seconds[0], LEAST)

    def goal(self) -> Goal | None:
        large = self.sizes[0] > 1 << 22
        return GROWTH_GOAL if large and self.tool == "irkit" and self.times[-1] == 8 * self.times[0] else None


def amount(cost: Cost, measure: str) -> float:
    return cost[MEASURES.index(measure)]


class Turns:
    """The rounds of one input. What a tool does not take is left out from then on, and told."""

    def __init__(self, rows: Sequence[Row], given: Input, out: str, say: Callable[[str], None]) -> None:
        self.given = given
        self.out = out
        self.say = say
        self.rows = [row for row in rows if row.fits(given)]
        self.costs: dict[tuple[str, str], list[Cost | None]] = {(row.task, row.tool): [] for row in self.rows}
        self.base: dict[str, str] = {}
        for row in self.rows:
            self.base.setdefault(row.task, row.tool)
        self.refused: set[tuple[str, str]] = set()
        self.done: dict[tuple[tuple[str, ...], tuple[tuple[str, str], ...]], tuple[Cost, bytes]] = {}

    def play(self) -> None:
        """One round."""
        self.done.clear()
        for row in self.rows:
            key = (row.task, row.tool)
            seldom = row.most > 0 and len(self.costs[key]) > 0
            self.costs[key].append(None if seldom or key in self.refused else self.cost(row))

    def cost(self, row: Row) -> Cost | None:
        try:
            whole, said = self.once(row.command, row)
            if row.part:
                user, wall, kilobytes = json.loads(said)[row.part]
                return Cost(user, wall, kilobytes)
            return whole - self.once(row.less, row)[0] if row.less else whole
        except FailedError as error:
            self.refused.add((row.task, row.tool))
            self.say(f"{self.given.title}: {row.task} by {row.tool} is left out: {error}")
            return None

    def once(self, words: tuple[str, ...], row: Row) -> tuple[Cost, bytes]:
        """What a command costs in this round, in which it runs once for all rows that ask."""
        found = self.done.get((words, row.environment))
        if found is None:
            command = command_of(words, self.given, self.out)
            found = self.done[words, row.environment] = measure(
                command, {**clean_environment(), **dict(row.environment)}
            )
        return found

    def figures(self) -> list[Figure]:
        """What was measured, in the order of the table."""
        made = []
        for row in self.rows:
            costs = [cost for cost in self.costs[row.task, row.tool] if cost is not None]
            if costs:
                given = self.given
                base = self.base[row.task]
                made.append(Figure(given.name, given.title, given.size, row.task, row.tool, base, costs))
        return paired(made)


def paired(figures: list[Figure]) -> list[Figure]:
    """The figures, each knowing what the tool took in the same rounds that it stands beside."""
    bases = {(figure.input, figure.task): figure.costs for figure in figures if figure.tool == figure.beside}
    for figure in figures:
        base = bases.get((figure.input, figure.task), [])
        figure.others = base[: len(figure.costs)] if len(base) >= len(figure.costs) else []
    return figures


def clean_environment() -> dict[str, str]:
    """The environment without what slows Python down or makes irkit another one."""
    left_out = ("PYTHONDONTWRITEBYTECODE", "IRKIT_PARSER", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if name not in left_out}


def warm_up() -> None:
    """Have the byte code of irkit's sources made, so that no run makes it."""
    home = Path(irkit.__file__).parent.parent
    for package in ("irkit", "bitcode", "text"):
        compileall.compile_dir(home / package, quiet=2)


def prepared(source: Corpus | Quick, name: str) -> Input | None:
    """An input by its name; called in a process of its own."""
    return source.makers()[name]()


def run_suite(
    source: Corpus | Quick, names: Sequence[str], rows: Sequence[Row], rounds: int, say: Callable[[str], None]
) -> Iterator[list[Figure]]:
    """The figures of each input, as they are measured.

    Inputs are made in a process of their own: a child's peak memory begins with that of the process it comes from.
    """
    warm_up()
    for name in names:
        with ProcessPoolExecutor(1) as pool:
            given = pool.submit(prepared, source, name).result()
        if given is None or not any(row.fits(given) for row in rows):
            continue
        with tempfile.TemporaryDirectory() as out:
            turns = Turns(rows, given, out, say)
            for number in range(rounds):
                say(f"{given.title}: round {number + 1} of {rounds}")
                turns.play()
        yield turns.figures()


def growth_of(figures: Sequence[Figure]) -> list[Growth]:
    """How the time of each tool grows over the inputs that are multiples of one."""
    found: dict[tuple[str, str], Growth] = {}
    for figure in figures:
        multiple = MULTIPLE.fullmatch(figure.input)
        if multiple:
            growth = found.setdefault((figure.task, figure.tool), Growth(figure.task, figure.tool, [], [], []))
            growth.times.append(int(multiple[2]))
            growth.sizes.append(figure.size)
            growth.seconds.append(figure.median("user"))
    return [growth for growth in found.values() if len(growth.times) > 1]


def as_json(figures: Sequence[Figure], machine: Mapping[str, object]) -> dict[str, object]:
    """All that was measured, every round of it."""
    return {
        "machine": dict(machine),
        "figures": [
            {
                "input": figure.input,
                "title": figure.title,
                "bytes": figure.size,
                "task": figure.task,
                "tool": figure.tool,
                "beside": figure.beside,
                # As measured: a table made of rounded ones now and then has another last digit.
                "user": [cost.user for cost in figure.costs],
                "wall": [cost.wall for cost in figure.costs],
                "peak": [cost.kilobytes for cost in figure.costs],
                "ratios": {measure: rounded(figure.ratio(measure)) for measure in MEASURES},
                "goals": [
                    {"measure": goal.measure, "goal": goal.goal, "at_most": goal.most, "holds": ratio <= goal.most}
                    for goal, ratio in figure.goals()
                ],
            }
            for figure in figures
        ],
        "growth": [
            {
                "task": growth.task,
                "tool": growth.tool,
                "times": growth.times,
                "bytes": growth.sizes,
                "user": [round(seconds, 9) for seconds in growth.seconds],
                "ratio": round(growth.ratio(), 3),
            }
            for growth in growth_of(figures)
        ],
    }


def rounded(ratio: float | None) -> float | None:
    return None if ratio is None else round(ratio, 4)


def from_json(data: Mapping[str, Any]) -> list[Figure]:
    """The figures of what `as_json` made."""
    made = []
    for one in data["figures"]:
        costs = [Cost(*parts) for parts in zip(one["user"], one["wall"], one["peak"], strict=True)]
        made.append(Figure(one["input"], one["title"], one["bytes"], one["task"], one["tool"], one["beside"], costs))
    return paired(made)
