"""What is left out of a text after each error, and which errors are told."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import ParseError
from text.syntax.recovery import Recovery


def steps(text: str) -> list[str]:
    """The errors of a text, with what stands at their lines once something is left out for them."""
    recovery = Recovery(text.encode())
    found: list[str] = []
    while True:
        try:
            irkit.parse_assembly(recovery.data, "x", 22)
            if recovery.leave_out_bodies():
                found.append("without the bodies")
                irkit.parse_assembly(recovery.data, "x", 22)
            return found
        except ParseError as error:
            said = "follows" if recovery.follows(error) else error.message
            goes_on = recovery.leave_out(error)
            rows = recovery.data.decode().split("\n")
            assert len(rows) == text.count("\n") + 1  # all that stays keeps its line
            found.append(f"{error.line} {said} -> {rows[error.line - 1] if goes_on else 'the end'}")
            if not goes_on:
                return found


HEAD = "define i32 @f(i32 %n) {\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (("ret i32 0\n}\n"), []),
        (
            ("%x = wrong\n%y = add i32 %x, 1\nret i32 %y\n}\n"),
            ["2 expected an operation -> ", "3 follows -> ", "4 follows ->  unreachable ", "without the bodies"],
        ),
        (
            ("%x = add i32 %n,\n%y = add i32 %n, 1\nret i32 %y\n}\n"),
            [
                "3 expected an instruction -> ",
                "4 expected a value ->  unreachable ",
                "4 follows -> ",
                "without the bodies",
            ],
        ),
        (
            ("a: br label %b\nb:\nbr label\nc:\nret i32 wrong\nd: wrong\n}\n"),
            [
                "5 expected a value -> c:",
                "6 expected a value ->  unreachable ",
                "7 expected an instruction -> d: unreachable ",
                "without the bodies",
            ],
        ),
        (
            ("a:\nb: ; told\nret i32 0\n}\n"),
            [
                "3 expected an instruction: the block before has no terminator ->  unreachable b: ; told",
                "without the bodies",
            ],
        ),
        (
            ("}\ndefine void @g() {\nwrong\n}\n"),
            [
                "2 a function body has at least one basic block ->  unreachable }",
                "4 expected an instruction ->  unreachable ",
                "without the bodies",
            ],
        ),
        (
            ("%1 = wrong\n%2 = add i32 %n, 1\n%4 = wrong\nret i32 %2\n}\n@g = global i32 wrong\n"),
            ["2 expected an operation -> ", "4 expected an operation -> ", "7 expected a value -> the end"],
        ),
        (
            ("%1 = add i32 wrong, 0\n%5 = add i32 %9, 0\nret i32 0\n}\n@x = global ptr blockaddress(@f, %l)\n"),
            ["2 expected a value -> ", "6 use of undefined value '%l' -> the end"],
        ),
        (
            ('"a b": %"c d" = wrong\nbr label %e\ne: ret i32 %"c d"\n}\n@x = global ptr blockaddress(@f, %g)\n'),
            [
                '2 expected an operation -> "a b":',
                "4 follows -> e: unreachable ",
                "6 use of undefined value '%g' -> the end",
            ],
        ),
        (
            (
                "ret i32 0\n%x = add i32 0, 0\n%x = add i32 0, 0\n}\ndefine i32 @g() {\nuselistorder wrong\n"
                "ret i32 %z\n}\n"
            ),
            [
                "4 multiple definition of local value named 'x' ->  unreachable ",
                "7 expected a type -> ",
                "8 use of undefined value '%z' ->  unreachable ",
                "without the bodies",
            ],
        ),
        (
            ("%x = add i32 %n,\nwrong\n\nstore i32 %x, ptr null\nstore i32 %z, ptr null\n}\n"),
            [
                "3 expected a value -> ",
                "7 expected an instruction: the last block has no terminator ->  unreachable }",
                "5 follows -> ",
                "6 use of undefined value '%z' ->  unreachable ",
                "without the bodies",
            ],
        ),
        (
            ("switch i32 %n, label %a [\ni32 1, label\ni32 2, label %a\n]\na: ret i32 wrong\n}\n"),
            ["4 expected a value -> ", "6 expected a value -> a: unreachable ", "without the bodies"],
        ),
        (
            ("tail call void @f(i32\n%n, wrong)\nret i32 0\n}\ndefine void @g() { wrong\n}\n"),
            ["6 expected an instruction -> the end"],
        ),
        (
            ("ret i32 0\n}\ndefine void @g( {\nret void\n}\ndefine void @h() {\nwrong\n}\n"),
            ["5 expected a type or '}' -> the end"],
        ),
        (
            (
                "%1 = wrong\n%2 = wrong\n%5 = wrong\nbr label %l\nl:\nret i32 %2\n"
                "}\ndefine ptr @g() {\nret ptr blockaddress(@f, %l)\n}\ndefine i32 @h() {\nret i32 %2\n"
                "}\n"
            ),
            [
                "2 expected an operation -> ",
                "3 expected an operation -> ",
                "4 expected an operation -> ",
                "7 follows ->  unreachable ",
                "13 use of undefined value '%2' ->  unreachable ",
                "without the bodies",
                "10 follows ->  unreachable ",
                "without the bodies",
            ],
        ),
        (
            (
                "%x = add i32 %n, 1\n%x = add i32 %n, 1\n%y = add i32 %x\nret i32 %y\n}\ndefine ptr @g() {\n"
                "ret ptr blockaddress(@f, %l)\n}\n"
            ),
            [
                "3 multiple definition of local value named 'x' -> ",
                "5 expected ',' ->  unreachable ",
                "5 follows -> ",
                "8 follows ->  unreachable ",
                "without the bodies",
            ],
        ),
        (
            ("%1 = add i32 %n, 0\n%0 = add i32 %n, 0\n%5 = add i32 %1, wrong\nret i32 wrong\n}\n"),
            [
                "3 instruction expected to be numbered '%2' or greater -> ",
                "4 expected a value -> ",
                "5 expected a value ->  unreachable ",
                "without the bodies",
            ],
        ),
        (
            ("n:\nret i32 wrong\n}\n"),
            [
                "2 there is a '%n' already, which cannot name this block too ->  unreachable n:",
                "2 follows -> ",
                "without the bodies",
            ],
        ),
        (
            ("%x = add i32 %n,\nd:\nret i32 %x\n}\n"),
            ["3 expected a value -> d:", "4 follows ->  unreachable ", "without the bodies"],
        ),
        (("ret wrong\n i32 0\n}\n"), ["2 expected a type ->  unreachable ", "without the bodies"]),
        (("ret i32\n\nwrong\n}\n"), ["4 expected a value -> ", "without the bodies"]),
        (("wrong }\ndefine i32 @g() {\nret i32 wrong }\n"), ["2 expected an instruction -> the end"]),
        (
            ("ret i32 0\n}\ndefine void @g(i32 %a, i32 %a) {\nret void\n}\n"),
            ["4 redefinition of argument '%a' -> the end"],
        ),
    ],
)
def test_what_is_left_out(text: str, expected: list[str]) -> None:
    assert steps(HEAD + text) == expected
