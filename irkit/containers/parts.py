"""`parts`: a container taken apart, containers in containers too, into what is none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from irkit.containers import devices
from irkit.containers.archives import archive_members
from irkit.containers.kinds import BITCODE, UNIVERSAL, container_kind
from irkit.containers.objects import embedded
from irkit.containers.universal import slices
from irkit.containers.zips import zip_members
from irkit.errors import BitcodeError

DEEPEST: Final = 8  # containers in one another

Splitter = Callable[[bytes, str], Iterable[tuple[str, bytes]]]
# What is taken apart into members: by its kind, what gives their names and contents.
MEMBERS: Final[dict[str, Splitter]] = {
    "archive": archive_members,
    "zip file": zip_members,
    "Metal library": devices.metal_functions,
    "DirectX container": devices.directx_programs,
    "offload bundle": devices.bundle_members,
    "compressed offload bundle": devices.unpacked_bundle,
    "offload binary": devices.offload_images,
    UNIVERSAL: slices,
}


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


def parts(data: bytes, name: str = "<bytes>") -> Iterator[Part]:
    """What is in a container, in its order. An object without bitcode is one part of its kind.

    Names that come twice in one container are told apart by `#2`, `#3`. Raises BitcodeError for a damaged container
    and where a thin archive's member cannot be read, and UnsupportedError for a kind of container that irkit, or this
    installation of it, cannot take apart.
    """
    waiting = [("", data, 0)]
    while waiting:
        path, inside, depth = waiting.pop()
        kind = container_kind(inside)
        if depth > DEEPEST:
            raise BitcodeError(f"containers in one another, more than {DEEPEST} deep", name=f"{name}:{path}")
        if kind in MEMBERS:
            waiting += [
                (joined(path, member), held, depth + 1)
                for member, held in reversed(list(distinct(MEMBERS[kind](inside, joined(name, path)))))
            ]
        elif kind:
            yield from of_object(inside, kind, path, name)
        else:
            yield Part(path, leaf_kind(inside), inside)


def of_object(data: bytes, kind: str, path: str, name: str) -> Iterator[Part]:
    """An object's sections of bitcode; without any, the object."""
    found = embedded(data, kind, joined(name, path))
    if not found:
        yield Part(path, kind, data)
    for section, held, commands in found:
        inside = joined(path, section)
        if container_kind(held) in MEMBERS:
            yield from (
                Part(joined(inside, part.path), part.kind, part.data) for part in parts(held, joined(name, inside))
            )
        else:
            yield Part(inside, leaf_kind(held), held, commands)


def distinct(members: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Members of which none has the name of another."""
    seen: dict[str, int] = {}
    for label, held in members:
        count = seen[label] = seen.get(label, 0) + 1
        yield (f"{label}#{count}" if count > 1 else label), held


def leaf_kind(data: bytes) -> str:
    """What something is that is no container."""
    return "bitcode" if data.startswith(BITCODE) else "other"


def joined(path: str, member: str) -> str:
    return f"{path}:{member}" if path and member else path or member
