"""Every attribute that LLVM 13 to 22 knows: name, number in bitcode, what it carries, and where it prints in a set.

LLVM prints the attributes of a set in the order of that release's `Attribute` enumeration, string attributes last.
The enumeration is sorted by what an attribute carries and then by LLVM's name for it, so the rank of an attribute is
its place among the rows of its release; the rows below stand in that order.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.releases import OLDEST

# What an attribute carries, in the order in which the enumeration puts them.
ENUM: Final = 0
TYPE: Final = 1
INT: Final = 2
CONSTANT_RANGE: Final = 3
CONSTANT_RANGE_LIST: Final = 4


class AttributeKind:
    """One attribute of one range of releases.

    `name` is the word in assembly, `llvm_name` LLVM's enumerator, `carries` one of `ENUM`, `TYPE`, `INT`,
    `CONSTANT_RANGE`, `CONSTANT_RANGE_LIST`, `code` the number in PARAMATTR_GROUP records; `first` and `last` are the
    LLVM releases that have it.
    """

    __slots__ = ("carries", "code", "first", "last", "llvm_name", "name")

    def __init__(self, llvm_name: str, name: str, carries: int, code: int, first: int, last: int) -> None:
        self.llvm_name: str = llvm_name
        self.name: str = name
        self.carries: int = carries
        self.code: int = code
        self.first: int = first
        self.last: int = last

    def __repr__(self) -> str:
        return f"<AttributeKind {self.name} of LLVM {self.first} to {self.last}>"


# LLVM's name, word, carries, code in bitcode, first and last release. `uwtable` carries a value from LLVM 15 on.
_ROWS: Final[tuple[tuple[str, str, int, int, int, int], ...]] = (
    ("AllocAlign", "allocalign", ENUM, 80, 15, 22),
    ("AllocatedPointer", "allocptr", ENUM, 81, 15, 22),
    ("AlwaysInline", "alwaysinline", ENUM, 2, 13, 22),
    ("ArgMemOnly", "argmemonly", ENUM, 45, 13, 15),
    ("Builtin", "builtin", ENUM, 35, 13, 22),
    ("Cold", "cold", ENUM, 36, 13, 22),
    ("Convergent", "convergent", ENUM, 43, 13, 22),
    ("CoroDestroyOnlyWhenComplete", "coro_only_destroy_when_complete", ENUM, 90, 18, 22),
    ("CoroElideSafe", "coro_elide_safe", ENUM, 98, 20, 22),
    ("DeadOnReturn", "dead_on_return", ENUM, 103, 21, 22),
    ("DeadOnUnwind", "dead_on_unwind", ENUM, 91, 18, 22),
    ("DisableSanitizerInstrumentation", "disable_sanitizer_instrumentation", ENUM, 78, 14, 22),
    ("FnRetThunkExtern", "fn_ret_thunk_extern", ENUM, 84, 15, 22),
    ("Hot", "hot", ENUM, 72, 13, 22),
    ("HybridPatchable", "hybrid_patchable", ENUM, 95, 19, 22),
    ("ImmArg", "immarg", ENUM, 60, 13, 22),
    ("InReg", "inreg", ENUM, 5, 13, 22),
    ("InaccessibleMemOnly", "inaccessiblememonly", ENUM, 49, 13, 15),
    ("InaccessibleMemOrArgMemOnly", "inaccessiblemem_or_argmemonly", ENUM, 50, 13, 15),
    ("InlineHint", "inlinehint", ENUM, 4, 13, 22),
    ("JumpTable", "jumptable", ENUM, 40, 13, 22),
    ("MinSize", "minsize", ENUM, 6, 13, 22),
    ("MustProgress", "mustprogress", ENUM, 70, 13, 22),
    ("Naked", "naked", ENUM, 7, 13, 22),
    ("Nest", "nest", ENUM, 8, 13, 22),
    ("NoAlias", "noalias", ENUM, 9, 13, 22),
    ("NoBuiltin", "nobuiltin", ENUM, 10, 13, 22),
    ("NoCallback", "nocallback", ENUM, 71, 13, 22),
    ("NoCapture", "nocapture", ENUM, 11, 13, 20),
    ("NoCfCheck", "nocf_check", ENUM, 56, 13, 22),
    ("NoCreateUndefOrPoison", "nocreateundeforpoison", ENUM, 105, 22, 22),
    ("NoDivergenceSource", "nodivergencesource", ENUM, 100, 20, 22),
    ("NoDuplicate", "noduplicate", ENUM, 12, 13, 22),
    ("NoExt", "noext", ENUM, 99, 20, 22),
    ("NoFree", "nofree", ENUM, 62, 13, 22),
    ("NoImplicitFloat", "noimplicitfloat", ENUM, 13, 13, 22),
    ("NoInline", "noinline", ENUM, 14, 13, 22),
    ("NoMerge", "nomerge", ENUM, 66, 13, 22),
    ("NoProfile", "noprofile", ENUM, 73, 13, 22),
    ("NoRecurse", "norecurse", ENUM, 48, 13, 22),
    ("NoRedZone", "noredzone", ENUM, 16, 13, 22),
    ("NoReturn", "noreturn", ENUM, 17, 13, 22),
    ("NoSanitizeBounds", "nosanitize_bounds", ENUM, 79, 15, 22),
    ("NoSanitizeCoverage", "nosanitize_coverage", ENUM, 76, 13, 22),
    ("NoSync", "nosync", ENUM, 63, 13, 22),
    ("NoUndef", "noundef", ENUM, 68, 13, 22),
    ("NoUnwind", "nounwind", ENUM, 18, 13, 22),
    ("NonLazyBind", "nonlazybind", ENUM, 15, 13, 22),
    ("NonNull", "nonnull", ENUM, 39, 13, 22),
    ("NullPointerIsValid", "null_pointer_is_valid", ENUM, 67, 13, 22),
    ("OptForFuzzing", "optforfuzzing", ENUM, 57, 13, 22),
    ("OptimizeForDebugging", "optdebug", ENUM, 88, 18, 22),
    ("OptimizeForSize", "optsize", ENUM, 19, 13, 22),
    ("OptimizeNone", "optnone", ENUM, 37, 13, 22),
    ("PresplitCoroutine", "presplitcoroutine", ENUM, 83, 15, 22),
    ("ReadNone", "readnone", ENUM, 20, 13, 22),
    ("ReadOnly", "readonly", ENUM, 21, 13, 22),
    ("Returned", "returned", ENUM, 22, 13, 22),
    ("ReturnsTwice", "returns_twice", ENUM, 23, 13, 22),
    ("SExt", "signext", ENUM, 24, 13, 22),
    ("SafeStack", "safestack", ENUM, 44, 13, 22),
    ("SanitizeAddress", "sanitize_address", ENUM, 30, 13, 22),
    ("SanitizeAllocToken", "sanitize_alloc_token", ENUM, 104, 22, 22),
    ("SanitizeHWAddress", "sanitize_hwaddress", ENUM, 55, 13, 22),
    ("SanitizeMemTag", "sanitize_memtag", ENUM, 64, 13, 22),
    ("SanitizeMemory", "sanitize_memory", ENUM, 32, 13, 22),
    ("SanitizeNumericalStability", "sanitize_numerical_stability", ENUM, 93, 19, 22),
    ("SanitizeRealtime", "sanitize_realtime", ENUM, 96, 20, 22),
    ("SanitizeRealtimeBlocking", "sanitize_realtime_blocking", ENUM, 97, 20, 22),
    ("SanitizeThread", "sanitize_thread", ENUM, 31, 13, 22),
    ("SanitizeType", "sanitize_type", ENUM, 101, 20, 22),
    ("ShadowCallStack", "shadowcallstack", ENUM, 58, 13, 22),
    ("SkipProfile", "skipprofile", ENUM, 85, 16, 22),
    ("Speculatable", "speculatable", ENUM, 53, 13, 22),
    ("SpeculativeLoadHardening", "speculative_load_hardening", ENUM, 59, 13, 22),
    ("StackProtect", "ssp", ENUM, 26, 13, 22),
    ("StackProtectReq", "sspreq", ENUM, 27, 13, 22),
    ("StackProtectStrong", "sspstrong", ENUM, 28, 13, 22),
    ("StrictFP", "strictfp", ENUM, 54, 13, 22),
    ("SwiftAsync", "swiftasync", ENUM, 75, 13, 22),
    ("SwiftError", "swifterror", ENUM, 47, 13, 22),
    ("SwiftSelf", "swiftself", ENUM, 46, 13, 22),
    ("UWTable", "uwtable", ENUM, 33, 13, 14),
    ("WillReturn", "willreturn", ENUM, 61, 13, 22),
    ("Writable", "writable", ENUM, 89, 18, 22),
    ("WriteOnly", "writeonly", ENUM, 52, 13, 22),
    ("ZExt", "zeroext", ENUM, 34, 13, 22),
    ("ByRef", "byref", TYPE, 69, 13, 22),
    ("ByVal", "byval", TYPE, 3, 13, 22),
    ("ElementType", "elementtype", TYPE, 77, 13, 22),
    ("InAlloca", "inalloca", TYPE, 38, 13, 22),
    ("Preallocated", "preallocated", TYPE, 65, 13, 22),
    ("StructRet", "sret", TYPE, 29, 13, 22),
    ("Alignment", "align", INT, 1, 13, 22),
    ("AllocKind", "allockind", INT, 82, 15, 22),
    ("AllocSize", "allocsize", INT, 51, 13, 22),
    ("Captures", "captures", INT, 102, 20, 22),
    ("Dereferenceable", "dereferenceable", INT, 41, 13, 22),
    ("DereferenceableOrNull", "dereferenceable_or_null", INT, 42, 13, 22),
    ("Memory", "memory", INT, 86, 16, 22),
    ("NoFPClass", "nofpclass", INT, 87, 17, 22),
    ("StackAlignment", "alignstack", INT, 25, 13, 22),
    ("UWTable", "uwtable", INT, 33, 15, 22),
    ("VScaleRange", "vscale_range", INT, 74, 13, 22),
    ("Range", "range", CONSTANT_RANGE, 92, 19, 22),
    ("Initializes", "initializes", CONSTANT_RANGE_LIST, 94, 19, 22),
)

# Where an attribute may stand in text: on a function, a parameter, a result.
ON_FUNCTION: Final = 1
ON_PARAMETER: Final = 2
ON_RESULT: Final = 4
# The attributes that may stand elsewhere than on functions only: word, places, first release of which that holds.
_PLACES: Final[tuple[tuple[str, int, int], ...]] = (
    ("align", ON_PARAMETER | ON_RESULT, OLDEST),
    ("alignstack", ON_FUNCTION | ON_PARAMETER, OLDEST),
    ("alignstack", ON_FUNCTION | ON_PARAMETER | ON_RESULT, 22),
    ("allocalign", ON_PARAMETER, OLDEST),
    ("allocptr", ON_PARAMETER, OLDEST),
    ("byref", ON_PARAMETER, OLDEST),
    ("byval", ON_PARAMETER, OLDEST),
    ("captures", ON_PARAMETER, OLDEST),
    ("dead_on_return", ON_PARAMETER, OLDEST),
    ("dead_on_unwind", ON_PARAMETER, OLDEST),
    ("dereferenceable", ON_PARAMETER | ON_RESULT, OLDEST),
    ("dereferenceable_or_null", ON_PARAMETER | ON_RESULT, OLDEST),
    ("elementtype", ON_PARAMETER, OLDEST),
    ("immarg", ON_PARAMETER, OLDEST),
    ("inalloca", ON_PARAMETER, OLDEST),
    ("initializes", ON_PARAMETER, OLDEST),
    ("inreg", ON_PARAMETER | ON_RESULT, OLDEST),
    ("nest", ON_PARAMETER, OLDEST),
    ("noalias", ON_PARAMETER | ON_RESULT, OLDEST),
    ("nocapture", ON_PARAMETER, OLDEST),
    ("noext", ON_PARAMETER | ON_RESULT, OLDEST),
    ("nofpclass", ON_PARAMETER | ON_RESULT, OLDEST),
    ("nofree", ON_FUNCTION | ON_PARAMETER, OLDEST),
    ("nonnull", ON_PARAMETER | ON_RESULT, OLDEST),
    ("noundef", ON_PARAMETER | ON_RESULT, OLDEST),
    ("preallocated", ON_FUNCTION | ON_PARAMETER, OLDEST),
    ("range", ON_PARAMETER | ON_RESULT, OLDEST),
    ("readnone", ON_FUNCTION | ON_PARAMETER, OLDEST),
    ("readnone", ON_PARAMETER, 16),
    ("readonly", ON_FUNCTION | ON_PARAMETER, OLDEST),
    ("readonly", ON_PARAMETER, 16),
    ("returned", ON_PARAMETER, OLDEST),
    ("signext", ON_PARAMETER | ON_RESULT, OLDEST),
    ("sret", ON_PARAMETER, OLDEST),
    ("swiftasync", ON_PARAMETER, OLDEST),
    ("swifterror", ON_PARAMETER, OLDEST),
    ("swiftself", ON_PARAMETER, OLDEST),
    ("writable", ON_PARAMETER, OLDEST),
    ("writeonly", ON_FUNCTION | ON_PARAMETER, OLDEST),
    ("writeonly", ON_PARAMETER, 16),
    ("zeroext", ON_PARAMETER | ON_RESULT, OLDEST),
)

ATTRIBUTE_KINDS: Final[tuple[AttributeKind, ...]] = tuple(AttributeKind(*row) for row in _ROWS)


def attribute_kinds(llvm_version: int) -> tuple[AttributeKind, ...]:
    """The attributes that LLVM `llvm_version` has, in the order in which it prints them."""
    return tuple(kind for kind in ATTRIBUTE_KINDS if kind.first <= llvm_version <= kind.last)


def retired_attribute_kinds(llvm_version: int) -> tuple[AttributeKind, ...]:
    """The attributes that LLVM `llvm_version` only reads, to replace them: its predecessors wrote them."""
    return tuple(kind for kind in ATTRIBUTE_KINDS if kind.last < llvm_version and kind.llvm_name != "UWTable")


def attribute_places(llvm_version: int) -> dict[str, int]:
    """Word → where LLVM `llvm_version` takes it in text, of all attributes that it has."""
    places = {kind.name: ON_FUNCTION for kind in attribute_kinds(llvm_version)}
    for word, where, first in _PLACES:
        if word in places and first <= llvm_version:
            places[word] = where
    return places


def attribute_releases(word: str) -> tuple[int, int] | None:
    """The first and the last release that have an attribute of this word; None for no attribute."""
    kinds = [kind for kind in ATTRIBUTE_KINDS if kind.name == word]
    return (min([kind.first for kind in kinds]), max([kind.last for kind in kinds])) if kinds else None
