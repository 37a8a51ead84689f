"""`FILE:member`: what commands read of a container."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from irkit.containers.kinds import container_kind
from irkit.containers.members import split, taken_apart
from irkit.errors import IRKitError

if TYPE_CHECKING:
    from collections.abc import Sequence


def expanded(files: Sequence[str], patterns: Sequence[str] = ()) -> list[str]:
    """The inputs with each container of several modules as these, `FILE:member`; with patterns, as those modules that
    fit one of them. What cannot be read, or has nothing that fits, stays as it is, for the command to say why."""
    found: list[str] = []
    for file in files:
        found += members_of(file, patterns)
    return found


def members_of(file: str, patterns: Sequence[str]) -> list[str]:
    """The parts of a container that are bitcode, as `FILE:member`; of what is none, the file itself."""
    wanted = [f"{file}:{pattern}" for pattern in patterns] or [file]  # no member is called so
    if file == "-" or not os.path.isfile(file):  # a pipe can be read only once
        return [file] if file != "-" else wanted
    try:
        with open(file, "rb") as opened:
            if not container_kind(opened.peek()):
                return wanted
            data = opened.read()
        paths = [part.path for part in taken_apart(data, file) if part.is_bitcode and matching(part.path, patterns)]
    except (OSError, IRKitError):
        return [file]
    if patterns:
        return [f"{file}:{path}" for path in paths] or wanted
    return [f"{file}:{path}" for path in paths] if len(paths) > 1 else [file]


def matching(path: str, patterns: Sequence[str]) -> bool:
    """Whether one of the patterns, in a shell's manner, fits a member; without patterns all do."""
    import fnmatch  # which is slow to import

    return not patterns or any(fnmatch.fnmatchcase(path, pattern) for pattern in patterns)


def is_member(target: str) -> bool:
    """Whether an output is a member of a container, which takes bitcode."""
    return split(target)[1] != ""
