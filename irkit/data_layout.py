"""The data layout string of a module (LangRef, "Data Layout")."""

from __future__ import annotations

from typing import Final

MAX_ADDRESS_SPACE: Final = (1 << 24) - 1


class DataLayout:
    """What a data layout string says, as far as reading and printing need it; anything else stays in `text`.

    Address spaces are those where functions (`P<n>`), stack objects (`A<n>`) and globals (`G<n>`) live by default;
    `address_space_names` has those that `p<n>(name)` names, `index_bits` the widths of offsets where `p` gives them.
    """

    __slots__ = (
        "address_space_names",
        "alloca_address_space",
        "big_endian",
        "globals_address_space",
        "index_bits",
        "program_address_space",
        "text",
    )

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.big_endian: bool = False
        self.program_address_space: int = 0
        self.alloca_address_space: int = 0
        self.globals_address_space: int = 0
        self.address_space_names: dict[str, int] = {}
        self.index_bits: dict[int, int] = {}
        for part in text.split("-"):
            if part in ("E", "e"):
                self.big_endian = part == "E"
            elif part[:1] == "p":
                self.name_address_space(part.partition(":")[0])
                self.note_index(part.split(":"))
            number = address_space(part[1:])
            if number is None:
                continue
            if part[0] == "P":
                self.program_address_space = number
            elif part[0] == "A":
                self.alloca_address_space = number
            elif part[0] == "G":
                self.globals_address_space = number

    def note_index(self, fields: list[str]) -> None:
        """Note the width of offsets in `p<flags><n>:<size>:<abi>:<preferred>:<index>`."""
        number = address_space(fields[0][1:].lstrip("eu").partition("(")[0] or "0")
        if number is not None and len(fields) > 4 and fields[4].isdecimal() and len(fields[4]) <= 8:
            self.index_bits[number] = int(fields[4])

    def name_address_space(self, head: str) -> None:
        """Note the name in `p<flags><n>(name)`."""
        before, bracket, name = head.partition("(")
        number = address_space(before.lstrip("peu"))
        if bracket and name[-1:] == ")" and number is not None:
            self.address_space_names[name[:-1]] = number


def address_space(digits: str) -> int | None:
    """The number of an address space, or None for what is not one."""
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 8):
        return None
    number = int(digits)
    return number if number <= MAX_ADDRESS_SPACE else None
