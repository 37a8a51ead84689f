"""What a newer release's reader would change in a module, and since which release: a row for each kind of change.

Bodies are not read for it. What only they tell stays unsaid: constant expressions that became instructions, access tags
of TBAA, bundles. Attributes of calls are among the lists of the module.
"""

from __future__ import annotations

from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from irkit import intrinsics
from irkit.attributes import FUNCTION_INDEX, AttributeSet, StringAttribute
from irkit.context import Context
from irkit.denormals import DEFAULT, SINGLE, mode_of
from irkit.dialects.features import (
    DEBUG_RECORDS,
    DENORMAL_ATTRIBUTES,
    FLAGS_TO_FUNCTIONS,
    KEEPS_TYPED_POINTERS,
    NVVM_ATTRIBUTES,
    RELATIVE_FREQUENCY_TAIL_CALLS,
    SEMICOLON_IN_GUIDS,
    TYPED_RESOLVERS,
    UNIFORM_WORK_GROUPS,
    X86_MMX,
    Feature,
)
from irkit.dialects.producers import said_release
from irkit.flag_nodes import named_metadata
from irkit.releases import NEWEST, OLDEST
from irkit.types import ArrayType, FunctionType, StructType
from irkit.upgrades.attribute_sets import WORK_GROUPS
from irkit.upgrades.data_layout import upgrade_data_layout
from irkit.upgrades.module_flags import NVVM_ANNOTATIONS, changed_flags
from irkit.upgrades.newer.attributes import ROWS as ATTRIBUTE_ROWS
from irkit.upgrades.triples import Triple

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from irkit.functions import Function
    from irkit.module import Module

    _Find = Callable[["_Surveyed", int], list[str] | None]
    _Asked = Literal["all", "newer", "first"]

WRITTEN_VERSION: Final = 2  # of modules, the version that is written
_DEBUG_INTRINSICS: Final = ("llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.assign", "llvm.dbg.label")
_STRUCTORS: Final = ("llvm.global_ctors", "llvm.global_dtors")


class Upgrade(NamedTuple):
    """One change: LLVM `since` and later make it. `by` is LLVM's name for it, `names` are what it concerns, as far as
    that has names."""

    since: int
    by: str
    what: str
    names: tuple[str, ...]


class _Surveyed:
    """A module, with what several rows ask of it for several releases up to the `last`, gathered once."""

    def __init__(self, module: Module, last: int) -> None:
        self.module = module
        self.last = last

    @cached_property
    def old_intrinsics(self) -> list[Function]:
        """What is old for the last release; it is for others that come before, as what is old once stays so."""
        module, last = self.module, self.last
        own = module.dialect.llvm_version
        found = []
        for one in [one for one in module.functions if one.name[:5] == "llvm."]:
            intrinsic = intrinsics.lookup(one.name, last)
            is_settled = intrinsic is not None and own > OLDEST and intrinsic.since <= own  # what fitted still does
            if not is_settled and is_old_intrinsic(module.context, one.name, one.function_type, last):
                found.append(one)
        return found

    @cached_property
    def attribute_sets(self) -> list[tuple[bool, AttributeSet]]:
        """The sets of attributes, each once as a function's and once as any other's."""
        found: dict[tuple[bool, AttributeSet], None] = {}
        for attributes in self.module.context.attribute_lists():
            for index, one in attributes.sets.items():
                found[index == FUNCTION_INDEX, one] = None
        for variable in self.module.globals:
            if variable.attribute_set is not None:
                found[True, variable.attribute_set] = None
        return list(found)


class Row:
    """A kind of change that LLVM `first` and later make. `find` tells what LLVM N would change in a module: nothing is
    None, and what has no name is an empty list. `asked` are the releases that it is asked for: all, those newer than
    the module's own, or the first alone, since later ones change the same."""

    __slots__ = ("asked", "by", "find", "first", "what")

    def __init__(self, first: int, by: str, what: str, find: _Find, asked: _Asked = "first") -> None:
        self.first: int = first
        self.by: str = by
        self.what: str = what
        self.find: _Find = find
        self.asked: _Asked = asked

    def releases(self, own: int, last: int) -> range:
        first = max(self.first, own) if self.asked == "newer" else self.first
        return range(first, min(last, first) + 1 if self.asked == "first" else last + 1)


