"""What both functions share beside their arguments: blocks of memory, and what is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import z3

from irkit.data_layout import DataLayout
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instruction_base import CallBase
from irkit.refinement.blocks import Blocks, pointer_to
from irkit.refinement.clock import Clock
from irkit.refinement.inputs import Inputs
from irkit.refinement.library import LIBRARY
from irkit.refinement.memory import BYTE, KEY, MAXIMUM_BYTES, NUMBER, Memory, Views, special_byte
from irkit.refinement.state import Settings
from irkit.refinement.terms import Condition, NotEncodedError

if TYPE_CHECKING:
    from irkit.refinement.calls import CallRecord
    from irkit.refinement.encoder import FunctionEncoder

WORLD = z3.BitVecSort(32)
_INTERPOSABLE = frozenset(("weak", "linkonce", "common", "extern_weak", "external_weak"))


def uses_memory(function: Function) -> bool:
    """Whether a function itself reads or writes memory."""
    for instruction in function.walk():
        if instruction.opcode in {"load", "store", "alloca"}:
            return True
        callee = instruction.callee if isinstance(instruction, CallBase) else None
        if isinstance(callee, Function) and (callee.name.startswith("llvm.mem") or callee.name in LIBRARY):
            return True
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
        self.calls: list[CallRecord] = []  # of the first function
        self.linked: list[Condition] = []  # calls of both that are the same
        self._initial = Memory(z3.Const("memory", z3.ArraySort(KEY, BYTE)), z3.Const("world", WORLD))

    def initial_memory(self) -> Memory:
        return self._initial.copy()

    def constant_contents(self, encoder: FunctionEncoder, value: GlobalVariable, number: int) -> None:
        """Let loads from a constant global find what its initializer says."""
        initializer = value.initializer
        if initializer is None or not value.is_constant or value.linkage in _INTERPOSABLE:
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

    def assumptions(self) -> list[Condition]:
        """All that is known of what both functions get."""
        found = [*self.inputs.assumed, *self.linked]
        found += self.views.assumptions(self.blocks, self.settings.undef_inputs)
        return found + self.blocks.assumptions()
