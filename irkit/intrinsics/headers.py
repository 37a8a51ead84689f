"""What LLVM's generated header `IntrinsicImpl.inc` says of its intrinsics: names, signatures, attributes.

Used by `python -m irkit.intrinsics.generate` only. The header's form changed with the releases: attributes
were written out for each intrinsic until 15, put in numbered sets from 16, in tables from 21; the codes of the type
signatures were renumbered in 22, and number overloaded types in another way from 23.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from irkit.attribute_values import memory_locations
from irkit.dialects import Dialect
from irkit.dialects.generate import header_release

# Codes of the signatures before 22; a header from 17 on has its own list of those in use.
_OLD_CODES: Final = [
    "Done",
    "I1",
    "I8",
    "I16",
    "I32",
    "I64",
    "F16",
    "F32",
    "F64",
    "V2",
    "V4",
    "V8",
    "V16",
    "V32",
    "PTR",
    "ARG",
    "V64",
    "MMX",
    "TOKEN",
    "METADATA",
    "EMPTYSTRUCT",
    "STRUCT2",
    "STRUCT3",
    "STRUCT4",
    "STRUCT5",
    "EXTEND_ARG",
    "TRUNC_ARG",
    "ANYPTR",
    "V1",
    "VARARG",
    "HALF_VEC_ARG",
    "SAME_VEC_WIDTH_ARG",
    "PTR_TO_ARG",
    "PTR_TO_ELT",
    "VEC_OF_ANYPTRS_TO_ELT",
    "I128",
    "V512",
    "V1024",
    "STRUCT6",
    "STRUCT7",
    "STRUCT8",
    "F128",
    "VEC_ELEMENT",
    "SCALABLE_VEC",
    "SUBDIVIDE2_ARG",
    "SUBDIVIDE4_ARG",
    "VEC_OF_BITCASTS_TO_INT",
    "V128",
    "BF16",
    "STRUCT9",
    "V256",
    "AMX",
    "PPCF128",
    "V3",
    "EXTERNREF",
    "FUNCREF",
    "ANYPTR_TO_ELT",
    "I2",
    "I4",
]
_PLAIN_TYPES: Final = {
    "Done": "void",
    "VARARG": "...",
    "MMX": "mmx",
    "AMX": "amx",
    "TOKEN": "token",
    "METADATA": "metadata",
    "F16": "half",
    "BF16": "bfloat",
    "F32": "float",
    "F64": "double",
    "F128": "fp128",
    "PPCF128": "ppc_fp128",
    "AARCH64_SVCOUNT": "svcount",
    "EMPTYSTRUCT": "{0",
}
# Codes followed by one byte that names an overloaded type.
_ARGUMENT_TYPES: Final = {
    "EXTEND_ARG": "extend",
    "TRUNC_ARG": "trunc",
    "SAME_VEC_WIDTH_ARG": "width",
    "PTR_TO_ELT": "toelement",
    "VEC_ELEMENT": "element",
    "SUBDIVIDE2_ARG": "part2",
    "SUBDIVIDE4_ARG": "part4",
    "VEC_OF_BITCASTS_TO_INT": "bits",
}
_ARGUMENT_KINDS: Final = {0: "any", 1: "int", 2: "float", 3: "vector", 4: "pointer", 7: "match"}
# From 23: what it has to be in the upper half of a byte (1 a vector, 2 none), in the lower one of what.
_CONSTRAINTS: Final = {
    0x00: "any",
    0x01: "int",
    0x02: "float",
    0x10: "vector",
    0x11: "intvector",
    0x12: "floatvector",
    0x13: "pointervector",
    0x21: "intscalar",
    0x22: "floatscalar",
    0x23: "pointer",
}
_TWO_BYTE_TYPES: Final = {"VEC_OF_ANYPTRS_TO_ELT": "pointers", "ANYPTR_TO_ELT": "pointer"}


def memory_words(effects: dict[str, int]) -> str:
    """Memory effects without regard to the release: what other memory sees, then `location:effect` where it differs."""
    default = effects["other"]
    return ",".join([str(default), *(f"{name}:{effect}" for name, effect in effects.items() if effect != default)])


class HeaderIntrinsic:
    """One intrinsic of one release; `attributes` as `index:name=value name|index:…`, an index of `fn` for functions."""

    __slots__ = ("attributes", "name", "signature", "target")

    def __init__(self, target: str, name: str, signature: str, attributes: str) -> None:
        self.target: str = target
        self.name: str = name
        self.signature: str = signature
        self.attributes: str = attributes


def _section(text: str, macro: str) -> str:
    start = text.find(f"#ifdef {macro}\n")
    if start == -1:
        return ""
    depth = 0
    for directive in re.finditer(r"^#(if|endif)", text[start:], re.MULTILINE):
        depth += 1 if directive[1] == "if" else -1
        if depth == 0:
            return text[start : start + directive.start()]
    raise SystemExit(f"no end of {macro}")


def _numbers(body: str) -> list[int]:
    """The entries of a C array: numbers, and `(1U<<31) | n` for what is elsewhere, as negative numbers."""
    body = re.sub(r"/\*.*?\*/|//[^\n]*", "", body)
    entries = []
    for entry in map(str.strip, body.split(",")):
        if "|" in entry and entry.startswith("(1U<<"):
            entries.append(-1 - int(entry.split("|")[1], 0))
        elif entry:
            entries.append(int(entry, 0))
    return entries


def _array(text: str, name: str) -> str:
    match = re.search(rf"\b{name}\[\] = \{{(.*?)\n\s*\}};", text, re.DOTALL)
    if match is None:
        raise SystemExit(f"no table {name}")
    return match[1]


def _names(text: str) -> list[str]:
    section = _section(text, "GET_INTRINSIC_NAME_TABLE")
    return re.findall(r'"(llvm\.[^"\\]*)', section)


class _Signatures:
    """Decodes the type signatures of one header into words, types in prefix order, the result's first."""

    def __init__(self, text: str, release: int) -> None:
        section = _section(text, "GET_INTRINSIC_IITINFO")
        own = {int(number): name for name, number in re.findall(r"IIT_(\w+) = (\d+),", section)}
        self.codes: dict[int, str] = own or dict(enumerate(_OLD_CODES))
        self.typed_pointers: bool = release < 17
        self.plain_numbers: bool = release >= 23  # of overloaded types: a byte of their own
        tables = _section(text, "GET_INTRINSIC_GENERATOR_GLOBAL")
        self.table: list[int] = _numbers(_array(tables, "IIT_Table"))
        self.long: list[int] = _numbers(_array(tables, "IIT_LongEncodingTable"))
        self.place: int = 0
        self.bytes: list[int] = []

    def signature(self, index: int) -> str:
        value = self.table[index]
        if value < 0:
            self.bytes, self.place = self.long, -1 - value
        else:
            self.bytes, self.place = [], 0
            while True:
                self.bytes.append(value & 15)
                value >>= 4
                if not value:
                    break
        words = list(self._type())
        while self.place < len(self.bytes) and self.bytes[self.place] != 0:
            words += self._type()
        return " ".join(words)

    def _byte(self) -> int:
        if self.place >= len(self.bytes):
            return 0
        self.place += 1
        return self.bytes[self.place - 1]

    def _type(self, scalable: bool = False) -> Iterator[str]:
        code = self.codes[self._byte()]
        number = re.fullmatch(r"([IV]|STRUCT)(\d+)", code)
        if code in _PLAIN_TYPES:
            yield _PLAIN_TYPES[code]
        elif number and number[1] == "I":
            yield f"i{number[2]}"
        elif number and number[1] == "V":
            if (
                self.place < len(self.bytes) and self.codes[self.bytes[self.place]] == "SCALABLE_VEC"
            ):  # in front of the vector before 23
                self.place += 1
                scalable = True
            yield f"nx{number[2]}x" if scalable else f"{number[2]}x"
            yield from self._type()
        elif number or code == "STRUCT":
            count = int(number[2]) if number else self._byte() + 2
            yield f"{{{count}"
            for _ in range(count):
                yield from self._type()
        elif code == "SCALABLE_VEC":
            yield from self._type(scalable=True)
        elif code in ("PTR", "ANYPTR", "PTR_AS"):
            yield f"p{0 if code == 'PTR' else self._byte()}"
            if self.typed_pointers:
                yield from self._type()
        elif code in ("EXTERNREF", "FUNCREF") and self.plain_numbers:
            yield code.lower()
        elif code in ("EXTERNREF", "FUNCREF"):
            yield "p10" if code == "EXTERNREF" else "p20"
            if self.typed_pointers:
                yield "{0" if code == "EXTERNREF" else "i8"
        else:
            yield from self._dependent_type(code)

    def _dependent_type(self, code: str) -> Iterator[str]:
        if code == "ARG":
            byte = self._byte()
            yield f"{_ARGUMENT_KINDS[byte & 7]}:{byte >> 3}"
        elif code == "ANY":
            argument, constraint = self._byte(), self._byte()
            yield f"{_CONSTRAINTS[constraint]}:{argument}"
        elif code == "MATCH":
            yield f"match:{self._byte()}"
        elif code == "HALF_VEC_ARG":
            yield f"nth:{self._byte() >> 3}:2"
        elif code == "ONE_NTH_ELTS_VEC_ARG":
            argument, divisor = self._byte(), self._byte()
            yield f"nth:{argument}:{divisor}"
        elif code in _TWO_BYTE_TYPES:
            overload, reference = self._byte(), self._byte()
            yield f"{_TWO_BYTE_TYPES[code]}:{overload}:{reference}"
        else:
            byte = self._byte()
            yield f"{_ARGUMENT_TYPES[code]}:{byte if self.plain_numbers else byte >> 3}"
            if code == "SAME_VEC_WIDTH_ARG":
                yield from self._type()


