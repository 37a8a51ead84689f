"""Errors of the parser in LLVM's words: what `irkit llvm-as` says of a text is what llvm-as says."""

from __future__ import annotations

import subprocess

import pytest

from irkit import ParseError, parse_assembly
from irkit.cli.llvm.messages import in_llvms_words

# A text, and the line, the column and the message of llvm-as-19.
MEMORY = "expected memory location (argmem, inaccessiblemem) or access kind (none, read, write, readwrite)"
CASES = [
    ("@a = global %none zeroinitializer\n", "1:13: use of undefined type named 'none'"),
    ("@a = global metadata undef\n", "1:13: invalid type for global variable"),
    ("@a = global i32 1.5\n", "1:17: floating point constant invalid for type"),
    ("@a = global ptr 7\n", "1:17: integer constant must have integer type"),
    ("@a = global {i32, i8} { i32 1 }\n", "1:23: initializer with struct type has wrong # elements"),
    ("@a = internal hidden global i32 0\n", "1:1: symbol with local linkage must have default visibility"),
    ("@a = global ptr bitcast (i64 0 to ptr)\n", "1:17: invalid cast opcode for cast from 'i64' to 'ptr'"),
    ("define void @f() {\n  %a = alloca void ()\n  ret void\n}\n", "2:15: invalid type for alloca"),
    (
        "define void @f(ptr %p) {\n  %a = load { i32, %t }, ptr %p\n  ret void\n}\n%t = type opaque\n",
        "2:13: loading unsized types is not allowed",
    ),
    (
        "define i32 @f([2 x i32] %a) {\n  %b = extractvalue [2 x i32] %a, 2\n  ret i32 %b\n}\n",
        "2:21: invalid indices for extractvalue",
    ),
    (
        "define i32 @f([2 x i32] %a) {\n  %b = extractvalue [2 x i32] %a, i32 1\n  ret i32 %b\n}\n",
        "2:35: expected integer",
    ),
    (
        "define void @f(ptr %p) {\n  cmpxchg ptr %p, i32 0, i32 1 unordered monotonic\n  ret void\n}\n",
        "3:3: invalid cmpxchg success ordering",
    ),
    (
        "define void @f(ptr %p) {\n  atomicrmw fadd ptr %p, i32 1 seq_cst\n  ret void\n}\n",
        "2:26: atomicrmw fadd operand must be a floating point type",
    ),
    ("define i32 @f() {\n  ret ptr null\n}\n", "2:7: value doesn't match function result type 'i32'"),
    ("define void @f() {\n  ret void\n", "3:1: found end of file when expecting more instructions"),
    ("define void @f(ptr byval %p) {\n  ret void\n}\n", "1:26: expected '('"),
    ("define void @f() byval(i32) {\n  ret void\n}\n", "1:18: this attribute does not apply to functions"),
    ("declare void @f() allockind(none)\n", "1:29: expected allockind value"),
    ("!0 = !DILocation(line: 1, scope: !0, bad: 4)\n", "1:38: invalid field 'bad'"),
    ("!0 = !DILocation(line: 1, line: 2, scope: !0)\n", "1:27: field 'line' cannot be specified more than once"),
    ("!0 = !DILocation(line: 1)\n", "1:25: missing required field 'scope'"),
    ("!0 = !DILocation(line: 1, column: 65536, scope: !0)\n", "1:35: value for 'column' too large, limit is 65535"),
    ("!0 = !GenericDINode(tag: DW_TAG_nothing)\n", "1:26: invalid DWARF tag 'DW_TAG_nothing'"),
    ('!0 = !DIBasicType(tag: "x")\n', "1:24: expected DWARF tag"),
    ("!0 = !DINothing()\n", "1:6: expected metadata type"),
    ("!0 = !{!1}\n", "1:9: use of undefined metadata '!1'"),
    ("!0 = i32 4\n", "1:6: unexpected type in metadata definition"),
    ("@a = global i32 0\nuselistorder ptr @a, { 1, 0 }\n", "2:1: value has no uses"),
    (
        "@a = global i32 0\n@b = global ptr @a\n@c = global ptr @a\nuselistorder ptr @a, { 0, 1 }\n",
        "4:22: expected uselistorder indexes to change the order",
    ),
    ("define ptr addrspace(1) @f(ptr* %p) {\n  ret void\n}\n", "1:31: ptr* is invalid - use ptr instead"),
    ("define i32* @f(ptr %p) {\n  ret void\n}\n", "2:7: value doesn't match function result type 'ptr'"),
    (
        "define void @f(ptr %p) {\n  %q = getelementptr {i32, i32}, ptr %p, i32 0, i32 5\n  ret void\n}\n",
        "2:34: invalid getelementptr indices",
    ),
    ("declare void @f(float nofpclass(0))\n", "1:34: invalid mask value for 'nofpclass'"),
    ("hello\n", "1:1: expected top-level entity"),
    ("define void @f(ptr align(4 %p) {\n  ret void\n}\n", "1:25: expected ')'"),
    ("declare void @f() memory()\n", f"1:26: {MEMORY}"),
    ("declare void @f() memory(argmem: read, write)\n", "1:45: default access kind must be specified first"),
    ("declare void @f() memory(argmem)\n", "1:32: expected ':' after location"),
    ("declare void @f() memory(x)\n", f"1:26: {MEMORY}"),
    ("declare void @f() memory(argmem: x)\n", "1:34: expected access kind (none, read, write, readwrite)"),
    ("define void @f(float nofpclass(1 %x) {\n  ret void\n}\n", "1:34: expected ')'"),
    ("define void @f(float nofpclass() %x) {\n  ret void\n}\n", "1:32: expected nofpclass test mask"),
    ("define void @f(float nofpclass( %x) {\n  ret void\n}\n", "1:33: expected nofpclass test mask"),
    ("define void @f(float nofpclass(nan 4) %x) {\n  ret void\n}\n", "1:36: expected nofpclass test mask"),
    ("define void @f(ptr initializes() %a) {\n  ret void\n}\n", "1:32: expected '('"),
    ("define void @f(ptr initializes((0 4)) %a) {\n  ret void\n}\n", "1:35: expected ','"),
    ("define void @f(ptr initializes((0, 4) %a) {\n  ret void\n}\n", "1:39: expected ')'"),
    (
        "define void @f(ptr initializes((4, 0)) %a) {\n  ret void\n}\n",
        "1:40: Invalid (unordered or overlapping) range list",
    ),
    ("define void @f(ptr byref()) {\n  ret void\n}\n", "1:26: expected type"),
    ("@a = addrspace(D) global i8 0\n", "1:16: expected integer or string constant"),
    ('@a = addrspace("D") global i8 0\n', "1:16: invalid symbolic addrspace 'D'"),
    ("define i32 @f() {\n  ret i32 splat (i32 7)\n}\n", "2:11: vector constant must have vector type"),
    (
        "define <2 x i32> @f() {\n  ret <2 x i32> splat (i8 7)\n}\n",
        "2:17: constant expression type mismatch: got type 'i8' but expected 'i32'",
    ),
    (
        'define void @f() {\n  call void asm "", "r,=r"()\n  ret void\n}\n',
        "2:13: output constraint occurs after input, clobber or label constraint",
    ),
    (
        'define void @f() {\n  call i32 asm "", ""()\n  ret void\n}\n',
        "2:12: inline asm without outputs must return void",
    ),
    # What is missing or out of place
    ("define i32 @f(i32 %a) {\n  %b = ad i32 %a, 1\n  ret i32 %b\n}\n", "2:8: expected instruction opcode"),
    ("define i32 @f() {\n  ret i32\n}\n", "3:1: expected value token"),
    ("define i32 @f(i32 %a) {\n  %b = add i32 %a 1\n  ret i32 %b\n}\n", "2:19: expected ',' in arithmetic operation"),
    ("define i32 @f() {\n}\n", "2:1: function body requires at least one basic block"),
    ("defin i32 @f() {\n}\n", "1:1: expected top-level entity"),
    ("@x = globl i32 0\n", "1:6: expected 'global' or 'constant'"),
    ("define i32 @f() {\n  ret i32 0\n\n", "4:1: found end of file when expecting more instructions"),
    ("define i32 @f() {\n  %x = load i32 %p\n  ret i32 0\n}\n", "2:17: expected comma after load's type"),
    ("define void @f(ptr %p) {\n  store i32 1 ptr %p\n  ret void\n}\n", "2:15: expected ',' after store operand"),
    (
        "define void @f() {\n  ret void\n}\ndefine void @f() {\n  ret void\n}\n",
        "4:13: invalid redefinition of function 'f'",
    ),
    ("!0 = !{i32 1, }\n", "1:15: expected metadata operand"),
    ('!0 = !DIFile(filename: "a")\n', "1:27: missing required field 'directory'"),
    ("define void @f() nounwindd {\n  ret void\n}\n", "1:18: expected '{' in function body"),
    ("attributes #0 = { foo }\n", "1:19: unterminated attribute group"),
    ("define void @f() {\n  %x = icmp foo i32 1, 2\n  ret void\n}\n", "2:13: expected icmp predicate (e.g. 'eq')"),
    ("define void @f() {\n  %x = add float 1.0, 2.0\n  ret void\n}\n", "2:12: invalid operand type for instruction"),
    ("@x = global i32 1.0\n", "1:17: floating point constant invalid for type"),
    ("@x = global float 1\n", "1:19: integer constant must have integer type"),
    (
        '@x = global [2 x i8] c"abc"\n',
        "1:22: constant expression type mismatch: got type '[3 x i8]' but expected '[2 x i8]'",
    ),
    ("target triple = foo\n", "1:17: expected string constant"),
    ("declare void @f(\n", "2:1: expected type"),
    ("define void @f() {\n  %x = alloca i32, align 3\n  ret void\n}\n", "2:26: alignment is not a power of two"),
    (
        "define void @f(ptr %p) {\n  %x = getelementptr i32, ptr %p, i32 0, i32 1\n  ret void\n}\n",
        "2:27: invalid getelementptr indices",
    ),
    (
        "define void @f() {\n  switch i32 0, label %a [ i32 1 label %a ]\na:\n  ret void\n}\n",
        "2:34: expected ',' after case value",
    ),
    ("@x = global %T zeroinitializer\n", "1:13: use of undefined type named 'T'"),
    (
        "define i32 @f() {\n  %x = trunc i32 1 to i64\n  ret i32 0\n}\n",
        "2:14: invalid cast opcode for cast from 'i32' to 'i64'",
    ),
    ("$c = comdat foo\n", "1:13: unknown selection kind"),
    ("define void @f() {\n  fence foo\n  ret void\n}\n", "2:9: Expected ordering on atomic instruction"),
    (
        "define void @f(i32 %a) {\n  %b = extractvalue i32 %a, 0\n  ret void\n}\n",
        "2:21: extractvalue operand must be aggregate type",
    ),
    ("define void @f() {\n  invoke void @f() to label %x\nx:\n  ret void\n}\n", "3:1: expected 'unwind' in invoke"),
    ("%x\n", "2:1: expected '=' after name"),
    ("define i32 f() {\n  ret i32 0\n}\n", "1:12: expected function name"),
    ("define i32 @f {\n}\n", "1:15: expected '(' in function argument list"),
    ("define i32 @f(i32 %a i32 %b) {\n  ret i32 %a\n}\n", "1:22: expected ')' at end of argument list"),
    ("@x global i32 0\n", "1:4: expected '=' in global variable"),
    ("@x = global i32 undef, algn 4\n", "1:24: unknown global variable property!"),
    ("@x = global i32 0, section foo\n", "1:28: expected global section string"),
    (
        "@x = constant [2 x i32] [i32 1]\n",
        "1:25: constant expression type mismatch: got type '[1 x i32]' but expected '[2 x i32]'",
    ),
    ("@x = constant [2 x i32] [i32 1, i64 2]\n", "1:26: array element #1 is not of type 'i32"),
    ("@x = constant [2 x i32] [i32 1 i32 2]\n", "1:32: expected end of array constant"),
    ("@x = constant {i32, i8} {i32 1}\n", "1:25: initializer with struct type has wrong # elements"),
    (
        "@x = constant <2 x i32> <i32 1>\n",
        "1:25: constant expression type mismatch: got type '<1 x i32>' but expected '<2 x i32>'",
    ),
    ("@a = alias i32 ptr @a\n", "1:16: expected comma after alias or ifunc's type"),
    ("%T = type i32\n%T = type i64\n", "2:1: redefinition of type"),
    ('target triple "x"\n', "1:15: expected '=' after target triple"),
    ('target foo = "x"\n', "1:8: unknown target property"),
    ('source_filename "x"\n', "1:17: expected '=' after source_filename"),
    ("attributes #0 = nounwind\n", "1:17: expected '{' here"),
    ("attributes #0 { nounwind }\n", "1:15: expected '=' here"),
    ("attributes 0 = { nounwind }\n", "1:12: expected attribute group id"),
    ("!0 = { i32 1 }\n", "1:6: Expected '!' here"),
    ("!0 = !DIFoo()\n", "1:6: expected metadata type"),
    ('!0 = !DIBasicType(name: "int" size: 32)\n', "1:31: expected ')' here"),
    ("!0 = !DIBasicType(size: -1)\n", "1:25: expected unsigned integer"),
    ("@x = private hidden global i32 0\n", "1:1: symbol with local linkage must have default visibility"),
    ("@x = addrspace(x) global i32 0\n", "1:16: expected integer or string constant"),
    ("define i32 @f(i32 zeroext) nonnull {\n  ret i32 0\n}\n", "1:28: this attribute does not apply to functions"),
    ("define i32 @f(i32 noreturn %x) {\n  ret i32 0\n}\n", "1:19: this attribute does not apply to parameters"),
    ("define label @f() {\n  ret label null\n}\n", "1:8: invalid function return type"),
    ("@x = global i32 sub (i32 1, i64 2)\n", "1:17: operands of constexpr must have same type"),
]
# Instructions, and the column and the message.
INSTRUCTIONS = [
    ("%b = and i32 %a %a", "19: expected ',' in logical operation"),
    ("%b = icmp eq i32 %a %a", "23: expected ',' after compare value"),
    ("%b = fcmp zzz float %x, %x", "13: expected fcmp predicate (e.g. 'oeq')"),
    ("%b = select i1 %c i32 %a, i32 %a", "21: expected ',' after select condition"),
    ("%b = select i1 %c, i32 %a i32 %a", "29: expected ',' after select value"),
    ("%b = load i32, i32 %a", "18: load operand must be a pointer to a first class type"),
    ("%b = load void, ptr %p", "13: void type only allowed for function results"),
    ("store i32 %a, i32 %a", "17: store operand must be a pointer"),
    ("%b = getelementptr i32 ptr %p, i32 0", "26: expected comma after getelementptr's type"),
    ("%b = getelementptr i32, i32 %a, i32 0", "27: base of getelementptr must be a pointer"),
    ("%b = trunc i32 %a i8", "21: expected 'to' after cast value"),
    ("%b = zext i32 %a to i8", "13: invalid cast opcode for cast from 'i32' to 'i8'"),
    ("%b = inttoptr float %x to ptr", "17: invalid cast opcode for cast from 'float' to 'ptr'"),
    ("%b = phi i32 [ 0 %entry ]", "20: expected ',' after insertelement value"),
    ("%b = phi [ 0, %entry ]", "15: expected 'x' after element count"),
    ("br i1 %c label %entry, label %entry", "12: expected ',' after branch condition"),
    ("br i32 %a, label %entry, label %entry", "6: branch condition must have 'i1' type"),
    ("switch i32 %a label %entry []", "17: expected ',' after switch condition"),
    ("switch float %x, label %entry []", "10: switch condition must have integer type"),
    ("%b = extractvalue {i32, i8} %s, 2", "21: invalid indices for extractvalue"),
    ("%b = extractvalue {i32, i8} %s, x", "35: expected integer"),
    (
        "%b = insertvalue {i32, i8} %s, i8 1, 0",
        "34: insertvalue operand and field disagree in type: 'i8' instead of 'i32'",
    ),
    ("%b = extractelement <4 x i32> %v i32 0", "36: expected ',' after extract value"),
    ("%b = extractelement i32 %a, i32 0", "23: invalid extractelement operands"),
    ("%b = insertelement <4 x i32> %v, i8 1, i32 0", "22: invalid insertelement operands"),
    ("%b = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i64> zeroinitializer", "22: invalid shufflevector operands"),
    ("%b = call void @f()", "3: instructions returning void cannot have a name"),
    ("ret i64 0", "7: value doesn't match function result type 'i32'"),
    ("%b = atomicrmw foo ptr %p, i32 1 seq_cst", "18: expected binary operation in atomicrmw"),
    ("%b = atomicrmw add ptr %p i32 1 seq_cst", "29: expected ',' after atomicrmw address"),
    ("%b = cmpxchg ptr %p i32 1, i32 2 seq_cst seq_cst", "23: expected ',' after cmpxchg address"),
    ("%b = cmpxchg ptr %p, i32 1 i32 2 seq_cst seq_cst", "30: expected ',' after cmpxchg cmp operand"),
    ("%b = load atomic i32, ptr %p seq_cst", "25: atomic load must have explicit non-zero alignment"),
    ("%b = load atomic i32, ptr %p release, align 4", "25: atomic load cannot use Release ordering"),
    ("%b = va_arg ptr %p i32", "22: expected ',' after vaarg operand"),
    ("indirectbr ptr %p, label %entry", "22: expected '[' with indirectbr"),
    ("%b = add i32 %a, null", "20: null must be a pointer type"),
    ("%b = add i32 %a, true", "20: constant expression type mismatch: got type 'i1' but expected 'i32'"),
    ("%b = add i32 %a, @f", "20: global variable reference must have pointer type"),
    ("%b add i32 %a, 1", "6: expected '=' after instruction name"),
    ("%b = select i32 %a, i32 1, i32 2", "15: select condition must be i1 or <n x i1>"),
    ("%b = select i1 %c, i32 %a, i64 2", "15: both values to select must have same type"),
]
BEFORE = "define i32 @f(i32 %a, ptr %p, i1 %c, <4 x i32> %v, { i32, i8 } %s, float %x) {\nentry:\n  "
CASES += [(f"{BEFORE}{one}\n  ret i32 %a\n}}\n", f"3:{said}") for one, said in INSTRUCTIONS]


@pytest.mark.parametrize("text, expected", CASES)
def test_an_error_of_the_parser_is_said_in_llvms_words(text: str, expected: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_assembly(text, "<stdin>", 19)
    error = caught.value
    message, column = in_llvms_words(error.message, error.source_line, error.column)
    assert f"{error.line}:{column}: {message}" == expected


@pytest.mark.recorded
@pytest.mark.llvm(19)
@pytest.mark.parametrize("text, expected", CASES)
def test_that_is_what_llvm_as_says(text: str, expected: str) -> None:
    said = subprocess.run(
        ["llvm-as-19", "-o", "/dev/null"], check=False, input=text, capture_output=True, text=True
    ).stderr
    assert said.splitlines()[0].removeprefix("llvm-as-19: <stdin>:").replace(" error: ", " ", 1) == expected
