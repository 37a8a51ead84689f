"""Containers for the tests of this folder, made without the code that reads them."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from pathlib import Path

FIXTURES = Path(__file__).parents[2] / "fixtures"
CALLS = (FIXTURES / "instructions/calls.22.bc").read_bytes()
VALUES = (FIXTURES / "use-lists/values.22.bc").read_bytes()
COMMAND = b"-cc1\0-O2\0"


def member(name: bytes, data: bytes) -> bytes:
    header = name.ljust(16) + b"0".ljust(12) + b"0".ljust(6) * 2 + b"644".ljust(8) + str(len(data)).encode().ljust(10)
    return header + b"`\n" + data + b"\n" * (len(data) % 2)


def gnu(*members: tuple[bytes, bytes]) -> bytes:
    """An archive in GNU's form, all names in the table of long ones."""
    names = b"".join(name + b"/\n" for name, _ in members)
    out = b"!<arch>\n" + member(b"/", b"\0\0\0\0") + member(b"//", names)
    return out + b"".join(member(b"/%d" % names.index(name + b"/\n"), data) for name, data in members)


def bsd(*members: tuple[bytes, bytes]) -> bytes:
    out = b"!<arch>\n" + member(b"__.SYMDEF", b"\0" * 8)
    return out + b"".join(member(b"#1/%d" % (len(n) + 3), n + b"\0\0\0" + data) for n, data in members)


def elf(*sections: tuple[bytes, bytes]) -> bytes:
    """An ELF object of nothing but sections."""
    names, at, bodies, heads = b"\0", 64, b"", bytes(64)
    for name, data in (*sections, (b".shstrtab", b"")):
        kind = 1 if data else 3
        start = len(names)
        names += name + b"\0"
        held = data or names
        heads += struct.pack("<IIQQQQIIQQ", start, kind, 0, 0, at + len(bodies), len(held), 0, 0, 1, 0)
        bodies += held
    count = len(sections) + 2
    ident = b"\x7fELF\2\1\1" + bytes(9)
    head = struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, at + len(bodies), 0, 64, 0, 0, 64, count, count - 1)
    return ident + head + bodies + heads


def universal(*slices: tuple[int, int, bytes]) -> bytes:
    """A Mach-O universal binary: CPU type, subtype, contents."""
    out = struct.pack(">4sI", b"\xca\xfe\xba\xbe", len(slices))
    at = 8 + 20 * len(slices)
    for kind, subtype, data in slices:
        out += struct.pack(">IIIII", kind, subtype, at, len(data), 0)
        at += len(data)
    return out + b"".join(data for _, _, data in slices)


def leb(number: int) -> bytes:
    out = b""
    while number >= 0x80:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


def wasm(*sections: tuple[bytes, bytes]) -> bytes:
    """A WebAssembly module of nothing but custom sections."""
    bodies = [leb(len(name)) + name + data for name, data in sections]
    return b"\0asm\1\0\0\0" + b"".join(b"\0" + leb(len(body)) + body for body in bodies)


def bundle(*members: tuple[bytes, bytes]) -> bytes:
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(members))
    at = len(head) + sum(24 + len(target) for target, _ in members)
    bodies = b""
    for target, data in members:
        head += struct.pack("<QQQ", at + len(bodies), len(data), len(target)) + target
        bodies += data
    return head + bodies


def compressed(data: bytes, version: int) -> bytes:
    packed = zlib.compress(data)
    sizes = {1: "<HHIQ", 2: "<HHIIQ", 3: "<HHQQQ"}[version]
    total = 4 + struct.calcsize(sizes) + len(packed)
    return b"CCOB" + struct.pack(sizes, version, 0, *([total] if version > 1 else []), len(data), 7) + packed


def offload_binary(triple: bytes, arch: bytes, data: bytes) -> bytes:
    strings = b"\0triple\0" + triple + b"\0arch\0" + arch + b"\0"
    entry, pairs = 32, 32 + 40
    text = pairs + 32
    image = text + len(strings)
    places = [text + 1, text + 8, text + 9 + len(triple), text + 14 + len(triple)]
    total = image + len(data) + -(image + len(data)) % 8
    out = b"\x10\xff\x10\xad" + struct.pack("<IQQQ", 1, total, entry, 40)
    out += struct.pack("<HHI4Q", 2, 1, 0, pairs, 2, image, len(data)) + struct.pack("<4Q", *places) + strings + data
    return out.ljust(total, b"\0")


def directx(*members: tuple[bytes, bytes]) -> bytes:
    at = 32 + 4 * len(members)
    bodies, places = b"", b""
    for name, held in members:
        program = struct.pack("<II4sIII", 0x60, (24 + len(held)) // 4, b"DXIL", 0x100, 16, len(held)) + held
        data = program if name == b"DXIL" else held
        places += struct.pack("<I", at + len(bodies))
        bodies += struct.pack("<4sI", name, len(data)) + data
    return struct.pack("<4s16sHHII", b"DXBC", b"", 1, 0, at + len(bodies), len(members)) + places + bodies


def metal(*functions: tuple[bytes, bytes]) -> bytes:
    entries, modules = b"", b""
    for name, data in functions:
        tags = b"NAME" + struct.pack("<H", len(name) + 1) + name + b"\0"
        tags += (
            b"MDSZ" + struct.pack("<HQ", 8, len(data)) + b"OFFT" + struct.pack("<H3Q", 24, 0, 0, len(modules)) + b"ENDT"
        )
        entries += struct.pack("<I", len(tags) + 4) + tags
        modules += data
    entries = struct.pack("<I", len(functions)) + entries
    at = 88 + len(entries)
    head = struct.pack("<4s12s9Q", b"MTLB", b"", at + len(modules), 88, len(entries), 0, 0, 0, 0, at, len(modules))
    return head + entries + modules


def zipped(*members: tuple[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, data in members:
            opened.writestr(name, data)
    return out.getvalue()
