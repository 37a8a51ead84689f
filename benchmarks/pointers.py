"""Points-to beside what happens: a program that irkit has made to tell its pointers, and whether the answers hold.

    python benchmarks/pointers.py [--engine duckdb] FILE [ARGUMENT…]

FILE is a program of one module, with a `main` (or what llvm-link makes of several). It is rewritten so that it tells
which object begins where (`alloca`, calls that give memory, globals, functions) and what each pointer is that it loads
or stores through; `lli-22` runs it with the arguments. Every object that such a pointer was in has to be in what
`points` of `irkit/rules/pointers.dl` says of the pointer: itself, or, where that says `-1`, among those that have
escaped. With `--fields` so it is with the byte of the object, of `points_to_fields.dl`. Then both evaluators are
asked, if no engine is named, and have to say the same.
"""

from __future__ import annotations

import argparse
import bisect
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

import irkit
from irkit import const, i64
from irkit.facts.declare import entity_id
from irkit.query.questions import FIELDS_FILE, POINTERS_FILE, program
from irkit.rules.modules import evaluate_on

DESCRIPTOR = 2  # where the program tells it: the standard error, which is a file
OUTSIDE = -1
TELL_OBJECT = f"""
@told.object = private constant [14 x i8] c"O %ld %p %ld\\0A\\00"
declare i32 @dprintf(i32, ptr, ...)
define internal void @tell_object(i64 %id, ptr %place, i64 %size) {{
  %written = call i32 (i32, ptr, ...) @dprintf(i32 {DESCRIPTOR}, ptr @told.object, i64 %id, ptr %place, i64 %size)
  ret void
}}
"""
TELL_POINTER = f"""
@told.pointer = private constant [10 x i8] c"P %ld %p\\0A\\00"
@told.seen = internal global [262144 x i64] zeroinitializer
declare i32 @dprintf(i32, ptr, ...)
define internal void @tell_pointer(i64 %id, ptr %place) {{
  %address = ptrtoint ptr %place to i64
  %mixed = mul i64 %id, 2654435769
  %both = xor i64 %mixed, %address
  %upper = lshr i64 %both, 17
  %hash = xor i64 %upper, %both
  %slot = and i64 %hash, 262143
  %known = getelementptr i64, ptr @told.seen, i64 %slot
  %before = load i64, ptr %known
  %again = icmp eq i64 %before, %both
  br i1 %again, label %done, label %new
new:
  store i64 %both, ptr %known
  %written = call i32 (i32, ptr, ...) @dprintf(i32 {DESCRIPTOR}, ptr @told.pointer, i64 %id, ptr %place)
  br label %done
done:
  ret void
}}
"""
ALLOCATE = ("malloc", "calloc", "realloc")
Pairs = set[tuple[int, ...]]  # a pointer and an object
Places = set[tuple[int, ...]]  # and the byte of it


def numbered(module: irkit.Module) -> Iterable[tuple[int, irkit.Instruction]]:
    """The instructions with their numbers in facts."""
    for place, function in enumerate(module.functions, 1):
        ordinal = len(function.arguments)
        for block in function.blocks:
            for instruction in block.instructions:
                ordinal += 1
                yield entity_id(0, place, ordinal), instruction
            ordinal += 1


def numbers_of_arguments(module: irkit.Module) -> dict[irkit.Value, int]:
    return {
        argument: entity_id(0, place, index)
        for place, function in enumerate(module.functions, 1)
        for index, argument in enumerate(function.arguments)
    }


def rewrite(module: irkit.Module) -> None:
    """Have the program tell its objects and pointers. Memory that a call gives is an object of the module if the rules
    know that it is new; else, as that of most `realloc`, it is from outside, and so is what lies in a frame of the
    stack when its function is over. Without marks of lifetimes, no two objects of a frame share their place."""
    rules = program(POINTERS_FILE)
    given = {number for (number,) in evaluate_on(rules, [module], ["returns_memory"], "small")["returns_memory"]}
    instructions = list(numbered(module))
    numbers = {instruction: number for number, instruction in instructions} | numbers_of_arguments(module)
    globals_ = [(entity_id(0, 0, k), one) for k, one in enumerate([*module.functions, *module.globals])]
    irkit.parse_function(TELL_OBJECT, into=module)
    irkit.parse_function(TELL_POINTER, into=module)
    layout = module.layout
    for number, one in instructions:
        home = one.parent
        if home is None or home.parent is None:
            continue
        if isinstance(one, irkit.CallInst) and getattr(one.callee, "name", "").startswith("llvm.lifetime."):
            one.erase_from_parent()
        elif isinstance(one, irkit.AllocaInst):
            first = next(other for other in home.instructions if not isinstance(other, irkit.AllocaInst))
            size = layout.alloc_size(one.allocated_type).fixed
            tell_object(first, number, one, const(i64, size))
            for block in home.parent.blocks:
                if isinstance(block.terminator, irkit.ReturnInst):
                    tell_object(block.terminator, OUTSIDE, one, const(i64, size))
        elif isinstance(one, irkit.CallInst) and getattr(one.callee, "name", "") in ALLOCATE:
            following = home.instructions[list(home.instructions).index(one) + 1]
            size_of_memory(one, following, number if number in given else OUTSIDE)
        elif isinstance(one, (irkit.LoadInst, irkit.StoreInst)) and one.pointer in numbers:
            irkit.parse_instructions(
                "call void @tell_pointer(i64 %id, ptr %place)",
                before=one,
                values={"id": const(i64, numbers[one.pointer]), "place": one.pointer},
            )
    start = module.functions["main"].blocks[0].instructions[0]
    for number, thing in globals_:
        if isinstance(thing, irkit.GlobalVariable) and not thing.is_declaration and not thing.thread_local_mode:
            tell_object(start, number, thing, const(i64, layout.alloc_size(thing.value_type).fixed))
        elif isinstance(thing, irkit.Function) and not thing.is_declaration:
            tell_object(start, number, thing, const(i64, 1))


