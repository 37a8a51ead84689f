"""llvmlite's instructions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from irkit.errors import EditError
from irkit.flags import FAST_MATH_FLAGS
from irkit.ir import types
from irkit.ir.attributes import ArgumentAttributes, AttributeSet
from irkit.ir.errors import MisuseError, OutOfRangeError, WrongTypeError
from irkit.ir.metadata import MetaDataArgument
from irkit.ir.values import Block, Constant, Function, HasMetadata, NamedValue
from irkit.words import FLOAT_PREDICATES, INTEGER_PREDICATES

_FLAGS: Final = frozenset(["fast", *[word for _, word in FAST_MATH_FLAGS]])
TailMarkerOptions: Final = frozenset({"tail", "musttail", "notail"})


def typed(value: Any) -> str:
    return f"{value.type} {value.get_reference()}"


def listed(values: Iterable[Any]) -> str:
    return ", ".join([typed(value) for value in values])


class Instruction(NamedValue, HasMetadata):
    """The base of all instructions; by itself a unary or binary operation."""

    def __init__(
        self, parent: Any, typ: types.Type, opname: str, operands: Any, name: str = "", flags: Sequence[str] = ()
    ) -> None:
        super().__init__(parent, typ, name)
        assert isinstance(parent, Block)
        assert isinstance(flags, (tuple, list))
        self.opname = opname
        self.operands: Any = operands
        self.flags = list(flags)
        self.metadata = {}

    @property
    def function(self) -> Any:
        return self.parent.function

    @property
    def module(self) -> Any:
        return self.parent.function.module

    def _attached(self) -> str:
        return self._stringify_metadata(leading_comma=True)

    def descr(self, buf: list[str]) -> None:
        opname = " ".join([self.opname, *self.flags])
        operands = ", ".join([operand.get_reference() for operand in self.operands])
        buf.append(f"{opname} {self.type} {operands}{self._attached()}\n")

    def replace_usage(self, old: Any, new: Any) -> None:
        if old in self.operands:
            self.operands = tuple([new if operand is old else operand for operand in self.operands])

    def __repr__(self) -> str:
        return (
            f"<ir.{type(self).__name__} {self.name!r} of type '{self.type}', opname {self.opname!r}, "
            f"operands {self.operands!r}>"
        )


class CallInstrAttributes(AttributeSet):
    """A call's."""

    _known = frozenset(["convergent", "noreturn", "nounwind", "readonly", "readnone", "noinline", "alwaysinline"])


class FastMathFlags(AttributeSet):
    """Fast-math flags."""

    _known = _FLAGS


class CallInstr(Instruction):
    """`call`."""

    def __init__(
        self,
        parent: Any,
        func: Any,
        args: Iterable[Any],
        name: str = "",
        cconv: str | None = None,
        tail: Any = None,
        fastmath: Iterable[str] = (),
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
    ) -> None:
        self.cconv = func.calling_convention if cconv is None and isinstance(func, Function) else cconv
        self.tail = tail if isinstance(tail, str) and tail in TailMarkerOptions else ("tail" if tail else "")
        self.fastmath = FastMathFlags(fastmath)
        self.attributes = CallInstrAttributes(attrs)
        self.arg_attributes: dict[int, ArgumentAttributes] = {}
        operands = list(args)
        for number, words in (arg_attrs or {}).items():
            if not 0 <= number < len(operands):
                raise EditError(f"Invalid argument index {number}")
            self.arg_attributes[number] = ArgumentAttributes(words)
        signature = func.function_type
        if len(operands) < len(signature.args):
            raise OutOfRangeError(f"{len(operands)} arguments, where {signature} has {len(signature.args)} parameters")
        for number, wanted in enumerate(signature.args):
            operand = operands[number]
            if isinstance(wanted, types.MetaDataType) and operand.type != wanted:
                operand = operands[number] = MetaDataArgument(operand)
            if operand.type != wanted:
                raise WrongTypeError(f"Type of #{number + 1} arg mismatch: {wanted} != {operand.type}")
        super().__init__(parent, signature.return_type, "call", [func, *operands], name)

    @property
    def callee(self) -> Any:
        return self.operands[0]

    @callee.setter
    def callee(self, newcallee: Any) -> None:
        self.operands = [newcallee, *self.operands[1:]]

    @property
    def args(self) -> Any:
        return self.operands[1:]

    @property
    def called_function(self) -> Any:
        return self.callee

    def replace_callee(self, newfunc: Any) -> None:
        """Raises `TypeError` for a function of another type."""
        if newfunc.function_type != self.callee.function_type:
            raise WrongTypeError("New function has incompatible type")
        self.callee = newfunc

    def _argument(self, number: int, value: Any) -> str:
        attributes = self.arg_attributes.get(number)
        words = attributes._to_list(value.type) if attributes is not None else []
        return " ".join([str(value.type), *words, value.get_reference()])

    def _call_text(self) -> str:
        signature = self.callee.function_type
        words = [
            self.tail,
            self.opname,
            *self.fastmath._to_list(None),
            self.cconv,
            str(signature if signature.var_arg else signature.return_type),
        ]
        args = ", ".join([self._argument(number, value) for number, value in enumerate(self.args)])
        attributes = "".join([f" {word}" for word in self.attributes._to_list(None)])
        return " ".join([word for word in words if word]) + f" {self.callee.get_reference()}({args}){attributes}"

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self._call_text()}{self._attached()}\n")


