"""Other types in the place of structs, all over a module: what lowering and raising have in common.

An identified struct gets its new elements in place, at the end; a literal one, and what is built of it, gives way to
another type. Ways of `getelementptr` are followed through the elements that were.
"""

from __future__ import annotations

from collections.abc import Callable

from irkit.constants import (
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantData,
    ConstantExprGEP,
    PoisonValue,
    UndefValue,
)
from irkit.errors import UnsupportedError
from irkit.globals import GlobalValue, GlobalVariable
from irkit.guarding import put
from irkit.instructions import AllocaInst, CallBase, GetElementPtrInst, Instruction
from irkit.module import Module
from irkit.packed.paths import Gep, steps
from irkit.packed.rules import structs_within
from irkit.types import StructType, Type, rebuilt_type, struct_type
from irkit.values import Value


class NewBody:
    """What a struct becomes: its elements, `packed`, `explicit`; the number of the new element for each old one; and
    the elements of a constant, from those of the old one."""

    __slots__ = ("constant", "elements", "explicit", "numbers", "packed")

    def __init__(
        self,
        elements: tuple[Type, ...],
        packed: bool,
        explicit: bool,
        numbers: list[int],
        constant: Callable[[list[Value]], list[Value]],
    ) -> None:
        self.elements: tuple[Type, ...] = elements
        self.packed: bool = packed
        self.explicit: bool = explicit
        self.numbers: list[int] = numbers
        self.constant: Callable[[list[Value]], list[Value]] = constant


