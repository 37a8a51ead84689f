"""Attributes added to functions, results, parameters, calls and variables, and taken away."""

from __future__ import annotations

import pytest
from editing_checks import check

import irkit
from irkit.errors import EditError, NotFoundError
from irkit.instructions import CallInst
from irkit.module import Module

TEXT = """
%pair = type { i32, i32 }
@v = global i32 0
define i32 @f(ptr %p, i32 %n) #0 {
  %r = call i32 @f(ptr %p, i32 %n)
  ret i32 %r
}
declare void @llvm.assume(i1)
attributes #0 = { nounwind "k"="v" }
"""


@pytest.fixture
def m() -> Module:
    return irkit.parse_assembly(TEXT, "m", 22)


def line(m: Module, start: str) -> str:
    return next(line for line in irkit.to_assembly(m).splitlines() if line.lstrip().startswith(start))


def call(m: Module) -> CallInst:
    found = m.functions["f"].instructions[0]
    assert isinstance(found, CallInst)
    return found


def test_attributes_of_a_function_stand_in_llvms_order(m: Module) -> None:
    own = m.functions["f"].attributes
    own.add("uwtable", 2)
    own.add("cold")
    own.add("frame-pointer", "all")
    own.add("no-value", "")
    assert line(m, "attributes #0") == (
        'attributes #0 = { cold nounwind uwtable "frame-pointer"="all" "k"="v" "no-value" }'
    )
    assert "cold" in own and "hot" not in own and len(own) == 6
    assert [attribute.name for attribute in own][:2] == ["cold", "nounwind"]
    own.remove("cold")
    own.remove("k")
    assert "cold" not in own and own.get("k") is None
    own.add("frame-pointer", "none")
    assert str(own["frame-pointer"]) == '"frame-pointer"="none"'
    check(m)


def test_attributes_of_results_and_parameters(m: Module) -> None:
    f = m.functions["f"]
    f.args[0].attributes.add("align", 8)
    f.args[0].attributes.add("noalias")
    f.args[0].attributes.add("sret", m.context.integer(32))
    f.args[1].attributes.add("range", (-1, 10))
    f.return_attributes.add("noundef")
    head = "define noundef i32 @f(ptr noalias sret(i32) align 8 %p, i32 range(i32 -1, 10) %n) #0 {"
    assert line(m, "define") == head
    f.args[0].attributes.clear()
    assert line(m, "define") == "define noundef i32 @f(ptr %p, i32 range(i32 -1, 10) %n) #0 {"
    check(m)


def test_attributes_of_a_call(m: Module) -> None:
    one = call(m)
    one.attributes.add("nomerge")
    one.argument_attributes(0).add("nonnull")
    one.return_attributes.add("signext")
    assert line(m, "%r") == "  %r = call signext i32 @f(ptr nonnull %p, i32 %n) #2"
    assert m.functions["f"].attributes != one.attributes
    check(m)


def test_attributes_of_a_variable(m: Module) -> None:
    m.globals["v"].attributes.add("bss-section", ".mine")
    assert line(m, "@v") == "@v = global i32 0 #0"
    check(m)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("memory(argmem: read)", "memory(argmem: read)"),
        ("allocsize(1)", "allocsize(1)"),
        ("alignstack(16)", "alignstack=16"),
        ("uwtable(sync)", "uwtable(sync)"),
        ("vscale_range(1,4)", "vscale_range(1,4)"),
        ("uwtable", "uwtable"),
    ],
)
def test_attributes_as_llvm_writes_them(m: Module, text: str, printed: str) -> None:
    own = m.functions["f"].attributes
    own.clear()
    own.add(text)
    assert line(m, "attributes #0") == f"attributes #0 = {{ {printed} }}"


def test_a_value_may_be_one_of_its_class(m: Module) -> None:
    f = m.functions["f"]
    f.attributes.add("memory", irkit.MemoryEffects("none", argmem="read"))
    f.attributes.add("allocsize", irkit.AllocSize(1))
    f.args[1].attributes.add("range", irkit.ConstantRange(32, 0, 5))
    assert "{ nounwind allocsize(1) memory(argmem: read) " in irkit.to_assembly(m)
    assert "i32 range(i32 0, 5) %n" in irkit.to_assembly(m)
    with pytest.raises(EditError, match="cannot have the value"):
        f.attributes.add("memory", irkit.AllocSize(1))


