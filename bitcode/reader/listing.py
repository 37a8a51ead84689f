"""The names of a file's globals with what a list of symbols says of them, straight from the records: no module is made.

That is for files of today whose symbols are variables and functions alone. What an alias stands for is seen in the
module, as are names that come twice, or stand in the symbol tables of older files.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.bitstream import Block, read_bitstream
from bitcode.reader.errors import in_block, located
from bitcode.reader.parts import module_parts, read_identification, string_at
from bitcode.schema import codes as c
from bitcode.schema.codecs.module_read import read_function_v1, read_globalvar_v1, read_version
from bitcode.schema.runtime import NONE, too_short
from irkit.dialects import encodings
from irkit.errors import BitcodeError

NAMED_BY_STRTAB: Final = 2  # the version of modules from which on their names are in the string table
LOCAL: Final = ("internal", "private")
OTHERS: Final = (c.MODULE_CODE_ALIAS, c.MODULE_CODE_ALIAS_OLD, c.MODULE_CODE_IFUNC)


Kind = tuple[bool, bool, i64, i64]  # a function or not, a declaration or not, the numbers of linkage and visibility


class Listed:
    """What a global is, but for its name: the same object for all that are the same."""

    __slots__ = ("is_declaration", "is_function", "linkage", "visibility")

    def __init__(self, is_function: bool, is_declaration: bool, linkage: str, visibility: str) -> None:
        self.is_function: bool = is_function
        self.is_declaration: bool = is_declaration
        self.linkage: str = linkage
        self.visibility: str = visibility


def list_symbols(data: bytes, name: str) -> list[list[tuple[str, Listed]]] | None:
    """The globals of each module of a file, its variables before its functions; None where modules have to be read for
    it. Raises what `parse_bitcode_modules` raises for damage at the module's own level."""
    stream = read_bitstream(data, name)
    found: list[list[tuple[str, Listed]]] = []
    for parts in module_parts(stream):
        if parts.identification is not None:
            read_identification(parts.identification)  # of an epoch that LLVM reads
        try:
            listed = of_module(parts.block, parts.strtab or b"")
        except BitcodeError as error:
            raise in_block(error, parts.block) from None
        if listed is None:
            return None
        found.append(listed)
    return found


def of_module(block: Block, strtab: bytes) -> list[tuple[str, Listed]] | None:
    records = block.scan()
    ops = records.ops
    kinds: dict[Kind, Listed] = {}
    variables: list[tuple[str, Listed]] = []
    functions: list[tuple[str, Listed]] = []
    names: set[str] = set()
    named = 0
    names_in_strtab = False
    index: i64 = 0
    count: i64 = len(records.codes)
    while index < count:
        code = records.codes[index]
        at = records.starts[index]
        end = records.starts[index + 1]
        try:
            if code in (c.MODULE_CODE_FUNCTION, c.MODULE_CODE_GLOBALVAR):
                if not names_in_strtab:
                    return None
                if end - at < 2:
                    raise too_short("GLOBAL", 2, end - at)
                name = string_at(strtab, ops[at], ops[at + 1])
                if name:
                    names.add(name)
                    named += 1
                if code == c.MODULE_CODE_FUNCTION:
                    function = read_function_v1(ops, at + 2, end)
                    is_declaration = function.is_proto != 0
                    kind = listed(kinds, (True, is_declaration, function.linkage, function.visibility))
                    functions.append((name, kind))
                else:
                    variable = read_globalvar_v1(ops, at + 2, end)
                    is_declaration = variable.initializer == NONE
                    kind = listed(kinds, (False, is_declaration, variable.linkage, variable.visibility))
                    variables.append((name, kind))
            elif code == c.MODULE_CODE_VERSION:
                names_in_strtab = read_version(ops, at, end).version >= NAMED_BY_STRTAB
            elif code in OTHERS:
                return None
        except BitcodeError as error:
            raise located(error, block, records, index) from None
        index += 1
    blocks = [child for child in records.children if child.block_id == c.FUNCTION_BLOCK_ID]
    bodies = [kind for _, kind in functions if not kind.is_declaration]
    return variables + functions if len(names) == named and len(blocks) <= len(bodies) else None


def listed(kinds: dict[Kind, Listed], kind: Kind) -> Listed:
    """The one object for globals of this kind."""
    known = kinds.get(kind)
    if known is None:
        is_function, is_declaration, linkage, visibility = kind
        word = encodings.linkage(linkage)
        shown = "default" if word in LOCAL else encodings.visibility(visibility)
        known = kinds[kind] = Listed(is_function, is_declaration, word, shown)
    return known
