"""The summary of a module: its functions, variables and aliases, and what of them other modules may import."""

from __future__ import annotations

from irkit.analysis.stripping import strip_casts
from irkit.analysis.summaries.functions import FunctionPass
from irkit.analysis.summaries.references import References, find_references
from irkit.analysis.summaries.state import SummaryState
from irkit.constant_walk import base_object
from irkit.constants import ConstantAggregate, ConstantExpr, ConstantInt
from irkit.dialects.features import SUMMARY_COUNTS_BLOCKS, SUMMARY_RELATIVE_TABLES, SUMMARY_TABLES_OF_ALIASES
from irkit.errors import UnsupportedError
from irkit.flag_nodes import flag_of, integer_flag
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from irkit.metadata import ConstantAsMetadata, MDNode, MDString
from irkit.module import Module
from irkit.summary import AliasSummary, FunctionSummary, GlobalVarSummary, ModuleSummaryIndex, SummaryReference, guid_of
from irkit.types import ArrayType, PointerType, StructType
from irkit.values import User, Value

_SPLIT_UNIT = 1 << 3
_UNIFIED = 1 << 9
_LIVE_ROOTS = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "llvm.global.annotations")
_PURE_VIRTUAL = "__cxa_pure_virtual"
_REGULAR_LTO_ID = 0xFFFFFFFF  # of a module without a path of its own


def build_summary(module: Module, frequencies: bool = False) -> ModuleSummaryIndex:
    """The summary that LLVM's ModuleSummaryAnalysis makes; every global has a name.

    With `frequencies` calls have the frequency of their block against the entry's, which texts tell and bitcode does
    not. Raises UnsupportedError for what irkit cannot tell: frequencies of other blocks than the entry, hotness by a
    profile of the whole program, symbols of module-level assembly, accesses through parameters.
    """
    module.materialize()
    s = SummaryState(module, frequencies)
    refuse(s)
    s.index.add_module("", _REGULAR_LTO_ID)
    split = bool(integer_flag(s.module, "EnableSplitLTOUnit"))
    s.index.flags = (_SPLIT_UNIT if split else 0) | (_UNIFIED if integer_flag(s.module, "UnifiedLTO") else 0)
    s.index.is_full_lto = not s.is_thin
    s.locals_used = [value for value in used_globals(module) if value.has_local_linkage]
    s.fixed.update([s.guid(value) for value in s.locals_used])
    for function in module.functions:
        if not function.is_declaration:
            FunctionPass(s, function).run()
            if module.dialect.has(SUMMARY_COUNTS_BLOCKS):
                s.index.block_count += len(function.blocks)
    for variable in module.globals:
        if not variable.is_declaration:
            add_variable(s, variable, split)
    for alias in module.aliases:
        add_alias(s, alias)
    mark(s)
    return s.index


def refuse(s: SummaryState) -> None:
    """Raise UnsupportedError for what irkit does not summarize."""
    module = s.module
    if module.module_asm:
        raise UnsupportedError("the summary of a module with module-level assembly")
    if flag_of(s.module, "ProfileSummary") or flag_of(s.module, "CSProfileSummary"):
        raise UnsupportedError("the summary of a module with a profile of the whole program")
    for function in module.functions:
        if "sanitize_memtag" in function.attributes:
            raise UnsupportedError("what a function reaches through its parameters, in a summary")


def used_globals(module: Module) -> list[GlobalValue]:
    """What `llvm.used` and `llvm.compiler.used` hold."""
    found: list[GlobalValue] = []
    for name in ("llvm.used", "llvm.compiler.used"):
        holder = module.get(name)
        initializer = holder.initializer if isinstance(holder, GlobalVariable) else None
        for operand in initializer.operands if isinstance(initializer, User) else ():
            value = strip_casts(operand)
            if isinstance(value, GlobalValue):
                found.append(value)
    return found


def add_variable(s: SummaryState, variable: GlobalVariable, split: bool) -> None:
    references: References = {}
    is_bound = find_references(s, variable, references, set())
    summary = GlobalVarSummary("")
    s.describe(variable, summary)
    summary.references = [SummaryReference(info) for info in references.values()]
    summary.not_eligible_to_import = summary.not_eligible_to_import or any(is_bound)
    types = [node for node in variable.metadata.get_all("type") if isinstance(node, MDNode)]
    if types and not split:
        if variable.is_constant and variable.initializer is not None:
            VirtualTable(s, variable, summary).run()
        note_types(s, variable, types)
    own = (
        variable.comdat is None
        and variable.linkage not in ("appending", "available_externally")
        and not s.is_interposable(variable)
        and variable.dll_storage != "dllexport"
    )
    summary.read_only = own
    summary.write_only = own and not variable.is_constant
    summary.constant = variable.is_constant
    for node in variable.metadata.get_all("vcall_visibility"):
        summary.vcall_visibility = integer_of(node.operands[0]) if isinstance(node, MDNode) and node.operands else 0
    s.add(variable, summary)


