"""Names that are nearly right: how far apart two names are, and which one is offered."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

import irkit
from text.parser.names import distance


@cache
def apart(left: str, right: str) -> int:
    """As the docstring of `distance` has it, from the end of both names."""
    if not left or not right:
        return len(left) + len(right)
    found = min(
        apart(left[:-1], right[:-1]) + (left[-1] != right[-1]), apart(left[:-1], right) + 1, apart(left, right[:-1]) + 1
    )
    if len(left) > 1 and len(right) > 1 and left[-2:] == right[-1] + right[-2]:
        found = min(found, apart(left[:-2], right[:-2]) + 1)
    return found


def test_letters_are_changed_put_in_left_out_and_swapped() -> None:
    words = ["".join(letters) for size in range(5) for letters in product("ab", repeat=size)]
    words += ["abc", "acb", "bac", "cab", "abcd", "badc", "abdc"]
    for left, right in product(words, repeat=2):
        assert distance(left, right, 9) == apart(left, right), (left, right)
        for most in range(3):
            assert (distance(left, right, most) <= most) == (apart(left, right) <= most), (left, right, most)


@pytest.mark.parametrize(
    ("known", "wanted", "offered"),
    [
        *[("count", "cuont", True), ("count", "cont", True), ("count", "total", False), ("a", "b", False)],
        *[("international", "intxxnatioxal", True), ("international", "intxxnatioxxl", False)],
        # One letter in names of two and three, two in names up to seven, three in longer ones, up to a hundred letters.
        *[("ab", "ac", True), ("abc", "abx", True), ("abc", "axx", False), ("abc", "ab", True), ("ab", "abc", True)],
        *[("abcd", "abxx", True), ("abcd", "axxx", False), ("abcdefg", "xbcdefx", True), ("abcdefg", "xbcxefx", False)],
        *[("abcdefgh", "xbcxefgx", True), ("abcdefgh", "xxcxefgx", False), ("abcde", "abcdefgh", True)],
        *[("abcdefghijkl", "abcdefgh", False), ("x" * 100, "x" * 99 + "y", True), ("x" * 101, "x" * 100 + "y", False)],
    ],
)
def test_the_nearest_name_is_offered(known: str, wanted: str, offered: bool) -> None:
    text = f"define i32 @f(i32 %{known}) {{\n  ret i32 %{wanted}\n}}\n"
    with pytest.raises(irkit.ParseError) as caught:
        irkit.parse_assembly(text, llvm_version=22)
    assert (f"did you mean '%{known}'?" in str(caught.value)) == offered


@pytest.mark.parametrize(
    ("known", "offered"), [(("coumt", "coubt"), "coumt"), (("", "b1"), ""), (("countz", "coun"), "countz")]
)
def test_the_first_of_the_nearest_that_have_names(known: tuple[str, str], offered: str) -> None:
    first, second = (f"%{name}" if name else "%0" for name in known)
    text = f"define i32 @f(i32 {first}, i32 {second}) {{\n  ret i32 %{'count' if known[0] else 'a0'}\n}}\n"
    with pytest.raises(irkit.ParseError) as caught:
        irkit.parse_assembly(text, llvm_version=22)
    assert str(caught.value).split("\n")[0].partition("; did you mean ")[2] == (f"'%{offered}'?" if offered else "")
