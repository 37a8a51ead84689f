"""What upgrades ask of target triples (`x86_64-pc-linux-gnu`: architecture, vendor, system, environment).

LLVM takes the components as they stand, without putting them in order first.
"""

from __future__ import annotations

from typing import Final

# Architecture → the names of it that a triple may begin with.
_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "x86": ("i386", "i486", "i586", "i686", "i786", "i886", "i986"),
    "x86_64": ("amd64", "x86_64", "x86_64h"),
    "aarch64": ("aarch64", "aarch64_lfi", "arm64", "arm64e", "arm64ec"),
    "aarch64_be": ("aarch64_be",),
    "aarch64_32": ("aarch64_32", "arm64_32"),
    "amdgcn": ("amdgcn",),
    "r600": ("r600",),
    "loongarch64": ("loongarch64",),
    "riscv64": ("riscv64",),
    "riscv64be": ("riscv64be",),
    "mips64": ("mips64", "mips64eb", "mipsn32", "mipsisa64r6", "mips64r6", "mipsn32r6"),
    "mips64el": ("mips64el", "mipsn32el", "mipsisa64r6el", "mips64r6el", "mipsn32r6el"),
    "ppc": ("powerpc", "powerpcspe", "ppc", "ppc32"),
    "ppcle": ("powerpcle", "ppcle", "ppc32le"),
    "ppc64": ("powerpc64", "ppu", "ppc64"),
    "ppc64le": ("powerpc64le", "ppc64le"),
    "sparc": ("sparc",),
    "sparcel": ("sparcel",),
    "sparcv9": ("sparcv9", "sparc64"),
    "systemz": ("s390x", "systemz"),
    "spir": ("spir",),
    "spir64": ("spir64",),
    "spirv32": ("spirv32", *(f"spirv32v1.{minor}" for minor in range(7))),
    "spirv64": ("spirv64", *(f"spirv64v1.{minor}" for minor in range(7))),
    "wasm32": ("wasm32",),
    "wasm64": ("wasm64",),
    "nvptx": ("nvptx",),
    "nvptx64": ("nvptx64",),
}
_ARCHITECTURES: Final = {name: architecture for architecture, names in _NAMES.items() for name in names}

# The beginnings of the environments that LLVM knows; what begins otherwise is unknown to it.
_ENVIRONMENTS: Final = (
    "eabi",
    "gnu",
    "code16",
    "android",
    "musl",
    "msvc",
    "itanium",
    "cygnus",
    "coreclr",
    "simulator",
    "macabi",
    "pixel",
    "vertex",
    "geometry",
    "hull",
    "domain",
    "compute",
    "library",
    "raygeneration",
    "intersection",
    "anyhit",
    "closesthit",
    "miss",
    "callable",
    "mesh",
    "amplification",
    "rootsignature",
    "opencl",
    "ohos",
    "pauthtest",
    "llvm",
    "mlibc",
    "mtia",
)


class Triple:
    """`architecture` is LLVM's name of it, "" for one that no upgrade asks for; the other parts as given."""

    __slots__ = ("architecture", "environment", "first", "system")

    def __init__(self, text: str) -> None:
        parts = [*text.split("-"), "", "", ""]
        self.architecture: str = _ARCHITECTURES.get(parts[0], "")
        self.first: str = parts[0]
        self.system: str = parts[2]
        self.environment: str = parts[3]

    @property
    def is_arm(self) -> bool:
        """ARM, Thumb or AArch64."""
        return self.first.startswith(("aarch64", "arm", "thumb", "xscale"))

    @property
    def is_windows_msvc(self) -> bool:
        """Windows with Microsoft's environment or with none that LLVM knows."""
        if not self.system.startswith(("windows", "win32")):
            return False
        return self.environment.startswith("msvc") or not self.environment.startswith(_ENVIRONMENTS)
