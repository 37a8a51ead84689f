"""Archives of ar: GNU's form, BSD's and Darwin's, and COFF's, told apart by how long names are written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

from irkit.errors import BitcodeError, UnsupportedError

REGULAR: Final = b"!<arch>\n"
THIN: Final = b"!<thin>\n"
BIG: Final = b"<bigaf>\n"
ARCHIVES: Final = (REGULAR, THIN, BIG)

HEADER: Final = 60  # name 16, time 12, owner 6, group 6, mode 8, size 10, and two bytes that end it
END: Final = b"`\n"
# Members that are the archive's own: symbol tables of GNU and COFF, GNU's for more than 4 GB, and COFF's of ARM64EC.
TABLES: Final = (b"/", b"/SYM64/", b"/<ECSYMBOLS>/", b"/<XFGHASHMAP>/")
LONG_NAMES: Final = b"//"
BSD_TABLES: Final = (b"__.SYMDEF", b"__.SYMDEF SORTED", b"__.SYMDEF_64", b"__.SYMDEF_64 SORTED")


def archive_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The name and the contents of each member, the archive's own tables left out.

    The members of a thin archive are files, named from the archive's folder: `name` has to be the archive's path.

    Raises BitcodeError for a damaged archive, OSError where a thin one's member cannot be read, and UnsupportedError
    for the form of AIX.
    """
    is_thin = data.startswith(THIN)
    if data.startswith(BIG):
        raise UnsupportedError(f"{name}: irkit does not read archives in the form of AIX")
    long_names = b""
    place = len(REGULAR)
    while place < len(data):
        header = data[place : place + HEADER]
        if len(header) < HEADER or header[58:] != END:
            raise damaged(name, place, "no member's header stands here")
        digits = header[48:58].strip()
        start = place + HEADER
        label = header[:16].rstrip(b" ")
        if is_thin and digits.isdigit() and label != LONG_NAMES and label not in TABLES:
            place = start
            label, _ = resolved(label, b"", long_names, name, start - HEADER)
            yield decoded(label), file_beside(name, decoded(label))
            continue
        if not digits.isdigit() or start + int(digits) > len(data):
            raise damaged(name, place, f"a member's size is {digits!r}, and {len(data) - start} bytes follow")
        size = int(digits)
        held = data[start : start + size]
        place = start + size + size % 2
        if label == LONG_NAMES:
            long_names = held
            continue
        if label in TABLES:
            continue
        label, held = resolved(label, held, long_names, name, start - HEADER)
        if label in BSD_TABLES:
            continue
        yield decoded(label), held


def decoded(label: bytes) -> str:
    return label.decode("utf-8", "surrogateescape")


def file_beside(archive: str, member: str) -> bytes:
    """The contents of a thin archive's member. Raises OSError."""
    with open(os.path.join(os.path.dirname(archive), member), "rb") as file:
        return file.read()


def resolved(label: bytes, held: bytes, long_names: bytes, name: str, place: int) -> tuple[bytes, bytes]:
    """A member's whole name, which may stand in a table (GNU, COFF) or before its contents (BSD), and its contents."""
    number = label.rpartition(b"/")[2]
    if label.startswith(b"#1/"):
        if not number.isdigit() or int(number) > len(held):
            raise damaged(name, place, f"a member's name is {label!r}, and the member has {len(held)} bytes")
        length = int(number)
        return held[:length].rstrip(b"\0"), held[length:]
    if label.startswith(b"/"):
        if not number.isdigit() or int(number) >= len(long_names):
            raise damaged(
                name, place, f"a member's name is {label!r}, and the table of names has {len(long_names)} bytes"
            )
        rest = long_names[int(number) :]
        ends = [end for end in (rest.find(b"\n"), rest.find(b"\0")) if end >= 0]
        return rest[: min(ends, default=len(rest))].removesuffix(b"/"), held
    return label.removesuffix(b"/"), held


def damaged(name: str, place: int, what: str) -> BitcodeError:
    return BitcodeError(f"the archive is damaged: {what}", name=name, bit_offset=place * 8)
