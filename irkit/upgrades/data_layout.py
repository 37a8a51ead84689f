"""What each LLVM release adds to the datalayout strings of older producers (LangRef, "Data Layout").

A module's string is changed by the rows of `_RULES` that its release and architecture have, one after the other. The
conditions look at the string as the file has it or at what became of it so far, whichever LLVM looks at.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from irkit.releases import NEWEST
from irkit.upgrades.triples import Triple

# A rule gets the string so far, the file's own string and the triple, and gives the new string.
_Rule = Callable[[str, str, Triple], str]

_X86: Final = ("x86", "x86_64")
_AARCH64: Final = ("aarch64", "aarch64_be", "aarch64_32")
_AMDGPU: Final = ("amdgcn", "r600")
_AMDGCN: Final = ("amdgcn",)
_SPIR: Final = ("spir", "spir64", "spirv32", "spirv64")
_RISCV64: Final = ("riscv64", "riscv64be")
_PPC: Final = ("ppc", "ppcle", "ppc64", "ppc64le")
_MIPS64: Final = ("mips64", "mips64el")
_I128_AFTER_I64: Final = ("sparc", "sparcel", "sparcv9", *_MIPS64, "ppc64", "ppc64le", "wasm32", "wasm64")

_POINTER_SIZE_SPACES: Final = "-p270:32:32-p271:32:32-p272:64:64"
_X86_LAYOUT: Final = r"(e-m:[a-z](-p:32:32)?)(-[if]64:.*$)"
_MANGLED_LAYOUT: Final = r"^([Ee]-m:[a-z](-p:32:32)?)(-.*)$"
_POINTERS_AND_REST: Final = r"^(e(-[mpi][^-]*)*)((-[^mpi][^-]*)*)$"


def _lacks(layout: str, part: str) -> bool:
    """Whether no part of a layout begins with `part`, as far as LLVM looks: `-part` inside, `part` at the start."""
    return f"-{part}" not in layout and not layout.startswith(part)


def _globals_in_space_1(layout: str, given: str, triple: Triple) -> str:
    if not _lacks(given, "G"):
        return layout
    return f"{layout}-G1" if layout else "G1"


def _with_buffer_spaces(layout: str, given: str, spaces: tuple[int, ...], sizes: tuple[str, ...]) -> str:
    """AMDGCN's fat buffer pointers: address spaces from 7 on are not integral, and have sizes of their own."""
    if _lacks(given, "ni"):
        layout += "-ni:" + ":".join(map(str, spaces))
    for place in range(1, len(spaces)):
        if given.endswith("ni:" + ":".join(map(str, spaces[:place]))):
            layout += "".join(f":{space}" for space in spaces[place:])
    for size in sizes:
        if _lacks(given, size[:2]):
            layout += f"-{size}"
    return layout


def _two_buffer_spaces(layout: str, given: str, triple: Triple) -> str:
    return _with_buffer_spaces(layout, given, (7, 8), ("p7:160:256:256:32", "p8:128:128"))


def _buffer_spaces(layout: str, given: str, triple: Triple) -> str:
    sizes = ("p7:160:256:256:32", "p8:128:128", "p9:192:256:256:32")
    return _with_buffer_spaces(layout, given, (7, 8, 9), sizes)


def _buffer_spaces_with_index(layout: str, given: str, triple: Triple) -> str:
    """The same where address space 8 also has an index width."""
    sizes = ("p7:160:256:256:32", "p8:128:128:128:48", "p9:192:256:256:32")
    layout = _with_buffer_spaces(layout, given, (7, 8, 9), sizes)
    if "-p8:128:128-" in given:
        layout = layout.replace("-p8:128:128-", "-p8:128:128:128:48-", 1)
    return layout


def _elf_mangling(layout: str, given: str, triple: Triple) -> str:
    if "m:e" in given:
        return layout
    return f"m:e-{layout}" if layout else "m:e"


def _native_i32(layout: str, given: str, triple: Triple) -> str:
    return layout.replace("-n64-", "-n32:64-", 1)


