"""MODULE_BLOCK's own records, and those of IDENTIFICATION_BLOCK, STRTAB_BLOCK and SYMTAB_BLOCK beside it.

Module version 2 (LLVM 5 on) keeps names in STRTAB_BLOCK; the layouts of versions 0 and 1 are variants (`v1`).
"""

from __future__ import annotations

from typing import Any

from construct import this

from bitcode.schema import codes as c
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import (
    Align,
    Bool,
    Chars,
    Enum,
    Flags,
    Int,
    Opt,
    Rest,
    Type,
    Value,
    ValuePlus1,
)


def _name() -> list[Any]:
    return ["strtab_offset" / Int("of the name in STRTAB_BLOCK"), "strtab_size" / Int("bytes")]


def _partition() -> list[Any]:
    return [
        "partition_offset" / Opt(Int("of the partition's name in STRTAB_BLOCK"), default=0),
        "partition_size" / Opt(Int("bytes"), default=0),
    ]


GLOBALVAR_FLAGS = Flags(
    {"constant": 0, "explicit_type": 1, "address_space": (2, 62)},
    "without `explicit_type` the type is the pointer's, and says the address space",
)
SANITIZER_FLAGS = Flags({"no_address": 0, "no_hwaddress": 1, "memtag": 2, "is_dyn_init": 3})

VISIBILITY = Enum("visibility: 0 default, 1 hidden, 2 protected")
DLL_STORAGE = Enum("DLL storage class: 0 default, 1 import, 2 export")
UNNAMED_ADDR = Enum("unnamed_addr: 0 none, 1 unnamed_addr, 2 local_unnamed_addr")
TLS_MODE = Enum("thread-local: 0 no, 1 generaldynamic, 2 localdynamic, 3 initialexec, 4 localexec")
LINKAGE = Enum("linkage, as LLVM's reader decodes it")


def _globalvar() -> list[Any]:
    return [
        "type" / Type(),
        "flags" / GLOBALVAR_FLAGS,
        "initializer" / ValuePlus1(),
        "linkage" / LINKAGE,
        "align" / Align(),
        "section" / Int("place among the SECTIONNAME records, from 1; 0 for none"),
        # The rest is left out together where all of it would be 0.
        "visibility" / Opt(VISIBILITY, default=0),
        "thread_local" / Opt(TLS_MODE, default=0),
        "unnamed_addr" / Opt(UNNAMED_ADDR, default=0),
        "externally_initialized" / Opt(Bool(), default=0),
        "dll_storage_class" / Opt(DLL_STORAGE, default=0),
        "comdat" / Opt(Int("place among the COMDAT records, from 1; 0 for none"), default=0),
        "attributes" / Opt(Int("attribute list, from 1; 0 for none"), default=0),
        "dso_local" / Opt(Bool(), default=0),
        *_partition(),
        "sanitizer" / Opt(Flags(SANITIZER_FLAGS.bits, since=15), default=0),
        "code_model" / Opt(Int("code model + 1, 0 for none", since=18), default=0),
    ]


def _function() -> list[Any]:
    return [
        "type" / Type(),
        "calling_convention" / Int(),
        "is_proto" / Bool("a declaration"),
        "linkage" / LINKAGE,
        "attributes" / Int("attribute list, from 1; 0 for none"),
        "align" / Align(),
        "section" / Int("place among the SECTIONNAME records, from 1; 0 for none"),
        "visibility" / VISIBILITY,
        "gc" / Opt(Int("place among the GCNAME records, from 1; 0 for none"), default=0),
        "unnamed_addr" / Opt(UNNAMED_ADDR, default=0),
        "prologue_data" / Opt(ValuePlus1()),
        "dll_storage_class" / Opt(DLL_STORAGE, default=0),
        "comdat" / Opt(Int("place among the COMDAT records, from 1; 0 for none"), default=0),
        "prefix_data" / Opt(ValuePlus1()),
        "personality" / Opt(ValuePlus1()),
        "dso_local" / Opt(Bool(), default=0),
        "address_space" / Opt(Int()),
        *_partition(),
        "preferred_align" / Opt(Align(since=23), default=0),
    ]


