"""The symbols of assembly, each with what is known of it: LLVM's `RecordStreamer`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from irkit.assembly.expressions import Unreadable, evaluate
from irkit.assembly.source import Source, is_label
from irkit.assembly.targets import X86, X86_INTEL, Target, words
from irkit.assembly.tokens import NAME, NUMBER, STRING, Token, joined, second

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# What is known of a symbol.
DEFINED: Final = "defined"
DEFINED_GLOBAL: Final = "defined, global"
DEFINED_WEAK: Final = "defined, weak"
GLOBAL: Final = "global"
WEAK: Final = "weak"
USED: Final = "used"

# What each becomes when it is defined, declared global or weak; "" stands for one that was not seen.
WHEN_DEFINED: Final = {
    "": DEFINED,
    USED: DEFINED,
    GLOBAL: DEFINED_GLOBAL,
    WEAK: DEFINED_WEAK,
}
WHEN_GLOBAL: Final = {"": GLOBAL, USED: GLOBAL, DEFINED: DEFINED_GLOBAL}
WHEN_WEAK: Final = {
    "": WEAK,
    USED: WEAK,
    GLOBAL: WEAK,
    DEFINED: DEFINED_WEAK,
    DEFINED_GLOBAL: DEFINED_WEAK,
}

TEMPORARY: Final = ""  # the name of labels that `.` stands for
VALUES: Final = words(
    ".byte .short .value .2byte .hword .half .long .int .word .4byte .quad .8byte .dword .dc .dc.a .dc.b .dc.w .dc.l"
)
HALVES: Final = (0, 16, 32, 48)  # the places in a register of AArch64 that an instruction puts 16 bits at
ASSIGNMENTS: Final = (".set", ".equ", ".equiv")
NUMERIC_LABEL: Final = re.compile("([0-9]+)([bf])")
# How a name is referred to, where `@` may also be part of the name.
VARIANTS: Final = re.compile("imgrel|secrel32|plt|got\\w*|tls\\w*|[dn]?tpoff|size", re.IGNORECASE)


class Binding(NamedTuple):
    """What a global of the module is to assembly that gives it another name."""

    linkage: str  # GLOBAL, WEAK or none
    is_defined: bool


def symbols_of(text: str, target: Target, globals_: Mapping[str, Binding]) -> dict[str, str]:
    """The symbols in the order in which they are met, each with its state. `globals_`: those of the module, by the
    names that they have in assembly. Raises Unreadable for what irkit cannot follow."""
    reader = Reader(text, target)
    reader.read()
    reader.name_versions(globals_)
    return reader.states


class Reader:
    """Assembly being read."""

    def __init__(self, text: str, target: Target) -> None:
        self.target: Target = target
        self.syntax: Target = target  # of x86 there are two
        self.source: Source = Source(text, target)
        self.states: dict[str, str] = {}
        self.versions: list[tuple[str, str]] = []  # a symbol, and its other name with a version
        self.registers: set[str] = set()  # names that assembly gives to registers
        self.numbered: dict[str, int] = {}  # numeric labels: how many there were
        self.labels: dict[tuple[str, int], str] = {}
        self.label_count: dict[str, int] = {}
        self.discarded: set[str] = set()
        self.literals: list[str] = []  # the symbols in words of memory that are to be placed

    # States

    def define(self, name: str) -> None:
        state = self.states.get(name, "")
        self.states[name] = WHEN_DEFINED.get(state, state)

    def bind(self, name: str, binding: Mapping[str, str]) -> None:
        state = self.states.get(name, "")
        self.states[name] = binding.get(state, state)

    def use(self, name: str) -> None:
        self.states.setdefault(name, USED)

    def numbered_label(self, digits: str, count: int) -> str:
        """LLVM's own name of a numeric label."""
        key = (digits.lstrip("0"), count)
        if key not in self.labels:
            self.labels[key] = self.new_label("tmp")
        return self.labels[key]

    def new_label(self, stem: str) -> str:
        count = self.label_count.get(stem, 0)
        self.label_count[stem] = count + 1
        return f"{self.target.private}{stem}{count}"

    # Statements

    def read(self) -> None:
        while (line := self.source.statement()) is not None:
            self.statement(line)
        self.place_literals()

    def statement(self, written: Sequence[Token]) -> None:
        line: Sequence[Token] = joined(written, "$@")
        while is_label(line):
            self.label(line[0])
            line = line[2:]
        if not line or self.source.is_condition(line):
            return
        first = line[0]
        if second(line) == "=" and first.kind in (NAME, STRING):
            if not self.target.assigns:
                return
            self.assign(first.value, line[2:])
            return
        macro = self.source.macros.get(first.text)
        if macro is not None:
            self.source.call(macro, line)
        elif first.kind == NAME and first.text.startswith("."):
            self.directive(first.text.lower(), line)
        elif second(line) == ".req":
            self.registers.add(first.text.lower())
        else:
            self.instruction(joined([token for token in written if token.start >= first.start], "@"))

    def label(self, token: Token) -> None:
        if token.kind == NUMBER:
            digits = token.text
            count = self.numbered.get(digits.lstrip("0"), 0)
            self.numbered[digits.lstrip("0")] = count + 1
            self.define(self.numbered_label(digits, count))
        elif token.value not in self.discarded:
            self.define(token.value)
            self.source.defined.add(token.value)

    def assign(self, name: str, value: Sequence[Token]) -> None:
        names = self.names_in(value)
        if name == ".":
            return
        self.define(name)
        for one in names:
            self.use(one)
        self.source.defined.add(name)
        try:
            self.source.constants[name] = evaluate(value, self.source.constants)
        except Unreadable:
            self.source.constants.pop(name, None)

    # Expressions

    def names_in(self, tokens: Sequence[Token], syntax: Target | None = None) -> list[str]:
        """The symbols in an expression or in operands. A `.` makes a label; what else has a sign is none: `%name`,
        `{name}`, `:name:`."""
        found: list[str] = []
        depth = 0
        place = 0
        while place < len(tokens):
            token = tokens[place]
            before = tokens[place - 1].text if place else " "
            text = token.text
            depth += (text == "{") - (text == "}")
            if text == ".":
                self.define(TEMPORARY)
                found.append(TEMPORARY)
            elif text == ":" and place + 2 < len(tokens) and tokens[place + 2].text == ":":
                place += 2  # how the symbol behind it is referred to
            elif token.kind == NUMBER:
                self.add_numbered(text, found)
            elif depth <= 0 and token.kind in (NAME, STRING) and before not in self.target.marks:
                name = self.without_variant(token)
                if token.kind == STRING or not self.is_no_symbol(name, tokens, place, syntax):
                    found.append(name)
            place += 1
        return found

    def add_numbered(self, text: str, found: list[str]) -> None:
        matched = NUMERIC_LABEL.fullmatch(text)
        if matched is not None:
            count = self.numbered.get(matched[1].lstrip("0"), 0)
            found.append(self.numbered_label(matched[1], count - 1 if matched[2] == "b" else count))

    def without_variant(self, token: Token) -> str:
        if token.kind == STRING:
            return token.value
        name, _, variant = token.text[1:].partition("@")
        name = token.text[0] + name
        return token.text if self.target.keeps_at and variant and not VARIANTS.fullmatch(variant) else name

    def is_no_symbol(self, name: str, tokens: Sequence[Token], place: int, syntax: Target | None) -> bool:
        if self.target.parentheses and place > 1 and tokens[place - 1].text == "(" and tokens[place - 2].kind == NAME:
            return True
        if syntax is None:
            return False
        small = name.lower()
        return small in self.registers or small in syntax.keywords or syntax.registers.fullmatch(small) is not None

    # Instructions

    def instruction(self, line: Sequence[Token]) -> None:
        syntax = self.syntax
        if not syntax.has_operands:
            return
        place = 0
        while place < len(line) and (line[place].text.lower() in syntax.prefixes or line[place].text == "{"):
            place += 3 if line[place].text == "{" else 1  # {vex}
        if place >= len(line):
            return
        mnemonic = line[place].text.lower()
        if syntax.silent.fullmatch(mnemonic):
            return
        if syntax.branches.fullmatch(mnemonic):
            syntax = syntax.without_keywords
        operands = line[place + 1 :]
        names = self.names_in(operands, syntax)
        if names and syntax.makes_label.fullmatch(mnemonic) and not any(token.text == "%" for token in operands):
            self.define(self.new_label(syntax.label))
        if syntax.literals and self.is_literal(operands):
            self.use(TEMPORARY)
            self.literals += names
            return
        for name in names:
            self.use(name)

    def is_literal(self, operands: Sequence[Token]) -> bool:
        """Whether the last operand is `=value`, and the value a word in memory."""
        signs = [place for place, token in enumerate(operands) if token.text == "="]
        if not signs:
            return False
        try:
            value = evaluate(operands[signs[0] + 1 :], self.source.constants)
        except Unreadable:
            return True
        if self.target.literals == "arm":
            return not fits_arm(value)
        return not fits_aarch64(value, HALVES if operands[0].text.lower().startswith("x") else HALVES[:2])

    def place_literals(self) -> None:
        """Put the words in memory that instructions refer to where the assembly has come to."""
        for name in self.literals:
            self.use(name)
        self.literals.clear()
        if TEMPORARY in self.states:
            self.define(TEMPORARY)

    # Directives

    def directive(self, name: str, line: Sequence[Token]) -> None:
        rest = line[1:]
        if name in VALUES or name in self.target.values:
            for one in self.names_in(rest):
                self.use(one)
        elif name in (".globl", ".global"):
            self.bind_all(rest, WHEN_GLOBAL)
        elif name == ".weak":
            self.bind_all(rest, WHEN_WEAK)
        elif name in ASSIGNMENTS:
            if second(rest) == ",":  # `.set noreorder` is none
                self.assign(rest[0].value, rest[2:])
        elif name in (".comm", ".common") and rest:
            self.define(rest[0].value)
        elif name == ".zerofill" and len(rest) > 4:
            self.define(rest[4].value)
        elif name in (".lazy_reference", ".tlsdesccall") and rest:
            self.use(self.without_variant(rest[0]))
        elif name in (".ltorg", ".pool"):
            self.place_literals()
        elif name == ".symver":
            self.add_version(line)
        elif name == ".lto_discard":
            self.discarded = {token.value for token in rest if token.text != ","}
        elif name == ".include":
            raise Unreadable
        elif not self.text_directive(name, line):
            self.names_in(rest)  # a `.` in it makes a label

    def text_directive(self, name: str, line: Sequence[Token]) -> bool:
        """Follow a directive that says how or what is assembled; whether it is one."""
        source = self.source
        if name == ".macro":
            source.define_macro(line)
        elif name in (".rept", ".rep", ".irp", ".irpc"):
            source.repeat(name, line)
        elif name == ".exitm":
            source.leave()
        elif name == ".purgem":
            for token in line[1:]:
                source.macros.pop(token.text, None)
        elif name == ".end" and len(line) == 1:  # with a name it ends a function of Mips
            source.stop()
        elif name in (".intel_syntax", ".att_syntax") and self.target.is_x86:
            self.syntax = X86_INTEL if name == ".intel_syntax" else X86
        elif name == ".altmacro":
            raise Unreadable
        else:
            return False
        return True

    def bind_all(self, tokens: Sequence[Token], binding: Mapping[str, str]) -> None:
        for token in tokens:
            if token.kind in (NAME, STRING):
                self.bind(token.value, binding)

    # Versions of symbols

    def add_version(self, line: Sequence[Token]) -> None:
        original, _, version = self.source.raw(line[1:]).partition(",")
        version = version.partition(",")[0].strip()
        if version:
            self.versions.append((original.strip().strip('"'), version.strip('"')))

    def name_versions(self, globals_: Mapping[str, Binding]) -> None:
        """Bind the names with versions as what they stand for is bound, by assembly or else in the module."""
        groups: dict[str, list[str]] = {}
        for original, version in self.versions:
            groups.setdefault(original, []).append(version)
        for original, names in groups.items():
            state = self.states.get(original, "")
            is_defined = state in (DEFINED, DEFINED_GLOBAL, DEFINED_WEAK)
            linkage = GLOBAL if state in (GLOBAL, DEFINED_GLOBAL) else WEAK if state in (WEAK, DEFINED_WEAK) else ""
            known = globals_.get(original)
            if known is not None:
                linkage = linkage or known.linkage
                is_defined = is_defined or known.is_defined
            for name in names:
                self.name_version(original, name, linkage, is_defined)

    def name_version(self, original: str, name: str, linkage: str, is_defined: bool) -> None:
        stem, _, version = name.partition("@@@")
        if version and not version.startswith("@"):
            name = f"{stem}{'@@' if is_defined else '@'}{version}"
        if is_defined:
            self.define(name)
        self.use(original)
        if linkage:
            self.bind(name, WHEN_GLOBAL if linkage == GLOBAL else WHEN_WEAK)


def fits_aarch64(value: int, places: Sequence[int]) -> bool:
    """Whether one instruction puts a number into a register: 16 bits of it, at one of the places."""
    value %= 1 << 64
    return any(value & ~(0xFFFF << place) == 0 for place in places)


def fits_arm(value: int) -> bool:
    """The same: 16 bits, or 8 bits of the number or of its complement, turned by an even count."""
    value %= 1 << 32
    if not value >> 16:
        return True
    turned = [
        (one << turn | one >> (32 - turn)) & 0xFFFFFFFF
        for one in (value, value ^ 0xFFFFFFFF)
        for turn in range(0, 32, 2)
    ]
    return any(not one >> 8 for one in turned)
