"""Pairs of texts that llvm-diff says different things of: each kind of instruction, constant and block."""

from __future__ import annotations

import re
from typing import Final

DECLARED: Final = "declare void @a(i32)\ndeclare void @b(i32)\ndeclare void @v(...)\ndeclare i32 @pers(...)\n" + (
    "declare void @m(metadata, i32)\n"
)


def function(body: str, parameters: str = "i32 %n, ptr %p") -> str:
    return f"{DECLARED}define void @f({parameters}) personality ptr @pers {{\n{body}\n}}\n"


_INVOKE: Final = "invoke void @a(i32 1) to label %ok unwind label %bad\n"
_REST: Final = "ok:\nstore i32 1, ptr %p\nret void\nbad:\n%l = landingpad { ptr, i32 } cleanup\nret void"
# What comes before a branch.
_BEFORE: Final = (
    "",
    "call void @a(i32 1)\n",
    "call void @a(i32 2)\n",
    "call void @b(i32 1)\n",
    "call void @a(i32 1)\nstore i32 1, ptr %p\n",
    "store i32 1, ptr %p\ncall void @a(i32 1)\n",
)
_PADS: Final = (
    "invoke void @a(i32 1) to label %ok unwind label %s\nok:\nret void\nno:\nunreachable\n"
    "s:\n%w = catchswitch within none [label %h] unwind to caller\nh:\n%c = catchpad within %w []\n"
)

# What stands in the body of a function, in either.
BODIES: Final = [
    ("store i32 %n, ptr %p\nret void", "%x = load i32, ptr %p\nret void"),
    (
        "%x = getelementptr i8, ptr %p, i64 1\nstore ptr %x, ptr %p\nret void",
        "%x = getelementptr [2 x i8], ptr %p, i64 0, i64 1\nstore ptr %x, ptr %p\nret void",
    ),
    ("call void @a(i32 %n)\nret void", "call void @b(i32 %n)\nret void"),
    ("call void (...) @v(i32 1)\nret void", "call void (...) @v(i32 1, i32 2)\nret void"),
    ("call void (...) @v(i32 1, i32 3)\nret void", "call void (...) @v(i32 1, i32 2)\nret void"),
    ("br i1 true, label %x, label %x\nx:\nret void", "br label %x\nx:\nret void"),
    (
        "%c = icmp eq i32 %n, 1\nbr i1 %c, label %x, label %y\nx:\nret void\ny:\nunreachable",
        "br i1 true, label %x, label %y\nx:\nret void\ny:\nunreachable",
    ),
    (
        "%x = add i32 %n, 1\n%y = mul i32 %x, 2\n%z = sub i32 %y, 3\nstore i32 %z, ptr %p\nret void",
        "%y = mul i32 %n, 2\n%x = add i32 %n, 1\n%z = sub i32 %y, 3\nstore i32 %z, ptr %p\nret void",
    ),
    (
        "%v = freeze i32 %n\nbr label %x\nx:\nbr label %y\ny:\nret void",
        "%v = freeze i32 %n\nbr label %x\nx:\nbr label %x",
    ),
    (
        "%x = add i32 %n, 1\nstore i32 %x, ptr %p\nret void",
        "%1 = mul i32 %n, 3\n%2 = mul i32 %1, 5\n%x = add i32 %n, 1\nstore i32 %x, ptr %p\nstore i32 %2, ptr %p\n"
        "ret void",
    ),
    ("store i32 1, ptr %p\nunreachable", "store i32 2, ptr %p\nunreachable"),
    ("br i1 true, label %x, label %x\nx:\nret void", "br i1 true, label %x, label %y\nx:\nret void\ny:\nret void"),
    ("switch i32 %n, label %x []\nx:\nret void", "switch i32 7, label %x []\nx:\nret void"),
    (
        "br i1 true, label %x, label %y\nx:\nbr label %z\ny:\nbr label %z\nz:\n%v = phi i32 [1, %x], [2, %y]\nret void",
        "br i1 true, label %x, label %y\nx:\nbr label %z\ny:\nret void\nz:\n%v = phi i32 [1, %x]\nret void",
    ),
    # Values that were not compared yet, of which the first use tells what they stand for.
    (
        "br label %x\nx:\n%i = phi i32 [0, %0], [%s, %x]\n%j = phi i32 [0, %0], [%s, %x]\n%s = add i32 %i, 1\n"
        "%t = add i32 %i, 1\nbr label %x",
        "br label %x\nx:\n%i = phi i32 [0, %0], [%s, %x]\n%j = phi i32 [0, %0], [%t, %x]\n%s = add i32 %i, 1\n"
        "%t = add i32 %i, 1\nbr label %x",
    ),
    # A call and a branch behind it on one side, an invoke on the other.
    *[(f"{before}br label %ok\n{_REST}", f"{_INVOKE}{_REST}") for before in _BEFORE],
    *[(f"{_INVOKE}{_REST}", f"{before}br label %ok\n{_REST}") for before in _BEFORE],
    (f"call void @a(i32 1)\nbr i1 true, label %ok, label %no\n{_REST}\nno:\nret void", f"{_INVOKE}{_REST}"),
    (f"{_INVOKE}{_REST}", f"call void @a(i32 1)\nbr i1 true, label %ok, label %no\n{_REST}\nno:\nret void"),
    # What is neither a value nor a block of a branch.
    ('%s = call ptr asm "a", "=r"()\nret void', '%s = call ptr asm "b", "=r"()\nret void'),
    (
        'call void @m(metadata !{!"a"}, i32 1)\nret void',
        'call void @m(metadata !{!"b"}, i32 1)\nret void',
    ),
    (f"{_PADS}catchret from %c to label %ok", f"{_PADS}catchret from %c to label %no"),
    (f"{_PADS}store i32 1, ptr %p\ncatchret from %c to label %ok", f"{_PADS}catchret from %c to label %ok"),
]

