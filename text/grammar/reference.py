"""Writes the reference of the language, docs/grammar.md: `python -m text.grammar.reference`.

Rules and terminals come from `llvm.lark`; a test finds the page stale.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from text.grammar import grammar_text
from text.grammar.generate import make_lark
from text.grammar.layouts import Layouts, declared_fields

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "grammar.md"
MANUAL: Final = "https://llvm.org/docs/LangRef.html"

HEAD: Final = f"""\
# The grammar of LLVM assembly

Generated from `text/grammar/llvm.lark` by `python -m text.grammar.reference`: do not edit.

This is what irkit parses: one grammar for the texts of LLVM 13 to 23, with typed and opaque pointers. It is LALR(1).
What a word (`IDENT`) may be, where it may stand, and which version has it, is checked after the grammar, by tables.

The notation is EBNF: `'word'` or `'sign'` stands for itself, a name in capitals for a terminal (at the end of the
page), `|` separates alternatives, `x?` may be left out, `x*` is repeated any number of times, `x+` at least once. A
comment `/* name */` is the name of the alternative's node in irkit's syntax trees; where there is none, the node has
the rule's name. White space and comments may stand between any two terminals.

A table below the rules gives for each node its children: `name: rule`, one after the other, and `?` or `*` where
they may be missing or are any number; the names are the attributes of the node's class in `text/syntax/nodes.py`. A
node without named children is a list, in `children`. `irkit.syntax_tree` gives trees of the
same nodes and children. A second table names the section of LLVM's
[Language Reference Manual]({MANUAL}) that describes a construct.
"""

# Where the chapter's title is not the name of the section, or a construct has a section of its own.
CHAPTERS: Final = {
    "Function Bodies": "Functions",
    "Types": "Type System",
    "Words": "Syntax",
    "Comments": "Syntax",
}
SECTIONS: Final = {
    "source_filename": "Source Filename",
    "triple": "Target Triple",
    "datalayout": "Data Layout",
    "module_asm": "Module-Level Inline Assembly",
    "opaque": "Opaque Structure Types",
    "alias": "Aliases, IFuncs",
    "gc": "Garbage Collector Strategy Names",
    "prefix": "Prefix Data",
    "prologue": "Prologue Data",
    "personality": "Personality Function",
    "suffixes": "Function Attributes",
    "cc": "Calling Conventions",
    "head_words": "Linkage Types, Visibility Styles, DLL Storage Classes, Thread Local Storage Models, "
    "Runtime Preemption Specifiers, Calling Conventions",
    "attributes": "Global Attributes, Call Site Attributes",
    "addrspace": "Pointer Type",
    "pointer_in": "Pointer Type",
    "pointer": "Pointer Type",
    "array": "Array Type",
    "vector": "Vector Type",
    "scalable_vector": "Vector Type",
    "struct": "Structure Type",
    "packed_struct": "Structure Type",
    "function_type": "Function Type",
    "target_type": "Target Extension Type",
    "struct_value": "Complex Constants",
    "packed_struct_value": "Complex Constants",
    "array_value": "Complex Constants",
    "vector_value": "Complex Constants",
    "splat": "Complex Constants",
    "asm": "Inline Assembler Expressions",
    "blockaddress": "Addresses of Basic Blocks",
    "dso_local_equivalent": "DSO Local Equivalent",
    "no_cfi": "No CFI",
    "ptrauth": "Pointer Authentication Constants",
    "tuple": "Metadata Nodes (MDNode)",
    "ret_void": "'ret' Instruction",
    "arithmetic": "Unary Operations, Binary Operations, Bitwise Binary Operations",
    "compare": "'icmp' Instruction, 'fcmp' Instruction",
}
# Nodes that are the operation of that name.
OPCODES: Final = (
    "ret br switch indirectbr invoke callbr resume catchswitch catchret cleanupret unreachable fneg extractelement"
    " insertelement shufflevector extractvalue insertvalue alloca load store fence cmpxchg atomicrmw getelementptr"
    " select freeze call va_arg landingpad catchpad cleanuppad phi"
)

RULE: Final = re.compile(r"^([?_]*)([a-z_]+)(?:\.\d+)?:(.*)$")
TERMINAL: Final = re.compile(r"^([A-Z_]+)(?:\.\d+)?: (.*)$")


class Definition:
    """A rule of the grammar: its name and its alternatives, each with the name of its node."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alternatives: list[tuple[str, str]] = []

    def add(self, text: str) -> None:
        """Take one line of alternatives."""
        for part in split_alternatives(text):
            body, _, node = part.partition("-> ")
            self.alternatives.append((in_ebnf(body.strip()), node.strip()))

    def lines(self) -> list[str]:
        """The rule in EBNF."""
        out = []
        sign = "::="
        for body, node in self.alternatives:
            line = f"{self.name if sign == '::=' else '':24} {sign:>3} {body}".rstrip()
            out.append(f"{line}  /* {node} */" if node and node != self.name else line)
            sign = "|"
        return out

    def nodes(self) -> list[str]:
        """The names of the nodes that it makes."""
        return [self.name, *(node for _, node in self.alternatives if node and node != self.name)]


