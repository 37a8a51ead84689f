"""Archives and objects taken apart: whatever wrote them, and whatever has damaged them."""

from __future__ import annotations

import contextlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from made import CALLS, COMMAND, FIXTURES, VALUES, bsd, bundle, elf, gnu, universal, wasm, zipped

from irkit.containers.kinds import container_kind
from irkit.containers.members import chosen, split
from irkit.containers.parts import parts
from irkit.errors import BitcodeError, IRKitError, UnsupportedError


def irkit(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-P", "-m", "irkit", *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, check=False)


OBJECT = elf((b".llvmbc", CALLS), (b".llvmcmd", COMMAND))


@pytest.mark.parametrize("archive", [gnu, bsd])
def test_archive(archive: object) -> None:
    long = b"a-member-with-quite-a-long-name.o"
    data = archive((b"x.bc", CALLS), (long, VALUES), (b"x.bc", b"text"))  # type: ignore[operator]
    found = [(part.path, part.kind, part.data) for part in parts(data)]
    assert found == [
        ("x.bc", "bitcode", CALLS),
        (long.decode(), "bitcode", VALUES),
        ("x.bc#2", "other", b"text"),
    ]


def test_object_in_an_archive_in_an_archive() -> None:
    (part,) = parts(gnu((b"inner.a", bsd((b"x.o", OBJECT)))))
    assert (part.path, part.data, part.commands) == ("inner.a:x.o:.llvmbc", CALLS, COMMAND)


def test_slices_of_a_universal_binary() -> None:
    data = universal((0x01000007, 3, CALLS), (0x0100000C, 2, gnu((b"x.bc", VALUES))))
    assert [(part.path, part.data) for part in parts(data)] == [("x86_64", CALLS), ("arm64e:x.bc", VALUES)]


def test_class_of_java_is_no_universal_binary() -> None:
    (part,) = parts(b"\xca\xfe\xba\xbe\0\0\0\x34" + bytes(40))
    assert part.kind == "other"


@pytest.mark.parametrize(
    ("number", "kind"), [(0, "Mach-O universal binary"), (42, "Mach-O universal binary"), (43, "")]
)
def test_more_slices_than_there_are_are_a_version_of_java(number: int, kind: str) -> None:
    assert container_kind(b"\xca\xfe\xba\xbe" + number.to_bytes(4, "big") + bytes(40)) == kind


def test_sections_of_a_webassembly_module() -> None:
    (part,) = parts(wasm((b"name", b"x"), (b".llvmbc", CALLS), (b".llvmcmd", COMMAND)))
    assert (part.path, part.data, part.commands) == (".llvmbc", CALLS, COMMAND)


def test_object_without_bitcode_is_itself_a_part() -> None:
    (part,) = parts(elf((b".text", b"\x90")))
    assert (part.path, part.kind) == ("", "ELF object")


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (gnu((b"x", b"text")), "an archive"),
        (OBJECT.replace(b".llvmbc", b".xxxxxx"), "an ELF object"),
        (bundle((b"host", b"text")), "an offload bundle"),
        (universal((7, 3, b"text")), "a Mach-O universal binary"),
        (wasm((b"name", b"x")), "a WebAssembly module"),
        (zipped(("x", b"text")), "a zip file"),
    ],
)
def test_without_a_module_it_is_said_what_there_is(data: bytes, what: str) -> None:
    with pytest.raises(UnsupportedError, match=f"^f: this is {what}, not LLVM bitcode, and there is none in it$"):
        chosen(data, "f", "")


@pytest.mark.parametrize(
    ("count", "named"), [(2, "0, 1"), (4, "0, 1, 2, 3"), (5, "0, 1, 2, 3, ..."), (9, "0, 1, 2, 3, ...")]
)
def test_of_several_modules_four_are_named(count: int, named: str) -> None:
    data = gnu(*[(b"%d" % number, VALUES) for number in range(count)])
    with pytest.raises(UnsupportedError) as error:
        chosen(data, "f", "")
    assert str(error.value) == f"f: this is an archive with {count} modules: name one as f:MEMBER ({named})"