# One body with places that are filled in in two ways.
INVOKE: Final = (
    "invoke void @a(i32 {}) to label %ok unwind label %bad\nok:\nret void\n"
    "bad:\n%l = landingpad {{ ptr, i32 }} cleanup\n{}"
)
PHI: Final = (
    "br i1 true, label %x, label %y\nx:\nbr label %z\ny:\nbr label %z\nz:\n%v = phi {} [ {}, %x ], [ {}, %y ]\nret void"
)
INDIRECT: Final = "indirectbr ptr {}, [{}]\nx:\nret void\ny:\n{}"
SWITCH: Final = "switch i32 %n, label %z [{}]\nx:\nret void\ny:\nret void\nz:\nret void"
# Many ways into one block, which is compared when most of them were seen.
MANY: Final = """\
switch i32 %n, label %e [i32 1, label %a i32 2, label %b i32 3, label %c i32 4, label %d]
a:
br label %m
b:
br i1 true, label %m, label %e
c:
br i1 true, label %d, label %m
d:
br label %e
e:
br i1 true, label %m, label %q
m:
%v = phi i32 [ 1, %a ], [ 2, %b ], [ 3, %c ], [ {}, %e ]
store i32 %v, ptr %p
br label %q
q:
ret void"""
# Two equal values, of which the second side takes the other.
_TWO: Final = "%x = add i32 %n, 1\n%y = add i32 %n, 1\n"
OTHERS: Final = (
    "store i32 {}, ptr %p\nret void",
    "call void @a(i32 {})\nret void",
    "%r = freeze i32 {}\nret void",
    "%r = icmp eq i32 {}, 1\nret void",
    "switch i32 {}, label %z []\nz:\nret void",
    "invoke void @a(i32 {}) to label %z unwind label %u\nz:\nret void\nu:\n"
    "%l = landingpad {{ ptr, i32 }} cleanup\nret void",
    "%q = inttoptr i32 {} to ptr\nstore i32 1, ptr %q\nret void",
    "%q = inttoptr i32 {} to ptr\nindirectbr ptr %q, [label %z]\nz:\nret void",
    "%q = trunc i32 {} to i1\nbr i1 %q, label %z, label %u\nz:\nret void\nu:\nret void",
    'callbr void asm "", "r,!i"(i32 {}) to label %z [label %u]\nz:\nret void\nu:\nret void',
    "br label %z\nz:\n%r = phi i32 [ {}, %0 ]\nret void",
)
CALLBR: Final = 'callbr void asm "", "{}"(i32 %n) to label %{} [{}]\nx:\nret void\ny:\nunreachable\nz:\nret void'
FILLED: Final = [
    *[(_TWO + text, ("%x",), ("%y",)) for text in OTHERS],
    (CALLBR, ("r,!i", "x", "label %y"), ("r,!i", "x", "label %z")),
    (CALLBR, ("r,!i", "x", "label %y"), ("r,!i", "y", "label %y")),
    (CALLBR, ("r,!i", "x", "label %y"), ("r,!i,!i", "x", "label %y, label %z")),
    (CALLBR, ("r,!i,!i", "x", "label %y, label %z"), ("r,!i,!i", "x", "label %z, label %z")),
    (SWITCH, ("i32 1, label %x i32 2, label %x",), ("i32 1, label %x i32 2, label %y",)),
    (INVOKE, ("1", "unreachable"), ("1", "resume { ptr, i32 } %l")),
    (INVOKE, ("1", "unreachable"), ("%n", "unreachable")),
    (PHI, ("i32", "1", "2"), ("i32", "1", "3")),
    (PHI, ("i32", "1", "2"), ("i64", "1", "2")),
    (PHI, ("ptr", "null", "%p"), ("ptr", "null", "%p")),
    (INDIRECT, ("%p", "label %x, label %y", "ret void"), ("%p", "label %x", "ret void")),
    (INDIRECT, ("%p", "label %x, label %y", "ret void"), ("%p", "label %x, label %y", "unreachable")),
    (INDIRECT, ("%p", "label %x, label %y", "ret void"), ("null", "label %x, label %y", "ret void")),
    (SWITCH, ("i32 1, label %x i32 2, label %y",), ("i32 1, label %x",)),
    (SWITCH, ("i32 1, label %x",), ("i32 1, label %x i32 2, label %y i32 7, label %y",)),
    (SWITCH, ("i32 1, label %x i32 2, label %y",), ("i32 1, label %y i32 2, label %x",)),
    (MANY, ("4",), ("5",)),
]

