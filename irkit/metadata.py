"""Metadata (LangRef, "Metadata"): strings, values as metadata, and nodes.

A node's operands are metadata or None. `distinct` nodes have an identity of their own; uniqued ones are meant to be
compared by content. The specialised `DI…` nodes are in `irkit.debug_info`, declared field by field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import Constant, ConstantInt
from irkit.errors import EditError
from irkit.guarding import protect
from irkit.spelling import html_spelling, spelling
from irkit.types import Type
from irkit.values import Value
from irkit.words import Flag, Number, check_flag, check_number

if TYPE_CHECKING:
    from irkit.debug_info.fields import NodeSchema

# The largest numbers of a debug location.
LAST_LINE: Final = (1 << 32) - 1
LAST_COLUMN: Final = (1 << 16) - 1
LAST_ATOM_GROUP: Final = (1 << 61) - 1
LAST_ATOM_RANK: Final = 7


class Metadata:
    """The root of all metadata."""

    __slots__ = ()

    def __str__(self) -> str:
        """As LLVM prints it. A node is told in its definition, which begins to number at the node itself: it does not
        know its module."""
        return spelling(self)

    def _repr_html_(self) -> str:
        """What notebooks show: the text, highlighted."""
        return html_spelling(self)

    def __reduce__(self) -> tuple[object, ...]:
        raise EditError(f"{self!r} cannot be copied or pickled by itself: its module can")


class MDString(Metadata):
    __slots__ = ("string",)

    def __init__(self, string: str | object) -> None:
        if not isinstance(string, str):
            raise EditError(f"a string of metadata cannot be {string!r}")
        self.string: str = string

    def __repr__(self) -> str:
        return f"<MDString {self.string!r}>"


class ValueAsMetadata(Metadata):
    """A value in a place of metadata."""

    __slots__ = ("value",)

    def __init__(self, value: Value | object) -> None:
        if not isinstance(value, Value):
            raise EditError(f"metadata cannot hold {value!r} as a value")
        self.value: Value = value

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.value!r}>"


class ConstantAsMetadata(ValueAsMetadata):
    __slots__ = ()

    @property
    def constant(self) -> Constant:
        return self.value  # type: ignore[return-value]  # by construction


class LocalAsMetadata(ValueAsMetadata):
    """An argument or an instruction; only inside a function, directly in an operand of it."""

    __slots__ = ()


class DIArgList(Metadata):
    """`!DIArgList(…)`: values for one debug variable, always written where it is used."""

    __slots__ = ("args",)

    def __init__(self, args: list[ValueAsMetadata] | object) -> None:
        if not isinstance(args, list):
            raise EditError(f"a list of arguments cannot have {args!r}: they are a list")
        self.args: list[ValueAsMetadata] = args

    def __repr__(self) -> str:
        return f"<DIArgList of {len(self.args)}>"


class MDNode(Metadata):
    """A node: `operands` in LLVM's order, `distinct` or uniqued."""

    __slots__ = ("_distinct", "_slot", "operands")

    def __init__(self, operands: list[Metadata | None] | object, distinct: bool | object = False) -> None:
        if not isinstance(operands, list):
            raise EditError(f"a node cannot have the operands {operands!r}: they are a list")
        self.operands: list[Metadata | None] = operands
        self._distinct: bool = check_flag(distinct)
        self._slot: int = 0  # belongs to who numbered the module's nodes last: see SLOT_BASES

    @property
    def distinct(self) -> Flag:
        return self._distinct

    @distinct.setter
    def distinct(self, value: Flag | object) -> None:
        self._distinct = check_flag(value)


