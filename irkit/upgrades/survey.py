"""What a newer release's reader would change in a module, and since which release: a row for each kind of change.

Bodies are not read for it. What only they tell stays unsaid: constant expressions that became instructions, access tags
of TBAA, bundles. Attributes of calls are among the lists of the module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from irkit import intrinsics
from irkit.attributes import FUNCTION_INDEX, Attribute, StringAttribute
from irkit.context import Context
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
from irkit.intrinsics.matching import overloaded_types
from irkit.releases import NEWEST, OLDEST
from irkit.types import ArrayType, StructType
from irkit.upgrades.branch_protection import flags_to_copy
from irkit.upgrades.data_layout import upgrade_data_layout
from irkit.upgrades.declarations import WORK_GROUPS
from irkit.upgrades.module_flags import changed_flags
from irkit.upgrades.newer.attributes import ROWS as ATTRIBUTE_ROWS
from irkit.upgrades.nvvm import upgraded_annotations
from irkit.upgrades.triples import Triple

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.module import Module

WRITTEN_VERSION: Final = 2  # of modules, the version that is written
_DEBUG_INTRINSICS: Final = ("llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.assign", "llvm.dbg.label")
_DENORMALS: Final = ("denormal-fp-math", "denormal-fp-math-f32")
_STRUCTORS: Final = ("llvm.global_ctors", "llvm.global_dtors")


class Upgrade(NamedTuple):
    """One change: LLVM `since` and later make it. `by` is LLVM's name for it, `names` are what it concerns, as far as
    that has names."""

    since: int
    by: str
    what: str
    names: tuple[str, ...]


class Row(NamedTuple):
    """A kind of change that LLVM `first` and later make. `find` tells what LLVM N would change in a module: nothing is
    None, and what has no name is an empty list. Releases before the module's own are asked only where the row
    `is_of_all`."""

    first: int
    by: str
    what: str
    find: Callable[[Module, int], list[str] | None]
    is_of_all: bool = True


def survey(module: Module, llvm_version: int = NEWEST) -> list[Upgrade]:
    """What `upgrade(module, llvm_version)` would change, as far as it is known without reading bodies, by release."""
    own = module.dialect.llvm_version
    found: list[Upgrade] = []
    for row in ROWS:
        known: set[str] = set()
        for version in range(row.first if row.is_of_all else max(row.first, own), llvm_version + 1):
            names = row.find(module, version)
            if names is None:
                continue
            new = [name for name in dict.fromkeys(names) if name not in known]
            if new or not names:
                found.append(Upgrade(version, row.by, row.what, tuple(new)))
            if not names:
                break
            known.update(new)
    return sorted(found, key=lambda upgrade: upgrade.since)


def _old_records(module: Module, version: int) -> list[str] | None:
    """Files from before LLVM 13 are read as LLVM 13's, which the oldest dialect says."""
    number = said_release(module.identification.producer) if module.identification is not None else None
    return [] if number is not None and number < OLDEST else None


def rewritten_because(module: Module) -> str:
    """Why the file that a module was read from does not come back to the byte although nothing is changed; "" where
    nothing speaks against it."""
    source = module.provenance
    if not source.is_bitcode or source.module_version == WRITTEN_VERSION:
        return ""
    return f"module version {source.module_version}, before LLVM 5: it is written as LLVM {OLDEST} writes the same"


def _pointers(module: Module, version: int) -> list[str] | None:
    return None if module.opaque_pointers else []


def _resolvers(module: Module, version: int) -> list[str] | None:
    if module.opaque_pointers or version > KEEPS_TYPED_POINTERS.last:
        return None
    return [symbol.name for symbol in module.ifuncs] or None


def _mmx(module: Module, version: int) -> list[str] | None:
    if not module.dialect.has(X86_MMX):
        return None
    mmx = module.context.x86_mmx
    types = [(one.name, one.function_type) for one in module.functions]
    return [name for name, ty in types if mmx in (ty.return_type, *ty.parameters)] or None


def _layout(module: Module, version: int) -> list[str] | None:
    text = module.data_layout
    changed = upgrade_data_layout(text, module.target_triple, version)
    return None if changed == text else [changed]


def _calls(module: Module, version: int) -> list[str] | None:
    return [one.name for one in module.functions if _is_old_intrinsic(module.context, one, version)] or None


