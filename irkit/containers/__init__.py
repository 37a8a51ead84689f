"""Files that hold bitcode among other things: archives, and objects with a section for it.

`parts` takes a container apart, containers in containers too, into what is none. What a container is, its first bytes
tell. Knows nothing of what bitcode means.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from irkit.containers.archives import ARCHIVES, archive_members
from irkit.containers.objects import OBJECTS, embedded
from irkit.containers.universal import is_universal, slices
from irkit.errors import BitcodeError

BITCODE: Final = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
UNIVERSAL: Final = "Mach-O universal binary"
DEEPEST: Final = 8  # containers in one another


@dataclass(frozen=True)
class Part:
    """Something in a container that is none itself: `path` leads to it from the file's beginning, `:` between a
    container and its member; `commands` is the compiler's command line that stands beside it, if any."""

    path: str
    kind: str
    data: bytes
    commands: bytes = b""

    @property
    def is_bitcode(self) -> bool:
        return self.kind == "bitcode"


def container_kind(data: bytes) -> str:
    """What container a file is, "archive" or an object's format; empty if it is none that irkit takes apart."""
    if data.startswith(ARCHIVES):
        return "archive"
    if is_universal(data):
        return UNIVERSAL
    for magic, kind in OBJECTS:
        if data.startswith(magic):
            return kind
    return ""


def parts(data: bytes, name: str = "<bytes>") -> Iterator[Part]:
    """What is in a container, in its order. An object without bitcode is one part of its kind.

    Names that come twice in one archive are told apart by `#2`, `#3`. Raises BitcodeError for a damaged container, and
    UnsupportedError for a kind of container that irkit, or this installation of it, cannot take apart.
    """
    waiting = [("", data, 0)]
    while waiting:
        path, inside, depth = waiting.pop()
        kind = container_kind(inside)
        if depth > DEEPEST:
            raise BitcodeError(f"containers in one another, more than {DEEPEST} deep", name=f"{name}:{path}")
        if kind == "archive":
            members = [(joined(path, member), held) for member, held in archive_members(inside, joined(name, path))]
            waiting += [(member, held, depth + 1) for member, held in reversed(members)]
        elif kind == UNIVERSAL:
            held_slices = [(joined(path, label), held) for label, held in slices(inside, joined(name, path))]
            waiting += [(label, held, depth + 1) for label, held in reversed(held_slices)]
        elif kind:
            found = embedded(inside, kind, joined(name, path))
            if not found:
                yield Part(path, kind, inside)
            for section, held, commands in found:
                yield Part(joined(path, section), leaf_kind(held), held, commands)
        else:
            yield Part(path, leaf_kind(inside), inside)


def leaf_kind(data: bytes) -> str:
    """What something is that is no container."""
    return "bitcode" if data.startswith(BITCODE) else "other"


def joined(path: str, member: str) -> str:
    return f"{path}:{member}" if path and member else path or member
