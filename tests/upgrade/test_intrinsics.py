"""The intrinsic tables against LLVM's own: every intrinsic is declared, and LLVM says which attributes it has."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from irkit.dialects.attribute_text import int_attribute_text
from irkit.errors import UnsupportedError
from irkit.upgrades.intrinsics import Intrinsic, intrinsic_for, intrinsic_names
from irkit.upgrades.intrinsics.attributes import attribute_value


def test_the_name_of_an_overloaded_intrinsic_may_go_on() -> None:
    intrinsic = intrinsic_for("llvm.memcpy.p0.p0.i64", 19)
    assert intrinsic is not None and intrinsic.name == "llvm.memcpy"


def test_the_name_of_any_other_may_not() -> None:
    assert intrinsic_for("llvm.trap", 19) is not None
    assert intrinsic_for("llvm.trap.p0", 19) is None


@pytest.mark.parametrize("name", ["llvm.memcpy.element.p0", "llvm.memcpy.in.p0", "llvm.x86", "llvm.", "memcpy"])
def test_a_component_that_begins_another_name_hides_the_shorter_one(name: str) -> None:
    assert intrinsic_for(name, 19) is None


def test_intrinsics_come_and_go() -> None:
    assert intrinsic_for("llvm.experimental.stepvector.nxv4i32", 22) is None
    assert intrinsic_for("llvm.stepvector.nxv4i32", 22) is not None
    assert intrinsic_for("llvm.experimental.stepvector.nxv4i32", 16) is not None


def test_a_release_without_a_table_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="LLVM 12"):
        intrinsic_for("llvm.trap", 12)


class _Declaration:
    """Writes a declaration that fits an intrinsic's signature, overloaded vectors being of four elements, or 840."""

    def __init__(self, intrinsic: Intrinsic, typed_pointers: bool) -> None:
        self.words = list(reversed(intrinsic.signature))
        self.typed = typed_pointers
        odd = any(word.startswith("nth:") and word[-1] not in "24" for word in intrinsic.signature)
        self.count = 840 if odd else 4
        vectors = {
            word.split(":")[-1]
            for word in intrinsic.signature
            if word.split(":")[0] in ("nth", "element", "part2", "part4", "bits", "pointers", "pointer", "toelement")
            and (word.count(":") == 2 or word.split(":")[0] != "pointer")
        } | {word.split(":")[1] for word in intrinsic.signature if word.split(":")[0] == "nth"}
        self.overloaded: dict[str, str] = {}
        for word in intrinsic.signature:
            kind, _, number = word.partition(":")
            if kind in ("any", "int", "float", "vector", "pointer") and ":" not in number and number:
                scalar = {"float": "float", "pointer": "i8*" if typed_pointers else "ptr"}.get(kind, "i32")
                vector = kind == "vector" or number in vectors
                self.overloaded[number] = f"<{self.count} x {scalar}>" if vector else scalar
            elif kind in ("pointers", "pointer"):
                self.overloaded[number.split(":")[0]] = "<4 x i32*>" if typed_pointers else "<4 x ptr>"
                if kind == "pointer":
                    self.overloaded[number.split(":")[0]] = "i32*" if typed_pointers else "ptr"
        self.text = self.declare(intrinsic.name)

    def declare(self, name: str) -> str:
        result = self.type()
        parameters = []
        while self.words:
            parameters.append(self.type())
        return f"declare {result} @{name}({', '.join(parameters)})"

    def type(self) -> str:
        word = self.words.pop()
        kind, _, rest = word.partition(":")
        number = rest.split(":")[0]
        known = self.overloaded.get(number, "")
        if rest and kind in ("any", "int", "float", "vector", "pointer", "pointers", "match"):
            return known
        if kind in ("extend", "trunc"):
            return known.replace("i32", "i64" if kind == "extend" else "i16")
        if kind == "nth":
            return known.replace(f"<{self.count}", f"<{self.count // int(rest.split(':')[1])}")
        if kind == "width":
            element = self.type()
            return f"<4 x {element}>" if known.startswith("<") else element
        if kind == "element":
            return known.removeprefix("<4 x ").rstrip(">")
        if kind in ("part2", "part4"):
            return "<8 x i16>" if kind == "part2" else "<16 x i8>"
        if kind == "bits":
            return "<4 x i32>"
        if kind in ("to", "toelement"):
            pointee = known.removeprefix("<4 x ").rstrip(">") if kind == "toelement" else known
            return f"{pointee}*" if self.typed else "ptr"
        return self.plain_type(word)

    def plain_type(self, word: str) -> str:
        vector = re.fullmatch(r"(nx)?(\d+)x", word)
        if vector:
            return f"<{'vscale x ' if vector[1] else ''}{vector[2]} x {self.type()}>"
        if word.startswith("{"):
            elements = ", ".join(self.type() for _ in range(int(word[1:])))
            return f"{{ {elements} }}" if elements else "{}"
        if re.fullmatch(r"p\d+", word):
            space = "" if word == "p0" else f" addrspace({word[1:]})"
            if self.has_pointees:
                pointee = self.type()
                return f"{pointee}{space}*" if self.typed else f"ptr{space}"
            return f"ptr{space}"
        return {"mmx": self.mmx, "amx": "x86_amx", "svcount": 'target("aarch64.svcount")'}.get(word, word)

    has_pointees = True
    mmx = "x86_mmx"


