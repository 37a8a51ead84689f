"""What is written of a module whose release is said to be another: nothing that the release does not have."""

from __future__ import annotations

import pytest

import irkit
from irkit.attributes import Attribute, AttributeSet
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError, VerificationError
from irkit.module import Module

ATOMS = """
define void @f() !dbg !4 {
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DISubroutineType(types: !{null})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 1, scope: !4 HERE)
!6 = !DILocation(line: 2, scope: !4 THERE)
"""
SIGNED = """
@g = global ptr ptrauth (ptr @f, i32 0, i64 7, ptr null WITH)
@s = external global ptr
define void @f() {
  ret void
}
"""


def said_as(text: str, release: int, other: int) -> Module:
    module = irkit.parse_assembly(text, "m", release, upgrade_debug_info=False)  # which drops what is unsound
    module.dialect = Dialect.of(other)
    return module


@pytest.mark.parametrize(
    ("here", "there", "is_known"),
    [
        ("", "", True),
        (", inlinedAt: !6", "", True),
        (", atomGroup: 1", "", False),
        (", atomRank: 1", "", False),
        (", inlinedAt: !6", ", atomGroup: 1", False),
        (", inlinedAt: !6", ", atomRank: 1", False),
    ],
)
def test_atoms_of_locations(here: str, there: str, is_known: bool) -> None:
    text = ATOMS.replace("!4 THERE", f"!4{there}").replace("!4 HERE", f"!4{here}")
    irkit.to_bitcode(said_as(text, 22, 21))
    module = said_as(text, 22, 20)
    if is_known:
        assert irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module), "m")) == irkit.to_assembly(module)
    else:
        with pytest.raises(UnsupportedError, match="atom"):
            irkit.to_bitcode(module)


@pytest.mark.parametrize(("last", "is_known"), [("", True), (", ptr null", True), (", ptr @s", False)])
def test_deactivation_symbols(last: str, is_known: bool) -> None:
    module = said_as(SIGNED.replace(" WITH", last), 23, 20)
    if is_known:
        again = irkit.parse_bitcode(irkit.to_bitcode(module), "m")
        assert "ptrauth (ptr @f, i32 0, i64 7)" in irkit.to_assembly(again)
    else:
        with pytest.raises(UnsupportedError, match="deactivation symbol"):
            irkit.to_bitcode(module)


def test_a_release_with_deactivation_symbols_wants_one() -> None:
    with pytest.raises(UnsupportedError, match="a ptrauth constant without deactivation symbol"):
        irkit.to_bitcode(said_as(SIGNED.replace(" WITH", ""), 20, 23))


@pytest.mark.parametrize("release", [16, 19, 22])
@pytest.mark.parametrize("name", ["nocapture", "argmemonly", "noalias", "unheard"])
def test_attributes_that_the_release_only_reads(name: str, release: int) -> None:
    module = irkit.parse_assembly("declare void @f(ptr)\n", "m", release)
    module.functions[0].attribute_list = module.context.attribute_list({1: AttributeSet((Attribute(name),))})
    if name == "unheard":
        with pytest.raises(UnsupportedError, match=f"the attribute unheard cannot be written for LLVM {release}"):
            irkit.to_bitcode(module)
    else:
        assert name in irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module)), check=False)


@pytest.mark.parametrize("number", [0, 1, 0xFFFFFFFF, 0x100000000, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_numbers_of_64_bits(number: int) -> None:
    text = f'!n = !{{!0, !DIExpression(DW_OP_constu, {number})}}\n!0 = !DIBasicType(name: "a", size: {number})\n'
    module = irkit.parse_assembly(text, "m", 19)
    again = irkit.parse_bitcode(irkit.to_bitcode(module), "m")
    assert f"DW_OP_constu, {number})" in irkit.to_assembly(again)
    assert irkit.to_assembly(again) == irkit.to_assembly(module)


@pytest.mark.parametrize("number", [-1, 0, (1 << 64) - 1, 1 << 64])
def test_numbers_that_a_program_gives(number: int) -> None:
    module = irkit.parse_assembly("!n = !{!DIExpression(DW_OP_constu, 7)}\n", "m", 19)
    node = module.named_metadata[0].operands[0]
    assert isinstance(node, irkit.DIExpression)
    node.elements[1] = number
    if 0 <= number < 1 << 64:
        again = irkit.parse_bitcode(irkit.to_bitcode(module)).named_metadata[0].operands[0]
        assert isinstance(again, irkit.DIExpression)
        assert again.elements[1] == number
    else:
        with pytest.raises(VerificationError, match="has the element"):
            irkit.to_bitcode(module)