def split_alternatives(text: str) -> list[str]:
    """The alternatives of a line, at the bars outside of brackets and quotes."""
    parts = [""]
    depth = 0
    for token in re.findall(r'"[^"]*"|->|.', text):
        depth += (token == "(") - (token == ")")
        if token == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return parts


def in_ebnf(text: str) -> str:
    """An alternative, with words and signs in single quotes and rules under their plain names."""
    out = ""
    for token in re.findall(r'"[^"]*"|[^"]+', text):
        if token.startswith('"'):
            out += f"'{token[1:-1]}'"
        else:
            out += re.sub(r"(?<![A-Za-z_])_([a-z])", r"\1", token)
    return out or "/* nothing */"


def chapters() -> list[tuple[str, list[Definition], list[tuple[str, str]]]]:
    """The chapters: title, rules, terminals."""
    found: list[tuple[str, list[Definition], list[tuple[str, str]]]] = []
    for said in grammar_text().splitlines():
        if said.startswith("//#"):
            found.append((said[3:].strip(), [], []))
            continue
        line = said.partition("//:")[0].rstrip()
        rule = RULE.match(line)
        terminal = TERMINAL.match(line)
        if rule is not None:
            found[-1][1].append(Definition(rule.group(2)))
            found[-1][1][-1].add(rule.group(3).strip())
        elif line.startswith("  |"):
            found[-1][1][-1].add(line[3:].strip())
        elif terminal is not None:
            found[-1][2].append((terminal.group(1), terminal.group(2)))
        elif line.startswith("%ignore"):
            found[-1][2].append(("(ignored)", line.removeprefix("%ignore ")))
    return found


def section_of(node: str, title: str) -> str:
    """The section of the manual that describes a construct."""
    if node in OPCODES.split():
        return f"'{node}' Instruction"
    return SECTIONS.get(node, CHAPTERS.get(title, title))


def node_table(rules: list[Definition], layouts: Layouts) -> list[str]:
    """What the nodes of a chapter consist of."""
    fields = layouts.fields(grammar_text())
    _, remarks = declared_fields(grammar_text())
    out = []
    for node in dict.fromkeys(node for rule in rules for node in rule.nodes()):
        if node not in layouts.nodes:
            continue
        parts = []
        for field in fields.get(node, ()):
            parts.append(f"`{field.name}: {shown_symbols(field.symbols)}`{field.kind}")
        children = {child for layout in layouts.nodes[node] for child, _ in layout}
        listed = f"list of `{shown_symbols(children)}`" if children else "none"
        remark = " ({})".format(remarks[node].replace("|", "\\|")) if node in remarks else ""
        out.append(f"| `{node}` | {', '.join(parts) or listed}{remark} |")
    return ["", "| node | children |", "|---|---|", *out] if out else []


def shown_symbols(symbols: set[str]) -> str:
    """The rules and terminals that may stand at a place."""
    return " or ".join(sorted(symbols))


def rule_chapter(title: str, rules: list[Definition], layouts: Layouts) -> list[str]:
    """A chapter with rules: the rules, their nodes, and what describes their constructs."""
    out = [f"## {title}", "", "```ebnf"]
    for name in dict.fromkeys(rule.name for rule in rules):  # one that is spliced and one that is not have one name
        out += next(rule for rule in rules if rule.name == name).lines()
    out += ["```", *node_table(rules, layouts), "", "| construct | section of LangRef |", "|---|---|"]
    rows: dict[str, list[str]] = {}
    for rule in rules:
        for node in rule.nodes():
            names = rows.setdefault(section_of(node, title), [])
            if f"`{node}`" not in names:
                names.append(f"`{node}`")
    out += [f"| {', '.join(names)} | {section} |" for section, names in rows.items()]
    return [*out, ""]


def terminal_chapter(title: str, terminals: list[tuple[str, str]]) -> list[str]:
    """A chapter with terminals: each with its regular expression, or its words."""
    out = [f"### {title}", "", "| terminal | text |", "|---|---|"]
    for name, text in terminals:
        words = re.fullmatch(r"/\(([a-z0-9_|]+)\)\(\?!.*\)/", text)
        if words is not None:
            shown = ", ".join(f"`{word}`" for word in words.group(1).split("|"))
        else:
            shown = "`` " + text.strip('"').replace("|", "\\|") + " ``"
        out.append(f"| {name} | {shown} |")
    return [*out, ""]


def page() -> str:
    """The whole page."""
    out = [HEAD]
    layouts = Layouts(make_lark())
    pending: list[str] = []
    waiting: list[str] = []
    for title, rules, terminals in chapters():
        if not rules and not terminals:  # several sections that one chapter covers
            waiting.append(title)
            continue
        if rules:
            out += rule_chapter(", ".join([*waiting, title]) if waiting else title, rules, layouts)
            waiting = []
        if terminals:
            pending += terminal_chapter(title, terminals)
    out += [
        "## Terminals",
        "",
        "Regular expressions, as Python has them. Where a word fits one of the lists of words or a quoted word of a",
        "rule that may stand at its place, it is that, otherwise an IDENT.",
        "",
        *pending,
    ]
    return "\n".join(out).rstrip() + "\n"


def main() -> int:
    """Write the page; with `--check`, only tell whether it is stale."""
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
