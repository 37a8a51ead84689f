"""Bitcode in the sections of ELF, Mach-O, COFF and WebAssembly objects and of what is linked of them.

Clang's `-fembed-bitcode` and `-ffat-lto-objects` put it there. LIEF reads all but the last; it is the extra
`irkit[containers]`.
"""

from __future__ import annotations

from typing import Any, Final

from irkit.containers import wasm
from irkit.containers.kinds import MACHO, WASM
from irkit.errors import BitcodeError, MissingExtraError

# Where bitcode stands, and where the command line of the compiler that put it there (clang: EmbedBitcode).
# Clang's offloading puts images for devices, which may be bitcode, into sections of their own.
SECTIONS: Final[dict[str, str]] = {
    ".llvmbc": ".llvmcmd",
    "__LLVM,__bitcode": "__LLVM,__cmdline",
    ".llvm.lto": "",
    ".llvm.offloading": "",
    ".hip_fatbin": "",
}


def embedded(data: bytes, kind: str, name: str) -> list[tuple[str, bytes, bytes]]:
    """Each section of bitcode: its name, contents, and the command line beside it, empty if there is none.

    Raises BitcodeError for a damaged object, UnsupportedError without LIEF.
    """
    if not any(section.rpartition(",")[2].encode() in data for section in SECTIONS):
        return []
    found = []
    sections = read(data, kind, name)
    for section, commands in SECTIONS.items():
        for number, held in enumerate(sections.get(section, []), 1):
            if held.strip(b"\0"):  # -fembed-bitcode-marker leaves a byte
                label = section + (f"#{number}" if number > 1 else "")
                found.append((label, held, b"".join(sections.get(commands, []))))
    return found


def read(data: bytes, kind: str, name: str) -> dict[str, list[bytes]]:
    """The sections that matter of an object, by name."""
    if kind == WASM:
        return wasm.custom_sections(data, name)
    try:
        import lief
    except ImportError:
        raise MissingExtraError(f"{name}: looking for bitcode in this {kind}", "LIEF", "containers") from None
    lief.logging.disable()
    lief.disable_leak_warning()  # which its own defaults give at the interpreter's end
    if kind == MACHO:
        fat = lief.MachO.parse(data)
        binary: Any = None if fat is None else fat.at(0)  # which lives as long as `fat` does
    else:
        binary = lief.parse(data)
    if binary is not None:
        return contents(binary, name)
    raise BitcodeError(f"this {kind} is damaged: LIEF cannot read it", name=name)


def contents(binary: Any, name: str) -> dict[str, list[bytes]]:
    """The contents of the sections that matter, by name, a Mach-O section's with its segment."""
    found: dict[str, list[bytes]] = {}
    wanted = {*SECTIONS, *SECTIONS.values()}
    for section in binary.sections:
        try:
            segment = getattr(section, "segment_name", "")
            spelled = getattr(section, "coff_string", None)  # of COFF, where a name is too long for its place
            label = f"{segment},{section.name}" if segment else section.name if spelled is None else spelled.string
        except UnicodeDecodeError:  # LIEF's strings are UTF-8, and so are the names that are wanted
            continue
        if not isinstance(label, str) or label not in wanted:
            continue
        held = bytes(section.content)
        if len(held) != section.size:
            raise BitcodeError(
                f"the object is damaged: its section {label} has {len(held)} bytes of {section.size}", name=name
            )
        found.setdefault(label, []).append(held)
    return found