class Retyping:
    """One change of the structs of a module."""

    def __init__(self, module: Module, bodies: dict[StructType, NewBody]) -> None:
        self.module: Module = module
        self.bodies: dict[StructType, NewBody] = bodies
        self.types: dict[Type, Type] = {}
        self.touched: list[StructType] = []  # identified structs that others are elements of
        self.constants: dict[Value, Value] = {}

    # Types

    def type(self, root: Type) -> Type:
        """The type in the place of this one."""
        done = self.types
        todo = [root]
        inside: set[Type] = set()
        while todo:
            ty = todo[-1]
            if ty in done:
                todo.pop()
                continue
            if isinstance(ty, StructType) and ty.name is not None:
                done[ty] = ty
                self.touched.append(ty)
                continue
            body = self.bodies.get(ty) if isinstance(ty, StructType) else None
            parts = body.elements if body is not None else ty.contained_types()
            missing = [part for part in parts if part not in done]
            if missing and ty not in inside:
                inside.add(ty)
                todo += missing
                continue
            todo.pop()
            made = [done[part] for part in parts]
            if body is not None:
                done[ty] = struct_type(made, body.packed, body.explicit)
            elif any(new is not old for new, old in zip(made, parts, strict=True)):
                done[ty] = rebuilt_type(ty, made)
            else:
                done[ty] = ty
        return done[root]

    # Ways

    def indices(self, gep: Gep) -> list[Value]:
        """The operands of a way, by the new numbers of the elements."""
        operands = [*gep.operands]
        for number, struct, element in steps(gep):
            body = self.bodies.get(struct)
            if body is not None:
                operands[number] = self.module.context.constant_int(operands[number].type, body.numbers[element])
        return operands

    # Constants

    def value(self, root: Value) -> Value:
        """The constant in the place of this one; what is no constant, or a global, stays."""
        done = self.constants
        todo = [root]
        inside: set[Value] = set()
        while todo:
            value = todo[-1]
            if value in done or not isinstance(value, Constant) or isinstance(value, GlobalValue):
                todo.pop()
                continue
            missing = [part for part in value.operands if self._is_open(part)]
            if missing and value not in inside:
                inside.add(value)
                todo += missing
                continue
            todo.pop()
            done[value] = self._made(value, [done.get(part, part) for part in value.operands])
        return done.get(root, root)

    def _is_open(self, value: Value) -> bool:
        return isinstance(value, Constant) and not isinstance(value, GlobalValue) and value not in self.constants

    def _made(self, constant: Constant, parts: list[Value]) -> Value:
        context = self.module.context
        ty = self.type(constant.type)
        if isinstance(constant, ConstantData):
            if ty is constant.type:
                return constant
            if isinstance(constant, ConstantAggregateZero):
                return context.null(ty)
            if isinstance(constant, UndefValue):
                return context.poison(ty) if isinstance(constant, PoisonValue) else context.undef(ty)
            return constant
        if isinstance(constant, ConstantExprGEP):
            indices = self.indices(constant)
            operands = [parts[0], *indices[1:]]
            source = self.type(constant.source_element_type)
            made = ConstantExprGEP(ty, source, operands, constant.flags, constant.in_range, constant.in_range_index)
            return context.unique_constant(made)
        if isinstance(constant, ConstantAggregate):
            body = self.bodies.get(constant.type) if isinstance(constant.type, StructType) else None
            if body is not None:
                parts = body.constant(parts)
            return context.constant_aggregate(ty, parts)
        if all(part is old for part, old in zip(parts, constant.operands, strict=True)):
            return constant
        return constant.with_operands(context, parts)

    # The module

    def run(self) -> None:
        """Change the module: first all is computed by the elements that are, then types change, then what uses them."""
        module = self.module
        for struct, where in structs_in_values(module, set(self.bodies)).items():
            raise UnsupportedError(f"a value of the explicitly packed struct {struct}: {where.describe()}")
        instructions: list[tuple[Instruction, list[Value]]] = []
        for function in module.functions:
            for instruction in function.walk():
                operands = self._operands(instruction)
                if isinstance(instruction, (GetElementPtrInst, AllocaInst)) or operands != [*instruction.operands]:
                    instructions.append((instruction, operands))
        variables = [(one, self.type(one.value_type), self._initializer(one)) for one in module.globals]
        symbols = [*module.aliases, *module.functions]
        others = [(symbol, [self.value(operand) for operand in symbol.operands]) for symbol in symbols]
        module.replace_in_metadata({old: new for old, new in self.constants.items() if old is not new})
        self._finish_structs()
        module._layout = None
        for instruction, operands in instructions:
            if isinstance(instruction, AllocaInst):
                instruction.allocated_type = self.type(instruction.allocated_type)
            elif isinstance(instruction, GetElementPtrInst):
                instruction.source_element_type = self.type(instruction.source_element_type)
            if operands != [*instruction.operands]:
                instruction.replace_operands(operands)
        for variable, ty, initializer in variables:
            variable.value_type = ty
            if initializer is not variable.initializer:
                variable.initializer = initializer
        for symbol, operands in others:
            for place, operand in enumerate(operands):
                if operand is not symbol.operands[place]:
                    symbol.set_operand(place, operand)

    def _initializer(self, variable: GlobalVariable) -> Value | None:
        return self.value(variable.initializer) if variable.initializer is not None else None

    def _operands(self, instruction: Instruction) -> list[Value]:
        """The operands of an instruction, and by the way the types that it names."""
        operands = [*instruction.operands]
        if isinstance(instruction, GetElementPtrInst):
            self.type(instruction.source_element_type)
            operands = self.indices(instruction)
        elif isinstance(instruction, AllocaInst):
            self.type(instruction.allocated_type)
        return [self.value(operand) if isinstance(operand, Constant) else operand for operand in operands]

    def _finish_structs(self) -> None:
        """Give identified structs their new elements."""
        done: set[StructType] = set()
        todo = [*self.touched, *(struct for struct in self.bodies if struct.name is not None)]
        made: list[tuple[StructType, tuple[Type, ...], NewBody | None]] = []
        while todo:
            struct = todo.pop()
            if struct in done or struct.elements is None:
                continue
            done.add(struct)
            body = self.bodies.get(struct)
            before = len(self.touched)
            made.append((struct, tuple([self.type(one) for one in (body or struct).elements or ()]), body))
            todo += self.touched[before:]
        for struct, elements, body in made:
            put(struct, "elements", elements)
            if body is not None:
                put(struct, "packed", body.packed)
                put(struct, "explicit", body.explicit)


def structs_in_values(module: Module, structs: set[StructType]) -> dict[StructType, Value]:
    """Those of the structs of which there are values outside of memory: operands, results, parameters."""
    found: dict[StructType, Value] = {}
    seen: set[Type] = set()

    def look(root: Type, where: Value) -> None:
        found.update({struct: where for struct in structs_within(root, seen) if struct in structs})

    for function in module.functions:
        look(function.function_type, function)
        for instruction in function.walk():
            look(instruction.type, instruction)
            if isinstance(instruction, CallBase):
                look(instruction.function_type, instruction)
            for operand in instruction.operands:
                if not isinstance(operand, GlobalValue):
                    look(operand.type, instruction)
    return found
