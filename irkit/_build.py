"""How this copy of irkit was built: compiled by mypyc or not, and whether what was compiled is still its
source.

`setup.py` leaves `_native.json` beside this file: the name of each compiled module with a checksum of the
source it was made from (a hash against more than accidents would take a good part of the start-up). An import
hook then refuses a compiled module whose source is another by now, since Python would silently prefer it to
the newer `.py` file. With `IRKIT_PURE=1` in the environment the hook imports our modules from their sources,
although compiled ones lie beside them.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import zlib
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import types
    from collections.abc import Sequence

SIBLINGS: Final = ("bitcode", "text")
PARTS: Final = ("irkit", *SIBLINGS)
RECORD: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_native.json")
HOME: Final = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PURE: Final = os.environ.get("IRKIT_PURE", "") not in ("", "0")


class InstallationError(ImportError):
    """This copy of irkit cannot run as it is installed."""


class StaleBuildError(InstallationError):
    """A compiled module that was made from another source than the one beside it."""


def source_digest(path: str) -> str:
    """The checksum of one source file, as `_native.json` holds it: length and CRC-32."""
    with open(path, "rb") as file:
        data = file.read()
    return f"{len(data)}-{zlib.crc32(data):08x}"


def recorded() -> tuple[dict[str, str], str]:
    """Compiled module → digest of its source, from `_native.json`; and why there is none, if the build told."""
    try:
        with open(RECORD, encoding="utf-8") as file:
            record = json.load(file)
    except FileNotFoundError:
        return {}, ""
    return record["modules"], record["why_not"]


def check(name: str, native: str, digests: dict[str, str]) -> None:
    """Raise StaleBuildError unless `native`, the compiled form of module `name`, belongs to the source beside
    it.
    """
    folder, file = os.path.split(native)
    source = os.path.join(folder, file.partition(".")[0] + ".py")
    made_from = digests.get(name)
    if made_from is not None and (not os.path.exists(source) or source_digest(source) == made_from):
        return
    raise StaleBuildError(
        f"{native} was compiled from another version of {name} than the source beside it: "
        f"install irkit again, or set IRKIT_PURE=1 to run the source",
        name=name,
        path=native,
    )


class Guard:
    """The import hook: sources only with IRKIT_PURE=1, otherwise no stale compiled module."""

    def __init__(self, pure: bool) -> None:
        self.pure = pure
        self.takes_siblings = False  # whether `bitcode` and `text` are ours, whoever stands first on the path
        self.digests: dict[str, str] = {} if pure else recorded()[0]
        self.finders: dict[str, FileFinder] = {}

    def finder(self, folder: str) -> FileFinder:
        found = self.finders.get(folder)
        if found is None:
            loader = (SourceFileLoader, [".py"]) if self.pure else (ExtensionFileLoader, EXTENSION_SUFFIXES)
            found = self.finders[folder] = FileFinder(folder, loader)
        return found

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of one of our modules from its source (pure); else None, and StaleBuildError if it is
        stale.
        """
        if self.takes_siblings and path is None and name in SIBLINGS:
            return FileFinder(HOME, (SourceFileLoader, [".py"])).find_spec(name, target)
        if path is None or name.partition(".")[0] not in PARTS or name.endswith("__mypyc"):
            return None
        for folder in path:
            spec = self.finder(folder).find_spec(name, target)
            if spec is None or spec.loader is None:
                continue
            if self.pure:
                return spec
            if spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
                check(name, spec.origin, self.digests)
        return None

    def invalidate_caches(self) -> None:
        """Part of the import system's protocol: forget the folders' listings."""
        for finder in self.finders.values():
            finder.invalidate_caches()


def install() -> None:
    """Put the hook in front of Python's own, once."""
    if not any(isinstance(finder, Guard) for finder in sys.meta_path):
        sys.meta_path.insert(0, Guard(PURE))


def take_siblings() -> None:
    """From now on `bitcode` and `text` are irkit's packages, though a file of that name lie in the folder: for the
    command, in whose process nobody else has any."""
    for finder in sys.meta_path:
        if isinstance(finder, Guard):
            finder.takes_siblings = True


def need(part: str) -> None:
    """Import one of our sibling packages, and say so if another one of that name stands before it on the
    path.
    """
    found = importlib.import_module(part)
    place = getattr(found, "__file__", None) or str(getattr(found, "__path__", "an unknown place"))
    if os.path.dirname(os.path.realpath(place)) != os.path.join(HOME, part):
        raise InstallationError(
            f"irkit needs its own package '{part}', but {place} has that name and comes first on the path "
            f"(irkit is in {HOME}): rename it",
            name=part,
            path=place,
        )


def describe() -> str:
    """One phrase for `irkit --version`: compiled, not compiled, or which compiled modules are stale."""
    digests, why_not = recorded()
    if not digests:
        return f"not compiled: {why_not}" if why_not else "not compiled"
    if PURE:
        return f"{len(digests)} compiled modules left unused: IRKIT_PURE is set"
    root = os.path.dirname(os.path.dirname(RECORD))
    stale = []
    for name in sorted(digests):
        base = os.path.join(root, *name.split("."))
        native = next((base + suffix for suffix in EXTENSION_SUFFIXES if os.path.exists(base + suffix)), None)
        try:
            if native is None:
                stale.append(name)
            else:
                check(name, native, digests)
        except StaleBuildError:
            stale.append(name)
    if stale:
        return f"compiled, but stale, install it again: {', '.join(stale)}"
    return f"compiled: {len(digests)} modules"