def test_the_file_before_a_member_is_the_first_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("lib.a", "a:b.a", "c:", "d:e"):
        (tmp_path / name).write_bytes(b"")
    for path, expected in {
        "lib.a:x.bc": ("lib.a", "x.bc"),
        "lib.a:x:y": ("lib.a", "x:y"),
        "lib.a": ("lib.a", ""),
        "lib.a:": ("lib.a", ""),
        "a:b.a": ("a:b.a", ""),
        "a:b.a:x": ("a:b.a", "x"),
        "c::x": ("c:", "x"),
        "d:e": ("d:e", ""),
        "d:f:x": ("d:f:x", ""),
        ":x": (":x", ""),
    }.items():
        assert split(path) == expected


def test_archives_in_one_another_have_an_end() -> None:
    data = CALLS
    for _ in range(20):
        data = gnu((b"x", data))
    with pytest.raises(BitcodeError, match="deep"):
        list(parts(data))


def test_the_form_that_is_not_read_is_named() -> None:
    with pytest.raises(UnsupportedError, match="AIX"):
        list(parts(b"<bigaf>\n" + bytes(100), "x.a"))


@pytest.mark.parametrize(
    "data",
    [
        gnu((b"x.bc", CALLS), (b"x.o", OBJECT)),
        bsd((b"x.bc", CALLS)),
        OBJECT,
        universal((7, 3, CALLS), (12, 9, OBJECT)),
        wasm((b".llvmbc", CALLS), (b".llvmcmd", COMMAND)),
    ],
)
def test_damage_is_an_error_of_irkit_or_none(data: bytes) -> None:
    for seed in range(400):
        choose = random.Random(seed)
        damaged = bytearray(data)
        for _ in range(choose.randint(1, 6)):
            near = choose.choice([0, len(data) - 300])
            damaged[near + choose.randrange(300)] = choose.choice([0, 127, 128, 255, choose.randrange(256)])
        with contextlib.suppress(IRKitError):
            list(parts(bytes(damaged[: choose.choice([len(data), choose.randrange(len(data))])])))


@pytest.fixture
def work(tmp_path: Path) -> Path:
    (tmp_path / "lib.a").write_bytes(gnu((b"x.bc", CALLS), (b"y.o", elf((b".llvmbc", VALUES), (b".llvmcmd", COMMAND)))))
    (tmp_path / "x.o").write_bytes(OBJECT)
    return tmp_path


