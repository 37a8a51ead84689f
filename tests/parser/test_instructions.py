"""Instructions in text: each is printed as it is written, with what LLVM fills in, or refused where LLVM refuses it."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused

import irkit
from irkit.functions import Function
from irkit.instructions import CallBase

HEAD = "define i32 @f(i32 %a, ptr %p, float %x, <2 x i32> %v, { i32, [2 x i8] } %s, i1 %c, ...) personality ptr @g"
OTHERS = "declare void @g()\ndeclare i32 @h(i32, ...)\ndeclare float @fl(float)\ndeclare void @m(metadata)"


def body(lines: str, llvm_version: int = 19) -> list[str]:
    """The lines printed of a body, without the last two."""
    text = f"{HEAD} {{\n{lines}\n  unreachable\n}}\n{OTHERS}"
    shown = printed(text, llvm_version)
    start = next(index for index, line in enumerate(shown) if line.startswith("define"))
    return shown[start + 1 : shown.index("}", start) - 1]


def refused_body(line: str, llvm_version: int = 19) -> str:
    return refused(f"{HEAD} {{\n  {line}\n  unreachable\n}}\n{OTHERS}", llvm_version)


@pytest.mark.parametrize(
    "line",
    [
        "%r = add i32 %a, 1",
        "%r = add nuw nsw <2 x i32> %v, %v",
        "%r = sdiv exact i32 %a, 2",
        "%r = or disjoint i32 %a, 1",
        "%r = fadd reassoc nnan float %x, %x",
        "%r = fmul fast float %x, 2.000000e+00",
        "%r = fneg float %x",
        "%r = icmp ult i32 %a, 5",
        "%r = icmp eq <2 x i32> %v, zeroinitializer",
        "%r = fcmp nnan oeq float %x, %x",
        "%r = zext nneg i32 %a to i64",
        "%r = trunc nuw nsw i32 %a to i8",
        "%r = uitofp nneg i32 %a to float",
        "%r = ptrtoint ptr %p to i64",
        "%r = addrspacecast ptr %p to ptr addrspace(1)",
        "%r = select i1 %c, i32 %a, i32 0",
        "%r = select nnan i1 %c, float %x, float 0.000000e+00",
        "%r = freeze i32 %a",
        "%r = va_arg ptr %p, i32",
        "%r = extractelement <2 x i32> %v, i32 %a",
        "%r = insertelement <2 x i32> %v, i32 1, i64 0",
        "%r = shufflevector <2 x i32> %v, <2 x i32> %v, <4 x i32> <i32 3, i32 poison, i32 0, i32 1>",
        "%r = extractvalue { i32, [2 x i8] } %s, 1, 0",
        "%r = insertvalue { i32, [2 x i8] } %s, i8 3, 1, 1",
        "%r = alloca i32, i32 %a, align 4",
        "%r = alloca inalloca i8, align 1, addrspace(5)",
        "%r = load volatile i32, ptr %p, align 2",
        '%r = load atomic i32, ptr %p syncscope("agent") acquire, align 4',
        "store atomic volatile i32 %a, ptr %p release, align 4",
        'fence syncscope("singlethread") seq_cst',
        "%r = cmpxchg weak volatile ptr %p, i32 %a, i32 0 acq_rel monotonic, align 4",
        "%r = atomicrmw volatile fmax ptr %p, float %x monotonic, align 4",
        "%r = getelementptr inbounds nuw { i32, [2 x i8] }, ptr %p, i64 0, i32 1, i64 1",
        "%r = getelementptr i8, ptr %p, <2 x i64> <i64 1, i64 2>",
        "%r = call i32 (i32, ...) @h(i32 %a, ptr %p)",
        "%r = tail call nnan fastcc float @fl(float %x)",
        "call void @m(metadata i32 %a)",
        'call void @g() [ "deopt"(i32 %a, ptr null), "x"() ]',
        '%r = call i32 asm sideeffect "nop", "=r,0"(i32 %a)',
    ],
)
def test_an_instruction_is_printed_as_it_is_written(line: str) -> None:
    assert body("  " + line)[0] == "  " + line


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("%r = alloca i64", "%r = alloca i64, align 8"),
        ("%r = alloca { i8 }", "%r = alloca { i8 }, align 8"),
        ("%r = load i64, ptr %p", "%r = load i64, ptr %p, align 4"),
        ("store <4 x i32> zeroinitializer, ptr %p", "store <4 x i32> zeroinitializer, ptr %p, align 16"),
        ("%r = load x86_fp80, ptr %p", "%r = load x86_fp80, ptr %p, align 16"),
        ("%r = atomicrmw add ptr %p, i64 1 seq_cst", "%r = atomicrmw add ptr %p, i64 1 seq_cst, align 8"),
        (
            "%r = cmpxchg ptr %p, i16 0, i16 1 seq_cst seq_cst",
            "%r = cmpxchg ptr %p, i16 0, i16 1 seq_cst seq_cst, align 2",
        ),
        ("%r = getelementptr nusw inbounds i8, ptr %p, i64 1", "%r = getelementptr inbounds i8, ptr %p, i64 1"),
        ("call i32 @h2(i32 %a)", "%1 = call i32 @h2(i32 %a)"),
    ],
)
def test_what_is_filled_in(line: str, shown: str) -> None:
    text = f"{HEAD} {{\n  {line}\n  unreachable\n}}\n{OTHERS}\ndeclare i32 @h2(i32)"
    assert "  " + shown in printed(text)


def test_alignments_follow_the_data_layout() -> None:
    text = (
        'target datalayout = "i64:64-a:0:32"\ndefine void @f(ptr %p) {\n  store i64 0, ptr %p\n  %x = alloca { i8 }\n'
    )
    assert "  store i64 0, ptr %p, align 8" in printed(text + "  ret void\n}")
    assert "  %x = alloca { i8 }, align 4" in printed(text + "  ret void\n}")


def test_typed_pointers() -> None:
    lines = [
        "define i32 @f(i32* %p, [2 x i32]* %q, void (i32)* %g) {",
        "  %a = load i32, i32* %p, align 4",
        "  %b = getelementptr [2 x i32], [2 x i32]* %q, i64 0, i64 1",
        "  store i32 %a, i32* %b, align 4",
        "  call void %g(i32 %a)",
        "  %c = alloca i32, align 4",
        "  ret i32 %a",
        "}",
    ]
    assert printed("\n".join(lines), 14) == lines
    assert "a load of 'i8' through a pointer to 'i32'" in refused("\n".join(lines).replace("load i32", "load i8"), 14)


def test_control_flow() -> None:
    lines = [
        "define i32 @f(i32 %a, ptr %p) {",
        "  switch i32 %a, label %d [",
        "    i32 0, label %b",
        "    i32 1, label %i",
        "  ]",
        "b:",
        "  %y = add i32 1, 2",
        "  br label %d",
        "d:",
        "  %x = phi i32 [ 1, %0 ], [ %y, %b ], [ 3, %i ]",
        "  ret i32 %x",
        "i:",
        "  indirectbr ptr %p, [label %d]",
        "}",
    ]
    assert [line.split(" ; preds")[0].rstrip() for line in printed("\n".join(lines))] == lines


def test_exception_handling() -> None:
    lines = [
        "define void @f() personality ptr @g {",
        "  invoke void @g()",
        "          to label %a unwind label %l",
        "a:",
        '  invoke void @g() [ "deopt"() ]',
        "          to label %z unwind label %s",
        "z:",
        "  ret void",
        "l:",
        "  %p = landingpad { ptr, i32 }",
        "          cleanup",
        "          catch ptr null",
        "          filter [1 x ptr] zeroinitializer",
        "  resume { ptr, i32 } %p",
        "s:",
        "  %cs = catchswitch within none [label %h] unwind to caller",
        "h:",
        "  %cp = catchpad within %cs [ptr null, i32 1]",
        "  catchret from %cp to label %z",
        "}",
        "declare void @g()",
    ]
    assert [line.split(" ; preds")[0].rstrip() for line in printed("\n".join(lines))] == lines


def test_the_operands_of_a_call_are_its_arguments_and_bundles() -> None:
    module = parse(
        'declare void @g(i32)\ndefine void @f(i32 %a) {\n  call void @g(i32 %a) [ "x"(i8 1) ]\n  ret void\n}'
    )
    function = module["f"]
    assert isinstance(function, Function)
    call = function.blocks[0].instructions[0]
    assert isinstance(call, CallBase)
    assert call.argument_count == 1
    assert len(call.operands) == 3
    assert call.bundles is not None
    assert (call.bundles[0].start, call.bundles[0].end) == (1, 2)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%r = add float %x, %x", "2:12: 'add' takes integers or vectors of them, not 'float'"),
        ("%r = fadd i32 %a, %a", "2:13: 'fadd' takes floating-point numbers or vectors of them, not 'i32'"),
        ("%r = and nuw i32 %a, %a", "2:12: 'and' does not have this flag"),
        ("%r = add exact i32 %a, %a", "2:12: 'add' does not have this flag"),
        ("%r = icmp oeq i32 %a, %a", "2:13: expected the predicate of 'icmp', such as 'ne'"),
        ("%r = icmp eq float %x, %x", "2:16: 'icmp' compares integers"),
        ("%r = zext i32 %a to i8", "2:13: 'zext' cannot convert 'i32' to 'i8'"),
        ("%r = bitcast ptr %p to i64", "2:16: 'bitcast' cannot convert 'ptr' to 'i64'"),
        ("%r = select i32 %a, i32 1, i32 2", "2:15: a 'select' by 'i32'"),
        ("%r = select i1 %c, i32 1, i8 2", "2:15: the two values of a 'select' are of types 'i32' and 'i8'"),
        ("%r = select nnan i1 %c, i32 1, i32 2", "fast-math flags on a 'select' of 'i32'"),
        ("%r = extractelement i32 %a, i32 0", "2:23: 'extractelement' from 'i32'"),
        ("%r = insertelement <2 x i32> %v, i8 0, i32 0", "2:22: 'insertelement' of 'i8' into '<2 x i32>'"),
        ("%r = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 4, i32 0>", "2:22: 'shufflevector' of"),
        ("%r = extractvalue { i32, [2 x i8] } %s, 2", "2:21: these indices lead out of"),
        ("%r = extractvalue i32 %a, 0", "2:21: 'extractvalue' from 'i32'"),
        ("%r = insertvalue { i32, [2 x i8] } %s, i8 1, 0", "2:42: 'insertvalue' of 'i8' where"),
        ("%r = alloca void", "void"),
        ("%r = alloca i8, float 1.0", "the count of an alloca is an integer, not 'float'"),
        ("%r = alloca i8, align 3", "the alignment is not a power of two"),
        ("%r = load i32, i32 %a", "2:18: a load of 'i32' from 'i32'"),
        ("%r = load atomic i32, ptr %p seq_cst", "2:25: an atomic load says its alignment"),
        ("%r = load atomic i32, ptr %p release, align 4", "2:25: an atomic load cannot have the ordering 'release'"),
        ("store atomic i32 1, ptr %p acquire, align 4", "2:16: an atomic store cannot have the ordering 'acquire'"),
        ("store i32 1, i32 %a", "2:16: a store to 'i32'"),
        ("fence monotonic", "a fence cannot be monotonic"),
        ("%r = cmpxchg ptr %p, i32 0, i8 0 seq_cst seq_cst", "2:31: a cmpxchg of 'i32' and 'i8'"),
        ("%r = cmpxchg ptr %p, i32 0, i32 0 seq_cst release", "where a cmpxchg fails it cannot be release"),
        ("%r = atomicrmw add ptr %p, float %x seq_cst", "2:30: 'atomicrmw add' does not take 'float'"),
        ("%r = atomicrmw add ptr %p, i24 1 seq_cst", "2:30: an atomicrmw of 'i24'"),
        ("%r = atomicrmw frob ptr %p, i32 1 seq_cst", "2:18: expected the operation of an atomicrmw"),
        ("%r = getelementptr i8, i32 %a, i32 0", "2:26: a getelementptr on 'i32'"),
        ("%r = getelementptr { i32 }, ptr %p, i32 0, i32 1", "2:31: these indices lead nowhere in '{ i32 }'"),
        ("%r = getelementptr i8, ptr %p, float 0.0", "2:34: an index of a getelementptr is an integer"),
        ("br i32 %a, label %q, label %q", "2:6: a branch on 'i32'; expected 'i1'"),
        ("switch i32 %a, label %q [ i32 1, label %q i32 1, label %q ]", "2:45: this value has a case already"),
        ("switch float %x, label %q [ ]", "2:10: a switch on 'float'; expected an integer type"),
        ("ret void", "a return without a value from a function of result type 'i32'"),
        ("ret i8 1", "2:7: a return of 'i8' from a function of result type 'i32'"),
        ("call i32 (i32, ...) @h()", "0 arguments for a function that takes 1"),
        ("call i32 (i32, ...) @h(i8 1)", "2:26: this argument is of type 'i8'; the function takes 'i32'"),
        ("call void () @g(i32 1)", "2:19: too many arguments: the function takes 0"),
        ("call void @g(...)", "only a musttail call may end its arguments in '...'"),
        ("musttail call void @g()", "a musttail call in a variadic function ends its arguments in '...'"),
        ("call fast void @g()", "fast-math flags on a call that gives 'void'"),
        ('call { i32 } asm "", "=r"()', "inline assembly with one output"),
        ('call void asm "", "r"()', "1 input constraints for 0 parameters"),
        ('call void asm "", "r,~{x},r"(i32 1, i32 1)', "an input constraint stands behind a clobber"),
        ('call void asm "", "~x"()', "these constraints cannot be parsed"),
        ("%r = catchpad within none []", "expected a pad"),
        ("%r = add i32 %a, %a, i32 1", "expected a metadata attachment behind the comma"),
    ],
)
def test_what_is_wrong_with_an_instruction(line: str, message: str) -> None:
    assert message in refused_body(line)


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("%r = or disjoint i32 %a, 1", 18),
        ("%r = zext nneg i32 %a to i64", 18),
        ("%r = icmp samesign ult i32 %a, 1", 20),
        ("%r = getelementptr nuw i8, ptr %p, i64 1", 19),
        ("%r = atomicrmw fmaximum ptr %p, float %x seq_cst", 21),
        ("%r = fptrunc fast double 0.0 to float", 20),
    ],
)
def test_what_came_later(line: str, first: int) -> None:
    assert body("  " + line, first)
    assert f"LLVM {first - 1} does not have" in refused_body(line, first - 1)


def test_callees_live_in_the_program_s_address_space() -> None:
    text = 'target datalayout = "P1"\ndefine void @f(ptr addrspace(1) %g, ptr %h) {\n'
    assert "  call addrspace(1) void %g()" in printed(text + "  call void %g()\n  ret void\n}")
    assert "'%h' defined with type 'ptr'" in refused(text + "  call void %h()\n  ret void\n}")
    callbr = "  callbr void %h()\n          to label %y []\ny:\n  ret void\n}"
    assert "  callbr void %h()" in [line.replace(" addrspace(0)", "") for line in printed(text + callbr)]
    assert "'%g' defined with type 'ptr addrspace(1)'" in refused(text + callbr.replace("%h", "%g"))


def test_a_missing_ellipsis_is_told_behind_the_arguments() -> None:
    call = "musttail call void (i32, ...) @g(i32 %x) #0"
    text = f"declare void @g(i32, ...)\ndefine void @f(i32 %x, ...) {{\n{call}\nret void\n}}\n"
    with pytest.raises(irkit.ParseError, match="ends its arguments in") as caught:
        irkit.parse_assembly(text, llvm_version=22)
    assert (caught.value.line, caught.value.column) == (3, call.index(")", 30) + 1)
