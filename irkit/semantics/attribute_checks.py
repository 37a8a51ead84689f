"""What attributes say of an argument or a result, and what breaking them is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.attributes import ConstantRangeAttribute, IntAttribute
from irkit.dialects.attribute_text import fp_class_words
from irkit.semantics.blocks import LIVE
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.float_functions import float_class
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Mark, Pointer, Poison
from irkit.types import ArrayType, FloatingPointType, StructType

if TYPE_CHECKING:
    from irkit.attributes import Attribute, AttributeSet
    from irkit.instruction_base import Instruction
    from irkit.types import Type

RESULT: Final = -1  # in the place of the number of an argument
_SECTION: Final = "Parameter Attributes"
_ASKING: Final = frozenset(
    ("align", "dereferenceable", "dereferenceable_or_null", "nofpclass", "noundef", "nonnull", "range")
)
_BUNDLES: Final = "Assume Operand Bundles"


def is_dereferenceable(value: Pointer, size: int) -> bool:
    """Whether so many bytes are there to be read; of a function there are as many as one likes."""
    block = value.block
    if block is None:
        return False
    return block.function is not None or (block.state == LIVE and 0 <= value.offset <= block.size - size)


def float_keyword(ty: Type) -> str:
    """The word for the numbers that a type is made of; "" for others. A struct that may be `nofpclass` is of one type
    of numbers."""
    while isinstance(ty, (ArrayType, StructType)):
        if isinstance(ty, StructType):
            if not ty.elements:
                return ""
            ty = ty.elements[0]
        else:
            ty = ty.element
    scalar = ty.scalar_type()
    return scalar.keyword if isinstance(scalar, FloatingPointType) else ""


class Check:
    """The attributes of one place: `index` of the argument, or RESULT; `keyword` of the numbers there."""

    def __init__(self, index: int, keyword: str) -> None:
        self.index: int = index
        self.keyword: str = keyword
        self.no_classes: int = 0
        self.noundef: bool = False
        self.nonnull: bool = False
        self.align: int = 1
        self.dereferenceable: int = 0
        self.dereferenceable_or_null: int = 0
        self.range: tuple[int, int, int] | None = None  # low, high, modulus

    @property
    def what(self) -> str:
        return "the result" if self.index == RESULT else f"argument {self.index + 1}"

    def take(self, attribute: Attribute) -> None:
        """Ask for what an attribute says, too."""
        name = attribute.name
        if name == "noundef":
            self.noundef = True
        elif name == "nonnull":
            self.nonnull = True
        elif isinstance(attribute, IntAttribute):
            if name == "align":
                self.align = attribute.value
            elif name == "dereferenceable":
                self.dereferenceable = attribute.value
            elif name == "nofpclass":
                if self.keyword:
                    self.no_classes = attribute.value
            else:
                self.dereferenceable_or_null = attribute.value
        elif isinstance(attribute, ConstantRangeAttribute):
            said = attribute.range
            self.range = (said.lower, said.upper, 1 << said.width)

    def argument(self, arguments: list[object], step: Step) -> None:
        value = arguments[self.index]
        if isinstance(value, int) and self.range is None and not self.no_classes:
            return
        arguments[self.index] = self.result(value, step)

    def result(self, value: object, step: Step) -> object:
        """The value, or poison where an attribute is broken that makes it poison."""
        if isinstance(value, list):
            return self.lanes(value, step)
        if isinstance(value, Mark):
            if self.noundef or (self.dereferenceable and isinstance(value, Poison)):
                raise step.not_well_defined(f"{self.what}, which is noundef,", value, "noundef")
            return value
        return self.plain(value, step)

    def lanes(self, values: list[object], step: Step) -> list[object]:
        """Those of a vector or an aggregate, each of which is held to the attributes."""
        found: list[object] = []
        for lane in values:
            if isinstance(lane, list):
                found.append(self.lanes(lane, step))
            elif isinstance(lane, Mark):
                if self.noundef:
                    raise step.not_well_defined(f"a lane of {self.what}, which is noundef,", lane, "noundef")
                found.append(lane)
            else:
                found.append(self.plain(lane, step))
        return found

    def plain(self, value: object, step: Step) -> object:
        """The same of a scalar that is no mark."""
        if isinstance(value, Pointer):
            return self.pointer(value, step)
        if self.no_classes:
            found = float_class(value, self.keyword) & self.no_classes
            if found:
                words = f"{self.what} is {fp_class_words(found)}, which is excluded by nofpclass"
                return self.broken("nofpclass", words, step)
        if isinstance(value, int) and self.range is not None:
            low, high, modulus = self.range
            if (value - low) % modulus >= (high - low) % modulus:
                return self.broken("range", f"{self.what} is {value}, outside of range", step)
        return value

    def pointer(self, value: Pointer, step: Step) -> object:
        if self.nonnull and value == NULL:
            return self.broken("nonnull", f"{self.what} is null and nonnull", step)
        if value.address % self.align:
            return self.broken("align", f"{self.what} is no multiple of {self.align}, as align says", step)
        wanted = self.dereferenceable
        if self.dereferenceable_or_null and value != NULL:
            wanted = max(wanted, self.dereferenceable_or_null)
        if wanted and not is_dereferenceable(value, wanted):
            raise UndefinedBehaviorError(
                "dereferenceable", f"{self.what} is not dereferenceable({wanted})", step, _SECTION
            )
        return value

    def broken(self, rule: str, words: str, step: Step) -> object:
        if self.noundef:
            raise UndefinedBehaviorError(rule, f"{words}; it is noundef", step, _SECTION)
        return step.poison(words)


def check_of(index: int, ty: Type, *sets: AttributeSet | None) -> Check | None:
    """What the attribute sets of a place ask for of a value of that type, the last one where they differ; None for
    nothing."""
    made: Check | None = None
    for attributes in sets:
        if attributes is not None:
            for attribute in attributes.attributes:
                if attribute.name in _ASKING:
                    if made is None:
                        made = Check(index, float_keyword(ty))
                    made.take(attribute)
    return made


class Assume(Step):
    """`llvm.assume`: its condition, and what operand bundles say of values. `bundles` holds tags and slots."""

    def __init__(self, instruction: Instruction, condition: int, bundles: list[tuple[str, list[int]]]) -> None:
        super().__init__(instruction)
        self.condition: int = condition
        self.bundles: list[tuple[str, list[int]]] = bundles

    def run(self, slots: list[object]) -> None:
        condition = slots[self.condition]
        if isinstance(condition, Mark):
            raise self.not_well_defined("what is assumed", condition, "assume")
        if not condition:
            raise UndefinedBehaviorError("assume", "what is assumed does not hold", self, "'llvm.assume' Intrinsic")
        for tag, operands in self.bundles:
            self.bundle(tag, [slots[operand] for operand in operands])

    def bundle(self, tag: str, values: list[object]) -> None:
        """Raises UndefinedBehaviorError where what a bundle says does not hold; other bundles say nothing of values."""
        value = values[0] if values else None
        if isinstance(value, Mark):
            if tag == "noundef":
                raise self.not_well_defined("what a bundle assumes to be noundef", value, "assume")
            return
        number = values[1] if len(values) > 1 else 0
        if not isinstance(value, Pointer):
            return
        if isinstance(number, Pointer):  # of separate_storage
            if value.block is not None and value.block is number.block:
                raise self.broken(f"{value!r} and {number!r} are in one object, and separate_storage is assumed")
        elif isinstance(number, int):
            self.pointer(tag, value, number, values[2] if len(values) > 2 else 0)

    def pointer(self, tag: str, value: Pointer, number: int, offset: object) -> None:
        is_null = value == NULL
        if tag == "nonnull" and is_null:
            raise self.broken("null is assumed to be nonnull")
        if tag == "align" and number and isinstance(offset, int) and (value.address - offset) % number:
            where = f"{value!r} less {offset}" if offset else repr(value)
            raise self.broken(f"the address of {where} is no multiple of {number}, as align is assumed")
        if tag == "dereferenceable" or (tag == "dereferenceable_or_null" and not is_null):
            if not is_dereferenceable(value, number):
                raise self.broken(f"{value!r} is assumed to be dereferenceable({number})")

    def broken(self, words: str) -> UndefinedBehaviorError:
        return UndefinedBehaviorError("assume", words, self, _BUNDLES)
