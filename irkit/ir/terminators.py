"""llvmlite's terminators, but for `invoke`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from irkit.errors import EditError
from irkit.ir import types
from irkit.ir.instructions import Instruction, listed, typed
from irkit.ir.metadata import MetaDataString
from irkit.ir.values import Block, Constant, Value


class Terminator(Instruction):
    """The last instruction of a block."""

    def __init__(self, parent: Any, opname: str, operands: Any) -> None:
        super().__init__(parent, types.VoidType(), opname, operands)

    def descr(self, buf: list[str]) -> None:
        buf.append(f"{self.opname} {listed(self.operands)}{self._attached()}")


class PredictableInstr(Instruction):
    """What takes weights of its branches."""

    def set_weights(self, weights: Iterable[int]) -> None:
        """Raises `ValueError` for a negative one."""
        operands: list[Any] = [MetaDataString(self.module, "branch_weights")]
        for weight in weights:
            if weight < 0:
                raise EditError("branch weight must be a positive integer")
            operands.append(Constant(types.IntType(32), weight))
        self.set_metadata("prof", self.module.add_metadata(operands))


class Ret(Terminator):
    """`ret`."""

    def __init__(self, parent: Any, opname: str, return_value: Any = None) -> None:
        super().__init__(parent, opname, [] if return_value is None else [return_value])

    @property
    def return_value(self) -> Any:
        return self.operands[0] if self.operands else None

    def descr(self, buf: list[str]) -> None:
        value = "" if self.return_value is None else f" {typed(self.return_value)}"
        buf.append(f"{self.opname}{value}{self._attached()}\n")


class Branch(Terminator):
    """`br label`."""


class ConditionalBranch(PredictableInstr, Terminator):
    """`br i1`."""


class Resume(Terminator):
    """`resume`."""


class IndirectBranch(PredictableInstr, Terminator):
    """`indirectbr`."""

    def __init__(self, parent: Any, opname: str, addr: Any) -> None:
        Terminator.__init__(self, parent, opname, [addr])
        self.destinations: list[Block] = []

    @property
    def address(self) -> Any:
        return self.operands[0]

    def add_destination(self, block: Block) -> None:
        assert isinstance(block, Block)
        self.destinations.append(block)

    def descr(self, buf: list[str]) -> None:
        buf.append(f"indirectbr {typed(self.address)}, [{listed(self.destinations)}]  {self._attached()}\n")


class SwitchInstr(PredictableInstr, Terminator):
    """`switch`."""

    def __init__(self, parent: Any, opname: str, val: Any, default: Block) -> None:
        Terminator.__init__(self, parent, opname, [val])
        self.default = default
        self.cases: list[tuple[Any, Block]] = []

    @property
    def value(self) -> Any:
        return self.operands[0]

    def add_case(self, val: Any, block: Block) -> None:
        assert isinstance(block, Block)
        self.cases.append((val if isinstance(val, Value) else Constant(self.value.type, val), block))

    def descr(self, buf: list[str]) -> None:
        cases = " ".join([f"{typed(value)}, {typed(block)}" for value, block in self.cases])
        buf.append(f"switch {typed(self.value)}, {typed(self.default)} [{cases}]  {self._attached()}\n")


class Unreachable(Instruction):
    """`unreachable`."""

    def __init__(self, parent: Any) -> None:
        super().__init__(parent, types.VoidType(), "unreachable", ())

    def descr(self, buf: list[str]) -> None:
        buf.append(f"unreachable{self._attached()}\n")