def test_a_value_may_be_given_as_text(m: Module) -> None:
    m.functions["f"].attributes.add("memory", "none")
    m.functions["f"].args[0].attributes.add("captures", "none")
    assert "memory(none)" in irkit.to_assembly(m)
    assert "ptr captures(none) %p" in irkit.to_assembly(m)


WRONG = {
    "a word that LLVM has not": (
        lambda m: m.functions["f"].attributes.add("could"),
        "LLVM 22 has no attribute 'could'",
    ),
    "a value of an unknown one": (lambda m: m.functions["f"].attributes.add("algn", 8), "has no attribute 'algn'"),
    "a retired one": (lambda m: m.functions["f"].args[0].attributes.add("nocapture"), "LLVM 22 has no attribute"),
    "an attribute of parameters": (
        lambda m: m.functions["f"].attributes.add("sret", m.context.integer(8)),
        r"Attribute 'sret\(i8\)' does not apply to functions!",
    ),
    "an attribute of functions": (
        lambda m: m.functions["f"].args[0].attributes.add("cold"),
        "Attribute 'cold' does not apply to parameters",
    ),
    "an attribute of parameters on a result": (
        lambda m: m.functions["f"].return_attributes.add("nest"),
        "does not apply to function return values",
    ),
    "another type": (
        lambda m: m.functions["f"].args[1].attributes.add("nonnull"),
        "Attribute 'nonnull' applied to incompatible type!",
    ),
    "two that exclude each other": (
        lambda m: [m.functions["f"].attributes.add(name) for name in ("alwaysinline", "noinline")],
        "Attributes 'noinline and alwaysinline' are incompatible!",
    ),
    "one that needs another": (
        lambda m: m.functions["f"].attributes.add("optnone"),
        "Attribute 'optnone' requires 'noinline'!",
    ),
    "an alignment": (lambda m: m.functions["f"].args[0].attributes.add("align", 3), "alignment is not a power of two"),
    "an argument that is not there": (
        lambda m: m.functions["f"].attributes.add("allocsize(7)"),
        "'allocsize' element size argument is out of bounds",
    ),
    "a value of one without": (lambda m: m.functions["f"].attributes.add("cold", 1), "cannot have the value 1"),
    "no value of one with": (lambda m: m.functions["f"].args[0].attributes.add("align"), "'align' is no attribute"),
    "a type for a number": (
        lambda m: m.functions["f"].args[0].attributes.add("align", m.context.integer(8)),
        "cannot have the value",
    ),
    "what is no name": (lambda m: m.functions["f"].attributes.add(7), "7 is no attribute"),  # type: ignore[arg-type]
    "several": (lambda m: m.functions["f"].attributes.add("memory(none) cold"), "is not one attribute of LLVM 22"),
    "an end of the group": (
        lambda m: m.functions["f"].attributes.add("memory(none) }\n@x = global i32 0 ; {"),
        "is not one attribute",
    ),
    "one of calls without arguments": (lambda m: call(m).argument_attributes(2), "has 2 arguments, and none at 2"),
    "a parameter of no intrinsic": (
        lambda m: m.functions["f"].args[1].attributes.add("immarg"),
        "immarg attribute only applies to intrinsics",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_attributes_are_refused_in_the_verifiers_words(m: Module, what: str) -> None:
    edit, message = WRONG[what]
    before = irkit.to_assembly(m)
    with pytest.raises(EditError, match=message):
        edit(m)
    if what != "two that exclude each other":
        assert irkit.to_assembly(m) == before
    assert irkit.verify(m) == []


def test_what_is_not_there_cannot_be_removed(m: Module) -> None:
    own = m.functions["f"].attributes
    with pytest.raises(NotFoundError):
        own.remove("cold")
    with pytest.raises(KeyError):
        own["cold"]
    own.discard("cold")
    own.add("noinline")
    own.add("optnone")
    with pytest.raises(EditError, match="requires 'noinline'"):
        own.remove("noinline")


def test_older_releases_have_their_own_words() -> None:
    m = irkit.parse_assembly("define void @f(i8* %p) {\n  ret void\n}\n", "m", 14)
    f = m.functions["f"]
    f.args[0].attributes.add("nocapture")
    f.attributes.add("uwtable")
    f.attributes.add("readnone")
    with pytest.raises(EditError, match="LLVM 14 has no attribute 'memory'"):
        f.attributes.add("memory", "none")
    assert irkit.verify(m) == []
    check(m)
