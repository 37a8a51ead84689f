"""Writes the classes of the nodes, text/syntax/nodes.py, by the fields that the grammar names."""

from __future__ import annotations

from typing import Any, Final

from text.grammar.layouts import Field, grammar_fields

HEAD: Final = '''\
"""The nodes of the grammar's rules: a class for each rule whose children have names, and those as its attributes.

Generated from text/grammar/llvm.lark by `python -m text.grammar.generate`: do not edit. docs/grammar.md tells what the
children may be. They are set when the plan is made, once for all statements of a shape. A rule without a class gives a
plain `Node`, whose `children` are a list, or none.
"""

from __future__ import annotations

from typing import Final, cast

from text.syntax.tree import Node
'''
OWN: Final = frozenset(
    ("rule", "children", "text", "slot", "first", "cache", "cache_owner", "made", "made_word")
)  # of Node itself
LONGEST: Final = 120


def class_name(node: str) -> str:
    """The name of a rule's class."""
    return "".join(part.capitalize() for part in node.split("_")) + "Node"


def class_of(field: Field, fields: dict[str, list[Field]]) -> str:
    """The class that all nodes of a field have."""
    nodes = sorted(field.nodes)
    return class_name(nodes[0]) if len(nodes) == 1 and nodes[0] in fields else "Node"


def assignment(name: str, kind: str, of: str, value: str) -> list[str]:
    """The line, or lines, that set an attribute."""
    if kind == "*":
        return [f"        self.{name}: list[{of}] = " + (value if of == "Node" else f'cast("list[{of}]", {value})')]
    if of != "Node":
        value = f'cast("{of} | None", {value})' if kind == "?" else f"cast({of}, {value})"
    if kind != "?":
        return [f"        self.{name}: {of} = {value}"]
    line = f"        self.{name}: {of} | None = {value}"
    if len(line) <= 120:
        return [line]
    return [f"        self.{name}: {of} | None = cast(", f"            {value.removeprefix('cast(')[:-1]}", "        )"]


def values(fields: list[Field]) -> list[str]:
    """For each field where its child, or its children, stand."""
    varying = [number for number, field in enumerate(fields) if field.kind]
    if not varying:
        return [f"children[{number}]" for number in range(len(fields))]
    first, behind = varying[0], len(fields) - 1 - varying[-1]
    found = [f"children[{number}]" for number in range(first)]
    if len(varying) == 2:
        name = fields[first + 1].name
        listed = f"children[{first}:-1]" if first else "children[:-1]"
        rest = f"children[{first}:]" if first else "children"
        found += [
            f"{listed} if has_{name} else {rest}",
            f"children[-1] if has_{name} else None",
        ]
    elif fields[first].kind == "*":
        stop = str(-behind) if behind else ""
        found.append(f"children[{first or ''}:{stop}]" if first or behind else "children")
    else:
        found.append(f"children[{first}] if len(children) == {len(fields)} else None")
    return found + [f"children[{number - behind}]" for number in range(behind)]


def class_text(node: str, fields: dict[str, list[Field]]) -> list[str]:
    """The class of one rule."""
    own = fields[node]
    clash = OWN & {field.name for field in own}
    if clash:
        raise ValueError(f"{node}: every node has an attribute of the name {', '.join(sorted(clash))}")
    lines = [
        "",
        "",
        f"class {class_name(node)}(Node):",
        f'    """`{node}`: {" ".join(field.name + field.kind for field in own)}"""',
        "",
        "    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:",
        "        super().__init__(rule, children, text, slot, first)",
    ]
    varying = [field for field in own if field.kind]
    if len(varying) == 2:
        name = varying[1].name
        lines.append(f'        has_{name} = bool(children) and children[-1].rule == "{name}"')
    for field, value in zip(own, values(own), strict=True):
        lines += assignment(field.name, field.kind, class_of(field, fields), value)
    return lines


def module_text(lark: Any) -> str:
    """The whole module."""
    fields = grammar_fields(lark)
    lines = [HEAD.rstrip("\n")]
    for node in fields:
        lines += class_text(node, fields)
    lines += ["", ""]
    lines += [
        "# By the name of the rule, or of the alternative.",
        "NODE_CLASSES: Final[dict[str, type[Node]]] = {",
    ]
    lines += [f'    "{node}": {class_name(node)},' for node in fields]
    return "\n".join([*lines, "}", ""])
