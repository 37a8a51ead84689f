"""What the nodes of the grammar's trees consist of, by Lark's rules: the children that each may have, and their names.

A node's *layouts* are the sequences of children that its rules allow, each child by the names that its node may have;
what may be repeated stands in them once, twice and not at all. Its *fields* name the children, by the comment `//:` of
the grammar or by the rules that make them.
"""

from __future__ import annotations

import itertools
import keyword
import re
from typing import Any, Final

from text.grammar import grammar_text

# Rules whose children have another name, unless the grammar names them.
NAMES: Final = {"first_class_type": "type"}
LAID_OUT: Final = re.compile(r"^[?_]*([a-z_]+)(?:\.\d+)?:|^  \|")
FIELD: Final = re.compile(r"([a-z_]+)([?*]?)")
STREAMS: Final = ("module", "function")  # the parser takes them apart, and makes no nodes of them

Names = frozenset[str]
Layout = tuple[tuple[str, Names], ...]  # for each child the symbol that makes it, and the names its node may have


class Field:
    """A child or several: `kind` is "" for one, "?" for one that may be missing, "*" for any number."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        self.symbols: set[str] = set()  # the rules and terminals that make it
        self.nodes: set[str] = set()  # the names that the node may have

    def add(self, child: tuple[str, Names]) -> None:
        """Note a child that may be this one."""
        self.symbols.add(child[0])
        self.nodes |= child[1]


class GrammarError(Exception):
    """The comments of the grammar do not fit its rules."""


def declared_fields(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """What the comments `//:` say, by the name of the node: names of children, and remarks."""
    found: dict[str, str] = {}
    remarks: dict[str, str] = {}
    rule = node = ""
    for line in text.splitlines():
        code, _, said = line.partition("//:")
        start = LAID_OUT.match(code)
        if start is not None:
            rule = start.group(1) or rule
            alias = re.findall(r"-> (\w+)", code)
            node = alias[-1] if alias else rule
        if said and node and (start is not None or not code.strip()):  # not of a terminal
            if node in found:
                raise GrammarError(f"the children of {node} are named twice")
            names, _, remark = said.partition(" -- ")
            found[node] = names.strip()
            remarks[node] = remark.strip()
    return {node: names for node, names in found.items() if names}, {
        node: said for node, said in remarks.items() if said
    }


class Layouts:
    """The layouts of all nodes of a grammar that Lark has compiled."""

    def __init__(self, lark: Any) -> None:
        self.rules: dict[str, list[Any]] = {}
        for rule in lark.rules:
            self.rules.setdefault(str(rule.origin.name), []).append(rule)
        self.names: dict[str, set[str]] = {name: set() for name in self.rules}  # of the nodes that a rule may give
        self.nodes: dict[str, set[Layout]] = {}
        while self.grow_names():
            pass
        for name, rules in self.rules.items():
            if name.startswith("_"):
                continue
            for rule in rules:
                for layout in self.expanded(rule):
                    if not (is_single(rule) and len(layout) == 1):
                        self.nodes.setdefault(str(rule.alias or name), set()).add(layout)
        for name in STREAMS:
            self.nodes.pop(name, None)

    def grow_names(self) -> bool:
        """Go over the rules once; whether a name was new."""
        before = sum(map(len, self.names.values()))
        for name, rules in self.rules.items():
            for rule in rules:
                kept = [part for part in rule.expansion if not (part.is_term and part.filter_out)]
                if not is_single(rule) or len(kept) != 1:
                    self.names[name].add(str(rule.alias or name))
                elif kept[0].is_term:
                    self.names[name].add(str(kept[0].name))
                elif kept[0].name.startswith("_"):
                    for spliced in self.rules[kept[0].name]:
                        for layout in self.expanded(spliced):
                            self.names[name].update(*(names for _, names in layout))
                else:
                    self.names[name] |= self.names[kept[0].name]
        return sum(map(len, self.names.values())) > before

    def expanded(self, rule: Any, repeated: bool = False) -> list[Layout]:
        """The children that a rule gives; what repeats itself does so once, and not where it is `repeated` already."""
        found: list[Layout] = [()]
        for part in rule.expansion:
            if part.is_term:
                if not part.filter_out:
                    found = [(*layout, (str(part.name), frozenset((str(part.name),)))) for layout in found]
            elif part.name.startswith("_"):
                again = part.name == rule.origin.name
                if again and repeated:
                    return []
                inner = [more for spliced in self.rules[part.name] for more in self.expanded(spliced, again)]
                found = [(*layout, *more) for layout, more in itertools.product(found, inner)]
            else:
                found = [(*layout, (str(part.name), frozenset(self.names[part.name]))) for layout in found]
        return found

    def patterns(self) -> dict[str, Any]:
        """For each node an expression of what children it may have: `codes` has a character for each name of a node or
        terminal, of which `nodes` are made."""
        names = {str(part.name) for rules in self.rules.values() for rule in rules for part in rule.expansion}
        terminals = {name for name in names if name.isupper()} | {"LABEL", "CLOSE"}
        known = sorted({*self.nodes, *terminals})
        codes = {name: chr(0x4E00 + number) for number, name in enumerate(known)}

        def symbol(part: Any, filtered: bool) -> str:
            if part.is_term:
                return "" if filtered else codes[part.name]
            if part.name.startswith("_"):
                return f"(?:{repeated(part.name)})"
            return "[" + "".join(sorted(codes[name] for name in self.names[part.name] if name in codes)) + "]"

        def sequence(parts: list[Any]) -> str:
            return "".join(symbol(part, part.is_term and part.filter_out) for part in parts)

        def repeated(name: str) -> str:
            once = [sequence(rule.expansion) for rule in self.rules[name] if not grows(rule)]
            more = [sequence(rule.expansion[1:]) for rule in self.rules[name] if grows(rule)]
            pattern = "|".join(once)
            return f"(?:{pattern})(?:{'|'.join(more)})*" if more else pattern

        nodes: dict[str, list[str]] = {}
        for name, rules in self.rules.items():
            if not name.startswith("_") and name not in STREAMS:
                for rule in rules:
                    nodes.setdefault(str(rule.alias or name), []).append(sequence(rule.expansion))
        nodes = {name: found for name, found in nodes.items() if name in self.nodes}
        return {"codes": codes, "nodes": {name: "|".join(found) for name, found in nodes.items()}}

    def fields(self, text: str) -> dict[str, list[Field]]:
        """The fields of every node that is not a list, by the comments in the grammar's `text`."""
        declared, _ = declared_fields(text)
        unknown = declared.keys() - self.nodes.keys()
        if unknown:
            raise GrammarError(f"the children are named of what is no node: {', '.join(sorted(unknown))}")
        found = {}
        for node in sorted(self.nodes):
            fields = self.fields_of(node, declared.get(node))
            if fields:
                found[node] = fields
        return found

    def fields_of(self, node: str, said: str | None) -> list[Field]:
        """The fields of one node; none if it is a list, or has no children."""
        layouts = self.nodes[node]
        if said is None:
            if len({len(layout) for layout in layouts}) > 1 or layouts == {()}:
                return []
            if len({tuple(symbol for symbol, _ in layout) for layout in layouts}) > 1:
                raise GrammarError(f"the children of {node} need names")
            said = " ".join(default_name(symbol) for symbol, _ in next(iter(layouts)))
        fields = [Field(*match.groups()) for match in FIELD.finditer(said)]
        names = [field.name for field in fields]
        if len(set(names)) < len(names) or any(keyword.iskeyword(name) for name in names):
            raise GrammarError(f"the children of {node} need other names than {said}")
        for layout in layouts:
            place(node, fields, layout)
        return fields


