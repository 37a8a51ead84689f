"""What `irkit` exports of the model: `python -m irkit.exports` writes `_model.py`, where all of it is imported.

`irkit` itself imports that file when the first of its names is asked for; type checkers read it as it stands.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Final

from irkit.lazy_names import ROOMS, WORDS

BUILDING: Final = "irkit.building"
TARGET: Final = Path(__file__).with_name("_model.py")

# Classes that readers, writers and the model need of each other, and users do not.
_INTERNAL: Final = frozenset(
    (
        "Dwarf",
        "Field",
        "ModuleSource",
        "NodeSchema",
        "Placeholder",
        "PrimitiveType",
        "SourceNumbers",
        "TypeTable",
        "Use",
    )
)
_HEAD: Final = '''\
"""The model's classes, for `irkit` to export. Written by `python -m irkit.exports`; do not edit."""

from __future__ import annotations

'''
_WIDTH: Final = 120


def exported() -> dict[str, list[str]]:
    """Module → the names of its classes that are public."""
    found: dict[str, list[str]] = {}
    for room in ROOMS:
        module = importlib.import_module(f"irkit.{room}")
        for name in dict.fromkeys([*vars(module), *getattr(module, "__all__", ())]):  # some are imported when asked for
            value = getattr(module, name)
            own = isinstance(value, type) and f"{value.__module__}.".startswith(f"{module.__name__}.")
            if own and not name.startswith("_") and name not in _INTERNAL:
                found.setdefault(module.__name__, []).append(name)
    found[BUILDING] += sorted(WORDS)
    return found


def _statement(start: str, names: list[str], brackets: str) -> str:
    line = f"{start}{', '.join(names)}"
    if len(line) <= _WIDTH and brackets == "()":
        return f"{line}\n"
    return "".join([start, brackets[0], "\n", *(f"    {name},\n" for name in names), brackets[1], "\n"])


def source() -> str:
    """The text of `_model.py`."""
    found = exported()
    imports = [_statement("from irkit import ", sorted(ROOMS), "()")]
    imports += [
        _statement(f"from {module} import ", sorted(found[module], key=_import_key), "()") for module in sorted(found)
    ]
    names = sorted([*ROOMS, *(name for of_module in found.values() for name in of_module)], key=_import_key)
    return _HEAD + "".join(imports) + "\n" + _statement("__all__: list[str] = ", [f'"{name}"' for name in names], "[]")


def _import_key(name: str) -> tuple[int, list[int | str]]:
    """The order of names in imports: classes, anything else; numbers in them as numbers."""
    parts: list[int | str] = [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", name)]
    return (0 if name[0].isupper() else 1, parts)


if __name__ == "__main__":
    TARGET.write_text(source())
