"""The order of uses that a text has, and its `uselistorder` directives."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from parser_texts import parse, refused

import irkit
from irkit.constants import ConstantInt
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.module import Module
from irkit.use_lists import RereadUseOrders, TextUseOrders, make_all_use_lists
from irkit.values import Value

FIXTURES = Path(__file__).parents[2] / "fixtures"
VERSIONS = (13, 14, 16, 19, 22)
GOLDEN = re.compile(r"\.(\d+)\.uses\.ll$")
# LLVM takes a number and a name of a block for the same key of a map, so that its bitcode has another block's address;
# the other is made by tools that do not keep use-lists.
OTHERS = ("constants/block-addresses.", "constants/forward-references.")
STORED = sorted(
    str(file.relative_to(FIXTURES))
    for file in FIXTURES.rglob("*.uses.ll")
    if not str(file.relative_to(FIXTURES)).startswith(OTHERS)
)
TEXTS = sorted(
    str(file.relative_to(FIXTURES)) for file in (FIXTURES / "use-lists").rglob("*.ll") if file.name.count(".") == 1
)
TAKEN = [  # by the releases of which there is a golden file
    (text, version)
    for text in TEXTS
    for version in VERSIONS
    if (FIXTURES / text).with_suffix(f".{version}.ll").exists()
]


def users(value: Value) -> list[str]:
    """Each use as `user:operand`, in the order of the list."""
    return [f"{use.user.name or getattr(use.user, 'opcode', '')}:{use.index}" for use in value.uses]


def function(module: Module, name: str) -> Function:
    found = module[name]
    assert isinstance(found, Function)
    return found


def orders(text: str) -> list[str]:
    """What a text says of the order of uses: its directives, and the predecessors of blocks; with its functions."""
    found = []
    for line in text.split("\n"):
        if line.lstrip().startswith("uselistorder"):
            found.append(line.strip())
        elif line.startswith("define "):
            found.append("define")
        elif "; preds = " in line:
            found.append(line.partition("; preds = ")[2])
    return found


# The order that LLVM's parser makes


def test_definitions_turn_forward_references_round() -> None:
    module = parse(
        "@a = global ptr @late\n@b = global ptr @late\n@late = global i32 0\n"
        "@c = global ptr @late\n@d = global ptr @late\n"
    )
    assert users(module["late"]) == ["d:0", "c:0", "a:0", "b:0"]


def test_a_constant_hands_over_all_its_uses_of_a_placeholder_at_once() -> None:
    module = parse("@a = global [2 x ptr] [ptr @late, ptr @late]\n@b = global ptr @late\n@late = global i32 0\n")
    assert [(use.user.name, use.index) for use in module["late"].uses] == [("", 1), ("", 0), ("b", 0)]


def test_what_an_entity_itself_refers_to_is_used_before_its_definition() -> None:
    module = parse("@a = global ptr @a\n@b = global ptr @a\n")
    assert users(module["a"]) == ["b:0", "a:0"]


def test_globals_count_in_the_order_of_the_file_whatever_they_are() -> None:
    module = parse(
        "@v = global i32 0\ndefine void @f() {\n  store i32 1, ptr @v\n  ret void\n}\n"
        "@alias = alias i32, ptr @v\n@w = global ptr @v\n"
    )
    assert users(module["v"]) == ["w:0", "alias:0", "store:1"]


def test_functions_set_their_personality_first() -> None:
    module = parse(
        "declare void @g()\ndefine void @f() prefix ptr @g prologue ptr @g personality ptr @g {\n  ret void\n}\n"
    )
    assert users(module["g"]) == ["f:2", "f:1", "f:0"]


def test_constants_of_metadata_are_made_where_they_stand() -> None:
    text = "@g = global i32 0\n{}@u = global ptr @g\n@v = global i64 ptrtoint (ptr @g to i64)\n{}"
    node = "!0 = !{i64 ptrtoint (ptr @g to i64)}\n"
    assert users(parse(text.format("", node))["g"]) == ["ptrtoint:0", "u:0"]
    assert users(parse(text.format(node, ""))["g"]) == ["u:0", "ptrtoint:0"]


def test_the_callee_is_parsed_before_the_arguments_and_set_after_them() -> None:
    callee, argument = [f"getelementptr (i8, ptr @g, i64 {offset})" for offset in (1, 2)]
    module = parse(
        f"@g = global i32 0\ndefine void @f() {{\n  call void {callee}(ptr @g, ptr {argument})\n  ret void\n}}\n"
    )
    call = function(module, "f").blocks[0].instructions[0]
    assert [use.user for use in module["g"].uses] == [call, call.operands[1], call.operands[2]]


def test_constants_of_attachments_are_made_after_the_operands() -> None:
    number = "ptrtoint (ptr @g to i64)"
    module = parse(
        f"@g = global i32 0\ndefine void @f() {{\n  store i64 1, ptr @g, !x !{{i64 {number}}}\n"
        f"  store i64 {number}, ptr @g\n  ret void\n}}\n"
    )
    assert users(module["g"]) == ["store:1", "ptrtoint:0", "store:1"]


def test_constants_are_made_even_if_the_expression_they_stand_in_becomes_another() -> None:
    text = (
        "define i32 @f() {\n  ret i32 extractvalue ({i32} {i32 3}, 0)\n}\n"
        "define {i32} @g() {\n  ret {i32} insertvalue ({i32} poison, i32 3, 0)\n}\n"
    )
    module = parse(text, 14)
    three = function(module, "f").blocks[0].instructions[0].operands[0]
    make_all_use_lists(module)
    assert users(three) == ["ret:0", ":0"]


def test_clauses_that_outgrow_their_places_set_those_before_them_again() -> None:
    clauses = ["catch ptr @t", "filter [1 x ptr] [ptr @t]", "catch ptr @u"]
    text = (
        "@t = external global ptr\n@u = external global ptr\ndeclare i32 @p(...)\ndeclare void @g()\n"
        "define void @f() personality ptr @p {\n  invoke void @g() to label %1 unwind label %2\n1:\n  ret void\n2:\n"
        "  %l = landingpad i32 CLAUSES\n  ret void\n}\n"
    )
    assert users(parse(text.replace("CLAUSES", " ".join(clauses[:2])))["t"]) == [":0", "l:0"]
    assert users(parse(text.replace("CLAUSES", " ".join(clauses)))["t"]) == ["l:0", ":0"]


def test_addresses_of_blocks_wait_for_the_body_and_come_in_the_order_of_names() -> None:
    module = parse(
        "@a = global [2 x ptr] [ptr blockaddress(@f, %y), ptr blockaddress(@f, %x)]\n"
        "define void @f() {\n  br label %x\nx:\n  br label %y\ny:\n  br label %x\n}\n"
    )
    f = function(module, "f")
    names = [use.user.operands[1].name for use in f.uses if not isinstance(use.user, Instruction)]
    assert names == ["y", "x"]
    assert users(f.blocks[1]) == ["br:0", "br:0", ":1"]


def test_intrinsics_without_a_declaration_are_forward_references() -> None:
    module = parse(
        "define float @f(float %a) {\n  %b = call float @llvm.sqrt(float %a)\n  %c = call float @llvm.sqrt(float %b)\n"
        "  ret float %c\n}\n"
    )
    assert users(module["llvm.sqrt.f32"]) == ["b:1", "c:1"]


def test_nothing_is_kept_for_a_text_without_directives() -> None:
    module = parse("@g = global i32 0\ndefine void @f(i32 %a) {\n  store i32 %a, ptr @g\n  ret void\n}\n")
    f = function(module, "f")
    values = [module["g"], f, *f.arguments, *f.blocks, *f.blocks[0].instructions]
    assert all(value._uses is None for value in values)
    assert isinstance(module.use_orders, TextUseOrders)


def test_replaced_calls_use_their_arguments_last() -> None:
    module = parse(
        "declare i32 @llvm.ctlz.i32(i32)\ndefine i32 @f(i32 %a) {\n  %x = call i32 @llvm.ctlz.i32(i32 %a)\n"
        "  %y = call i32 @llvm.ctlz.i32(i32 %a)\n  %z = add i32 %x, %a\n  %w = sub i32 %x, %x\n  ret i32 %z\n}\n"
    )
    f = function(module, "f")
    assert users(f.arguments[0]) == ["x:0", "y:0", "z:1"]
    assert users(f.blocks[0].instructions[0]) == ["z:0", "w:0", "w:1"]
    assert users(module["llvm.ctlz.i32"]) == ["x:2", "y:2"]


# Directives

BODY = (
    "@g = global i32 0\n@h = global [2 x ptr] [ptr @g, ptr @g]\ndefine void @f(i32 %a, i32 %one, i32 %none) {\nentry:\n"
    "  %b = add i32 %a, %a\n  %c = mul i32 %b, %one\n  store i32 %c, ptr @g\n  br label %next\nnext:\n"
    "  %d = add i32 %a, 7\n  br i1 true, label %next, label %other\nother:\n  store i32 7, ptr @g\n  br label %next\n"
    "  INSIDE\n}\ndefine void @k(ptr %p) {\n  call void @k(ptr @g)\n  ret void\n}\nOUTSIDE\n@late = global ptr @g\n"
)


def inside(directives: str) -> str:
    return BODY.replace("INSIDE", directives).replace("OUTSIDE", "")


def outside(directives: str) -> str:
    return BODY.replace("INSIDE", "").replace("OUTSIDE", directives)


def test_directives_permute_the_uses_that_there_are() -> None:
    f = function(parse(inside("uselistorder i32 %a, { 2, 0, 1 }")), "f")
    assert users(f.arguments[0]) == ["b:1", "b:0", "d:0"]
    module = parse(outside("uselistorder ptr @g, { 4, 3, 2, 1, 0 }"))
    assert users(module["g"]) == ["late:0", ":0", ":1", "store:1", "store:1", "call:0"]


def test_a_directive_in_a_body_sees_what_stands_before_it() -> None:
    module = parse(inside("uselistorder ptr @g, { 3, 2, 1, 0 }"))
    assert users(module["g"]) == ["late:0", "call:0", ":0", ":1", "store:1", "store:1"]


def test_directives_for_blocks() -> None:
    natural = ["other", "next", "entry"]
    for text in (inside("uselistorder label %next, { 1, 2, 0 }"), outside("uselistorder_bb @f, %next, { 1, 2, 0 }")):
        blocks = function(parse(text), "f").blocks
        assert [block.name for block in blocks[1].predecessors] == [natural[2], natural[0], natural[1]]
        assert "; preds = %entry, %other, %next" in irkit.to_assembly(parse(text))


def test_uses_with_equal_indexes_stay_in_their_order() -> None:
    f = function(parse(inside("uselistorder i32 %a, { 1, 1, 1 }")), "f")
    assert users(f.arguments[0]) == ["d:0", "b:1", "b:0"]


@pytest.mark.parametrize(
    ("directive", "message"),
    [
        ("uselistorder i32 %a, { 1, 0 }", "wrong number of indexes, expected 3: as many as the value has uses here"),
        ("uselistorder ptr @g, { 4, 3, 2, 1, 0 }", "wrong number of indexes, expected 4"),
        ("uselistorder i32 %one, { 1, 0 }", "an order of uses for a value that has only one"),
        ("uselistorder i32 %none, { 1, 0 }", "an order of uses for a value that has none"),
        ("uselistorder i32 %zip, { 1, 0 }", "the value has no uses"),
        ("uselistorder i32 8, { 1, 0 }", "an order of uses for a value that has none"),
        ("uselistorder i32 %a, { 0, 1, 2 }", "expected indexes that change the order of the uses"),
        ("uselistorder i32 %a, { 4294967296, 0, 1 }", "expected an integer of at most 32 bits; this one is too large"),
        ("uselistorder i32 %a, { 2, 2, 2 }", "expected each index from 0 to 2 once"),
        ("uselistorder i32 %a, { 0, 0, 3 }", "expected each index from 0 to 2 once"),
        ("uselistorder i32 %a, { 0 }", "an order of uses has at least two indexes"),
        ("uselistorder i64 %a, { 1, 0 }", "'%a' defined with type 'i32' but expected 'i64'"),
    ],
)
def test_directives_in_bodies_are_checked(directive: str, message: str) -> None:
    told = refused(inside(directive))
    assert told.startswith("15:")
    assert message in told


@pytest.mark.parametrize(
    ("directive", "message"),
    [
        ("uselistorder ptr @g, { 3, 2, 1, 0 }", "wrong number of indexes, expected 5"),
        ("uselistorder ptr @late, { 1, 0 }", "an order of uses for a value that has none"),
        ("uselistorder i32 %a, { 1, 0 }", "a local value cannot stand here"),
        ("uselistorder_bb @f, %next, { 1, 0 }", "wrong number of indexes, expected 3"),
        ("uselistorder_bb @f, %other, { 1, 0 }", "an order of uses for a value that has only one"),
        ("uselistorder_bb @f, %none, { 1, 0 }", "which is no basic block of @f"),
        ("uselistorder_bb @f, %0, { 1, 0 }", "takes the name of a basic block, not a number"),
        ("uselistorder_bb @g, %next, { 1, 0 }", "expected the name of a function"),
        ("uselistorder_bb @zip, %next, { 1, 0 }", "of a function that is not defined before it"),
    ],
)
def test_directives_of_the_module_are_checked(directive: str, message: str) -> None:
    told = refused(outside(directive))
    assert told.startswith("21:")
    assert message in told


def test_the_first_directive_that_does_not_fit_is_told() -> None:
    text = inside("uselistorder ptr @g, { 1, 0 }\n  uselistorder i32 %a, { 1, 0 }")
    assert refused(text).startswith("15:")
    text = inside("uselistorder i32 %a, { 1, 0 }\n  uselistorder ptr @g, { 1, 0 }")
    assert refused(text).startswith("15:")


def test_directives_for_blocks_stand_outside_of_functions() -> None:
    told = refused(inside("uselistorder_bb @f, %next, { 1, 0 }"))
    assert told.startswith("15:")
    assert "uselistorder_bb stands outside of functions" in told


def test_newer_releases_take_no_notice_of_orders_of_numbers() -> None:
    text = outside("uselistorder i32 7, { 2, 1, 0 }")
    assert "wrong number of indexes, expected 2" in refused(text, 19)
    parse(text, 22)


# Written and read again


@pytest.mark.parametrize("golden", STORED)
def test_after_upgrade_a_text_has_the_order_that_llvm_reads_back(golden: str) -> None:
    version = int(GOLDEN.search(golden)[1])  # type: ignore[index]  # the name is of that form
    source = FIXTURES / GOLDEN.sub(".ll", golden)
    module = irkit.parse_assembly(source.read_bytes(), source.name, version)
    irkit.upgrade(module)
    shown = irkit.to_assembly(module, preserve_use_list_order=True)
    assert orders(shown) == orders((FIXTURES / golden).read_text())


def test_use_lists_are_read_back_when_they_are_asked_for() -> None:
    module = parse("@g = global i32 0\n@a = global ptr @g\n@b = global ptr @g\n")
    assert users(module["g"]) == ["b:0", "a:0"]
    irkit.upgrade(module)
    assert isinstance(module.use_orders, RereadUseOrders)
    make_all_use_lists(module)
    assert users(module["g"]) == ["b:0", "a:0"]


def test_constants_know_their_uses() -> None:
    module = parse("define i32 @f(i32 %a) {\n  %b = add i32 %a, 5\n  %c = mul i32 %b, 5\n  ret i32 %c\n}\n")
    five = function(module, "f").blocks[0].instructions[0].operands[1]
    assert isinstance(five, ConstantInt)
    make_all_use_lists(module)
    assert users(five) == ["c:1", "b:1"]


@pytest.mark.llvm
@pytest.mark.parametrize(("text", "version"), TAKEN)
def test_the_order_is_that_of_llvm_in_memory(text: str, version: int) -> None:
    path = FIXTURES / text
    command = [f"opt-{version}", "-passes=no-op-module", "-S", "-preserve-ll-uselistorder", str(path), "-o", "-"]
    llvm = subprocess.run(command, capture_output=True, text=True, check=True)
    module = irkit.parse_assembly(path.read_bytes(), path.name, version)
    assert orders(irkit.to_assembly(module, preserve_use_list_order=True)) == orders(llvm.stdout)


@pytest.mark.parametrize(
    ("directive", "expected"),
    [("", False), ("uselistorder_bb @f, %b, { 1, 0 }\n", True), ("uselistorder ptr @x, { 1, 0 }\n", True)],
)
def test_whether_a_text_says_the_order_of_a_use_list(directive: str, expected: bool) -> None:
    addresses = (
        "@y = global [2 x ptr] [ptr blockaddress(@f, %b), ptr @x]\n@z = global { ptr, ptr } { ptr @x, ptr null }\n"
    )
    text = f"@x = global i8 0\n{addresses}define void @f() {{\n  br label %b\nb:\n  ret void\n}}\n{directive}"
    assert parse(text, 22).stores_use_lists == expected
