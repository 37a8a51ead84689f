"""What both functions share beside their arguments: blocks of memory, and what is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import z3

from irkit.data_layout import DataLayout
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.instruction_base import CallBase
from irkit.instructions import LoadInst, StoreInst
from irkit.refinement.blocks import Blocks, pointer_to
from irkit.refinement.bytes import BYTE, KEY, NUMBER, special_byte
from irkit.refinement.clock import Clock
from irkit.refinement.contents import Memory
from irkit.refinement.inputs import Inputs
from irkit.refinement.library import ON_NUMBERS, is_of_library
from irkit.refinement.memory import MAXIMUM_BYTES
from irkit.refinement.running import globals_of
from irkit.refinement.state import Settings, State
from irkit.refinement.terms import Condition, NotEncodedError, Term, parts_of
from irkit.refinement.views import Views
from irkit.types import IntegerType, Type, VectorType
from irkit.words import INTERPOSABLE_LINKAGES

if TYPE_CHECKING:
    from irkit.refinement.calls import CallRecord
    from irkit.refinement.encoder import FunctionEncoder

WORLD = z3.BitVecSort(32)


def uses_memory(function: Function) -> bool:
    """Whether a function itself reads or writes memory."""
    for instruction in function.walk():
        if instruction.opcode in {"load", "store", "alloca"}:
            return True
        callee = instruction.callee if isinstance(instruction, CallBase) else None
        if not isinstance(callee, Function):
            continue
        if callee.name.startswith("llvm.mem") or (callee.name not in ON_NUMBERS and is_of_library(callee)):
            return True
    return False


def accesses_bits(function: Function) -> bool:
    """Whether a function loads or stores vectors of elements that are no bytes, so that parts of a byte matter."""
    todo: list[Type] = []
    for instruction in function.walk():
        if isinstance(instruction, LoadInst):
            todo.append(instruction.type)
        elif isinstance(instruction, StoreInst):
            todo.append(instruction.value.type)
    while todo:
        ty = todo.pop()
        if isinstance(ty, VectorType) and isinstance(ty.element, IntegerType) and ty.element.width % 8:
            return True
        todo += parts_of(ty)
    return False


class Environment:
    """What both functions of a pair get and share."""

    def __init__(self, settings: Settings, layout: DataLayout, uses_memory: bool, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.uses_memory = uses_memory  # otherwise nobody sees what calls do to it
        self.layout = layout
        self.inputs = Inputs(settings)
        self.blocks = Blocks()
        self.views = Views()
        self.constants: list[str] = []  # names of globals that do not change, and that both functions may read
        self.calls: list[CallRecord] = []  # of the first function
        self.first: State | None = None  # the first function's
        self.linked: list[Condition] = []  # calls of both that are the same, and other things that are known of calls
        self.notes: list[str] = []
        self.sizes: dict[int, Term] = {}  # of the first function's blocks that calls may see
        self.matches: list[tuple[CallRecord, CallRecord, Condition]] = []  # of both: whether a call is the same
        self._initial = Memory(z3.Const("memory", z3.ArraySort(KEY, BYTE)), z3.Const("world", WORLD))

    def note(self, words: str) -> None:
        """What a verdict that nothing differs does not hold for."""
        if words not in self.notes:
            self.notes.append(words)

    def initial_memory(self) -> Memory:
        return self._initial.copy()

    def constant_contents(self, encoder: FunctionEncoder, value: GlobalVariable, number: int) -> None:
        """Let loads from a constant global find what its initializer says."""
        initializer = value.initializer
        if initializer is None or not value.is_constant or value.linkage in INTERPOSABLE_LINKAGES:
            return
        size = encoder.layout.alloc_size(value.value_type).fixed
        if size > MAXIMUM_BYTES:
            return
        model = encoder.model
        model.constants[number] = z3.K(KEY, special_byte(NUMBER))  # a global may refer to itself
        scratch = Memory(model.constants[number], self._initial.world)
        try:
            stored = model.store(scratch, pointer_to(number, 0), value.value_type, encoder.read(initializer))
        except NotEncodedError:
            del model.constants[number]
            return
        model.constants[number] = stored.outside

    def declare_globals(self, *functions: Function) -> None:
        """Constants that either function names are known to both; what one module lacks nobody points to."""
        names: dict[str, list[GlobalValue]] = {}
        for function in functions:
            for value in globals_of(function):
                names.setdefault(value.name, []).append(value)
        modules = [function.parent for function in functions]
        for name, values in names.items():
            number = self.blocks.of_global(values[0], self.layout)
            if any(module is not None and module.get(name) is None for module in modules):
                self.blocks.hidden.add(number)
            elif isinstance(values[0], GlobalVariable) and values[0].is_constant:
                self.constants.append(name)

    def assumptions(self) -> list[Condition]:
        """All that is known of what both functions get."""
        found = [*self.inputs.assumed, *self.linked]
        found += self.views.assumptions(self.blocks, self.settings)
        return found + self.blocks.assumptions()
