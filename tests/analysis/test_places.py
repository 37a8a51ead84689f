"""Where what is known of a value holds: in which blocks, over which edges, and how far it is looked for."""

from __future__ import annotations

import pytest

import irkit
from irkit.analysis.value_ranges import ValueRanges


def function(body: str, arguments: str = "i8 %x, i8 %y, ptr %p, i1 %q") -> irkit.Function:
    found = irkit.parse_assembly(f"define void @f({arguments}) {{\n{body}\n}}\n", llvm_version=22)["f"]
    assert isinstance(found, irkit.Function)
    return found


def bounds(body: str) -> str:
    """The bounds of %x in the last block."""
    made = function(body)
    return str(ValueRanges(made).of(made.arguments[0], made.blocks[-1]))


EDGES = """a:
  %m = and i8 %x, 1
  switch i8 %m, label %b [ i8 1, label %c
    i8 2, label %d ]
b:
  br label %e
c:
  br i1 true, label %e, label %d
d:
  br label %e
e:
  ret void
g:
  br label %e"""


def test_blocks_and_edges_that_control_can_take() -> None:
    made = function(EDGES)
    ranges = ValueRanges(made)
    assert [block.name for block in made.blocks if ranges.is_feasible(block)] == ["a", "b", "c", "d", "e"]
    taken = {
        f"{start.name}{end.name}" for start in made.blocks for end in made.blocks if ranges.edge_is_feasible(start, end)
    }
    assert taken == {"ab", "ac", "ad", "be", "ce", "de"}
    other = function("z:\n  ret void").blocks[0]
    assert not ranges.is_feasible(other) and ranges.is_feasible(made.blocks[-2])
    assert not ranges.edge_is_feasible(other, other)


def test_a_cycle_can_be_come_to_by_its_other_entry() -> None:
    made = function("""  br i1 false, label %a, label %b
a:
  br i1 %q, label %b, label %c
b:
  br i1 %q, label %a, label %c
c:
  ret void""")
    ranges = ValueRanges(made)
    assert all(ranges.is_feasible(block) for block in made.blocks)


NULLS = """a:
  %c = icmp eq ptr %p, null
  br i1 %c, label %b, label %e
b:
  br i1 %q, label %c1, label %d
c1:
  br label %d
d:
  br label %h
e:
  %f = icmp ne ptr null, %p
  br i1 %f, label %g, label %i
g:
  br label %h
h:
  ret void
i:
  %j = icmp ule ptr %p, null
  br i1 %j, label %k, label %l
k:
  ret void
l:
  %o = icmp eq ptr %p, @f
  br i1 %o, label %s, label %r
s:
  ret void
r:
  ret void"""


def test_pointers_that_are_null() -> None:
    made = function(NULLS)
    ranges = ValueRanges(made)
    pointer = made.arguments[2]
    found = {block.name for block in made.blocks if ranges.null(pointer, block) is not None}
    assert found == {"b", "c1", "d", "i", "k", "l", "s", "r"}
    assert str(ranges.null(pointer, made.blocks[1])) == "ptr null"
    assert ranges.null(made.arguments[0], made.blocks[1]) is None
    other = function("z:\n  ret void")
    assert ranges.null(pointer, other.blocks[0]) is None


def test_a_pointer_is_not_null_where_it_may_be_less() -> None:
    text = "a:\n  %c = icmp ule ptr %p, null\n  br i1 %c, label %d, label %e\nd:\n  ret void\ne:\n  ret void"
    made = function(text)
    ranges = ValueRanges(made)
    assert [ranges.null(made.arguments[2], block) for block in made.blocks] == [None, None, None]


@pytest.mark.parametrize(
    ("range_", "found"),
    [
        ("i8 3, i8 5", "3 to 4"),
        ("i8 3, i8 5, i8 7, i8 9", "3 to 8"),
        ("i8 3", "-128 to 127"),
        ('!"a", i8 5', "-128 to 127"),
        ('i8 3, !"a"', "-128 to 127"),
        ("i8 3, i8 5, i8 3, null", "-128 to 127"),
        ("", "-128 to 127"),
    ],
)
def test_what_a_range_says(range_: str, found: str) -> None:
    """A wrong one says nothing."""
    text = f"define i8 @f(ptr %p) {{\n  %x = load i8, ptr %p, !range !0\n  ret i8 %x\n}}\n!0 = !{{{range_}}}\n"
    made = irkit.parse_assembly(text, llvm_version=22).functions["f"]
    assert str(ValueRanges(made).of(next(iter(made.instructions)))) == found


def test_a_range_of_another_width_says_nothing() -> None:
    made = function("  ret void", "i8 %y, i8 range(i16 3, 5) %x, i8 range(i8 3, 5) %z")
    assert [str(ValueRanges(made).of(one)) for one in made.arguments] == ["-128 to 127", "-128 to 127", "3 to 4"]


@pytest.mark.parametrize(("depth", "found"), [(14, "0 to 9"), (15, "0 to 9"), (16, "-128 to 127"), (17, "-128 to 127")])
def test_sixteen_parts_of_a_condition_are_looked_at(depth: int, found: str) -> None:
    """A comparison behind negations, which are undone."""
    lines = ["%c0 = icmp ult i8 %x, 10" if depth % 2 == 0 else "%c0 = icmp uge i8 %x, 10"]
    lines += [f"%c{n} = xor i1 %c{n - 1}, true" for n in range(1, depth + 1)]
    assert bounds("\n".join([*lines, f"br i1 %c{depth}, label %t, label %e\ne:\nret void\nt:\nret void"])) == found


@pytest.mark.parametrize(("count", "found"), [(15, "15 to 255"), (16, "16 to 255"), (17, "16 to 255")])
def test_sixteen_cases_are_told_from_the_default(count: int, found: str) -> None:
    cases = " ".join([f"i8 {n}, label %e" for n in range(count)])
    assert bounds(f"switch i8 %x, label %d [ {cases} ]\ne:\nret void\nd:\nret void") == found


@pytest.mark.parametrize(
    ("beside", "found"), [(1, "0 to 9"), (2, "0 to 9"), (62, "0 to 9"), (63, "0 to 9"), (64, "-128 to 127")]
)
def test_what_is_known_above_is_looked_for_in_sixty_four_places(beside: int, found: str) -> None:
    """Blocks beside the one that is asked about, in each of which more is known."""
    lines = ["%c = icmp ult i8 %x, 10\nbr i1 %c, label %a, label %z\nz:\nret void\na:"]
    cases = " ".join([f"i8 {n}, label %b{n}" for n in range(beside)])
    lines.append(f"switch i8 %y, label %b0 [ {cases} i8 99, label %last i8 98, label %last ]")
    for n in range(beside):
        lines.append(f"b{n}:\n%c{n} = icmp ult i8 %x, 5\nbr i1 %c{n}, label %t{n}, label %z\nt{n}:\nret void")
    assert bounds("\n".join([*lines, "last:\nret void"])) == found


@pytest.mark.parametrize(("count", "found"), [(63, True), (64, True), (65, False)])
def test_nulls_are_looked_for_in_sixty_four_places(count: int, found: bool) -> None:
    lines = []
    for n in range(count):
        lines.append(f"%c{n} = icmp eq ptr %p, null\nbr i1 %c{n}, label %t{n}, label %e{n}")
        lines.append(f"t{n}:\nret void\ne{n}:")
    made = function("\n".join([*lines, "ret void"]))
    last = next(block for block in made.blocks if block.name == "t0")
    assert (ValueRanges(made).null(made.arguments[2], last) is not None) == found
