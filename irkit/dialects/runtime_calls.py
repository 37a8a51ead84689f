"""The runtime functions that LLVM may call without anything in the module saying so: linkers must keep them.

A symbol table marks them as used. Until LLVM 18 every target has the same; from 19 on they depend on the target. The
names are in `runtime_call_names`, as each release's tools were found to take them; 20, of which there were none, has
those of 19 and what it is known to have beside.
"""

from __future__ import annotations

import re
from typing import Final

from irkit.dialects.runtime_call_names import ADDED_NAMES, FIRST_NAMES, NAMES_19
from irkit.dialects.runtime_call_names_21 import NAMES_21
from irkit.dialects.runtime_call_names_22 import NAMES_22
from irkit.target_triple import TargetTriple

# The names by target of a release and those after it.
_BY_TARGET: Final[tuple[tuple[int, tuple[tuple[str, str], ...]], ...]] = (
    (19, NAMES_19),
    (20, (*NAMES_19, ("-gpu", "atan2 atan2f atan2l"))),
    (21, NAMES_21),
    (22, NAMES_22),
    (23, ()),
)

# Beginnings of architectures → what the rules call them; the first that fits. Exact names are marked by a final "$".
_ARCHITECTURES: Final = (
    ("amd64$", "x86_64"),
    ("x86_64", "x86_64"),
    ("i386$", "i386"),
    ("i486$", "i386"),
    ("i586$", "i386"),
    ("i686$", "i386"),
    ("i786$", "i386"),
    ("i886$", "i386"),
    ("i986$", "i386"),
    ("arm64ec", "arm64ec"),
    ("arm64_32", "aarch64_32"),
    ("aarch64_32", "aarch64_32"),
    ("aarch64_be", "aarch64_be"),
    ("arm64", "aarch64"),
    ("aarch64", "aarch64"),
    ("armv7k", "armv7k"),
    ("armeb", "armeb"),
    ("thumbeb", "armeb"),
    ("arm", "arm"),
    ("thumb", "arm"),
    ("xscale", "arm"),
    ("amdgcn", "gpu"),
    ("r600", "gpu"),
    ("nvptx", "gpu"),
    ("avr", "avr"),
    ("hexagon", "hexagon"),
    ("loongarch32", "loongarch32"),
    ("loongarch64", "loongarch64"),
    ("mips64", "mips64"),
    ("mipsn32", "mips64"),
    ("mipsisa64", "mips64"),
    ("bpf", "mips64"),
    ("mips", "mips"),
    ("powerpc64", "powerpc64"),
    ("ppc64", "powerpc64"),
    ("ppu$", "powerpc64"),
    ("powerpc", "powerpc"),
    ("ppc", "powerpc"),
    ("riscv32", "riscv32"),
    ("riscv64", "riscv64"),
    ("sparcv9", "sparcv9"),
    ("sparc64", "sparcv9"),
    ("sparc", "sparc"),
    ("s390x", "s390x"),
    ("systemz", "s390x"),
    ("wasm32", "wasm32"),
    ("wasm64", "wasm64"),
    ("msp430", "msp430"),
    ("xcore", "xcore"),
    ("ve$", "ve"),
    ("lanai", "lanai"),
    ("m68k", "other"),
    ("csky", "other"),
    ("arc$", "other"),
    ("xtensa", "other"),
    ("spirv64", "spirv64"),
    ("spirv32", "spirv32"),
    ("spir", "spir"),
)
# The same of systems that say all by their name.
_SYSTEMS: Final = (
    ("watchos", "ios"),
    ("bridgeos", "ios"),
    ("xros", "xros"),
    ("visionos", "xros"),
    ("driverkit", "driverkit"),
    ("openbsd", "openbsd"),
    ("fuchsia", "fuchsia"),
    ("ps4", "ps"),
    ("ps5", "ps"),
    ("aix", "aix"),
    ("zos", "zos"),
    ("emscripten", "emscripten"),
    ("uefi", "uefi"),
)
# Environments, on whatever system.
_ENVIRONMENTS: Final = (
    ("gnueabi", "gnueabihf"),
    ("gnu", "gnu"),
    ("musleabi", "ohos"),
    ("musl", "musl"),
    ("ohos", "ohos"),
)

