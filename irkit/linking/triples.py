"""Targets: what a destination takes over, and where modules of two targets deserve a warning."""

from __future__ import annotations

import posixpath
import re
from typing import TYPE_CHECKING, Final

from irkit.dialects.features import LIBDEVICE_BY_TRIPLE
from irkit.module import Module
from irkit.releases import OLDEST
from irkit.target_triple import TargetTriple

if TYPE_CHECKING:
    from irkit.linking.destination import Destination

# Names of one architecture.
_ALIASES: Final = {
    "x86_64h": "x86_64",
    "amd64": "x86_64",
    "arm64": "aarch64",
    "ppc64": "powerpc64",
    "ppc": "powerpc",
    "ppc64le": "powerpc64le",
}
_I386: Final = re.compile("i.86").fullmatch
_LIBDEVICE_LAYOUT: Final = "e-i64:64-v16:16-v32:32-n16:32:64"


def check_targets(destination: Destination, source: Module) -> None:
    """Take over data layout and triple where the destination has none; warn of those that differ."""
    module = destination.module
    if not module.data_layout:
        module._data_layout = source.data_layout
    if not module.target_triple:
        module._target_triple = source.target_triple
    fits_layout, fits_triple = False, False
    if is_nvptx(source.target_triple) and is_nvptx(module.target_triple):
        fits_layout, fits_triple = libdevice_fits(source)
    if not fits_layout and not source.layout.says_the_same(module.layout):
        destination.warn(
            f"Linking two modules of different data layouts: '{source.name}' is '{source.data_layout}' whereas "
            f"'{module.name}' is '{module.data_layout}'\n"
        )
    theirs = source.target_triple
    if not fits_triple and theirs and not are_compatible(theirs, module.target_triple):
        destination.warn(
            f"Linking two modules of different target triples: '{source.name}' is '{theirs}' whereas "
            f"'{module.name}' is '{module.target_triple}'\n"
        )
    module._target_triple = merged_triple(theirs, module.target_triple)


def architecture(triple: str) -> str:
    return triple.split("-", 1)[0]


def is_nvptx(triple: str) -> bool:
    return architecture(triple) in ("nvptx", "nvptx64")


def libdevice_fits(source: Module) -> tuple[bool, bool]:
    """Whether a module's layout and triple fit every NVPTX target: CUDA's libdevice is for all of them."""
    _, vendor, system, *_ = (source.target_triple + "--").split("-")
    fits_layout = source.data_layout in ("", _LIBDEVICE_LAYOUT)
    fits_triple = (vendor, system) in (("nvidia", "gpulibs"), ("unknown", "unknown"))
    if source.dialect.has(LIBDEVICE_BY_TRIPLE):
        return fits_triple and fits_layout, fits_triple
    file = posixpath.basename(source.name)
    is_libdevice = file.startswith("libdevice") and file.endswith(".10.bc")
    return is_libdevice and fits_layout, is_libdevice and fits_triple


def _split_arm(triple: str) -> tuple[str, str]:
    """ARM or Thumb (or "") and the sub-architecture, big endian included."""
    name = architecture(triple)
    for prefix in ("arm", "thumb"):
        if name.startswith(prefix) and not name.startswith("arm64"):
            return prefix, name[len(prefix) :]
    return "", name


def are_compatible(left: str, right: str) -> bool:
    """Whether code for the one fits the other: the same but for ARM and Thumb; on Apple's systems but for the
    system's version."""
    one, other = TargetTriple(left, OLDEST), TargetTriple(right, OLDEST)
    same_rest = (one.vendor, one.system, one.environment) == (other.vendor, other.system, other.environment)
    same_architecture = plain_architecture(one.architecture) == plain_architecture(other.architecture)
    mode, variant = _split_arm(left)
    other_mode, other_variant = _split_arm(right)
    if mode and other_mode and mode != other_mode:
        if one.vendor == "apple":
            return variant == other_variant and one.vendor == other.vendor and same_system(one, other)
        return variant == other_variant and same_rest
    if one.vendor == "apple":
        return same_architecture and one.vendor == other.vendor and same_system(one, other)
    return same_architecture and same_rest


def plain_architecture(name: str) -> str:
    """One name of an architecture that has several."""
    if name in _ALIASES:
        return _ALIASES[name]
    return "i386" if _I386(name) is not None else name


def same_system(left: TargetTriple, right: TargetTriple) -> bool:
    return left.system.rstrip("0123456789.") == right.system.rstrip("0123456789.")


def merged_triple(source: str, own: str) -> str:
    """The triple of both: of Apple's systems the one with the later version."""
    ours, theirs = TargetTriple(own, OLDEST), TargetTriple(source, OLDEST)
    if theirs.vendor == "apple" and system_version(theirs) > system_version(ours):
        return source
    return own


def system_version(triple: TargetTriple) -> list[int]:
    digits = triple.system[len(triple.system.rstrip("0123456789.")) :]
    return [int(part) for part in digits.split(".") if part]


def marked_assembly(text: str, triple: str) -> str:
    """A module's assembly, with the mode that it is for where there are two: ARM and Thumb."""
    name = architecture(triple)
    if name.startswith("thumb"):
        return ".text\n.balign 2\n.thumb\n" + text
    if name.startswith("arm") and not name.startswith("arm64"):
        return ".text\n.balign 4\n.arm\n" + text
    return text
