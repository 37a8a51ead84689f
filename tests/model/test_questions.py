"""What the rules of types and operands answer, in `questions.txt`: of each type what it is in the releases that differ,
of each conversion which types it leads to, of indices, selects, masks and pairs of types what becomes of them.

`python tests/model/test_questions.py` writes it anew.
"""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import irkit
from irkit import operand_rules, type_rules
from irkit import types as type_table
from irkit.context import Context
from irkit.dialects import Dialect
from irkit.operators.lists import CONVERSIONS
from irkit.types import StructType, Type
from irkit.values import Value

FILE = Path(__file__).parent / "questions.txt"
NAMED = """
%opaque = type opaque
%plain = type { i32, ptr }
%itself = type { i32, %itself }
%other = type { %around }
%around = type { [2 x %other] }
%link = type { ptr, i8 }
%scalable = type { <vscale x 2 x i32>, <vscale x 2 x i32> }
%holds.opaque = type { i8, %opaque }
"""
NAMED_14 = "%list = type { i32, %list* }\n%taker = type { void (%taker)*, i8 }\n"
TYPES_14 = "i32*, i8*, i32 addrspace(1)*, <2 x i32*>, %list, { %list, %list }, { %taker, %taker }, "
TYPES_14 += "void (%list*), %list* (i32), %list* (%list*), %list**, [2 x %list*], <2 x %list*>, { i32, %list* }"
TYPES = (
    "void, i1, i8, i32, i64, half, bfloat, float, double, x86_fp80, fp128, ppc_fp128, label, token, metadata, x86_amx, "
    "x86_mmx, ptr, ptr addrspace(1), <1 x ptr>, <2 x ptr>, <2 x ptr addrspace(1)>, <vscale x 1 x ptr>, <1 x i32>, "
    "<2 x i32>, <4 x i32>, <1 x i64>, <8 x i8>, <2 x float>, <2 x half>, <vscale x 2 x i32>, <vscale x 2 x float>, "
    "<256 x i32>, <vscale x 256 x i32>, <2 x i1>, <vscale x 2 x i1>, [2 x i32], [0 x i8], [2 x %opaque], "
    "[2 x <vscale x 2 x i32>], {}, { i32, ptr }, <{ i8, i32 }>, { %link, %link }, { %itself }, { %plain, %plain }, "
    "{ [2 x %plain], %plain }, { <vscale x 2 x i32>, i32 }, { <vscale x 2 x i32>, <vscale x 4 x i32> }, "
    "{ i32, <vscale x 2 x i32> }, "
    "{ <vscale x 2 x i32>, <vscale x 2 x i32> }, { [1 x <vscale x 2 x i32>] }, void (i32), i32 (...), "
    'target("spirv.Image"), target("aarch64.svcount"), target("riscv.vector.tuple", <vscale x 8 x i8>, 2), '
    'target("unknown"), { target("aarch64.svcount") }, %opaque, %plain, %itself, %other, %around, %link, %scalable, '
    "%holds.opaque"
)
RELEASES = (14, 16, 17, 19, 23)


def types() -> dict[str, Type]:
    module = irkit.parse_assembly(NAMED, "types.ll", 19)  # the last that lets a struct hold itself
    old = irkit.parse_assembly(NAMED_14, "types.ll", 14)
    return {
        **{word: irkit.parse_type(word, module) for word in parts(TYPES)},
        **{word: irkit.parse_type(word, old) for word in parts(TYPES_14)},
    }


def parts(text: str) -> Iterator[str]:
    """What commas separate that are in no brackets."""
    part = ""
    for word in text.split(", "):
        part = f"{part}, {word}" if part else word
        if all(part.count(left) == part.count(right) for left, right in ("[]", "{}", "()", "<>")):
            yield part
            part = ""


def alike(answers: dict[str, str]) -> str:
    """By each answer what has it, but for the commonest."""
    found: dict[str, list[str]] = {}
    for name, answer in answers.items():
        found.setdefault(answer, []).append(name)
    commonest = max(found, key=lambda answer: len(found[answer]))
    return "; ".join(
        [*(f"{answer}: {'; '.join(of)}" for answer, of in found.items() if answer != commonest), commonest]
    )


def again(ty: Type) -> str:
    """What a copy of it and what is pickled are."""
    try:
        return f"{copy.deepcopy(ty) is ty}, {pickle.loads(pickle.dumps(ty)) is ty}"
    except irkit.IRKitError as error:
        return str(error)


