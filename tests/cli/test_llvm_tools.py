"""LLVM's tools by their names: options, outputs, messages and exit status are LLVM's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from commands import CALLS, FIXTURES, MODULES, golden, irkit

from irkit import parse_assembly
from irkit.cli.llvm import run_tool, tool_called
from irkit.cli.llvm.reader_messages import in_readers_words
from irkit.cli.llvm.tool import ToolError
from irkit.cli.llvm.use_list_orders import Shuffle, compare

GOOD = "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n}\n"
UNDEFINED = "define void @f() {\n  store i32 %x, ptr null\n  ret void\n}\n"
BROKEN = "define i32 @f() {\n  %a = call i32 @g(i32 immarg 0)\n  ret i32 0\n}\ndeclare i32 @g(i32)\n"


def tool(*arguments: str, cwd: Path, stdin: str | None = None) -> subprocess.CompletedProcess[bytes]:
    return irkit(*arguments, cwd=cwd, input=None if stdin is None else stdin.encode())


def test_llvm_as_and_llvm_dis_from_stdin_to_stdout(tmp_path: Path) -> None:
    made = tool("llvm-as", "--llvm", "19", cwd=tmp_path, stdin=GOOD)
    assert made.stdout.startswith(b"BC\xc0\xde")
    shown = irkit("llvm-dis", "--llvm=19", "-o", "-", cwd=tmp_path, input=made.stdout)
    assert shown.stdout == b"; ModuleID = '<stdin>'\nsource_filename = \"<stdin>\"\n\n" + GOOD.encode()


def test_llvm_as_says_where_a_text_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text(UNDEFINED)
    said = tool("llvm-as", "x.ll", cwd=tmp_path)
    expected = "llvm-as: x.ll:2:13: error: use of undefined value '%x'\n  store i32 %x, ptr null\n            ^\n"
    assert (said.returncode, said.stderr.decode()) == (1, expected)


def test_llvm_as_takes_no_bitcode(tmp_path: Path) -> None:
    (tmp_path / "x.bc").write_bytes(golden(CALLS))
    said = tool("llvm-as", "x.bc", cwd=tmp_path)
    assert said.stderr.startswith(b"llvm-as: x.bc:1:1: error: expected top-level entity\nBC\xc0\xde")
    assert said.returncode == 1


def test_a_module_that_does_not_verify_is_refused_unless_told_otherwise(tmp_path: Path) -> None:
    said = tool("llvm-as", "-disable-output", cwd=tmp_path, stdin=BROKEN)
    assert said.returncode == 1
    assert said.stderr.decode().splitlines()[:3] == [
        "llvm-as: assembly parsed, but does not verify as correct!",
        "immarg attribute only applies to intrinsics",
        "  %a = call i32 @g(i32 immarg 0)",
    ]
    assert tool("llvm-as", "-disable-output", "--disable-verify", cwd=tmp_path, stdin=BROKEN).returncode == 0
    opt = tool("opt", "-S", cwd=tmp_path, stdin=BROKEN)
    assert opt.returncode == 1
    assert opt.stderr.decode().splitlines()[-1] == "opt: <stdin>: error: input module is broken!"


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("llvm-as", "-frobnicate"), "llvm-as: Unknown command line argument '-frobnicate'."),
        (("llvm-dis", "-o"), "llvm-dis: for the -o option: requires a value!"),
        (("opt", "-passes=licm"), "opt: unknown pass name 'licm'"),
        (("llvm-as", "--llvm=12"), "llvm-as: irkit knows LLVM 13 to 23, not '12'."),
        (("llvm-as", "missing.ll"), "llvm-as: missing.ll: error: Could not open input file: No such file"),
        (("llvm-dis", "missing.bc"), "error: missing.bc: No such file or directory"),
    ],
)
def test_what_a_tool_does_not_take(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    said = tool(*arguments, cwd=tmp_path, stdin="")
    assert said.returncode == 1
    assert said.stderr.decode().startswith(message)


def test_the_environment_names_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRKIT_LLVM", "14")
    assert b"14.0" in tool("llvm-as", cwd=tmp_path, stdin="").stdout


def test_opt_without_a_pass_prints_what_it_read(tmp_path: Path) -> None:
    shown = tool("opt", "-S", "-passes=verify", cwd=tmp_path, stdin=GOOD)
    assert shown.stdout.decode().endswith(GOOD)


def test_use_lists_survive_being_shuffled(tmp_path: Path) -> None:
    said = tool("verify-uselistorder", cwd=tmp_path, stdin=GOOD)
    assert said.returncode == 0
    assert said.stdout.count(b"verify assembly") == 3


def test_modules_are_taken_out_of_a_file_and_put_into_one(tmp_path: Path) -> None:
    (tmp_path / "two.bc").write_bytes(golden(MODULES))
    for number in "01":
        assert tool("llvm-modextract", "-b", "-n", number, "-o", number, "two.bc", cwd=tmp_path).returncode == 0
    said = tool("llvm-modextract", "-n", "2", "-o", "2", "two.bc", cwd=tmp_path)
    assert said.stderr.endswith(b"module index out of range; bitcode file contains 2 module(s)\n")
    assert tool("llvm-cat", "-b", "-o", "both.bc", "0", "1", cwd=tmp_path).returncode == 0
    for number in "01":
        irkit("llvm-modextract", "-b", f"-n={number}", f"-oagain{number}", "both.bc", cwd=tmp_path)
        assert (tmp_path / f"again{number}").read_bytes() == (tmp_path / number).read_bytes()


def test_a_link_of_a_tools_name_is_the_tool() -> None:
    assert tool_called("llvm-dis-22") == ("llvm-dis", 22)
    assert tool_called("llvm-as") == ("llvm-as", None)
    for other in ("irkit", "llvm-as-", "llvm-as-x", "llvm-as--1", "irkit-19", "llvm-as-19-1", "-19"):
        assert tool_called(other) is None


@pytest.mark.llvm
@pytest.mark.parametrize("arguments", [("-dump",), ("-dump", "-non-symbolic", "-dump-blockinfo"), ()])
def test_llvm_bcanalyzer_prints_what_llvms_prints(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "two.bc").write_bytes(golden(MODULES))
    command = ["llvm-bcanalyzer-22", *arguments, "two.bc"]
    expected = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True).stdout
    assert tool("llvm-bcanalyzer", *arguments, "two.bc", cwd=tmp_path).stdout == expected


def test_extract_and_strip_are_commands_of_irkit_too(tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text(GOOD + "define void @g() {\n  ret void\n}\ndeclare void @unused()\n")
    assert b"@g" not in tool("extract", "--func=f", "x.ll", cwd=tmp_path).stdout
    assert b"@unused" not in tool("strip", "--dead", "x.ll", cwd=tmp_path).stdout
    said = tool("extract", "--func=nobody", "x.ll", cwd=tmp_path)
    assert (said.returncode, said.stderr) == (1, b"irkit: x.ll: the module has no function named 'nobody'\n")


def test_links_of_the_tools_names(tmp_path: Path) -> None:
    assert tool("tools", "--link", "bin", "--llvm", "19", cwd=tmp_path).returncode == 0
    assert (tmp_path / "bin" / "llvm-as-19").is_symlink()
    assert tool("tools", "--link", "bin", "--llvm", "19", cwd=tmp_path).returncode == 0, "again, over the links"
    (tmp_path / "bin" / "opt").write_text("mine")
    said = tool("tools", "--link", "bin", cwd=tmp_path)
    assert (said.returncode, (tmp_path / "bin" / "opt").read_text()) == (1, "mine")


def test_use_lists_are_looked_at_and_not_what_reading_upgrades(tmp_path: Path) -> None:
    layout = 'target datalayout = "e-p:64:64:64-i64:64:64-f80:128:128"\ntarget triple = "x86_64-unknown-linux"\n'
    assert tool("verify-uselistorder", "--llvm=19", cwd=tmp_path, stdin=layout + GOOD).returncode == 0


@pytest.mark.llvm
def test_opt_instnamer_names_as_llvms_does(tmp_path: Path) -> None:
    text = "define i32 @f(i32 %0, i32 %arg) {\n  %3 = add i32 %0, %arg\n  br label %4\n4:\n  ret i32 %3\n}\n"
    command = ["opt-19", "-S", "-passes=instnamer"]
    expected = subprocess.run(command, cwd=tmp_path, input=text.encode(), capture_output=True, check=True).stdout
    assert tool("opt", "--llvm=19", "-S", "-passes=instnamer", cwd=tmp_path, stdin=text).stdout == expected


LEFT = "define i32 @f() {\n  ret i32 1\n}\n"
RIGHT = "declare i32 @f()\n\ndefine i32 @g() {\n  %a = call i32 @f()\n  ret i32 %a\n}\n"


def test_llvm_link_tells_what_it_does(tmp_path: Path) -> None:
    for name, text in (("a.ll", LEFT), ("b.ll", RIGHT)):
        (tmp_path / name).write_text(text)
    done = tool("llvm-link", "--llvm", "19", "-S", "-v", "b.ll", "a.ll", cwd=tmp_path)
    assert done.stderr.decode().splitlines() == [
        "Loading 'b.ll'",
        "Linking in 'b.ll'",
        "Loading 'a.ll'",
        "Linking in 'a.ll'",
        "Writing bitcode...",
    ]
    assert done.stdout.decode() == (
        "; ModuleID = 'llvm-link'\nsource_filename = \"llvm-link\"\n\n" + RIGHT.partition("\n\n")[2] + "\n" + LEFT
    )


@pytest.mark.parametrize(
    "files, message",
    [
        (("a.ll", "a.ll"), "error: Linking globals named 'f': symbol multiply defined!\n"),
        (("missing.ll",), "llvm-link: No such file or directory: 'missing.ll'\n"),
        (
            ("bad.ll",),
            "llvm-link: bad.ll:1:1: error: expected top-level entity\nhello\n^\n"
            "llvm-link: error:  loading file 'bad.ll'\n",
        ),
        (
            ("-import=f:a.ll", "-summary-index=i.bc", "a.ll"),
            "llvm-link: error: irkit's llvm-link does not have --summary-index of LLVM 19\n",
        ),
    ],
)
def test_llvm_link_says_what_is_wrong(files: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text(LEFT)
    (tmp_path / "bad.ll").write_text("hello\n")
    done = tool("llvm-link", "--llvm", "19", *files, cwd=tmp_path)
    assert (done.returncode, done.stderr.decode()) == (1, message)


def test_llvm_link_names_no_missing_file_before_llvm_19(tmp_path: Path) -> None:
    done = tool("llvm-link", "--llvm", "18", "missing.ll", cwd=tmp_path)
    assert (done.returncode, done.stderr.decode()) == (1, "llvm-link: No such file or directory\n")


def test_llvm_link_imports_nothing_without_a_summary(tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text(LEFT)
    plain, asked = [tool("llvm-link", "-S", *more, "a.ll", cwd=tmp_path) for more in ([], ["-import=f:b.ll"])]
    assert (asked.returncode, asked.stdout) == (0, plain.stdout)


def test_reducing_by_a_program(tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text(RIGHT + LEFT.replace("@f", "@h"))
    script = tmp_path / "wanted"
    script.write_text('#!/bin/sh\ngrep -q "call i32" "$1"\n')
    script.chmod(0o755)
    done = irkit("reduce", "--test", "./wanted", "x.ll", "-o", "y.ll", cwd=tmp_path)
    assert (done.returncode, (tmp_path / "y.ll").read_text().count("call")) == (0, 1)
    assert "@h" not in (tmp_path / "y.ll").read_text()
    script.write_text("#!/bin/sh\nexit 1\n")
    refused = irkit("reduce", "--test", "./wanted", "x.ll", cwd=tmp_path)
    assert refused.returncode == 1
    assert b"the test fails for the whole module" in refused.stderr
    assert b"--llvm N asks for another" in refused.stderr
    refused = irkit("reduce", "--llvm", "22", "--test", "./wanted", "x.ll", cwd=tmp_path)
    assert b"--llvm N" not in refused.stderr


def test_an_error_of_bitcode_is_said_in_the_words_of_llvms_reader() -> None:
    said = {
        "attribute kind 255, which LLVM 13 does not have": "Unknown attribute kind (255)",
        "a name of 4 bytes at 0 in a string table of 0 bytes": "Invalid record",
        "value 1040 is used and never defined": "Invalid record",
        "an abbreviation id (no END_BLOCK came) takes 1 bits, the block has 0 left": "Malformed block",
        "something of irkit's own": "something of irkit's own",
    }
    assert {message: in_readers_words(message) for message in said} == said


def test_an_order_of_uses_that_changed_is_told() -> None:
    body = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %b = sub i32 %x, %a\n  %c = mul i32 %x, %b\n  ret i32 %c\n"
    one, same, other = [parse_assembly(body + end, "x.ll") for end in ("}", "}", "uselistorder i32 %x, { 0, 2, 1 }\n}")]
    compare(one, same)
    with pytest.raises(
        ToolError, match="LLVM ERROR: use-list order changed: function @f, use 1 of %x: operand 0 of %b"
    ):
        compare(one, other)


def test_orders_are_mixed_so_that_they_change() -> None:
    """Whatever the seed, and the same for the same one; none that has one use."""
    module = parse_assembly("@a = global i32 1\n" + "".join([f"@b{n} = global ptr @a\n" for n in range(3)]))
    uses = list(module.globals["a"].uses)
    for count in (2, 3):
        for seed in range(20):
            mixed = Shuffle(seed)(uses[:count])
            assert mixed != uses[:count]
            assert set(mixed) == set(uses[:count])
            assert Shuffle(seed)(uses[:count]) == mixed


# Whether they write what they have read as it came, or as LLVM has it then.
WRITERS = [
    ("opt", False),
    ("llvm-link", False),
    ("llvm-extract --rfunc=.", False),
    ("llvm-cat", False),
    ("llvm-cat -b", True),
    ("llvm-modextract -n 0", False),
    ("llvm-modextract -b -n 0", True),
]
MANY_NAMES = FIXTURES / "functions/arguments.22.bc"


@pytest.mark.parametrize(("words", "copies"), WRITERS)
def test_what_is_read_and_written(words: str, copies: bool, tmp_path: Path) -> None:
    name, *options = words.split()
    assert run_tool(name, [*options, str(MANY_NAMES), "-o", str(tmp_path / "x.bc")], 22) == 0
    assert ((tmp_path / "x.bc").read_bytes() == MANY_NAMES.read_bytes()) is copies


@pytest.mark.llvm(22)
@pytest.mark.parametrize("words", [words for words, _ in WRITERS])
def test_what_is_read_and_written_is_what_llvm_writes(words: str, tmp_path: Path) -> None:
    name, *options = words.split()
    run_tool(name, [*options, str(MANY_NAMES), "-o", str(tmp_path / "x.bc")], 22)
    subprocess.run([f"{name}-22", *options, MANY_NAMES, "-o", tmp_path / "y.bc"], check=True)
    assert (tmp_path / "x.bc").read_bytes() == (tmp_path / "y.bc").read_bytes()
