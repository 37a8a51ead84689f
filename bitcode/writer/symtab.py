"""SYMTAB_BLOCK: the native symbol table of a file's modules, for linkers (LLVM's irsymtab, version 3).

The table is a header and arrays of fixed records, of 32-bit words; a text in it is a place in the string table. The
names that it adds there stay, even where LLVM can make no table: without data layout, or with an alias of nothing.

Note [symbols of assembly]: only an assembler knows the symbols of module-level assembly. The source's own table is
written again if all that we know of it is the same; otherwise none is, which LLVM then makes itself where it needs one.
"""

from __future__ import annotations

import struct
from typing import Final

from bitcode.bitstream.block_ids import SYMTAB_BLOCK
from bitcode.bitstream.writer import BitWriter
from bitcode.schema import codes as c
from bitcode.writer.linker_options import coff_options, strip_casts
from bitcode.writer.mangler import Mangler
from bitcode.writer.state import encode
from bitcode.writer.strtab import StrtabBuilder, write_blob_block, write_strtab
from irkit.constant_walk import base_object
from irkit.constants import ConstantAggregate
from irkit.dialects import Dialect
from irkit.dialects.encodings import COMDAT_SELECTION_KINDS, VISIBILITIES
from irkit.dialects.features import GLOBAL_OFFSET_TABLE, IFUNCS_ARE_OBJECTS, WIDE_COMMON_SIZES
from irkit.dialects.runtime_calls import preserved_symbols
from irkit.errors import UnsupportedError
from irkit.flag_nodes import integer_flag
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.metadata import MDString
from irkit.module import Module
from irkit.target_triple import COFF, ELF, TargetTriple
from irkit.words import WEAK_LINKAGES

VERSION: Final = 3
BARE_COMDATS: Final = 2  # LLVM 9 to 12: comdats without the way of selection
NO_LIBRARIES: Final = 1  # before that: no dependent libraries either
WIDE_VERSION: Final = 4  # sizes of common symbols have 64 bits
HEADER_WORDS: Final = 19
COMDAT_WORDS: Final = 3
NO_COMDAT: Final = 0xFFFFFFFF

# The bits of a symbol's flags; visibility has the lowest two.
HAS_UNCOMMON: Final = 1 << 2
UNDEFINED: Final = 1 << 3
WEAK: Final = 1 << 4
COMMON: Final = 1 << 5
INDIRECT: Final = 1 << 6
USED: Final = 1 << 7
THREAD_LOCAL: Final = 1 << 8
MAY_OMIT: Final = 1 << 9
GLOBAL: Final = 1 << 10
FORMAT_SPECIFIC: Final = 1 << 11
UNNAMED_ADDRESS: Final = 1 << 12
EXECUTABLE: Final = 1 << 13

LARGE_CODE_MODELS: Final = (3, 4)  # medium, large


class NoSymbolTable(Exception):
    """What LLVM makes no symbol table of."""


class Symbol:
    """One entry: a global's, or one that the target adds."""

    __slots__ = ("comdat", "flags", "ir_name", "is_added", "name")

    flags: int

    def __init__(self, name: bytes, ir_name: bytes, is_added: bool = False) -> None:
        self.is_added: bool = is_added  # no global stands for it
        self.name: bytes = name
        self.ir_name: bytes = ir_name
        self.comdat: int = NO_COMDAT


def write_tables(
    stream: BitWriter, modules: list[Module], strtab: StrtabBuilder, producer: str, is_alone: bool
) -> None:
    """SYMTAB_BLOCK, where there is one, and STRTAB_BLOCK. `is_alone`: the file has no other modules."""
    source = modules[0].provenance
    symtab: bytes | None = None
    named, version = table_writer(modules[0], producer)
    if any(module.module_asm for module in modules):
        if keeps_assembly(modules, strtab.copy(), named):
            symtab = source.symtab
            names = source.strtab
        else:
            names = strtab.blob()
    elif source.is_bitcode and source.symtab is None:
        # Some writers leave the table out; `llvm-cat` does, but not what it added to the names.
        names = strtab.blob()
        SymtabBuilder(strtab, named, version).try_build(modules)
        if strtab.blob() == source.strtab:
            names = source.strtab
    else:
        symtab = SymtabBuilder(strtab, named, version).try_build(modules)
        names = strtab.blob()
    if symtab is not None and is_alone:
        write_blob_block(stream, SYMTAB_BLOCK, c.SYMTAB_BLOB, symtab)
    write_strtab(stream, names)


