"""Records of debug info nodes as only releases before LLVM 13 wrote them, where their layout is another one.

What tells them from the records of today is their header, or how many operands they have.
"""

from __future__ import annotations

from typing import Final

from construct import Renamed, this

from bitcode.schema import codes as c
from bitcode.schema.blocks.flags import HEADER_FLAGS
from bitcode.schema.declare import OldForm, RecordSchema
from bitcode.schema.leaves import Bool, Complemented, Flags, Int, MetadataPlus1, Opt, When

_DI_FLAGS: Final = "flags" / Int("DINode::DIFlags")


def _md(names: str) -> list[Renamed]:
    return [name / MetadataPlus1() for name in names.split()]


OLD_ENUMERATOR_FLAGS: Final = Flags({"distinct": 0, "unsigned": 1, "big_integer": 2})
OLD_SUBPROGRAM_FLAGS: Final = Flags({"distinct": 0, "has_unit": 1, "has_sp_flags": 2})
TYPE_REFS_FLAGS: Final = Flags({"distinct": 0, "none": 1})  # of types: whether identifiers may stand for them
OLD_NAMESPACE_FLAGS: Final = Flags({"distinct": 0, "export_symbols": 1})
OLD_LOCAL_VAR_FLAGS: Final = Flags({"distinct": 0, "has_alignment": 1})


def _old(code: int, name: str, *fields: Renamed | list[Renamed], doc: str) -> RecordSchema:
    return RecordSchema(code, name, *fields, doc=doc, until=12, variant="old", writes=False)


OLD_FORMS: Final[dict[str, OldForm]] = {
    "SUBRANGE": OldForm(
        lambda operands: HEADER_FLAGS.part(operands[0], "version") != 2,
        _old(
            c.METADATA_SUBRANGE,
            "SUBRANGE",
            "header" / HEADER_FLAGS,
            "count" / When(this.header >= 2, MetadataPlus1("version 1")),
            "count_value" / When(this.header < 2, Int("version 0"), default=0),
            "lower_bound" / Complemented(),
            doc="DISubrange of version 0 or 1, before LLVM 11.",
        ),
    ),
    "ENUMERATOR": OldForm(
        lambda operands: OLD_ENUMERATOR_FLAGS.part(operands[0], "big_integer") == 0,
        _old(
            c.METADATA_ENUMERATOR,
            "ENUMERATOR",
            "header" / OLD_ENUMERATOR_FLAGS,
            "value" / Complemented(),
            _md("name"),
            doc="DIEnumerator of 64 bits, before LLVM 12.",
        ),
    ),
    "SUBPROGRAM": OldForm(
        lambda operands: OLD_SUBPROGRAM_FLAGS.part(operands[0], "has_sp_flags") == 0,
        _old(
            c.METADATA_SUBPROGRAM,
            "SUBPROGRAM",
            "header" / OLD_SUBPROGRAM_FLAGS,
            _md("scope name linkage_name file"),
            "line" / Int(),
            _md("type"),
            "is_local" / Bool(),
            "is_definition" / Bool(),
            "scope_line" / Int(),
            _md("containing_type"),
            "virtuality" / Int("DW_VIRTUALITY"),
            "virtual_index" / Int(),
            _DI_FLAGS,
            "is_optimized" / Bool(),
            "unit" / When(this._params.n >= 19, MetadataPlus1("without has_unit a function")),
            _md("template_params declaration retained_nodes"),
            "this_adjustment" / Opt(Int("32 bits, signed"), default=0),
            "thrown_types" / Opt(MetadataPlus1()),
            doc="DISubprogram without flags of its own, before LLVM 8.",
        ),
    ),
    "NAMESPACE": OldForm(
        lambda operands: len(operands) == 5,
        _old(
            c.METADATA_NAMESPACE,
            "NAMESPACE",
            "header" / OLD_NAMESPACE_FLAGS,
            _md("scope file name"),
            "line" / Int(),
            doc="DINamespace with a place, before LLVM 5.",
        ),
    ),
    "GLOBAL_VAR": OldForm(
        lambda operands: HEADER_FLAGS.part(operands[0], "version") != 2,
        _old(
            c.METADATA_GLOBAL_VAR,
            "GLOBAL_VAR",
            "header" / HEADER_FLAGS,
            _md("scope name linkage_name file"),
            "line" / Int(),
            _md("type"),
            "is_local" / Bool(),
            "is_definition" / Bool(),
            _md("variable declaration"),
            "align" / Opt(Int("bits"), default=0),
            doc="DIGlobalVariable of version 0 or 1, which names its variable or nothing there, before LLVM 8.",
        ),
    ),
    "LOCAL_VAR": OldForm(
        lambda operands: OLD_LOCAL_VAR_FLAGS.part(operands[0], "has_alignment") == 0,
        _old(
            c.METADATA_LOCAL_VAR,
            "LOCAL_VAR",
            "header" / OLD_LOCAL_VAR_FLAGS,
            "tag" / When(this._params.n > 8, Int("DW_TAG"), default=0),
            _md("scope name file"),
            "line" / Int(),
            _md("type"),
            "arg" / Int(),
            _DI_FLAGS,
            "inlined_at" / Opt(MetadataPlus1()),
            doc="DILocalVariable without alignment, before LLVM 4.",
        ),
    ),
}
