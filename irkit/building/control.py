"""The ends of blocks, phis, exceptions, and blocks made by `with`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence

from mypy_extensions import mypyc_attr

from irkit.blocks import BasicBlock
from irkit.building.constants import const
from irkit.building.memory import MemoryBuilder
from irkit.building.position import checked_type, fast_math_bits, label
from irkit.constants import Constant, ConstantInt
from irkit.errors import EditError
from irkit.instructions import FuncletPadInst, Instruction, LandingPadInst, PHINode
from irkit.metadata import ConstantAsMetadata, MDString, MDTuple
from irkit.terminators import (
    BranchInst,
    CatchReturnInst,
    CatchSwitchInst,
    CleanupReturnInst,
    IndirectBrInst,
    ResumeInst,
    ReturnInst,
    SwitchInst,
    UnreachableInst,
)
from irkit.types import TOKEN, VOID, ArrayType, IntegerType, Type, VoidType, integer_type
from irkit.values import Value

_LIKELY, _UNLIKELY = 99, 1  # llvmlite's weights


@mypyc_attr(allow_interpreted_subclasses=True)
class ControlBuilder(MemoryBuilder):
    """Terminators, `phi`, exception pads; `if_then`, `if_else`."""

    # Terminators

    def branch(self, target: BasicBlock | object) -> Instruction:
        """`br label %target`."""
        made = BranchInst(VOID, self.target(target))
        self.insert_checked(made)
        return made

    def cbranch(self, cond: Value | object, truebr: BasicBlock | object, falsebr: BasicBlock | object) -> Instruction:
        """`br i1 %cond, label %truebr, label %falsebr`."""
        cond = self.operand(cond)
        if cond.type is not integer_type(1):
            raise EditError(f"br takes an i1, not a value of type {cond.type}")
        made = BranchInst(VOID, self.target(truebr), self.target(falsebr), cond)
        self.insert_checked(made)
        return made

    def switch(
        self,
        value: Value | object,
        default: BasicBlock | object,
        cases: Iterable[tuple[Value | int | object, BasicBlock]] = (),
    ) -> Instruction:
        """`switch`; more cases are added by `add_case`."""
        value = self.operand(value)
        if not isinstance(value.type, IntegerType):
            raise EditError(f"switch takes an integer, not a value of type {value.type}")
        made = SwitchInst(VOID, value, self.target(default), self._cases(value.type, cases))
        self.insert(made)
        return made

    def _cases(
        self, ty: IntegerType, cases: Iterable[tuple[Value | int | object, BasicBlock | object]]
    ) -> list[tuple[Constant, BasicBlock]]:
        found: list[tuple[Constant, BasicBlock]] = []
        seen: set[int] = set()
        for value, block in cases:
            constant = self.operand(const(ty, value))
            if not isinstance(constant, ConstantInt):
                raise EditError(f"a case of switch is an integer, not {constant!r}")
            if constant.value in seen:
                raise EditError(f"switch has the case {constant.value} twice")
            seen.add(constant.value)
            found.append((constant, self.target(block)))
        return found

    def branch_indirect(self, addr: Value | object, destinations: Sequence[BasicBlock] = ()) -> Instruction:
        """`indirectbr`; more destinations are added by `add_destination`."""
        addr = self._pointer("indirectbr", addr)
        made = IndirectBrInst(VOID, addr, [self.target(block) for block in destinations])
        self.insert(made)
        return made

    def ret_void(self) -> Instruction:
        """`ret void`."""
        return self._return(None)

    def ret(self, value: Value | object) -> Instruction:
        """Return a value from the function."""
        return self._return(self.operand(value))

    def _return(self, value: Value | None) -> Instruction:
        wanted = self.function.function_type.return_type
        ty: Type = VOID if value is None else value.type
        if ty is not wanted:
            raise EditError(f"@{self.function.name} returns {wanted}, so it cannot return {ty}")
        made = ReturnInst(VOID, value)
        self.insert_checked(made)
        return made

    def unreachable(self) -> Instruction:
        """`unreachable`."""
        made = UnreachableInst(VOID)
        self.insert(made)
        return made

    def resume(self, landingpad: Value | object) -> Instruction:
        """Go on with an exception."""
        made = ResumeInst(VOID, self.operand(landingpad))
        self.insert(made)
        return made

    # Phis

    def phi(
        self,
        typ: Type | object,
        name: str | object = "",
        flags: Iterable[str] = (),
        incoming: Iterable[tuple[Value, BasicBlock]] = (),
        **words: bool | object,
    ) -> PHINode:
        """`phi`; what comes in is added by `add_incoming`."""
        ty = checked_type(typ)
        if isinstance(ty, VoidType) or not ty.is_first_class():
            raise EditError(f"phi cannot be of type {ty}")
        values: list[Value] = []
        blocks: list[BasicBlock] = []
        for value, block in incoming:
            values.append(self.operand(value))
            blocks.append(self.target(block))
            if values[-1].type is not ty:
                raise EditError(f"phi of type {ty} cannot take a value of type {values[-1].type}")
        made = PHINode(ty, values, blocks, 0, fast_math_bits("phi", flags, words))
        self.insert(made, name)
        return made

    # Exceptions

    def landingpad(
        self,
        typ: Type | object,
        name: str | object = "",
        cleanup: bool | object = False,
        clauses: Iterable[tuple[str, Value]] = (),
    ) -> Instruction:
        """`landingpad`; each clause is ("catch" or "filter", a constant)."""
        values: list[Value] = []
        filters: list[bool] = []
        for kind, value in clauses:
            if kind not in ("catch", "filter"):
                raise EditError(f"a clause of landingpad is 'catch' or 'filter', not {kind!r}")
            operand = self.operand(value)
            if (kind == "filter") != isinstance(operand.type, ArrayType):
                raise EditError(f"landingpad: {kind} of a value of type {operand.type}")
            values.append(operand)
            filters.append(kind == "filter")
        made = LandingPadInst(checked_type(typ), values, filters, bool(cleanup))
        self.insert(made, name)
        return made

    def _pad(self, within: Value | object | None) -> Value:
        """The pad around; None: the function."""
        if within is None:
            return self.module.context.null(TOKEN)
        return self.operand(within)

    def cleanup_pad(
        self, within: Value | object | None = None, args: Sequence[Value] = (), name: str | object = ""
    ) -> Instruction:
        """`cleanuppad within %within [args…]`."""
        made = FuncletPadInst("cleanuppad", TOKEN, [self.operand(value) for value in args], self._pad(within))
        self.insert(made, name)
        return made

    def catch_pad(self, within: Value | object, args: Sequence[Value] = (), name: str | object = "") -> Instruction:
        """`catchpad within %within [args…]`; `within` is a catchswitch."""
        if not isinstance(within, CatchSwitchInst):
            raise EditError(f"catchpad is within a catchswitch, not {within!r}")
        made = FuncletPadInst("catchpad", TOKEN, [self.operand(value) for value in args], self._pad(within))
        self.insert(made, name)
        return made

    def catch_switch(
        self,
        handlers: Sequence[BasicBlock],
        within: Value | object | None = None,
        unwind: BasicBlock | object | None = None,
        name: str | object = "",
    ) -> Instruction:
        """`catchswitch within %within [handlers…] unwind %unwind` (None: to the caller)."""
        target = None if unwind is None else self.target(unwind)
        made = CatchSwitchInst(TOKEN, self._pad(within), target, [self.target(block) for block in handlers])
        self.insert(made, name)
        return made

    def catch_ret(self, pad: Value | object, target: BasicBlock | object) -> Instruction:
        """`catchret from %pad to label %target`."""
        made = CatchReturnInst(VOID, self.operand(pad), self.target(target))
        self.insert(made)
        return made

    def cleanup_ret(self, pad: Value | object, unwind: BasicBlock | object | None = None) -> Instruction:
        """`cleanupret from %pad unwind label %unwind` (None: to the caller)."""
        made = CleanupReturnInst(VOID, self.operand(pad), None if unwind is None else self.target(unwind))
        self.insert(made)
        return made

    # Blocks

    @contextlib.contextmanager
    def _branch_helper(self, enter: BasicBlock, leave: BasicBlock) -> Iterator[BasicBlock]:
        self.position_at_end(enter)
        yield leave
        if self.block.terminator is None:
            self.branch(leave)

    @contextlib.contextmanager
    def if_then(self, pred: Value | object, likely: bool | None = None) -> Iterator[BasicBlock]:
        """What the `with` builds is done if `pred` is true; behind it, the builder stands in the block that follows.

        `likely` becomes `!prof` weights.
        """
        then, end = self._fork(pred, (".if", ".endif"), likely)
        with self._branch_helper(then, end):
            yield end
        self.position_at_end(end)

    @contextlib.contextmanager
    def if_else(
        self, pred: Value | object, likely: bool | None = None
    ) -> Iterator[tuple[contextlib.AbstractContextManager[BasicBlock], contextlib.AbstractContextManager[BasicBlock]]]:
        """Two blocks, each built by a `with` of its own: `with builder.if_else(pred) as (then, otherwise): …`."""
        then, otherwise, end = self._fork(pred, (".if", ".else", ".endif"), likely)
        yield self._branch_helper(then, end), self._branch_helper(otherwise, end)
        self.position_at_end(end)

    def _fork(self, pred: Value | object, suffixes: tuple[str, ...], likely: bool | None) -> list[BasicBlock]:
        """New blocks, and a branch to the first two of them; no blocks where there can be no branch."""
        name = self.block.name
        made = [self.append_basic_block(label(name, suffix)) for suffix in suffixes]
        try:
            self._weigh(self.cbranch(pred, made[0], made[1]), likely)
        except EditError:
            for block in made:
                block.erase_from_parent()
            raise
        return made

    def _weigh(self, branch: Instruction, likely: bool | None) -> None:
        if likely is None:
            return
        context = self.module.context
        weights = (_LIKELY, _UNLIKELY) if likely else (_UNLIKELY, _LIKELY)
        i32 = integer_type(32)
        numbers = [ConstantAsMetadata(context.constant_int(i32, weight)) for weight in weights]
        branch.metadata["prof"] = MDTuple([MDString("branch_weights"), *numbers])
