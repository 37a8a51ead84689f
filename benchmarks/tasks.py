"""What is measured: the table of tasks, of the tools that do them, and of what the figures are to be."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from benchmarks.inputs import Input

MODULES: Final = ("module", "large")
GROWING: Final = (*MODULES, "growth")
PYTHON: Final = (sys.executable, "-P")  # not what lies in the folder
LOOP: Final = 'for f in "$@"; do {tool} "$f" -o "{out}/${f##*/}.out"; done'

# What a command of irkit does, in one process, each part timed by itself; `user` begins when the imports are done.
READING: Final = """
module = irkit.load(sys.argv[1]); module.materialize(); told("read")
irkit.verify(module); told("verify")
irkit.upgrade(module); told("upgrade")
with open("/dev/null", "w", encoding="utf-8", errors="surrogateescape") as out:
    irkit.write_assembly(module, out, check=False)
told("print")
"""
PARSING: Final = """
with open(sys.argv[1], "rb") as file:
    data = file.read()
module = irkit.parse_assembly(data, sys.argv[1], int(sys.argv[2])); told("parse")
irkit.to_bitcode(module, check=False); told("write")
"""
PARTS: Final = """
import gc, json, os, resource, sys, time, irkit
gc.disable()
def now():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime, time.perf_counter(), used.ru_maxrss
def told(part):
    global last
    following = now()
    costs[part] = [following[0] - last[0], following[1] - last[1], following[2]]
    last = following
costs, last = {}, now()
"""
TELL: Final = "\nprint(json.dumps(costs), flush=True)\nos._exit(0)\n"

# llvmlite's side: LLVM itself, called from Python.
LLVMLITE: Final = """
import os, sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
def read(name):
    with open(name, "rb") as file:
        return llvm.parse_bitcode(file.read())
"""
LLVMLITE_DIS: Final = LLVMLITE + "str(read(sys.argv[1])); os._exit(0)"
LLVMLITE_AS: Final = LLVMLITE + "llvm.parse_assembly(open(sys.argv[1]).read()).as_bitcode(); os._exit(0)"
LLVMLITE_CONVERT: Final = LLVMLITE + "read(sys.argv[1]).as_bitcode(); os._exit(0)"
LLVMLITE_VERIFY: Final = LLVMLITE + "read(sys.argv[1]).verify(); os._exit(0)"
LLVMLITE_LINK: Final = (
    LLVMLITE
    + """
linked = read(sys.argv[1])
for name in sys.argv[2:]:
    linked.link_in(read(name))
linked.as_bitcode(); os._exit(0)
"""
)
LARK: Final = "import sys, irkit; irkit.parse_assembly(open(sys.argv[1], 'rb').read(), sys.argv[1], 22)"


@dataclass(frozen=True)
class Row:
    """A tool that does a task: the words of its command, of which `{bc}`, `{ll}`, `{files}`, `{texts}` and `{out}` are
    the input and a folder for what is written. The first row of a task is what the others stand beside.

    `less` is a command whose cost is taken off; `part` names what the command itself tells of one of its parts."""

    task: str
    tool: str
    command: tuple[str, ...]
    kinds: tuple[str, ...] = MODULES
    less: tuple[str, ...] = ()
    part: str = ""
    environment: tuple[tuple[str, str], ...] = ()
    most: int = 0  # bytes of bitcode, for what is too slow for more; it runs in the first round alone

    def fits(self, given: Input) -> bool:
        """Whether the input is of the right kind, and not too large."""
        return given.kind in self.kinds and (not self.most or given.size <= self.most)


def words(command: str) -> tuple[str, ...]:
    """The words of a command; `irkit` is the one that this Python has."""
    said = tuple(command.split())
    return (*PYTHON, "-m", *said) if said[0] == "irkit" else said


def script(code: str, *arguments: str) -> tuple[str, ...]:
    return (*PYTHON, "-c", code, *arguments)


def loop(tool: str, files: str) -> tuple[str, ...]:
    return ("sh", "-c", LOOP.replace("{tool}", tool), "sh", files)


def parts(task: str, base: str, code: str, source: str, tool: str) -> tuple[Row, ...]:
    """A part of a command by itself, beside the whole of LLVM's tool."""
    command = script(PARTS + code + TELL, source, "22")
    return (Row(task, base, words(tool)), Row(task, "irkit", command, part=task))


DIS, AS, OPT = "llvm-dis-22 {bc} -o {null}", "llvm-as-22 {ll} -o {null}", "opt-22 -passes=no-op-module {bc} -o {null}"
IRKIT_DIS, IRKIT_AS = "irkit dis {bc} -o {null}", "irkit as --llvm 22 {ll} -o {null}"
PURE: Final = (("IRKIT_PURE", "1"),)

