"""LLVM's abbreviations by name: those that BLOCKINFO gives to all blocks of a kind, and those that a block defines.

The schema declares them (`Abbreviation`); here a declaration becomes an `Abbrev` for one module, with the widths that
depend on it filled in. LLVM's order of the definitions is kept, since it makes the ids.
"""

from __future__ import annotations

from typing import Final

from bitcode.bitstream.abbreviations import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR, Abbrev, AbbrevOp
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK, CONSTANTS_BLOCK, FUNCTION_BLOCK, VALUE_SYMTAB_BLOCK
from bitcode.bitstream.blocks import UNABBREV_RECORD
from bitcode.bitstream.writer import BitWriter
from bitcode.schema.codecs.abbreviation_rows import ROWS
from irkit.dialects import Dialect

#: An abbreviation as the encodings and widths of its operands.
Shape = tuple[tuple[int, int], ...]

#: The id of a record that is written without abbreviation.
NO_ABBREV: Final = UNABBREV_RECORD

#: Blocks that there are several of get their abbreviations from BLOCKINFO.
BLOCK_INFO: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    (
        VALUE_SYMTAB_BLOCK,
        ("VST_ENTRY_8_ABBREV", "VST_ENTRY_7_ABBREV", "VST_ENTRY_6_ABBREV", "VST_BBENTRY_6_ABBREV"),
    ),
    (
        CONSTANTS_BLOCK,
        (
            "CONSTANTS_SETTYPE_ABBREV",
            "CONSTANTS_INTEGER_ABBREV",
            "CONSTANTS_BYTE_ABBREV",
            "CONSTANTS_CE_CAST_Abbrev",
            "CONSTANTS_NULL_Abbrev",
        ),
    ),
    (
        FUNCTION_BLOCK,
        (
            "FUNCTION_INST_LOAD_ABBREV",
            "FUNCTION_INST_STORE_ABBREV",
            "FUNCTION_INST_UNOP_ABBREV",
            "FUNCTION_INST_UNOP_FLAGS_ABBREV",
            "FUNCTION_INST_BINOP_ABBREV",
            "FUNCTION_INST_BINOP_FLAGS_ABBREV",
            "FUNCTION_INST_CAST_ABBREV",
            "FUNCTION_INST_CAST_FLAGS_ABBREV",
            "FUNCTION_INST_RET_VOID_ABBREV",
            "FUNCTION_INST_RET_VAL_ABBREV",
            "FUNCTION_INST_BR_UNCOND_ABBREV",
            "FUNCTION_INST_BR_COND_ABBREV",
            "FUNCTION_INST_UNREACHABLE_ABBREV",
            "FUNCTION_INST_GEP_ABBREV",
            "FUNCTION_INST_CMP_ABBREV",
            "FUNCTION_INST_CMP_FLAGS_ABBREV",
            "FUNCTION_DEBUG_RECORD_VALUE_ABBREV",
            "FUNCTION_DEBUG_LOC_ABBREV",
        ),
    ),
)

# What 6 and 7 bits hold: Char6's letters, ASCII.
_CHAR6: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._")

BINOP_FLAGS: Final = "FUNCTION_INST_BINOP_FLAGS_ABBREV"

# What records of these are written by, whatever the source has: blobs, and numbers that are put in later.
NEEDED: Final = frozenset(("STRINGS", "INDEX_OFFSET", "INDEX", "VSTOFFSET", "FNENTRY"))

_SPECS: Final[dict[int, dict[str, tuple[int, str]]]] = {}


def specs_of(dialect: Dialect) -> dict[str, tuple[int, str]]:
    """The abbreviations that a release has: name → (the record's code or -1, operands)."""
    release = dialect.llvm_version
    found = _SPECS.get(release)
    if found is None:
        found = _SPECS[release] = {
            name: (code, operands) for name, code, operands, first, last in ROWS if first <= release <= last
        }
    return found


def make_abbrev(code: int, operands: str, widths: dict[str, int | None]) -> Abbrev:
    """The abbreviation that a declaration's words say; `widths` has the bits of `type` and other words of the kind.

    The width None stands for the literal 0.
    """
    made: list[AbbrevOp] = []
    if code != -1:
        made.append(AbbrevOp(LITERAL, code))
    for word in operands.split():
        made.append(operand_of(word, widths))
    return Abbrev(made)


