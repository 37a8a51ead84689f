"""The wrapper that LLVM puts around bitcode for Apple's systems, so that their archivers take it (BitCodeFormat,
"Bitcode Wrapper Format")."""

from __future__ import annotations

import struct
from typing import Final

from bitcode.bitstream.container import WRAPPER_MAGIC, WRAPPER_SIZE
from irkit.module import Module
from irkit.target_triple import MACHO, TargetTriple

PADDED_TO: Final = 16
ABI_64: Final = 0x01000000
CPU_X86: Final = 7
CPU_ARM: Final = 12
CPU_POWERPC: Final = 18
UNKNOWN_CPU: Final = 0xFFFFFFFF


def needs_wrapper(module: Module) -> bool:
    """Whether a module's file is wrapped: as it was, if it came from a file of bitcode, else by its target."""
    if module.provenance.is_bitcode:
        return module.provenance.has_wrapper
    triple = TargetTriple(module.target_triple, module.dialect.llvm_version)
    return triple.is_darwin or triple.format == MACHO


def cpu_type(triple: TargetTriple) -> int:
    """Mach-O's number of the processor."""
    if triple.is_x86_64:
        return CPU_X86 | ABI_64
    if triple.is_x86_32:
        return CPU_X86
    if triple.is_powerpc_64:
        return CPU_POWERPC | ABI_64
    if triple.is_powerpc:
        return CPU_POWERPC
    return CPU_ARM if triple.is_arm_32 else UNKNOWN_CPU


def wrap(data: bytes, module: Module) -> bytes:
    """The file with the wrapper's header before it and zeros up to a multiple of 16 bytes behind."""
    triple = TargetTriple(module.target_triple, module.dialect.llvm_version)
    header = WRAPPER_MAGIC + struct.pack("<IIII", 0, WRAPPER_SIZE, len(data), cpu_type(triple))
    wrapped = header + data
    return wrapped + bytes(-len(wrapped) % PADDED_TO)
