"""Attributes by their places, the types they fit, and those that exclude each other (LangRef, "Parameter Attributes",
"Function Attributes")."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from irkit.attribute_values import AllocSize, MemoryEffects, VScaleRange
from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.dialects.attributes import INT, ON_FUNCTION, ON_PARAMETER, ON_RESULT
from irkit.dialects.features import NOFPCLASS_OF_STRUCTS, RANGED_IMMEDIATES
from irkit.dialects.target_types import target_type_info
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.type_rules import is_lossless_bitcast, scalar_bits
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VoidType,
)
from irkit.values import Value
from irkit.verifier.frame import MAXIMUM_ALIGNMENT, Verifier
from irkit.verifier.rules import Chapter, Rule
from irkit.verifier.string_attributes import (
    check_exclusive_strings,
    check_flag,
    check_function_strings,
    check_zeroed_variant,
)

_C: Final = Chapter("attributes")
NOT_ON_RESULT: Final = _C.rule("attribute-on-result", "Attribute '{}' does not apply to function return values")
NOT_ON_PARAMETER: Final = _C.rule("attribute-on-parameter", "Attribute '{}' does not apply to parameters")
NOT_ON_FUNCTION: Final = _C.rule("attribute-on-function", "Attribute '{}' does not apply to functions!")
VALUE_MISSING: Final = _C.rule("attribute-value", "Attribute '{}' should have an Argument")
IMMARG_ALONE: Final = _C.rule(
    "immarg-alone", "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute"
)
PASSING: Final = _C.rule(
    "attributes-of-passing",
    "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
)
INALLOCA_READONLY: Final = _C.rule("inalloca-readonly", "Attributes 'inalloca and readonly' are incompatible!")
SRET_RETURNED: Final = _C.rule("sret-returned", "Attributes 'sret and returned' are incompatible!")
ZEROEXT_SIGNEXT: Final = _C.rule("zeroext-signext", "Attributes 'zeroext and signext' are incompatible!")
READNONE_READONLY: Final = _C.rule("readnone-readonly", "Attributes 'readnone and readonly' are incompatible!")
READNONE_WRITEONLY: Final = _C.rule("readnone-writeonly", "Attributes 'readnone and writeonly' are incompatible!")
READONLY_WRITEONLY: Final = _C.rule("readonly-writeonly", "Attributes 'readonly and writeonly' are incompatible!")
WRITABLE_READNONE: Final = _C.rule("writable-readnone", "Attributes writable and readnone are incompatible!", first=18)
WRITABLE_READONLY: Final = _C.rule("writable-readonly", "Attributes writable and readonly are incompatible!", first=18)
INCOMPATIBLE_TYPE: Final = _C.rule("attribute-type", "Attribute '{}' applied to incompatible type!")
RANGE_WIDTH: Final = _C.rule("attribute-range-width", "Range bit width must match type bit width!", first=19, last=19)
HUGE_ALIGNMENT: Final = _C.rule("attribute-alignment", "huge alignment values are unsupported")
BYVAL_TARGET_TYPE: Final = _C.rule("byval-target-type", "'byval' argument has illegal target extension type", first=20)
INITIALIZES_EMPTY: Final = _C.rule("initializes-empty", "Attribute 'initializes' does not support empty list", first=19)
INITIALIZES_ORDER: Final = _C.rule(
    "initializes-order", "Attribute 'initializes' does not support unordered ranges", first=19
)
NOFPCLASS_EMPTY: Final = _C.rule(
    "nofpclass-empty", "Attribute 'nofpclass' must have at least one test bit set", first=17
)
NOFPCLASS_BITS: Final = _C.rule("nofpclass-bits", "Invalid value for 'nofpclass' test mask", first=17)
UNSIZED: Final[dict[str, Rule]] = {
    name: _C.rule(f"{name}-unsized", f"Attribute '{name}' does not support unsized types!")
    for name in ("byval", "byref", "inalloca", "preallocated")
}
HUGE: Final[dict[str, Rule]] = {
    name: _C.rule(f"{name}-huge", f"huge '{name}' arguments are unsupported", first=14)
    for name in ("byval", "byref", "inalloca", "preallocated")
}
IMMARG_PLACE: Final = _C.rule("immarg-place", "immarg attribute only applies to intrinsics")
ELEMENTTYPE_PLACE: Final = _C.rule(
    "elementtype-place", "Attribute 'elementtype' can only be applied to intrinsics and inline asm."
)
NEST_TWICE: Final = _C.rule("nest-twice", "More than one parameter has attribute nest!")
RETURNED_TWICE: Final = _C.rule("returned-twice", "More than one parameter has attribute returned!")
RETURNED_TYPE: Final = _C.rule("returned-type", "Incompatible argument and return types for 'returned' attribute")
SRET_TWICE: Final = _C.rule("sret-twice", "Cannot have multiple 'sret' parameters!")
SRET_PLACE: Final = _C.rule("sret-place", "Attribute 'sret' is not on first or second parameter!")
SWIFTSELF_TWICE: Final = _C.rule("swiftself-twice", "Cannot have multiple 'swiftself' parameters!")
SWIFTASYNC_TWICE: Final = _C.rule("swiftasync-twice", "Cannot have multiple 'swiftasync' parameters!")
SWIFTERROR_TWICE: Final = _C.rule("swifterror-twice", "Cannot have multiple 'swifterror' parameters!")
INALLOCA_PLACE: Final = _C.rule("inalloca-place", "inalloca isn't on the last parameter!")
NOINLINE_ALWAYSINLINE: Final = _C.rule(
    "noinline-alwaysinline", "Attributes 'noinline and alwaysinline' are incompatible!"
)
OPTNONE_NOINLINE: Final = _C.rule("optnone-noinline", "Attribute 'optnone' requires 'noinline'!")
OPTSIZE_OPTNONE: Final = _C.rule("optsize-optnone", "Attributes 'optsize and optnone' are incompatible!")
MINSIZE_OPTNONE: Final = _C.rule("minsize-optnone", "Attributes 'minsize and optnone' are incompatible!")
OPTDEBUG_OPTNONE: Final = _C.rule("optdebug-optnone", "Attributes 'optdebug and optnone' are incompatible!", first=18)
OPTSIZE_OPTDEBUG: Final = _C.rule("optsize-optdebug", "Attributes 'optsize and optdebug' are incompatible!", first=18)
MINSIZE_OPTDEBUG: Final = _C.rule("minsize-optdebug", "Attributes 'minsize and optdebug' are incompatible!", first=18)
REALTIME: Final = _C.rule(
    "sanitize-realtime",
    "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!",
    first=20,
)
WRITABLE_MEMORY: Final = _C.rule(
    "writable-memory",
    "Attribute writable and memory without argmem: write are incompatible!",
    first=18,
)
JUMPTABLE: Final = _C.rule("jumptable", "Attribute 'jumptable' requires 'unnamed_addr'")
ALLOCSIZE_PLACE: Final = _C.rule("allocsize-place", "'allocsize' {} argument is out of bounds")
ALLOCSIZE_TYPE: Final = _C.rule("allocsize-type", "'allocsize' {} argument must refer to an integer parameter")
ALLOCKIND_ONE: Final = _C.rule(
    "allockind-one", "'allockind()' requires exactly one of alloc, realloc, and free", first=15
)
ALLOCKIND_FREE: Final = _C.rule(
    "allockind-free",
    "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.",
    first=15,
)
ALLOCKIND_ZEROED: Final = _C.rule("allockind-zeroed", "'allockind()' can't be both zeroed and uninitialized", first=15)
VSCALE_ZERO: Final = _C.rule("vscale-zero", "'vscale_range' minimum must be greater than 0", first=14)
VSCALE_MINIMUM: Final = _C.rule("vscale-minimum", "'vscale_range' minimum must be power-of-two value", first=17)
VSCALE_ORDER: Final = _C.rule("vscale-order", "'vscale_range' minimum cannot be greater than maximum")
VSCALE_MAXIMUM: Final = _C.rule("vscale-maximum", "'vscale_range' maximum must be power-of-two value", first=17)

# The attributes that fit some types only: words, and a test of the type.
_INTEGERS: Final = frozenset(("signext", "zeroext", "allocalign"))
_POINTERS: Final = frozenset(
    (
        "nest",
        "noalias",
        "nocapture",
        "captures",
        "nonnull",
        "readnone",
        "readonly",
        "dereferenceable",
        "dereferenceable_or_null",
        "writable",
        "dead_on_unwind",
        "dead_on_return",
        "initializes",
        "swifterror",
        "preallocated",
        "inalloca",
        "byval",
        "sret",
        "byref",
        "elementtype",
        "allocptr",
    )
)
_ALL_FP_CLASSES: Final = 0x3FF
_MODIFIERS: Final = 8 | 16 | 32  # of `allockind`: uninitialized, zeroed, aligned
_ZEROED_AND_NOT: Final = 8 | 16
_FREE: Final = 4


def check_attribute_list(
    v: Verifier, ty: FunctionType, attributes: AttributeList, where: Value, is_intrinsic: bool, is_asm: bool
) -> None:
    """The attributes of a function, or of a call of this type."""
    key = (attributes, ty, is_intrinsic or is_asm)
    if key in v.attributes_seen:
        return
    count = len(v.problems)
    _check_list(v, ty, attributes, where, is_intrinsic, is_asm)
    if len(v.problems) == count and not isinstance(where, Function):
        v.attributes_seen.add(key)


def _check_list(
    v: Verifier, ty: FunctionType, attributes: AttributeList, where: Value, is_intrinsic: bool, is_asm: bool
) -> None:
    result = attributes.result
    if result is not None:
        for attribute in result.attributes:
            if not is_allowed(v, attribute, ON_RESULT):
                v.fail(NOT_ON_RESULT, where, words=(v.attribute_text(attribute),))
                return
        check_parameter(v, result, ty.return_type, where)
    if not _Parameters(v, ty, attributes, where, is_intrinsic, is_asm).check():
        return
    own = attributes.function
    if own is not None:
        _check_function(v, ty, attributes, own, where)


def highest_place(v: Verifier, attributes: AttributeList) -> int:
    """The last place of the result and the arguments that has attributes: 1 is the first argument's."""
    found = v.highest_places.get(attributes)
    if found is None:
        found = max([index for index in attributes.sets if index != FUNCTION_INDEX], default=0)
        v.highest_places[attributes] = found
    return found