def survey(module: Module, llvm_version: int = NEWEST) -> list[Upgrade]:
    """What `upgrade(module, llvm_version)` would change, as far as it is known without reading bodies, by release."""
    surveyed = _Surveyed(module, llvm_version)
    found: list[Upgrade] = []
    for row in ROWS:
        known: set[str] = set()
        for version in row.releases(module.dialect.llvm_version, llvm_version):
            names = row.find(surveyed, version)
            if names is None:
                continue
            new = [name for name in dict.fromkeys(names) if name not in known]
            if new or not names:
                found.append(Upgrade(version, row.by, row.what, tuple(new)))
            if not names:
                break
            known.update(new)
    return sorted(found, key=lambda upgrade: upgrade.since)


def _old_records(surveyed: _Surveyed, version: int) -> list[str] | None:
    """Files from before LLVM 13 are read as LLVM 13's, which the oldest dialect says."""
    identification = surveyed.module.identification
    number = said_release(identification.producer) if identification is not None else None
    return [] if number is not None and number < OLDEST else None


def rewritten_because(module: Module) -> str:
    """Why the file that a module was read from does not come back to the byte although nothing is changed; "" where
    nothing speaks against it."""
    source = module.provenance
    if not source.is_bitcode or source.module_version == WRITTEN_VERSION:
        return ""
    return f"module version {source.module_version}, before LLVM 5: it is written as LLVM {OLDEST} writes the same"


def _pointers(surveyed: _Surveyed, version: int) -> list[str] | None:
    return None if surveyed.module.opaque_pointers else []


def _resolvers(surveyed: _Surveyed, version: int) -> list[str] | None:
    if surveyed.module.opaque_pointers:
        return None
    return [symbol.name for symbol in surveyed.module.ifuncs] or None


def _mmx(surveyed: _Surveyed, version: int) -> list[str] | None:
    if not surveyed.module.dialect.has(X86_MMX):
        return None
    mmx, functions = surveyed.module.context.x86_mmx, surveyed.module.functions
    known = set(map(attrgetter("function_type"), functions))
    types = {ty for ty in known if mmx is ty.return_type or mmx in ty.parameters}
    return [one.name for one in functions if one.function_type in types] if types else None


def _layout(surveyed: _Surveyed, version: int) -> list[str] | None:
    text = surveyed.module.data_layout
    changed = upgrade_data_layout(text, surveyed.module.target_triple, version)
    return None if changed == text else [changed]


def _calls(surveyed: _Surveyed, version: int) -> list[str] | None:
    context, old = surveyed.module.context, surveyed.old_intrinsics
    return [one.name for one in old if is_old_intrinsic(context, one.name, one.function_type, version)] or None


def is_old_intrinsic(context: Context, name: str, function_type: FunctionType, llvm_version: int) -> bool:
    """Whether LLVM `llvm_version` makes something else of calls of a function with this name and type."""
    intrinsic = intrinsics.lookup(name, llvm_version)
    if intrinsic is not None:
        from irkit.intrinsics.matching import overloaded_types

        has_typed_pointers = "*" in str(function_type)
        if has_typed_pointers or overloaded_types(context, intrinsic, function_type) is not None:
            return False
    from irkit.upgrades.old_calls import is_of_old  # slow to import, and few files need it

    return is_of_old(name)


def _debug_intrinsics(surveyed: _Surveyed, version: int) -> list[str] | None:
    if surveyed.module.debug_records:
        return None
    return [name for name in _DEBUG_INTRINSICS if surveyed.module.get(name) is not None] or None


def _attribute_rule(place: int) -> _Find:
    _, _, rule, for_functions, architectures = ATTRIBUTE_ROWS[place]

    def find(surveyed: _Surveyed, version: int) -> list[str] | None:
        if version <= surveyed.module.dialect.llvm_version:
            return None
        if architectures and Triple(surveyed.module.target_triple).architecture not in architectures:
            return None
        found: dict[str, None] = {}
        for is_functions, one_set in surveyed.attribute_sets:
            if is_functions or not for_functions:
                attributes = list(one_set)
                new = rule(attributes, version)
                if new is not attributes:
                    found.update(dict.fromkeys([one.name for one in attributes if one not in new]))
        return list(found) or None

    return find


def _denormals(surveyed: _Surveyed, version: int) -> list[str] | None:
    """Of functions alone, and as far as they can be understood."""
    lists = {function.attribute_list for function in surveyed.module.functions}
    found = {
        one.name
        for attributes in lists
        for one in (attributes.function or () if attributes is not None else ())
        if isinstance(one, StringAttribute) and one.name in (DEFAULT, SINGLE) and mode_of(one.value or "") is not None
    }
    return sorted(found) or None


