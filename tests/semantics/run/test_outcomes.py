"""What small functions return, or what is undefined in them: `outcomes.ll` has it behind each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from irkit.errors import UnsupportedError
from irkit.semantics.errors import LimitError, UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter

FILE = Path(__file__).parent / "outcomes.ll"
MODULE = irkit.parse_assembly(FILE.read_text(), llvm_version=22)
FUNCTION = re.compile(r"^define .*@(\w+)\(\) (?:[^{]* )?\{ ; ?(.*)$", re.M)


def outcome(name: str) -> str:
    try:
        return repr(Interpreter(MODULE).call(name))
    except UndefinedBehaviorError as error:
        return error.message
    except UnsupportedError as error:
        return f"{error}"


@pytest.mark.parametrize(("name", "said"), FUNCTION.findall(FILE.read_text()))
def test_each_gives_what_stands_beside_it(name: str, said: str) -> None:
    assert outcome(name) == said


NUMBERS = (0, 1, 15, 16, 17, 30, 31, 32, 33, 127, 128, 143, 144, 159, 160, 255)
# How an i8 is made of undef, and the numbers that it may be.
PARTLY_UNDEF = (
    ("and i8 undef, 15", range(16)),
    ("or i8 %low, 16", range(16, 32)),
    ("or i8 %low, -112", range(144, 160)),
)
COMPARED = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "ult": lambda a, b: a < b,
    "ule": lambda a, b: a <= b,
    "ugt": lambda a, b: a > b,
    "uge": lambda a, b: a >= b,
    "slt": lambda a, b: (a ^ 128) < (b ^ 128),
    "sle": lambda a, b: (a ^ 128) <= (b ^ 128),
    "sgt": lambda a, b: (a ^ 128) > (b ^ 128),
    "sge": lambda a, b: (a ^ 128) >= (b ^ 128),
}


@pytest.mark.parametrize("predicate", COMPARED)
@pytest.mark.parametrize(("made", "may_be"), PARTLY_UNDEF, ids=[made for made, _ in PARTLY_UNDEF])
def test_comparisons_of_numbers_some_bits_of_which_are_undef(predicate: str, made: str, may_be: range) -> None:
    """The result where it is the same whatever those bits are, else undef."""
    text = ""
    wanted: list[str] = []
    for number in NUMBERS:
        for order in ("%x, {0}", "{0}, %x"):
            text += (
                f"define i1 @f{len(wanted)}() {{\n  %low = and i8 undef, 15\n  %x = {made}\n"
                f"  %c = icmp {predicate} i8 {order.format(number)}\n  ret i1 %c\n}}\n"
            )
            pairs = [(one, number) if order[0] == "%" else (number, one) for one in may_be]
            found = {int(COMPARED[predicate](a, b)) for a, b in pairs}
            wanted.append(repr(found.pop()) if len(found) == 1 else "undef")
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    assert [repr(interpreter.call(f"f{place}")) for place in range(len(wanted))] == wanted


DEBUGGED = """define i32 @halved(i32 %x) !dbg !5 {
entry:
  %more = add nsw i32 %x, 1, !dbg !8
  %q = udiv i32 1, %more, !dbg !9
  ret i32 %q, !dbg !10
}
define i32 @f() !dbg !6 {
  %1 = call i32 @halved(i32 2147483647), !dbg !11
  ret i32 %1
}
define i32 @g() {
  %1 = call i32 @f()
  ret i32 %1
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "halved", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2)
!8 = !DILocation(line: 3, column: 7, scope: !7)
!9 = !DILocation(line: 4, scope: !5)
!10 = !DILocation(line: 0, scope: !5)
!11 = !DILocation(line: 10, column: 2, scope: !6)
"""
DEBUGGED_SAYS = """\
x.c:4:0: @halved, block %entry: %q = udiv i32 1, %more, !dbg !6: undefined behaviour: the divisor is poison \
[division-by-poison]
  it arose here: the signed result overflows: x.c:3:7: @halved, block %entry: %more = add nsw i32 %x, 1, !dbg !4
  called from x.c:10:2: @f, block %0: %1 = call i32 @halved(i32 2147483647), !dbg !11
  called from @g, block %0: %1 = call i32 @f()
