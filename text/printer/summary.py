"""The summary's text (LangRef, "ThinLTO Summary"): one line for each module, value and type identifier.

Note [summary slots]: modules have the first numbers, then the values by GUID, then the type identifiers of virtual
tables by name, then the others by GUID; these two are printed in the opposite order.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects import Dialect
from irkit.dialects.features import (
    HOT_ALLOCATIONS,
    SUMMARY_FREQUENCIES,
    SUMMARY_IMPORT_TYPES,
    SUMMARY_MODULES_BY_PATH,
    SUMMARY_PROMOTIONS,
    SUMMARY_UNWIND_FLAGS,
    SUMMARY_VTABLES_AMONG_VALUES,
)
from irkit.errors import UnsupportedError
from irkit.summary import (
    ALLOCATION_TYPES,
    FUNCTION_FLAGS,
    FUNCTION_FLAGS_OF_LLVM_13,
    OLD_ALLOCATION_TYPES,
    AliasSummary,
    AllocationInfo,
    CallEdge,
    CallsiteInfo,
    ConstantVirtualCall,
    DevirtualizationResolution,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    MemoryInfoBlock,
    ModuleSummaryIndex,
    OffsetRange,
    ParameterAccess,
    ParameterCall,
    SummaryModule,
    SummaryReference,
    TypeIdSummary,
    TypeTestResolution,
    ValueInfo,
    VirtualFunctionId,
    guid_of,
)
from irkit.types import escaped

REGULAR_LTO_MODULE: Final = "[Regular LTO]"
REGULAR_LTO_ID: Final = 0xFFFFFFFF


def summary_text(index: ModuleSummaryIndex, dialect: Dialect) -> str:
    """All lines of a summary, an empty one first. Raises UnsupportedError for what the release has no words for."""
    return "\n" + "".join([line + "\n" for line in SummaryPrinter(index, dialect).lines()])


class SummaryPrinter:
    def __init__(self, index: ModuleSummaryIndex, dialect: Dialect) -> None:
        self.index: ModuleSummaryIndex = index
        self.dialect: Dialect = dialect
        self.modules: list[SummaryModule] = sorted(index.modules.values(), key=lambda module: utf8(module.path))
        if not dialect.has(SUMMARY_MODULES_BY_PATH):
            self.modules.sort(key=lambda module: module.id)
        self.module_slots: dict[str, int] = {module.path: slot for slot, module in enumerate(self.modules)}
        self.values: list[ValueInfo] = sorted(index.values.values(), key=lambda value: value.guid)
        first = len(self.modules)
        self.value_slots: dict[int, int] = {value.guid: first + at for at, value in enumerate(self.values)}
        first += len(self.values)
        self.vtables: list[str] = sorted(index.compatible_vtables, key=utf8)
        self.vtable_slots: dict[str, int] = {name: first + at for at, name in enumerate(self.vtables)}
        if dialect.has(SUMMARY_VTABLES_AMONG_VALUES):
            for name, slot in self.vtable_slots.items():
                self.value_slots[guid_of(name)] = slot
        first += len(self.vtables)
        self.type_ids: list[TypeIdSummary] = sorted(index.type_ids.values(), key=lambda type_id: type_id.guid)
        self.type_id_slots: dict[str, int] = {t.name: first + at for at, t in enumerate(self.type_ids)}
        self.type_slots_by_guid: dict[int, list[str]] = {}
        for type_id in self.type_ids:
            slots = self.type_slots_by_guid.setdefault(type_id.guid, [])
            slots.append(f"^{self.type_id_slots[type_id.name]}")
        self.next_slot: int = first + len(self.type_ids)

    def lines(self) -> list[str]:
        index = self.index
        lines = []
        for slot, module in enumerate(self.modules):
            words = ", ".join([str(word) for word in module.hash])
            lines.append(f'^{slot} = module: (path: "{escaped(self.module_path(module))}", hash: ({words}))')
        lines += [self.value(value) for value in self.values]
        for type_id in self.type_ids:
            text = f'typeid: (name: "{type_id.name}"{self.type_id(type_id)})'
            lines.append(f"^{self.type_id_slots[type_id.name]} = {text} ; guid = {type_id.guid}")
        for name in self.vtables:
            tables = [f"(offset: {offset}, {self.slot(value)})" for offset, value in index.compatible_vtables[name]]
            text = f'typeidCompatibleVTable: (name: "{name}", summary: {group(tables)})'
            lines.append(f"^{self.vtable_slots[name]} = {text} ; guid = {guid_of(name)}")
        slot = self.next_slot
        if index.flags:
            lines.append(f"^{slot} = flags: {index.flags}")
            slot += 1
        lines.append(f"^{slot} = blockcount: {index.block_count}")
        return lines

    def module_path(self, module: SummaryModule) -> str:
        """The path; a module that regular LTO made has none."""
        if self.dialect.has(SUMMARY_MODULES_BY_PATH):
            return module.path or REGULAR_LTO_MODULE
        return REGULAR_LTO_MODULE if module.id == REGULAR_LTO_ID else module.path

    def slot(self, value: ValueInfo) -> str:
        return f"^{self.value_slots[value.guid]}"

    def value(self, value: ValueInfo) -> str:
        text = f'name: "{value.name}"' if value.name else f"guid: {value.guid}"
        if value.summaries:
            text += f", summaries: {group([self.summary(summary) for summary in value.summaries])}"
        comment = f" ; guid = {value.guid}" if value.name else ""
        return f"{self.slot(value)} = gv: ({text}){comment}"

    def summary(self, summary: GlobalValueSummary) -> str:
        flags = (
            f"linkage: {summary.linkage}, visibility: {summary.visibility}"
            f", notEligibleToImport: {int(summary.not_eligible_to_import)}, live: {int(summary.live)}"
            f", dsoLocal: {int(summary.dso_local)}, canAutoHide: {int(summary.can_auto_hide)}"
        )
        if self.dialect.has(SUMMARY_IMPORT_TYPES):
            flags += f", importType: {summary.import_type}"
        if self.dialect.has(SUMMARY_PROMOTIONS):
            flags += f", noRenameOnPromotion: {int(summary.no_rename_on_promotion)}"
        kind = "variable"
        rest = ""
        if isinstance(summary, AliasSummary):
            kind = "alias"
            aliasee = summary.aliasee if summary.has_aliasee else None
            rest = f", aliasee: {'null' if aliasee is None else self.slot(aliasee)}"
        elif isinstance(summary, FunctionSummary):
            kind = "function"
            rest = self.function(summary)
        elif isinstance(summary, GlobalVarSummary):
            rest = self.variable(summary)
        if summary.references:
            rest += f", refs: {group([self.reference(reference) for reference in summary.references])}"
        return f"{kind}: (module: ^{self.module_slots[summary.module_path]}, flags: ({flags}){rest})"

    def reference(self, reference: SummaryReference) -> str:
        return f"{reference.access} {self.slot(reference.value)}" if reference.access else self.slot(reference.value)

    def variable(self, summary: GlobalVarSummary) -> str:
        flags = (
            f"readonly: {int(summary.read_only)}, writeonly: {int(summary.write_only)}"
            f", constant: {int(summary.constant)}"
        )
        if not summary.vtable_functions:
            return f", varFlags: ({flags})"
        flags += f", vcall_visibility: {summary.vcall_visibility}"
        functions = [f"(virtFunc: {self.slot(f)}, offset: {offset})" for f, offset in summary.vtable_functions]
        return f", varFlags: ({flags}), vTableFuncs: {group(functions)}"

    # Functions

    def function(self, summary: FunctionSummary) -> str:
        text = f", insts: {summary.instruction_count}{self.function_flags(summary.function_flags)}"
        if summary.calls:
            text += f", calls: {group([self.call(call) for call in summary.calls])}"
        text += self.type_id_info(summary)
        if summary.allocations:
            text += f", allocs: {group([self.allocation(allocation) for allocation in summary.allocations])}"
        if summary.callsites:
            text += f", callsites: {group([self.callsite(callsite) for callsite in summary.callsites])}"
        if summary.parameter_accesses:
            text += f", params: {group([self.parameter(access) for access in summary.parameter_accesses])}"
        return text

    def function_flags(self, bits: int) -> str:
        names = FUNCTION_FLAGS if self.dialect.has(SUMMARY_UNWIND_FLAGS) else FUNCTION_FLAGS_OF_LLVM_13
        flags = {name: bits >> at & 1 for at, name in enumerate(names)}
        said = group([f"{name}: {flag}" for name, flag in flags.items()])
        return f", funcFlags: {said}" if any(flags.values()) else ""

    def call(self, call: CallEdge) -> str:
        text = f"callee: {self.slot(call.callee)}"
        if call.hotness != "unknown":
            text += f", hotness: {call.hotness}"
        elif call.relative_frequency and self.dialect.has(SUMMARY_FREQUENCIES):
            text += f", relbf: {call.relative_frequency}"
        return f"({text}, tail: 1)" if call.has_tail_call else f"({text})"

    def type_id_info(self, summary: FunctionSummary) -> str:
        parts = []
        if summary.type_tests:
            tests: list[str] = []
            for guid in summary.type_tests:
                tests += self.type_slots_by_guid.get(guid) or [str(guid)]
            parts.append(f"typeTests: {group(tests)}")
        for keyword, calls in (
            ("typeTestAssumeVCalls", summary.type_test_assume_vcalls),
            ("typeCheckedLoadVCalls", summary.type_checked_load_vcalls),
        ):
            if calls:
                parts.append(f"{keyword}: {group([self.virtual_function(call) for call in calls])}")
        for keyword, constant_calls in (
            ("typeTestAssumeConstVCalls", summary.type_test_assume_constant_calls),
            ("typeCheckedLoadConstVCalls", summary.type_checked_load_constant_calls),
        ):
            if constant_calls:
                parts.append(f"{keyword}: {group([self.constant_call(call) for call in constant_calls])}")
        return f", typeIdInfo: {group(parts)}" if parts else ""

    def virtual_function(self, function: VirtualFunctionId) -> str:
        types = self.type_slots_by_guid.get(function.guid) or [f"guid: {function.guid}"]
        return ", ".join([f"vFuncId: ({name}, offset: {function.offset})" for name in types])

    def constant_call(self, call: ConstantVirtualCall) -> str:
        arguments = f", {arguments_text(call.arguments)}" if call.arguments else ""
        return f"({self.virtual_function(call.function)}{arguments})"

    def parameter(self, access: ParameterAccess) -> str:
        text = f"param: {access.parameter}, offset: {range_text(access.use)}"
        if access.calls:
            text += f", calls: {group([self.parameter_call(call) for call in access.calls])}"
        return f"({text})"

    def parameter_call(self, call: ParameterCall) -> str:
        return f"(callee: {self.slot(call.callee)}, param: {call.parameter}, offset: {range_text(call.offsets)})"

    # Memory profiles

    def allocation_type(self, bits: int) -> str:
        words = ALLOCATION_TYPES if self.dialect.has(HOT_ALLOCATIONS) else OLD_ALLOCATION_TYPES
        word = words.get(bits)
        if word is None:
            raise UnsupportedError(f"allocation type {bits} in a summary of LLVM {self.dialect.llvm_version}")
        return word

    def allocation(self, allocation: AllocationInfo) -> str:
        versions = group([self.allocation_type(version) for version in allocation.versions])
        return f"(versions: {versions}, memProf: {group([self.memory_block(block) for block in allocation.blocks])})"

    def memory_block(self, block: MemoryInfoBlock) -> str:
        return f"(type: {self.allocation_type(block.allocation_type)}, stackIds: {numbers(block.stack_ids)})"

    def callsite(self, callsite: CallsiteInfo) -> str:
        callee = self.slot(callsite.callee) if callsite.callee is not None else "null"
        return f"(callee: {callee}, clones: {numbers(callsite.clones)}, stackIds: {numbers(callsite.stack_ids)})"

    # Type identifiers

    def type_id(self, type_id: TypeIdSummary) -> str:
        text = type_test_text(type_id.type_test)
        if type_id.devirtualization:
            resolutions = [
                f"(offset: {offset}, {resolution_text(resolution)})"
                for offset, resolution in sorted(type_id.devirtualization.items(), key=first_of)
            ]
            text += f", wpdResolutions: {group(resolutions)}"
        return f", summary: ({text})"


def first_of(item: tuple[int, DevirtualizationResolution]) -> int:
    return item[0]


def type_test_text(test: TypeTestResolution) -> str:
    """The fields that a target with absolute symbols does not need are printed unless they are 0."""
    text = f"kind: {test.kind}, sizeM1BitWidth: {test.size_m1_bit_width}"
    for keyword, number in (
        ("alignLog2", test.align_log2),
        ("sizeM1", test.size_m1),
        ("bitMask", test.bit_mask),
        ("inlineBits", test.inline_bits),
    ):
        if number:
            text += f", {keyword}: {number}"
    return f"typeTestRes: ({text})"


def resolution_text(resolution: DevirtualizationResolution) -> str:
    text = f"kind: {resolution.kind}"
    if resolution.kind == "singleImpl":
        text += f', singleImplName: "{resolution.single_implementation}"'
    if resolution.by_arguments:
        parts = []
        for arguments in sorted(resolution.by_arguments):
            by_argument = resolution.by_arguments[arguments]
            part = f"kind: {by_argument.kind}"
            if by_argument.kind in ("uniformRetVal", "uniqueRetVal"):
                part += f", info: {by_argument.info}"
            if by_argument.byte or by_argument.bit:
                part += f", byte: {by_argument.byte}, bit: {by_argument.bit}"
            parts.append(f"{arguments_text(arguments)}, byArg: ({part})")
        text += f", resByArg: {group(parts)}"
    return f"wpdRes: ({text})"


def arguments_text(arguments: list[int] | tuple[int, ...]) -> str:
    return f"args: {numbers(arguments)}"


def range_text(offsets: OffsetRange) -> str:
    return f"[{offsets.signed_min}, {offsets.signed_max}]"


def numbers(values: list[int] | tuple[int, ...]) -> str:
    return group([str(value) for value in values])


def group(parts: list[str]) -> str:
    return f"({', '.join(parts)})"


def utf8(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
