"""What a function holds beside its body, and blocks that leave it."""

from __future__ import annotations

import itertools

import pytest

import irkit
from irkit.errors import EditError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.values import Value

TEXT = """@one = global i32 1
@two = global i32 2
declare void @h()
define void @f() {
  ret void
}
"""
FIELDS = ("personality", "prefix_data", "prologue_data")


def found(release: int, text: str = TEXT) -> tuple[irkit.Module, Function]:
    module = irkit.parse_assembly(text, "m.ll", release)
    function = module["f"]
    assert isinstance(function, Function)
    return module, function


@pytest.mark.parametrize(("release", "empty"), [(14, "i1* null"), (22, "ptr null")])
@pytest.mark.parametrize("there", [*itertools.product([False, True], repeat=3)])
def test_each_of_the_three_by_itself(release: int, empty: str, there: tuple[bool, ...]) -> None:
    module, function = found(release)
    values = [module[name] for name in ("h", "one", "two")]
    for field, value in zip(FIELDS, values, strict=True):
        setattr(function, field, value)
    assert list(function.operands) == values
    for field, stays in zip(FIELDS, there, strict=True):
        if not stays:
            setattr(function, field, None)
    kept = [value if stays else None for value, stays in zip(values, there, strict=True)]
    assert [getattr(function, field) for field in FIELDS] == kept
    shown = [one if isinstance(one, GlobalValue) else str(one) for one in function.operands]
    assert shown == ([empty if value is None else value for value in kept] if any(there) else [])
    again = irkit.parse_bitcode(irkit.to_bitcode(module), "m.bc")["f"]
    names = [one.name if isinstance(one, Value) else None for one in kept]
    assert [getattr(getattr(again, field), "name", None) for field in FIELDS] == names


def test_alignments_that_are_preferred() -> None:
    for release, is_free in ((22, False), (22, True), (23, False)):
        _, function = found(release)
        function.preferred_alignment = 0
        if is_free:
            function.remove_from_parent()
        if release == 22 and not is_free:
            with pytest.raises(UnsupportedError, match=r"the preferred alignment of <Function @f> of .* in LLVM 22$"):
                function.preferred_alignment = 16
            assert function.preferred_alignment == 0
        else:
            function.preferred_alignment = 16
            assert function.preferred_alignment == 16


BLOCKS = """define i32 @f(i1 %c) {
entry:
  br i1 %c, label %end, label %other
other:
  br label %end
dead:
  %a = add i32 1, 2
  br label %end
loop:
  %l = phi i32 [ 0, %loop ]
  %m = add i32 %l, 1
  br label %loop
far:
  %n = add i32 3, 4
  br label %user
user:
  %u = add i32 %n, 1
  ret i32 %u
end:
  %p = phi i32 [ 1, %entry ], [ 2, %other ], [ 3, %dead ]
  ret i32 %p
}
"""


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("entry", "<BasicBlock 'entry'> of @f cannot be erased: it is still used by <PHINode phi %p> of @f"),
        ("other", "cannot be erased: it is still used by <BranchInst br> of @f"),
        ("dead", "<BasicBlock 'dead'> of @f cannot be erased: it is still used by <PHINode phi %p> of @f"),
        ("far", "<BinaryOperator add %n> of @f cannot be erased: it is still used by <BinaryOperator add %u> of @f"),
        ("loop", ""),
    ],
)
def test_blocks_that_are_erased(name: str, problem: str) -> None:
    _, function = found(22, BLOCKS)
    block = next(one for one in function.blocks if one.name == name)
    if problem:
        before = str(function)
        with pytest.raises(EditError) as raised:
            function.erase_block(block)
        assert str(raised.value).endswith(problem)
        assert str(function) == before
    else:
        function.erase_block(block)
        assert block not in function.blocks
        assert len(block.instructions) == 0
