"""GLOBALVAL_SUMMARY_BLOCK, FULL_LTO_GLOBALVAL_SUMMARY_BLOCK and MODULE_STRTAB_BLOCK: the ThinLTO summary.

The block's first record is the summary's version, which the layouts depend on. A value is known by its id in the
module, or in a combined summary by the id that VALUE_GUID gives it.

Note [summary versions]: from 1 to 14 in LLVM up to 23; 13 to 23 write 9 to 12 and 14, and read all; 14 (or 13,
which no release writes) has the profile of a function behind its summary, not before it. 2 brought calls without
counts, 3 liveness, 4 function flags, 5 the number of read-only references and variable flags, 6 entry counts, 7 the
number of write-only references, 10 the number of contexts of an allocation, 11 GUIDs in two halves, 12 stack ids in
two halves.
"""

from __future__ import annotations

from construct import Renamed, this

from bitcode.schema import codes as c
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import Chars, Enum, Flags, Group, Int, Leaf, Repeat, Rest, SignRotated, Value, When, Wide

SUMMARY_FLAGS = Flags(
    {
        "linkage": (0, 4),
        "not_eligible_to_import": 4,
        "live": 5,
        "dso_local": 6,
        "can_auto_hide": 7,
        "visibility": (8, 2),
        "import_as_declaration": 10,
        "no_rename_on_promotion": 11,
    }
)
FUNCTION_FLAGS = Flags(
    {
        "read_none": 0,
        "read_only": 1,
        "no_recurse": 2,
        "return_does_not_alias": 3,
        "no_inline": 4,
        "always_inline": 5,
        "no_unwind": 6,
        "may_throw": 7,
        "has_unknown_call": 8,
        "must_be_unreachable": 9,
    }
)
VARIABLE_FLAGS = Flags({"read_only": 0, "write_only": 1, "constant": 2, "vcall_visibility": (3, 2)})
INDEX_FLAGS = Flags(
    {
        "with_global_value_dead_stripping": 0,
        "skip_module_by_distributed_backend": 1,
        "has_synthetic_entry_counts": 2,
        "enable_split_lto_unit": 3,
        "partially_split_lto_units": 4,
        "with_attribute_propagation": 5,
        "with_dso_local_propagation": 6,
        "with_whole_program_visibility": 7,
        "with_supports_hot_cold_new": 8,
        "with_unified_lto": 9,
        "with_internalize_and_promote": 10,
    }
)
EDGE_FLAGS = Flags({"hotness": (0, 3), "has_tail_call": 3}, "tail calls since LLVM 17")
FREQUENCY_FLAGS = Flags(
    {"relative_block_frequency": (0, 28), "has_tail_call": 28}, "tail calls since LLVM 18, and 29 bits before that"
)

_MODULE = "module" / Int("its id in MODULE_STRTAB_BLOCK")
_REFS = "refs" / Repeat(this.ref_count, Value())


def _since(version: int, leaf: Leaf) -> When:
    """An operand that summaries have from a version on; 0 before that."""
    return When(this._params.version >= version, leaf, default=0)


def _in_the_first(leaf: Leaf) -> When:
    """An operand that only summaries of version 1 have."""
    return When(this._params.version == 1, leaf, default=0)


def _function_head(combined: bool) -> list[Renamed]:
    return [
        "value" / Value(),
        *([_MODULE] if combined else []),
        "flags" / SUMMARY_FLAGS,
        "instruction_count" / Int(),
        "function_flags" / _since(4, FUNCTION_FLAGS),
        *(["entry_count" / _since(6, Int())] if combined else []),
        "ref_count" / Int(),
        "read_only_refs"
        / _since(5, Int("how many of the references only read; they come before those that only write")),
        "write_only_refs" / _since(7, Int("how many of the references only write; they come last")),
        _REFS,
    ]


_SITES = "site_count" / _in_the_first(Int("how many calls there are; not used any more"))
_CALLS = "calls" / Rest(Group("value" / Value(), _SITES), columns=True)
_PROFILE_CALLS = "calls" / Rest(Group("value" / Value(), _SITES, "hotness" / EDGE_FLAGS), columns=True)
_FREQUENCY_CALLS = "calls" / Rest(Group("value" / Value(), "frequency" / FREQUENCY_FLAGS), columns=True)
_VIRTUAL_CALLS = "calls" / Rest(Group("guid" / Int("of the type"), "offset" / Int()), columns=True)
_NAMES = "names" / Rest(Group("strtab_offset" / Int(), "strtab_size" / Int()), columns=True)
_RANGE = ["lower" / SignRotated(), "upper" / SignRotated()]

