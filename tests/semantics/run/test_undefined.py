"""Programs with one undefined behaviour each, by clang -O0 -gline-tables-only: found at its line, by its rule; the
mended twin runs.

`undefined/NAME.c` is the source of `NAME.ll`, which clang made; `NAME_mended.ll` is made of the same source without the
mistake.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import irkit
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter

FOLDER = Path(__file__).parent / "undefined"
PROGRAMS = (  # name, rule, line
    ("division_by_zero", "division-by-zero", 3),
    ("remainder_by_zero", "division-by-zero", 3),
    ("division_overflow", "division-overflow", 3),
    ("remainder_overflow", "division-overflow", 3),
    ("addition_overflow", "branch-on-poison", 3),
    ("subtraction_overflow", "branch-on-poison", 3),
    ("multiplication_overflow", "branch-on-poison", 3),
    ("negation_overflow", "noundef", 4),
    ("increment_overflow", "branch-on-poison", 4),
    ("loop_overflow", "branch-on-poison", 2),
    ("shift_too_far", "noundef", 3),
    ("shift_by_negative", "noundef", 4),
    ("shift_of_long_too_far", "branch-on-poison", 3),
    ("float_too_big_for_int", "noundef", 4),
    ("nan_to_int", "noundef", 4),
    ("negative_to_unsigned", "noundef", 4),
    ("null_load", "null-pointer", 3),
    ("null_store", "null-pointer", 3),
    ("null_member", "null-pointer", 4),
    ("address_without_object", "no-object", 3),
    ("array_past_its_end", "out-of-bounds", 3),
    ("array_before_its_start", "access-through-poison", 4),
    ("array_written_past_its_end", "out-of-bounds", 4),
    ("far_outside", "access-through-poison", 3),
    ("global_past_its_end", "out-of-bounds", 3),
    ("string_literal_written", "write-to-constant", 3),
    ("constant_written", "write-to-constant", 3),
    ("heap_past_its_end", "out-of-bounds", 8),
    ("heap_not_written", "noundef", 9),
    ("use_after_free", "after-lifetime", 10),
    ("freed_twice", "bad-free", 9),
    ("freed_in_the_middle", "bad-free", 8),
    ("freed_variable", "bad-free", 8),
    ("returned_variable", "after-lifetime", 7),
    ("variable_not_written", "branch-on-poison", 5),
    ("variable_not_written_as_argument", "noundef", 4),
    ("pointer_not_written", "access-through-poison", 3),
    ("array_partly_written", "branch-on-poison", 7),
    ("switch_on_unwritten", "branch-on-poison", 3),
    ("division_by_unwritten", "division-by-poison", 3),
    ("misaligned_load", "misaligned", 4),
    ("misaligned_store", "misaligned", 4),
    ("missing_return", "unreachable", 4),
    ("assumption_broken", "assume", 2),
    ("function_of_another_type", "call-signature", 4),
    ("function_pointer_of_null", "call-of-no-function", 4),
    ("data_called", "call-of-no-function", 5),
    ("copies_overlap", "overlapping-copy", 8),
    ("copy_past_the_end", "out-of-bounds", 8),
    ("set_past_the_end", "out-of-bounds", 8),
    ("string_without_end", "out-of-bounds", 8),
    ("string_copy_past_the_end", "out-of-bounds", 8),
    ("string_printed_without_end", "out-of-bounds", 8),
    ("format_asks_for_more", "printf-arguments", 7),
    ("bool_not_written", "branch-on-poison", 6),
    ("printed_not_written", "noundef", 8),
    ("null_string", "null-pointer", 8),
    ("compared_not_written", "library-argument", 8),
    ("after_its_block", "after-lifetime", 7),
    ("realloc_of_old", "after-lifetime", 9),
    ("variable_length_past_its_end", "out-of-bounds", 6),
    ("variable_length_negative", "out-of-bounds", 4),
    ("member_past_the_struct", "access-through-poison", 5),
    ("two_past_the_end", "access-through-poison", 4),
    ("struct_partly_written", "branch-on-poison", 6),
)


def run(name: str) -> int:
    module = irkit.load(FOLDER / f"{name}.ll")
    interpreter = Interpreter(module, stdin=io.BytesIO(), stdout=io.BytesIO(), stderr=io.BytesIO())
    return interpreter.run()


@pytest.mark.parametrize(("name", "rule", "line"), PROGRAMS)
def test_what_is_undefined_is_found_at_its_line(name: str, rule: str, line: int) -> None:
    with pytest.raises(UndefinedBehaviorError) as caught:
        run(name)
    assert caught.value.rule == rule
    assert caught.value.place.startswith(f"{name}.c:{line}:")


@pytest.mark.parametrize("name", [name for name, _, _ in PROGRAMS])
def test_the_mended_twin_runs(name: str) -> None:
    run(f"{name}_mended")
