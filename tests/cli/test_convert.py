"""`irkit convert` and `irkit as`: outputs, formats, exit statuses."""

from __future__ import annotations

from pathlib import Path

from commands import CALLS, FIXTURES, golden, irkit


class TestConvert:
    def test_bitcode_to_bitcode_is_the_same_file(self, work: Path) -> None:
        assert irkit("convert", "good.bc", "-o", "again.bc", cwd=work).returncode == 0
        assert (work / "again.bc").read_bytes() == (work / "good.bc").read_bytes()

    def test_bitcode_to_text_is_what_dis_prints(self) -> None:
        done = irkit("convert", CALLS, "-o", "-", "--to", "ll")
        assert (done.returncode, done.stdout) == (0, golden("instructions/calls.22.ll"))

    def test_two_files_become_one_of_two_modules(self, work: Path) -> None:
        assert irkit("convert", "good.bc", "good.bc", "-o", "both.bc", cwd=work).returncode == 0
        assert (
            b"there is no module 2: the file has 2 modules" in irkit("dis", "--module", "2", "both.bc", cwd=work).stderr
        )
        first = irkit("dis", "--module", "0", "both.bc", "-o", "-", cwd=work).stdout
        second = irkit("dis", "--module", "1", "both.bc", "-o", "-", cwd=work).stdout
        assert first == second == irkit("dis", "good.bc", "-o", "-", cwd=work).stdout.replace(b"good.bc", b"both.bc")

    def test_several_modules_are_no_text(self, work: Path) -> None:
        done = irkit("convert", "two.bc", "-o", "two.ll", cwd=work)
        assert done.returncode == 1
        assert b"two.bc: 2 modules in one file of assembly" in done.stderr
        assert not (work / "two.ll").exists()

    def test_producer(self, work: Path) -> None:
        assert irkit("convert", "good.bc", "-o", "mine.bc", "--producer", "mine-1", cwd=work).returncode == 0
        assert b"mine-1" in irkit("info", "mine.bc", cwd=work).stdout

    def test_output_without_a_format(self, work: Path) -> None:
        done = irkit("convert", "good.bc", "-o", "-", cwd=work)
        assert done.returncode == 2
        assert b"--to bc or --to ll has to say what the standard output shall be" in done.stderr

    def test_a_bad_input_leaves_the_old_output(self, work: Path) -> None:
        (work / "out.bc").write_bytes(b"old")
        assert irkit("convert", "good.bc", "bad.bc", "-o", "out.bc", cwd=work).returncode == 1
        assert (work / "out.bc").read_bytes() == b"old"

    def test_each_file_by_itself_into_a_folder(self, work: Path) -> None:
        (work / "out").mkdir()
        (work / "other.bc").write_bytes((work / "good.bc").read_bytes())
        done = irkit("convert", "-j", "2", "good.bc", "other.bc", "--to", "ll", "--output-dir", "out", cwd=work)
        assert (done.returncode, done.stderr) == (0, b"")
        text = (work / "out" / "good.ll").read_bytes()
        assert text == golden("instructions/calls.22.ll").replace(CALLS.encode(), b"good.bc")
        assert (work / "out" / "other.ll").read_bytes() == text.replace(b"good.bc", b"other.bc")

    def test_where_to_write_has_to_be_said_once(self, work: Path) -> None:
        for arguments in ((), ("-o", "x.bc", "--output-dir", ".")):
            done = irkit("convert", "good.bc", *arguments, cwd=work)
            assert done.returncode == 2
            assert b"either -o or --output-dir has to say where to write" in done.stderr


class TestAs:
    def test_bitcode_is_that_of_llvm_as(self, work: Path) -> None:
        text = golden("instructions/calls.22.ll")
        (work / "x.ll").write_bytes(text)
        assert irkit("as", "x.ll", cwd=work).returncode == 0
        shown = irkit("dis", "x.bc", "-o", "-", cwd=work).stdout
        assert shown == text.replace(CALLS.encode(), b"x.bc")

    def test_an_error_shows_line_and_caret_and_leaves_no_file(self, work: Path) -> None:
        (work / "x.ll").write_text("define void @f() {\n  ret i32 %count\n}\n")
        done = irkit("as", "x.ll", cwd=work)
        assert done.returncode == 1
        assert b"x.ll:2:" in done.stderr
        assert not (work / "x.bc").exists()

    def test_the_version_decides(self, work: Path) -> None:
        (work / "x.ll").write_text("@p = global i1 icmp eq (i8 1, i8 2)\n")
        assert irkit("as", "--llvm", "22", "x.ll", "-o", "22.bc", cwd=work).returncode == 1
        assert irkit("as", "--llvm", "14", "x.ll", "-o", "14.bc", cwd=work).returncode == 0
        assert b"LLVM version:    14" in irkit("info", "14.bc", cwd=work).stdout

    def test_bitcode_is_no_assembly(self, work: Path) -> None:
        done = irkit("as", "good.bc", cwd=work)
        assert done.returncode == 1
        assert b"this is not LLVM assembly" in done.stderr


class TestUpgrade:
    FILE = "newer/typed-pointers.14.bc"

    def test_upgrade_writes_what_the_reader_of_that_release_makes(self) -> None:
        done = irkit("upgrade", str(FIXTURES / self.FILE), "--llvm", "22", "-o", "-", "--to", "ll", cwd=FIXTURES)
        assert done.returncode == 0
        assert done.stdout.splitlines()[1:] == golden("newer/typed-pointers.14.to.22.ll").splitlines()[1:]

    def test_dis_and_convert_follow_the_release_that_is_asked_for(self, work: Path) -> None:
        file = str(FIXTURES / self.FILE)
        shown = irkit("dis", file, "--llvm", "19", "-o", "-", cwd=work)
        assert irkit("convert", file, "--llvm", "19", "-o", "new.bc", cwd=work).returncode == 0
        again = irkit("dis", "new.bc", "-o", "-", cwd=work)
        assert shown.returncode == again.returncode == 0
        assert shown.stdout.splitlines()[1:] == again.stdout.splitlines()[1:]
        assert b"LLVM19" in irkit("info", "new.bc", cwd=work).stdout

    def test_what_an_older_release_does_not_know_is_an_error(self, work: Path) -> None:
        (work / "new.ll").write_text("define i64 @f(i32 %x) {\n  %y = zext nneg i32 %x to i64\n  ret i64 %y\n}\n")
        assert irkit("as", "new.ll", "--llvm", "19", cwd=work).returncode == 0
        done = irkit("convert", "new.bc", "--llvm", "16", "-o", "old.bc", cwd=work)
        assert done.returncode == 1
        assert b"upgrading a module of LLVM 19 to LLVM 16, which is older: zext with nneg" in done.stderr

    def test_as_is_and_a_release_contradict_each_other(self) -> None:
        assert irkit("dis", "--as-is", "--llvm", "19", str(FIXTURES / self.FILE)).returncode == 2
