"""Where the time of a task goes: `python -m benchmarks --profile TASK`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from benchmarks.counts import driven
from benchmarks.functions import beyond, by_part, counted, hardware_count, sampled, watched
from benchmarks.inputs import SMALL, Corpus, Input, Quick
from benchmarks.suite import clean_environment, prepared, warm_up
from benchmarks.tasks import PYTHON, ROWS, Row, command_of

STAGES: Final = Path(__file__).with_name("stages.py")
TASKS: Final = ("dis", "as", "convert", "start")
COUNTED: Final = 200_000  # bytes of bitcode up to which callgrind, fifty times slower, counts every instruction
IMPORTS: Final = 9  # runs, of which the least of each module counts
FUNCTIONS: Final = 24  # that are shown
IMPORTED: Final = re.compile(r"^import time:\s+(\d+) \|\s+(\d+) \|\s*(\S+)$")
OWN: Final = ("irkit", "bitcode", "text")


def profile(
    task: str, source: Corpus | Quick, names: Sequence[str], refuse: Callable[[str], object], named: bool
) -> int:
    """Print the profile of a task: of the first input that it takes, of all where inputs are named."""
    if task not in TASKS:
        refuse(f"--profile {task}: the tasks that have a profile are {', '.join(TASKS)}")
    warm_up()
    if task == "start":
        print(startup())
        return 0
    row = next(row for row in ROWS if row.task == task and row.tool == "irkit")
    for name in names:
        with ProcessPoolExecutor(1) as pool:
            given = pool.submit(prepared, source, name).result()
        if given is None or not row.fits(given):
            continue
        print(of_input(row, given), flush=True)
        if not named:
            break
    return 0


def of_input(row: Row, given: Input) -> str:
    """The tables of one input."""
    environment = {**clean_environment(), "PYTHONHASHSEED": "0"}
    command = [*PYTHON, str(STAGES), row.task, str(given.bitcode[0]), str(given.text[0])]
    said = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment).stdout
    parts = [f"# {row.task}: {given.title}, {given.size:,} bytes of bitcode"]
    parts += stage_tables(json.loads(said))
    parts += function_tables(row, given, environment)
    return "\n\n".join(parts) + "\n"


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column is of words, and whose others are of numbers."""
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def stage_tables(told: Mapping[str, Any]) -> list[str]:
    """The stages, what there is to do, and what the heap holds after it."""
    stages = told["stages"]
    whole = sum(stage["user"] for stage in stages) or 1.0
    rows = [
        [
            stage["stage"],
            f"{stage['user']:.3f}",
            f"{100 * stage['user'] / whole:.1f} %",
            f"{stage['blocks']:,}" if stage["blocks"] else "",
            f"{stage['peak'] / 1024:.0f}" if stage["peak"] else "",
        ]
        for stage in stages
    ]
    heap = told["heap"]
    held = [[name, f"{count:,}", f"{size / 1e6:.1f}"] for name, count, size in heap["classes"]]
    large = heap["dictionaries"]
    return [
        markdown(["stage", "user s", "share", "blocks of memory kept", "peak MB"], rows),
        markdown(["there are", "number"], [[name, f"{count:,}"] for name, count in told["contents"].items()]),
        markdown(["objects left, by class", "number", "MB"], held),
        f"{heap['objects']:,} objects that the cycle collector knows; {large['count']:,} dictionaries with "
        f"{large['entries']:,} entries, the largest of {', '.join(f'{size:,}' for size in large['largest'])}.",
    ]


def function_tables(row: Row, given: Input, environment: Mapping[str, str]) -> list[str]:
    """The shares of modules and functions: counted for small inputs, sampled for others, where the tools are there."""
    parts = []
    command = command_of(row.command, given, "")
    count = hardware_count(command, environment)
    if count is not None:
        parts.append(f"{count:,} instructions by the processor's counter.")
    try:
        if given.size <= COUNTED:
            start, task = driven(row.task, given)
            before, base = counted(start, environment)
            whole, functions = counted(task, environment)
            functions, total = beyond(functions, base), whole - before
            parts.append(f"{total:,} instructions by callgrind, with everything imported; {before:,} before that.")
            parts.append(markdown(["calls of", "number"], [[what, f"{calls:,}"] for what, calls in watched(functions)]))
            ordered = sorted(functions.items(), key=lambda pair: -pair[1].cost)
            shares = [(name, one.cost / total) for name, one in ordered]
            rows = [[name, f"{100 * one.cost / total:.1f} %", f"{one.calls:,}"] for name, one in ordered[:FUNCTIONS]]
            parts.append(markdown(["module", "share of instructions"], percent(by_part(shares))))
            parts.append(markdown(["function, without what it calls", "share of instructions", "calls"], rows))
        else:
            shares = sampled(command, environment)
            parts.append(markdown(["module", "share of time"], percent(by_part(shares))))
            parts.append(markdown(["function, without what it calls", "share of time"], percent(shares)))
    except (OSError, RuntimeError) as error:
        parts.append(f"No functions: {error}")
    return parts


def percent(shares: Sequence[tuple[str, float]]) -> list[list[str]]:
    return [[name, f"{100 * share:.1f} %"] for name, share in shares[:FUNCTIONS]]


def startup() -> str:
    """What a small file costs before it is read: the modules that `irkit dis` imports for it, by their own time."""
    command = [sys.executable, "-P", "-X", "importtime", "-m", "irkit", "dis", str(SMALL), "-o", os.devnull]
    own: dict[str, int] = {}
    for _ in range(IMPORTS):
        said = subprocess.run(command, capture_output=True, text=True, check=True, env=clean_environment()).stderr
        for name, micros in read_imports(said.splitlines()).items():
            own[name] = min(micros, own.get(name, micros))
    whole = sum(own.values()) or 1
    groups: dict[str, int] = {}
    for name, micros in own.items():
        group = (
            name.partition(".")[0] if name.partition(".")[0] in (*OWN, "click", "librt") else "Python's own and others"
        )
        groups[group] = groups.get(group, 0) + micros
    ordered = sorted(own.items(), key=lambda pair: -pair[1])
    ours = [pair for pair in ordered if pair[0].partition(".")[0] in OWN]
    return (
        "\n\n".join(
            [
                f"# start: {len(own)} modules, {whole / 1000:.1f} ms of importing; {len(ours)} modules are irkit's",
                import_table("modules of", sorted(groups.items(), key=lambda pair: -pair[1]), whole),
                import_table("irkit's module, without what it imports", ours[:FUNCTIONS], whole),
                import_table("any module, likewise", ordered[:FUNCTIONS], whole),
            ]
        )
        + "\n"
    )


def import_table(title: str, rows: Sequence[tuple[str, int]], whole: int) -> str:
    shown = [[name, f"{micros / 1000:.1f}", f"{100 * micros / whole:.1f} %"] for name, micros in rows]
    return markdown([title, "ms", "share"], shown)


def read_imports(lines: Sequence[str]) -> dict[str, int]:
    """Each module and its own microseconds, of what `-X importtime` says."""
    found = {}
    for line in lines:
        one = IMPORTED.match(line)
        if one:
            found[one[3]] = int(one[1])
    return found
