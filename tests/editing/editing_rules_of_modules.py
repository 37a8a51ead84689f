"""One edit for each function of `irkit` that changes a module or makes one of it; and the general ones: any attribute
of any object, any method of the builder."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from editing_checks import check_names, check_uses, check_written
from editing_site import NothingThere, Site, edits

import irkit
from irkit.blocks import BasicBlock
from irkit.editing.outlining import extract_blocks
from irkit.editing.strip import strip_debug
from irkit.errors import BitcodeError, IRKitError, LinkError, UnsupportedError, VerificationError
from irkit.instructions import Instruction
from irkit.metadata import Metadata
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.types import Type
from irkit.values import Value

# Modules of modules

SOURCES = (
    "define i32 @linked(i32 %a) {\n  ret i32 %a\n}\n@x = external global i32\n@own = global ptr @x",
    "@appended = appending global [1 x ptr] [ptr @s]\n@s = internal constant i8 1\ndeclare i32 @f(i32, ptr)",
    "$c = comdat any\n@z = weak global i64 3, comdat($c)\ndefine internal void @f() {\n  ret void\n}\n!named = !{!{}}",
    '!llvm.module.flags = !{!0}\n!0 = !{i32 8, !"PIC Level", i32 2}\n%t = type { i32 }\n@u = global %t { i32 1 }',
)


def small(s: Site) -> None:
    if len(s.m.functions) > 10 or len(s.m.globals) > 12:
        raise NothingThere


@edits("irkit.link")
def link(s: Site) -> None:
    """What is linked is used up, and what it is linked to is of no use where that fails: copies of both."""
    small(s)
    version = s.m.dialect.llvm_version
    source = irkit.parse_assembly(s.of(SOURCES), "source", version) if s.often() else s.m.clone()
    made, other = (s.m.clone(), source) if s.often() else (Module.new("made", version), s.m.clone())
    irkit.link(made, other, only_needed=not s.often(), internalize=not s.often(), override=not s.often())
    s.m = made


@edits("irkit.internalize")
def internalize(s: Site) -> None:
    irkit.internalize(s.m, s.names())


def whole(module: Module) -> None:
    """A module that an edit made: text is compared where LLVM takes it as it is."""
    check_uses(module)
    check_names(module)
    problems = irkit.verify(module)
    try:
        data = irkit.to_bitcode(module)
    except (VerificationError, UnsupportedError):  # one of what is between two edits
        return
    assert irkit.differences(module, irkit.parse_bitcode(data)) == []
    if not problems:
        check_written(module)


@edits("irkit.extract")
def extract(s: Site) -> None:
    before = irkit.to_assembly(s.m)
    delete = bool(s.number(2))
    made = irkit.extract(s.m, s.names(), keep_callees=not delete and bool(s.number(1)), delete=delete)
    assert irkit.to_assembly(s.m) == before
    if len([function for function in made.functions if function.blocks]) > 1:
        s.m = made
    else:
        whole(made)


@edits("irkit.split")
def split(s: Site) -> None:
    """The parts, linked, are the module again, though not always in its order."""
    before = irkit.to_assembly(s.m)
    parts = irkit.split(s.m, s.number(3), preserve_locals=bool(s.number(1)), round_robin=bool(s.number(1)))
    assert irkit.to_assembly(s.m) == before
    for part in parts:
        whole(part)
    try:
        irkit.link(*parts)
    except LinkError:
        return
    small(s)
    s.m = parts[0]


@edits("irkit.reduce")
def reduce(s: Site) -> None:
    """Seldom, since it takes long; a module that is as small as can be is of no use for more edits."""
    small(s)
    if s.number(5):
        raise NothingThere
    name = s.function().name
    before = irkit.to_assembly(s.m)
    made = irkit.reduce(s.m, lambda module: module.get(name) is not None)
    assert irkit.to_assembly(s.m) == before
    assert made.get(name) is not None
    whole(made)


@edits("irkit.upgrade")
def upgrade(s: Site) -> None:
    irkit.upgrade(s.m)


@edits("irkit.raise_packed", "irkit.lower_packed")
def pack(s: Site) -> None:
    made = s.m.clone()
    irkit.raise_packed(made)
    irkit.lower_packed(made, s.of(["masks", "vectors"]))
    s.m = made


@edits("irkit.editing.outlining.extract_blocks")
def outline(s: Site) -> None:
    """What is left is the new functions alone."""
    made = s.m.clone()
    function = s.of([function for function in made.functions if function.blocks])
    group = [block for block in function.blocks if s.number(1)]
    for one in extract_blocks(made, [group]):
        assert one in made.functions
    whole(made)


@edits("irkit.editing.strip.strip_debug")
def strip(s: Site) -> None:
    strip_debug(s.m)


# Snippets

FUNCTIONS = (
    "define i32 @new(i32 %x) {\n  %y = call i32 @f(i32 %x, ptr @x)\n  ret i32 %y\n}",
    "define i32 @variadic(ptr %p, ...) {\n  ret i32 0\n}",
    "define void @variadic(ptr %p, ...) {\n  call void @new(), !own !{i32 1}\n  ret void\n}\ndeclare void @new()",
)
INSTRUCTIONS = (
    "%x = add i32 1, 2\n%y = mul i32 %x, %x",
    "%v = load ptr, ptr @x, align 8, !invariant.load !{}",
    "call void (ptr, ...) @variadic(ptr %given, i32 1)",
    "%x = add i32 %v, %given",
    "store i64 %nothing, ptr @y",
    "ret void",
)


@edits("irkit.parse_function")
def parse_function(s: Site) -> None:
    small(s)
    function = irkit.parse_function(s.of(FUNCTIONS), into=s.m)
    assert function.parent is s.m


@edits("irkit.parse_instructions")
def parse_instructions(s: Site) -> None:
    one = s.instruction()
    values = {"given": s.value(s.of([irkit.i32, irkit.ptr]), one)} if s.number(1) else None
    text = s.of(INSTRUCTIONS)
    made = (
        irkit.parse_instructions(text, before=one, values=values)
        if s.often()
        else irkit.parse_instructions(text, at_end=one.parent, values=values)
    )
    assert all(new.parent is one.parent for new in made)


@edits("irkit.parse_constant", "irkit.parse_type", "irkit.parse_metadata")
def parse_parts(s: Site) -> None:
    which = s.number(3)
    if which == 0:
        ty = irkit.parse_type(s.of(["{ i32, ptr }", "[2 x %named]", "ptr addrspace(1)"]), s.m)
        s.m.add_global("typed", ty, s.m.context.null(ty), unique=True)
    elif which == 1:
        text = s.of(["i32 ptrtoint (ptr @f to i32)", "ptr @x", "[2 x i32] [i32 1, i32 poison]", "ptr @nothing"])
        constant = irkit.parse_constant(text, s.m)
        s.m.add_global("constant", constant.type, constant, unique=True)
    else:
        text = s.of(['!{!"own", i32 1}', "!DILocation(line: 3, scope: !4)", "distinct !{ptr @f}", "!77"])
        s.instruction().metadata["own"] = irkit.parse_metadata(text, s.m)


# Any attribute of any object

# What ties objects together, which methods change; set alone it makes no module, and the writers say so. A dialect and
# what else tells of the whole module is left: the text would be one of another LLVM.
TIES = (
    "arguments", "debug_records", "dialect", "explicit_structs", "function_type", "is_materializing", "named_metadata",
    "opaque_pointers", "opcode", "parent", "type", "use_orders",
)  # fmt: skip
NUMBERS = (0, 1, 2, 8, 33, -1, 1 << 40, True)
STRINGS = ("", "x", "new", "acq_rel", "seq_cst", "tail", "no such", "e-p:64:64", "x86_64-unknown-linux-gnu")


def settable(owner: object) -> list[str]:
    found = []
    for name in dir(type(owner)):
        descriptor = inspect.getattr_static(type(owner), name)
        can_be_set = descriptor.fset if isinstance(descriptor, property) else getattr(descriptor, "__set__", None)
        if not name.startswith("_") and name not in TIES and can_be_set is not None:
            found.append(name)
    return found


def objects(s: Site) -> Any:
    which = s.number(6)
    if which == 0:
        return s.of([s.m, s.global_value(), *s.m.comdats.values()])
    if which == 1:
        return s.of([node for node in metadata_of(s.m) if not type(node).__name__.endswith("AsMetadata")])
    if which == 2:
        records = [r for f in s.m.functions for i in f.instructions for r in i.debug_records or ()]
        return s.of(records)
    if which == 3 and s.m.summary is not None:
        entries = [entry for value in s.m.summary.values.values() for entry in (value, *value.summaries)]
        return s.of([s.m.summary, *entries])
    return s.instruction()


def another(s: Site, old: object) -> object:
    """What may stand where something stands: mostly of its kind."""
    if not s.often():
        old = s.of([1, "x", None, s.node(), s.instruction()])
    if isinstance(old, int):
        return s.of(NUMBERS)
    if isinstance(old, str):
        return s.of([*STRINGS, old])
    if isinstance(old, BasicBlock):
        return s.block()
    if isinstance(old, Value):
        return s.value(old.type, s.instruction())
    if isinstance(old, Type):
        return s.of([irkit.i32, irkit.i64, irkit.ptr, irkit.struct(irkit.i8), irkit.void])
    if isinstance(old, (list, tuple)):
        kept = [another(s, one) if not s.often() else one for one in old if s.often()]
        return kept if isinstance(old, list) else tuple(kept)
    if isinstance(old, dict):
        return {key: another(s, value) if not s.often() else value for key, value in old.items() if s.often()}
    if old is None or isinstance(old, Metadata):
        return s.of([None, s.node(), *metadata_of(s.m)])
    raise NothingThere


@edits("Instruction.any", "Metadata.any", "DbgRecord.any", "GlobalValue.any", "Module.any", "Comdat.any")
def set_anything(s: Site) -> None:
    """Where what it makes cannot be written both writers say so, with the same words; it is taken back then."""
    owner = objects(s)
    name = s.of(settable(owner))
    before = written(s.m)
    if before is None:
        raise NothingThere
    old = getattr(owner, name)
    keep = old.copy() if isinstance(old, (list, dict)) else old
    setattr(owner, name, another(s, keep))
    if written(s.m) is None:
        setattr(owner, name, keep)
        assert written(s.m) == before, f"{name} of {type(owner).__name__} did not come back"


def written(module: Module) -> str | None:
    """The module's text; None if it has none, and no bitcode either, for the same reason."""
    try:
        text = irkit.to_assembly(module)
    except BitcodeError:
        raise
    except IRKitError as error:
        with pytest.raises(type(error)) as again:
            irkit.to_bitcode(module)
        assert str(again.value) == str(error)
        return None
    try:
        irkit.to_bitcode(module)
    except UnsupportedError:  # what that release has in text alone
        return None
    return text