def is_allowed(v: Verifier, attribute: Attribute, place: int) -> bool:
    """Whether an attribute may stand there; string attributes may stand anywhere."""
    kind = None if isinstance(attribute, StringAttribute) else v.dialect.attributes.get(attribute.name)
    return kind is None or bool(kind.places & place)


# Parameters and results


class _Parameters:
    """The attributes of all parameters, of which some may have only one."""

    def __init__(
        self, v: Verifier, ty: FunctionType, attributes: AttributeList, where: Value, is_intrinsic: bool, is_asm: bool
    ) -> None:
        self.v: Verifier = v
        self.ty: FunctionType = ty
        self.attributes: AttributeList = attributes
        self.where: Value = where
        self.is_intrinsic: bool = is_intrinsic
        self.is_asm: bool = is_asm
        self.seen: set[str] = set()

    def check(self) -> bool:
        types = self.ty.parameters
        sets = self.attributes.sets
        for index in sorted(sets):
            number = index - FIRST_ARGUMENT_INDEX
            if 0 <= number < len(types):
                if not self.one(number, sets[index], types[number]):
                    return False
        return True

    def one(self, number: int, own: AttributeSet, ty: Type) -> bool:
        v = self.v
        where = self.where
        if not asks_for_place(v, own):
            check_parameter(v, own, ty, where)
            return True
        if not self.is_intrinsic:
            if "immarg" in own:
                return v.fail(IMMARG_PLACE, where)
            if not self.is_asm and "elementtype" in own:
                return v.fail(ELEMENTTYPE_PLACE, where)
        check_parameter(v, own, ty, where)
        if not self.only_one("nest", own, NEST_TWICE):
            return False
        if "returned" in own:
            if not self.only_one("returned", own, RETURNED_TWICE):
                return False
            if not is_lossless_bitcast(ty, self.ty.return_type):
                return v.fail(RETURNED_TYPE, where)
        if "sret" in own:
            if not self.only_one("sret", own, SRET_TWICE):
                return False
            if number > 1:
                return v.fail(SRET_PLACE, where)
        if "inalloca" in own and number != len(self.ty.parameters) - 1:
            return v.fail(INALLOCA_PLACE, where)
        return (
            self.only_one("swiftself", own, SWIFTSELF_TWICE)
            and self.only_one("swiftasync", own, SWIFTASYNC_TWICE)
            and self.only_one("swifterror", own, SWIFTERROR_TWICE)
        )

    def only_one(self, name: str, own: AttributeSet, rule: Rule) -> bool:
        if name not in own:
            return True
        if name in self.seen:
            return self.v.fail(rule, self.where)
        self.seen.add(name)
        return True


