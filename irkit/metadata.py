"""Metadata (LangRef, "Metadata"): strings, values as metadata, and nodes.

A node's operands are metadata or None. `distinct` nodes have an identity of their own; uniqued ones are meant to be
compared by content. The specialised `DI…` nodes are in `irkit.debug_info`, declared field by field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.types import Type
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.constants import Constant


class Metadata:
    """The root of all metadata."""

    __slots__ = ()


class MDString(Metadata):
    __slots__ = ("string",)

    def __init__(self, string: str) -> None:
        self.string: str = string


class ValueAsMetadata(Metadata):
    """A value in a place of metadata."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value: Value = value


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

    def __init__(self, args: list[ValueAsMetadata]) -> None:
        self.args: list[ValueAsMetadata] = args


class MDNode(Metadata):
    """A node: `operands` in LLVM's order, `distinct` or uniqued."""

    __slots__ = ("distinct", "operands")

    def __init__(self, operands: list[Metadata | None], distinct: bool = False) -> None:
        self.operands: list[Metadata | None] = operands
        self.distinct: bool = distinct


class MDTuple(MDNode):
    """`!{…}`."""

    __slots__ = ()


class DILocation(MDNode):
    """`!DILocation(…)`; operands are the scope and, where the code was inlined, the place it was inlined at."""

    __slots__ = ("atom_group", "atom_rank", "column", "implicit_code", "line")

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
        self.line: int = line
        self.column: int = column
        self.implicit_code: bool = implicit_code
        self.atom_group: int = atom_group
        self.atom_rank: int = atom_rank

    @property
    def scope(self) -> Metadata | None:
        return self.operands[0]

    @property
    def inlined_at(self) -> Metadata | None:
        return self.operands[1] if len(self.operands) > 1 else None


class NamedMDNode:
    """`!name = !{…}`: a module's named list of nodes."""

    __slots__ = ("name", "operands")

    def __init__(self, name: str, operands: list[MDNode]) -> None:
        self.name: str = name
        self.operands: list[MDNode] = operands


class MetadataAsValue(Value):
    """Metadata as an operand of a call: `metadata …`."""

    __slots__ = ("metadata",)

    def __init__(self, ty: Type, metadata: Metadata) -> None:
        super().__init__(ty)
        self.metadata: Metadata = metadata
