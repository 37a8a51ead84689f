"""Functions whose branches opt has something to say of. `python tests/analysis/branches.py` writes what LLVM 22's says:
`branches.txt` has, for each function, the probabilities of the edges in their order, in parts of 2 to the 31, and the
frequencies of the blocks."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import irkit
from irkit.analysis.block_frequencies import BlockFrequencies
from irkit.analysis.branch_probabilities import ONE, BranchProbabilities, ratio
from irkit.words import FLOAT_PREDICATES

FILE: Final = Path(__file__).parent / "branches.txt"

DECLARED: Final = """declare void @plain()
declare void @rare() cold
declare void @abort() noreturn
declare i32 @strcmp(ptr, ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @bcmp(ptr, ptr, i64)
declare i32 @strncmp(ptr, ptr, i64)
declare i32 @strcasecmp(ptr, ptr)
declare i32 @strncasecmp(ptr, ptr, i64)
declare i32 @wcscmp(ptr, ptr)
declare i32 @other(ptr, ptr)
declare i32 @__gxx_personality_v0(...)
"""
TWO: Final = "a:\n  call void @plain()\n  ret void\nb:\n  ret void\n"
COMPARED: Final = {
    **{
        f"{word}.{number}".replace("-", "minus."): f"%c = icmp {word} i32 %x, {number}"
        for word in ("eq", "ne", "slt", "sgt", "sle", "sge", "ult", "ugt")
        for number in (0, 1, -1, 2)
    },
    **{f"pointer.{word}": f"%c = icmp {word} ptr %p, %q" for word in ("eq", "ne", "ult", "sgt")},
    **{f"float.{word}": f"%c = fcmp {word} double %v, 1.0" for word in FLOAT_PREDICATES.words},
    "one.bit": "%m = and i32 %x, 8\n  %c = icmp eq i32 %m, 0",
    "highest.bit": "%m = and i32 %x, -2147483648\n  %c = icmp ne i32 %m, 0",
    "two.bits": "%m = and i32 %x, 12\n  %c = icmp eq i32 %m, 0",
    "strcmp.eq": "%r = call i32 @strcmp(ptr %p, ptr %q)\n  %c = icmp eq i32 %r, 5",
    "strcmp.ne": "%r = call i32 @strcmp(ptr %p, ptr %q)\n  %c = icmp ne i32 %r, 0",
    "strcmp.slt": "%r = call i32 @strcmp(ptr %p, ptr %q)\n  %c = icmp slt i32 %r, 0",
    "memcmp": "%r = call i32 @memcmp(ptr %p, ptr %q, i64 4)\n  %c = icmp eq i32 %r, 1",
    **{
        name: f"%r = call i32 @{name}(ptr %p, ptr %q{rest})\n  %c = icmp ne i32 %r, 2"
        for name, rest in (
            ("bcmp", ", i64 4"),
            ("strncmp", ", i64 4"),
            ("strcasecmp", ""),
            ("strncasecmp", ", i64 4"),
            ("wcscmp", ""),
        )
    },
    "cast.zero": "%k = bitcast i32 0 to i32\n  %c = icmp eq i32 %x, %k",
    "extended.zero": "%k = zext i8 0 to i32\n  %c = icmp eq i32 %x, %k",
    "cast.bit": "%k = bitcast i32 8 to i32\n  %m = and i32 %x, %k\n  %c = icmp eq i32 %m, 0",
    "bit.of.one.side": "%m = or i32 %x, 8\n  %c = icmp eq i32 %m, 0",
    "pointers.to.null": "%c = icmp eq ptr %p, null",
    "other": "%r = call i32 @other(ptr %p, ptr %q)\n  %c = icmp eq i32 %r, 5",
    "turned": "%c = icmp eq i32 0, %x",
    "bit": "%c = trunc i32 %x to i1",
}


def two_entries(*weights: str) -> str:
    """A cycle with two entries, which weigh what the nodes of these numbers say."""
    first, second = [f", !irr_loop !{number}" if number else "" for number in weights]
    return (
        f"br i1 %c, label %a, label %b\na:\n  %e = icmp eq i32 %y, 9\n  br i1 %e, label %b, label %d{first}\n"
        f"b:\n  %f = icmp eq i32 %x, 9\n  br i1 %f, label %a, label %d{second}\nd:\n  ret void"
    )


# What stands behind the entry `%c = icmp eq i32 %x, 7`, and the branch itself.
BRANCH: Final = "br i1 %c, label %a, label %b"
BLOCKS: Final = {
    "unreachable": f"{BRANCH}\na:\n  unreachable\nb:\n  ret void",
    "no.return": f"{BRANCH}\na:\n  call void @abort()\n  unreachable\nb:\n  ret void",
    "cold": f"{BRANCH}\na:\n  call void @rare()\n  ret void\nb:\n  ret void",
    "cold.by.the.call": f"{BRANCH}\na:\n  ret void\nb:\n  call void @plain() cold\n  ret void",
    "both.cold": f"{BRANCH}\na:\n  call void @rare()\n  ret void\nb:\n  call void @rare()\n  ret void",
    "cold.and.gone": f"{BRANCH}\na:\n  call void @rare()\n  ret void\nb:\n  unreachable",
    "cold.above": (
        f"{BRANCH}\na:\n  br label %d\nb:\n  ret void\nd:\n  call void @rare()\n  br label %e\ne:\n  ret void"
    ),
    "cold.before.no.return": f"{BRANCH}\na:\n  call void @rare()\n  call void @abort()\n  unreachable\nb:\n  ret void",
    "no.return.by.the.call": f"{BRANCH}\na:\n  call void @plain() noreturn\n  unreachable\nb:\n  ret void",
    "no.return.and.gone": f"{BRANCH}\na:\n  call void @abort()\n  unreachable\nb:\n  unreachable",
    "no.return.and.return": f"{BRANCH}\na:\n  call void @abort()\n  ret void\nb:\n  ret void",
    "cold.after.one": (
        f"{BRANCH}\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %d, label %b\nb:\n  ret void\n"
        "d:\n  call void @rare()\n  ret void"
    ),
    "gone.after.two": (
        f"{BRANCH}\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %d, label %g\nb:\n  ret void\n"
        "d:\n  unreachable\ng:\n  call void @rare()\n  ret void"
    ),
    "same.twice": "br i1 %c, label %a, label %a\na:\n  ret void",
    "three.ways": (
        "switch i32 %x, label %a [ i32 1, label %b\n    i32 2, label %d ]\na:\n  ret void\nb:\n  call void @rare()\n"
        "  ret void\nd:\n  unreachable"
    ),
    "one.way.of.many": (
        "switch i32 %x, label %a [ i32 1, label %b\n    i32 2, label %b ]\na:\n  unreachable\nb:\n  ret void"
    ),
    "loop": "br label %a\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %a, label %b\nb:\n  ret void",
    "loop.with.cold": (
        "br label %a\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %d, label %b\nd:\n  call void @rare()\n"
        "  br label %a\nb:\n  ret void"
    ),
    "loop.never.left": f"{BRANCH}\na:\n  br label %a\nb:\n  ret void",
    "loop.never.left.twice": f"{BRANCH}\na:\n  br label %a\nb:\n  br i1 %c, label %b, label %d\nd:\n  br label %a",
    "loop.to.gone": (
        f"{BRANCH}\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %a, label %d\nb:\n  ret void\nd:\n  unreachable"
    ),
    "loop.in.loop": (
        "br label %a\na:\n  br label %b\nb:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %b, label %d\n"
        "d:\n  %f = icmp eq i32 %x, 7\n  br i1 %f, label %a, label %g\ng:\n  ret void"
    ),
    "loop.with.two.exits": (
        "br label %a\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %b, label %g\nb:\n  %f = icmp eq i32 %x, 7\n"
        "  br i1 %f, label %a, label %d\nd:\n  call void @rare()\n  ret void\ng:\n  ret void"
    ),
    "two.entries": (
        f"{BRANCH}\na:\n  %e = icmp eq i32 %y, 7\n  br i1 %e, label %b, label %d\nb:\n  %f = icmp eq i32 %x, 7\n"
        "  br i1 %f, label %a, label %d\nd:\n  ret void"
    ),
    "two.entries.to.cold": (
        f"{BRANCH}\na:\n  br label %b\nb:\n  %f = icmp eq i32 %x, 7\n  br i1 %f, label %a, label %d\n"
        "d:\n  call void @rare()\n  ret void"
    ),
    "two.entries.to.two.cold.after.a.choice": (
        "br i1 %c, label %a, label %r\na:\n  br i1 %c, label %l, label %m\nl:\n  br i1 %c, label %m, label %o\n"
        "m:\n  br i1 %c, label %l, label %u\no:\n  call void @rare()\n  ret void\n"
        "u:\n  call void @rare()\n  ret void\nr:\n  ret void"
    ),
    "reset.counter": (
        "br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ %n, %b ], [ 0, %d ]\n  %n = add i32 %i, 1\n"
        "  %e = icmp eq i32 %n, 1\n  br i1 %e, label %d, label %b\nb:\n  br i1 %c, label %a, label %g\n"
        "d:\n  br i1 %c, label %a, label %g\ng:\n  ret void"
    ),
    "reset.counter.other.way": (
        "br label %a\na:\n  %i = phi i32 [ 3, %entry ], [ 5, %b ], [ 3, %d ]\n  %n = sub i32 %i, 1\n"
        "  %e = icmp ugt i32 %n, 2\n  br i1 %e, label %d, label %b\nb:\n  br i1 %c, label %a, label %g\n"
        "d:\n  br i1 %c, label %a, label %g\ng:\n  ret void"
    ),
    "reset.from.one.side": (
        "br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ %n, %b ], [ 0, %d ]\n  %n = add i32 %i, 1\n"
        "  %e = icmp eq i32 %i, 5\n  br i1 %e, label %d, label %b\nb:\n  br i1 %c, label %a, label %g\n"
        "d:\n  br label %a\ng:\n  ret void"
    ),
    "reset.from.the.other.side": (
        "br label %a\na:\n  %i = phi i32 [ 9, %entry ], [ %n, %b ], [ 9, %d ]\n  %n = add i32 %i, 1\n"
        "  %e = icmp ugt i32 %i, 5\n  br i1 %e, label %b, label %d\nb:\n  br i1 %c, label %a, label %g\n"
        "d:\n  br label %a\ng:\n  ret void"
    ),
    "reset.of.what.is.called": (
        "br label %a\na:\n  %r = call i32 @other(ptr %p, ptr %q)\n  %e = icmp eq i32 %r, 5\n"
        "  br i1 %e, label %b, label %d\nb:\n  br i1 %c, label %a, label %g\nd:\n  br label %a\ng:\n  ret void"
    ),
    "reset.before.the.loop": (
        "br i1 %c, label %d, label %b\nd:\n  br label %b\nb:\n  %i = phi i32 [ 0, %entry ], [ 5, %d ]\n  br label %a\n"
        "a:\n  %e = icmp eq i32 %i, 5\n  br i1 %e, label %a, label %g\ng:\n  ret void"
    ),
    "reset.by.another.phi": (
        "br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ %k, %h ]\n  %e = icmp eq i32 %i, 5\n"
        "  br i1 %e, label %b, label %d\nb:\n  br label %h\nd:\n  br i1 %c, label %h, label %g\nh:\n"
        "  %k = phi i32 [ 3, %b ], [ 3, %d ]\n  br label %a\ng:\n  ret void"
    ),
    "reset.by.another.phi.of.a.neighbour": (
        "br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ %k, %h ], [ %i, %d ]\n  %e = icmp eq i32 %i, 5\n"
        "  br i1 %e, label %h, label %d\nh:\n  %k = phi i32 [ 3, %a ]\n  br label %a\n"
        "d:\n  br i1 %c, label %a, label %g\ng:\n  ret void"
    ),
    "reset.by.what.is.outside": (
        "%o = add i32 %y, 1\n  br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ 0, %d ], [ 1, %b ]\n"
        "  %n = add i32 %o, 1\n  %e = icmp eq i32 %n, 1\n  br i1 %e, label %b, label %d\nb:\n"
        "  br i1 %c, label %a, label %g\nd:\n  br label %a\ng:\n  ret void"
    ),
    "reset.in.two.steps": (
        "br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ 7, %b ], [ 7, %d ]\n  %m = mul i32 %i, 2\n"
        "  %n = add i32 %m, 1\n  %e = icmp ult i32 %n, 9\n  br i1 %e, label %b, label %d\nb:\n"
        "  br i1 %c, label %a, label %g\nd:\n  br label %a\ng:\n  ret void"
    ),
    "reset.beside.cold": (
        "br label %a\na:\n  %i = phi i32 [ 0, %entry ], [ %n, %b ], [ 0, %d ]\n  %n = add i32 %i, 1\n"
        "  %e = icmp eq i32 %i, 5\n  br i1 %e, label %d, label %b\nb:\n  call void @rare()\n"
        "  br i1 %c, label %a, label %g\nd:\n  br label %a\ng:\n  ret void"
    ),
    "cold.exit.of.three": (
        "br label %a\na:\n  switch i32 %x, label %a [ i32 1, label %b\n    i32 2, label %d\n    i32 3, label %g ]\n"
        "b:\n  call void @rare()\n  ret void\nd:\n  unreachable\ng:\n  br label %a"
    ),
    "two.entries.weighed": two_entries("8", "9"),
    "two.entries.of.which.one.is.weighed": two_entries("", "9"),
    "two.entries.of.which.one.weighs.nothing": two_entries("8", "10"),
    "two.entries.that.weigh.much": two_entries("11", "12"),
    "two.entries.of.few.bits": two_entries("8", "13"),
    "two.entries.of.another.kind": two_entries("8", "14"),
    "two.entries.of.three.words": two_entries("8", "15"),
    "rarely.twice": (
        "br i1 %c, label %a, label %b, !prof !6\na:\n  %e = icmp eq i32 %y, 9\n"
        "  br i1 %e, label %d, label %b, !prof !6\nb:\n  ret void\nd:\n  br label %b"
    ),
    "rarely.back": "br label %a\na:\n  br i1 %c, label %a, label %b, !prof !7\nb:\n  ret void",
    "rarely.back.around.two.entries": (
        "br label %a\na:\n  br i1 %c, label %b, label %d\nb:\n  %e = icmp eq i32 %y, 9\n"
        "  br i1 %e, label %d, label %h\nd:\n  %f = icmp eq i32 %x, 9\n  br i1 %f, label %b, label %h\nh:\n"
        "  br i1 %c, label %g, label %a, !prof !6\ng:\n  ret void"
    ),
    "weights.of.32.bits": "br i1 %c, label %a, label %b, !prof !16\na:\n  ret void\nb:\n  ret void",
    "weights.of.33.bits": "br i1 %c, label %a, label %b, !prof !17\na:\n  ret void\nb:\n  ret void",
    "no.way": "ret void",
    "unwinds": (
        "invoke void @plain() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup\n"
        "  ret void"
    ),
    "deoptimizes": (
        f'{BRANCH}\na:\n  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]\n  ret void\n'
        "b:\n  ret void"
    ),
}
WEIGHTS: Final = {
    "1.3": "i32 1, i32 3",
    "0.0": "i32 0, i32 0",
    "0.9": "i32 0, i32 9",
    "largest": "i32 -1, i32 -1",
    "large": "i32 -1, i32 1",
    "expected": '!"expected", i32 2000, i32 1',
}
# What follows these.
NODES: Final = (
    '!"branch_weights", i32 1, i32 -1',
    '!"branch_weights", i32 -1, i32 1',
    '!"loop_header_weight", i64 100',
    '!"loop_header_weight", i64 350',
    '!"loop_header_weight", i64 0',
    '!"loop_header_weight", i64 -1',
    '!"loop_header_weight", i64 123456789123456789',
    '!"loop_header_weight", i8 -56',
    '!"another_weight", i64 350',
    '!"loop_header_weight", i64 350, i64 7',
    '!"branch_weights", i32 -2, i32 1',
    '!"branch_weights", i32 -2, i32 2',
)


ENDS: Final = ("ret void", "unreachable", "call void @rare()\n  ret void", "call void @abort()\n  unreachable")
GRAPHS: Final = (*range(80), 319, 526, 652, 691, 727, 745, 1058, 1850, 2659, 2818, 3464)  # their seeds


def graph(seed: int) -> str:
    """Blocks whose ends lead anywhere but to the entry, by numbers that follow from the seed."""
    state = seed

    def below(count: int) -> int:
        nonlocal state
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        return (state >> 12) % count

    count = 3 + below(8)
    found = []
    for number in range(count):
        target = lambda: f"label %b{1 + below(count)}"  # noqa: E731
        rare = "call void @rare()\n  " if below(9) == 0 else ""
        kind = below(8)
        profile = f", !prof !{below(len(WEIGHTS) - 1)}" if below(6) == 0 else ""
        if kind == 0 and number:
            end = ENDS[below(len(ENDS))]
        elif kind < 3:
            end = f"br {target()}"
        elif kind < 7:
            condition = f"%c{number} = icmp {('eq', 'slt', 'ugt')[below(3)]} i32 %x, {below(3) - 1}\n  "
            end = f"{condition}br i1 %c{number}, {target()}, {target()}{profile}"
        else:
            end = f"switch i32 %x, {target()} [ i32 1, {target()}\n    i32 2, {target()} ]"
        found.append(f"b{number}:\n  {rare}{end}\n")
    return "".join(found) + f"b{count}:\n  ret void"


def functions() -> dict[str, str]:
    head = "(i32 %x, i32 %y, double %v, ptr %p, ptr %q) personality ptr @__gxx_personality_v0 {\nentry:\n  "
    seven = "%c = icmp eq i32 %x, 7\n  "
    found = {f"if.{name}": head + f"{text}\n  {BRANCH}\n{TWO}}}" for name, text in COMPARED.items()}
    for name, text in BLOCKS.items():
        found[name] = head + f"{seven}{text}\n}}"
    for name in WEIGHTS:
        for kind, ways in (
            ("", TWO),
            (".gone", "a:\n  unreachable\nb:\n  ret void\n"),
            (".all", "a:\n  unreachable\nb:\n  unreachable\n"),
        ):
            found[f"weights.{name}{kind}"] = head + f"{seven}{BRANCH}, !prof !{list(WEIGHTS).index(name)}\n{ways}}}"
    for seed in GRAPHS:
        found[f"graph.{seed}"] = head.removesuffix("entry:\n  ") + graph(seed) + "\n}"
    return found


def text() -> str:
    nodes = [f'!{place} = !{{!"branch_weights", {words}}}' for place, words in enumerate(WEIGHTS.values())]
    bodies = [f"define void @{name}{rest}" for name, rest in functions().items()]
    more = "declare void @llvm.experimental.deoptimize.isVoid(...)\n"
    nodes += [f"!{place} = !{{{node}}}" for place, node in enumerate(NODES, len(WEIGHTS))]
    return "\n".join([DECLARED + more, *bodies, *nodes, ""])


def said_by_opt(source: str = "") -> dict[str, tuple[list[int], list[int]]]:
    """The probabilities of each function's edges, and the frequencies of its blocks, in the order of print."""
    command = ["opt-22", "-passes=print<branch-prob>,print<block-freq>", "-disable-output", "-"]
    said = subprocess.run(command, input=source or text(), capture_output=True, text=True, check=True).stderr
    found: dict[str, tuple[list[int], list[int]]] = {}
    name = ""
    for line in said.splitlines():
        if place := re.match(r"(?:Printing analysis .* for function '|block-frequency-info: )([^':]*)", line):
            name = place[1]
            found.setdefault(name, ([], []))
        elif edge := re.search(r"probability is 0x([0-9a-f]+) / 0x80000000", line):
            found[name][0].append(int(edge[1], 16))
        elif block := re.search(r"float = .*, int = (\d+)", line):
            found[name][1].append(int(block[1]))
    return found


def probabilities(function: irkit.Function) -> list[int]:
    """In the order of opt's print, which joins edges to the same block."""
    found = BranchProbabilities(function)
    parts = []
    for block in function.blocks:
        edges = found.of_edges(block)
        targets = block.successors
        if found.flow.number[block] not in found._probabilities:  # where nothing is known they are counted
            parts += [ratio(targets.count(target), len(targets)) for target in targets]
            continue
        parts += [min(ONE, sum([edges[i] for i, one in enumerate(targets) if one is target])) for target in targets]
    return parts


def frequencies(function: irkit.Function) -> list[int]:
    found = BlockFrequencies(function)
    return [found.of(block) for block in function.blocks]


def recorded() -> dict[str, tuple[list[int], list[int]]]:
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        name, _, rest = line.partition(": ")
        edges, _, blocks = rest.partition(" | ")
        found[name] = ([int(part) for part in edges.split()], [int(part) for part in blocks.split()])
    return found


def spaced(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    rows = [f"{name}: {spaced(edges)} | {spaced(blocks)}" for name, (edges, blocks) in said_by_opt().items()]
    FILE.write_text("\n".join(rows) + "\n", encoding="utf-8")
