"""How this copy of irkit was built: compiled by mypyc or not, and whether what was compiled is still its
source.

`setup.py` leaves `_native.txt` beside this file: why nothing was compiled, or else the name of each compiled module
with a checksum of the source it was made from (one that Python has at hand: importing `json`, `zlib` or `hashlib`
would take a good part of the start-up). An import hook then refuses a compiled module whose source is another by now,
since Python would silently prefer it to the newer `.py` file. With `IRKIT_PURE=1` in the environment the hook imports
our modules from their sources, although compiled ones lie beside them.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import types
    from collections.abc import Sequence

SIBLINGS: Final = ("bitcode", "text")
PARTS: Final = ("irkit", *SIBLINGS)
RECORD: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_native.txt")
HOME: Final = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PURE: Final = os.environ.get("IRKIT_PURE", "") not in ("", "0")


class InstallationError(ImportError):
    """This copy of irkit cannot run as it is installed."""


class StaleBuildError(InstallationError):
    """A compiled module that was made from another source than the one beside it."""


def source_digest(path: str) -> str:
    """The checksum of one source file, as `_native.txt` holds it: its length, and what Python's own cache can hold of
    it."""
    with open(path, "rb") as file:
        data = file.read()
    return f"{len(data)}-{importlib.util.source_hash(data).hex()}"


def recorded() -> tuple[dict[str, str], str]:
    """Compiled module → digest of its source, from `_native.txt`; and why there is none, if the build told."""
    try:
        with open(RECORD, encoding="utf-8") as file:
            why_not, *rows = file.read().splitlines()
    except FileNotFoundError:
        return {}, ""
    return dict(row.split(" ") for row in rows), why_not


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
        self.digests: dict[str, str] | None = None  # read with the first compiled module
        self.sources: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of one of our modules; of its source (pure), else as Python finds it, and StaleBuildError if that
        is stale.
        """
        if self.takes_siblings and path is None and name in SIBLINGS:
            return FileFinder(HOME, (SourceFileLoader, [".py"])).find_spec(name, target)
        if path is None or name.partition(".")[0] not in PARTS or name.endswith("__mypyc"):
            return None
        if self.pure:
            return self.find_source(name, path, target)
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and isinstance(spec.loader, ExtensionFileLoader) and spec.origin is not None:
            if self.digests is None:
                self.digests = recorded()[0]
            check(name, spec.origin, self.digests)
        return spec

    def find_source(self, name: str, path: Sequence[str], target: types.ModuleType | None) -> ModuleSpec | None:
        for folder in path:
            if folder not in self.sources:
                self.sources[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self.sources[folder].find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Part of the import system's protocol: forget the folders' listings."""
        for finder in self.sources.values():
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