def _is_old_intrinsic(context: Context, function: Function, version: int) -> bool:
    name = function.name
    if not name.startswith("llvm.") or name.startswith("llvm.dbg."):
        return False
    intrinsic = intrinsics.lookup(name, version)
    if intrinsic is not None:
        has_typed_pointers = "*" in str(function.function_type)
        if has_typed_pointers or overloaded_types(context, intrinsic, function.function_type) is not None:
            return False
    from irkit.upgrades.old_calls import is_of_old  # slow to import, and few files need it

    return is_of_old(name)


def _debug_intrinsics(module: Module, version: int) -> list[str] | None:
    if module.debug_records:
        return None
    return [name for name in _DEBUG_INTRINSICS if module.get(name) is not None] or None


def _attribute_rule(place: int) -> Callable[[Module, int], list[str] | None]:
    since, _, rule, for_functions, architectures = ATTRIBUTE_ROWS[place]

    def find(module: Module, version: int) -> list[str] | None:
        if version != since or version <= module.dialect.llvm_version:
            return None
        if architectures and Triple(module.target_triple).architecture not in architectures:
            return None
        found: dict[str, None] = {}
        for index, attributes in _attribute_sets(module):
            if index == FUNCTION_INDEX or not for_functions:
                new = rule(attributes, version)
                found.update(dict.fromkeys([one.name for one in attributes if one not in new]))
        return list(found) or None

    return find


def _attribute_sets(module: Module) -> Iterator[tuple[int, list[Attribute]]]:
    for attributes in module.context.attribute_lists():
        for index, one in attributes.sets.items():
            yield index, list(one)
    for variable in module.globals:
        if variable.attribute_set is not None:
            yield FUNCTION_INDEX, list(variable.attribute_set)


def _denormals(module: Module, version: int) -> list[str] | None:
    found = {
        one.name
        for index, attributes in _attribute_sets(module)
        for one in attributes
        if index == FUNCTION_INDEX and isinstance(one, StringAttribute) and one.name in _DENORMALS
    }
    return sorted(found) or None


def _work_groups(module: Module, version: int) -> list[str] | None:
    for _, attributes in _attribute_sets(module):
        if any(isinstance(one, StringAttribute) and one.name == WORK_GROUPS and one.value for one in attributes):
            return [WORK_GROUPS]
    return None


def _flags(module: Module, version: int) -> list[str] | None:
    return changed_flags(module, version) or None


def _protection(module: Module, version: int) -> list[str] | None:
    return list(flags_to_copy(module) or ()) or None


def _annotations(module: Module, version: int) -> list[str] | None:
    return upgraded_annotations(module, version) or None


def _structors(module: Module, version: int) -> list[str] | None:
    found = []
    for variable in module.globals:
        array = variable.value_type
        element = array.element if variable.name in _STRUCTORS and isinstance(array, ArrayType) else None
        if isinstance(element, StructType) and len(element.elements or ()) == 2:
            found.append(variable.name)
    return found or None


def _begins(module: Module, feature: Feature) -> bool:
    """Whether releases newer than the module's own have something that it does not."""
    return module.dialect.llvm_version < feature.first


def _guids(module: Module, version: int) -> list[str] | None:
    if module.summary is None or not _begins(module, SEMICOLON_IN_GUIDS):
        return None
    return [value.name for value in module.global_values() if value.has_local_linkage] or None


def _frequencies(module: Module, version: int) -> list[str] | None:
    return None if module.summary is None or not _begins(module, RELATIVE_FREQUENCY_TAIL_CALLS) else []


ROWS: Final[tuple[Row, ...]] = (
    Row(OLDEST, "BitcodeReader", f"records of older releases are read as LLVM {OLDEST}'s", _old_records),
    Row(OLDEST, "UpgradeGlobalVariable", "elements of constructors get a third field", _structors),
    Row(OLDEST, "UpgradeModuleFlags", "module flags get other behaviours and names", _flags),
    Row(OLDEST, "UpgradeDataLayoutString", "the data layout is completed", _layout, False),
    Row(OLDEST, "UpgradeIntrinsicCall", "calls of old intrinsics become what there is instead", _calls, False),
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
    Row(NVVM_ATTRIBUTES.first, "UpgradeNVVMAnnotations", "annotations of kernels become attributes", _annotations),
    Row(FLAGS_TO_FUNCTIONS.first, "copyModuleAttrToFunctions", "flags become attributes of functions", _protection),
    Row(UNIFORM_WORK_GROUPS.first, "UpgradeAttributes", "uniform work groups are told without a value", _work_groups),
    Row(DENORMAL_ATTRIBUTES.first, "UpgradeFunctionAttributes", "denormal modes become one attribute", _denormals),
)
