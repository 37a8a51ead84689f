"""`irkit diff` and `irkit roundtrip`: what they say, where, and with which exit status."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from commands import CALLS, FIXTURES, irkit

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import LITERAL, VBR
from bitcode.schema import codes as c
from irkit import parse_assembly
from irkit.cli.first_difference import first_difference
from irkit.cli.roundtrip import RoundTrip

MAGIC = b"BC\xc0\xde"
LOADS = "instructions/memory.22.bc"


def changed(data: bytes, before: bytes, after: bytes) -> bytes:
    """A file in which a name, held in its string table, is another of the same length."""
    assert data.count(before) == 1
    return data.replace(before, after)


@pytest.fixture
def pair(tmp_path: Path) -> Path:
    """A folder with two files of which the second has one global renamed."""
    data = (FIXTURES / "globals/linkage.22.bc").read_bytes()
    (tmp_path / "a.bc").write_bytes(data)
    name = b"internal" if data.count(b"internal") == 1 else b"private"
    (tmp_path / "b.bc").write_bytes(changed(data, name, name.upper()))
    return tmp_path


class TestDiff:
    def test_the_same(self) -> None:
        done = irkit("diff", CALLS, CALLS)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

    def test_what_came_and_went(self, pair: Path) -> None:
        done = irkit("diff", "a.bc", "b.bc", cwd=pair)
        assert done.returncode == 1
        lines = done.stdout.decode().splitlines()
        assert [line[:9] for line in lines] == ["- global ", "+ global "]

    def test_the_functions_that_differ_come_first(self, tmp_path: Path) -> None:
        body = "define i32 @f(i32 %a) memory({}) {{\n{}:\n  %{} = add i32 %a, {}\n  ret i32 %{}\n}}\n"
        (tmp_path / "a.ll").write_text('source_filename = "x"\n' + body.format("argmem: read", "entry", "x", 1, "x"))
        (tmp_path / "b.ll").write_text('source_filename = "x"\n' + body.format("none", "start", "y", 2, "y"))
        done = irkit("diff", "--ignore-names", "a.ll", "b.ll", cwd=tmp_path)
        assert done.stdout.decode().splitlines() == [
            "function @f: 2 differences",
            "  function @f, attributes",
            "- function(memory(argmem: read))",
            "+ function(memory(none))",
            "  function @f, block %entry, instruction 0, operand 1",
            "- i32 1",
            "+ i32 2",
        ]

    def test_what_has_another_name_is_found_by_what_it_does(self, tmp_path: Path) -> None:
        before = "define i32 @f(i32 %a) {\n  %x = add i32 %a, 1\n  %y = mul i32 %x, %a\n  ret i32 %y\n}\n"
        after = before.replace("%x", "%p").replace("%y", "%q").replace("  %q =", "  %n = xor i32 %p, 5\n  %q =")
        for name, text in (("a.ll", before), ("b.ll", after)):
            (tmp_path / name).write_text('source_filename = "x"\n' + text)
        done = irkit("diff", "--ignore-names", "a.ll", "b.ll", cwd=tmp_path)
        assert done.stdout.decode().splitlines() == [
            "function @f: 1 difference",
            "+ function @f, block %0, instruction 1: %n = xor i32 %p, 5",
        ]

    @pytest.mark.parametrize("option", ["--ignore-debug-info", "--ignore-metadata"])
    def test_metadata_need_not_count(self, option: str, tmp_path: Path) -> None:
        plain = 'source_filename = "x"\ndefine void @f() {\n  ret void\n}\n'
        plain += '!llvm.module.flags = !{!4}\n!4 = !{i32 2, !"Debug Info Version", i32 3}\n'
        located = plain.replace("ret void", "ret void, !dbg !3").replace("@f()", "@f() !dbg !2") + (
            "!llvm.dbg.cu = !{!0}\n"
            "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n"
            '!1 = !DIFile(filename: "x.c", directory: "")\n'
            '!2 = distinct !DISubprogram(name: "f", file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0)\n'
            "!3 = !DILocation(line: 1, scope: !2)\n"
            "!5 = !DISubroutineType(types: !{null})\n"
        )
        marked = plain.replace("ret void", "ret void, !mark !0") + "!0 = !{}\n!named = !{!0}\n"
        (tmp_path / "a.ll").write_text(plain)
        (tmp_path / "b.ll").write_text(located if option == "--ignore-debug-info" else marked)
        assert irkit("diff", "a.ll", "b.ll", cwd=tmp_path).returncode == 1
        assert irkit("diff", option, "a.ll", "b.ll", cwd=tmp_path).stdout == b""

    def test_two_releases(self) -> None:
        done = irkit("diff", "instructions/memory.16.bc", LOADS)
        assert done.returncode in (0, 1)
        assert done.stderr == b""

    def test_brief(self, pair: Path) -> None:
        done = irkit("diff", "-q", "a.bc", "b.bc", cwd=pair)
        assert (done.returncode, done.stdout) == (1, b"a.bc and b.bc differ\n")
        assert irkit("diff", "-q", "a.bc", "a.bc", cwd=pair).stdout == b""

    def test_several_modules(self) -> None:
        several = "modules/two-modules.22.bc"
        assert irkit("diff", several, several).returncode == 0
        done = irkit("diff", several, CALLS)
        assert done.stdout.startswith(b"  modules\n- 2\n+ 1\n")

    def test_trouble_has_a_status_of_its_own(self, work: Path) -> None:
        for other in ("bad.bc", "missing.bc"):
            done = irkit("diff", "good.bc", other, cwd=work)
            assert done.returncode == 2
            assert done.stderr.startswith(b"irkit: " + other.encode())
            assert done.stderr.count(b"\n") == 1
        assert irkit("diff", "-", "-").returncode == 2

    def test_standard_input(self, work: Path) -> None:
        data = (work / "good.bc").read_bytes()
        assert irkit("diff", "-", "good.bc", cwd=work, input=data).returncode == 0

    def test_colours_on_a_terminal(self, pair: Path) -> None:
        far, near = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm"}
        command = [sys.executable, "-P", "-m", "irkit", "diff", "a.bc", "b.bc"]
        subprocess.run(command, cwd=pair, env=environment, stdout=near, check=False)
        os.close(near)
        shown = os.read(far, 65536)
        os.close(far)
        assert b"\x1b[31m- global" in shown
        assert b"\x1b[32m+ global" in shown


class TestRoundTrip:
    def test_a_file_that_comes_back(self) -> None:
        done = irkit("roundtrip", CALLS)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

    def test_several_modules_in_several_processes(self) -> None:
        assert irkit("roundtrip", "-j", "2", CALLS, "modules/two-modules.22.bc").returncode == 0

    def test_another_encoding(self, work: Path) -> None:
        data = (work / "good.bc").read_bytes()
        (work / "longer.bc").write_bytes(data + bytes(4))
        done = irkit("roundtrip", "longer.bc", cwd=work)
        assert done.returncode == 1
        assert b"their encoding is not" in done.stderr
        assert irkit("roundtrip", "--models-only", "longer.bc", cwd=work).returncode == 0

    def test_an_old_file_is_written_as_later_ones_are(self, tmp_path: Path) -> None:
        (tmp_path / "old.bc").write_bytes(stream((c.MODULE_CODE_VERSION, [1])))
        done = irkit("roundtrip", "old.bc", cwd=tmp_path)
        assert done.returncode == 1
        assert done.stderr.startswith(
            b"irkit: old.bc: module version 1, before LLVM 5: it is written as LLVM 13 writes the same; MODULE_BLOCK: "
        )

    def test_another_encoding_of_the_same_model(self, work: Path) -> None:
        file = work / "longer.bc"
        file.write_bytes((work / "good.bc").read_bytes() + bytes(4))
        found = RoundTrip(str(file), None, False).run()
        assert found is not None and found.endswith("the records are the same, their encoding is not")
        assert RoundTrip(str(file), None, True).run() is None

    def test_the_module_that_differs_is_told_of_several(self) -> None:
        one, other = [parse_assembly(f'source_filename = "x"\n@a = global i32 {value}\n') for value in (1, 2)]
        task = RoundTrip("x", None, False)
        said = "global @a, initializer: i32 1 became i32 2"
        assert task.models([one], [other]) == said
        assert task.models([one, one], [one, other]) == f"module 1, {said}"
        assert task.models([one, one], [other, other]) == f"module 0, {said}"
        assert task.models([one, one], [one]) == "2 modules became 1"
        assert task.models([one, other], [one, other]) == ""

    def test_a_bad_file(self, work: Path) -> None:
        done = irkit("roundtrip", "good.bc", "bad.bc", cwd=work)
        assert done.returncode == 1
        assert b"irkit: 1 of 2 files failed" in done.stderr


def stream(*records: tuple[int, list[int]], inner: bool = False, name: str = "x") -> bytes:
    """A stream of one MODULE_BLOCK with these records, and perhaps a block in it."""
    writer = BitWriter()
    writer.raw_bytes(MAGIC)
    writer.enter_block(c.MODULE_BLOCK_ID, 3)
    for code, operands in records:
        writer.record(3, code, operands)
    if inner:
        writer.enter_block(c.METADATA_BLOCK_ID, 4)
        writer.record(3, c.METADATA_NAME, list(name.encode()))
        writer.end_block()
    writer.end_block()
    return writer.getvalue()


class TestFirstDifference:
    VERSION = (c.MODULE_CODE_VERSION, [2])

    def test_none(self) -> None:
        assert first_difference(stream(self.VERSION), stream(self.VERSION)) == ""

    def test_an_operand(self) -> None:
        found = first_difference(stream(self.VERSION), stream((c.MODULE_CODE_VERSION, [1])))
        assert found == "MODULE_BLOCK, record 0 (VERSION), operand 0 (version): 2 became 1"

    def test_an_operand_of_a_record_that_has_no_names(self) -> None:
        found = first_difference(stream((99, [2, 3])), stream((99, [2, 4])))
        assert found == "MODULE_BLOCK, record 0 (CODE_99), operand 1: 3 became 4"

    def test_one_operand_more(self) -> None:
        found = first_difference(stream((c.MODULE_CODE_VSTOFFSET, [4])), stream((c.MODULE_CODE_VSTOFFSET, [4, 5])))
        assert found.startswith("MODULE_BLOCK, record 0 (VSTOFFSET), operand 1")
        assert found.endswith(": nothing became 5")

    def test_a_position_differs_because_something_else_does(self) -> None:
        where = [(c.MODULE_CODE_VSTOFFSET, [place]) for place in (4, 5)]
        found = first_difference(stream(where[0], self.VERSION), stream(where[1], (c.MODULE_CODE_VERSION, [1])))
        assert found == "MODULE_BLOCK, record 1 (VERSION), operand 0 (version): 2 became 1"
        found = first_difference(stream(where[0]), stream(where[1]))
        assert found == "MODULE_BLOCK, record 0 (VSTOFFSET), operand 0 (offset): 4 became 5"
        found = first_difference(stream(*where), stream(*where[::-1]))  # of several, the first
        assert found == "MODULE_BLOCK, record 0 (VSTOFFSET), operand 0 (offset): 4 became 5"

    def test_another_record(self) -> None:
        found = first_difference(stream(self.VERSION), stream((c.MODULE_CODE_VSTOFFSET, [2])))
        assert found == "MODULE_BLOCK, record 0: VERSION became VSTOFFSET"

    def test_a_record_more(self) -> None:
        found = first_difference(stream(self.VERSION, self.VERSION), stream(self.VERSION))
        assert found == "MODULE_BLOCK: record 1 (VERSION) became end of the block"

    def test_inside(self) -> None:
        found = first_difference(stream(self.VERSION, inner=True), stream(self.VERSION, inner=True, name="y"))
        assert found == "MODULE_BLOCK/METADATA_BLOCK, record 0 (NAME), operand 0 (name[0]): 120 became 121"
        found = first_difference(stream(self.VERSION, inner=True), stream(self.VERSION))
        assert found == "MODULE_BLOCK: block METADATA_BLOCK became end of the block"

    def test_a_block_more(self) -> None:
        one = stream(self.VERSION)
        found = first_difference(one, one + one[4:])
        assert found == "1 top-level blocks became 2"

    # What a block holds, a letter each, with what is said of each pair.
    LAID = (
        ("v", "vv", "MODULE_BLOCK: end of the block became record 1 (VERSION)"),
        ("av", "av", ""),
        ("av", "va", "MODULE_BLOCK: abbreviation became record 0 (VERSION)"),
        ("aav", "av", "MODULE_BLOCK: abbreviation became record 0 (VERSION)"),
        ("ab", "ba", "MODULE_BLOCK: abbreviation became block METADATA_BLOCK"),
        ("va", "v", "MODULE_BLOCK: abbreviation became end of the block"),
        ("aav", "aAv", "MODULE_BLOCK, abbreviation 1: [1] became [2]"),
        ("baav", "baAv", "MODULE_BLOCK, abbreviation 1: [1] became [2]"),
        ("abav", "abAv", "MODULE_BLOCK, abbreviation 1: [1] became [2]"),
        ("abavab", "abavaB", "MODULE_BLOCK/METADATA_BLOCK, record 0 (NAME), operand 0 (name[0]): 120 became 121"),
        ("abavb", "abavab", "MODULE_BLOCK: block METADATA_BLOCK became abbreviation"),
        ("dv", "dw", "MODULE_BLOCK, record 0 (VERSION): abbreviation 3 became 4"),
        ("avV", "avVV", "MODULE_BLOCK: end of the block became record 2 (VERSION)"),
        ("V", "v", "MODULE_BLOCK, record 0 (VERSION), operand 0 (version): 3 became 2"),
        ("x", "v", "MODULE_BLOCK, record 0 (VERSION), operand 1 (rest[0]): 7 became nothing"),
        ("v", "x", "MODULE_BLOCK, record 0 (VERSION), operand 1 (rest[0]): nothing became 7"),
        ("e", "v", "MODULE_BLOCK, record 0 (VERSION), operand 0 (version): nothing became 2"),
        ("v", "e", "MODULE_BLOCK, record 0 (VERSION), operand 0 (version): 2 became nothing"),
    )

    @staticmethod
    def laid(letters: str) -> bytes:
        writer = BitWriter()
        writer.raw_bytes(MAGIC)
        writer.enter_block(c.MODULE_BLOCK_ID, 3)
        operands = {"v": [2], "V": [3], "x": [2, 7], "e": []}
        literals = [AbbrevOp(LITERAL, value) for value in (1, 2, c.MODULE_CODE_VERSION)]
        shapes = {"a": [literals[0]], "A": [literals[1]], "d": [literals[2], AbbrevOp(VBR, 6)]}
        for letter in letters:
            if letter in operands:
                writer.record(3, c.MODULE_CODE_VERSION, operands[letter])
            elif letter == "w":
                writer.record(4, c.MODULE_CODE_VERSION, [2])
            elif letter in shapes:
                writer.define_abbrev(Abbrev(shapes[letter]))
            else:
                writer.enter_block(c.METADATA_BLOCK_ID, 4)
                writer.record(3, c.METADATA_NAME, list(b"x" if letter == "b" else b"y"))
                writer.end_block()
        writer.end_block()
        return writer.getvalue()

    @pytest.mark.parametrize(("one", "other", "said"), LAID)
    def test_what_stands_where_in_a_block(self, one: str, other: str, said: str) -> None:
        assert first_difference(self.laid(one), self.laid(other)) == said