class InvokeInstr(CallInstr):
    """`invoke`."""

    def __init__(
        self,
        parent: Any,
        func: Any,
        args: Iterable[Any],
        normal_to: Block,
        unwind_to: Block,
        name: str = "",
        cconv: str | None = None,
        fastmath: Iterable[str] = (),
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
    ) -> None:
        assert isinstance(normal_to, Block)
        assert isinstance(unwind_to, Block)
        super().__init__(parent, func, args, name, cconv, False, fastmath, attrs, arg_attrs)
        self.opname = "invoke"
        self.normal_to = normal_to
        self.unwind_to = unwind_to

    def descr(self, buf: list[str]) -> None:
        targets = f"to label {self.normal_to.get_reference()} unwind label {self.unwind_to.get_reference()}"
        buf.append(f"{self._call_text()}\n      {targets}{self._attached()}\n")


class SelectInstr(Instruction):
    """`select`."""

    def __init__(self, parent: Any, cond: Any, lhs: Any, rhs: Any, name: str = "", flags: Sequence[str] = ()) -> None:
        if lhs.type != rhs.type:
            raise MisuseError(f"select of two types: {lhs.type} and {rhs.type}")
        super().__init__(parent, lhs.type, "select", [cond, lhs, rhs], name, flags)

    @property
    def cond(self) -> Any:
        return self.operands[0]

    @property
    def lhs(self) -> Any:
        return self.operands[1]

    @property
    def rhs(self) -> Any:
        return self.operands[2]

    def descr(self, buf: list[str]) -> None:
        buf.append(f"select {' '.join(self.flags)} {listed(self.operands)} {self._attached()}\n")


class CompareInstr(Instruction):
    """What comparisons have in common."""

    OPNAME = "invalid-compare"
    VALID_OP: ClassVar[Collection[str]] = ()
    VALID_FLAG: ClassVar[Collection[str]] = ()

    def __init__(self, parent: Any, op: str, lhs: Any, rhs: Any, name: str = "", flags: Sequence[str] = ()) -> None:
        if op not in self.VALID_OP:
            raise EditError(f"invalid comparison {op!r} for {self.OPNAME}")
        for flag in flags:
            if flag not in self.VALID_FLAG:
                raise EditError(f"invalid flag {flag!r} for {self.OPNAME}")
        bit = types.IntType(1)
        found = types.VectorType(bit, lhs.type.count) if isinstance(lhs.type, types.VectorType) else bit
        super().__init__(parent, found, self.OPNAME, [lhs, rhs], name, flags)
        self.op = op

    def descr(self, buf: list[str]) -> None:
        lhs, rhs = self.operands
        words = " ".join([self.opname, *self.flags, self.op])
        buf.append(f"{words} {typed(lhs)}, {rhs.get_reference()} {self._attached()}\n")


class ICMPInstr(CompareInstr):
    """`icmp`."""

    OPNAME = "icmp"
    VALID_OP = frozenset(INTEGER_PREDICATES.words)


class FCMPInstr(CompareInstr):
    """`fcmp`."""

    OPNAME = "fcmp"
    VALID_OP = frozenset(FLOAT_PREDICATES.words)
    VALID_FLAG = _FLAGS


class CastInstr(Instruction):
    """A conversion."""

    def __init__(self, parent: Any, op: str, val: Any, typ: types.Type, name: str = "") -> None:
        super().__init__(parent, typ, op, [val], name)

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self.opname} {typed(self.operands[0])} to {self.type} {self._attached()}\n")


