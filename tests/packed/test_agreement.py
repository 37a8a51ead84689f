"""Both ways down to plain IR, checked against each other by refinement (thesis, sections 2.3.4, 3.2.3, 4.2, 4.3)."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import FAILS, REFINES, Verdict
from irkit.types import StructType

pytest.importorskip("z3")

# By section: the struct, and the widths of the units in which its bit fields are, by element.
STRUCTS = {
    "2.3.4": ("i3, i4, i1, [3 x i8]", {1: 8}),
    "4.2, two in a byte": ("i2, i6", {0: 8}),
    "4.2, padding at the end": ("i15, i15, i2", {0: 32}),
    "4.2, two words": ("i3, i5, i6, i2, [2 x i8]", {0: 8, 2: 8}),
    "4.2, one word": ("i3, i6, i7, [2 x i8]", {1: 16}),
    "4.3": ("i2, i2, i4, [3 x i8]", {1: 8}),
}
CASES = [
    pytest.param(body, field, unit, order, id=f"{name}, field {field}, {order}")
    for name, (body, units) in STRUCTS.items()
    for field, unit in units.items()
    for order in ("e", "E")
]


def functions(body: str, field: int, unit: int, order: str, value: str) -> str:
    """A read and a write of a field, each also where no bit of the field's unit is poison."""
    width = int(body.split(", ")[field][1:])
    load = f"%v = load i{width}, ptr %q, align 1\n  ret i{width} %v"
    store = f"store i{width} %v, ptr %q, align 1\n  ret void"
    lines = [f'target datalayout = "{order}"', f"%s = type \\{{ {body} }}/"]
    for suffix, known in (("", ""), ("_known", f"  %w = load i{unit}, ptr %u, align 1, !noundef !0\n")):
        for name, result, more, access in (("read", f"i{width}", "", load), ("write", "void", value, store)):
            parameters = f"ptr %p, i{width} {more} %v" if name == "write" else "ptr %p"
            lines.append(
                f"define {result} @{name}{suffix}({parameters}) {{\n"
                f"  %u = getelementptr i8, ptr %p, i64 {1 if body.startswith('i3, i5') and field else 0}\n{known}"
                f"  %q = getelementptr %s, ptr %p, i32 0, i32 {field}\n  {access}\n}}"
            )
    return "\n".join([*lines, "!0 = !{}"])


def lowered(text: str, way: str) -> irkit.Module:
    module = irkit.parse_assembly(text, llvm_version=22, grammar=irkit.packed_grammar())
    irkit.lower_packed(module, way)
    return module


def verdicts(text: str, before: str, after: str, *names: str) -> list[Verdict]:
    """Those on the functions of these names."""
    pairs = {pair.name: pair for pair in irkit.refinement.pairs(lowered(text, before), lowered(text, after))}
    return [irkit.refinement.check_pair(pairs[name], timeout=60.0) for name in names]


@pytest.mark.parametrize(("body", "field", "unit", "order"), CASES)
def test_both_ways_do_the_same_where_nothing_is_poison(body: str, field: int, unit: int, order: str) -> None:
    text = functions(body, field, unit, order, "noundef")
    for before, after in (("vectors", "masks"), ("masks", "vectors")):
        found = verdicts(text, before, after, "read_known", "write_known")
        assert [one.outcome for one in found] == [REFINES, REFINES]


def test_what_is_read_by_vectors_refines_what_is_read_by_masks() -> None:
    for body, field in (("i2, i2, i4, [3 x i8]", 1), ("i3, i4, i1, [3 x i8]", 0)):
        text = functions(body, field, 8, "e", "noundef")
        assert [one.outcome for one in verdicts(text, "masks", "vectors", "read")] == [REFINES]


@pytest.mark.parametrize("order", ["e", "E"])
def test_poison_of_a_neighbour_is_what_they_differ_in(order: str) -> None:
    text = functions("i2, i2, i4, [3 x i8]", 1, 8, order, "noundef")
    reads, *writes = verdicts(text, "vectors", "masks", "read", "write")
    writes += verdicts(text, "masks", "vectors", "write")
    assert reads.reason == "the changed function returns poison where the first does not"
    for found, why in ((reads, "the changed"), *[(one, "memory at ") for one in writes]):
        assert found.outcome == FAILS
        assert found.reason.startswith(why)
        assert found.counterexample is not None and found.counterexample.confirmed is True


def test_a_poison_value_stays_in_its_field() -> None:
    text = functions("i2, i2, i4, [3 x i8]", 1, 8, "e", "")
    assert [one.outcome for one in verdicts(text, "vectors", "masks", "write_known")] == [REFINES]
    assert [one.outcome for one in verdicts(text, "masks", "vectors", "write_known")] == [FAILS]


def test_structs_are_those_of_the_thesis() -> None:
    for body, units in STRUCTS.values():
        module = irkit.parse_assembly(
            f"@a = global \\{{ {body} }}/ zeroinitializer", llvm_version=22, grammar=irkit.packed_grammar()
        )
        ty = module.globals["a"].value_type
        assert isinstance(ty, StructType)
        found = [unit for unit in module.layout.units(ty) if unit.has_fields]
        assert {unit.bits for unit in found} == set(units.values())