def _printed(text: str) -> dict[str, tuple[str, str]]:
    """Function name → (the declaration without its function attributes, the function attributes)."""
    groups = dict(re.findall(r"^attributes (#\d+) = \{ (.*) \}$", text, re.MULTILINE))
    found = {}
    for line in text.splitlines():
        match = re.match(r"declare (.*?) ?(#\d+)?$", line)
        if match:
            name = re.search(r"@([^(]*)\(", line)
            assert name is not None
            found[name[1]] = (match[1], groups.get(match[2] or "", ""))
    return found


def _words(intrinsic: Intrinsic, version: int, index: str, in_group: bool) -> str:
    """The attributes of one place that do not depend on a type, as LLVM prints them."""
    for where, words in intrinsic.attributes:
        if where == index:
            texts = []
            for word in words:
                name, _, value = word.partition("=")
                if name != "range":
                    number = attribute_value(version, name, value)
                    texts.append(name if number is None else int_attribute_text(version, name, number, in_group))
            return " ".join(texts)
    return ""


@pytest.mark.llvm
@pytest.mark.parametrize("version", [13, 14, 15, 16, 19, 22])
def test_every_intrinsic_has_the_attributes_that_llvm_gives_it(version: int) -> None:
    assembler, disassembler = shutil.which(f"llvm-as-{version}"), shutil.which(f"llvm-dis-{version}")
    if assembler is None or disassembler is None:
        pytest.skip(f"needs llvm-as-{version} and llvm-dis-{version}")
    _Declaration.has_pointees = version < 17
    _Declaration.mmx = "x86_mmx" if version < 20 else "<1 x i64>"
    names = intrinsic_names(version)
    source = "".join(
        _Declaration(intrinsic, version < 15).text + "\n"
        for intrinsic in (intrinsic_for(name, version) for name in names)
        if intrinsic is not None
    )
    bitcode = subprocess.run(
        [assembler, "-disable-verify", "-o", "-"], input=source.encode(), capture_output=True, check=True
    ).stdout
    text = subprocess.run([disassembler, "-o", "-"], input=bitcode, capture_output=True, check=True).stdout.decode()
    seen = 0
    for name, (declaration, function_attributes) in _printed(text).items():
        intrinsic = intrinsic_for(name, version)
        if intrinsic is None:
            continue
        if not function_attributes and version > 20:
            continue  # LLVM itself made a declaration that does not fit, for an old intrinsic
        seen += 1
        assert _words(intrinsic, version, "fn", True) == function_attributes, name
        parameters = declaration[declaration.index("(") + 1 :]
        for index, words in intrinsic.attributes:
            if index != "fn" and words != [""] and not any("range" in word for word in words):
                place = declaration[: declaration.index("@")] if index == "0" else parameters
                assert _words(intrinsic, version, index, False) in place, name
    assert seen > 0.95 * len(names)
