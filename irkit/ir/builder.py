"""llvmlite's `IRBuilder`."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from irkit.errors import EditError
from irkit.ir import aggregates, terminators, types
from irkit.ir import instructions as i
from irkit.ir.errors import MisuseError, WrongTypeError
from irkit.ir.expressions import RELATIONS, same_type
from irkit.ir.values import Block, Constant, Value


def _unary(opname: str) -> Callable[..., Any]:
    def build(self: IRBuilder, arg: Any, name: str = "", flags: Sequence[str] = ()) -> Any:
        return self._insert(i.Instruction(self.block, arg.type, opname, [arg], name, flags))

    return build


def _binary(opname: str) -> Callable[..., Any]:
    def build(self: IRBuilder, lhs: Any, rhs: Any, name: str = "", flags: Sequence[str] = ()) -> Any:
        same_type(lhs, rhs)
        return self._insert(i.Instruction(self.block, lhs.type, opname, (lhs, rhs), name, flags))

    return build


def _overflow(operation: str) -> Callable[..., Any]:
    def build(self: IRBuilder, lhs: Any, rhs: Any, name: str = "") -> Any:
        same_type(lhs, rhs)
        ty = _integer(lhs)
        result = types.LiteralStructType([ty, types.IntType(1)])
        signature = types.FunctionType(result, [ty, ty])
        callee = self.module.declare_intrinsic(f"llvm.{operation}.with.overflow", [ty], signature)
        return self.call(callee, [lhs, rhs], name=name)

    return build


def _integer(value: Any) -> types.IntType:
    if not isinstance(value.type, types.IntType):
        raise WrongTypeError(f"expected an integer type, got {value.type}")
    return value.type


def _of_integer(intrinsic: str) -> Callable[..., Any]:
    def build(self: IRBuilder, cond: Any, name: str = "") -> Any:
        return self.call(self.module.declare_intrinsic(intrinsic, [_integer(cond)]), [cond], name)

    return build


def _counting(intrinsic: str) -> Callable[..., Any]:
    def build(self: IRBuilder, cond: Any, flag: Any, name: str = "") -> Any:
        ty = _integer(cond)
        if flag.type != types.IntType(1):
            raise WrongTypeError(f"expected an i1 type, got {flag.type}")
        return self.call(self.module.declare_intrinsic(intrinsic, [ty, flag.type]), [cond, flag], name)

    return build


def _cast(opname: str) -> Callable[..., Any]:
    def build(self: IRBuilder, value: Any, typ: types.Type, name: str = "") -> Any:
        return value if value.type == typ else self._insert(i.CastInstr(self.block, opname, value, typ, name))

    return build


def _label(name: str, suffix: str) -> str:
    return f"{name[:25]}..{suffix}" if len(name) > 50 else name + suffix


def _check_pointer(ptr: Any, what: str) -> None:
    if not isinstance(ptr.type, types.PointerType):
        raise WrongTypeError(f"cannot {what} value of type {ptr.type} ({str(ptr)!r}): not a pointer")


class IRBuilder:
    """Puts instructions into a block."""

    def __init__(self, block: Block | None = None) -> None:
        self._block: Any = block
        self._anchor = len(block.instructions) if block else 0
        self.debug_metadata: Any = None

    # The place

    @property
    def block(self) -> Any:
        return self._block

    @property
    def basic_block(self) -> Any:
        return self._block

    @property
    def function(self) -> Any:
        return self.block.parent

    @property
    def module(self) -> Any:
        return self.block.parent.module

    def position_before(self, instr: Any) -> None:
        self._block = instr.parent
        self._anchor = self._block.instructions.index(instr)

    def position_after(self, instr: Any) -> None:
        self.position_before(instr)
        self._anchor += 1

    def position_at_start(self, block: Block) -> None:
        self._block = block
        self._anchor = 0

    def position_at_end(self, block: Block) -> None:
        self._block = block
        self._anchor = len(block.instructions)

    def append_basic_block(self, name: str = "") -> Any:
        return self.function.append_basic_block(name)

    def remove(self, instr: Any) -> None:
        """Take an instruction out of the block."""
        place = self._block.instructions.index(instr)
        del self._block.instructions[place]
        if self._block.terminator == instr:
            self._block.terminator = None
        if self._anchor > place:
            self._anchor -= 1

    @contextlib.contextmanager
    def goto_block(self, block: Block) -> Iterator[None]:
        """Stand at the end of a block, before its terminator, for a while."""
        before = self.basic_block
        if block.terminator is not None:
            self.position_before(block.terminator)
        else:
            self.position_at_end(block)
        try:
            yield
        finally:
            self.position_at_end(before)

    @contextlib.contextmanager
    def goto_entry_block(self) -> Iterator[None]:
        """The same, for the function's first block."""
        with self.goto_block(self.function.entry_basic_block):
            yield

    @contextlib.contextmanager
    def _branch(self, enter: Block, leave: Block) -> Iterator[Block]:
        self.position_at_end(enter)
        yield leave
        if self.basic_block.terminator is None:
            self.branch(leave)

    def _condition(self, pred: Any, likely: bool | None, second: str) -> list[Block]:
        """The blocks of a condition, branched to."""
        name = self.basic_block.name
        suffixes = [".if", *([second] if second else []), ".endif"]
        blocks = [self.append_basic_block(_label(name, suffix)) for suffix in suffixes]
        branch = self.cbranch(pred, blocks[0], blocks[1])
        if likely is not None:
            branch.set_weights([99, 1] if likely else [1, 99])
        return blocks

    @contextlib.contextmanager
    def if_then(self, pred: Any, likely: bool | None = None) -> Iterator[Block]:
        """What is built within is done if `pred`."""
        then, end = self._condition(pred, likely, "")
        with self._branch(then, end):
            yield end
        self.position_at_end(end)

    @contextlib.contextmanager
    def if_else(self, pred: Any, likely: bool | None = None) -> Iterator[Any]:
        """Gives two context managers, for either case."""
        then, other, end = self._condition(pred, likely, ".else")
        yield self._branch(then, end), self._branch(other, end)
        self.position_at_end(end)

    def _insert(self, instr: Any) -> Any:
        if self.debug_metadata is not None and "dbg" not in instr.metadata:
            instr.metadata["dbg"] = self.debug_metadata
        self._block.instructions.insert(self._anchor, instr)
        self._anchor += 1
        return instr

    def _set_terminator(self, term: Any) -> Any:
        if self.block.is_terminated:
            raise MisuseError(f"the block {self.block.name!r} ends with {self.block.terminator.opname} already")
        self._insert(term)
        self.block.terminator = term
        return term

    # Operations

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
    fneg = _unary("fneg")
    sadd_with_overflow = _overflow("sadd")
    smul_with_overflow = _overflow("smul")
    ssub_with_overflow = _overflow("ssub")
    uadd_with_overflow = _overflow("uadd")
    umul_with_overflow = _overflow("umul")
    usub_with_overflow = _overflow("usub")
    trunc = _cast("trunc")
    zext = _cast("zext")
    sext = _cast("sext")
    fptrunc = _cast("fptrunc")
    fpext = _cast("fpext")
    bitcast = _cast("bitcast")
    addrspacecast = _cast("addrspacecast")
    fptoui = _cast("fptoui")
    uitofp = _cast("uitofp")
    fptosi = _cast("fptosi")
    sitofp = _cast("sitofp")
    ptrtoint = _cast("ptrtoint")
    inttoptr = _cast("inttoptr")
    bswap = _of_integer("llvm.bswap")
    bitreverse = _of_integer("llvm.bitreverse")
    ctpop = _of_integer("llvm.ctpop")
    ctlz = _counting("llvm.ctlz")
    cttz = _counting("llvm.cttz")

    def not_(self, value: Any, name: str = "") -> Any:
        ones = (-1,) * value.type.count if isinstance(value.type, types.VectorType) else -1
        return self.xor(value, Constant(value.type, ones), name=name)

    def neg(self, value: Any, name: str = "") -> Any:
        return self.sub(Constant(value.type, 0), value, name=name)

    def _icmp(self, sign: str, cmpop: str, lhs: Any, rhs: Any, name: str) -> Any:
        word = RELATIONS.get(cmpop)
        if word is None:
            raise EditError(f"invalid comparison {cmpop!r} for icmp")
        word = word if cmpop in ("==", "!=") else sign + word
        return self._insert(i.ICMPInstr(self.block, word, lhs, rhs, name))

    def icmp_signed(self, cmpop: str, lhs: Any, rhs: Any, name: str = "") -> Any:
        return self._icmp("s", cmpop, lhs, rhs, name)

    def icmp_unsigned(self, cmpop: str, lhs: Any, rhs: Any, name: str = "") -> Any:
        return self._icmp("u", cmpop, lhs, rhs, name)

    def _fcmp(self, order: str, cmpop: str, lhs: Any, rhs: Any, name: str, flags: Sequence[str]) -> Any:
        word = order + RELATIONS[cmpop] if cmpop in RELATIONS else cmpop
        return self._insert(i.FCMPInstr(self.block, word, lhs, rhs, name, flags))

    def fcmp_ordered(self, cmpop: str, lhs: Any, rhs: Any, name: str = "", flags: Sequence[str] = ()) -> Any:
        return self._fcmp("o", cmpop, lhs, rhs, name, flags)

    def fcmp_unordered(self, cmpop: str, lhs: Any, rhs: Any, name: str = "", flags: Sequence[str] = ()) -> Any:
        return self._fcmp("u", cmpop, lhs, rhs, name, flags)

    def select(self, cond: Any, lhs: Any, rhs: Any, name: str = "", flags: Sequence[str] = ()) -> Any:
        return self._insert(i.SelectInstr(self.block, cond, lhs, rhs, name, flags))

    # Memory

    def alloca(self, typ: types.Type, size: Any = None, name: str = "") -> Any:
        if isinstance(size, Value):
            if not isinstance(size.type, types.IntType):
                raise MisuseError(f"the number of elements is of type {size.type}, where an integer is expected")
        elif size is not None:
            size = Constant(types.IntType(32), size)
        return self._insert(i.AllocaInstr(self.block, typ, size, name))

    def load(self, ptr: Any, name: str = "", align: int | None = None, typ: types.Type | None = None) -> Any:
        _check_pointer(ptr, "load from")
        made = i.LoadInstr(self.block, ptr, name, typ)
        made.align = align
        return self._insert(made)

    def load_atomic(self, ptr: Any, ordering: str, align: int, name: str = "", typ: types.Type | None = None) -> Any:
        _check_pointer(ptr, "load from")
        return self._insert(i.LoadAtomicInstr(self.block, ptr, ordering, align, name, typ))

    def _check_store(self, value: Any, ptr: Any) -> None:
        _check_pointer(ptr, "store to")
        if not ptr.type.is_opaque and ptr.type.pointee != value.type:
            raise WrongTypeError(f"cannot store {value.type} to {ptr.type}: mismatching types")

    def store(self, value: Any, ptr: Any, align: int | None = None) -> Any:
        self._check_store(value, ptr)
        made = i.StoreInstr(self.block, value, ptr)
        made.align = align
        return self._insert(made)

    def store_atomic(self, value: Any, ptr: Any, ordering: str, align: int) -> Any:
        self._check_store(value, ptr)
        return self._insert(i.StoreAtomicInstr(self.block, value, ptr, ordering, align))

    def gep(
        self,
        ptr: Any,
        indices: Sequence[Any],
        inbounds: bool = False,
        name: str = "",
        source_etype: types.Type | None = None,
    ) -> Any:
        return self._insert(i.GEPInstr(self.block, ptr, indices, inbounds, name, source_etype))

    def atomic_rmw(self, op: str, ptr: Any, val: Any, ordering: str, name: str = "") -> Any:
        return self._insert(i.AtomicRMW(self.block, op, ptr, val, ordering, name))

    def cmpxchg(
        self, ptr: Any, cmp: Any, val: Any, ordering: str, failordering: str | None = None, name: str = ""
    ) -> Any:
        failing = ordering if failordering is None else failordering
        return self._insert(i.CmpXchg(self.block, ptr, cmp, val, ordering, failing, name))

    def fence(self, ordering: str, targetscope: str | None = None, name: str = "") -> Any:
        return self._insert(i.Fence(self.block, ordering, targetscope, name))

    # Terminators

    def switch(self, value: Any, default: Block) -> Any:
        return self._set_terminator(terminators.SwitchInstr(self.block, "switch", value, default))

    def branch(self, target: Block) -> Any:
        return self._set_terminator(terminators.Branch(self.block, "br", [target]))

    def cbranch(self, cond: Any, truebr: Block, falsebr: Block) -> Any:
        return self._set_terminator(terminators.ConditionalBranch(self.block, "br", [cond, truebr, falsebr]))

    def branch_indirect(self, addr: Any) -> Any:
        return self._set_terminator(terminators.IndirectBranch(self.block, "indirectbr", addr))

    def ret_void(self) -> Any:
        return self._set_terminator(terminators.Ret(self.block, "ret void"))

    def ret(self, value: Any) -> Any:
        return self._set_terminator(terminators.Ret(self.block, "ret", value))

    def resume(self, landingpad: Any) -> Any:
        return self._set_terminator(terminators.Resume(self.block, "resume", [landingpad]))

    def unreachable(self) -> Any:
        return self._set_terminator(terminators.Unreachable(self.block))

    # Calls

    def call(
        self,
        fn: Any,
        args: Iterable[Any],
        name: str = "",
        cconv: str | None = None,
        tail: Any = False,
        fastmath: Iterable[str] = (),
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
    ) -> Any:
        return self._insert(i.CallInstr(self.block, fn, args, name, cconv, tail, fastmath, attrs, arg_attrs))

    def invoke(
        self,
        fn: Any,
        args: Iterable[Any],
        normal_to: Block,
        unwind_to: Block,
        name: str = "",
        cconv: str | None = None,
        fastmath: Iterable[str] = (),
        attrs: Iterable[str] = (),
        arg_attrs: Mapping[int, Iterable[str]] | None = None,
    ) -> Any:
        made = i.InvokeInstr(self.block, fn, args, normal_to, unwind_to, name, cconv, fastmath, attrs, arg_attrs)
        return self._set_terminator(made)

    def asm(
        self,
        ftype: types.FunctionType,
        asm: str,
        constraint: str,
        args: Iterable[Any],
        side_effect: bool,
        name: str = "",
    ) -> Any:
        return self.call(i.InlineAsm(ftype, asm, constraint, side_effect), args, name)

    def load_reg(self, reg_type: types.Type, reg_name: str, name: str = "") -> Any:
        return self.asm(types.FunctionType(reg_type, []), "", f"={{{reg_name}}}", [], False, name)

    def store_reg(self, value: Any, reg_type: types.Type, reg_name: str, name: str = "") -> Any:
        signature = types.FunctionType(types.VoidType(), [reg_type])
        return self.asm(signature, "", f"{{{reg_name}}}", [value], True, name)

    # Vectors, aggregates, and the rest

    def extract_element(self, vector: Any, idx: Any, name: str = "") -> Any:
        return self._insert(aggregates.ExtractElement(self.block, vector, idx, name))

    def insert_element(self, vector: Any, value: Any, idx: Any, name: str = "") -> Any:
        return self._insert(aggregates.InsertElement(self.block, vector, value, idx, name))

    def shuffle_vector(self, vector1: Any, vector2: Any, mask: Any, name: str = "") -> Any:
        return self._insert(aggregates.ShuffleVector(self.block, vector1, vector2, mask, name))

    def extract_value(self, agg: Any, idx: Any, name: str = "") -> Any:
        indices = idx if isinstance(idx, (tuple, list)) else [idx]
        return self._insert(aggregates.ExtractValue(self.block, agg, indices, name))

    def insert_value(self, agg: Any, value: Any, idx: Any, name: str = "") -> Any:
        indices = idx if isinstance(idx, (tuple, list)) else [idx]
        return self._insert(aggregates.InsertValue(self.block, agg, value, indices, name))

    def phi(self, typ: types.Type, name: str = "", flags: Sequence[str] = ()) -> Any:
        return self._insert(i.PhiInstr(self.block, typ, name, flags))

    def landingpad(self, typ: types.Type, name: str = "", cleanup: bool = False) -> Any:
        return self._insert(i.LandingPadInstr(self.block, typ, name, cleanup))

    def assume(self, cond: Any) -> Any:
        return self.call(self.module.declare_intrinsic("llvm.assume"), [cond])

    def comment(self, text: str) -> Any:
        return self._insert(i.Comment(self.block, text))

    def fma(self, a: Any, b: Any, c: Any, name: str = "") -> Any:
        if a.type != b.type or b.type != c.type:
            raise WrongTypeError(f"expected types to be the same, got {a.type}, {b.type}, {c.type}")
        if not isinstance(a.type, (types.HalfType, types.FloatType, types.DoubleType)):
            raise WrongTypeError(f"expected an floating point type, got {a.type}")
        return self.call(self.module.declare_intrinsic("llvm.fma", [a.type] * 3), [a, b, c], name)

    def convert_from_fp16(self, a: Any, to: types.Type | None = None, name: str = "") -> Any:
        if to is None:
            raise WrongTypeError("expected a float return type")
        if not isinstance(to, (types.FloatType, types.DoubleType)):
            raise WrongTypeError(f"expected a float type, got {to}")
        if a.type != types.IntType(16):
            raise WrongTypeError(f"expected an i16 type, got {a.type}")
        return self.call(self.module.declare_intrinsic("llvm.convert.from.fp16", [to]), [a], name)

    def convert_to_fp16(self, a: Any, name: str = "") -> Any:
        if not isinstance(a.type, (types.FloatType, types.DoubleType)):
            raise WrongTypeError(f"expected a float type, got {a.type}")
        return self.call(self.module.declare_intrinsic("llvm.convert.to.fp16", [a.type]), [a], name)
