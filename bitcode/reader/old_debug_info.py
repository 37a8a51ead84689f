"""Debug info of LLVM 3.7 to 5 that says with several records what later releases say with others.

A record can tell a part of it only, so the reader notes what it meets, and puts it right at the end of the block:
compile units with lists of their subprograms (a subprogram names its unit), subprograms that name their function (the
function has it attached), variables that name theirs (the same, by a `DIGlobalVariableExpression`), types named by the
identifiers of composite types, and expressions with `DW_OP_deref` in front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.blocks import BasicBlock
from irkit.constants import ConstantInt
from irkit.debug_info.nodes import (
    DICompileUnit,
    DICompositeType,
    DIGlobalVariable,
    DIGlobalVariableExpression,
    DISubprogram,
    DISubroutineType,
)
from irkit.errors import BitcodeError
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.instructions import CallInst
from irkit.metadata import (
    ConstantAsMetadata,
    DIExpression,
    MDString,
    MDTuple,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.values import Argument, Value

if TYPE_CHECKING:
    from irkit.module import Module

FORWARD_DECLARATION: Final = 1 << 2  # among the DIFlags
DBG: Final = "dbg"

# Operations of an expression, as numbers of DWARF or of LLVM's own.
DEREF: Final = 0x06
CONSTU: Final = 0x10
MINUS: Final = 0x1C
PLUS: Final = 0x22
PLUS_UCONST: Final = 0x23
BIT_PIECE: Final = 0x9D
STACK_VALUE: Final = 0x9F
FRAGMENT: Final = 0x1000
# How many words an operation took in versions 0 to 2, where that is not 1.
OLD_LENGTHS: Final = {CONSTU: 2, MINUS: 2, PLUS: 2, FRAGMENT: 3}
FRAGMENT_LENGTH: Final = 3


def current_expression(elements: list[int], version: int) -> list[int]:
    """The operations of an expression of version 0, 1 or 2 as they are said in version 3."""
    found = list(elements)
    if version == 0 and len(found) >= FRAGMENT_LENGTH and found[-FRAGMENT_LENGTH] == BIT_PIECE:
        found[-FRAGMENT_LENGTH] = FRAGMENT
    if version <= 1 and found and found[0] == DEREF:
        end = len(found)
        tail = found[-FRAGMENT_LENGTH:]
        if tail[0] == FRAGMENT:
            end -= len(tail)
        found[:end] = [*found[1:end], DEREF]
    current: list[int] = []
    at = 0
    while at < len(found):
        operation = found[at]
        arguments = found[at + 1 : at + OLD_LENGTHS.get(operation, 1)]
        at += 1 + len(arguments)
        if operation == PLUS:
            current += [PLUS_UCONST, *arguments]
        elif operation == MINUS:
            current += [CONSTU, *arguments, MINUS]
        else:
            current += [operation, *arguments]
    return current


class OldDebugInfo:
    """What a module's old debug info leaves to be put right.

    `units` are compile units with their lists of subprograms, `functions` the subprograms that name one. Metadata in
    these may be a forward reference until the end of the block. `identified` are the types that identifiers may stand
    for, `signatures` the subroutine types whose lists may have such.
    """

    def __init__(self) -> None:
        self.units: list[tuple[DICompileUnit, Metadata]] = []
        self.functions: list[tuple[Metadata, DISubprogram]] = []
        self.identified: list[DICompositeType] = []
        self.signatures: list[DISubroutineType] = []
        self.has_bare_variables: bool = False  # of the version that was in no DIGlobalVariableExpression
        self.has_leading_derefs: bool = False

    def is_needed(self) -> bool:
        return bool(self.units or self.functions or self.has_bare_variables)

    def finish(self, module: Module) -> None:
        """At the end of a block, when nothing in it is a forward reference any more."""
        for unit, subprograms in self.units:
            for subprogram in subprograms.operands if isinstance(subprograms, MDTuple) else ():
                if isinstance(subprogram, DISubprogram):
                    subprogram.unit = unit
        self.units.clear()
        for metadata, subprogram in self.functions:
            function = metadata.value if isinstance(metadata, ConstantAsMetadata) else None
            if isinstance(function, Function) and not function.is_declaration:
                others = [pair for pair in function._attachments or () if pair[0] != DBG]
                function._attachments = [*others, (DBG, subprogram)]
        self.functions.clear()
        if self.has_bare_variables:
            wrap_variables(module)


def wrap_variables(module: Module) -> None:
    """Put variables that compile units and globals name into a DIGlobalVariableExpression each."""
    for named in module.named_metadata:
        for unit in named.operands if named.name == "llvm.dbg.cu" else ():
            variables = unit.globals if isinstance(unit, DICompileUnit) else None
            if isinstance(variables, MDTuple):
                variables.operands[:] = [wrapped(variable) for variable in variables.operands]
    for variable in module._globals:
        attached = variable._attachments or []
        attached[:] = [(kind, (wrapped(node) or node) if kind == DBG else node) for kind, node in attached]


def wrapped(variable: Metadata | None) -> Metadata | None:
    """A variable in an expression of its own; anything else is itself."""
    return with_expression(variable, DIExpression([])) if isinstance(variable, DIGlobalVariable) else variable


def with_expression(variable: DIGlobalVariable, expression: Metadata) -> DIGlobalVariableExpression:
    return DIGlobalVariableExpression([variable, expression], [], True)


def variable_named(variable: DIGlobalVariable, named: Metadata | None) -> DIGlobalVariable | DIGlobalVariableExpression:
    """What a record of version 0 defines, which named the variable in the program, or the number that it always is."""
    expression = named
    attached: GlobalVariable | None = None
    if isinstance(named, ConstantAsMetadata):
        expression = None
        value = named.value
        if isinstance(value, GlobalVariable):
            attached = value
        elif isinstance(value, ConstantInt):
            number = value.unsigned
            if number >> 64:
                raise BitcodeError(f"a DIGlobalVariable that is the number {number}, of more than 64 bits")
            expression = DIExpression([CONSTU, number, STACK_VALUE])
    if attached is not None:
        attached.add_metadata(DBG, with_expression(variable, DIExpression([])))
    return variable if expression is None else with_expression(variable, expression)


# Types by name


def types_by_identifier(identified: list[DICompositeType]) -> dict[str, DICompositeType]:
    """The first definition of each identifier, or the first declaration where there is no definition."""
    defined: dict[str, DICompositeType] = {}
    declared: dict[str, DICompositeType] = {}
    for node in identified:
        identifier = node.operands[node.schema.by_name["identifier"].operand]
        if isinstance(identifier, MDString):
            known = declared if node.flags & FORWARD_DECLARATION else defined
            known.setdefault(identifier.string, node)
    return {**declared, **defined}


def name_types(old: OldDebugInfo, items: list[Metadata]) -> None:
    """Put types in place of their identifiers in the lists of the block's subroutine types."""
    tuples: dict[tuple[Metadata | None, ...], MDTuple] = {}
    types: dict[str, DICompositeType] | None = None
    for node in old.signatures:
        listed = node.types
        if not isinstance(listed, MDTuple) or listed.distinct:
            continue
        if not any(isinstance(item, MDString) for item in listed.operands):
            continue
        if types is None:
            types = types_by_identifier(old.identified)
            for item in items:
                if isinstance(item, MDTuple) and not item.distinct:
                    tuples.setdefault(tuple(item.operands), item)
        elements = [types.get(item.string, item) if isinstance(item, MDString) else item for item in listed.operands]
        node.types = tuples.setdefault(tuple(elements), MDTuple(elements))
    old.signatures.clear()


# Expressions of declared arguments


def drop_leading_derefs(blocks: list[BasicBlock]) -> None:
    """`llvm.dbg.declare` of an argument said by DW_OP_deref in front that it is passed by its address.

    LLVM's reader puts that right at the end of a module, and only where it has stopped there for the bodies: in files
    whose table of names comes before these, or says where it is. In others bodies are read later.
    """
    for block in blocks:
        for instruction in block._instructions:
            if isinstance(instruction, CallInst) and is_declare(instruction.callee):
                operands: list[Metadata | None] = [*map(metadata_in, instruction.arguments), None, None, None]
                address, expression = operands[0], operands[2]
                if isinstance(expression, DIExpression) and expression.elements[:1] == [DEREF]:
                    if isinstance(address, ValueAsMetadata) and isinstance(address.value, Argument):
                        shorter = MetadataAsValue(instruction.arguments[2].type, DIExpression(expression.elements[1:]))
                        instruction.set_operand(2, shorter)


def is_declare(callee: Value) -> bool:
    return isinstance(callee, Function) and callee.name == "llvm.dbg.declare"


def metadata_in(value: Value) -> Metadata | None:
    return value.metadata if isinstance(value, MetadataAsValue) else None
