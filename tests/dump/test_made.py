"""Dumps and statistics of streams that no LLVM has written: all lines of each, as `made.txt` has them.
`python tests/dump/test_made.py` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from small_streams import abbrev, write_module

from bitcode.bitstream import BitWriter
from bitcode.bitstream.abbreviations import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR
from bitcode.dump import dump_json, dump_lines, stats_lines
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "made.txt"
STRINGS = 35  # METADATA_STRINGS


def made(fill: Callable[[BitWriter], None], block_id: int = 8) -> bytes:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    writer.enter_block(block_id, 4)
    fill(writer)
    writer.end_block()
    return writer.getvalue()


def wrapped(data: bytes, offset: int, after: bytes) -> bytes:
    fields = (0x0B17C0DE, 1, offset, len(data), 0x01000007, 0)
    return b"".join(n.to_bytes(4, "little") for n in fields)[:offset] + data + after


def blobs(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev((LITERAL, 7), (VBR, 6), (BLOB, 0)))
    for size in (0, 1, 47, 48, 49, 60):
        writer.record(number, 7, [size], b'0123456789"\\\n\x7f\x80' * 4 if size == 60 else b"x" * size)


def definitions(writer: BitWriter) -> None:
    writer.enter_block(0, 3)
    writer.record(3, 1, [8])
    writer.define_abbrev(abbrev((LITERAL, 1), (ARRAY, 0), (CHAR6, 0)))
    writer.define_abbrev(abbrev((LITERAL, (1 << 62)), (FIXED, 64), (VBR, 64), (FIXED, 0), (VBR, 0)))
    writer.record(3, 2, list(b"name"))
    writer.record(3, 3, [5, *b"entry"])
    writer.record(3, 1, [999])
    writer.define_abbrev(abbrev((FIXED, 1)))
    writer.record(3, 1, [8])
    writer.define_abbrev(abbrev((LITERAL, 3)))
    writer.record(3, 4, [1])
    writer.define_abbrev(abbrev((LITERAL, 4)))
    writer.record(3, 1, [0])
    writer.define_abbrev(abbrev((LITERAL, 3)))
    writer.end_block()
    writer.enter_block(8, 4)
    writer.record(3, 1, [1])
    own = writer.define_abbrev(abbrev((LITERAL, 9), (VBR, 6)))
    writer.record(own, 9, [1])
    writer.enter_block(999, 3)
    writer.record(4, 1, [])
    writer.end_block()
    writer.define_abbrev(abbrev((LITERAL, 10), (VBR, 7)))
    writer.record(own, 9, [2])
    writer.record(own + 1, 10, [100])
    writer.record(6, 3)
    writer.end_block()
    writer.record(3, 5, [1])


def without_target(writer: BitWriter) -> None:
    writer.enter_block(0, 3)
    writer.record(3, 1, [])
    writer.end_block()


def ill_formed(writer: BitWriter) -> None:
    writer.fixed(2, 4)
    writer.vbr(1, 5)
    writer.fixed(ARRAY << 1, 4)
    writer.install(abbrev((ARRAY, 0)))
    writer.record(3, 1, [2])


def characters(writer: BitWriter) -> None:
    writer.record(3, 2, [97, 98, 256 + 99, 1 << 40, 34, 92, 31, 32, 126, 127])
    writer.record(3, 16, [])
    writer.record(3, 1, [])
    writer.record(3, 1, [1, 2])
    writer.record(3, 1 << 40, [1])
    writer.record(3, 100, [])


def strings(writer: BitWriter) -> None:
    writer.enter_block(15, 4)
    number = writer.define_abbrev(abbrev((LITERAL, STRINGS), (VBR, 6), (VBR, 6), (BLOB, 0)))
    short = writer.define_abbrev(abbrev((LITERAL, STRINGS), (VBR, 6), (BLOB, 0)))
    sizes = b"\x43\x01\0\0"  # 3, 5
    for count, at, blob in (
        (2, 4, sizes + b"onethree"),
        (2, 4, sizes + b"onethre"),
        (1, 4, sizes + b"onethree"),
        (3, 4, sizes + b"onethree"),
        (0, 4, sizes + b"onethree"),
        (5, 4, sizes + b"onethree"),
        (6, 4, sizes + b"onethree"),
        (2, 12, sizes + b"onethree"),
        (2, 13, sizes + b"onethree"),
        (2, 0, sizes + b"onethree"),
        (1, 1, b"\0"),
        (1, 4, b"\xff\xff\xff\xff"),
        (0, 0, b""),
    ):
        writer.record(number, STRINGS, [count, at], blob)
    writer.record(short, STRINGS, [1], b"x")
    writer.record(3, STRINGS, [1, 2])
    writer.end_block()


def strings_elsewhere(writer: BitWriter) -> None:
    """What looks like METADATA_STRINGS in another block, and like it in that of metadata."""
    writer.record(3, 55, [1])
    writer.record(3, 1, [2])
    writer.record(3, 7, [0, 3, 4, 5, 6])
    for block_id in (8, 15):
        if block_id == 15:
            writer.enter_block(15, 4)
        for code in (STRINGS - 1, STRINGS, STRINGS + 1):
            number = writer.define_abbrev(abbrev((LITERAL, code), (VBR, 6), (VBR, 6), (BLOB, 0)))
            writer.record(number, code, [2, 4], b"\x43\x01\0\0onethree")
    writer.end_block()


def string_attributes(writer: BitWriter) -> None:
    writer.record(3, 3, [1, 2, 3, *b"k\0", 4, *b"key\0value\0", 3, 0, 4, *b"a\0b\0", 0, 5])


def nested(depth: int) -> Callable[[BitWriter], None]:
    def fill(writer: BitWriter) -> None:
        for _ in range(depth):
            writer.enter_block(12, 3)
        writer.record(3, 1, [1])
        for _ in range(depth):
            writer.end_block()

    return fill


def streams() -> Iterator[tuple[str, bytes]]:
    module = write_module()
    yield "all kinds", module
    yield "in a wrapper", wrapped(module, 20, b"\0" * 3)
    yield "in a short wrapper", wrapped(module, 16, b"")
    yield "something behind it", module + b"\xff" * 8
    yield "nothing in it", b"BC\xc0\xde"
    yield "blobs", made(blobs)
    yield "definitions", made(definitions, 50)
    yield "no target", made(without_target)
    yield "an abbreviation that cannot be used", made(ill_formed)
    yield "characters", made(characters)
    yield "strings", made(strings)
    yield "strings elsewhere", made(strings_elsewhere)
    yield "string attributes", made(string_attributes, 10)
    for depth in (29, 30, 31):
        yield f"{depth} deep", made(nested(depth))
    for cut in (21, 40, 60):
        damaged = bytearray(module)
        damaged[-cut] ^= 0xFF
        yield f"damaged at {-cut}", bytes(damaged)


def told(lines: Callable[[], Iterator[str]]) -> Iterator[str]:
    try:
        yield from lines()
    except IRKitError as error:
        yield f"error: {error}"


def outcomes() -> Iterator[str]:
    for name, data in streams():
        yield f"== {name}"
        yield from told(lambda: dump_lines(data, "m.bc"))  # noqa: B023 - called at once
        yield from told(lambda: stats_lines(data, "m.bc"))  # noqa: B023
        if name not in ("blobs", "something behind it") and "deep" not in name:
            lines = list(told(lambda: dump_json(data, "m.bc")))  # noqa: B023
            yield from lines
            json.loads("".join(line for line in lines if not line.startswith("error: ")))
    for wanted in ("12", "FUNCTION", "function_block", "77", "BLOCK_77", "BLOCK_7", ""):
        yield f"== only {wanted}"
        yield from told(lambda: dump_lines(write_module() + b"\xff" * 8, "m.bc", wanted))  # noqa: B023
    yield from told(lambda: dump_json(write_module(), "m.bc", "77"))


def test_what_is_said_of_streams_made_by_hand() -> None:
    assert list(outcomes()) == FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in outcomes()), encoding="utf-8")
