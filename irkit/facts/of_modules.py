"""The facts of a module, its functions and other globals, and its comdats."""

from __future__ import annotations

from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX
from irkit.facts.state import State
from irkit.functions import Function
from irkit.globals import GlobalObject, GlobalValue, GlobalVariable


def number_globals(state: State) -> None:
    """Give the globals their numbers: functions first, whose own contents are numbered by it."""
    module = state.module
    for number, function in enumerate(module.functions, 1):
        state.function_numbers[function] = number
        state.immediate(function)
    for group in (module.globals, module.aliases, module.ifuncs):
        for value in group:
            state.immediate(value)


def add_module(state: State) -> None:
    """The rows of the module itself."""
    module, number = state.module, state.number
    state.table("module").add(number)
    for name, text in (
        ("module:name", module.name),
        ("module:source_filename", module.source_filename),
        ("module:target_triple", module.target_triple),
        ("module:data_layout", module.data_layout),
        ("module:assembly", module.module_asm),
    ):
        if text:
            state.table(name).add_text(number, text)
    state.table("module:llvm_version").add2(number, module.dialect.llvm_version)
    comdat, kind = state.table("comdat"), state.table("comdat:selection_kind")
    for one in module.comdats.values():
        comdat.add(comdat.number(one.name, 0))
        kind.add2(kind.number(one.name, 0), kind.number(one.selection_kind))


def add_globals(state: State) -> None:
    """The rows of all globals but the bodies of functions."""
    module = state.module
    for function in module.functions:
        add_global(state, function)
        add_function(state, function)
    for variable in module.globals:
        add_global(state, variable)
        add_variable(state, variable)
    for alias in module.aliases:
        add_global(state, alias)
        state.table("alias").add(state.ids[alias])
        state.table("alias:aliasee").add2(state.ids[alias], state.value(alias.target))
    for ifunc in module.ifuncs:
        add_global(state, ifunc)
        state.table("ifunc").add(state.ids[ifunc])
        state.table("ifunc:resolver").add2(state.ids[ifunc], state.value(ifunc.target))


def add_global(state: State, value: GlobalValue) -> None:
    number = state.ids[value]
    state.table("global").add(number)
    state.table("global:value_type").add2(number, state.type(value.value_type))
    state.table("global:address_space").add2(number, value.address_space)
    state.table("global:linkage").add_text(number, value.linkage)
    for name, text in (
        ("global:name", value.name),
        ("global:visibility", "" if value.visibility == "default" else value.visibility),
        ("global:dll_storage", value.dll_storage),
        ("global:unnamed_addr", value.unnamed_addr),
        ("global:thread_local", value.thread_local_mode),
        ("global:partition", value.partition),
    ):
        if text:
            state.table(name).add_text(number, text)
    if value.dso_local:
        state.table("global:dso_local").add(number)
    if isinstance(value, (Function, GlobalVariable)) and value.is_declaration:
        state.table("global:declaration").add(number)
    if isinstance(value, GlobalObject):
        if value.section:
            state.table("global:section").add_text(number, value.section)
        if value.alignment:
            state.table("global:alignment").add2(number, value.alignment)
        if value.comdat is not None:
            state.table("global:comdat").add_text(number, value.comdat.name)
    if state.has_metadata:
        table = state.table("global:metadata")
        for kind, node in value.attachment_list() or ():
            table.add3(number, table.number(kind), state.node(node))


def add_variable(state: State, value: GlobalVariable) -> None:
    number = state.ids[value]
    state.table("global_variable").add(number)
    if value.is_constant:
        state.table("global_variable:constant").add(number)
    if value.externally_initialized:
        state.table("global_variable:externally_initialized").add(number)
    if value.code_model:
        state.table("global_variable:code_model").add_text(number, value.code_model)
    initializer = value.initializer
    if initializer is not None:
        state.table("global_variable:initializer").add2(number, state.value(initializer))
    for attribute in value.attribute_set or ():
        state.table("global_variable:attribute").add_text(number, state.texts.attribute(attribute))
    for option, is_set in (
        ("no_sanitize_address", value.no_sanitize_address),
        ("no_sanitize_hwaddress", value.no_sanitize_hwaddress),
        ("sanitize_memtag", value.sanitize_memtag),
        ("sanitize_address_dyninit", value.sanitize_address_dyninit),
    ):
        if is_set:
            state.table("global_variable:sanitizer").add_text(number, option)


def add_function(state: State, function: Function) -> None:
    number = state.ids[function]
    state.table("function").add(number)
    state.table("function:id").add_text(number, state.texts.simple(function) or "")
    if function.name:
        state.table("function:name").add_text(number, function.name)
        if function.name.startswith("llvm."):
            state.table("function:intrinsic").add(number)
    state.table("function:type").add2(number, state.type(function.function_type))
    base = state.function_base(function)
    for index in range(len(function.arguments)):
        state.table("function:param").add3(number, index, base + index)
    state.table("function:nparams").add2(number, len(function.arguments))
    state.table("function:calling_convention").add_text(number, function.calling_convention)
    if function.gc:
        state.table("function:gc").add_text(number, function.gc)
    if function.preferred_alignment:
        state.table("function:preferred_alignment").add2(number, function.preferred_alignment)
    for name, data in (
        ("function:personality", function.personality),
        ("function:prefix_data", function.prefix_data),
        ("function:prologue_data", function.prologue_data),
    ):
        if data is not None:
            state.table(name).add2(number, state.value(data))
    sets = function.attribute_list.sets if function.attribute_list is not None else {}
    for place in sorted(sets):
        for attribute in sets[place]:
            text = state.texts.attribute(attribute)
            if place == FUNCTION_INDEX:
                state.table("function:attribute").add_text(number, text)
            elif place == RETURN_INDEX:
                state.table("function:return_attribute").add_text(number, text)
            else:
                index = place - FIRST_ARGUMENT_INDEX
                state.table("function:param_attribute").add_index_text(number, index, text)
