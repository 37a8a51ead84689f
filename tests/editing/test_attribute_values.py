"""What an attribute may carry: the first and the last number, ranges of the type there, and what is said otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import irkit
from irkit.attribute_values import ConstantRange
from irkit.errors import EditError

TEXT = """
declare i32 @variable(i32, ...)
declare i32 @own()
declare i32 @llvm.abs.i32(i32, i1)
define i32 @f(ptr %p, i32 %n) {
  %llvm.abs.i32 = call i32 @own()
  %r = call i32 (i32, ...) @variable(i32 %n, i32 %n)
  ret i32 %r
}
"""


class Places:
    """Where the attributes are."""

    def __init__(self) -> None:
        m = irkit.parse_assembly(TEXT, "m", 22)
        f = m.functions["f"]
        self.call: Any
        self.named_call, self.call, _ = f.instructions
        self.pointer: Any = f.args[0].attributes
        self.number: Any = f.args[1].attributes
        self.function: Any = f.attributes
        self.result: Any = f.return_attributes
        self.intrinsic: Any = m.functions["llvm.abs.i32"].attributes


TAKEN: dict[str, tuple[Callable[[Places], object], Callable[[Places], object], str]] = {
    "the greatest number": (
        lambda s: s.pointer.add("dereferenceable", (1 << 64) - 1),
        lambda s: s.pointer["dereferenceable"],
        "dereferenceable(18446744073709551615)",
    ),
    "a range": (lambda s: s.number.add("range", (1, 5)), lambda s: s.number["range"], "range(i32 1, 5)"),
    "one of the result": (lambda s: s.result.add("range", (1, 5)), lambda s: s.result["range"], "range(i32 1, 5)"),
    "one of an argument": (
        lambda s: s.call.argument_attributes(0).add("range", (1, 5)),
        lambda s: s.call.argument_attributes(0)["range"],
        "range(i32 1, 5)",
    ),
    "one with its width": (
        lambda s: s.number.add("range", ConstantRange(32, 1, 6)),
        lambda s: s.number["range"],
        "range(i32 1, 6)",
    ),
    "what an intrinsic has not": (lambda s: s.intrinsic.discard("cold"), lambda s: "cold" in s.intrinsic, "False"),
    "a call that is named as an intrinsic": (
        lambda s: s.named_call.attributes.add("cold"),
        lambda s: s.named_call.attributes["cold"],
        "cold",
    ),
}

REFUSED: dict[str, tuple[Callable[[Places], object], str]] = {
    "one more than the greatest": (
        lambda s: s.pointer.add("dereferenceable", 1 << 64),
        "the attribute 'dereferenceable' cannot have the value 18446744073709551616",
    ),
    "none": (
        lambda s: s.pointer.add("dereferenceable", 0),
        "'dereferenceable(0)' is no attribute of LLVM 22: the bytes of 'dereferenceable' must not be zero",
    ),
    "a retired one": (
        lambda s: s.pointer.add("nocapture"),
        "LLVM 22 has no attribute 'nocapture', which LLVM 13 to 20 have",
    ),
    "an unknown one": (
        lambda s: s.function.add("nonsense"),
        "LLVM 22 has no attribute 'nonsense'; a string attribute has a value, \"\" for none",
    ),
    "an unknown one with a number": (lambda s: s.function.add("nonsense", 5), "LLVM 22 has no attribute 'nonsense'"),
    "a range of a pointer": (
        lambda s: s.pointer.add("range", (1, 5)),
        "the attribute 'range' cannot have the value (1, 5)",
    ),
    "a range of a function": (
        lambda s: s.function.add("range", (1, 5)),
        "the attribute 'range' cannot have the value (1, 5)",
    ),
    "a range of an argument beyond the parameters": (
        lambda s: s.call.argument_attributes(1).add("range", (1, 5)),
        "the attribute 'range' cannot have the value (1, 5)",
    ),
    "a range from a word": (
        lambda s: s.number.add("range", ("a", 5)),
        "the attribute 'range' cannot have the value ('a', 5)",
    ),
    "a range to a word": (
        lambda s: s.number.add("range", (1, "a")),
        "the attribute 'range' cannot have the value (1, 'a')",
    ),
    "a range of three": (
        lambda s: s.number.add("range", (1, 2, 3)),
        "the attribute 'range' cannot have the value (1, 2, 3)",
    ),
    "a number for a range": (lambda s: s.number.add("range", 5), "the attribute 'range' cannot have the value 5"),
    "a range for a number": (
        lambda s: s.pointer.add("align", ConstantRange(32, 1, 5)),
        "the attribute 'align' cannot have the value ConstantRange(32, 1, 5)",
    ),
    "what is as nothing": (
        lambda s: s.function.add("vscale_range(0)"),
        "'vscale_range(0)' says nothing that LLVM 22 would keep",
    ),
}


@pytest.mark.parametrize("what", TAKEN)
def test_taken(what: str) -> None:
    edit, found, expected = TAKEN[what]
    places = Places()
    edit(places)
    assert str(found(places)) == expected


@pytest.mark.parametrize("what", REFUSED)
def test_refused(what: str) -> None:
    edit, message = REFUSED[what]
    with pytest.raises(EditError) as caught:
        edit(Places())
    assert str(caught.value) == message
