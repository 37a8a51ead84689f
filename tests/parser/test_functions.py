"""Functions in text: heads, arguments, blocks, and the names of a body."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused, same

from irkit.blocks import BasicBlock
from irkit.functions import Function


def body(text: str, llvm_version: int = 19, head: str = "define i32 @f(i32 %a)") -> list[str]:
    """The lines of a function's body as they are printed."""
    return printed(f"{head} {{\n{text}\n}}", llvm_version)[1:-1]


def refused_body(text: str, llvm_version: int = 19, head: str = "define i32 @f(i32 %a)") -> str:
    return refused(f"{head} {{\n{text}\n}}", llvm_version)


@pytest.mark.parametrize(
    "line",
    [
        "declare void @f()",
        "declare i32 @f(i32, ptr)",
        "declare i32 @f(i32, ...)",
        "declare i32 @f(...)",
        "declare extern_weak hidden void @f()",
        "declare dllimport fastcc void @f()",
        "declare amdgpu_kernel void @f()",
        "declare cc1023 void @f()",
        "declare zeroext i8 @f(i8 noundef zeroext, ptr byval(i32) align 8)",
        'declare void @f() local_unnamed_addr addrspace(1) #0 section "s" partition "p" align 16 gc "statepoint"',
        "declare void @f() prefix i32 5 prologue i8 1",
        "declare void @0()",
        'declare void @"a b"()',
    ],
)
def test_a_declaration_is_printed_as_it_is_written(line: str) -> None:
    assert printed(line.replace(" #0", ' "k"'))[0] == line


def test_alignment_among_the_attributes_is_the_function_s() -> None:
    assert printed("declare void @f() align 32") == ["declare void @f() align 32"]
    assert printed("declare void @f() #0\nattributes #0 = { align=8 }") == ["declare void @f() align 8"]


def test_functions_live_where_the_data_layout_says() -> None:
    module = parse('target datalayout = "P200"\ndeclare void @f()')
    assert module["f"].address_space == 200


def test_personality_prefix_and_prologue_of_a_definition() -> None:
    text = """define void @f() prefix i32 1 prologue i8 2 personality ptr @p {
  ret void
}
declare i32 @p(...)"""
    assert same(text)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("declare appending void @f()", "1:9: a function has no appending linkage"),
        ("declare internal void @f()", "1:9: a function that is only declared has no internal linkage"),
        ("declare label @f()", "1:9: a function has no result of type label"),
        ("declare i8 @f(ptr sret(i8))", "1:9: a function with an 'sret' argument returns void"),
        ("declare void @f(void)", "1:17: void is a type of function results only"),
        ("declare void @f(i8 ())", "1:17: a function has no argument of type i8 ()"),
        ("declare void @f(i8 %a, i8 %a)", "1:24: redefinition of argument '%a'"),
        ("declare void @f(i8 %1, i8 %0)", "1:24: argument expected to be numbered '%2' or greater"),
        ("declare void @f()\ndeclare void @f()", "2:14: redefinition of function '@f'"),
        ('declare void @f() section "a" unnamed_addr', "1:31: this cannot stand here"),
        ("declare cc 1024 void @f()", "1:9: the number of a calling convention is at most 1023"),
    ],
)
def test_heads_that_are_refused(line: str, message: str) -> None:
    assert refused(line) == message


def test_a_definition_has_no_weak_reference_s_linkage() -> None:
    assert refused("define extern_weak void @f() {\n ret void\n}").startswith("1:8: a function that is defined has no")


def test_arguments_with_and_without_names() -> None:
    text = """define i32 @f(i32 %0, i32 %a, i32 %1) {
  %3 = add i32 %0, %1
  ret i32 %3
}"""
    assert same(text)
    assert printed(text.replace("%0,", ",", 1).replace("%1)", ")", 1)) == text.split("\n")


def test_blocks_named_numbered_and_neither() -> None:
    assert body('  br label %b\nb:\n  br label %"c d"\n"c d":\n  ret i32 0', head="define i32 @f()") == [
        "  br label %b",
        "b:                                                ; preds = %0",
        '  br label %"c d"',
        '"c d":                                            ; preds = %b',
        "  ret i32 0",
    ]
    assert body("br label %2\nret i32 0", head="define i32 @f(i32 %0)") == [
        "  br label %2",
        "2:                                                ; preds = %1",
        "  ret i32 0",
    ]


