"""The `irkit` command as its users meet it: outputs, exit statuses, errors in one line."""

from __future__ import annotations

import json
import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from commands import CALLS, FIXTURES, MODULES, golden, irkit

from bitcode.bitstream import read_bitstream


class TestDis:
    def test_output_option(self) -> None:
        done = irkit("dis", CALLS, "-o", "-")
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout == golden("instructions/calls.22.ll")

    def test_file_goes_beside_its_input(self, work: Path) -> None:
        assert irkit("dis", "good.bc", cwd=work).stdout == b""
        expected = golden("instructions/calls.22.ll").replace(CALLS.encode(), b"good.bc")
        assert (work / "good.ll").read_bytes() == expected

    def test_standard_input_to_standard_output(self) -> None:
        data = (FIXTURES / CALLS).read_bytes()
        expected = golden("instructions/calls.22.ll").replace(CALLS.encode(), b"<stdin>")
        assert irkit("dis", input=data).stdout == expected
        assert irkit("dis", "-", input=data).stdout == expected

    def test_output_folder(self, work: Path) -> None:
        (work / "text").mkdir()
        assert irkit("dis", "good.bc", "--output-dir", "text", cwd=work).returncode == 0
        assert (work / "text" / "good.ll").exists()
        assert not (work / "good.ll").exists()

    def test_use_list_order(self) -> None:
        done = irkit("dis", "--preserve-use-list-order", "use-lists/values.22.bc", "-o", "-")
        assert done.stdout == golden("use-lists/values.22.uses.ll")

    def test_as_is_shows_the_file_without_upgrade(self) -> None:
        upgraded = irkit("dis", "modules/darwin-wrapper.22.bc", "-o", "-").stdout
        as_is = irkit("dis", "--as-is", "modules/darwin-wrapper.22.bc", "-o", "-").stdout
        assert b'target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128"' in as_is
        assert b"-Fn32" in upgraded

    def test_index_only_prints_its_summary(self) -> None:
        done = irkit("dis", "summary/index.22.bc", "-o", "-")
        assert done.stdout == golden("summary/index.22.ll")

    def test_bad_file_is_one_line_and_status_1(self, work: Path) -> None:
        done = irkit("dis", "bad.bc", cwd=work)
        assert done.returncode == 1
        assert done.stderr.count(b"\n") == 1
        assert done.stderr.startswith(b"irkit: bad.bc: ")
        assert not (work / "bad.ll").exists()

    def test_missing_file_is_one_line_and_status_1(self, work: Path) -> None:
        done = irkit("dis", "none.bc", cwd=work)
        assert (done.returncode, done.stderr) == (1, b"irkit: none.bc: No such file or directory\n")

    def test_output_folder_is_made(self, work: Path) -> None:
        assert irkit("dis", "good.bc", "--output-dir", "new/folder", cwd=work).returncode == 0
        assert (work / "new" / "folder" / "good.ll").exists()

    def test_output_folder_that_is_a_file_is_one_line_and_status_1(self, work: Path) -> None:
        done = irkit("dis", "good.bc", "--output-dir", "two.bc", cwd=work)
        assert (done.returncode, done.stderr) == (1, b"irkit: two.bc: File exists\n")

    def test_missing_folder_of_the_output_is_named_as_it_was_given(self, work: Path) -> None:
        done = irkit("dis", "good.bc", "-o", "nowhere/x.ll", cwd=work)
        assert (done.returncode, done.stderr) == (1, b"irkit: nowhere/x.ll: No such file or directory\n")

    @pytest.mark.parametrize("jobs", ["1", "2"])
    def test_bad_file_does_not_stop_the_others(self, work: Path, jobs: str) -> None:
        shutil.copy(work / "good.bc", work / "z.bc")
        done = irkit("dis", "-j", jobs, "good.bc", "bad.bc", "none.bc", "z.bc", cwd=work)
        assert done.returncode == 1
        assert (work / "good.ll").exists()
        assert (work / "z.ll").exists()
        lines = done.stderr.splitlines()
        assert len(lines) == 3
        assert lines[-1] == b"irkit: 2 of 4 files failed"

    def test_old_output_stays_if_the_input_is_bad(self, work: Path) -> None:
        (work / "bad.ll").write_text("old")
        irkit("dis", "bad.bc", cwd=work)
        assert (work / "bad.ll").read_text() == "old"

    def test_name_that_is_not_utf8(self, work: Path) -> None:
        name = os.fsdecode(b"\xff.bc")
        shutil.copy(work / "good.bc", work / name)
        assert irkit("dis", name, cwd=work).returncode == 0
        assert (work / os.fsdecode(b"\xff.ll")).read_bytes().startswith(b"; ModuleID = '\xff.bc'\n")

    def test_reader_that_closes_the_pipe_early(self) -> None:
        command = f"{sys.executable} -P -m irkit dis {CALLS} -o - | head -c 1 >/dev/null"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(command, shell=True, cwd=FIXTURES, env=environment, capture_output=True, check=False)
        assert done.stderr == b""

    @pytest.mark.parametrize("command", ["info", "verify", "symbols", "roundtrip"])
    def test_reader_that_has_gone(self, command: str) -> None:
        reads, writes = os.pipe()
        os.close(reads)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        line = [sys.executable, "-P", "-m", "irkit", command, "--json", CALLS]
        done = subprocess.run(line, cwd=FIXTURES, env=environment, stdout=writes, stderr=subprocess.PIPE, check=False)
        os.close(writes)
        assert (done.returncode, done.stderr) == (1, b"")

    @pytest.mark.parametrize(
        "arguments",
        [
            ["-o", "x.ll", "--output-dir", ".", CALLS],
            ["-o", "x.ll", CALLS, MODULES],
            ["--module", "0", "--all-modules", MODULES],
            ["--module", "-1", MODULES],
            ["--output-dir", "/tmp", CALLS, CALLS],
            ["--no-such-option", CALLS],
            ["-j", "0", CALLS],
        ],
    )
    def test_wrong_usage_is_status_2(self, arguments: list[str]) -> None:
        done = irkit("dis", *arguments)
        assert done.returncode == 2
        assert done.stdout == b""

    def test_progress_bar_only_on_a_terminal(self, work: Path) -> None:
        shutil.copy(work / "good.bc", work / "z.bc")
        assert irkit("dis", "good.bc", "z.bc", cwd=work).stderr == b""
        master, slave = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-P", "-m", "irkit", "dis", "good.bc", "z.bc"]
        process = subprocess.Popen(command, cwd=work, env=environment, stderr=slave, stdout=subprocess.DEVNULL)
        process.wait()
        os.close(slave)
        shown = os.read(master, 10000)
        os.close(master)
        assert b"100%" in shown


