"""`IRBuilder`: instructions made, checked and put into a block, with the names and arguments of llvmlite's builder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, Attribute, AttributeList
from irkit.blocks import BasicBlock
from irkit.building.control import ControlBuilder
from irkit.building.position import checked_type, elements, fast_math_bits
from irkit.constants import InlineAsm
from irkit.errors import EditError, IRKitError
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.guarding import protect
from irkit.instructions import CallInst, Instruction, OperandBundle
from irkit.terminators import CallBrInst, InvokeInst
from irkit.types import FunctionType, PointerType, Type, function_type, integer_type
from irkit.values import Value
from irkit.words import check_tail_kind, check_text


@mypyc_attr(allow_interpreted_subclasses=True)
class IRBuilder(ControlBuilder):
    """Builds instructions at a place in a block (LangRef, "Instruction Reference").

    The methods have llvmlite's names and arguments, and one for each instruction that llvmlite lacks. Each takes its
    operands' types as they must be, or raises `EditError` that says both; constants of any module serve, unless they
    refer to what is of another one. `builder.debug_loc` is given to every new instruction.
    """

    # Calls

    def call(
        self,
        fn: Value | object,
        args: Sequence[Value | object],
        name: str | object = "",
        cconv: str | int | object | None = None,
        tail: bool | str | object = False,
        fastmath: Iterable[str] = (),
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
        *,
        function_type: FunctionType | object | None = None,
        bundles: Mapping[str, Sequence[Value | object]] | None = None,
        **words: bool | object,
    ) -> Instruction:
        """Call a function, or a pointer as one of type `function_type`.

        `cconv` None: that of the function. `tail`: True for `tail`, or LLVM's word. `attrs` are the call's function
        attributes by name, `arg_attrs` those of arguments by number.
        """
        callee, signature, arguments = self._call(fn, args, function_type)
        kind = check_tail_kind(("tail" if tail else "") if isinstance(tail, bool) else tail)
        operands, found = self._bundles(len(arguments), bundles)
        made = CallInst(
            signature,
            callee,
            arguments,
            operands,
            found,
            self._convention(fn, cconv),
            self._attributes(attrs, arg_attrs),
            kind,
            fast_math_bits("call", fastmath, words),
        )
        self.insert(made, name)
        return made

    def invoke(
        self,
        fn: Value | object,
        args: Sequence[Value | object],
        normal_to: BasicBlock | object,
        unwind_to: BasicBlock | object,
        name: str | object = "",
        cconv: str | int | object | None = None,
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
        *,
        function_type: FunctionType | object | None = None,
        bundles: Mapping[str, Sequence[Value | object]] | None = None,
    ) -> Instruction:
        """The same, going on in one block, or in another after an exception."""
        callee, signature, arguments = self._call(fn, args, function_type)
        operands, found = self._bundles(len(arguments), bundles)
        made = InvokeInst(
            signature,
            callee,
            arguments,
            operands,
            self.target(normal_to),
            self.target(unwind_to),
            found,
            self._convention(fn, cconv),
            self._attributes(attrs, arg_attrs),
        )
        self.insert(made, name)
        return made

    def callbr(
        self,
        fn: Value | object,
        args: Sequence[Value | object],
        fallthrough: BasicBlock | object,
        indirect: Sequence[BasicBlock],
        name: str | object = "",
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
    ) -> Instruction:
        """Inline assembly that may jump."""
        callee, signature, arguments = self._call(fn, args, None)
        made = CallBrInst(
            signature,
            callee,
            arguments,
            [],
            self.target(fallthrough),
            [self.target(block) for block in indirect],
            None,
            0,
            self._attributes(attrs, arg_attrs),
        )
        self.insert(made, name)
        return made

    def _call(
        self, fn: Value | object, args: Sequence[Value | object], given: FunctionType | object | None
    ) -> tuple[Value, FunctionType, list[Value]]:
        """Callee, signature and arguments, checked."""
        callee = self.operand(fn)
        signature = called_type(callee) if given is None else checked_signature(given)
        given_args = args if isinstance(args, (list, tuple)) else elements("arguments of a call", args)
        arguments = [self.operand(value) for value in given_args]
        wanted = signature.parameters
        if len(arguments) < len(wanted) or (len(arguments) > len(wanted) and not signature.is_vararg):
            raise EditError(f"a call of {signature} takes {len(wanted)} arguments, not {len(arguments)}")
        for number, ty in enumerate(wanted):
            if arguments[number].type is not ty:
                raise EditError(f"argument {number} of a call of {signature} is of type {arguments[number].type}")
        return callee, signature, arguments

    def _convention(self, fn: Value | object, given: str | int | object | None) -> int:
        if given is None:
            return fn.calling_convention_number if isinstance(fn, Function) else 0
        if not isinstance(given, (str, int)):
            raise EditError(f"{given!r} is no calling convention: that is LLVM's word or a number")
        return self.module.dialect.calling_convention_number(given)

    def _attributes(self, attrs: Iterable[str], arg_attrs: Mapping[int, Iterable[str]] | None) -> AttributeList | None:
        context = self.module.context
        sets = {FUNCTION_INDEX: context.attribute_set(attributes_named(attrs))}
        for number, words in mapping_items("attributes of arguments", arg_attrs):
            if not isinstance(number, int):
                raise EditError(f"attributes of arguments: {number!r} is no number of an argument")
            sets[FIRST_ARGUMENT_INDEX + number] = context.attribute_set(attributes_named(words))
        found = context.attribute_list(sets)
        return found if found else None

    def _bundles(
        self, start: int, bundles: Mapping[str, Sequence[Value | object]] | None
    ) -> tuple[list[Value], list[OperandBundle] | None]:
        """The operands of all bundles, and where each stands among the call's."""
        operands: list[Value] = []
        found: list[OperandBundle] = []
        for tag, values in mapping_items("operand bundles", bundles):
            first = start + len(operands)
            operands += [self.operand(value) for value in elements("inputs of an operand bundle", values)]
            found.append(OperandBundle(check_text("tag of an operand bundle", tag), first, start + len(operands)))
        return operands, found or None

    # Inline assembly

    def asm(
        self,
        ftype: FunctionType | object,
        asm: str | object,
        constraint: str | object,
        args: Sequence[Value | object],
        side_effect: bool | object,
        name: str | object = "",
    ) -> Instruction:
        """Call inline assembly."""
        ty = checked_signature(ftype)
        text, letters = check_text("assembly", asm), check_text("constraint", constraint)
        callee = InlineAsm(self._pointer_to(ty, 0), ty, text, letters, side_effects=bool(side_effect))
        return self.call(callee, args, name)

    def load_reg(self, reg_type: Type | object, reg_name: str, name: str | object = "") -> Instruction:
        """The value of a register."""
        return self.asm(function_type(checked_type(reg_type), []), "", f"={{{reg_name}}}", [], False, name)

    def store_reg(
        self, value: Value | object, reg_type: Type | object, reg_name: str, name: str | object = ""
    ) -> Instruction:
        """Set a register."""
        void = self.module.context.void
        return self.asm(function_type(void, [checked_type(reg_type)]), "", f"{{{reg_name}}}", [value], True, name)

    # Intrinsics

    def intrinsic(
        self, name: str, types: Sequence[Type], args: Sequence[Value | object], result: str | object = ""
    ) -> Instruction:
        """Call an intrinsic, overloaded on `types`, declared if it is not; `result` is the name of the call."""
        module = self.module
        count = len(module.functions)
        callee = module.declare_intrinsic(name, types)
        try:
            return self.call(callee, args, result)
        except IRKitError:
            if len(module.functions) > count:  # nobody else calls what was declared for this
                module.remove(callee)
            raise

    def _overflow(self, operation: str, lhs: Value | object, rhs: Value | object, name: str | object) -> Instruction:
        left, right = self._pair(operation, lhs, rhs)
        if not left.type.is_int_or_int_vector():
            raise EditError(f"{operation}.with.overflow takes integers, not {left.type}")
        return self.intrinsic(f"llvm.{operation}.with.overflow", [left.type], [left, right], name)

    def sadd_with_overflow(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`{lhs + rhs, whether it is too large}`, signed."""
        return self._overflow("sadd", lhs, rhs, name)

    def uadd_with_overflow(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`{lhs + rhs, whether it is too large}`, unsigned."""
        return self._overflow("uadd", lhs, rhs, name)

    def ssub_with_overflow(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`{lhs - rhs, whether it is too large}`, signed."""
        return self._overflow("ssub", lhs, rhs, name)

    def usub_with_overflow(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`{lhs - rhs, whether it is negative}`, unsigned."""
        return self._overflow("usub", lhs, rhs, name)

    def smul_with_overflow(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`{lhs * rhs, whether it is too large}`, signed."""
        return self._overflow("smul", lhs, rhs, name)

    def umul_with_overflow(self, lhs: Value | object, rhs: Value | object, name: str | object = "") -> Instruction:
        """`{lhs * rhs, whether it is too large}`, unsigned."""
        return self._overflow("umul", lhs, rhs, name)

    def _on_integer(
        self, name: str, value: Value | object, more: Sequence[Value | object], result: str | object
    ) -> Instruction:
        operand = self.operand(value)
        if not operand.type.is_int_or_int_vector():
            raise EditError(f"{name} takes an integer, not a value of type {operand.type}")
        return self.intrinsic(name, [operand.type], [operand, *more], result)

    def bswap(self, cond: Value | object, name: str | object = "") -> Instruction:
        """The bytes in the other order."""
        return self._on_integer("llvm.bswap", cond, [], name)

    def bitreverse(self, cond: Value | object, name: str | object = "") -> Instruction:
        """The bits in the other order."""
        return self._on_integer("llvm.bitreverse", cond, [], name)

    def ctpop(self, cond: Value | object, name: str | object = "") -> Instruction:
        """How many bits are set."""
        return self._on_integer("llvm.ctpop", cond, [], name)

    def ctlz(self, cond: Value | object, flag: Value | object, name: str | object = "") -> Instruction:
        """How many zeros lead; `flag` (i1): whether the answer for 0 is poison."""
        return self._on_integer("llvm.ctlz", cond, [flag], name)

    def cttz(self, cond: Value | object, flag: Value | object, name: str | object = "") -> Instruction:
        """How many zeros trail; `flag` as in `ctlz`."""
        return self._on_integer("llvm.cttz", cond, [flag], name)

    def fma(self, a: Value | object, b: Value | object, c: Value | object, name: str | object = "") -> Instruction:
        """`a * b + c`, rounded once."""
        left, right = self._pair("llvm.fma", a, b)
        if not left.type.is_fp_or_fp_vector():
            raise EditError(f"llvm.fma takes floating-point numbers, not {left.type}")
        return self.intrinsic("llvm.fma", [left.type], [left, right, c], name)

    def assume(self, cond: Value | object) -> Instruction:
        """Say that `cond` is true."""
        return self.intrinsic("llvm.assume", [], [cond])

    def convert_from_fp16(self, a: Value | object, to: Type | object, name: str | object = "") -> Instruction:
        """The number that 16 bits are."""
        value, ty = self.operand(a), checked_type(to)
        if value.type is not integer_type(16) or not ty.is_fp_or_fp_vector():
            raise EditError(f"llvm.convert.from.fp16 takes an i16 to a floating-point number, not {value.type} to {ty}")
        return self.intrinsic("llvm.convert.from.fp16", [ty], [value], name)

    def convert_to_fp16(self, a: Value | object, name: str | object = "") -> Instruction:
        """A number as 16 bits."""
        value = self.operand(a)
        if not value.type.is_fp_or_fp_vector():
            raise EditError(f"llvm.convert.to.fp16 takes a floating-point number, not {value.type}")
        return self.intrinsic("llvm.convert.to.fp16", [value.type], [value], name)


def checked_signature(ty: FunctionType | object) -> FunctionType:
    """A function type. Raises `EditError` for anything else."""
    if not isinstance(ty, FunctionType):
        raise EditError(f"{ty!r} is no function type")
    return ty


def called_type(callee: Value) -> FunctionType:
    """The signature that a call of a value has by itself."""
    found: Type | None = None
    if isinstance(callee, GlobalValue):
        found = callee.value_type
    elif isinstance(callee, InlineAsm):
        found = callee.function_type
    elif isinstance(callee.type, PointerType):
        found = callee.type.pointee
    if not isinstance(found, FunctionType):
        raise EditError(f"a call of {callee!r} of type {callee.type} has to be told its function type")
    return found


protect(__name__)


def attributes_named(words: Iterable[str] | object) -> list[Attribute]:
    """The attributes of these names. Raises `EditError` for what is no name."""
    return [Attribute(check_text("attribute", word)) for word in elements("attributes", words)]


def mapping_items(what: str, given: Mapping[Any, Any] | object | None) -> list[tuple[object, object]]:
    """Keys and values; None for none. Raises `EditError` for what is no mapping."""
    if given is None:
        return []
    if not isinstance(given, Mapping):
        raise EditError(f"{what}: {given!r} is no mapping")
    return list(given.items())
