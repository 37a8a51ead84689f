"""VALUE_SYMTAB_BLOCK of a function: the names of its arguments, blocks and instructions.

Note [order of symbols]: LLVM writes the entries of its symbol table as the hash table has them, which depends on the
order in which the names came in. What was read from bitcode keeps the order of its block as long as the names are the
same; after an edit they come in in that order, the new ones behind them. Any other body has the order that it would
have if LLVM's parser had read its text: it names a block where the text first speaks of it, an instruction behind what
it speaks of. Where llvm-as then replaced calls, names came and went, which leaves its traces in the table.
"""

from __future__ import annotations

from bitcode.bitstream.block_ids import VALUE_SYMTAB_BLOCK
from bitcode.schema import codes as c
from bitcode.writer.abbreviations import string_bits
from bitcode.writer.body import BodyWriter
from bitcode.writer.state import encode
from bitcode.writer.string_map import StringTable, iteration_order
from irkit.blocks import BasicBlock
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.parsing_order import named_values
from irkit.provenance import NameHistory
from irkit.values import Value


def write_function_symbols(w: BodyWriter, function: Function) -> None:
    """The block of the incorporated function, left out where nothing has a name."""
    named = named_values(function)
    if not named:
        return
    stream = w.stream
    abbrevs = w.state.abbrevs
    entry_abbrevs = {
        6: abbrevs["VST_ENTRY_6_ABBREV"],
        7: abbrevs["VST_ENTRY_7_ABBREV"],
        8: abbrevs["VST_ENTRY_8_ABBREV"],
    }
    block_abbrevs = {
        6: abbrevs["VST_BBENTRY_6_ABBREV"],
        7: abbrevs["VST_ENTRY_8_ABBREV"],
        8: abbrevs["VST_ENTRY_8_ABBREV"],
    }
    stream.enter_block(VALUE_SYMTAB_BLOCK, 4)
    for value in symbol_order(w, function, named):
        name = encode(value._name)
        bits = string_bits(name)
        if isinstance(value, BasicBlock):
            stream.emit_name(block_abbrevs[bits], c.VST_CODE_BBENTRY, w.block(value), name)
        else:
            stream.emit_name(entry_abbrevs[bits], c.VST_CODE_ENTRY, w.value(value), name)
    stream.end_block()


def symbol_order(w: BodyWriter, function: Function, named: list[Value]) -> list[Value]:
    """See Note [order of symbols]."""
    source = w.state.module.provenance.symbol_orders.get(function)
    if source is None:
        history = w.state.module.provenance.name_histories.get(function)
        known = in_order_of_history(history, named, w.state.dialect) if history is not None else None
        if known is not None:
            return known
        named = w.parsing_order.named(function, named)
    else:
        by_name = {value.name: value for value in named}
        kept = [by_name.pop(name) for name in source if name in by_name]
        if len(kept) == len(source) == len(named) and not w.state.module.provenance.fills_tables_anew:
            return kept
        seen = set(kept)
        named = kept + [value for value in named if value not in seen]
    return [named[place] for place in iteration_order([encode(value._name) for value in named], w.state.dialect)]


def in_order_of_history(history: NameHistory, named: list[Value], dialect: Dialect) -> list[Value] | None:
    """The values as the table has them after its history; None where their names are not those that it leaves."""
    by_name = {encode(value._name): value for value in named}
    table = StringTable(dialect)
    for name in history.names:
        table.insert(encode(name))
    for name, is_new in history.changes:
        if is_new:
            table.insert(encode(name))
        else:
            table.remove(encode(name))
    keys = list(table)
    if set(keys) != by_name.keys():
        return None
    return [by_name[key] for key in keys]
