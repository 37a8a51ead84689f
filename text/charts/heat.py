"""Colours by how often blocks are executed, as LLVM's graphs have them."""

from __future__ import annotations

import math
from typing import Final

# From cold to hot.
_COLOURS: Final = (
    "3d50c3 4055c8 4358cb 465ecf 4961d2 4c66d6 4f69d9 536edd 5572df 5977e3 "
    "5b7ae5 5f7fe8 6282ea 6687ed 6a8bef 6c8ff1 7093f3 7396f5 779af7 7a9df8 "
    "7ea1fa 81a4fb 85a8fc 88abfd 8caffe 8fb1fe 93b5fe 96b7ff 9abbff 9ebeff "
    "a1c0ff a5c3fe a7c5fe abc8fd aec9fc b2ccfb b5cdfa b9d0f9 bbd1f8 bfd3f6 "
    "c1d4f4 c5d6f2 c7d7f0 cbd8ee cedaeb d1dae9 d4dbe6 d6dce4 d9dce1 dbdcde "
    "dedcdb e0dbd8 e3d9d3 e5d8d1 e8d6cc ead5c9 ecd3c5 eed0c0 efcebd f1ccb8 "
    "f2cab5 f3c7b1 f4c5ad f5c1a9 f6bfa6 f7bca1 f7b99e f7b599 f7b396 f7af91 "
    "f7ac8e f7a889 f6a385 f5a081 f59c7d f4987a f39475 f29072 f08b6e ef886b "
    "ed8366 ec7f63 e97a5f e8765c e57058 e36c55 e16751 de614d dc5d4a d85646 "
    "d65244 d24b40 d0473d cc403a ca3b37 c53334 c32e31 be242e bb1b2c b70d28"
)
PALETTE: Final = _COLOURS.split()


def heat(frequency: int, largest: int) -> str:
    """A block's colour, by the logarithm of its frequency."""
    part = math.log2(min(frequency, largest)) / math.log2(largest) if frequency else 0.0
    return PALETTE[int(max(0.0, min(1.0, part)) * (len(PALETTE) - 1) + 0.5)]


def node_colours(frequency: int, largest: int) -> str:
    """The attributes of a block's node."""
    edge = PALETTE[0] if frequency <= largest // 2 else PALETTE[-1]
    fill = heat(frequency, largest)
    return f'color="#{edge}ff", style=filled, fillcolor="#{fill}70", fontname="Courier"'