# What a parameter may have by its place, by the others' attributes, or by what the function is.
_BY_PLACE: Final = frozenset(
    (
        "immarg",
        "elementtype",
        "nest",
        "returned",
        "sret",
        "inalloca",
        "swiftself",
        "swiftasync",
        "swifterror",
        "writable",
    )
)


def asks_for_place(v: Verifier, own: AttributeSet) -> bool:
    """Whether some of a parameter's attributes are right in some places only."""
    found = v.asking.get(own)
    if found is None:
        found = v.asking[own] = not _BY_PLACE.isdisjoint([attribute.name for attribute in own.attributes])
    return found


def check_parameter(v: Verifier, own: AttributeSet, ty: Type, where: Value) -> None:
    """The attributes of one parameter or result of this type."""
    key = (own, ty)
    if key in v.parameters_seen:
        return
    count = len(v.problems)
    _check_parameter(v, own, ty, where)
    if len(v.problems) == count:
        v.parameters_seen.add(key)


def _check_parameter(v: Verifier, own: AttributeSet, ty: Type, where: Value) -> None:
    names = {attribute.name for attribute in own.attributes}
    if not check_values(v, own, where):
        return
    for attribute in own.attributes:
        if not is_allowed(v, attribute, ON_PARAMETER):
            v.fail(NOT_ON_PARAMETER, where, words=(v.attribute_text(attribute),))
            return
    if not _check_pairs(v, names, where):
        return
    for attribute in own.attributes:
        if not isinstance(attribute, StringAttribute) and not fits_type(v, attribute, ty):
            if isinstance(attribute, ConstantRangeAttribute) and ty.is_int_or_int_vector() and v.has(RANGE_WIDTH):
                v.fail(RANGE_WIDTH, where)
            else:
                v.fail(INCOMPATIBLE_TYPE, where, words=(v.attribute_text(attribute),))
            return
    if isinstance(ty, PointerType):
        _check_pointer(v, own, where)
    _check_numbers(v, own, where)