class TestSeveralModules:
    def test_choice_is_asked_for(self, work: Path) -> None:
        done = irkit("dis", "two.bc", cwd=work)
        assert done.returncode == 1
        assert b"2 modules" in done.stderr
        assert b"--module" in done.stderr
        assert done.stderr.count(b"\n") == 1

    def test_one_is_chosen(self) -> None:
        done = irkit("dis", "--module", "1", MODULES, "-o", "-")
        assert done.stdout == golden("modules/two-modules.22.1.ll")

    def test_choice_past_the_end(self) -> None:
        done = irkit("dis", "--module", "2", MODULES, "-o", "-")
        assert done.returncode == 1
        assert b"there is no module 2: the file has 2 modules" in done.stderr

    def test_all_are_written(self, work: Path) -> None:
        assert irkit("dis", "--all-modules", "two.bc", "good.bc", cwd=work).returncode == 0
        for index in range(2):
            expected = golden(f"modules/two-modules.22.{index}.ll").replace(MODULES.encode(), b"two.bc")
            assert (work / f"two.{index}.ll").read_bytes() == expected
        assert (work / "good.ll").exists()


class TestDump:
    def test_records_with_names(self) -> None:
        done = irkit("dump", CALLS)
        assert done.returncode == 0
        assert b"FUNCTION_BLOCK" in done.stdout
        assert b"INST_CALL" in done.stdout

    def test_one_block(self) -> None:
        done = irkit("dump", "--block", "IDENTIFICATION_BLOCK", CALLS)
        assert b"EPOCH" in done.stdout
        assert b"FUNCTION_BLOCK" not in done.stdout

    def test_json(self) -> None:
        assert json.loads(irkit("dump", "--json", CALLS).stdout)

    def test_bad_file(self, work: Path) -> None:
        done = irkit("dump", "bad.bc", cwd=work)
        assert done.returncode == 1
        assert done.stderr.count(b"\n") == 1


