"""From functions to code: slots, segments, edges, and what calls go to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from irkit.attribute_values import LOCATIONS
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, IntAttribute, TypeAttribute
from irkit.constants import Constant, ConstantInt, InlineAsm
from irkit.denormals import Modes
from irkit.errors import IRKitError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias
from irkit.instruction_base import CallBase, Instruction
from irkit.instructions import PHINode
from irkit.semantics import vector_steps
from irkit.semantics.attribute_checks import RESULT, Check, check_of
from irkit.semantics.blocks import FUNCTION
from irkit.semantics.constants import Constants
from irkit.semantics.control_steps import (
    Branch,
    Call,
    CallOutside,
    ConditionalBranch,
    Handler,
    IndirectBranch,
    NoReturn,
    Refused,
    RefusedControl,
    Resume,
    Return,
    SetJump,
    Switch,
    Unreachable,
)
from irkit.semantics.denormal_steps import flushing, flushing_modes
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.exceptions import Exceptions
from irkit.semantics.frames import Code
from irkit.semantics.intrinsics import intrinsic_steps
from irkit.semantics.library.standard import SET_JUMP
from irkit.semantics.making import add_steps
from irkit.semantics.places import Names
from irkit.semantics.shapes import Shape, Shapes
from irkit.semantics.steps import NO_RESULT, Control, Edge, Segment, Step
from irkit.semantics.values import NULL, Mark, Pointer, Scalar
from irkit.terminators import (
    BranchInst,
    CallBrInst,
    IndirectBrInst,
    InvokeInst,
    ResumeInst,
    ReturnInst,
    SwitchInst,
    UnreachableInst,
)
from irkit.types import FunctionType, LabelType, MetadataType, PointerType, TokenType, Type, VoidType

if TYPE_CHECKING:
    from irkit.attributes import AttributeSet
    from irkit.blocks import BasicBlock
    from irkit.semantics.library.table import Library
    from irkit.semantics.machine import Machine
    from irkit.values import Value


class Compiler:
    """What a run knows of its functions. `library` has what is not in the module."""

    def __init__(self, machine: Machine, library: Library) -> None:
        self.machine: Machine = machine
        self.library: Library = library
        self.constants: Constants = Constants(machine)
        self.codes: dict[Function, Code] = {}
        self.exceptions: Exceptions = Exceptions(machine)
        self.announce: Callable[[Function], None] | None = None  # is told of each function that is called first
        self.readers: dict[AttributeSet, bool] = {}  # whether functions with these attributes write no memory
        self.flushing: dict[AttributeSet | None, tuple[Modes, Modes] | None] = {None: None}  # denormal numbers, by both
        machine.compiler = self

    def code(self, function: Function) -> Code:
        """The code of a function that has a body."""
        found = self.codes.get(function)
        if found is None:
            if self.announce is not None:
                self.announce(function)
            found = FunctionCompiler(self, function).code
            self.codes[function] = found
        return found

    def denormals(self, function: Function) -> tuple[Modes, Modes] | None:
        """What a function does to denormal numbers of `float`, and of other types; None where nothing."""
        attributes = function.attributes_at(FUNCTION_INDEX)
        if attributes not in self.flushing:
            self.flushing[attributes] = flushing_modes(attributes)
        return self.flushing[attributes]

    def only_reads(self, function: Function) -> bool:
        """Whether a function's attributes say that it writes no memory that a program can see."""
        attributes = function.attributes_at(FUNCTION_INDEX)
        if attributes is None:
            return False
        found = self.readers.get(attributes)
        if found is None:
            effects = attributes.memory_effects
            found = not any(effects.writes(place) for place in LOCATIONS if place != "inaccessiblemem")
            self.readers[attributes] = found
        return found

    def callee(self, value: object, step: Step) -> Function:
        """The function that a value is the address of. Raises UndefinedBehaviorError for another value."""
        if isinstance(value, Mark):
            raise step.not_well_defined("the callee", value, "call-of-no-function")
        block = value.block if isinstance(value, Pointer) else None
        if block is None or block.place != FUNCTION or not isinstance(value, Pointer) or value.offset:
            raise UndefinedBehaviorError(
                "call-of-no-function", f"the callee {value!r} is no address of a function", step, "'call' Instruction"
            )
        function = block.function
        assert function is not None
        return function

    def check_signature(self, function: Function, call: Call) -> None:
        """Raises UndefinedBehaviorError where a call's type or convention is not that of the function."""
        instruction = call.instruction
        assert isinstance(instruction, CallBase)
        said = instruction.function_type
        own = function.function_type
        if instruction.calling_convention_number != function.calling_convention_number:
            raise UndefinedBehaviorError(
                "call-signature",
                f"the call's convention is {instruction.calling_convention or 'C'}, "
                f"that of {function.name} is {function.calling_convention or 'C'}",
                call,
                "Calling Conventions",
            )
        assert isinstance(said, FunctionType)
        if not fits(said, own, [argument.type for argument in instruction.arguments]):
            raise UndefinedBehaviorError(
                "call-signature", f"a function of type {own} is called as {said}", call, "'call' Instruction"
            )

    def handler(self, function: Function) -> Handler:
        """What stands for a function without a body. Raises UnsupportedError where nothing does."""
        return self.library.handler(function)

    def has_handler(self, function: Function) -> bool:
        return self.library.has(function.name)

    def packed_lanes(self, cells: list[object], scalar: Scalar, count: int) -> list[object]:
        return vector_steps.packed_lanes(cells, scalar, count, self.machine.little)

    def packed_bytes(self, lanes: list[object], scalar: Scalar, little: bool) -> list[object]:
        return vector_steps.packed_bytes(lanes, scalar, little)


