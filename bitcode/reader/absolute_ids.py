"""Function bodies of modules of version 0 (LLVM 3.2 and older), whose ids of values do not count back.

Which operands are such ids, the declarations of the records say: the interpreted layouts read a record and put in place
of each id what it is in later versions, so that the codecs need to know one form only.
"""

from __future__ import annotations

import contextlib

from construct import ConstructError
from librt.vecs import vec
from mypy_extensions import i64

from bitcode.schema.blocks.function import FUNCTION
from bitcode.schema.leaves import Cursor


def relative_operands(code: int, ops: vec[i64], at: i64, end: i64, base: i64) -> vec[i64]:
    """The operands `ops[at:end]` of a record as they are in a module of version 1 or later.

    `base` is the number of values before the record. A record that ends too early is left for the codec to refuse.
    """
    operands = [int(ops[place]) for place in range(at, end)]
    record = FUNCTION.records.get(code)
    if record is None:
        return vec[i64](operands)
    cursor = Cursor(operands, absolute=True)
    with contextlib.suppress(ConstructError):
        record.layout_of(operands).layout.parse_stream(cursor, n=len(operands), base=int(base))
    return vec[i64](cursor.operands)
