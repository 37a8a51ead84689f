"""The intrinsic tables against LLVM's own: every intrinsic is declared, and LLVM says which attributes it has."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from irkit.attributes import FUNCTION_INDEX, RETURN_INDEX
from irkit.dialects.attribute_text import int_attribute_text
from irkit.errors import UnsupportedError
from irkit.intrinsics import RELEASES, Intrinsic, intrinsic_names, lookup
from irkit.intrinsics.attributes import attribute_value
from irkit.intrinsics.declare import declarations


def test_the_name_of_an_overloaded_intrinsic_may_go_on() -> None:
    intrinsic = lookup("llvm.memcpy.p0.p0.i64", 19)
    assert intrinsic is not None and intrinsic.name == "llvm.memcpy"


def test_the_name_of_any_other_may_not() -> None:
    assert lookup("llvm.trap", 19) is not None
    assert lookup("llvm.trap.p0", 19) is None


HIDDEN = ["llvm.memcpy.element.p0", "llvm.memcpy.in.p0", "llvm.x86", "llvm.", "llvm..p0", "memcpy"]


@pytest.mark.parametrize("name", HIDDEN)
def test_a_component_that_begins_another_name_hides_the_shorter_one(name: str) -> None:
    assert lookup(name, 19) is None


@pytest.mark.parametrize("name", ["llvm.riscv.zip.i32", "llvm.aarch64.udiv.i32", "llvm.amdgcn.wwm.i32.i64"])
def test_the_last_name_of_a_target_may_go_on_too(name: str) -> None:
    intrinsic = lookup(name, 22)
    assert intrinsic is not None and name.startswith(f"{intrinsic.name}.")


def test_intrinsics_come_and_go() -> None:
    assert lookup("llvm.experimental.stepvector.nxv4i32", 22) is None
    assert lookup("llvm.stepvector.nxv4i32", 22) is not None
    assert lookup("llvm.experimental.stepvector.nxv4i32", 16) is not None


def test_what_begins_another_name_hides_in_the_releases_that_have_that_one() -> None:
    """`llvm.aarch64.sve.fcvt.bf16f32` is gone, and `….v2` beside it, which no `llvm.aarch64.sve.fcvt` is meant by."""
    assert lookup("llvm.aarch64.sve.fcvt.bf16f32", 19) is not None
    assert lookup("llvm.aarch64.sve.fcvt.bf16f32", 22) is None
    assert lookup("llvm.aarch64.sve.fcvt.bf16f32.v2", 22) is not None


def test_how_many_there_are() -> None:
    """Those of LLVM's headers, or of what its tools print."""
    counts = {13: 10329, 14: 10760, 15: 11075, 16: 11377, 17: 11925, 18: 13652, 19: 13937, 20: 14723}
    counts |= {21: 15150, 22: 16123, 23: 16423}
    assert {release: len(intrinsic_names(release)) for release in RELEASES} == counts


def test_since_when_an_intrinsic_is_as_it_is() -> None:
    assert [(i.since, i.words) for v in (13, 21, 22, 23) if (i := lookup("llvm.lifetime.start.p0", v))] == [
        (13, ["void", "i64", "pointer:0"]),
        (13, ["void", "i64", "pointer:0"]),
        (22, ["void", "pointer:0"]),
        (22, ["void", "pointer:0"]),
    ]


def test_a_release_without_a_table_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="LLVM 12"):
        lookup("llvm.trap", 12)


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


def _words(intrinsic: Intrinsic, index: int, in_group: bool) -> str:
    """The attributes of one place that do not depend on a type, as LLVM prints them."""
    texts = []
    for word in intrinsic.attributes.get(index, ()):
        name, _, value = word.partition("=")
        if name != "range":
            number = attribute_value(intrinsic.release, name, value)
            texts.append(name if number is None else int_attribute_text(intrinsic.release, name, number, in_group))
    return " ".join(texts)


@pytest.mark.llvm
@pytest.mark.parametrize("version", [13, 14, pytest.param(15, marks=pytest.mark.llvm(15)), 16, 19, 22])
def test_every_intrinsic_has_the_attributes_that_llvm_gives_it(version: int) -> None:
    assembler, disassembler = shutil.which(f"llvm-as-{version}"), shutil.which(f"llvm-dis-{version}")
    if assembler is None or disassembler is None:
        pytest.skip(f"needs llvm-as-{version} and llvm-dis-{version}")
    names = intrinsic_names(version)
    source = "\n".join(declarations(version))
    bitcode = subprocess.run(
        [assembler, "-disable-verify", "-o", "-"], input=source.encode(), capture_output=True, check=True
    ).stdout
    text = subprocess.run([disassembler, "-o", "-"], input=bitcode, capture_output=True, check=True).stdout.decode()
    seen = 0
    for name, (declaration, function_attributes) in _printed(text).items():
        intrinsic = lookup(name, version)
        if intrinsic is None:
            continue
        if not function_attributes and version > 20:
            continue  # LLVM itself made a declaration that does not fit, for an old intrinsic
        seen += 1
        assert _words(intrinsic, FUNCTION_INDEX, True) == function_attributes, name
        parameters = declaration[declaration.index("(") + 1 :]
        for index, words in intrinsic.attributes.items():
            if index != FUNCTION_INDEX and not any("range" in word for word in words):
                place = declaration[: declaration.index("@")] if index == RETURN_INDEX else parameters
                assert _words(intrinsic, index, False) in place, name
    assert seen > 0.95 * len(names)


def test_vectors_are_declared_as_the_signature_divides_them() -> None:
    lines = declarations(22)
    third, half = "<280 x i32>", "<2 x i32>"
    assert f"declare <840 x i32> @llvm.vector.interleave3({third}, {third}, {third})" in lines
    assert f"declare <4 x i32> @llvm.vector.interleave2({half}, {half})" in lines
