"""What LLVM calls the records of its blocks, without the declarations, which take time to import."""

from __future__ import annotations

from typing import Final

from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK
from bitcode.schema.codecs.record_names import RECORD_NAMES

#: The records of BLOCKINFO, which belongs to the bitstream and has no declaration.
BLOCKINFO_NAMES: Final[dict[int, str]] = {1: "SETBID", 2: "BLOCKNAME", 3: "SETRECORDNAME"}


def record_name(block_id: int, code: int) -> str:
    """LLVM's name of a record, as `INST_CALL`; of others `CODE_<code>`."""
    names = BLOCKINFO_NAMES if block_id == BLOCKINFO_BLOCK else RECORD_NAMES.get(block_id, {})
    return names.get(code) or f"CODE_{code}"
