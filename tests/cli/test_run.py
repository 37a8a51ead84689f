"""`irkit run` and `irkit lli` as a user meets them."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import irkit

POISON = """define i32 @f(i32 %a) {
  %wide = shl i32 %a, 32
  %more = add i32 %wide, 1
  %q = udiv i32 %a, %more
  ret i32 %q
}
"""
CHOICE = "define i8 @f(i1 %c) {\n  %d = freeze i1 %c\n  %r = select i1 %d, i8 1, i8 2\n  ret i8 %r\n}\n"
PROGRAM = """@s = constant [3 x i8] c"hi\\00"
declare i32 @puts(ptr)
define i32 @main(i32 %argc) {
  %r = call i32 @puts(ptr @s)
  ret i32 %argc
}
"""


def test_a_program_ends_with_its_status(tmp_path: Path) -> None:
    (tmp_path / "p.ll").write_text(PROGRAM)
    done = irkit("run", "p.ll", "one", "--two", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (3, b"hi\n", b"")
    done = irkit("lli", "-jit-kind=mcjit", "p.ll", "-x", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"hi\n", b"")


def test_options_stand_before_the_file_or_right_behind_it(tmp_path: Path) -> None:
    (tmp_path / "p.ll").write_text(PROGRAM)
    (tmp_path / "f.ll").write_text(CHOICE)

    def count(*arguments: str) -> int:
        done = irkit("run", *arguments, cwd=tmp_path)
        assert done.stdout == b"hi\n"
        return done.returncode

    assert count("p.ll", "--seed", "1", "--limit=9", "one", "--trace") == 3
    assert count("p.ll", "--", "--trace") == 2
    assert count("p.ll", "--seed=1", "--", "--trace", "--") == 3
    assert count("--", "p.ll", "--trace", "--limit") == 3
    assert count("p.ll", "-l", "--limit") == 3
    done = irkit("run", "f.ll", "--function", "f", "-1", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, b"1\n")
    done = irkit("run", "p.ll", "--limit", cwd=tmp_path)
    assert done.returncode == 2 and b"Option '--limit' requires an argument." in done.stderr
    done = irkit("run", "--own", "p.ll", cwd=tmp_path)
    assert done.returncode == 2 and b"No such option" in done.stderr and b"--own" in done.stderr


def test_what_is_undefined_is_told_with_place_rule_and_history(tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(POISON)
    done = irkit("run", "--function", "f", "f.ll", "3", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "f.ll: @f, block %0: %q = udiv i32 %a, %more: undefined behaviour: the divisor is poison [division-by-poison]\n"
        "  it arose here: the shift amount 32 is not below the width 32: @f, block %0: %wide = shl i32 %a, 32\n"
        "  it came here: @f, block %0: %more = add i32 %wide, 1\n"
    )


def test_all_choices(tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(CHOICE)
    done = irkit("run", "--all-choices", "--function", "f", "f.ll", "poison", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, b"once: 2\nonce: 1\n")


def test_trace_and_limit(tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(CHOICE)
    done = irkit("run", "--trace", "--function", "f", "f.ll", "1", cwd=tmp_path)
    assert done.stdout == b"1\n"
    assert done.stderr.decode().splitlines() == [
        "1: %d = freeze i1 %c  ; 1",
        "1: %r = select i1 %d, i8 1, i8 2  ; 1",
        "1: ret i8 %r",
    ]
    assert b"more instructions" in irkit("run", "--limit", "2", "--function", "f", "f.ll", "1", cwd=tmp_path).stderr


def test_a_profile_is_text_a_graph_or_prof(tmp_path: Path) -> None:
    text = "define i8 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  ret i8 1\nb:\n  ret i8 2\n}\n"
    (tmp_path / "f.ll").write_text(text)
    for name in ("p.txt", "p.dot", "p.ll"):
        irkit("run", "--profile", name, "--function", "f", "f.ll", "1", cwd=tmp_path)
    assert "           1 ret i8 1" in (tmp_path / "p.txt").read_text().splitlines()
    assert '    b0_0 -> b0_1 [label="1"];' in (tmp_path / "p.dot").read_text().splitlines()
    made = (tmp_path / "p.ll").read_text()
    assert '!{!"function_entry_count", i64 1}' in made
    assert '!{!"branch_weights", i32 1, i32 0}' in made


def test_a_module_that_is_wrong_is_not_run(tmp_path: Path) -> None:
    (tmp_path / "w.ll").write_text(
        "define i32 @main() {\n  %a = add i32 %b, 1\n  %b = add i32 %a, 1\n  ret i32 %a\n}\n"
    )
    done = irkit("run", "w.ll", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr == b"w.ll: the module breaks a rule of the language: Instruction does not dominate all uses!\n"


def test_wrong_requests_are_told(tmp_path: Path) -> None:
    (tmp_path / "p.ll").write_text(PROGRAM)
    done = irkit("run", "--function", "g", "p.ll", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"p.ll: the module has no function @g\n")
    done = irkit("run", "--semantics", "own", "p.ll", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"p.ll: the profile 'own': there are figure-3.1, llvm-22\n")
    done = irkit("lli", "-entry-function=none", "p.ll", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"'none' function not found in module.\n")


def test_lli_tells_what_is_called_first_and_takes_other_modules(tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text("declare i32 @f()\ndefine i32 @main() {\n  %r = call i32 @f()\n  ret i32 %r\n}\n")
    (tmp_path / "b.ll").write_text("define i32 @f() {\n  ret i32 9\n}\n")
    done = irkit("lli", "-extra-module", "b.ll", "-orc-lazy-debug=funcs-to-stdout", "a.ll", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (9, b"[ main ]\n[ f ]\n")
    done = irkit(
        "lli", "-per-module-lazy", "-orc-lazy-debug=funcs-to-stdout", "b.ll", "-entry-function=f", cwd=tmp_path
    )
    assert done.returncode == 1  # what comes after the file is the program's
    (tmp_path / "c.ll").write_text("define hidden i32 @f() {\n  ret i32 9\n}\n")
    assert irkit("lli", "-extra-module=c.ll", "a.ll", cwd=tmp_path).returncode == 9
    assert irkit("lli", "-jd", "main", "-extra-module=c.ll", "a.ll", cwd=tmp_path).returncode == 9
    done = irkit("lli", "-jd", "other", "-extra-module=c.ll", "a.ll", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"lli: error: running 'f', a function that is not in the module\n")
    (tmp_path / "x.o").write_bytes(b"")
    done = irkit("lli", "-extra-object=x.o", "b.ll", cwd=tmp_path)
    assert done.stderr == b"lli: error: 'x.o': The file was not recognized as a valid object file\n"


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("0x10", "1.5", "null"), 0, b"16"),
        (("one", "1.5", "null"), 1, b"'one' is no value of type 'i32'"),
        (("1", "half", "null"), 1, b"'half' is no value of type 'double'"),
        (("1", "1.5", "5"), 1, b"'5' is no value of type 'ptr'"),
    ],
)
def test_words_are_values_of_the_parameters_types(
    arguments: tuple[str, ...], status: int, said: bytes, tmp_path: Path
) -> None:
    (tmp_path / "f.ll").write_text("define i32 @f(i32 %x, double %y, ptr %z) {\n  ret i32 %x\n}\n")
    done = irkit("run", "--function", "f", "f.ll", *arguments, cwd=tmp_path)
    assert done.returncode == status
    assert said in done.stdout + done.stderr


def test_all_choices_of_what_is_no_function(tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text("@x = global i32 0\n")
    done = irkit("run", "--all-choices", "--function", "x", "f.ll", cwd=tmp_path)
    assert done.returncode == 1 and b"the module has no function @x" in done.stderr


@pytest.mark.parametrize(
    ("ty", "word", "said"),
    [
        ("i1", "true", "1"),
        ("half", "0.1", "0.0999755859375"),
        ("x86_fp80", "0.1", "0.1"),
        ("fp128", "-1.5e-4000", "-1.5E-4000"),
        ("ppc_fp128", "3.25", "3.25"),
        ("fp128", "-0.0", "-0.0"),
        ("x86_fp80", "-inf", "-inf"),
        ("double", "0x1.8p1", "3.0"),
        ("i8", "undef", "undef"),
        ("<2 x i8>", "[1, poison]", "[1, poison]"),
        ("{ [2 x i8], double }", "[[1, -2], 2.5]", "[[1, -2], 2.5]"),
        ("<2 x i8>", "[1]", "no value of type"),
        ("<2 x i8>", "1", "no value of type"),
    ],
)
def test_a_result_is_shown_as_an_argument_is_given(ty: str, word: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(f"define {ty} @f({ty} %x) {{\n  ret {ty} %x\n}}\n")
    done = irkit("run", "f.ll", "--function", "f", word, cwd=tmp_path)
    assert said in (done.stdout + done.stderr).decode()
