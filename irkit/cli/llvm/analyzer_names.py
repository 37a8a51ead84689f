"""The blocks and records that LLVM's llvm-bcanalyzer has names for, by number, and since which LLVM."""

from __future__ import annotations

from typing import Final

from irkit.releases import NEWEST, OLDEST

# Block: name, and rows of records: first and last LLVM, then `code:NAME` each.
Row = tuple[int, int, str]
BLOCKS: Final[dict[int, tuple[str, tuple[Row, ...]]]] = {
    8: (
        "MODULE_BLOCK",
        (
            (
                OLDEST,
                NEWEST,
                "1:VERSION 2:TRIPLE 3:DATALAYOUT 4:ASM 5:SECTIONNAME 6:DEPLIB 7:GLOBALVAR 8:FUNCTION "
                "11:GCNAME 12:COMDAT 13:VSTOFFSET 14:ALIAS 15:METADATA_VALUES_UNUSED 16:SOURCE_FILENAME "
                "17:HASH",
            ),
        ),
    ),
    9: (
        "PARAMATTR_BLOCK",
        ((OLDEST, NEWEST, "1:ENTRY 2:ENTRY"),),
    ),
    10: (
        "PARAMATTR_GROUP_BLOCK_ID",
        ((OLDEST, NEWEST, "3:ENTRY"),),
    ),
    11: (
        "CONSTANTS_BLOCK",
        (
            (
                OLDEST,
                NEWEST,
                "1:SETTYPE 2:NULL 3:UNDEF 4:INTEGER 5:WIDE_INTEGER 6:FLOAT 7:AGGREGATE 8:STRING 9:CSTRING "
                "10:CE_BINOP 11:CE_CAST 13:CE_SELECT 14:CE_EXTRACTELT 15:CE_INSERTELT 16:CE_SHUFFLEVEC "
                "17:CE_CMP 19:CE_SHUFVEC_EX 20:CE_INBOUNDS_GEP 21:CST_CODE_BLOCKADDRESS 22:DATA 25:CE_UNOP "
                "27:DSO_LOCAL_EQUIVALENT",
            ),
            (OLDEST, 16, "12:CE_GEP"),
            (OLDEST, 13, "28:INLINEASM"),
            (14, NEWEST, "29:NO_CFI_VALUE 30:INLINEASM"),
            (19, NEWEST, "32:CE_GEP 33:PTRAUTH"),
        ),
    ),
    12: (
        "FUNCTION_BLOCK",
        (
            (
                OLDEST,
                NEWEST,
                "1:DECLAREBLOCKS 2:INST_BINOP 3:INST_CAST 4:INST_GEP_OLD 5:INST_SELECT 6:INST_EXTRACTELT "
                "7:INST_INSERTELT 8:INST_SHUFFLEVEC 9:INST_CMP 10:INST_RET 11:INST_BR 12:INST_SWITCH "
                "13:INST_INVOKE 15:INST_UNREACHABLE 16:INST_PHI 19:INST_ALLOCA 20:INST_LOAD 23:INST_VAARG "
                "26:INST_EXTRACTVAL 27:INST_INSERTVAL 28:INST_CMP2 29:INST_VSELECT 30:INST_INBOUNDS_GEP_OLD "
                "33:DEBUG_LOC_AGAIN 34:INST_CALL 35:DEBUG_LOC 36:INST_FENCE 41:INST_LOADATOMIC 43:INST_GEP "
                "44:INST_STORE 45:INST_STOREATOMIC 46:INST_CMPXCHG 48:INST_CLEANUPRET 49:INST_CATCHRET "
                "50:INST_CATCHPAD 55:OPERAND_BUNDLE 56:INST_UNOP 57:INST_CALLBR 59:INST_ATOMICRMW",
            ),
            (16, NEWEST, "60:BLOCKADDR_USERS"),
            (
                19,
                NEWEST,
                "61:DEBUG_RECORD_VALUE 62:DEBUG_RECORD_DECLARE 63:DEBUG_RECORD_ASSIGN "
                "64:DEBUG_RECORD_VALUE_SIMPLE 65:DEBUG_RECORD_LABEL",
            ),
            (22, NEWEST, "66:DEBUG_RECORD_DECLARE_VALUE"),
        ),
    ),
    13: (
        "IDENTIFICATION_BLOCK_ID",
        ((OLDEST, NEWEST, "1:STRING 2:EPOCH"),),
    ),
    14: (
        "VALUE_SYMTAB",
        ((OLDEST, NEWEST, "1:ENTRY 2:BBENTRY 3:FNENTRY 5:COMBINED_ENTRY"),),
    ),
    15: (
        "METADATA_BLOCK",
        (
            (
                OLDEST,
                NEWEST,
                "1:STRING_OLD 2:VALUE 3:NODE 4:NAME 5:DISTINCT_NODE 6:KIND 7:LOCATION 8:OLD_NODE "
                "9:OLD_FN_NODE 10:NAMED_NODE 12:GENERIC_DEBUG 13:SUBRANGE 14:ENUMERATOR 15:BASIC_TYPE "
                "16:FILE 17:DERIVED_TYPE 18:COMPOSITE_TYPE 19:SUBROUTINE_TYPE 20:COMPILE_UNIT 21:SUBPROGRAM "
                "22:LEXICAL_BLOCK 23:LEXICAL_BLOCK_FILE 24:NAMESPACE 25:TEMPLATE_TYPE 26:TEMPLATE_VALUE "
                "27:GLOBAL_VAR 28:LOCAL_VAR 29:EXPRESSION 30:OBJC_PROPERTY 31:IMPORTED_ENTITY 32:MODULE "
                "33:MACRO 34:MACRO_FILE 35:STRINGS 36:GLOBAL_DECL_ATTACHMENT 37:GLOBAL_VAR_EXPR "
                "38:INDEX_OFFSET 39:INDEX 46:ARG_LIST",
            ),
        ),
    ),
    16: (
        "METADATA_ATTACHMENT_BLOCK",
        ((OLDEST, NEWEST, "11:ATTACHMENT"),),
    ),
    17: (
        "TYPE_BLOCK_ID",
        (
            (
                OLDEST,
                NEWEST,
                "1:NUMENTRY 2:VOID 3:FLOAT 4:DOUBLE 5:LABEL 6:OPAQUE 7:INTEGER 8:POINTER 10:HALF 11:ARRAY "
                "12:VECTOR 13:X86_FP80 14:FP128 15:PPC_FP128 16:METADATA 17:X86_MMX 18:STRUCT_ANON "
                "19:STRUCT_NAME 20:STRUCT_NAMED 21:FUNCTION 22:TOKEN 23:BFLOAT",
            ),
        ),
    ),
    18: (
        "USELIST_BLOCK_ID",
        ((OLDEST, NEWEST, "1:USELIST_CODE_DEFAULT 2:USELIST_CODE_BB"),),
    ),
    19: (
        "MODULE_STRTAB_BLOCK",
        ((OLDEST, NEWEST, "1:ENTRY 2:HASH"),),
    ),
    20: (
        "GLOBALVAL_SUMMARY_BLOCK",
        (
            (
                OLDEST,
                NEWEST,
                "1:PERMODULE 2:PERMODULE_PROFILE 3:PERMODULE_GLOBALVAR_INIT_REFS 4:COMBINED "
                "5:COMBINED_PROFILE 6:COMBINED_GLOBALVAR_INIT_REFS 7:ALIAS 8:COMBINED_ALIAS "
                "9:COMBINED_ORIGINAL_NAME 10:VERSION 11:TYPE_TESTS 12:TYPE_TEST_ASSUME_VCALLS "
                "13:TYPE_CHECKED_LOAD_VCALLS 14:TYPE_TEST_ASSUME_CONST_VCALL "
                "15:TYPE_CHECKED_LOAD_CONST_VCALL 16:VALUE_GUID 17:CFI_FUNCTION_DEFS 18:CFI_FUNCTION_DECLS "
                "19:PERMODULE_RELBF 20:FLAGS 21:TYPE_ID 22:TYPE_ID_METADATA "
                "23:PERMODULE_VTABLE_GLOBALVAR_INIT_REFS 24:BLOCK_COUNT 25:PARAM_ACCESS",
            ),
            (
                16,
                NEWEST,
                "26:PERMODULE_CALLSITE_INFO 27:PERMODULE_ALLOC_INFO 28:COMBINED_CALLSITE_INFO "
                "29:COMBINED_ALLOC_INFO 30:STACK_IDS",
            ),
            (22, NEWEST, "31:ALLOC_CONTEXT_IDS 32:CONTEXT_RADIX_TREE_ARRAY 33:COMBINED_ALLOC_INFO_NO_CONTEXT"),
        ),
    ),
    21: (
        "OPERAND_BUNDLE_TAGS_BLOCK",
        ((OLDEST, NEWEST, "1:OPERAND_BUNDLE_TAG"),),
    ),
    22: (
        "METADATA_KIND_BLOCK",
        ((OLDEST, NEWEST, "6:KIND"),),
    ),
    23: (
        "STRTAB_BLOCK",
        ((OLDEST, NEWEST, "1:BLOB"),),
    ),
    24: (
        "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK",
        (
            (
                OLDEST,
                NEWEST,
                "1:PERMODULE 2:PERMODULE_PROFILE 3:PERMODULE_GLOBALVAR_INIT_REFS 4:COMBINED "
                "5:COMBINED_PROFILE 6:COMBINED_GLOBALVAR_INIT_REFS 7:ALIAS 8:COMBINED_ALIAS "
                "9:COMBINED_ORIGINAL_NAME 10:VERSION 11:TYPE_TESTS 12:TYPE_TEST_ASSUME_VCALLS "
                "13:TYPE_CHECKED_LOAD_VCALLS 14:TYPE_TEST_ASSUME_CONST_VCALL "
                "15:TYPE_CHECKED_LOAD_CONST_VCALL 16:VALUE_GUID 17:CFI_FUNCTION_DEFS 18:CFI_FUNCTION_DECLS "
                "19:PERMODULE_RELBF 20:FLAGS 21:TYPE_ID 22:TYPE_ID_METADATA "
                "23:PERMODULE_VTABLE_GLOBALVAR_INIT_REFS 24:BLOCK_COUNT 25:PARAM_ACCESS",
            ),
            (
                16,
                NEWEST,
                "26:PERMODULE_CALLSITE_INFO 27:PERMODULE_ALLOC_INFO 28:COMBINED_CALLSITE_INFO "
                "29:COMBINED_ALLOC_INFO 30:STACK_IDS",
            ),
            (22, NEWEST, "31:ALLOC_CONTEXT_IDS 32:CONTEXT_RADIX_TREE_ARRAY 33:COMBINED_ALLOC_INFO_NO_CONTEXT"),
        ),
    ),
    25: (
        "SYMTAB_BLOCK",
        ((OLDEST, NEWEST, "1:BLOB"),),
    ),
}


SETBID, BLOCKNAME, SETRECORDNAME = 1, 2, 3  # the records of BLOCKINFO


def block_names() -> dict[int, str]:
    return {block: name for block, (name, _) in BLOCKS.items()} | {0: "BLOCKINFO_BLOCK"}


def record_names(release: int) -> dict[tuple[int, int], str]:
    """The name of each record by block and code, as the analyzer of that LLVM has them."""
    found = {(0, SETBID): "SETBID", (0, BLOCKNAME): "BLOCKNAME", (0, SETRECORDNAME): "SETRECORDNAME"}
    for block, (_, rows) in BLOCKS.items():
        for first, last, text in rows:
            if first <= release <= last:
                for word in text.split():
                    code, _, name = word.partition(":")
                    found[block, int(code)] = name
    return found