def test_a_block_that_is_named_before_its_place_stands_where_it_is_defined() -> None:
    function = parse("define void @f() {\n br label %c\nb:\n ret void\nc:\n br label %b\n}")["f"]
    assert isinstance(function, Function)
    assert [block.name for block in function.blocks] == ["", "b", "c"]


def test_forward_references_become_the_values() -> None:
    text = """entry:
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %"next", %loop ]
  %next = add i32 %i, 1
  br label %loop"""
    function = parse(f"define void @f(i32 %a) {{\n{text}\n}}")["f"]
    assert isinstance(function, Function)
    phi, add, _ = function.blocks[1].instructions
    assert phi.operands == (function.arguments[0], add)


def test_gaps_in_numbers() -> None:
    text = "  %5 = add i32 %a, 1\n  ret i32 %5"
    assert body(text)[0] == "  %1 = add i32 %a, 1"
    assert refused_body(text, 16) == "2:3: instruction expected to be numbered '%1'"
    assert refused_body("  %0 = add i32 %a, 1") == "2:3: instruction expected to be numbered '%1' or greater"
    assert refused_body("0:\n  br label %x\n0:") == "4:1: label expected to be numbered '1' or greater"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "  %count = add i32 %a, 1\n  ret i32 %coutn",
            "3:11: use of undefined value '%coutn'; did you mean '%count'?",
        ),
        ("  ret i32 %7", "2:11: use of undefined value '%7'"),
        ("  br label %b", "2:12: use of undefined value '%b'"),
        ("  %x = add i32 1, 2\n  %x = add i32 1, 2\n  ret i32 %x", "3:3: multiple definition of local value named 'x'"),
        ("  %a = add i32 1, 2\n  ret i32 %a", "2:3: multiple definition of local value named 'a'"),
        ("  %x = store i32 1, ptr null", "2:3: store has no result here, and so no name"),
        ("  ret i64 %a", "2:11: '%a' defined with type 'i32' but expected 'i64'"),
        ("  br label %a", "2:12: '%a' is not a basic block"),
        (
            "  %y = add i64 %x, 1\n  %x = add i32 1, 2\n  ret i32 %x",
            "3:3: '%x' has type 'i32' and is used before as 'i64'",
        ),
        ("  br label %x\n  %x = add i32 1, 2", "3:3: '%x' has type 'i32' and is used before as 'label'"),
        ("", "2:1: a function body has at least one basic block"),
        ("  %x = add i32 1, 2", "3:1: expected an instruction: the last block has no terminator"),
        ("  %x = add i32 1, 2\nb:\n  ret i32 0", "3:1: expected an instruction: the block before has no terminator"),
        ("b:\n  ret i32 0\nb:\n  ret i32 0", "4:1: there is a '%b' already, which cannot name this block too"),
        ("  ret i32 0\na:\n  ret i32 0", "3:1: there is a '%a' already, which cannot name this block too"),
    ],
)
def test_bodies_that_are_refused(text: str, message: str) -> None:
    if not text:
        assert refused("define void @f() {\n}") == message
    else:
        assert refused_body(text) == message


def test_a_local_name_of_digits_in_quotes_is_no_number() -> None:
    assert body('  %"1" = add i32 %a, 1\n  %1 = add i32 %"1", 1\n  ret i32 %1')[0] == '  %"1" = add i32 %a, 1'


def test_addresses_of_blocks_before_and_after_their_function() -> None:
    text = """@x = global ptr blockaddress(@f, %b)
define void @f() {
  br label %b
b:
  store ptr blockaddress(@f, %c), ptr @x, align 8
  br label %c
c:
  ret void
}
define ptr @g() {
  ret ptr blockaddress(@f, %b)
}"""
    module = parse(text)
    f, x = module["f"], module["x"]
    assert isinstance(f, Function)
    address = x.operands[0]
    assert isinstance(address.operands[1], BasicBlock)  # type: ignore[attr-defined]
    assert address.operands[1] is f.blocks[1]  # type: ignore[attr-defined]
    assert [line for line in printed(text) if "blockaddress" in line] == [
        line for line in text.split("\n") if "blockaddress" in line
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("@x = global ptr blockaddress(@g, %b)", "1:30: expected the name of a function in blockaddress"),
        (
            "@x = global ptr blockaddress(@d, %b)\ndeclare void @d()",
            "1:30: blockaddress of a block inside a declaration",
        ),
        (
            "@x = global ptr blockaddress(@f, %b)\ndefine void @f() {\n  ret void\n}",
            "1:34: use of undefined value '%b'",
        ),
        (
            "@x = global ptr blockaddress(@f, %b)\ndefine void @f(i8 %b) {\n  ret void\n}",
            "1:34: '%b' is not a basic block",
        ),
        (
            "define void @f() {\n  br label %1\n1:\n  ret void\n}\n@x = global ptr blockaddress(@f, %1)",
            "6:34: the address of a block without a name cannot be taken after its function",
        ),
    ],
)
def test_addresses_of_blocks_that_are_refused(text: str, message: str) -> None:
    assert refused(text) == message


