"""What is linked though few modules have it, and LLVM's linker does not show it or breaks it."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import LinkError

CONDITION = "i1 icmp eq (i64 ptrtoint (i32* @x to i64), i64 9)"
CHOICE = f"{{ i32, i32 }} select ({CONDITION}, {{ i32, i32 }} {{ i32 1, i32 2 }}, {{ i32, i32 }} {{ i32 3, i32 4 }})"


def linked(destination: str, source: str, version: int) -> str:
    made = irkit.parse_assembly(destination, "a.ll", version)
    irkit.link(made, irkit.parse_assembly(source, "b.ll", version))
    return irkit.to_assembly(made)


def test_members_of_constants() -> None:
    """Expressions that texts alone can have: bitcode has no record for them."""
    lines = [
        f"@taken = global i32 extractvalue ({CHOICE}, 1)",
        f"@put = global {{ i32, i32 }} insertvalue ({CHOICE}, i32 7, 0)",
    ]
    found = linked("@x = external global i32\n", "@x = global i32 1\n" + "\n".join(lines) + "\n", 14)
    assert [line for line in found.splitlines() if line.startswith(("@taken", "@put"))] == lines


def test_no_check_of_what_is_not_the_function() -> None:
    """LLVM 14 makes a `no_cfi` of a bitcast of this, which is no constant that it reads again."""
    destination = "define i8 @odd() {\n  ret i8 0\n}\n"
    source = "declare i32 @odd()\n@other = global i32 ()* no_cfi @odd\n"
    with pytest.raises(LinkError, match="@odd becomes a constant where a global is needed"):
        linked(destination, source, 14)


@pytest.mark.parametrize("place", ["i8* null", "i8* bitcast (i32* @key to i8*)"])
def test_constructors_of_old(place: str) -> None:
    """Constructors without a place for the global that they belong to get it."""
    old, new = "{ i32, void ()* }", "{ i32, void ()*, i8* }"
    first = f"@llvm.global_ctors = appending global [1 x {new}] [{new} {{ i32 1, void ()* @f, {place} }}]\n"
    second = f"@llvm.global_ctors = appending global [1 x {old}] [{old} {{ i32 2, void ()* @g }}]\n"
    found = linked(first + "@key = global i32 0\ndeclare void @f()\n", second + "declare void @g()\n", 13)
    assert f"[2 x {new}] [{new} {{ i32 1, void ()* @f, {place} }}, {new} {{ i32 2, void ()* @g, i8* null }}]" in found
    alone = linked("", second + "declare void @g()\n", 13)
    assert f"[1 x {new}] [{new} {{ i32 2, void ()* @g, i8* null }}]" in alone
    opaque = linked("", second.replace("void ()*", "ptr") + "declare void @g()\n", 22)
    assert "[1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2, ptr @g, ptr null }]" in opaque


@pytest.mark.parametrize(
    ("ours", "theirs", "same"), [("", "", True), ("", "1", False), ("1", "", False), ("1", "1", True)]
)
def test_exact_match_without_contents(ours: str, theirs: str, same: bool) -> None:
    """Two declarations match, a declaration and a definition do not."""

    def text(value: str) -> str:
        key = f"@c = constant i32 {value}, comdat" if value else "@c = external constant i32"
        return f"$c = comdat exactmatch\n{key}\n@d = global i32 0, comdat($c)\n"

    if same:
        assert linked(text(ours), text(theirs), 22).count("@d = ") == 1
        return
    with pytest.raises(LinkError, match="Linking COMDATs named 'c': ExactMatch violated!"):
        linked(text(ours), text(theirs), 22)


@pytest.mark.parametrize(
    ("theirs", "same"),
    [
        ('"spirv.Image", i32, 1, 2', True),
        ('"spirv.Sampler", i32, 1, 2', False),
        ('"spirv.Image", i32, 1, 3', False),
        ('"spirv.Image", i64, 1, 2', False),
    ],
)
def test_target_types_stay_what_they_are(theirs: str, same: bool) -> None:
    """Structs of target types are one where the target types are: LLVM 19 has one for the first two of these."""
    ours = '%kind = type { i8, target("spirv.Image", i32, 1, 2) }\ndefine void @f(%kind %a) {\n  ret void\n}\n'
    source = f"%kind.1 = type {{ i8, target({theirs}) }}\ndefine void @g(%kind.1 %a) {{\n  ret void\n}}\n"
    found = linked(ours, source, 22)
    assert (f"%kind.1 = type {{ i8, target({theirs}) }}" in found) is not same
    assert ("@g(%kind %a)" in found) is same
