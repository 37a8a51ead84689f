"""Constant expressions by system: pairs of addresses and numbers compared, steps from one address to another.

    python tests/folding/pairs.py       # make fixtures/folding/pairs.*.txt anew, as constant_expressions.py does others

What an answer depends on is what two constants are, and seldom their values: each kind stands beside each other kind
with one predicate, which goes round.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from constant_expressions import ANSWERS, FCMP, ICMP, ask, definition, number_of

RECORDED = (13, 16, 19, 22)  # LLVM 14 has the language of 13

STRUCT = "{ i8, [3 x i16], { i32, i64 } }"
GLOBALS = {
    "g": "i32",
    "h": "i32",
    "u": "i32",
    "w": "i32",
    "al": "i32",
    "e": "{ [0 x i32], {} }",
    "a": "[4 x i32]",
    "m": "[2 x [3 x i32]]",
    "s": STRUCT,
    "v": "<4 x i16>",
    "f": "void ()",
}
# Values of types of one width.
SAME_WIDTHS = (
    (("i16", "15360"), ("half", "0xH3C00"), ("bfloat", "0xR3F80"), ("<2 x i8>", "<i8 1, i8 2>")),
    (("i32", "5"), ("float", "1.0"), ("<2 x half>", "<half 0xH3C00, half 0xH4000>"), ("<1 x float>", "<float 2.0>")),
    (("i80", "5"), ("x86_fp80", "0xK3FFF8000000000000000")),
    (
        ("i128", "7"),
        ("fp128", "0xL00000000000000003FFF000000000000"),
        ("ppc_fp128", "0xM3FF00000000000000000000000000000"),
    ),
)


class Pairs:
    """Expressions of one release, with typed pointers until LLVM 14."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.typed = version <= 14

    def head(self) -> list[str]:
        """The globals that the expressions speak of."""
        return [
            "@g = global i32 0",
            "@h = global i32 1",
            "@u = unnamed_addr global i32 2",
            "@w = extern_weak global i32",
            f"@al = alias i32, {self.pointer('i32')} @g",
            "@e = global { [0 x i32], {} } zeroinitializer",
            "@a = global [4 x i32] zeroinitializer",
            "@m = global [2 x [3 x i32]] zeroinitializer",
            f"@s = global {STRUCT} zeroinitializer",
            "@v = global <4 x i16> zeroinitializer",
            "declare void @f()",
            *("define void @b() {", "  br label %l", "l:", "  br label %m", "m:", "  ret void", "}"),
            *("define void @c() {", "  br label %l", "l:", "  ret void", "}"),
        ]

    def pointer(self, pointee: str, space: int = 0) -> str:
        where = f" addrspace({space})" if space else ""
        return f"{pointee}{where}*" if self.typed else f"ptr{where}"

    def operand(self, name: str) -> str:
        return f"{self.pointer(GLOBALS[name])} @{name}"

    def number(self, name: str, ty: str) -> str:
        """An address as a number."""
        return f"ptrtoint ({self.operand(name)} to {ty})"

    def byte_address(self, expression: str, pointee: str) -> str:
        return f"bitcast ({pointee}* {expression} to i8*)" if self.typed else expression

    def step(self, name: str, indices: tuple[int, ...], pointee: str, words: str = "") -> str:
        listed = ", ".join(f"i32 {index}" for index in indices)
        return self.byte_address(
            f"getelementptr {words}({GLOBALS[name]}, {self.operand(name)}, {listed})".replace("  ", " "), pointee
        )

    def addresses(self) -> list[str]:
        """Of type `i8*` or `ptr`."""
        byte = self.pointer("i8")
        return [
            *(self.byte_address(f"@{name}", ty) for name, ty in GLOBALS.items() if name not in ("m", "v")),
            *("null", "blockaddress(@b, %l)", "blockaddress(@b, %m)", "blockaddress(@c, %l)"),
            self.step("g", (1,), "i32"),
            self.step("a", (0, 0), "i32", "inbounds "),
            self.step("a", (0, 1), "i32", "inbounds "),
            self.step("a", (0, 3), "i32"),
            self.step("a", (0, 5), "i32"),
            self.step("a", (1,), GLOBALS["a"]),
            self.step("s", (0, 1, 2), "i16"),
            self.step("s", (0, 2, 1), "i64"),
            self.step("w", (1,), "i32"),
            f"getelementptr (i8, {byte} null, i64 3)",
            f"getelementptr (i8, {byte} null, i64 {self.number('g', 'i64')})",
            f"getelementptr (i8, {byte} {self.byte_address('@g', 'i32')}, i64 {self.number('h', 'i64')})",
            self.step("m", (0, 5, 0), "i32"),
            self.step("m", (0, 1, 7), "i32", "inbounds "),
            self.step("m", (0, 0, 1), "i32", "inbounds "),
        ]

    def comparisons(self) -> Iterator[tuple[str, str]]:
        byte = self.pointer("i8")
        for (i, left), (j, right) in product(enumerate(self.addresses()), repeat=2):
            if (i + 2 * j) % 3 != 1:
                yield "i1", f"icmp {ICMP[(i * 7 + j * 3) % 10]} ({byte} {left}, {byte} {right})"
        integers = [
            *(self.number("g", "i32"), "7", "-1", "0", "300", "undef"),
            f"zext (i8 {self.number('g', 'i8')} to i32)",
            f"sext (i8 {self.number('h', 'i8')} to i32)",
            f"bitcast (float bitcast (i32 {self.number('h', 'i32')} to float) to i32)",
        ]
        for (i, left), (j, right) in product(enumerate(integers), repeat=2):
            yield "i1", f"icmp {ICMP[(i * 3 + j * 7) % 10]} (i32 {left}, i32 {right})"
        first, second = (f"icmp eq (i32 {self.number(name, 'i32')}, i32 3)" for name in "gh")
        for left, right in ((first, second), (first, "true"), ("false", second)):
            for predicate in ("eq", "ne", "ult", "sge"):
                yield "i1", f"icmp {predicate} (i1 {left}, i1 {right})"
        floats = [f"sitofp (i32 {self.number('g', 'i32')} to float)", "1.0", "0x7FF8000000000000", "-0.0", "0.0"]
        for (i, left), (j, right) in product(enumerate([*floats, "undef", "poison"]), repeat=2):
            yield "i1", f"fcmp {FCMP[(i * 5 + j * 3) % len(FCMP)]} (float {left}, float {right})"
        vectors = [
            *("<i32 1, i32 -5>", "zeroinitializer", "<i32 3, i32 3>", "undef"),
            f"<i32 {self.number('g', 'i32')}, i32 2>",
        ]
        for (i, left), (j, right) in product(enumerate(vectors), repeat=2):
            yield "<2 x i1>", f"icmp {ICMP[(i * 3 + j * 7) % 10]} (<2 x i32> {left}, <2 x i32> {right})"

    def steps(self) -> Iterator[tuple[str, str]]:
        integer = self.pointer("i32")
        for bounds, first, second, third in product(("", "inbounds "), (0, 1, -1), (0, 1, 5), (0, 2, 3, 7, -1)):
            indices = f"i64 {first}, i64 {second}, i64 {third}"
            yield integer, f"getelementptr {bounds}({GLOBALS['m']}, {self.operand('m')}, {indices})"
        for ty, index in product(("i8", "i32", "i128"), ("0", "1", "200", self.number("g", "i64"))):
            inner = f"getelementptr inbounds ({GLOBALS['a']}, {self.operand('a')}, i64 0, i64 2)"
            yield integer, f"getelementptr inbounds (i32, {integer} {inner}, {'i64' if '(' in index else ty} {index})"
        pair = f"<2 x {integer}>"
        vectors = ["<i64 0, i64 1>", "<i64 2, i64 9>", "<i64 -1, i64 4>", "zeroinitializer", "undef", "<i64 6, i64 6>"]
        for first, second in product(vectors, vectors):
            yield pair, f"getelementptr ({GLOBALS['a']}, {self.operand('a')}, <2 x i64> {first}, <2 x i64> {second})"
        for first, second in product(("i64 0", "<2 x i64> <i64 0, i64 1>"), ("i32 0", "<2 x i32> <i32 0, i32 0>")):
            many = f"<2 x {self.pointer(STRUCT)}> <{self.operand('s')}, {self.operand('s')}>"
            yield (
                f"<2 x {integer}>",
                f"getelementptr ({STRUCT}, {many}, {first}, {second.replace('0', '2')}, {second})",
            )
        for index in ("0", "3", "7"):
            yield self.pointer("i16"), f"getelementptr (<4 x i16>, {self.operand('v')}, i64 0, i64 {index})"

    def members(self) -> Iterator[tuple[str, str]]:
        whole = f"{{ i8, [2 x i32] }} {{ i8 1, [2 x i32] [i32 2, i32 {self.number('g', 'i32')}] }}"
        for inner in (
            whole,
            "{ i8, [2 x i32] } undef",
            "{ i8, [2 x i32] } zeroinitializer",
            "{ i8, [2 x i32] } poison",
        ):
            yield "i32", f"extractvalue ({inner}, 1, 1)"
            yield "i8", f"extractvalue ({inner}, 0)"
            yield "[2 x i32]", f"extractvalue ({inner}, 1)"
            yield "{ i8, [2 x i32] }", f"insertvalue ({inner}, i32 7, 1, 0)"
            yield "{ i8, [2 x i32] }", f"insertvalue ({inner}, i8 {self.number('h', 'i8')}, 0)"

    def bits(self) -> Iterator[tuple[str, str]]:
        """What is told of an integer's bytes, and of vectors whose bits are taken another way."""
        for name, ty in product("gs", ("i8", "i16", "i32", "i128")):
            for outer in ("i8", "i16", "i32"):
                if int(outer[1:]) < int(ty[1:]):
                    for shift in (0, 8, 16, 12):
                        yield outer, f"trunc ({ty} lshr ({ty} {self.number(name, ty)}, {ty} {shift}) to {outer})"
                        yield outer, f"trunc ({ty} shl ({ty} {self.number(name, ty)}, {ty} {shift}) to {outer})"
                    for mask in (0xFF, 0xFF00, 0xFFFF, -1):
                        yield outer, f"trunc ({ty} and ({ty} {self.number(name, ty)}, {ty} {mask}) to {outer})"
                        yield outer, f"trunc ({ty} or ({ty} {self.number(name, ty)}, {ty} {mask}) to {outer})"
                    if ty != "i16":
                        yield outer, f"trunc ({ty} zext (i16 {self.number(name, 'i16')} to {ty}) to {outer})"
                        shifted = f"lshr ({ty} zext (i16 {self.number(name, 'i16')} to {ty}), {ty} 8)"
                        yield outer, f"trunc ({ty} {shifted} to {outer})"
        for value in (
            "<i32 -1, i32 -1>",
            "<i32 1, i32 2>",
            "zeroinitializer",
            f"<i32 {self.number('g', 'i32')}, i32 1>",
        ):
            for ty in ("<2 x float>", "<4 x i16>", "i64", "double", "<1 x i64>"):
                yield ty, f"bitcast (<2 x i32> {value} to {ty})"
        for value in ("-1", "5", self.number("g", "i64")):
            for ty in ("<2 x i32>", "double", "<1 x double>", "<8 x i8>"):
                yield ty, f"bitcast (i64 {value} to {ty})"

    def marked(self) -> Iterator[tuple[str, str]]:
        """Steps of nothing within the range of an index, which keeps them."""
        for word in ("inrange ", ""):
            step = f"getelementptr ({GLOBALS['a']}, {self.operand('a')}, {word}i64 0, i64 0)"
            yield "i64", f"ptrtoint ({self.pointer('i32')} {step} to i64)"
            yield self.pointer("i8"), f"bitcast ({self.pointer('i32')} {step} to {self.pointer('i8')})"

    def same_bits(self) -> Iterator[tuple[str, str]]:
        """Each type of a width as each other."""
        for typed in SAME_WIDTHS:
            for (ty, value), (other, _) in product(typed, repeat=2):
                if ty != other:
                    yield other, f"bitcast ({ty} {value} to {other})"

    def outside(self) -> Iterator[tuple[str, str]]:
        """Steps to a member that is not in its array, behind an index with a range or without, of each width."""
        places = product(("", "inrange "), ("", "inrange "), ("i32", "i64"), (0, 1, 2, 5), (0, 2, 3, 4))
        for first, second, width, outer, inner in places:
            indices = f"i64 0, {first}{width} {outer}, {second}{width} {inner}"
            yield self.pointer("i32"), f"getelementptr inbounds ({GLOBALS['m']}, {self.operand('m')}, {indices})"

    def spaces(self) -> Iterator[tuple[str, str]]:
        """Addresses taken from space to space, and from type to type where pointers have types."""
        pointees = ("i32", "i8") if self.typed else ("i8",)
        pointers = [(space, self.pointer(ty, space)) for space in (0, 1, 2) for ty in pointees]
        start = self.pointer("i32")
        for (one, middle), (other, end) in product(pointers, repeat=2):
            inner = f"{'addrspacecast' if one else 'bitcast'} ({start} @g to {middle})"
            yield end, f"{'addrspacecast' if one != other else 'bitcast'} ({middle} {inner} to {end})"

    def lines(self) -> list[str]:
        made = [*self.comparisons(), *self.steps(), *self.members(), *self.bits(), *self.marked()]
        made += [*self.same_bits(), *self.outside(), *self.spaces()]
        return [definition(number, ty, text) for number, (ty, text) in enumerate(made)]


def record(version: int) -> None:
    """Write the file of one release: the expressions that it takes, each with its answer."""
    pairs = Pairs(version)
    lines = pairs.lines()
    answers = ask(version, pairs.head(), lines)
    out = [text for line in lines if number_of(line) in answers for text in (line, "  " + answers[number_of(line)])]
    (ANSWERS / f"pairs.{version}.txt").write_text("\n".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for release in RECORDED:
        record(release)
