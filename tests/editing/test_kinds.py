"""What is of a kind, as the guards of attributes spell and tell kinds, and calls that they frame."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import EditError
from irkit.guarding import FixedCheck, KindCheck, made_test

PAIRS = "dict[str, list[tuple[int, str]]]"
KINDS: list[tuple[str, list[object], list[object]]] = [
    ("int", [0, -1, True], [None, "1", 1.5]),
    ("bytes", [b"", b"a"], ["", bytearray(b"a")]),
    ("object", [None, 1, ""], []),
    ("str", ["", "a", "\u00e9", "\udc80"], [None, b"a", "\ud800", "a\udc00"]),
    ("str | None", ["a", None], [b"a", 1]),
    ("list[int]", [[], [1, 2]], [(1,), ["a"], [1, "a"], None]),
    ("dict[str, int]", [{}, {"a": 1}], [{1: 1}, {"a": "b"}, {"a": 1, "b": None}, [("a", 1)]]),
    ("tuple[int, ...]", [(), (1,), (1, 2, 3)], [[1], ("a",), (1, "a"), None]),
    ("tuple[int, str]", [(1, "a")], [(), (1,), ("a", 1), (1, "a", 2), [1, "a"]]),
    ("tuple[int, int] | None", [(1, 2), None], [(1,), (1, None)]),
    (PAIRS, [{}, {"a": []}, {"a": [(1, "b")]}], [{"a": [(1, 2)]}, {"a": [(1, "b"), (1,)]}, {"a": (1, "b")}]),
    ("irkit.types:Type | int", [irkit.i32, 1], [None, "i32", irkit.Type]),
    ("list[irkit.types:Type | None]", [[irkit.i32, None]], [[1], [irkit.i32, "a"]]),
]


@pytest.mark.parametrize(("kind", "good", "bad"), KINDS, ids=[kind for kind, _, _ in KINDS])
def test_what_is_of_a_kind(kind: str, good: list[object], bad: list[object]) -> None:
    test = made_test(kind)
    assert [one for one in good if not test(one)] == []
    assert [one for one in bad if test(one)] == []
    check = KindCheck("held", kind)
    for value in [*good, *good]:
        assert check.checked("owner", value) == value
        for one in bad:
            with pytest.raises(EditError, match="held of 'owner' cannot be "):
                check.checked("owner", one)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("int", "int"),
        ("str | None", "str or None"),
        ("irkit.types:Type", "Type"),
        ("tuple[irkit.types:Type, ...] | None", "tuple[Type, ...] or None"),
        ("dict[str, list[tuple[int, irkit.summary:ValueInfo]]]", "dict[str, list[tuple[int, ValueInfo]]]"),
    ],
)
def test_how_a_kind_is_told(kind: str, words: str) -> None:
    with pytest.raises(EditError) as error:
        KindCheck("held", kind).checked("owner", 1.5)
    assert str(error.value) == f"held of 'owner' cannot be 1.5: it is {words}"


def test_a_truth_value_as_a_number() -> None:
    for check in (KindCheck("held", "int"), FixedCheck("held", "int", "it is fixed")):
        for value, stored in ((1, 1), (True, 1), (False, 0)):
            found = check.checked("owner", value)
            assert type(found) is int and found == stored
    assert KindCheck("held", "int | None").checked("owner", True) is True


class Owner:
    held: object


def test_what_is_fixed_is_looked_at_where_it_is_made() -> None:
    check = FixedCheck("held", "irkit.types:Type", "it is fixed")
    owners = [Owner(), Owner(), Owner()]
    for owner in owners:
        with pytest.raises(EditError, match="it is Type"):
            check.checked(owner, "i32")
        owner.held = check.checked(owner, irkit.i32)
        for value in (irkit.i32, irkit.i64, "i32"):
            with pytest.raises(EditError, match="cannot be changed: it is fixed"):
                check.checked(owner, value)


def test_calls_with_too_little_and_by_the_names_of_what_is_given() -> None:
    module = irkit.parse_assembly("define void @f() {\n  ret void\n}\n", llvm_version=22)
    assert module.get(name="f") is module.functions[0]
    assert module.unique_name(name="f") == "f.1"
    for call in (module.get, module.unique_name, lambda: module.get("f", "g"), lambda: module.get(7)):
        with pytest.raises(EditError):
            call()  # type: ignore[operator]