def test_undeclared_intrinsics_are_declared_by_their_calls() -> None:
    text = """define i32 @f(i32 %a, i64 %b) {
  %1 = call i64 @llvm.umax(i64 %b, i64 1)
  %2 = call i32 @llvm.umax(i32 %a, i32 2)
  ret i32 %2
}"""
    shown = printed(text)
    assert [line.split(" #")[0] for line in shown if line.startswith("declare")] == [
        "declare i32 @llvm.umax.i32(i32, i32)",
        "declare i64 @llvm.umax.i64(i64, i64)",
    ]
    assert refused(text, 16) == "2:17: use of undefined value '@llvm.umax'"


def test_release_18_declares_what_is_called_by_a_name_of_intrinsics() -> None:
    """Known or not, by the type of its calls; not where they are of several types, or it is used in another way."""
    text = """define void @f(i32 %a, ptr %p) {
  call void @llvm.none.such(i32 %a)
  call void @llvm.lifetime.start(i64 4, ptr %p)
  call void @llvm.any(ptr %p)
  ret void
}"""
    assert [line.split(" #")[0] for line in printed(text, 18) if line.startswith("declare")] == [
        "declare void @llvm.any(ptr)",
        "declare void @llvm.none.such(i32)",
        "declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)",
    ]
    assert refused(text, 19) == "4:13: use of undefined value '@llvm.any'"
    other = text.replace("@llvm.any(ptr %p)", "@llvm.none.such(ptr %p)")
    assert refused(other, 18) == "4:13: use of undefined value '@llvm.none.such', which is called by several types"
    used = text.replace("(ptr %p)\n", "(ptr @llvm.none.such)\n")
    assert refused(used, 18) == "4:27: use of undefined value '@llvm.none.such'"


def test_undeclared_intrinsics_may_be_of_old() -> None:
    text = """define <8 x i32> @f(<4 x i32> %a) {
  %1 = call <8 x i32> @llvm.experimental.vector.interleave2.v8i32(<4 x i32> %a, <4 x i32> %a)
  ret <8 x i32> %1
}"""
    shown = printed(text, 22)
    assert "  %1 = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %a, <4 x i32> %a)" in shown
    assert not any("experimental" in line for line in shown)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("uselistorder i32 %a, { 1 }", "an order of uses has at least two indexes"),
        ("uselistorder i32 %a, { 0, 1 }", "expected indexes that change the order of the uses"),
        ("uselistorder i32 %a, { 0, 2 }", "expected each index from 0 to 1 once"),
        ("uselistorder i32 %a, { 1, 1 }", "expected each index from 0 to 1 once"),
    ],
)
def test_use_list_orders_must_be_orders(text: str, message: str) -> None:
    found = refused_body(f"  %x = add i32 %a, %a\n  ret i32 %x\n  {text}")
    assert found == f"4:26: {message}"


def test_uselistorder_bb_names_a_block_of_a_function_before_it() -> None:
    assert refused("uselistorder_bb @f, %b, { 1, 0 }").startswith("1:17: uselistorder_bb of a function that is not")
    assert refused("declare void @f()\nuselistorder_bb @f, %b, { 1, 0 }").startswith(
        "2:17: uselistorder_bb of a function"
    )
    text = "define void @f() {\n  ret void\n}\n"
    assert refused(text + "uselistorder_bb @f, %b, { 1, 0 }").startswith("4:21: uselistorder_bb of '%b'")


