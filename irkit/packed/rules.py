"""What explicitly packed structs have to be: the rules that `irkit.verify` asks for besides LLVM's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from irkit.constant_walk import constants_below
from irkit.constants import Constant, ConstantExprGEP
from irkit.data_layout import DataLayout
from irkit.functions import Function
from irkit.instructions import AllocaInst, GetElementPtrInst, Instruction, LoadInst, StoreInst
from irkit.module import Module
from irkit.packed.paths import Field, as_gep, field_of
from irkit.types import IntegerType, PointerType, StructType, Type
from irkit.values import Value
from irkit.verifier.problems import Locate, Problem
from irkit.verifier.rules import ERROR

BYTES: Final = "explicit-struct-bytes"
ELEMENT: Final = "explicit-struct-element"
ACCESS: Final = "bit-field-access"
FIELD_TYPE: Final = "bit-field-type"


def types_of(module: Module) -> Iterator[tuple[Type, Value]]:
    """The types that a module has in memory, each with a value that has it."""
    for variable in module.globals:
        yield variable.value_type, variable
        if variable.initializer is not None:
            for constant in constants_below([variable.initializer]):
                if isinstance(constant, ConstantExprGEP):
                    yield constant.source_element_type, variable
    for function in module.functions:
        for instruction in function.walk():
            if isinstance(instruction, AllocaInst):
                yield instruction.allocated_type, instruction
            elif isinstance(instruction, GetElementPtrInst):
                yield instruction.source_element_type, instruction
            for operand in instruction.operands:
                if isinstance(operand, Constant) and operand.is_uniqued and operand.operands:
                    for constant in constants_below([operand]):
                        if isinstance(constant, ConstantExprGEP):
                            yield constant.source_element_type, instruction


def explicit_structs(module: Module) -> dict[StructType, Value]:
    """The explicitly packed structs of a module, each with a value whose type has it."""
    found: dict[StructType, Value] = {}
    seen: set[Type] = set()
    for root, value in types_of(module):
        for struct in structs_within(root, seen):
            if struct.explicit:
                found[struct] = value
    return found


def structs_within(root: Type, seen: set[Type]) -> Iterator[StructType]:
    """The structs that a type is or has in it, not behind pointers, but for those in `seen`, which grows by them."""
    todo = [root]
    while todo:
        ty = todo.pop()
        if ty not in seen and not isinstance(ty, PointerType):
            seen.add(ty)
            todo += ty.contained_types()
            if isinstance(ty, StructType):
                yield ty


def check(module: Module, locate: Locate | None = None) -> list[Problem]:
    """What in explicitly packed structs, and in accesses to their bit fields, breaks a rule."""
    problems: list[Problem] = []
    layout = module.layout

    def report(rule: str, message: str, where: Value) -> None:
        problems.append(Problem(rule, message, where, where, locate, ERROR))

    structs = explicit_structs(module)
    for struct, value in structs.items():
        for rule, message in wrong_in(struct, layout):
            report(rule, message, value)
    if not structs or problems:
        return problems
    for function in module.functions:
        for rule, message, where in wrong_accesses(function, layout):
            report(rule, message, where)
    for variable in module.globals:
        if variable.initializer is not None:
            for constant in constants_below([variable.initializer]):
                if isinstance(constant, ConstantExprGEP) and field_of(constant, layout) is not None:
                    report(ACCESS, "the address of a bit field is for loads and stores alone", variable)
    return problems


def wrong_in(struct: StructType, layout: DataLayout) -> Iterator[tuple[str, str]]:
    """The rules that a struct breaks."""
    elements = struct.elements or ()
    for unit in layout.units(struct):
        if unit.bits % 8:
            yield BYTES, f"{unit.bits} bits are no whole bytes at the end of {struct_text(struct)}"
        for number in range(unit.first, unit.last):
            if unit.has_fields and not isinstance(elements[number], IntegerType):
                yield ELEMENT, f"element {number} of {struct_text(struct)} is no integer, and within bytes of others"


def struct_text(struct: StructType) -> str:
    return str(struct)


def wrong_accesses(function: Function, layout: DataLayout) -> Iterator[tuple[str, str, Value]]:
    """Uses of the addresses of bit fields that are no plain loads and stores of the field."""
    for instruction in function.walk():
        for place, operand in enumerate(instruction.operands):
            gep = as_gep(operand)
            if gep is None:
                if isinstance(operand, Constant) and operand.is_uniqued:
                    for inner in constants_below([operand]):
                        if isinstance(inner, ConstantExprGEP) and field_of(inner, layout) is not None:
                            yield ACCESS, "the address of a bit field is for loads and stores alone", instruction
                continue
            field = field_of(gep, layout)
            if field is not None:
                wrong = wrong_use(instruction, place, field)
                if wrong:
                    yield FIELD_TYPE if "bits" in wrong else ACCESS, wrong, instruction


def wrong_use(user: Instruction, place: int, field: Field) -> str:
    """Why a bit field's address may not be this operand; "" where it may."""
    if isinstance(user, LoadInst) or (isinstance(user, StoreInst) and place == 1):
        if user.ordering:
            return "an access to a bit field cannot be atomic"
        accessed = user.type if isinstance(user, LoadInst) else user.operands[0].type
        if not isinstance(accessed, IntegerType) or accessed.width != field.width:
            return f"a bit field of {field.width} bits is accessed as {accessed}"
        return ""
    return "the address of a bit field is for loads and stores alone"
