"""Which types fit which intrinsics, in `fits.txt`: of a few intrinsics for each word of a signature what comes of every
type that it may be overloaded on, and what does not fit in function types that differ from a right one in one place.

`python tests/intrinsics/test_fits.py` writes it anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import irkit
from irkit.context import Context
from irkit.errors import EditError
from irkit.intrinsics import Intrinsic, intrinsic_names, lookup
from irkit.intrinsics.attributes import intrinsic_attributes
from irkit.intrinsics.declare import Declaration
from irkit.intrinsics.instantiate import function_type_of
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import match
from irkit.intrinsics.mismatch import mismatch_text
from irkit.types import METADATA, FunctionType, StructType, Type

FILE = Path(__file__).parent / "fits.txt"
RELEASES = (14, 15, 16, 17, 19, 20, 23)  # each with types that the one before does not take, or takes otherwise
i1, i7, i8, i16, i32, i64, ptr = irkit.i1, irkit.int_type(7), irkit.i8, irkit.i16, irkit.i32, irkit.i64, irkit.ptr
half, float_, double = irkit.half, irkit.float_, irkit.double
TYPES: tuple[Type, ...] = (
    *(i1, i7, i8, i32, i64, half, float_, double, irkit.fp128, ptr, irkit.pointer(1), irkit.token, METADATA),
    *(irkit.vector(i32, 4), irkit.vector(i32, 4, True), irkit.vector(i32, 3), irkit.vector(i7, 4)),
    *(irkit.vector(half, 4), irkit.vector(double, 4), irkit.vector(double, 4, True), irkit.vector(irkit.fp128, 4)),
    *(irkit.vector(i8, 16), irkit.vector(i64, 1), irkit.vector(i64, 2), irkit.vector(i16, 8)),
    *(
        irkit.vector(i1, 4),
        irkit.vector(i1, 16),
        irkit.vector(ptr, 2),
        irkit.vector(ptr, 4),
        irkit.vector(ptr, 4, True),
    ),
    *(irkit.struct(i32, i1), irkit.struct(i32, i1, packed=True), irkit.struct(i32), irkit.array(i32, 2), irkit.void),
)


def kinds(intrinsic: Intrinsic) -> set[str]:
    """What its words and attributes are, but for numbers that are no more than sizes."""
    held = [word for words in intrinsic.attributes.values() for word in words]
    found = {word if "-" in word else word.partition("=")[0] for word in held}
    for word in intrinsic.words:
        kind, colon, _ = word.partition(":")
        found.add(kind if colon else word.rstrip("0123456789") if word[0] in "ip" else word.lstrip("n0123456789"))
    return found


@cache
def chosen(release: int) -> list[Intrinsic]:
    """The first intrinsic with each kind of word."""
    seen: set[str] = set()
    found = []
    for name in intrinsic_names(release):
        intrinsic = lookup(name, release)
        assert intrinsic is not None
        if not kinds(intrinsic) <= seen:
            seen |= kinds(intrinsic)
            found.append(intrinsic)
    return found


def made(intrinsic: Intrinsic) -> Iterator[tuple[list[Type], FunctionType | str]]:
    """What comes of the types that it may be overloaded on: each of ours in each place, beside those that fit."""
    opaque = intrinsic.release > 14
    count = len(intrinsic.signature.overloads)
    right = [i32] * count
    for place in range(count):
        fitting: list[Type] = []
        for ty in TYPES:
            types = [*right[:place], ty, *right[place + 1 :]]
            try:
                found: FunctionType | str = function_type_of(intrinsic, types, opaque)
            except EditError as error:
                found = str(error)
            if f"(type {place} " not in str(found):
                fitting.append(ty)
            yield types, found
        right[place : place + 1] = fitting[:1]
    if not count:
        yield [], function_type_of(intrinsic, [], opaque)


def changed(function_type: FunctionType) -> Iterator[FunctionType]:
    """It with one type more, one less, and another one in each place."""
    result, parameters = function_type.return_type, list(function_type.parameters)
    is_vararg = function_type.is_vararg
    others = [(result, parameters, not is_vararg), (result, [*parameters, i32], is_vararg)]
    others.append((result, parameters[:-1], is_vararg))
    if isinstance(result, StructType) and result.elements is not None:
        others.append((irkit.struct(*result.elements, packed=True), parameters, is_vararg))
        others.append((irkit.struct(*result.elements, i32), parameters, is_vararg))
    for ty in TYPES:
        others.append((ty, parameters, is_vararg))
        for place in range(len(parameters)):
            others.append((result, [*parameters[:place], ty, *parameters[place + 1 :]], is_vararg))
    for one in others:
        with contextlib.suppress(EditError):  # what no function can return or take
            yield irkit.function_type(*one)


def told(intrinsic: Intrinsic) -> Iterator[str]:
    """How it is overloaded, and what does not fit, with how often."""
    context, outcomes, lines = Context(), Counter[str](), []
    fitting: list[FunctionType] = []
    for types, found in made(intrinsic):
        name = "" if isinstance(found, str) else mangled_name(intrinsic, types)
        lines.append(f"{[*map(str, types)]} {found} {name}")
        if not isinstance(found, str) and len(fitting) < 4:
            fitting.append(found)
    for right in fitting:
        attributes = intrinsic_attributes(context, intrinsic, right)
        sets = sorted(attributes.sets.items()) if attributes is not None else []
        lines += [f"{place} {' '.join(map(str, held))}" for place, held in sets]
        for one in (right, *changed(right)):
            mismatch, overloaded = match(context, intrinsic, one)
            text = mismatch_text(context, intrinsic, one) if intrinsic.release > 22 and mismatch else ""
            outcomes[mismatch.value if mismatch else "fits"] += 1
            lines.append(f"{one} {mismatch} {[*map(str, overloaded)]} {text}")
    counts = "".join(f", {count} {what}" for what, count in sorted(outcomes.items()))
    yield f"{intrinsic.release} {intrinsic.name}: {len(lines)} lines, {digest(lines)}: {len(fitting)} types{counts}"


def digest(lines: list[str]) -> str:
    return hashlib.md5("\n".join(lines).encode(), usedforsecurity=False).hexdigest()[:8]


@pytest.mark.parametrize("release", [14, 15, 16, 17, 19, 20, 23])
def test_what_is_declared_fits(release: int) -> None:
    text = "\n".join([Declaration(intrinsic, release).text for intrinsic in chosen(release)])
    assert ("*" in text) == (release < 15)
    module = irkit.parse_assembly(text, llvm_version=release)
    assert len(list(module.functions)) == len(text.splitlines())
    for function in module.functions:
        intrinsic = lookup(function.name, release)
        assert intrinsic is not None
        assert match(module.context, intrinsic, function.function_type)[0] is None, function.name


@pytest.mark.parametrize("release", RELEASES)
def test_what_fits(release: int) -> None:
    recorded = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{release} ")]
    assert [line for intrinsic in chosen(release) for line in told(intrinsic)] == recorded


if __name__ == "__main__":
    found = [line for release in RELEASES for intrinsic in chosen(release) for line in told(intrinsic)]
    FILE.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    sys.stdout.write(f"{len(found)} intrinsics\n")
