"""`irkit convert` and `irkit as`: outputs, formats, exit statuses."""

from __future__ import annotations

from pathlib import Path

from commands import CALLS, golden, irkit


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
