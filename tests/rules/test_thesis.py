"""The thesis's rules and constraints: what they derive of its own examples, and what breaks each."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import irkit
from irkit.cli.commands import command
from irkit.facts.lookup import instruction_of_id
from irkit.rules.evaluating import evaluate
from irkit.rules.modules import evaluate_on, rows_of
from irkit.rules.thesis import OUTPUTS, check_constraints, program

PAGE = Path(__file__).parents[2] / "docs" / "facts-thesis.md"

TEXT = """
declare i32 @callee(i32)
declare void @nothing()
define i32 @f(i32 %a, i64 %b, {i32, [2 x i64]} %s, <4 x i32> %w, ptr %p) personality ptr @callee {
  %sum = add i32 %a, 1
  %narrow = trunc i64 %b to i32
  %vector = trunc <4 x i32> %w to <4 x i8>
  %part = extractvalue {i32, [2 x i64]} %s, 1, 0
  %r = invoke i32 @callee(i32 %a) to label %normal unwind label %pad
normal:
  invoke void %p() to label %end unwind label %pad
end:
  invoke void asm sideeffect "", ""() to label %last unwind label %pad
last:
  ret i32 %sum
pad:
  %l = landingpad {ptr, i32} cleanup
  ret i32 0
}
"""
WRONG = """
declare i32 @callee(i32)
declare i32 @llvm.ctpop.i32(i32)
define i32 @llvm.ours(i32 %a) {
  ret i32 %a
}
define i32 @f(i32 %a, i1 %c) personality ptr @callee {
start:
  br i1 %c, label %start, label %next
next:
  %x = add i32 %a, %a
  %late = phi i32 [ 1, %start ]
  br label %last
last:
  %other = phi i32 [ 1, %start ]
  %v = invoke i32 @callee(i32 %a) to label %normal unwind label %pad
normal:
  store ptr @llvm.ctpop.i32, ptr null
  ret i32 %x
pad:
  %empty = landingpad {ptr, i32}
  ret i32 0
}
"""
ENGINES = ("small", "duckdb")


@pytest.fixture(scope="module")
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT)


@pytest.fixture(scope="module")
def derived(module: irkit.Module) -> dict[str, set[tuple[int | str, ...]]]:
    names = [name for name, clauses in program().clauses.items() if clauses]
    return evaluate_on(program(), [module], names, "small")


def names(module: irkit.Module, rows: set[tuple[int | str, ...]]) -> list[tuple[object, ...]]:
    """Rows that begin with an instruction, with its name or opcode and what it is in for the number."""
    found = []
    for number, *rest in sorted(rows):
        instruction = instruction_of_id(module, int(number))
        block = instruction.parent
        assert block is not None
        found.append((instruction.name or f"{instruction.opcode} in {block.name}", *rest))
    return found


def test_both_engines_derive_the_same(module: irkit.Module, derived: dict[str, set[tuple[int | str, ...]]]) -> None:
    assert evaluate_on(program(), [module], list(derived), "duckdb") == derived
    assert check_constraints(module, "small") == check_constraints(module, "duckdb") == []


def test_forms_of_invoke(module: irkit.Module, derived: dict[str, set[tuple[int | str, ...]]]) -> None:
    assert names(module, derived["direct_invoke_instruction"]) == [("r",)]
    assert names(module, derived["indirect_invoke_instruction"]) == [("invoke in normal",)]
    assert names(module, derived["asm_invoke_instruction"]) == [("invoke in end",)]
    assert names(module, derived["invoke_instruction__return_type"]) == [
        ("r", "i32"),
        ("invoke in normal", "void"),
        ("invoke in end", "void"),
    ]


def test_types_on_the_way_of_an_extractvalue(
    module: irkit.Module, derived: dict[str, set[tuple[int | str, ...]]]
) -> None:
    assert names(module, derived["extractvalue_instruction__interm_type"]) == [
        ("part", 0, "{ i32, [2 x i64] }"),
        ("part", 1, "[2 x i64]"),
        ("part", 2, "i64"),
    ]
    assert names(module, derived["extractvalue_instruction__value_type"]) == [("part", "i64")]
    assert names(module, derived["trunc_instruction__from_type"]) == [("narrow", "i64"), ("vector", "<4 x i32>")]


def test_pointers_of_old_modules() -> None:
    text = "@a = global i8* null\n@b = global float* null\n@c = global i8** null\n"
    old = irkit.parse_assembly(text, llvm_version=13)
    found = evaluate_on(program(), [old], ["pointer_type__integer", "pointer_type__fp"], "small")
    assert found == {"pointer_type__integer": {("i8*",)}, "pointer_type__fp": {("float*",)}}


@pytest.mark.parametrize("engine", ENGINES)
def test_what_breaks_them_in_a_text(engine: str) -> None:
    breaches = check_constraints(irkit.parse_assembly(WRONG), engine)
    assert [(one.constraint, getattr(one.where, "name", ""), getattr(one.where, "opcode", "")) for one in breaches] == [
        ("intrinsic_body", "llvm.ours", ""),
        ("entry_block", "", "br"),
        ("phi_first", "late", "phi"),
        ("phi_pairs", "other", "phi"),
        ("intrinsic_call", "", "store"),
        ("landingpad_clauses", "empty", "landingpad"),
    ]


# What irkit and LLVM let nobody make is made of the facts: a relation, what is done to the row whose first column is
# the instruction of a name (None: the row is taken away), and the constraint that it then breaks.
BROKEN = [
    ("add_instruction__first_operand", "sum", None, "binary_operands"),
    ("add_instruction__second_operand", "sum", "%b", "binary_operand_types"),
    ("trunc_instruction__from", "narrow", None, "conversion_operands"),
    ("trunc_instruction__from", "narrow", "%s", "conversion_from_type"),
    ("trunc_instruction__from", "vector", "%b", "conversion_sizes"),
    ("trunc_instruction__to_type", "narrow", "ptr", "conversion_to_type"),
    ("trunc_instruction__to_type", "narrow", "i64", "conversion_type"),
    ("ret_instruction__value", "ret in last", "%b", "function_wellformed"),
    ("invoke_instruction__signature", "r", "i32", "invoke_signature"),
    ("invoke_instruction__normal_label", "r", None, "invoke_labels"),
    ("invoke_instruction__exception_label", "r", "%a", "invoke_labels"),
    ("invoke_instruction__signature", "r", "void ()", "invoke_void"),
    ("invoke_instruction__signature", "invoke in normal", "i32 (i32)", "invoke_type"),
    ("extractvalue_instruction__nindices", "part", 1, "extractvalue_value"),
    ("extractvalue_instruction__base", "part", "%b", "extractvalue_base"),
]


@pytest.mark.parametrize(("table", "name", "change", "constraint"), BROKEN)
def test_what_breaks_them_in_facts(
    module: irkit.Module, table: str, name: str, change: str | int | None, constraint: str
) -> None:
    facts = rows_of([module], program().inputs)
    numbers = {text: number for number, text in rows_of([module], ["variable__id"])["variable__id"]}
    row = next(row for row in facts[table] if names(module, {row})[0][0] == name)
    facts[table].remove(row)
    if change is not None:
        facts[table].add((row[0], numbers.get(change, change)))
    found = evaluate(program(), lambda name: facts[name])["broken__instruction"]
    assert (constraint, row[0]) in found


@pytest.mark.parametrize(
    ("table", "rows", "constraint"),
    [
        ("vector_type__size", {("<4 x i32>", 0)}, "vector_size"),
        ("vector_type__size", set(), "vector_has_size"),
        ("vector_type__component", set(), "vector_component"),
        ("vector_type__component", {("<4 x i32>", "void")}, "vector_component_type"),
        ("function_type__return", {("void ()", "label")}, "function_return"),
        ("function__nparams", set(), "function_nparams"),
    ],
)
def test_what_breaks_those_of_types_and_functions(
    module: irkit.Module, table: str, rows: set[tuple[int | str, ...]], constraint: str
) -> None:
    facts = rows_of([module], program().inputs) | {table: rows}
    if constraint == "function_return":
        facts["label_type"] = {("label",)}
    found = evaluate(program(), lambda name: facts[name])
    broken = {name for name, _ in found["broken__type"] | found["broken__function"]}
    assert constraint in broken


def test_every_constraint_is_broken_here() -> None:
    told = {str(name) for name, *_ in evaluate(program(), lambda _: ())["constraint"]}
    text = Path(__file__).read_text()
    assert [name for name in told if f'"{name}"' not in text] == []


def test_an_operation_of_a_wrong_type(module: irkit.Module) -> None:
    facts = rows_of([module], program().inputs)
    (add,) = facts["add_instruction"]
    facts["variable__type"] = {(one, "ptr" if one == add[0] else text) for one, text in facts["variable__type"]}
    assert ("binary_type", add[0]) in evaluate(program(), lambda name: facts[name])["broken__instruction"]


def test_the_page_tells_every_table() -> None:
    """Of the tables that have a derived predicate or a constraint, each is in the rules and on the page."""
    text = Path(irkit.__file__).parent.joinpath("rules", "thesis.dl").read_text()
    wanted = [63, 64, 72, 78, 79, 80, 81, 84, *range(90, 93), *range(94, 99), 100, 101, 104, 106, 108, 109, 110, 113]
    wanted += [115, 116, 118, 119]
    cited = {int(number) for number in re.findall(r"\b(\d{2,3})\b", text)}
    assert [number for number in wanted if number not in cited] == []
    page = PAGE.read_text()
    derived = [name for name, clauses in program().clauses.items() if clauses and "__" in name and name not in OUTPUTS]
    assert [name for name in itertools.chain(derived) if name.replace("__", ":", 1) not in page] == []


def test_the_command(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.ll"
    wrong.write_text(WRONG)
    result = CliRunner().invoke(command, ["rules", "--check", str(wrong)])
    assert result.exit_code == 1
    assert f"{wrong}:12:3: error: phi instructions come first in their block\n  %late = phi i32" in result.stderr
    assert "note: table 39, 'phi_first'" in result.stderr
    right = tmp_path / "right.ll"
    right.write_text(TEXT)
    result = CliRunner().invoke(command, ["rules", str(right), "--engine", "small"])
    assert result.exit_code == 0
    assert "         3 extractvalue_instruction__interm_type\n" in result.stdout
    assert CliRunner().invoke(command, ["rules", "--check", str(right)]).exit_code == 0
