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
]


@pytest.mark.parametrize("text, expected", CASES)
def test_an_error_of_the_parser_is_said_in_llvms_words(text: str, expected: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_assembly(text, "<stdin>", 19)
    error = caught.value
    message, column = in_llvms_words(error.message, error.source_line, error.column)
    assert f"{error.line}:{column}: {message}" == expected


@pytest.mark.llvm(19)
@pytest.mark.parametrize("text, expected", CASES)
def test_that_is_what_llvm_as_says(text: str, expected: str) -> None:
    said = subprocess.run(
        ["llvm-as-19", "-o", "/dev/null"], check=False, input=text, capture_output=True, text=True
    ).stderr
    assert said.splitlines()[0].removeprefix("llvm-as-19: <stdin>:").replace(" error: ", " ", 1) == expected
