"""Modules put back into their containers: what else is in there stays as it was."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import io
import os
import random
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from made import (
    CALLS,
    COMMAND,
    VALUES,
    bsd,
    bundle,
    directx,
    elf,
    gnu,
    member,
    metal,
    offload_binary,
    universal,
    wasm,
)

import irkit
from irkit.containers.parts import parts
from irkit.containers.rewriting import replaced
from irkit.errors import BitcodeError, IRKitError, NotFoundError, UnsupportedError

LONG = CALLS + bytes(4) * 1000
SHORT = VALUES
FILLED = (b".text", b"\x90" * 40)
TARGETS = bundle((b"host-x86_64", CALLS), (b"hip-amdgcn-gfx906", VALUES))


def cut(binary: bytes) -> bytes:
    """An offload binary whose header says its size without what aligns the next one."""
    return binary[:8] + struct.pack("<Q", len(binary.rstrip(b"\0"))) + binary[16:]


CUT, OWN = (cut(offload_binary(b"amdgcn", b"gfx90a", held + b"\1")) for held in (VALUES, CALLS))
IMAGES = offload_binary(b"amdgcn", b"gfx90a", CALLS) + offload_binary(b"nvptx64", b"sm_80", VALUES)
CONTAINERS = {
    "gnu": (gnu((b"x.bc", CALLS), (b"y.bc", VALUES)), "x.bc"),
    "bsd": (bsd((b"x.bc", CALLS), (b"y.bc", VALUES)), "x.bc"),
    "twice the same name": (gnu((b"x.bc", VALUES), (b"x.bc", CALLS)), "x.bc#2"),
    "elf": (elf(FILLED, (b".llvmbc", CALLS), (b".llvmcmd", COMMAND)), ".llvmbc"),
    "wasm": (wasm((b"name", b"x"), (b".llvmbc", CALLS), (b".llvmcmd", COMMAND)), ".llvmbc"),
    "universal": (universal((0x01000007, 3, CALLS), (0x0100000C, 2, VALUES)), "x86_64"),
    "bundle": (TARGETS, "host-x86_64"),
    "offload binary": (IMAGES, "amdgcn-gfx90a"),
    "second offload binary": (CUT + offload_binary(b"nvptx64", b"sm_80", CALLS), "nvptx64-sm_80"),
    "nested": (gnu((b"inner.a", bsd((b"x.o", elf((b".llvmbc", CALLS)))))), "inner.a:x.o:.llvmbc"),
}


@pytest.mark.parametrize("new", [LONG, SHORT], ids=["longer", "shorter"])
@pytest.mark.parametrize("kind", CONTAINERS)
def test_one_part_changes_and_no_other(kind: str, new: bytes) -> None:
    data, path = CONTAINERS[kind]
    before = {part.path: part for part in parts(data)}
    after = {part.path: part for part in parts(replaced(data, path, new, "x"))}
    assert after[path].data.rstrip(b"\0") == new.rstrip(b"\0")
    assert after[path].commands == before[path].commands
    assert {k: v.data for k, v in after.items() if k != path} == {k: v.data for k, v in before.items() if k != path}


def test_a_mach_o_object_may_have_commands_of_nothing_but_their_heads() -> None:
    short = struct.pack("<II", 0x7FFFFFFF, 8)
    at = 32 + len(short) + 72 + 80
    segment = struct.pack("<II16s4QiiII", 0x19, 152, b"", 0, len(CALLS), at, len(CALLS), 7, 7, 1, 0)
    section = struct.pack("<16s16sQQ8I", b"__bitcode", b"__LLVM", 0, len(CALLS), at, *bytes(7))
    head = struct.pack("<8I", 0xFEEDFACF, 0x01000007, 3, 1, 2, 160, 0, 0) + short + segment
    new = CALLS[:-4]
    changed = section[:40] + struct.pack("<Q", len(new)) + section[48:]
    assert replaced(head + section + CALLS, "__LLVM,__bitcode", new, "x") == head + changed + new + bytes(4)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["macho", "coff"])
def test_one_of_several_sections_of_a_name(kind: str, number: int) -> None:
    """The third of them is behind one of another name."""
    held = [CALLS, VALUES, COMMAND, CALLS]
    size = {"macho": 80, "coff": 40}[kind]
    head = {"macho": 32 + 72, "coff": 20}[kind]
    at = head + size * len(held)
    rows = b""
    for data in held:
        if kind == "macho":
            name = b"__text" if data == COMMAND else b"__bitcode"
            rows += struct.pack("<16s16sQQI28x", name, b"__LLVM", 0, len(data), at)
        else:
            name = b".text" if data == COMMAND else b".llvmbc"
            rows += struct.pack("<8s8xII16x", name, len(data), at)
        at += len(data)
    if kind == "macho":
        start = struct.pack("<8I", 0xFEEDFACF, 0x01000007, 3, 1, 1, head - 32, 0, 0)
        start += struct.pack("<II16s4QiiII", 0x19, head - 32 + len(rows), b"", 0, at, head, at, 7, 7, len(held), 0)
    else:
        start = struct.pack("<HHIIIHH", 0x8664, len(held), 0, at, 0, 0, 0)
    path = {"macho": "__LLVM,__bitcode", "coff": ".llvmbc"}[kind] + (f"#{number}" if number > 1 else "")
    data = start + rows + b"".join(held)
    if number > 3:
        with pytest.raises(BitcodeError, match="the object has no section"):
            replaced(data, path, COMMAND, "x")
        return
    index = [0, 1, 3][number - 1]
    held[index] = COMMAND + bytes(len(held[index]) - len(COMMAND))
    assert replaced(data, path, COMMAND, "x")[head + len(rows) :] == b"".join(held)


@pytest.mark.parametrize("more", [1, 8, 65, 4096])
@pytest.mark.parametrize("aligned", [1, 2, 8, 64, 4096, 8192])
def test_a_bundle_keeps_the_alignment_of_its_files(aligned: int, more: int) -> None:
    """The files behind the one that grew move by whole alignments, of a page at most."""
    places = [8192, 16384 + aligned]
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", 2)
    for at, target, held in zip(places, (b"a", b"b"), (CALLS, VALUES), strict=True):
        head += struct.pack("<QQQ", at, len(held), len(target)) + target
    data = (head.ljust(places[0], b"\0") + CALLS).ljust(places[1], b"\0") + VALUES
    grown = CALLS + bytes(more)
    made = replaced(data, "a", grown, "x")
    assert {part.path: part.data for part in parts(made)} == {"a": grown, "b": VALUES}
    [moved] = struct.unpack_from("<Q", made, len(head) - 25)
    assert replaced(data, "b", VALUES + b"more", "x").endswith(VALUES + b"more")
    kept = min(aligned, 4096)
    assert moved == places[1] + (more + kept - 1) // kept * kept


@pytest.mark.parametrize("kind", CONTAINERS)
def test_what_has_not_changed_comes_back_to_the_byte(kind: str) -> None:
    data, path = CONTAINERS[kind]
    assert replaced(data, path, CALLS, "x") == data


@pytest.mark.parametrize("new", [LONG, SHORT], ids=["longer", "shorter"])
def test_offload_binaries_begin_at_multiples_of_eight(new: bytes) -> None:
    data = OWN + offload_binary(b"nvptx64", b"sm_80", VALUES)
    after = {part.path: part.data for part in parts(replaced(data, "amdgcn-gfx90a", new, "x"))}
    assert after == {"amdgcn-gfx90a": new, "nvptx64-sm_80": VALUES}


def test_a_wheel_lists_what_is_in_it() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as opened:
        opened.writestr("x/a.bc", CALLS)
        opened.writestr("x/b.py", b"")
        opened.writestr("x-1.dist-info/RECORD", "x/a.bc,sha256=old,1\nx/b.py,,\nx-1.dist-info/RECORD,,\n")
    with zipfile.ZipFile(io.BytesIO(replaced(made.getvalue(), "x/a.bc", LONG, "x"))) as found:
        digest = base64.urlsafe_b64encode(hashlib.sha256(LONG).digest()).decode().rstrip("=")
        rows = found.read("x-1.dist-info/RECORD").decode().splitlines()
        assert rows == [f"x/a.bc,sha256={digest},{len(LONG)}", "x/b.py,,", "x-1.dist-info/RECORD,,"]
        assert found.namelist() == ["x/a.bc", "x/b.py", "x-1.dist-info/RECORD"]
        assert found.read("x/a.bc") == LONG
        assert found.getinfo("x/a.bc").compress_type == zipfile.ZIP_DEFLATED


def test_what_cannot_be_written_is_named() -> None:
    for data, path, words in (
        (metal((b"add", CALLS)), "add", "Metal library"),
        (directx((b"DXIL", CALLS)), "DXIL", "DirectX container"),
    ):
        with pytest.raises(UnsupportedError, match=words):
            replaced(data, path, LONG, "x")
    with pytest.raises(BitcodeError, match="no offload binary begins here") as wrong:
        list(parts(IMAGES + b"more" * 20))
    assert wrong.value.bit_offset == len(IMAGES) * 8
    with pytest.raises(NotFoundError, match="no member z"):
        replaced(gnu((b"x.bc", CALLS)), "z", LONG, "x")
    index = struct.pack(">II", 1, 77) + b"f\0"
    with pytest.raises(BitcodeError, match="index leads to no member"):
        replaced(b"!<arch>\n" + member(b"/", index) + member(b"x.bc/", CALLS), "x.bc", LONG, "x")


def test_members_by_load_and_save(tmp_path: Path) -> None:
    library = tmp_path / "lib.a"
    library.write_bytes(gnu((b"x.bc", CALLS), (b"y.bc", VALUES)))
    module = irkit.load(f"{library}:x.bc")
    assert irkit.to_bitcode(module) == CALLS
    module.source_filename = "changed"
    irkit.save(module, f"{library}:x.bc")
    assert irkit.load(f"{library}:x.bc").source_filename == "changed"
    assert irkit.to_bitcode(irkit.load(f"{library}:y.bc")) == VALUES
    with pytest.raises(UnsupportedError, match="2 modules"):
        irkit.load(library)
    with pytest.raises(NotFoundError, match=r"no member z"):
        irkit.save(module, f"{library}:z")
    assert os.listdir(tmp_path) == ["lib.a"]


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-P", "-m", "irkit", *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, check=False, text=True)


def test_members_by_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "lib.a").write_bytes(gnu((b"x.bc", CALLS), (b"y.bc", VALUES)))
    done = run("strip", "--names", "lib.a:x.bc", "-o", "lib.a:x.bc", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    changed = {part.path: part.data for part in parts((tmp_path / "lib.a").read_bytes())}
    assert changed["y.bc"] == VALUES
    assert changed["x.bc"] != CALLS
    done = run("convert", "lib.a:x.bc", "--to", "ll", "-o", "lib.a:y.bc", cwd=tmp_path)
    assert "takes bitcode, not text" in done.stderr
    shown = run("symbols", "--member", "y*", "lib.a", cwd=tmp_path).stdout
    assert shown
    assert shown == run("symbols", "lib.a:y.bc", cwd=tmp_path).stdout
    assert "there is no member z*" in run("info", "--member", "z*", "lib.a", cwd=tmp_path).stderr
    assert "2 modules fit --member *.bc" in run("strip", "--member", "*.bc", "lib.a", cwd=tmp_path).stderr


@pytest.mark.llvm(22)
@pytest.mark.parametrize("form", ["gnu", "bsd", "darwin", "coff"])
def test_an_index_leads_to_its_members_still(tmp_path: Path, form: str) -> None:
    for name in ("first", "second", "third"):
        (tmp_path / f"{name}.ll").write_text(f"define void @{name}() {{\n  ret void\n}}\n")
        subprocess.run(["llvm-as-22", f"{name}.ll"], cwd=tmp_path, check=True)
    files = ["first.bc", "second.bc", "third.bc"]
    subprocess.run(["llvm-ar-22", f"--format={form}", "rcs", "x.a", *files], cwd=tmp_path, check=True)

    def index() -> str:
        shown = subprocess.run(
            ["llvm-nm-22", "--print-armap", "x.a"], cwd=tmp_path, check=True, capture_output=True, text=True
        )
        return shown.stdout.partition("\n\n")[0]

    before = index()
    assert "second in second.bc" in before
    longer = irkit.load(f"{tmp_path}/x.a:first.bc")
    longer.source_filename = "a" * 1001
    irkit.save(longer, f"{tmp_path}/x.a:first.bc")
    assert index() == before


@pytest.mark.llvm(22)
@pytest.mark.parametrize(
    ("triple", "section", "fits"),
    [
        ("x86_64-unknown-linux-gnu", ".llvmbc", False),
        ("i686-unknown-linux-gnu", ".llvm.lto", False),
        ("powerpc-unknown-linux-gnu", ".llvmbc", False),
        ("arm64-apple-macosx", "__LLVM,__bitcode", True),
        ("x86_64-pc-windows-msvc", ".llvmbc", False),
        ("i686-pc-windows-msvc", ".llvm.lto", False),
        ("wasm32-unknown-unknown", ".llvmbc", False),
    ],
)
def test_objects_are_read_by_llvm_still(tmp_path: Path, triple: str, section: str, fits: bool) -> None:
    (tmp_path / "x.ll").write_text("define void @f() {\n  ret void\n}\n")
    (tmp_path / "x.bc").write_bytes(CALLS)
    compile_it = ["llc-22", f"-mtriple={triple}", "-filetype=obj", "x.ll", "-o", "plain.o"]
    subprocess.run(compile_it, cwd=tmp_path, check=True)
    add = ["llvm-objcopy-22", f"--add-section={section}=x.bc", "plain.o", "x.o"]
    subprocess.run(add, cwd=tmp_path, check=True)
    data = (tmp_path / "x.o").read_bytes()
    if fits:
        with pytest.raises(UnsupportedError, match="cannot be moved"):
            replaced(data, section, LONG, "x.o")
    new = SHORT if fits and len(SHORT) <= len(CALLS) else CALLS[:-4] if fits else LONG
    (tmp_path / "y.o").write_bytes(replaced(data, section, new, "x.o"))
    subprocess.run(["llvm-objcopy-22", f"--dump-section={section}=found.bc", "y.o", "z.o"], cwd=tmp_path, check=True)
    assert (tmp_path / "found.bc").read_bytes() == new
    tables = [
        subprocess.run(["llvm-objdump-22", "-t", name], cwd=tmp_path, check=True, capture_output=True).stdout
        for name in ("x.o", "y.o")
    ]
    assert tables[0].partition(b"SYMBOL TABLE")[2] == tables[1].partition(b"SYMBOL TABLE")[2] != b""


@pytest.mark.parametrize("kind", CONTAINERS)
def test_damage_is_an_error_of_irkit_or_none(kind: str) -> None:
    data, path = CONTAINERS[kind]
    for seed in range(150):
        choose = random.Random(seed)
        damaged = bytearray(data)
        for _ in range(choose.randint(1, 6)):
            near = choose.choice([0, len(data) - 300])
            damaged[near + choose.randrange(300)] = choose.choice([0, 127, 128, 255, choose.randrange(256)])
        with contextlib.suppress(IRKitError):
            replaced(bytes(damaged), path, LONG, "x")