def _function_pointers(layout: str, given: str, triple: Triple) -> str:
    return f"{layout}-Fn32" if given and "-Fn32" not in given else layout


def _pointer_size_spaces(layout: str, given: str, triple: Triple) -> str:
    """Address spaces for pointers of 32 and 64 bits; what precedes the part that is looked for is lost."""
    match = re.search(_X86_LAYOUT, layout, re.DOTALL) if _POINTER_SIZE_SPACES not in layout else None
    return f"{match[1]}{_POINTER_SIZE_SPACES}{match[3]}" if match else layout


def _pointer_size_spaces_anywhere(layout: str, given: str, triple: Triple) -> str:
    match = re.search(_MANGLED_LAYOUT, layout, re.DOTALL) if _POINTER_SIZE_SPACES not in given else None
    return f"{match[1]}{_POINTER_SIZE_SPACES}{match[3]}" if match else layout


def _aligned_i128(layout: str, given: str, triple: Triple) -> str:
    if triple.system.startswith("elfiamcu"):
        return layout
    match = re.search(_POINTERS_AND_REST, layout, re.DOTALL) if "-i128:128" not in layout else None
    return f"{match[1]}-i128:128{match[3]}" if match else layout


def _i128_after_i64(layout: str, given: str, triple: Triple) -> str:
    if "-i128:128" in layout or (triple.architecture in _MIPS64 and "m:m" in given):
        return layout
    return layout.replace("-i64:64", "-i64:64-i128:128", 1)


def _aix_double(layout: str, given: str, triple: Triple) -> str:
    if not triple.system.startswith("aix") or not given or "f64:32:64" in given:
        return layout
    before, stack, after = layout.partition("-S128")
    return f"{before}-f64:32:64{stack}{after}"


def _msvc_long_double(layout: str, given: str, triple: Triple) -> str:
    if not triple.is_windows_msvc or triple.architecture != "x86":
        return layout
    return layout.replace("-f80:32-", "-f80:128-", 1)


def _stack_alignment(layout: str, given: str, triple: Triple) -> str:
    """SystemZ's; what stands in the first place is taken for its `E`."""
    return f"E-S64{layout[1:]}" if layout and "-S64" not in layout else layout


# Rule, architectures, first and last release, in LLVM's order.
_RULES: Final[tuple[tuple[_Rule, tuple[str, ...], int, int], ...]] = (
    (_globals_in_space_1, _AMDGPU, 13, NEWEST),
    (_globals_in_space_1, _SPIR, 19, NEWEST),
    (_two_buffer_spaces, _AMDGCN, 17, 17),
    (_buffer_spaces, _AMDGCN, 18, 20),
    (_buffer_spaces_with_index, _AMDGCN, 21, NEWEST),
    (_elf_mangling, _AMDGPU, 22, NEWEST),
    (_native_i32, _RISCV64, 16, NEWEST),
    (_native_i32, ("loongarch64",), 19, NEWEST),
    (_function_pointers, _AARCH64, 19, NEWEST),
    (_pointer_size_spaces_anywhere, _AARCH64, 20, NEWEST),
    (_i128_after_i64, _I128_AFTER_I64, 20, NEWEST),
    (_aix_double, _PPC, 22, NEWEST),
    (_pointer_size_spaces, _X86, 13, 19),
    (_pointer_size_spaces_anywhere, _X86, 20, NEWEST),
    (_aligned_i128, _X86, 18, NEWEST),
    (_msvc_long_double, ("x86",), 14, NEWEST),
    (_stack_alignment, ("systemz",), 23, NEWEST),
)


def upgrade_data_layout(layout: str, triple: str, llvm_version: int) -> str:
    """The datalayout that LLVM `llvm_version` gives a module of `triple` whose bitcode says `layout`."""
    target = Triple(triple)
    given = layout
    for rule, architectures, first, last in _RULES:
        if first <= llvm_version <= last and target.architecture in architectures:
            layout = rule(layout, given, target)
    return layout