def check_values(v: Verifier, own: AttributeSet, where: Value) -> bool:
    """That attributes which carry a number have one, and others have none; the values of flags in strings."""
    kinds = v.dialect.attributes
    for attribute in own.attributes:
        if isinstance(attribute, StringAttribute):
            check_flag(v, attribute, where)
            continue
        kind = kinds.get(attribute.name)
        if kind is not None and (kind.carries == INT) != isinstance(attribute, IntAttribute):
            return v.fail(VALUE_MISSING, where, words=(v.attribute_text(attribute),))
    return True


_PASSING: Final = ("byval", "inalloca", "preallocated", "nest", "byref")
_PAIRS: Final[tuple[tuple[str, str, Rule], ...]] = (
    ("inalloca", "readonly", INALLOCA_READONLY),
    ("sret", "returned", SRET_RETURNED),
    ("zeroext", "signext", ZEROEXT_SIGNEXT),
    ("readnone", "readonly", READNONE_READONLY),
    ("readnone", "writeonly", READNONE_WRITEONLY),
    ("readonly", "writeonly", READONLY_WRITEONLY),
    ("noinline", "alwaysinline", NOINLINE_ALWAYSINLINE),
    ("writable", "readnone", WRITABLE_READNONE),
    ("writable", "readonly", WRITABLE_READONLY),
)


