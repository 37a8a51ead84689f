"""The symbols that a module's object file will have, as LLVM's nm lists them: names, letters, order, formats."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bitcode.writer.mangler import Mangler
from bitcode.writer.string_map import iteration_order
from bitcode.writer.symtab import (
    GLOBAL,
    UNDEFINED,
    WEAK,
    StoredSymbols,
    symbols_of_target,
)
from irkit.assembly import symbols as assembly
from irkit.assembly.expressions import Unreadable
from irkit.assembly.symbols import symbols_of
from irkit.assembly.targets import target_of
from irkit.cli.letters import UNDEFINED_LETTERS, letter
from irkit.cli.sorting import sorted_places
from irkit.constant_walk import base_object
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.globals import GlobalIFunc, GlobalVariable
from irkit.target_triple import MACHO, TargetTriple
from irkit.words import WEAK_LINKAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from irkit.globals import GlobalValue
    from irkit.module import Module

BSD: Final = "bsd"
POSIX: Final = "posix"
SYSV: Final = "sysv"
DARWIN: Final = "darwin"
JUST_SYMBOLS: Final = "just-symbols"
TABLE_OF_OFFSETS: Final = b"_GLOBAL_OFFSET_TABLE_"  # the target's, in the table of a file
FORMATS: Final = (BSD, POSIX, SYSV, DARWIN, JUST_SYMBOLS)


@dataclass(frozen=True)
class Symbol:
    """One symbol. `letter` is nm's, a capital where other objects see the symbol."""

    name: str
    letter: str
    is_external: bool
    is_code: bool = False
    is_read_only: bool = False
    is_weak: bool = False
    is_special: bool = False  # LLVM's own, or private
    is_hidden: bool = False

    @property
    def is_undefined(self) -> bool:
        return self.letter in UNDEFINED_LETTERS


@dataclass(frozen=True)
class Selection:
    """Which symbols are listed, how their names are spelled, and in which order."""

    debug_symbols: bool
    defined_only: bool
    undefined_only: bool
    is_sorted: bool
    demangle: bool
    extern_only: bool = False
    no_weak: bool = False
    reverse: bool = False

    def knows(self, symbol: Symbol) -> bool:
        """Whether a symbol counts as one at all."""
        return self.debug_symbols or not symbol.is_special

    def takes(self, symbol: Symbol) -> bool:
        return self.knows(symbol) and not (
            (self.defined_only and symbol.is_undefined)
            or (self.undefined_only and not symbol.is_undefined)
            or (self.extern_only and not symbol.is_external)
            or (self.no_weak and symbol.is_weak)
        )

    def of(self, there: Iterable[Symbol]) -> list[Symbol]:
        """Those of the symbols that are asked for."""
        found = [symbol for symbol in there if self.takes(symbol)]
        if self.is_sorted:
            names = [symbol.name.encode("utf-8", "surrogateescape") for symbol in found]
            return [found[place] for place in sorted_places(names, self.reverse)]
        return found


def symbols(module: Module, release: int, warn: Callable[[str], None]) -> Iterator[Symbol]:
    """All symbols of a module, in the order of its symbol table: functions, variables, aliases, ifuncs, assembly.

    `release` is the LLVM whose nm lists them, whatever LLVM wrote the module. What is left out is said to `warn`.
    """
    dialect = Dialect.of(release)
    mangler = Mangler(module, dialect)
    triple = TargetTriple(module.target_triple, release)
    is_macho = triple.format == MACHO
    for value in (*module.functions, *module.globals, *module.aliases, *module.ifuncs):
        name = mangler.name(value)
        if value.dll_storage == "dllimport":
            name = "__imp_" + name
        yield of_global(value, name, is_macho)
    try:
        yield from of_assembly(module, mangler, triple, dialect)
    except Unreadable:
        warn("its module-level assembly is not followed: what only that defines or uses is not listed")
    for name in symbols_of_target(module, triple, dialect) if triple.is_x86_32 else ():  # nm does not read module flags
        yield Symbol(name, "U", is_external=True)


def of_global(value: GlobalValue, name: str, is_macho: bool) -> Symbol:
    is_code = isinstance(base_object(value), (Function, GlobalIFunc))
    is_read_only = isinstance(value, GlobalVariable) and value.is_constant
    in_metadata = isinstance(value, GlobalVariable) and value.section == "llvm.metadata"
    is_special = value.linkage == "private" or value.name.startswith("llvm.") or in_metadata
    is_external = not value.has_local_linkage
    is_weak = value.linkage in WEAK_LINKAGES
    is_hidden = value.visibility == "hidden"
    return Symbol(name, letter_of(value, is_macho), is_external, is_code, is_read_only, is_weak, is_special, is_hidden)