"""


def test_where_it_is_and_how_the_program_came_there() -> None:
    interpreter = Interpreter(irkit.parse_assembly(DEBUGGED, llvm_version=22))
    with pytest.raises(UndefinedBehaviorError) as caught:
        interpreter.call("g")
    assert str(caught.value).splitlines() == DEBUGGED_SAYS.splitlines()


LIST = """target triple = "{triple}"
define i64 @list(i32 %n, ...) {{
  %wide = zext i32 %n to i64
  %l = alloca [32 x i8], align 8
  %m = alloca [32 x i8], align 8
  call void @llvm.memset.p0.i64(ptr %l, i8 1, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr %m, i8 1, i64 32, i1 false)
  call void @llvm.va_start.p0(ptr %l)
  call void @llvm.va_copy.p0(ptr %m, ptr %l)
  %at = getelementptr i8, ptr %m, i64 %wide
  %word = load i64, ptr %at
  %first = load i64, ptr %l
  %is.first = icmp eq i64 %word, %first
  %found = select i1 %is.first, i64 0, i64 %word
  ret i64 %found
}}
define i64 @f(i32 %n) {{
  %r = call i64 (i32, ...) @list(i32 %n, i32 7)
  ret i64 %r
}}
"""
UNTOUCHED = 0x0101010101010101


# The words of a list, of which 0 is the place of the first argument.
@pytest.mark.parametrize(
    ("triple", "words"),
    [
        ("x86_64-unknown-linux-gnu", [48 | 176 << 32, 0, 0, UNTOUCHED]),
        ("aarch64-unknown-linux-gnu", [0, 0, 0, 0]),
        ("arm64-apple-macosx", [0, UNTOUCHED, UNTOUCHED, UNTOUCHED]),
        ("x86_64-pc-windows-msvc", [0, UNTOUCHED, UNTOUCHED, UNTOUCHED]),
        ("riscv64-unknown-linux-gnu", [0, UNTOUCHED, UNTOUCHED, UNTOUCHED]),
    ],
)
def test_lists_of_variable_arguments_in_memory(triple: str, words: list[int]) -> None:
    text = LIST.format(triple=triple)
    if triple.startswith("x86_64-unknown"):  # its first word is no pointer
        text = text.replace(
            "%first = load i64, ptr %l", "%p = getelementptr i8, ptr %l, i64 8\n  %first = load i64, ptr %p"
        )
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    assert [interpreter.call("f", 8 * place) for place in range(4)] == words


SIZES = {"i8": 1, "i16": 2, "i24": 3, "i32": 4, "i40": 5, "i64": 8, "i128": 16, "float": 4, "double": 8, "ptr": 8}


@pytest.mark.parametrize("ty", SIZES)
def test_accesses_at_any_place(ty: str) -> None:
    """Numbers are loaded, and stored elsewhere, at each of nine places; the bytes beside them stay."""
    size = SIZES[ty]
    given = bytes(range(1, 33))
    text = f"""@given = constant [32 x i8] [{", ".join([f"i8 {byte}" for byte in given])}]
define <32 x i8> @f(i64 %from, i64 %to) {{
  %room = alloca [32 x i8]
  call void @llvm.memset.p0.i64(ptr %room, i8 -1, i64 32, i1 false)
  %p = getelementptr i8, ptr @given, i64 %from
  %x = load {ty}, ptr %p, align 1
  %q = getelementptr i8, ptr %room, i64 %to
  store {ty} %x, ptr %q, align 1
  %all = load <32 x i8>, ptr %room, align 1
  ret <32 x i8> %all
}}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    for source in range(9):
        for target in range(9):
            wanted = [255] * 32
            wanted[target : target + size] = given[source : source + size]
            assert [byte & 255 for byte in interpreter.call("f", source, target)] == wanted


def test_as_many_instructions_as_a_run_may_execute() -> None:
    text = "define i8 @f(i8 %x) {\n  %y = add i8 %x, 1\n  br label %a\na:\n  %z = mul i8 %y, 2\n  ret i8 %z\n}\n"
    module = irkit.parse_assembly(text, llvm_version=22)
    assert Interpreter(module, limit=4).call("f", 3) == 8
    with pytest.raises(LimitError):
        Interpreter(module, limit=3).call("f", 3)


@pytest.mark.parametrize(("count", "said"), [(60, 62), (64, 66), (65, 5), (66, 6), (200, 16)])
def test_a_long_way_of_poison_is_cut(count: int, said: int) -> None:
    """Where it arose, and the last steps, of which a mark keeps 64."""
    lines = "\n".join([f"  %v{place + 1} = xor i8 %v{place}, {place % 100}" for place in range(count)])
    text = f"define i8 @f(i8 %x) {{\n  %v0 = add nuw i8 %x, 1\n{lines}\n  %d = udiv i8 1, %v{count}\n  ret i8 %d\n}}\n"
    with pytest.raises(UndefinedBehaviorError) as caught:
        Interpreter(irkit.parse_assembly(text, llvm_version=22)).call("f", 255)
    lines_said = str(caught.value).splitlines()
    assert "%v0" in lines_said[1] and len(lines_said) == said