_ENUMERATOR: Final = re.compile(r"Attribute::(\w+)$")
_VALUE: Final = re.compile(r"Attribute::get\(C, Attribute::(\w+), (\d+)\)")
_MEMORY: Final = re.compile(r"MemoryEffects::createFromIntValue\((\d+)\)")
_RANGE: Final = re.compile(r"ConstantRange\(APInt\(BitWidth, (-?\d+),.*?APInt\(BitWidth, (-?\d+),")


class _Attributes:
    """The attribute lists of one header, as text of `HeaderIntrinsic.attributes`."""

    def __init__(self, text: str, release: int) -> None:
        self.dialect: Dialect = Dialect.of(release)
        self.words: dict[str, str] = {kind.llvm_name: kind.name for kind in self.dialect.attributes.values()}
        self.section: str = _section(text, "GET_INTRINSIC_ATTRIBUTES")
        self.map: list[int] = []
        self.lists: dict[int, str] = {}
        if "ArgAttributesInfoTable" in self.section:
            self._from_packed_ids(self._argument_tables())
        elif "PackedID" in self.section:
            self._from_packed_ids(self._argument_switch())
        else:
            self.map = _numbers(_array(self.section, "IntrinsicsToAttributesMap"))
            self._from_switch()

    def attributes(self, index: int) -> str:
        return self.lists[self.map[index]]

    def _set(self, texts: list[str]) -> str:
        """One set from its C++ expressions, in the order of the release's enumeration."""
        ranks = self.dialect.attribute_ranks
        words = set(map(self._attribute, texts))  # a set: 15 says some of them twice
        return " ".join(sorted(words, key=lambda text: ranks[text.partition("=")[0]]))

    def _attribute(self, text: str) -> str:
        plain = _ENUMERATOR.search(text.rstrip(")"))
        value, memory, bounds = _VALUE.search(text), _MEMORY.search(text), _RANGE.search(text)
        if bounds:
            return f"range={bounds[1]}:{bounds[2]}"
        if memory:
            # The header gives the locations alone, without the mark of their layout that bitcode has.
            locations = memory_locations(self.dialect.llvm_version)
            effects: dict[str, int] = {name: int(memory[1]) >> 2 * place & 3 for place, name in enumerate(locations)}
            return "memory=" + memory_words(effects)
        if "CaptureInfo::none()" in text:
            return "captures=0"
        if value:
            return f"{self.words[value[1]]}={value[2]}"
        if plain:
            return self.words[plain[1]]
        raise SystemExit(f"attribute not understood: {text}")

    def _numbered_sets(self, function: str) -> dict[int, str]:
        match = re.search(rf"{function}\(LLVMContext &C, unsigned ID.*?\n\}}", self.section, re.DOTALL)
        if match is None:
            raise SystemExit(f"no function {function}")
        sets = {}
        for number, body in re.findall(r"case (\d+):(.*?)\n    \}\);", match[0], re.DOTALL):
            lines = re.sub(r"//[^\n]*", "", body).splitlines()
            sets[int(number)] = self._set(
                [line.strip().rstrip(",") for line in lines if "Attribute::get" in line and "AttributeSet" not in line]
            )
        return sets

    def _from_packed_ids(self, argument_lists: dict[int, tuple[list[tuple[str, str]], bool]]) -> None:
        """The map since 21: the function's set above, the list of the arguments' sets in the low bits."""
        arguments = self._numbered_sets("getIntrinsicArgAttributeSet")
        functions = self._numbered_sets("getIntrinsicFnAttributeSet")
        ids = re.findall(r"(\d+) << (\d+) \| (\d+),", _array(self.section, "IntrinsicsToAttributesMap"))
        for function, width, argument in ids:
            key = int(function) << int(width) | int(argument)
            self.map.append(key)
            pairs, has_function_set = argument_lists[int(argument)]
            sets = [f"{index}:{arguments[int(number)]}" for index, number in pairs]
            if has_function_set and int(function) in functions:
                sets.append(f"fn:{functions[int(function)]}")
            self.lists[key] = "|".join(sets)

    def _argument_tables(self) -> dict[int, tuple[list[tuple[str, str]], bool]]:
        pairs = re.findall(r"\{(\d+), (\d+)\}", _array(self.section, "ArgAttrIdTable"))
        runs = re.findall(r"\{(\d+), (\d+)\}", _array(self.section, "ArgAttributesInfoTable"))
        return {
            number: (pairs[int(start) : int(start) + int(count)], True) for number, (start, count) in enumerate(runs)
        }

    def _argument_switch(self) -> dict[int, tuple[list[tuple[str, str]], bool]]:
        body = self.section[self.section.index("switch(PackedID") :]
        lists = {}
        for number, case in re.findall(r"case (\d+):\n\s*return AttributeList(.*?);\n", body, re.DOTALL):
            pairs = re.findall(r"\{(\d+), getIntrinsicArgAttributeSet\(C, (\d+),", case)
            lists[int(number)] = (pairs, "FunctionIndex" in case)
        return lists

    def _from_switch(self) -> None:
        start = self.section.index("IntrinsicsToAttributesMap")
        body = self.section[self.section.index("switch", start) :]
        arguments: dict[int, str] = {}
        functions: dict[int, str] = {}
        if "getIntrinsicFnAttributeSet" in body:
            arguments = self._numbered_sets("getIntrinsicArgAttributeSet")
            functions = self._numbered_sets("getIntrinsicFnAttributeSet")
        for number, case in re.findall(r"case (\d+): \{(.*?)\n\s*(?:break;|\})", body, re.DOTALL):
            if functions:
                sets = self._case_of_sets(case, arguments, functions)
            else:
                sets = self._case_of_arrays(case)
            self.lists[int(number)] = "|".join(sets)

    def _case_of_sets(self, case: str, arguments: dict[int, str], functions: dict[int, str]) -> list[str]:
        """`AS[0] = {1, getIntrinsicArgAttributeSet(C, 0)};` of 16 to 19."""
        pattern = r"AS\[\d+\] = \{([\w:]+), getIntrinsic(Arg|Fn)AttributeSet\(C, (\d+)\)\}"
        return [
            f"fn:{functions[int(number)]}" if which == "Fn" else f"{index}:{arguments[int(number)]}"
            for index, which, number in re.findall(pattern, case)
        ]

    def _case_of_arrays(self, case: str) -> list[str]:
        """`AttrParam1[]= {…}; AS[0] = AttributeList::get(C, 1, AttrParam1);` of 13 to 15."""
        arrays = {
            name: [entry.strip() for entry in body.split(",")]
            for name, body in re.findall(r"(\w+)\[\]\s*= \{(.*?)\};", case)
        }
        sets = []
        pattern = r"AS\[\d+\] = AttributeList::get\(C, ([\w:]+), (\w+)(?:, (\w+))?\);"
        for index, name, values in re.findall(pattern, case):
            texts = arrays[name]
            if values:
                # A value of 0 stands for an attribute that carries none.
                texts = [
                    f"Attribute::get(C, {text}, {value})" if int(value) else text
                    for text, value in zip(texts, arrays[values], strict=True)
                ]
            sets.append(f"{'fn' if 'FunctionIndex' in index else index}:{self._set(texts)}")
        return sets


def read_header(include: Path) -> list[HeaderIntrinsic]:
    """The intrinsics of the release whose headers `include` holds."""
    release = header_release(include)
    text = (include / "llvm" / "IR" / "IntrinsicImpl.inc").read_text()
    names = _names(text)
    signatures, attributes = _Signatures(text, release), _Attributes(text, release)
    # Until 19 a mark of the end stands behind the signatures.
    if not len(names) == len(attributes.map) or len(signatures.table) - len(names) not in (0, 1):
        raise SystemExit(f"{include}: the tables of names, signatures and attributes differ in length")
    targets = re.findall(r'\{[^"{]*"(\w*)"\)?, (\d+), (\d+)\},', _section(text, "GET_INTRINSIC_TARGET_DATA"))
    intrinsics = []
    for target, first, count in targets:
        for index in range(int(first), int(first) + int(count)):
            intrinsics.append(
                HeaderIntrinsic(target, names[index], signatures.signature(index), attributes.attributes(index))
            )
    if sorted(intrinsic.name for intrinsic in intrinsics) != sorted(names):
        raise SystemExit(f"{include}: the targets' tables do not cover all names")
    return intrinsics
