"""Random constant expressions in the language of one LLVM release, well formed and typed, and LLVM's answers to them.

    python tests/folding/constant_expressions.py     # make fixtures/folding/*.txt anew

Each of these files has expressions for one release, one a line, of the form `@x0 = global i8 add (i8 1, i8 2)`, and
under each, behind two spaces, what the release's llvm-as makes of it.
"""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

ANSWERS = Path(__file__).resolve().parent.parent.parent / "fixtures" / "folding"
VERSIONS = (13, 14, 16, 19, 22)
KEPT = 500  # expressions of each release that are kept
LONGEST = 160

INTEGERS = ("i1", "i8", "i7", "i16", "i32", "i64", "i128")
FLOATS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128")
# The last release with such expressions.
LAST = ((99, "add sub xor"), (20, "mul"), (18, "shl"), (17, "and or lshr ashr"), (14, "udiv sdiv urem srem"))
BINARY = {opcode: last for last, words in LAST for opcode in words.split()}
FLOAT_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
ICMP = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
ORDERED = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord")
UNORDERED = ("ueq", "ugt", "uge", "ult", "ule", "une", "uno")
FCMP = ("false", *ORDERED, *UNORDERED, "true")
WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ppc_fp128": 128}

_DOUBLES = (
    *("0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0xFFFC000000000000", "0x7FF4000000000000"),
    *("0.0", "-0.0", "1.0", "-1.0", "2.5", "-3.0", "5.0", "1.0e10", "255.0", "-128.0", "127.5"),
)
NUMBERS = {
    "float": (*_DOUBLES, "0x36A0000000000000", "0x380FFFFFC0000000", "0x47EFFFFFE0000000", "0x3FF0000020000000"),
    "double": (
        *_DOUBLES,
        "0x1",
        "0x000FFFFFFFFFFFFF",
        "0x7FEFFFFFFFFFFFFF",
        "0x3FF0000000000001",
        "0x3FF0000010000000",
    ),
    "half": tuple(
        f"0xH{x}"
        for x in [
            "0000",
            "8000",
            "3C00",
            "BC00",
            "4000",
            "4248",
            "7C00",
            "FC00",
            "7E00",
            "FE01",
            "7D00",
            "0001",
            "03FF",
            "7BFF",
        ]
    ),
    "bfloat": tuple(
        f"0xR{x}"
        for x in [
            "0000",
            "8000",
            "3F80",
            "BF80",
            "4000",
            "4049",
            "7F80",
            "FF80",
            "7FC0",
            "FFA1",
            "0001",
            "007F",
            "7F7F",
        ]
    ),
    "x86_fp80": tuple(
        f"0xK{x}"
        for x in (
            *("00000000000000000000", "80000000000000000000", "3FFF8000000000000000", "BFFF8000000000000000"),
            *("4000C000000000000000", "7FFF8000000000000000", "7FFFC000000000000000", "40068000000000000000"),
            *("7FFFA000000000000000", "00000000000000000001", "00008000000000000000", "3FFF0000000000000000"),
            *("7FFEFFFFFFFFFFFFFFFF", "3FFF8000000000000001", "FFFF8000000000000000"),
        )
    ),
    "fp128": tuple(
        f"0xL{x}"
        for x in (
            *(
                "00000000000000000000000000000000",
                "00000000000000008000000000000000",
                "00000000000000003FFF000000000000",
            ),
            *(
                "0000000000000000BFFF000000000000",
                "00000000000000004000800000000000",
                "00000000000000007FFF000000000000",
            ),
            *(
                "00000000000000007FFF800000000000",
                "00000000000000017FFF400000000000",
                "00000000000000010000000000000000",
            ),
            *("FFFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF", "00000000000000013FFF000000000000"),
        )
    ),
    "ppc_fp128": (
        "0xM00000000000000000000000000000000",
        "0xM3FF00000000000000000000000000000",
        "0xM80000000000000008000000000000000",
    ),
}

