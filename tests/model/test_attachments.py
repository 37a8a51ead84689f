"""Metadata attached to instructions and globals: one small mapping for both."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import irkit
from irkit.errors import EditError, IRKitError
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.metadata import MDString, MDTuple
from irkit.module import Module

TEXT = """
@x = global i32 0, !mine !0, !other !1, !mine !1

define i32 @f(ptr %p) !own !0 {
  %v = load i32, ptr %p, !range !2, !mine !0
  ret i32 %v
}

!0 = !{!"zero"}
!1 = !{!"one"}
!2 = !{i32 0, i32 7}
"""


def module() -> Module:
    return irkit.parse_assembly(TEXT, llvm_version=22)


def load(m: Module) -> Instruction:
    function = m["f"]
    assert isinstance(function, Function)
    return function.blocks[0].instructions[0]


def node(text: str) -> MDTuple:
    return MDTuple([MDString(text)])


def test_an_instruction_s_attachments_are_a_mapping() -> None:
    m = module()
    metadata = load(m).metadata
    assert list(metadata) == ["range", "mine"]
    assert len(metadata) == 2 and "mine" in metadata and "dbg" not in metadata
    assert metadata.get("none") is None
    new = node("new")
    metadata["my.kind"] = new
    assert metadata["my.kind"] is new
    metadata["range"] = new  # in its place
    del metadata["mine"]
    assert load(m).metadata.items() == [("range", new), ("my.kind", new)]
    again = irkit.parse_bitcode(irkit.to_bitcode(m))
    assert list(load(again).metadata) == ["range", "my.kind"]
    assert "!range !2, !my.kind !2" in irkit.to_assembly(again)


def test_a_global_may_have_a_kind_several_times() -> None:
    m = module()
    metadata = m.globals[0].metadata
    assert [kind for kind, _ in metadata.items()] == ["mine", "other", "mine"]
    assert list(metadata) == ["mine", "other"]
    assert len(metadata.get_all("mine")) == 2
    assert metadata["mine"] is metadata.get_all("mine")[0]
    metadata.add("other", node("more"))
    assert len(metadata.get_all("other")) == 2
    metadata["mine"] = node("only")
    assert len(metadata.get_all("mine")) == 1
    del metadata["other"]
    assert list(metadata) == ["mine"]
    metadata.clear()
    assert not metadata
    assert "@x = global i32 0\n" in irkit.to_assembly(m)


def test_a_function_of_a_file_has_its_attachments_before_its_body_is_asked_for() -> None:
    m = irkit.parse_bitcode(irkit.to_bitcode(module()))
    assert list(m.functions[0].metadata) == ["own"]


def test_attachments_can_be_given_over() -> None:
    m = module()
    instruction, variable = load(m), m.globals[0]
    before = instruction.metadata.items()
    other = load(module())
    other.metadata = instruction.metadata
    assert other.metadata == instruction.metadata
    instruction.metadata = {}
    assert not instruction.metadata
    variable.metadata = before
    assert variable.metadata.items() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda i: i.metadata.__setitem__("mine", None),
        lambda i: i.metadata.__setitem__("mine", "text"),
        lambda i: i.metadata.__setitem__("dbg", node("location")),
        lambda i: i.metadata.add("mine", node("second")),
        lambda i: i.metadata.replace([("mine", node("a")), ("mine", node("b"))]),
        lambda i: i.metadata.__delitem__("none"),
        lambda i: i.metadata["none"],
    ],
)
def test_what_cannot_be_attached_or_is_not_there(change: Callable[[Instruction], object]) -> None:
    m = module()
    with pytest.raises(IRKitError):
        change(load(m))
    assert irkit.equivalent(m, module())


def test_what_is_missing_is_a_key_error_too() -> None:
    m = module()
    with pytest.raises(KeyError, match="has no attachment !none"):
        del load(m).metadata["none"]
    with pytest.raises(KeyError, match="has no global @none"):
        m["none"]


def test_nothing_is_attached_to_a_constant_or_an_alias() -> None:
    m = irkit.parse_assembly("@x = global i32 0\n@a = alias i32, ptr @x\n", llvm_version=22)
    with pytest.raises(EditError, match="nothing can be attached"):
        m.globals[0].operands[0].set_attachment_list([])  # type: ignore[attr-defined]
    with pytest.raises(EditError, match="nothing can be attached"):
        m.aliases[0].set_attachment_list([])


def test_instructions_without_attachments_hold_none() -> None:
    instruction = load(module()).parent.instructions[1]  # type: ignore[union-attr]
    assert not instruction.metadata and instruction.attachment_list() is None


def test_structs_that_attachments_name_come_in_the_order_of_the_kinds() -> None:
    """As llvm-dis-22 lists them, whatever the order of the attachments in the text."""
    module = irkit.parse_assembly(
        "%B = type { i8 }\n%A = type { i16 }\n"
        "define void @f() {\n  fence seq_cst, !first !2\n  fence seq_cst, !second !0, !first !1\n  ret void\n}\n"
        "!0 = !{%B zeroinitializer}\n!1 = !{%A zeroinitializer}\n!2 = !{}\n"
    )
    found = [line for line in irkit.to_assembly(module).splitlines() if " = type " in line]
    assert found == ["%A = type { i16 }", "%B = type { i8 }"]
