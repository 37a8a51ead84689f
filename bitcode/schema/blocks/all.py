"""Every block's declaration."""

from __future__ import annotations

from bitcode.schema.blocks.constants import CONSTANTS
from bitcode.schema.blocks.function import FUNCTION
from bitcode.schema.blocks.metadata import METADATA, METADATA_ATTACHMENTS, METADATA_KINDS
from bitcode.schema.blocks.module import IDENTIFICATION, MODULE, STRTAB, SYMTAB
from bitcode.schema.blocks.types import TYPES
from bitcode.schema.declare import BlockSchema

ALL: list[BlockSchema] = [
    IDENTIFICATION,
    MODULE,
    TYPES,
    CONSTANTS,
    METADATA,
    METADATA_KINDS,
    METADATA_ATTACHMENTS,
    FUNCTION,
    STRTAB,
    SYMTAB,
]
