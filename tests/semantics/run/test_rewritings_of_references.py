"""What the references say of rewritings: which are right, and which are wrong, decided by `irkit.refine`; each names
its section. The rules of single instructions are in `test_references.py`."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import FAILS, REFINES
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Poison

pytest.importorskip("z3")

POISON = "define i1 @f() {\n  ret i1 poison\n}\n"
NAMES = ("name", "parameters", "result", "before", "after", "outcome")
UNSWITCHED = """  br i1 %c2, label %then, label %else
then:
  %r = phi i8 [ 0, %entry ]
  br i1 %c, label %foo, label %end
foo:
  br label %end
else:
  br i1 %c, label %bar, label %end
bar:
  br label %end
end:
  %v = phi i8 [ 0, %then ], [ 1, %foo ], [ 0, %else ], [ 2, %bar ]
  ret i8 %v"""
SWITCHED = """  br i1 %c, label %loop, label %end
loop:
  br i1 %c2, label %foo, label %bar
foo:
  br label %end
bar:
  br label %end
end:
  %v = phi i8 [ 0, %entry ], [ 1, %foo ], [ 2, %bar ]
  ret i8 %v"""
DIVIDED = "  br i1 %c, label %then, label %end\nthen:\n  %q = udiv i8 3, %v\n  br label %end\nend:\n"
HOISTED = """  %ok = icmp ne i8 %k, 0
  br i1 %ok, label %then, label %end
then:
  {0}br i1 %c, label %use, label %end
use:
  {1}br label %end
end:
  %v = phi i8 [ 0, %entry ], [ 0, %then ], [ %q, %use ]
  ret i8 %v"""
QUOTIENT = "%q = udiv i8 1, %k\n  "
CHOICE = "  %v = select i1 %c, i8 %x, i8 %y\n"
CHOSEN = """  br i1 %c, label %a, label %b
a:
  br label %end
b:
  br label %end
end:
  %v = phi i8 [ %x, %a ], [ %y, %b ]
  ret i8 %v"""
GUARDED = """{0}  br i1 %g, label %use, label %skip
use:
{1}  ret i8 %v
skip:
  ret i8 0"""
NUMBERED = """  %t = add i8 %x, 1
  %e = icmp eq i8 %t, %y
  %any = freeze i1 %e
  br i1 %any, label %a, label %b
a:
{0}
b:
  ret i8 0"""
LOOP = """  br i1 %c, label %then, label %else
then:
  %i = phi i2 [ 0, %entry ], [ %i2, %then.cont ]
  %cond = icmp ult i2 %i, %n
  br i1 %cond, label %then.cont, label %exit
then.cont:
  %i2 = add i2 %i, 1
  br label %then
else:
  %i3 = phi i2 [ 0, %entry ], [ %i4, %else.cont ]
  %cond2 = icmp ult i2 %i3, %n
  br i1 %cond2, label %else.cont, label %exit
else.cont:
  %i4 = add i2 %i3, 1
  br label %else
exit:
  ret i8 0"""
LOOPING = """  br label %loop
loop:
  %i = phi i2 [ 0, %entry ], [ %i2, %loop.end ]
  %cond = icmp ult i2 %i, %n
  br i1 %cond, label %loop.cont, label %exit
loop.cont:
  br i1 %c, label %then, label %else
then:
  br label %loop.end
else:
  br label %loop.end
loop.end:
  %i2 = add i2 %i, 1
  br label %loop