def table_writer(module: Module, producer: str) -> tuple[bytes, int]:
    """What the symbol table calls its writer, and the table's version. As long as the producer stays these are the
    source's: some say more than the version alone, and older tables have less in them."""
    named, version = encode(producer.removeprefix("LLVM")), VERSION
    source = module.provenance
    if source.symtab and module.identification is not None and module.identification.producer == producer:
        try:
            theirs, offset, size = struct.unpack_from("<3I", source.symtab)
        except struct.error:
            return named, version
        named = source.strtab[offset : offset + size]
        if theirs in (NO_LIBRARIES, BARE_COMDATS):
            version = int(theirs)
    return named, version


def keeps_assembly(modules: list[Module], strtab: StrtabBuilder, producer: bytes) -> bool:
    """Whether the source's table is still that of these modules; see Note [symbols of assembly]."""
    source = modules[0].provenance
    if source.symtab is None or not source.strtab.startswith(strtab.blob()):
        return False
    if any(module.provenance.symtab_asm != module.module_asm for module in modules):
        return False
    builder = SymtabBuilder(strtab, producer)
    try:
        builder.collect(modules)
        stored = StoredSymbols(source.symtab, source.strtab)
    except (NoSymbolTable, struct.error):
        return False
    if len(stored.modules) != len(builder.modules):
        return False
    for (begin, end, _), (first, last, _) in zip(builder.modules, stored.modules, strict=True):
        known = [(s.name, s.ir_name, s.flags) for s in builder.symbols[begin:end] if not s.is_added]
        if known != stored.symbols[first:last][: len(known)]:
            return False
    return True


class StoredSymbols:
    """A symbol table, as far as it is compared: modules (first symbol, end, …) and symbols (names, flags)."""

    def __init__(self, symtab: bytes, strtab: bytes) -> None:
        header = struct.unpack_from(f"<{HEADER_WORDS}I", symtab)
        modules_at, module_count = header[3:5]
        symbols_at, symbol_count = header[7:9]
        self.modules: list[tuple[int, int, int]] = [
            *struct.iter_unpack("<3I", symtab[modules_at : modules_at + 12 * module_count])
        ]
        self.symbols: list[tuple[bytes, bytes, int]] = []
        symbols = symtab[symbols_at : symbols_at + 24 * symbol_count]
        for name, size, ir_name, ir_size, _, flags in struct.iter_unpack("<6I", symbols):
            self.symbols.append((strtab[name : name + size], strtab[ir_name : ir_name + ir_size], flags))


