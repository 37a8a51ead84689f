"""Calling conventions: number in bitcode → word in assembly (LangRef, "Calling Conventions").

The model has the words, which are those of the newest release that has one, and `cc<number>` for all others.
"""

from __future__ import annotations

from typing import Final

from irkit.errors import EditError

C: Final = 0
MAX_CALLING_CONVENTION: Final = 1023

# Number, word, first and last release that prints the word; outside them it is `cc<number>`. AVR's two words end in
# a space in LLVM's own table, and so print with two.
_ROWS: Final[tuple[tuple[int, str, int, int], ...]] = (
    (8, "fastcc", 13, 22),
    (9, "coldcc", 13, 22),
    (10, "ghccc", 13, 22),
    (12, "webkit_jscc", 13, 17),
    (13, "anyregcc", 13, 22),
    (14, "preserve_mostcc", 13, 22),
    (15, "preserve_allcc", 13, 22),
    (16, "swiftcc", 13, 22),
    (17, "cxx_fast_tlscc", 13, 22),
    (18, "tailcc", 13, 22),
    (19, "cfguard_checkcc", 13, 22),
    (20, "swifttailcc", 13, 22),
    (21, "preserve_nonecc", 19, 22),
    (64, "x86_stdcallcc", 13, 22),
    (65, "x86_fastcallcc", 13, 22),
    (66, "arm_apcscc", 13, 22),
    (67, "arm_aapcscc", 13, 22),
    (68, "arm_aapcs_vfpcc", 13, 22),
    (69, "msp430_intrcc", 13, 22),
    (70, "x86_thiscallcc", 13, 22),
    (71, "ptx_kernel", 13, 22),
    (72, "ptx_device", 13, 22),
    (75, "spir_func", 13, 22),
    (76, "spir_kernel", 13, 22),
    (77, "intel_ocl_bicc", 13, 22),
    (78, "x86_64_sysvcc", 13, 22),
    (79, "win64cc", 13, 22),
    (80, "x86_vectorcallcc", 13, 22),
    (81, "hhvmcc", 13, 22),
    (82, "hhvm_ccc", 13, 22),
    (83, "x86_intrcc", 13, 22),
    (84, "avr_intrcc ", 13, 22),
    (85, "avr_signalcc ", 13, 22),
    (87, "amdgpu_vs", 13, 22),
    (88, "amdgpu_gs", 13, 22),
    (89, "amdgpu_ps", 13, 22),
    (90, "amdgpu_cs", 13, 22),
    (91, "amdgpu_kernel", 13, 22),
    (92, "x86_regcallcc", 13, 22),
    (93, "amdgpu_hs", 13, 22),
    (95, "amdgpu_ls", 13, 22),
    (96, "amdgpu_es", 13, 22),
    (97, "aarch64_vector_pcs", 13, 22),
    (98, "aarch64_sve_vector_pcs", 13, 22),
    (100, "amdgpu_gfx", 13, 22),
    (102, "aarch64_sme_preservemost_from_x0", 16, 22),
    (103, "aarch64_sme_preservemost_from_x2", 16, 22),
    (104, "amdgpu_cs_chain", 17, 22),
    (105, "amdgpu_cs_chain_preserve", 17, 22),
    (106, "m68k_rtdcc", 18, 22),
    (107, "graalcc", 18, 22),
    (110, "riscv_vector_cc", 19, 22),
    (111, "aarch64_sme_preservemost_from_x1", 19, 22),
    (112, "riscv_vls_cc(32)", 21, 22),
    (113, "riscv_vls_cc(64)", 21, 22),
    (114, "riscv_vls_cc(128)", 21, 22),
    (115, "riscv_vls_cc(256)", 21, 22),
    (116, "riscv_vls_cc(512)", 21, 22),
    (117, "riscv_vls_cc(1024)", 21, 22),
    (118, "riscv_vls_cc(2048)", 21, 22),
    (119, "riscv_vls_cc(4096)", 21, 22),
    (120, "riscv_vls_cc(8192)", 21, 22),
    (121, "riscv_vls_cc(16384)", 21, 22),
    (122, "riscv_vls_cc(32768)", 21, 22),
    (123, "riscv_vls_cc(65536)", 21, 22),
    (124, "amdgpu_gfx_whole_wave", 22, 22),
    (125, "cheriot_compartmentcallcc", 22, 22),
    (126, "cheriot_compartmentcalleecc", 22, 22),
    (127, "cheriot_librarycallcc", 22, 22),
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
