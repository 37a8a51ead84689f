"""RISC-V's cryptographic intrinsics, which worked on registers of 64 bits and took a byte for what is an i32 now."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.types import IntegerType
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Row
from irkit.values import Value

_WORD: Final = 32


def _ends_in_word(changes: Changes, function: Function) -> bool:
    return function.function_type.parameters[-1:] == (changes.context.integer(_WORD),)


def _by_last(changes: Changes, function: Function) -> Rewrite | None:
    """What LLVM knows as old by its last operand, whatever the result is."""
    return None if _ends_in_word(changes, function) else _on_words(changes, function)


def _by_result(changes: Changes, function: Function) -> Rewrite | None:
    """What it knows by the result as well."""
    is_word = function.function_type.return_type is changes.context.integer(_WORD)
    return _by_last(changes, function) if is_word else _on_words(changes, function)


def _on_words(changes: Changes, function: Function) -> Rewrite | None:
    """Operands of 32 bits, and a last operand that is an i32; a result of 64 bits is extended. A name of other types
    stays where these are right."""
    ty = function.function_type
    base = function.name.removesuffix(".i64").removesuffix(".i32")
    i32 = changes.context.integer(_WORD)
    if not changes.has(base):
        return None
    changes.declare(base, changes.context.function(i32, [i32] * len(ty.parameters)))

    def rewrite(b: Builder) -> None:
        arguments = [_as_word(b, argument) for argument in b.arguments]
        made = b.intrinsic(base, i32, arguments)
        made.name, b.call.name = b.call.name, ""
        b.replace(b.cast("sext", made, b.call.type) if b.call.type is not i32 else made)

    return rewrite


def _as_word(b: Builder, value: Value) -> Value:
    width = value.type.width if isinstance(value.type, IntegerType) else _WORD
    if width > _WORD:
        return b.cast("trunc", value, b.context.integer(_WORD))
    if width < _WORD:
        return b.cast("zext", value, b.context.integer(_WORD))
    return value


RISCV: Final[tuple[Row, ...]] = (
    *[(f"llvm.riscv.aes32{word}", _by_last) for word in ("dsi", "dsmi", "esi", "esmi")],
    *[(f"llvm.riscv.{word}*", _by_result) for word in ("sm4ks", "sm4ed", "sm3p0", "sm3p1")],
    *[(f"llvm.riscv.sha256{word}*", _by_result) for word in ("sig0", "sig1", "sum0", "sum1")],
)
