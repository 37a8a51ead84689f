"""Texts with what few have: what becomes of each, as LLVM of the release has it, or why it is refused (`rare.txt`)."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.constants import ConstantDataVector
from irkit.errors import IRKitError, ParseError
from irkit.functions import Function
from irkit.instructions import ShuffleVectorInst

_CASE = re.compile(r"^;;; (\d+)\n((?:(?!;;; ).*\n)*);;; (becomes|refused)\n((?:(?!;;; ).*\n)*)", re.MULTILINE)
CASES = _CASE.findall((Path(__file__).parent / "rare.txt").read_text(encoding="utf-8"))


def without_head(text: str) -> str:
    return text.split("\n", 2)[2]


@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_becomes_of_it(number: int) -> None:
    version, text, kind, expected = CASES[number]
    if kind == "becomes":
        assert without_head(irkit.to_assembly(irkit.parse_assembly(text, "<stdin>", int(version)))) == expected
        return
    with pytest.raises(IRKitError) as caught:
        irkit.parse_assembly(text, "<stdin>", int(version))
    assert str(caught.value).split("\n")[0] == expected.strip("\n")


@pytest.mark.llvm(23)
def test_llvm_decides_the_same() -> None:
    for version, text, kind, expected in CASES:
        made = subprocess.run(
            [f"llvm-as-{version}", "-", "-o", "-"], input=text.encode(), capture_output=True, check=False
        )
        assert (made.returncode == 0) == (kind == "becomes"), text
        if kind == "becomes":
            command = [f"llvm-dis-{version}", "-", "-o", "-"]
            shown = subprocess.run(command, input=made.stdout, capture_output=True, check=True)
            assert without_head(shown.stdout.decode()) == expected


SHUFFLE = """define <2 x i32> @f(<2 x i32> %a) {
  %r = shufflevector <2 x i32> %a, <2 x i32> %a, <2 x i32> <i32 0, i32 1>
  ret <2 x i32> %r
}
"""


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        ((0, 0), "zeroinitializer"),
        ((-1, -1), "poison"),
        ((0, -1), "<i32 0, i32 poison>"),
        ((1, 1), "<i32 1, i32 1>"),
    ],
)
def test_masks_that_are_not_unique(data: tuple[int, int], shown: str) -> None:
    """A mask is shown by its lanes, however it came to be."""
    module = irkit.parse_assembly(SHUFFLE, "x.ll", 22)
    old = module.functions[0].blocks[0].instructions[0]
    numbers = b"".join(number.to_bytes(4, "little", signed=True) for number in data)
    mask = ConstantDataVector(irkit.vector(irkit.i32, 2), numbers)
    made = ShuffleVectorInst(old.type, old.operands[0], old.operands[0], mask)
    assert str(made).endswith(f"shufflevector <2 x i32> %a, <2 x i32> %a, <2 x i32> {shown}")


def test_masks_that_are_one_number() -> None:
    module = irkit.parse_assembly(SHUFFLE, "x.ll", 22)
    old = module.functions[0].blocks[0].instructions[0]
    for number, shown in ((0, "zeroinitializer"), (3, "<i32 3, i32 3>")):
        mask = module.context.constant_int(irkit.vector(irkit.i32, 2), number)
        made = ShuffleVectorInst(old.type, old.operands[0], old.operands[0], mask)
        assert str(made).endswith(f"<2 x i32> {shown}")


def test_attributes_of_all_places() -> None:
    text = "declare i32 @f(i32 signext, i8 zeroext) nounwind\ndeclare noundef i32 @g(i32)\ndeclare void @h() cold\n"
    lists = [one.attribute_list for one in irkit.parse_assembly(text, "x.ll", 22).functions]
    assert [str(one) for one in lists] == ["0: signext; 1: zeroext; function: nounwind", "noundef", "function: cold"]


def test_excerpts_with_what_the_module_has() -> None:
    """A variable that an excerpt defines takes the place of its declaration; comdats have to be of one kind."""
    text = "$c = comdat largest\n@c = global i32 0, comdat\n@g = external global i32\n@h = global ptr @g"
    module = irkit.parse_assembly(text, "x.ll", 22)
    with pytest.raises(
        ParseError, match=r"<snippet>:1:1: error: the module has a comdat '\$c' already, of kind largest"
    ):
        irkit.parse_function("$c = comdat any\ndefine void @f() comdat($c) {\n  ret void\n}\n", module)
    made = irkit.parse_function("$c = comdat largest\ndefine void @f() comdat($c) {\n  ret void\n}\n", module)
    assert made.comdat is module.comdats["c"]
    irkit.parse_function("@g = global i32 7\ndefine void @u() {\n  store i32 0, ptr @g\n  ret void\n}\n", module)
    lines = irkit.to_assembly(module).splitlines()
    assert [line for line in lines if line[:1] == "@"] == [
        "@c = global i32 0, comdat",
        "@g = global i32 7",
        "@h = global ptr @g",
    ]
    assert not irkit.verify(module)


def test_numbered_types_in_excerpts() -> None:
    head = "%0 = type { i8 }\n%1 = type { i16 }\n%n = type { i64 }\n"
    variables = "@a = global %0 zeroinitializer\n@n = global %n zeroinitializer\n@b = global %1 zeroinitializer\n"
    module = irkit.parse_assembly(head + variables, "x.ll", 22)
    made = irkit.parse_function("define void @f(%1 %a, %0 %b, %n %c) {\n  ret void\n}\n", module)
    assert isinstance(made, Function)
    types = [one.value_type for one in module.globals]
    assert [one.type for one in made.arguments] == [types[2], types[0], types[1]]


def test_an_index_with_a_range_is_of_llvm_18() -> None:
    """The newest release that has the form, where none is named."""
    text = "@y = global { [2 x ptr] } zeroinitializer\n@x = global ptr getelementptr ({ [2 x ptr] }, ptr @y, "
    module = irkit.parse_assembly(text + "i32 0, inrange i32 0, i32 1)\n")
    assert module.dialect.llvm_version == 18
    assert irkit.parse_assembly(text + "i32 0, i32 0, i32 1)\n").dialect.llvm_version > 18
