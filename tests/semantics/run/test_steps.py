"""What the interpreter computes is what the table says: each integer instruction, for all numbers of small widths."""

from __future__ import annotations

import itertools

import pytest

import irkit
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.expressions import evaluate
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.table import row_of, row_of_intrinsic
from irkit.semantics.values import Poison

FLAGS = {
    "add": ("", "nsw", "nuw", "nuw nsw"),
    "sub": ("", "nsw", "nuw", "nuw nsw"),
    "mul": ("", "nsw", "nuw", "nuw nsw"),
    "shl": ("", "nsw", "nuw", "nuw nsw"),
    "udiv": ("", "exact"),
    "sdiv": ("", "exact"),
    "lshr": ("", "exact"),
    "ashr": ("", "exact"),
    "or": ("", "disjoint"),
    "urem": ("",),
    "srem": ("",),
    "and": ("",),
    "xor": ("",),
}
PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
CASTS = (
    ("trunc", "i4", "i2", ("", "nuw", "nsw")),
    ("zext", "i3", "i5", ("", "nneg")),
    ("sext", "i3", "i5", ("",)),
)
INTRINSICS = (
    *((f"{letter}{word}.sat", 2) for letter in "su" for word in ("add", "sub", "shl")),
    *((f"{letter}{word}", 2) for letter in "su" for word in ("max", "min")),
    ("fshl", 3),
    ("fshr", 3),
    ("ctpop", 1),
    ("bitreverse", 1),
)


def expected(row_name: str, predicate: str, operands: list[int], width: int, result: int, flags: int) -> str:
    row = row_of_intrinsic(row_name) if row_name.startswith("llvm.") else row_of(row_name, predicate)
    assert row is not None
    bound = {name: (value, width) for name, value in zip(row.operands, operands, strict=True)}
    for condition in row.undefined_when:
        if condition.when is not None and evaluate(condition.when, bound, width, result)[0]:
            return condition.rule
    for condition in row.poison_when:
        if condition.flags and not condition.flags & flags:
            continue
        if condition.when is not None and evaluate(condition.when, bound, width, result)[0]:
            return "poison"
    return str(evaluate(row.values[0], bound, width, result)[0])


def computed(interpreter: Interpreter, operands: list[int], result: int) -> str:
    try:
        found = interpreter.call("f", *operands)
    except UndefinedBehaviorError as error:
        return error.rule
    if isinstance(found, Poison):
        return "poison"
    assert isinstance(found, int)
    return str(found & ((1 << result) - 1))


def compared(text: str, row: str, predicate: str, count: int, width: int, result: int) -> None:
    module = irkit.parse_assembly(text)
    interpreter = Interpreter(module)
    function = module["f"]
    assert isinstance(function, irkit.Function)
    instruction = next(iter(function.walk()))
    for operands in itertools.product(range(1 << width), repeat=count):
        given = list(operands)
        wanted = expected(row, predicate, given, width, result, instruction.flags)
        assert computed(interpreter, given, result) == wanted, (row, predicate, operands)


@pytest.mark.parametrize("opcode", FLAGS)
def test_binary_operators(opcode: str) -> None:
    for flags in FLAGS[opcode]:
        text = f"define i3 @f(i3 %a, i3 %b) {{\n  %r = {opcode} {flags} i3 %a, %b\n  ret i3 %r\n}}\n"
        compared(text, opcode, "", 2, 3, 3)


@pytest.mark.parametrize("predicate", PREDICATES)
def test_comparisons(predicate: str) -> None:
    for flag in ("", "samesign"):
        text = f"define i1 @f(i3 %a, i3 %b) {{\n  %r = icmp {flag} {predicate} i3 %a, %b\n  ret i1 %r\n}}\n"
        compared(text, "icmp", predicate, 2, 3, 1)