def _check_pairs(v: Verifier, names: set[str], where: Value) -> bool:
    if "immarg" in names:
        beside = names - {"immarg", "range"} if v.dialect.has(RANGED_IMMEDIATES) else names - {"immarg"}
        if beside:
            return v.fail(IMMARG_ALONE, where)
    passing = sum([name in names for name in _PASSING]) + ("sret" in names or "inreg" in names)
    if passing > 1:
        return v.fail(PASSING, where)
    for one, other, rule in _PAIRS:
        if one in names and other in names:
            return v.fail(rule, where)
    return True


def fits_type(v: Verifier, attribute: Attribute, ty: Type) -> bool:
    """Whether values of this type may have the attribute."""
    name = attribute.name
    if name in _POINTERS:
        return isinstance(ty, PointerType)
    if name in _INTEGERS:
        return isinstance(ty, IntegerType)
    if name == "align":
        return ty.is_pointer_or_pointer_vector()
    if name == "noundef":
        return not isinstance(ty, VoidType)
    if isinstance(attribute, ConstantRangeAttribute):
        return ty.is_int_or_int_vector() and scalar_bits(ty) == attribute.range.width
    return name != "nofpclass" or has_fp_class(v, ty)


def has_fp_class(v: Verifier, ty: Type) -> bool:
    """Whether it is made of floating-point numbers of one type."""
    if isinstance(ty, StructType) and v.dialect.has(NOFPCLASS_OF_STRUCTS):
        parts = ty.elements or ()
        if not parts or any(part is not parts[0] for part in parts) or not ty.is_literal:
            return False
        return isinstance(parts[0].scalar_type(), FloatingPointType)
    while isinstance(ty, ArrayType):
        ty = ty.element
    return isinstance(ty.scalar_type(), FloatingPointType)


def _check_pointer(v: Verifier, own: AttributeSet, where: Value) -> None:
    for attribute in own.attributes:
        name = attribute.name
        if name == "align" and isinstance(attribute, IntAttribute) and attribute.value > MAXIMUM_ALIGNMENT:
            v.fail(HUGE_ALIGNMENT, where)
            return
        if name not in UNSIZED or not isinstance(attribute, TypeAttribute) or attribute.type is None:
            continue
        held = attribute.type
        if name == "byval" and isinstance(held, TargetExtensionType):
            info = target_type_info(held.name, v.release)
            if info is not None and not info.can_be_local and not v.fail(BYVAL_TARGET_TYPE, where):
                return
        if not v.is_sized(held):
            v.fail(UNSIZED[name], where)
            return
        size = v.alloc_size(held)
        if size is not None and size >= 1 << 32:
            v.fail(HUGE[name], where)
            return


def _check_numbers(v: Verifier, own: AttributeSet, where: Value) -> None:
    for attribute in own.attributes:
        if isinstance(attribute, ConstantRangeListAttribute):
            ranges = attribute.ranges
            if not ranges:
                v.fail(INITIALIZES_EMPTY, where)
            elif any(one.signed_lower >= one.signed_upper for one in ranges) or any(
                before.signed_upper >= after.signed_lower for before, after in pairwise(ranges)
            ):
                v.fail(INITIALIZES_ORDER, where)
        elif attribute.name == "nofpclass" and isinstance(attribute, IntAttribute):
            if attribute.value == 0:
                v.fail(NOFPCLASS_EMPTY, where)
            elif attribute.value & ~_ALL_FP_CLASSES:
                v.fail(NOFPCLASS_BITS, where)


# Functions


_FUNCTION_PAIRS: Final[tuple[tuple[str, str, Rule], ...]] = (
    ("noinline", "alwaysinline", NOINLINE_ALWAYSINLINE),
    ("optnone", "optsize", OPTSIZE_OPTNONE),
    ("optnone", "minsize", MINSIZE_OPTNONE),
    ("optnone", "optdebug", OPTDEBUG_OPTNONE),
    ("sanitize_realtime", "sanitize_realtime_blocking", REALTIME),
    ("optdebug", "optsize", OPTSIZE_OPTDEBUG),
    ("optdebug", "minsize", MINSIZE_OPTDEBUG),
)


_BY_TYPE: Final = ("allocsize", "allockind", "jumptable")
_STRINGS_BY_TYPE: Final = ("alloc-variant-zeroed", "vector-function-abi-variant", "modular-format")


