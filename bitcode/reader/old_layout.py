"""How files of LLVM 3.7 to 4 are laid out, which is kept for whoever writes them again.

Still older ones have other records for most instructions: they are written as later releases do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bitcode.bitstream import Records
from bitcode.bitstream.abbreviations import shapes
from bitcode.schema import codes as c
from irkit.provenance import OldLayout

if TYPE_CHECKING:
    from bitcode.reader.module import ModuleReader

GLOBALS: Final = (c.MODULE_CODE_GLOBALVAR, c.MODULE_CODE_FUNCTION, c.MODULE_CODE_ALIAS, c.MODULE_CODE_IFUNC)


def layout_of(reader: ModuleReader) -> OldLayout:
    """The layout of a module whose names are in symbol tables, when all of its own level has been read."""
    layout = OldLayout()
    layout.has_identification = reader.module.identification is not None
    layout.swaps_constants = layout.function_data_apart = not layout.has_identification
    layout.has_bundle_tags = bool(reader.state.bundle_tags)
    layout.has_sync_scopes = bool(reader.state.sync_scopes)
    codes = list(reader.records.codes)
    layout.has_offsets = c.MODULE_CODE_VSTOFFSET in codes
    layout.counts_metadata = c.MODULE_CODE_METADATA_VALUES_UNUSED in codes
    if c.MODULE_CODE_SOURCE_FILENAME in codes:
        place = codes.index(c.MODULE_CODE_SOURCE_FILENAME)
        layout.source_follows = any(code in GLOBALS for code in codes[:place])
    layout.record_ends = reader.globals.inline_ends
    has_nodes = False
    for block in reader.contents:
        if block.block_id == c.METADATA_KIND_BLOCK_ID:
            layout.kinds_follow = has_nodes
        elif block.block_id == c.METADATA_BLOCK_ID:
            records: Records = block.scan()
            found = list(records.codes)
            if c.METADATA_KIND in found:
                layout.kinds_as_metadata = True
                layout.kinds_follow = has_nodes
            else:
                has_nodes = True
                layout.metadata_width = block.abbrev_width
                layout.has_index = any(abbrev.code == c.METADATA_INDEX for abbrev in records.definitions)
                layout.strings_among_nodes = c.METADATA_STRINGS not in found
    for table in reader.symbol_tables:
        layout.symbol_abbreviations = shapes(table.scan().definitions)
    return layout
