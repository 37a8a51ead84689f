"""What llvm-bcanalyzer says of streams that no LLVM has written: irkit's says the same, byte for byte."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from hashlib import sha1
from pathlib import Path

import pytest

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR
from irkit.cli.llvm import run_tool

METADATA = 15
MODULE = 8
PLAIN = 3  # the id of a record without an abbreviation


def abbrev(*operands: tuple[int, int]) -> Abbrev:
    return Abbrev([AbbrevOp(kind, value) for kind, value in operands])


def made(*fillings: Callable[[BitWriter], None]) -> bytes:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    for fill in fillings:
        writer.enter_block(MODULE, 4)
        fill(writer)
        writer.end_block()
    return writer.getvalue()


def ids(writer: BitWriter) -> None:
    """Blocks with ids of one, two and three chunks of seven bits."""
    for number in (7, 9, 99, 127, 128, 200, 16383, 16384):
        writer.enter_block(number, 5)
        writer.record(PLAIN, 1, [number])
        writer.record(PLAIN, 4000, [number, 1 << 40])
        writer.end_block()
    for width in (3, 32):
        writer.enter_block(17, width)
        writer.enter_block(18, 2)
        writer.end_block()
        writer.end_block()


def places(writer: BitWriter) -> None:
    """An index of metadata without a place, one whose place is right, and others."""
    for offsets in ((), (0,), (32,), (64, 1)):
        writer.enter_block(METADATA, 6)
        offset = writer.define_abbrev(abbrev((LITERAL, 38), (FIXED, 32), (FIXED, 32)))
        index = writer.define_abbrev(abbrev((LITERAL, 39), (ARRAY, 0), (VBR, 6)))
        if offsets:
            writer.record(offset, 38, [*offsets, 0][:2])
        if offsets == (32,):
            writer.record(PLAIN, 3, [])
        writer.record(index, 39, [5, 6])
        writer.end_block()
    writer.enter_block(METADATA, 3)
    writer.record(PLAIN, 38, [1])
    writer.record(PLAIN, 38, [1, 2, 3])
    writer.record(PLAIN, 39, [1])
    writer.end_block()
    writer.record(PLAIN, 38, [1])
    writer.record(PLAIN, 39, [1])


def texts(writer: BitWriter) -> None:
    """Arrays of characters and of others, in several places."""
    letters = writer.define_abbrev(abbrev((LITERAL, 16), (ARRAY, 0), (CHAR6, 0)))
    octets = writer.define_abbrev(abbrev((LITERAL, 16), (VBR, 6), (ARRAY, 0), (FIXED, 8)))
    later = writer.define_abbrev(abbrev((LITERAL, 70), (LITERAL, 5), (FIXED, 3), (ARRAY, 0), (VBR, 6)))
    fixed = writer.define_abbrev(abbrev((LITERAL, 71), (FIXED, 7)))
    writer.record(letters, 16, list(b"letters"))
    writer.record(letters, 16, [])
    for text in (b"plain", b"\x1f", b"\x20", b"\x7e", b"\x7f", b'a"b\\c\t\n'):
        writer.record(octets, 16, [1, *text])
    writer.record(later, 70, [5, 2, *b"seen"])
    writer.record(later, 70, [5, 2, 256 + 65, 66])
    writer.record(later, 70, [5, 2, 10])
    writer.record(fixed, 71, [65])
    for _ in range(3):
        writer.record(PLAIN, 70, [65, 66])


def blobs(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev((LITERAL, 7), (VBR, 6), (BLOB, 0)))
    for data in (b"", b"text", b'"quoted"\\', b"\t", b"\n", b"\x00", b" ~", b"\x7f", b"\x1f"):
        writer.record(number, 7, [len(data)], data)
    writer.enter_block(METADATA, 3)
    strings = writer.define_abbrev(abbrev((LITERAL, 35), (VBR, 6), (VBR, 6), (BLOB, 0)))
    writer.record(strings, 35, [2, 4], b"\x43\x01\0\0" + b'on\n"\\y!!')
    writer.end_block()


def hash_of(digest: bytes, more: int) -> Callable[[BitWriter], None]:
    def fill(writer: BitWriter) -> None:
        writer.record(PLAIN, 1, [2])
        writer.record(PLAIN, 17, [int.from_bytes(digest[at : at + 4], "big") + more for at in range(0, 20, 4)])

    return fill


HASHED = slice(12, 15)  # what stands before the hash, in whole bytes
RIGHT = sha1(b"start" + made(hash_of(bytes(20), 0))[HASHED], usedforsecurity=False).digest()


def hashes(writer: BitWriter) -> None:
    writer.record(PLAIN, 1, [2])
    writer.record(PLAIN, 17, [1, 2, 3, 4, 5])
    writer.record(PLAIN, 17, [1, 2, 3, 4])
    writer.record(PLAIN, 17, [1, 2, 3, 4, 5, 6])


def names_of_blocks(writer: BitWriter) -> None:
    writer.enter_block(0, 2)
    writer.record(PLAIN, 1, [12])
    writer.define_abbrev(abbrev((LITERAL, 10)))
    writer.end_block()
    writer.enter_block(12, 4)
    writer.record(4, 10, [])
    writer.record(4, 10, [])
    writer.record(PLAIN, 10, [])
    for code in (11, 11, 12, 12, 12, 13, 14, 14, 14, 14):
        writer.record(PLAIN, code, [code])
    writer.end_block()
    for size in (20, 70):  # 1 and 2 words more
        writer.enter_block(14, 4)
        writer.record(PLAIN, 1, [1] * size)
        writer.end_block()


def names_in_the_file(writer: BitWriter) -> None:
    """A block and its records with names that BLOCKINFO gives them."""
    writer.enter_block(0, 2)
    writer.record(PLAIN, 1, [12])
    writer.record(PLAIN, 2, list(b"ours"))
    writer.record(PLAIN, 3, [11, *b"first"])
    writer.record(PLAIN, 3, [11, *b"not again"])
    writer.record(PLAIN, 3, [12])
    writer.record(PLAIN, 4, [1])
    for number, name in ((7, b"of all streams"), (8, b""), (19, b"once"), (19, b"more"), (0, b"information")):
        writer.record(PLAIN, 1, [number])
        writer.record(PLAIN, 2, list(name))
        writer.record(PLAIN, 3, [1, 120, 256 + 121])
    writer.end_block()
    for number in (7, 19):
        writer.enter_block(number, 3)
        writer.record(PLAIN, 1, [2])
        writer.end_block()
    writer.enter_block(12, 4)
    for code in (10, 11, 12):
        writer.record(PLAIN, code, [code])
    writer.end_block()


STREAMS = {
    "ids": made(ids),
    "places": made(places),
    "texts": made(texts),
    "blobs": made(blobs),
    "hashes": made(hashes),
    "names": made(names_of_blocks),
    "names-in-the-file": made(names_in_the_file),
    "hashed": made(hash_of(RIGHT, 0)),
    "hashed-64": made(hash_of(RIGHT, 1 << 32)),
    "hashed-wrong": made(hash_of(RIGHT, 1)),
    "names-of-another": made(names_in_the_file, names_of_blocks),
    "two": made(names_of_blocks, texts, ids),
}
STREAMS["wrapped"] = b"".join(
    [number.to_bytes(4, "little") for number in (0x0B17C0DE, 1, 20, len(STREAMS["names"]), 0x01000007)]
)
STREAMS["wrapped"] += STREAMS["names"]
OPTIONS = (
    "",
    "-dump",
    "-dump -non-symbolic -disable-histogram",
    "-dump -show-binary-blobs -dump-blockinfo",
    "-dump -check-hash=start",
)


@pytest.mark.llvm(22)
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("name", STREAMS)
def test_streams_are_analyzed_as_by_llvm(
    name: str,
    options: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    (tmp_path / "x.bc").write_bytes(STREAMS[name])
    monkeypatch.chdir(tmp_path)
    arguments = [*options.split(), "x.bc"]
    theirs = subprocess.run(
        ["llvm-bcanalyzer", *arguments],
        executable=shutil.which("llvm-bcanalyzer-22"),
        capture_output=True,
        check=False,
    )
    status = run_tool("llvm-bcanalyzer", arguments, 22)
    ours = capfdbinary.readouterr()
    assert (ours.out, ours.err, status) == (theirs.stdout, theirs.stderr, theirs.returncode)
