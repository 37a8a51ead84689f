"""Looking at a module: by name, instruction by instruction, as text; copies and pickles."""

from __future__ import annotations

import copy
import io
import mmap
import pickle
from pathlib import Path

import pytest

import irkit
from irkit import BinaryOperator, CallInst, ReturnInst
from irkit.errors import EditError, NotFoundError

TEXT = """
%T = type { i32, ptr }
@g = global i32 7, align 4
@a = alias i32, ptr @g
declare i32 @callee(i32) #0
define i32 @f(i32 %x) !my !0 {
  %1 = add nsw i32 %x, 1
  br label %next

next:
  %y = call i32 @callee(i32 %1) #0, !my !1
  ret i32 %y
}
define void @g2() {
  ret void
}
attributes #0 = { nounwind }
!named = !{!0}
!0 = !{!"zero", !1}
!1 = distinct !{i32 1}
"""


@pytest.fixture
def m() -> irkit.Module:
    return irkit.parse_assembly(TEXT)


def test_globals_are_found_by_name_and_by_place(m: irkit.Module) -> None:
    assert m.functions["f"] is m.functions[1] is m["f"]
    assert m.globals["g"].name == "g"
    assert m.functions.names() == ["callee", "f", "g2"]
    assert len(m.functions) == 3
    assert "f" in m and "nothing" not in m
    assert "f" in m.functions and "g" not in m.functions and m["f"] in m.functions
    assert m.functions.get("g") is None
    with pytest.raises(NotFoundError, match="no function @g"):
        m.functions["g"]
    assert [f.name for f in m.functions[1:]] == ["f", "g2"]


def test_removing_in_a_loop_skips_nothing(m: irkit.Module) -> None:
    for function in m.functions:
        m.remove(function)
    assert list(m.functions) == []


def test_instructions_are_walked_in_order(m: irkit.Module) -> None:
    opcodes = [instruction.opcode for instruction in m.walk()]
    assert opcodes == ["add", "br", "call", "ret", "ret"]
    assert list(m.functions["f"].walk()) == m.functions["f"].instructions
    assert list(m.call_sites()) == m.functions["callee"].callers() == [m.functions["f"].instructions[2]]
    assert list(m.functions["f"]) == list(m.functions["f"].blocks)


def test_match_takes_instructions_apart(m: irkit.Module) -> None:
    found = []
    for instruction in m.walk():
        match instruction:
            case BinaryOperator(opcode="add", left=left):
                found.append(left.name)
            case CallInst(callee=callee):
                found.append(callee.name)
            case ReturnInst():
                found.append("ret")
    assert found == ["x", "callee", "ret", "ret"]


def test_each_object_is_told_as_the_whole_text_tells_it(m: irkit.Module) -> None:
    whole = str(m)
    assert whole == irkit.to_assembly(m)
    lines = [line.strip() for line in whole.splitlines()]
    for value in [*m.walk(), *m.globals, *m.aliases]:
        assert str(value) in lines
    for function in m.functions:
        assert str(function) in whole
        for block in function.blocks:
            assert str(block) in whole
    assert str(m["f"].args[0]) == "i32 %x"
    assert str(irkit.const(irkit.i32, 5)) == "i32 5"
    assert str(m["f"].instructions[2]).endswith("#0, !my !1")
    assert str(m.functions["callee"].attribute_list.function) == "nounwind"  # type: ignore[union-attr]
    assert str(m.named_metadata[0]) == "!named = !{!0}"
    assert str(m.named_metadata[0].operands[0]) == '!{!"zero", !1}'


def test_what_is_in_no_module_has_text_too(m: irkit.Module) -> None:
    block = m["f"].blocks[0]
    instruction = block.instructions[0]
    block.remove(instruction)
    assert str(instruction).endswith(" = add nsw i32 %x, 1")
    assert "<badref>" not in str(instruction)
    assert "<badref>" not in str(m["f"].instructions[1])


def test_a_block_of_no_function_has_text_too() -> None:
    context = irkit.Context()
    block = irkit.BasicBlock(context.label, None, "alone")
    assert str(block) == "alone:"


def test_the_layout_is_one_object_until_the_string_or_the_release_changes(m: irkit.Module) -> None:
    layout = m.layout
    assert m.layout is layout
    m.data_layout = "e-p:32:32"
    assert m.layout is not layout and m.layout.pointer_bits() == 32
    assert m.layout is m.layout


def test_a_global_in_constants_is_replaced_by_what_is_of_no_module() -> None:
    m = irkit.parse_assembly("@g = global i32 0\n@p = global [2 x ptr] [ptr @g, ptr @p]\n", "m", 22)
    m["g"].replace_all_uses_with(m.context.null(m.context.pointer()))
    assert str(m["p"]) == "@p = global [2 x ptr] [ptr null, ptr @p]"


def test_repr_is_short(m: irkit.Module) -> None:
    assert repr(m.functions["f"]) == "<Function @f>"
    assert repr(m["f"].instructions[0]) == "<BinaryOperator add>"
    assert repr(irkit.const(irkit.i32, 5)) == "<ConstantInt i32 5>"


def test_a_module_is_copied_and_pickled_whole(m: irkit.Module) -> None:
    for again in (copy.deepcopy(m), pickle.loads(pickle.dumps(m))):
        assert again is not m and again["f"] is not m["f"]
        assert irkit.equivalent(m, again)
        assert str(again) == str(m)
    with pytest.raises(EditError, match="deepcopy"):
        copy.copy(m)
    with pytest.raises(EditError, match="its module can"):
        pickle.dumps(m["f"])
    with pytest.raises(EditError, match="its module can"):
        copy.deepcopy(m["f"])


def test_types_are_the_same_after_a_pickle() -> None:
    ty = irkit.function_type(
        irkit.struct(irkit.i8, irkit.vector(irkit.float_, 4)), [irkit.ptr, irkit.array(irkit.i1, 2)]
    )
    assert pickle.loads(pickle.dumps(ty)) is ty
    assert copy.deepcopy(ty) is ty
    with pytest.raises(EditError, match="of one module"):
        pickle.dumps(irkit.Module.new("m").add_struct("T", [irkit.i32]))


def test_loaders_take_whatever_holds_bytes(m: irkit.Module, tmp_path: Path) -> None:
    data = irkit.to_bitcode(m)
    path = tmp_path / "m.bc"
    path.write_bytes(data)
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        sources = [bytearray(data), memoryview(data), mapped, file, io.BytesIO(data)]
        for source in sources:
            assert irkit.equivalent(irkit.parse_bitcode(source), m)
    with path.open("rb") as file:
        assert irkit.equivalent(irkit.load(file), m)
    assert irkit.equivalent(irkit.parse_assembly(io.BytesIO(TEXT.encode())), m)
