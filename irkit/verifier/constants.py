"""Constants with operands: expressions in them, signed pointers, addresses of blocks (LangRef, "Constants")."""

from __future__ import annotations

from typing import Final

from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantData,
    ConstantExpr,
    ConstantInt,
    ConstantPointerNull,
    ConstantPtrAuth,
)
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.operand_rules import cast_is_valid
from irkit.type_rules import is_integer
from irkit.types import PointerType
from irkit.values import Value
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("constants")
BITCAST: Final = _C.rule("constant-bitcast", "Invalid bitcast")
PTRAUTH_BASE: Final = _C.rule("ptrauth-base", "signed ptrauth constant base pointer must have pointer type", first=19)
PTRAUTH_TYPE: Final = _C.rule(
    "ptrauth-type", "signed ptrauth constant must have same type as its base pointer", first=19
)
PTRAUTH_KEY: Final = _C.rule("ptrauth-key", "signed ptrauth constant key must be i32 constant integer", first=19)
PTRAUTH_ADDRESS: Final = _C.rule(
    "ptrauth-address", "signed ptrauth constant address discriminator must be a pointer", first=19
)
PTRAUTH_DISCRIMINATOR: Final = _C.rule(
    "ptrauth-discriminator", "signed ptrauth constant discriminator must be i64 constant integer", first=19
)
PTRAUTH_SYMBOL: Final = _C.rule(
    "ptrauth-symbol", "signed ptrauth constant deactivation symbol must be a pointer", first=22
)
PTRAUTH_SYMBOL_VALUE: Final = _C.rule(
    "ptrauth-symbol-value",
    "signed ptrauth constant deactivation symbol must be a global value or null",
    first=22,
)
OTHER_MODULE: Final = _C.rule("constant-of-other-module", "Referencing global in another module!")
INTRINSIC_USER: Final = _C.rule("intrinsic-user", "Invalid user of intrinsic instruction!")
ENTRY_ADDRESS: Final = _C.rule("entry-address", "blockaddress may not be used with the entry block!")
OPERAND_MISSING: Final = _C.rule("constant-operand", "a constant has a null operand", is_own=True)


def check_constant(v: Verifier, constant: Value, where: Value) -> bool:
    """A constant and all below it, once in a module, globals left aside."""
    seen = v.constants_seen
    if constant in seen:
        return True
    seen.add(constant)
    count = len(v.problems)
    todo: list[Value] = [constant]
    while todo:
        one = todo.pop()
        if isinstance(one, ConstantExpr):
            _check_expression(v, one, where)
        elif isinstance(one, ConstantPtrAuth):
            _check_ptrauth(v, one, where)
        elif isinstance(one, BlockAddress):
            blocks = one.function.blocks if isinstance(one.function, Function) else []
            if blocks and one.block is blocks[0]:
                v.fail(ENTRY_ADDRESS, one.block)
            continue
        if not isinstance(one, Constant):
            continue
        for operand in one.operands:
            if operand is None:
                v.fail(OPERAND_MISSING, where, one)
            elif isinstance(operand, GlobalValue):
                _check_global(v, operand, one, where)
            elif not isinstance(operand, ConstantData) and operand not in seen:
                seen.add(operand)
                todo.append(operand)
    return len(v.problems) == count


def check_reference(v: Verifier, value: Value | None, where: Value) -> None:
    """What a global refers to: a constant, or another global."""
    if isinstance(value, GlobalValue):
        _check_global(v, value, where, where)
    elif value is not None:
        check_constant(v, value, where)


def _check_global(v: Verifier, value: GlobalValue, user: Value, where: Value) -> None:
    v.note_use(value)
    if is_intrinsic(value):
        v.fail(INTRINSIC_USER, where, user)
    elif value.parent is not v.module:
        v.fail(OTHER_MODULE, where, value)


def _check_expression(v: Verifier, one: ConstantExpr, where: Value) -> None:
    if one.opcode == "bitcast" and one.operands and not cast_is_valid("bitcast", one.operands[0].type, one.type):
        v.fail(BITCAST, where, one)


def _check_ptrauth(v: Verifier, one: ConstantPtrAuth, where: Value) -> None:
    rule = _ptrauth_rule(one)
    if rule is not None:
        v.fail(rule, where, one)


def _ptrauth_rule(one: ConstantPtrAuth) -> Rule | None:
    """The first rule that it breaks."""
    parts = one.operands
    if len(parts) < 4 or not isinstance(parts[0].type, PointerType):
        return PTRAUTH_BASE
    pointer, key, discriminator, address = parts[:4]
    if pointer.type is not one.type:
        return PTRAUTH_TYPE
    if not isinstance(key, ConstantInt) or not is_integer(key.type, 32):
        return PTRAUTH_KEY
    if not isinstance(address.type, PointerType):
        return PTRAUTH_ADDRESS
    if not isinstance(discriminator, ConstantInt) or not is_integer(discriminator.type, 64):
        return PTRAUTH_DISCRIMINATOR
    if len(parts) > 4:
        if not isinstance(parts[4].type, PointerType):
            return PTRAUTH_SYMBOL
        if not isinstance(parts[4], (GlobalValue, ConstantPointerNull)):
            return PTRAUTH_SYMBOL_VALUE
    return None
