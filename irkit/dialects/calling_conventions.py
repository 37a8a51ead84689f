"""Calling conventions: number in bitcode → word in assembly (LangRef, "Calling Conventions").

The model has the words, which are those of the newest release that has one, and `cc<number>` for all others.
"""

from __future__ import annotations

from typing import Final

from irkit.errors import EditError
from irkit.releases import NEWEST

C: Final = 0
MAX_CALLING_CONVENTION: Final = 1023

# Number, word, first and last release that prints the word; outside them it is `cc<number>`. AVR's two words end in
# a space in LLVM's own table, and so print with two.
_ROWS: Final[tuple[tuple[int, str, int, int], ...]] = (
    (8, "fastcc", 13, NEWEST),
    (9, "coldcc", 13, NEWEST),
    (10, "ghccc", 13, NEWEST),
    (12, "webkit_jscc", 13, 17),
    (13, "anyregcc", 13, NEWEST),
    (14, "preserve_mostcc", 13, NEWEST),
    (15, "preserve_allcc", 13, NEWEST),
    (16, "swiftcc", 13, NEWEST),
    (17, "cxx_fast_tlscc", 13, NEWEST),
    (18, "tailcc", 13, NEWEST),
    (19, "cfguard_checkcc", 13, NEWEST),
    (20, "swifttailcc", 13, NEWEST),
    (21, "preserve_nonecc", 19, NEWEST),
    (64, "x86_stdcallcc", 13, NEWEST),
    (65, "x86_fastcallcc", 13, NEWEST),
    (66, "arm_apcscc", 13, NEWEST),
    (67, "arm_aapcscc", 13, NEWEST),
    (68, "arm_aapcs_vfpcc", 13, NEWEST),
    (69, "msp430_intrcc", 13, NEWEST),
    (70, "x86_thiscallcc", 13, NEWEST),
    (71, "ptx_kernel", 13, NEWEST),
    (72, "ptx_device", 13, NEWEST),
    (75, "spir_func", 13, NEWEST),
    (76, "spir_kernel", 13, NEWEST),
    (77, "intel_ocl_bicc", 13, NEWEST),
    (78, "x86_64_sysvcc", 13, NEWEST),
    (79, "win64cc", 13, NEWEST),
    (80, "x86_vectorcallcc", 13, NEWEST),
    (81, "hhvmcc", 13, NEWEST),
    (82, "hhvm_ccc", 13, NEWEST),
    (83, "x86_intrcc", 13, NEWEST),
    (84, "avr_intrcc ", 13, NEWEST),
    (85, "avr_signalcc ", 13, NEWEST),
    (87, "amdgpu_vs", 13, NEWEST),
    (88, "amdgpu_gs", 13, NEWEST),
    (89, "amdgpu_ps", 13, NEWEST),
    (90, "amdgpu_cs", 13, NEWEST),
    (91, "amdgpu_kernel", 13, NEWEST),
    (92, "x86_regcallcc", 13, NEWEST),
    (93, "amdgpu_hs", 13, NEWEST),
    (95, "amdgpu_ls", 13, NEWEST),
    (96, "amdgpu_es", 13, NEWEST),
    (97, "aarch64_vector_pcs", 13, NEWEST),
    (98, "aarch64_sve_vector_pcs", 13, NEWEST),
    (100, "amdgpu_gfx", 13, NEWEST),
    (102, "aarch64_sme_preservemost_from_x0", 16, NEWEST),
    (103, "aarch64_sme_preservemost_from_x2", 16, NEWEST),
    (104, "amdgpu_cs_chain", 17, NEWEST),
    (105, "amdgpu_cs_chain_preserve", 17, NEWEST),
    (106, "m68k_rtdcc", 18, NEWEST),
    (107, "graalcc", 18, NEWEST),
    (110, "riscv_vector_cc", 19, NEWEST),
    (111, "aarch64_sme_preservemost_from_x1", 19, NEWEST),
    (112, "riscv_vls_cc(32)", 21, NEWEST),
    (113, "riscv_vls_cc(64)", 21, NEWEST),
    (114, "riscv_vls_cc(128)", 21, NEWEST),
    (115, "riscv_vls_cc(256)", 21, NEWEST),
    (116, "riscv_vls_cc(512)", 21, NEWEST),
    (117, "riscv_vls_cc(1024)", 21, NEWEST),
    (118, "riscv_vls_cc(2048)", 21, NEWEST),
    (119, "riscv_vls_cc(4096)", 21, NEWEST),
    (120, "riscv_vls_cc(8192)", 21, NEWEST),
    (121, "riscv_vls_cc(16384)", 21, NEWEST),
    (122, "riscv_vls_cc(32768)", 21, NEWEST),
    (123, "riscv_vls_cc(65536)", 21, NEWEST),
    (124, "amdgpu_gfx_whole_wave", 22, NEWEST),
    (125, "cheriot_compartmentcallcc", 22, NEWEST),
    (126, "cheriot_compartmentcalleecc", 22, NEWEST),
    (127, "cheriot_librarycallcc", 22, NEWEST),
)


_NAMES: Final[dict[int, str]] = {C: "ccc"} | {number: word.strip() for number, word, _, _ in _ROWS}
_NUMBERS: Final[dict[str, int]] = {"": C} | {word: number for number, word in _NAMES.items()}


def calling_convention_name(number: int) -> str:
    """The word of a calling convention: "fastcc"; "ccc" for C's, `cc<number>` where LLVM has no word."""
    return _NAMES.get(number) or f"cc{number}"


def check_calling_convention(value: object) -> int:
    """The number of a calling convention by its word ("fastcc", "cc10", "" or "ccc" for C's) or number. Raises
    EditError if LLVM has no such."""
    number: object = value
    if isinstance(value, str):
        number = _NUMBERS.get(value)
        if number is None and value[:2] == "cc" and value[2:].isdecimal() and len(value) < len("cc") + 5:
            number = int(value[2:])
    if not isinstance(number, int) or not 0 <= number <= MAX_CALLING_CONVENTION:
        raise EditError(
            f"calling convention {value!r}: LLVM has 'fastcc' and the like, and numbers up to {MAX_CALLING_CONVENTION}"
        )
    return number


def calling_convention_words(llvm_version: int) -> dict[int, str]:
    """Number → word, for the conventions that have a word in LLVM `llvm_version`."""
    return {number: word for number, word, first, last in _ROWS if first <= llvm_version <= last}