def operand_of(word: str, widths: dict[str, int | None]) -> AbbrevOp:
    if word == "array":
        return AbbrevOp(ARRAY)
    if word == "char6":
        return AbbrevOp(CHAR6)
    if word == "blob":
        return AbbrevOp(BLOB)
    if word.startswith("="):
        return AbbrevOp(LITERAL, int(word[1:]))
    if word.startswith("fixed"):
        return AbbrevOp(FIXED, int(word[5:]))
    if word.startswith("vbr"):
        return AbbrevOp(VBR, int(word[3:]))
    width = widths[word]
    return AbbrevOp(LITERAL, 0) if width is None else AbbrevOp(FIXED, width)


def shape_of(abbrev: Abbrev) -> Shape:
    return tuple([(int(op.kind), int(op.value)) for op in abbrev.operands])


def abbrev_of(shape: Shape) -> Abbrev:
    return Abbrev([AbbrevOp(kind, value) for kind, value in shape])


def string_bits(text: bytes) -> int:
    """How many bits a character of `text` needs: 6 (all are Char6's), 7 or 8."""
    if _CHAR6.issuperset(text):
        return 6
    return 7 if text.isascii() else 8


class Abbreviations:
    """The abbreviations of one module's dialect, defined in a stream as the writer gets to them."""

    def __init__(self, stream: BitWriter, dialect: Dialect, type_width: int | None) -> None:
        self.stream: BitWriter = stream
        self.specs: dict[str, tuple[int, str]] = specs_of(dialect)
        self.widths: dict[str, int | None] = {"type": type_width}
        #: BLOCKINFO's, by name; NO_ABBREV for those that the release does not have.
        self.shared: dict[str, int] = {}
        #: Abbreviations of the file that the module came from, by the kind of block; of the current block, those left.
        self.kept: dict[int, list[Shape]] = {}
        self.left: list[Shape] = []
        self.has_narrow_flags: bool = False  # BINOP_FLAGS takes 7 bits
        self.is_closed: bool = False  # whether the current block gets no others than those

    def follow(self, block_id: int) -> None:
        """Define in this block, before each abbreviation, what the source has before it: a build between two releases
        may have more than either. The block gets none that the source lacks: older releases have fewer, and its records
        can do without."""
        kept = self.kept.get(block_id)
        self.left = list(kept or ())
        self.is_closed = kept is not None

    def leave(self) -> None:
        """What follows is no such block."""
        self.left = []
        self.is_closed = False

    def add_foreign(self, abbrev: Abbrev) -> None:
        shape = shape_of(abbrev)
        if shape in self.left:
            before = self.left.index(shape)
            for foreign in self.left[:before]:
                self.stream.define_abbrev(abbrev_of(foreign))
            del self.left[: before + 1]

    def define_kept(self, shape: Shape) -> int:
        """Define what no release from 13 on has, if the source has it in this block."""
        if shape not in self.left:
            return NO_ABBREV
        abbrev = abbrev_of(shape)
        self.add_foreign(abbrev)
        return self.stream.define_abbrev(abbrev)

    def define_narrower(self, wide: Abbrev) -> int:
        """Define the source's abbreviation of operations with flags, which up to LLVM 5 have a bit less."""
        *operands, (kind, width) = shape_of(wide)
        self.has_narrow_flags = True
        return self.define_kept((*operands, (kind, width - 1)))

    def define_block_info(self) -> None:
        """BLOCKINFO_BLOCK, with what the release shares between blocks, and behind that what else the source has."""
        stream = self.stream
        stream.enter_block(BLOCKINFO_BLOCK, 2)
        for block_id, names in BLOCK_INFO:
            stream.set_block_id(block_id)
            self.follow(block_id)
            known = len(self.left)
            for name in names:
                self.shared[name] = self.define(name)
            if len(self.left) < known:
                for shape in self.left:
                    stream.define_abbrev(abbrev_of(shape))
        self.leave()
        stream.end_block()

    def has(self, name: str) -> bool:
        """Whether the release has this abbreviation."""
        return name in self.specs

    def define(self, name: str, widths: dict[str, int | None] | None = None, skipped: int = 0) -> int:
        """Define an abbreviation where the stream stands; its id, or NO_ABBREV if the release does not have it.

        `widths`: the bits of operands that are not as wide as their declaration says (`value`, `section` …). `skipped`:
        how many operands the records do not have that the declaration begins with.
        """
        spec = self.specs.get(name)
        if spec is None:
            return NO_ABBREV
        code, operands = spec
        if skipped:
            operands = " ".join(operands.split()[skipped:])
        known = self.widths if widths is None else {**self.widths, **widths}
        abbrev = make_abbrev(code, operands, known)
        if self.is_closed and name not in NEEDED and shape_of(abbrev) not in self.left:
            return self.define_narrower(abbrev) if name == BINOP_FLAGS else NO_ABBREV
        if self.left:
            self.add_foreign(abbrev)
        return self.stream.define_abbrev(abbrev)
