"""Objects with other contents in one of their sections: ELF, Mach-O, COFF and what is linked of them.

Contents that are longer than before go to the file's end where a section may stand anywhere; a section that is loaded,
and any of Mach-O, whose segments hold them in order, takes only what fits into its place.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from irkit.errors import BitcodeError, UnsupportedError

ALLOCATED: Final = 2  # of an ELF section's flags: it is loaded
ALIGNMENT: Final = 16  # of what is put at a file's end
SEGMENTS: Final = {0x1: (56, 68, "I"), 0x19: (72, 80, "Q")}  # LC_SEGMENT, LC_SEGMENT_64: their sizes, their sections'


def fields(form: str, data: bytes | bytearray, place: int, name: str) -> tuple[Any, ...]:
    """The fields of a header. Raises BitcodeError where the data end before it does."""
    if place < 0 or place + struct.calcsize(form) > len(data):
        raise BitcodeError("the object is damaged: a header is cut off", name=name)
    return struct.unpack_from(form, data, place)


def ended(data: bytes | bytearray, place: int) -> str:
    """The name that begins at a place."""
    return bytes(data[place : data.find(b"\0", place)]).decode("utf-8", "surrogateescape")


def put(data: bytes, place: int, size: int, new: bytes, may_move: bool, name: str) -> tuple[bytearray, int]:
    """The file with new contents in the place of others, and where they stand now."""
    if place + size > len(data):
        raise BitcodeError(
            f"the object is damaged: a section of {size} bytes at byte {place} of {len(data)}", name=name
        )
    made = bytearray(data)
    if len(new) <= size:
        made[place : place + size] = new + bytes(size - len(new))
        return made, place
    if not may_move:
        raise UnsupportedError(
            f"{name}: the module has {len(new)} bytes now, and the section, which cannot be moved, {size}"
        )
    made += bytes(-len(made) % ALIGNMENT)
    return made + new, len(made)


def no_section(section: str, name: str) -> BitcodeError:
    return BitcodeError(f"the object has no section {section}", name=name)


def rewritten_elf(data: bytes, section: str, number: int, new: bytes, name: str) -> bytes:
    wide, order = data[4] == 2, "<" if data[5] == 1 else ">"
    place, size, count, names = (
        fields(f"{order}40xQ10xHHH", data, 0, name) if wide else fields(f"{order}32xI10xHHH", data, 0, name)
    )
    form = f"{order}II4Q" if wide else f"{order}6I"  # name, type, flags, address, place, size
    heads = [fields(form, data, place + index * size, name) for index in range(count)]
    if names >= count:
        raise BitcodeError("the object is damaged: its sections have no names", name=name)
    labels = heads[names][4]
    there = [index for index, head in enumerate(heads) if ended(data, labels + head[0]) == section]
    if number >= len(there):
        raise no_section(section, name)
    head = heads[there[number]]
    made, at = put(data, head[4], head[5], new, not head[2] & ALLOCATED, name)
    struct.pack_into(form, made, place + there[number] * size, *head[:4], at, len(new))
    return bytes(made)


def rewritten_coff(data: bytes, section: str, number: int, new: bytes, name: str) -> bytes:
    start = 0
    if data.startswith(b"MZ"):
        start = fields("<I", data, 0x3C, name)[0] + 4
    is_big = data.startswith(b"\0\0\xff\xff")
    if is_big:
        count, symbols, symbol_count = fields("<44xIII", data, 0, name)
        place, symbol_size = 56, 20
    else:
        count, symbols, symbol_count, optional = fields("<2xH4xIIH", data, start, name)
        place, symbol_size = start + 20 + optional, 18
    strings = symbols + symbol_count * symbol_size
    for index in range(count):
        at = place + index * 40
        label, size, offset = fields("<8s8xII", data, at, name)
        spelled = label.rstrip(b"\0").decode("utf-8", "surrogateescape")
        if spelled.startswith("/") and spelled[1:].isdigit():
            spelled = ended(data, strings + int(spelled[1:]))
        if spelled != section:
            continue
        if number:
            number -= 1
            continue
        made, moved = put(data, offset, size, new, not start, name)
        struct.pack_into("<II", made, at + 16, len(new) if moved != offset or not start else size, moved)
        return bytes(made)
    raise no_section(section, name)


def rewritten_macho(data: bytes, section: str, number: int, new: bytes, name: str) -> bytes:
    order = "<" if data[:1] in (b"\xce", b"\xcf") else ">"
    wide = 0xCF in (data[0], data[3])
    [commands] = fields(f"{order}16xI", data, 0, name)
    place = 32 if wide else 28
    for _ in range(commands):
        command, size = fields(f"{order}II", data, place, name)
        if command in SEGMENTS:
            head, each, word = SEGMENTS[command]
            [count] = fields(f"{order}I", data, place + head - 8, name)
            for index in range(count):
                at = place + head + index * each
                label, segment, _, held, offset = fields(f"{order}16s16s{word}{word}I", data, at, name)
                spelled = b",".join([segment.rstrip(b"\0"), label.rstrip(b"\0")])
                if spelled.decode("utf-8", "surrogateescape") != section:
                    continue
                if number:
                    number -= 1
                    continue
                made, _ = put(data, offset, held, new, False, name)
                struct.pack_into(f"{order}{word}", made, at + 32 + struct.calcsize(word), len(new))
                return bytes(made)
        if size < 8:
            break
        place += size
    raise no_section(section, name)