def fits(said: FunctionType, own: FunctionType, arguments: list[Type]) -> bool:
    """Whether a call of that type may go to a function of the other: variable arguments of a call may be parameters of
    the function, which is how C calls a function without a prototype."""
    if said is own:
        return True
    if said.return_type is not own.return_type and not both_pointers(said.return_type, own.return_type):
        return False
    if len(arguments) < len(own.parameters) or (len(arguments) > len(own.parameters) and not own.is_vararg):
        return False
    if own.is_vararg and not said.is_vararg:
        return False
    pairs = zip(arguments, own.parameters, strict=False)
    return all(a is b or both_pointers(a, b) for a, b in pairs)


def has_attribute(attributes: AttributeSet | None, name: str) -> bool:
    return attributes is not None and attributes.get(name) is not None


def byval_of(attributes: AttributeSet | None) -> tuple[Type, int] | None:
    """What is passed by value where the attributes say so: its type, and the alignment of the copy."""
    byval = None if attributes is None else attributes.get("byval")
    if attributes is None or not isinstance(byval, TypeAttribute) or byval.type is None:
        return None
    align = attributes.get("align")
    return byval.type, align.value if isinstance(align, IntAttribute) else 1


def both_pointers(a: Type, b: Type) -> bool:
    return isinstance(a, PointerType) and isinstance(b, PointerType) and a.address_space == b.address_space


