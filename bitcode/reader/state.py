"""What the parts of the reader share while they read one module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bitcode.reader.values import ValueTable
from irkit.attributes import AttributeList
from irkit.dialects.encodings import cast_opcodes, rmw_operations
from irkit.errors import BitcodeError
from irkit.globals import Function
from irkit.types import Type
from irkit.values import BasicBlock

if TYPE_CHECKING:
    from bitcode.reader.metadata import MetadataReader
    from irkit.module import Module


class ReaderState:
    """The tables that records refer into by number.

    `attribute_lists` is the PARAMATTR block's (records count from 1: 0 is none); `sync_scopes` and `bundle_tags` are
    the file's own numbering; `metadata_kinds` maps the file's kind numbers to names.
    """

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.types: list[Type] = []
        self.values: ValueTable = ValueTable()
        self.attribute_lists: list[AttributeList] = []
        self.sync_scopes: list[str] = []
        self.bundle_tags: list[str] = []
        self.metadata_kinds: dict[int, str] = {}
        self.strtab: bytes = b""
        self.relative_ids: bool = True  # value ids in function bodies, from module version 1 on
        self.metadata: MetadataReader | None = None
        self.forward_blocks: dict[Function, dict[int, BasicBlock]] = {}  # named by blockaddress before their body
        self.cast_opcodes: tuple[str, ...] = cast_opcodes(module.dialect.llvm_version)
        self.rmw_operations: tuple[str, ...] = rmw_operations(module.dialect.llvm_version)
        self.typed_pointers: bool = False
        self.alloca_address_space: int = 0  # of the data layout, for an alloca that does not say it

    def type_at(self, type_id: int) -> Type:
        if 0 <= type_id < len(self.types):
            return self.types[type_id]
        raise BitcodeError(f"type id {type_id} where there are {len(self.types)} types")

    def attributes_at(self, number: int) -> AttributeList | None:
        """The attribute list by a record's number, in which 0 is none."""
        if number == 0:
            return None
        if 0 < number <= len(self.attribute_lists):
            return self.attribute_lists[number - 1]
        raise BitcodeError(f"attribute list {number} where there are {len(self.attribute_lists)}")
