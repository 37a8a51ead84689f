"""Put a prefix before the symbols of a library: `python examples/prefix_symbols.py PREFIX OUT FILE…`

All external symbols that one of the FILEs defines are renamed in all of them, so that two versions of a library fit in
one program. `main` and LLVM's own names stay; what the FILEs only use stays too.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import irkit

KEPT = frozenset({"main"})


def defined_symbols(modules: Sequence[irkit.Module]) -> set[str]:
    """The names by which others see what these modules define."""
    return {
        value.name
        for module in modules
        for value in module.global_values()
        if value.name
        and not value.is_declaration
        and not value.has_local_linkage
        and not value.name.startswith("llvm.")
    }


def prefix_symbols(modules: Sequence[irkit.Module], prefix: str) -> set[str]:
    """Rename what the modules define, wherever one of them speaks of it; returns the old names."""
    names = defined_symbols(modules) - KEPT
    for module in modules:
        for value in list(module.global_values()):
            if value.name in names and not value.has_local_linkage:
                value.rename(prefix + value.name)
    return names


def main(arguments: list[str]) -> int:
    if len(arguments) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    prefix, folder, files = arguments[0], Path(arguments[1]), [Path(file) for file in arguments[2:]]
    folder.mkdir(parents=True, exist_ok=True)
    modules = [irkit.load(file) for file in files]
    print(f"{len(prefix_symbols(modules, prefix))} symbols renamed")
    for file, module in zip(files, modules, strict=True):
        irkit.save(module, folder / f"{file.stem}.bc")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
