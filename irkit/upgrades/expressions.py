"""What is appended to an expression of debug info, and arithmetic on constants within it, done as LLVM 19 and later do
it then (`DIExpression::foldConstantMath`)."""

from __future__ import annotations

from typing import Final

from irkit.dialects.dwarf import FRAGMENT, dwarf
from irkit.metadata import DIExpression, Metadata
from irkit.releases import NEWEST

_DEREF: Final = 0x06
_STACK_VALUE: Final = 0x9F
_TABLE: Final = dwarf(NEWEST)
_CONSTU: Final = 0x10
_DIV: Final = 0x1B
_MINUS: Final = 0x1C
_MUL: Final = 0x1E
_PLUS: Final = 0x22
_PLUS_UCONST: Final = 0x23
_SHL: Final = 0x24
_SHR: Final = 0x25
_LIT0: Final = 0x30  # the one literal that an expression may have
_ARG: Final = 0x1005
# What changes nothing, by operation.
_NEUTRAL: Final = {_PLUS: 0, _MINUS: 0, _SHL: 0, _SHR: 0, _MUL: 1, _DIV: 1}
_COMMUTATIVE: Final = (_PLUS, _MUL)
_BITS: Final = 64


def folded(operations: list[list[int]]) -> list[list[int]]:
    """The operations with what can be computed computed. After each such step all is looked at again. Behind all
    constants there is something else, as a `DW_OP_deref`."""
    found = spelled_out(operations)
    at = 0
    while at < len(found):
        shorter = _step(found, at)
        if shorter is None:
            at += 1
        else:
            found = shorter
            at = 0
    return shortened(found)


def dereferenced(expression: Metadata, folds: bool) -> Metadata:
    """The expression of what an address points to: `DW_OP_deref` goes before a stack value or a fragment, and what can
    be computed is if it `folds`."""
    if not isinstance(expression, DIExpression):
        return expression
    operations = _TABLE.split_expression(expression.elements)
    if operations is None:
        return DIExpression([*expression.elements, _DEREF])
    ends = [place for place, operation in enumerate(operations) if operation[0] in (_STACK_VALUE, FRAGMENT)]
    operations.insert(ends[0] if ends else len(operations), [_DEREF])
    return DIExpression([word for operation in (folded(operations) if folds else operations) for word in operation])


def spelled_out(operations: list[list[int]]) -> list[list[int]]:
    """With constants and additions as two operations each."""
    found: list[list[int]] = []
    for operation in operations:
        if operation[0] == _LIT0:
            found.append([_CONSTU, 0])
        elif operation[0] == _PLUS_UCONST:
            found += [[_CONSTU, operation[1]], [_PLUS]]
        else:
            found.append(operation)
    return found


def shortened(operations: list[list[int]]) -> list[list[int]]:
    """With additions of constants, and with 0, as one operation each."""
    found: list[list[int]] = []
    for operation in operations:
        if operation == [_PLUS] and found and found[-1][0] == _CONSTU:
            found[-1] = [_PLUS_UCONST, found[-1][1]]
        elif operation == [_CONSTU, 0]:
            found.append([_LIT0])
        else:
            found.append(operation)
    return found


def _step(operations: list[list[int]], at: int) -> list[list[int]] | None:
    """The operations with those from one place on computed; None where that cannot be."""
    first, rest = operations[at], operations[at + 1 :]
    if first[0] != _CONSTU:
        return None
    names = [operation[0] for operation in rest[:5]]
    by = names[0]
    if _NEUTRAL.get(by) == first[1]:
        return operations[:at] + rest[1:]
    if by == _CONSTU:
        second, by, taken, kept = rest[0], names[1], 2, 0
    elif by not in _COMMUTATIVE:
        return None
    elif names[:3] == [by, _CONSTU, by]:
        second, taken, kept = rest[1], 3, 1
    elif names == [by, _ARG, by, _CONSTU, by]:
        second, taken, kept = rest[3], 5, 3
    else:
        return None
    result = computed(first[1], second[1], by)
    return None if result is None else [*operations[:at], [_CONSTU, result], *rest[:kept], *rest[taken:]]


def computed(left: int, right: int, operation: int) -> int | None:
    """The operation on two constants; None where it is another, or would lose bits."""
    if operation in (_PLUS, _MUL):
        result = left + right if operation == _PLUS else left * right
        return result if result.bit_length() <= _BITS else None
    if operation == _MINUS:
        return left - right if left >= right else None
    if operation == _DIV:
        return left // right if right else None
    if operation not in (_SHL, _SHR) or right >= _BITS:
        return None
    if operation == _SHL:
        result = left << right
        return result if result.bit_length() <= _BITS else None
    result = left >> right
    return result if result << right == left else None
