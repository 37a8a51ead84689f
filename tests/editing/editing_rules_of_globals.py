"""One edit for each public method and property that changes attachments, attributes, globals and the module."""

from __future__ import annotations

from typing import Any

from editing_site import NothingThere, Site, edits, sets

import irkit
from irkit import words
from irkit.functions import Function
from irkit.globals import Comdat
from irkit.types import FunctionType
from irkit.values import Value

# Attachments, attributes


def owner(s: Site) -> Any:
    return s.of([s.instruction(), s.object()])


KINDS = ("my.kind", "other", "dbg")

sets("Instruction.metadata", Site.instruction, lambda s: {"my.kind": s.node()})
sets("GlobalObject.metadata", Site.variable, lambda s: [("my.kind", s.node())] * s.number(2))
sets("GlobalIFunc.metadata", lambda s: s.of(list(s.m.ifuncs)), lambda s: {"my.kind": s.node()})


@edits("Attachments.__setitem__", "Attachments.add", "Attachments.update", "Attachments.replace")
def attach(s: Site) -> None:
    metadata = owner(s).metadata
    kind = s.of(KINDS[:2]) if s.often() else "my.kind"
    which = s.number(3)
    if which == 0:
        metadata[kind] = s.node()
    elif which == 1:
        metadata.add(kind, s.node())
    elif which == 2:
        metadata.update({kind: s.node()})
    else:
        metadata.replace({**dict(metadata.items()), kind: s.node()})


@edits("Attachments.__delitem__", "Attachments.discard", "Attachments.clear")
def detach(s: Site) -> None:
    metadata = s.instruction().metadata
    which = s.number(2)
    if which == 0:
        del metadata[s.of(KINDS)]
    elif which == 1:
        metadata.discard(s.of(KINDS))
    else:
        metadata.clear()


ATTRIBUTES: tuple[tuple[object, ...], ...] = (
    ("cold",),
    ("nounwind",),
    ("noinline",),
    ("alwaysinline",),
    ("optnone",),
    ("align", 8),
    ("noundef",),
    ("nonnull",),
    ("zeroext",),
    ("dereferenceable", 4),
    ("memory", "argmem: read"),
    ("range", (0, 9)),
    ("key", "value"),
    ("no such",),
)


def attributes(s: Site) -> Any:
    function, call = s.any_function(), s.call()
    found = [function.attributes, function.return_attributes, call.attributes, call.return_attributes]
    found += [argument.attributes for argument in function.args]
    found += [call.argument_attributes(number) for number in range(call.argument_count)]
    return s.of(found)


@edits(
    "Attributes.add",
    "Function.attributes",
    "Function.return_attributes",
    "CallBase.attributes",
    "CallBase.return_attributes",
    "CallBase.argument_attributes",
    "Argument.attributes",
)
def add_attribute(s: Site) -> None:
    attributes(s).add(*s.of(ATTRIBUTES))


@edits("Attributes.remove", "Attributes.discard", "Attributes.clear", "GlobalVariable.attributes")
def remove_attribute(s: Site) -> None:
    name = str(s.of(ATTRIBUTES)[0])
    which = s.number(6)
    if which == 0:
        s.variable().attributes.add("key", "value")
    elif which == 1:
        s.variable().attributes.clear()
    elif which < 4:
        attributes(s).remove(name)
    else:
        attributes(s).discard(name)


# Globals

