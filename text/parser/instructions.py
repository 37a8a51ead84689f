"""`parse_instruction`, which all instructions go through: the handlers are in the chapters (LangRef, "Instruction
Reference")."""

from __future__ import annotations

from typing import Final

from irkit.instructions import Instruction
from text.parser.aggregates import AGGREGATES
from text.parser.arithmetic import ARITHMETIC
from text.parser.calls import CALLS
from text.parser.control import CONTROL
from text.parser.exceptions import EXCEPTIONS
from text.parser.items import Handler, items_of
from text.parser.memory import MEMORY
from text.parser.metadata import parse_attachments
from text.parser.state import Parser
from text.parser.vectors import VECTORS
from text.syntax.nodes import InstructionNode


def parse_instruction(p: Parser, node: InstructionNode) -> Instruction:
    """The instruction that an `instruction` node is, with its attachments and without a name; in no block yet."""
    operation = node.operation
    items = node.items
    made = HANDLERS[operation.rule](p, operation, items)
    if p.dialect.newer_opcodes:
        p.check_opcode(operation, made.opcode)
    state = p.function
    assert state is not None
    if state.has_pending:
        state.register(made)
    if items.children:
        split = items_of(p, items)
        if split.leading and operation.rule not in WITH_ITEMS:
            raise p.error(split.leading[0], "expected a metadata attachment behind the comma")
        if split.attachments:
            made.debug_loc, others = parse_attachments(p, split.attachments)
            if others:
                made._attachments = others
    return made


# The operations that look at what stands behind commas themselves.
WITH_ITEMS: Final = frozenset(
    (
        "phi",
        "extractvalue",
        "insertvalue",
        "alloca",
        "load",
        "store",
        "cmpxchg",
        "atomicrmw",
        "getelementptr",
        "br",
    )
)


HANDLERS: Final[dict[str, Handler]] = {
    **ARITHMETIC,
    **MEMORY,
    **VECTORS,
    **AGGREGATES,
    **CONTROL,
    **CALLS,
    **EXCEPTIONS,
}