class TestStats:
    def test_text(self) -> None:
        done = irkit("stats", CALLS)
        assert done.returncode == 0
        assert b"FUNCTION_BLOCK" in done.stdout

    def test_json(self) -> None:
        assert json.loads(irkit("stats", "--json", CALLS).stdout)


class TestInfo:
    def info(self, name: str) -> dict[str, str]:
        done = irkit("info", name)
        assert (done.returncode, done.stderr) == (0, b"")
        pairs = (line.split(":", 1) for line in done.stdout.decode().splitlines() if ":" in line)
        return {key: value.strip() for key, value in pairs}

    def test_what_a_module_says_of_itself(self) -> None:
        told = self.info("modules/symbol-table.19.bc")
        assert told["producer"] == "LLVM19.1.7"
        assert told["epoch"] == "0"
        assert told["LLVM version"] == "19"
        assert told["target triple"] == "x86_64-unknown-linux-gnu"
        assert told["data layout"].startswith("e-m:e-")
        assert told["source file"] == "modules/symbol-table.c"
        assert told["functions"] == "1 defined, 1 declared"
        assert told["variables"] == "6 defined, 2 declared"
        assert told["comdats"] == "1"
        assert told["pointers"] == "opaque"
        assert told["hash"] == "none"

    def test_hash_and_summary(self) -> None:
        told = self.info("summary/functions.22.bc")
        assert len(told["hash"]) == 40
        assert told["summary"] != "none"

    def test_module_flags(self) -> None:
        assert b"wchar_size = 4 (error)" in irkit("info", "metadata/module-flags.22.bc").stdout

    def test_use_lists_that_only_bodies_store_are_told(self) -> None:
        assert self.info("use-lists/values.22.bc")["use-list order"] == "stored"
        assert self.info("use-lists/values.22.ll")["use-list order"] == "not stored"
        assert self.info("use-lists/not-stored.22.bc")["use-list order"] == "not stored"

    def test_typed_pointers(self) -> None:
        assert self.info("types/typed-pointers.14.bc")["pointers"] == "typed"

    def test_wrapper(self) -> None:
        assert "wrapper" in self.info("modules/darwin-wrapper.22.bc")["file"]

    def test_several_modules(self) -> None:
        told = irkit("info", MODULES).stdout
        assert b"module 0\n" in told
        assert b"module 1\n" in told

    def test_damaged_body_is_not_read(self, tmp_path: Path) -> None:
        for command in ("info", "symbols"):
            assert irkit(command, str(with_damaged_body(tmp_path))).returncode == 0
        assert irkit("dis", str(with_damaged_body(tmp_path)), "-o", "-").returncode == 1


def with_damaged_body(folder: Path) -> Path:
    """A file whose one function body is nothing but ones."""
    data = bytearray((FIXTURES / "instructions/bitwise.22.bc").read_bytes())
    module = next(block for block in read_bitstream(bytes(data)).blocks if block.path == "MODULE_BLOCK")
    body = next(block for block in module.scan().children if block.path.endswith("FUNCTION_BLOCK"))
    start, end = body.body_bit // 8, body.end_bit // 8
    data[start:end] = b"\xff" * (end - start)
    path = folder / "damaged.bc"
    path.write_bytes(bytes(data))
    return path


