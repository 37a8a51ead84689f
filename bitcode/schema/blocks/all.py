"""Every block's declaration."""

from __future__ import annotations

from bitcode.schema.blocks.attributes import PARAMATTR, PARAMATTR_GROUP
from bitcode.schema.blocks.constants import CONSTANTS
from bitcode.schema.blocks.function import FUNCTION
from bitcode.schema.blocks.metadata import METADATA, METADATA_ATTACHMENTS, METADATA_KINDS
from bitcode.schema.blocks.module import IDENTIFICATION, MODULE, STRTAB, SYMTAB
from bitcode.schema.blocks.summary import FULL_LTO_SUMMARY, MODULE_STRTAB, SUMMARY
from bitcode.schema.blocks.symbols import OPERAND_BUNDLE_TAGS, SYNC_SCOPE_NAMES, USELIST, VALUE_SYMTAB
from bitcode.schema.blocks.types import TYPES
from bitcode.schema.declare import BlockSchema

#: In the order of their first appearance in a file.
ALL: list[BlockSchema] = [
    IDENTIFICATION,
    MODULE,
    PARAMATTR_GROUP,
    PARAMATTR,
    TYPES,
    CONSTANTS,
    METADATA_KINDS,
    METADATA,
    OPERAND_BUNDLE_TAGS,
    SYNC_SCOPE_NAMES,
    FUNCTION,
    METADATA_ATTACHMENTS,
    USELIST,
    VALUE_SYMTAB,
    MODULE_STRTAB,
    SUMMARY,
    FULL_LTO_SUMMARY,
    SYMTAB,
    STRTAB,
]

BY_ID: dict[int, BlockSchema] = {block.block_id: block for block in ALL}
