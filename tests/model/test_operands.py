"""Operands can be read by anyone and changed only by methods that keep use-lists true."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import irkit
from irkit.constants import Constant, ConstantStruct
from irkit.errors import EditError, IRKitError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalVariable
from irkit.instructions import Instruction
from irkit.metadata import ConstantAsMetadata, MDNode
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.use_lists import make_all_use_lists
from irkit.values import User, Value

TEXT = """
@x = global [4 x i32] zeroinitializer
@y = global [4 x i32] zeroinitializer
@p = global ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 1)
@t = global { ptr, ptr } { ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 1), ptr @y }
@u = global { ptr, ptr } { ptr getelementptr ([4 x i32], ptr @y, i64 0, i64 1), ptr @y }
@a = alias [4 x i32], ptr @x

define ptr @f(i1 %c) personality ptr @g {
  store ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 1), ptr @p
  %s = select i1 %c, ptr @x, ptr @y
  ret ptr %s
}

define i32 @g(...) {
  ret i32 0
}

define i32 @h(...) {
  ret i32 0
}

!n = !{!0}
!0 = !{ptr @x, ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 2)}
"""


def module() -> Module:
    return irkit.parse_assembly(TEXT, llvm_version=19)


def function(m: Module, name: str) -> Function:
    found = m[name]
    assert isinstance(found, Function)
    return found


def users_of(m: Module) -> list[User]:
    """Everything in the module that uses something."""
    todo: list[Value] = [*m.global_values()]
    todo += [i for f in m.functions for block in f.blocks for i in block.instructions]
    todo += [held.value for held in metadata_of(m) if isinstance(held, ConstantAsMetadata)]
    seen: set[Value] = set()
    found: list[User] = []
    while todo:
        top = todo.pop()
        if top in seen or not isinstance(top, User):
            continue
        seen.add(top)
        found.append(top)
        todo += top.operands
    return found


def check_use_lists(m: Module) -> None:
    """Each operand has just one use for each place that it stands in, and no use is of anything else."""
    make_all_use_lists(m)
    wanted: dict[Value, list[tuple[int, int]]] = {}
    for user in users_of(m):
        for index, operand in enumerate(user.operands):
            wanted.setdefault(operand, []).append((id(user), index))
    for value, uses in wanted.items():
        assert sorted((id(use.user), use.index) for use in value.uses) == sorted(uses), value


def test_operands_are_read_only() -> None:
    store = function(module(), "f").blocks[0].instructions[0]
    assert isinstance(store.operands, tuple)
    with pytest.raises(EditError, match="operands"):
        store.operands = ()  # type: ignore[misc]


@pytest.mark.parametrize("wrong", [None, 3, "x", object()])
def test_an_operand_is_a_value(wrong: object) -> None:
    m = module()
    store = function(m, "f").blocks[0].instructions[0]
    before = irkit.to_assembly(m)
    with pytest.raises(EditError, match="no value"):
        store.set_operand(0, wrong)
    with pytest.raises(EditError, match="no value"):
        store.replace_operands([store.operands[0], wrong])
    with pytest.raises(EditError, match="no value"):
        m["x"].replace_all_uses_with(wrong)
    assert irkit.to_assembly(m) == before


def test_an_operand_that_there_is_not_cannot_be_set() -> None:
    m = module()
    store = function(m, "f").blocks[0].instructions[0]
    for index in (2, -3):
        with pytest.raises(EditError, match="has 2 operands"):
            store.set_operand(index, m["x"])


def test_places_count_from_the_end_too() -> None:
    m = module()
    store = function(m, "f").blocks[0].instructions[0]
    make_all_use_lists(m)
    store.set_operand(-1, m["x"])
    assert store.operands[1] is m["x"]
    assert (m["x"].uses[0].user, m["x"].uses[0].index) == (store, 1)
    check_use_lists(m)


def test_a_constant_is_never_changed() -> None:
    m = module()
    p = m["p"]
    assert isinstance(p, GlobalVariable)
    address = p.initializer
    assert isinstance(address, Constant)
    for change in (
        lambda: address.set_operand(0, m["y"]),
        lambda: address.set_operand(0, address),
        lambda: address.replace_operands([m["y"]]),
        address.drop_all_references,
    ):
        with pytest.raises(IRKitError, match="cannot be changed"):
            change()
    assert address.operands[0] is m["x"]


def test_replacing_a_global_makes_constants_anew() -> None:
    m = module()
    x, y = m["x"], m["y"]
    old = m["p"].operands[0]
    table = m["t"].operands[0]
    x.replace_all_uses_with(y)
    new = m["p"].operands[0]
    assert isinstance(old, Constant) and isinstance(table, Constant) and isinstance(new, Constant)
    assert old.operands[0] is x and table.operands[0] is old  # as they were
    assert new.operands[0] is y
    assert m["t"].operands[0] is m["u"].operands[0]  # the same contents: the same constant
    assert function(m, "f").blocks[0].instructions[0].operands[0] is new
    assert m["a"].operands == (y,)
    assert x.uses == [] and old.uses == [] and table.uses == []
    check_use_lists(m)
    text = irkit.to_assembly(m)
    assert "@x" not in text.replace("@x =", "")
    assert irkit.equivalent(irkit.parse_assembly(text, llvm_version=19), m)


def test_what_is_replaced_can_come_back() -> None:
    m = module()
    x, y = m["x"], m["y"]
    old = m["p"].operands[0]
    z = GlobalVariable(x.type, x.value_type, "z")
    m.add(z)
    x.replace_all_uses_with(z)
    check_use_lists(m)
    z.replace_all_uses_with(x)
    assert m["p"].operands[0] is old
    check_use_lists(m)
    m.remove(z)
    assert irkit.equivalent(m, module())
    assert y.uses


def test_a_new_constant_stands_where_the_old_one_stood_in_use_lists() -> None:
    m = module()
    x = m["x"]
    old = m["p"].operands[0]
    users = [(use.user, use.index) for use in old.uses if not isinstance(use.user, Constant) or use.user is m["p"]]
    z = GlobalVariable(x.type, x.value_type, "z")
    m.add(z)
    x.replace_all_uses_with(z)
    new = m["p"].operands[0]
    found = [(use.user, use.index) for use in new.uses if not isinstance(use.user, ConstantStruct)]
    assert found == users


def test_metadata_follows_a_global_that_is_replaced() -> None:
    m = module()
    m["x"].replace_all_uses_with(m["y"])
    node = m.named_metadata[0].operands[0]
    assert isinstance(node, MDNode)
    first, second = node.operands
    assert isinstance(first, ConstantAsMetadata) and isinstance(second, ConstantAsMetadata)
    assert first.value is m["y"]
    assert isinstance(second.value, Constant) and second.value.operands[0] is m["y"]


def test_a_personality_is_an_operand() -> None:
    m = module()
    f = function(m, "f")
    m["g"].replace_all_uses_with(m["h"])
    assert f.personality is m["h"]
    assert f.prefix_data is None
    f.set_operand(0, m["g"])
    assert f.personality is m["g"]
    check_use_lists(m)


def test_a_value_of_another_type_takes_no_place() -> None:
    m = module()
    f = function(m, "f")
    with pytest.raises(EditError, match=r"of type ptr .* of type i1"):
        m["x"].replace_all_uses_with(f.arguments[0])
    select = f.blocks[0].instructions[1]
    with pytest.raises(EditError, match="no constant"):
        m["x"].replace_all_uses_with(select)  # an alias stands for a constant
    with pytest.raises(EditError, match="which is none"):
        m["y"].replace_all_uses_with(select)  # so do the elements of one
    assert irkit.equivalent(m, module())


def test_nothing_contains_itself() -> None:
    m = module()
    x, alias = m["x"], m["a"]
    assert isinstance(alias, GlobalAlias)
    with pytest.raises(EditError, match="uses it"):
        x.replace_all_uses_with(m["p"].operands[0])
    with pytest.raises(EditError, match="cannot stand for itself"):
        x.replace_all_uses_with(alias)
    with pytest.raises(EditError, match="cannot stand for itself"):
        alias.target = alias
    second = GlobalAlias(alias.type, alias.value_type, "b")
    m.add(second)
    second.target = alias
    with pytest.raises(EditError, match="cannot stand for itself"):
        alias.target = second
    m.remove(second)
    assert irkit.equivalent(m, module())


def test_an_address_of_a_block_follows_the_block() -> None:
    m = irkit.parse_assembly(
        """