# Systems that most rules do not tell from another; those that do name that with a `+`, or the system itself.
_OTHER: Final = {"macosx10.4": "macosx10.5", "darwin8": "darwin9", "ios2": "ios6", "tvos6": "tvos"}
_VERSION: Final = re.compile(r"[a-z]*(\d{0,6})\d*(?:\.(\d{1,6}))?")
_OLDEST_ANDROID: Final = 9
_CACHE: Final[dict[tuple[int, str, str], frozenset[str]]] = {}


def preserved_symbols(llvm_version: int, triple: TargetTriple) -> frozenset[str]:
    """The names that a release keeps for a target."""
    key = (llvm_version, "", "")
    rows = [names for first, names in _BY_TARGET if first <= llvm_version]
    if rows:
        key = (llvm_version, _lookup(_ARCHITECTURES, triple.architecture) or "unknown", _system(triple))
    found = _CACHE.get(key)
    if found is None:
        if rows:
            names = [name for rule, group in rows[-1] if _applies(rule, key[1], key[2]) for name in group.split()]
        else:
            names = [*FIRST_NAMES.split(), ""]  # the table has empty places, which a global without name equals
            for first, added in ADDED_NAMES:
                if first <= llvm_version:
                    names += added.split()
        found = _CACHE[key] = frozenset(names)
    return found


def _applies(rule: str, architecture: str, system: str) -> bool:
    for part in rule.split(";"):
        architectures, _, systems = part.partition("/")
        if _is_among(architectures, architecture) and (not systems or _is_among(systems, system)):
            return True
    return False


def _is_among(words: str, word: str) -> bool:
    words = words.strip()
    if words == "*":
        return True
    known = words.removeprefix("-").split()
    found = word in known or f"{word}+" in known or _OTHER.get(word) in known
    return found != words.startswith("-")


def _lookup(table: tuple[tuple[str, str], ...], text: str) -> str:
    for start, found in table:
        if text == start[:-1] if start.endswith("$") else text.startswith(start):
            return found
    return ""


def _version(text: str) -> tuple[int, int]:
    """The first two numbers behind a system's name; (0, 0) for none."""
    match = _VERSION.match(text)
    assert match is not None
    return (int(match[1] or "0"), int(match[2] or "0"))


def _system(triple: TargetTriple) -> str:
    """What the rules call the system, with its environment and version where they matter."""
    system = triple.system
    if system.startswith("macos"):
        version = _version(system)
        if version < (10, 5):
            return "macosx10.4"
        return "macosx10.5" if version < (10, 6) else "macosx10.8" if version < (10, 9) else "macosx"
    if system.startswith("darwin"):
        number = _version(system)[0]
        if number < 9:
            return "darwin8"
        return "darwin9" if number < 10 else "darwin10" if number < 13 else "darwin20"
    if system.startswith("ios"):
        version = _version(system)
        return "ios2" if version < (3, 0) else "ios6" if version < (7, 0) else "ios"
    if system.startswith("tvos"):
        version = _version(system)
        return "tvos" if version < (3, 0) else "tvos6" if version < (7, 0) else "ios"
    if triple.is_windows:
        if triple.environment.startswith("cygnus"):
            return "cygnus"
        return "mingw" if triple.environment.startswith("gnu") else "msvc"
    if triple.environment.startswith("android"):
        return "android8" if _version(triple.environment)[0] < _OLDEST_ANDROID else "android"
    return _lookup(_SYSTEMS, system) or _lookup(_ENVIRONMENTS, triple.environment) or "other"