#: memprof: what an allocation of one context is. Its context is a list of stack ids before summary version 12, a
#: place in CONTEXT_RADIX_TREE_ARRAY since.
_ALLOCATION = "type" / Enum("AllocationType")
_RADIX_MIB = Group(_ALLOCATION, "context" / Int("place in CONTEXT_RADIX_TREE_ARRAY"))
_STACK_MIB = Group(
    _ALLOCATION, "stack_count" / Int(), "stack_ids" / Repeat(this.stack_count, Int("place in STACK_IDS"))
)


def _profile_abbrev(flags: str, combined: str = "", more: str = "") -> str:
    return f"vbr8 {combined}{flags} vbr8 vbr4 {more}vbr4 vbr4 vbr4 array vbr8"


RECORDS: list[RecordSchema] = [
    RecordSchema(
        c.FS_PERMODULE,
        "PERMODULE",
        _function_head(False),
        _CALLS,
        doc="A function of this module.",
        until=17,
        abbreviations=(Abbrev("FS_PERMODULE", _profile_abbrev("vbr6"), "always", until=17),),
    ),
    RecordSchema(
        c.FS_PERMODULE_PROFILE,
        "PERMODULE_PROFILE",
        _function_head(False),
        _PROFILE_CALLS,
        doc="A function of this module.",
        abbreviations=(
            Abbrev("FS_PERMODULE_PROFILE", _profile_abbrev("vbr6"), "always", until=16),
            Abbrev("FS_PERMODULE_PROFILE", _profile_abbrev("vbr8"), "always", since=17),
        ),
    ),
    RecordSchema(
        c.FS_PERMODULE_GLOBALVAR_INIT_REFS,
        "PERMODULE_GLOBALVAR_INIT_REFS",
        "value" / Value(),
        "flags" / SUMMARY_FLAGS,
        "variable_flags" / _since(5, VARIABLE_FLAGS),
        "refs" / Rest(Value()),
        doc="A variable of this module.",
        abbreviations=(Abbrev("FS_PERMODULE_GLOBALVAR_INIT_REFS", "vbr8 vbr6 array vbr8", "always"),),
    ),
    RecordSchema(
        c.FS_COMBINED,
        "COMBINED",
        _function_head(True),
        _CALLS,
        doc="A function in a combined summary.",
        until=17,
        abbreviations=(Abbrev("FS_COMBINED", _profile_abbrev("vbr6", "vbr8 ", "vbr8 "), "always", until=17),),
    ),
    RecordSchema(
        c.FS_COMBINED_PROFILE,
        "COMBINED_PROFILE",
        _function_head(True),
        _PROFILE_CALLS,
        doc="A function in a combined summary.",
        abbreviations=(Abbrev("FS_COMBINED_PROFILE", _profile_abbrev("vbr6", "vbr8 ", "vbr8 "), "always"),),
    ),
    RecordSchema(
        c.FS_COMBINED_GLOBALVAR_INIT_REFS,
        "COMBINED_GLOBALVAR_INIT_REFS",
        "value" / Value(),
        _MODULE,
        "flags" / SUMMARY_FLAGS,
        "variable_flags" / _since(5, VARIABLE_FLAGS),
        "refs" / Rest(Value()),
        doc="A variable in a combined summary.",
        abbreviations=(Abbrev("FS_COMBINED_GLOBALVAR_INIT_REFS", "vbr8 vbr8 vbr6 array vbr8", "always"),),
    ),
    RecordSchema(
        c.FS_ALIAS,
        "ALIAS",
        "value" / Value(),
        "flags" / SUMMARY_FLAGS,
        "aliasee" / Value(),
        doc="An alias of this module.",
        abbreviations=(Abbrev("FS_ALIAS", "vbr8 vbr6 vbr8", "always"),),
    ),
    RecordSchema(
        c.FS_COMBINED_ALIAS,
        "COMBINED_ALIAS",
        "value" / Value(),
        _MODULE,
        "flags" / SUMMARY_FLAGS,
        "aliasee" / Value(),
        doc="An alias in a combined summary.",
        abbreviations=(Abbrev("FS_COMBINED_ALIAS", "vbr8 vbr8 vbr6 vbr8", "always"),),
    ),
    RecordSchema(
        c.FS_COMBINED_ORIGINAL_NAME,
        "COMBINED_ORIGINAL_NAME",
        "guid" / Int("hash of the name before promotion"),
        doc="For the entry before, where it is local.",
    ),
    RecordSchema(c.FS_VERSION, "VERSION", "version" / Int(), doc="First record: the summary's version."),
    RecordSchema(
        c.FS_TYPE_TESTS,
        "TYPE_TESTS",
        "guids" / Rest(Int("of a type")),
        doc="The types that the function which follows tests for.",
    ),
    RecordSchema(
        c.FS_TYPE_TEST_ASSUME_VCALLS,
        "TYPE_TEST_ASSUME_VCALLS",
        _VIRTUAL_CALLS,
        doc="Virtual calls by llvm.type.test of the function which follows.",
    ),
    RecordSchema(
        c.FS_TYPE_CHECKED_LOAD_VCALLS,
        "TYPE_CHECKED_LOAD_VCALLS",
        _VIRTUAL_CALLS,
        doc="Virtual calls by llvm.type.checked.load of the function which follows.",
    ),
    RecordSchema(
        c.FS_TYPE_TEST_ASSUME_CONST_VCALL,
        "TYPE_TEST_ASSUME_CONST_VCALL",
        "guid" / Int("of the type"),
        "offset" / Int(),
        "args" / Rest(Int()),
        doc="A virtual call by llvm.type.test with constant arguments.",
    ),
    RecordSchema(
        c.FS_TYPE_CHECKED_LOAD_CONST_VCALL,
        "TYPE_CHECKED_LOAD_CONST_VCALL",
        "guid" / Int("of the type"),
        "offset" / Int(),
        "args" / Rest(Int()),
        doc="A virtual call by llvm.type.checked.load with constant arguments.",
    ),
    RecordSchema(
        c.FS_VALUE_GUID,
        "VALUE_GUID",
        "value" / Value(),
        "guid" / Wide(in_halves=this._params.version >= 11),
        doc="The GUID of a value.",
        abbreviations=(Abbrev("FS_VALUE_GUID", "vbr6 fixed32 fixed32", "always", since=20),),
    ),
    RecordSchema(c.FS_CFI_FUNCTION_DEFS, "CFI_FUNCTION_DEFS", _NAMES, doc="Functions with a CFI jump table, by name."),
    RecordSchema(
        c.FS_CFI_FUNCTION_DECLS,
        "CFI_FUNCTION_DECLS",
        _NAMES,
        doc="External functions with a CFI jump table, by name.",
    ),
    RecordSchema(
        c.FS_PERMODULE_RELBF,
        "PERMODULE_RELBF",
        _function_head(False),
        _FREQUENCY_CALLS,
        doc="A function of this module, its calls with relative block frequencies.",
        abbreviations=(
            Abbrev("FS_PERMODULE_RELBF", _profile_abbrev("vbr6"), "before LLVM 17 in place of FS_PERMODULE", until=22),
        ),
    ),
    RecordSchema(c.FS_FLAGS, "FLAGS", "flags" / INDEX_FLAGS, doc="Flags of the whole summary."),
    RecordSchema(
        c.FS_TYPE_ID,
        "TYPE_ID",
        "strtab_offset" / Int("of the type's name"),
        "strtab_size" / Int(),
        "kind" / Enum("TypeTestResolution::Kind"),
        "size_m1_bit_width" / Int(),
        "align_log2" / Int(),
        "size_m1" / Int(),
        "bit_mask" / Int(),
        "inline_bits" / Int(),
        "resolutions"
        / Rest(
            Group(
                "offset" / Int(),
                "kind" / Enum("WholeProgramDevirtResolution::Kind"),
                "strtab_offset" / Int("of the single implementation's name"),
                "strtab_size" / Int(),
                "by_arg_count" / Int(),
                "by_args"
                / Repeat(
                    this.by_arg_count,
                    Group(
                        "arg_count" / Int(),
                        "args" / Repeat(this.arg_count, Int()),
                        "kind" / Enum("WholeProgramDevirtResolution::ByArg::Kind"),
                        "info" / Int(),
                        "byte" / Int(),
                        "bit" / Int(),
                    ),
                ),
            )
        ),
        doc="How a type id was resolved in the thin link.",
    ),
    RecordSchema(
        c.FS_TYPE_ID_METADATA,
        "TYPE_ID_METADATA",
        "strtab_offset" / Int("of the type's name"),
        "strtab_size" / Int(),
        "vtables" / Rest(Group("offset" / Int("of the address point"), "value" / Value()), columns=True),
        doc="The virtual tables compatible with a type.",
        abbreviations=(Abbrev("FS_TYPE_ID_METADATA", "vbr8 vbr8 array vbr8", "always"),),
    ),
    RecordSchema(
        c.FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS,
        "PERMODULE_VTABLE_GLOBALVAR_INIT_REFS",
        "value" / Value(),
        "flags" / SUMMARY_FLAGS,
        "variable_flags" / VARIABLE_FLAGS,
        "ref_count" / Int(),
        _REFS,
        "functions" / Rest(Group("value" / Value(), "offset" / Int()), columns=True),
        doc="A virtual table of this module.",
        abbreviations=(Abbrev("FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS", "vbr8 vbr6 vbr4 array vbr8", "always"),),
    ),
    RecordSchema(c.FS_BLOCK_COUNT, "BLOCK_COUNT", "count" / Int(), doc="How many basic blocks the module has."),
    RecordSchema(
        c.FS_PARAM_ACCESS,
        "PARAM_ACCESS",
        "accesses"
        / Rest(
            Group(
                "param" / Int("its number"),
                *_RANGE,
                "call_count" / Int(),
                "calls" / Repeat(this.call_count, Group("param" / Int(), "callee" / Value(), *_RANGE)),
            )
        ),
        doc="The offsets at which the function which follows uses its parameters.",
    ),
    RecordSchema(
        c.FS_PERMODULE_CALLSITE_INFO,
        "PERMODULE_CALLSITE_INFO",
        "value" / Value(),
        "stack_ids" / Rest(Int("place in STACK_IDS")),
        doc="memprof: a call of the function which follows.",
        since=16,
        abbreviations=(Abbrev("FS_PERMODULE_CALLSITE_INFO", "vbr8 array vbr8", "always", since=16),),
    ),
    RecordSchema(
        c.FS_PERMODULE_ALLOC_INFO,
        "PERMODULE_ALLOC_INFO",
        "mib_count" / Int(),
        "mibs" / Repeat(this.mib_count, _RADIX_MIB, columns=True),
        "sizes" / Rest(Int("bytes; of each context, how many of its sizes follow, one for each of its ids, and these")),
        doc="memprof: an allocation of the function which follows.",
        since=20,
        abbreviations=(
            Abbrev("FS_PERMODULE_ALLOC_INFO", "array vbr8", "always", since=16, until=18),
            Abbrev("FS_PERMODULE_ALLOC_INFO", "vbr4 array vbr8", "always", since=19),
        ),
    ),
    RecordSchema(
        c.FS_COMBINED_CALLSITE_INFO,
        "COMBINED_CALLSITE_INFO",
        "value" / Value(),
        "stack_count" / Int(),
        "version_count" / Int(),
        "stack_ids" / Repeat(this.stack_count, Int("place in STACK_IDS")),
        "versions" / Repeat(this.version_count, Int()),
        doc="memprof: a call, in a combined summary.",
        since=16,
        abbreviations=(Abbrev("FS_COMBINED_CALLSITE_INFO", "vbr8 vbr4 vbr4 array vbr8", "always", since=16),),
    ),
    RecordSchema(
        c.FS_COMBINED_ALLOC_INFO,
        "COMBINED_ALLOC_INFO",
        "mib_count" / Int(),
        "version_count" / Int(),
        "mibs" / Repeat(this.mib_count, _RADIX_MIB, columns=True),
        "versions" / Repeat(this.version_count, Int()),
        "total_sizes" / Rest(Int("bytes")),
        doc="memprof: an allocation, in a combined summary.",
        since=20,
        abbreviations=(Abbrev("FS_COMBINED_ALLOC_INFO", "vbr4 vbr4 array vbr8", "always", since=16),),
    ),
    RecordSchema(
        c.FS_STACK_IDS,
        "STACK_IDS",
        "ids" / Rest(Wide(in_halves=this._params.version >= 12)),
        doc="memprof: the stack ids that other records point into.",
        since=16,
        abbreviations=(
            Abbrev("FS_STACK_IDS", "array vbr8", "always", until=20),
            Abbrev("FS_STACK_IDS", "array fixed32", "always", since=21),
        ),
    ),
    RecordSchema(
        c.FS_ALLOC_CONTEXT_IDS,
        "ALLOC_CONTEXT_IDS",
        "ids" / Rest(Wide()),
        doc="memprof: the contexts that `context_sizes` of the record which follows are about.",
        since=20,
        abbreviations=(Abbrev("FS_ALLOC_CONTEXT_IDS", "array fixed32", "where there are sizes", since=20),),
    ),
    RecordSchema(
        c.FS_CONTEXT_RADIX_TREE_ARRAY,
        "CONTEXT_RADIX_TREE_ARRAY",
        "entries" / Rest(Int("32 bits, signed")),
        doc="memprof: the contexts of allocations, as a linearised radix tree.",
        since=20,
        abbreviations=(Abbrev("FS_CONTEXT_RADIX_TREE_ARRAY", "array vbr8", "always", since=20),),
    ),
    RecordSchema(
        c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT,
        "COMBINED_ALLOC_INFO_NO_CONTEXT",
        "mib_count" / Int(),
        "version_count" / Int(),
        "types" / Repeat(this.mib_count, Enum("AllocationType")),
        "versions" / Repeat(this.version_count, Int()),
        doc="memprof: an allocation without context, in a combined summary.",
        since=21,
        abbreviations=(Abbrev("FS_COMBINED_ALLOC_INFO_NO_CONTEXT", "vbr4 vbr4 array vbr8", "always", since=21),),
    ),
    RecordSchema(
        c.FS_PERMODULE_ALLOC_INFO,
        "PERMODULE_ALLOC_INFO",
        "mib_count" / Int(),
        "mibs" / Repeat(this.mib_count, _STACK_MIB),
        "total_sizes" / Rest(Int("bytes")),
        doc="memprof: an allocation of the function which follows, without a radix tree (summary versions 10 and 11).",
        variant="stacks",
        since=19,
        until=19,
    ),
    RecordSchema(
        c.FS_PERMODULE_ALLOC_INFO,
        "PERMODULE_ALLOC_INFO",
        "mibs" / Rest(_STACK_MIB),
        doc="memprof: an allocation of the function which follows (summary version 9).",
        variant="version9",
        since=16,
        until=18,
    ),
    RecordSchema(
        c.FS_COMBINED_ALLOC_INFO,
        "COMBINED_ALLOC_INFO",
        "mib_count" / Int(),
        "version_count" / Int(),
        "mibs" / Repeat(this.mib_count, _STACK_MIB),
        "versions" / Repeat(this.version_count, Int()),
        "total_sizes" / Rest(Int("bytes")),
        doc="memprof: an allocation, in a combined summary without a radix tree.",
        variant="stacks",
        since=16,
        until=19,
    ),
]

