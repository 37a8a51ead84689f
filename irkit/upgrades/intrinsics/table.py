"""The intrinsics that each LLVM release knows: lookup by name, and what the release says of each.

The tables are generated (`generate.py`), one module for each target, and imported when a name of that target is first
asked for. A row is `name release:signature.attributes …`, where the numbers count lines of the module's SIGNATURES and
ATTRIBUTES and each column holds until the next; `-` stands for a release without the intrinsic.

A signature is a list of words, the types of result and parameters in prefix order:
`void i32 float … ...` as they are; `4x T` and `nx4x T` vectors; `{2 T T` structs; `p0` pointers to address space 0
(followed by the pointee until LLVM 16); `any:0`, `int:0`, `float:0`, `vector:0`, `pointer:0` overloaded type number 0
of that kind; `match:0` the same type again; `extend:0`, `trunc:0` integers of twice and half its width; `nth:0:2`
vectors of half its elements; `width:0 T` as many T as it has elements; `element:0` its element; `part2:0`, `part4:0`
vectors of a half or quarter of its element's width; `bits:0` vectors of integers as wide as its elements;
`pointers:1:0` vectors of pointers to the elements of 0, `pointer:1:0` a pointer to them, both overloaded type 1;
`to:0`, `toelement:0` pointers to type 0 and to its elements.

Attributes are sets `index:name name=value`, separated by `|`: `fn` for the function's, 0 for the result's, then the
parameters'. `memory=` gives the effect on other memory and then the locations that differ from it, 1 for reading, 2
for writing, 3 for both; `range=a:b` the bounds, of the width of the parameter's type.
"""

from __future__ import annotations

import importlib
from bisect import bisect_left
from typing import Final

from irkit.errors import UnsupportedError
from irkit.upgrades.intrinsics.tables import RELEASES, TARGETS

_PREFIX: Final = "llvm."
_OVERLOADED: Final = frozenset(("any", "int", "float", "vector", "pointer", "pointers"))


class Intrinsic:
    """An intrinsic of one release: `name` is LLVM's base name, without the mangled types of an overloaded one.

    `signature` are the words of its type, `attributes` its attribute sets as `(index, words)`, where the index is
    "fn" or a number as text.
    """

    __slots__ = ("attributes", "is_overloaded", "name", "signature")

    def __init__(self, name: str, signature: str, attributes: str) -> None:
        self.name: str = name
        self.signature: list[str] = signature.split(" ")
        self.is_overloaded: bool = any(word.partition(":")[0] in _OVERLOADED for word in self.signature if ":" in word)
        self.attributes: list[tuple[str, list[str]]] = []
        for text in attributes.split("|") if attributes else []:
            index, _, words = text.partition(":")
            self.attributes.append((index, words.split(" ")))

    def __repr__(self) -> str:
        return f"<Intrinsic {self.name}>"


class _Module:
    """One generated module, split into lines."""

    __slots__ = ("attributes", "rows", "signatures")

    def __init__(self, target: str) -> None:
        module = importlib.import_module(f"irkit.upgrades.intrinsics.tables.{target or 'generic'}")
        self.signatures: list[str] = str(module.SIGNATURES).split("\n")
        self.attributes: list[str] = str(module.ATTRIBUTES).split("\n")
        self.rows: list[str] = str(module.ROWS).split("\n")


class _Table:
    """The intrinsics of one target in one release. Names are those of the rows, without `llvm.` and the target."""

    __slots__ = ("_entries", "_found", "_module", "names", "prefix")

    def __init__(self, target: str, module: _Module, release: int) -> None:
        self.prefix: str = f"{_PREFIX}{target}." if target else _PREFIX
        self._module: _Module = module
        self._found: dict[str, Intrinsic] = {}
        # Name → "signature.attributes".
        self._entries: dict[str, str] = {}
        for row in module.rows:
            name, *columns = row.split(" ")
            entry = "-"
            for column in columns:
                first, _, numbers = column.partition(":")
                if int(first) > release:
                    break
                entry = numbers
            if entry != "-":
                self._entries[name] = entry
        self.names: list[str] = sorted(self._entries)

    def starts_a_name(self, text: str) -> bool:
        place = bisect_left(self.names, text)
        return place < len(self.names) and self.names[place].startswith(text)

    def get(self, name: str) -> Intrinsic | None:
        intrinsic = self._found.get(name)
        entry = self._entries.get(name)
        if intrinsic is None and entry is not None:
            signature, _, attributes = entry.partition(".")
            intrinsic = self._found[name] = Intrinsic(
                self.prefix + name,
                self._module.signatures[int(signature)],
                self._module.attributes[int(attributes)],
            )
        return intrinsic


_MODULES: Final[dict[str, _Module]] = {}
_TABLES: Final[dict[tuple[str, int], _Table]] = {}


def _table(target: str, release: int) -> _Table:
    table = _TABLES.get((target, release))
    if table is None:
        module = _MODULES.get(target)
        if module is None:
            module = _MODULES[target] = _Module(target)
        table = _TABLES[(target, release)] = _Table(target, module, release)
    return table


def check_release(llvm_version: int) -> None:
    """Raise `UnsupportedError` for a release that the tables leave out."""
    if llvm_version not in RELEASES:
        known = ", ".join(map(str, RELEASES))
        raise UnsupportedError(f"LLVM {llvm_version}: there is no table of its intrinsics, only of LLVM {known}")


def intrinsic_for(name: str, llvm_version: int) -> Intrinsic | None:
    """The intrinsic that LLVM `llvm_version` takes a function called `name` for; None for an ordinary function.

    LLVM narrows its sorted names down, one dotted component of `name` after the other, a component matching whatever
    starts with it. The first name left before the last step that leaves any must be all of `name`, or, for an
    overloaded intrinsic, be followed by a dot in it.

    Raises `UnsupportedError` for a release without a table.
    """
    check_release(llvm_version)
    if not name.startswith(_PREFIX):
        return None
    rest = name[len(_PREFIX) :]
    target, _, tail = rest.partition(".")
    table = _table("", llvm_version)
    if target in TARGETS and _table(target, llvm_version).names:
        table, rest = _table(target, llvm_version), tail
    end, found = -1, ""
    while end < len(rest):
        end = rest.find(".", end + 1)
        if end < 0:
            end = len(rest)
        if not table.starts_a_name(rest[:end]):
            break
        found = rest[:end]
    intrinsic = table.get(found)
    if intrinsic is None or (len(found) < len(rest) and not intrinsic.is_overloaded):
        return None
    return intrinsic


def intrinsic_names(llvm_version: int) -> list[str]:
    """The base names of all intrinsics of LLVM `llvm_version`."""
    check_release(llvm_version)
    names = []
    for target in ("", *TARGETS):
        table = _table(target, llvm_version)
        names += [table.prefix + name for name in table.names]
    return names
