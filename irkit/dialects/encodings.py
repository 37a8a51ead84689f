"""Numbers in bitcode → keywords in assembly, for globals and instructions.

An empty keyword is what LLVM leaves out. Where LLVM's reader takes a number it does not know for some keyword, the
function beside the table says which; the other tables' users refuse such a number.
"""

from __future__ import annotations

from typing import Final

from irkit import words
from irkit.operators import lists

# Linkages (LangRef, "Linkage Types"). 1, 4, 10 and 11 are old forms whose global was in a comdat of its own name;
# 5, 6, 13, 14, 15 are linkages that LLVM no longer has.
LINKAGES: Final[dict[int, words.Linkage]] = {
    0: "external",
    1: "weak",
    2: "appending",
    3: "internal",
    4: "linkonce",
    5: "external",
    6: "external",
    7: "extern_weak",
    8: "common",
    9: "private",
    10: "weak_odr",
    11: "linkonce_odr",
    12: "available_externally",
    13: "private",
    14: "private",
    15: "external",
    16: "weak",
    17: "weak_odr",
    18: "linkonce",
    19: "linkonce_odr",
}
IMPLICIT_COMDAT_LINKAGES: Final = frozenset((1, 4, 10, 11))
LINKAGE_CODES: Final[dict[str, int]] = {
    "external": 0,
    "appending": 2,
    "internal": 3,
    "extern_weak": 7,
    "common": 8,
    "private": 9,
    "available_externally": 12,
    "weak": 16,
    "weak_odr": 17,
    "linkonce": 18,
    "linkonce_odr": 19,
}
# Numbers of linkages in a summary's flags: LLVM's own enumeration, not that of the module's records.
SUMMARY_LINKAGES: Final = words.LINKAGES.words
# Words of a summary, by LLVM's enumerations: CalleeInfo::HotnessType, TypeTestResolution::Kind,
# WholeProgramDevirtResolution::Kind and its ByArg::Kind.
SUMMARY_HOTNESS: Final = ("unknown", "cold", "none", "hot", "critical")
TYPE_TEST_KINDS: Final = ("unsat", "byteArray", "inline", "single", "allOnes", "unknown")
DEVIRTUALIZATION_KINDS: Final = ("indir", "singleImpl", "branchFunnel")
BY_ARGUMENT_KINDS: Final = ("indir", "uniformRetVal", "uniqueRetVal", "virtualConstProp")
VISIBILITIES: Final = words.VISIBILITIES.words
DLL_STORAGE_CLASSES: Final = words.DLL_STORAGE_CLASSES.words
THREAD_LOCAL_MODES: Final = words.THREAD_LOCAL_MODES.words
UNNAMED_ADDRESSES: Final = words.UNNAMED_ADDRESSES.words
CODE_MODELS: Final = words.CODE_MODELS.words
# 0 is no selection kind.
COMDAT_SELECTION_KINDS: Final = ("", *words.SELECTION_KINDS.words)

ATOMIC_ORDERINGS: Final = words.ORDERINGS.words
DEFAULT_SYNC_SCOPES: Final = ("singlethread", "")

# Instructions whose opcode is a number in a record they share; "" where the operation does not exist.
UNARY_OPCODES: Final[tuple[str, ...]] = lists.UNARY_BY_CODE
BINARY_OPCODES: Final[tuple[str, ...]] = lists.INTEGER_BINARY_BY_CODE
FLOAT_BINARY_OPCODES: Final[tuple[str, ...]] = lists.FLOAT_BINARY_BY_CODE  # the same numbers on floating-point types

FCMP_PREDICATES: Final = words.FLOAT_PREDICATES.words
FIRST_ICMP_PREDICATE: Final = 32
ICMP_PREDICATES: Final = words.INTEGER_PREDICATES.words

# Rows of what grew: keyword, release that brought it; the number is the place.
_LATER_RMW_OPERATIONS: Final[dict[words.RMWOperation, int]] = {
    "fmax": 15,
    "fmin": 15,
    "uinc_wrap": 16,
    "udec_wrap": 16,
    "usub_cond": 20,
    "usub_sat": 20,
    "fmaximum": 21,
    "fminimum": 21,
    "fmaximumnum": 23,
    "fminimumnum": 23,
}
_RMW_OPERATIONS: Final = tuple([(word, _LATER_RMW_OPERATIONS.get(word, 13)) for word in words.RMW_OPERATIONS.words])
_OPERAND_BUNDLE_TAGS: Final = (
    ("deopt", 13),
    ("funclet", 13),
    ("gc-transition", 13),
    ("cfguardtarget", 13),
    ("preallocated", 13),
    ("gc-live", 13),
    ("clang.arc.attachedcall", 13),
    ("ptrauth", 15),
    ("kcfi", 16),
    ("convergencectrl", 17),
    ("align", 22),
    ("deactivation-symbol", 22),
)
# The tags of `llvm.assume`, which come first in the releases that number them.
_ASSUMED_FIRST: Final = 23
_ASSUMED: Final = (
    "align",
    "cold",
    "dereferenceable",
    "dereferenceable_or_null",
    "ignore",
    "nonnull",
    "noundef",
    "separate_storage",
)


