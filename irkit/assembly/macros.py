"""Macros of assembly: their parameters, the arguments of a call, and what the call stands for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from irkit.assembly.expressions import Unreadable
from irkit.assembly.tokens import NAME, NUMBER, STRING, second

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irkit.assembly.tokens import Token

HEAD: Final = re.compile(r"\s*([\w.$]+)[ \t]*,?(.*)", re.DOTALL)
PARAMETER: Final = re.compile(r'([\w.$]+)(?::(req|vararg))?(?:\s*=\s*(?:"([^"]*)"|([^,\s]*)))?[ \t]*,?[ \t]*')
PLACE: Final = re.compile(r"\\(?:\(\)|@|\+|[\w.$]+)")

# What macros and repetitions may add, so that those that call each other come to an end.
MOST_TEXT: Final = 1 << 22

Argument = tuple[str, str]  # the parameter it is said to be for, and the text


class Parameter(NamedTuple):
    name: str
    kind: str  # "req", "vararg" or none
    default: str


class Macro:
    """`head` is what stands behind `.macro`."""

    def __init__(self, head: str, body: str) -> None:
        found = HEAD.match(head)
        if found is None:
            raise Unreadable
        self.name: str = found[1]
        self.body: str = body
        self.calls: int = 0
        self.parameters: list[Parameter] = [
            Parameter(one[1], one[2] or "", one[3] or one[4] or "") for one in PARAMETER.finditer(found[2])
        ]

    def expanded(self, given: Sequence[Argument], number: int) -> str:
        """The text of a call with these arguments; `number` counts the calls of all macros."""
        values = self.bound(given)
        if self.body.count("\\") * sum(map(len, values.values())) > MOST_TEXT:
            raise Unreadable
        count = self.calls
        self.calls += 1

        def put(place: re.Match[str]) -> str:
            name = place[0][1:]
            if name == "()":
                return ""
            if name in ("@", "+"):
                return str(number if name == "@" else count)
            return values.get(name, place[0])  # a dot is part of the name: `\\x.b` is not `x`

        return PLACE.sub(put, self.body)

    def bound(self, given: Sequence[Argument]) -> dict[str, str]:
        """The value of each parameter. Raises Unreadable for arguments that do not fit."""
        values = {parameter.name: parameter.default for parameter in self.parameters}
        place = 0
        for name, text in given:
            if name in values:
                values[name] = text or values[name]
                continue
            if place >= len(self.parameters):
                raise Unreadable
            parameter = self.parameters[place]
            if parameter.kind == "vararg":
                values[parameter.name] = ", ".join(value for _, value in given[place:])
                break
            values[parameter.name] = text or values[parameter.name]
            place += 1
        return values


def split_arguments(line: Sequence[Token]) -> list[Argument]:
    """The arguments of a call: separated by commas, or by spaces where no operator stands at either side."""
    found: list[Argument] = []
    part: list[Token] = []
    depth = 0
    for token in line:
        if depth == 0 and token.text == ",":
            found.append(argument(part))
            part = []
            continue
        if part and depth == 0 and token.start > part[-1].end and is_value(token) and is_value(part[-1]):
            found.append(argument(part))
            part = []
        depth += (token.text == "(") - (token.text == ")")
        part.append(token)
    if part or found:
        found.append(argument(part))
    return found


def is_value(token: Token) -> bool:
    return token.kind in (NAME, NUMBER, STRING) or token.text in ("(", ")", "\\", "%", "$", "#", "@")


def argument(part: Sequence[Token]) -> Argument:
    name = ""
    if second(part) == "=" and part[0].kind == NAME:
        name = part[0].text
        part = part[2:]
    return name, "".join(token.value for token in part)
