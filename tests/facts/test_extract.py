"""What the facts of small modules are."""

from __future__ import annotations

import pytest

import irkit
from irkit.facts.extract import batches, columns
from irkit.facts.schema import RELATIONS


def rows(source: str, *names: str, llvm_version: int = 22, number: int = 0) -> dict[str, list[tuple[object, ...]]]:
    """The rows of relations of a module."""
    module = irkit.parse_assembly(source, llvm_version=llvm_version)
    found = columns(module, names, number=number)
    return {name: list(zip(*found[name.replace(":", "__")], strict=True)) for name in names}


def texts(source: str, name: str, llvm_version: int = 22) -> list[tuple[object, ...]]:
    """The rows of one relation, with `variable:id` or `immediate:value` in the place of numbers."""
    found = rows(source, name, "variable:id", "immediate:value", llvm_version=llvm_version)
    words = dict([*found["variable:id"], *found["immediate:value"]])
    kinds = [kind for _, kind in RELATIONS[name].columns]
    return [
        tuple(
            words.get(part, part) if kind not in ("int", "text") else part
            for part, kind in zip(row, kinds, strict=True)
        )
        for row in found[name]
    ]


ADD = """
define i32 @f(i32 %a, i32 %b) {
entry:
  %sum = add nsw i32 %a, %b
  %0 = add i32 %sum, 5
  ret i32 %0
}
"""


def test_the_thesis_s_example_of_a_vector_type() -> None:
    """Tables 58 and 59."""
    found = rows("@v = global <5 x i32> zeroinitializer", "vector_type:size", "vector_type:component")
    assert found == {"vector_type:size": [("<5 x i32>", 5)], "vector_type:component": [("<5 x i32>", "i32")]}


def test_the_thesis_s_example_of_a_function_type() -> None:
    """Tables 66 to 68."""
    source = "declare i32 @f(i32, i8*)"
    names = ("function_type:return", "function_type:params", "function_type:nparams")
    found = rows(source, *names, llvm_version=14)
    assert found["function_type:return"] == [("i32 (i32, i8*)", "i32")]
    assert found["function_type:params"] == [("i32 (i32, i8*)", 0, "i32"), ("i32 (i32, i8*)", 1, "i8*")]
    assert found["function_type:nparams"] == [("i32 (i32, i8*)", 2)]


def test_operands_are_variables_or_immediates() -> None:
    assert texts(ADD, "add_instruction:first_operand") == [("%sum", "%a"), ("%0", "%sum")]
    assert texts(ADD, "add_instruction:second_operand") == [("%sum", "%b"), ("%0", "5")]
    found = rows(ADD, "operand", "operand:by_variable", "operand:by_immediate", "variable", "immediate")
    assert {one for (one,) in found["operand"]} == {one for _, one in found["operand:by_variable"]} | {
        one for _, one in found["operand:by_immediate"]
    }
    assert not set(found["variable"]) & set(found["immediate"])


def test_instructions_are_in_order_in_blocks_and_functions() -> None:
    found = rows(ADD, "instruction", "instruction:next", "instruction:function", "instruction:to", "basic_block:first")
    numbers = [one for (one,) in found["instruction"]]
    assert numbers == sorted(numbers) and len(numbers) == 3
    assert found["instruction:next"] == [(numbers[0], numbers[1]), (numbers[1], numbers[2])]
    assert {owner for _, owner in found["instruction:function"]} == {0}
    assert [one for one, _ in found["instruction:to"]] == numbers[:2]
    assert [first for _, first in found["basic_block:first"]] == numbers[:1]


def test_numbers_do_not_depend_on_what_is_asked_for_nor_on_other_functions() -> None:
    module = irkit.parse_assembly(ADD)
    everything = columns(module)
    for name in ("add_instruction__second_operand", "immediate__value", "type", "metadata"):
        assert [list(part) for part in columns(module, [name])[name]] == [list(part) for part in everything[name]]
    more = rows("declare void @before()\n" + ADD, "add_instruction")["add_instruction"]
    assert [one - (1 << 25) for (one,) in more] == list(everything["add_instruction"][0])
    moved = rows(ADD, "add_instruction", number=3)["add_instruction"]
    assert [one - (3 << 45) for (one,) in moved] == list(everything["add_instruction"][0])


