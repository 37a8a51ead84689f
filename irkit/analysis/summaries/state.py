"""What the parts of a summary's making share: the index, the GUIDs of the module's values, its flags."""

from __future__ import annotations

from irkit.constant_walk import base_object
from irkit.dialects.features import (
    SUMMARY_ADDRESSES_WITHOUT_FUNCTIONS,
    SUMMARY_BINDS_TO_ADDRESSES,
    SUMMARY_BINDS_TO_IFUNCS,
    SUMMARY_PROFILED_TABLES,
)
from irkit.flag_nodes import integer_flag
from irkit.globals import GlobalObject, GlobalValue, GlobalVariable
from irkit.guids import module_guid
from irkit.module import Module
from irkit.summary import GlobalValueSummary, ModuleSummaryIndex, ValueInfo
from irkit.words import INTERPOSABLE_LINKAGES


class SummaryState:
    """An index in the making."""

    def __init__(self, module: Module, has_counts: bool) -> None:
        self.module: Module = module
        self.index: ModuleSummaryIndex = ModuleSummaryIndex()
        self.is_thin: bool = integer_flag(module, "ThinLTO") != 0
        self.locals_used: list[GlobalValue] = []  # that `llvm.used` and its like name
        self.fixed: set[int] = set()  # the GUIDs of what cannot become visible to other modules
        self.binds_to_addresses: bool = module.dialect.has(SUMMARY_BINDS_TO_ADDRESSES)
        self.binds_to_ifuncs: bool = module.dialect.has(SUMMARY_BINDS_TO_IFUNCS)
        self.profiles_tables: bool = module.dialect.has(SUMMARY_PROFILED_TABLES)
        self.addresses_hold_functions: bool = not module.dialect.has(SUMMARY_ADDRESSES_WITHOUT_FUNCTIONS)
        self.has_counts: bool = has_counts  # block frequencies are asked for, for a text

    def guid(self, value: GlobalValue) -> int:
        return module_guid(self.module, value)

    def info(self, value: GlobalValue) -> ValueInfo:
        """The entry of a value."""
        return self.index.value(self.guid(value), value.name)

    def add(self, value: GlobalValue, summary: GlobalValueSummary) -> None:
        self.info(value).summaries.append(summary)

    def summary_of(self, value: GlobalValue) -> GlobalValueSummary | None:
        found = self.index.values.get(self.guid(value))
        return found.summaries[0] if found is not None and found.summaries else None

    def describe(self, value: GlobalValue, summary: GlobalValueSummary) -> None:
        """What the summary of a definition says of it as a global."""
        summary.linkage = value.linkage
        summary.visibility = value.visibility
        summary.dso_local = is_dso_local(value)
        summary.can_auto_hide = may_be_hidden(value)
        if is_fixed_local(value):
            summary.not_eligible_to_import = True
            self.fixed.add(self.guid(value))

    def is_interposable(self, value: GlobalValue) -> bool:
        if value.linkage in INTERPOSABLE_LINKAGES:
            return True
        return bool(integer_flag(self.module, "SemanticInterposition")) and not is_dso_local(value)


def is_dso_local(value: GlobalValue) -> bool:
    return value.dso_local or value.implies_dso_local


def may_be_hidden(value: GlobalValue) -> bool:
    """Whether it may be left out of the symbol table of a shared object (LLVM's canBeOmittedFromSymbolTable)."""
    if value.linkage != "linkonce_odr":
        return False
    if value.unnamed_addr == "unnamed_addr":
        return True
    if isinstance(value, GlobalVariable) and not value.is_constant:
        return False
    return value.unnamed_addr != ""


def is_fixed_local(value: GlobalValue) -> bool:
    """Whether a local stands in a section, whose readers may know its name."""
    base = base_object(value)
    return isinstance(base, GlobalObject) and bool(base.section) and value.has_local_linkage
