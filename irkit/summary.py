"""The ThinLTO and full-LTO summary (LangRef, "ThinLTO Summary"): of one module, or the combined one of many.

A value is known by its GUID, 64 bits of a hash of its name; so is a type identifier.
"""

from __future__ import annotations

from typing import Final

from irkit.digests import md5_of
from irkit.guarding import protect

# The bits of `FunctionSummary.function_flags`, from the lowest, by their keywords.
FUNCTION_FLAGS: Final = (
    "readNone",
    "readOnly",
    "noRecurse",
    "returnDoesNotAlias",
    "noInline",
    "alwaysInline",
    "noUnwind",
    "mayThrow",
    "hasUnknownCall",
    "mustBeUnreachable",
)
FUNCTION_FLAGS_OF_LLVM_13: Final = FUNCTION_FLAGS[: FUNCTION_FLAGS.index("noUnwind")]
# The types of allocations by their numbers, now and in the first releases that had them.
ALLOCATION_TYPES: Final[dict[int, str]] = {0: "none", 1: "notcold", 2: "cold", 4: "hot"}
OLD_ALLOCATION_TYPES: Final[dict[int, str]] = {0: "none", 1: "notcold", 2: "cold", 3: "notcoldandcold"}

NO_HASH: Final = (0,) * 5


def guid_of(name: str) -> int:
    """The GUID of a global identifier: the low 64 bits of the MD5 of its bytes."""
    return int.from_bytes(md5_of(name)[:8], "little")


def global_identifier(name: str, linkage: str, source_filename: str, separator: str) -> str:
    r"""The string whose hash is a global's GUID: its name without the mark `\1`, and with local linkage the source's
    name and the release's `separator` before it."""
    name = name.removeprefix("\x01")
    if linkage in ("internal", "private"):
        return f"{source_filename or '<unknown>'}{separator}{name}"
    return name


class SummaryModule:
    """A module that the index covers. `hash` is its SHA-1 in five words, `id` the number in a combined index."""

    __slots__ = ("hash", "id", "path")

    def __init__(self, path: str, module_id: int = 0, module_hash: tuple[int, ...] = NO_HASH) -> None:
        self.path: str = path
        self.id: int = module_id
        self.hash: tuple[int, ...] = module_hash


class ValueInfo:
    """A value of the index; `name` is "" where only the GUID is known. It has one summary for each module that defines
    it."""

    __slots__ = ("guid", "name", "summaries")

    def __init__(self, guid: int, name: str = "") -> None:
        self.guid: int = guid
        self.name: str = name
        self.summaries: list[GlobalValueSummary] = []


class SummaryReference:
    """A reference to a value; `access` is "", "readonly" or "writeonly"."""

    __slots__ = ("access", "value")

    def __init__(self, value: ValueInfo, access: str = "") -> None:
        self.value: ValueInfo = value
        self.access: str = access


class GlobalValueSummary:
    """What the summaries of functions, variables and aliases share.

    `linkage` and `visibility` are keywords, as in `irkit.globals`; `import_type` is "definition" or "declaration";
    `original_guid` the GUID of the name without the source's name, 0 where the index does not say it.
    """

    __slots__ = (
        "can_auto_hide",
        "dso_local",
        "import_type",
        "linkage",
        "live",
        "module_path",
        "no_rename_on_promotion",
        "not_eligible_to_import",
        "original_guid",
        "references",
        "visibility",
    )

    def __init__(self, module_path: str) -> None:
        self.module_path: str = module_path
        self.linkage: str = "external"
        self.visibility: str = "default"
        self.not_eligible_to_import: bool = False
        self.live: bool = False
        self.dso_local: bool = False
        self.can_auto_hide: bool = False
        self.import_type: str = "definition"
        self.no_rename_on_promotion: bool = False
        self.original_guid: int = 0
        self.references: list[SummaryReference] = []


class AliasSummary(GlobalValueSummary):
    """`alias: (…)`; `aliasee` is None where the index does not name it."""

    __slots__ = ("aliasee",)

    def __init__(self, module_path: str, aliasee: ValueInfo | None = None) -> None:
        super().__init__(module_path)
        self.aliasee: ValueInfo | None = aliasee

    @property
    def has_aliasee(self) -> bool:
        """Whether the index has the aliasee's own summary, from the same module."""
        if self.aliasee is None:
            return False
        return any(summary.module_path == self.module_path for summary in self.aliasee.summaries)


class GlobalVarSummary(GlobalValueSummary):
    """`variable: (…)`; `vtable_functions` are (function, offset in bytes), `vcall_visibility` 0 public, 1 linkage
    unit, 2 translation unit."""

    __slots__ = ("constant", "read_only", "vcall_visibility", "vtable_functions", "write_only")

    def __init__(self, module_path: str) -> None:
        super().__init__(module_path)
        self.read_only: bool = False
        self.write_only: bool = False
        self.constant: bool = False
        self.vcall_visibility: int = 0
        self.vtable_functions: list[tuple[ValueInfo, int]] = []


