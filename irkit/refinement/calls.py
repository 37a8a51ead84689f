"""Calls of functions that are not known: they do the same in both functions if they get the same.

Note [calls]: what a call of the first function gives (its result, memory after it, whether it returns, whether it is
undefined behaviour) are inputs of both functions. A call of the changed one gives the same as one of the first that got
the same callee and memory and at least as undefined arguments; otherwise anything at all. `world` stands for whatever
calls do beside memory: one that may do something leaves another world, so that calls are neither left out nor swapped.

Note [promises]: what attributes of a call of the changed function say of it, but neither its callee's nor those of the
first function's call, need not be so: where the first function's call does otherwise, it is undefined behaviour.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import z3

from irkit import flags as f
from irkit.attribute_values import AllocSize, MemoryEffects
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, AttributeSet
from irkit.constants import InlineAsm
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.refinement import floats
from irkit.refinement.allocation import row_of
from irkit.refinement.blocks import pointer_to
from irkit.refinement.bytes import BYTE, KEY
from irkit.refinement.compare import refined_tree, same_memory
from irkit.refinement.contents import Memory
from irkit.refinement.intrinsics import table
from irkit.refinement.library import is_of_library
from irkit.refinement.library_rows import library_call
from irkit.refinement.limits import is_not_captured, is_null, limited, limited_by_metadata
from irkit.refinement.operations import reinterpret
from irkit.refinement.state import State, age
from irkit.refinement.terms import (
    BLOCK_BITS,
    LOCAL_BLOCKS,
    OFFSET_BITS,
    POINTER_BITS,
    Condition,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    bits,
    both,
    build,
    either,
    extended,
    known,
    lanes_of,
    map_lanes,
    negated,
    same_truth,
    scalar_width,
    truth,
)
from irkit.semantics.compiler import fits
from irkit.types import FloatingPointType, LabelType, MetadataType, PointerType, TokenType, Type, VoidType

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder

STOPS: Final = "stops"  # outputs that attributes may tell
UNDEFINED: Final = "undefined"
ENDED: Final = "ended"
CHANGED: Final = "changed"
NOTHING_ENDED: Final = z3.K(z3.BitVecSort(BLOCK_BITS), z3.BoolVal(False))
OWN_MEMORY: Final = ("byval", "sret", "inalloca", "preallocated")  # arguments that point to what the call has made


@dataclass
class CallRecord:
    """One call: what it got, and what it gave."""

    callee: str
    pointer: Lane | None  # of an indirect call
    arguments: list[Tree]
    kinds: list[Type]
    result: Type
    memory: Memory
    path: Condition
    effects: MemoryEffects
    value: Tree | None = None
    after: Term = None
    world: Term = None
    stops: Condition = False
    undefined: Condition = False
    ended: Term = None  # an array: which blocks it may have freed; None for a call that frees nothing
    locals: dict[int, Term] = field(default_factory=dict)  # what blocks of the function itself hold afterwards
    seen: frozenset[int] = frozenset()  # the blocks of the function itself that it may see
    writes_own: bool = True  # whether it may write to those
    stopped: Condition = False
    promised: frozenset[str] = frozenset()  # outputs that attributes of the call alone tell: see Note [promises]
    second: dict[int, Tree] = field(default_factory=dict)  # arguments by number, as a second use of them sees them

    def types(self) -> list[str]:
        """Of the arguments and of the result."""
        return [str(ty) for ty in (*self.kinds, self.result)]

    def again(self, place: int, state: State) -> Tree:
        found = self.second.get(place)
        if found is None:
            found = self.second[place] = state.again(self.arguments[place])
        return found


class Calls:
    """The calls of one function."""

    def __init__(self, encoder: FunctionEncoder) -> None:
        self.encoder = encoder
        self.records: list[CallRecord] = []

    def call(self, call: CallBase) -> Tree | None:
        encoder = self.encoder
        callee = call.callee
        if isinstance(callee, Function) and callee.name.startswith("llvm."):
            found = table.call(encoder, call, callee)
            if found is not NotImplemented:
                return found
        row = row_of(call, callee) if isinstance(callee, Function) else None
        if row is not None:
            made = row(encoder, call)
            for one in self.attributes(call, RETURN_INDEX) if made is not None else ():
                made = limited(encoder, call.type, made, one)
            return made
        made = library_call(encoder, call, callee) if isinstance(callee, Function) else NotImplemented
        if made is not NotImplemented:
            for one in self.attributes(call, RETURN_INDEX):
                made = limited(encoder, call.type, made, one)
            return made
        if isinstance(callee, InlineAsm):
            raise NotEncodedError("inline assembly")
        if call.bundles:
            raise NotEncodedError("a call with operand bundles")
        return self.unknown_call(call)

    def attributes(self, call: CallBase, index: int) -> list[AttributeSet]:
        """The sets of attributes that a place of the call has: the call's own, and the function's."""
        found = [call.attributes_at(index)]
        callee = call.callee
        if isinstance(callee, Function) and callee.function_type is call.function_type:
            found.append(callee.attributes_at(index))
        return [one for one in found if one is not None]

    def alignment(self, call: CallBase, index: int) -> int:
        """What attributes say of a pointer that is passed."""
        said = [one.number("align") for one in self.attributes(call, index)]
        return max([number for number in said if number], default=1)

    def unknown_call(self, call: CallBase) -> Tree | None:
        encoder, state = self.encoder, self.encoder.state
        callee = call.callee
        pointer = None
        name = ""
        if isinstance(callee, Function):
            name = callee.name
            encoder.environment.blocks.of_global(callee, encoder.layout)
            if not is_called_as_itself(call, callee):
                state.undefined_if(True)
            if callee.is_declaration and is_of_library(callee):
                state.is_loose(f"the library's function {name}")
        else:
            pointer = encoder.lane(callee)
            state.is_loose("a call of a function by a pointer")
            state.undefined_if(pointer.poison)
            state.undefined_if(negated(state.determined(pointer)))
        arguments: list[Tree] = []
        kinds: list[Type] = []
        said = self.attributes(call, FUNCTION_INDEX)
        effects = MemoryEffects()
        if any("allockind" in one for one in said):  # LLVM leaves out allocations that are not used
            state.is_loose(f"the allocator {name}")
        for one in said:
            effects = effects & one.memory_effects
            if "speculatable" in one:  # computes its result, nothing else
                effects = effects & MemoryEffects("read")
        for index, operand in enumerate(call.arguments, FIRST_ARGUMENT_INDEX):
            ty = operand.type
            if isinstance(ty, (MetadataType, TokenType, LabelType)):
                raise NotEncodedError(f"a call of @{name} with metadata")
            tree = encoder.read(operand)
            for one in self.attributes(call, index):
                if any(word in one for word in OWN_MEMORY):
                    raise NotEncodedError("a call with byval or sret arguments")
                tree = limited(encoder, ty, tree, one)
            arguments.append(tree)
            kinds.append(ty)
        result = call.function_type.return_type
        record = CallRecord(name, pointer, arguments, kinds, result, encoder.memory, state.path, self.allowed(effects))
        record.writes_own = not effects.only_reads
        self.finish(call, record, said)
        return self.returned(call, record)

    def allowed(self, effects: MemoryEffects) -> MemoryEffects:
        """What a call may do to the outside, where the function that it is in may not do anything there."""
        own = self.encoder.model.effects
        if own is None:
            return effects
        if own.accesses_nothing:
            return MemoryEffects("none")
        return effects & MemoryEffects("read") if own.only_reads else effects

    def finish(self, call: CallBase, record: CallRecord, said: list[AttributeSet]) -> None:
        """What the call gives, and what it does to memory and control."""
        encoder, state = self.encoder, self.encoder.state
        has = {attribute.name for one in said for attribute in one}
        is_first = state.is_first
        self.escape(call, record)
        # What such arguments point to is not accessed by the callee, which is told to see all there is.
        for word, arguments in (
            ("byval", encoder.environment.blocks.copies),
            ("noalias", encoder.model.aliasing.arguments),
        ):
            if arguments and (reads_outside(record.effects) or writes_outside(record.effects)):
                state.is_loose(f"a call beside an argument that is {word}")
        self.outputs(record)
        if encoder.environment.uses_memory and "nofree" not in has and not record.effects.only_reads:
            self.frees(record)
        if "noreturn" in has:
            record.stops = True
        elif "willreturn" in has and ("nounwind" in has or "nounwind" in encoder.function.attributes):
            record.stops = False  # else it would unwind, through a function that says that none does
        if "speculatable" in has:
            record.stops = record.undefined = False
        if is_first:
            encoder.environment.calls.append(record)
        else:
            record.promised = promises(call, record, has)
        self.link(record, is_first)
        self.records.append(record)
        state.undefined_if(record.undefined)
        record.stopped = both(state.path, record.stops)
        state.path = both(state.path, negated(record.stops))
        if record.effects.only_reads:
            if record.writes_own and record.seen:
                made = encoder.memory.copy()
                made.locals.update(record.locals)
                encoder.memory = made
            return
        made = encoder.memory.copy()
        made.world = record.world
        if record.ended is not None:
            made.ended = (*made.ended, (True, record.ended))
        if writes_outside(record.effects) and encoder.environment.uses_memory:
            made.base = made.outside = record.after
            made.writes = ()
            for number, array in record.locals.items():
                made.locals[number] = array
        encoder.memory = made

    def stop(self, call: CallBase, name: str) -> None:
        """A call after which the program ends."""
        encoder = self.encoder
        effects = MemoryEffects("none", inaccessiblemem="write")
        result = call.function_type.return_type
        record = CallRecord(name, None, [], [], result, encoder.memory, encoder.state.path, effects)
        self.finish(call, record, self.attributes(call, FUNCTION_INDEX))

    def escape(self, call: CallBase, record: CallRecord) -> None:
        """Blocks of the function itself that the call may see; it keeps no pointer to those that it may not capture."""
        encoder, state = self.encoder, self.encoder.state
        seen: set[int] = set()
        arguments = zip(record.arguments, record.kinds, strict=True)
        for index, (tree, kind) in enumerate(arguments, FIRST_ARGUMENT_INDEX):
            if not isinstance(kind, PointerType):
                continue
            is_kept = not any(is_not_captured(one) for one in self.attributes(call, index))
            for lane in lanes_of(tree):
                if lane.value.size() == POINTER_BITS:
                    seen |= encoder.model.own_targets(encoder.memory, lane.value)
                    if is_kept:
                        encoder.memory = encoder.model.escaping(encoder.memory, lane.value, None)
        record.memory = encoder.memory
        record.seen = encoder.memory.escaped | seen
        if encoder.environment.first is state:
            for number in record.seen:
                encoder.environment.sizes[number] = encoder.model.locals[number - LOCAL_BLOCKS].size
        if record.seen and (record.writes_own or not record.effects.accesses_nothing):
            state.is_loose("a local block that a call may see")
            if encoder.model.holds_pointers:
                state.has_gap("local blocks that hold pointers to others, and that a call may see")

    def outputs(self, record: CallRecord) -> None:
        encoder, state = self.encoder, self.encoder.state
        name = f"call.{state.fresh_name('call')}"
        if not isinstance(record.result, VoidType):
            numbers = itertools.count()

            def make(ty: Type) -> Lane:
                number = next(numbers)
                value = z3.BitVec(f"{name}.{number}", scalar_width(ty))
                if isinstance(ty, PointerType):
                    encoder.environment.blocks.from_outside(value)
                    if record.memory.escaped:
                        state.has_gap("a pointer that a call returns, and that may be one to a local block")
                return Lane(value, z3.Bool(f"{name}.{number}.poison"))

            record.value = build(record.result, state.settings.vscale, make)
        record.after = z3.Const(f"{name}.memory", z3.ArraySort(KEY, BYTE))
        record.world = z3.BitVec(f"{name}.world", 32)
        if record.effects.only_reads:
            record.after, record.world = record.memory.outside, record.memory.world
        record.stops = z3.Bool(f"{name}.stops")
        record.undefined = z3.Bool(f"{name}.undefined")
        for number in record.seen:
            record.locals[number] = z3.Const(f"{name}.local.{number}", z3.ArraySort(KEY, BYTE))

    def frees(self, record: CallRecord) -> None:
        """The call may end blocks of the outside, but none that an attribute says is there throughout."""
        encoder = self.encoder
        if "nofree" in encoder.function.attributes:
            return
        name = f"call.{encoder.state.fresh_name('ended')}"
        record.ended = z3.Const(name, z3.ArraySort(z3.BitVecSort(BLOCK_BITS), z3.BoolSort()))
        for block in encoder.kept:
            encoder.environment.linked.append(z3.Not(z3.Select(record.ended, block)))

    def link(self, record: CallRecord, is_first: bool) -> None:
        """See Note [calls]: where the call gets what one of the first function got, it gives the same."""
        environment = self.encoder.environment
        depends_on_world = not record.effects.accesses_nothing
        for other in environment.calls:
            if other is record or other.types() != record.types():
                continue
            if other.callee and record.callee and other.callee != record.callee:
                continue
            if is_first and not record.effects.only_reads:
                continue
            same = self.matches(other, record, depends_on_world)
            if not is_first:
                environment.matches.append((other, record, same))
            if same is False:
                continue
            linked: list[Condition] = []
            promised: list[Condition] = []
            for output, condition in self.gives_the_same(other, record):
                (promised if output in record.promised else linked).append(condition)
            environment.linked.append(z3.Implies(truth(same), truth(both(*linked))))
            self.encoder.state.undefined_if(both(same, negated(both(*promised))))

    def matches(self, other: CallRecord, record: CallRecord, depends_on_world: bool) -> Condition:
        found = self.same_callee(other, record)
        for kind, before, after in zip(record.kinds, other.arguments, record.arguments, strict=True):
            found = both(found, self.refined_argument(kind, before, after))
        found = both(found, self.refined_again(other, record))
        if depends_on_world:
            found = both(found, z3.simplify(other.memory.world == record.memory.world))
            if reads_outside(record.effects):
                found = both(found, same_memory(other.memory, record.memory, self.encoder.state.settings.bitwise))
        if depends_on_world or record.writes_own:
            found = both(found, self.same_locals(other, record))
        return both(found, other.path)

    def same_callee(self, other: CallRecord, record: CallRecord) -> Condition:
        """Calls by pointers are of the same function if the addresses are the same."""
        a, b = self.callee_of(other), self.callee_of(record)
        if a is None or b is None:
            return a is b  # intrinsics have the same name
        return self.encoder.model.pointers_equal_address(a, b)

    def callee_of(self, record: CallRecord) -> Term | None:
        """The pointer to what is called; None for an intrinsic."""
        if record.pointer is not None:
            return record.pointer.value
        number = self.encoder.environment.blocks.numbers.get(record.callee)
        return pointer_to(number, 0) if number is not None else None

    def same_locals(self, other: CallRecord, record: CallRecord) -> Condition:
        """Whether blocks of the functions themselves, which the call may see, hold the same."""
        if other.seen != record.seen:
            return False
        found: Condition = True
        model = self.encoder.model
        sizes = self.encoder.environment.sizes
        for number in sorted(record.seen):
            block = bits(number, BLOCK_BITS)
            size = model.locals[number - LOCAL_BLOCKS].size
            array, their_array = other.memory.locals[number], record.memory.locals[number]
            there = either(model.is_freed(other.memory, block), negated(model.is_freed(record.memory, block)))
            found = both(found, known(sizes[number] == size), there)
            if not z3.eq(array, their_array):
                found = both(found, array == their_array)
        return found

    def refined_argument(self, kind: Type, before: Tree, after: Tree) -> Condition:
        """Null stands for a pointer of another block whose address is 0, too: nothing can be accessed by either."""
        found = refined_tree(before, after)
        encoder = self.encoder
        if not (isinstance(kind, PointerType) and encoder.environment.blocks.uses_addresses):
            return found
        zero = known(encoder.model.address(before.value) == 0)
        return either(found, both(negated(before.poison), zero, negated(after.poison), known(after.value == 0)))

    def refined_again(self, before: CallRecord, after: CallRecord) -> Condition:
        """What is undef may be used twice by the callee: what the first function froze is the same then."""
        self.encoder.environment.clock.check()
        first = self.encoder.environment.first
        found: Condition = True
        for place, (one, other) in enumerate(zip(before.arguments, after.arguments, strict=True)):
            pairs = zip(lanes_of(one), lanes_of(other), strict=True)
            if first is None or all(not b.undef or z3.eq(anonymous(a), anonymous(b)) for a, b in pairs):
                continue
            found = both(found, refined_tree(before.again(place, first), after.again(place, self.encoder.state)))
        return found

    def gives_the_same(self, other: CallRecord, record: CallRecord) -> Iterator[tuple[str, Condition]]:
        """Whether two calls do the same, output by output."""
        yield STOPS, same_truth(other.stops, record.stops)
        yield UNDEFINED, same_truth(other.undefined, record.undefined)
        if other.ended is not None or record.ended is not None:
            ended, their_ended = (NOTHING_ENDED if one.ended is None else one.ended for one in (other, record))
            yield ENDED, ended == their_ended
        yield CHANGED, other.world == record.world
        if self.encoder.environment.uses_memory:
            yield CHANGED, other.after == record.after
        for number, array in record.locals.items():
            if number in other.locals:
                yield "", other.locals[number] == array
        for one, two in zip(lanes_of(other.value or ()), lanes_of(record.value or ()), strict=True):
            yield "", both(one.value == two.value, same_truth(one.poison, two.poison))

    def returned(self, call: CallBase, record: CallRecord) -> Tree | None:
        encoder = self.encoder
        if record.value is None:
            return None
        tree = record.value
        arguments = zip(record.kinds, record.arguments, strict=True)
        for index, (kind, argument) in enumerate(arguments, FIRST_ARGUMENT_INDEX):
            if any("returned" in one for one in self.attributes(call, index)):
                callee = call.callee
                declared = callee.attributes_at(index) if isinstance(callee, Function) else None
                holds = encoder.state.is_first or (declared is not None and "returned" in declared)
                tree = self.promised(record, self.as_result(record, kind, argument), holds)
        for one in self.attributes(call, RETURN_INDEX):
            if "noalias" in one:
                encoder.state.is_loose("a call that returns a noalias pointer")
            tree = limited(encoder, record.result, tree, one)
        scalar = record.result.scalar_type()
        flags = call.fast_math & (f.FAST_NNAN | f.FAST_NINF)
        if isinstance(scalar, FloatingPointType):
            tree = map_lanes(lambda lane: floats.flagged(encoder.state, lane, [], scalar, scalar, flags), tree)
        for one in self.attributes(call, FUNCTION_INDEX):
            if one.alloc_size is not None and isinstance(tree, Lane):
                self.returns_block(record, tree, one.alloc_size)
        return limited_by_metadata(encoder, call, tree)

    def promised(self, record: CallRecord, tree: Tree, holds: bool) -> Tree:
        """The argument that a call is said to return. That holds where the first function or the declaration says it;
        by the word of the second function alone another result is poison."""

        def kept(lane: Lane, given: Lane) -> Lane:
            if given.value.sort() != lane.value.sort():
                return lane
            if holds:
                chosen = [(one, z3.FreshConst(one.sort(), "returned")) for one in lane.undef]
                same = both(given.value == z3.substitute(lane.value, *chosen), negated(given.poison))
                self.encoder.environment.linked.append(either(lane.poison, same))
            elif not lane.undef:
                return lane.with_poison(negated(both(given.value == lane.value, negated(given.poison))))
            return lane

        return map_lanes(kept, tree, record.value)

    def as_result(self, record: CallRecord, kind: Type, tree: Tree) -> Tree:
        """An argument that is `returned`: LLVM has it of another type than the result, too, of as many bits."""
        if kind is record.result:
            return tree
        mine, theirs = (sum(lane.value.size() for lane in lanes_of(one)) for one in (tree, record.value))
        if mine != theirs:
            raise NotEncodedError("'returned' on an argument of another size than the result")
        return reinterpret(self.encoder.state, tree, kind, record.result, self.encoder.layout.big_endian)

    def returns_block(self, record: CallRecord, made: Lane, said: AllocSize) -> None:
        """`allocsize`: what is returned is null, or so many bytes are there."""
        encoder = self.encoder
        total = bits(1, 2 * OFFSET_BITS)
        for place in (said.size, said.count):
            if place is not None:
                total = total * extended(record.arguments[place].value, 2 * OFFSET_BITS)
        size = z3.simplify(z3.Extract(OFFSET_BITS - 1, 0, total))
        there = encoder.model.accessible(encoder.memory, made.value, size, 1, False)
        encoder.state.undefined_if(either(made.poison, negated(either(is_null(encoder, made), there))))


def is_called_as_itself(call: CallBase, callee: Function) -> bool:
    """Whether a call has the convention and a type of its callee: another is undefined behaviour."""
    types = [argument.type for argument in call.arguments]
    is_same = call.calling_convention_number == callee.calling_convention_number
    return is_same and fits(call.function_type, callee.function_type, types)


def promises(call: CallBase, record: CallRecord, said: set[str]) -> frozenset[str]:
    """The outputs of a call that its own attributes tell. See Note [promises]. What LLVM knows of the library
    it adds to calls, too."""
    callee = call.callee if isinstance(call.callee, Function) else None
    if callee is not None and is_of_library(callee):
        return frozenset()
    declared = callee.attributes_at(FUNCTION_INDEX) if callee is not None else None
    alone = said - {attribute.name for attribute in declared or ()}
    found = []
    if isinstance(record.stops, bool) and alone & {"noreturn", "willreturn", "nounwind", "speculatable"}:
        found.append(STOPS)
    if "speculatable" in alone:
        found.append(UNDEFINED)
    if "nofree" in alone:
        found.append(ENDED)
    if record.effects.only_reads and not (declared is not None and declared.memory_effects.only_reads):
        found += [CHANGED, ENDED]
    return frozenset(found)


def anonymous(lane: Lane) -> Term:
    """The value of a lane, with what each undef in it chooses left out."""
    pairs = [
        (chosen, z3.BitVec(f"undef.{place}", chosen.size())) for place, chosen in enumerate(sorted(lane.undef, key=age))
    ]
    return z3.substitute(lane.value, pairs)


def writes_outside(effects: MemoryEffects) -> bool:
    """Whether a call may write what the functions can read."""
    return not (effects & MemoryEffects("readwrite", inaccessiblemem="none")).only_reads


def reads_outside(effects: MemoryEffects) -> bool:
    return not (effects & MemoryEffects("readwrite", inaccessiblemem="none")).accesses_nothing
