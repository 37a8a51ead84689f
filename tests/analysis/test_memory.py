"""Which instructions touch memory, and what is behind casts and aliases."""

from __future__ import annotations

import pytest

import irkit
from irkit.analysis.memory import may_access_memory
from irkit.analysis.stripping import strip_aliases, strip_casts

TEXT = """
declare void @unknown()
declare void @pure() memory(none)
declare void @reads() memory(read)
define void @f(ptr %p) {{
  {instruction}
  ret void
}}
"""


@pytest.mark.parametrize(
    ("instruction", "may"),
    [
        ("%r = load i32, ptr %p", True),
        ("store i32 1, ptr %p", True),
        ("fence seq_cst", True),
        ("%r = atomicrmw add ptr %p, i32 1 seq_cst", True),
        ("%r = add i32 1, 2", False),
        ("%r = alloca i32", False),
        ("call void @unknown()", True),
        ("call void @unknown() memory(none)", False),
        ("call void @pure()", False),
        ('call void @pure() [ "deopt"() ]', True),
        ("call void @reads()", True),
        ("call void @unknown() memory(read)", True),
        ("call void @unknown() nounwind", True),
        ("call void @unknown() alignstack(8) memory(none)", False),
        ("call void @unknown() memory(none) uwtable(sync)", False),
        ('call void @unknown() "memory"="none"', True),
        ("call void @pure() nounwind", False),
        ("call void %p()", True),
    ],
)
def test_who_may_touch_memory(instruction: str, may: bool) -> None:
    module = irkit.parse_assembly(TEXT.format(instruction=instruction), llvm_version=19)
    assert may_access_memory(module.functions["f"].blocks[0].instructions[0]) == may


def test_functions_of_old_are_pure_by_a_word() -> None:
    text = "declare void @p() readnone\ndefine void @f() {\n  call void @p()\n  ret void\n}\n"
    module = irkit.parse_assembly(text, llvm_version=14)
    assert not may_access_memory(module.functions["f"].blocks[0].instructions[0])


def test_casts_and_aliases_are_looked_through() -> None:
    text = """
@g = global [2 x i32] zeroinitializer
@a = alias i32, ptr getelementptr ([2 x i32], ptr @g, i64 0, i64 0)
@b = alias i32, ptr addrspacecast (ptr addrspace(1) addrspacecast (ptr @a to ptr addrspace(1)) to ptr)
@first = global ptr @b
@second = global ptr getelementptr ([2 x i32], ptr @g, i64 0, i64 1)
@third = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
"""
    module = irkit.parse_assembly(text, llvm_version=19)
    g = module.globals["g"]
    initializers = {name: module.globals[name].initializer for name in ("first", "second", "third")}
    assert initializers["first"] is not None and strip_aliases(initializers["first"]) is g
    assert initializers["second"] is not None and strip_casts(initializers["second"]) is initializers["second"]
    assert initializers["third"] is not None and strip_aliases(initializers["third"]) is g
    typed = irkit.parse_assembly(
        "@g = global [2 x i32] zeroinitializer\n"
        "@h = global i8* bitcast ([2 x i32]* @g to i8*)\n"
        "@first = global i32* getelementptr ([2 x i32], [2 x i32]* @g, i64 0, i64 0)\n"
        "@number = global i64 ptrtoint ([2 x i32]* @g to i64)\n",
        llvm_version=14,
    )
    for name in ("h", "first", "number"):
        held = typed.globals[name].initializer
        assert held is not None and strip_casts(held) is (held if name == "number" else typed.globals["g"])
