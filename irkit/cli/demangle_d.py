"""Names of D, as LLVM's demangler spells them (https://dlang.org/spec/abi.html#name_mangling).

LLVM knows qualified names and basic types: of a function the type is not read, so its name stays as it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from irkit.dialects import Dialect
from irkit.dialects.features import TYPES_OF_D

if TYPE_CHECKING:
    from collections.abc import Mapping

TYPES: Final = {
    "a": "char",
    "b": "bool",
    "c": "creal",
    "d": "double",
    "e": "real",
    "f": "float",
    "g": "byte",
    "h": "ubyte",
    "i": "int",
    "j": "ireal",
    "k": "uint",
    "l": "long",
    "m": "ulong",
    "n": "",  # of null
    "o": "ifloat",
    "p": "idouble",
    "q": "cfloat",
    "r": "cdouble",
    "s": "short",
    "t": "ushort",
    "u": "wchar",
    "v": "void",
    "w": "dchar",
    "zi": "cent",
    "zk": "ucent",
    "Nn": "noreturn",
}
OLD_TYPES: Final = {"i": ""}
# What compilers add to a class or module: the last identifier, with the Z after it, and what is said in front.
ARTIFICIAL: Final = {
    "__initZ": "initializer for ",
    "__vtblZ": "vtable for ",
    "__ClassZ": "ClassInfo for ",
    "__InterfaceZ": "Interface for ",
    "__ModuleInfoZ": "ModuleInfo for ",
}
NUMBER: Final = re.compile("[0-9]+")
BACK_REFERENCE: Final = re.compile("QA*([A-Z]{0,13})([a-z])")  # base 26, the last digit a small letter; of 64 bits
FAKE_PARENT: Final = re.compile("__S[0-9]*")  # of declarations that would have the same name in one function


class Unknown(Exception):
    """What LLVM leaves as it is."""


def demangle_d(mangled: str, release: int) -> str:
    """The readable name, empty if it is none of D that this LLVM reads."""
    if mangled == "_Dmain":
        return "D main"
    if not mangled.startswith("_D"):
        return ""
    try:
        return _Name(mangled, TYPES if Dialect.of(release).has(TYPES_OF_D) else OLD_TYPES).read()
    except Unknown:
        return ""


class _Name:
    """A name being read: `at` is where the rest begins, `spelled` what is read of it."""

    def __init__(self, text: str, types: Mapping[str, str]) -> None:
        self.text: str = text
        self.types: Mapping[str, str] = types
        self.at: int = 2
        self.spelled: str = ""

    def read(self) -> str:
        self.read_qualified()
        if self.text.startswith("Z", self.at):  # made by the compiler: there is no type
            self.at += 1
        else:
            type_name = self.read_type()
            self.spelled = f"{type_name} {self.spelled}" if type_name else self.spelled
        if self.at != len(self.text):
            raise Unknown
        return self.spelled

    def read_qualified(self) -> None:
        """Identifiers one after the other; anonymous ones, a 0 each, are passed over."""
        is_first = True
        while True:
            if self.text.startswith("0", self.at):
                while self.text.startswith("0", self.at):
                    self.at += 1
            else:
                self.spelled += "" if is_first else "."
                is_first = False
                self.read_identifier()
            if not self.is_at_identifier():
                return

    def is_at_identifier(self) -> bool:
        place = self.at
        if self.text.startswith("Q", place):
            place, _ = self.referred(place)
        return NUMBER.match(self.text, place) is not None

    def read_identifier(self) -> None:
        while not self.text.startswith("Q", self.at):
            self.at, length = self.number(self.at)
            end = self.at + length
            if not length:
                raise Unknown
            if length < 4 or FAKE_PARENT.fullmatch(self.text, self.at, end) is None:
                self.add(self.at, length)
                self.at = end
                return
            self.at = end
        place, rest = self.referred(self.at)
        start, length = self.number(place)
        if start + length >= len(self.text):
            raise Unknown
        self.add(start, length)
        self.at = rest

    def add(self, start: int, length: int) -> None:
        """An identifier; of what compilers add, the dot before it goes."""
        end = start + length
        said = ARTIFICIAL.get(self.text[start : end + 1])
        if said is None:
            self.spelled += self.text[start:end]
        else:
            self.spelled = (said + self.spelled)[:-1]

    def number(self, place: int) -> tuple[int, int]:
        """Where what follows a number begins, which must be something, and the number. Raises Unknown, for one too that
        is longer than the length of the name."""
        found = NUMBER.match(self.text, place)
        if found is None or found.end() == len(self.text):
            raise Unknown
        digits = found[0].lstrip("0")
        if len(digits) > len(str(len(self.text))):
            raise Unknown
        return found.end(), int(digits or "0")

    def referred(self, place: int) -> tuple[int, int]:
        """Where a reference back leads, and where it ends. Raises Unknown."""
        found = BACK_REFERENCE.match(self.text, place)
        if found is None:
            raise Unknown
        distance = 0
        for letter in found[1]:
            distance = distance * 26 + ord(letter) - ord("A")
        distance = distance * 26 + ord(found[2]) - ord("a")
        if not 0 < distance <= place:
            raise Unknown
        return place - distance, found.end()

    def read_type(self) -> str:
        """A basic type, or what a reference back, or a chain of them, leads to. Each leads further back."""
        place = self.at
        after = -1  # the end of the first reference
        while self.text.startswith("Q", place):
            place, end = self.referred(place)
            if after != -1 and end == len(self.text):
                raise Unknown
            after = end if after == -1 else after
        for size in (1, 2):
            name = self.types.get(self.text[place : place + size])
            if name is not None:
                self.at = place + size if after == -1 else after
                return name
        raise Unknown
