"""The parts that a module can have or not have: how each is given to one, and how it is seen in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import irkit
from irkit.instructions import CallInst
from irkit.module import Module
from irkit.summary import ModuleSummaryIndex

VERSION = 22
NAME = "parts.ll"


@dataclass(frozen=True)
class Part:
    """`text` says it in assembly; what assembly cannot say of a module `give` gives to it. `is_there` looks for it."""

    is_there: Callable[[Module], bool]
    text: str = ""
    give: Callable[[Module], None] | None = None


def named(name: str, text: str, is_so: Callable[[object], object] | None = None) -> Part:
    """A global of that name, with something about it."""

    def is_there(module: Module) -> bool:
        found = module.get(name)
        return found is not None and (is_so is None or bool(is_so(found)))

    return Part(is_there, text)


def attribute(of: str) -> Callable[[object], object]:
    return lambda value: getattr(value, of)


def has_fence(module: Module) -> bool:
    function = module.get("fences")
    return function is not None and function.blocks[0].instructions[0].sync_scope == "agent"  # type: ignore[attr-defined]


def has_bundle(module: Module) -> bool:
    function = module.get("bundles")
    if function is None:
        return False
    call = function.blocks[0].instructions[0]  # type: ignore[attr-defined]
    assert isinstance(call, CallInst)
    return [bundle.tag for bundle in call.bundles or []] == ["own"]


def use_order(module: Module) -> list[str]:
    """The users of the value whose use-list is not in the order of reading."""
    function = module.get("orders")
    if function is None:
        return []
    return [use.user.name for use in function.arguments[0].uses]  # type: ignore[attr-defined]


def give_summary(module: Module) -> None:
    index = module.summary = ModuleSummaryIndex()
    index.flags = 8  # split LTO units


def give_library(module: Module) -> None:
    module.dependent_libraries.append("m")


def give_hash(module: Module) -> None:
    module.provenance.hash = (1, 2, 3, 4, 5)


PARTS: dict[str, Part] = {
    "source name": Part(lambda m: m.source_filename == "x.c", 'source_filename = "x.c"'),
    "triple": Part(lambda m: m.target_triple == "riscv64", 'target triple = "riscv64"'),
    "layout": Part(lambda m: m.data_layout == "e-i64:64", 'target datalayout = "e-i64:64"'),
    "assembly": Part(lambda m: m.module_asm == ".ident\n", 'module asm ".ident"'),
    "variable defined": named("v", "@v = global i32 0"),
    "variable declared": named("ev", "@ev = external global i32"),
    "function defined": named("f", "define void @f() {\n  ret void\n}"),
    "function declared": named("ef", "declare void @ef()"),
    "alias": named("a", "@a = alias i32, inttoptr (i64 16 to ptr)"),
    "ifunc": named("i", "@i = ifunc void (), inttoptr (i64 32 to ptr)"),
    "comdat": named("cv", "$c = comdat largest\n@cv = global i32 0, comdat($c)", attribute("comdat")),
    "named metadata": Part(lambda m: any(n.name == "n" for n in m.named_metadata), "!n = !{!7}\n!7 = !{i32 7}"),
    "attachment": named("mv", "@mv = global i32 0, !k !8\n!8 = !{i32 8}", attribute("metadata")),
    "collector": named("gf", 'define void @gf() gc "shadow-stack" {\n  ret void\n}', attribute("gc")),
    "section": named("sv", '@sv = global i32 0, section "s"', attribute("section")),
    "partition": named("pv", '@pv = global i32 0, partition "p"', attribute("partition")),
    "prefix": named("pf", "define void @pf() prefix i32 1 {\n  ret void\n}", attribute("prefix_data")),
    "prologue": named("lf", "define void @lf() prologue i32 1 {\n  ret void\n}", attribute("prologue_data")),
    "personality": named("ef0", "define void @ef0() personality ptr null {\n  ret void\n}", attribute("personality")),
    "attributes": named("af", "declare void @af() nounwind", attribute("attributes")),
    "sync scope": Part(has_fence, 'define void @fences() {\n  fence syncscope("agent") seq_cst\n  ret void\n}'),
    "bundle": Part(has_bundle, 'define void @bundles(ptr %p) {\n  call void %p() [ "own"() ]\n  ret void\n}'),
    "type": named("tv", "%t = type { i32 }\n@tv = global %t zeroinitializer", lambda v: v.value_type.name == "t"),  # type: ignore[attr-defined]
    "use-lists": Part(
        lambda m: use_order(m) == ["x", "y"],
        "define void @orders(i32 %p) {\n  %x = add i32 %p, 1\n  %y = add i32 %p, 2\n  ret void\n\n"
        "  uselistorder i32 %p, { 1, 0 }\n}",
    ),
    "summary": Part(lambda m: m.summary is not None and m.summary.flags == 8, give=give_summary),
    "library": Part(lambda m: m.dependent_libraries == ["m"], give=give_library),
    "hash": Part(lambda m: m.provenance.hash is not None, give=give_hash),
}

#: What assembly has no words for.
WITHOUT_TEXT: Final = frozenset(("library", "hash"))
#: With these a summary in assembly is the module's own; without, llvm-as writes it as a combined index, and alone.
SUMMARIZED: Final = frozenset(name for name, part in PARTS.items() if re.search(r"global|define|declare", part.text))


def made(*names: str) -> Module:
    """A module with these parts and no other."""
    # But for a source's name, the statements of a text may stand in any order.
    module = irkit.parse_assembly("\n".join(PARTS[name].text for name in names), NAME, VERSION)
    for name in names:
        give = PARTS[name].give
        if give is not None:
            give(module)
    return module


def found(module: Module) -> set[str]:
    """The parts that a module has."""
    return {name for name, part in PARTS.items() if part.is_there(module)}
