"""What the scanner knows of tokens, by the terminals of the grammar: their expressions, in order, and what the
characters are for. It becomes text/syntax/lexical.py."""

from __future__ import annotations

import re
from typing import Any, Final

from lark.lexer import PatternStr

HEAD: Final = '''\
"""The tokens of assembly, by their characters and as expressions.

Generated from text/grammar/llvm.lark by `python -m text.grammar.generate`: do not edit.
"""

from __future__ import annotations

from typing import Final
'''
WORDS: Final = re.compile(r"\((?:\?:)?([a-z0-9_|]+)\)\(\?!\[a-zA-Z0-9_\]\)")
IDENTIFIER: Final = "IDENT"
PARTS: Final = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|\(\?[!=]|.", re.DOTALL)  # of an expression
CHARACTERS: Final = [chr(code) for code in range(256)]
LETTERS: Final = [c for c in CHARACTERS if c.isascii() and c.isalpha()]


def fixed_texts(lark: Any) -> tuple[dict[str, str], dict[str, str]]:
    """The terminal of each fixed word, and of each sign."""
    keywords: dict[str, str] = {}
    signs: dict[str, str] = {}
    for terminal in lark.terminals:
        texts = fixed_alternatives(terminal)
        for text in texts:
            table = keywords if text.replace("_", "").isalnum() else signs
            if text in table:
                raise ValueError(f"'{text}' belongs to two terminals, {table[text]} and {terminal.name}")
            table[text] = terminal.name
    return keywords, signs


def fixed_alternatives(terminal: Any) -> list[str]:
    """The texts of a terminal that has no others; none for one that is an expression."""
    if isinstance(terminal.pattern, PatternStr):
        return [terminal.pattern.value]
    pattern = terminal.pattern.value
    found: list[str] = []
    for part in alternatives(pattern):
        listed = WORDS.fullmatch(part)
        if listed is None and not re.fullmatch(r"[a-z0-9_]+", part):
            return []
        found += listed.group(1).split("|") if listed is not None else [part]
    return found


def alternatives(pattern: str) -> list[str]:
    """The alternatives of an expression, without a group around all of them."""
    while pattern.startswith("(?:") and closing(pattern) == len(pattern) - 1:
        pattern = pattern[3:-1]
    parts = [""]
    depth = 0
    for match in PARTS.finditer(pattern):
        text = match.group()
        depth += text.startswith("(") - (text == ")")
        if text == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += text
    return parts


def closing(pattern: str) -> int:
    """Where the group ends that an expression begins with."""
    depth = 0
    for match in PARTS.finditer(pattern):
        depth += match.group().startswith("(") - (match.group() == ")")
        if depth == 0:
            return match.start()
    return len(pattern)


def possessive(pattern: str) -> str:
    """An expression whose repetitions of characters give nothing back, which would lead to nothing: what follows one in
    a terminal does not begin with what it repeats. Repeated groups stay as they are: Python before 3.11.5 takes them
    wrongly where they have alternatives."""
    out: list[str] = []
    for match in PARTS.finditer(pattern):
        text = match.group()
        if out and text == "+" and out[-1] in ("*", "+"):  # it is possessive already
            continue
        of_group = bool(out) and out[-1] == ")"
        out.append(text)
        if text in ("*", "+") and not of_group:
            out.append("+")
    return "".join(out)


def shown(pattern: str) -> str:
    """An expression without the control characters that Lark has put into it."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in pattern)


def expression(pattern: str) -> str:
    """A terminal's expression with one group, the text without sigils."""
    pattern = shown(possessive(pattern))
    groups = re.compile(pattern).groups
    if groups > 1:
        raise ValueError(f"a terminal has one group at most, its text without sigils: {pattern}")
    return pattern if groups else f"({pattern})"


def token_kinds(lark: Any) -> list[tuple[str, str]]:
    """The kinds of tokens, in the order in which they are tried: by priority, what is listed first before others."""
    keywords, signs = fixed_texts(lark)
    fixed = {*keywords.values(), *signs.values()}
    kinds = []
    order = sorted(enumerate(lark.terminals), key=lambda item: (-item[1].priority, item[1].name == IDENTIFIER, item[0]))
    for _, terminal in order:
        if terminal.name in lark.ignore_tokens or terminal.name in fixed:
            continue
        name = "WORD" if terminal.name == IDENTIFIER else str(terminal.name)
        kinds.append((name, expression(terminal.pattern.to_regexp())))
    single = sorted(sign for sign in signs if len(sign) == 1)
    long = sorted(set(signs) - set(single), key=lambda sign: (-len(sign), sign))
    signs_pattern = "|".join([*map(re.escape, long), f"[{''.join(map(re.escape, single))}]"])
    return [*kinds, ("SIGN", f"({signs_pattern})"), ("$END", r"(\Z)"), ("BAD", "(.)")]


def skipped(lark: Any) -> str:
    """The expression of what stands between tokens."""
    ignored = [shown(possessive(t.pattern.to_regexp())) for t in lark.terminals if t.name in lark.ignore_tokens]
    return f"(?:{'|'.join(ignored)})*"


def pieces(lark: Any, text: str) -> list[str]:
    """The terminals whose text is a piece of the statement, which the grammar's text says behind them."""
    said = re.findall(r"^([A-Z_]+)(?:\.\d+)?:.*//: piece$", text, re.MULTILINE)
    missing = set(said) - {terminal.name for terminal in lark.terminals}
    if missing:
        raise ValueError(f"there is no terminal {', '.join(sorted(missing))}")
    return sorted(said)


class Characters:
    """What single characters are for, found out by trying the terminals."""

    def __init__(self, lark: Any, text: str) -> None:
        self.patterns = {t.name: re.compile(t.pattern.to_regexp()) for t in lark.terminals}
        self.ignored = [self.patterns[name] for name in lark.ignore_tokens]
        self.named = [self.patterns[name] for name in pieces(lark, text)]

    def that(self, terminal: str, before: str, behind: str) -> str:
        """The characters that make a token of the terminal between these texts."""
        return "".join(c for c in CHARACTERS if self.patterns[terminal].fullmatch(before + c + behind))

    def blanks(self) -> str:
        """The characters that are skipped alone, and what stands behind them is not."""
        found = [c for c in CHARACTERS if any(pattern.fullmatch(c) for pattern in self.ignored)]
        return "".join(c for c in found if not any(pattern.fullmatch(c + "a") for pattern in self.ignored))

    def constants(self) -> dict[str, str]:
        """The constants of the generated module."""
        names = self.that("LABEL", "", ":")
        digits = self.that("SUMMARY_ID", "^", "")
        hexadecimal = self.that("HEX", "0x", "")

        def before(text: str) -> str:
            return "".join(c for c in CHARACTERS if any(pattern.fullmatch(c + text) for pattern in self.named))

        sigils = [c for c in before("a") if c not in names]
        return {
            "BLANKS": self.blanks(),
            "NAME_CHARACTERS": names,
            "DIGITS": digits,
            "SIGILS": "".join(sigils),
            "NAME_SIGILS": "".join(c for c in before("a") if c in names and c not in LETTERS and c not in digits),
            "NUMBER_SIGILS": "".join(c for c in before("5") if c not in names and c not in sigils and c != "+"),
            "SIGNS_OF_FLOATS": self.that("FLOAT", "", "1.5").translate(dict.fromkeys(map(ord, digits))),
            "SIGNS_OF_INTEGERS": self.that("INT", "", "5").translate(dict.fromkeys(map(ord, digits))),
            "HEXADECIMAL": hexadecimal,
            "HEX_KINDS": "".join(c for c in self.that("HEX", "0x", "0") if c not in hexadecimal),
            "HEX_INTEGERS": self.that("INT", "", "0x0"),
        }


def lexical(lark: Any, text: str) -> dict[str, Any]:
    """What the tables of a grammar hold of its tokens."""
    return {"skipped": skipped(lark), "kinds": [list(kind) for kind in token_kinds(lark)], "pieces": pieces(lark, text)}


def literal(text: str) -> str:
    """A string, as Python writes it."""
    shown = repr(text)
    return shown.replace('"', '\\"').replace("'", '"') if shown.startswith("'") and '"' not in text else shown


def expression_literal(pattern: str) -> str:
    """An expression, as Python writes it."""
    return f"r'{pattern}'" if '"' in pattern else f'r"{pattern}"'


def module_text(lark: Any, text: str) -> str:
    """The generated module."""
    found = lexical(lark, text)
    lines = [HEAD]
    for name, characters in Characters(lark, text).constants().items():
        lines.append(f"{name}: Final = {literal(characters)}")
    lines += [f"SKIPPED: Final = {expression_literal(found['skipped'])}"]
    rows = "".join(f"    ({literal(name)}, {expression_literal(pattern)}),\n" for name, pattern in found["kinds"])
    lines += [
        "# Kinds of tokens in the order in which they are tried; a group in an expression is the text without sigils.",
        f"KINDS: Final = (\n{rows})",
    ]
    names = "".join(f"    {literal(name)},\n" for name in found["pieces"])
    lines += ["# The terminals whose text is a piece of the statement.", f"PIECES: Final = (\n{names})"]
    return "\n".join(lines) + "\n"
