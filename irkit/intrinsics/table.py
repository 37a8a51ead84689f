"""The intrinsics that each LLVM release knows: lookup by name, and what the release says of each.

The tables are text under `tables/`, written by `generate.py`, one file for each target, and read when a name of that
target is first asked for. A row is one intrinsic, its columns separated by tabs: its name without `llvm.` and target,
then the first release that has it and each release that changed it, as `release signature ; attributes`. What a
column leaves out is as in the column before it; `release -` is where the intrinsic has gone.

A signature is a list of words, the types of result and parameters in prefix order: `void i32 float … ...` as they are,
`externref`, `funcref` and `svcount` targets' types; `4x T` and `nx4x T` vectors; `{2 T T` structs; `p0` pointers to
address space 0 (followed by the pointee until LLVM 16); `any:0`, `int:0`, `float:0`, `vector:0`, `pointer:0`
overloaded type number 0 of that kind, `intvector:0`, `intscalar:0` and their like only vectors, only none; `match:0`
the same type again; `extend:0`, `trunc:0` integers of twice and half its width; `nth:0:2` vectors of half its
elements; `width:0 T` as many T as it has elements; `element:0` its element; `part2:0`, `part4:0` vectors of a half or
quarter of its element's width; `bits:0` vectors of integers as wide as its elements; `pointers:1:0` vectors of
pointers to the elements of 0, `pointer:1:0` a pointer to them, both overloaded type 1; `toelement:0` a
pointer to its elements. `patterns.py` gives each a type of its own.

Attributes are sets `index:name name=value`, separated by `|`: `fn` for the function's, 0 for the result's, then the
parameters'. `memory=` gives the effect on other memory and then the locations that differ from it, 1 for reading, 2
for writing, 3 for both; `range=a:b` the bounds, of the width of the parameter's type.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX
from irkit.errors import UnsupportedError

if TYPE_CHECKING:
    from irkit.intrinsics.patterns import Signature

_PREFIX: Final = "llvm."
# Words of target extension types without parameters.
TARGET_TYPES: Final[dict[str, str]] = {
    "svcount": "aarch64.svcount",
    "externref": "wasm.externref",
    "funcref": "wasm.funcref",
}
OVERLOADED: Final = frozenset(
    (
        "any",
        "int",
        "float",
        "vector",
        "pointer",
        "pointers",
        "intvector",
        "floatvector",
        "pointervector",
        "intscalar",
        "floatscalar",
    )
)
_FOLDER: Final = os.path.join(os.path.dirname(__file__), "tables")
_LAST_WITH_POINTEES: Final = 16
ABSENT: Final = "-"
_GONE: Final = f" {ABSENT}"


class Intrinsic:
    """An intrinsic of one release.

    `name` is LLVM's base name, without the mangled types of an overloaded one; `release` the major version; `since` the
    first release of the tables that has it with this signature;
    `words` the signature as the tables spell it; `attributes` the words of each attribute set (`nounwind`,
    `align=8`) by its index in an `AttributeList`: `FUNCTION_INDEX`, `RETURN_INDEX`, `FIRST_ARGUMENT_INDEX + n`.
    """

    __slots__ = ("_signature", "attributes", "is_overloaded", "name", "release", "since", "words")

    def __init__(self, name: str, release: int, since: int, signature: str, attributes: str) -> None:
        self.name: str = name
        self.release: int = release
        self.since: int = since
        self.words: list[str] = signature.split(" ")
        self.is_overloaded: bool = any(word.partition(":")[0] in OVERLOADED for word in self.words if ":" in word)
        self.attributes: dict[int, tuple[str, ...]] = {}
        self._signature: Signature | None = None
        for text in attributes.split("|") if attributes else []:
            index, _, words = text.partition(":")
            self.attributes[FUNCTION_INDEX if index == "fn" else int(index)] = tuple(words.split(" "))

    @property
    def signature(self) -> Signature:
        """The types of result and parameters, and whether more parameters may follow."""
        if self._signature is None:
            # Here, because most of those who look intrinsics up never ask for types, and importing takes them 2 ms.
            from irkit.intrinsics.patterns import parse_signature  # noqa: PLC0415

            self._signature = parse_signature(self.words, self.release <= _LAST_WITH_POINTEES)
        return self._signature

    @property
    def immarg(self) -> tuple[int, ...]:
        """The parameters, counted from 0, that have to be constants (LangRef, `immarg`)."""
        places = (index for index, words in self.attributes.items() if index != FUNCTION_INDEX and "immarg" in words)
        return tuple(sorted(index - FIRST_ARGUMENT_INDEX for index in places))

    def __repr__(self) -> str:
        return f"<Intrinsic {self.name} of LLVM {self.release}>"


def read_rows(name: str) -> list[str]:
    """The rows of a table, without the comments above them."""
    with open(os.path.join(_FOLDER, f"{name}.txt"), "rb") as file:
        lines = file.read().decode().replace("\r", "").split("\n")
    first = 0
    while lines[first].startswith("#"):
        first += 1
    return lines[first:-1]  # a line break ends the last


def _index() -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The releases, and the targets with intrinsics of their own."""
    releases, targets = read_rows("index")
    return tuple(map(int, releases.split()[1:])), tuple(targets.split()[1:])


