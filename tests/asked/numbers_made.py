"""Functions of random computations with numbers, the same for a seed everywhere: what is known of a result differs with
constants, flags, conditions and widths."""

from __future__ import annotations

from typing import Final

WIDTHS: Final = ("i8", "i8", "i32", "i1", "i16", "i64", "i33", "<2 x i8>")
BINARY: Final = (
    *("add", "add nsw", "add nuw", "add nuw nsw", "sub", "sub nsw", "sub nuw", "mul", "mul nsw", "mul nuw", "udiv"),
    *(
        "udiv exact",
        "sdiv",
        "sdiv exact",
        "urem",
        "srem",
        "and",
        "or",
        "or disjoint",
        "xor",
        "shl",
        "shl nsw",
        "shl nuw",
    ),
    *("shl nuw nsw", "lshr", "lshr exact", "ashr", "ashr exact"),
)
TWO: Final = ("umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat")
ONE: Final = ("ctpop", "bitreverse")
WITH_BIT: Final = ("ctlz", "cttz", "abs")
PREDICATES: Final = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")


class Maker:
    """Makes the lines of one function."""

    def __init__(self, seed: int) -> None:
        self.state: int = seed * 7919 + 17
        self.lines: list[str] = []
        self.declared: set[str] = set()
        self.width: str = WIDTHS[self.below(len(WIDTHS))]
        self.bits: int = {"<2 x i8>": 8}.get(self.width, 0) or int(self.width[1:])
        self.values: list[str] = ["%x", "%y"]
        self.bools: list[str] = []

    def below(self, count: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 12) % count

    def number(self) -> int:
        most = (1 << self.bits) - 1
        return (0, 1, most, most >> 1, most // 3, 7 & most, self.below(most + 1), 1 << self.below(self.bits))[
            self.below(8)
        ]

    def constant(self) -> str:
        if self.width.startswith("<"):
            return f"<i8 {self.number()}, i8 {self.number()}>"
        if self.bits == 1:
            return ("false", "true")[self.number()]
        return str(self.number())

    def operand(self) -> str:
        return self.constant() if self.below(5) < 2 else self.values[self.below(len(self.values))]

    def suffix(self) -> str:
        return "v2i8" if self.width.startswith("<") else self.width

    def line(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def call(self, name: str, *arguments: str) -> str:
        full = f"@llvm.{name}.{self.suffix()}"
        types = ", ".join([self.width] * len(arguments) if name not in WITH_BIT else [self.width, "i1"])
        self.declared.add(f"declare {self.width} {full}({types})\n")
        given = [f"{self.width} {one}" for one in arguments]
        if name in WITH_BIT:
            given[1] = f"i1 {arguments[1]}"
        return self.line(f"call {self.width} {full}({', '.join(given)})")

    def step(self) -> None:
        kind = self.below(12)
        ty, first = self.width, self.values[self.below(len(self.values))]
        if kind < 6:
            opcode = BINARY[self.below(len(BINARY))]
            left, right = (first, self.operand()) if self.below(6) else (self.constant(), first)
            if opcode.startswith(("sh", "lsh", "ash")) and self.below(3):
                right = self.splat(self.below(self.bits))
            self.values.append(self.line(f"{opcode} {ty} {left}, {right}"))
        elif kind == 6:
            self.values.append(self.call(TWO[self.below(len(TWO))], first, self.operand()))
        elif kind == 7:
            name = (*ONE, *WITH_BIT)[self.below(5)]
            more = (("false", "true")[self.below(2)],) if name in WITH_BIT else ()
            self.values.append(self.call(name, first, *more))
        elif kind == 8 and not ty.startswith("<"):
            self.values.append(self.converted(first))
        elif kind < 11 and not ty.startswith("<"):
            self.bools.append(self.line(f"icmp {PREDICATES[self.below(10)]} {ty} {first}, {self.operand()}"))
        elif self.bools:
            bit = self.bools[self.below(len(self.bools))]
            self.values.append(self.line(f"select i1 {bit}, {ty} {first}, {ty} {self.operand()}"))
        else:
            self.values.append(self.line(f"freeze {ty} {first}"))

    def splat(self, number: int) -> str:
        if self.width.startswith("<"):
            return f"<i8 {number}, i8 {number}>"
        return str(number) if self.bits > 1 else "false"

    def converted(self, value: str) -> str:
        """To another width and back."""
        other = ("i3", "i70")[self.below(2)] if self.bits > 3 else "i70"
        narrower = other == "i3"
        flag = ("", "nuw ", "nsw ", "nuw nsw ")[self.below(4)]
        way = ("zext", "sext", "zext nneg")[self.below(3)]
        if narrower:
            small = self.line(f"trunc {flag}{self.width} {value} to {other}")
            return self.line(f"{way} {other} {small} to {self.width}")
        large = self.line(f"{way} {self.width} {value} to {other}")
        moved = self.line(f"{('lshr', 'ashr', 'shl')[self.below(3)]} {other} {large}, {self.below(9)}")
        return self.line(f"trunc {flag}{other} {moved} to {self.width}")

    def text(self) -> str:
        attribute = ""
        if self.bits > 1 and not self.width.startswith("<") and self.below(2):
            low, high = sorted((self.number(), self.number()))
            attribute = f"range({self.width} {low}, {high}) " if low != high else ""
        for _ in range(2 + self.below(5)):
            self.step()
        end = f"  ret {self.width} {self.values[-1]}\n"
        if self.bools and self.below(3):
            condition = self.bools[-1]
            if len(self.bools) > 1 and self.below(2):
                condition = self.line(f"{('and', 'or', 'xor')[self.below(3)]} i1 {condition}, {self.bools[0]}")
            body = len(self.lines)
            self.step()
            self.step()
            first, self.lines = self.lines[:body], self.lines[body:]
            kept = self.values[-1]
            inside, self.lines = self.lines, first
            block = "\n".join(inside)
            end = f"  br i1 {condition}, label %a, label %b\na:\n{block}\n  ret {self.width} {kept}\nb:\n"
            end += f"  %w = sub {self.width} {self.values[0]}, {self.values[2 % len(self.values)] if body else '%y'}\n"
            end = end if self.values[2 % len(self.values)] not in self.names(inside) else end.rpartition("  %w")[0]
            end += f"  ret {self.width} %x\n"
        elif self.bools and self.below(2):
            self.declared.add("declare void @llvm.assume(i1)\n")
            end = f"  call void @llvm.assume(i1 {self.bools[-1]})\n{end}"
        head = f"define {self.width} @f({self.width} {attribute}%x, {self.width} %y) {{\n"
        return "".join(sorted(self.declared)) + head + "\n".join(self.lines) + f"\n{end}}}\n"

    def names(self, lines: list[str]) -> set[str]:
        return {line.split()[0] for line in lines}


def made(seed: int) -> str:
    return Maker(seed).text()
