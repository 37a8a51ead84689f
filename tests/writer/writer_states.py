"""Parts of the writer on their own: a state whose stream has the abbreviations, and the bytes that a part wrote."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bitcode.bitstream import BitWriter, Block, read_bitstream
from bitcode.reader import parse_bitcode_modules
from bitcode.schema import codes as c
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.enumeration.prediction import UseListOrder
from bitcode.writer.state import WriterState
from bitcode.writer.strtab import StrtabBuilder
from irkit.blocks import BasicBlock
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.module import Module
from irkit.types import Type

FIXTURES = Path(__file__).parents[2] / "fixtures"
WITHOUT_ORDER = ("constants/forward-references.", "use-lists/not-stored.")  # made by tools that do not keep use-lists
HEAD = 8  # bytes of ENTER_SUBBLOCK

FILES = sorted(str(file.relative_to(FIXTURES)) for file in FIXTURES.glob("*/*.bc"))


def state_of(module: Module) -> WriterState:
    ids = ValueEnumerator(module, not module.name.startswith(WITHOUT_ORDER))
    state = WriterState(BitWriter(), module, ids, StrtabBuilder())
    state.abbreviations.define_block_info()
    return state


def as_in_the_source(state: WriterState) -> None:
    """Let the USELIST blocks of functions say what those of the source said, whatever is predicted."""
    orders = state.module.use_orders
    state.ids.use_list_orders.clear()
    if orders is not None:
        for function in reversed(state.module.functions):
            for order in reversed(orders.functions.get(function, [])):
                state.ids.use_list_orders.append(UseListOrder(order.value, function, list(order.indexes)))


def since(state: WriterState, start: int) -> bytes:
    """What was written into one block from the bit `start` on, without the block's head."""
    return state.stream.getvalue()[start // 8 :][HEAD:]


def body(data: bytes, block: Block) -> bytes:
    """The bytes of a block, without its head."""
    return data[block.body_bit // 8 : block.end_bit // 8]


def fixture_modules(name: str) -> Iterator[tuple[bytes, Module, Block]]:
    """A fixture's bytes, with each module in it and its block."""
    data = (FIXTURES / name).read_bytes()
    blocks = [block for block in read_bitstream(data).blocks if block.block_id == c.MODULE_BLOCK_ID]
    for module, block in zip(parse_bitcode_modules(data, name), blocks, strict=True):
        module.materialize()
        if module.global_values() or module.named_metadata or module.summary is None:  # else an index alone
            yield data, module, block


def children(block: Block, block_id: int) -> list[Block]:
    return [child for child in block.scan().children if child.block_id == block_id]


def new_module(llvm_version: int = 22) -> Module:
    return Module("", Dialect.of(llvm_version))


def add_function(module: Module, *parameters: Type) -> Function:
    """A function with one empty block, without names but its own."""
    context = module.context
    function = Function(context.pointer(), context.function(context.void, parameters), "f")
    module.add(function)
    function.set_blocks([BasicBlock(context.label, function)])
    return function
