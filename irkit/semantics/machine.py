"""The machine on which a module runs: its memory, its frames, its choices.

There is no recursion: calls push frames, and `execute` goes from segment to segment. What calls back from a library
function (`qsort`) runs a loop of its own, to a small depth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.data_layout import DataLayout
from irkit.errors import UnsupportedError
from irkit.semantics.blocks import (
    ALIGNMENT,
    BYTE,
    ENDED,
    FREED,
    GLOBAL,
    HEAP,
    LIVE,
    RETURNED,
    STACK,
    STATES,
    Block,
    decoded,
    encoded,
    usual_bytes,
)
from irkit.semantics.choices import Choices
from irkit.semantics.errors import Jumping, LimitError, UndefinedBehaviorError, Unwinding
from irkit.semantics.frames import Code, Entry, Frame
from irkit.semantics.memory_rows import WRITTEN_BY_READER
from irkit.semantics.profiles import Profile
from irkit.semantics.scopes import ANY, Scope
from irkit.semantics.shapes import Shape, Shapes
from irkit.semantics.steps import Control, Segment, Step
from irkit.semantics.values import NULL, POINTER, Event, Mark, Pointer, Poison, Scalar, Undef

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.semantics.compiler import Compiler
    from irkit.semantics.control_steps import SetJump
    from irkit.semantics.tracing import Tracer

GLOBALS_START: Final = 0x10000
HEAP_START: Final = 1 << 32
STACK_START: Final = 1 << 40
STACK_SIZE: Final = 1 << 30
GAP: Final = 16  # bytes between objects, so that one past the end of one is not the next
MOST_MEMORY: Final = 1 << 30
DEEPEST_CALLS: Final = 200_000
DEEPEST_RUNS: Final = 50


class Machine:
    """One run of a module."""

    def __init__(self, module: Module, profile: Profile, choices: Choices, limit: int, vscale: int) -> None:
        self.module: Module = module
        self.profile: Profile = profile
        self.choices: Choices = choices
        self.layout: DataLayout = DataLayout(module.data_layout, module.dialect.llvm_version)
        self.little: bool = not self.layout.big_endian
        self.shapes: Shapes = Shapes(self.layout, BYTE, vscale)
        self.remaining: int = limit
        self.frames: list[Frame] = []
        self.slots: list[object] = []
        self.runs: int = 0
        self.stack: list[Block] = []
        self.stack_top: int = STACK_START
        self.stack_end: int = STACK_START + STACK_SIZE
        self.heap: list[Block] = []
        self.heap_top: int = HEAP_START
        self.dead: int = 0
        self.free_memory: int = MOST_MEMORY
        self.statics: list[Block] = []  # globals, functions, labels: by address
        self.static_top: int = GLOBALS_START
        self.tracer: Tracer | None = None
        self.compiler: Compiler | None = None
        self.places: list[tuple[Frame, SetJump]] = []  # of setjmp
        self.exception: object = None  # the C++ exception that a landing pad is about to see

    # Choices

    def choose(self, bits: int) -> int:
        return self.choices.bits(bits)

    def uninitialised(self, event: Event) -> Mark:
        """A byte that was never written."""
        return Poison(event) if self.profile.uninitialised == "poison" else Undef(event, BYTE.mask)

    def frozen(self, mark: Mark, scalar: Scalar) -> object:
        """What freeze makes of a mark."""
        if isinstance(mark, Undef):
            mask = mark.mask & scalar.mask
            bits = mark.bits
            chosen = self.choose(mask.bit_count())
            while mask:  # from its lowest bit up
                lowest = mask & -mask
                if chosen & 1:
                    bits |= lowest
                chosen >>= 1
                mask ^= lowest
        else:
            bits = self.choose(scalar.bits)
        return self.pointer_at(bits) if scalar.kind == POINTER else scalar.from_bits(bits)

    # Objects

    def allocate(
        self, name: str, size: int, step: Step | None = None, alignment: int = ALIGNMENT, fill: Mark | None = None
    ) -> Block:
        """A new object of the heap."""
        if size > self.free_memory:
            raise self.no_memory(size, step)
        address = (self.heap_top + GAP + alignment - 1) & -alignment
        self.heap_top = address + size
        block = Block(name, HEAP, size, alignment, fill)
        block.address = address
        self.free_memory -= size
        if self.dead > 1000 and self.dead * 2 > len(self.heap):
            self.heap = [other for other in self.heap if other.state == LIVE]
            self.dead = 0
        self.heap.append(block)
        return block

    def free(self, block: Block) -> None:
        block.end(FREED)
        self.free_memory += block.size
        self.dead += 1

    def add_static(self, block: Block) -> None:
        """A global, function or label, to which an address is given here."""
        block.address = (self.static_top + GAP + block.alignment - 1) & -block.alignment
        self.static_top = block.address + max(block.size, 1)
        self.statics.append(block)

    def push_stack_block(self, name: str, size: int, alignment: int, step: Step, fill: Mark | None = None) -> Block:
        address = (self.stack_top + GAP - 1 + alignment) & -alignment
        self.stack_top = address + size
        if self.stack_top > self.stack_end:
            raise self.no_memory(size, step)
        block = Block(name, STACK, size, alignment, fill)
        block.address = address
        self.stack.append(block)
        return block

    def restore_stack(self, top: int) -> None:
        """`llvm.stackrestore`: end the objects that the frame made since."""
        mark = self.frames[-1].stack_mark
        stack = self.stack
        while len(stack) > mark and stack[-1].address >= top:
            stack.pop().end(RETURNED)
        self.stack_top = top

    def no_memory(self, size: int, step: Step | None) -> LimitError:
        return LimitError(f"{size} bytes more are beyond the memory of a run", step)

    def pointer_at(self, address: int) -> Pointer:
        """A pointer to the address, based on the object that lies there, or one before its end."""
        if not address:
            return NULL
        for blocks in (self.stack, self.heap, self.statics):
            low = 0
            high = len(blocks)
            while low < high:
                middle = (low + high) // 2
                if blocks[middle].address <= address:
                    low = middle + 1
                else:
                    high = middle
            if low:
                block = blocks[low - 1]
                if address <= block.address + block.size:
                    return Pointer(block, address - block.address, ANY)
                break
        return Pointer(None, address)

    # Access

    def checked(self, pointer: object, size: int, step: Step, write: bool, alignment: int = 1) -> Block:
        """The object that an access goes to. Raises UndefinedBehaviorError where it may not."""
        if isinstance(pointer, Mark):
            raise step.not_well_defined("the pointer", pointer, "access-through-poison")
        if not isinstance(pointer, Pointer):
            raise UnsupportedError(f"an access through {pointer!r}")
        block = pointer.block
        if block is None:
            if not pointer.offset:
                raise UndefinedBehaviorError("null-pointer", "access through a null pointer", step)
            found = self.pointer_at(pointer.offset).block
            where = f"the address {pointer.offset:#x}" + (f", where {found.name} lies," if found is not None else "")
            raise UndefinedBehaviorError(
                "no-object",
                f"{where} is accessed by a pointer that is based on no object",
                step,
                "Pointer Aliasing Rules",
            )
        offset = pointer.offset
        if block.state != LIVE:
            raise UndefinedBehaviorError(
                "after-lifetime", f"access to {block.name}, which is {STATES[block.state]}", step, "Object Lifetime"
            )
        if block.function is not None:
            raise UndefinedBehaviorError("access-to-function", f"access to the function {block.name}", step)
        if offset < 0 or offset + size > block.size:
            raise UndefinedBehaviorError(
                "out-of-bounds",
                f"access to {size} bytes at offset {offset} of {block.name}, which has {block.size} bytes",
                step,
                "Pointer Aliasing Rules",
            )
        if (block.address + offset) % alignment:
            where = f"the address {block.address + offset:#x}, offset {offset} of {block.name}"
            raise UndefinedBehaviorError("misaligned", f"{where}, is no multiple of {alignment}", step)
        if write and block.constant:
            raise UndefinedBehaviorError("write-to-constant", f"{block.name} is constant", step, "Global Variables")
        if write and self.frames and self.frames[-1].code.only_reads:
            self.check_own(block, step)
        if block.scopes is not None:
            for scope in block.scopes:
                scope.note(pointer, size, write, step)
        return block

    def check_own(self, block: Block, step: Step) -> None:
        """A function that says it writes no memory may write what its call has made."""
        frame = self.frames[-1]
        own = frame.stack_top if block.place == STACK else frame.heap_top
        if block.place == GLOBAL or block.address < own:
            name = frame.code.function.name
            words = f"@{name}, whose attributes say that it writes no memory, writes {block.name}"
            raise step.undefined(WRITTEN_BY_READER, words)

    def check_write(self, pointer: object, size: int, alignment: int, step: Step) -> None:
        self.checked(pointer, size, step, True, alignment)

    def load(self, pointer: object, scalar: Scalar, step: Step, alignment: int = 1) -> object:
        """One scalar from memory."""
        block = self.checked(pointer, scalar.size, step, False, alignment)
        assert isinstance(pointer, Pointer)
        return self.value_at(block, pointer.offset, scalar)

    def value_at(self, block: Block, offset: int, scalar: Scalar) -> object:
        """The scalar that lies in a live object, whose bounds are checked."""
        size = scalar.size
        if block.kind is None:
            block.settle(scalar)
        if block.kind is scalar and scalar is not BYTE and not offset % size:
            return block.cells[offset // size]
        if block.kind is not BYTE:
            block.to_bytes(self.little)
        usual = usual_bytes(block.cells[offset : offset + size])
        if usual is not None:
            bits = int.from_bytes(usual, "little" if self.little else "big")
            return self.pointer_at(bits) if scalar.kind == POINTER else scalar.from_bits(bits & scalar.mask)
        value = decoded(block.cells[offset : offset + size], scalar, self.little)
        if isinstance(value, Pointer) and value.block is None:
            return self.pointer_at(value.offset)
        return value

    def store(self, pointer: object, value: object, scalar: Scalar, step: Step, alignment: int = 1) -> None:
        """One scalar to memory."""
        block = self.checked(pointer, scalar.size, step, True, alignment)
        assert isinstance(pointer, Pointer)
        self.put(block, pointer.offset, value, scalar)

    def put(self, block: Block, offset: int, value: object, scalar: Scalar) -> None:
        """Write a scalar to a live object, whose bounds are checked."""
        size = scalar.size
        if block.kind is None:
            block.settle(scalar)
        if block.kind is scalar and not offset % size:
            block.cells[offset // size] = value
            return
        if block.kind is not BYTE:
            block.to_bytes(self.little)
        if isinstance(value, int) and self.little:
            cells = block.cells
            place = offset
            end = offset + size
            while place < end:
                cells[place] = value & 0xFF
                value >>= 8
                place += 1
            return
        block.cells[offset : offset + size] = encoded(value, scalar, self.little)

    def load_shape(self, pointer: object, shape: Shape, step: Step, alignment: int = 1) -> object:
        """A value of any type from memory."""
        if shape.scalar is not None:
            return self.load(pointer, shape.scalar, step, alignment)
        block = self.checked(pointer, shape.size, step, False, alignment)
        assert isinstance(pointer, Pointer)
        return self.shape_at(block, pointer.offset, shape)

    def shape_at(self, block: Block, offset: int, shape: Shape) -> object:
        scalar = shape.scalar
        if scalar is not None:
            return self.value_at(block, offset, scalar)
        element = shape.element
        if element is None:
            return [self.shape_at(block, offset + place, part) for place, part in shape.parts]
        inner = element.scalar
        if shape.is_vector and inner is not None and inner.bits & 7:
            return self.compiler_of().packed_lanes(self.whole_bits(block, offset, shape), inner, shape.count)
        distance = inner.size if shape.is_vector and inner is not None else element.step
        if inner is None:
            return [self.shape_at(block, offset + index * distance, element) for index in range(shape.count)]
        if distance == inner.size:
            if block.kind is None:
                block.settle(inner)
            start, rest = divmod(offset, distance)
            if block.kind is inner and not rest:
                found = block.cells[start : start + shape.count]
                if inner is not BYTE:
                    return found
                return [cell if isinstance(cell, int) else decoded([cell], BYTE, self.little) for cell in found]
        return [self.value_at(block, offset + index * distance, inner) for index in range(shape.count)]

    def whole_bits(self, block: Block, offset: int, shape: Shape) -> list[object]:
        block.to_bytes(self.little)
        return block.cells[offset : offset + shape.size]

    def store_shape(self, pointer: object, value: object, shape: Shape, step: Step, alignment: int = 1) -> None:
        if shape.scalar is not None:
            self.store(pointer, value, shape.scalar, step, alignment)
            return
        block = self.checked(pointer, shape.size, step, True, alignment)
        assert isinstance(pointer, Pointer)
        self.put_shape(block, pointer.offset, value, shape)

    def put_shape(self, block: Block, offset: int, value: object, shape: Shape) -> None:
        scalar = shape.scalar
        if scalar is not None:
            self.put(block, offset, value, scalar)
            return
        assert isinstance(value, list)
        element = shape.element
        if element is None:
            for part, (place, inner_shape) in zip(value, shape.parts, strict=True):
                self.put_shape(block, offset + place, part, inner_shape)
            return
        inner = element.scalar
        if shape.is_vector and inner is not None and inner.bits & 7:
            block.to_bytes(self.little)
            block.cells[offset : offset + shape.size] = self.compiler_of().packed_bytes(value, inner, self.little)
            return
        distance = inner.size if shape.is_vector and inner is not None else element.step
        if inner is not None and distance == inner.size:
            if block.kind is None:
                block.settle(inner)
            start, rest = divmod(offset, distance)
            if block.kind is inner and not rest:
                block.cells[start : start + shape.count] = value
                return
        for index, lane in enumerate(value):
            self.put_shape(block, offset + index * distance, lane, element)

    def compiler_of(self) -> Compiler:
        assert self.compiler is not None
        return self.compiler

    # Ranges of bytes

    def copy(self, to: object, source: object, size: int, step: Step, overlapping: bool = True) -> None:
        """`memcpy` and `memmove`."""
        if not size:
            return
        target = self.checked(to, size, step, True)
        origin = self.checked(source, size, step, False)
        assert isinstance(to, Pointer)
        assert isinstance(source, Pointer)
        start, begin = to.offset, source.offset
        if target is origin and not overlapping and start != begin and abs(start - begin) < size:
            raise UndefinedBehaviorError(
                "overlapping-copy", "source and destination overlap and are not the same", step
            )
        if origin.kind is None:
            origin.settle(target.kind if target.kind is not None else BYTE)
        kind = origin.kind
        assert kind is not None
        if target.kind is None:
            target.settle(kind)
        if target.kind is kind and not (start | begin | size) & (kind.size - 1):
            shift = kind.shift
            target.cells[start >> shift : (start + size) >> shift] = origin.cells[
                begin >> shift : (begin + size) >> shift
            ]
            return
        origin.to_bytes(self.little)
        target.to_bytes(self.little)
        target.cells[start : start + size] = origin.cells[begin : begin + size]

    def fill(self, to: object, value: object, size: int, step: Step) -> None:
        """`memset`: `value` is an i8."""
        if not size:
            return
        target = self.checked(to, size, step, True)
        assert isinstance(to, Pointer)
        start = to.offset
        kind = target.kind
        if value == 0 and kind is None and size == target.size:
            target.initialize = None
            target.fill = None
            return
        if value == 0 and kind is not None and not (start | size) & (kind.size - 1):
            shift = kind.shift
            target.cells[start >> shift : (start + size) >> shift] = [kind.from_bits(0)] * (size >> shift)
            return
        target.to_bytes(self.little)
        target.cells[start : start + size] = [value] * size

    # Calls

    def push(
        self, code: Code, arguments: list[object], call: Control, varargs: list[tuple[object, Shape, int | None]]
    ) -> Segment:
        """Begin a call."""
        if len(self.frames) >= DEEPEST_CALLS:
            raise LimitError(f"more than {DEEPEST_CALLS} nested calls", call)
        slots = code.template[:]
        for place, argument in enumerate(arguments):
            slots[place] = argument
        frame = Frame(code, slots, call, len(self.stack), self.stack_top, self.heap_top)
        self.frames.append(frame)
        self.slots = slots
        if code.is_plain:
            return code.entry
        if code.is_vararg:
            frame.varargs = varargs
        for parameter, shape, alignment in code.byval:
            self.copy_byval(slots, parameter, shape, alignment, call)
        for parameter in code.noalias:
            self.begin_scope(frame, parameter)
        return code.entry

    def begin_scope(self, frame: Frame, parameter: int) -> None:
        """A `noalias` argument is a pointer of its own while the call runs."""
        pointer = frame.slots[parameter]
        if isinstance(pointer, Pointer) and pointer.block is not None:
            function = frame.code.function
            name = function.args[parameter].name
            words = f"%{name} of @{function.name}" if name else f"argument {parameter + 1} of @{function.name}"
            scope = Scope(words, pointer.block, pointer.scope)
            frame.slots[parameter] = Pointer(pointer.block, pointer.offset, scope)
            scope.begin()
            if frame.scopes is None:
                frame.scopes = []
            frame.scopes.append(scope)

    def copy_byval(self, slots: list[object], parameter: int, shape: Shape, alignment: int, call: Step) -> None:
        """The callee's own copy of what is passed by value."""
        block = self.push_stack_block(f"argument {parameter}", shape.step, max(alignment, shape.alignment), call)
        made = Pointer(block)
        self.copy(made, slots[parameter], shape.step, call)
        slots[parameter] = made

    def pop(self) -> Frame:
        """End a call: its objects end."""
        frame = self.frames.pop()
        if frame.scopes is not None:
            for scope in reversed(frame.scopes):
                scope.end()
        stack = self.stack
        mark = frame.stack_mark
        while len(stack) > mark:
            stack.pop().end(RETURNED)
        self.stack_top = frame.stack_top
        if self.frames:
            self.slots = self.frames[-1].slots
        return frame

    def call(self, code: Code, arguments: list[object]) -> object:
        """Run a function to its end, within a run or as the first."""
        entry = Entry()
        if self.runs >= DEEPEST_RUNS:
            raise LimitError(f"more than {DEEPEST_RUNS} nested calls out of library functions")
        depth = len(self.frames)
        slots = self.slots
        self.runs += 1
        try:
            self.execute(self.push(code, arguments, entry, []), depth)
        finally:
            self.runs -= 1
        self.slots = slots
        return entry.result

    def execute(self, first: Segment, depth: int) -> None:
        """Go from segment to segment until the frame at that depth has returned."""
        segment: Segment | None = first
        while segment is not None:
            try:
                while segment is not None:
                    slots = self.slots
                    segment.count += 1
                    self.remaining -= segment.length
                    if self.remaining < 0:
                        raise LimitError("more instructions than the run may execute", segment.last)
                    if self.tracer is not None:
                        segment = self.tracer.segment(self, segment, slots)
                        continue
                    for step in segment.steps:
                        step.run(slots)
                    segment = segment.last.go(self, slots)
            except Unwinding as unwinding:
                segment = self.unwind(unwinding, depth)
            except Jumping as jumping:
                segment = self.jump(jumping, depth)

    def unwind(self, unwinding: Unwinding, depth: int) -> Segment:
        """The landing pad that takes an exception. Raises it again where there is none in this run of the loop."""
        while len(self.frames) > depth + 1:
            call = self.pop().call
            pad = call.landing()
            if pad is not None:
                self.exception = unwinding.exception
                return pad.take(self.slots)
        self.pop()
        raise unwinding

    def new_place(self, step: SetJump) -> int:
        """The number of a place to come back to, in the frame that runs."""
        self.places.append((self.frames[-1], step))
        return len(self.places)

    def jump(self, jumping: Jumping, depth: int) -> Segment:
        """`longjmp`: end the frames above the one that called setjmp. Raises it again where that is of an outer run of
        the loop, and UndefinedBehaviorError where the frame has ended."""
        if not 0 < jumping.place <= len(self.places):
            raise UndefinedBehaviorError("no-setjmp", "longjmp to what setjmp has not written", jumping.step)
        frame, step = self.places[jumping.place - 1]
        if frame not in self.frames:
            raise UndefinedBehaviorError("after-lifetime", "longjmp to a function that has returned", jumping.step)
        while self.frames[-1] is not frame:
            self.pop()
        if len(self.frames) <= depth:
            raise jumping
        return step.back(self.slots, jumping.value or 1)

    def lifetime(self, pointer: object, alive: bool) -> None:
        """`llvm.lifetime.start` and `.end`."""
        if isinstance(pointer, Pointer) and pointer.block is not None and pointer.block.place == STACK:
            block = pointer.block
            if alive:
                if block.state in (LIVE, ENDED):
                    block.revive()
            elif block.state == LIVE:
                block.end(ENDED)
