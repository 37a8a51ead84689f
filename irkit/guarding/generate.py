"""What kind each public slot of the model's classes has, from the annotations where it is made.

`python -m irkit.guarding.generate` writes `kinds.py`.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).with_name("kinds.py")

# The modules that end with `protect(__name__)`.
GUARDED: Final = (
    "attribute_values",
    "attributes",
    "blocks",
    "constants",
    "debug_records",
    "functions",
    "globals",
    "growing_instructions",
    "instruction_base",
    "instructions",
    "metadata",
    "module",
    "module_assembly",
    "summary",
    "terminators",
    "types",
    "values",
)
_INTERNAL: Final = ("Placeholder", "Replacement", "TypeTable", "Use")  # which users do not get, or not to change
_PLAIN: Final = ("None", "bool", "bytes", "dict", "int", "list", "object", "str", "tuple")
_HEAD: Final = '''\
"""The kinds of the model's attributes. Written by `python -m irkit.guarding.generate`; do not edit."""

from __future__ import annotations

from typing import Final

KINDS: Final[dict[str, dict[str, dict[str, str]]]] = {
'''


class Spelling(ast.NodeTransformer):
    """Names of classes with their modules; `known` is where a module has them from."""

    def __init__(self, known: dict[str, str]) -> None:
        self.known: dict[str, str] = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in _PLAIN:
            node.id = f"{self.known[node.id]}:{node.id}"
        return node


def known_names(tree: ast.Module, module: str) -> dict[str, str]:
    """Class → the module that it is in, for what a source file defines and imports."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {alias.asname or alias.name: node.module for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            found[node.name] = module
    return found


def slots_of(cls: ast.ClassDef, spelling: Spelling) -> dict[str, str]:
    """Public attribute → kind, for what the constructor sets, or the class declares for those of other classes."""
    found: dict[str, str] = {}
    for node in ast.walk(cls):
        if isinstance(node, ast.AnnAssign) and not (isinstance(node.target, ast.Name) and node.value):
            name = node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target)
            of_constructor = isinstance(node.target, ast.Attribute) or node in cls.body
            if of_constructor and not name.startswith("_"):
                found[name] = ast.unparse(spelling.visit(node.annotation))
    return found


def source() -> str:
    """The text of `kinds.py`."""
    text = _HEAD
    for name in GUARDED:
        module = f"irkit.{name}"
        tree = ast.parse((TARGET.parents[1] / f"{name}.py").read_text())
        spelling = Spelling(known_names(tree, module))
        text += f'    "{module}": {{\n'
        for cls in tree.body:
            slots = slots_of(cls, spelling) if isinstance(cls, ast.ClassDef) and cls.name not in _INTERNAL else {}
            if isinstance(cls, ast.ClassDef) and not cls.name.startswith("_") and slots:
                text += f'        "{cls.name}": {{\n'
                text += "".join([f'            "{slot}": "{kind}",\n' for slot, kind in sorted(slots.items())])
                text += "        },\n"
        text += "    },\n"
    return text + "}\n"


if __name__ == "__main__":
    TARGET.write_text(source())
