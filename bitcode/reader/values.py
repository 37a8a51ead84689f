"""The reader's value table, and references to values that are not read yet.

Note [forward references]: a record may name a value that comes later. It then gets a `ForwardReference` as operand;
the reader reports each user that holds one (`note_user`), and when the function is read, the operands of all these are
set, each user's at one go. The order of uses that LLVM's reader leaves behind by this is not kept here:
`irkit.use_lists` derives it from the order of the instructions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from irkit.errors import BitcodeError
from irkit.types import Type
from irkit.values import Placeholder, User, Value, resolve_operands

MAX_ALIGNMENT_EXPONENT: Final = 32


class ForwardReference(Placeholder):
    """Stands for a value that is not read yet."""

    __slots__ = ("value_id",)

    def __init__(self, ty: Type, value_id: int) -> None:
        super().__init__(ty)
        self.value_id: int = value_id


class ValueTable:
    """Values by bitcode id: globals and module-level constants first, then a function's own, which go again."""

    def __init__(self) -> None:
        self.values: list[Value] = []
        self.pending: dict[int, ForwardReference] = {}
        self.has_fresh: bool = False  # whether one was met since `note_user` was last called
        self.waiting: list[User] = []  # what holds forward references

    def __len__(self) -> int:
        return len(self.values)

    def push(self, value: Value) -> None:
        """Give the next id to a value."""
        if self.pending:
            reference = self.pending.pop(len(self.values), None)
            if reference is not None:
                if reference.type is not value.type:
                    raise BitcodeError(
                        f"value {reference.value_id} was referred to as {reference.type} and is defined as {value.type}"
                    )
                reference.resolve(value)
        self.values.append(value)

    def forward(self, value_id: int, ty: Type) -> Value:
        """What stands for a value that is not read yet, of the type that it will have."""
        found = self.pending.get(value_id)
        if found is None:
            if not 0 <= value_id <= 0xFFFFFFFF:
                raise BitcodeError(f"value id {value_id} where there are {len(self.values)} values")
            found = self.pending[value_id] = ForwardReference(ty, value_id)
        elif found.type is not ty:
            raise BitcodeError(f"value {value_id} is referred to as {found.type} and as {ty}")
        self.has_fresh = True
        return found

    def note_user(self, user: User) -> None:
        """Remember the user as holding the forward references that came since the last call."""
        self.waiting.append(user)
        self.has_fresh = False

    def truncate(self, count: int) -> None:
        """Forget a function's values, of which none may be missing any more: forward references become these."""
        if self.pending:
            missing = min(self.pending)
            raise BitcodeError(f"value {missing} is used and never defined")
        if self.waiting:
            resolve_operands(self.waiting)
            self.waiting.clear()
        del self.values[count:]

    def reset(self, count: int) -> None:
        """Forget a function's values, whatever their state, after an error."""
        self.pending.clear()
        self.waiting.clear()
        self.has_fresh = False
        del self.values[count:]


def alignment(exponent: i64) -> int:
    """Bytes, from log2 + 1; 0 for none."""
    if exponent < 0 or exponent > MAX_ALIGNMENT_EXPONENT + 1:
        power = unsigned64(exponent) - 1
        raise BitcodeError(f"an alignment of 2 to the power of {power}; LLVM has at most {MAX_ALIGNMENT_EXPONENT}")
    return (1 << int(exponent)) >> 1  # of any size: a shift of an i64 would be one of 32 bits, compiled
