"""Containers of code for devices, zip files and thin archives: taken apart, and damaged."""

from __future__ import annotations

import contextlib
import random
import struct
import subprocess
import sys
from pathlib import Path

import pyarrow
import pytest
from made import CALLS, VALUES, bundle, compressed, directx, metal, offload_binary, zipped

from irkit.containers.kinds import container_kind
from irkit.containers.parts import parts
from irkit.errors import BitcodeError, IRKitError, UnsupportedError

IMAGES = offload_binary(b"amdgcn-amd-amdhsa", b"gfx90a", CALLS) + offload_binary(b"nvptx64", b"sm_80", VALUES)
TWO_TARGETS = bundle((b"host-x86_64", CALLS), (b"hip-amdgcn-gfx906", VALUES))
CONTAINERS = {
    "offload bundle": (TWO_TARGETS, ["host-x86_64", "hip-amdgcn-gfx906"]),
    "offload binary": (IMAGES, ["amdgcn-amd-amdhsa-gfx90a", "nvptx64-sm_80"]),
    "Metal library": (metal((b"add", CALLS), (b"sub", VALUES)), ["add", "sub"]),
    "zip file": (zipped(("x/a.bc", CALLS), ("b.bc", VALUES)), ["x/a.bc", "b.bc"]),
    "DirectX container": (
        directx((b"SFI0", b"12345678"), (b"DXIL", CALLS), (b"DXIL", VALUES)),
        ["SFI0", "DXIL", "DXIL#2"],
    ),
}


@pytest.mark.parametrize("kind", CONTAINERS)
def test_members_and_their_bitcode(kind: str) -> None:
    data, names = CONTAINERS[kind]
    assert container_kind(data) == kind
    found = list(parts(data, "x"))
    assert [part.path for part in found] == names
    assert [part.data for part in found if part.is_bitcode] == [CALLS, VALUES]


@pytest.mark.parametrize("version", [1, 2, 3])
def test_compressed_bundles(version: int) -> None:
    assert [part.data for part in parts(compressed(TWO_TARGETS, version))] == [CALLS, VALUES]


def by_zstandard(data: bytes, size: int) -> bytes:
    packed = pyarrow.compress(data, codec="zstd", asbytes=True)
    return b"CCOB" + struct.pack("<HHIIQ", 2, 1, 24 + len(packed), size, 7) + packed


def test_bundles_compressed_by_zstandard(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = by_zstandard(TWO_TARGETS, len(TWO_TARGETS))
    assert [part.data for part in parts(packed)] == [CALLS, VALUES]
    for damaged in (packed[:-9], packed.replace(b"\x28\xb5\x2f\xfd", b"none"), by_zstandard(TWO_TARGETS, 1 << 31)):
        with pytest.raises(BitcodeError, match="damaged"):
            list(parts(damaged))
    if sys.version_info < (3, 14):
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(UnsupportedError, match="pip install"):
            list(parts(packed))


def test_what_is_packed_otherwise_is_named() -> None:
    with pytest.raises(UnsupportedError, match="method 5"):
        list(parts(b"CCOB" + struct.pack("<HHIIQ", 2, 5, 50, 100, 0) + bytes(26)))
    with pytest.raises(UnsupportedError, match="version 9"):
        list(parts(b"CCOB" + struct.pack("<HHIIQ", 9, 0, 50, 100, 0)))
    with pytest.raises(UnsupportedError, match="version 7"):
        list(parts(b"\x10\xff\x10\xad" + struct.pack("<IQQQ", 7, 32, 32, 0)))


def test_a_thin_archive_names_files_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a file with a long name.bc").write_bytes(CALLS)
    long_names = b"sub/a file with a long name.bc/\n"

    def header(name: bytes, size: int) -> bytes:
        return name.ljust(16) + b"0".ljust(32) + str(size).encode().ljust(10) + b"`\n"

    archive = b"!<thin>\n" + header(b"//", len(long_names)) + long_names + header(b"/0", len(CALLS))
    (tmp_path / "x.a").write_bytes(archive)
    [part] = parts(archive, str(tmp_path / "x.a"))
    assert (part.path, part.data) == ("sub/a file with a long name.bc", CALLS)
    with pytest.raises(BitcodeError, match=r"x\.a: .*a file with a long name.bc': No such file"):
        list(parts(archive, "x.a"))
    for name in (b"\0", b"..", b"x" * 300):
        with pytest.raises(BitcodeError, match="a member of the thin archive is the file"):
            list(
                parts(
                    archive.replace(b"sub/a file with a long name.bc", name.ljust(30, b".")[:30]), str(tmp_path / "x.a")
                )
            )


@pytest.mark.llvm
def test_what_llvms_tools_make(tmp_path: Path) -> None:
    (tmp_path / "calls.bc").write_bytes(CALLS)
    (tmp_path / "values.bc").write_bytes(VALUES)
    images = [f"--image=file={name}.bc,triple=nvptx64,arch=sm_80,kind=cuda" for name in ("calls", "values")]
    subprocess.run(["llvm-offload-binary-22", "-o", "x.bin", *images], cwd=tmp_path, check=True)
    found = list(parts((tmp_path / "x.bin").read_bytes(), "x.bin"))
    assert [part.path for part in found] == ["nvptx64-sm_80", "nvptx64-sm_80#2"]
    assert [part.data.rstrip(b"\0") for part in found] == [CALLS.rstrip(b"\0"), VALUES.rstrip(b"\0")]
    subprocess.run(["llvm-ar-22", "rc", "--thin", "x.a", "calls.bc", "values.bc"], cwd=tmp_path, check=True)
    held = [part.data for part in parts((tmp_path / "x.a").read_bytes(), str(tmp_path / "x.a"))]
    assert held == [CALLS, VALUES]


@pytest.mark.parametrize("data", [*(data for data, _ in CONTAINERS.values()), compressed(TWO_TARGETS, 2)])
def test_damage_is_an_error_of_irkit_or_none(data: bytes) -> None:
    for seed in range(400):
        choose = random.Random(seed)
        damaged = bytearray(data)
        for _ in range(choose.randint(1, 6)):
            near = choose.choice([0, len(data) - 300])
            damaged[near + choose.randrange(300)] = choose.choice([0, 127, 128, 255, choose.randrange(256)])
        with contextlib.suppress(IRKitError):
            list(parts(bytes(damaged[: choose.choice([len(data), choose.randrange(len(data))])])))


def test_damage_says_where() -> None:
    with pytest.raises(BitcodeError, match="damaged"):
        list(parts(TWO_TARGETS[:-10], "x"))
