"""What is known of the result of an integer operation: tried with every number of three bits for facts of every kind.
Each result has to be as the facts say, and the facts let through as few other numbers as they do today."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from irkit import flags as f
from irkit.analysis.integer_facts import (
    IntegerFacts,
    between,
    between_signed,
    compared,
    known,
    satisfying,
    unknown,
    with_bits,
)
from irkit.analysis.integer_rules import binary, cast, is_inexact, overflows

WIDTH = 3
SIZE = 1 << WIDTH
HALF = SIZE // 2
NUMBERS = range(SIZE)


def signed(x: int) -> int:
    return x - SIZE if x >= HALF else x


def quotient(x: int, y: int) -> int:
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def division(compute: Callable[[int, int], int]) -> Callable[[int, int], int | None]:
    return lambda x, y: compute(x, y) if y else None


def signed_division(compute: Callable[[int, int], int]) -> Callable[[int, int], int | None]:
    """Undefined by zero, and where the quotient does not fit."""
    return lambda x, y: compute(signed(x), signed(y)) if y and (signed(x), signed(y)) != (-HALF, -1) else None


def shift(compute: Callable[[int, int], int]) -> Callable[[int, int], int | None]:
    return lambda x, y: compute(x, y) if y < WIDTH else None


OPERATIONS: dict[str, Callable[[int, int], int | None]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "udiv": division(lambda x, y: x // y),
    "urem": division(lambda x, y: x % y),
    "sdiv": signed_division(quotient),
    "srem": signed_division(lambda x, y: x - quotient(x, y) * y),
    "shl": shift(lambda x, y: x << y),
    "lshr": shift(lambda x, y: x >> y),
    "ashr": shift(lambda x, y: signed(x) >> y),
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
}
WRAPPING = {"add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y}
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "ult": lambda x, y: x < y,
    "ule": lambda x, y: x <= y,
    "ugt": lambda x, y: x > y,
    "uge": lambda x, y: x >= y,
    "slt": lambda x, y: signed(x) < signed(y),
    "sle": lambda x, y: signed(x) <= signed(y),
    "sgt": lambda x, y: signed(x) > signed(y),
    "sge": lambda x, y: signed(x) >= signed(y),
}


def holds(facts: IntegerFacts, x: int) -> bool:
    return (
        not x & facts.zeros
        and x & facts.ones == facts.ones
        and facts.low <= x <= facts.high
        and facts.least <= signed(x) <= facts.greatest
    )


def some_facts() -> list[tuple[IntegerFacts, list[int]]]:
    """Facts of every kind, each with the numbers that it lets through."""
    found = [between(WIDTH, low, high) for low in NUMBERS for high in range(low, SIZE)]
    found += [between_signed(WIDTH, low, high) for low in range(-HALF, HALF) for high in range(low, HALF)]
    found += [with_bits(WIDTH, zeros, ones) for zeros in NUMBERS for ones in NUMBERS if not zeros & ones]
    return [(one, [x for x in NUMBERS if holds(one, x)]) for one in dict.fromkeys(found)]


FACTS = some_facts()
PAIRS = [(a, b) for a in FACTS for b in FACTS]
# For an operation, how many numbers the facts of all pairs let through that are no results.
TOO_MANY = {
    "add": 892,
    "sub": 892,
    "mul": 3746,
    "udiv": 4118,
    "urem": 4169,
    "sdiv": 9403,
    "srem": 2146,
    "shl": 4637,
    "lshr": 3179,
    "ashr": 1190,
    "and": 1432,
    "or": 1432,
    "xor": 3376,
}
# The same of those that do not overflow, and how many pairs always overflow unseen.
TOO_MANY_WITH_FLAGS = {
    ("add", f.NUW): (846, 0),
    ("add", f.NSW): (1279, 0),
    ("sub", f.NUW): (846, 0),
    ("sub", f.NSW): (1279, 0),
    ("mul", f.NUW): (6610, 0),
    ("mul", f.NSW): (5625, 133),
}
TOO_MANY_CONVERTED = {"trunc": 0, "zext": 48, "sext": 74}
# How many pairs always overflow, or always leave something over, unseen.
UNSEEN_SHIFTS = {f.NUW: 0, f.NSW: 19}
UNSEEN_REST = {"udiv": 314, "sdiv": 121, "lshr": 209, "ashr": 209}
# For a comparison, how many pairs have one answer unseen, and how many numbers too many are left on its left side.
TOO_MANY_COMPARED = dict.fromkeys(COMPARISONS, (0, 0)) | {"eq": (88, 0), "ne": (88, 52)}
MEET, JOIN = 0, 1040  # numbers too many of both facts, and of either
UNSEEN_MEET = 88  # how many pairs exclude each other unseen


def too_many(found: IntegerFacts, results: set[int], width: int = WIDTH) -> int:
    """How many numbers are let through but for the results, which all have to be."""
    let_through = {x for x in range(1 << width) if not x & found.zeros and x & found.ones == found.ones}
    sign = 1 << (width - 1)
    let_through = {
        x for x in let_through if found.low <= x <= found.high and found.least <= (x ^ sign) - sign <= found.greatest
    }
    assert results <= let_through, (found, results)
    return len(let_through - results)


def test_the_facts_are_of_the_numbers_they_were_made_of() -> None:
    for low in NUMBERS:
        for high in range(low, SIZE):
            assert [x for x in NUMBERS if holds(between(WIDTH, low, high), x)] == list(range(low, high + 1))
    for least in range(-HALF, HALF):
        for greatest in range(least, HALF):
            made = between_signed(WIDTH, least, greatest)
            assert [x for x in NUMBERS if holds(made, x)] == [x for x in NUMBERS if least <= signed(x) <= greatest]
    for x in NUMBERS:
        assert [y for y in NUMBERS if holds(known(WIDTH, x), y)] == [x]
        assert known(WIDTH, x).constant == x and known(WIDTH, x).signed_constant == signed(x)


def test_both_and_either() -> None:
    left = {"meet": 0, "join": 0, "unseen": 0}
    for (a, of_a), (b, of_b) in PAIRS:
        both = a.meet(b)
        left["meet"] += 0 if both.is_empty else too_many(both, set(of_a) & set(of_b))
        assert not both.is_empty or not set(of_a) & set(of_b)
        left["unseen"] += not both.is_empty and not set(of_a) & set(of_b)
        left["join"] += too_many(a.join(b), set(of_a) | set(of_b))
    assert left == {"meet": MEET, "join": JOIN, "unseen": UNSEEN_MEET}


@pytest.mark.parametrize("opcode", OPERATIONS)
def test_operations(opcode: str) -> None:
    compute = OPERATIONS[opcode]
    left = 0
    for (a, of_a), (b, of_b) in PAIRS:
        results = {z % SIZE for x in of_a for y in of_b for z in [compute(x, y)] if z is not None}
        if results:
            left += too_many(binary(opcode, a, b, 0), results)
    assert left == TOO_MANY[opcode]


@pytest.mark.parametrize(("opcode", "flag"), [(name, flag) for name in WRAPPING for flag in (f.NUW, f.NSW)])
def test_operations_that_do_not_overflow(opcode: str, flag: int) -> None:
    compute = WRAPPING[opcode]
    fits = range(SIZE) if flag == f.NUW else range(-HALF, HALF)
    left = always = 0
    for (a, of_a), (b, of_b) in PAIRS:
        read = signed if flag == f.NSW else int
        results = {z % SIZE for x in of_a for y in of_b for z in [compute(read(x), read(y))] if z in fits}
        if results:
            left += too_many(binary(opcode, a, b, flag), results)
            assert not overflows(opcode, flag, a, b)
        else:
            always += not overflows(opcode, flag, a, b)
    assert (left, always) == TOO_MANY_WITH_FLAGS[opcode, flag]


@pytest.mark.parametrize("flag", [f.NUW, f.NSW])
def test_shifts_that_overflow(flag: int) -> None:
    unseen = 0
    for (a, of_a), (b, of_b) in PAIRS:
        fits = range(SIZE) if flag == f.NUW else range(-HALF, HALF)
        values = of_a if flag == f.NUW else [signed(x) for x in of_a]
        if any(y < WIDTH and x << y in fits for x in values for y in of_b):
            assert not overflows("shl", flag, a, b)
        elif max(of_b) < WIDTH:
            unseen += not overflows("shl", flag, a, b)
    assert unseen == UNSEEN_SHIFTS[flag]


@pytest.mark.parametrize("opcode", ["udiv", "sdiv", "lshr", "ashr"])
def test_what_is_left_over(opcode: str) -> None:
    unseen = 0
    for (a, of_a), (b, of_b) in PAIRS:
        exact = False
        for x in of_a:
            for y in of_b:
                if opcode in ("lshr", "ashr"):
                    exact |= y < WIDTH and not x & ((1 << y) - 1)
                elif y:
                    exact |= not (x % y if opcode == "udiv" else signed(x) % signed(y))
        if exact:
            assert not is_inexact(opcode, a, b)
        elif min(of_b) < WIDTH if "shr" in opcode else max(of_b):
            unseen += not is_inexact(opcode, a, b)
    assert unseen == UNSEEN_REST[opcode]


@pytest.mark.parametrize(("opcode", "width"), [("trunc", 2), ("zext", 5), ("sext", 5)])
def test_conversions(opcode: str, width: int) -> None:
    left = 0
    for a, of_a in FACTS:
        results = {(signed(x) if opcode == "sext" else x) % (1 << width) for x in of_a}
        left += too_many(cast(opcode, a, width), results, width)
    assert left == TOO_MANY_CONVERTED[opcode]


def test_of_an_operation_that_has_no_rule_nothing_is_known() -> None:
    assert binary("unheard of", known(8, 3), known(8, 5), 0) == unknown(8)


@pytest.mark.parametrize(("opcode", "by_seven"), [("shl", 128), ("lshr", 1), ("ashr", 255)])
def test_of_a_shift_by_the_width_or_more_nothing_is_known(opcode: str, by_seven: int) -> None:
    assert binary(opcode, known(8, 201), known(8, 7), 0) == known(8, by_seven)
    assert binary(opcode, known(8, 201), between(8, 7, 8), 0) != unknown(8)
    assert binary(opcode, known(8, 201), known(8, 8), 0) == unknown(8)
    assert binary(opcode, known(8, 201), between(8, 9, 12), 0) == unknown(8)


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (known(8, 200), "-56"),
        (unknown(8), "-128 to 127"),
        (between(8, 1, 200), "1 to 200"),
        (between(8, 100, 200), "100 to 200"),
        (between(8, 3, 5), "3 to 5"),
        (between_signed(8, -3, 5), "-3 to 5"),
        (between(8, 250, 255), "-6 to -1"),
    ],
)
def test_the_bounds_that_say_more_are_told(facts: IntegerFacts, text: str) -> None:
    assert (str(facts), repr(facts)) == (text, f"<IntegerFacts i8 {text}>")
    assert facts != text


@pytest.mark.parametrize("predicate", COMPARISONS)
def test_comparisons(predicate: str) -> None:
    """Told where they are known, and what follows of the left number where they are true."""
    compute = COMPARISONS[predicate]
    unseen = left = 0
    for (a, of_a), (b, of_b) in PAIRS:
        answers = {compute(x, y) for x in of_a for y in of_b}
        answer = compared(predicate, a, b)
        assert answer is None or answers == {answer}
        unseen += answer is None and len(answers) == 1
        results = {x for x in of_a for y in of_b if compute(x, y)}
        found = satisfying(predicate, a, b)
        left += 0 if found.is_empty and not results else too_many(found, results)
    assert (unseen, left) == TOO_MANY_COMPARED[predicate]
