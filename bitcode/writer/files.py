"""A bitcode file: magic, wrapper, modules, and the symbol and string tables behind them.

Note [file tables]: one STRTAB_BLOCK, and one SYMTAB_BLOCK, serve the modules before them. Modules that came with one
table are written with one again; others each with their own, as `llvm-cat -b` puts files together: then there is no
symbol table, since it would have to be that of all modules.
"""

from __future__ import annotations

from typing import Final

from bitcode.bitstream.container import MAGIC
from bitcode.bitstream.writer import BitWriter
from bitcode.writer.enumeration.preservation import source_preserves_use_lists
from bitcode.writer.enumeration.share import Share, WrittenBodies
from bitcode.writer.module import ModuleWriter
from bitcode.writer.strtab import StrtabBuilder, write_strtab
from bitcode.writer.summary_index import is_combined_index, write_index
from bitcode.writer.symtab import write_tables
from bitcode.writer.wrapper import needs_wrapper, wrap
from irkit.dialects.producers import producer_of
from irkit.errors import UnsupportedError
from irkit.module import Module

MAGIC_NUMBER: Final = int.from_bytes(MAGIC, "little")


def to_bitcode(module: Module, producer: str | None = None, preserve_use_list_order: bool | None = None) -> bytes:
    """One module as a bitcode file of its own dialect; see `irkit.to_bitcode`."""
    return write_modules([module], producer, preserve_use_list_order)


def write_modules(
    modules: list[Module], producer: str | None = None, preserve_use_list_order: bool | None = None
) -> bytes:
    """Modules as one bitcode file, in this order. Raises UnsupportedError for what a dialect cannot say."""
    if not modules:
        raise UnsupportedError("a bitcode file without a module")
    stream = BitWriter()
    stream.fixed(MAGIC_NUMBER, 32)
    groups = by_string_table(modules)
    try:
        for group in groups:
            write_group(stream, group, producer, preserve_use_list_order, len(groups) == 1)
    except OverflowError as error:
        raise UnsupportedError(f"a number of more than 64 bits: {error}") from None
    data = stream.getvalue()
    if len(groups) == 1 and needs_wrapper(modules[0]):
        return wrap(data, modules[0])
    return data


def write_shared(module: Module, share: Share, producer: str | None, preserve_use_list_order: bool) -> bytes:
    """A module of text as `write_modules` writes it: the first share's process, which has the others' from them."""
    stream = BitWriter()
    stream.fixed(MAGIC_NUMBER, 32)
    strtab = StrtabBuilder()
    name = producer or own_producer(module)
    ModuleWriter(stream, module, strtab, name, preserve_use_list_order, share).write()
    write_tables(stream, [module], strtab, name, True)
    return wrap(stream.getvalue(), module) if needs_wrapper(module) else stream.getvalue()


def write_share(module: Module, share: Share, preserve_use_list_order: bool) -> WrittenBodies:
    """The bodies of another share."""
    return ModuleWriter(BitWriter(), module, StrtabBuilder(), "", preserve_use_list_order, share).write_share()


def by_string_table(modules: list[Module]) -> list[list[Module]]:
    """The modules in groups: neighbours that were read with the same string table belong together."""
    groups: list[list[Module]] = []
    group: list[Module] = []
    last = b""
    for module in modules:
        strtab = module.provenance.strtab
        if not strtab or strtab is not last:
            group = []
            groups.append(group)
        group.append(module)
        last = strtab
    return groups


def write_group(
    stream: BitWriter,
    modules: list[Module],
    producer: str | None,
    preserve_use_list_order: bool | None,
    is_alone: bool,
) -> None:
    """Modules that share their tables, and the tables."""
    strtab = StrtabBuilder()
    has_table = False
    for module in modules:
        module.materialize()
        if is_combined_index(module):
            write_index(stream, module, strtab)
            has_table = True
            continue
        keep = keeps_use_list_order(module) if preserve_use_list_order is None else preserve_use_list_order
        writer = ModuleWriter(stream, module, strtab, producer or own_producer(module), keep)
        writer.write()
        has_table = has_table or writer.state.old_layout is None
    if not has_table:
        return
    if all(is_combined_index(module) for module in modules):
        write_strtab(stream, strtab.blob())
        return
    write_tables(stream, modules, strtab, producer or own_producer(modules[0]), is_alone)


def keeps_use_list_order(module: Module) -> bool:
    """Whether the order of use-lists is written: always if it did not come from bitcode, else as it was there."""
    return not module.provenance.is_bitcode or source_preserves_use_lists(module)


def own_producer(module: Module) -> str:
    """Who the module says wrote it; LLVM of the module's dialect if it does not say."""
    if module.identification is not None:
        return module.identification.producer
    return producer_of(module.dialect.llvm_version)
