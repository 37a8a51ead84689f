"""Arithmetic, comparisons and conversions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from irkit import flags as f
from irkit.building.constants import const
from irkit.building.position import Position, checked_type, fast_math_bits, flag_bits
from irkit.errors import EditError
from irkit.instructions import BinaryOperator, CastInst, CmpInst, FreezeInst, Instruction, SelectInst, UnaryOperator
from irkit.operand_rules import cast_is_valid
from irkit.operators.lists import CONVERSIONS
from irkit.types import (
    FloatingPointType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    TokenType,
    Type,
    VectorType,
    integer_type,
    vector_type,
)
from irkit.values import Value
from irkit.words import FLOAT_PREDICATES, INTEGER_PREDICATES

_WRAPS: Final = f.NUW | f.NSW
#: llvmlite's words of comparisons.
_SIGNS: Final = {">": "gt", "<": "lt", "==": "eq", "!=": "ne", ">=": "ge", "<=": "le"}
ICMP: Final = frozenset(INTEGER_PREDICATES.words)
FCMP: Final = frozenset(FLOAT_PREDICATES.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class ArithmeticBuilder(Position):
    """`add` … `xor`, `fneg`, `icmp`, `fcmp`, `select`, `freeze`, `trunc` … `addrspacecast`.

    Flags are given as words (`flags=("nsw",)`) or as keywords (`nsw=True`, `fast=True`).
    """

    # Integers

    def _integer(
        self, opcode: str, lhs: Value | object, rhs: Value | object, name: str | object, bits: int
    ) -> Instruction:
        lhs, rhs = self._pair(opcode, lhs, rhs)
        if not lhs.type.is_int_or_int_vector():
            raise EditError(f"{opcode} takes integers or vectors of them, not {lhs.type}")
        made = BinaryOperator(opcode, lhs, rhs, bits)
        self.insert_checked(made, name)
        return made

    def _pair(self, opcode: str, lhs: Value | object, rhs: Value | object) -> tuple[Value, Value]:
        lhs, rhs = self.operand(lhs), self.operand(rhs)
        if lhs.type is not rhs.type:
            raise EditError(f"{opcode} takes two operands of one type, not {lhs.type} and {rhs.type}")
        return lhs, rhs

    def add(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs + rhs`; flags `nuw`, `nsw`."""
        return self._integer("add", lhs, rhs, name, flag_bits("add", _WRAPS, flags, words))

    def sub(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs - rhs`; flags `nuw`, `nsw`."""
        return self._integer("sub", lhs, rhs, name, flag_bits("sub", _WRAPS, flags, words))

    def mul(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs * rhs`; flags `nuw`, `nsw`."""
        return self._integer("mul", lhs, rhs, name, flag_bits("mul", _WRAPS, flags, words))

    def shl(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs << rhs`; flags `nuw`, `nsw`."""
        return self._integer("shl", lhs, rhs, name, flag_bits("shl", _WRAPS, flags, words))

    def udiv(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs / rhs`, unsigned; flag `exact`."""
        return self._integer("udiv", lhs, rhs, name, flag_bits("udiv", f.EXACT, flags, words))

    def sdiv(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs / rhs`, signed; flag `exact`."""
        return self._integer("sdiv", lhs, rhs, name, flag_bits("sdiv", f.EXACT, flags, words))

    def urem(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`lhs % rhs`, unsigned."""
        return self._integer("urem", lhs, rhs, name, 0)

    def srem(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`lhs % rhs`, signed."""
        return self._integer("srem", lhs, rhs, name, 0)

    def lshr(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs >> rhs`, unsigned; flag `exact`."""
        return self._integer("lshr", lhs, rhs, name, flag_bits("lshr", f.EXACT, flags, words))

    def ashr(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs >> rhs`, signed; flag `exact`."""
        return self._integer("ashr", lhs, rhs, name, flag_bits("ashr", f.EXACT, flags, words))

    def and_(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`lhs & rhs`."""
        return self._integer("and", lhs, rhs, name, 0)

    def or_(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs | rhs`; flag `disjoint`."""
        return self._integer("or", lhs, rhs, name, flag_bits("or", f.DISJOINT, flags, words))

    def xor(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`lhs ^ rhs`."""
        return self._integer("xor", lhs, rhs, name, 0)

    def not_(self, value: Value | object, name: str | object = "") -> Instruction:
        """`~value`, as `xor` with -1."""
        operand = self.operand(value)
        return self.xor(operand, const(operand.type, -1), name)

    def neg(self, value: Value | object, name: str | object = "") -> Instruction:
        """`-value`, as `sub` from 0."""
        operand = self.operand(value)
        return self.sub(const(operand.type, None), operand, name)

    # Floating point

    def _floating(
        self, opcode: str, lhs: Value | object, rhs: Value | object, name: str | object, fast_math: int
    ) -> Instruction:
        lhs, rhs = self._pair(opcode, lhs, rhs)
        if not lhs.type.is_fp_or_fp_vector():
            raise EditError(f"{opcode} takes floating-point numbers or vectors of them, not {lhs.type}")
        made = BinaryOperator(opcode, lhs, rhs, 0, fast_math)
        self.insert_checked(made, name)
        return made

    def fadd(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs + rhs`; fast-math flags."""
        return self._floating("fadd", lhs, rhs, name, fast_math_bits("fadd", flags, words))

    def fsub(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs - rhs`; fast-math flags."""
        return self._floating("fsub", lhs, rhs, name, fast_math_bits("fsub", flags, words))

    def fmul(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs * rhs`; fast-math flags."""
        return self._floating("fmul", lhs, rhs, name, fast_math_bits("fmul", flags, words))

    def fdiv(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs / rhs`; fast-math flags."""
        return self._floating("fdiv", lhs, rhs, name, fast_math_bits("fdiv", flags, words))

    def frem(
        self,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`lhs % rhs`; fast-math flags."""
        return self._floating("frem", lhs, rhs, name, fast_math_bits("frem", flags, words))

    def fneg(
        self, arg: Value | object, name: str | object = "", flags: Iterable[str] = (), **words: bool | object
    ) -> Instruction:
        """`-arg`; fast-math flags."""
        arg = self.operand(arg)
        if not arg.type.is_fp_or_fp_vector():
            raise EditError(f"fneg takes a floating-point number or a vector of them, not {arg.type}")
        made = UnaryOperator("fneg", arg.type, [arg], 0, fast_math_bits("fneg", flags, words))
        self.insert(made, name)
        return made

    # Comparisons

    def icmp(
        self,
        predicate: str | object,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """Compare integers or pointers; `predicate` as in text (`eq`, `slt`, …); flag `samesign`."""
        lhs, rhs = self._pair("icmp", lhs, rhs)
        if not isinstance(predicate, str) or predicate not in ICMP:
            raise EditError(f"icmp has no predicate {predicate!r}")
        if not (lhs.type.is_int_or_int_vector() or lhs.type.is_pointer_or_pointer_vector()):
            raise EditError(f"icmp takes integers, pointers or vectors of them, not {lhs.type}")
        bits = flag_bits("icmp", f.SAMESIGN, flags, words)
        made = CmpInst("icmp", truth_type(lhs.type), predicate, lhs, rhs, bits)
        self.insert_checked(made, name)
        return made

    def fcmp(
        self,
        predicate: str | object,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """Compare floating-point numbers; `predicate` as in text (`oeq`, `ult`, …); fast-math flags."""
        lhs, rhs = self._pair("fcmp", lhs, rhs)
        if not isinstance(predicate, str) or predicate not in FCMP:
            raise EditError(f"fcmp has no predicate {predicate!r}")
        if not lhs.type.is_fp_or_fp_vector():
            raise EditError(f"fcmp takes floating-point numbers or vectors of them, not {lhs.type}")
        fast_math = fast_math_bits("fcmp", flags, words)
        made = CmpInst("fcmp", truth_type(lhs.type), predicate, lhs, rhs, 0, fast_math)
        self.insert_checked(made, name)
        return made

    def icmp_signed(
        self, cmpop: str | object, lhs: Value | object, rhs: Value | object, name: str | object = ""
    ) -> Instruction:
        """Compare signed integers; `cmpop` is `==`, `!=`, `<`, `<=`, `>` or `>=`."""
        return self.icmp(_predicate("s", cmpop, ("==", "!=")), lhs, rhs, name)

    def icmp_unsigned(
        self, cmpop: str | object, lhs: Value | object, rhs: Value | object, name: str | object = ""
    ) -> Instruction:
        """Compare unsigned integers or pointers; `cmpop` as in `icmp_signed`."""
        return self.icmp(_predicate("u", cmpop, ("==", "!=")), lhs, rhs, name)

    def fcmp_ordered(
        self,
        cmpop: str | object,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """Compare, false if an operand is not a number; `cmpop` as in `icmp_signed`, `ord` or `uno`."""
        return self.fcmp(_predicate("o", cmpop, ()), lhs, rhs, name, flags, **words)

    def fcmp_unordered(
        self,
        cmpop: str | object,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """Compare, true if an operand is not a number; `cmpop` as in `fcmp_ordered`."""
        return self.fcmp(_predicate("u", cmpop, ()), lhs, rhs, name, flags, **words)

    # Choices

    def select(
        self,
        cond: Value | object,
        lhs: Value | object,
        rhs: Value | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Instruction:
        """`cond ? lhs : rhs`, lane by lane if `cond` is a vector; fast-math flags."""
        lhs, rhs = self._pair("select", lhs, rhs)
        cond = self.operand(cond)
        if cond.type is not integer_type(1) and not (
            isinstance(lhs.type, VectorType) and cond.type is truth_type(lhs.type)
        ):
            raise EditError(f"select takes an i1, or one for each lane, not {cond.type}, to choose {lhs.type}")
        if not lhs.type.is_first_class():
            raise EditError(f"select cannot choose values of type {lhs.type}")
        made = SelectInst(cond, lhs, rhs, fast_math_bits("select", flags, words))
        if isinstance(lhs.type, (IntegerType, FloatingPointType, PointerType)):  # as most are; no block, no token
            self.insert_checked(made, name)
        else:
            self.insert(made, name)
        return made

    def freeze(self, value: Value | object, name: str | object = "") -> Instruction:
        """The value, or some fixed one where it is undef or poison."""
        value = self.operand(value)
        if not value.type.is_first_class():
            raise EditError(f"freeze cannot take a value of type {value.type}")
        made = FreezeInst(value)
        self.insert(made, name)
        return made

    # Conversions

    def cast(
        self,
        opcode: str | object,
        value: Value | object,
        typ: Type | object,
        name: str | object = "",
        bits: int = 0,
        fast_math: int = 0,
    ) -> Value:
        """A conversion by its opcode; the value itself where it has the type already."""
        source, target = self.operand(value), checked_type(typ)
        if source.type is target:
            return source
        if not isinstance(opcode, str) or not can_cast(opcode, source.type, target):
            raise EditError(f"{opcode} cannot make a {target} of a {source.type}")
        made = CastInst(opcode, source, target, bits, fast_math)
        self.insert_checked(made, name)
        return made

    def trunc(
        self,
        value: Value | object,
        typ: Type | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Value:
        """To a narrower integer; flags `nuw`, `nsw`."""
        return self.cast("trunc", value, typ, name, flag_bits("trunc", _WRAPS, flags, words))

    def zext(
        self,
        value: Value | object,
        typ: Type | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Value:
        """To a wider integer, unsigned; flag `nneg`."""
        return self.cast("zext", value, typ, name, flag_bits("zext", f.NNEG, flags, words))

    def sext(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """To a wider integer, signed."""
        return self.cast("sext", value, typ, name)

    def fptrunc(
        self,
        value: Value | object,
        typ: Type | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Value:
        """To a floating-point type of less precision; fast-math flags."""
        return self.cast("fptrunc", value, typ, name, 0, fast_math_bits("fptrunc", flags, words))

    def fpext(
        self,
        value: Value | object,
        typ: Type | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Value:
        """To a floating-point type of more precision; fast-math flags."""
        return self.cast("fpext", value, typ, name, 0, fast_math_bits("fpext", flags, words))

    def fptoui(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """To an unsigned integer."""
        return self.cast("fptoui", value, typ, name)

    def fptosi(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """To a signed integer."""
        return self.cast("fptosi", value, typ, name)

    def uitofp(
        self,
        value: Value | object,
        typ: Type | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        **words: bool | object,
    ) -> Value:
        """From an unsigned integer; flag `nneg`."""
        return self.cast("uitofp", value, typ, name, flag_bits("uitofp", f.NNEG, flags, words))

    def sitofp(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """From a signed integer."""
        return self.cast("sitofp", value, typ, name)

    def ptrtoint(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """A pointer's bits as an integer."""
        return self.cast("ptrtoint", value, typ, name)

    def ptrtoaddr(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """A pointer's address, without its provenance; since LLVM 22."""
        return self.cast("ptrtoaddr", value, typ, name)

    def inttoptr(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """A pointer of these bits."""
        return self.cast("inttoptr", value, typ, name)

    def bitcast(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """The same bits as another type."""
        return self.cast("bitcast", value, typ, name)

    def addrspacecast(self, value: Value | object, typ: Type | object, name: str | object = "") -> Value:
        """A pointer to another address space."""
        return self.cast("addrspacecast", value, typ, name)


def _predicate(prefix: str, cmpop: str | object, same: tuple[str, ...]) -> str | object:
    """LLVM's predicate for llvmlite's sign; one that is no sign is LLVM's already."""
    word = _SIGNS.get(cmpop) if isinstance(cmpop, str) else None
    if word is None:
        return cmpop
    return word if cmpop in same else prefix + word


def truth_type(ty: Type) -> Type:
    """The type of a comparison: i1, or a vector of as many."""
    i1 = integer_type(1)
    return vector_type(i1, ty.count, ty.scalable) if isinstance(ty, VectorType) else i1


def can_cast(opcode: str, source: Type, target: Type) -> bool:
    """Whether a conversion takes one type to another; to what has no bits none does, though LLVM's rule lets it."""
    if opcode not in CONVERSIONS or isinstance(target, (LabelType, MetadataType, TokenType)):
        return False
    return cast_is_valid(opcode, source, target)