class TestCommands:
    def test_list(self, work: Path) -> None:
        done = irkit("list", "lib.a", cwd=work)
        assert (done.returncode, done.stderr) == (0, b"")
        lines = [line.split() for line in done.stdout.decode().splitlines()]
        assert lines[0] == ["MEMBER", "KIND", "PRODUCER", "LLVM", "TRIPLE", "SIZE"]
        assert [(line[0], line[1], line[3], line[-1]) for line in lines[1:]] == [
            ("x.bc", "bitcode", "22", str(len(CALLS))),
            ("y.o:.llvmbc", "bitcode", "22", str(len(VALUES))),
        ]

    def test_list_as_json_lines(self, work: Path) -> None:
        done = irkit("list", "--json", "--member", "y*", "lib.a", cwd=work)
        (row,) = [json.loads(line) for line in done.stdout.splitlines()]
        assert (row["file"], row["member"], row["kind"], row["module"]) == ("lib.a", "y.o:.llvmbc", "bitcode", 0)

    def test_unpack(self, work: Path) -> None:
        assert irkit("unpack", "lib.a", "-o", "out", cwd=work).returncode == 0
        assert sorted(os.listdir(work / "out")) == ["x.bc", "y.o..llvmbc.bc", "y.o..llvmbc.bc.cmd"]
        assert (work / "out" / "x.bc").read_bytes() == CALLS
        assert (work / "out" / "y.o..llvmbc.bc").read_bytes() == VALUES
        assert (work / "out" / "y.o..llvmbc.bc.cmd").read_bytes() == b"-cc1\n-O2\n"

    def test_unpack_stays_in_its_folder(self, work: Path) -> None:
        (work / "evil.a").write_bytes(gnu((b"../../evil.bc", CALLS), (b"/etc/evil.bc", CALLS), (b"..", CALLS)))
        assert irkit("unpack", "evil.a", "-o", "out/in", cwd=work).returncode == 0
        assert len(os.listdir(work / "out" / "in")) == 3
        assert os.listdir(work / "out") == ["in"]

    def test_object_is_read_as_its_bitcode(self, work: Path) -> None:
        done = irkit("dis", "x.o", "-o", "-", cwd=work)
        expected = (FIXTURES / "instructions/calls.22.ll").read_bytes().replace(b"instructions/calls.22.bc", b"x.o")
        assert done.stdout == expected

    def test_member_is_named(self, work: Path) -> None:
        done = irkit("info", "lib.a:y.o", cwd=work)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.startswith(b"file:            lib.a:y.o, ")
        assert b"there is no member z.o" in irkit("info", "lib.a:z.o", cwd=work).stderr

    def test_all_members_are_shown(self, work: Path) -> None:
        done = irkit("symbols", "lib.a", "x.o", cwd=work)
        assert [line for line in done.stdout.splitlines() if line.endswith(b":")] == [
            b"lib.a:x.bc:",
            b"lib.a:y.o:.llvmbc:",
            b"x.o:",
        ]
        done = irkit("stats", "--json", "lib.a", cwd=work)
        assert [json.loads(line)["name"] for line in done.stdout.splitlines()] == ["lib.a:x.bc", "lib.a:y.o:.llvmbc"]

    def test_reader_that_closes_the_pipe_early(self, work: Path) -> None:
        (work / "many.a").write_bytes(gnu(*((b"%d.bc" % number, CALLS) for number in range(40))))
        command = f"{sys.executable} -P -m irkit dump many.a | head -c 1 >/dev/null"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(command, shell=True, cwd=work, env=environment, capture_output=True, check=False)
        assert done.stderr == b""

    def test_bad_member_does_not_stop_the_others(self, work: Path) -> None:
        (work / "bad.a").write_bytes(gnu((b"bad.bc", CALLS[:200]), (b"good.bc", CALLS)))
        done = irkit("info", "bad.a", cwd=work)
        assert done.returncode == 1
        assert done.stderr.startswith(b"irkit: bad.a:bad.bc: ")
        assert b"file:            bad.a:good.bc, " in done.stdout

    def test_choice_is_asked_for_where_one_module_is_read(self, work: Path) -> None:
        done = irkit("diff", "lib.a", "x.o", cwd=work)
        assert done.returncode == 2
        assert b"2 modules: name one as lib.a:MEMBER (x.bc, y.o:.llvmbc)" in done.stderr


@pytest.mark.llvm(22)
@pytest.mark.parametrize("form", ["gnu", "bsd", "darwin", "coff"])
def test_archives_of_llvm_ar(tmp_path: Path, form: str) -> None:
    (tmp_path / "short.bc").write_bytes(CALLS)
    (tmp_path / "a-member-with-quite-a-long-name.bc").write_bytes(VALUES)
    names = ["short.bc", "a-member-with-quite-a-long-name.bc"]
    subprocess.run(["llvm-ar-22", f"--format={form}", "qc", "x.a", *names], cwd=tmp_path, check=True)
    found = {part.path: part.data.rstrip(b"\n\0") for part in parts((tmp_path / "x.a").read_bytes())}
    assert found == {name: (tmp_path / name).read_bytes().rstrip(b"\n\0") for name in names}


@pytest.mark.llvm(22)
@pytest.mark.parametrize(
    ("triple", "section"),
    [
        ("x86_64-unknown-linux-gnu", ".llvmbc"),
        ("aarch64-unknown-linux-gnu", ".llvm.lto"),
        ("arm64-apple-macosx", "__LLVM,__bitcode"),
        ("x86_64-pc-windows-msvc", ".llvmbc"),
        ("x86_64-pc-windows-msvc", ".llvm.lto"),
        ("wasm32-unknown-unknown", ".llvmbc"),
    ],
)
def test_objects_with_a_section_of_llvm_objcopy(tmp_path: Path, triple: str, section: str) -> None:
    (tmp_path / "x.ll").write_text("define void @f() {\n  ret void\n}\n")
    (tmp_path / "x.bc").write_bytes(CALLS)
    compile_it = ["llc-22", f"-mtriple={triple}", "-filetype=obj", "x.ll", "-o", "plain.o"]
    subprocess.run(compile_it, cwd=tmp_path, check=True)
    add = ["llvm-objcopy-22", f"--add-section={section}=x.bc", "plain.o", "x.o"]
    subprocess.run(add, cwd=tmp_path, check=True)
    (part,) = parts((tmp_path / "x.o").read_bytes())
    assert (part.path, part.data) == (section, CALLS)
