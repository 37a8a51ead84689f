"""Tables of names and orders: VALUE_SYMTAB_BLOCK, USELIST_BLOCK, OPERAND_BUNDLE_TAGS_BLOCK, SYNC_SCOPE_NAMES_BLOCK."""

from __future__ import annotations

from bitcode.schema import codes as c
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import Block, Chars, Int, Rest, Value

VALUE_SYMTAB = BlockSchema(
    c.VALUE_SYMTAB_BLOCK_ID,
    "VALUE_SYMTAB_BLOCK",
    [
        RecordSchema(
            c.VST_CODE_ENTRY,
            "ENTRY",
            "value" / Value(),
            "name" / Chars(),
            doc="The name of a value.",
            abbreviations=(
                Abbrev("VST_ENTRY_8_ABBREV", "fixed3 vbr8 array fixed8", "a byte above 127", any_code=True),
                Abbrev("VST_ENTRY_7_ABBREV", "vbr8 array fixed7", "not all char6"),
                Abbrev("VST_ENTRY_6_ABBREV", "vbr8 array char6", "all char6"),
            ),
        ),
        RecordSchema(
            c.VST_CODE_BBENTRY,
            "BBENTRY",
            "block" / Block(),
            "name" / Chars(),
            doc="The name of a basic block.",
            abbreviations=(
                Abbrev("VST_ENTRY_8_ABBREV", "fixed3 vbr8 array fixed8", "not all char6", any_code=True),
                Abbrev("VST_BBENTRY_6_ABBREV", "vbr8 array char6", "all char6"),
            ),
        ),
        RecordSchema(
            c.VST_CODE_FNENTRY,
            "FNENTRY",
            "value" / Value("a function"),
            "offset" / Int("of its block, in 32-bit words, from one word before the identification block"),
            "name" / Chars("before LLVM 5"),
            doc="Where a function's body is.",
            abbreviations=(Abbrev("FNENTRY", "vbr8 vbr8", "always"),),
        ),
        RecordSchema(
            c.VST_CODE_COMBINED_ENTRY,
            "COMBINED_ENTRY",
            "value" / Int("id in the summary"),
            "guid" / Int(),
            doc="The GUID of a value of a combined summary, in old files.",
            until=4,
        ),
    ],
    doc="In a function the names of its values and blocks; in the module where the bodies are.",
)

_ORDER = "indexes" / Rest(Int("the place that the use takes, use by use"), keep=1)

USELIST = BlockSchema(
    c.USELIST_BLOCK_ID,
    "USELIST_BLOCK",
    [
        RecordSchema(c.USELIST_CODE_DEFAULT, "DEFAULT", _ORDER, "value" / Value(), doc="The order of a value's uses."),
        RecordSchema(c.USELIST_CODE_BB, "BB", _ORDER, "block" / Block(), doc="The order of a basic block's uses."),
    ],
    doc="Use-list orders that reading alone would not give.",
)

OPERAND_BUNDLE_TAGS = BlockSchema(
    c.OPERAND_BUNDLE_TAGS_BLOCK_ID,
    "OPERAND_BUNDLE_TAGS_BLOCK",
    [
        RecordSchema(
            c.OPERAND_BUNDLE_TAG,
            "TAG",
            "name" / Chars(signed=64),
            doc="A tag, which bundles name by its place, from 0.",
        )
    ],
    doc="The operand-bundle tags.",
)

SYNC_SCOPE_NAMES = BlockSchema(
    c.SYNC_SCOPE_NAMES_BLOCK_ID,
    "SYNC_SCOPE_NAMES_BLOCK",
    [
        RecordSchema(
            c.SYNC_SCOPE_NAME,
            "NAME",
            "name" / Chars(signed=64),
            doc="A scope, which atomics name by its place, from 0; the first two are singlethread and system.",
        )
    ],
    doc="The synchronisation scopes.",
)
