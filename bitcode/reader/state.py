"""What the parts of the reader share while they read one module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.values import ValueTable
from bitcode.schema.stages import START
from irkit.attributes import AttributeList
from irkit.blocks import BasicBlock
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.errors import BitcodeError
from irkit.provenance import UnknownRecord
from irkit.types import PointerType, Type
from irkit.use_lists import ReaderUseOrders

if TYPE_CHECKING:
    from bitcode.bitstream import Block
    from bitcode.reader.metadata import MetadataReader
    from irkit.constants import InlineAsm
    from irkit.functions import Function
    from irkit.module import Module


class SharedNames:
    """What the modules of one file share, as LLVM reads all of them in one context: those before take names first.

    `structs` are the struct names taken, `renamed` counts the attempts to find a free one; `metadata_kinds` are the
    kinds that files name themselves, in the order of their numbers.
    """

    def __init__(self) -> None:
        self.structs: set[str] = set()
        self.renamed: int = 0
        self.metadata_kinds: list[str] = []


class ReaderState:
    """The tables that records refer into by number.

    `attribute_lists` is the PARAMATTR block's (records count from 1: 0 is none); `sync_scopes` and `bundle_tags` are
    the file's own numbering; `metadata_kinds` maps the file's kind numbers to names. `forward_blocks` holds, for each
    function whose body is not read yet, the basic blocks that a `blockaddress` named, by number; `current_function` and
    `current_blocks` are those of the body that is being read.
    """

    def __init__(self, module: Module, shared: SharedNames) -> None:
        self.module: Module = module
        self.shared: SharedNames = shared
        self.dialect: Dialect = module.dialect
        self.types: list[Type] = []
        self.values: ValueTable = ValueTable()
        self.attribute_lists: list[AttributeList] = []
        self.untyped_lists: set[AttributeList] = set()  # those with a `sret` or its like that has no type
        self.summary_guids: dict[int, int] = {}  # of a combined summary of LLVM 4 and older, by value id
        self.sync_scopes: list[str] = []
        self.bundle_tags: list[str] = []
        self.metadata_kinds: dict[int, str] = {}
        self.strtab: bytes = b""
        self.stage: int = START  # how far the module's block is read
        self.relative_ids: bool = False  # value ids in function bodies, from module version 1 on
        self.listed_guids: list[int] = []  # by value id, 0 where the module lists none
        self.names_before_bodies: bool = False  # the module's table of names, or where it is
        self.opaque_pointers: bool = True  # whether a pointer to something is `ptr`
        self.layout: DataLayout = DataLayout("")
        self.metadata: MetadataReader | None = None
        self.forward_blocks: dict[Function, dict[int, BasicBlock]] = {}
        self.inline_asms: dict[tuple[object, ...], InlineAsm] = {}
        orders = module.use_orders
        if not isinstance(orders, ReaderUseOrders):
            orders = module.use_orders = ReaderUseOrders(module.dialect)
        self.use_orders: ReaderUseOrders = orders
        self.current_function: Function | None = None
        self.vector_zeros: set[Type] = set()  # of floating-point numbers, among the module's own constants
        self.current_blocks: list[BasicBlock] = []

    def keep_unknown(self, block: Block, code: int, operands: list[int]) -> None:
        """Keep a record that LLVM ignores, for whoever writes the module again."""
        self.module.provenance.unknown.append(UnknownRecord(block.path, code, operands, self.stage))

    def type_at(self, type_id: int) -> Type:
        if 0 <= type_id < len(self.types):
            return self.types[type_id]
        raise BitcodeError(f"type id {unsigned64(type_id)} where there are {len(self.types)} types")

    def attributes_at(self, number: int) -> AttributeList | None:
        """The attribute list by a record's number, in which 0 is none."""
        if 0 < number <= len(self.attribute_lists):
            return self.attribute_lists[number - 1]
        if number == 0:
            return None
        raise BitcodeError(f"attribute list {unsigned64(number)} where there are {len(self.attribute_lists)}")

    def block_of(self, function: Function, number: int) -> BasicBlock:
        """A basic block by its number, for a `blockaddress`; made now if the function's body is not read yet."""
        blocks = self.current_blocks if function is self.current_function else function._blocks
        if number <= 0 or (blocks and number >= len(blocks)):
            raise BitcodeError(
                f"blockaddress of basic block {number} in a function of {len(blocks) or 'no known'} blocks"
            )
        if blocks:
            return blocks[number]
        if function.is_declaration:
            raise BitcodeError(f"blockaddress of a block of @{function.name}, which has no body")
        known = self.forward_blocks.setdefault(function, {})
        found = known.get(number)
        if found is None:
            found = known[number] = BasicBlock(self.module.context.label, function)
        return found

    def pointer_to(self, pointee: Type, address_space: int = 0) -> Type:
        """The type of a pointer to a `pointee`: typed where the file's pointers are, but never to `ptr` (LLVM 13,
        which has both in one module, makes a pointer to an opaque one opaque)."""
        if self.opaque_pointers or (isinstance(pointee, PointerType) and pointee.pointee is None):
            return self.module.context.pointer(address_space)
        return self.module.context.pointer(address_space, pointee)
