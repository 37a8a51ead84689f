"""The records of debug info nodes: for each class the order of its fields, and the plan that this makes for a release.

The fields are those of `irkit.debug_info.schema`, which says where a node keeps each of them and which release brought
it; fields that a release does not have fall out of its records, and a node that uses one of them is refused.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from irkit.debug_info.fields import ABSENT, ALWAYS, OPTIONAL, SIZE, Field, NodeSchema
from irkit.debug_info.nodes import CLASSES
from irkit.debug_info.schema import NODES
from irkit.dialects import Dialect
from irkit.dialects.features import OBJC_SETTER_FIRST, Feature
from irkit.metadata import DINode, Metadata

# Sizes and offsets of types are metadata, which a bit of the header says; before that they are numbers.
SIZES_AS_METADATA: Final = Feature(first=21)

# What one operand of a record is; `first` and `second` are places among a node's operands and scalars.
OPERAND: Final = 0  # id + 1 of operand `first`
SCALAR: Final = 1  # scalar `first`
SIZE_STEP: Final = 2  # operand `first` as id + 1, or the number that it or scalar `second` is
PLUS_1: Final = 3  # scalar `first` + 1, 0 if it is absent
NONE_32: Final = 4  # scalar `first`, 32 bits set if it is absent
NONE_64: Final = 5  # scalar `first`, 64 bits set if it is absent
LITERAL_0: Final = 6
LANGUAGE: Final = 7  # scalar `first`; with scalar `second`, the name of a versioned language, that and bit 63
CHECKSUM: Final = 8  # id + 1 of operand `first`, 0 if scalar `second`, its kind, is 0
IF_GIVEN: Final = 9  # id + 1 of operand `first`; no operand of the record at all if there is none
WORDS: Final = 10  # the 64-bit words of the integer scalar `first` of scalar `second` bits, sign-rotated
COUNTED_WORDS: Final = 11  # the same, and before them an operand that has their count above the number of bits
PTRAUTH: Final = 12  # the five scalars from `first` on in one number


class Layout:
    """A class's record: its code, the header (bit 0 of which says that the node is distinct) and the other operands.

    `operands` are names of fields, where nothing else is said below; `header` the bits that are always set; `flag` the
    field that bit 1 shows; `size_bit` the bit for sizes that are metadata.
    """

    __slots__ = ("code", "flag", "header", "operands", "size_bit")

    def __init__(self, code: int, operands: str, *, header: int = 0, flag: str = "", size_bit: int = 0) -> None:
        self.code: int = code
        self.operands: list[str] = operands.split()
        self.header: int = header
        self.flag: str = flag
        self.size_bit: int = size_bit


LAYOUTS: Final[dict[str, Layout]] = {
    "DISubrange": Layout(c.METADATA_SUBRANGE, "count lowerBound upperBound stride", header=2 << 1),
    "DIGenericSubrange": Layout(c.METADATA_GENERIC_SUBRANGE, "count lowerBound upperBound stride"),
    "DIEnumerator": Layout(c.METADATA_ENUMERATOR, "bitWidth name value", header=4, flag="isUnsigned"),
    "DIBasicType": Layout(
        c.METADATA_BASIC_TYPE, "tag name size align encoding flags num_extra_inhabitants dataSize", size_bit=2
    ),
    "DIFixedPointType": Layout(
        c.METADATA_FIXED_POINT_TYPE,
        "tag name size align encoding flags kind factor numerator denominator",
        size_bit=2,
    ),
    "DIStringType": Layout(
        c.METADATA_STRING_TYPE,
        "tag name stringLength stringLengthExpression stringLocationExpression size align encoding",
        size_bit=2,
    ),
    "DIDerivedType": Layout(
        c.METADATA_DERIVED_TYPE,
        "tag name file line scope baseType size align offset flags extraData dwarfAddressSpace annotations ptrAuthKey",
        size_bit=2,
    ),
    "DISubrangeType": Layout(
        c.METADATA_SUBRANGE_TYPE,
        "name file line scope size align flags baseType lowerBound upperBound stride bias",
        size_bit=2,
    ),
    "DICompositeType": Layout(
        c.METADATA_COMPOSITE_TYPE,
        "tag name file line scope baseType size align offset flags elements runtimeLang vtableHolder templateParams"
        " identifier discriminator dataLocation associated allocated rank annotations num_extra_inhabitants"
        " specification enumKind bitStride",
        header=2,  # not used in an old type reference
        size_bit=4,
    ),
    "DISubroutineType": Layout(c.METADATA_SUBROUTINE_TYPE, "flags types cc", header=2),  # no old type references
    "DIFile": Layout(c.METADATA_FILE, "filename directory checksumkind checksum source"),
    "DICompileUnit": Layout(
        c.METADATA_COMPILE_UNIT,
        "language file producer isOptimized flags runtimeVersion splitDebugFilename emissionKind enums retainedTypes"
        " 0 globals imports dwoId macros splitDebugInlining debugInfoForProfiling nameTableKind rangesBaseAddress"
        " sysroot sdk sourceLanguageVersion",
        header=1,
    ),
    "DISubprogram": Layout(
        c.METADATA_SUBPROGRAM,
        "scope name linkageName file line type scopeLine containingType spFlags virtualIndex flags unit templateParams"
        " declaration retainedNodes thisAdjustment thrownTypes annotations targetFuncName keyInstructions",
        header=2 | 4,  # with a unit, with flags of its own
    ),
    "DILexicalBlock": Layout(c.METADATA_LEXICAL_BLOCK, "scope file line column"),
    "DILexicalBlockFile": Layout(c.METADATA_LEXICAL_BLOCK_FILE, "scope file discriminator"),
    "DINamespace": Layout(c.METADATA_NAMESPACE, "scope name", flag="exportSymbols"),
    "DICommonBlock": Layout(c.METADATA_COMMON_BLOCK, "scope declaration name file line"),
    "DIModule": Layout(c.METADATA_MODULE, "file scope name configMacros includePath apinotes line isDecl"),
    "DITemplateTypeParameter": Layout(c.METADATA_TEMPLATE_TYPE, "name type defaulted"),
    "DITemplateValueParameter": Layout(c.METADATA_TEMPLATE_VALUE, "tag name type defaulted value"),
    "DIGlobalVariable": Layout(
        c.METADATA_GLOBAL_VAR,
        "scope name linkageName file line type isLocal isDefinition declaration templateParams align annotations",
        header=2 << 1,
    ),
    "DILocalVariable": Layout(
        c.METADATA_LOCAL_VAR,
        "scope name file line type arg flags align annotations",
        header=2,  # with an alignment
    ),
    "DILabel": Layout(c.METADATA_LABEL, "scope name file line column coroSuspendIdx", flag="isArtificial"),
    "DIObjCProperty": Layout(c.METADATA_OBJC_PROPERTY, "name file line setter getter attributes type"),
    "DIImportedEntity": Layout(c.METADATA_IMPORTED_ENTITY, "tag scope entity line name file elements"),
    "DIGlobalVariableExpression": Layout(c.METADATA_GLOBAL_VAR_EXPR, "var expr"),
    "DIMacro": Layout(c.METADATA_MACRO, "type line name value"),
    "DIMacroFile": Layout(c.METADATA_MACRO_FILE, "type line file nodes"),
    "DIAssignID": Layout(c.METADATA_ASSIGN_ID, ""),
}

# Fields that are not written as what they are: the step, and the second field that it needs.
_SPECIAL: Final[dict[tuple[str, str], tuple[int, str]]] = {
    ("DIDerivedType", "dwarfAddressSpace"): (PLUS_1, ""),
    ("DIDerivedType", "ptrAuthKey"): (PTRAUTH, ""),
    ("DICompositeType", "enumKind"): (NONE_32, ""),
    ("DILabel", "coroSuspendIdx"): (NONE_64, ""),
    ("DICompileUnit", "language"): (LANGUAGE, "sourceLanguageName"),
    ("DIFile", "checksum"): (CHECKSUM, "checksumkind"),
    ("DIFile", "source"): (IF_GIVEN, ""),
    ("DIEnumerator", "value"): (WORDS, "bitWidth"),
    ("DIFixedPointType", "numerator"): (COUNTED_WORDS, "numeratorWidth"),
    ("DIFixedPointType", "denominator"): (COUNTED_WORDS, "denominatorWidth"),
}


class Plan:
    """How a release writes the nodes of one class. `problem` tells why it cannot, if it does not know the class.

    `steps` are three numbers for each operand after the header: what it is, `first`, `second`. `flag` is the scalar
    whose truth is bit 1 of the header, or -1. `missing` are the fields that the release does not have.
    """

    __slots__ = ("code", "flag", "header", "missing", "size_bit", "sizes", "steps", "unknown")

    def __init__(self, code: int, header: int) -> None:
        self.code: i64 = code
        self.header: i64 = header
        self.flag: int = -1
        self.size_bit: i64 = 0
        self.sizes: list[tuple[int, int]] = []  # (operand, scalar) of each field that may be metadata
        self.steps: vec[i64] = vec[i64]()
        self.missing: list[Field] = []
        self.unknown: bool = False

    def add(self, step: i64, first: i64, second: i64) -> None:
        self.steps = append(append(append(self.steps, step), first), second)


_PLANS: Final[dict[int, dict[type[Metadata], Plan]]] = {}


def plans_of(dialect: Dialect) -> dict[type[Metadata], Plan]:
    """The plans of a release, by the class of the node."""
    release = dialect.llvm_version
    found = _PLANS.get(release)
    if found is None:
        found = _PLANS[release] = {
            CLASSES[schema.name]: make_plan(schema, LAYOUTS[schema.name], dialect)
            for schema in NODES
            if schema.name in LAYOUTS
        }
    return found


def make_plan(schema: NodeSchema, layout: Layout, dialect: Dialect) -> Plan:
    release = dialect.llvm_version
    plan = Plan(layout.code, layout.header)
    plan.unknown = schema.since > release
    if layout.flag and schema.by_name[layout.flag].since <= release:
        plan.flag = schema.by_name[layout.flag].scalar
    if layout.size_bit and dialect.has(SIZES_AS_METADATA):
        plan.size_bit = layout.size_bit
    for name in operands_of(schema, layout, dialect):
        if name == "0":
            plan.add(LITERAL_0, 0, 0)
        elif schema.by_name[name].since <= release:
            add_step(plan, schema, schema.by_name[name])
    plan.missing = [field for field in schema.fields if field.since > release]
    return plan


def operands_of(schema: NodeSchema, layout: Layout, dialect: Dialect) -> list[str]:
    """The operands' names in the order of a release."""
    if schema.name == "DIObjCProperty" and not dialect.has(OBJC_SETTER_FIRST):
        other = {"setter": "getter", "getter": "setter"}
        return [other.get(name, name) for name in layout.operands]
    return layout.operands