class FunctionCompiler:
    """One function on its way to code, a block when it is first entered.

    Note [blocks on demand]: most blocks of a program never run, so `Unentered` stands for the steps of a block until
    it is entered. Slots are given when they are first asked for: the frames of the function that live then, and have
    fewer, are made longer.
    """

    def __init__(self, compiler: Compiler, function: Function) -> None:
        self.compiler: Compiler = compiler
        self.machine: Machine = compiler.machine
        self.shapes: Shapes = compiler.machine.shapes
        self.function: Function = function
        self.known: dict[Value, int] = {}
        self.firsts: dict[BasicBlock, Segment] = {}
        self.names: Names = Names(function)
        self.last_type: Type | None = None
        self.last_lane: Scalar | None = None
        self.code: Code = Code(function, compiler.only_reads(function))
        self.template: list[object] = self.code.template
        self.denormals: tuple[Modes, Modes] | None = compiler.denormals(function)
        self.only_reads: bool = self.code.only_reads
        for value in function.args:
            self.known[value] = len(self.template)
            self.template.append(None)
        self.code.entry = self.first(function.blocks[0])
        self._parameters()

    def _parameters(self) -> None:
        code = self.code
        for index in range(code.parameters):
            attributes = self.function.attributes_at(FIRST_ARGUMENT_INDEX + index)
            byval = byval_of(attributes)
            if byval is not None:
                ty, align = byval
                code.byval.append((index, self.shape(ty), align))
                code.is_plain = False
            if has_attribute(attributes, "noalias"):
                code.noalias.append(index)
                code.is_plain = False

    # Slots and types

    def slot(self, value: Value) -> int:
        """The slot of an operand; a constant gets one that holds it."""
        found = self.known.get(value)
        if found is None:
            content: object = None
            if isinstance(value, Constant):
                content = self.compiler.constants.of(value)
            elif isinstance(value.type, (MetadataType, LabelType)) or isinstance(value, InlineAsm):
                content = NULL
            elif not isinstance(value, Instruction):
                raise UnsupportedError(f"{value!r} as an operand in a run")
            found = len(self.template)
            self.template.append(content)
            self.known[value] = found
        return found

    def slots(self, values: list[Value] | tuple[Value, ...]) -> list[int]:
        return [self.slot(value) for value in values]

    def result(self, instruction: Instruction) -> int:
        return NO_RESULT if isinstance(instruction.type, VoidType) else self.slot(instruction)

    def shape(self, ty: Type) -> Shape:
        return self.shapes.of(ty)

    def lane(self, value: Value) -> Scalar:
        """The scalar of a value's lanes."""
        ty = value.type
        if ty is not self.last_type:  # most instructions are of the type of the one before
            self.last_lane = self.shapes.of(ty).lane_scalar()
            self.last_type = ty
        assert self.last_lane is not None
        return self.last_lane

    # Blocks

    def first(self, block: BasicBlock) -> Segment:
        """Where a block begins."""
        found = self.firsts.get(block)
        if found is None:
            found = Segment()
            found.wait(Unentered(self, block))
            self.firsts[block] = found
        return found

    def enter(self, block: BasicBlock) -> Segment:
        """Make the steps of a block that is being entered."""
        segment = self.firsts[block]
        try:
            self._block(block, segment)
        except IRKitError:
            segment.steps.clear()  # another run of the function comes here again
            raise
        segment.count -= 1
        for frame in self.machine.frames:
            if frame.code is self.code:
                frame.slots.extend(self.template[len(frame.slots) :])
        return segment

    def _block(self, block: BasicBlock, segment: Segment) -> None:
        self.code.segments.append(segment)
        for instruction in block.instructions:
            if isinstance(instruction, PHINode):
                continue
            if instruction.is_terminator:
                segment.finish(self._terminator(instruction, segment))
            elif isinstance(instruction, CallBase):
                segment = self._call(instruction, segment)
            else:
                try:
                    add_steps(self, instruction, segment.steps)
                    if self.denormals is not None and segment.steps:
                        segment.steps[-1] = flushing(self, segment.steps[-1], self.denormals)
                except UnsupportedError as error:
                    segment.steps.append(Refused(instruction, error))

    def edge(self, source: BasicBlock, target: BasicBlock) -> Edge:
        """The way between two blocks, with what the phis of the target take from the source."""
        made = Edge(self.first(target))
        for instruction in target.instructions:
            if not isinstance(instruction, PHINode):
                break
            for value, block in instruction.incoming:
                if block is source:
                    made.sources.append(self.slot(value))
                    made.destinations.append(self.slot(instruction))
                    break
        return made

    def _terminator(self, instruction: Instruction, segment: Segment) -> Control:
        block = instruction.parent
        assert block is not None
        if isinstance(instruction, ReturnInst):
            return self._return(instruction)
        if isinstance(instruction, BranchInst):
            condition, other = instruction.condition, instruction.if_false
            if_true = self.edge(block, instruction.if_true)
            if condition is None:
                return Branch(instruction, if_true)
            assert other is not None
            slot = self.slot(condition)
            return ConditionalBranch(instruction, slot, if_true, self.edge(block, other))
        if isinstance(instruction, SwitchInst):
            return self._switch(instruction, block)
        if isinstance(instruction, UnreachableInst):
            return Unreachable(instruction)
        if isinstance(instruction, InvokeInst):
            return self._invoke(instruction, segment, block)
        if isinstance(instruction, ResumeInst):
            return Resume(instruction, self.slot(instruction.value))
        if isinstance(instruction, IndirectBrInst):
            edges: dict[object, Edge] = {}
            for target in instruction.destinations:
                edges[self.compiler.constants.label(target).block] = self.edge(block, target)
            return IndirectBranch(instruction, self.slot(instruction.address), edges)
        if isinstance(instruction, CallBrInst):
            return RefusedControl(instruction, UnsupportedError("running 'callbr': inline assembly"))
        return RefusedControl(instruction, UnsupportedError(f"running '{instruction.opcode}'"))

    def _return(self, instruction: ReturnInst) -> Control:
        value = instruction.value
        if has_attribute(self.function.attributes_at(FUNCTION_INDEX), "noreturn"):
            return NoReturn(instruction)
        if value is None:
            return Return(instruction, NO_RESULT, [])
        check = check_of(RESULT, value.type, self.function.attributes_at(RETURN_INDEX))
        return Return(instruction, self.slot(value), [] if check is None else [check])

    def _switch(self, instruction: SwitchInst, block: BasicBlock) -> Control:
        edges: dict[int, Edge] = {}
        made: dict[BasicBlock, Edge] = {}
        for value, target in instruction.cases:
            assert isinstance(value, ConstantInt)
            if target not in made:
                made[target] = self.edge(block, target)
            number = self.compiler.constants.of(value)
            assert isinstance(number, int)
            edges[number] = made[target]
        default = self.edge(block, instruction.default_destination)
        return Switch(instruction, self.slot(instruction.condition), edges, default)

    # Calls

    def _call(self, instruction: CallBase, segment: Segment) -> Segment:
        """The steps of a call; what comes after one that pushes a frame is another segment."""
        callee = self.direct(instruction)
        if isinstance(callee, Function) and callee.name in SET_JUMP and callee.is_declaration:
            after = Segment()
            self.code.segments.append(after)
            buffer = self.slot(instruction.arguments[0])
            segment.finish(SetJump(instruction, self.result(instruction), buffer, after, self.machine))
            return after
        try:
            steps = self._simple_call(instruction)
            if steps is not None:
                segment.steps += steps
                return segment
            call = self._pushing(instruction)
        except UnsupportedError as error:
            segment.steps.append(Refused(instruction, error))
            return segment
        following = Segment()
        self.code.segments.append(following)
        call.next = following
        segment.finish(call)
        return following

    def _intrinsic(self, instruction: CallBase, callee: Function) -> list[Step]:
        found = intrinsic_steps(self, instruction, callee)
        return found if self.denormals is None else [flushing(self, step, self.denormals) for step in found]

    def _simple_call(self, instruction: CallBase) -> list[Step] | None:
        """The steps of a call that pushes no frame; None for one that may."""
        callee = self.direct(instruction)
        if isinstance(callee, InlineAsm):
            return self._assembly(instruction, callee)
        if callee is None:
            return None
        if callee.name.startswith("llvm."):
            return self._intrinsic(instruction, callee)
        if callee.is_declaration and callee.function_type is instruction.function_type:
            handler = self.compiler.handler(callee)
            checks = self.checks(instruction, callee)
            arguments = self.slots(list(instruction.arguments))
            step = CallOutside(instruction, self.result(instruction), arguments, handler, checks, self.machine)
            step.result_check = self.result_check(instruction, callee)
            return [step]
        return None

    def direct(self, instruction: CallBase) -> Function | InlineAsm | None:
        """What a call names; None where that is told at run time."""
        callee = instruction.callee
        if isinstance(callee, GlobalAlias):
            callee = callee.aliasee
        return callee if isinstance(callee, (Function, InlineAsm)) else None

    def _assembly(self, instruction: CallBase, assembly: InlineAsm) -> list[Step]:
        """Assembly without a word: a barrier, or one that hides where a value comes from."""
        if assembly.asm.strip():
            raise UnsupportedError(f"running inline assembly: {assembly.asm!r}")
        constraints = assembly.constraints.split(",")
        if isinstance(instruction.type, VoidType):
            return []
        if constraints[0].startswith("=") and "0" in constraints[1:]:
            outputs = sum(constraint.startswith("=") for constraint in constraints)
            if outputs == 1:
                place = constraints.index("0") - outputs
                return [
                    vector_steps.Copy(instruction, self.result(instruction), self.slot(instruction.arguments[place]))
                ]
        raise UnsupportedError(f"running inline assembly with the constraints {assembly.constraints!r}")

    def checks(self, instruction: CallBase, callee: Function | None) -> list[Check]:
        found = []
        for index, argument in enumerate(instruction.arguments):
            if isinstance(argument.type, (MetadataType, LabelType, TokenType)):
                continue
            own = callee.attributes_at(FIRST_ARGUMENT_INDEX + index) if callee is not None else None
            said = instruction.attributes_at(FIRST_ARGUMENT_INDEX + index)
            check = check_of(index, argument.type, own, said)
            if check is not None:
                found.append(check)
        return found

    def result_check(self, instruction: CallBase, callee: Function | None) -> Check | None:
        """What is asked of the result where it arrives. What a function with a body promises is asked where it
        returns."""
        if isinstance(instruction.type, (VoidType, TokenType)):
            return None
        said = instruction.attributes_at(RETURN_INDEX)
        if callee is None or not callee.is_declaration:
            return check_of(RESULT, instruction.type, said)
        return check_of(RESULT, instruction.type, callee.attributes_at(RETURN_INDEX), said)

    def _pushing(self, instruction: CallBase) -> Call:
        callee = self.direct(instruction)
        function = callee if isinstance(callee, Function) else None
        arguments = list(instruction.arguments)
        function_type = instruction.function_type
        assert isinstance(function_type, FunctionType)
        fixed = len(function_type.parameters)
        if function is not None:
            fixed = len(function.function_type.parameters)
        shapes: list[tuple[Shape, int | None]] = []
        for index in range(fixed, len(arguments)):
            byval = byval_of(instruction.attributes_at(FIRST_ARGUMENT_INDEX + index))
            if byval is None:
                shapes.append((self.shape(arguments[index].type), None))
            else:
                ty, align = byval
                shapes.append((self.shape(ty), align))
        call = Call(
            instruction,
            self.result(instruction),
            self.slot(instruction.callee),
            self.slots(arguments),
            fixed,
            shapes,
            self.checks(instruction, function),
            self.machine,
        )
        call.result_check = self.result_check(instruction, function)
        return call

    def _invoke(self, instruction: InvokeInst, segment: Segment, block: BasicBlock) -> Control:
        normal = self.edge(block, instruction.normal_destination)
        callee = self.direct(instruction)
        try:
            if isinstance(callee, Function) and callee.name.startswith("llvm."):
                segment.steps += self._intrinsic(instruction, callee)
                return Branch(instruction, normal)
            if isinstance(callee, InlineAsm):
                segment.steps += self._assembly(instruction, callee)
                return Branch(instruction, normal)
            call = self._pushing(instruction)
        except UnsupportedError as error:
            return RefusedControl(instruction, error)
        call.normal = normal
        call.unwind = self.edge(block, instruction.unwind_destination)
        return call


class Unentered(Control):
    """What stands for the steps of a block until it is entered."""

    def __init__(self, maker: FunctionCompiler, block: BasicBlock) -> None:
        super().__init__(None)
        self.maker: FunctionCompiler = maker
        self.block: BasicBlock = block

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        return self.maker.enter(self.block)