class SymtabBuilder:
    """Collects the symbols of modules that share one table. Texts are added to the names in LLVM's order."""

    triple: TargetTriple
    wide_sizes: bool

    def __init__(self, strtab: StrtabBuilder, producer: bytes, version: int = VERSION) -> None:
        self.strtab: StrtabBuilder = strtab
        self.producer: bytes = producer
        self.version: int = version
        self.comdat_size: int = COMDAT_WORDS if version >= VERSION else COMDAT_WORDS - 1
        self.modules: list[tuple[int, int, int]] = []
        self.symbols: list[Symbol] = []
        self.symbol_words: list[int] = []
        self.uncommons: list[list[int]] = []
        self.comdat_words: list[int] = []
        self.comdats: dict[Comdat, int] = {}
        self.library_words: list[int] = []
        self.linker_options: str = ""

    def text(self, text: bytes) -> tuple[int, int]:
        """A text's place in the string table."""
        return self.strtab.add(text), len(text)

    def try_build(self, modules: list[Module]) -> bytes | None:
        """The table; None if LLVM makes none."""
        try:
            return self.build(modules)
        except NoSymbolTable:
            return None

    def build(self, modules: list[Module]) -> bytes:
        producer = self.text(self.producer)
        triple = self.text(encode(modules[0].target_triple))
        source = self.text(encode(modules[0].source_filename))
        self.collect(modules)
        options = self.text(encode(self.linker_options))
        arrays = [
            ([word for row in self.modules for word in row], 3),
            (self.comdat_words, self.comdat_size),
            (self.symbol_words, 6),
            ([word for row in self.uncommons for word in row], 7 if self.wide_sizes else 6),
        ]
        header = [WIDE_VERSION if self.wide_sizes else self.version, *producer]
        has_libraries = self.version > NO_LIBRARIES
        at = (HEADER_WORDS if has_libraries else HEADER_WORDS - 2) * 4
        for words, size in arrays:
            header += [at, len(words) // size]
            at += len(words) * 4
        header += [*triple, *source, *options]
        if has_libraries:
            header += [at, len(self.library_words) // 2]
        for words, _ in arrays:
            header += words
        if has_libraries:
            header += self.library_words
        return struct.pack(f"<{len(header)}I", *[word & 0xFFFFFFFF for word in header])

    def collect(self, modules: list[Module]) -> None:
        self.triple = TargetTriple(modules[0].target_triple, modules[0].dialect.llvm_version)
        self.wide_sizes = modules[0].dialect.has(WIDE_COMMON_SIZES)
        for module in modules:
            if not module.data_layout:
                raise NoSymbolTable
            ModuleSymbols(self, module).collect()


class ModuleSymbols:
    """The symbols of one module."""

    def __init__(self, table: SymtabBuilder, module: Module) -> None:
        self.table: SymtabBuilder = table
        self.module: Module = module
        self.mangler: Mangler = Mangler(module)
        self.through_ifuncs: bool = not module.dialect.has(IFUNCS_ARE_OBJECTS)
        self.used: set[GlobalValue] = used_globals(module)
        self.preserved: frozenset[str] = preserved_symbols(module.dialect.llvm_version, table.triple)

    def collect(self) -> None:
        table = self.table
        module = self.module
        values: list[GlobalValue] = [*module.functions, *module.globals, *module.aliases, *module.ifuncs]
        added = symbols_of_target(module, table.triple, module.dialect)
        begin = len(table.symbols)
        table.modules.append((begin, begin + len(values) + len(added), len(table.uncommons)))
        if table.triple.format == COFF:
            for option in named_strings(module, "llvm.linker.options"):
                table.linker_options += f" {option}"
        elif table.triple.format == ELF:
            for library in named_strings(module, "llvm.dependent-libraries", 1):
                table.library_words += table.text(encode(library))
        for value in values:
            self.add(value)
        for name in added:
            self.add_symbol(table.text(encode(name)), table.text(b""), Symbol(encode(name), b"", True))

    def add_symbol(self, name: tuple[int, int], ir_name: tuple[int, int], symbol: Symbol) -> None:
        if symbol.is_added:
            symbol.flags = UNDEFINED | GLOBAL | USED
        self.table.symbols.append(symbol)
        self.table.symbol_words += [*name, *ir_name, symbol.comdat, symbol.flags]

    def add(self, value: GlobalValue) -> None:
        """A global's symbol. The order in which its texts are numbered is LLVM's."""
        table = self.table
        name = self.mangler.name(value)
        if value.dll_storage == "dllimport":
            name = "__imp_" + name
        symbol = Symbol(encode(name), encode(value.name))
        name_place = table.text(symbol.name)
        ir_name_place = table.text(symbol.ir_name)
        base = base_object(value, self.through_ifuncs)
        symbol.flags = self.flags(value, base)
        uncommon: list[int] = []
        if symbol.flags & COMMON:
            if not isinstance(value, GlobalVariable):
                raise NoSymbolTable
            uncommon = self.new_uncommon()
            size = self.alloc_size(value)
            uncommon[0] = size
            if table.wide_sizes:
                uncommon[1] = size >> 32
            uncommon[-5] = value.alignment
        if base is None:
            raise NoSymbolTable
        comdat = base.comdat if isinstance(base, GlobalObject) else None
        if comdat is not None:
            symbol.comdat = self.comdat_number(comdat)
        if table.triple.format == COFF:
            uncommon = self.add_coff(value, symbol.flags, uncommon)
        section = base.section if isinstance(base, GlobalObject) else ""
        if section:
            uncommon = uncommon or self.new_uncommon()
            uncommon[-2:] = table.text(encode(section))
        if uncommon:
            symbol.flags |= HAS_UNCOMMON
        self.add_symbol(name_place, ir_name_place, symbol)

    def new_uncommon(self) -> list[int]:
        """What few symbols have: size and alignment of a common one, fallback of a weak one, section."""
        size_and_alignment = [0, 0, 0] if self.table.wide_sizes else [0, 0]
        made = [*size_and_alignment, *self.table.text(b""), *self.table.text(b"")]
        self.table.uncommons.append(made)
        return made

    def alloc_size(self, variable: GlobalVariable) -> int:
        try:
            return self.mangler.layout.alloc_size(variable.value_type).minimum
        except UnsupportedError:
            raise NoSymbolTable from None

    def add_coff(self, value: GlobalValue, flags: int, uncommon: list[int]) -> list[int]:
        """Linker options, and the fallback of a weak alias."""
        self.table.linker_options += coff_options(value, self.table.triple, self.mangler)
        if flags & WEAK and flags & INDIRECT and isinstance(value, GlobalAlias):
            fallback = strip_casts(value.target)
            if fallback is None:
                raise NoSymbolTable
            name = self.mangler.name(fallback)
            if fallback.dll_storage == "dllimport":
                name = "__imp_" + name
            uncommon = uncommon or self.new_uncommon()
            uncommon[-4:-2] = self.table.text(encode(name))
        return uncommon

    def flags(self, value: GlobalValue, base: GlobalObject | GlobalIFunc | None) -> int:
        linkage = value.linkage
        flags = VISIBILITIES.index(value.visibility)
        if linkage == "available_externally" or value.is_declaration:
            flags |= UNDEFINED
        if linkage in WEAK_LINKAGES:
            flags |= WEAK
        if linkage == "common":
            flags |= COMMON
        if isinstance(value, GlobalAlias):
            flags |= INDIRECT
        if not value.has_local_linkage:
            flags |= GLOBAL
        in_metadata = isinstance(value, GlobalVariable) and value.section == "llvm.metadata"
        if linkage == "private" or value.name.startswith("llvm.") or in_metadata:
            flags |= FORMAT_SPECIFIC
        if isinstance(base, (Function, GlobalIFunc)):
            flags |= EXECUTABLE
        if value in self.used or value.name in self.preserved:
            flags |= USED
        if value.thread_local_mode:
            flags |= THREAD_LOCAL
        if value.unnamed_addr == "unnamed_addr":
            flags |= UNNAMED_ADDRESS
        if linkage == "linkonce_odr" and may_be_omitted(value):
            flags |= MAY_OMIT
        return flags

    def comdat_number(self, comdat: Comdat) -> int:
        table = self.table
        known = table.comdats.get(comdat)
        if known is not None:
            return known
        number = table.comdats[comdat] = len(table.comdat_words) // table.comdat_size
        name = comdat.name
        if table.triple.format == COFF:
            leader = self.module.get(name)
            if leader is None:
                raise NoSymbolTable
            if leader.has_local_linkage:
                table.comdats[comdat] = NO_COMDAT
                return NO_COMDAT
            name = self.mangler.name(leader)
        kind = COMDAT_SELECTION_KINDS.index(comdat.selection_kind) - 1
        table.comdat_words += table.text(encode(name))
        if table.version >= VERSION:
            table.comdat_words.append(kind)
        return number


def symbols_of_target(module: Module, triple: TargetTriple, dialect: Dialect) -> list[str]:
    """Undefined symbols that no global stands for, as the LLVM of `dialect` knows them."""
    if triple.format != ELF or not dialect.has(GLOBAL_OFFSET_TABLE):
        return []
    if triple.is_x86_32 or (triple.is_x86_64 and integer_flag(module, "Code Model") in LARGE_CODE_MODELS):
        return ["_GLOBAL_OFFSET_TABLE_"]
    return []


def may_be_omitted(value: GlobalValue) -> bool:
    """Whether a linkonce_odr global may be left out of symbol tables: nobody looks at its address."""
    if value.unnamed_addr == "unnamed_addr":
        return True
    if isinstance(value, GlobalVariable) and not value.is_constant:
        return False
    return value.unnamed_addr == "local_unnamed_addr"


def used_globals(module: Module) -> set[GlobalValue]:
    """What `llvm.used` and `llvm.compiler.used` list."""
    found: set[GlobalValue] = set()
    for name in ("llvm.used", "llvm.compiler.used"):
        variable = module.get(name)
        initializer = variable.initializer if isinstance(variable, GlobalVariable) else None
        if isinstance(initializer, ConstantAggregate):
            for operand in initializer.operands:
                value = strip_casts(operand)
                if value is not None:
                    found.add(value)
    return found


def named_strings(module: Module, name: str, count: int | None = None) -> list[str]:
    """The strings in the nodes of a named metadata, of each node `count` at most."""
    found: list[str] = []
    for named in module.named_metadata:
        if named.name == name:
            for node in named.operands:
                found.extend([operand.string for operand in node.operands[:count] if isinstance(operand, MDString)])
    return found
