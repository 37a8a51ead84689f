"""Every attribute that LLVM 13 to 23 knows: name, number in bitcode, what it carries, and where it prints in a set.

LLVM prints the attributes of a set in the order of that release's `Attribute` enumeration, string attributes last.
The enumeration is sorted by what an attribute carries and then by LLVM's name for it, so the rank of an attribute is
its place among the rows of its release; the rows below stand in that order.
"""

from __future__ import annotations

from typing import Final

from irkit.releases import NEWEST

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
    LLVM releases that have it, `places` the bits of where it may stand.
    """

    __slots__ = ("carries", "code", "first", "last", "llvm_name", "name", "places")

    def __init__(self, llvm_name: str, name: str, carries: int, code: int, first: int, last: int, places: int) -> None:
        self.llvm_name: str = llvm_name
        self.name: str = name
        self.carries: int = carries
        self.code: int = code
        self.first: int = first
        self.last: int = last
        self.places: int = places

    def __repr__(self) -> str:
        return f"<AttributeKind {self.name} of LLVM {self.first} to {self.last}>"


# Where an attribute may stand in text: on a function, a parameter, a result.
ON_FUNCTION: Final = 1
ON_PARAMETER: Final = 2
ON_RESULT: Final = 4
_F: Final = ON_FUNCTION
_P: Final = ON_PARAMETER
_R: Final = ON_RESULT

# LLVM's name, word, carries, code in bitcode, first and last release, places. An attribute has a row for each range of
# releases with other places; `uwtable` carries a value from LLVM 15 on, `dead_on_return` from LLVM 23 on.
_ROWS: Final[tuple[tuple[str, str, int, int, int, int, int], ...]] = (
    ("AllocAlign", "allocalign", ENUM, 80, 15, NEWEST, _P),
    ("AllocatedPointer", "allocptr", ENUM, 81, 15, NEWEST, _P),
    ("AlwaysInline", "alwaysinline", ENUM, 2, 13, NEWEST, _F),
    ("ArgMemOnly", "argmemonly", ENUM, 45, 13, 15, _F),
    ("Builtin", "builtin", ENUM, 35, 13, NEWEST, _F),
    ("Cold", "cold", ENUM, 36, 13, NEWEST, _F),
    ("Convergent", "convergent", ENUM, 43, 13, NEWEST, _F),
    ("CoroDestroyOnlyWhenComplete", "coro_only_destroy_when_complete", ENUM, 90, 18, NEWEST, _F),
    ("CoroElideSafe", "coro_elide_safe", ENUM, 98, 20, NEWEST, _F),
    ("DeadOnReturn", "dead_on_return", ENUM, 103, 21, 22, _P),
    ("DeadOnUnwind", "dead_on_unwind", ENUM, 91, 18, NEWEST, _P),
    ("DisableSanitizerInstrumentation", "disable_sanitizer_instrumentation", ENUM, 78, 14, NEWEST, _F),
    ("Flatten", "flatten", ENUM, 108, 23, NEWEST, _F),
    ("FnRetThunkExtern", "fn_ret_thunk_extern", ENUM, 84, 15, NEWEST, _F),
    ("Hot", "hot", ENUM, 72, 13, NEWEST, _F),
    ("HybridPatchable", "hybrid_patchable", ENUM, 95, 19, NEWEST, _F),
    ("ImmArg", "immarg", ENUM, 60, 13, NEWEST, _P),
    ("InReg", "inreg", ENUM, 5, 13, NEWEST, _P | _R),
    ("InaccessibleMemOnly", "inaccessiblememonly", ENUM, 49, 13, 15, _F),
    ("InaccessibleMemOrArgMemOnly", "inaccessiblemem_or_argmemonly", ENUM, 50, 13, 15, _F),
    ("InlineHint", "inlinehint", ENUM, 4, 13, NEWEST, _F),
    ("JumpTable", "jumptable", ENUM, 40, 13, NEWEST, _F),
    ("MinSize", "minsize", ENUM, 6, 13, NEWEST, _F),
    ("MustProgress", "mustprogress", ENUM, 70, 13, NEWEST, _F),
    ("Naked", "naked", ENUM, 7, 13, NEWEST, _F),
    ("Nest", "nest", ENUM, 8, 13, NEWEST, _P),
    ("NoAlias", "noalias", ENUM, 9, 13, NEWEST, _P | _R),
    ("NoBuiltin", "nobuiltin", ENUM, 10, 13, NEWEST, _F),
    ("NoCallback", "nocallback", ENUM, 71, 13, NEWEST, _F),
    ("NoCapture", "nocapture", ENUM, 11, 13, 20, _P),
    ("NoCfCheck", "nocf_check", ENUM, 56, 13, NEWEST, _F),
    ("NoCreateUndefOrPoison", "nocreateundeforpoison", ENUM, 105, 22, NEWEST, _F),
    ("NoDivergenceSource", "nodivergencesource", ENUM, 100, 20, NEWEST, _F),
    ("NoDuplicate", "noduplicate", ENUM, 12, 13, NEWEST, _F),
    ("NoExt", "noext", ENUM, 99, 20, NEWEST, _P | _R),
    ("NoFree", "nofree", ENUM, 62, 13, NEWEST, _F | _P),
    ("NoIPA", "noipa", ENUM, 109, 23, NEWEST, _F),
    ("NoImplicitFloat", "noimplicitfloat", ENUM, 13, 13, NEWEST, _F),
    ("NoInline", "noinline", ENUM, 14, 13, NEWEST, _F),
    ("NoMerge", "nomerge", ENUM, 66, 13, NEWEST, _F),
    ("NoOutline", "nooutline", ENUM, 107, 23, NEWEST, _F),
    ("NoProfile", "noprofile", ENUM, 73, 13, NEWEST, _F),
    ("NoRecurse", "norecurse", ENUM, 48, 13, NEWEST, _F),
    ("NoRedZone", "noredzone", ENUM, 16, 13, NEWEST, _F),
    ("NoReturn", "noreturn", ENUM, 17, 13, NEWEST, _F),
    ("NoSanitizeBounds", "nosanitize_bounds", ENUM, 79, 15, NEWEST, _F),
    ("NoSanitizeCoverage", "nosanitize_coverage", ENUM, 76, 13, NEWEST, _F),
    ("NoSync", "nosync", ENUM, 63, 13, NEWEST, _F),
    ("NoUndef", "noundef", ENUM, 68, 13, NEWEST, _P | _R),
    ("NoUnwind", "nounwind", ENUM, 18, 13, NEWEST, _F),
    ("NonLazyBind", "nonlazybind", ENUM, 15, 13, NEWEST, _F),
    ("NonNull", "nonnull", ENUM, 39, 13, NEWEST, _P | _R),
    ("NullPointerIsValid", "null_pointer_is_valid", ENUM, 67, 13, NEWEST, _F),
    ("OptForFuzzing", "optforfuzzing", ENUM, 57, 13, NEWEST, _F),
    ("OptimizeForDebugging", "optdebug", ENUM, 88, 18, NEWEST, _F),
    ("OptimizeForSize", "optsize", ENUM, 19, 13, NEWEST, _F),
    ("OptimizeNone", "optnone", ENUM, 37, 13, NEWEST, _F),
    ("PresplitCoroutine", "presplitcoroutine", ENUM, 83, 15, NEWEST, _F),
    ("ReadNone", "readnone", ENUM, 20, 13, 15, _F | _P),
    ("ReadNone", "readnone", ENUM, 20, 16, NEWEST, _P),
    ("ReadOnly", "readonly", ENUM, 21, 13, 15, _F | _P),
    ("ReadOnly", "readonly", ENUM, 21, 16, NEWEST, _P),
    ("Returned", "returned", ENUM, 22, 13, NEWEST, _P),
    ("ReturnsTwice", "returns_twice", ENUM, 23, 13, NEWEST, _F),
    ("SExt", "signext", ENUM, 24, 13, NEWEST, _P | _R),
    ("SafeStack", "safestack", ENUM, 44, 13, NEWEST, _F),
    ("SanitizeAddress", "sanitize_address", ENUM, 30, 13, NEWEST, _F),
    ("SanitizeAllocToken", "sanitize_alloc_token", ENUM, 104, 22, NEWEST, _F),
    ("SanitizeHWAddress", "sanitize_hwaddress", ENUM, 55, 13, NEWEST, _F),
    ("SanitizeMemTag", "sanitize_memtag", ENUM, 64, 13, NEWEST, _F),
    ("SanitizeMemory", "sanitize_memory", ENUM, 32, 13, NEWEST, _F),
    ("SanitizeNumericalStability", "sanitize_numerical_stability", ENUM, 93, 19, NEWEST, _F),
    ("SanitizeRealtime", "sanitize_realtime", ENUM, 96, 20, NEWEST, _F),
    ("SanitizeRealtimeBlocking", "sanitize_realtime_blocking", ENUM, 97, 20, NEWEST, _F),
    ("SanitizeThread", "sanitize_thread", ENUM, 31, 13, NEWEST, _F),
    ("SanitizeType", "sanitize_type", ENUM, 101, 20, NEWEST, _F),
    ("ShadowCallStack", "shadowcallstack", ENUM, 58, 13, NEWEST, _F),
    ("SkipProfile", "skipprofile", ENUM, 85, 16, NEWEST, _F),
    ("Speculatable", "speculatable", ENUM, 53, 13, NEWEST, _F),
    ("SpeculativeLoadHardening", "speculative_load_hardening", ENUM, 59, 13, NEWEST, _F),
    ("StackProtect", "ssp", ENUM, 26, 13, NEWEST, _F),
    ("StackProtectReq", "sspreq", ENUM, 27, 13, NEWEST, _F),
    ("StackProtectStrong", "sspstrong", ENUM, 28, 13, NEWEST, _F),
    ("StrictFP", "strictfp", ENUM, 54, 13, NEWEST, _F),
    ("SwiftAsync", "swiftasync", ENUM, 75, 13, NEWEST, _P),
    ("SwiftError", "swifterror", ENUM, 47, 13, NEWEST, _P),
    ("SwiftSelf", "swiftself", ENUM, 46, 13, NEWEST, _P),
    ("UWTable", "uwtable", ENUM, 33, 13, 14, _F),
    ("WillReturn", "willreturn", ENUM, 61, 13, NEWEST, _F),
    ("Writable", "writable", ENUM, 89, 18, NEWEST, _P),
    ("WriteOnly", "writeonly", ENUM, 52, 13, 15, _F | _P),
    ("WriteOnly", "writeonly", ENUM, 52, 16, NEWEST, _P),
    ("ZExt", "zeroext", ENUM, 34, 13, NEWEST, _P | _R),
    ("ByRef", "byref", TYPE, 69, 13, NEWEST, _P),
    ("ByVal", "byval", TYPE, 3, 13, NEWEST, _P),
    ("ElementType", "elementtype", TYPE, 77, 13, 22, _P),
    ("ElementType", "elementtype", TYPE, 77, 23, NEWEST, _P | _R),
    ("InAlloca", "inalloca", TYPE, 38, 13, NEWEST, _P),
    ("Preallocated", "preallocated", TYPE, 65, 13, NEWEST, _F | _P),
    ("StructRet", "sret", TYPE, 29, 13, NEWEST, _P),
    ("Alignment", "align", INT, 1, 13, NEWEST, _P | _R),
    ("AllocKind", "allockind", INT, 82, 15, NEWEST, _F),
    ("AllocSize", "allocsize", INT, 51, 13, NEWEST, _F),
    ("Captures", "captures", INT, 102, 20, NEWEST, _P),
    ("DeadOnReturn", "dead_on_return", INT, 103, 23, NEWEST, _P),
    ("DenormalFPEnv", "denormal_fpenv", INT, 106, 23, NEWEST, _F),
    ("Dereferenceable", "dereferenceable", INT, 41, 13, NEWEST, _P | _R),
    ("DereferenceableOrNull", "dereferenceable_or_null", INT, 42, 13, NEWEST, _P | _R),
    ("Memory", "memory", INT, 86, 16, NEWEST, _F),
    ("NoFPClass", "nofpclass", INT, 87, 17, NEWEST, _P | _R),
    ("StackAlignment", "alignstack", INT, 25, 13, 21, _F | _P),
    ("StackAlignment", "alignstack", INT, 25, 22, NEWEST, _F | _P | _R),
    ("UWTable", "uwtable", INT, 33, 15, NEWEST, _F),
    ("VScaleRange", "vscale_range", INT, 74, 13, NEWEST, _F),
    ("Range", "range", CONSTANT_RANGE, 92, 19, NEWEST, _P | _R),
    ("Initializes", "initializes", CONSTANT_RANGE_LIST, 94, 19, NEWEST, _P),
)

ATTRIBUTE_KINDS: Final[tuple[AttributeKind, ...]] = tuple(AttributeKind(*row) for row in _ROWS)


def attribute_kinds(llvm_version: int) -> tuple[AttributeKind, ...]:
    """The attributes that LLVM `llvm_version` has, in the order in which it prints them."""
    return tuple(kind for kind in ATTRIBUTE_KINDS if kind.first <= llvm_version <= kind.last)


def retired_attribute_kinds(llvm_version: int) -> tuple[AttributeKind, ...]:
    """The attributes that LLVM `llvm_version` only reads, to replace them: its predecessors wrote them."""
    known = {kind.code for kind in attribute_kinds(llvm_version)}
    return tuple(kind for kind in ATTRIBUTE_KINDS if kind.last < llvm_version and kind.code not in known)


def attribute_places(llvm_version: int) -> dict[str, int]:
    """Word → where LLVM `llvm_version` takes it in text, of all attributes that it has."""
    return {kind.name: kind.places for kind in attribute_kinds(llvm_version)}


def attribute_releases(word: str) -> tuple[int, int] | None:
    """The first and the last release that have an attribute of this word; None for no attribute."""
    kinds = [kind for kind in ATTRIBUTE_KINDS if kind.name == word]
    return (min([kind.first for kind in kinds]), max([kind.last for kind in kinds])) if kinds else None
