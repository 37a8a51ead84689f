"""Two modules, compared: `equivalent` and `differences`."""

from __future__ import annotations

import contextlib
from itertools import count, zip_longest

from irkit.equivalence.attributes import AttributeMatcher, list_texts, set_texts
from irkit.equivalence.describe import Names, global_text, short, subject_of, value_text
from irkit.equivalence.difference import Difference, Enough, Report
from irkit.equivalence.functions import FunctionMatcher
from irkit.equivalence.metadata import MetadataMatcher
from irkit.equivalence.summary import compare_summaries
from irkit.equivalence.types import TypeMatcher
from irkit.equivalence.use_lists import UseListMatcher
from irkit.equivalence.values import ValueMatcher
from irkit.functions import Function
from irkit.globals import Comdat, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.metadata import NamedMDNode
from irkit.module import Module
from irkit.types import quoted_name

Key = str | int


def equivalent(left: Module, right: Module, *, names: bool = True, use_list_order: bool = False) -> bool:
    """Whether two modules say the same, whatever their types, constants and metadata are numbered.

    Not compared are the modules' own names and LLVM versions, and what only a faithful rewrite of the source needs.
    `names`: names of local values count. `use_list_order`: the orders of use-lists count. Raises `BitcodeError` where
    a part that is read only now is damaged.
    """
    return not compare(left, right, 1, names, use_list_order)


def differences(
    left: Module, right: Module, *, names: bool = True, use_list_order: bool = False, limit: int = 0
) -> list[Difference]:
    """What is different in the second module, in the order of the first; at most `limit` differences if it is not 0.

    See `equivalent` for what is compared. What is only numbered or ordered differently inside metadata, attributes or
    tables is no difference; the order of globals is one.
    """
    return compare(left, right, limit, names, use_list_order)


def compare(left: Module, right: Module, limit: int, names: bool, use_list_order: bool) -> list[Difference]:
    if left is right:
        return []
    report = Report(limit)
    with contextlib.suppress(Enough):
        ModuleMatcher(left, right, report, names, use_list_order).compare()
    return report.found


