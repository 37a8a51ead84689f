"""The statements of assembly, in the order in which they are assembled: macros and repetitions are put in where they
are called, what conditions leave out is passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.assembly.expressions import Unreadable, evaluate
from irkit.assembly.macros import MOST_TEXT, Macro, split_arguments
from irkit.assembly.tokens import END, Token, second, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from irkit.assembly.targets import Target

DEEPEST: Final = 20  # LLVM's bound for calls of macros in macros
REPEATS: Final = (".rept", ".rep", ".irp", ".irpc")
COMPARED: Final[dict[str, Callable[[int], bool]]] = {
    ".if": lambda value: value != 0,
    ".ifne": lambda value: value != 0,
    ".ifeq": lambda value: value == 0,
    ".ifge": lambda value: value >= 0,
    ".ifgt": lambda value: value > 0,
    ".ifle": lambda value: value <= 0,
    ".iflt": lambda value: value < 0,
}
EQUAL_TEXTS: Final = {".ifc": True, ".ifnc": False, ".ifeqs": True, ".ifnes": False}
EMPTY: Final = {".ifb": True, ".ifnb": False}
DEFINED: Final = {".ifdef": True, ".ifndef": False, ".ifnotdef": False}
CONDITIONS: Final = frozenset((*COMPARED, *EQUAL_TEXTS, *EMPTY, *DEFINED))


class Buffer:
    """A text that is being assembled."""

    def __init__(self, text: str, target: Target, conditions: int) -> None:
        self.text: str = text
        self.tokens: Iterator[Token] = tokens(text, target)
        self.conditions: int = conditions  # how many are open outside of it


class Source:
    """`constants` and `defined` are of whoever reads: names of numbers, and names that stand for something."""

    def __init__(self, text: str, target: Target) -> None:
        self.target: Target = target
        self.macros: dict[str, Macro] = {}
        self.calls: int = 0
        self.text_left: int = MOST_TEXT
        # Of each open condition whether it holds, and whether one of its branches has been taken.
        self.conditions: list[tuple[bool, bool]] = []
        self.buffers: list[Buffer] = [Buffer(text, target, len(self.conditions))]
        self.constants: dict[str, int] = {}
        self.defined: set[str] = set()

    def statement(self) -> list[Token] | None:
        """The next statement's tokens, with the labels before it; None at the end."""
        while self.buffers:
            line = self.line()
            if line is None:
                del self.conditions[self.buffers.pop().conditions :]
                continue
            if line and not (self.is_condition(line) or self.is_left_out()):
                return line
        return None

    def line(self) -> list[Token] | None:
        """The tokens up to the end of a statement in the innermost text; None where there are no more."""
        found: list[Token] = []
        for token in self.buffers[-1].tokens:
            if token.kind == END:
                return found
            found.append(token)
        return found or None

    def raw(self, line: Sequence[Token]) -> str:
        """A part of a statement as it is written."""
        return self.buffers[-1].text[line[0].start : line[-1].end] if line else ""

    # Texts in texts

    def enter(self, text: str, times: int = 1) -> None:
        self.text_left -= len(text) * times
        if len(self.buffers) > DEEPEST or self.text_left < 0:
            raise Unreadable
        self.buffers.append(Buffer(text * times, self.target, len(self.conditions)))

    def stop(self) -> None:
        """`.end`: the rest is no assembly."""
        self.buffers.clear()

    def leave(self) -> None:
        """`.exitm`, which ends a repetition too."""
        del self.conditions[self.buffers.pop().conditions :]
        if not self.buffers:
            raise Unreadable

    def body(self, opening: Sequence[str], closing: Sequence[str]) -> str:
        """What stands up to the directive that ends it, others of the kind in it included."""
        starts: list[int] = []  # of its lines, the last one that of the directive
        depth = 1
        while depth:
            line = self.line()
            if line is None:
                raise Unreadable
            if not line:
                continue
            starts.append(line[0].start)
            name = line[0].text.lower()
            depth += (name in opening) - (name in closing)
        return self.buffers[-1].text[starts[0] : starts[-1]]

    def define_macro(self, line: Sequence[Token]) -> None:
        text = self.raw(line[1:])
        body = self.body((".macro",), (".endm", ".endmacro"))
        macro = Macro(text, body)
        self.macros[macro.name] = macro

    def call(self, macro: Macro, line: Sequence[Token]) -> None:
        """Put a macro's text in the place of its call."""
        text = macro.expanded(split_arguments(line[1:]), self.calls)
        self.calls += 1
        self.enter(text)

    def repeat(self, name: str, line: Sequence[Token]) -> None:
        """`.rept`, `.irp`, `.irpc`"""
        head = list(line[1:])
        if name in (".rept", ".rep"):
            body = self.body(REPEATS, (".endr",))
            self.enter(body, max(evaluate(head, self.constants), 0))
            return
        body = self.body(REPEATS, (".endr",))
        if second(head) != ",":
            raise Unreadable
        values = [value for _, value in split_arguments(head[2:])] or [""]
        if name == ".irpc":
            values = list("".join(values))
        macro = Macro(head[0].text, body)
        if len(values) * len(body) > self.text_left:
            raise Unreadable
        self.enter("".join(Macro(f"m {macro.name}", body).expanded([("", value)], self.calls) for value in values))

    # Conditions

    def is_left_out(self) -> bool:
        return bool(self.conditions) and not self.conditions[-1][0]

    def is_condition(self, line: Sequence[Token]) -> bool:
        """Whether a statement is a directive of conditions, which is then followed."""
        name = line[0].text.lower()
        if name in CONDITIONS:
            is_out = self.is_left_out()
            holds = not is_out and self.holds(name, line[1:])
            self.conditions.append((holds, holds or is_out))
        elif name in (".else", ".elseif"):
            if not self.conditions:
                raise Unreadable
            _, is_done = self.conditions.pop()
            holds = not is_done and (name == ".else" or self.holds(".if", line[1:]))
            self.conditions.append((holds, holds or is_done))
        elif name == ".endif":
            if not self.conditions:
                raise Unreadable
            self.conditions.pop()
        else:
            return False
        return True

    def holds(self, name: str, rest: Sequence[Token]) -> bool:
        if name in COMPARED:
            return COMPARED[name](evaluate(rest, self.constants))
        if name in DEFINED:
            return (bool(rest) and rest[0].value in self.defined) == DEFINED[name]
        text = self.raw(rest)
        if name in EMPTY:
            return (not text) == EMPTY[name]
        left, _, right = text.partition(",")
        return (left.strip() == right.strip()) == EQUAL_TEXTS[name]


def is_label(line: Sequence[Token]) -> bool:
    return second(line) == ":"