class CallEdge:
    """A call: `hotness` is "unknown", "cold", "none", "hot" or "critical"; `relative_frequency` of the calling block
    against the entry, in units of 1/256."""

    __slots__ = ("callee", "has_tail_call", "hotness", "relative_frequency")

    def __init__(
        self, callee: ValueInfo, hotness: str = "unknown", relative_frequency: int = 0, has_tail_call: bool = False
    ) -> None:
        self.callee: ValueInfo = callee
        self.hotness: str = hotness
        self.relative_frequency: int = relative_frequency
        self.has_tail_call: bool = has_tail_call


class VirtualFunctionId:
    """A slot of a virtual table: the GUID of the type and the offset in bytes."""

    __slots__ = ("guid", "offset")

    def __init__(self, guid: int, offset: int) -> None:
        self.guid: int = guid
        self.offset: int = offset


class ConstantVirtualCall:
    """A virtual call whose arguments are all constant integers."""

    __slots__ = ("arguments", "function")

    def __init__(self, function: VirtualFunctionId, arguments: list[int]) -> None:
        self.function: VirtualFunctionId = function
        self.arguments: list[int] = arguments


class OffsetRange:
    """Offsets from `lower` up to but not including `upper`, signed 64-bit numbers that may wrap as in LLVM's
    `ConstantRange`: equal bounds are everything if they are -1, nothing if they are 0."""

    __slots__ = ("lower", "upper")

    def __init__(self, lower: int, upper: int) -> None:
        self.lower: int = lower
        self.upper: int = upper

    @property
    def is_full(self) -> bool:
        return self.lower == self.upper == -1

    @property
    def signed_min(self) -> int:
        if self.is_full or (self.lower > self.upper and self.upper != -(1 << 63)):
            return -(1 << 63)
        return self.lower

    @property
    def signed_max(self) -> int:
        if self.is_full or self.lower > self.upper:
            return (1 << 63) - 1
        return self.upper - 1


class ParameterCall:
    """A parameter passed on: to parameter number `parameter` of `callee`, moved by `offsets`."""

    __slots__ = ("callee", "offsets", "parameter")

    def __init__(self, parameter: int, callee: ValueInfo, offsets: OffsetRange) -> None:
        self.parameter: int = parameter
        self.callee: ValueInfo = callee
        self.offsets: OffsetRange = offsets


class ParameterAccess:
    """The bytes that a function reaches through its parameter number `parameter`."""

    __slots__ = ("calls", "parameter", "use")

    def __init__(self, parameter: int, use: OffsetRange, calls: list[ParameterCall]) -> None:
        self.parameter: int = parameter
        self.use: OffsetRange = use
        self.calls: list[ParameterCall] = calls


class CallsiteInfo:
    """A call site of a memory profile: `clones` by version of the function, `stack_ids` the hashes of its frames."""

    __slots__ = ("callee", "clones", "stack_ids")

    def __init__(self, callee: ValueInfo | None, clones: list[int], stack_ids: list[int]) -> None:
        self.callee: ValueInfo | None = callee
        self.clones: list[int] = clones
        self.stack_ids: list[int] = stack_ids


class MemoryInfoBlock:
    """One context of an allocation: `allocation_type` is LLVM's bit set (1 not cold, 2 cold, 4 hot); `context_sizes`
    the total sizes by full stack id, (0, size) where the file has no id."""

    __slots__ = ("allocation_type", "context_sizes", "stack_ids")

    def __init__(self, allocation_type: int, stack_ids: list[int]) -> None:
        self.allocation_type: int = allocation_type
        self.stack_ids: list[int] = stack_ids
        self.context_sizes: list[tuple[int, int]] = []


class AllocationInfo:
    """An allocation of a memory profile: `versions` has the allocation type in each version of the function."""

    __slots__ = ("blocks", "versions")

    def __init__(self, versions: list[int], blocks: list[MemoryInfoBlock]) -> None:
        self.versions: list[int] = versions
        self.blocks: list[MemoryInfoBlock] = blocks


