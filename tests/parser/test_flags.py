"""Flags of instructions: which opcode has which, and from which release on; blocks that are none."""

from __future__ import annotations

import pytest
from parser_texts import parse, refused

from irkit import flags as f

# An instruction, the release, and what is said of it.
WRONG = [
    ("%r = add exact i32 1, 2", 19, "'add' does not have this flag"),
    ("%r = add nuw nuw i32 1, 2", 19, "'nuw' is there twice"),
    ("%r = fadd nuw float 1.0, 2.0", 19, "'fadd' does not have this flag"),
    ("%r = trunc nuw i32 1 to i8", 16, "LLVM 16 does not have 'nuw' of 'trunc', which LLVM 19 to 23 have"),
    ("%r = or disjoint i32 1, 2", 17, "LLVM 17 does not have 'disjoint' of 'or', which LLVM 18 to 23 have"),
    ("%r = uitofp fast i32 1 to float", 22, "LLVM 22 does not have 'fast' of 'uitofp', which LLVM 23 has"),
    ("%r = uitofp nneg nneg i32 1 to float", 19, "'nneg' is there twice"),
    ("%r = uitofp nneg fast i32 1 to float", 23, "'uitofp' does not have this flag here"),
    ("%r = sitofp fast i32 1 to float", 22, "LLVM 22 does not have fast-math flags of 'sitofp', which LLVM 23 has"),
    ("%r = fptrunc fast double 1.0 to float", 19, "LLVM 19 does not have fast-math flags of 'fptrunc'"),
    ("%r = icmp fast eq i32 1, 2", 19, "'icmp' does not have this flag"),
    ("%r = icmp samesign eq i32 1, 2", 19, "LLVM 19 does not have 'samesign', which LLVM 20 to 23 have"),
    ("%r = getelementptr exact i8, ptr %p, i32 1", 19, "'getelementptr' does not have this flag"),
    ("%r = getelementptr nusw i8, ptr %p, i32 1", 18, "LLVM 18 does not have 'nusw' of getelementptr"),
    ("%r = select fast i1 true, i32 1, i32 2", 19, "fast-math flags on a 'select' of 'i32'"),
    ("%r = call fast {float, i32} %p()", 22, "fast-math flags on a"),
    ("%r = call fast {float, float} %p()", 18, "fast-math flags on a"),
    ("switch i32 1, ptr %p []", 19, "expected a basic block"),
    ("br label %p", 19, "'%p' is not a basic block"),
    ("br label 4", 19, "an integer where the type is 'label'"),
]

# What the releases that have the flags make of them.
RIGHT = [
    ("%r = trunc nuw nsw i32 1 to i8", 19, "flags", 3),
    ("%r = uitofp fast nneg i32 1 to float", 23, "flags", f.NNEG),
    ("%r = getelementptr inbounds nusw i8, ptr %p, i32 1", 19, "flags", f.INBOUNDS),
    ("%r = getelementptr nusw nuw i8, ptr %p, i32 1", 19, "flags", f.NUSW | f.NUW),
    ("%r = fcmp false float 1.0, 2.0", 19, "predicate", "false"),
    ("%r = fcmp nnan true float 1.0, 2.0", 19, "predicate", "true"),
    ("%r = fcmp fast false float 1.0, 2.0", 19, "predicate", "false"),
]


@pytest.mark.parametrize(("instruction", "release", "message"), WRONG)
def test_what_is_refused(instruction: str, release: int, message: str) -> None:
    assert message in refused(f"define void @f(ptr %p) {{\n  {instruction}\n  ret void\n}}", release)


@pytest.mark.parametrize(("instruction", "release", "name", "value"), RIGHT)
def test_what_is_taken(instruction: str, release: int, name: str, value: object) -> None:
    module = parse(f"define void @f(ptr %p) {{\n  {instruction}\n  ret void\n}}\n", release)
    assert getattr(module.functions["f"].blocks[0].instructions[0], name) == value


@pytest.mark.parametrize("release", [21, 23])
def test_calls_of_equal_numbers_in_a_struct_have_fast_math_flags(release: int) -> None:
    text = "define void @f(ptr %p) {\n  %r = call fast { [2 x float], [2 x float] } %p()\n  ret void\n}\n"
    call = parse(text, release).functions["f"].blocks[0].instructions[0]
    assert str(call).lstrip().startswith("%r = call fast {")