def _alias() -> list[Any]:
    return [
        "type" / Type(),
        "address_space" / Int(),
        "aliasee" / Value(),
        "linkage" / LINKAGE,
        "visibility" / Opt(VISIBILITY, default=0),
        "dll_storage_class" / Opt(DLL_STORAGE, default=0),
        "thread_local" / Opt(TLS_MODE, default=0),
        "unnamed_addr" / Opt(UNNAMED_ADDR, default=0),
        "dso_local" / Opt(Bool(), default=0),
        *_partition(),
    ]


def _ifunc() -> list[Any]:
    return [
        "type" / Type(),
        "address_space" / Int(),
        "resolver" / Value(),
        "linkage" / LINKAGE,
        "visibility" / Opt(VISIBILITY, default=0),
        "dso_local" / Opt(Bool(), default=0),
        *_partition(),
    ]


def _string(code: int, name: str, doc: str) -> RecordSchema:
    return RecordSchema(code, name, "text" / Chars(signed=32), doc=doc)


MODULE = BlockSchema(
    c.MODULE_BLOCK_ID,
    "MODULE_BLOCK",
    [
        RecordSchema(
            c.MODULE_CODE_VERSION,
            "VERSION",
            "version" / Int("0: absolute value ids in bodies; 1: relative; 2: names in STRTAB_BLOCK too"),
            doc="The module's format.",
        ),
        _string(c.MODULE_CODE_TRIPLE, "TRIPLE", "The target triple."),
        _string(c.MODULE_CODE_DATALAYOUT, "DATALAYOUT", "The data layout."),
        _string(c.MODULE_CODE_ASM, "ASM", "Module-level inline assembly."),
        RecordSchema(
            c.MODULE_CODE_ASM_PROPERTY,
            "ASM_PROPERTY",
            "text" / Chars(signed=32),
            doc="What the next ASM is for: `target_features` or `target_cpu`, a zero byte, the value.",
            since=23,
        ),
        RecordSchema(
            c.MODULE_CODE_GUIDLIST,
            "GUIDLIST",
            "words" / Rest(Int("32 bits: the high half of a GUID, then the low one; zeros where there is none")),
            doc="The GUIDs of the module's values, two words each, by value id.",
            abbreviations=(Abbrev("GUIDLIST", "array fixed32", "always"),),
            since=23,
        ),
        _string(c.MODULE_CODE_SECTIONNAME, "SECTIONNAME", "A section, which globals name by its place, from 1."),
        _string(c.MODULE_CODE_DEPLIB, "DEPLIB", "A dependent library, in old files."),
        _string(c.MODULE_CODE_GCNAME, "GCNAME", "A garbage collector, which functions name by its place, from 1."),
        RecordSchema(
            c.MODULE_CODE_GLOBALVAR,
            "GLOBALVAR",
            _name(),
            _globalvar(),
            doc="A global variable.",
            abbreviations=(
                Abbrev("SimpleGVarAbbrev", "vbr8 vbr8 global_type vbr6 vbr6 fixed5 align section", "nothing behind"),
            ),
        ),
        RecordSchema(c.MODULE_CODE_FUNCTION, "FUNCTION", _name(), _function(), doc="A function."),
        RecordSchema(
            c.MODULE_CODE_ALIAS_OLD,
            "ALIAS_OLD",
            "type" / Type("a pointer"),
            "aliasee" / Value(),
            "linkage" / LINKAGE,
            "visibility" / Opt(VISIBILITY, default=0),
            "dll_storage_class" / Opt(DLL_STORAGE, default=0),
            "thread_local" / Opt(TLS_MODE, default=0),
            "unnamed_addr" / Opt(UNNAMED_ADDR, default=0),
            doc="An alias, in old files.",
            until=3,
        ),
        RecordSchema(
            c.MODULE_CODE_COMDAT,
            "COMDAT",
            _name(),
            "selection_kind" / Enum("ComdatSelectionKindCodes"),
            doc="A comdat, which globals name by its place, from 1.",
        ),
        RecordSchema(
            c.MODULE_CODE_VSTOFFSET,
            "VSTOFFSET",
            "offset" / Int("in 32-bit words, from one word before the identification block; 0: none"),
            doc="Where the module's VALUE_SYMTAB_BLOCK is.",
            abbreviations=(Abbrev("VSTOFFSET", "fixed32", "always"),),
        ),
        RecordSchema(c.MODULE_CODE_ALIAS, "ALIAS", _name(), _alias(), doc="An alias."),
        RecordSchema(
            c.MODULE_CODE_METADATA_VALUES_UNUSED,
            "METADATA_VALUES_UNUSED",
            "count" / Opt(Int()),
            doc="Of LLVM 3.9, without meaning.",
            until=3,
        ),
        RecordSchema(
            c.MODULE_CODE_SOURCE_FILENAME,
            "SOURCE_FILENAME",
            "text" / Chars(),
            doc="The source file's name.",
            abbreviations=(
                Abbrev("SOURCE_FILENAME_6", "array char6", "all char6"),
                Abbrev("SOURCE_FILENAME_7", "array fixed7", "no byte above 127"),
                Abbrev("SOURCE_FILENAME_8", "array fixed8", "else"),
            ),
        ),
        RecordSchema(
            c.MODULE_CODE_HASH,
            "HASH",
            "words" / Rest(Int("32 bits, big end first")),
            doc="SHA-1 of the module block, in five words.",
        ),
        RecordSchema(c.MODULE_CODE_IFUNC, "IFUNC", _name(), _ifunc(), doc="An ifunc."),
        RecordSchema(
            c.MODULE_CODE_GLOBALVAR, "GLOBALVAR", _globalvar(), doc="A global variable.", variant="v1", until=4
        ),
        RecordSchema(c.MODULE_CODE_FUNCTION, "FUNCTION", _function(), doc="A function.", variant="v1", until=4),
        RecordSchema(c.MODULE_CODE_ALIAS, "ALIAS", _alias(), doc="An alias.", variant="v1", until=4),
        RecordSchema(c.MODULE_CODE_IFUNC, "IFUNC", _ifunc(), doc="An ifunc.", variant="v1", until=4),
        RecordSchema(
            c.MODULE_CODE_COMDAT,
            "COMDAT",
            "selection_kind" / Enum("ComdatSelectionKindCodes"),
            "name_size" / Int("bytes"),
            "name" / Chars(count=this.name_size),
            doc="A comdat.",
            variant="v1",
            until=4,
        ),
    ],
    doc="A module; most of it is in nested blocks.",
)