_INDEX: Final = _index()
RELEASES: Final = _INDEX[0]
TARGETS: Final = _INDEX[1]


def signature_since(columns: str, release: int) -> int:
    """The first release that has the signature which the columns of a row give a release."""
    changes = [column.partition(" ") for column in columns.split("\t")]
    return max([int(first) for first, _, text in changes if int(first) <= release and not text.startswith(";")])


def column_at(columns: str, release: int) -> tuple[str, str] | None:
    """Signature and attributes that the columns of a row give a release; None where it lacks the intrinsic."""
    signature = attributes = ABSENT
    for column in columns.split("\t"):
        first, _, text = column.partition(" ")
        if int(first) > release:
            break
        if text == ABSENT:
            signature = ABSENT
            continue
        changed, semicolon, words = text.partition(";")
        signature = changed.rstrip(" ") or signature
        if semicolon:
            attributes = words.lstrip(" ")
    return None if signature == ABSENT else (signature, attributes)


class _Table:
    """The intrinsics of one target in one release. Names are those of the rows, without `llvm.` and the target.

    Rows are in the order of their names, and names are looked for among the rows themselves: most files ask for a few.
    """

    __slots__ = ("_found", "_release", "_rows", "prefix")

    def __init__(self, target: str, rows: list[str], release: int) -> None:
        self.prefix: str = f"{_PREFIX}{target}." if target else _PREFIX
        self._release: int = release
        self._rows: list[str] = rows
        self._found: dict[str, Intrinsic] = {}

    def _has(self, columns: str) -> bool:
        """Whether the release has the intrinsic of a row with these columns."""
        if int(columns.partition(" ")[0]) > self._release:
            return False
        return _GONE not in columns or column_at(columns, self._release) is not None

    def starts_a_name(self, text: str) -> bool:
        rows = self._rows
        place = bisect_left(rows, text)
        while place < len(rows):
            name, _, columns = rows[place].partition("\t")
            if not name.startswith(text):
                return False
            if self._has(columns):
                return True
            place += 1
        return False

    def names(self) -> list[str]:
        parts = [row.partition("\t") for row in self._rows]
        return [name for name, _, columns in parts if self._has(columns)]

    def get(self, name: str) -> Intrinsic | None:
        intrinsic = self._found.get(name)
        if intrinsic is None:
            place = bisect_left(self._rows, f"{name}\t")
            found, _, columns = self._rows[place].partition("\t") if place < len(self._rows) else ("", "", "")
            entry = column_at(columns, self._release) if found == name and columns else None
            if entry is not None:
                since = signature_since(columns, self._release)
                intrinsic = self._found[name] = Intrinsic(self.prefix + name, self._release, since, *entry)
        return intrinsic


_ROWS: Final[dict[str, list[str]]] = {}
_TABLES: Final[dict[tuple[str, int], _Table]] = {}


def _table(target: str, release: int) -> _Table:
    table = _TABLES.get((target, release))
    if table is None:
        rows = _ROWS.get(target)
        if rows is None:
            rows = _ROWS[target] = read_rows(target or "generic")
        table = _TABLES[(target, release)] = _Table(target, rows, release)
    return table


def check_release(llvm_version: int) -> None:
    """Raise `UnsupportedError` for a release that the tables leave out."""
    if llvm_version not in RELEASES:
        known = ", ".join(map(str, RELEASES))
        raise UnsupportedError(f"LLVM {llvm_version}: there is no table of its intrinsics, only of LLVM {known}")


def lookup(name: str, llvm_version: int) -> Intrinsic | None:
    """The intrinsic that LLVM `llvm_version` takes a function called `name` for; None for an ordinary function.

    LLVM narrows its sorted names down, one dotted component of `name` after the other, a component matching whatever
    starts with it. The first name left before the last step that leaves any must be all of `name`, or, for an
    overloaded intrinsic, be followed by a dot in it. So it is the longest name that `name` begins with, unless there
    is one that begins with a component more.

    Raises `UnsupportedError` for a release without a table.
    """
    check_release(llvm_version)
    if not name.startswith(_PREFIX):
        return None
    rest = name[len(_PREFIX) :]
    target, _, tail = rest.partition(".")
    table = _table("", llvm_version)
    if target in TARGETS and _table(target, llvm_version).starts_a_name(""):
        table, rest = _table(target, llvm_version), tail
    known = longer = rest
    intrinsic = table.get(rest)
    while intrinsic is None:
        longer, known = known, known.rpartition(".")[0]
        if not known:
            return None
        intrinsic = table.get(known)
    if known != rest and (not intrinsic.is_overloaded or table.starts_a_name(longer)):
        return None
    return intrinsic


def intrinsic_names(llvm_version: int) -> list[str]:
    """The base names of all intrinsics of LLVM `llvm_version`."""
    check_release(llvm_version)
    names = []
    for target in ("", *TARGETS):
        table = _table(target, llvm_version)
        names += [table.prefix + name for name in table.names()]
    return names
