"""A compiler for a little language: `python examples/little_language.py PROGRAM OUT`

    fun gcd(a, b) = if b == 0 then a else gcd(b, a - b * (a / b))
    fun main() = let x = 12 in gcd(x * x, 6 * x)

All values are integers of 64 bits. `if` takes what is not 0 for true; the comparison gives 0 or 1. Each function
becomes one of the module, and `lli OUT` runs a `main` without arguments.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import irkit
from irkit import i32, i64

TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|(==|[-+*/<()=,]))")
WORDS = frozenset({"fun", "if", "then", "else", "let", "in"})
Names = dict[str, irkit.Value]


class LanguageError(Exception):
    """A program that is none."""


class Compiler:
    """Reads tokens and builds instructions as it goes: a function for each level of binding."""

    def __init__(self, text: str, name: str) -> None:
        self.tokens = [found.group().strip() for found in TOKEN.finditer(text)]
        if "".join(self.tokens) != "".join(text.split()):
            raise LanguageError("there is a sign that the language does not have")
        self.at = 0
        self.module = irkit.Module.new(name)
        self.builder = irkit.IRBuilder()

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise LanguageError(f"expected {wanted or 'more'}, found {token or 'the end'}")
        self.at += 1
        return token

    def name(self) -> str:
        token = self.take()
        if not token.isidentifier() or token in WORDS:
            raise LanguageError(f"expected a name, found {token}")
        return token

    def program(self) -> irkit.Module:
        while self.peek():
            self.function()
        return self.module

    def function(self) -> None:
        self.take("fun")
        name = self.name()
        self.take("(")
        parameters: list[str] = []
        while self.peek() != ")":
            parameters.append(self.name())
            if self.peek() != ")":
                self.take(",")
        self.take(")")
        self.take("=")
        function = self.declared(name, len(parameters))
        if not function.is_declaration:
            raise LanguageError(f"{name} is there already")
        for argument, parameter in zip(function.args, parameters, strict=True):
            argument.rename(parameter, unique=True)
        self.builder = irkit.IRBuilder(function.append_block("entry"))
        result = self.expression(dict(zip(parameters, function.args, strict=True)))
        self.builder.ret(self.builder.trunc(result, i32) if name == "main" else result)

    def declared(self, name: str, count: int) -> irkit.Function:
        """The function of that name, which may be defined later."""
        kind = irkit.function_type(i32 if name == "main" else i64, [i64] * count)
        found = self.module.get(name)
        if found is None:
            return self.module.add_function(name, kind)
        if not isinstance(found, irkit.Function) or found.value_type is not kind:
            raise LanguageError(f"{name} does not take {count} arguments")
        return found

    def expression(self, names: Names) -> irkit.Value:
        if self.peek() == "if":
            return self.condition(names)
        if self.peek() == "let":
            self.take()
            name = self.name()
            self.take("=")
            value = self.expression(names)
            self.take("in")
            return self.expression({**names, name: value})
        left = self.sum(names)
        if self.peek() not in ("==", "<"):
            return left
        sign = self.take()
        return self.builder.zext(self.builder.icmp_signed(sign, left, self.sum(names)), i64)

    def condition(self, names: Names) -> irkit.Value:
        b = self.builder
        self.take("if")
        asked = b.icmp_signed("!=", self.expression(names), irkit.const(i64, 0), "asked")
        self.take("then")
        with b.if_else(asked) as (then, otherwise):
            with then:
                yes = self.expression(names)
                yes_block = b.block
            with otherwise:
                self.take("else")
                no = self.expression(names)
                no_block = b.block
        return b.phi(i64, "chosen", incoming=[(yes, yes_block), (no, no_block)])

    def sum(self, names: Names) -> irkit.Value:
        return self.chain(names, self.product, {"+": self.builder.add, "-": self.builder.sub})

    def product(self, names: Names) -> irkit.Value:
        return self.chain(names, self.factor, {"*": self.builder.mul, "/": self.builder.sdiv})

    def chain(
        self, names: Names, part: Callable[[Names], irkit.Value], signs: dict[str, Callable[..., irkit.Value]]
    ) -> irkit.Value:
        found = part(names)
        while self.peek() in signs:
            build = signs[self.take()]
            found = build(found, part(names))
        return found

    def factor(self, names: Names) -> irkit.Value:
        token = self.take()
        if token.isdigit():
            return irkit.const(i64, int(token))
        if token == "(":
            found = self.expression(names)
            self.take(")")
            return found
        if self.peek() == "(":
            return self.call(token, names)
        if token not in names:
            raise LanguageError(f"there is no {token}")
        return names[token]

    def call(self, name: str, names: Names) -> irkit.Value:
        self.take("(")
        arguments: list[irkit.Value] = []
        while self.peek() != ")":
            arguments.append(self.expression(names))
            if self.peek() != ")":
                self.take(",")
        self.take(")")
        if name == "main":
            raise LanguageError("main is not called")
        return self.builder.call(self.declared(name, len(arguments)), arguments)


def compile_program(text: str, name: str = "program") -> irkit.Module:
    """The module of a program. Raises LanguageError."""
    module = Compiler(text, name).program()
    missing = [function.name for function in module.functions if function.is_declaration]
    if missing:
        raise LanguageError(f"there is no function {missing[0]}")
    return module


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        module = compile_program(Path(arguments[0]).read_text(), arguments[0])
    except LanguageError as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 1
    irkit.save(module, arguments[1])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