class FunctionSummary(GlobalValueSummary):
    """`function: (…)`; `function_flags` are the bits of `FUNCTION_FLAGS`, `type_tests` GUIDs of types."""

    __slots__ = (
        "allocations",
        "calls",
        "callsites",
        "entry_count",
        "function_flags",
        "instruction_count",
        "parameter_accesses",
        "type_checked_load_constant_calls",
        "type_checked_load_vcalls",
        "type_test_assume_constant_calls",
        "type_test_assume_vcalls",
        "type_tests",
    )

    def __init__(self, module_path: str) -> None:
        super().__init__(module_path)
        self.instruction_count: int = 0
        self.function_flags: int = 0
        self.entry_count: int = 0
        self.calls: list[CallEdge] = []
        self.type_tests: list[int] = []
        self.type_test_assume_vcalls: list[VirtualFunctionId] = []
        self.type_checked_load_vcalls: list[VirtualFunctionId] = []
        self.type_test_assume_constant_calls: list[ConstantVirtualCall] = []
        self.type_checked_load_constant_calls: list[ConstantVirtualCall] = []
        self.parameter_accesses: list[ParameterAccess] = []
        self.callsites: list[CallsiteInfo] = []
        self.allocations: list[AllocationInfo] = []


class TypeTestResolution:
    """How a test of a type is to be lowered; `kind` is "unknown", "unsat", "byteArray", "inline", "single" or
    "allOnes"."""

    __slots__ = ("align_log2", "bit_mask", "inline_bits", "kind", "size_m1", "size_m1_bit_width")

    def __init__(self, kind: str = "unsat") -> None:
        self.kind: str = kind
        self.size_m1_bit_width: int = 0
        self.align_log2: int = 0
        self.size_m1: int = 0
        self.bit_mask: int = 0
        self.inline_bits: int = 0


class DevirtualizationByArgument:
    """How a virtual call with constant arguments is resolved; `kind` is "indir", "uniformRetVal", "uniqueRetVal" or
    "virtualConstProp"."""

    __slots__ = ("bit", "byte", "info", "kind")

    def __init__(self, kind: str, info: int, byte: int, bit: int) -> None:
        self.kind: str = kind
        self.info: int = info
        self.byte: int = byte
        self.bit: int = bit


class DevirtualizationResolution:
    """How the calls through one slot of a virtual table are resolved; `kind` is "indir", "singleImpl" or
    "branchFunnel". `by_arguments` has the arguments as key."""

    __slots__ = ("by_arguments", "kind", "single_implementation")

    def __init__(self, kind: str = "indir", single_implementation: str = "") -> None:
        self.kind: str = kind
        self.single_implementation: str = single_implementation
        self.by_arguments: dict[tuple[int, ...], DevirtualizationByArgument] = {}


class TypeIdSummary:
    """`typeid: (…)`: a type identifier of a combined index; `devirtualization` by the offset in the virtual table."""

    __slots__ = ("devirtualization", "guid", "name", "type_test")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.guid: int = guid_of(name)
        self.type_test: TypeTestResolution = TypeTestResolution()
        self.devirtualization: dict[int, DevirtualizationResolution] = {}


class ModuleSummaryIndex:
    """The summary of a module, or the combined one of many.

    `version` is the number in the bitcode, `is_full_lto` tells the summary of a module that regular LTO shall link,
    `is_combined` the index that is all there is of its file, which as bitcode has no place for anything else.
    `values` are by GUID, `type_ids` and `compatible_vtables` by the type identifier's name; the latter have the offset
    of the address point and the virtual table. `cfi_function_definitions` and `…_declarations` are names. The frames
    of memory profiles are in `stack_ids` in the order of their numbers; it need not have all.
    """

    __slots__ = (
        "block_count",
        "cfi_function_declarations",
        "cfi_function_definitions",
        "compatible_vtables",
        "flags",
        "is_combined",
        "is_full_lto",
        "modules",
        "stack_ids",
        "type_ids",
        "values",
        "version",
    )

    def __init__(self) -> None:
        self.version: int = 0
        self.is_combined: bool = False
        self.is_full_lto: bool = False
        self.flags: int = 0
        self.block_count: int = 0
        self.modules: dict[str, SummaryModule] = {}
        self.values: dict[int, ValueInfo] = {}
        self.type_ids: dict[str, TypeIdSummary] = {}
        self.compatible_vtables: dict[str, list[tuple[int, ValueInfo]]] = {}
        self.cfi_function_definitions: list[str] = []
        self.cfi_function_declarations: list[str] = []
        self.stack_ids: list[int] = []

    def add_module(self, path: str, module_id: int = 0) -> SummaryModule:
        """The module of that path, made if the index has none."""
        found = self.modules.get(path)
        if found is None:
            found = self.modules[path] = SummaryModule(path, module_id)
        return found

    def value(self, guid: int, name: str = "") -> ValueInfo:
        """The value of that GUID, made if the index has none; a name that is given replaces its own."""
        found = self.values.get(guid)
        if found is None:
            found = self.values[guid] = ValueInfo(guid, name)
        elif name:
            found.name = name
        return found

    def type_id(self, name: str) -> TypeIdSummary:
        """The type identifier of that name, made if the index has none."""
        found = self.type_ids.get(name)
        if found is None:
            found = self.type_ids[name] = TypeIdSummary(name)
        return found


protect(__name__)
