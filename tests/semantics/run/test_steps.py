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