exit:
  ret i8 0"""
SELECTED = "  br i1 %d, label %a, label %b\na:\n  br label %end\nb:\n  br label %end\nend:\n"
REWRITINGS = (
    # The thesis
    ("2.2.1 mul to add", "i8 %x", "i8", "  %y = mul i8 %x, 2\n  ret i8 %y", "  %y = add i8 %x, %x\n  ret i8 %y", FAILS),
    (
        "2.2.1 mul to add of what is not undef",
        "i8 noundef %x",
        "i8",
        "  %y = mul i8 %x, 2\n  ret i8 %y",
        "  %y = add i8 %x, %x\n  ret i8 %y",
        REFINES,
    ),
    (
        "2.3.1 a + b > a with nsw",
        "i8 noundef %a, i8 %b",
        "i1",
        "  %s = add nsw i8 %a, %b\n  %r = icmp sgt i8 %s, %a\n  ret i1 %r",
        "  %r = icmp sgt i8 %b, 0\n  ret i1 %r",
        REFINES,
    ),
    (
        "2.3.1 a + b > a without",
        "i8 noundef %a, i8 %b",
        "i1",
        "  %s = add i8 %a, %b\n  %r = icmp sgt i8 %s, %a\n  ret i1 %r",
        "  %r = icmp sgt i8 %b, 0\n  ret i1 %r",
        FAILS,
    ),
    (
        "2.3.1 a + b > a where overflow is undef",
        "i8 noundef %a, i8 noundef %b",
        "i1",
        "  %p = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)\n  %t = extractvalue { i8, i1 } %p, 0\n"
        "  %o = extractvalue { i8, i1 } %p, 1\n  %s = select i1 %o, i8 undef, i8 %t\n"
        "  %r = icmp sgt i8 %s, %a\n  ret i1 %r",
        "  %r = icmp sgt i8 %b, 0\n  ret i1 %r",
        FAILS,
    ),
    (
        "2.3.1 division hoisted behind its test",
        "i8 %k, i1 noundef %c",  # of undef too: the page says why the references differ
        "i8",
        HOISTED.format("", QUOTIENT),
        HOISTED.format(QUOTIENT, ""),
        REFINES,
    ),
    ("2.3.2 loop unswitching", "i1 %c, i1 %c2", "i8", SWITCHED, UNSWITCHED, FAILS),
    (
        "3.2.1 loop unswitching with freeze",
        "i1 noundef %c, i1 %c2",
        "i8",
        SWITCHED,
        "  %f = freeze i1 %c2\n" + UNSWITCHED.replace("br i1 %c2", "br i1 %f"),
        REFINES,
    ),
    (
        "2.3.2 global value numbering",
        "i8 noundef %x, i8 %y",
        "i8",
        "  %t = add i8 %x, 1\n  %e = icmp eq i8 %t, %y\n  br i1 %e, label %a, label %b\n"
        "a:\n  %w = add i8 %x, 1\n  ret i8 %w\nb:\n  ret i8 0",
        "  %t = add i8 %x, 1\n  %e = icmp eq i8 %t, %y\n  br i1 %e, label %a, label %b\n"
        "a:\n  ret i8 %y\nb:\n  ret i8 0",
        REFINES,
    ),
    (
        "2.3.2 global value numbering where a branch on poison chooses",
        "i8 noundef %x, i8 %y",
        "i8",
        NUMBERED.format("  %w = add i8 %x, 1\n  ret i8 %w"),
        NUMBERED.format("  ret i8 %y"),
        FAILS,
    ),
    (
        "2.3.3 udiv by a negative constant to select",
        "i8 %a",
        "i8",
        "  %r = udiv i8 %a, -5\n  ret i8 %r",
        "  %c = icmp ult i8 %a, -5\n  %r = select i1 %c, i8 0, i8 1\n  ret i8 %r",
        REFINES,
    ),
    (
        "2.3.3 select of undef",
        "i1 %c, i8 %x",
        "i8",
        "  %v = select i1 %c, i8 %x, i8 undef\n  ret i8 %v",
        "  ret i8 %x",
        FAILS,
    ),
    ("Table 2.1 SimplifyCFG", "i1 %c, i8 %x, i8 %y", "i8", CHOSEN, CHOICE + "  ret i8 %v", REFINES),
    ("Table 2.1 select to control flow", "i1 %c, i8 %x, i8 %y", "i8", CHOICE + "  ret i8 %v", CHOSEN, FAILS),
    (
        "Table 2.1 select to arithmetic",
        "i1 %c, i1 %x",
        "i1",
        "  %v = select i1 %c, i1 true, i1 %x\n  ret i1 %v",
        "  %v = or i1 %c, %x\n  ret i1 %v",
        FAILS,
    ),
    (
        "Table 2.1 select removal",
        "i1 %c, i8 %x",
        "i8",
        "  %v = select i1 %c, i8 %x, i8 %x\n  ret i8 %v",
        "  ret i8 %x",
        REFINES,
    ),
    (
        "Table 2.1 easy movement",
        "i1 noundef %g, i1 %c, i8 %x, i8 %y",
        "i8",
        GUARDED.format("", CHOICE),
        GUARDED.format(CHOICE, ""),
        REFINES,
    ),
    (
        "3.2.2 select to branches",
        "i1 %c, i8 %x, i8 %y",
        "i8",
        "  %v = select i1 %c, i8 %x, i8 %y\n  ret i8 %v",
        "  %d = freeze i1 %c\n" + SELECTED + "  %v = phi i8 [ %x, %a ], [ %y, %b ]\n  ret i8 %v",
        REFINES,
    ),
    (
        "3.2.2 select to branches without freeze",
        "i1 %d, i8 %x, i8 %y",
        "i8",
        "  %v = select i1 %d, i8 %x, i8 %y\n  ret i8 %v",
        SELECTED + "  %v = phi i8 [ %x, %a ], [ %y, %b ]\n  ret i8 %v",
        FAILS,
    ),
    (
        "3.3 freeze twice",
        "i8 %a, i8 %b",
        "i1",
        "  %x = shl i8 %a, %b\n  %y = freeze i8 %x\n  %e = icmp eq i8 %y, %y\n  ret i1 %e",
        "  %x = shl i8 %a, %b\n  %y = freeze i8 %x\n  %z = freeze i8 %x\n  %e = icmp eq i8 %y, %z\n  ret i1 %e",
        FAILS,
    ),
    (
        "3.3 division hoisted out of a loop",
        "i1 noundef %c, i8 %v",
        "i8",
        DIVIDED + "  %r = phi i8 [ %q, %then ], [ 0, %entry ]\n  ret i8 %r",
        "  %q = udiv i8 3, %v\n  %r = select i1 %c, i8 %q, i8 0\n  ret i8 %r",
        FAILS,
    ),
    # The manual
    (
        "Time Travel",
        "i8 %a",
        "i8",
        "  call void @print() willreturn nounwind\n  unreachable",
        "  unreachable",
        REFINES,
    ),
    (
        "Undef Values: the sum of undef is undef",
        "",
        "i8",
        "  %add = add i8 undef, 0\n  %r = add i8 %add, %add\n  ret i8 %r",
        "  ret i8 undef",
        REFINES,
    ),
    ("Poison Values may be any value", "", "i8", "  ret i8 poison", "  ret i8 undef", REFINES),
    ("Summary: undef is no poison", "", "i8", "  ret i8 undef", "  ret i8 poison", FAILS),
    ("Summary: a value is no undef", "", "i8", "  ret i8 3", "  ret i8 undef", FAILS),
    ("Summary: undef to a frozen one", "", "i8", "  ret i8 undef", "  %f = freeze i8 poison\n  ret i8 %f", REFINES),
    (
        "Undef Values: undef is such a sum",
        "",
        "i8",
        "  ret i8 undef",
        "  %add = add i8 undef, 0\n  %r = add i8 %add, %add\n  ret i8 %r",
        REFINES,
    ),
    (
        "Undef Values: an even number is not any",
        "",
        "i8",
        "  %r = mul i8 undef, 2\n  ret i8 %r",
        "  ret i8 undef",
        FAILS,
    ),
    (
        "Summary: what is undefined may be poison",
        "",
        "i8",
        "  %q = udiv i8 1, 0\n  ret i8 %q",
        "  ret i8 poison",
        REFINES,
    ),
    ("Summary: poison is not undefined", "", "i8", "  ret i8 poison", "  unreachable", FAILS),
    ("Summary: a frozen one to a value", "", "i8", "  %f = freeze i8 poison\n  ret i8 %f", "  ret i8 3", REFINES),
    ("Summary: a value is not any frozen one", "", "i8", "  ret i8 3", "  %f = freeze i8 poison\n  ret i8 %f", FAILS),
    (
        "Summary: a frozen one is no undef",
        "",
        "i1",
        "  %f = freeze i8 poison\n  %e = icmp eq i8 %f, %f\n  ret i1 %e",
        "  %e = icmp eq i8 undef, undef\n  ret i1 %e",
        FAILS,
    ),
    ("The Freeze Instruction: unswitching", "i2 noundef %n, i1 %c", "i8", LOOPING, LOOP, FAILS),
    (
        "The Freeze Instruction: unswitching with freeze",
        "i2 noundef %n, i1 %c",
        "i8",
        LOOPING,
        "  %c2 = freeze i1 %c\n" + LOOP.replace("br i1 %c,", "br i1 %c2,"),
        REFINES,
    ),
    (
        "Propagation of Poison Through Select",
        "i8 %x, i8 %y",
        "i1",
        "  %a = icmp ne i8 %x, 0\n  %b = icmp ugt i8 %x, %y\n  %r = select i1 %a, i1 %b, i1 false\n  ret i1 %r",
        "  %a = icmp ne i8 %x, 0\n  %b = icmp ugt i8 %x, %y\n  %r = and i1 %a, %b\n  ret i1 %r",
        FAILS,
    ),
    (
        "Propagation of Poison Through Select: flipped",
        "i8 %x, i8 %y",
        "i1",
        "  %a = icmp ne i8 %x, 0\n  %b = icmp ugt i8 %x, %y\n  %r = select i1 %b, i1 %a, i1 false\n  ret i1 %r",
        "  %a = icmp ne i8 %x, 0\n  %b = icmp ugt i8 %x, %y\n  %r = and i1 %a, %b\n  ret i1 %r",
        REFINES,
    ),
)


@pytest.mark.parametrize(NAMES, REWRITINGS, ids=[row[0] for row in REWRITINGS])
def test_rewritings_are_what_the_references_say(
    name: str, parameters: str, result: str, before: str, after: str, outcome: str
) -> None:
    text = "declare void @print()\n"
    for function, body in (("src", before), ("tgt", after)):
        text += f"define {result} @{function}({parameters}) {{\nentry:\n{body}\n}}\n"
    [verdict] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=60)
    assert (verdict.outcome, name) == (outcome, name), verdict.reason


def test_section_2_1_phi_of_a_conditional() -> None:
    text = """define i32 @f(i1 %c) {
entry:
  br i1 %c, label %ctrue, label %cfalse
ctrue:
  br label %cont
cfalse:
  br label %cont
cont:
  %a = phi i32 [ 0, %ctrue ], [ 1, %cfalse ]
  ret i32 %a
}
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    assert (interpreter.call("f", 1), interpreter.call("f", 0)) == (0, 1)


def test_section_2_2_1_and_with_zero() -> None:
    text = "define i8 @f() {\n  %r = and i8 undef, 0\n  ret i8 %r\n}\n"
    assert Interpreter(irkit.parse_assembly(text)).call("f") == 0
    poison = Interpreter(irkit.parse_assembly(text.replace("undef", "poison"))).call("f")
    assert isinstance(poison, Poison)


def test_section_3_2_3_a_field_of_a_vector_of_bits_keeps_its_neighbours() -> None:
    text = """define i1 @f(ptr %s, i1 %foo) {
  %val = load <32 x i1>, ptr %s, align 4
  %val2 = insertelement <32 x i1> %val, i1 %foo, i64 3
  store <32 x i1> %val2, ptr %s, align 4
  %again = load <32 x i1>, ptr %s, align 4
  %r = extractelement <32 x i1> %again, i64 4
  ret i1 %r
}
"""
    interpreter = Interpreter(irkit.parse_assembly(text))
    place = interpreter.allocate(4, b"\x10\0\0\0")
    assert interpreter.call("f", place, Interpreter(irkit.parse_assembly(POISON)).call("f")) == 1
