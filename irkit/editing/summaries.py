"""What a summary says that is not so: of a module that it is given to, or that was edited under it.

Text knows the values of a summary by the names of globals, bitcode by their numbers; either gives a global the GUID
that its name and linkage make. An entry for what the module does not define, or under another GUID, is another entry
once it is read again, or none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from irkit.dialects.encodings import SUMMARY_HOTNESS, SUMMARY_LINKAGES, VISIBILITIES
from irkit.dialects.features import GUID_LISTS
from irkit.errors import EditError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalValue, GlobalVariable
from irkit.guids import hashed_guid, module_guid
from irkit.module import Module
from irkit.summary import (
    FUNCTION_FLAGS,
    AliasSummary,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    ValueInfo,
)

_HASH_WORDS: Final = 5
_IMPORT_TYPES: Final = ("definition", "declaration")
_ACCESSES: Final = ("", "readonly", "writeonly")
_DEFINED_BY: Final[tuple[tuple[type[GlobalValueSummary], type[GlobalValue], str], ...]] = (
    (FunctionSummary, Function, "a function"),
    (GlobalVarSummary, GlobalVariable, "a variable"),
    (AliasSummary, GlobalAlias, "an alias"),
)


def summary_problem(module: Module, index: ModuleSummaryIndex, is_given: bool) -> str:
    """Why the summary cannot be the module's; "" if it can. One that was given to it, and not read with it, has no
    entries for what the module does not define: bitcode has no place for these."""
    problems = (
        index_problems(index),
        (problem for info in index.values.values() for problem in value_problems(module, index, info)),
        () if not is_given or index.is_combined else fitting_problems(module, index),
    )
    return next((problem for some in problems for problem in some), "")


def check_given(module: Module, index: object) -> None:
    """Raise EditError for what cannot become a module's summary."""
    if not isinstance(index, ModuleSummaryIndex):
        raise EditError(f"the summary of {module!r} cannot be {index!r}: it is a ModuleSummaryIndex or None")
    problem = summary_problem(module, index, True)
    if problem:
        raise EditError(f"the summary is not one of {module!r}: {problem}")
    for info in () if index.is_combined else index.values.values():
        for summary in info.summaries:
            if summary.module_path != module.name:
                raise EditError(f"the summary is one of the module {summary.module_path!r}, not of {module!r}")


def number_problem(what: str, number: int, bits: int) -> Iterator[str]:
    if not 0 <= number < 1 << bits:
        yield f"{what} is {number}, which is no number of {bits} bits"


def word_problem(what: str, word: str, words: tuple[str, ...]) -> Iterator[str]:
    if word not in words:
        yield f"{what} is {word!r}, and none of {', '.join(one for one in words if one)}"


def index_problems(index: ModuleSummaryIndex) -> Iterator[str]:
    yield from number_problem("the flags", index.flags, 64)
    yield from number_problem("the number of blocks", index.block_count, 64)
    for path, entry in index.modules.items():
        if entry.path != path:
            yield f"the module {path!r} has the path {entry.path!r}"
        if len(entry.hash) != _HASH_WORDS:
            yield f"the hash of the module {path!r} has not {_HASH_WORDS} words"
        for word in entry.hash:
            yield from number_problem(f"a word of the hash of the module {path!r}", word, 32)
    for tables in index.compatible_vtables.values():
        for _, value in tables:
            yield from known_problem(index, value)


def known_problem(index: ModuleSummaryIndex, value: ValueInfo | None) -> Iterator[str]:
    """What is referred to has an entry."""
    if value is not None and index.values.get(value.guid) is not value:
        yield f"{shown(value)} is referred to, and has no entry"


def shown(value: ValueInfo) -> str:
    return f"the value {value.name!r}" if value.name else f"the value of GUID {value.guid}"


def value_problems(module: Module, index: ModuleSummaryIndex, info: ValueInfo) -> Iterator[str]:
    yield from number_problem("the GUID of a value", info.guid, 64)
    yield from known_problem(index, info)
    if info.name:
        named = module.get(info.name)
        if named is None:
            if info.summaries or not info.name.startswith("llvm."):  # what an upgrade replaces keeps its entry
                yield f"{shown(info)} is none of the module's"
        elif not has_guid(module, named, info.guid):
            yield f"{shown(info)} has the GUID {info.guid}, and the module's {module_guid(module, named)}"
    for summary in info.summaries:
        where = f"in the summary of {shown(info)}"
        if summary.module_path not in index.modules:
            yield f"{where}, there is no module {summary.module_path!r}"
        yield from word_problem(f"{where}, the linkage", summary.linkage, tuple(SUMMARY_LINKAGES))
        yield from word_problem(f"{where}, the visibility", summary.visibility, tuple(VISIBILITIES))
        yield from word_problem(f"{where}, the type of import", summary.import_type, _IMPORT_TYPES)
        for reference in summary.references:
            yield from word_problem(f"{where}, an access", reference.access, _ACCESSES)
            yield from known_problem(index, reference.value)
        if isinstance(summary, AliasSummary):
            yield from known_problem(index, summary.aliasee)
        elif isinstance(summary, GlobalVarSummary):
            yield from number_problem(f"{where}, the visibility of virtual calls", summary.vcall_visibility, 2)
            for function, offset in summary.vtable_functions:
                yield from number_problem(f"{where}, an offset", offset, 64)
                yield from known_problem(index, function)
        elif isinstance(summary, FunctionSummary):
            yield from function_problems(index, summary, where)


def has_guid(module: Module, value: GlobalValue, guid: int) -> bool:
    """Whether a global is known by a GUID: its name's, or what a list says, or a module without a source's name."""
    if module.dialect.has(GUID_LISTS) or module_guid(module, value) == guid:
        return True
    return not module.provenance.has_source_filename and hashed_guid(module, value.name, value.linkage, "") == guid


def function_problems(index: ModuleSummaryIndex, summary: FunctionSummary, where: str) -> Iterator[str]:
    yield from number_problem(f"{where}, the number of instructions", summary.instruction_count, 32)
    yield from number_problem(f"{where}, the word of flags", summary.function_flags, len(FUNCTION_FLAGS))
    if summary.entry_count and not index.is_combined:
        yield f"{where}, there is a count of entries, which only a combined summary has"
    for edge in summary.calls:
        yield from word_problem(f"{where}, a hotness", edge.hotness, SUMMARY_HOTNESS)
        yield from number_problem(f"{where}, a frequency", edge.relative_frequency, 64)
        yield from known_problem(index, edge.callee)
    for test in summary.type_tests:
        yield from number_problem(f"{where}, a type test", test, 64)
    for access in summary.parameter_accesses:
        for call in access.calls:
            yield from known_problem(index, call.callee)
    for callsite in summary.callsites:
        yield from known_problem(index, callsite.callee)


def fitting_problems(module: Module, index: ModuleSummaryIndex) -> Iterator[str]:
    """What the module does not define, or defines as something else."""
    globals_by_guid = {module_guid(module, value): value for value in module.global_values() if value.name}
    for info in index.values.values():
        if not info.summaries:
            continue
        value = globals_by_guid.get(info.guid)
        if value is None or value.is_declaration:
            yield f"{shown(info)} has a summary, and the module does not define it"
            continue
        if len(info.summaries) > 1:
            yield f"{shown(info)} has {len(info.summaries)} summaries, of one module"
        for of_kind, kind, words in _DEFINED_BY:
            if isinstance(info.summaries[0], of_kind) and not isinstance(value, kind):
                yield f"{shown(info)} has the summary of {words}, and {value.describe()} is none"
