"""`parse_bitcode`: the modules of a file."""

from __future__ import annotations

from bitcode.bitstream import Bitstream, read_bitstream
from bitcode.reader.errors import in_block
from bitcode.reader.module import ModuleReader
from bitcode.reader.parts import ModuleParts, module_parts, read_identification
from bitcode.reader.state import SharedNames
from irkit.collector import collector_off
from irkit.errors import BitcodeError
from irkit.module import Module


def parse_bitcode(data: bytes, name: str = "<bytes>") -> Module:
    """The one module of a file, as the file says it.

    Raises BitcodeError for damaged bitcode and for a file of several modules, UnsupportedError for what irkit does not
    read. Bodies and metadata are read when they are first asked for, and may raise BitcodeError then.
    """
    stream = read_bitstream(data, name)
    parts = module_parts(stream)
    if len(parts) > 1:
        raise BitcodeError(
            f"{len(parts)} modules in one file: parse_bitcode_modules reads them", name=name, bit_offset=0
        )
    return read_module(stream, parts[0], name, None)


def parse_bitcode_modules(data: bytes, name: str = "<bytes>") -> list[Module]:
    """All modules of a file, in its order. Raises what `parse_bitcode` raises."""
    stream = read_bitstream(data, name)
    found = module_parts(stream)
    shared = SharedNames() if len(found) > 1 else None
    return [read_module(stream, parts, name, shared) for parts in found]


def read_module(stream: Bitstream, parts: ModuleParts, name: str, shared: SharedNames | None) -> Module:
    """One module of a file; of several, those before it have left their names in `shared`."""
    try:
        with collector_off():
            identification = read_identification(parts.identification) if parts.identification is not None else None
            reader = ModuleReader(parts.block, name, identification, parts.strtab or b"", shared or SharedNames())
            module = reader.read()
            if shared is not None:
                reader.share_metadata_kinds()
    except BitcodeError as error:
        raise in_block(error, parts.block) from None
    provenance = module.provenance
    provenance.is_bitcode = True
    provenance.has_wrapper = stream.wrapper is not None
    provenance.strtab = parts.strtab or b""
    provenance.symtab = parts.symtab
    provenance.symtab_asm = module.module_asm
    return module