def test_debug_records_and_calls_exclude_each_other() -> None:
    record = "  #dbg_value(i32 %a, !0, !DIExpression(), !1)\n"
    call = "  call void @llvm.dbg.value(metadata i32 %a, metadata !0, metadata !DIExpression())\n"
    assert refused_body(record + call + "  ret i32 0") == (
        "3:3: debug info in intrinsic calls, where the module has records already"
    )
    assert (
        refused_body(call + record + "  ret i32 0") == "3:3: debug info in records, where the module has calls already"
    )


def test_llvm_13_calls_through_opaque_pointers() -> None:
    assert (
        body("  %x = call i32 %p(i32 1)\n  ret i32 %x", 13, "define i32 @f(ptr %p)")[0] == "  %x = call i32 %p(i32 1)"
    )


def test_blocks_of_a_function_behind_an_error() -> None:
    text = (
        "@x = global ptr blockaddress(@f, %b)\n@x = global i8 0\ndefine void @f() {\n  br label %b\nb:\n  ret void\n}"
    )
    assert refused(text) == "2:1: redefinition of global '@x'"


def test_older_releases_check_numbers_of_arguments_without_counting_all() -> None:
    text = "define i8 @f(i8, i8 %0) {\n  ret i8 %1\n}"
    assert printed(text, 16)[0] == "define i8 @f(i8 %0, i8 %1) {"
    assert refused(text.replace("%0", "%1"), 16) == "1:18: argument expected to be numbered '%0'"
    assert refused(text) == "1:18: argument expected to be numbered '%1' or greater"


def test_newer_releases_have_no_arguments_that_are_labels_or_opaque() -> None:
    assert parse("declare void @f(label)", 19).functions
    assert refused("declare void @f(label)", 22) == "1:17: a function has no argument of type label"
    assert refused("%t = type opaque\ndeclare void @f(%t)", 22) == "2:17: a function has no argument of type %t"


def test_a_wrong_reference_to_a_function_is_found_at_its_definition() -> None:
    text = "@x = global ptr addrspace(1) @f\n@y = global i8 foo\ndeclare void @f()"
    assert refused(text).startswith("2:")
    assert refused(text.replace("foo", "0")) == (
        "1:30: function @f has type 'ptr' and is used before as 'ptr addrspace(1)'"
    )


def test_local_names_are_not_longer_than_llvm_has_them() -> None:
    long = "x" * 1025
    what = "the name of a local value has at most 1024 characters"
    assert refused_body(f"  br label %{long}\n") == f"2:12: {what}"
    assert refused_body(f"{long}:\n  ret i32 0") == f"2:1: {what}"
    assert refused_body(f"  %{long} = add i32 1, 2\n  ret i32 0") == f"2:3: {what}"
    assert refused(f"declare void @f(i8 %{long})") == f"1:20: {what}"
    assert body(f"  %{long[:1024]} = add i32 1, 2\n  ret i32 0")


@pytest.mark.parametrize("end", ["\n }", " }", " } ; the end", "\n\t}"])
def test_a_body_may_end_anywhere_on_a_line(end: str) -> None:
    text = f"define void @f() {{\n  ret void{end}\n\ndeclare void @g()\n\ndefine void @h() {{\n  ret void\n}}\n"
    assert [function.name for function in parse(text, 22).functions] == ["f", "g", "h"]


DBG_ADDR = """define void @f(ptr %p) !dbg !3 {
  call void @llvm.dbg.addr(metadata ptr %p, metadata !4, metadata !DIExpression()), !dbg !5
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f", directory: "d")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!3 = distinct !DISubprogram(name: "f", scope: !1, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DILocalVariable(name: "x", scope: !3)
!5 = !DILocation(line: 1, scope: !3)
"""


def test_undeclared_addresses_of_variables_are_records_since_22() -> None:
    """LLVM 18 takes each intrinsic without its declaration."""
    assert "    #dbg_value(ptr %p, !4, !DIExpression(DW_OP_deref), !5)" in printed(DBG_ADDR, 22)
    call = "  call void @llvm.dbg.value(metadata ptr %p, metadata !4, metadata !DIExpression(DW_OP_deref)), !dbg !5"
    assert call in printed(DBG_ADDR, 18)
    for release in (16, 17, 19, 21):
        assert "use of undefined value '@llvm.dbg.addr'" in refused(DBG_ADDR, release)
