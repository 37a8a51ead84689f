"""The figures as Markdown: the table, how the time grows, and the section of README.md that is made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from benchmarks.suite import MULTIPLE, Figure, growth_of
from benchmarks.tasks import PARTS_ALONE, TASKS, Goal

README: Final = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- figures: made by `python -m benchmarks --readme` -->", "<!-- end of figures -->"
PARTS_TITLE: Final = (
    "User time of irkit's parts as a multiple of LLVM's: `read` and `print` beside all of llvm-dis, `parse` and\n"
    "`write` beside all of llvm-as, `stats` beside llvm-bcanalyzer."
)
HEAD: Final = (
    "| input | task | tool | user s | × | wall s | × | peak MB | × | at most |",
    "|---|---|---|--:|--:|--:|--:|--:|--:|---|",
)


def seconds(time: float) -> str:
    """Seconds, with three significant figures where they are few."""
    return f"{time:.2f}" if time >= 0.1 else f"{time:.3f}"


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"


def size_of(count: int) -> str:
    """A number of bytes, in the unit that suits it."""
    return f"{count / 1e6:.1f} MB" if count >= 100_000 else f"{count / 1e3:.1f} kB"


def bound(goal: Goal, ratio: float) -> str:
    """What a ratio may be at most, and whether it is more."""
    return f"{goal.most:g}{'' if ratio <= goal.most else ' **missed**'}"


def verdict(figure: Figure) -> str:
    """The goals, each with whether it holds."""
    return ", ".join(f"{goal.measure} {bound(goal, ratio)}" for goal, ratio in figure.goals())


def table(figures: Sequence[Figure]) -> list[str]:
    """A line for each figure; an input and a task are named in the first of their lines."""
    lines = list(HEAD)
    before = ("", "")
    for figure in figures:
        label = f"{figure.title}, {size_of(figure.size)}"
        cells = [
            label if before[0] != label else "",
            figure.task if before != (label, figure.task) else "",
            figure.tool,
        ]
        for measure in ("user", "wall", "peak"):
            amount = figure.median(measure)
            cells.append(f"{amount / 1024:.0f}" if measure == "peak" else seconds(amount))
            cells.append(times(figure.ratio(measure)))
        lines.append("| " + " | ".join([*cells, verdict(figure)]) + " |")
        before = (label, figure.task)
    return lines


def growth_table(figures: Sequence[Figure]) -> list[str]:
    """How many times the user time of the smallest input the larger ones take."""
    grown = growth_of(figures)
    if not grown:
        return []
    counts = grown[0].times
    lines = ["| task | tool | " + " | ".join(f"× {count}, s" for count in counts) + " | grows | at most |"]
    lines.append("|---|---|" + "--:|" * (len(counts) + 1) + "---|")
    for growth in grown:
        goal = growth.goal()
        said = "" if goal is None else bound(goal, growth.ratio())
        spent = [seconds(one) for one in growth.seconds]
        lines.append("| " + " | ".join([growth.task, growth.tool, *spent, f"{growth.ratio():.2f}", said]) + " |")
    return lines


def machine_line(machine: Mapping[str, object]) -> str:
    """On what all was measured."""
    return "; ".join(f"{name} {value}" for name, value in machine.items()) + "."


def report(figures: Sequence[Figure], machine: Mapping[str, object]) -> str:
    """All tables, with what they were measured on."""
    plain = [figure for figure in figures if not MULTIPLE.fullmatch(figure.input)]
    parts = [machine_line(machine)]
    if plain:
        parts.append("\n".join(table(plain)))
    return "\n\n".join([*parts, *growth_part(figures)]) + "\n"


def growth_part(figures: Sequence[Figure]) -> list[str]:
    grown = growth_table(figures)
    return ["How the time grows, in user seconds:", "\n".join(grown)] if grown else []


def goal_table(figures: Sequence[Figure]) -> list[str]:
    """A line for each goal that is about time, with the memory behind it."""
    lines = [
        "| task | input | tool | beside | time | s | × | at most | peak MB | × |",
        "|---|---|---|---|---|" + "--:|" * 5,
    ]
    before = ""
    for figure in sorted(figures, key=lambda figure: TASKS.index(figure.task)):
        for goal, ratio in figure.goals():
            if goal.measure == "peak":
                continue
            cells = [figure.task if figure.task != before else "", figure.title, figure.tool, figure.beside]
            cells += [goal.measure, seconds(figure.median(goal.measure)), times(ratio), bound(goal, ratio)]
            cells += [f"{figure.median('peak') / 1024:.0f}", peak_ratio(figure)]
            lines.append("| " + " | ".join(cells) + " |")
            before = figure.task
    return lines


def peak_ratio(figure: Figure) -> str:
    """The ratio of memory, and what it were to be at most where it is more."""
    said = times(figure.ratio("peak"))
    over = [bound(goal, ratio) for goal, ratio in figure.goals() if goal.measure == "peak" and ratio > goal.most]
    return f"{said}, at most {over[0]}" if over else said


def grid(figures: Sequence[Figure], title: str, pick: Callable[[Figure], str]) -> list[str]:
    """The ratios of user time by what `pick` makes of a figure, "" for none, and by input."""
    cells: dict[str, dict[str, str]] = {}
    titles: dict[str, None] = {}
    for figure in figures:
        name = pick(figure)
        ratio = figure.ratio("user")
        if name and ratio is not None:
            cells.setdefault(name, {})[figure.title] = times(ratio)
            titles[figure.title] = None
    lines = [f"| {title} | {' | '.join(titles)} |", "|---|" + "--:|" * len(titles)]
    for name, row in cells.items():
        lines.append(f"| {name} | {' | '.join(row.get(one, '') for one in titles)} |")
    return lines if cells else []


def part_of(figure: Figure) -> str:
    return figure.task if figure.tool == "irkit" and figure.task in PARTS_ALONE else ""


def other_of(figure: Figure) -> str:
    return f"{figure.task} by {figure.tool}" if not figure.tool.startswith("irkit") and "," not in figure.task else ""


def summary(figures: Sequence[Figure], machine: Mapping[str, object]) -> str:
    """What README.md shows: the goals, the parts of commands, other tools, and how the time grows."""
    parts = [machine_line(machine), "\n".join(goal_table(figures))]
    alone = grid(figures, "user time of", part_of)
    if alone:
        parts += [PARTS_TITLE, "\n".join(alone)]
    others = grid(figures, "user time of", other_of)
    if others:
        parts += ["Other tools, likewise beside LLVM 22's:", "\n".join(others)]
    return "\n\n".join([*parts, *growth_part(figures)]) + "\n"


def with_figures(readme: str, said: str) -> str:
    """README.md with other figures. Raises ValueError where their place is not marked."""
    if readme.count(BEGIN) != 1 or readme.count(END) != 1:
        raise ValueError(f"README.md has no place for figures, between {BEGIN} and {END}")
    head, _, rest = readme.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{said}\n{END}{rest.partition(END)[2]}"
