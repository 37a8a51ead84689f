"""The names of globals in files of LLVM 3.7 to 4, which stand in the module's symbol table."""

from __future__ import annotations

from typing import Final

from bitcode.bitstream.block_ids import VALUE_SYMTAB_BLOCK
from bitcode.schema import codes as c
from bitcode.schema.codecs.value_symtab_read import Fnentry
from bitcode.schema.codecs.value_symtab_write import write_fnentry
from bitcode.writer.abbreviations import NO_ABBREV, abbrev_of, string_bits
from bitcode.writer.state import WriterState, encode
from bitcode.writer.string_map import iteration_order
from irkit.functions import Function
from irkit.provenance import OldLayout

ENTRY_ABBREVS: Final = {6: "VST_ENTRY_6_ABBREV", 7: "VST_ENTRY_7_ABBREV", 8: "VST_ENTRY_8_ABBREV"}
OFFSET_ABBREVS: Final = {8: 0, 7: 1, 6: 2}  # their places among the table's own


def write_module_symbols(state: WriterState, layout: OldLayout, offsets: dict[Function, int] | None) -> None:
    """The module's VALUE_SYMTAB_BLOCK with the names of globals; `offsets` are the places of bodies in words, where
    they are in it."""
    by_name = {value.name: value for value in state.module.global_values() if value.name}
    names = [name for name in layout.symbols if name in by_name]
    known = set(names)
    added = [name for name in by_name if name not in known]
    if added or names != layout.symbols:
        names += added
        names = [names[place] for place in iteration_order([encode(name) for name in names], state.dialect)]
    if not names:
        return
    stream = state.stream
    stream.enter_block(VALUE_SYMTAB_BLOCK, 4)
    own = [stream.define_abbrev(abbrev_of(shape)) for shape in layout.symbol_abbreviations]
    for name in names:
        value = by_name[name]
        text = encode(name)
        number = state.ids.value_id(value)
        place = OFFSET_ABBREVS[string_bits(text)]
        if offsets is not None and isinstance(value, Function) and value in offsets:
            abbrev = own[place] if place < len(own) else NO_ABBREV
            stream.emit(abbrev, c.VST_CODE_FNENTRY, write_fnentry(Fnentry(number, offsets[value], text)))
        else:
            abbrev = state.abbrevs[ENTRY_ABBREVS[string_bits(text)]]
            stream.emit_name(abbrev, c.VST_CODE_ENTRY, number, text)
    stream.end_block()