def tell_object(before: irkit.Instruction, number: int, place: irkit.Value, size: irkit.Value) -> None:
    irkit.parse_instructions(
        "call void @tell_object(i64 %id, ptr %place, i64 %size)",
        before=before,
        values={"id": const(i64, number), "place": place, "size": size},
    )


def size_of_memory(call: irkit.CallInst, before: irkit.Instruction, number: int) -> None:
    """Tell of what an allocating function has given."""
    arguments = list(call.arguments)
    if call.callee.name == "calloc":
        irkit.parse_instructions(
            "%size = mul i64 %a, %b\n call void @tell_object(i64 %id, ptr %place, i64 %size)",
            before=before,
            values={"a": arguments[0], "b": arguments[1], "id": const(i64, number), "place": call},
        )
    else:
        tell_object(before, number, call, arguments[-1])


def told(module: irkit.Module, arguments: Iterable[str]) -> tuple[str, Places]:
    """What the rewritten program prints, and where its pointers were."""
    with tempfile.TemporaryDirectory() as folder:
        rewritten, log = Path(folder) / "rewritten.bc", Path(folder) / "log"
        irkit.save(module, rewritten)
        with open(log, "wb") as file:
            command = ["lli-22", str(rewritten), *arguments]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=file, text=True, check=True)
        with open(log, encoding="utf-8", errors="replace") as lines:
            return done.stdout, places(lines)


def places(lines: Iterable[str]) -> Places:
    """What the program has told, an object and a byte of it a pointer."""
    starts: list[int] = []
    objects: dict[int, tuple[int, int]] = {}  # by its start: its end and its number
    found: Places = set()
    for line in lines:
        if not line.startswith(("O ", "P ")):  # what the program says itself
            continue
        kind, number, place, *size = line.split()
        address = 0 if place == "(nil)" else int(place, 16)
        at = bisect.bisect_right(starts, address) - 1
        if kind == "P":
            if at >= 0 and address < objects[starts[at]][0]:
                found.add((int(number), objects[starts[at]][1], address - starts[at]))
            continue
        end = address + int(size[0])
        if at >= 0 and objects[starts[at]][0] <= address:
            at += 1
        at = max(at, 0)
        while at < len(starts) and starts[at] < end:  # what was there is no more
            del objects[starts[at]], starts[at]
        starts.insert(at, address)
        objects[address] = (end, int(number))
    return found


def pairs(found: Places) -> Pairs:
    """The pairs of a pointer and an object that it was in."""
    return {(pointer, place) for pointer, place, _ in found}


def missing_bytes(found: Places, points: Places, escaped: set[int]) -> Places:
    """What happened and is not in the answers by the byte of the object."""
    return {
        (pointer, place, byte)
        for pointer, place, byte in found - points
        if (pointer, place, -1) not in points and not ((pointer, OUTSIDE, -1) in points and place in escaped)
    }


def missing(found: Pairs, points: Pairs, escaped: set[int]) -> Pairs:
    """What happened and is not in the answers."""
    return {
        (pointer, place) for pointer, place in found - points if not ((pointer, OUTSIDE) in points and place in escaped)
    }


def answers(module: irkit.Module, engine: str, rules: str = POINTERS_FILE) -> tuple[Pairs, set[int]]:
    found = evaluate_on(program(rules), [module], ["points", "escaped"], engine)
    return {(int(p), int(o)) for p, o in found["points"]}, {int(o) for (o,) in found["escaped"]}


def answers_by_byte(module: irkit.Module, engine: str) -> tuple[Places, set[int]]:
    found = evaluate_on(program(FIELDS_FILE), [module], ["points_at", "escaped"], engine)
    return {(int(p), int(o), int(k)) for p, o, k in found["points_at"]}, {int(o) for (o,) in found["escaped"]}


def load(path: str) -> irkit.Module:
    module = irkit.load(path)
    module.materialize()
    irkit.upgrade(module)
    return module


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("arguments", nargs="*")
    parser.add_argument("--engine", action="append", choices=("duckdb", "small"))
    parser.add_argument("--fields", action="store_true")
    given = parser.parse_args()
    module = load(given.file)
    by_engine: dict[str, tuple[Places, set[int]]] = {}
    for engine in given.engine or ("duckdb", "small"):
        started = time.process_time()
        by_engine[engine] = (answers_by_byte if given.fields else answers)(module, engine)
        print(
            f"{engine}: {len(by_engine[engine][0])} rows of points, {time.process_time() - started:.1f} s", flush=True
        )
    points, escaped = next(iter(by_engine.values()))
    differ = any(answer != (points, escaped) for answer in by_engine.values())
    rewrite(module)
    _, found = told(module, given.arguments)
    if not given.fields:
        found = pairs(found)
    wrong = (missing_bytes if given.fields else missing)(found, points, escaped)
    direct = len(found & points)
    by_escape = len(found) - direct - len(wrong)
    print(f"{len(found)} at run time: {direct} in points, {by_escape} by what has escaped, {len(wrong)} in neither")
    print("the engines differ" if differ else "the engines agree")
    for row in sorted(wrong)[:10]:
        print(f"  {row[0]} pointed at {row[1:]}")
    return bool(wrong or differ)


if __name__ == "__main__":
    sys.exit(main())
