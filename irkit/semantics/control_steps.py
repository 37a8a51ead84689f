"""Steps that end a segment: branches, calls, returns, unwinding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.semantics.errors import UndefinedBehaviorError, Unwinding
from irkit.semantics.shapes import Shape
from irkit.semantics.steps import NO_RESULT, Control, Edge, Segment, Step
from irkit.semantics.values import Mark, Pointer

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.attribute_checks import Check
    from irkit.semantics.frames import Code
    from irkit.semantics.machine import Machine

Handler = Callable[["Machine", list[object], "Step"], object]


class Branch(Control):
    def __init__(self, instruction: Instruction, edge: Edge) -> None:
        super().__init__(instruction)
        self.edge: Edge = edge

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        return self.edge.take(slots)


class ConditionalBranch(Control):
    def __init__(self, instruction: Instruction, condition: int, if_true: Edge, if_false: Edge) -> None:
        super().__init__(instruction)
        self.condition: int = condition
        self.if_true: Edge = if_true
        self.if_false: Edge = if_false

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        condition = slots[self.condition]
        if isinstance(condition, int):
            return self.if_true.take(slots) if condition else self.if_false.take(slots)
        assert isinstance(condition, Mark)
        raise self.not_well_defined("the condition of a branch", condition, "branch-on-poison")


class Switch(Control):
    def __init__(self, instruction: Instruction, condition: int, edges: dict[int, Edge], default: Edge) -> None:
        super().__init__(instruction)
        self.condition: int = condition
        self.edges: dict[int, Edge] = edges
        self.default: Edge = default

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        condition = slots[self.condition]
        if isinstance(condition, int):
            edge = self.edges.get(condition)
            return self.default.take(slots) if edge is None else edge.take(slots)
        assert isinstance(condition, Mark)
        raise self.not_well_defined("the condition of a switch", condition, "branch-on-poison")


class IndirectBranch(Control):
    def __init__(self, instruction: Instruction, address: int, edges: dict[object, Edge]) -> None:
        super().__init__(instruction)
        self.address: int = address
        self.edges: dict[object, Edge] = edges  # by the object of a label

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        address = slots[self.address]
        if isinstance(address, Mark):
            raise self.not_well_defined("the address of an indirect branch", address, "branch-on-poison")
        edge = self.edges.get(address.block) if isinstance(address, Pointer) and not address.offset else None
        if edge is None:
            raise UndefinedBehaviorError(
                "indirectbr-destination", "the address is none of the destinations", self, "'indirectbr' Instruction"
            )
        return edge.take(slots)


class Unreachable(Control):
    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        raise UndefinedBehaviorError("unreachable", "unreachable is reached", self, "'unreachable' Instruction")


class NoReturn(Control):
    """The return of a function that must not return."""

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        raise UndefinedBehaviorError("noreturn", "a function that is noreturn returns", self, "Function Attributes")


class Return(Control):
    """`value` is the slot of what is returned, NO_RESULT for nothing."""

    def __init__(self, instruction: Instruction, value: int, checks: list[Check]) -> None:
        super().__init__(instruction)
        self.value: int = value
        self.checks: list[Check] = checks

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        value = None if self.value == NO_RESULT else slots[self.value]
        for check in self.checks:
            value = check.result(value, self)
        return machine.pop().call.finish(machine, value)


class Call(Control):
    """A call that may push a frame. `callee` is a slot; `code` is known for a direct call. `normal` and `unwind` are
    the ways on of an invoke; else `next` is."""

    def __init__(
        self,
        instruction: CallBase,
        dst: int,
        callee: int,
        arguments: list[int],
        fixed: int,
        shapes: list[tuple[Shape, int | None]],
        checks: list[Check],
        machine: Machine,
    ) -> None:
        super().__init__(instruction, dst)
        self.callee: int = callee
        self.arguments: list[int] = arguments
        self.fixed: int = fixed
        self.shapes: list[tuple[Shape, int | None]] = shapes  # of the variable arguments: shape, alignment of byval
        self.checks: list[Check] = checks
        self.machine: Machine = machine
        self.code: Code | None = None
        self.handler: Handler | None = None
        self.known: Function | None = None  # whose code or handler that is
        self.is_direct: bool = isinstance(instruction.callee, Function)
        self.next: Segment | None = None
        self.normal: Edge | None = None
        self.unwind: Edge | None = None
        self.result_check: Check | None = None

    def landing(self) -> Edge | None:
        return self.unwind

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        arguments: list[object] = []
        for slot in self.arguments:
            arguments.append(slots[slot])
        for check in self.checks:
            check.argument(arguments, self)
        code = self.code
        if code is None:
            code = self.find(machine, slots)
        if code is not None:
            if len(arguments) == code.parameters:
                return machine.push(code, arguments, self, [])
            varargs = [
                (value, shape, byval)
                for value, (shape, byval) in zip(arguments[self.fixed :], self.shapes, strict=True)
            ]
            return machine.push(code, arguments[: code.parameters], self, varargs[code.parameters - self.fixed :])
        return self.outside(machine, arguments)

    def find(self, machine: Machine, slots: list[object]) -> Code | None:
        """The code of the callee; None where it is outside of the module."""
        function = machine.compiler_of().callee(slots[self.callee], self)
        if function is not self.known:
            self.known = function
            self.handler = None
            machine.compiler_of().check_signature(function, self)
            if function.is_declaration:
                self.handler = machine.compiler_of().handler(function)
        if self.handler is not None:
            return None
        code = machine.compiler_of().code(function)
        if self.is_direct:
            self.code = code
        return code

    def outside(self, machine: Machine, arguments: list[object]) -> Segment | None:
        handler = self.handler
        assert handler is not None
        try:
            return self.finish(machine, handler(machine, arguments, self))
        except Unwinding as unwinding:
            if self.unwind is None:
                raise
            machine.exception = unwinding.exception
            return self.unwind.take(machine.slots)

    def finish(self, machine: Machine, value: object) -> Segment | None:
        slots = machine.slots
        if self.result_check is not None:
            value = self.result_check.result(value, self)
        if self.dst != NO_RESULT:
            slots[self.dst] = value
        if self.normal is not None:
            return self.normal.take(slots)
        return self.next


class CallOutside(Step):
    """A call of what is not in the module: a library function, an intrinsic, the user's Python function."""

    def __init__(
        self,
        instruction: Instruction,
        dst: int,
        arguments: list[int],
        handler: Handler,
        checks: list[Check],
        machine: Machine,
    ) -> None:
        super().__init__(instruction, dst)
        self.arguments: list[int] = arguments
        self.handler: Handler = handler
        self.checks: list[Check] = checks
        self.machine: Machine = machine
        self.result_check: Check | None = None

    def run(self, slots: list[object]) -> None:
        arguments: list[object] = []
        for slot in self.arguments:
            arguments.append(slots[slot])
        for check in self.checks:
            check.argument(arguments, self)
        value = self.handler(self.machine, arguments, self)
        if self.result_check is not None:
            value = self.result_check.result(value, self)
        if self.dst != NO_RESULT:
            slots[self.dst] = value