class TestSymbols:
    def rows(self, name: str, *options: str) -> dict[str, list[str]]:
        done = irkit("symbols", *options, name)
        assert (done.returncode, done.stderr) == (0, b"")
        lines = (line.split(maxsplit=4) for line in done.stdout.decode("utf-8", "surrogateescape").splitlines())
        return {line[4]: line[:4] for line in lines}

    def test_kind_linkage_and_visibility(self) -> None:
        rows = self.rows("globals/aliases.22.bc")
        assert rows["weak"] == ["W", "alias", "weak", "hidden"]
        assert rows["function_alias"] == ["T", "alias", "external", "default"]
        assert rows["part"][0] == "D"
        assert rows["function"] == ["T", "function", "external", "default"]

    def test_order_is_by_name(self) -> None:
        names = list(self.rows("globals/linkage.22.bc"))
        assert names == sorted(names)

    def test_llvms_own_names_only_on_request(self) -> None:
        assert "llvm.used" not in self.rows("globals/used.22.bc")
        assert "llvm.used" in self.rows("globals/used.22.bc", "--all")

    def test_names_without_control_characters(self) -> None:
        assert "new\\0Aline" in self.rows("globals/names.22.bc")

    @pytest.mark.llvm(22)
    @pytest.mark.parametrize("area", ["globals", "functions"])
    def test_letters_are_those_of_llvm_nm(self, area: str) -> None:
        for path in sorted((FIXTURES / area).glob("*.22.bc")):
            if path.name.startswith(("names.", "module-properties.")):
                continue  # an unnamed global has another name for nm, and so have the symbols of module assembly
            listed = subprocess.run(["llvm-nm-22", str(path)], capture_output=True, text=True, check=True).stdout
            expected = {}
            for line in listed.splitlines():
                letter, name = line[-len(line.lstrip("- ")) :].split(maxsplit=1) if line.strip() else ("", "")
                expected[name.removeprefix("__imp_").partition("@@")[0]] = letter  # as the object's format mangles it
            rows = self.rows(str(path))
            mine = {name: row[0] for name, row in rows.items() if row[2] != "private" and not name.startswith("@")}
            expected = {name: letter for name, letter in expected.items() if not name.startswith("__unnamed")}
            assert mine == expected, path


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys, irkit.cli.commands\n"
        "heavy = {n for n in sys.modules if n.startswith(('bitcode', 'text.', 'irkit.'))}\n"
        "print(sorted(heavy - {'irkit._build', 'irkit._snippets', 'irkit.cli', "
        "'irkit.cli.commands', 'irkit.cli.declaring', 'irkit.cli.file_arguments', 'irkit.cli.help', "
        "'irkit.cli.llvm', 'irkit.cli.plain', 'irkit.collector', 'irkit.errors', 'irkit.lazy_names', "
        "'irkit.releases'}))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_no_command_is_wrong_usage() -> None:
    assert irkit().returncode == 2


KINDS = ("an ELF object", "an archive", "assembly", "nothing")


@pytest.mark.parametrize(
    ("command", "what"),
    [(command, what) for command in ("info", "symbols", "stats") for what in ("an ELF object", "an archive")]
    + [
        (command, what)
        for command in ("dump", "dis")
        for what in ("an ELF object", "an archive", "assembly", "nothing")
    ],
)
def test_other_kinds_of_file_are_refused(tmp_path: Path, command: str, what: str) -> None:
    contents = {
        "an ELF object": b"\x7fELF" + bytes(60),
        "an archive": b"!<arch>\n" + bytes(60),
        "assembly": b"; ModuleID = 'x'\ndefine void @f() {\n  ret void\n}\n",
        "nothing": b"",
    }
    (tmp_path / "x.bc").write_bytes(contents[what])
    done = irkit(command, "x.bc", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.startswith(b"irkit: x.bc: ")
    assert done.stderr.count(b"\n") == 1
