"""`FILE:member`: what commands read of a container."""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING, Final

from irkit.containers import Part, container_kind, parts
from irkit.errors import IRKitError, NotFoundError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMED: Final = 4  # members that an error names


def split(path: str) -> tuple[str, str]:
    """A file and the member of it that is meant, empty for none: a `:` in the name of a file that is there belongs to
    its name."""
    place = path.find(":")
    if place < 0 or os.path.lexists(path):
        return path, ""
    while place >= 0:
        if os.path.isfile(path[:place]):
            return path[:place], path[place + 1 :]
        place = path.find(":", place + 1)
    return path, ""


@functools.lru_cache(maxsize=1)
def taken_apart(data: bytes, name: str) -> tuple[Part, ...]:
    """The parts of a container, of which commands take one after another."""
    return tuple(parts(data, name))


def chosen(data: bytes, name: str, member: str) -> bytes:
    """`data` if it is no container; of a container the one part that is bitcode, or that `member` names.

    Raises what `irkit.containers.parts` raises, NotFoundError for a member that is not there, and UnsupportedError for
    a container with no bitcode or several modules, of which none is chosen.
    """
    kind = container_kind(data)
    if not kind:
        if member:
            raise NotFoundError(f"{name}: this is no container, so it has no member {member}")
        return data
    held = {part.path: part for part in taken_apart(data, name)}
    if member:
        found = [part for path, part in held.items() if path == member or path.startswith(f"{member}:")]
        if not found:
            raise NotFoundError(f"{name}: there is no member {member}; irkit list shows what there is")
    else:
        found = list(held.values())
    bitcode = [part for part in found if part.is_bitcode]
    if len(bitcode) == 1:
        return bitcode[0].data
    article = "an" if kind[0] in "aE" else "a"
    if not bitcode:
        raise UnsupportedError(f"{name}: this is {article} {kind}, not LLVM bitcode, and there is none in it")
    some = ", ".join(part.path for part in bitcode[:NAMED]) + (", ..." if len(bitcode) > NAMED else "")
    raise UnsupportedError(
        f"{name}: this is {article} {kind} with {len(bitcode)} modules: name one as {name}:MEMBER ({some})"
    )


def expanded(files: Sequence[str]) -> list[str]:
    """The inputs with each container of several modules as these, `FILE:member`. What cannot be read stays as it is,
    for the command to say why."""
    found: list[str] = []
    for file in files:
        found += members_of(file)
    return found


def members_of(file: str) -> list[str]:
    """The parts of a container that are bitcode, as `FILE:member`; of what is none, the file itself."""
    if file == "-" or not os.path.isfile(file):  # a pipe can be read only once
        return [file]
    try:
        with open(file, "rb") as opened:
            start = opened.read(8)
            if not container_kind(start):
                return [file]
            data = start + opened.read()
        paths = [part.path for part in taken_apart(data, file) if part.is_bitcode]
    except (OSError, IRKitError):
        return [file]
    return [f"{file}:{path}" for path in paths] if len(paths) > 1 else [file]


def matching(path: str, patterns: Sequence[str]) -> bool:
    """Whether one of the patterns, in a shell's manner, fits a member; without patterns all do."""
    import fnmatch  # which is slow to import

    return not patterns or any(fnmatch.fnmatchcase(path, pattern) for pattern in patterns)
