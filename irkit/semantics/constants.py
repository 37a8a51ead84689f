"""Constants as values of a run, and the first contents of globals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit import integers
from irkit.constants import (
    BlockAddress,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantDataSequential,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantPtrAuth,
    ConstantTargetNone,
    DSOLocalEquivalent,
    NoCFIValue,
    PoisonValue,
    UndefValue,
)
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalVariable
from irkit.semantics.blocks import ALIGNMENT, BYTE, FUNCTION, GLOBAL, LABEL, Block, encoded
from irkit.semantics.expressions import evaluate
from irkit.semantics.table import row_of
from irkit.semantics.values import NULL, Event, Mark, Pointer, Poison, Scalar, Undef
from irkit.types import ArrayType, IntegerType, PointerType, StructType, TokenType, Type, VectorType, VoidType

if TYPE_CHECKING:
    from irkit.blocks import BasicBlock
    from irkit.semantics.machine import Machine
    from irkit.semantics.shapes import Shape
    from irkit.values import Value

_UNION: Final = 64  # bytes of an external object about which nothing is known
ABI_DATA: Final = ("_ZTV", "_ZTI", "_ZTS", "__dso_handle", "__libc", "environ", "_ZSt")


class Constants:
    """The constants of a module, each made once, and its globals, to which this gives addresses."""

    def __init__(self, machine: Machine) -> None:
        self.machine: Machine = machine
        self.known: dict[Value, object] = {}
        self.blocks: dict[Value, Block] = {}
        self.external: dict[str, Callable[[Machine, Block], None]] = {}  # what fills an external variable
        self.resolver: Callable[[GlobalIFunc], object] | None = None
        self.written: Mark | None = None

    # Globals

    def block_of(self, value: Value) -> Block:
        """The object of a global variable, function or label, which gets its address when it is first asked for."""
        found = self.blocks.get(value)
        if found is None:
            found = self._block(value)
            self.blocks[value] = found
            self.machine.add_static(found)
        return found

    def _block(self, value: Value) -> Block:
        if isinstance(value, Function):
            made = Block(f"@{value.name}", FUNCTION, 0, max(value.alignment, ALIGNMENT))
            made.function = value
            return made
        assert isinstance(value, GlobalVariable)
        layout = self.machine.layout
        ty = value.value_type
        size = self.machine.shapes.of(ty).step if not isinstance(ty, StructType) or ty.elements is not None else _UNION
        is_known = value.name in self.external
        is_outside = value.initializer is None and not is_known
        if is_outside:
            size = max(size, _UNION)
        alignment = value.alignment or layout.preferred_alignment(ty)
        made = Block(f"@{value.name}", GLOBAL, size, max(alignment, ALIGNMENT), constant=value.is_constant)

        def initialize(block: Block) -> None:
            self._initialize(block, value)

        made.initialize = initialize
        return made

    def _initialize(self, block: Block, value: GlobalVariable) -> None:
        initializer = value.initializer
        if initializer is None:
            fill = self.external.get(value.name)
            if fill is not None:
                fill(self.machine, block)
                return
            if not value.name.startswith(ABI_DATA):
                raise UnsupportedError(f"the variable @{value.name}, which is not in the module")
            block.set_cells(BYTE, [0] * block.size)
            return
        self.fill(block, initializer)

    def address_of(self, value: Value) -> object:
        if isinstance(value, (GlobalVariable, Function)):
            if value.linkage == "extern_weak" and value.is_declaration and not self.is_provided(value):
                return NULL
            return Pointer(self.block_of(value))
        if isinstance(value, GlobalAlias):
            return self.of(value.aliasee)
        assert isinstance(value, GlobalIFunc)
        assert self.resolver is not None
        return self.resolver(value)

    def is_provided(self, value: GlobalVariable | Function) -> bool:
        return isinstance(value, Function) and self.machine.compiler_of().has_handler(value)

    def label(self, block: BasicBlock) -> Pointer:
        found = self.blocks.get(block)
        if found is None:
            found = Block(f"label {block.name}", LABEL, 0, 1)
            function = block.parent
            found.function = function
            self.blocks[block] = found
            self.machine.add_static(found)
        return Pointer(found)

    # Values

    def of(self, root: Value) -> object:
        """A constant's value. Expressions nest as deep as their author likes, so that they wait on a list."""
        found = self.known.get(root)
        if found is not None:
            return found
        todo = [root]
        while todo:
            value = todo[-1]
            if value in self.known:
                todo.pop()
                continue
            if isinstance(value, (ConstantAggregate, ConstantExpr, DSOLocalEquivalent, NoCFIValue, ConstantPtrAuth)):
                waiting = [operand for operand in value.operands if operand not in self.known]
                if waiting:
                    todo += waiting
                    continue
            self.known[value] = self._made(value)
            todo.pop()
        return self.known[root]

    def _made(self, value: Value) -> object:
        ty = value.type
        shapes = self.machine.shapes
        if isinstance(value, (GlobalVariable, Function, GlobalAlias, GlobalIFunc)):
            return self.address_of(value)
        if isinstance(value, ConstantExpr):
            return self._expression(value)
        if isinstance(value, (DSOLocalEquivalent, NoCFIValue, ConstantPtrAuth)):
            return self.known[value.operands[0]]
        if isinstance(value, ConstantAggregate):
            return [self.known[operand] for operand in value.operands]
        if isinstance(ty, (TokenType, VoidType)):
            return NULL
        if isinstance(value, BlockAddress):
            return self.label(value.block)
        shape = shapes.of(ty)
        if isinstance(value, UndefValue):
            return self._mark(shape, isinstance(value, PoisonValue))
        if isinstance(value, (ConstantPointerNull, ConstantAggregateZero, ConstantTargetNone)):
            return shapes.filled(shape, lambda scalar: scalar.from_bits(0))
        if isinstance(value, ConstantDataSequential):
            scalar = shapes.scalar(value.element_type)
            return [scalar.from_bits(value.element_bits(index)) for index in range(value.element_count)]
        if isinstance(value, ConstantInt):
            number = value.value
            return shapes.filled(shape, lambda scalar: number & scalar.mask)
        if isinstance(value, ConstantFP):
            bits = value.bits
            return shapes.filled(shape, lambda scalar: scalar.from_bits(bits))
        raise UnsupportedError(f"the constant {value!r} in a run")

    def _mark(self, shape: Shape, is_poison: bool) -> object:
        if is_poison or self.machine.profile.undef == "poison":
            poison = Poison(Event(None, "the constant poison"))
            return self.machine.shapes.filled(shape, lambda scalar: poison)
        event = Event(None, "the constant undef")
        return self.machine.shapes.filled(shape, lambda scalar: Undef(event, scalar.mask))

    # Expressions

    def _expression(self, value: ConstantExpr) -> object:
        operands = [self.known[operand] for operand in value.operands]
        if isinstance(value, ConstantExprGEP):
            return self._moved(value, operands)
        if value.opcode in ("insertelement", "extractelement", "shufflevector"):
            return self._lanes(value, operands)
        for operand in operands:
            if isinstance(operand, Mark):
                return operand
        opcode = value.opcode
        if opcode in ("bitcast", "addrspacecast") and isinstance(value.type, PointerType):
            return operands[0]
        shapes = self.machine.shapes
        if opcode == "inttoptr":
            assert isinstance(operands[0], int)
            return self.machine.pointer_at(operands[0])
        if isinstance(value.type, (VectorType, ArrayType, StructType)) or any(
            not isinstance(operand, (int, Pointer)) for operand in operands
        ):
            raise UnsupportedError(f"the constant expression '{opcode}' on '{value.operands[0].type}' in a run")
        widths = [shapes.scalar(operand.type).bits for operand in value.operands]
        numbers = [x.address if isinstance(x, Pointer) else x for x in operands]
        target = shapes.scalar(value.type)
        if opcode in ("ptrtoint", "ptrtoaddr"):
            found = numbers[0]
            assert isinstance(found, int)
            return found & target.mask
        if opcode == "bitcast" and isinstance(numbers[0], int):
            return target.from_bits(numbers[0])
        row = row_of(opcode, value.predicate if isinstance(value, ConstantExprCompare) else "")
        bound = {
            name: (number, width)
            for name, number, width in zip(row.operands, numbers, widths, strict=True)
            if isinstance(number, int)
        }
        bits = evaluate(row.values[0], bound, widths[0], target.bits)[0]
        return target.from_bits(bits)

    def _lanes(self, value: ConstantExpr, operands: list[object]) -> object:
        """What moves lanes: a splat of a scalable vector is made so."""
        vector = operands[0]
        assert isinstance(vector, list)
        if isinstance(value, ConstantExprShuffle):
            second = operands[1]
            mask = self.of(value.mask_constant)
            assert isinstance(second, list)
            assert isinstance(mask, list)
            both = [*vector, *second]
            missing = Poison(Event(None, "a lane that no mask names"))
            return [both[lane] if isinstance(lane, int) else missing for lane in mask]
        index = operands[-1]
        if not isinstance(index, int) or index >= len(vector):
            poison = Poison(Event(None, "a constant index that is no lane's"))
            return poison if value.opcode == "extractelement" else [poison] * len(vector)
        if value.opcode == "extractelement":
            return vector[index]
        return [*vector[:index], operands[1], *vector[index + 1 :]]

    def _moved(self, value: ConstantExprGEP, operands: list[object]) -> object:
        """A `getelementptr` of constants; what is out of bounds is left to the access."""
        base = operands[0]
        if not isinstance(base, Pointer):
            if isinstance(base, Mark):
                return base
            raise UnsupportedError("a constant getelementptr of vectors in a run")
        offset = self.offset(value.source_element_type, value.operands[1:], operands[1:])
        if offset is None:
            raise UnsupportedError("a constant getelementptr with indices that are no numbers")
        return Pointer(base.block, base.offset + offset)

    def offset(self, ty: Type, indices: tuple[Value, ...] | list[Value], values: list[object]) -> int | None:
        """How far indices move a pointer, in bytes."""
        shape = self.machine.shapes.of(ty)
        found = 0
        for place, (index, value) in enumerate(zip(indices, values, strict=True)):
            if not isinstance(value, int):
                return None
            if place == 0:
                found += signed(value, index.type) * shape.step
            elif shape.parts:
                offset, shape = shape.parts[value]
                found += offset
            else:
                assert shape.element is not None
                shape = shape.element
                found += signed(value, index.type) * shape.step
        return found

    # Contents

    def fill(self, block: Block, root: Value) -> None:
        """Write an initializer to a new object."""
        machine = self.machine
        shape = machine.shapes.of(root.type)
        uniform = uniform_scalar(shape)
        kind = uniform if uniform is not None and uniform.is_cell else BYTE
        block.set_cells(kind, [kind.from_bits(0)] * (block.size // kind.size))
        todo: list[tuple[int, Value]] = [(0, root)]
        while todo:
            offset, value = todo.pop()
            if isinstance(value, (ConstantAggregateZero, ConstantPointerNull, ConstantTargetNone)):
                continue
            shape = machine.shapes.of(value.type)
            if isinstance(value, ConstantDataSequential) and not shape.is_vector:
                self._data(block, offset, value)
            elif isinstance(value, ConstantAggregate) and not shape.is_vector:
                if shape.element is not None:
                    step = shape.element.step
                    todo += [(offset + step * index, part) for index, part in enumerate(value.operands)]
                else:
                    places = zip(shape.parts, value.operands, strict=True)
                    todo += [(offset + place, part) for (place, _), part in places]
            else:
                machine.put_shape(block, offset, self.of(value), shape)

    def _data(self, block: Block, offset: int, value: ConstantDataSequential) -> None:
        scalar = self.machine.shapes.scalar(value.element_type)
        size = scalar.size
        data = value.data
        if block.kind is BYTE and (self.machine.little or size == 1):
            block.cells[offset : offset + len(data)] = list(data)
            return
        made: list[object] = [scalar.from_bits(value.element_bits(index)) for index in range(value.element_count)]
        if block.kind is scalar:
            start = offset // size
            block.cells[start : start + len(made)] = made
            return
        block.to_bytes(self.machine.little)
        for index, element in enumerate(made):
            place = offset + index * size
            block.cells[place : place + size] = encoded(element, scalar, self.machine.little)


def uniform_scalar(shape: Shape) -> Scalar | None:
    """The one scalar that an object of arrays and structs is made of; None where there are several, or vectors."""
    found: Scalar | None = None
    todo = [shape]
    while todo:
        inner = todo.pop()
        if inner.is_vector:
            return None
        if inner.element is not None:
            todo.append(inner.element)
        elif inner.scalar is None:
            todo += [part for _, part in inner.parts]
        elif found is None:
            found = inner.scalar
        elif found is not inner.scalar:
            return None
    return found


def signed(value: int, ty: Type) -> int:
    assert isinstance(ty, IntegerType)
    return integers.signed(value, ty.width)