def test_constants_are_numbered_and_say_what_they_are_made_of() -> None:
    source = """
    @g = global { i32, ptr } { i32 -7, ptr getelementptr inbounds (i8, ptr @h, i64 4) }
    @h = global [6 x i8] c"hello\\00"
    """
    found = rows(source, "immediate:value", "constant:toInt", "constant_expression:opcode", "data_constant:string")
    words = dict(found["immediate:value"])
    assert words == {
        0: "@g",
        1: "@h",
        2: "{ #4, #5 }",
        3: 'c"hello\\00"',
        4: "-7",
        5: "getelementptr(#1, #6)",
        6: "4",
    }
    assert found["constant:toInt"] == [(4, -7), (6, 4)]
    assert found["constant_expression:opcode"] == [(5, "getelementptr")]
    assert found["data_constant:string"] == [(3, "hello")]


def test_phis_have_pairs_of_values_and_labels() -> None:
    source = """
    define i32 @f(i1 %c) {
    entry:
      br i1 %c, label %a, label %b
    a:
      br label %b
    b:
      %p = phi i32 [ 1, %entry ], [ 2, %a ]
      ret i32 %p
    }
    """
    assert texts(source, "phi_instruction:pair_value") == [("%p", 0, "1"), ("%p", 1, "2")]
    assert texts(source, "phi_instruction:pair_label") == [("%p", 0, "%entry"), ("%p", 1, "%a")]
    assert [row[1:] for row in texts(source, "br_instruction:true_label")] == [("%a",)]
    assert [row[1:] for row in texts(source, "br_instruction:dest_label")] == [("%b",)]
    assert texts(source, "basic_block:successor") == [("%entry", 0, "%a"), ("%entry", 1, "%b"), ("%a", 0, "%b")]


def test_calls_have_arguments_a_callee_a_signature_attributes_and_bundles() -> None:
    source = """
    declare i32 @callee(i32, ptr)
    define i32 @f(ptr %p) {
      %r = tail call fastcc noundef i32 @callee(i32 1, ptr nonnull %p) nounwind [ "deopt"(i32 3, ptr %p) ]
      ret i32 %r
    }
    """
    assert texts(source, "call_instruction:arg") == [("%r", 0, "1"), ("%r", 1, "%p")]
    assert texts(source, "call_instruction:function") == [("%r", "@callee")]
    assert texts(source, "call_instruction:signature") == [("%r", "i32 (i32, ptr)")]
    assert texts(source, "call_instruction:param_attribute") == [("%r", 1, "nonnull")]
    assert texts(source, "call_instruction:return_attribute") == [("%r", "noundef")]
    assert texts(source, "call_instruction:attribute") == [("%r", "nounwind")]
    assert texts(source, "call_instruction:bundle") == [("%r", 0, "deopt")]
    assert texts(source, "call_instruction:bundle_operand") == [("%r", 0, 0, "3"), ("%r", 0, 1, "%p")]
    assert texts(source, "call_instruction:calling_convention") == [("%r", "fastcc")]
    assert texts(source, "call_instruction:tail") == [("%r", "tail")]


def test_the_names_of_variables_are_those_of_the_text() -> None:
    source = "define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  br label %3\n\n3:\n  ret i32 %2\n}"
    assert [word for _, word in rows(source, "variable:id")["variable:id"]] == ["%0", "%1", "%2", "%3"]


def test_use_lists_are_there_on_request() -> None:
    source = "define i32 @f(i32 %a) {\n  %s = add i32 %a, %a\n  %t = sub i32 %a, %s\n  ret i32 %t\n}"
    found = [row for row in texts(source, "operand:use") if row[0] != "%t"]
    assert found == [("%a", 0, "%t", 0), ("%a", 1, "%s", 1), ("%a", 2, "%s", 0), ("%s", 0, "%t", 1)]


def test_variables_of_the_source_by_intrinsics_and_records() -> None:
    """A value, a value of a list, an address, and what a record says: the variable that holds it, and its name."""
    text = """define void @f(i32 %x, i32 %y, ptr %p) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression()), !dbg !11
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 %y), metadata !8, metadata !DIExpression()), !dbg !11
  call void @llvm.dbg.declare(metadata ptr %p, metadata !9, metadata !DIExpression()), !dbg !11
ASSIGN
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!7 = !DILocalVariable(name: "held", scope: !3, file: !1, line: 2)
!8 = !DILocalVariable(name: "listed", scope: !3, file: !1, line: 2)
!9 = !DILocalVariable(name: "placed", scope: !3, file: !1, line: 2)
!10 = !DILocalVariable(name: "assigned", scope: !3, file: !1, line: 2)
!11 = !DILocation(line: 3, column: 7, scope: !3)
!12 = distinct !DIAssignID()
""".replace(
        "ASSIGN",
        "  call void @llvm.dbg.assign(metadata i32 %y, metadata !10, metadata !DIExpression(), metadata !12, "
        "metadata ptr %p, metadata !DIExpression()), !dbg !11",
    )
    for release in (17, 22):  # with intrinsics, and with records that are made of them
        module = irkit.parse_assembly(text, llvm_version=release)
        tables = irkit.facts(module, ["variable:source", "variable:name"])
        names = {row["variable"]: row["name"] for row in tables["variable__name"].to_pylist()}
        found = {(names[row["variable"]], row["name"]) for row in tables["variable__source"].to_pylist()}
        assert found == {("x", "held"), ("x", "listed"), ("y", "listed"), ("p", "placed"), ("y", "assigned")}, release


