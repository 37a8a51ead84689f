"""The plans by which nodes of debug info are written, made from the declarations of `irkit.debug_info.schema`.

Fields that a release does not have fall out of its records, and a node that uses one of them is refused. A node that
was read from a record of another length than its release writes has a plan of that length.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.runtime import NONE
from irkit.debug_info.fields import SIZE, Field, NodeSchema
from irkit.debug_info.nodes import CLASSES
from irkit.debug_info.records import (
    ONES_32,
    PLUS_1,
    Absentable,
    Either,
    IfGiven,
    IfKind,
    Inserted,
    Item,
    Packed,
    Record,
    Words,
    Zero,
)
from irkit.debug_info.schema import NODES
from irkit.dialects import Dialect
from irkit.dialects.features import ANNOTATIONS_BESIDE_PTRAUTH, SIZES_AS_METADATA
from irkit.metadata import DINode, Metadata

# What one operand of a record is; `first` and `second` are places among a node's operands and scalars.
OPERAND: Final = 0  # id + 1 of operand `first`
SCALAR: Final = 1  # scalar `first`
SIZE_STEP: Final = 2  # operand `first` as id + 1, or the number that it or scalar `second` is
NUMBER_PLUS_1: Final = 3  # scalar `first` + 1, 0 if it is absent
NONE_32: Final = 4  # scalar `first`, 32 bits set if it is absent
NONE_64: Final = 5  # scalar `first`, 64 bits set if it is absent
LITERAL_0: Final = 6
EITHER: Final = 7  # scalar `second` with a bit set if it is not 0, else scalar `first`
IF_KIND: Final = 8  # id + 1 of operand `first`, 0 if scalar `second`, its kind, is 0
IF_GIVEN: Final = 9  # id + 1 of operand `first`; no operand of the record at all if there is none
WORDS: Final = 10  # the 64-bit words of the integer scalar `first` of scalar `second` bits, sign-rotated
COUNTED_WORDS: Final = 11  # the same, and before them an operand that has their count above the number of bits
PACKED: Final = 12  # several scalars in one number: those of the plan's `packed`


class Plan:
    """How a release writes the nodes of one class. `unknown`: the release does not know the class.

    `steps` are three numbers for each operand after the header: what it is, `first`, `second`. `header` are the bits
    that are always set, `flags` the scalars whose truth others show, each with its bit; `size_bit` is set where sizes
    are metadata. `missing` are the fields that the records do not have.
    """

    __slots__ = (
        "code",
        "either_bit",
        "flags",
        "header",
        "missing",
        "packed",
        "size_bit",
        "sizes",
        "steps",
        "unknown",
    )

    either_bit: int

    def __init__(self, code: int, header: int, unknown: bool) -> None:
        self.code: i64 = code
        self.header: i64 = header
        self.unknown: bool = unknown
        self.flags: list[tuple[int, int]] = []
        self.size_bit: i64 = 0
        self.sizes: list[tuple[int, int]] = []  # (operand, scalar) of each field that may be metadata
        self.steps: vec[i64] = vec[i64]()
        self.missing: list[Field] = []
        self.packed: list[tuple[int, int]] = []  # (scalar, first bit)

    def add(self, step: i64, first: i64 = NONE, second: i64 = NONE) -> None:
        self.steps = append(append(append(self.steps, step), first), second)


_PLANS: Final[dict[int, dict[type[Metadata], Plan]]] = {}
_PLANS_OF_LENGTH: Final[dict[tuple[str, int, int], Plan]] = {}


def plans_of(dialect: Dialect) -> dict[type[Metadata], Plan]:
    """The plans of a release, by the class of the node."""
    release = dialect.llvm_version
    found = _PLANS.get(release)
    if found is None:
        found = _PLANS[release] = {}
        for schema in NODES:
            if schema.record is not None:
                found[CLASSES[schema.name]] = make_plan(schema, schema.record, dialect)
    return found


def plan_of_length(node: DINode, count: int, dialect: Dialect) -> Plan | None:
    """The plan for a node whose record has so many operands (items, where some take several); None if that leaves out
    what the node has by now. Only such nodes as have a plan are asked for."""
    schema = node.schema
    record = schema.record
    assert record is not None
    key = (schema.name, count, dialect.llvm_version)
    plan = _PLANS_OF_LENGTH.get(key)
    if plan is None:
        plan = _PLANS_OF_LENGTH[key] = make_plan(schema, record, dialect, count)
    return plan if missing_field(node, plan) is None else None


def make_plan(schema: NodeSchema, record: Record, dialect: Dialect, count: int = 0) -> Plan:
    """The plan of a release; with `count` that of records of so many operands."""
    release = dialect.llvm_version
    code: int = getattr(c, f"METADATA_{record.name}")
    plan = Plan(code, record.header_value, schema.since > release)
    left_out = {field.name for field in schema.fields}
    for bits in record.header or ():
        if bits.field and (count or schema.by_name[bits.field].since <= release):
            plan.flags.append((schema.by_name[bits.field].scalar, 1 << bits.first))
            left_out.discard(bits.field)
        if bits.sizes_as_metadata and dialect.has(SIZES_AS_METADATA):
            plan.size_bit = 1 << bits.first
    held: list[str] = []
    for item in items_of(schema, record, release, count):
        add_step(plan, schema, record, item, dialect)
        held = names_of(item)
        left_out.difference_update(held)
    if record.name == "DERIVED_TYPE" and dialect.has(ANNOTATIONS_BESIDE_PTRAUTH) and "annotations" in held:
        left_out.add("annotations")  # which do not count at the end
    plan.missing = [field for field in schema.fields if field.name in left_out]
    return plan


def items_of(schema: NodeSchema, record: Record, release: int, count: int) -> list[Item]:
    """The operands of a release's records, or of those of so many operands."""
    if not count:
        return [item for item in (*record.items, *record.tail) if schema.item_since(item) <= release]
    found = [item for item in record.items if not isinstance(item, Inserted) or count >= item.count]
    return found + [Given(item) for item in record.tail[: count - 1 - len(found)]]