def _check_function(v: Verifier, ty: FunctionType, attributes: AttributeList, own: AttributeSet, where: Value) -> None:
    key = (own, isinstance(where, Function))
    if key in v.own_attributes_seen:
        _check_writable(v, attributes, own, where)
        return
    count = len(v.problems)
    check_values(v, own, where)
    for attribute in own.attributes:
        if not is_allowed(v, attribute, ON_FUNCTION):
            v.fail(NOT_ON_FUNCTION, where, words=(v.attribute_text(attribute),))
            return
    names = {attribute.name for attribute in own.attributes if not isinstance(attribute, StringAttribute)}
    if "optnone" in names and "noinline" not in names:
        v.fail(OPTNONE_NOINLINE, where)
        return
    for one, other, rule in _FUNCTION_PAIRS:
        if one in names and other in names and not v.fail(rule, where):
            return
    if not _check_writable(v, attributes, own, where):
        return
    strings = {one.name: one.value or "" for one in own.attributes if isinstance(one, StringAttribute)}
    if not check_exclusive_strings(v, strings, where):
        return
    if "jumptable" in names and isinstance(where, GlobalValue) and where.unnamed_addr != "unnamed_addr":
        v.fail(JUMPTABLE, where)
        return
    kinds = own.number("allockind")
    alloc_size, vscale = own.alloc_size, own.vscale_range
    if alloc_size is not None and not _check_allocsize(v, ty, alloc_size, where):
        return
    if kinds is not None:
        _check_allockind(v, kinds, where)
    if not check_zeroed_variant(v, ty, strings, where):
        return
    if vscale is not None:
        _check_vscale(v, vscale, where)
    check_function_strings(v, ty, strings, where)
    if len(v.problems) == count and not _by_type(own, strings):
        v.own_attributes_seen.add(key)


def _by_type(own: AttributeSet, strings: dict[str, str]) -> bool:
    """Whether attributes are right for some functions and wrong for others."""
    return (
        any(name in own for name in _BY_TYPE)
        or any(name in strings for name in _STRINGS_BY_TYPE)
        or "-evex512" in strings.get("target-features", "")
    )


def _check_writable(v: Verifier, attributes: AttributeList, own: AttributeSet, where: Value) -> bool:
    is_writable = False
    for each in attributes.sets.values():
        if asks_for_place(v, each) and "writable" in each:
            is_writable = True
    return not is_writable or writes_arguments(v, own) or v.fail(WRITABLE_MEMORY, where)


def writes_arguments(v: Verifier, own: AttributeSet) -> bool:
    """Whether what is said of memory leaves writing to what arguments point to."""
    value = own.number("memory")
    return value is None or MemoryEffects.of_value(value, v.release).writes("argmem")


def _check_allocsize(v: Verifier, ty: FunctionType, said: AllocSize, where: Value) -> bool:
    for what, number in (("element size", said.size), ("number of elements", said.count)):
        if number is None:
            break
        if number >= len(ty.parameters):
            return v.fail(ALLOCSIZE_PLACE, where, words=(what,))
        if not isinstance(ty.parameters[number], IntegerType):
            return v.fail(ALLOCSIZE_TYPE, where, words=(what,))
    return True


def _check_allockind(v: Verifier, kind: int, where: Value) -> None:
    if kind & 7 not in (1, 2, 4):
        v.fail(ALLOCKIND_ONE, where)
    if kind & 7 == _FREE and kind & _MODIFIERS:
        v.fail(ALLOCKIND_FREE, where)
    if kind & _ZEROED_AND_NOT == _ZEROED_AND_NOT:
        v.fail(ALLOCKIND_ZEROED, where)


def _check_vscale(v: Verifier, said: VScaleRange, where: Value) -> None:
    least, most = said.minimum, said.maximum
    if least == 0:
        v.fail(VSCALE_ZERO, where)
    elif least & (least - 1):
        v.fail(VSCALE_MINIMUM, where)
    if most and least > most:
        v.fail(VSCALE_ORDER, where)
    elif most and most & (most - 1):
        v.fail(VSCALE_MAXIMUM, where)
