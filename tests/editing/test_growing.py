"""Instructions whose operands become more and fewer: each place, the first, one between and the last."""

from __future__ import annotations

from typing import Any

import pytest

import irkit
from irkit.errors import EditError

TEXT = """
@t = external global i8
declare void @g()
declare i32 @p(...)

define i32 @f(i32 %v, ptr %q) personality ptr @p {
entry:
  switch i32 %v, label %a [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %b
  ]

a:
  indirectbr ptr %q, [label %b, label %c, label %b]

b:
  %x = phi i32 [ 1, %entry ], [ 2, %a ], [ 1, %entry ], [ 2, %a ]
  ret i32 %x

c:
  invoke void @g()
          to label %b2 unwind label %l

b2:
  ret i32 0

l:
  %p = landingpad { ptr, i32 }
          catch ptr @t
          filter [1 x ptr] [ptr @t]
  resume { ptr, i32 } %p
}
"""


def body() -> Any:
    return irkit.parse_assembly(TEXT, llvm_version=22).functions[-1]


def shown(instruction: Any) -> str:
    return " ".join(str(instruction).split())


def parts(instruction: Any) -> str:
    """What stands in the brackets."""
    return shown(instruction).partition("[ ")[2].removesuffix(" ]")


CASES = ["i32 0, label %a", "i32 1, label %b", "i32 2, label %c", "i32 3, label %b"]


@pytest.mark.parametrize("place", range(4))
def test_a_case_is_removed(place: int) -> None:
    switch = body().blocks[0].terminator
    switch.remove_case(irkit.const(irkit.i32, place))
    assert parts(switch) == " ".join(CASES[:place] + CASES[place + 1 :])
    switch.add_case(irkit.const(irkit.i32, place), switch.parent)
    assert parts(switch) == " ".join([*CASES[:place], *CASES[place + 1 :], f"i32 {place}, label %entry"])


def test_a_case_that_is_none_is_not_removed_and_one_that_is_not_added() -> None:
    function = body()
    switch = function.blocks[0].terminator
    for wrong in (irkit.const(irkit.i32, 4), function.args[0], function.blocks[1]):
        with pytest.raises(EditError, match="has no case"):
            switch.remove_case(wrong)
    for known in range(4):
        with pytest.raises(EditError, match=f"has a case <ConstantInt i32 {known}> already"):
            switch.add_case(irkit.const(irkit.i32, known), function.blocks[1])
    assert parts(switch) == " ".join(CASES)
    for known in range(4):
        switch.remove_case(irkit.const(irkit.i32, known))
    assert shown(switch) == "switch i32 %v, label %a [ ]"


@pytest.mark.parametrize("place", range(4))
def test_a_case_does_not_become_one_that_is_there(place: int) -> None:
    switch = body().blocks[0].terminator
    for known in range(4):
        if known != place:
            with pytest.raises(EditError, match=f"the case {known} comes twice"):
                switch.set_operand(2 + 2 * place, irkit.const(irkit.i32, known))
    assert parts(switch) == " ".join(CASES)
    switch.set_operand(2 + 2 * place, irkit.const(irkit.i32, 4))
    assert parts(switch) == " ".join([*CASES[:place], CASES[place].replace(f"{place},", "4,"), *CASES[place + 1 :]])


def test_destinations() -> None:
    function = body()
    _, a, b, c, *_ = function.blocks
    branch = a.terminator
    branch.add_destination(c)
    assert shown(branch) == "indirectbr ptr %q, [label %b, label %c, label %b, label %c]"
    for gone, left in (
        (b, "label %c, label %b, label %c"),
        (c, "label %b, label %c"),
        (c, "label %b"),
        (b, ""),
    ):
        branch.remove_destination(gone)
        assert shown(branch) == f"indirectbr ptr %q, [{left}]"
    for wrong in (b, function.args[1]):
        with pytest.raises(EditError, match="has no destination"):
            branch.remove_destination(wrong)


def test_values_of_a_phi() -> None:
    function = body()
    entry, a, b, c, *_ = function.blocks
    phi = b.instructions[0]
    two = phi.operands[1]
    assert phi.remove_incoming(a) is two
    assert shown(phi).endswith("phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %a ]")
    phi.replace_incoming_block(entry, c)
    assert shown(phi).endswith("phi i32 [ 1, %c ], [ 1, %c ], [ 2, %a ]")
    phi.add_incoming(two, entry)
    assert [block.name for _, block in phi.incoming] == ["c", "c", "a", "entry"]
    with pytest.raises(EditError, match="has no value from"):
        phi.remove_incoming(b)
    for wrong in ([(two,)], [(two, a, a)], [two], [(a, two)], [(two, two)], [(None, a)], [[two, None]]):
        with pytest.raises(EditError, match="takes pairs of a value and a basic block"):
            phi.incoming = wrong
    assert len(phi.incoming) == len(phi.operands) == 4
    with pytest.raises(EditError):
        phi.add_incoming(irkit.const(irkit.i64, 1), entry)
    assert len(phi.incoming_blocks) == len(phi.operands) == 4


def test_clauses() -> None:
    function = body()
    pad = function.blocks[-1].instructions[0]
    first = pad.operands[0]
    pad.add_clause(first)
    pad.add_clause(pad.operands[1], True)
    pad.add_clause(first, False)
    assert pad.filters == [False, True, False, True, False]
    assert shown(pad).endswith(
        "catch ptr @t filter [1 x ptr] [ptr @t] catch ptr @t filter [1 x ptr] [ptr @t] catch ptr @t"
    )
    with pytest.raises(EditError):
        pad.add_clause(function.args[0].type)
    assert len(pad.filters) == len(pad.operands) == 5