def is_single(rule: Any) -> bool:
    """Does one child stand for the node?"""
    return bool(rule.options.expand1) and not rule.alias


def grows(rule: Any) -> bool:
    """Does a rule that Lark made of `*` or `+` repeat itself?"""
    return bool(rule.expansion) and rule.expansion[0].name == rule.origin.name


def default_name(symbol: str) -> str:
    """The name of the child that a symbol makes, where the grammar does not tell."""
    name = NAMES.get(symbol, symbol.lower())
    return "words" if name.endswith("_words") else name


def place(node: str, fields: list[Field], layout: Layout) -> None:
    """Give the children of a layout to the fields; what the generated code relies on is checked here."""
    varying = [number for number, field in enumerate(fields) if field.kind]
    first = varying[0] if varying else len(fields)
    last = len(fields) - 1 - varying[-1] if varying else 0  # fixed ones behind
    if len(layout) < first + last or (not varying and len(layout) != first):
        raise GrammarError(f"{node} has {len(layout)} children")
    for field, child in zip(fields, layout[:first], strict=False):
        field.add(child)
    if not varying:
        return
    for field, child in zip(fields[len(fields) - last :], layout[len(layout) - last :], strict=True):
        field.add(child)
    between = layout[first : len(layout) - last]
    middle = fields[first : len(fields) - last]
    if len(middle) == 2:  # a list and one more, which its name tells
        if (middle[0].kind, middle[1].kind) != ("*", "?"):
            raise GrammarError(f"the children of {node} cannot be told apart")
        if between and between[-1][1] == {middle[1].name}:
            middle[1].add(between[-1])
            between = between[:-1]
        if any(middle[1].name in names for _, names in between):
            raise GrammarError(f"{middle[1].name} stands among the other children of {node}")
    elif len(middle) != 1 or (middle[0].kind == "?" and len(between) > 1):
        raise GrammarError(f"the children of {node} cannot be told apart")
    for child in between:
        middle[0].add(child)


def grammar_fields(lark: Any) -> dict[str, list[Field]]:
    """The fields of the nodes of our grammar."""
    return Layouts(lark).fields(grammar_text())
