"""A function told to the solver, block by block: under which condition each is reached, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from irkit.attribute_values import MemoryEffects
from irkit.attributes import FUNCTION_INDEX, TypeAttribute
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.data_layout import DataLayout
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalValue, GlobalVariable
from irkit.instruction_base import CallBase, Instruction
from irkit.instructions import (
    AllocaInst,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    FreezeInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
)
from irkit.refinement import operations, pointers
from irkit.refinement.blocks import block_of, pointer_to
from irkit.refinement.calls import Calls
from irkit.refinement.constants import constant
from irkit.refinement.contents import Memory, merged
from irkit.refinement.environment import Environment
from irkit.refinement.library import is_of_library
from irkit.refinement.limits import is_not_captured, limited
from irkit.refinement.memory import MemoryModel
from irkit.refinement.paths import Step, paths_of
from irkit.refinement.state import State
from irkit.refinement.terms import (
    Condition,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    both,
    choose_tree,
    either,
    is_set,
    known,
    lanes_of,
    map_lanes,
    negated,
)
from irkit.terminators import BranchInst, ReturnInst, SwitchInst
from irkit.types import PointerType, Type
from irkit.values import Argument, Value
from irkit.words import INTERPOSABLE_LINKAGES

Values = dict[Value, Tree]
BINARY: Final = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")
CASTS: Final = ("trunc", "zext", "sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext", "bitcast")
POINTER_CASTS: Final = ("ptrtoint", "inttoptr", "addrspacecast", "ptrtoaddr")


@dataclass
class Arrival:
    """One way into a step: under which condition, from which block, with which values and memory."""

    condition: Condition
    source: int
    values: Values
    memory: Memory


@dataclass
class Result:
    """How a function ends: what is returned, and what memory is then; both may be missing where it never returns."""

    returns: Condition = False
    value: Tree | None = None
    memory: Memory | None = None


def managed_blocks(function: Function) -> frozenset[Value]:
    """The allocas whose lifetime begins by `llvm.lifetime.start`: they are not there before."""
    found: list[Value] = []
    for call in function.walk():
        if isinstance(call, CallBase) and isinstance(call.callee, Function):
            found += call.arguments if call.callee.name.startswith("llvm.lifetime.start") else ()
    return frozenset(value for value in found if isinstance(value, AllocaInst))


class FunctionEncoder:
    """Tells one function. Afterwards `state` has its choices and undefined behaviour, `result` how it ends."""

    def __init__(self, function: Function, state: State, environment: Environment) -> None:
        self.function = function
        self.state = state
        self.environment = environment
        self.layout: DataLayout = environment.layout
        self.values: Values = {}
        self.arguments: list[Tree] = []  # as the function sees them
        self.model = MemoryModel(state, environment.blocks, self.layout, environment.views)
        self.memory = environment.initial_memory()
        self.result = Result()
        self.calls = Calls(self)
        self.arrivals: dict[Step, list[Arrival]] = {}
        self.managed = managed_blocks(function)
        self.kept: list[Term] = []  # blocks that attributes of parameters say are there throughout
        self.block: int  # that of the step that is told now
        self.following: dict[int, Step | None] = {}

    def run(self) -> None:
        """Raises NotEncodedError for what cannot be told."""
        settings = self.state.settings
        paths = paths_of(self.function, settings.loops)
        if is_of_library(self.function):
            self.state.is_loose(f"the library's function {self.function.name}")
        self.read_arguments()
        first, *_ = paths.order
        self.arrivals[first] = [Arrival(self.state.path, first.block, self.values, self.memory)]
        for step in paths.order:
            self.following = paths.next[step]
            self.block = step.block
            self.run_step(step, paths.flow.blocks[step.block], paths.flow.number)

    def read_attributes(self) -> None:
        """What the attributes of the function and of its parameters forbid."""
        said = self.function.attributes_at(FUNCTION_INDEX)
        if said is not None and said.memory_effects != MemoryEffects():
            self.model.effects = said.memory_effects
        for place in range(len(self.function.args)):
            attributes = self.function.attributes_at(place + 1)
            names = frozenset(attribute.name for attribute in attributes or ())
            if attributes is not None and is_not_captured(attributes):
                names |= {"nocapture"}
            if "noalias" in names:
                self.model.aliasing.arguments.add(f"arg.{place}.0")
            if names:
                self.model.limits[f"arg.{place}.0"] = names

    def read_arguments(self) -> None:
        self.read_attributes()
        for name in self.environment.constants:
            module = self.function.parent
            found = module.get(name) if module is not None else None
            if isinstance(found, GlobalVariable):
                self.global_pointer(found)
        for place, argument in enumerate(self.function.args):
            attributes = self.function.attributes_at(place + 1)
            copied = attributes.get("byval") if attributes is not None else None
            if attributes is not None and isinstance(copied, TypeAttribute) and copied.type is not None:
                alignment = attributes.number("align") or 1
                number = self.environment.blocks.of_copy(place, copied.type, alignment, self.layout)
                self.values[argument] = Lane(pointer_to(number, 0))
                continue
            tree = self.environment.inputs.argument(place, self.state)
            self.values[argument] = limited(self, argument.type, tree, attributes)
            if isinstance(argument.type, PointerType) and isinstance(tree, Lane):
                self.environment.blocks.from_outside(tree.value)
                if attributes is not None and ("dereferenceable" in attributes or "nofree" in attributes):
                    self.kept.append(block_of(tree.value))
        self.arguments = [self.values[argument] for argument in self.function.args]

    def run_step(self, step: Step, block: BasicBlock, numbers: dict[BasicBlock, int]) -> None:
        arrivals = [arrival for arrival in self.arrivals.get(step, ()) if arrival.condition is not False]
        if not arrivals:
            return
        state = self.state
        state.path = either(*[arrival.condition for arrival in arrivals])
        self.values = merged_values(arrivals)
        first, *others = arrivals
        self.memory = first.memory
        for arrival in others:
            self.memory = merged(arrival.condition, arrival.memory, self.memory)
        phis: Values = {}
        for instruction in block.instructions:
            if isinstance(instruction, PHINode):
                phis[instruction] = self.phi(instruction, arrivals, numbers)
                continue
            if phis:
                self.values.update(phis)
                phis = {}
            self.instruction(instruction)
            if state.path is False:
                return

    def phi(self, phi: PHINode, arrivals: Sequence[Arrival], numbers: dict[BasicBlock, int]) -> Tree:
        incoming = {
            numbers[block]: value
            for value, block in zip(phi.incoming_values, phi.incoming_blocks, strict=True)
            if block in numbers
        }
        found: Tree | None = None
        for arrival in arrivals:
            self.values, kept = arrival.values, self.values
            tree = self.read(incoming[arrival.source])
            self.values = kept
            found = tree if found is None else choose_tree(arrival.condition, tree, found)
        return found

    # Values

    def read(self, value: Value) -> Tree:
        """The value of an operand, as this use sees it."""
        if isinstance(value, (Instruction, Argument)):
            found = self.values.get(value)
            if found is None:
                raise NotEncodedError(f"the value {value!r}")
            return self.state.use(found)
        if isinstance(value, Constant):
            return constant(self, value)
        raise NotEncodedError(f"the operand {value!r}")

    def lane(self, value: Value) -> Lane:
        found = self.read(value)
        if not isinstance(found, Lane):
            raise NotEncodedError(f"{value!r} where one lane is needed")
        return found

    def global_pointer(self, value: GlobalValue) -> Lane:
        if isinstance(value, GlobalAlias):
            if value.linkage not in INTERPOSABLE_LINKAGES:
                return self.lane(value.aliasee)
            self.state.is_loose("an alias that may be another object")
            self.state.has_gap("an alias that may be another object")
        number = self.environment.blocks.of_global(value, self.layout)
        if isinstance(value, GlobalVariable) and number not in self.model.constants:
            self.environment.constant_contents(self, value, number)
        return Lane(pointer_to(number, 0))

    def cast(self, opcode: str, operand: Tree, source: Type, target: Type, flags: int, fast_math: int) -> Tree:
        if opcode in POINTER_CASTS:
            return map_lanes(
                lambda x: pointers.cast(self, opcode, x, operations.scalar(source), operations.scalar(target)), operand
            )
        if opcode == "bitcast":
            return operations.reinterpret(self.state, operand, source, target, self.layout.big_endian)
        one, other = operations.scalar(source), operations.scalar(target)
        return map_lanes(lambda x: operations.cast_lane(self.state, opcode, x, one, other, flags, fast_math), operand)

    def binary(self, opcode: str, a: Tree, b: Tree, ty: Type, flags: int, fast_math: int) -> Tree:
        return operations.binary(self.state, opcode, a, b, ty, flags, fast_math)

    def element_pointer(self, source: Type, base: Tree, indices: list[tuple[Type, Tree, Value]], flags: int) -> Tree:
        return pointers.element_pointer(self, source, base, indices, flags)

    # Instructions

    def instruction(self, instruction: Instruction) -> None:
        self.environment.clock.check()
        self.state.place = instruction
        opcode = instruction.opcode
        handler = HANDLERS.get(opcode)
        if handler is None:
            raise NotEncodedError(f"the instruction {opcode}")
        made = handler(self, instruction)
        if made is not None:
            self.values[instruction] = made

    def branch(self, target: BasicBlock | int, condition: Condition, numbers: dict[BasicBlock, int]) -> None:
        """Go on in a block under a condition."""
        number = target if isinstance(target, int) else numbers[target]
        step = self.following[number]
        taken = both(self.state.path, condition)
        if taken is False:
            return
        if step is None:
            self.state.truncated = either(self.state.truncated, taken)
            return
        self.arrivals.setdefault(step, []).append(Arrival(taken, self.block, self.values, self.memory))

    def decide(self, value: Value) -> Lane:
        """What a branch is decided by: undefined behaviour unless it is determined."""
        lane = self.lane(value)
        self.state.undefined_if(negated(self.state.determined(lane)))
        return lane


def merged_values(arrivals: Sequence[Arrival]) -> Values:
    """The values that are there whichever way was taken."""
    first, *others = arrivals
    made = dict(first.values)
    for arrival in others:
        for value, tree in arrival.values.items():
            old = made.get(value)
            made[value] = tree if old is None else choose_tree(arrival.condition, tree, old)
    return made


def _numbers(encoder: FunctionEncoder) -> dict[BasicBlock, int]:
    return {block: place for place, block in enumerate(encoder.function.blocks)}


def do_binary(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    a, b = (encoder.read(operand) for operand in instruction.operands)
    return encoder.binary(instruction.opcode, a, b, instruction.type, instruction.flags, instruction.fast_math)


def do_negate(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    operand = encoder.read(instruction.operands[0])
    return operations.negate(encoder.state, operand, instruction.type, instruction.fast_math)


def do_cast(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, CastInst)
    source = instruction.operand.type
    operand = encoder.read(instruction.operand)
    return encoder.cast(instruction.opcode, operand, source, instruction.type, instruction.flags, instruction.fast_math)


def do_compare(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, CmpInst)
    a, b = encoder.read(instruction.left), encoder.read(instruction.right)
    ty = instruction.left.type
    if isinstance(operations.scalar(ty), PointerType):
        return map_lanes(lambda x, y: pointers.compare(encoder, instruction.predicate, x, y, instruction.flags), a, b)
    return operations.compare_numbers(
        encoder.state, instruction.opcode, instruction.predicate, a, b, ty, instruction.flags, instruction.fast_math
    )


def do_select(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, SelectInst)
    condition = encoder.read(instruction.condition)
    a, b = encoder.read(instruction.if_true), encoder.read(instruction.if_false)
    return operations.select(encoder.state, condition, a, b, instruction.type, instruction.fast_math)


def do_freeze(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, FreezeInst)
    return map_lanes(encoder.state.frozen, encoder.read(instruction.operand))


def do_extract_element(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, ExtractElementInst)
    return operations.extract_element(encoder.read(instruction.vector), encoder.lane(instruction.index))


def do_insert_element(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, InsertElementInst)
    vector, element = encoder.read(instruction.vector), encoder.lane(instruction.element)
    return operations.insert_element(vector, element, encoder.lane(instruction.index))


def do_shuffle(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, ShuffleVectorInst)
    a, b = encoder.read(instruction.left), encoder.read(instruction.right)
    return operations.shuffle(encoder.state, a, b, instruction.mask, instruction.type)


def do_extract_value(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, ExtractValueInst)
    return operations.extract_value(encoder.read(instruction.aggregate), instruction.indices)


def do_insert_value(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, InsertValueInst)
    aggregate, element = encoder.read(instruction.aggregate), encoder.read(instruction.element)
    return operations.insert_value(aggregate, element, instruction.indices)


def do_element_pointer(encoder: FunctionEncoder, instruction: Instruction) -> Tree:
    assert isinstance(instruction, GetElementPtrInst)
    base = encoder.read(instruction.pointer)
    indices = [(index.type, encoder.read(index), index) for index in instruction.indices]
    return encoder.element_pointer(instruction.source_element_type, base, indices, instruction.flags)


def do_branch(encoder: FunctionEncoder, instruction: Instruction) -> None:
    assert isinstance(instruction, BranchInst)
    numbers = _numbers(encoder)
    if instruction.condition is None:
        encoder.branch(instruction.if_true, True, numbers)
        return
    assert instruction.if_false is not None
    condition = known(is_set(encoder.decide(instruction.condition).value))
    if instruction.if_true is instruction.if_false:
        encoder.branch(instruction.if_true, True, numbers)
        return
    encoder.branch(instruction.if_true, condition, numbers)
    encoder.branch(instruction.if_false, negated(condition), numbers)


def do_switch(encoder: FunctionEncoder, instruction: Instruction) -> None:
    assert isinstance(instruction, SwitchInst)
    numbers = _numbers(encoder)
    value = encoder.decide(instruction.condition).value
    targets: dict[BasicBlock, Condition] = {}
    others: Condition = True
    for case, block in instruction.cases:
        matches = known(value == encoder.lane(case).value)
        targets[block] = either(targets.get(block, False), matches)
        others = both(others, negated(matches))
    default = instruction.default_destination
    targets[default] = either(targets.get(default, False), others)
    for block, condition in targets.items():
        encoder.branch(block, condition, numbers)


def do_unreachable(encoder: FunctionEncoder, instruction: Instruction) -> None:
    encoder.state.undefined_if(True)


def do_return(encoder: FunctionEncoder, instruction: Instruction) -> None:
    assert isinstance(instruction, ReturnInst)
    state, result = encoder.state, encoder.result
    value: Tree | None = None
    if instruction.value is not None:
        attributes = encoder.function.attributes_at(0)
        value = encoder.read(instruction.value)
        for lane in lanes_of(value):
            state.undefined_if(encoder.model.is_captured(lane))
        kept = encoder.memory
        encoder.memory = encoder.model.without_stack(kept)
        value = limited(encoder, instruction.value.type, value, attributes)
        encoder.memory = kept
    if "noreturn" in encoder.function.attributes:
        state.undefined_if(True)
    if result.memory is None:
        result.returns, result.value, result.memory = state.path, value, encoder.memory
        return
    if value is not None:
        result.value = choose_tree(state.path, value, result.value)
    result.memory = merged(state.path, encoder.memory, result.memory)
    result.returns = either(result.returns, state.path)


def do_call(encoder: FunctionEncoder, instruction: Instruction) -> Tree | None:
    assert isinstance(instruction, CallBase)
    return encoder.calls.call(instruction)


Handler = Callable[[FunctionEncoder, Instruction], "Tree | None"]
HANDLERS: Final[dict[str, Handler]] = {
    **dict.fromkeys((*BINARY, *operations.FLOAT_OPERATIONS), do_binary),
    **dict.fromkeys((*CASTS, *POINTER_CASTS), do_cast),
    "fneg": do_negate,
    "icmp": do_compare,
    "fcmp": do_compare,
    "select": do_select,
    "freeze": do_freeze,
    "extractelement": do_extract_element,
    "insertelement": do_insert_element,
    "shufflevector": do_shuffle,
    "extractvalue": do_extract_value,
    "insertvalue": do_insert_value,
    "getelementptr": do_element_pointer,
    "alloca": pointers.allocate,
    "load": pointers.load,
    "store": pointers.store,
    "br": do_branch,
    "switch": do_switch,
    "unreachable": do_unreachable,
    "ret": do_return,
    "call": do_call,
}
