"""Where the time goes by function, and how many instructions that is: callgrind counts, perf samples."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Final

# What is called often and says something: the name, and the functions of Python that do it.
WATCHED: Final = (
    ("allocations", re.compile(r"_PyObject_Malloc|_PyObject_Realloc|_PyMem_Raw[MCR]\w*")),
    ("look-ups in dictionaries", re.compile(r"_Py_dict_lookup|unicodekeys_lookup_\w+|dictkeys_\w*lookup\w*")),
    ("insertions into dictionaries", re.compile(r"insertdict|insert_to_emptydict")),
    ("checks for a subtype", re.compile(r"PyType_IsSubtype|PyObject_IsInstance|object_isinstance")),
    ("numbers made", re.compile(r"PyLong_From\w+|_PyLong_New")),
    ("strings made", re.compile(r"PyUnicode_New|_PyUnicode_FromUCS\w+")),
)
COLLECTED: Final = re.compile(r"==\s+Collected\s*:\s*(\d+)")
RECORD: Final = re.compile(r"^(c?fn)=\((\d+)\)(?: (.*))?$")
SAMPLE: Final = re.compile(r"^\s*([\d.]+)%\s+\[(.)\]\s+(\S.*?)\s*(?:-\s+-\s*)?$")


@dataclass
class Calls:
    """A function: its own instructions, and how often it was called."""

    cost: int = 0
    calls: int = 0


def plain(symbol: str) -> str:
    """The name of a compiled function as it is in the source: `text.printer.operands.Operands.text`."""
    name = re.sub(r"^CPyP?[yD](?:ef)?_", "", re.sub(r"(?:'\d+|\.(?:constprop|isra|part|cold)\.?\d*)+$", "", symbol))
    return re.sub(r"___(_*)", r".\1", name) if name != symbol else symbol


def read_callgrind(lines: Iterable[str]) -> dict[str, Calls]:
    """The functions of a file of callgrind's."""
    names: dict[str, str] = {}
    found: dict[str, Calls] = {}
    here = Calls()
    called = False
    for line in lines:
        record = RECORD.match(line)
        if record:
            kind, number, name = record.groups()
            if name is not None:
                names[number] = plain(name)
            function = found.setdefault(names[number], Calls())
            if kind == "fn":
                here = function
            else:
                there = function
        elif line.startswith("calls="):
            there.calls += int(line[6:].split()[0])
            called = True  # the next line is what the callee costs
        elif line and line[0] in "0123456789+-*":
            if not called:
                here.cost += int(line.split()[1])
            called = False
    return found


def count_instructions(command: Sequence[str], environment: Mapping[str, str], out: str = "/dev/null") -> int:
    """The instructions of a command, all of them, by callgrind. Raises OSError where that is not installed, and
    RuntimeError where it or the command fails."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command]
    done = subprocess.run(valgrind, capture_output=True, text=True, errors="replace", env=environment, check=False)
    said = COLLECTED.search(done.stderr)
    if done.returncode or said is None:
        raise RuntimeError(f"{' '.join(valgrind)} failed: {done.stderr[-2000:]}")
    return int(said[1])


def counted(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, dict[str, Calls]]:
    """All instructions of a command, and its functions. Raises what `count_instructions` raises."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        total = count_instructions(command, environment, str(out))
        with open(out, encoding="utf-8", errors="replace") as file:
            return total, read_callgrind(line.rstrip("\n") for line in file)


def beyond(functions: Mapping[str, Calls], base: Mapping[str, Calls]) -> dict[str, Calls]:
    """What one run did that another did not, which does a part of the same."""
    nothing = Calls()
    left = {}
    for name, one in functions.items():
        less = base.get(name, nothing)
        left[name] = Calls(max(0, one.cost - less.cost), max(0, one.calls - less.calls))
    return left


def sampled(command: Sequence[str], environment: Mapping[str, str]) -> list[tuple[str, float]]:
    """The functions of a command with their shares of its time, by perf. Raises OSError where that is not installed,
    and RuntimeError where it fails."""
    with tempfile.TemporaryDirectory() as folder:
        kept = str(Path(folder) / "perf.data")
        record = ["perf", "record", "-q", "-e", "cpu-clock:u", "-F", "1499", "-o", kept, *command]
        done = subprocess.run(record, capture_output=True, text=True, env=environment, check=False)
        if done.returncode:
            raise RuntimeError(f"{' '.join(record)} failed: {done.stderr[-2000:]}")
        show = ["perf", "report", "-i", kept, "--stdio", "--no-children", "-g", "none", "--sort", "symbol"]
        said = subprocess.run(show, capture_output=True, text=True, errors="replace", check=True).stdout
    return read_samples(said.splitlines())


def read_samples(lines: Iterable[str]) -> list[tuple[str, float]]:
    """The functions of perf's report, the greatest first."""
    shares: dict[str, float] = {}
    for line in lines:
        sample = SAMPLE.match(line)
        if sample:
            name = plain(sample[3])
            shares[name] = shares.get(name, 0.0) + float(sample[1]) / 100
    return sorted(shares.items(), key=lambda pair: -pair[1])


def hardware_count(command: Sequence[str], environment: Mapping[str, str]) -> int | None:
    """The instructions of a command by the processor's counter; None where there is none to be had."""
    stat = ["perf", "stat", "-x", ";", "-e", "instructions:u", *command]
    try:
        done = subprocess.run(stat, capture_output=True, text=True, env=environment, check=False)
    except OSError:
        return None
    for line in done.stderr.splitlines():
        count, *rest = line.split(";")
        if count.isdigit() and any(word.startswith("instructions") for word in rest):
            return int(count)
    return None


def watched(functions: Mapping[str, Calls]) -> list[tuple[str, int]]:
    """How often each of the things was done that are watched."""
    return [
        (what, sum(one.calls for name, one in functions.items() if pattern.fullmatch(name)))
        for what, pattern in WATCHED
    ]


def by_part(shares: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    """The shares of irkit's modules, and of all else together, the greatest first."""
    sums: dict[str, float] = {}
    for name, share in shares:
        modules = list(takewhile(lambda word: word[:1].islower(), name.split(".")[:-1]))
        part = ".".join(modules) or "Python, what compiled code calls, and the system"
        sums[part] = sums.get(part, 0.0) + share
    return sorted(sums.items(), key=lambda pair: -pair[1])
