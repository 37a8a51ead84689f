"""C++'s exceptions by the Itanium ABI: which landing pad takes which, by the type information in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit import integers
from irkit.semantics.attribute_checks import is_dereferenceable
from irkit.semantics.blocks import GLOBAL
from irkit.semantics.library.access import moved
from irkit.semantics.values import NULL, Pointer, Scalar, block_of

if TYPE_CHECKING:
    from irkit.semantics.blocks import Block
    from irkit.semantics.machine import Machine

_SINGLE: Final = "si_class_type_info"
_VIRTUAL: Final = "vmi_class_type_info"
_POINTER: Final = "pointer_type_info"
_KINDS: Final = (_SINGLE, _VIRTUAL, _POINTER)
_NULLPTR: Final = "@_ZTIDn"
_MOST_BASES: Final = 1000
_BY_TABLE: Final = 1  # of a base's flags
_PUBLIC: Final = 2
_FUNDAMENTAL: Final = frozenset("vwbcahstijlmxynofdeg")


class Exceptions:
    """The exceptions of a run: by the object that is thrown, its type; the numbers of types that clauses name."""

    def __init__(self, machine: Machine) -> None:
        self.machine: Machine = machine
        self.types: dict[Block, object] = {}
        self.destructors: dict[Block, object] = {}
        self.numbers: dict[str, int] = {}
        self.caught: list[Pointer] = []
        self.handlers: dict[Block, int] = {}  # how many catch clauses hold an exception
        self.rethrown: set[Block] = set()  # exceptions on their way to another clause
        self.adjusted: dict[Block, Pointer] = {}  # the subobject that the clause has caught

    def number(self, type_info: object) -> int:
        """`llvm.eh.typeid.for`: a number from 1 for each type."""
        name = name_of(type_info)
        return self.numbers.setdefault(name, len(self.numbers) + 1)

    def thrown(self, exception: object) -> object:
        """The type information of an exception; None for what C++ has not thrown."""
        block = block_of(exception)
        return None if block is None else self.types.get(block)

    def selector(self, exception: object, clauses: list[tuple[bool, object]]) -> int:
        """The number of the clause that takes an exception; 0 for a cleanup alone."""
        thrown = self.thrown(exception)
        for is_filter, clause in clauses:
            if is_filter:
                allowed = clause if isinstance(clause, list) else []
                if not any(self.offset(thrown, wanted, exception) is not None for wanted in allowed):
                    return -1 & 0xFFFFFFFF
            elif clause == NULL:
                self._keep(exception)
                return self.number(NULL)
            else:
                offset = self.offset(thrown, clause, exception)
                if offset is not None:
                    self._keep(exception, offset)
                    return self.number(clause)
        return 0

    def _keep(self, exception: object, offset: int = 0) -> None:
        block = block_of(exception)
        if block is not None:
            self.adjusted[block] = moved(exception, offset)

    def offset(self, thrown: object, wanted: object, thing: object) -> int | None:
        """Where in `thing`, an object of the thrown type, that of the wanted one lies, of pointers where in what they
        point to; None where it has none."""
        found = self.places(thrown, wanted, thing)
        if len(found) > 1:  # several bases of that class: none is meant
            return None
        return found[0] if found else self._pointer(thrown, wanted, thing)

    def places(self, whole: object, wanted: object, thing: object, hidden: bool = False) -> list[int]:
        """Where in `thing`, an object of the class `whole`, those of the wanted class lie, with `hidden` as bases that
        are not public, too."""
        todo = [(whole, 0)]
        places: list[int] = []
        for _ in range(_MOST_BASES):
            if not todo:
                break
            found, offset = todo.pop(0)
            if name_of(found) == name_of(wanted):
                if offset not in places:
                    places.append(offset)
            else:
                todo += [(base, offset + place) for base, place in self._bases(found, thing, offset, hidden)]
        return places

    def kind(self, type_info: object) -> str:
        """The class of the type information, from its table of virtual functions."""
        block = block_of(type_info)
        if block is None or block.place != GLOBAL:
            return ""
        if block.name.startswith("@_ZTIP"):  # of the runtime, where not in the module
            return _POINTER
        table = block_of(self.read(type_info))
        name = "" if table is None else table.name
        return next((kind for kind in _KINDS if f"__{kind}E" in name), "")

    def read(self, pointer: object, offset: int = 0) -> object:
        """The pointer that lies at another one; null where there is no room for one."""
        from irkit.semantics.varargs import pointer_scalar  # noqa: PLC0415

        return self._field(pointer, offset, pointer_scalar(self.machine))

    def _number(self, pointer: object, offset: int) -> int:
        """The i32 there; 0 where there is none."""
        from irkit.semantics.varargs import i32  # noqa: PLC0415

        found = self._field(pointer, offset, i32(self.machine))
        return found if isinstance(found, int) else 0

    def _field(self, pointer: object, offset: int, scalar: Scalar) -> object:
        assert isinstance(pointer, Pointer)
        there = moved(pointer, offset)
        if there.block is None or there.block.function is not None or not is_dereferenceable(there, scalar.size):
            return NULL
        return self.machine.value_at(there.block, there.offset, scalar)

    def _bases(self, type_info: object, thing: object, start: int, hidden: bool) -> list[tuple[object, int]]:
        """The bases of a class that lies at `start` in a thing, with their places in it."""
        kind = self.kind(type_info)
        if kind == _SINGLE:
            return [(self.read(type_info, 16), 0)]
        if kind != _VIRTUAL:
            return []
        found: list[tuple[object, int]] = []
        for number in range(min(self._number(type_info, 20), _MOST_BASES)):
            place = 24 + 16 * number
            base = self.read(type_info, place)
            word = self.word(type_info, place + 8)
            if not word & _PUBLIC and not hidden:
                continue
            distance = word >> 8
            if not word & _BY_TABLE:
                found.append((base, distance))
            elif block_of(thing) is not None:  # it lies where the thing's table says
                table = self.read(thing, start)
                if block_of(table) is not None:
                    found.append((base, self.word(table, distance)))
        return found

    def word(self, pointer: object, offset: int) -> int:
        """A number of the size of a pointer, signed."""
        found = self.read(pointer, offset)
        return integers.signed(found.address, 64) if isinstance(found, Pointer) else 0

    def _pointer(self, thrown: object, wanted: object, thing: object) -> int | None:
        """Pointers to derived classes are taken for pointers to their bases, all for pointers to void, `nullptr` for
        any; to what is const or volatile, only where the wanted one says so."""
        if self.kind(wanted) != _POINTER:
            return None
        if name_of(thrown) == _NULLPTR:
            return 0
        if self.kind(thrown) != _POINTER:
            return None
        assert isinstance(thrown, Pointer)
        assert isinstance(wanted, Pointer)
        if self._qualifiers(thrown) & ~self._qualifiers(wanted):
            return None
        if is_outside(thrown) or is_outside(wanted):
            to = pointee_letter(wanted)
            return 0 if to == "v" or (to and to == pointee_letter(thrown)) else None
        held = NULL if block_of(thing) is None else self.read(thing)
        return self.offset(self.read(thrown, 24), self.read(wanted, 24), held)

    def holds_a_pointer(self, thrown: object) -> bool:
        """Whether a handler gets what stands in the exception, and not where that is."""
        return self.kind(thrown) == _POINTER or name_of(thrown) == _NULLPTR

    def _qualifiers(self, type_info: Pointer) -> int:
        """1: to something const; 2: to something volatile."""
        if is_outside(type_info):
            letters = name_of(type_info).removeprefix("@_ZTIP")[:-1]
            return ("K" in letters) | ("V" in letters) << 1
        return self._number(type_info, 16) & 3


def name_of(type_info: object) -> str:
    """The variable that has the type information; "..." for what a clause that takes all names."""
    block = block_of(type_info)
    return "..." if block is None else block.name


def pointee_letter(type_info: Pointer) -> str:
    """The letter of the fundamental type that the runtime's type information points to; "" for others."""
    return name_of(type_info)[-1] if is_outside(type_info) else ""


def is_outside(type_info: Pointer) -> bool:
    """Whether the runtime has the type information, and not the module."""
    name = name_of(type_info)
    return name.startswith("@_ZTIP") and name.removeprefix("@_ZTIP").removeprefix("V").removeprefix("K") in _FUNDAMENTAL
