"""Debug records, `#dbg_…`: what LLVM 19 and later write in place of calls of `llvm.dbg.*`."""

from __future__ import annotations

from irkit.guarding import protect
from irkit.metadata import Metadata
from irkit.spelling import spelling


class DbgRecord:
    """A debug record; it stands before the instruction that holds it."""

    __slots__ = ("debug_loc",)

    def __init__(self, debug_loc: Metadata | None) -> None:
        self.debug_loc: Metadata | None = debug_loc

    def __str__(self) -> str:
        """As LLVM prints it; metadata is numbered from the record on."""
        return spelling(self)


class DbgVariableRecord(DbgRecord):
    """`#dbg_value`, `#dbg_declare`, `#dbg_assign`, `#dbg_declare_value` by `kind` ("value", "declare", "assign",
    "declare_value"); `location` is a value as metadata, a `DIArgList`, or an empty node. Only "assign" has the last
    three."""

    __slots__ = ("address", "address_expression", "assign_id", "expression", "kind", "location", "variable")

    def __init__(
        self,
        kind: str,
        location: Metadata,
        variable: Metadata,
        expression: Metadata,
        debug_loc: Metadata | None,
        assign_id: Metadata | None = None,
        address: Metadata | None = None,
        address_expression: Metadata | None = None,
    ) -> None:
        super().__init__(debug_loc)
        self.kind: str = kind
        self.location: Metadata = location
        self.variable: Metadata = variable
        self.expression: Metadata = expression
        self.assign_id: Metadata | None = assign_id
        self.address: Metadata | None = address
        self.address_expression: Metadata | None = address_expression


class DbgLabelRecord(DbgRecord):
    """`#dbg_label(label, location)`."""

    __slots__ = ("label",)

    def __init__(self, label: Metadata, debug_loc: Metadata | None) -> None:
        super().__init__(debug_loc)
        self.label: Metadata = label


protect(__name__)