ONE: dict[str, Callable[[Type], object]] = {
    "is_first_class": lambda ty: ty.is_first_class(),
    "is_int_or_fp": lambda ty: ty.is_int_or_fp(),
    "is_int_or_int_vector": lambda ty: ty.is_int_or_int_vector(),
    "is_fp_or_fp_vector": lambda ty: ty.is_fp_or_fp_vector(),
    "is_pointer_or_pointer_vector": lambda ty: ty.is_pointer_or_pointer_vector(),
    "of every module": lambda ty: ty.home is type_table.LITERALS,
    "scalar_type": lambda ty: "itself" if ty.scalar_type() is ty else ty.scalar_type(),
    "contained_types": lambda ty: [*map(str, ty.contained_types())],
    "is_sized": type_table.is_sized,
    "is_sized with i32 and ptr": lambda ty: type_table.is_sized(ty, {irkit.i32, irkit.ptr}),
    "is_literal, is_opaque": lambda ty: isinstance(ty, StructType) and (ty.is_literal, ty.is_opaque),
    "of i8": lambda ty: ty.contained_types() and type_table.rebuilt_type(ty, [irkit.i8] * len(ty.contained_types())),
    "again": again,
    "text": lambda ty: str(ty).replace(repr(ty), "as shown"),
    "is_aggregate": type_rules.is_aggregate,
    "element_count": type_rules.element_count,
    "is_integer of 32": lambda ty: type_rules.is_integer(ty, 32),
    "address_space": type_rules.address_space,
    "scalar_bits": type_rules.scalar_bits,
    "primitive_bits": type_rules.primitive_bits,
    "is_valid_result": type_rules.is_valid_result,
    "is_valid_element": type_rules.is_valid_element,
    "has_scalable": type_rules.has_scalable,
    "has_scalable with targets'": lambda ty: type_rules.has_scalable(ty, True),
    "member 0": lambda ty: type_rules.member_type(ty, [0]),
    "member 1": lambda ty: type_rules.member_type(ty, [1]),
    "member 2": lambda ty: type_rules.member_type(ty, [2]),
    "member 1, 1": lambda ty: type_rules.member_type(ty, [1, 1]),
}
IN_A_RELEASE: dict[str, Callable[[Dialect, Type], object]] = {
    "is_first_class": type_rules.is_first_class,
    "is_sized": type_rules.is_sized,
    "has_unsizable_scalable": lambda dialect, ty: (
        isinstance(ty, StructType) and type_rules.has_unsizable_scalable(dialect, ty)
    ),
}


NAMES = (
    "",
    "a",
    "1",
    "a1",
    "1a",
    "_",
    ".",
    "-",
    "-1",
    ".1",
    "a b",
    "a-b.c_d",
    "é",
    'a"b',
    "a\\b",
    "\n",
    "\x7f",
    "\udcff",
    "$",
    "a$",
)


def of_types() -> Iterator[str]:
    known = types()
    for name in NAMES:
        yield f"name {name!a}: {type_table.quoted_name(name)} {type_table.escaped(name)}"
    for width in (0, 1, 1 << 23, (1 << 23) + 1, 1 << 24):
        try:
            yield f"{irkit.types.integer_type(width)}"
        except irkit.IRKitError as error:
            yield str(error)
    fresh = irkit.parse_assembly("%opaque = type opaque\n%known = type { i32 }\n@g = external global %opaque", "m.ll")
    for word in ("%opaque", "%opaque", "%known", "{ i8 }"):
        try:
            ty = irkit.parse_type(word, fresh)
            assert isinstance(ty, StructType)
            ty.set_body((irkit.i32, irkit.ptr), packed=True)
            yield f"body of {word}: {irkit.to_assembly(fresh).splitlines()[3]}"
        except irkit.IRKitError as error:
            yield f"body of {word}: {error}"
    learnt: set[Type] = {irkit.i32}
    yield f"is_sized: {type_table.is_sized(known['{ %plain, %plain }'], learnt)}, learnt {sorted(map(str, learnt))}"
    for question, ask in ONE.items():
        yield f"{question}: {alike({name: str(ask(ty)) for name, ty in known.items()})}"
    for asked, of in IN_A_RELEASE.items():
        for release in RELEASES:
            dialect = Dialect.of(release)
            yield f"{asked} in {release}: {alike({name: str(of(dialect, ty)) for name, ty in known.items()})}"