def letter_of(value: GlobalValue, is_macho: bool = False) -> str:
    """nm's letter for a global, as LLVM's nm gives it for bitcode."""
    is_undefined = value.linkage == "available_externally" or value.is_declaration
    if isinstance(base_object(value), (Function, GlobalIFunc)):
        section = "t"
    elif value.linkage == "common":
        section = "c"
    else:
        section = "s" if is_macho and isinstance(value, GlobalVariable) and value.is_constant else "d"
    return letter(value.linkage in WEAK_LINKAGES, is_undefined, section, not value.has_local_linkage)


def of_assembly(module: Module, mangler: Mangler, triple: TargetTriple, dialect: Dialect) -> Iterator[Symbol]:
    """What the module's assembly defines and uses: as the symbol table of the file says it, which an assembler has
    made, or else as the text says. Raises Unreadable where irkit cannot tell."""
    if not module.module_asm:
        return
    stored = stored_symbols(module)
    if stored is not None:
        yield from stored
        return
    states = symbols_of(module.module_asm, target_of(triple), bindings(module, mangler))
    names = list(states)
    for place in iteration_order([name.encode("utf-8", "surrogateescape") for name in names], dialect):
        name = names[place]
        state = states[name]
        is_weak = state in (assembly.WEAK, assembly.DEFINED_WEAK)
        is_undefined = state in (assembly.WEAK, assembly.GLOBAL, assembly.USED)
        is_external = state not in (assembly.DEFINED, assembly.WEAK)
        sign = letter(is_weak, is_undefined, "t", is_external)
        yield Symbol(name, sign, is_external, is_code=True, is_weak=is_weak)


def bindings(module: Module, mangler: Mangler) -> dict[str, assembly.Binding]:
    """What assembly can say of the module's globals, by their names and by those that the object file has."""
    found: dict[str, assembly.Binding] = {}
    for value in (*module.functions, *module.globals, *module.aliases, *module.ifuncs):
        if value.name:
            is_weak = value.linkage in WEAK_LINKAGES or value.linkage == "common"
            linkage = assembly.WEAK if is_weak else assembly.GLOBAL if value.linkage == "external" else ""
            is_defined = not (value.is_declaration or value.linkage == "available_externally")
            found.setdefault(mangler.name(value), assembly.Binding(linkage, is_defined))
    return found


def stored_symbols(module: Module) -> list[Symbol] | None:
    """What a bitcode file's own table says of assembly; None where it says nothing or of other assembly."""
    source = module.provenance
    if source.symtab is None or source.symtab_asm != module.module_asm:
        return None
    try:
        stored = StoredSymbols(source.symtab, source.strtab).symbols
    except struct.error:
        return None
    found = []
    of_globals = sum(1 for _ in module.global_values())  # which come first
    for name, _, flags in stored[of_globals:]:
        if name == TABLE_OF_OFFSETS:
            continue
        weak, external = bool(flags & WEAK), bool(flags & GLOBAL)
        sign = letter(weak, bool(flags & UNDEFINED), "t", external)
        found.append(Symbol(name.decode("utf-8", "surrogateescape"), sign, external, is_code=True, is_weak=weak))
    return found


# Formats


def lines(found: Iterable[Symbol], style: str, width: int, prefix: str, spelled: Callable[[str], str]) -> Iterator[str]:
    """The symbols in a format of nm; `width` digits an address would have, `prefix` stands before each line."""
    for symbol in found:
        name = spelled(symbol.name)
        if style == JUST_SYMBOLS:
            yield prefix + name
        elif style == POSIX:
            yield f"{prefix}{name} {symbol.letter} {'0' if symbol.is_undefined else '-' * width} 0"
        elif style == BSD:
            yield f"{prefix}{' ' * width if symbol.is_undefined else '-' * width} {symbol.letter} {name}"
        elif style == SYSV:
            address, size = (" " * width,) * 2 if symbol.is_undefined else ("-" * width, "0" * width)
            wide = " " * 18
            yield f"{prefix}{name:<20}|{address}|   {symbol.letter}  |{wide}|{size}|     |"
        else:
            yield prefix + _darwin(symbol, name, width)


def _darwin(symbol: Symbol, name: str, width: int) -> str:
    place = "LTO,CODE" if symbol.is_code else "LTO,RODATA" if symbol.is_read_only else "LTO,DATA"
    start = " " * width + " (undefined)" if symbol.is_undefined else "-" * width + f" ({place})"
    weak = " weak" if symbol.is_weak else ""
    visible = "external" if symbol.is_external or symbol.is_undefined else "non-external"
    private = " private" if symbol.is_hidden and not symbol.is_undefined else ""
    return f"{start}{weak}{private} {visible} {name}"


def address_digits(module: Module) -> int:
    """How many digits the addresses of the module's target have."""
    return 16 if TargetTriple(module.target_triple, module.dialect.llvm_version).is_64_bit else 8
