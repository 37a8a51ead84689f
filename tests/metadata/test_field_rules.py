"""What the rules of debug info's fields say, in `field_rules.txt`: of each class which fields text has, which it must
have and how long its record is in each release, of each field its largest number; the widths of numbers.

`python tests/metadata/test_field_rules.py` writes it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from irkit.debug_info import DICompileUnit, DIEnumerator, DIFile, DIFixedPointType
from irkit.debug_info.fields import NodeSchema
from irkit.debug_info.schema import NODES
from irkit.debug_info.text_rules import (
    enumerator_width,
    fraction_width,
    is_absent,
    limit_of,
    required_fields,
    text_fields,
)
from irkit.dialects import NEWEST, OLDEST
from irkit.errors import IRKitError
from irkit.metadata import DINode

FILE = Path(__file__).parent / "field_rules.txt"
RELEASES = range(OLDEST, NEWEST + 1)
NUMBERS = (
    0,
    1,
    -1,
    2,
    -2,
    3,
    127,
    128,
    -128,
    -129,
    255,
    256,
    (1 << 63) - 1,
    1 << 63,
    -(1 << 63),
    -(1 << 63) - 1,
    1 << 64,
)


def by_release(title: str, ask: Callable[[int], object]) -> Iterator[str]:
    """What is answered, with the releases for which it is."""
    found: dict[str, list[int]] = {}
    for release in RELEASES:
        found.setdefault(str(ask(release)), []).append(release)
    for answer, releases in found.items():
        yield f"{title} in {releases[0]}..{releases[-1]} ({len(releases)}): {answer}"


def of_schema(schema: NodeSchema) -> Iterator[str]:
    name = schema.name
    yield from by_release(f"{name} may have", lambda release: " ".join(text_fields(schema, release)))
    yield from by_release(f"{name} must have", lambda release: [one.name for one in required_fields(schema, release)])
    if schema.record is not None:
        yield from by_release(f"{name} has a record of", schema.record_length)
    for field in schema.fields:
        if field.has_scalar:
            yield from by_release(f"{name}: {field.name} up to", lambda release, one=field: limit_of(one, release))  # type: ignore[misc]
            absent = [number for number in (0, 0xFFFFFFFE, 0xFFFFFFFF, 1 << 32) if is_absent(field, number)]
            if absent:
                yield f"{name}: {field.name} is absent as {absent}"


def made(cls: Callable[..., DINode], **values: object) -> str:
    try:
        return repr(cls(**values))
    except IRKitError as error:
        return str(error)


def of_widths() -> Iterator[str]:
    yield f"signed: {[enumerator_width(number, False) for number in NUMBERS]}"
    yield f"unsigned: {[enumerator_width(number, True) for number in NUMBERS if number >= 0]}"
    yield f"fractions: {[fraction_width(number) for number in NUMBERS]}"
    for value, unsigned, width in (
        *((5, False, 3), (5, False, 4), (5, False, 5), (5, True, 2), (5, True, 3), (0, True, 1), (0, False, 1)),
        *((-1, True, 8), (-1, False, 1), (-5, False, 3), (-5, False, 4), (0, True, 0), (7, False, 0)),
    ):
        told = made(DIEnumerator, name="e", value=value, is_unsigned=unsigned, bit_width=width)
        yield f"enumerator {value} {unsigned} {width}: {told}"
    for numerator, denominator, width in ((1, 1, 1), (5, 1, 2), (5, 1, 3), (1, 5, 3), (-5, 1, 3), (-5, 1, 4)):
        parts = {"numerator": numerator, "denominator": denominator, "numerator_width": width}
        told = made(DIFixedPointType, kind="Rational", **parts)
        yield f"fraction {numerator}/{denominator} {width}: {told}"
    file = DIFile(filename="f", directory="d")
    versions: tuple[dict[str, int], ...] = ({}, {"source_language_version": 3})
    for words in ({"language": 12}, {"source_language_name": 1}, {"language": 12, "source_language_name": 1}):
        for version in versions:
            said = {**words, **version}
            yield f"unit {said}: {made(DICompileUnit, file=file, **said)}"


def lines() -> list[str]:
    return [*(line for schema in NODES for line in of_schema(schema)), *of_widths()]


def test_what_the_rules_say() -> None:
    now, recorded = lines(), FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    sys.stdout.write(f"{len(lines())} lines\n")