class ModuleMatcher:
    """One comparison. Globals are paired by name, those without by their number among them."""

    def __init__(self, left: Module, right: Module, report: Report, names: bool, use_list_order: bool) -> None:
        left.materialize()
        right.materialize()
        self.left: Module = left
        self.right: Module = right
        self.report: Report = report
        self.types: TypeMatcher = TypeMatcher(report)
        self.values: ValueMatcher = ValueMatcher(self.types)
        # Text against bitcode: what text cannot say is no difference.
        one_kind = left.provenance.is_bitcode == right.provenance.is_bitcode
        self.metadata: MetadataMatcher = MetadataMatcher(report, self.values, one_kind)
        self.attributes: AttributeMatcher = AttributeMatcher(self.types)
        self.functions: FunctionMatcher = FunctionMatcher(
            report, self.types, self.values, self.metadata, self.attributes, names, use_list_order
        )
        self.comdats: dict[str, tuple[Comdat, Comdat]] = {}
        self.use_list_order: bool = use_list_order

    def compare(self) -> None:
        self.compare_module()
        pairs = self.pair_globals()
        for one, other in pairs:
            self.compare_globals(one, other)
            self.metadata.compare_all()
        for one, other in pairs:
            if isinstance(one, Function):
                assert isinstance(other, Function)
                self.report.at(subject_of(one))
                self.functions.compare(one, other)
        self.compare_named_metadata()
        self.types.compare_structs()
        self.compare_comdats()
        compare_summaries(self.left, self.right, self.report)
        if self.use_list_order:
            UseListMatcher(self.values, self.report).compare(pairs)

    def compare_module(self) -> None:
        left, right = self.left, self.right
        text = self.functions.text
        text("source_filename", left.source_filename, right.source_filename)
        text("target triple", left.target_triple, right.target_triple)
        text("target datalayout", left.data_layout, right.data_layout)
        if assembly_lines(left) != assembly_lines(right):
            text("module asm", short(left.module_asm), short(right.module_asm))
        text("targets of module asm", assembly_targets(left), assembly_targets(right))
        text("dependent libraries", ", ".join(left.dependent_libraries), ", ".join(right.dependent_libraries))

    # Globals

    def pair_globals(self) -> list[tuple[GlobalValue, GlobalValue]]:
        """Pair globals, and report those that have no partner, and where the order of the others is another."""
        mine, theirs = keyed_globals(self.left), keyed_globals(self.right)
        found: list[tuple[GlobalValue, GlobalValue]] = []
        for key, one in mine.items():
            other = theirs.get(key)
            if other is not None and type(one) is type(other):
                found.append((one, other))
                self.values.pairs[one] = other
            else:
                self.report.at(subject_of(one))
                self.report.removed("", declaration_text(one))
        for key, other in theirs.items():
            partner = mine.get(key)
            if partner is None or type(partner) is not type(other):
                self.report.at(subject_of(other))
                self.report.added("", declaration_text(other))
        self.compare_order(found, theirs)
        return found

    def compare_order(self, found: list[tuple[GlobalValue, GlobalValue]], theirs: dict[Key, GlobalValue]) -> None:
        """Report, once for each kind, that globals stand in another order."""
        places = {value: place for place, value in enumerate(theirs.values())}
        before: GlobalValue | None = None
        for one, other in found:
            if before is not None and type(before) is type(other) and places[before] > places[other]:
                self.report.at(subject_of(one))
                self.report.changed("place", "after " + global_text(before), "before " + global_text(before))
                return
            before = other

    def compare_globals(self, left: GlobalValue, right: GlobalValue) -> None:
        """Compare everything of two globals of one class but a function's body."""
        self.report.at(subject_of(left))
        text, flag = self.functions.text, self.functions.flag
        self.functions.type("type", left.type, right.type)
        self.functions.type("value type", left.value_type, right.value_type)
        text("linkage", left.linkage, right.linkage)
        text("visibility", left.visibility, right.visibility)
        text("DLL storage class", left.dll_storage, right.dll_storage)
        text("thread-local mode", left.thread_local_mode, right.thread_local_mode)
        text("unnamed_addr", left.unnamed_addr, right.unnamed_addr)
        flag("dso_local", left.dso_local, right.dso_local)
        text("partition", left.partition, right.partition)
        self.functions.number("address space", left.address_space, right.address_space)
        if isinstance(left, GlobalObject):
            assert isinstance(right, GlobalObject)
            self.compare_objects(left, right)
        if isinstance(left, GlobalVariable):
            assert isinstance(right, GlobalVariable)
            self.compare_variables(left, right)
        elif isinstance(left, Function):
            assert isinstance(right, Function)
            self.compare_functions(left, right)
        elif isinstance(left, IndirectSymbol):
            assert isinstance(right, IndirectSymbol)
            self.functions.value("target", left.target, right.target)
            if isinstance(left, GlobalIFunc):
                assert isinstance(right, GlobalIFunc)
                self.functions.attachments(left.metadata.items(), right.metadata.items())

    def compare_objects(self, left: GlobalObject, right: GlobalObject) -> None:
        self.functions.number("alignment", left.alignment, right.alignment)
        if isinstance(left, Function):
            assert isinstance(right, Function)
            self.functions.number("preferred alignment", left.preferred_alignment, right.preferred_alignment)
        self.functions.text("section", left.section, right.section)
        one, other = left.comdat, right.comdat
        self.functions.text("comdat", one.name if one is not None else "", other.name if other is not None else "")
        if one is not None and other is not None and one.name == other.name:
            self.comdats[one.name] = (one, other)
        self.functions.attachments(left.metadata.items(), right.metadata.items())

    def compare_variables(self, left: GlobalVariable, right: GlobalVariable) -> None:
        flag = self.functions.flag
        flag("constant", left.is_constant, right.is_constant)
        flag("externally_initialized", left.externally_initialized, right.externally_initialized)
        flag("no_sanitize_address", left.no_sanitize_address, right.no_sanitize_address)
        flag("no_sanitize_hwaddress", left.no_sanitize_hwaddress, right.no_sanitize_hwaddress)
        flag("sanitize_memtag", left.sanitize_memtag, right.sanitize_memtag)
        flag("sanitize_address_dyninit", left.sanitize_address_dyninit, right.sanitize_address_dyninit)
        self.functions.text("code model", left.code_model, right.code_model)
        if not self.attributes.same_sets(left.attribute_set, right.attribute_set):
            self.report.changed("attributes", *set_texts(left.attribute_set, right.attribute_set))
        self.functions.value("initializer", left.initializer, right.initializer)

    def compare_functions(self, left: Function, right: Function) -> None:
        self.functions.text("calling convention", left.calling_convention, right.calling_convention)
        self.functions.text("gc", left.gc, right.gc)
        if not self.attributes.same_lists(left.attribute_list, right.attribute_list):
            self.report.changed("attributes", *list_texts(left.attribute_list, right.attribute_list))
        self.functions.value("personality", left.personality, right.personality)
        self.functions.value("prefix", left.prefix_data, right.prefix_data)
        self.functions.value("prologue", left.prologue_data, right.prologue_data)

    # The rest

    def compare_comdats(self) -> None:
        """The comdats that globals name; what nothing refers to is in no file."""
        for name, (one, other) in self.comdats.items():
            self.report.at("comdat $" + quoted_name(name))
            self.functions.text("selection kind", one.selection_kind, other.selection_kind)

    def compare_named_metadata(self) -> None:
        mine = {named.name: named for named in self.left.named_metadata}
        theirs = {named.name: named for named in self.right.named_metadata}
        for name, named in mine.items():
            self.report.at("metadata !" + name)
            other = theirs.get(name)
            if other is None:
                self.report.removed("", f"{len(named.operands)} nodes")
            else:
                self.compare_lists(named, other)
        for name, named in theirs.items():
            if name not in mine:
                self.report.at("metadata !" + name)
                self.report.added("", f"{len(named.operands)} nodes")

    def compare_lists(self, left: NamedMDNode, right: NamedMDNode) -> None:
        for index, (one, other) in enumerate(zip_longest(left.operands, right.operands)):
            self.metadata.root(str(index), one, other)
        self.metadata.compare_all()


def keyed_globals(module: Module) -> dict[Key, GlobalValue]:
    """Globals by name, those without one by their number among them."""
    numbers = count()
    return {value.name or next(numbers): value for value in module.global_values()}


def declaration_text(value: GlobalValue) -> str:
    """A global in a few words."""
    words = [value.linkage, str(value.value_type)]
    if isinstance(value, GlobalVariable):
        words.append(value_text(value.initializer, Names(), 1))
    elif isinstance(value, Function):
        words.append("" if value.is_declaration else f"of {len(value.blocks)} blocks")
    return " ".join([word for word in words if word])


def assembly_lines(module: Module) -> list[str]:
    """The lines of module-level assembly. Those without anything in them do not count: the text of releases before
    LLVM 23 cannot say them."""
    return [line for line in module.module_asm.split("\n") if line]


def assembly_targets(module: Module) -> str:
    """What the fragments of module-level assembly are for, with the bytes of each that is for a special target."""
    told = [
        f"{fragment.target_cpu} {fragment.target_features}: {len(fragment.text)} bytes"
        for fragment in module.assembly_fragments
        if fragment.target_cpu or fragment.target_features
    ]
    return ", ".join(told)