# What a local variable begins with, which is what it is compared by.
INITIALIZERS: Final = [
    ("{ i32, i32 } { i32 1, i32 2 }", "{ i32, i32 } { i32 1, i32 3 }"),
    ("{ i32, i32 } { i32 1, i32 2 }", "<{ i32, i32 }> <{ i32 1, i32 2 }>"),
    ("[2 x i32] [i32 1, i32 2]", "[2 x i32] [i32 1, i32 3]"),
    ("[2 x ptr] [ptr null, ptr @g]", "[2 x ptr] [ptr @g, ptr null]"),
    ("[2 x i32] zeroinitializer", "[3 x i32] zeroinitializer"),
    ("ptr undef", "ptr poison"),
    ("[2 x ptr] [ptr @h, ptr @k]", "[2 x ptr] [ptr @h, ptr @h]"),
    ("ptr getelementptr (i8, ptr @h, i64 4)", "ptr getelementptr (i8, ptr @h, i64 8)"),
    ("i64 ptrtoint (ptr @h to i64)", "i64 sub (i64 ptrtoint (ptr @h to i64), i64 1)"),
    ("[1 x ptr] [ptr @h]", "[2 x ptr] [ptr @h, ptr @k]"),
    ("ptr @h", "ptr null"),
    ("double 1.0", "double 2.0"),
    ("ptr getelementptr (i8, ptr @g, i64 4)", "ptr getelementptr (i8, ptr @g, i64 8)"),
    ("ptr getelementptr (i8, ptr @g, i64 4)", "ptr getelementptr (i8, ptr @g, i64 4)"),
    ("ptr getelementptr (i8, ptr @g, i64 4)", "ptr getelementptr (i8, ptr @h, i64 4)"),
    ("ptr dso_local_equivalent @d", "ptr dso_local_equivalent @e"),
    ("ptr no_cfi @d", "ptr no_cfi @d"),
]


def initialized(text: str) -> str:
    others = "@h = external global i32\n@k = external global i32\ndeclare void @d()\ndeclare void @e()\n"
    return f"{others}@g = internal constant {text}\ndefine ptr @f() {{\n  ret ptr @g\n}}\n"


ADDRESS: Final = (
    "define ptr @f(i1 %c) {{\n  br i1 %c, label %x, label %y\n"
    "x:\n  ret ptr blockaddress(@f, %{})\ny:\n  ret ptr null\n}}\n"
)
NAMELESS: Final = (
    "declare void @a(i32)\ndefine i32 @f(i32 %0, ptr %1) {{\n  %3 = add i32 %0, {}\n  store i32 {}, ptr %1\n"
    "  call void @a(i32 {})\n  br label %4\n4:\n  fence seq_cst\n  ret i32 %3\n}}\n"
)


def _nameless(body: str) -> str:
    """The two equal values, and what takes one, in a function that names neither parameters nor values."""
    body = re.sub(r"%[a-z] = ", "", body.replace("%p", "%1").replace("%0", "%entry"))
    return f"{DECLARED}define void @f(i32 %0, ptr %1) personality ptr @pers {{\nentry:\n%2 = add i32 %0, 1\n" + (
        f"%3 = add i32 %0, 1\n{body.replace('%q', '%4')}\n}}\n"
    )


_UNNAMED: Final = ("declare void @0(i32)\n", "define void @0(i32 %z) {\n  ret void\n}\n", "@0 = global i32 7\n")
UNNAMED: Final = (
    "define void @f(i32 %n) {{\n%x = add i32 %n, 1\n%y = add i32 %n, 1\n"
    "call void @0(i32 {0})\nstore i32 {0}, ptr @0\nret void\n}}\n"
)
PAIRS: Final = [
    (function("ret void"), function("ret void", "i32 %n")),
    *[(function(left), function(right)) for left, right in BODIES],
    *[(function(text.format(*left)), function(text.format(*right))) for text, left, right in FILLED],
    *[(initialized(left), initialized(right)) for left, right in INITIALIZERS],
    (ADDRESS.format("x"), ADDRESS.format("y")),
    (ADDRESS.format("x"), ADDRESS.format("x")),
    (NAMELESS.format("1", "%3", "%3"), NAMELESS.format("2", "%3", "4")),
    (NAMELESS.format("1", "1", "1"), NAMELESS.format("1", "2", "1")),
    *[(text + UNNAMED.format("%x"), text + UNNAMED.format("%y")) for text in _UNNAMED],
    *[(_nameless(text.format("%2")), _nameless(text.format("%3"))) for text in OTHERS[:6]],
]