@p = global ptr blockaddress(@f, %a)
define void @f() {
  br label %a
a:
  br label %b
b:
  ret void
}
""",
        llvm_version=19,
    )
    f = function(m, "f")
    _, a, b = f.blocks
    a.replace_all_uses_with(b)
    address = m["p"].operands[0]
    assert isinstance(address, Constant) and address.operands == (f, b)
    check_use_lists(m)


def test_globals_of_a_file_have_their_operands_at_once(tmp_path: Path) -> None:
    data = irkit.to_bitcode(module())
    m = irkit.parse_bitcode(data)
    assert isinstance(m["p"].operands[0], Constant)
    assert len(irkit.parse_bitcode(data)["f"].operands) == 3


def test_an_instruction_in_use_is_not_erased() -> None:
    f = function(module(), "f")
    block = f.blocks[0]
    with pytest.raises(EditError, match="still used"):
        block.erase(block.instructions[1])
    assert len(block.instructions) == 3


def phi_of_values_to_come(count: int) -> str:
    blocks = "".join(f"b{n}:\n  %v{n} = add i32 %x, {n}\n  br label %loop\n" for n in range(count))
    incoming = ", ".join(f"[ %v{n}, %b{n} ]" for n in range(count))
    cases = " ".join(f"i32 {n}, label %b{n}" for n in range(count))
    return f"""define i32 @f(i32 %x) {{
entry:
  br label %loop
loop:
  %p = phi i32 [ 0, %entry ], {incoming}
  switch i32 %p, label %exit [ {cases} ]
{blocks}exit:
  ret i32 %p
}}
"""


def test_many_values_to_come_take_linear_time() -> None:
    def seconds(count: int) -> float:
        text = phi_of_values_to_come(count)
        started = time.process_time()
        m = irkit.parse_assembly(text, llvm_version=19)
        again = irkit.parse_bitcode(irkit.to_bitcode(m))
        again.materialize()
        took = time.process_time() - started
        phi = function(again, "f").blocks[1].instructions[0]
        assert all(isinstance(operand, Instruction) for operand in phi.operands[1:])
        assert len(phi.operands) == count + 1
        return took

    seconds(100)
    few, many = seconds(1000), seconds(8000)
    assert many < 30 * few  # quadratic time would be 64 times as long