# Building


def argument(s: Site, kind: str, near: Instruction) -> Any:
    """What a method of the builder may be given for a parameter of an annotation."""
    if "Sequence" in kind or "Iterable" in kind:
        inside = kind.partition("[")[2]
        if inside.startswith("tuple"):
            parts = [part for part in ("Value", "BasicBlock", "str") if part in inside]
            return [tuple(argument(s, part, near) for part in parts) for _ in range(s.number(2))]
        return [argument(s, inside, near) for _ in range(s.number(2))]
    if "None" in kind and s.number(2):
        return None
    choices: list[Any] = []
    if "Type" in kind:
        ty = s.of([irkit.i1, irkit.i32, irkit.i64, irkit.ptr, irkit.double, irkit.vector(irkit.i32, 2)])
        choices.append(s.any_function().function_type if "FunctionType" in kind else ty)
    if "Value" in kind:
        choices.append(s.value(s.of([irkit.i32, irkit.i32, irkit.ptr, irkit.i1, irkit.double]), near))
    if "BasicBlock" in kind:
        choices.append(s.target(near))
    if "Instruction" in kind:
        choices.append(s.instruction())
    if "int" in kind:
        choices.append(s.of([0, 1, 4, 3]))
    if "bool" in kind:
        choices.append(bool(s.number(1)))
    if "Ordering" in kind:
        choices.append(s.of(["monotonic", "seq_cst", "release"]))
    if "str" in kind:
        choices.append(s.of(["", "x", "==", "eq", "add", "nsw", "cold", "llvm.umax"]))
    return s.of(choices)


@edits("IRBuilder.any")
def build(s: Site) -> None:
    """A call of any method; one or another place, and a value's name."""
    one = s.instruction()
    builder = irkit.IRBuilder(one.parent)
    builder.position_before(one)
    method = getattr(builder, s.of([name for name in dir(builder) if not name.startswith("_")]), None)
    if not callable(method):
        raise NothingThere
    given: dict[str, Any] = {}
    for name, parameter in inspect.signature(method).parameters.items():
        wanted = parameter.default is parameter.empty or not s.number(3)
        if parameter.kind is parameter.VAR_KEYWORD:
            given.update({"nsw": True} if not s.number(3) else {})
        elif parameter.kind is not parameter.VAR_POSITIONAL and wanted:
            given[name] = s.name() if name == "name" else argument(s, str(parameter.annotation), one)
    made = method(**given)
    if hasattr(made, "__enter__"):  # blocks for what is built within
        with made:
            builder.unreachable()
