"""Constant expressions: what constants and globals can be asked for, as llvmlite has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from irkit.errors import EditError
from irkit.ir import types
from irkit.ir.errors import WrongTypeError

RELATIONS: Final = {">": "gt", "<": "lt", "==": "eq", "!=": "ne", ">=": "ge", "<=": "le"}

_KINDS: Final[dict[type, str]] = {types.PointerType: "pointer type", types.IntType: "integer type"}


def same_type(lhs: Any, rhs: Any) -> None:
    """Raise `ValueError` unless two operands are of one type."""
    if lhs.type != rhs.type:
        raise EditError(f"Operands must be the same type, got ({lhs.type}, {rhs.type})")


def _formatted(ty: types.Type, text: str) -> Any:
    return types.Makers.formatted(ty, text)


def _typed(value: Any) -> str:
    return f"{value.type} {value.get_reference()}"


def _binary(opname: str) -> Callable[[Any, Any], Any]:
    def operation(self: Any, other: Any) -> Any:
        same_type(self, other)
        return _formatted(self.type, f"{opname} ({_typed(self)}, {_typed(other)})")

    return operation


def _cast(opname: str, takes: type | None = None, gives: type | None = None) -> Callable[[Any, types.Type], Any]:
    def cast(self: Any, typ: types.Type) -> Any:
        if takes is not None and not isinstance(self.type, takes):
            raise WrongTypeError(f"can only call {opname}() on {_KINDS[takes]}, not '{self.type}'")
        if gives is not None and not isinstance(typ, gives):
            raise WrongTypeError(f"can only {opname}() to {_KINDS[gives]}, not '{typ}'")
        return self if typ == self.type else _formatted(typ, f"{opname} ({_typed(self)} to {typ})")

    return cast


class ConstantOperations:
    """Operations on constants that give constants."""

    shl = _binary("shl")
    lshr = _binary("lshr")
    ashr = _binary("ashr")
    add = _binary("add")
    fadd = _binary("fadd")
    sub = _binary("sub")
    fsub = _binary("fsub")
    mul = _binary("mul")
    fmul = _binary("fmul")
    udiv = _binary("udiv")
    sdiv = _binary("sdiv")
    fdiv = _binary("fdiv")
    urem = _binary("urem")
    srem = _binary("srem")
    frem = _binary("frem")
    or_ = _binary("or")
    and_ = _binary("and")
    xor = _binary("xor")
    trunc = _cast("trunc")
    zext = _cast("zext")
    sext = _cast("sext")
    fptrunc = _cast("fptrunc")
    fpext = _cast("fpext")
    bitcast = _cast("bitcast")
    fptoui = _cast("fptoui")
    uitofp = _cast("uitofp")
    fptosi = _cast("fptosi")
    sitofp = _cast("sitofp")
    ptrtoint = _cast("ptrtoint", types.PointerType, types.IntType)
    inttoptr = _cast("inttoptr", types.IntType, types.PointerType)

    def _compare(self: Any, opname: str, sign: str, relation: str, other: Any) -> Any:
        word = RELATIONS.get(relation)
        if word is None:
            raise EditError(f"invalid comparison {relation!r} for {opname}")
        same_type(self, other)
        if opname == "fcmp" or relation not in ("==", "!="):
            word = sign + word
        return _formatted(types.IntType(1), f"{opname} {word} ({_typed(self)}, {_typed(other)})")

    def icmp_signed(self, cmpop: str, other: Any) -> Any:
        return self._compare("icmp", "s", cmpop, other)

    def icmp_unsigned(self, cmpop: str, other: Any) -> Any:
        return self._compare("icmp", "u", cmpop, other)

    def fcmp_ordered(self, cmpop: str, other: Any) -> Any:
        return self._compare("fcmp", "o", cmpop, other)

    def fcmp_unordered(self, cmpop: str, other: Any) -> Any:
        return self._compare("fcmp", "u", cmpop, other)

    def not_(self: Any) -> Any:
        return self.xor(self.type((-1,) * self.type.count if isinstance(self.type, types.VectorType) else -1))

    def neg(self: Any) -> Any:
        return self.type(0).sub(self)

    def fneg(self: Any) -> Any:
        return _formatted(self.type, f"fneg ({_typed(self)})")

    def gep(self: Any, indices: Sequence[Any]) -> Any:
        """The address of a part of what a typed pointer points to."""
        if not isinstance(self.type, types.PointerType):
            raise WrongTypeError(f"can only call gep() on pointer constants, not '{self.type}'")
        found: Any = self.type
        for index in indices:
            found = found.gep(index)
        words = ", ".join([_typed(index) for index in indices])
        text = f"getelementptr ({self.type.pointee}, {_typed(self)}, {words})"
        return _formatted(found.as_pointer(self.addrspace), text)
