"""What a target triple (`x86_64-pc-linux-gnu`) says of the object files that the target has.

LLVM takes the components as they stand: architecture, vendor, system, and the rest as the environment, whose end may
name an object format.
"""

from __future__ import annotations

from typing import Final

from irkit.releases import OLDEST

ELF: Final = "elf"
COFF: Final = "coff"
MACHO: Final = "macho"
OTHER: Final = "other"

# Ends of an environment; "xcoff" must come before "coff".
_FORMATS: Final = (
    ("xcoff", OTHER),
    ("coff", COFF),
    ("elf", ELF),
    ("goff", OTHER),
    ("macho", MACHO),
    ("wasm", OTHER),
    ("spirv", OTHER),
)
# Apple's systems by the beginnings of their names, with the first release that knows them.
_DARWIN: Final = (
    ("darwin", OLDEST),
    ("macos", OLDEST),
    ("ios", OLDEST),
    ("tvos", OLDEST),
    ("watchos", OLDEST),
    ("driverkit", 15),
    ("xros", 18),
    ("visionos", 18),
    ("bridgeos", 20),
)
_X86: Final = ("i386", "i486", "i586", "i686", "i786", "i886", "i986")
_X86_64: Final = ("amd64", "x86_64", "x86_64h")
_POWERPC: Final = ("powerpc", "powerpcspe", "ppc", "ppc32")
_POWERPC_64: Final = ("powerpc64", "ppu", "ppc64")
# Architectures with addresses of 64 bits, by the beginnings of their names, and names of others that begin so.
_64_BIT: Final = (
    "aarch64",
    "amdgcn",
    "amdil64",
    "arm64",
    "bpf",
    "hsail64",
    "le64",
    "loongarch64",
    "mips64",
    "mipsisa64",
    "nvptx64",
    "renderscript64",
    "riscv64",
    "s390x",
    "sparc64",
    "sparcv9",
    "spir64",
    "spirv",
    "systemz",
    "ve",
    "wasm64",
)
_32_BIT: Final = ("aarch64_32", "arm64_32", "spirv32")
# Architectures whose objects are always of one format, or ELF but for one system; by the beginnings of their names.
_OTHER_FORMATS: Final = ("wasm", "spirv", "dxil")
_ELF_ONLY: Final = (
    "aarch64_be",
    "amdgcn",
    "amdil",
    "arc",
    "armeb",
    "avr",
    "bpf",
    "csky",
    "hexagon",
    "hsail",
    "kalimba",
    "lanai",
    "le32",
    "le64",
    "loongarch",
    "m68k",
    "mips",
    "msp430",
    "nvptx",
    "ppcle",
    "ppc64le",
    "powerpcle",
    "powerpc64le",
    "r600",
    "renderscript",
    "riscv",
    "s390x",
    "shave",
    "sparc",
    "spir",
    "systemz",
    "tce",
    "thumbeb",
    "ve",
    "xcore",
    "xtensa",
)


class TargetTriple:
    """`architecture`, `vendor`, `system` and `environment` as given; `format` is ELF, COFF, MACHO or OTHER."""

    __slots__ = ("architecture", "environment", "format", "is_darwin", "system", "vendor")

    def __init__(self, text: str, llvm_version: int) -> None:
        architecture, _, rest = text.partition("-")
        vendor, _, rest = rest.partition("-")
        system, _, environment = rest.partition("-")
        if architecture == text and text.startswith("mips"):
            environment = "gnu"  # what LLVM takes the bare name for
        self.architecture: str = architecture
        self.vendor: str = vendor
        self.system: str = system
        self.environment: str = environment
        self.is_darwin: bool = any(self.system.startswith(name) for name, first in _DARWIN if first <= llvm_version)
        self.format: str = self.find_format()

    def find_format(self) -> str:
        for end, found in _FORMATS:
            if self.environment.endswith(end):
                return found
        if self.architecture.startswith(_OTHER_FORMATS):
            return OTHER
        if self.is_powerpc:
            return OTHER if self.system.startswith("aix") else MACHO if self.is_darwin else ELF
        if self.architecture.startswith(("s390x", "systemz")) and self.system.startswith("zos"):
            return OTHER
        if self.architecture.startswith(_ELF_ONLY):
            return ELF
        if self.is_darwin:
            return MACHO
        return COFF if self.is_windows or self.system.startswith("uefi") else ELF

    @property
    def is_64_bit(self) -> bool:
        """Whether addresses have 64 bits."""
        name = self.architecture
        if name in _X86_64 or name in _POWERPC_64 or name in ("ppc64le", "powerpc64le"):
            return True
        return name.startswith(_64_BIT) and not name.startswith(_32_BIT)

    @property
    def is_windows(self) -> bool:
        return self.system.startswith(("windows", "win32"))

    @property
    def is_powerpc(self) -> bool:
        return self.architecture in _POWERPC or self.architecture in _POWERPC_64

    @property
    def is_powerpc_64(self) -> bool:
        return self.architecture in _POWERPC_64

    @property
    def is_x86_32(self) -> bool:
        return self.architecture in _X86

    @property
    def is_x86_64(self) -> bool:
        return self.architecture in _X86_64

    @property
    def is_arm_32(self) -> bool:
        """ARM or Thumb, little-endian."""
        name = self.architecture
        return name.startswith(("arm", "thumb", "xscale")) and not (
            name.startswith(("arm64", "armeb", "thumbeb")) or name.endswith("eb")
        )

    @property
    def is_mingw(self) -> bool:
        """Windows with GNU's or Cygwin's environment."""
        return self.is_windows and self.environment.startswith(("gnu", "cygnus"))