def test_a_column_of_texts_is_a_sequence() -> None:
    module = irkit.parse_assembly("@a = global i32 0\n@b = global i32 0\n@c = global i32 0\n@d = global i32 0")
    _, names = columns(module, ["global:name"])["global__name"]
    assert (names[0], names[-1], list(names), len(names)) == ("a", "d", ["a", "b", "c", "d"], 4)
    assert names[1:3] == ["b", "c"] and names[::-1] == ("d", "c", "b", "a")
    assert names == names[:] and names != names[:3] and names != ["a", "b", "c", "e"]
    assert all(names != other for other in ("abcd", {"a", "b", "c", "d"}, 4))
    assert repr(names) == "<Texts ['a', 'b', 'c', 'd'], 4 in all>"
    again = irkit.parse_assembly("".join([f"@g{number} = global i32 0\n" for number in range(12)]))
    assert repr(columns(again, ["global:name"])["global__name"][1]).endswith("'g7'], 12 in all>")


def test_integers_of_at_most_64_bits_have_their_number() -> None:
    most = (1 << 63) - 1
    words = ["i1 true", "i1 false", "i2 -1", "i2 1", "i8 -128", f"i64 {most}", f"i64 {-most - 1}", f"i65 {most}"]
    words += [f"i65 {most + 1}", f"i65 {-most - 2}"]
    source = "".join(f"@{place} = global {word}\n" for place, word in enumerate(words))
    assert [number for _, number in rows(source, "constant:toInt")["constant:toInt"]] == [
        *(1, 0, -1, 1, -128, most, -most - 1, most)
    ]


def test_arrays_of_bytes_alone_have_a_text() -> None:
    source = """
@array = global [3 x i8] c"ab\\00"
@vector = global <2 x i8> <i8 97, i8 0>
@wide = global [2 x i16] [i16 24929, i16 97]
@parts = global { [2 x i8] } { [2 x i8] c"x\\00" }
"""
    assert [text for _, text in rows(source, "data_constant:string")["data_constant:string"]] == ["ab", "x"]


def test_parts_end_behind_the_function_that_fills_them() -> None:
    source = "".join(f"define void @f{place}() {{\n  fence seq_cst\n  ret void\n}}\n" for place in range(5))
    for instructions, sizes in ((0, [10]), (1, [2, 2, 2, 2, 2, 0]), (2, [4, 4, 2]), (3, [4, 4, 2]), (4, [6, 4])):
        parts = batches(irkit.parse_assembly(source), ["instruction"], instructions=instructions)
        assert [len(part["instruction"][0]) for part in parts] == sizes, instructions


def test_a_module_is_the_first_unless_it_is_told_otherwise() -> None:
    module = irkit.parse_assembly("@g = global i32 0")
    (first,) = columns(module, ["global"], number=0)["global"][0]
    (part,) = batches(module, ["global"])
    assert [*columns(module, ["global"])["global"][0], *part["global"][0]] == [first, first]
    assert irkit.facts(module, ["global"])["global"]["global"].to_pylist() == [first]
    assert [*columns(module, ["global"], number=3)["global"][0]] == [first + (3 << 45)]


@pytest.mark.parametrize(
    "arguments, count",
    [
        ("metadata i32 %n, metadata !3, metadata !DIExpression()", 1),
        ("i32 %n, metadata !3, metadata !DIExpression()", 0),
        ("metadata i32 %n, i32 %n, metadata !DIExpression()", 0),
        ("metadata i32 %n", 0),
        ("", 0),
    ],
)
def test_calls_of_debug_intrinsics_may_have_other_arguments(arguments: str, count: int) -> None:
    words = ", ".join(one.split()[0] for one in arguments.split(", ") if one)
    source = f"""declare void @llvm.dbg.value({words})
define void @f(i32 %n) !dbg !2 {{
  call void @llvm.dbg.value({arguments}), !dbg !4
  ret void
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!5}}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DILocalVariable(name: "v", scope: !2)
!4 = !DILocation(line: 3, column: 7, scope: !2)
!5 = !{{i32 2, !"Debug Info Version", i32 3}}
!6 = !DISubroutineType(types: !{{}})
"""
    assert len(rows(source, "variable:source", llvm_version=16)["variable:source"]) == count
