"""`FILE:member`: one part of a container, taken out of its file or put back into it."""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING, Final

from irkit.containers.kinds import container_kind
from irkit.errors import NotFoundError, UnsupportedError
from irkit.files import replacing

if TYPE_CHECKING:
    from irkit.containers.parts import Part

NAMED: Final = 4  # members that an error names


def split(path: str) -> tuple[str, str]:
    """A file and the member of it that is meant, empty for none: a `:` in the name of a file that is there belongs to
    its name."""
    place = path.find(":")
    if place == -1 or os.path.lexists(path):
        return path, ""
    while place != -1:
        if os.path.isfile(path[:place]):
            return path[:place], path[place + 1 :]
        place = path.find(":", place + 1)
    return path, ""


@functools.lru_cache(maxsize=1)
def taken_apart(data: bytes, name: str) -> tuple[Part, ...]:
    """The parts of a container, of which commands take one after another."""
    from irkit.containers.parts import parts  # most files are no containers

    return tuple(parts(data, name))


def chosen(data: bytes, name: str, member: str) -> bytes:
    """`data` if it is no container; of a container the one part that is bitcode, or that `member` names.

    Raises what `irkit.containers.parts` raises, NotFoundError for a member that is not there, and UnsupportedError for
    a container with no bitcode or several modules, of which none is chosen.
    """
    if not container_kind(data):
        if member:
            raise NotFoundError(f"{name}: this is no container, so it has no member {member}")
        return data
    return chosen_part(data, name, member).data


def chosen_part(data: bytes, name: str, member: str) -> Part:
    """The part of a container that `chosen` takes. Raises what that raises."""
    kind = container_kind(data)
    held = taken_apart(data, name)
    found = [part for part in held if not member or part.path == member or part.path.startswith(f"{member}:")]
    if not found:
        raise NotFoundError(f"{name}: there is no member {member}; irkit list shows what there is")
    bitcode = [part for part in found if part.is_bitcode]
    if len(bitcode) == 1:
        return bitcode[0]
    article = "an" if kind[0] in "aEo" else "a"
    if not bitcode:
        raise UnsupportedError(f"{name}: this is {article} {kind}, not LLVM bitcode, and there is none in it")
    some = ", ".join(part.path for part in bitcode[:NAMED]) + (", ..." if len(bitcode) > NAMED else "")
    raise UnsupportedError(
        f"{name}: this is {article} {kind} with {len(bitcode)} modules: name one as {name}:MEMBER ({some})"
    )


def put_back(file: str, member: str, bitcode: bytes) -> None:
    """Put a module in the place of the one that `member` of a container is; the rest of the file stays as it is. The
    file is whole at any time.

    Raises OSError, NotFoundError for a member that is not there, and UnsupportedError where irkit cannot write that
    kind of container.
    """
    from irkit.containers.rewriting import replaced  # the same

    with open(file, "rb") as opened:
        data = opened.read()
    if not container_kind(data):
        raise NotFoundError(f"{file}: this is no container, so it has no member {member}")
    part = chosen_part(data, file, member)
    made = replaced(data, part.path, bitcode, file)
    with replacing(file, binary=True) as out:
        out.write(made)