ROWS: Final = (
    Row("dis", "llvm-dis-22", words(DIS), GROWING),
    Row("dis", "llvm-dis-19", words("llvm-dis-19 {bc} -o {null}")),
    Row("dis", "llvmlite", script(LLVMLITE_DIS, "{bc}")),
    Row("dis", "irkit", words(IRKIT_DIS), GROWING),
    Row("dis", "irkit -j 2", words(f"{IRKIT_DIS} -j 2"), ("large",)),
    Row("dis", "irkit, uncompiled", words(IRKIT_DIS), environment=PURE, most=1 << 24),
    Row("as", "llvm-as-22", words(AS), GROWING),
    Row("as", "llvm-as-19", words("llvm-as-19 {ll} -o {null}")),
    Row("as", "llvmlite", script(LLVMLITE_AS, "{ll}")),
    Row("as", "irkit", words(IRKIT_AS), GROWING),
    Row("as", "irkit -j 2", words(f"{IRKIT_AS} -j 2"), ("large",)),
    Row("as", "irkit, uncompiled", words(IRKIT_AS), environment=PURE, most=1 << 24),
    Row("convert", "opt-22", words(OPT), GROWING),
    Row("convert", "llvmlite", script(LLVMLITE_CONVERT, "{bc}")),
    Row("convert", "irkit", words("irkit convert {bc} --to bc -o {null}"), GROWING),
    Row("verify", "opt-22", words("opt-22 -passes=verify -disable-output {bc}")),
    Row("verify", "llvmlite", script(LLVMLITE_VERIFY, "{bc}")),
    Row("verify", "irkit", words("irkit verify {bc}")),
    Row("stats", "llvm-bcanalyzer-22", words("llvm-bcanalyzer-22 {bc}")),
    Row("stats", "irkit", words("irkit stats {bc}")),
    Row("link", "llvm-link-22", words("llvm-link-22 {files} -o {null}"), ("link",)),
    Row("link", "llvmlite", script(LLVMLITE_LINK, "{files}"), ("link",)),
    Row("link", "irkit", words("irkit link {files} -o {null}"), ("link",)),
    Row("dis, many", "llvm-dis-22 in a loop", loop("llvm-dis-22", "{files}"), ("many",)),
    Row("dis, many", "irkit", words("irkit dis --output-dir {out} {files}"), ("many",)),
    Row("dis, many", "irkit -j 2", words("irkit dis -j 2 --output-dir {out} {files}"), ("many",)),
    Row("as, many", "llvm-as-22 in a loop", loop("llvm-as-22", "{texts}"), ("many",)),
    Row("as, many", "irkit", words("irkit as --llvm 22 --output-dir {out} {texts}"), ("many",)),
    Row("as, many", "irkit -j 2", words("irkit as --llvm 22 -j 2 --output-dir {out} {texts}"), ("many",)),
    Row("dis, small", "import click", script("import click"), ("small",)),
    Row("dis, small", "llvm-dis-22", words(DIS), ("small",)),
    Row("dis, small", "irkit", words(IRKIT_DIS), ("small",)),
    *parts("read", "llvm-dis-22", READING, "{bc}", DIS),
    *parts("print", "llvm-dis-22", READING, "{bc}", DIS),
    Row(
        "verify alone",
        "opt-22",
        words("opt-22 -passes=verify -disable-output {bc}"),
        less=words("opt-22 -passes=no-op-module -disable-verify -disable-output {bc}"),
    ),
    Row("verify alone", "irkit", script(PARTS + READING + TELL, "{bc}", "22"), part="verify"),
    *parts("parse", "llvm-as-22", PARSING, "{ll}", AS),
    Row("parse", "Lark", script(LARK, "{ll}"), environment=(("IRKIT_PARSER", "lark"),), most=1 << 21),
    *parts("write", "llvm-as-22", PARSING, "{ll}", AS),
)
PARTS_ALONE: Final = ("read", "print", "parse", "write", "verify alone", "stats")
TASKS: Final = tuple(dict.fromkeys(row.task for row in ROWS))


@dataclass(frozen=True)
class Goal:
    """What a ratio is to be, and what it may be at most."""

    measure: str  # "user", "wall" or "peak"
    goal: float
    most: float


PEAK: Final = Goal("peak", 1.1, 1.6)
GOALS: Final[Mapping[tuple[str, str], tuple[Goal, ...]]] = {
    ("dis", "irkit"): (Goal("user", 0.9, 1.15), PEAK),
    ("as", "irkit"): (Goal("user", 1.0, 1.6), PEAK),
    ("convert", "irkit"): (Goal("user", 0.9, 1.2), PEAK),
    ("verify", "irkit"): (Goal("user", 1.0, 1.5), PEAK),
    ("link", "irkit"): (Goal("user", 1.0, 1.5), PEAK),
    ("dis", "irkit -j 2"): (Goal("wall", 0.7, 1.0),),
    ("as", "irkit -j 2"): (Goal("wall", 0.7, 1.0),),
    ("dis, many", "irkit -j 2"): (Goal("wall", 0.5, 0.8),),
    ("as, many", "irkit -j 2"): (Goal("wall", 0.5, 0.8),),
    ("dis, small", "irkit"): (Goal("wall", 1.2, 1.8),),
    ("dis", "irkit, uncompiled"): (Goal("user", 6.0, 9.0),),
    ("as", "irkit, uncompiled"): (Goal("user", 8.0, 12.0),),
}
GROWTH_GOAL: Final = Goal("user", 8.0, 8.3)  # of eight times the input


def command_of(words: tuple[str, ...], given: Input, out: str) -> list[str]:
    """The command for an input."""
    bitcode, text = [str(path) for path in given.bitcode], [str(path) for path in given.text]
    one = {"{bc}": bitcode[0], "{ll}": text[0] if text else "", "{null}": os.devnull, "{out}": out}
    made: list[str] = []
    for word in words:
        if word in ("{files}", "{texts}"):
            made += bitcode if word == "{files}" else text
        else:
            made.append(one.get(word, word.replace("{out}", out)))
    return made
