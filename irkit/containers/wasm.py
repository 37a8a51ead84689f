"""The custom sections of WebAssembly modules (Core Specification, "Binary Format: Modules")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from irkit.errors import BitcodeError

FIRST: Final = 8  # magic and version stand before the sections
CUSTOM: Final = 0


def custom_sections(data: bytes, name: str) -> dict[str, list[bytes]]:
    """The contents of the custom sections by name. Raises BitcodeError for a damaged module."""
    found: dict[str, list[bytes]] = {}
    for label, _, begin, end in places(data, name):
        found.setdefault(label, []).append(data[begin:end])
    return found


def places(data: bytes, name: str) -> Iterator[tuple[str, int, int, int]]:
    """Each custom section: its name, where it stands, and where its contents begin and end."""
    place = FIRST
    while place < len(data):
        kind = data[place]
        size, start = unsigned(data, place + 1, name)
        end = start + size
        if end > len(data):
            raise damaged(name, place, f"a section of {size} bytes, and {len(data) - start} follow")
        if kind == CUSTOM:
            length, begin = unsigned(data, start, name)
            if begin + length > end:
                raise damaged(name, start, f"a name of {length} bytes in a section of {size}")
            label = data[begin : begin + length].decode("utf-8", "surrogateescape")
            yield label, place, begin + length, end
        place = end


def rewritten_wasm(data: bytes, section: str, number: int, new: bytes, name: str) -> bytes:
    """The module with other contents in a custom section, of several of that name in the one of this number."""
    found = [(place, begin, end) for label, place, begin, end in places(data, name) if label == section]
    if number >= len(found):
        raise BitcodeError(f"the WebAssembly module has no section {section}", name=name)
    place, begin, end = found[number]
    _, start = unsigned(data, place + 1, name)
    held = data[start:begin] + new
    return data[:place] + bytes([CUSTOM]) + leb128(len(held)) + held + data[end:]


def leb128(number: int) -> bytes:
    """A number as its format has it."""
    made = bytearray()
    while number > 0x7F:
        made.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*made, number])


def unsigned(data: bytes, place: int, name: str) -> tuple[int, int]:
    """A number of at most 32 bits in LEB128, and the place after it."""
    value = 0
    for shift in range(0, 35, 7):
        if place >= len(data):
            break
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, place
    raise damaged(name, place, "a number without an end")


def damaged(name: str, place: int, what: str) -> BitcodeError:
    return BitcodeError(f"the WebAssembly module is damaged: {what}", name=name, bit_offset=place * 8)
