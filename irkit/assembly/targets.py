"""How the assembly of each architecture is written: comments, statements, and what among operands is no symbol."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from irkit.target_triple import COFF, MACHO, TargetTriple

NOTHING: Final = re.compile("(?!)")


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


@dataclass(frozen=True)
class Target:
    """What the assembler of a target takes as what. Patterns match whole names in small letters."""

    comment: str = "#"
    separator: str = ";"
    name_starts: str = "$"
    name_letters: str = "$?@"
    private: str = ".L"  # what names of LLVM's own labels begin with
    keeps_at: bool = False  # `name@8` may be a name, and not a name with the way it is referred to
    has_operands: bool = True  # operands are looked at
    registers: re.Pattern[str] = NOTHING
    keywords: frozenset[str] = frozenset()
    prefixes: frozenset[str] = frozenset()  # what may stand before a mnemonic
    silent: re.Pattern[str] = NOTHING  # mnemonics none of whose operands is a symbol
    branches: re.Pattern[str] = NOTHING  # mnemonics that may refer to a symbol named like a keyword
    makes_label: re.Pattern[str] = NOTHING  # mnemonics that with a symbol stand for more than one instruction
    label: str = ""  # the label between those
    values: frozenset[str] = frozenset()  # directives of data that others don't have
    parentheses: bool = False  # `name(PLT)` says how it is referred to
    marks: str = "%"  # a name behind it is none
    assigns: bool = True  # `name = value` is an assignment and not an instruction
    literals: str = ""  # `=name` stands for a word in memory, `=number` too unless an instruction holds it: whose
    is_x86: bool = False

    @cached_property
    def without_keywords(self) -> Target:
        return replace(self, keywords=frozenset())


X86_PREFIXES: Final = words(
    "lock rep repe repz repne repnz data16 data32 addr16 addr32 xacquire xrelease notrack bnd rex64 cs ss ds es"
)
X86: Final = Target(name_starts="", prefixes=X86_PREFIXES, is_x86=True)
# Intel's syntax, which module-level assembly may turn on.
X86_INTEL: Final = replace(
    X86,
    registers=re.compile(
        r"r(?:\d+[dwb]?|[abcd]x|[sd]i|[sb]p|ip)|e(?:[abcd]x|[sd]i|[sb]p|ip)|[abcd][xhl]|[sd]il?|[sb]pl?|ip|[er]iz"
        r"|[xyzt]?mm\d+|k[0-7]|[c-gs]s|[cd]r\d+|st|bnd\d"
    ),
    keywords=words(
        "byte word dword qword fword tbyte oword xmmword ymmword zmmword mmword ptr offset short near far flat"
        " and or xor not shl shr mod eq ne lt le gt ge length size type"
    ),
)
CONDITIONS: Final = words("eq ne cs hs cc lo mi pl vs vc hi ls ge lt gt le al nv")
AARCH64: Final = Target(
    comment="//",
    registers=re.compile(
        r"[xwbhsdqvzp]\d+(?:\.\w+)?|pn\d+(?:\.\w+)?|w?sp|[xw]zr|fp|lr|za\d*[hv]?(?:\.\w)?|zt0|ffr"
        r"|p(?:ld|li|st)l(?:[123]|slc)(?:keep|strm)"
    ),
    keywords=CONDITIONS | words("lsl lsr asr ror msl uxtb uxth uxtw uxtx sxtb sxth sxtw sxtx mul vl"),
    silent=re.compile(
        "mrs|msr|dmb|dsb|isb|sysp?|sysl|at|dc|ic|tlbip?|hint|bti|psb|tsb|cfp|dvp|cpp|cosp|smst(?:art|op)|mrrs|msrr"
    ),
    branches=re.compile(r"bl?|b\.\w+|t?cbn?z|tbn?z|adrp?"),
    values=words(".xword"),
    literals="aarch64",
)
ARM: Final = Target(
    comment="@",
    name_letters="$?",
    registers=re.compile(
        r"[rsdqcp]\d+(?:\[\d+\])?|cr\d+|sp|lr|pc|fp|ip|sl|sb|a[1-4]|v[1-8]|[acs]psr\w*|fp(?:scr|sid|exc)\w*|mvfr\d"
    ),
    keywords=words("lsl lsr asr ror rrx uxtw"),
    silent=re.compile(
        r"it[te]*|mrs|msr|dmb|dsb|isb|cps\w*|v?mrs\w*|vmsr\w*|mcrr?2?|mrrc?2?|cdp2?|setend|p?ldc2?l?|stc2?l?"
    ),
    branches=re.compile(r"bl?x?\w*|adr\w*"),
    parentheses=True,
    literals="arm",
)
RISCV: Final = Target(
    registers=re.compile(
        r"[xf]\d+|v\d+(?:\.t)?|zero|ra|sp|gp|tp|fp|[ast]\d+|f[ast]\d+|v[lt]|e(?:8|16|32|64)|mf?[1248]|[tm][au]"
    ),
    keywords=words("rne rtz rdn rup rmm dyn"),
    silent=re.compile(r"csr\w*|fence(?:\.\w+)?|vset\w*|[fs]?frm|fscsr|cm\.\w+"),
    branches=re.compile(r"call|tail|j|jal|beqz?|bnez?|b[lg][te]u?z?|l[lg]?a(?:\.\w+)*"),
    makes_label=re.compile(r"l[lg]?a(?:\.tls\.\w+|\.tlsdesc)?|[ls][bhwd]u?|f[ls][hwd]"),
    label="pcrel_hi",
)
POWERPC: Final = Target(
    registers=re.compile(r"[rfv]\d+|vsp?\d+|cr\d+(?:lt|gt|eq|so|un)?|ctr|lr|xer|vrsave"),
    keywords=words("lt gt eq so un"),
    values=words(".llong"),
)
WASM: Final = Target(
    name_starts="",
    keywords=words("i32 i64 f32 f64 v128 funcref externref exnref"),
    values=words(".int8 .int16 .int32 .int64"),
)
MARKED: Final = Target(name_starts="", marks="%$")  # registers have a sign in front
UNREAD: Final = Target(has_operands=False)

# By the beginnings of an architecture's names.
TARGETS: Final = (
    (("x86_64", "amd64", "i386", "i486", "i586", "i686", "i786", "i886", "i986"), X86),
    (("aarch64", "arm64"), AARCH64),
    (("arm", "thumb", "xscale"), ARM),
    (("riscv",), RISCV),
    (("powerpc", "ppc"), POWERPC),
    (("mips",), replace(MARKED, private="$")),
    (("loongarch", "s390x", "systemz"), MARKED),
    (
        ("sparc",),
        replace(
            MARKED, comment="!", silent=re.compile("membar"), values=words(".uahalf .uaword .nword .xword .uaxword")
        ),
    ),
    (("wasm",), WASM),
    (("bpf", "hexagon"), replace(UNREAD, assigns=False)),
    (("amdgcn", "r600", "avr", "msp430", "m68k"), replace(UNREAD, comment=";")),
)


def target_of(triple: TargetTriple) -> Target:
    """How the assembly of a target is written; of one that is not in the table no operands are read."""
    for names, target in TARGETS:
        if triple.architecture.startswith(names):
            found = target
            break
    else:
        found = UNREAD
    if found is AARCH64 and triple.format != "elf" and not triple.is_mingw:
        found = replace(found, comment=";", separator="%%")
    if triple.architecture.startswith("avr"):
        found = replace(found, separator="$", name_starts="", name_letters="?@")
    if triple.format == MACHO or (triple.format == COFF and triple.is_x86_32):
        found = replace(found, private="L")
    elif found.private == "$" and triple.is_64_bit and triple.environment != "gnuabin32":
        found = replace(found, private=".L")
    return replace(found, keeps_at=True) if triple.format == COFF else found