class Given(Item):
    """An item at the end of a record that has it, whatever it is."""

    __slots__ = ("item",)

    def __init__(self, item: Item) -> None:
        super().__init__(item.name)
        self.item: Item = item


def names_of(item: Item) -> list[str]:
    """The fields that an item holds."""
    if isinstance(item, Given):
        return names_of(item.item)
    if isinstance(item, Packed):
        return [name for name, _, _ in item.parts]
    if isinstance(item, Either):
        return [item.name, item.other]
    if isinstance(item, Words):
        return [item.name, item.width]
    return [item.name]


def add_step(plan: Plan, schema: NodeSchema, record: Record, item: Item, dialect: Dialect) -> None:
    by_name = schema.by_name
    if isinstance(item, Given):
        inner = item.item
        if isinstance(inner, IfGiven):
            inner = Item(inner.name)
        add_step(plan, schema, record, inner, dialect)
        return
    if isinstance(item, Zero):
        plan.add(LITERAL_0)
        return
    if isinstance(item, Packed):
        plan.packed = [(by_name[name].scalar, first) for name, first, _ in item.parts]
        plan.add(PACKED)
        return
    field = by_name[record.name_in(item.name, dialect)]
    if isinstance(item, Either):
        plan.either_bit = item.bit
        plan.add(EITHER, field.scalar, by_name[item.other].scalar)
    elif isinstance(item, Absentable):
        step = NUMBER_PLUS_1 if item.how == PLUS_1 else NONE_32 if item.how == ONES_32 else NONE_64
        plan.add(step, field.scalar)
    elif isinstance(item, IfKind):
        plan.add(IF_KIND, field.operand, by_name[item.kind].scalar)
    elif isinstance(item, IfGiven):
        plan.add(IF_GIVEN, field.operand)
    elif isinstance(item, Words):
        plan.add(COUNTED_WORDS if item.counted else WORDS, field.scalar, by_name[item.width].scalar)
    elif field.rule == SIZE:
        plan.add(SIZE_STEP, field.operand, field.scalar)
        plan.sizes.append((field.operand, field.scalar))
    elif field.has_operand:
        plan.add(OPERAND, field.operand)
    else:
        plan.add(SCALAR, field.scalar)


def missing_field(node: DINode, plan: Plan) -> Field | None:
    """A field that the node has and the records have not."""
    for field in plan.missing:
        if field.has_operand and node.operands[field.operand] is not None:
            return field
        if field.has_scalar and node.scalars[field.scalar] != field.usual:
            return field
    return None
