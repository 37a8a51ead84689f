"""Which records have no generated codec, because nothing would use it: a test holds that all others are used.

A record is not read by a codec where the hot loop that meets it takes its operands in place, or where it has none; it
is not written by one where LLVM 13 and later do not write it, where it has no operands, or where the hot loop writes
them in place.
"""

from __future__ import annotations

from typing import Final

from bitcode.schema.declare import BlockSchema, RecordSchema

#: By block, the records that have no operands: their code is all.
_EMPTY_TYPES: Final = "void float double label half x86_fp80 fp128 ppc_fp128 metadata x86_mmx token bfloat x86_amx"

NOT_READ: Final[dict[str, frozenset[str]]] = {
    "CONSTANTS_BLOCK": frozenset(("null", "undef", "integer", "poison")),
    "FUNCTION_BLOCK": frozenset(("inst_cmp", "inst_inbounds_gep_old", "debug_loc_again")),
    "MODULE_BLOCK": frozenset(("globalvar", "function", "vstoffset", "alias", "metadata_values_unused", "ifunc")),
    "STRTAB_BLOCK": frozenset(("blob",)),
    "SYMTAB_BLOCK": frozenset(("blob",)),
    "TYPE_BLOCK_NEW": frozenset((*_EMPTY_TYPES.split(), "opaque")),
}

NOT_WRITTEN: Final[dict[str, frozenset[str]]] = {
    "CONSTANTS_BLOCK": frozenset(("inlineasm_old", "inlineasm_old2")),
    "FUNCTION_BLOCK": frozenset(
        (
            "inst_gep_old",
            "inst_select",
            "inst_cmp",
            "inst_store_old",
            "inst_inbounds_gep_old",
            "debug_loc_again",
            "inst_cmpxchg_old",
            "inst_atomicrmw_old",
            "inst_landingpad_old",
            "inst_storeatomic_old",
        )
    ),
    "MODULE_BLOCK": frozenset(
        ("alias_old", "metadata_values_unused", "globalvar_v1", "function_v1", "alias_v1", "ifunc_v1", "comdat_v1")
    ),
    "PARAMATTR_BLOCK": frozenset(("entry_old",)),
    "STRTAB_BLOCK": frozenset(("blob",)),
    "SYMTAB_BLOCK": frozenset(("blob",)),
    "TYPE_BLOCK_NEW": frozenset((*_EMPTY_TYPES.split(), "function_old")),
    "VALUE_SYMTAB_BLOCK": frozenset(("combined_entry", "entry", "bbentry")),
}


def is_read(block: BlockSchema, record: RecordSchema) -> bool:
    """Whether `read_…` is generated for a record."""
    return record.reads and record.identifier not in NOT_READ.get((block.codec_of or block).name, ())


def is_written(block: BlockSchema, record: RecordSchema) -> bool:
    """Whether `write_…` is generated for a record."""
    return record.writes and record.identifier not in NOT_WRITTEN.get((block.codec_of or block).name, ())