IDENTIFICATION = BlockSchema(
    c.IDENTIFICATION_BLOCK_ID,
    "IDENTIFICATION_BLOCK",
    [
        RecordSchema(
            c.IDENTIFICATION_CODE_STRING,
            "STRING",
            "text" / Chars(signed=32),
            doc="The producer, as `LLVM19.1.7`.",
            abbreviations=(Abbrev("STRING", "array char6", "all char6"),),
        ),
        RecordSchema(
            c.IDENTIFICATION_CODE_EPOCH,
            "EPOCH",
            "epoch" / Int("0"),
            doc="Readers refuse another epoch.",
            abbreviations=(Abbrev("EPOCH", "vbr6", "always"),),
        ),
    ],
    doc="Who wrote the module that follows.",
)

STRTAB = BlockSchema(
    c.STRTAB_BLOCK_ID,
    "STRTAB_BLOCK",
    [
        RecordSchema(
            c.STRTAB_BLOB,
            "BLOB",
            doc="The names of the modules before, in the record's blob.",
            abbreviations=(Abbrev("STRTAB_BLOB", "blob", "always"),),
        )
    ],
    doc="Names, which other records point into.",
)

SYMTAB = BlockSchema(
    c.SYMTAB_BLOCK_ID,
    "SYMTAB_BLOCK",
    [
        RecordSchema(
            c.SYMTAB_BLOB,
            "BLOB",
            doc="The symbol table of `llvm/Object/IRSymtab.h`, in the record's blob.",
            abbreviations=(Abbrev("SYMTAB_BLOB", "blob", "always"),),
        )
    ],
    doc="The native symbol table of the modules before, for linkers.",
)
