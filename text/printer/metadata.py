"""Printing metadata: nodes, references to them, attachments, named metadata, debug records.

`MetadataPrinter` is made with the numbers of `text.printer.metadata_slots` and a function that writes a value with its
type (`i32 %x`, `ptr @g`), which it calls for values as metadata. All methods return text; nothing ends in a newline
but what `named_metadata` and `definitions` append.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.constants import ConstantInt
from irkit.debug_info import fields as rules
from irkit.debug_info.fields import Field, NodeSchema
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects import dwarf as words
from irkit.dialects.dialect import Dialect
from irkit.dialects.dwarf import Dwarf
from irkit.dialects.features import SIGNED_FIRST_BYTE
from irkit.errors import UnsupportedError
from irkit.instructions import Instruction
from irkit.integers import signed
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    MDNode,
    MDString,
    MDTuple,
    Metadata,
    NamedMDNode,
    ValueAsMetadata,
)
from irkit.module import Module
from irkit.types import escaped
from irkit.values import Value
from text.printer.metadata_slots import MetadataSlots, sorted_attachments

_DW_OP_CONSTS: Final = 0x11
_DW_OP_STACK_VALUE: Final = 0x9F
_VIRTUALITY: Final = 3  # the bits of the subprogram flags
_NAME_START: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-$._")
_NAME_CHARS: Final = _NAME_START | frozenset("0123456789")


# A number that is one byte in LLVM goes into print as that byte, not as its digits, where no word stands for it.
_BYTES: Final[dict[int, str]] = {byte: bytes([byte]).decode("utf-8", "surrogateescape") for byte in range(256)}


# What a location says of its column; of those that are further to the right, it is made each time.
_COLUMNS: Final = ["", *[f", column: {number}" for number in range(1, 160)]]


class _Step:
    """How one field of a class of nodes is printed in one dialect."""

    __slots__ = (
        "always",
        "default",
        "first_prefix",
        "only_if",
        "operand",
        "prefix",
        "print_empty",
        "rule",
        "scalar",
        "words",
    )

    def __init__(self, field: Field, schema: NodeSchema, llvm_version: int, table: dict[int, str]) -> None:
        self.prefix: str = f", {field.name}: "
        self.first_prefix: str = field.name + ": "  # where no other field stands before it
        self.rule: int = field.rule
        self.operand: int = field.operand
        self.scalar: int = field.scalar
        self.default: int = field.default
        self.always: bool = field.default == rules.ALWAYS
        self.print_empty: bool = llvm_version >= field.empty_since
        self.words: dict[int, str] = table
        # The place of a scalar, a value, and whether it is to have that value.
        self.only_if: tuple[int, int, bool] | None = None
        if field.only_if is not None:
            other, value, wanted = field.only_if
            self.only_if = schema.by_name[other].scalar, value, wanted


class MetadataPrinter:
    """Prints the metadata of one module in the module's dialect."""

    def __init__(self, module: Module, slots: MetadataSlots, typed_value: Callable[[Value], str]) -> None:
        self.module: Module = module
        self.slots: MetadataSlots = slots
        self.typed_value: Callable[[Value], str] = typed_value
        self.dialect: Dialect = module.dialect
        self.dwarf: Dwarf = module.dialect.dwarf
        self._plans: dict[NodeSchema, list[_Step]] = {}
        self._flags: dict[int, str] = {}
        self._expressions: dict[DIExpression, str] = {}
        self._kinds: dict[str, str] = {}

    # References

    def reference(self, metadata: Metadata | None) -> str:
        """Metadata where it is used: `!5`, `!"text"`, `i32 7`, `!DIExpression(…)`, `!DIArgList(…)`, `null`."""
        if metadata is None:
            return "null"
        if isinstance(metadata, MDNode):
            text = self.slots.text_of(metadata)
            if text is not None:
                return text
        if isinstance(metadata, MDString):
            return f'!"{escaped(metadata.string)}"'
        if isinstance(metadata, ValueAsMetadata):
            return self.typed_value(metadata.value)
        if isinstance(metadata, DIExpression):
            return self.expression(metadata)
        if isinstance(metadata, DIArgList):
            return f"!DIArgList({', '.join([self.typed_value(arg.value) for arg in metadata.args])})"
        if isinstance(metadata, DILocation):
            return self._location(metadata, True)
        return "<badref>"

    def expression(self, node: DIExpression) -> str:
        """`!DIExpression(…)`; one that LLVM calls invalid as bare numbers."""
        text = self._expressions.get(node)
        if text is not None:
            return text
        parts: list[str] = []
        operations = self.dwarf.split_expression(node.elements)
        if operations is None:
            parts = [str(element) for element in node.elements]
        else:
            names = self.dwarf.operations
            for operation in operations:
                code = operation[0]
                parts.append(names.get(code, ""))
                if code == words.CONVERT:
                    parts.append(str(operation[1]))
                    parts.append(self.dwarf.attribute_encodings.get(operation[2], ""))
                else:
                    parts.extend([str(argument) for argument in operation[1:]])
        text = f"!DIExpression({', '.join(parts)})"
        self._expressions[node] = text
        return text

    # Definitions

    def node_text(self, node: MDNode) -> str:
        """A node's definition, without `!5 = `."""
        if isinstance(node, DILocation):
            text = self._location(node, False)
        elif isinstance(node, MDTuple):
            text = f"!{{{', '.join([self.reference(operand) for operand in node.operands])}}}"
        elif isinstance(node, DIExpression):
            text = self.expression(node)
        elif isinstance(node, DINode):
            text = self._debug_info_node(node)
        else:
            raise UnsupportedError(f"printing a {type(node).__name__}")
        return "distinct " + text if node._distinct else text

    def _location(self, node: DILocation, inline: bool) -> str:
        """A location; inline, its own places are by number only, so that a chain of them ends."""
        number = node._column
        column = _COLUMNS[number] if number < len(_COLUMNS) else f", column: {number}"
        operands = node.operands
        scope = self._by_number(operands[0]) if inline else self.reference(operands[0])
        end = ")"
        if node._implicit_code or node._atom_group or node._atom_rank:
            end = _rest_of_location(node) + end
        inlined_at = operands[1] if len(operands) > 1 else None
        if inlined_at is None:
            return f"!DILocation(line: {node._line}{column}, scope: {scope}{end}"
        place = self._by_number(inlined_at) if inline else self.reference(inlined_at)
        return f"!DILocation(line: {node._line}{column}, scope: {scope}, inlinedAt: {place}{end}"

    def _by_number(self, metadata: Metadata | None) -> str:
        if isinstance(metadata, DILocation) and self.slots.text_of(metadata) is None:
            return "<badref>"
        return self.reference(metadata)

    def _debug_info_node(self, node: DINode) -> str:
        schema = node.schema
        plan = self._plans.get(schema)
        if plan is None:
            plan = self._plans[schema] = self._plan(schema)
        if len(node.operands) < schema.operand_count or len(node.scalars) < schema.scalar_count:
            raise UnsupportedError(f"a {schema.name} with fewer operands or scalars than the class has")
        parts: list[str] = []
        for step in plan:
            text = self._field(node, step)
            if text is not None:
                parts.append(step.prefix if parts else step.first_prefix)
                parts.append(text)
        return f"!{schema.name}({''.join(parts)})"

    def _plan(self, schema: NodeSchema) -> list[_Step]:
        version = self.dialect.llvm_version
        return [
            _Step(field, schema, version, self._words(field.words))
            for field in schema.fields
            if field.rule != rules.HIDDEN
        ]

    def _words(self, name: str) -> dict[int, str]:
        """The words that a field declares."""
        found = self.dwarf.words(name)
        return _BYTES | found if name == "calling_conventions" else found

    def _field(self, node: DINode, step: _Step) -> str | None:
        """What stands behind a field's name; None if the field is left out."""
        rule = step.rule
        if rule == rules.METADATA:
            metadata = node.operands[step.operand]
            if metadata is None and not step.always:
                return None
            return self.reference(metadata)
        if rule == rules.STRING:
            return self._string(node.operands[step.operand], step)
        if rule in (rules.BOUND, rules.EXPRESSION_BOUND, rules.SIZE, rules.ELEMENTS):
            return self._other_operand(node, step)
        value = node.scalars[step.scalar]
        if rule == rules.VIRTUAL_INDEX:
            virtual = node.scalars[node.schema.by_name["spFlags"].scalar] & _VIRTUALITY
            return str(value) if value or virtual else None
        if step.only_if is not None:
            scalar, wanted_value, wanted = step.only_if
            if (node.scalars[scalar] == wanted_value) != wanted:
                return None
        if value == step.default and not step.always and not step.print_empty:
            return None
        if rule == rules.INTEGER:
            return str(value)
        if rule == rules.BOOL:
            return "true" if value else "false"
        if rule in (rules.WORD, rules.OPTIONAL):
            word = step.words.get(value)
            return str(value) if word is None else word
        if rule == rules.FLAGS:
            return self._di_flags(value)
        return _subprogram_flags(value)

    def _string(self, metadata: Metadata | None, step: _Step) -> str | None:
        text = metadata.string if isinstance(metadata, MDString) else ""
        if not text and not step.always and (metadata is None or not step.print_empty):
            return None
        return f'"{escaped(text)}"'

    def _other_operand(self, node: DINode, step: _Step) -> str | None:
        if step.rule == rules.ELEMENTS:
            elements = node.operands[step.operand :]
            return f"{{{', '.join([self.reference(element) for element in elements])}}}" if elements else None
        operand = node.operands[step.operand]
        if operand is None:
            if step.rule == rules.SIZE and node.scalars[step.scalar]:
                return str(node.scalars[step.scalar])
            return None
        if step.rule == rules.EXPRESSION_BOUND:
            if isinstance(operand, DIExpression) and _is_signed_constant(operand.elements):
                return str(signed(operand.elements[1], 64))
        elif isinstance(operand, ConstantAsMetadata):
            constant = operand.value
            if isinstance(constant, ConstantInt):
                if step.rule == rules.BOUND:
                    return str(constant.value)
                return str(constant.unsigned) if constant.value else None
        return self.reference(operand)

    def _di_flags(self, flags: int) -> str:
        text = self._flags.get(flags)
        if text is None:
            names, rest = self.dwarf.di_flags(flags)
            if rest or not names:
                names.append(str(rest))
            text = self._flags[flags] = " | ".join(names)
        return text

    def definitions(self, first: int, count: int, out: list[str]) -> None:
        """So many numbered nodes from the first on, a line each."""
        texts = self.slots.texts
        for number, node in enumerate(self.slots.nodes[first : first + count], first):
            out.append(texts[number])
            out.append(" = ")
            out.append(self.node_text(node))
            out.append("\n")

    # Named metadata and attachments

    def named_metadata(self, out: list[str]) -> None:
        """The module's named metadata, a line each."""
        for named in self.module.named_metadata:
            out.append(self.named_node(named) + "\n")

    def named_node(self, named: NamedMDNode) -> str:
        references = [self.reference(node) for node in named.operands]
        return f"!{self.name(named.name)} = !{{{', '.join(references)}}}"

    def name(self, name: str) -> str:
        """A name of named metadata or of a kind behind its `!`."""
        return metadata_name(name, self.dialect.has(SIGNED_FIRST_BYTE))

    def kind(self, name: str) -> str:
        """`!name` of a kind of attachments."""
        text = self._kinds.get(name)
        if text is None:
            text = self._kinds[name] = "!" + self.name(name)
        return text

    def attachments(self, attachments: list[tuple[str, Metadata]], separator: str) -> str:
        """The attachments of a global, each behind the separator: ", " for variables, " " for functions."""
        if not attachments:
            return ""
        if len(attachments) == 1:
            kind, node = attachments[0]
            return f"{separator}{self.kind(kind)} {self.reference(node)}"
        attachments = sorted_attachments(attachments, self.module.metadata_kinds)
        parts = [f"{separator}{self.kind(kind)} {self.reference(node)}" for kind, node in attachments]
        return "".join(parts)

    def instruction_attachments(self, instruction: Instruction) -> str:
        """An instruction's attachments, `!dbg` first: ", !dbg !7, !tbaa !9", or ""."""
        location = instruction._debug_loc
        attachments = instruction._attachments
        if location is None:
            return "" if attachments is None else self.attachments(attachments, ", ")
        text = ", !dbg " + self.reference(location)
        return text if attachments is None else text + self.attachments(attachments, ", ")

    # Debug records

    def debug_record(self, record: DbgRecord) -> str:
        """`#dbg_value(…)` and its like, without indentation."""
        if isinstance(record, DbgVariableRecord):
            assigned = ""
            if record.kind == "assign":
                operands = [record.assign_id, record.address, record.address_expression]
                assigned = ", " + ", ".join([self.reference(operand) for operand in operands])
            return (
                f"#dbg_{record.kind}({self.reference(record.location)}, {self.reference(record.variable)}, "
                f"{self.reference(record.expression)}{assigned}, {self.reference(record.debug_loc)})"
            )
        if isinstance(record, DbgLabelRecord):
            return f"#dbg_label({self.reference(record.label)}, {self.reference(record.debug_loc)})"
        raise UnsupportedError(f"printing a {type(record).__name__}")


