"""Fields that hold one of LLVM's words, an alignment or a convention: what they take, and what they refuse."""

from __future__ import annotations

from typing import get_args

import pytest

import irkit
from irkit import words
from irkit.errors import EditError, IRKitError
from irkit.functions import Function
from irkit.module import Module

TEXT = """
$c = comdat any
@x = weak global i32 0, comdat($c), align 4
@y = linkonce_odr hidden thread_local global i32 0

define fastcc void @f(ptr %p, float %a, i32 %i) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %p, align 4
  %r = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %c = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  fence release
  %e = icmp eq i32 %v, %i
  %o = fcmp ogt float %a, %a
  tail call void @g()
  %s = alloca i32, align 8
  ret void
}

declare void @g()
"""
FIELDS: dict[int, dict[str, tuple[object, object]]] = {
    0: {"alignment": (8, 3), "ordering": ("acquire", "sequential")},
    1: {"alignment": (8, 0), "ordering": ("release", "seq-cst")},
    2: {"operation": ("umax", "mul"), "ordering": ("monotonic", None)},
    3: {"success_ordering": ("seq_cst", "atomic"), "failure_ordering": ("acquire", 1)},
    4: {"ordering": ("acquire", "fence")},
    5: {"predicate": ("slt", "olt")},
    6: {"predicate": ("uno", "eq")},
    7: {"tail_kind": ("musttail", "must"), "calling_convention": ("coldcc", -1)},
    8: {"alignment": (1 << 32, 1 << 33)},
}


def module() -> Module:
    return irkit.parse_assembly(TEXT, llvm_version=19)


def function(m: Module) -> Function:
    found = m["f"]
    assert isinstance(found, Function)
    return found


@pytest.mark.parametrize(
    ("place", "field"), [(place, field) for place, fields in FIELDS.items() for field in fields], ids=str
)
def test_a_field_of_an_instruction_takes_what_llvm_has(place: int, field: str) -> None:
    right, wrong = FIELDS[place][field]
    m = module()
    instruction = function(m).blocks[0].instructions[place]
    before = getattr(instruction, field)
    with pytest.raises(EditError):
        setattr(instruction, field, wrong)
    assert getattr(instruction, field) == before
    setattr(instruction, field, right)
    assert getattr(instruction, field) == right
    assert not irkit.equivalent(m, module())


@pytest.mark.parametrize(
    ("field", "right", "wrong"),
    [
        ("linkage", "weak_odr", "inline"),
        ("visibility", "protected", "invisible"),
        ("dll_storage", "dllexport", "export"),
        ("thread_local_mode", "localexec", "thread_local"),
        ("unnamed_addr", "local_unnamed_addr", True),
        ("code_model", "tiny", "huge"),
        ("alignment", 64, 48),
    ],
)
def test_a_field_of_a_variable_takes_what_llvm_has(field: str, right: object, wrong: object) -> None:
    m = module()
    variable = m.globals[0]
    before = getattr(variable, field)
    with pytest.raises(EditError):
        setattr(variable, field, wrong)
    assert getattr(variable, field) == before
    setattr(variable, field, right)
    assert getattr(variable, field) == right


def test_conventions_and_selection_kinds() -> None:
    m = module()
    f, comdat = function(m), m.comdats["c"]
    for wrong in (-1, 1024, "cc1024", "cc", "fast", 1.5, None):
        with pytest.raises(EditError, match="calling convention"):
            f.calling_convention = wrong
    f.calling_convention = 1023
    assert (f.calling_convention, f.calling_convention_number) == ("cc1023", 1023)
    for word, number in (("fastcc", 8), ("ccc", 0), ("avr_intrcc", 84), ("riscv_vls_cc(64)", 113)):
        f.calling_convention = word
        assert (f.calling_convention, f.calling_convention_number) == (word, number)
    f.calling_convention = ""
    assert f.calling_convention == "ccc"
    f.calling_convention = "cc9"
    assert f.calling_convention == "coldcc"
    f.calling_convention = "cc1023"
    with pytest.raises(EditError, match="'any', 'exactmatch'"):
        comdat.selection_kind = "some"
    comdat.selection_kind = "largest"
    text = irkit.to_assembly(m)
    assert "define cc1023 void @f" in text and "$c = comdat largest" in text


def test_the_error_names_the_words_there_are() -> None:
    with pytest.raises(IRKitError, match="'sequential' is no ordering: LLVM has '', 'unordered', 'monotonic'"):
        function(module()).blocks[0].instructions[1].ordering = "sequential"  # type: ignore[attr-defined]


def test_inline_assembly_is_of_a_dialect_that_llvm_has() -> None:
    context = module().context
    ty = irkit.function_type(irkit.void, [])
    with pytest.raises(EditError, match="'gnu' is no dialect of inline assembly: LLVM has 'att', 'intel'"):
        irkit.InlineAsm(context.pointer(), ty, "nop", "", dialect="gnu")
    assert irkit.InlineAsm(context.pointer(), ty, "nop", "", dialect="intel").dialect == "intel"


def test_words_are_plain_strings() -> None:
    m = module()
    assert type(m.globals[0].linkage) is str and m.globals[0].linkage == "weak"
    assert {m.globals[1].linkage: 1} == {"linkonce_odr": 1}
    assert m.globals[1].visibility in get_args(words.Visibility)


def test_numbers_of_members_and_address_spaces_have_their_limits() -> None:
    assert words.check_indices([0, (1 << 32) - 1]) == [0, (1 << 32) - 1]
    assert words.check_indices((7,)) == [7]
    for wrong in ([1 << 32], [-1], [0, 1.5], "12", 3):
        with pytest.raises(EditError, match="are no indices: these are numbers, in a list"):
            words.check_indices(wrong)
    assert [words.check_address_space(number) for number in (0, (1 << 24) - 1)] == [0, (1 << 24) - 1]
    for wrong in (1 << 24, -1, "1", None):
        with pytest.raises(EditError, match="LLVM has numbers from 0 to 16777215"):
            words.check_address_space(wrong)
