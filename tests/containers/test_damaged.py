"""What is said of a container that ends too early, or a byte of which is another: of each place, in `damaged.txt`.

Places of which the same is said, but for numbers, are one line: `python tests/containers/test_damaged.py`.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from made import bsd, bundle, directx, gnu, leb, member, metal, offload_binary, universal, wasm

from irkit.containers.objects_writing import rewritten_coff, rewritten_elf, rewritten_macho
from irkit.containers.parts import parts
from irkit.containers.wasm import leb128
from irkit.errors import IRKitError

RECORD = Path(__file__).parent / "damaged.txt"
ONE = b"BC\xc0\xde-one"
KNOWN = 16  # bytes that an object has, or nobody looks for its sections
OTHER = b"BC\xc0\xdeother"
READ = {
    "gnu": gnu((b"x.bc", ONE), (b"longer.bc", OTHER)),
    "short names": b"!<arch>\n" + member(b"x.bc/", ONE) + member(b"y.txt/", b"text"),
    "bsd": bsd((b"x.bc", ONE), (b"y.bc", OTHER)),
    "universal": universal((0x01000007, 3, ONE), (12, 9, OTHER), (99, 1, b"text")),
    "wasm": wasm((b"name", b"x"), (b".llvmbc", ONE), (b".llvmcmd", b"-O2\0")),
    "bundle": bundle((b"host-x86_64", ONE), (b"hip-gfx906", OTHER)),
    "offload binary": offload_binary(b"amdgcn", b"gfx90a", ONE),
    "directx": directx((b"DXIL", ONE), (b"PSV0", b"text")),
    "metal": metal((b"first", ONE), (b"second", OTHER)),
}


def sections(form: str, *rows: tuple[object, ...]) -> bytes:
    return b"".join([struct.pack(form, *row) for row in rows])


def elf(is_wide: bool, order: str) -> bytes:
    """An object with a section that is loaded, one of bitcode and one of names."""
    names = b"\0.text\0.llvmbc\0.names\0"
    head = 64 if is_wide else 52
    bodies = b"code" + ONE + names
    at = [head, head + 4, head + 4 + len(ONE)]
    form = f"{order}IIQQQQ24x" if is_wide else f"{order}IIIIII16x"
    heads = sections(
        form, (0,) * 6, (1, 1, 2, 0, at[0], 4), (7, 1, 0, 0, at[1], len(ONE)), (15, 3, 0, 0, at[2], len(names))
    )
    ident = b"\x7fELF" + bytes([2 if is_wide else 1, 1 if order == "<" else 2, 1]) + bytes(9)
    size = struct.calcsize(form)
    word = "Q" if is_wide else "I"
    rest = struct.pack(f"{order}HHI3{word}IHHHHHH", 1, 62, 1, 0, 0, head + len(bodies), 0, head, 0, 0, size, 4, 3)
    return ident + rest + bodies + heads


def coff(kind: str) -> bytes:
    """An object, a big one, or a program, whose second section has its name in the table of strings."""
    rows = b"".join(
        [
            struct.pack("<8s8xII16x", name, len(held), at)
            for name, held, at in ((b".text", b"code", 300), (b"/4", ONE, 304), (b".llvmcmd", b"-O2\0", 320))
        ]
    )
    strings = struct.pack("<I8s", 12, b".llvmbc\0")
    if kind == "big":
        head = struct.pack("<HHHHI16x16xIII", 0, 0xFFFF, 2, 0x8664, 0, 3, 330, 1)
    else:
        head = struct.pack("<HHIIIHH", 0x8664, 3, 0, 330, 1, 4, 0) + bytes(4)
    if kind == "program":
        head = b"MZ" + bytes(58) + struct.pack("<I", 64) + b"PE\0\0" + head
    size = 20 if kind == "big" else 18
    return (
        (head + rows).ljust(300, b"\0")
        + b"code"
        + (ONE + bytes(8)).ljust(16)
        + b"-O2\0".ljust(10)
        + bytes(size)
        + strings
    )


def macho(is_wide: bool, order: str) -> bytes:
    magic = 0xFEEDFACF if is_wide else 0xFEEDFACE
    form = f"{order}16s16sQQI28x" if is_wide else f"{order}16s16sIII24x"
    start = 32 if is_wide else 28
    size = struct.calcsize(form)
    head = 72 if is_wide else 56
    at = start + 16 + head + 2 * size
    rows = sections(form, (b"__text", b"__TEXT", 0, 4, at), (b"__bitcode", b"__LLVM", 0, len(ONE), at + 4))
    segment = struct.pack(f"{order}II", 0x19 if is_wide else 1, head + 2 * size)
    segment += bytes(head - 16) + struct.pack(f"{order}II", 2, 0) + rows
    other = struct.pack(f"{order}II8x", 0x2A, 16)
    return struct.pack(f"{order}IIIIII", magic, 7, 3, 1, 2, 0).ljust(start, b"\0") + other + segment + b"code" + ONE


Rewriting = Callable[[bytes, str, int, bytes, str], bytes]
WRITTEN: dict[str, tuple[bytes, Rewriting, str]] = {
    **{
        f"elf {64 if is_wide else 32} {order}": (elf(is_wide, order), rewritten_elf, ".llvmbc")
        for is_wide in (True, False)
        for order in "<>"
    },
    **{f"coff {kind}": (coff(kind), rewritten_coff, ".llvmbc") for kind in ("object", "big", "program")},
    **{
        f"macho {64 if is_wide else 32} {order}": (macho(is_wide, order), rewritten_macho, "__LLVM,__bitcode")
        for is_wide in (True, False)
        for order in "<>"
    },
}


def damages(data: bytes, start: int) -> Iterator[tuple[str, int, bytes]]:
    """What is done to it from a place on, where, and what becomes of it."""
    yield "as it is", 0, data
    for size in range(start, len(data)):
        yield "ends", size, data[:size]
    for place in range(start, len(data)):
        yield "255", place, data[:place] + b"\xff" + data[place + 1 :]
    for place in range(start, len(data)):
        yield "+1", place, data[:place] + bytes([data[place] + 1 & 0xFF]) + data[place + 1 :]


def inside(data: bytes) -> str:
    try:
        found = ", ".join([f"{part.path} {part.kind} {len(part.data)}" for part in parts(data, "x")])
        return found.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    except IRKitError as error:
        return str(error).encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def rewritten(data: bytes, action: Rewriting, section: str) -> str:
    """What becomes of it with a shorter section, and with a longer one."""
    found = []
    for new in (b"BC\xc0\xde", ONE + bytes(20)):
        try:
            made = action(data, section, 0, new, "x")
            same = next((place for place, (a, b) in enumerate(zip(data, made, strict=False)) if a != b), len(data))
            place = made.rfind(new)
            where = "at the end" if place > same else f"at {place}"
            found.append(f"{len(made) - len(data)} bytes more, the same before {same}, bitcode {where}")
        except IRKitError as error:
            found.append(str(error))
    return " | ".join(found)


def kind_of(said: str) -> str:
    """What is said but for its numbers and the bytes that it shows."""
    return re.sub(r"[0-9]+", "N", re.sub(r"b'.*?'", "b", said))


def lines(data: bytes, start: int, said_of: Callable[[bytes], str]) -> Iterator[str]:
    """What is said of the damages: of places that follow each other, with other numbers at most, the first and last."""
    runs: list[tuple[str, list[int], list[str]]] = []
    for what, place, made in damages(data, start):
        said = said_of(made)
        if not runs or runs[-1][0] != what or kind_of(runs[-1][2][0]) != kind_of(said):
            runs.append((what, [], []))
        runs[-1][1].append(place)
        runs[-1][2].append(said)
    for what, places, found in runs:
        yield f"  {what} {places[0]}-{places[-1]}: {found[0]}"
        if found[-1] != found[0]:
            yield f"    to {found[-1]}"


def record(kind: str) -> str:
    if kind in READ:
        return "\n".join(lines(READ[kind], 0, inside))
    data, action, section = WRITTEN[kind]
    return "\n".join(lines(data, KNOWN, lambda made: rewritten(made, action, section)))


@pytest.mark.parametrize("kind", [*READ, *WRITTEN])
def test_what_is_said_of_each_place(kind: str) -> None:
    _, _, found = RECORD.read_text(encoding="utf-8").partition(f"{kind}:\n")
    assert record(kind) == found.partition("\n\n")[0]


@pytest.mark.parametrize("number", [0, 1, 127, 128, 129, 16383, 16384, 1 << 31])
def test_numbers_of_webassembly(number: int) -> None:
    assert leb128(number) == leb(number)


if __name__ == "__main__":
    RECORD.write_text("".join([f"{kind}:\n{record(kind)}\n\n" for kind in (*READ, *WRITTEN)]), encoding="utf-8")