def metadata_name(name: str, signed_first_byte: bool = False) -> str:
    """A name as it stands behind `!`: what LLVM's lexer would not take in a name as hex digits.

    `signed_first_byte`: see SIGNED_FIRST_BYTE.
    """
    if not name:
        return "<empty name> "
    if name[0] in _NAME_START and _NAME_CHARS.issuperset(name):
        return name
    out: list[str] = []
    for byte in name.encode("utf-8", "surrogateescape"):
        char = chr(byte)
        if char in _NAME_CHARS if out else char in _NAME_START:
            out.append(char)
        elif signed_first_byte and not out and byte >= 0x80:
            out.append(f"\\{chr(ord('/') + (byte >> 4) - 8)}{byte & 15:X}")
        else:
            out.append(f"\\{byte:02X}")
    return "".join(out)


def _rest_of_location(node: DILocation) -> str:
    """What few locations have."""
    text = ", isImplicitCode: true" if node._implicit_code else ""
    if node._atom_group:
        text += f", atomGroup: {node._atom_group}"
    return f"{text}, atomRank: {node._atom_rank}" if node._atom_rank else text


def _subprogram_flags(flags: int) -> str:
    """DISPFlags, which are printed always: none given would mean something else to older releases."""
    if not flags:
        return "0"
    names, rest = words.disp_flags(flags)
    if rest or not names:
        names.append(str(rest))
    return " | ".join(names)


def _is_signed_constant(elements: list[int]) -> bool:
    """Whether an expression is one signed constant, with or without what LLVM puts behind one."""
    count = len(elements)
    if count not in (2, 3, 6) or elements[0] != _DW_OP_CONSTS:
        return False
    if count > 2 and elements[2] != _DW_OP_STACK_VALUE:
        return False
    return count < 6 or elements[3] == words.FRAGMENT
