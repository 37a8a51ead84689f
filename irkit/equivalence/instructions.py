"""The fields of instructions that not all have: those of the operator table, each compared by its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from irkit.equivalence.attributes import list_texts
from irkit.instructions import Instruction, OperandBundle
from irkit.operators import BY_NAME, Field

if TYPE_CHECKING:
    from irkit.equivalence.functions import FunctionMatcher


def compare_fields(m: FunctionMatcher, left: Instruction, right: Instruction) -> None:
    """Report the fields in which two instructions of one opcode differ."""
    for field in BY_NAME[left.opcode].cls.fields:
        one, other = getattr(left, field.name), getattr(right, field.name)
        if one is not other:
            _COMPARE[field.kind.kind](m, field, one, other)


def _text(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    if left != right:
        m.text(field.words, str(left), str(right))


def _flag(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    m.flag(field.words, left, right)


def _type(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    m.type(field.words, left, right)


def _value(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    m.value(field.words, left, right)


def _blocks(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    for index in range(min(len(left), len(right))):
        m.value(f"{field.words.removesuffix('s')} {index}", left[index], right[index])


def _attributes(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    if not m.attributes.same_lists(left, right):
        m.report.changed(field.words, *list_texts(left, right))


def _bundles(m: FunctionMatcher, field: Field, left: Any, right: Any) -> None:
    m.text(field.words, bundles_text(left), bundles_text(right))


def bundles_text(bundles: list[OperandBundle] | None) -> str:
    return ", ".join([f'"{bundle.tag}"(operands {bundle.start} to {bundle.end})' for bundle in bundles or []])


_COMPARE: Final[dict[str, Callable[[FunctionMatcher, Field, Any, Any], None]]] = {
    "alignment": _text,
    "attributes": _attributes,
    "blocks": _blocks,
    "boolean": _flag,
    "booleans": _text,
    "bundles": _bundles,
    "constant": _value,
    "count": _text,
    "indices": _text,
    "number": _text,
    "presence": _flag,
    "sync scope": _text,
    "type": _type,
    "word": _text,
}