def _known(rows: tuple[tuple[str, int], ...], llvm_version: int) -> tuple[str, ...]:
    return tuple(keyword for keyword, first in rows if first <= llvm_version)


def cast_opcodes(llvm_version: int) -> tuple[str, ...]:
    return _known(lists.CASTS_BY_CODE, llvm_version)


def rmw_operations(llvm_version: int) -> tuple[str, ...]:
    return _known(_RMW_OPERATIONS, llvm_version)


def rmw_release(keyword: str) -> int:
    """The release that brought an operation of `atomicrmw`; 0 for what is none."""
    word = words.RMW_OPERATIONS.get(keyword)
    return _LATER_RMW_OPERATIONS.get(word, 13) if word is not None else 0


def operand_bundle_tags(llvm_version: int) -> tuple[str, ...]:
    """The tags that LLVM `llvm_version` numbers by itself; a file's own table names those that its numbers mean."""
    tags = _known(_OPERAND_BUNDLE_TAGS, llvm_version)
    if llvm_version < _ASSUMED_FIRST:
        return tags
    return _ASSUMED + tuple([tag for tag in tags if tag not in _ASSUMED])


def flag_bits(llvm_version: int) -> dict[str, list[tuple[int, int]]]:
    """The flags that an integer operation may have, by opcode, each with its bit in the trailing operand."""
    found = _FLAG_BITS.get(llvm_version)
    if found is None:
        found = _FLAG_BITS[llvm_version] = {
            opcode: [(flag, 1 << place) for place, (flag, first) in enumerate(rows) if first <= llvm_version]
            for opcode, rows in lists.FLAGS.items()
        }
    return found


_FLAG_BITS: Final[dict[int, dict[str, list[tuple[int, int]]]]] = {}


# The words by their numbers.
_VISIBILITIES: Final = dict(enumerate(VISIBILITIES))
_DLL_STORAGE_CLASSES: Final = dict(enumerate(DLL_STORAGE_CLASSES))
_THREAD_LOCAL_MODES: Final = dict(enumerate(THREAD_LOCAL_MODES))
_UNNAMED_ADDRESSES: Final = dict(enumerate(UNNAMED_ADDRESSES))
_SELECTION_KINDS: Final[dict[int, str]] = dict(enumerate(words.SELECTION_KINDS.words, 1))
_ATOMIC_ORDERINGS: Final = dict(enumerate(ATOMIC_ORDERINGS))
_PREDICATES: Final = {**dict(enumerate(FCMP_PREDICATES)), **dict(enumerate(ICMP_PREDICATES, FIRST_ICMP_PREDICATE))}


def linkage(code: int) -> words.Linkage:
    """The linkage of a module-level record; LLVM takes unknown numbers for `external`."""
    return LINKAGES.get(code, "external")


def visibility(code: int) -> words.Visibility:
    """LLVM takes unknown numbers for `default`."""
    return _VISIBILITIES.get(code, "default")


def dll_storage_class(code: int) -> str:
    """LLVM takes unknown numbers for none."""
    return _DLL_STORAGE_CLASSES.get(code, "")


def thread_local_mode(code: int) -> str:
    """LLVM takes unknown numbers for general dynamic."""
    return _THREAD_LOCAL_MODES.get(code, "generaldynamic")


def unnamed_address(code: int) -> str:
    """LLVM takes unknown numbers for none."""
    return _UNNAMED_ADDRESSES.get(code, "")


def comdat_selection_kind(code: int) -> str:
    """LLVM takes unknown numbers for `any`."""
    return _SELECTION_KINDS.get(code, "any")


def atomic_ordering(code: int) -> words.Ordering:
    """LLVM takes unknown numbers for `seq_cst`."""
    return _ATOMIC_ORDERINGS.get(code, "seq_cst")


def compare_predicate(code: int) -> str | None:
    """The predicate of an `fcmp` (0 to 15) or an `icmp` (32 to 41); None for any other number."""
    return _PREDICATES.get(code)