def _loaded(ptr: Any, typ: types.Type | None, what: str) -> types.Type:
    """What is loaded: as told, as allocated, or what a typed pointer points to."""
    if typ is not None:
        return typ
    if isinstance(ptr, AllocaInstr):
        return ptr.allocated_type
    if ptr.type.is_opaque:
        raise EditError(f"{what} lacks type.")
    found = ptr.type.pointee
    assert isinstance(found, types.Type)
    return found


class _Access(Instruction):
    """What loads and stores have in common."""

    align: int | None = None
    ordering = ""

    def _tail(self) -> str:
        ordering = f" {self.ordering}" if self.ordering else ""
        align = "" if self.align is None else f", align {self.align}"
        return f"{ordering}{align}{self._attached()}\n"


class LoadInstr(_Access):
    """`load`."""

    def __init__(self, parent: Any, ptr: Any, name: str = "", typ: types.Type | None = None) -> None:
        super().__init__(parent, _loaded(ptr, typ, "Load"), "load", [ptr], name)

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self.opname} {self.type}, {typed(self.operands[0])}{self._tail()}")


class LoadAtomicInstr(LoadInstr):
    """`load atomic`."""

    def __init__(
        self, parent: Any, ptr: Any, ordering: str, align: int, name: str = "", typ: types.Type | None = None
    ) -> None:
        super().__init__(parent, ptr, name, _loaded(ptr, typ, "Load atomic"))
        self.opname = "load atomic"
        self.ordering = ordering
        self.align = align


class StoreInstr(_Access):
    """`store`."""

    def __init__(self, parent: Any, val: Any, ptr: Any) -> None:
        super().__init__(parent, types.VoidType(), "store", [val, ptr])

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self.opname} {listed(self.operands)}{self._tail()}")


class StoreAtomicInstr(StoreInstr):
    """`store atomic`."""

    def __init__(self, parent: Any, val: Any, ptr: Any, ordering: str, align: int) -> None:
        super().__init__(parent, val, ptr)
        self.opname = "store atomic"
        self.ordering = ordering
        self.align = align


class AllocaInstr(Instruction):
    """`alloca`."""

    def __init__(self, parent: Any, typ: types.Type, count: Any, name: str) -> None:
        super().__init__(parent, typ.as_pointer(), "alloca", [count] if count else (), name)
        self.allocated_type = typ
        self.align: int | None = None

    def descr(self, buf: list[str]) -> None:
        words = [str(self.allocated_type), *[typed(operand) for operand in self.operands]]
        if self.align is not None:
            words.append(f"align {self.align}")
        buf.append(f"alloca {', '.join(words)}{self._attached()}")


class GEPInstr(Instruction):
    """`getelementptr`."""

    def __init__(
        self,
        parent: Any,
        ptr: Any,
        indices: Sequence[Any],
        inbounds: bool,
        name: str,
        source_etype: types.Type | None = None,
    ) -> None:
        found: Any = ptr.type
        if source_etype is None:
            if found.is_opaque:
                raise EditError("GEP lacks type.")
            source_etype = found.pointee
            found = _typed_address(found, indices)
        self.source_etype = source_etype
        super().__init__(parent, found, "getelementptr", [ptr, *indices], name)
        self.pointer = ptr
        self.indices = indices
        self.inbounds = inbounds

    def descr(self, buf: list[str]) -> None:
        opname = "getelementptr inbounds" if self.inbounds else "getelementptr"
        buf.append(f"{opname} {self.source_etype}, {listed(self.operands)} {self._attached()}\n")

    def replace_usage(self, old: Any, new: Any) -> None:
        super().replace_usage(old, new)
        self.pointer, self.indices = self.operands[0], self.operands[1:]


def _typed_address(typ: Any, indices: Sequence[Any]) -> Any:
    """The pointer to the part that indices lead to, in the last pointer's address space."""
    last: Any = None
    space = 0
    for index in indices:
        if not hasattr(typ, "gep"):
            raise WrongTypeError(f"no index leads into {typ}")
        last, typ = typ, typ.gep(index)
        if isinstance(last, types.PointerType):
            space = last.addrspace
    if not isinstance(typ, types.PointerType) and isinstance(last, types.PointerType):
        return last
    return typ.as_pointer(space)


class PhiInstr(Instruction):
    """`phi`."""

    def __init__(self, parent: Any, typ: types.Type, name: str, flags: Sequence[str] = ()) -> None:
        super().__init__(parent, typ, "phi", (), name, flags)
        self.incomings: list[tuple[Any, Block]] = []

    def descr(self, buf: list[str]) -> None:
        pairs = ", ".join([f"[{value.get_reference()}, {block.get_reference()}]" for value, block in self.incomings])
        buf.append(f"phi {' '.join(self.flags)} {self.type} {pairs} {self._attached()}\n")

    def add_incoming(self, value: Any, block: Block) -> None:
        assert isinstance(block, Block)
        self.incomings.append((value, block))

    def replace_usage(self, old: Any, new: Any) -> None:
        self.incomings = [(new if value is old else value, block) for value, block in self.incomings]