class MDTuple(MDNode):
    """`!{…}`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<MDTuple of {len(self.operands)}>"


class DILocation(MDNode):
    """`!DILocation(…)`; operands are the scope and, where the code was inlined, the place it was inlined at."""

    __slots__ = ("_atom_group", "_atom_rank", "_column", "_implicit_code", "_line")

    def __init__(
        self,
        line: int,
        column: int,
        scope: Metadata | None,
        inlined_at: Metadata | None = None,
        implicit_code: bool = False,
        distinct: bool = False,
        atom_group: int = 0,
        atom_rank: int = 0,
    ) -> None:
        super().__init__([scope, inlined_at] if inlined_at is not None else [scope], distinct)
        self._line: int = line
        self._column: int = column
        self._implicit_code: bool = implicit_code
        self._atom_group: int = atom_group
        self._atom_rank: int = atom_rank

    def __repr__(self) -> str:
        return f"<DILocation line {self._line}, column {self._column}>"

    @property
    def line(self) -> Number:
        return self._line

    @line.setter
    def line(self, value: Number | object) -> None:
        self._line = check_number("the line of a debug location", value, LAST_LINE)

    @property
    def column(self) -> Number:
        return self._column

    @column.setter
    def column(self, value: Number | object) -> None:
        self._column = check_number("the column of a debug location", value, LAST_COLUMN)

    @property
    def atom_group(self) -> Number:
        return self._atom_group

    @atom_group.setter
    def atom_group(self, value: Number | object) -> None:
        self._atom_group = check_number("the atom group of a debug location", value, LAST_ATOM_GROUP)

    @property
    def atom_rank(self) -> Number:
        return self._atom_rank

    @atom_rank.setter
    def atom_rank(self, value: Number | object) -> None:
        self._atom_rank = check_number("the atom rank of a debug location", value, LAST_ATOM_RANK)

    @property
    def implicit_code(self) -> Flag:
        return self._implicit_code

    @implicit_code.setter
    def implicit_code(self, value: Flag | object) -> None:
        self._implicit_code = check_flag(value)

    @property
    def scope(self) -> Metadata | None:
        return self.operands[0]

    @property
    def inlined_at(self) -> Metadata | None:
        return self.operands[1] if len(self.operands) > 1 else None


class DIExpression(MDNode):
    """`!DIExpression(…)`: operations and their arguments as unsigned 64-bit numbers; written where it is used."""

    __slots__ = ("elements",)

    def __init__(self, elements: list[int] | object, distinct: bool | object = False) -> None:
        super().__init__([], distinct)
        if not isinstance(elements, list):
            raise EditError(f"an expression cannot have the elements {elements!r}: they are a list")
        self.elements: list[int] = elements

    def __repr__(self) -> str:
        return f"<DIExpression {self.elements}>"


class DINode(MDNode):
    """A node of debug info, declared in `irkit.debug_info.schema`, which tells what stands where in `operands` (in
    LLVM's order) and in `scalars`; the classes of `irkit.debug_info` give it all by name."""

    __slots__ = ("scalars",)

    def __init__(self, operands: list[Metadata | None], scalars: list[int], distinct: bool = False) -> None:
        super().__init__(operands, distinct)
        self.scalars: list[int] = scalars

    @property
    def schema(self) -> NodeSchema:
        """The declaration of the node's class."""
        raise NotImplementedError

    def string_operand(self, index: int) -> str:
        """The text of a string operand, "" if there is none."""
        operand = self.operands[index]
        return operand.string if isinstance(operand, MDString) else ""


def number_or_metadata(operand: Metadata | None, scalar: int) -> int | Metadata:
    """What a field that is a number or metadata says; a constant as metadata counts as a number."""
    if operand is None:
        return scalar
    if isinstance(operand, ConstantAsMetadata):
        value = operand.value
        if isinstance(value, ConstantInt):
            return value.value
    return operand


def content_key(node: MDNode) -> tuple[object, ...]:
    """Equal for nodes of the same class, operands and numbers."""
    if isinstance(node, MDTuple):
        return (MDTuple, *node.operands)
    if isinstance(node, DINode):
        return (type(node), tuple(node.operands), tuple(node.scalars))
    if isinstance(node, DILocation):
        numbers = (node.line, node.column, node.implicit_code, node.atom_group, node.atom_rank)
        return (DILocation, *numbers, *node.operands)
    assert isinstance(node, DIExpression)
    return (DIExpression, *node.elements)


def constant_integer(metadata: Metadata | None) -> ConstantInt | None:
    """The integer that metadata is; None for all else."""
    if isinstance(metadata, ConstantAsMetadata) and isinstance(metadata.value, ConstantInt):
        return metadata.value
    return None


def bound_key(bound: Metadata | None) -> object:
    """Equal for equal bounds of a DISubrange: those that are the same number, whatever its width."""
    number = constant_integer(bound)
    return bound if number is None else number.value


class NamedMDNode:
    """`!name = !{…}`: a module's named list of nodes."""

    __slots__ = ("name", "operands")

    def __init__(self, name: str | object, operands: list[MDNode] | object) -> None:
        if not isinstance(name, str) or not isinstance(operands, list):
            raise EditError(f"named metadata cannot be made of {name!r} and {operands!r}: a name, and a list of nodes")
        self.name: str = name
        self.operands: list[MDNode] = operands

    def __str__(self) -> str:
        """As LLVM prints it; the numbers begin with the first of its nodes."""
        return spelling(self)

    def __repr__(self) -> str:
        return f"<NamedMDNode !{self.name} of {len(self.operands)}>"


class MetadataAsValue(Value):
    """Metadata as an operand of a call: `metadata …`."""

    __slots__ = ("metadata",)

    def __init__(self, ty: Type, metadata: Metadata) -> None:
        super().__init__(ty)
        self.metadata: Metadata = metadata

    def __repr__(self) -> str:
        return f"<MetadataAsValue {self.metadata!r}>"


protect(__name__)