def add_step(plan: Plan, schema: NodeSchema, field: Field) -> None:
    special = _SPECIAL.get((schema.name, field.name))
    if special is not None:
        step, other = special
        first = field.operand if step in (CHECKSUM, IF_GIVEN) else field.scalar
        plan.add(step, first, schema.by_name[other].scalar if other else 0)
    elif field.rule == SIZE:
        plan.add(SIZE_STEP, field.operand, field.scalar)
        plan.sizes.append((field.operand, field.scalar))
    elif field.has_operand:
        plan.add(OPERAND, field.operand, 0)
    else:
        plan.add(SCALAR, field.scalar, 0)


def missing_field(node: DINode, plan: Plan) -> Field | None:
    """A field that the node has and the release has not."""
    for field in plan.missing:
        if field.has_operand and node.operands[field.operand] is not None:
            return field
        if field.has_scalar:
            usual = ABSENT if field.rule == OPTIONAL else 0 if field.default == ALWAYS else field.default
            if node.scalars[field.scalar] != usual:
                return field
    return None


def words_of(value: int, width: int) -> list[int]:
    """An integer of `width` bits as LLVM's active 64-bit words: the lowest first, without those on top that are 0."""
    value &= (1 << width) - 1
    count = max(1, (value.bit_length() + 63) >> 6)
    data = value.to_bytes(count * 8, "little")
    return [int.from_bytes(data[at : at + 8], "little") for at in range(0, len(data), 8)]