def integer_of(operand: object) -> int:
    value = operand.value if isinstance(operand, ConstantAsMetadata) else None
    return value.value if isinstance(value, ConstantInt) else 0


def note_types(s: SummaryState, variable: GlobalVariable, types: list[MDNode]) -> None:
    """The variable is a table of virtual functions of these types."""
    for node in types:
        offset, name = node.operands if len(node.operands) == 2 else (None, None)
        if isinstance(name, MDString):
            tables = s.index.compatible_vtables.setdefault(name.string, [])
            tables.append((integer_of(offset), s.info(variable)))


class VirtualTable:
    """The functions in a table, with their offsets in bytes."""

    def __init__(self, s: SummaryState, variable: GlobalVariable, summary: GlobalVarSummary) -> None:
        self.s: SummaryState = s
        self.variable: GlobalVariable = variable
        self.summary: GlobalVarSummary = summary

    def run(self) -> None:
        initializer = self.variable.initializer
        todo: list[tuple[Value, int]] = [] if initializer is None else [(initializer, 0)]
        while todo:
            value, offset = todo.pop()
            if isinstance(value.type, PointerType) and self._add(strip_casts(value), offset):
                continue
            if isinstance(value, ConstantAggregate):
                todo += reversed(self._parts(value, offset))
            elif isinstance(value, ConstantExpr) and self.s.module.dialect.has(SUMMARY_RELATIVE_TABLES):
                target = self._relative_target(value)
                if target is not None:
                    self._add(target, offset)

    def _add(self, value: Value, offset: int) -> bool:
        """Whether it is a function, which is noted."""
        aliases = self.s.module.dialect.has(SUMMARY_TABLES_OF_ALIASES)
        function = value.aliasee if isinstance(value, GlobalAlias) and aliases else value
        if not isinstance(function, Function):
            return False
        if isinstance(value, GlobalValue) and value.name != _PURE_VIRTUAL:
            self.summary.vtable_functions.append((self.s.info(value), offset))
        return True

    def _parts(self, value: ConstantAggregate, offset: int) -> list[tuple[Value, int]]:
        layout = self.s.module.layout
        ty = value.type
        if isinstance(ty, StructType):
            offsets = layout.struct_layout(ty).offsets
            return [(part, offset + at) for part, at in zip(value.operands, offsets, strict=True)]
        if isinstance(ty, ArrayType):
            size = layout.alloc_size(ty.element).fixed
            return [(part, offset + place * size) for place, part in enumerate(value.operands)]
        return []

    def _relative_target(self, value: ConstantExpr) -> Value | None:
        """The function of a slot that holds its distance from the table."""
        difference = value.operands[0] if value.opcode == "trunc" else None
        if not isinstance(difference, ConstantExpr) or difference.opcode != "sub":
            return None
        ends = [_address(operand) for operand in difference.operands]
        if base_object(ends[1]) is not self.variable:
            return None
        target = strip_casts(ends[0])
        return target if isinstance(target, (Function, GlobalAlias)) else None


def _address(value: Value) -> Value:
    return value.operands[0] if isinstance(value, ConstantExpr) and value.opcode == "ptrtoint" else value


def add_alias(s: SummaryState, alias: GlobalAlias) -> None:
    base = base_object(alias)
    if base is None or isinstance(base, GlobalIFunc):
        return
    summary = AliasSummary("", s.info(base))
    s.describe(alias, summary)
    s.add(alias, summary)


def mark(s: SummaryState) -> None:
    """What is alive whatever refers to it, and what cannot be imported since it refers to what cannot be renamed."""
    for ifunc in s.module.ifuncs:
        resolver = ifunc.resolver
        for value in (resolver, base_object(resolver)):
            summary = s.summary_of(value) if isinstance(value, GlobalValue) else None
            if summary is not None:
                summary.live = True
    for value in s.locals_used:
        summary = s.summary_of(value)
        if summary is not None:
            summary.not_eligible_to_import = True
    for name in _LIVE_ROOTS:
        info = s.index.values.get(guid_of(name))
        for one in info.summaries if info is not None else ():
            one.live = True
    for info in s.index.values.values():
        for one in info.summaries:
            named = [reference.value.guid for reference in one.references]
            if isinstance(one, FunctionSummary):
                named += [edge.callee.guid for edge in one.calls]
            if not s.is_thin or not s.fixed.isdisjoint(named):
                one.not_eligible_to_import = True