@pytest.mark.parametrize(("opcode", "source", "target", "flags"), CASTS)
def test_conversions(opcode: str, source: str, target: str, flags: tuple[str, ...]) -> None:
    for flag in flags:
        body = f"%r = {opcode} {flag} {source} %a to {target}"
        text = f"define {target} @f({source} %a) {{\n  {body}\n  ret {target} %r\n}}\n"
        compared(text, opcode, "", 1, int(source[1:]), int(target[1:]))


@pytest.mark.parametrize(("name", "count"), INTRINSICS)
def test_intrinsics(name: str, count: int) -> None:
    arguments = ", ".join(f"i3 %{letter}" for letter in "abc"[:count])
    declared = ", ".join(["i3"] * count)
    text = (
        f"define i3 @f({arguments}) {{\n  %r = call i3 @llvm.{name}.i3({arguments})\n  ret i3 %r\n}}\n"
        f"declare i3 @llvm.{name}.i3({declared})\n"
    )
    compared(text, f"llvm.{name}", "", count, 3, 3)


OWN = """
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @made() memory(inaccessiblemem: readwrite) {
  %p = call ptr @malloc(i64 4)
  store i32 7, ptr %p
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
define i32 @passed(ptr byval(i32) %p) memory(none) {
  store i32 7, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @calls() {
  %x = alloca i32
  store i32 1, ptr %x
  %v = call i32 @passed(ptr byval(i32) %x)
  ret i32 %v
}
define i32 @others(ptr %p) memory(argmem: read) {
  store i32 7, ptr %p
  ret i32 7
}
define i32 @wrong() {
  %p = call ptr @malloc(i64 4)
  %v = call i32 @others(ptr %p)
  ret i32 %v
}
"""


def test_functions_that_write_no_memory_write_what_their_call_made() -> None:
    interpreter = Interpreter(irkit.parse_assembly(OWN))
    assert [interpreter.call("made"), interpreter.call("calls")] == [7, 7]
    with pytest.raises(UndefinedBehaviorError, match="@others, whose attributes say that it writes no memory, writes"):
        interpreter.call("wrong")


OVERFLOWS = {"add": int.__add__, "sub": int.__sub__, "mul": int.__mul__}


@pytest.mark.parametrize("letter", "su")
@pytest.mark.parametrize("word", OVERFLOWS)
def test_intrinsics_that_tell_of_overflow(letter: str, word: str) -> None:
    name = f"llvm.{letter}{word}.with.overflow.i3"
    text = (
        f"define {{ i3, i1 }} @f(i3 %a, i3 %b) {{\n"
        f"%r = call {{ i3, i1 }} @{name}(i3 %a, i3 %b)\nret {{ i3, i1 }} %r\n}}\n"
        f"declare {{ i3, i1 }} @{name}(i3, i3)\n"
    )
    interpreter = Interpreter(irkit.parse_assembly(text))
    numbers = range(-4, 4) if letter == "s" else range(8)
    for a, b in itertools.product(numbers, numbers):
        exact = OVERFLOWS[word](a, b)
        found = interpreter.call("f", a, b)
        assert isinstance(found, list)
        assert [found[0] % 8, found[1] % 2] == [exact % 8, exact not in numbers]


COUNTED = """
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i16 @llvm.bswap.i16(i16)
define i16 @abs(i16 %a) {
  %r = call i16 @llvm.abs.i16(i16 %a, i1 true)
  ret i16 %r
}
define i16 @ctlz(i16 %a) {
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 true)
  ret i16 %r
}
define i16 @cttz(i16 %a) {
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
  ret i16 %r
}
define i16 @bswap(i16 %a) {
  %r = call i16 @llvm.bswap.i16(i16 %a)
  ret i16 %r
}
define <2 x i16> @lanes(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.bswap.v2i16(<2 x i16> %a)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.bswap.v2i16(<2 x i16>)
declare i8 @llvm.vscale.i8()
define i8 @scale() {
  %r = call i8 @llvm.vscale.i8()
  ret i8 %r
}
"""


