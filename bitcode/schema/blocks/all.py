"""Every block's declaration."""

from __future__ import annotations

from bitcode.schema.blocks.function import FUNCTION
from bitcode.schema.declare import BlockSchema

ALL: list[BlockSchema] = [FUNCTION]
