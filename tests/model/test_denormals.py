"""How functions say what is done with denormal numbers."""

from __future__ import annotations

import pytest

import irkit
from irkit.denormals import DYNAMIC, IEEE, POSITIVE_ZERO, PRESERVE_SIGN, Modes, mode_of, modes_said


@pytest.mark.parametrize(
    ("text", "mode"),
    [
        ("", (IEEE, IEEE)),
        ("preserve-sign", (PRESERVE_SIGN, PRESERVE_SIGN)),
        ("preserve-sign,ieee", (PRESERVE_SIGN, IEEE)),
        ("positive-zero,dynamic", (POSITIVE_ZERO, DYNAMIC)),
        (",preserve-sign", (IEEE, PRESERVE_SIGN)),
        ("ieee,", (IEEE, IEEE)),
        ("nonsense", None),
        ("ieee,nonsense", None),
        ("nonsense,ieee", None),
    ],
)
def test_a_mode_is_one_word_or_two(text: str, mode: Modes | None) -> None:
    assert mode_of(text) == mode


@pytest.mark.parametrize(
    ("attributes", "release", "single", "others"),
    [
        ("", 22, (IEEE, IEEE), (IEEE, IEEE)),
        ('"denormal-fp-math"="dynamic,ieee"', 22, (DYNAMIC, IEEE), (DYNAMIC, IEEE)),
        ('"denormal-fp-math-f32"="dynamic,ieee"', 22, (DYNAMIC, IEEE), (IEEE, IEEE)),
        (
            *('"denormal-fp-math"="positive-zero" "denormal-fp-math-f32"="preserve-sign"', 22),
            *((PRESERVE_SIGN, PRESERVE_SIGN), (POSITIVE_ZERO, POSITIVE_ZERO)),
        ),
        ('"denormal-fp-math"="nonsense" "denormal-fp-math-f32"="nonsense"', 22, (IEEE, IEEE), (IEEE, IEEE)),
        ('"denormal-fp-math-f32"', 22, (IEEE, IEEE), (IEEE, IEEE)),
        (
            *("denormal_fpenv(positivezero|dynamic, float: preservesign|ieee)", 23),
            *((PRESERVE_SIGN, IEEE), (POSITIVE_ZERO, DYNAMIC)),
        ),
    ],
)
def test_float_may_have_modes_of_its_own(attributes: str, release: int, single: Modes, others: Modes) -> None:
    module = irkit.parse_assembly(f"define void @f() {attributes} {{\n  ret void\n}}\n", llvm_version=release)
    found = module.functions[0].attribute_list
    assert modes_said(found.function if found is not None else None) == (single, others)
