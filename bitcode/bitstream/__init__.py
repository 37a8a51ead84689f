"""The bitstream layer: bits, abbreviations and blocks, read and written back to the byte."""

from bitcode.bitstream.abbreviations import Abbrev, AbbrevOp, BlockInfo
from bitcode.bitstream.block_ids import BLOCK_NAMES, block_name
from bitcode.bitstream.blocks import Block, Records
from bitcode.bitstream.container import Bitstream, Wrapper, read_bitstream
from bitcode.bitstream.rewriter import write_bitstream
from bitcode.bitstream.writer import BitWriter

__all__ = [
    "BLOCK_NAMES",
    "Abbrev",
    "AbbrevOp",
    "BitWriter",
    "Bitstream",
    "Block",
    "BlockInfo",
    "Records",
    "Wrapper",
    "block_name",
    "read_bitstream",
    "write_bitstream",
]