sets("GlobalValue.linkage", Site.global_value, lambda s: s.of([*words.LINKAGES.words, "no linkage"]))
sets("GlobalValue.visibility", Site.global_value, lambda s: s.of(words.VISIBILITIES.words))
sets("GlobalValue.dll_storage", Site.global_value, lambda s: s.of(words.DLL_STORAGE_CLASSES.words))
sets("GlobalValue.thread_local_mode", Site.variable, lambda s: s.of(words.THREAD_LOCAL_MODES.words))
sets("GlobalValue.unnamed_addr", Site.global_value, lambda s: s.of(words.UNNAMED_ADDRESSES.words))
sets("GlobalObject.alignment", Site.object, lambda s: s.of([0, 1, 16, 3]))
sets("GlobalVariable.code_model", Site.variable, lambda s: s.of(words.CODE_MODELS.words))
sets("Comdat.selection_kind", lambda s: s.of(list(s.m.comdats.values())), lambda s: s.of(words.SELECTION_KINDS.words))
sets("Function.calling_convention", Site.any_function, lambda s: s.of([0, 8, 9, 2000]))
sets("Function.personality", Site.function, lambda s: s.of([None, s.any_function()]))
sets("Function.prefix_data", Site.function, lambda s: s.of([None, s.constant(irkit.i32)]))
sets("Function.prologue_data", Site.function, lambda s: s.of([None, s.constant(irkit.ptr)]))
sets("IndirectSymbol.target", lambda s: s.of([*s.m.aliases, *s.m.ifuncs]), lambda s: s.constant(irkit.ptr))
sets("GlobalAlias.aliasee", lambda s: s.of(s.m.aliases), lambda s: s.constant(irkit.ptr))
sets("GlobalIFunc.resolver", lambda s: s.of(s.m.ifuncs), lambda s: s.constant(irkit.ptr))


@edits("Function.set_data_operand")
def set_data_operand(s: Site) -> None:
    s.function().set_data_operand(s.number(2), s.constant(irkit.ptr))


@edits("GlobalVariable.initializer")
def set_initializer(s: Site) -> None:
    variable = s.variable()
    variable.initializer = s.constant(variable.value_type if s.often() else irkit.i64)


@edits("GlobalVariable.change_type")
def change_variable_type(s: Site) -> None:
    ty = s.of([irkit.i32, irkit.i64, irkit.ptr])
    s.variable().change_type(ty, s.constant(ty) if s.often() else None)


@edits("Function.change_type")
def change_function_type(s: Site) -> None:
    function = s.any_function()
    old = function.function_type
    sources: list[int | None] = [n for n in range(len(old.parameters)) if s.often()]
    kept = [old.parameters[n] for n in sources if n is not None]
    if s.number(1):
        sources.append(None)
        kept.append(s.of([irkit.i32, irkit.ptr]))
    result = old.return_type if s.number(1) else s.of([irkit.i32, irkit.void])
    ty = irkit.function_type(result, kept, old.is_vararg)
    assert isinstance(ty, FunctionType)
    function.change_type(ty, sources, calls=s.often(), returns=s.often())


@edits("Function.clone")
def clone_function(s: Site) -> None:
    if len(s.m.functions) > 8:
        raise NothingThere
    function = s.any_function()
    values: dict[Value, Value] = {}
    if function.args and s.number(1):
        values[function.args[0]] = s.constant(function.args[0].type)
    function.clone(s.of([None, "copy"]), values)


@edits("Function.delete_body", "Function.give_up")
def delete_body(s: Site) -> None:
    if len([f for f in s.m.functions if f.blocks]) < 3:
        raise NothingThere
    s.any_function().delete_body()


@edits("GlobalValue.erase_from_parent", "GlobalValue.give_up")
def erase_global(s: Site) -> None:
    value = s.global_value()
    if isinstance(value, Function) and len(s.m.functions) < 4:
        raise NothingThere
    value.erase_from_parent()


@edits("GlobalValue.remove_from_parent", "Module.remove", "Module.add")
def remove_global(s: Site) -> None:
    """Out, and in again."""
    value = s.global_value()
    if s.number(1):
        value.remove_from_parent()
    else:
        s.m.remove(value)
    s.m.add(value)


@edits("Module.add_function")
def add_function(s: Site) -> None:
    if len(s.m.functions) > 8:
        raise NothingThere
    ty = irkit.function_type(s.of([irkit.i32, irkit.void]), [irkit.i32] * s.number(2))
    s.m.add_function(s.name(), ty, unique=bool(s.number(1)))


@edits("Module.add_global")
def add_global(s: Site) -> None:
    if len(s.m.globals) > 8:
        raise NothingThere
    ty = s.of([irkit.i32, irkit.ptr])
    s.m.add_global(s.name(), ty, s.constant(ty) if s.often() else None, unique=bool(s.number(1)))


@edits("Module.add_alias")
def add_alias(s: Site) -> None:
    if len(s.m.aliases) > 4:
        raise NothingThere
    s.m.add_alias(s.name(), s.global_value(), unique=bool(s.number(1)))


