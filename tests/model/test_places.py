"""Where instructions and blocks come to stand, with the debug records between them, in `places.txt`: each place that an
instruction can be put at, each one that is taken out, each block before and behind each other one.

`python tests/model/test_places.py` writes it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import irkit
from irkit.blocks import BasicBlock
from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.instructions import Instruction

FILE = Path(__file__).parent / "places.txt"
TEXT = """
define void @f(i32 %x) !dbg !2 {
entry:
  %a = add i32 %x, 1
    #dbg_value(i32 1, !3, !DIExpression(), !4)
  %b = add i32 %x, 2
    #dbg_value(i32 2, !3, !DIExpression(), !4)
    #dbg_value(i32 3, !3, !DIExpression(), !4)
  br label %mid
mid:
    #dbg_value(i32 4, !3, !DIExpression(), !4)
  %c = add i32 %x, 3
  br label %end
end:
    #dbg_value(i32 5, !3, !DIExpression(), !4)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DILocalVariable(name: "v", scope: !2)
!4 = !DILocation(line: 3, column: 7, scope: !2)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DISubroutineType(types: !{})
"""


def function() -> Function:
    found = irkit.parse_assembly(TEXT, "p.ll", 22)["f"]
    assert isinstance(found, Function)
    return found


def shown(block: BasicBlock) -> str:
    """The names of its instructions, with the numbers that the records before each one speak of."""
    parts = []
    for one in block.instructions:
        parts += [str(record.location).split()[-1] for record in one.debug_records or ()]
        parts.append(one.name or one.opcode)
    return f"{block.name}: {' '.join([*parts, *(str(r.location).split()[-1] for r in block.trailing_records or ())])}"


def after(f: Function, edit: Callable[[], object]) -> str:
    try:
        edit()
    except IRKitError as error:
        return str(error)
    return "; ".join(shown(block) for block in f.blocks)


def newcomer(f: Function) -> Instruction:
    made = f.blocks[1].instructions[0]
    made.remove_from_parent()
    return made


def of_instructions() -> Iterator[str]:
    for index in range(-5, 6):
        f = function()
        made = newcomer(f)
        yield f"at {index}: {after(f, lambda: f.blocks[0].insert(index, made))}"  # noqa: B023
    for place in range(3):
        f = function()
        made, other = newcomer(f), f.blocks[0].instructions[place]
        yield f"behind {place}: {after(f, lambda: f.blocks[0].insert_after(other, made))}"  # noqa: B023
        f = function()
        made, other = newcomer(f), f.blocks[0].instructions[place]
        yield f"before {place}: {after(f, lambda: f.blocks[0].insert_before(other, made))}"  # noqa: B023
        f = function()
        yield f"without {place}: {after(f, f.blocks[0].instructions[place].remove_from_parent)}"
        removed = f.blocks[0].instructions[-1]
        yield f"and the last: {after(f, removed.remove_from_parent)}, ends with {f.blocks[0].terminator}"
        first, last = f.blocks[1].instructions
        first.remove_from_parent()
        yield f"and one in front: {after(f, lambda: f.blocks[0].insert(0, first))}"  # noqa: B023
        last.remove_from_parent()
        count = len(f.blocks[0].instructions)
        yield f"and one at the end: {after(f, lambda: f.blocks[0].insert(count, last))}"  # noqa: B023
        yield f"and that taken out: {after(f, last.remove_from_parent)}"
    f = function()
    yield f"of another block: {after(f, lambda: f.blocks[0].insert_after(f.blocks[1].instructions[0], newcomer(f)))}"
    yield f"in a block already: {after(f, lambda: f.blocks[0].insert(0, f.blocks[0].instructions[0]))}"


def of_blocks() -> Iterator[str]:
    for one in range(3):
        for other in range(3):
            for way in ("move_before", "move_after"):
                f = function()
                blocks = f.blocks
                move = getattr(blocks[one], way)
                yield f"{one} {way} {other}: {after(f, lambda: move(blocks[other]))}"  # noqa: B023
    f = function()
    alone, last = f.blocks[1], f.blocks[2]
    yield f"{[block.terminator and block.terminator.opcode for block in f.blocks]} {alone.module is f.parent}"
    f.remove_block(alone)
    told = after(f, lambda: alone.move_after(last))
    yield f"alone: {alone.module} {alone.terminator and alone.terminator.opcode}: {told}"
    yield f"erased: {after(f, alone.erase_from_parent)}; behind it: {after(f, lambda: last.move_after(alone))}"


def of_attachments() -> Iterator[str]:
    f = function()
    add = f.blocks[0].instructions[0]
    node = f.parent.named_metadata[0].operands[0] if f.parent is not None else None
    right: list[object] = [None, [], [("a", node)], (["a", node], ["b", node]), {"c": node}]
    for pairs in (*right, [("a",)], [("a", node, 1)], ["ab"], [1], [(1, node)], [("a", 1)], 5):
        told = after(f, lambda: setattr(add, "metadata", pairs))  # noqa: B023
        kinds = [kind for kind, _ in add.metadata.items()]
        yield f"attached {str(pairs)[:12]!a}: {kinds} {'' if told.startswith('entry') else told[:50]}"
    add.metadata = [("a", node)]
    both = f.blocks[0].instructions[1]
    both.metadata = add.metadata
    bare = f.blocks[1].instructions[0]
    yield f"equal: {both.metadata == add.metadata} {both.metadata == 1} {both.metadata == bare.metadata}"


def lines() -> list[str]:
    return [*of_instructions(), *of_blocks(), *of_attachments()]


def test_where_they_stand() -> None:
    now, recorded = lines(), FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    sys.stdout.write(f"{len(lines())} lines\n")