def _work_groups(surveyed: _Surveyed, version: int) -> list[str] | None:
    for _, attributes in surveyed.attribute_sets:
        if any(isinstance(one, StringAttribute) and one.name == WORK_GROUPS and one.value for one in attributes):
            return [WORK_GROUPS]
    return None


def _flags(surveyed: _Surveyed, version: int) -> list[str] | None:
    return changed_flags(surveyed.module, version) or None


def _protection(surveyed: _Surveyed, version: int) -> list[str] | None:
    if not Triple(surveyed.module.target_triple).is_arm:  # the import is spared
        return None
    from irkit.upgrades.branch_protection import flags_to_copy

    return list(flags_to_copy(surveyed.module) or ()) or None


def _annotations(surveyed: _Surveyed, version: int) -> list[str] | None:
    if named_metadata(surveyed.module, NVVM_ANNOTATIONS) is None:
        return None
    from irkit.upgrades.nvvm import upgraded_annotations

    return upgraded_annotations(surveyed.module, version) or None


def _structors(surveyed: _Surveyed, version: int) -> list[str] | None:
    found = []
    for variable in [one for one in surveyed.module.globals if not one.is_declaration]:
        array = variable.value_type
        element = array.element if variable.name in _STRUCTORS and isinstance(array, ArrayType) else None
        if isinstance(element, StructType) and len(element.elements or ()) == 2:
            found.append(variable.name)
    return found or None


def _begins(module: Module, feature: Feature) -> bool:
    """Whether releases newer than the module's own have something that it does not."""
    return module.dialect.llvm_version < feature.first


def _guids(surveyed: _Surveyed, version: int) -> list[str] | None:
    if surveyed.module.summary is None or not _begins(surveyed.module, SEMICOLON_IN_GUIDS):
        return None
    return [value.name for value in surveyed.module.global_values() if value.has_local_linkage] or None


def _frequencies(surveyed: _Surveyed, version: int) -> list[str] | None:
    has_frequencies = surveyed.module.summary is not None
    return [] if has_frequencies and _begins(surveyed.module, RELATIVE_FREQUENCY_TAIL_CALLS) else None


ROWS: Final[tuple[Row, ...]] = (
    Row(OLDEST, "BitcodeReader", f"records of older releases are read as LLVM {OLDEST}'s", _old_records),
    Row(OLDEST, "UpgradeGlobalVariable", "elements of constructors get a third field", _structors),
    Row(OLDEST, "UpgradeModuleFlags", "module flags get other behaviours and names", _flags, "all"),
    Row(OLDEST, "UpgradeDataLayoutString", "the data layout is completed", _layout, "newer"),
    Row(OLDEST, "UpgradeIntrinsicCall", "calls of old intrinsics become what there is instead", _calls, "newer"),
    Row(TYPED_RESOLVERS.first, "getResolverFunctionType", "resolvers of ifuncs are cast to their type", _resolvers),
    *[
        Row(since, by, "attributes get another form", _attribute_rule(place))
        for place, (since, by, _, _, _) in enumerate(ATTRIBUTE_ROWS)
        if by != "memory"  # the same in other numbers
    ],
    Row(KEEPS_TYPED_POINTERS.last + 1, "PointerType", "typed pointers become opaque", _pointers),
    Row(SEMICOLON_IN_GUIDS.first, "getGlobalIdentifier", "GUIDs of local symbols become others", _guids),
    Row(RELATIVE_FREQUENCY_TAIL_CALLS.first, "RelBlockFreq", "a bit of frequencies tells of tail calls", _frequencies),
    Row(DEBUG_RECORDS.first, "UpgradeDbgInfo", "calls of debug intrinsics become records", _debug_intrinsics),
    Row(X86_MMX.last + 1, "TYPE_CODE_X86_MMX", "x86_mmx becomes <1 x i64>", _mmx),
    Row(
        NVVM_ATTRIBUTES.first, "UpgradeNVVMAnnotations", "annotations of kernels become attributes", _annotations, "all"
    ),
    Row(FLAGS_TO_FUNCTIONS.first, "copyModuleAttrToFunctions", "flags become attributes of functions", _protection),
    Row(UNIFORM_WORK_GROUPS.first, "UpgradeAttributes", "uniform work groups are told without a value", _work_groups),
    Row(DENORMAL_ATTRIBUTES.first, "UpgradeFunctionAttributes", "denormal modes become one attribute", _denormals),
)