@edits("Module.add_ifunc")
def add_ifunc(s: Site) -> None:
    if len(s.m.ifuncs) > 4:
        raise NothingThere
    function = s.any_function()
    s.m.add_ifunc(s.name(), function.function_type, function, unique=bool(s.number(1)))


@edits("Module.add_struct")
def add_struct(s: Site) -> None:
    ty = s.m.add_struct(s.of(["one", "two", ""]), [irkit.i32])
    if len(s.m.globals) < 8:
        s.m.add_global("", ty, s.m.context.null(ty))


@edits("Module.declare_intrinsic")
def declare_intrinsic(s: Site) -> None:
    s.m.declare_intrinsic(s.of(["llvm.trap", "llvm.umax"]), s.of([(), (irkit.i32,)]))


def comdat(s: Site) -> Comdat | None:
    return s.of([None, *s.m.comdats.values(), Comdat("c")])


@edits("GlobalObject.comdat")
def set_comdat(s: Site) -> None:
    s.object().comdat = comdat(s)


sets("GlobalObject.section", Site.object, lambda s: s.of(["", ".text", "a b", 'q"\n']))
sets("GlobalValue.partition", Site.global_value, lambda s: s.of(["", "part"]))
sets("GlobalValue.dso_local", Site.global_value, lambda s: bool(s.number(1)))
sets("Function.gc", Site.any_function, lambda s: s.of(["", "statepoint-example", "mine"]))
sets("Function.preferred_alignment", Site.any_function, lambda s: s.of([0, 16, 3]))
sets("GlobalValue.address_space", Site.global_value, lambda s: s.number(1))
for flag in ("no_sanitize_address", "no_sanitize_hwaddress", "sanitize_address_dyninit", "sanitize_memtag"):
    sets(f"GlobalVariable.{flag}", Site.variable, lambda s: bool(s.number(1)))
sets("GlobalVariable.is_constant", Site.variable, lambda s: bool(s.number(1)))
sets("GlobalVariable.externally_initialized", Site.variable, lambda s: bool(s.number(1)))


# The module itself

ASSEMBLY = ("", "nop", "a:\n  nop\n", '.ascii "\\00"\n\n', "\n", "\ttab ü\n")
SUMMARY = """
source_filename = "m"
@x = global i32 7
define i32 @f(i32 %p, ptr %m) { ret i32 0 }
^0 = module: (path: "m", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "x", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default,
  notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
^2 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default,
  notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1, refs: (^1))))
"""


@edits("Module.module_asm", "Module.append_assembly")
def set_assembly(s: Site) -> None:
    which = s.number(4)
    if which < 2:
        s.m.module_asm = s.of(ASSEMBLY)
    elif which < 4:
        s.m.append_assembly(s.of(ASSEMBLY))
    else:
        s.m.append_assembly(s.of(ASSEMBLY), s.of(["", "+avx"]), s.of(["", "generic"]))


@edits("Module.summary")
def set_summary(s: Site) -> None:
    """One that need not fit the module any more."""
    s.m.summary = irkit.parse_assembly(SUMMARY, "m", s.m.dialect.llvm_version).summary if s.number(1) else None


@edits("Module.source_filename")
def set_source(s: Site) -> None:
    """The summary follows. None at all is for bitcode alone: what is read from text has its own file's name then."""
    s.m.source_filename = s.of(["m", "n"])


@edits("Module.clone")
def clone_module(s: Site) -> None:
    """The copy is edited from now on."""
    values: dict[Value, Value] = {}
    made = s.m.clone(values)
    assert irkit.differences(s.m, made) == []
    assert all(values[value] in made for value in s.m.global_values())
    s.m = made


@edits("ModuleFlags.set", "ModuleFlags.__setitem__", "ModuleFlags.__delitem__", "ModuleFlags.discard")
def change_flags(s: Site) -> None:
    flags = s.m.flags
    name = s.of(["PIC Level", "uwtable", "wchar_size", "Debug Info Version", "own"])
    value = s.of([0, 1, -1, 4, "text", s.node()])
    which = s.number(4)
    if which == 0:
        del flags[name]
    elif which == 1:
        flags.discard(name)
    elif which == 2:
        flags[name] = value
    else:
        flags.set(name, value, s.of(["", *words.FLAG_BEHAVIORS.words]))
