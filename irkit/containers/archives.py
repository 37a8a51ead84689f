"""Archives of ar: GNU's form, BSD's and Darwin's, and COFF's, told apart by how long names are written."""

from __future__ import annotations

import errno
import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from irkit.containers.kinds import BIG, REGULAR, THIN
from irkit.errors import BitcodeError, UnsupportedError

HEADER: Final = 60  # name 16, time 12, owner 6, group 6, mode 8, size 10, and two bytes that end it
END: Final = b"`\n"
# Members that are the archive's own: symbol tables of GNU and COFF, GNU's for more than 4 GB, and COFF's of ARM64EC.
TABLES: Final = (b"/", b"/SYM64/", b"/<ECSYMBOLS>/", b"/<XFGHASHMAP>/")
LONG_NAMES: Final = b"//"
# An index begins with its size: words of this form; then where the first member's place stands, how far the next is,
# and whether the size counts bytes. That of COFF which comes second has its own.
INDEX_FORMS: Final = {
    b"/": (">I", 4, 4, False),
    b"/SYM64/": (">Q", 8, 8, False),
    b"__.SYMDEF": ("<I", 8, 8, True),
    b"__.SYMDEF SORTED": ("<I", 8, 8, True),
    b"__.SYMDEF_64": ("<Q", 16, 16, True),
    b"__.SYMDEF_64 SORTED": ("<Q", 16, 16, True),
}
SECOND_OF_COFF: Final = ("<I", 4, 4, False)
BSD_TABLES: Final = (b"__.SYMDEF", b"__.SYMDEF SORTED", b"__.SYMDEF_64", b"__.SYMDEF_64 SORTED")


@dataclass(frozen=True)
class Entry:
    """A member: where its header stands, where what the header's size counts, and where its contents; its name. The
    contents of a thin archive's member are in a file, so that `begin` is `end`."""

    header: int
    start: int
    begin: int
    end: int
    name: bytes
    is_table: bool  # the archive's own: an index, or the table of long names
    is_file: bool


def entries(data: bytes, name: str) -> Iterator[Entry]:
    """All members of an archive, its own tables too. Raises what `archive_members` raises, but opens no files."""
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
            whole, _ = resolved(label, b"", long_names, name, place)
            yield Entry(place, start, start, start, whole, False, True)
            place = start
            continue
        if not digits.isdigit() or start + int(digits) > len(data):
            raise damaged(name, place, f"a member's size is {digits!r}, and {len(data) - start} bytes follow")
        end = start + int(digits)
        if label == LONG_NAMES:
            long_names = data[start:end]
        if label == LONG_NAMES or label in TABLES:
            yield Entry(place, start, start, end, label, True, False)
        else:
            whole, held = resolved(label, data[start:end], long_names, name, place)
            yield Entry(place, start, end - len(held), end, whole, whole in BSD_TABLES, False)
        place = end + end % 2  # headers stand at even places


def archive_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    """The name and the contents of each member, the archive's own tables left out.

    The members of a thin archive are files, named from the archive's folder: `name` has to be the archive's path.

    Raises BitcodeError for a damaged archive or a thin one whose member cannot be read, and UnsupportedError for the
    form of AIX.
    """
    for entry in entries(data, name):
        if not entry.is_table:
            label = decoded(entry.name)
            yield label, file_beside(name, label) if entry.is_file else data[entry.begin : entry.end]


def rewritten_archive(data: bytes, place: int, new: bytes, name: str) -> bytes:
    """The archive with other contents of a member; its index tells the new places of the members."""
    there = list(entries(data, name))
    changed = [entry for entry in there if not entry.is_table][place]
    if changed.is_file:
        raise UnsupportedError(
            f"{name}: a thin archive's members are files of their own: {decoded(changed.name)} is one"
        )
    moved: dict[int, int] = {}
    made = bytearray(data[: len(REGULAR)])
    for entry in there:
        moved[entry.header] = len(made)
        header = bytearray(data[entry.header : entry.start])
        held = data[entry.start : entry.end]
        if entry is changed:
            held = data[entry.start : entry.begin] + new
            header[48:58] = str(len(held)).encode().ljust(10)
        made += header + held
        if not entry.is_file:
            made += b"\n" * (len(held) % 2)
    tables = [entry for entry in there if entry.is_table]
    for number, entry in enumerate(tables):
        table = data[entry.begin : entry.end]
        at = moved[entry.header] + entry.begin - entry.header
        second = number > 0 and entry.name == TABLES[0]
        made[at : at + len(table)] = moved_index(table, entry.name, second, moved, name)
    return bytes(made)


def moved_index(table: bytes, label: bytes, is_second: bool, moved: dict[int, int], name: str) -> bytes:
    """An index with the new places of members, `moved` by the old ones. Raises BitcodeError for a damaged one."""
    form = INDEX_FORMS.get(label)
    if form is None:
        if label != LONG_NAMES:
            raise UnsupportedError(f"{name}: irkit does not write an archive with an index {decoded(label)}")
        return table
    order, first, step, in_bytes = SECOND_OF_COFF if is_second else form
    word = struct.Struct(order)
    made = bytearray(table)
    try:
        [count] = word.unpack_from(table, 0)
        if in_bytes:
            count //= 2 * word.size
        for number in range(count):
            at = first + number * step
            word.pack_into(made, at, moved[word.unpack_from(table, at)[0]])
    except (struct.error, KeyError):
        raise BitcodeError("the archive is damaged: its index leads to no member", name=name) from None
    return bytes(made)


def decoded(label: bytes) -> str:
    return label.decode("utf-8", "surrogateescape")


def file_beside(archive: str, member: str) -> bytes:
    """The contents of a thin archive's member. Raises BitcodeError where there is no such file that can be read."""
    path = os.path.join(os.path.dirname(archive), member)
    try:
        if not os.path.isfile(path):  # a device might never end
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        with open(path, "rb") as file:
            return file.read()
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or "no file has such a name"
        raise BitcodeError(f"a member of the thin archive is the file {path!r}: {reason}", name=archive) from None


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
        ends = [end for end in (rest.find(b"\n"), rest.find(b"\0")) if end != -1]
        return rest[: min(ends, default=len(rest))].removesuffix(b"/"), held
    return label.removesuffix(b"/"), held


def damaged(name: str, place: int, what: str) -> BitcodeError:
    return BitcodeError(f"the archive is damaged: {what}", name=name, bit_offset=place * 8)