SUMMARY = BlockSchema(
    c.GLOBALVAL_SUMMARY_BLOCK_ID,
    "GLOBALVAL_SUMMARY_BLOCK",
    RECORDS,
    doc="The summary, for ThinLTO.",
    parameter="version",
)
FULL_LTO_SUMMARY = BlockSchema(
    c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID,
    "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK",
    RECORDS,
    doc="The same for a module of full LTO.",
    codec_of=SUMMARY,
    parameter="version",
)

MODULE_STRTAB = BlockSchema(
    c.MODULE_STRTAB_BLOCK_ID,
    "MODULE_STRTAB_BLOCK",
    [
        RecordSchema(
            c.MST_CODE_ENTRY,
            "ENTRY",
            "module" / Int("its id"),
            "path" / Chars(),
            doc="The path of a module.",
            abbreviations=(
                Abbrev("MST_ENTRY_8", "vbr8 array fixed8", "a byte above 127"),
                Abbrev("MST_ENTRY_7", "vbr8 array fixed7", "not all char6"),
                Abbrev("MST_ENTRY_6", "vbr8 array char6", "all char6"),
            ),
        ),
        RecordSchema(
            c.MST_CODE_HASH,
            "HASH",
            "words" / Rest(Int("32 bits, big end first")),
            doc="The hash of the module before: SHA-1, in five words.",
            abbreviations=(Abbrev("MST_HASH", "fixed32 fixed32 fixed32 fixed32 fixed32", "always"),),
        ),
    ],
    doc="The modules of a combined summary.",
)
