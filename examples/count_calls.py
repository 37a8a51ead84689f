"""Count how often each function of a program is entered: `python examples/count_calls.py OUT FILE…`

Every FILE (bitcode or assembly) is rewritten into the folder OUT, where `call_counts.bc` joins them; link them all,
and the program appends a line `name count` for each function that ran to the file that CALL_COUNTS names.
"""

from __future__ import annotations

import sys
from pathlib import Path

import irkit
from irkit import i32, i64, ptr

# Called at the end by each module: its names, its counters, and how many there are.
REPORT = """
@variable = private constant [12 x i8] c"CALL_COUNTS\\00"
@mode = private constant [2 x i8] c"a\\00"
@line = private constant [9 x i8] c"%s %llu\\0A\\00"

declare ptr @getenv(ptr)
declare ptr @fopen(ptr, ptr)
declare i32 @fprintf(ptr, ptr, ...)
declare i32 @fclose(ptr)

define void @call_counts_report(ptr %names, ptr %counters, i64 %count) {
entry:
  %path = call ptr @getenv(ptr @variable)
  %unset = icmp eq ptr %path, null
  br i1 %unset, label %done, label %open

open:
  %file = call ptr @fopen(ptr %path, ptr @mode)
  %failed = icmp eq ptr %file, null
  br i1 %failed, label %done, label %loop

loop:
  %i = phi i64 [ 0, %open ], [ %next, %after ]
  %counter = getelementptr i64, ptr %counters, i64 %i
  %value = load i64, ptr %counter
  %never = icmp eq i64 %value, 0
  br i1 %never, label %after, label %write

write:
  %entry.name = getelementptr ptr, ptr %names, i64 %i
  %name = load ptr, ptr %entry.name
  %written = call i32 (ptr, ptr, ...) @fprintf(ptr %file, ptr @line, ptr %name, i64 %value)
  br label %after

after:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %close

close:
  %closed = call i32 @fclose(ptr %file)
  br label %done

done:
  ret void
}
"""


def count_calls(module: irkit.Module) -> int:
    """Have each function of the module count; returns how many there are."""
    counted = [f for f in module.functions if not f.is_declaration and f.linkage != "available_externally"]
    if not counted:
        return 0
    numbers = irkit.array(i64, len(counted))
    counters = module.add_global("call_counters", numbers, irkit.null(numbers), linkage="internal", unique=True)
    names = []
    for place, function in enumerate(counted):
        text = function.name.encode("utf-8", "surrogateescape") + b"\0"
        kind = irkit.array(irkit.i8, len(text))
        names.append(module.add_global("", kind, irkit.const(kind, text), constant=True, linkage="private"))
        irkit.parse_instructions(
            """
            %counter = getelementptr i64, ptr %counters, i64 %place
            %calls = load i64, ptr %counter
            %calls.now = add i64 %calls, 1
            store i64 %calls.now, ptr %counter
            """,
            before=function.blocks[0].instructions[0],
            values={"counters": counters, "place": irkit.const(i64, place)},
        )
    table = irkit.array(ptr, len(counted))
    module.add_global("call_names", table, irkit.const(table, names), constant=True, linkage="internal", unique=True)
    irkit.parse_function(
        f"""
        declare void @call_counts_report(ptr, ptr, i64)
        define internal void @call_counts_at_exit() {{
          call void @call_counts_report(ptr @call_names, ptr @{counters.name}, i64 {len(counted)})
          ret void
        }}
        """,
        into=module,
    )
    run_at_exit(module, module.functions["call_counts_at_exit"])
    return len(counted)


def run_at_exit(module: irkit.Module, function: irkit.Function) -> None:
    """Add a function to the module's `llvm.global_dtors`."""
    entry = irkit.struct(i32, ptr, ptr)
    entries: list[irkit.Value] = [irkit.const(entry, [65535, function, None])]
    known = module.get("llvm.global_dtors")
    if isinstance(known, irkit.GlobalVariable):
        if isinstance(known.initializer, irkit.User):
            entries[:0] = known.initializer.operands
        known.erase_from_parent()
    kind = irkit.array(entry, len(entries))
    module.add_global("llvm.global_dtors", kind, irkit.const(kind, entries), linkage="appending")


def report_module(like: irkit.Module) -> irkit.Module:
    """The module that writes the counts, for the same target as another."""
    made = irkit.Module.new("call_counts", like.dialect.llvm_version, like.target_triple, like.data_layout)
    irkit.parse_function(REPORT, into=made)
    return made


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for file in map(Path, arguments[1:]):
        module = irkit.load(file)
        print(f"{file}: {count_calls(module)} functions count")
        irkit.save(module, folder / f"{file.stem}.bc")
    irkit.save(report_module(module), folder / "call_counts.bc")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