# Globals: name, value type, definition.
GLOBALS = (
    ("g", "i32", "global i32 0"),
    ("h", "i32", "global i32 1, align 16"),
    ("u", "i32", "unnamed_addr global i32 2"),
    ("w", "i32", "extern_weak global i32"),
    ("e", "i8", "external global i8, align 2"),
    ("a", "[4 x i32]", "global [4 x i32] zeroinitializer"),
    ("n", "[0 x i32]", "global [0 x i32] zeroinitializer"),
    ("s", "{ i8, [3 x i16], { i32, i64 } }", "global { i8, [3 x i16], { i32, i64 } } zeroinitializer"),
)


class Generator:
    """Expressions for LLVM `version`; typed pointers until LLVM 14, and from then on `ptr`."""

    def __init__(self, version: int, seed: int) -> None:
        self.version = version
        self.typed = version <= 14
        self.random = random.Random(seed)

    def globals(self) -> list[str]:
        lines = [f"@{name} = {definition}" for name, _, definition in GLOBALS]
        lines += ["@al = alias i32, " + self.pointer("i32") + " @g", "declare void @f()", "declare void @f8() align 8"]
        lines += ["define void @b() {", "  br label %l", "l:", "  br label %m", "m:", "  ret void", "}"]
        lines += ["define void @c() {", "  br label %l", "l:", "  ret void", "}"]
        return lines

    def pointer(self, pointee: str, space: int = 0) -> str:
        where = f" addrspace({space})" if space else ""
        return f"{pointee}{where}*" if self.typed else f"ptr{where}"

    # Types: ("i", width), ("f", name), ("p", pointee, space), ("v", count, scalable, element)

    def text(self, ty: tuple) -> str:
        kind = ty[0]
        if kind in ("i", "f"):
            return str(ty[1])
        if kind == "p":
            return self.pointer(ty[1], ty[2])
        return f"<{'vscale x ' if ty[2] else ''}{ty[1]} x {self.text(ty[3])}>"

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def scalar_type(self):
        roll = self.random.random()
        if roll < 0.15:
            return ("i", "i1")  # of which comparisons are
        if roll < 0.6:
            return ("i", self.random.choice(INTEGERS))
        if roll < 0.85:
            return ("f", self.random.choice(FLOATS))
        return ("p", "i32", self.pick(0, 0, 0, 1))

    def type(self):
        element = self.scalar_type()
        if self.chance(0.3):
            return ("v", self.pick(1, 2, 2, 3, 4), self.chance(0.15), element)
        return element

    @staticmethod
    def like(ty, element):
        return ("v", ty[1], ty[2], element) if ty[0] == "v" else element

    @staticmethod
    def scalar(ty):
        return ty[3] if ty[0] == "v" else ty

    def operand(self, ty, depth: int) -> str:
        return f"{self.text(ty)} {self.value(ty, depth)}"

    # Values

    def value(self, ty, depth: int) -> str:
        if depth <= 0 or self.chance(0.25):
            return self.leaf(ty)
        makers = [self.binary, self.cast, self.cast, self.select, self.element, self.inserted, self.shuffled]
        makers += [
            self.compared,
            self.compared,
            self.compared,
            self.fneg,
            self.address,
            self.member,
            self.binary,
            self.bytes,
            self.first_member,
        ]
        for _ in range(6):
            made = self.random.choice(makers)(ty, depth - 1)
            if made:
                return made
        return self.leaf(ty)

    def leaf(self, ty) -> str:
        if self.chance(0.06):
            return "undef"
        if self.chance(0.05):
            return "poison"
        kind = ty[0]
        if kind == "v":
            if self.chance(0.3) or ty[2]:
                return "zeroinitializer"
            if self.chance(0.3):
                one = self.operand(ty[3], 0)
                return "<" + ", ".join([one] * ty[1]) + ">"
            return "<" + ", ".join(self.operand(ty[3], 0) for _ in range(ty[1])) + ">"
        if kind == "i":
            return self.integer(ty)
        if kind == "f":
            return self.number(ty[1])
        return self.global_address(ty)

    def integer(self, ty) -> str:
        width = int(ty[1][1:])
        if self.chance(0.25) and width > 1:
            name = self.pick("g", "h", "a", "s", "w", "f", "f8")
            pointee = {"f": "void ()", "f8": "void ()"}.get(name) or {n: t for n, t, _ in GLOBALS}[name]
            return f"ptrtoint ({self.pointer(pointee)} @{name} to {ty[1]})"
        if width == 1:
            return self.pick("true", "false")
        top = 1 << (width - 1)
        choices = (
            0,
            0,
            1,
            1,
            -1,
            -1,
            2,
            3,
            4,
            5,
            7,
            8,
            16,
            15,
            31,
            33,
            -2,
            -8,
            top - 1,
            -top,
            -top + 1,
            width,
            width - 1,
        )
        number = self.random.choice(choices) if self.chance(0.8) else self.random.getrandbits(width)
        number &= (1 << width) - 1
        return str(number - (1 << width) if number >= top else number)

    def number(self, name: str) -> str:
        return self.random.choice(NUMBERS[name])

    def global_address(self, ty) -> str:
        _, pointee, space = ty
        if space or self.chance(0.25):
            return "null"
        if self.typed:
            names = [name for name, of, _ in GLOBALS if of == pointee]
            if pointee == "i32":
                names.append("al")
            return "@" + self.random.choice(names) if names else "null"
        if self.chance(0.08):
            return self.pick("blockaddress(@b, %l)", "blockaddress(@b, %m)", "blockaddress(@c, %l)")
        return "@" + self.random.choice([name for name, _, _ in GLOBALS] + ["f", "al", "f8"])

    # Operations

    def binary(self, ty, depth):
        scalar = self.scalar(ty)
        if scalar[0] == "f":
            if self.version > 14 or scalar[1] == "ppc_fp128":  # whose arithmetic irkit does not have
                return None
            opcode, words = self.random.choice(FLOAT_BINARY), ""
        elif scalar[0] == "i":
            opcode = self.random.choice([o for o, last in BINARY.items() if last >= self.version])
            words = ""
            if self.chance(0.1):
                if opcode in ("add", "sub", "mul", "shl"):
                    words = self.pick(" nuw", " nsw", " nuw nsw")
                elif opcode in ("udiv", "sdiv", "lshr", "ashr"):
                    words = " exact"
        else:
            return None
        return f"{opcode}{words} ({self.operand(ty, depth)}, {self.operand(ty, depth)})"

    def fneg(self, ty, depth):
        if self.scalar(ty)[0] != "f" or self.version > 15:
            return None
        return f"fneg ({self.operand(ty, depth)})"

    def cast(self, ty, depth):
        scalar = self.scalar(ty)
        for _ in range(4):
            source = self.scalar_type()
            opcode = self.conversion(source, scalar)
            if opcode:
                return f"{opcode} ({self.operand(self.like(ty, source), depth)} to {self.text(ty)})"
        return self.reshaped(ty, depth)

    def conversion(self, source, target):
        if "ppc_fp128" in (source[1], target[1]):
            return None
        a, b = source[0], target[0]
        old = self.version <= 17
        if a == b == "i":
            width, other = int(source[1][1:]), int(target[1][1:])
            return "trunc" if width > other else self.pick("zext", "sext") if width < other and old else None
        if a == b == "f":
            if target[1] == "bfloat" and self.typed:
                return None  # LLVM 14 and older make a ppc_fp128 of it, or crash
            width, other = WIDTHS[source[1]], WIDTHS[target[1]]
            return ("fptrunc" if width > other else "fpext" if width < other else None) if old else None
        if a == "i" and b == "f":
            if old and self.chance(0.5):
                return self.pick("sitofp", "uitofp")
            return "bitcast" if int(source[1][1:]) == WIDTHS[target[1]] else None
        if a == "f" and b == "i":
            if old and self.chance(0.5):
                return self.pick("fptosi", "fptoui")
            return "bitcast" if int(target[1][1:]) == WIDTHS[source[1]] else None
        if a == "p" and b == "i":
            return "ptrtoint"
        if a == "i" and b == "p":
            return "inttoptr"
        if a == b == "p":
            return "bitcast" if source[2] == target[2] else "addrspacecast"
        return None

    def reshaped(self, ty, depth):
        """Bits as they are, in lanes of another width."""
        scalar = self.scalar(ty)
        if scalar[0] == "p" or scalar[1] == "ppc_fp128":
            return None
        width = int(scalar[1][1:]) if scalar[0] == "i" else WIDTHS[scalar[1]]
        total = width * (ty[1] if ty[0] == "v" else 1)
        if ty[0] == "v" and ty[2]:
            return None
        for element in self.random.sample([("i", name) for name in INTEGERS] + [("f", "float"), ("f", "double")], 6):
            size = int(element[1][1:]) if element[0] == "i" else WIDTHS[element[1]]
            if total % size == 0 and total // size <= 8:
                source = element if total == size and self.chance(0.5) else ("v", total // size, False, element)
                return f"bitcast ({self.operand(source, depth)} to {self.text(ty)})"
        return None

    def select(self, ty, depth):
        if self.version > 16:
            return None
        condition = self.like(ty, ("i", "i1")) if self.chance(0.5) else ("i", "i1")
        return f"select ({self.operand(condition, depth)}, {self.operand(ty, depth)}, {self.operand(ty, depth)})"

    def compared(self, ty, depth):
        if self.scalar(ty) != ("i", "i1") or self.version > 18:
            return None
        source = self.scalar_type()
        if source[1] == "ppc_fp128":
            return None
        operands = self.like(ty, source)
        opcode, predicates = ("fcmp", FCMP) if source[0] == "f" else ("icmp", ICMP)
        left = self.operand(operands, depth)
        right = left if self.chance(0.1) else self.operand(operands, depth)
        return f"{opcode} {self.random.choice(predicates)} ({left}, {right})"

    def lane(self, count: int, depth: int) -> str:
        if self.chance(0.15):
            return self.operand(("i", self.pick("i32", "i64", "i8")), depth)
        return f"{self.pick('i32', 'i64', 'i8')} {self.random.randrange(count + 1)}"

    def bytes(self, ty, depth):
        """Bytes of a wider integer that is put together of pointers."""
        if ty[0] != "i" or ty[1] in ("i1", "i7", "i128") or self.version > 17:
            return None
        wide = [name for name in ("i16", "i32", "i64", "i128", "i24") if int(name[1:]) > int(ty[1][1:])]
        if not wide:
            return None
        name = self.random.choice(wide)
        return f"trunc ({name} {self.parts(name, depth + 1)} to {ty[1]})"

    def parts(self, name: str, depth: int) -> str:
        width = int(name[1:])
        if depth <= 0 or self.chance(0.2):
            if self.chance(0.5):
                return str(
                    self.pick(0, 255, 0xFF00, 0x1234, -1, -256, 65535) if width > 16 else self.pick(0, 255, -1, -256)
                )
            return f"ptrtoint ({self.pointer('i32')} @g to {name})"
        opcode = self.pick("or", "and", "lshr", "shl", "zext", "or", "shl", "xor")
        if opcode == "zext":
            narrow = [n for n in ("i7", "i8", "i16", "i24", "i32", "i64") if int(n[1:]) < width]
            if not narrow:
                return "0"
            inner = self.random.choice(narrow)
            return f"zext ({inner} {self.parts(inner, depth - 1)} to {name})"
        if opcode in ("lshr", "shl"):
            amount = self.pick(8, 16, 24, 32, 40, 56, 4)
            return f"{opcode} ({name} {self.parts(name, depth - 1)}, {name} {min(amount, width - 1)})"
        return f"{opcode} ({name} {self.parts(name, depth - 1)}, {name} {self.parts(name, depth - 1)})"

    def first_member(self, ty, depth):
        """A typed pointer to the first member of a variable, or to an array of other length."""
        if not self.typed or ty[0] != "p" or ty[2]:
            return None
        struct = "{ i8, [3 x i16], { i32, i64 } }"
        if self.chance(0.3):
            count = self.pick(2, 3, 8)
            flags = self.pick("", " inbounds")
            array = f"[{count} x i32]* bitcast ([4 x i32]* @a to [{count} x i32]*)"
            first = self.pick(0, 0, 1)
            return f"getelementptr{flags} ([{count} x i32], {array}, i64 {first}, i64 {self.pick(0, 1, 2, 5)})"
        if self.chance(0.3):
            return f"bitcast (i8* bitcast ({struct}* @s to i8*) to i32*)"
        return "bitcast ([4 x i32]* @a to i32*)"

    def element(self, ty, depth):
        if ty[0] == "v":
            return None
        count = self.pick(1, 2, 3, 4)
        return f"extractelement ({self.operand(('v', count, self.chance(0.1), ty), depth)}, {self.lane(count, depth)})"

    def inserted(self, ty, depth):
        if ty[0] != "v":
            return None
        return f"insertelement ({self.operand(ty, depth)}, {self.operand(ty[3], depth)}, {self.lane(ty[1], depth)})"

    def shuffled(self, ty, depth):
        if ty[0] != "v":
            return None
        count = ty[1] if ty[2] else self.pick(1, 2, 3, 4)
        source = ("v", count, ty[2], ty[3])
        if ty[2]:
            mask = self.pick("zeroinitializer", "undef", "poison")
        else:
            lanes = [self.pick("undef", "poison", *(str(n) for n in range(2 * count))) for _ in range(ty[1])]
            mask = self.pick("zeroinitializer", "undef", *["<" + ", ".join(f"i32 {n}" for n in lanes) + ">"] * 4)
        shape = f"<{'vscale x ' if ty[2] else ''}{ty[1]} x i32>"
        return f"shufflevector ({self.operand(source, depth)}, {self.operand(source, depth)}, {shape} {mask})"

    def member(self, ty, depth):
        """A member of a struct, of one in it, or of an array."""
        if self.version > 14 or ty[0] == "v":
            return None
        name = self.text(ty)
        other = self.operand(("i", "i8"), 0)
        value = self.operand(ty, depth)
        inner = self.pick(
            f"{{ i8, {name} }} {{ {other}, {value} }}", f"{{ i8, {name} }} zeroinitializer", f"{{ i8, {name} }} undef"
        )
        if self.chance(0.4):
            inserted = self.operand(ty, depth)
            inner = f"{{ i8, {name} }} insertvalue ({inner}, {inserted}, 1)"
        return f"extractvalue ({inner}, 1)"

    def address(self, ty, depth):
        """Indices into the globals, or from an address by steps of a type."""
        scalar = self.scalar(ty)
        if scalar[0] != "p" or (self.typed and (scalar[1] != "i32" or scalar[2])):
            return None
        bounds = self.pick("", " inbounds")
        marked = lambda: self.pick("", "", "", "inrange ") if self.version <= 18 else ""  # noqa: E731
        index = lambda: self.operand(("i", self.pick("i64", "i32", "i8")), 0 if self.chance(0.8) else depth)  # noqa: E731
        small = lambda: f"{self.pick('i64', 'i32')} {self.pick(0, 0, 1, 2, 3, 4, 5, 9, -1, -2)}"  # noqa: E731
        if ty[0] == "v":
            if ty[2]:
                return None
            base = self.operand(ty, depth) if self.chance(0.6) else self.operand(scalar, depth)
            step = ("v", ty[1], False, ("i", self.pick("i64", "i32")))
            return f"getelementptr{bounds} (i32, {base}, {self.operand(step, 0)})"
        if self.chance(0.45):
            return f"getelementptr{bounds} (i32, {self.operand(scalar, depth)}, {index()})"
        if scalar[2]:
            return None
        if self.chance(0.5):
            base = f"{self.pointer('[4 x i32]')} @a"
            if self.chance(0.4):
                inner = f"([4 x i32], {base}, {small()})"
                base = f"{self.pointer('[4 x i32]')} getelementptr{self.pick('', ' inbounds')} {inner}"
            return f"getelementptr{bounds} ([4 x i32], {base}, {marked()}{small()}, {marked()}{small()})"
        struct = "{ i8, [3 x i16], { i32, i64 } }"
        if self.typed:
            return f"getelementptr{bounds} ({struct}, {self.pointer(struct)} @s, {small()}, i32 2, i32 0)"
        rest = self.pick("i32 0", f"i32 1, {small()}", "i32 2, i32 1", "i32 2", "i32 2, i32 0")
        return f"getelementptr{bounds} ({struct}, ptr @s, {small()}, {marked()}{rest})"


def expressions(version: int, seed: int, count: int) -> list[str]:
    """Lines `@x0 = global TYPE EXPRESSION`."""
    generator = Generator(version, seed)
    made = []
    for number in range(count):
        ty = generator.type()
        text = ""
        while not text or "(" not in text:
            text = generator.value(ty, generator.random.choice((1, 1, 2, 2, 3)))
            if "(" not in text:
                ty = generator.type()
        made.append(definition(number, generator.text(ty), text))
    return made


def ask(version: int, head: list[str], lines: list[str]) -> dict[int, str]:
    """LLVM's answers by number; none for what it refuses."""
    kept = {number_of(line): line for line in lines}
    while kept:
        order = sorted(kept)
        text = "\n".join(head + [kept[number] for number in order]) + "\n"
        made = subprocess.run(
            [f"llvm-as-{version}", "-o", "-", "-"], input=text.encode(), capture_output=True, check=False
        )
        refused = re.search(r"<stdin>:(\d+):\d+: error: ", made.stderr.decode())
        if refused is not None:
            del kept[order[int(refused[1]) - 1 - len(head)]]
            continue
        if made.returncode:
            raise SystemExit(made.stderr.decode())
        shown = subprocess.run(
            [f"llvm-dis-{version}", "-o", "-", "-"], input=made.stdout, capture_output=True, check=True
        )
        return answered(shown.stdout.decode())
    return {}


def shape(line: str) -> str:
    """A line without its numbers: of equal ones, one is kept."""
    return re.sub(r"0x[HRKL]?[0-9A-F]+|\d+", "N", line)


def record(version: int) -> None:
    """Write the file of one release."""
    head = Generator(version, 0).globals()
    out: list[str] = []
    seen: set[str] = set()
    seed = 100 * version
    while len(out) < 2 * KEPT:
        seed += 1
        lines = [line for line in expressions(version, seed, KEPT) if len(line) <= LONGEST]
        answers = ask(version, head, lines)
        for line in lines:
            if number_of(line) in answers and shape(line) not in seen and len(out) < 2 * KEPT:
                seen.add(shape(line))
                out += [line, "  " + answers[number_of(line)]]
    (ANSWERS / f"expressions.{version}.txt").write_text("\n".join(out) + "\n", encoding="utf-8")


def definition(number: int, ty: str, text: str) -> str:
    """The line that holds an expression: a variable, or what a function returns where memory cannot hold its type."""
    if ty.startswith("<vscale"):
        return f"define {ty} @x{number}() {{ ret {ty} {text} }}"
    return f"@x{number} = global {ty} {text}"


def number_of(line: str) -> int:
    found = re.search(r"@x(\d+)", line)
    assert found is not None
    return int(found[1])


def answered(assembly: str) -> dict[int, str]:
    """The expressions by number, as a module's text has them."""
    found = {}
    number = -1
    for line in assembly.split("\n"):
        if line.startswith("@x"):
            name, _, text = line.partition(" = global ")
            found[int(name[2:])] = text
        elif line.startswith("define <vscale"):
            number = int(line.partition(" @x")[2].partition("(")[0])
        elif line.startswith("  ret <vscale"):
            found[number] = line.removeprefix("  ret ")
    return found


if __name__ == "__main__":
    for release in VERSIONS:
        record(release)
