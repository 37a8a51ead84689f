"""The relations of modules, functions and other globals, and blocks (LangRef, "Module Structure"; tables 70 to 72)."""

from __future__ import annotations

from typing import Final

from irkit.facts.declare import Relation, relation

CHAPTER: Final = "modules"


def _row(name: str, columns: str, doc: str, *tables: int, constraints: tuple[int, ...] = ()) -> Relation:
    return relation(CHAPTER, name, columns, doc, *tables, constraints=constraints)


_MODULE: Final = (
    _row("module", "module", "The modules."),
    _row("module:name", "module -> name:text", "The module's name, that of its file."),
    _row("module:source_filename", "module -> name:text", "`source_filename`."),
    _row("module:target_triple", "module -> triple:text", "The target, where it is given."),
    _row("module:data_layout", "module -> layout:text", "The data layout, where it is given."),
    _row("module:llvm_version", "module -> version:int", "The LLVM release that the module is of."),
    _row("module:assembly", "module -> assembly:text", "Module-level inline assembly, where there is any."),
    _row("comdat", "comdat", "Comdats, each by its name."),
    _row(
        "comdat:selection_kind", "comdat -> kind:text", "`any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`."
    ),
)

_GLOBALS: Final = (
    _row("global", "global", "Functions, global variables, aliases and ifuncs. Each is an immediate too."),
    _row("global:name", "global -> name:text", "The name without its prefix, where it has one."),
    _row("global:value_type", "global -> type", "What the global, which is a pointer, points to."),
    _row("global:linkage", "global -> linkage:text", "`external`, `internal`, `weak_odr`, …"),
    _row("global:visibility", "global -> visibility:text", "`hidden` or `protected`; the default has no row."),
    _row("global:dll_storage", "global -> storage:text", "`dllimport` or `dllexport`, where it is given."),
    _row("global:unnamed_addr", "global -> kind:text", "`unnamed_addr` or `local_unnamed_addr`, where it is given."),
    _row("global:thread_local", "global -> mode:text", "`generaldynamic`, `localdynamic`, `initialexec`, `localexec`."),
    _row("global:address_space", "global -> address_space:int", "Where it is, 0 too."),
    _row("global:dso_local", "global", "Globals that are resolved within the linkage unit."),
    _row("global:partition", "global -> partition:text", "The partition, where it is given."),
    _row("global:section", "global -> section:text", "The section, where it is given."),
    _row("global:alignment", "global -> bytes:int", "The alignment, where it is given."),
    _row("global:comdat", "global -> comdat", "The comdat of a function or variable that has one."),
    _row("global:metadata", "global kind:text node:metadata", "The metadata attached to it."),
    _row("global:declaration", "global", "Functions without a body, and variables without an initializer."),
    _row("global_variable", "global", "Global variables."),
    _row("global_variable:constant", "global", "Those that are never written."),
    _row("global_variable:initializer", "global -> initializer:immediate", "What it holds at the start."),
    _row("global_variable:externally_initialized", "global", "Those that something else may initialize."),
    _row("global_variable:code_model", "global -> model:text", "The code model, where it is given."),
    _row("global_variable:attribute", "global attribute:text", "Its attributes."),
    _row("global_variable:sanitizer", "global option:text", "What sanitizers are told of it, in LLVM's words."),
    _row("alias", "global", "Aliases."),
    _row("alias:aliasee", "global -> aliasee:immediate", "What the alias stands for."),
    _row("ifunc", "global", "Ifuncs."),
    _row("ifunc:resolver", "global -> resolver:immediate", "The function that tells the address."),
)

_FUNCTIONS: Final = (
    _row("function", "function", "Functions, declared or defined.", 70),
    _row("function:id", "function -> id:text", "The function as LLVM writes it, `@main`.", 70),
    _row("function:name", "function -> name:text", "The name of a function that has one.", 71),
    _row("function:type", "function -> type", "The signature.", 71),
    _row("function:param", "function index:int -> variable", "The formal parameters, from 0 on.", 71),
    _row("function:nparams", "function -> total:int", "How many formal parameters there are.", 71, constraints=(72,)),
    _row("function:calling_convention", "function -> convention:text", "LLVM's word; `ccc` too."),
    _row("function:attribute", "function attribute:text", "Its attributes, each as LLVM writes it."),
    _row("function:return_attribute", "function attribute:text", "The attributes of what is returned."),
    _row("function:param_attribute", "function index:int attribute:text", "The attributes of a parameter."),
    _row("function:gc", "function -> name:text", "The garbage collector's name, where it is given."),
    _row("function:personality", "function -> personality:immediate", "The personality, where it is given."),
    _row("function:prefix_data", "function -> data:immediate", "What stands before it, where it is given."),
    _row("function:prologue_data", "function -> data:immediate", "What its code begins with, where it is given."),
    _row("function:preferred_alignment", "function -> bytes:int", "The preferred alignment, where it is given."),
    _row("function:entry", "function -> block", "The first block of a function with a body."),
    _row("function:intrinsic", "function", "Functions whose name begins with `llvm.`."),
)

_BLOCKS: Final = (
    _row("basic_block", "block", "Basic blocks. Each is a variable of type `label` too."),
    _row("basic_block:function", "block -> function", "The function that it is in."),
    _row("basic_block:next", "block -> next:block", "The block behind it in its function."),
    _row("basic_block:first", "block -> instruction", "Its first instruction."),
    _row("basic_block:last", "block -> instruction", "Its last instruction, the terminator."),
    _row("basic_block:successor", "block index:int -> successor:block", "Its successors in LLVM's order, from 0 on."),
)

RELATIONS: Final[tuple[Relation, ...]] = (*_MODULE, *_GLOBALS, *_FUNCTIONS, *_BLOCKS)
