"""What the generated codecs share, at the ends of what 64 bits hold."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bitcode.schema import runtime
from bitcode.schema.errors import RecordError

LEAST = -(1 << 63)
MOST = (1 << 63) - 1


def signed(bits: int) -> int:
    bits &= (1 << 64) - 1
    return bits - (1 << 64) if bits >> 63 else bits


@pytest.mark.parametrize(
    "value",
    [0, 1, -1, 2, (1 << 62) - 1, 1 << 62, (1 << 62) + 1, -(1 << 62) - 1, -(1 << 62), 1 - (1 << 62), MOST, LEAST + 1],
)
def test_signs_in_bit_0(value: int) -> None:
    stored = signed(value << 1 if value >= 0 else -value << 1 | 1)
    assert runtime.rotate(value) == stored
    assert runtime.unrotate(stored) == value
    assert runtime.uncomplement(signed(value << 1 if value >= 0 else ~value << 1 | 1)) == value


def test_the_least_number_is_minus_nothing() -> None:
    assert runtime.rotate(LEAST) == 1
    assert runtime.unrotate(1) == LEAST


@pytest.mark.parametrize("value", [0, 1, -1, (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 63) - (1 << 32), MOST, LEAST])
def test_halves(value: int) -> None:
    out: list[int] = []
    runtime.put_wide_numbers(out, vec[i64]([value]), True)
    assert out == [(value >> 32) & 0xFFFFFFFF, value & 0xFFFFFFFF]
    assert runtime.wide(*out) == value
    assert list(runtime.wide_numbers("R", vec[i64]([7, *out]), 1, 3, True)) == [value]
    assert list(runtime.wide_numbers("R", vec[i64]([7, value]), 1, 2, False)) == [value]


@pytest.mark.parametrize(
    ("operands", "count", "said"),
    [([], 2, "needs 2 more"), ([1], 2, "needs 1 more"), ([0], 1, "needs 1 more"), ([1, 0], 3, "needs 1 more")],
)
def test_values_that_are_not_there(operands: list[int], count: int, said: str) -> None:
    with pytest.raises(RecordError, match=rf"{said} operand\(s\), 0 left"):
        runtime.typed_values("R", vec[i64](operands), 0, len(operands), 100, count, runtime.NONE)


def test_half_a_number() -> None:
    with pytest.raises(RecordError, match=r"needs 2 more operand\(s\), 1 left"):
        runtime.wide_numbers("R", vec[i64]([1, 2, 3]), 0, 3, True)


def test_whether_a_value_comes_later() -> None:
    values = vec[i64]([3, 9, 4])
    assert [runtime.any_forward(values, base) for base in (3, 9, 10)] == [True, True, False]
    assert not runtime.any_forward(vec[i64](), 0)


@pytest.mark.parametrize(("extension", "high"), [(0, 0x80), (32, 0xFFFFFF80), (64, -0x80)])
def test_bytes_from_0x80_on(extension: int, high: int) -> None:
    out: list[int] = []
    runtime.put_chars(out, b"\x7f\x80", extension)
    assert out == [0x7F, high]