def of_pairs() -> Iterator[str]:
    """What leads from each type to which, and what selects between them."""
    known = types()
    for opcode in CONVERSIONS:
        for name, ty in known.items():
            found = [to for to, other in known.items() if operand_rules.cast_is_valid(opcode, ty, other)]
            if found:
                yield f"{opcode} {name}: {'; '.join(found)}"
    for name, ty in known.items():
        found = [to for to, other in known.items() if type_rules.is_lossless_bitcast(ty, other)]
        yield f"is_lossless_bitcast {name}: {'; '.join(found)}"
        found = [to for to, other in known.items() if type_rules.is_congruent(ty, other)]
        yield f"is_congruent {name}: {'; '.join(found)}"
        for between in ("i32", "<2 x i32>", "<vscale x 2 x i32>", "token"):
            other = known[between]
            yield f"select {name}, {between}: {operand_rules.select_problem(ty, other, other) or 'right'}"
    yield operand_rules.select_problem(known["i1"], known["i8"], known["i32"])


INDICES = (
    *("i32 0", "i32 1", "i32 2", "i64 1", "i32 -1", "<2 x i32> zeroinitializer", "<2 x i32> <i32 1, i32 1>"),
    *("<2 x i32> <i32 0, i32 1>", "<2 x i64> <i64 1, i64 1>", "<vscale x 2 x i32> zeroinitializer", "i32 undef"),
    *("<2 x i32> <i32 1, i32 undef>", "<2 x i1> <i1 true, i1 true>", "i32 poison"),
    *("<1 x i32> <i32 1>", "<4 x i32> <i32 1, i32 1, i32 1, i32 0>"),
)
MASKS = (
    *("<2 x i32> zeroinitializer", "<2 x i32> <i32 3, i32 0>", "<2 x i32> <i32 4, i32 0>", "<2 x i64> <i64 0, i64 1>"),
    *("<2 x i32> <i32 3, i32 undef>", "<2 x i32> <i32 4, i32 poison>", "<2 x i32> <i32 -1, i32 poison>", "i32 0"),
    *("<2 x i32> undef", "<2 x i32> poison", "<vscale x 2 x i32> zeroinitializer", "<vscale x 2 x i32> poison"),
    "<1 x i32> <i32 3>",
    "<2 x i32> <i32 7, i32 0>",
    "<2 x i32> <i32 8, i32 0>",
)


def of_operands() -> Iterator[str]:
    known = types()
    context = Context()
    values: dict[str, Value] = {word: irkit.parse_constant(word) for word in dict.fromkeys((*INDICES, *MASKS))}
    first = values["i32 0"]
    for name in ("{ i32, ptr }", "[2 x i32]", "<2 x i32>", "%opaque", "%around", "i32", "{ %plain, %plain }"):
        ty = known[name]
        ways: list[Sequence[str]] = [
            (),
            *((word,) for word in INDICES),
            ("i64 1", "i32 1"),
            ("i32 1", "i32 0", "i32 1"),
        ]
        for way in ways:
            indices = [first, *(values[word] for word in way)]
            to = operand_rules.indexed_type(ty, indices)
            results = [
                str(operand_rules.gep_result_type(context, known[base], ty, indices))
                for base in ("ptr", "<2 x ptr addrspace(1)>", "i32")
            ]
            yield f"{name} by {'; '.join(way) or 'nothing'}: {to}: {', '.join(results)}"
    for name in ("<2 x i32>", "<1 x i32>", "<4 x i32>", "<vscale x 2 x i32>", "i32"):
        ty = known[name]
        found = {word: str(operand_rules.shuffle_is_valid(ty, ty, values[word])) for word in MASKS}
        yield f"shuffle {name}: {alike(found)}"
    of_two = operand_rules.shuffle_is_valid(known["<2 x i32>"], known["<4 x i32>"], values[MASKS[0]])
    yield f"shuffle of two types: {of_two}"


def lines() -> list[str]:
    return [*of_types(), *of_pairs(), *of_operands()]


def test_what_is_answered() -> None:
    now, recorded = lines(), FILE.read_text(encoding="utf-8").splitlines()
    assert (sorted(set(now) - set(recorded)), sorted(set(recorded) - set(now))) == ([], [])
    assert now == recorded


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    sys.stdout.write(f"{len(lines())} lines\n")