def test_counts_and_absolute_values() -> None:
    interpreter = Interpreter(irkit.parse_assembly(COUNTED))
    assert [interpreter.call("abs", a) for a in (5, 0, -7, -32767)] == [5, 0, 7, 32767]
    assert isinstance(interpreter.call("abs", -32768), Poison)
    assert [interpreter.call("ctlz", a) for a in (1, -1, 0x100)] == [15, 0, 7]
    assert isinstance(interpreter.call("ctlz", 0), Poison)
    assert [interpreter.call("cttz", a) for a in (1, 0x100, 0)] == [0, 8, 16]
    assert interpreter.call("bswap", 0x1234) == 0x3412
    assert interpreter.call("lanes", [0x1234, 1]) == [0x3412, 0x100]


def test_vscale_is_poison_where_its_type_is_too_small() -> None:
    module = irkit.parse_assembly(COUNTED)
    assert Interpreter(module, vscale=16).call("scale") == 16
    assert isinstance(Interpreter(module, vscale=256).call("scale"), Poison)


PROMISED = """
@g = global i32 5
define void @add(ptr noalias %a, ptr noalias %b) {
  %v = load i32, ptr %b
  %w = add i32 %v, 1
  store i32 %w, ptr %a
  ret void
}
define i32 @reader(ptr noalias %a, ptr noalias %b) {
  %v = load i32, ptr %a
  %w = load i32, ptr %b
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @beside_global(ptr noalias %0) {
  store i32 7, ptr %0
  %v = load i32, ptr @g
  ret i32 %v
}
define i32 @keeps(ptr noalias %a) {
  %p = alloca ptr
  store ptr %a, ptr %p
  store i32 7, ptr %a
  %q = load ptr, ptr %p
  %v = load i32, ptr %q
  %n = ptrtoint ptr %a to i64
  %r = inttoptr i64 %n to ptr
  %w = load i32, ptr %r
  %x = call i32 @deeper(ptr %q)
  %s = add i32 %v, %w
  %t = add i32 %s, %x
  ret i32 %t
}
define i32 @deeper(ptr noalias %a) {
  store i32 8, ptr %a
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @calls_writer(ptr noalias %a) {
  %v = load i32, ptr %a
  call void @writer()
  ret i32 %v
}
define void @writer() {
  store i32 1, ptr @g
  ret void
}
define i32 @one() {
  %x = alloca [2 x i32]
  store i32 1, ptr %x
  call void @add(ptr %x, ptr %x)
  ret i32 0
}
define i32 @two() {
  %x = alloca [2 x i32]
  store [2 x i32] [i32 1, i32 2], ptr %x
  %y = getelementptr i32, ptr %x, i32 1
  call void @add(ptr %x, ptr %y)
  store i32 4, ptr %y
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @only_read() {
  store i32 5, ptr @g
  %v = call i32 @reader(ptr @g, ptr @g)
  store i32 2, ptr @g
  ret i32 %v
}
define i32 @global() {
  %v = call i32 @beside_global(ptr @g)
  ret i32 %v
}
define i32 @based() {
  %v = call i32 @keeps(ptr @g)
  %w = load i32, ptr @g
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @callee() {
  %v = call i32 @calls_writer(ptr @g)
  ret i32 %v
}
"""


@pytest.mark.parametrize(
    ("name", "argument", "place"),
    [
        ("one", "%a of @add", "store i32 %w, ptr %a"),
        ("global", "argument 1 of @beside_global", "%v = load i32, ptr @g"),
        ("callee", "%a of @calls_writer", "store i32 1, ptr @g"),
    ],
)
def test_bytes_that_are_reached_beside_a_noalias_argument(name: str, argument: str, place: str) -> None:
    with pytest.raises(UndefinedBehaviorError, match=f"accessed through {argument}, which is noalias") as caught:
        Interpreter(irkit.parse_assembly(PROMISED)).call(name)
    assert caught.value.rule == "noalias"
    assert place in caught.value.place


def test_what_noalias_allows() -> None:
    interpreter = Interpreter(irkit.parse_assembly(PROMISED))
    assert [interpreter.call(name) for name in ("two", "only_read", "based")] == [3, 10, 30]