class SetJump(Control):
    """`setjmp`: where `longjmp` comes back to, as long as the frame lives. Its buffer holds the number of the place."""

    def __init__(self, instruction: Instruction, dst: int, buffer: int, following: Segment, machine: Machine) -> None:
        super().__init__(instruction, dst)
        self.buffer: int = buffer
        self.next: Segment = following
        self.machine: Machine = machine

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        place = machine.new_place(self)
        machine.store(slots[self.buffer], place, machine.compiler_of().library.long(), self)
        return self.back(slots, 0)

    def back(self, slots: list[object], value: int) -> Segment:
        if self.dst != NO_RESULT:
            slots[self.dst] = value
        return self.next


class Resume(Control):
    def __init__(self, instruction: Instruction, value: int) -> None:
        super().__init__(instruction)
        self.value: int = value

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        value = slots[self.value]
        if not isinstance(value, list):
            raise UnsupportedError("resuming something else than what a landing pad gave")
        raise Unwinding(value[0])


class LandingPad(Step):
    """What a landing pad gives: the exception, and the number of the clause that takes it."""

    def __init__(
        self, instruction: Instruction, dst: int, clauses: list[tuple[bool, int]], cleanup: bool, machine: Machine
    ) -> None:
        super().__init__(instruction, dst)
        self.clauses: list[tuple[bool, int]] = clauses  # whether a filter, slot
        self.cleanup: bool = cleanup
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        machine = self.machine
        clauses = [(is_filter, slots[slot]) for is_filter, slot in self.clauses]
        selector = machine.compiler_of().exceptions.selector(machine.exception, clauses)
        slots[self.dst] = [machine.exception, selector]


class Refused(Step):
    """What cannot be run: nothing happens until it is reached."""

    def __init__(self, instruction: Instruction, error: UnsupportedError) -> None:
        super().__init__(instruction)
        self.error: UnsupportedError = error

    def run(self, slots: list[object]) -> None:
        raise UnsupportedError(str(self.error))


class RefusedControl(Control):
    def __init__(self, instruction: Instruction, error: UnsupportedError) -> None:
        super().__init__(instruction)
        self.error: UnsupportedError = error

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        raise UnsupportedError(str(self.error))
