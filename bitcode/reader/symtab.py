"""VALUE_SYMTAB blocks: the names of arguments, instructions and basic blocks; of globals before module version 2."""

from __future__ import annotations

from mypy_extensions import i64

from bitcode.bitstream import Block
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.errors import located
from bitcode.reader.state import ReaderState
from bitcode.schema import codes as c
from bitcode.schema.codecs.value_symtab_read import read_bbentry, read_combined_entry, read_entry, read_fnentry
from bitcode.schema.errors import RecordError
from irkit.blocks import BasicBlock
from irkit.errors import BitcodeError
from irkit.globals import GlobalValue


def read_function_symbols(state: ReaderState, block: Block, blocks: list[BasicBlock]) -> None:
    """Give names to the values and blocks of the body being read. Raises BitcodeError for a number there is none of."""
    records = block.scan()
    values = state.values.values
    order: list[str] = []
    index: i64 = 0
    try:
        while index < len(records.codes):
            start = records.starts[index]
            end = records.starts[index + 1]
            if records.codes[index] == c.VST_CODE_ENTRY:
                entry = read_entry(records.ops, start, end)
                if not 0 <= entry.value < len(values):
                    raise BitcodeError(f"a name for value {entry.value} where there are {len(values)}")
                name = entry.name.decode("utf-8", "surrogateescape")
                values[entry.value]._name = name
                order.append(name)
            elif records.codes[index] == c.VST_CODE_BBENTRY:
                named = read_bbentry(records.ops, start, end)
                if not 0 <= named.block < len(blocks):
                    raise BitcodeError(f"a name for basic block {named.block} where there are {len(blocks)}")
                name = named.name.decode("utf-8", "surrogateescape")
                blocks[named.block]._name = name
                order.append(name)
            else:
                raise BitcodeError(f"record code {records.codes[index]} in a function's symbol table")
            index += 1
    except (BitcodeError, RecordError) as error:
        raise located(error, block, records, index) from None
    assert state.current_function is not None
    state.module.provenance.symbol_orders[state.current_function] = order


def read_module_symbols(state: ReaderState, block: Block) -> list[tuple[GlobalValue, str]]:
    """The names of globals in a file whose module version is below 2 (later ones have nothing but offsets here)."""
    records = block.scan()
    values = state.values.values
    found: list[tuple[GlobalValue, str]] = []
    try:
        for index in range(len(records.codes)):
            start = records.starts[index]
            end = records.starts[index + 1]
            value_id: i64
            if records.codes[index] == c.VST_CODE_COMBINED_ENTRY:
                guid = read_combined_entry(records.ops, start, end)
                state.summary_guids[guid.value] = unsigned64(guid.guid)
                continue
            if records.codes[index] == c.VST_CODE_ENTRY:
                entry = read_entry(records.ops, start, end)
                value_id = entry.value
                name = entry.name
            elif records.codes[index] == c.VST_CODE_FNENTRY:
                function = read_fnentry(records.ops, start, end)
                value_id = function.value
                name = function.name
            else:
                raise BitcodeError(f"record code {records.codes[index]} in a module's symbol table")
            value = values[value_id] if 0 <= value_id < len(values) else None
            if not isinstance(value, GlobalValue):
                raise BitcodeError(f"a name for value {value_id} where there are {len(values)} globals")
            if b"\0" in name:
                raise BitcodeError("a name with a 0 in it")
            found.append((value, name.decode("utf-8", "surrogateescape")))
    except (BitcodeError, RecordError) as error:
        raise located(error, block, records, index) from None
    return found
