"""Edits and questions that few programs have."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import irkit
from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instructions import ShuffleVectorInst
from irkit.module import Module
from irkit.summary import AliasSummary

TEXT = """define i32 @f(i32 noundef %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, 2
  br label %m
m:
  %z = add i32 %y, 3
  br label %e
e:
  ret i32 %z
}
"""


def function_f(text: str = TEXT, version: int = 22) -> Function:
    found = irkit.parse_assembly(text, "x.ll", version).get("f")
    assert isinstance(found, Function)
    return found


def names(block: BasicBlock) -> list[str]:
    return [instruction.name for instruction in block.instructions]


def test_instructions_move() -> None:
    function = function_f()
    entry, middle, _ = function.blocks
    x, y, _ = entry.instructions
    z = middle.instructions[0]
    z.move_after(x)
    assert (names(entry), names(middle)) == (["x", "z", "y", ""], [""])
    y.move_before(x)
    assert names(entry) == ["y", "x", "z", ""]
    y.move_after(x)
    assert names(entry) == ["x", "y", "z", ""]
    y.move_after(y)
    z.move_before(z)
    assert names(entry) == ["x", "y", "z", ""]


def test_blocks_move() -> None:
    function = function_f()
    entry, middle, end = function.blocks

    def order() -> str:
        return " ".join(block.name for block in function.blocks)

    function.move_block(middle, None)
    assert order() == "entry e m"
    function.move_block(middle, end)
    assert order() == "entry m e"
    function.move_block(entry, None)
    assert order() == "m e entry"
    function.move_block(entry, middle)
    assert order() == "entry m e"
    function.move_block(middle, middle)
    assert order() == "entry m e"


def test_empty_blocks_are_true() -> None:
    block = BasicBlock(function_f().blocks[0].type, None, "empty")
    assert block
    assert len(block) == 0


@pytest.mark.parametrize("place", ["text", None])
def test_places_of_instructions(place: object) -> None:
    free = function_f().blocks[0].instructions[0].clone()
    wrong: list[Callable[[], object]] = [
        lambda: irkit.parse_instructions("ret void", at_end=place),  # type: ignore[arg-type]
        lambda: irkit.parse_instructions("ret void", before=place),  # type: ignore[arg-type]
    ]
    for one in wrong:
        with pytest.raises(EditError, match="is no place for instructions" if place else "instructions need one place"):
            one()
    with pytest.raises(EditError, match="is no place for instructions"):
        irkit.parse_instructions("ret void", before=free)


def test_what_views_show() -> None:
    function = function_f()
    first = function.blocks[0].instructions[0]
    assert [str(argument.attributes) for argument in function.arguments] == ["noundef", ""]
    module = function.parent
    assert isinstance(module, Module)
    assert repr(first.metadata) == "<Attachments >"
    first.metadata["one"] = first.metadata["two"] = irkit.parse_metadata("!{}", module)
    assert repr(first.metadata) == "<Attachments !one, !two>"


def test_globals_are_compared_in_order() -> None:
    text = "@a = global i8 0\n@b = global i8 0\n"
    one, other = irkit.parse_assembly(text, "x.ll", 22), irkit.parse_assembly(text, "x.ll", 22)
    assert one.globals == one.globals
    assert one.globals == [*one.globals]
    assert one.globals == (*one.globals,)
    assert one.globals != other.globals
    assert one.globals != [*one.globals][::-1]
    assert one.globals != {*one.globals}
    assert one.functions == other.functions


def test_flags_are_compared_in_order() -> None:
    text = '!llvm.module.flags = !{!%d, !%d}\n!0 = !{i32 1, !"a", i32 2}\n!1 = !{i32 1, !"b", i32 %d}\n'
    first, same, other, turned = (
        irkit.parse_assembly(text % numbers, "x.ll", 22).flags
        for numbers in ((0, 1, 1), (0, 1, 1), (0, 1, 2), (1, 0, 1))
    )
    assert first == same
    assert first != other
    assert first != turned
    assert first != [*first]


def test_structs_get_numbers() -> None:
    module = irkit.parse_assembly("", "x.ll", 22)
    assert [module.add_struct("pair").name for _ in range(3)] == ["pair", "pair.0", "pair.1"]
    assert [module.add_struct().name for _ in range(2)] == ["", ""]


def test_an_alias_of_nothing() -> None:
    assert not AliasSummary("x.o").has_aliasee


REFERENCES = """declare void @f()
declare void @g()
@a = global ptr dso_local_equivalent @f
@b = global ptr no_cfi @f
@c = global [2 x ptr] [ptr dso_local_equivalent @f, ptr no_cfi @f]
"""


def test_references_to_another_function() -> None:
    function = function_f(REFERENCES)
    module = function.parent
    assert isinstance(module, Module)
    before = irkit.to_assembly(module)
    with pytest.raises(EditError, match="which is no global"):
        function.replace_all_uses_with(module.context.null(function.type))
    assert irkit.to_assembly(module) == before
    other = module.get("g")
    assert other is not None
    function.replace_all_uses_with(other)
    expected = REFERENCES.replace("equivalent @f", "equivalent @g").replace("cfi @f", "cfi @g")
    assert irkit.equivalent(module, irkit.parse_assembly(expected, "x.ll", 22))


@pytest.mark.parametrize("vector", ["<1 x ptr>", "<2 x ptr>", "<vscale x 1 x ptr>", "<1 x ptr addrspace(1)>"])
def test_pointers_as_vectors(vector: str) -> None:
    """A bitcast takes a vector of one pointer for the pointer, both ways."""
    taken = vector == "<1 x ptr>"
    for source, target in ((vector, "ptr"), ("ptr", vector)):
        text = f"define {target} @f({source} %v) {{\n  %r = bitcast {source} %v to {target}\n  ret {target} %r\n}}\n"
        if taken:
            assert irkit.verify(irkit.parse_assembly(text, "x.ll", 22)) == []
        else:
            with pytest.raises(irkit.ParseError, match="'bitcast' cannot convert"):
                irkit.parse_assembly(text, "x.ll", 22)


@pytest.mark.parametrize(
    "mask, wrong",
    [
        ("<4 x i32> <i32 3, i32 1, i32 2, i32 poison>", ""),
        ("<3 x i32> <i32 0, i32 1, i32 2>", "the mask is of type <3 x i32>, and the result of type <4 x i32>"),
        ("<4 x i64> zeroinitializer", "the mask is of type <4 x i64>, and the result of type <4 x i32>"),
        ("<vscale x 4 x i32> zeroinitializer", "the mask is of type <vscale x 4 x i32>, and the result of type"),
    ],
)
def test_a_mask_has_as_many_lanes_as_the_result(mask: str, wrong: str) -> None:
    text = (
        "define <4 x i32> @f(<2 x i32> %a) {\n"
        "  %s = shufflevector <2 x i32> %a, <2 x i32> %a, <4 x i32> zeroinitializer\n"
        "  ret <4 x i32> %s\n}\n"
    )
    module = irkit.parse_assembly(text, "m.ll", 22)
    function = module["f"]
    assert isinstance(function, Function)
    shuffle = function.instructions[0]
    assert isinstance(shuffle, ShuffleVectorInst)
    shuffle.mask = irkit.parse_constant(mask)
    if wrong:
        with pytest.raises(irkit.VerificationError, match=wrong):
            irkit.to_assembly(module)
    else:
        assert text.replace("<4 x i32> zeroinitializer", mask) in irkit.to_assembly(module)
