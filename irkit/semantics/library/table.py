"""What stands for functions and variables that a module only declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from irkit import integers
from irkit.errors import IRKitError, UnsupportedError
from irkit.semantics.blocks import Block
from irkit.semantics.control_steps import Handler
from irkit.semantics.errors import ExecutionError, ProgramExit, Unwinding
from irkit.semantics.library import cxx, further, memory, scanning, standard, stdio
from irkit.semantics.library.standard import Random
from irkit.semantics.library.stdio import Files
from irkit.semantics.shapes import Shape
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Pointer, Scalar
from irkit.types import (
    ArrayType,
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    Type,
    VectorType,
    VoidType,
    integer_type,
    pointer_type,
    primitive_type,
)

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.semantics.machine import Machine

HANDLERS: dict[str, Handler] = {
    **memory.HANDLERS,
    **stdio.HANDLERS,
    **scanning.HANDLERS,
    **standard.HANDLERS,
    **further.HANDLERS,
    **cxx.HANDLERS,
}


class Library:
    """The library of one run. `externals` are the user's Python functions by name, which come first; `program` is what
    the program is called."""

    def __init__(self, files: Files, externals: Mapping[str, Callable[..., object]], program: str) -> None:
        self.files: Files = files
        self.externals: dict[str, Callable[..., object]] = dict(externals)
        self.program: str = program
        self.machine: Machine | None = None
        self.errno: Pointer | None = None
        self.token: Pointer = NULL  # where strtok goes on
        self.at_exit: list[tuple[object, object]] = []
        self.random: Random = Random()
        self.linear: int = 0  # the state of drand48
        self.made_by: dict[Block, str] = {}  # objects of new and new[]
        self.tables: dict[str, Pointer] = {}

    def join(self, machine: Machine) -> None:
        """Belong to a run."""
        self.machine = machine
        external = machine.compiler_of().constants.external
        for name in stdio.STREAMS:
            external[name] = _filler(name)

    def has(self, name: str) -> bool:
        name = plain_name(name)
        return name in self.externals or name in HANDLERS

    def handler(self, function: Function) -> Handler:
        """Raises UnsupportedError for a function that nothing stands for."""
        name = plain_name(function.name)
        own = self.externals.get(name)
        if own is not None:
            return _of_python(own, function)
        found = HANDLERS.get(name)
        if found is None:
            raise UnsupportedError(
                f"running '{name}', a function that is not in the module"
                if name not in standard.REFUSED
                else f"running '{name}'"
            )
        return found

    def long(self) -> Scalar:
        """i64, which holds what setjmp writes."""
        found = self.shape("i64").scalar
        assert found is not None
        return found

    def shape(self, keyword: str) -> Shape:
        """The shape of a type by its word: `i32`, `ptr`, `double`."""
        assert self.machine is not None
        ty: Type
        if keyword == "ptr":
            ty = pointer_type()
        elif keyword[0] == "i":
            ty = integer_type(int(keyword[1:]))
        else:
            ty = primitive_type(keyword)
        return self.machine.shapes.of(ty)


def plain_name(name: str) -> str:
    """A name without the letter that keeps a target from putting another one before it."""
    return name.removeprefix("\x01")


def _filler(name: str) -> Callable[[Machine, Block], None]:
    def fill(machine: Machine, block: Block) -> None:
        stdio.fill_variable(machine, block, name)

    return fill


def _of_python(function: Callable[..., object], declared: Function) -> Handler:
    """The user's function: integers come signed, as they were passed; what it returns is checked."""
    result = declared.function_type.return_type
    parameters = declared.function_type.parameters

    def call(machine: Machine, arguments: list[object], step: Step) -> object:
        types: list[Type | None] = [*parameters, *([None] * len(arguments))]  # what follows `...` has none
        given = [to_python(value, ty) for value, ty in zip(arguments, types, strict=False)]
        try:
            made = function(*given)
        except (IRKitError, ProgramExit, Unwinding):
            raise
        except Exception as error:
            raise ExecutionError(f"the function that stands for '{declared.name}' raised {error!r}", step) from error
        return from_python(made, result, machine)

    return call


def to_python(value: object, ty: Type | None) -> object:
    """A lane for the user: integers are signed, unless they have one bit."""
    if isinstance(value, int) and isinstance(ty, IntegerType) and ty.width > 1:
        return integers.signed(value, ty.width)
    if isinstance(value, list) and isinstance(ty, StructType):
        return [to_python(part, element) for part, element in zip(value, ty.elements or (), strict=True)]
    if isinstance(value, list) and isinstance(ty, (ArrayType, VectorType)):
        return [to_python(lane, ty.element) for lane in value]
    return value


def from_python(value: object, ty: Type, machine: Machine) -> object:
    """A value of the user as one of the type. Raises ExecutionError for one that it cannot be."""
    if isinstance(ty, VoidType):
        return None
    if isinstance(ty, IntegerType) and isinstance(value, int):
        return int(value) & ((1 << ty.width) - 1)
    if isinstance(ty, FloatingPointType) and isinstance(value, (int, float, Fraction)):
        scalar = machine.shapes.scalar(ty)
        from irkit.semantics import floats  # noqa: PLC0415

        if isinstance(value, Fraction):
            return floats.from_fraction(value, scalar.keyword)
        if isinstance(value, int):
            return floats.from_integer(int(value), scalar.keyword)
        return floats.convert(value, "double", scalar.keyword)
    if isinstance(ty, PointerType):
        if isinstance(value, Pointer):
            return value
        if value is None:
            return NULL
        if isinstance(value, int):
            return machine.pointer_at(value)
    if isinstance(value, (list, tuple)):
        shape = machine.shapes.of(ty)
        types = [part.type for _, part in shape.parts] or [shape.element.type if shape.element else ty] * shape.count
        if len(types) == len(value):
            return [from_python(lane, element, machine) for lane, element in zip(value, types, strict=True)]
    from irkit.semantics.values import Mark  # noqa: PLC0415

    if isinstance(value, Mark):
        return value
    raise ExecutionError(f"{value!r} is no value of type '{ty}'")
