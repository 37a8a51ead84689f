"""How many bits each number of a summary has: one more is refused, by whoever writes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import irkit
from irkit.editing.summaries import check_given, summary_problem
from irkit.errors import EditError
from irkit.summary import guid_of

TEXT = """\
@v = constant [2 x ptr] zeroinitializer
define void @f() {
  ret void
}
declare void @d()
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1, \
calls: ((callee: ^1, relbf: 5)), typeIdInfo: (typeTests: (7)), \
params: ((param: 0, offset: [0, 1], calls: ((callee: ^1, param: 1, offset: [0, 0])))), \
callsites: ((callee: ^1, clones: (0), stackIds: (7))))))
^2 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external), \
varFlags: (readonly: 0, writeonly: 0, constant: 1, vcall_visibility: 1), \
vTableFuncs: ((virtFunc: ^1, offset: 0)))))
"""


class Parts:
    def __init__(self) -> None:
        self.m = irkit.parse_assembly(TEXT, "a.o", 22)
        self.index: Any = self.m.summary
        self.f: Any = self.index.values[guid_of("f")]
        self.v: Any = self.index.values[guid_of("v")]
        self.body: Any = self.f.summaries[0]
        self.variable: Any = self.v.summaries[0]

    def problem(self) -> str:
        return summary_problem(self.m, self.index, False)


def set_offset(s: Parts, number: int) -> None:
    s.variable.vtable_functions[:] = [(s.f, number)]


def set_hash(s: Parts, number: int) -> None:
    s.index.modules["a.o"].hash = (number, 0, 0, 0, 0)


def set_guid(s: Parts, number: int) -> None:
    info = irkit.ValueInfo(number)
    s.index.values[number] = info


NUMBERS: dict[str, tuple[int, Callable[[Parts, int], object]]] = {
    "the flags": (64, lambda s, n: setattr(s.index, "flags", n)),
    "the number of blocks": (64, lambda s, n: setattr(s.index, "block_count", n)),
    "a word of the hash": (32, set_hash),
    "the GUID of a value": (64, set_guid),
    "the visibility of virtual calls": (2, lambda s, n: setattr(s.variable, "vcall_visibility", n)),
    "an offset": (64, set_offset),
    "the number of instructions": (32, lambda s, n: setattr(s.body, "instruction_count", n)),
    "the word of flags": (10, lambda s, n: setattr(s.body, "function_flags", n)),
    "a frequency": (64, lambda s, n: setattr(s.body.calls[0], "relative_frequency", n)),
    "a type test": (64, lambda s, n: s.body.type_tests.append(n)),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_bits(what: str) -> None:
    bits, change = NUMBERS[what]
    for number, is_one in ((0, True), (-1, False), ((1 << bits) - 1, True), (1 << bits, False)):
        parts = Parts()
        change(parts, number)
        expected = "" if is_one else f"{what} is {number}, which is no number of {bits} bits"
        assert parts.problem().replace(" of the module 'a.o'", "")[-len(expected) :] == expected
        assert (parts.problem() == "") == is_one


REFERRED: dict[str, Callable[[Parts, Any], object]] = {
    "a call": lambda s, one: setattr(s.body.calls[0], "callee", one),
    "a call of an argument": lambda s, one: setattr(s.body.parameter_accesses[0].calls[0], "callee", one),
    "a callsite": lambda s, one: setattr(s.body.callsites[0], "callee", one),
    "a virtual function": lambda s, one: s.variable.vtable_functions.append((one, 8)),
}


@pytest.mark.parametrize("what", REFERRED)
def test_what_is_referred_to_has_an_entry(what: str) -> None:
    parts = Parts()
    REFERRED[what](parts, irkit.ValueInfo(5))
    assert parts.problem() == "the value of GUID 5 is referred to, and has no entry"


def test_a_callsite_may_have_no_callee() -> None:
    parts = Parts()
    parts.body.callsites[0].callee = None
    assert parts.problem() == ""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s.f.summaries.append(s.body), "the value 'f' has 2 summaries, of one module"),
        (lambda s: s.m["f"].delete_body(), ""),
        (lambda s: s.v.summaries.__setitem__(0, s.body), "the value 'v' has the summary of a function, and"),
    ],
)
def test_what_is_given_fits_the_module(change: Callable[[Parts], object], message: str) -> None:
    parts, other = Parts(), Parts()
    change(parts)
    if message:
        with pytest.raises(EditError, match=message):
            check_given(parts.m, parts.index)
        assert parts.problem() == ""
    else:  # what is given to another module has to be of what that defines
        with pytest.raises(EditError, match="the value 'f' has a summary, and the module does not define it"):
            check_given(parts.m, other.index)
