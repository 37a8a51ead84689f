"""Mach-O universal binaries: a file for each of several architectures, be it an object, an archive or bitcode."""

from __future__ import annotations

from typing import Final

from irkit.containers.kinds import UNIVERSAL_MAGICS
from irkit.errors import BitcodeError

# Names as lipo gives them: by CPU type and subtype, else by type.
SUBTYPES: Final = {
    (0x0100000C, 2): "arm64e",
    (0x01000007, 8): "x86_64h",
    (12, 6): "armv6",
    (12, 9): "armv7",
    (12, 11): "armv7s",
    (12, 12): "armv7k",
}
TYPES: Final = {
    7: "i386",
    0x01000007: "x86_64",
    12: "arm",
    0x0100000C: "arm64",
    0x0200000C: "arm64_32",
    18: "ppc",
    0x01000012: "ppc64",
}


def slices(data: bytes, name: str) -> list[tuple[str, bytes]]:
    """The name of the architecture and the contents of each slice. Raises BitcodeError for a damaged file."""
    width = UNIVERSAL_MAGICS[data[:4]]
    count = int.from_bytes(data[4:8], "big")
    entry = 8 + 2 * width + 4 + (4 if width == 8 else 0)  # type, subtype, offset, size, alignment, reserved
    found: list[tuple[str, bytes]] = []
    taken: set[str] = set()
    for number in range(count):
        place = 8 + number * entry
        if place + entry > len(data):
            raise damaged(name, place, f"{count} architectures are announced, and the file ends in the list of them")
        kind = int.from_bytes(data[place : place + 4], "big")
        subtype = int.from_bytes(data[place + 4 : place + 8], "big") & 0xFFFFFF
        start = int.from_bytes(data[place + 8 : place + 8 + width], "big")
        size = int.from_bytes(data[place + 8 + width : place + 8 + 2 * width], "big")
        if start + size > len(data):
            raise damaged(name, place, f"{size} bytes are announced at byte {start} of {len(data)}")
        label = SUBTYPES.get((kind, subtype)) or TYPES.get(kind) or f"cpu{kind}"
        if label in taken:
            label += f".{subtype}"
        if label in taken:
            raise damaged(name, place, f"the architecture {label} comes twice")
        taken.add(label)
        found.append((label, data[start : start + size]))
    return found


def damaged(name: str, place: int, what: str) -> BitcodeError:
    return BitcodeError(f"the universal binary is damaged: {what}", name=name, bit_offset=place * 8)