class InlineAsm:
    """`asm "…", "…"`, as a callee."""

    def __init__(self, ftype: types.FunctionType, asm: str, constraint: str, side_effect: bool = False) -> None:
        self.type = ftype.return_type
        self.function_type = ftype
        self.asm = asm
        self.constraint = constraint
        self.side_effect = side_effect

    def descr(self, buf: list[str]) -> None:
        buf.append(f'asm {"sideeffect" if self.side_effect else ""} "{self.asm}", "{self.constraint}"')

    def get_reference(self) -> str:
        buf: list[str] = []
        self.descr(buf)
        return "".join(buf)

    def __str__(self) -> str:
        return typed(self)


class AtomicRMW(Instruction):
    """`atomicrmw`."""

    def __init__(self, parent: Any, op: str, ptr: Any, val: Any, ordering: str, name: str) -> None:
        super().__init__(parent, val.type, "atomicrmw", (ptr, val), name)
        self.operation = op
        self.ordering = ordering

    def descr(self, buf: list[str]) -> None:
        buf.append(f"atomicrmw {self.operation} {listed(self.operands)} {self.ordering} {self._attached()}\n")


class CmpXchg(Instruction):
    """`cmpxchg`."""

    def __init__(self, parent: Any, ptr: Any, cmp: Any, val: Any, ordering: str, failordering: str, name: str) -> None:
        found = types.LiteralStructType([val.type, types.IntType(1)])
        super().__init__(parent, found, "cmpxchg", (ptr, cmp, val), name)
        self.ordering = ordering
        self.failordering = failordering

    def descr(self, buf: list[str]) -> None:
        buf.append(f"cmpxchg {listed(self.operands)} {self.ordering} {self.failordering} {self._attached()}\n")


class _LandingPadClause:
    kind = ""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __str__(self) -> str:
        return f"{self.kind} {typed(self.value)}"


class CatchClause(_LandingPadClause):
    """`catch`."""

    kind = "catch"


class FilterClause(_LandingPadClause):
    """`filter`."""

    kind = "filter"

    def __init__(self, value: Any) -> None:
        assert isinstance(value, Constant)
        if not isinstance(value.type, types.ArrayType):
            raise MisuseError(f"a filter takes an array, not {value.type}")
        super().__init__(value)


class LandingPadInstr(Instruction):
    """`landingpad`."""

    def __init__(self, parent: Any, typ: types.Type, name: str = "", cleanup: bool = False) -> None:
        super().__init__(parent, typ, "landingpad", [], name)
        self.cleanup = cleanup
        self.clauses: list[_LandingPadClause] = []

    def add_clause(self, clause: _LandingPadClause) -> None:
        assert isinstance(clause, _LandingPadClause)
        self.clauses.append(clause)

    def descr(self, buf: list[str]) -> None:
        clauses = "".join([f"\n      {clause}" for clause in self.clauses])
        buf.append(f"landingpad {self.type}{' cleanup' if self.cleanup else ''}{clauses}{self._attached()}\n")


class Fence(Instruction):
    """`fence`."""

    VALID_FENCE_ORDERINGS: ClassVar[Collection[str]] = ("acquire", "release", "acq_rel", "seq_cst")

    def __init__(self, parent: Any, ordering: str, targetscope: str | None = None, name: str = "") -> None:
        super().__init__(parent, types.VoidType(), "fence", (), name)
        if ordering not in self.VALID_FENCE_ORDERINGS:
            known = ", ".join(self.VALID_FENCE_ORDERINGS)
            raise EditError(f'Invalid fence ordering "{ordering}"! Should be one of {known}.')
        self.ordering = ordering
        self.targetscope = targetscope

    def descr(self, buf: list[str]) -> None:
        scope = "" if self.targetscope is None else f'syncscope("{self.targetscope}") '
        buf.append(f"fence {scope}{self.ordering}{self._attached()}\n")


class Comment(Instruction):
    """A line of comment."""

    def __init__(self, parent: Any, text: str) -> None:
        super().__init__(parent, types.VoidType(), ";", ())
        if "\n" in text:
            raise MisuseError("Comment cannot contain new line")
        self.text = text

    def descr(self, buf: list[str]) -> None:
        buf.append(f"; {self.text}")
