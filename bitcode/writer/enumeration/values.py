"""The value table: globals, the module's constants, then those of one function after the other."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from bitcode.writer.enumeration.types import TypeNumbers
from irkit.blocks import BasicBlock
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantExprGEP,
    ConstantExprShuffle,
    ConstantFP,
    ConstantVector,
)
from irkit.context import Context
from irkit.dialects import Dialect
from irkit.dialects.features import FLOAT_SPLATS, POISON_SHUFFLE_MASKS, SOURCE_TYPES_WITH_CONSTANTS
from irkit.errors import VerificationError
from irkit.folding.values import splat_value
from irkit.globals import GlobalValue
from irkit.values import Value


class ValueNumbers:
    """`values` by id; `find` is the reverse. `blocks` are those of the function that is numbered, by their places.

    A value's number stands in the value itself, and counts while `values` has the value in that place. Constants are
    everybody's: theirs are in `ids` too, where another table has put its own number there.

    `counts` says how often a value was met, which is what constants are sorted by; it stays empty where they are not,
    as use-list order is to be preserved.
    """

    def __init__(
        self,
        types: TypeNumbers,
        context: Context,
        dialect: Dialect,
        shuffled_splats: set[Value],
        preserve_use_list_order: bool,
        swaps: bool,
    ) -> None:
        self.types: TypeNumbers = types
        self.context: Context = context
        self.values: list[Value] = []
        self.blocks: list[BasicBlock] = []
        self.ids: dict[Value, int] = {}
        self.counts: list[int] = []
        self.sorts: bool = not preserve_use_list_order
        self.swaps: bool = swaps  # integers come to the front by swaps, as in LLVM 3.7
        self.with_source_types: bool = dialect.has(SOURCE_TYPES_WITH_CONSTANTS)
        self.float_splats: bool = dialect.has(FLOAT_SPLATS)
        self.shuffled_splats: set[Value] = shuffled_splats
        self.poison_masks: bool = dialect.has(POISON_SHUFFLE_MASKS)
        self.masks: dict[Constant, Constant] = {}

    def add(self, value: Value) -> None:
        """Number a value, or count one that has a number. A constant's operands come before it."""
        found = self.find(value)
        if found != -1:
            if self.sorts:
                self.counts[found] += 1
        elif isinstance(value, Constant) and value.operands and not isinstance(value, GlobalValue):
            self.add_constant(value)
        else:
            ty = value.type
            if ty not in self.types.ids:
                self.types.add(ty)
            self.append(value)

    def append(self, value: Value) -> None:
        values = self.values
        number = len(values)
        value._slot = number
        if not value._is_local():
            self.ids[value] = number
        values.append(value)
        if self.sorts:
            self.counts.append(1)

    def add_constant(self, root: Constant) -> None:
        """Number a constant that has operands. Operands before users spare the reader forward references; there are
        no cycles but through globals."""
        self.types.add(root.type)
        constants: list[Constant] = [root]
        operand_lists: list[Sequence[Value]] = [self.operands_of(root)]
        places: list[int] = [0]
        while constants:
            operands = operand_lists[-1]
            place = places[-1]
            count = len(operands)
            inner: Constant | None = None
            while place < count and inner is None:
                operand = operands[place]
                place += 1
                if (
                    self.find(operand) == -1
                    and isinstance(operand, Constant)
                    and operand.operands
                    and not isinstance(operand, GlobalValue)
                ):
                    inner = operand
                else:
                    self.add_operand(operand)
            if inner is not None:
                places[-1] = place
                self.types.add(inner.type)
                constants.append(inner)
                operand_lists.append(self.operands_of(inner))
                places.append(0)
                continue
            operand_lists.pop()
            places.pop()
            done = constants.pop()
            if isinstance(done, ConstantExprGEP) and self.with_source_types:
                self.types.add(done.source_element_type)
            self.append(done)

    def add_operand(self, operand: Value) -> None:
        if isinstance(operand, GlobalValue) and self.find(operand) == -1:
            raise VerificationError(f"a constant refers to @{operand.name}, which is not in the module")
        self.add(operand)

    def operands_of(self, constant: Constant) -> Sequence[Value]:
        """What must be numbered before a constant: its operands, but for the block of a block address, and the mask of
        a shuffle."""
        if self.float_splat(constant) is not None:
            return ()
        if isinstance(constant, BlockAddress):
            return [constant.function]
        if isinstance(constant, ConstantExprShuffle):
            return [*constant.operands, self.mask(constant.mask_constant)]
        return constant.operands

    def float_splat(self, constant: Constant) -> ConstantFP | None:
        """The floating-point number in all lanes, where it is written instead of the constant."""
        if not self.float_splats or not isinstance(constant, (ConstantVector, ConstantExprShuffle)):
            return None
        element = splat_value(constant)
        return element if isinstance(element, ConstantFP) and constant not in self.shuffled_splats else None

    def mask(self, mask: Constant) -> Constant:
        """A shuffle's mask as the release writes it: lanes that may be anything are all `undef`, or all `poison`."""
        found = self.masks.get(mask)
        if found is None:
            found = self.masks[mask] = self.context.shuffle_mask(mask, self.poison_masks)
        return found

    def sort_constants(self, first: int, end: int) -> None:
        """Order constants for dense records: by type, so that a type is said once, then by use, as small ids are
        short; integers before all, so that the indices of a `getelementptr` are there before it."""
        if not self.sorts:
            return
        types = self.types.ids
        keys: list[tuple[bool, int, int, int]] = []
        for place in range(first, end):
            ty = self.values[place].type
            keys.append((not self.swaps and not ty.is_int_or_int_vector(), types[ty], -self.counts[place], place))
        keys.sort()
        if self.swaps:
            self.swap_integers(keys)
        values = [self.values[key[3]] for key in keys]
        self.values[first:end] = values
        ids = self.ids
        for value in values:
            value._slot = first
            ids[value] = first
            first += 1

    def swap_integers(self, keys: list[tuple[bool, int, int, int]]) -> None:
        """Bring integers to the front: the first other constant changes places with the last integer, and so on."""
        are_integers = [self.values[place].type.is_int_or_int_vector() for *_, place in keys]
        front = range(sum(are_integers))
        others = [place for place in front if not are_integers[place]]
        late = [place for place, is_integer in enumerate(are_integers) if is_integer and place not in front]
        for low, high in zip(others, reversed(late), strict=True):
            keys[low], keys[high] = keys[high], keys[low]

    def truncate(self, count: int) -> None:
        """Forget the values of a function."""
        ids = self.ids
        for value in self.values[count:]:
            if not value._is_local():
                del ids[value]
        del self.values[count:]
        self.blocks.clear()
        if self.sorts:
            del self.counts[count:]

    def add_block(self, block: BasicBlock) -> None:
        block._slot = len(self.blocks)
        self.blocks.append(block)

    def find(self, value: Value) -> i64:
        """The number of a value; -1 if it has none."""
        number: i64 = value._slot
        values = self.values
        if 0 <= number < len(values) and values[number] is value:
            return number
        return -1 if value._is_local() else self.ids.get(value, -1)

    def place_of(self, block: Value) -> i64:
        """The place of a block in the function; -1 for what is no block of it."""
        place: i64 = block._slot
        blocks = self.blocks
        return place if 0 <= place < len(blocks) and blocks[place] is block else -1

    def id_of(self, value: Value) -> i64:
        """The number of a value, the place of a block."""
        found = self.find(value)
        if found == -1:
            found = self.place_of(value)
            if found == -1:
                raise VerificationError(f"{value!r} is used where it is not defined, or not in the module")
        return found
