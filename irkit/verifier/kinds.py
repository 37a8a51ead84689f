"""Metadata of each kind at instructions, functions and globals (LangRef, "Metadata"), but for TBAA and debug info."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.analysis.stripping import strip_aliases
from irkit.constants import ConstantFP
from irkit.functions import Function
from irkit.globals import GlobalObject
from irkit.instructions import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallBase,
    CallInst,
    FenceInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.integers import signed
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, ValueAsMetadata, constant_integer
from irkit.terminators import BranchInst, InvokeInst
from irkit.type_rules import scalar_bits
from irkit.types import FloatingPointType, PointerType, Type
from irkit.values import Value
from irkit.verifier.frame import MAXIMUM_ALIGNMENT, Verifier
from irkit.verifier.hints import active_lanes, cache_hint, inline_history
from irkit.verifier.profiles import callee_type, callsite, function_prof, memprof, prof
from irkit.verifier.rules import Chapter
from irkit.verifier.tbaa import tbaa

_C: Final = Chapter("metadata kinds")

FPMATH_TYPE: Final = _C.rule("fpmath-type", "fpmath requires a floating point result!")
FPMATH_COUNT: Final = _C.rule("fpmath-operands", "fpmath takes one operand!")
FPMATH_INVALID: Final = _C.rule("fpmath-constant", "invalid fpmath accuracy!")
FPMATH_FLOAT: Final = _C.rule("fpmath-float", "fpmath accuracy must have float type")
FPMATH_POSITIVE: Final = _C.rule("fpmath-positive", "fpmath accuracy not a positive number!")
RANGE_PLACE: Final = _C.rule("range-place", "Ranges are only for loads, calls and invokes!")
SPACES_PLACE: Final = _C.rule("noalias-addrspace-place", "noalias.addrspace are only for memory operations!", first=20)
RANGE_UNFINISHED: Final = _C.rule("range-unfinished", "Unfinished range!")
RANGE_NONE: Final = _C.rule("range-none", "It should have at least one range!")
RANGE_LOW: Final = _C.rule("range-lower", "The lower limit must be an integer!")
RANGE_HIGH: Final = _C.rule("range-upper", "The upper limit must be an integer!")
RANGE_PAIR: Final = _C.rule("range-pair", "Range pair types must match!", first=20)
RANGE_TYPE: Final = _C.rule("range-type", "Range types must match instruction type!")
SPACES_TYPE: Final = _C.rule("noalias-addrspace-type", "noalias.addrspace type must be i32!", first=20)
RANGE_SAME: Final = _C.rule("range-same", "The upper and lower limits cannot be the same value", first=17)
RANGE_EMPTY: Final = _C.rule("range-empty", "Range must not be empty!")
RANGE_OVERLAP: Final = _C.rule("range-overlap", "Intervals are overlapping")
RANGE_ORDER: Final = _C.rule("range-order", "Intervals are not in order")
RANGE_CONTIGUOUS: Final = _C.rule("range-contiguous", "Intervals are contiguous")
INVARIANT: Final = _C.rule("invariant-group", "invariant.group metadata is only for loads and stores")
NONNULL_TYPE: Final = _C.rule("nonnull-type", "nonnull applies only to pointer types")
NONNULL_PLACE: Final = _C.rule(
    "nonnull-place",
    "nonnull applies only to load instructions, use attributes for calls or invokes",
)
NONNULL_EMPTY: Final = _C.rule("nonnull-empty", "nonnull metadata must be empty", first=16)
DEREFERENCEABLE_TYPE: Final = _C.rule(
    "dereferenceable-type", "dereferenceable, dereferenceable_or_null apply only to pointer types"
)
DEREFERENCEABLE_PLACE: Final = _C.rule(
    "dereferenceable-place",
    "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for "
    "calls or invokes",
)
DEREFERENCEABLE_COUNT: Final = _C.rule(
    "dereferenceable-operands", "dereferenceable, dereferenceable_or_null take one operand!"
)
DEREFERENCEABLE_VALUE: Final = _C.rule(
    "dereferenceable-value", "dereferenceable, dereferenceable_or_null metadata value must be an i64!"
)
NOFREE_TYPE: Final = _C.rule("nofree-type", "nofree applies only to pointer types", first=22)
NOFREE_PLACE: Final = _C.rule("nofree-place", "nofree applies only to inttoptr instruction", first=22)
NOFREE_EMPTY: Final = _C.rule("nofree-empty", "nofree metadata must be empty", first=22)
ALIGN_TYPE: Final = _C.rule("align-type", "align applies only to pointer types")
ALIGN_PLACE: Final = _C.rule(
    "align-place", "align applies only to load instructions, use attributes for calls or invokes"
)
ALIGN_COUNT: Final = _C.rule("align-operands", "align takes one operand!")
ALIGN_VALUE: Final = _C.rule("align-value", "align metadata value must be an i64!")
ALIGN_POWER: Final = _C.rule("align-power", "align metadata value must be a power of 2!")
ALIGN_LIMIT: Final = _C.rule("align-limit", "alignment is larger that implementation defined limit")
DECLARED_PROF: Final = _C.rule("prof-declaration", "function declaration may not have a !prof attachment")
PROF_TWICE: Final = _C.rule("prof-twice", "function must have a single !prof attachment")
KCFI_TWICE: Final = _C.rule("kcfi-type-twice", "function must have a single !kcfi_type attachment", first=16)
KCFI_COUNT: Final = _C.rule("kcfi-type-operands", "!kcfi_type must have exactly one operand", first=16)
KCFI_NULL: Final = _C.rule("kcfi-type-null", "!kcfi_type operand must not be null", first=16)
KCFI_CONSTANT: Final = _C.rule("kcfi-type-constant", "expected a constant operand for !kcfi_type", first=16)
KCFI_INTEGER: Final = _C.rule("kcfi-type-integer", "expected a constant integer operand for !kcfi_type", first=16)
KCFI_WIDTH: Final = _C.rule("kcfi-type-width", "expected a 32-bit integer constant operand for !kcfi_type", first=16)
MMRA_PLACE: Final = _C.rule("mmra-place", "!mmra metadata attached to unexpected instruction kind", first=19)
MMRA_TUPLE: Final = _C.rule("mmra-tuple", "!mmra expected to be a metadata tuple", first=19)
MMRA_TAG: Final = _C.rule("mmra-tag", "!mmra metadata tuple operand is not an MMRA tag", first=19)
ANNOTATION_TUPLE: Final = _C.rule("annotation-tuple", "annotation must be a tuple")
ANNOTATION_SOME: Final = _C.rule("annotation-some", "annotation must have at least one operand")
ANNOTATION_STRINGS: Final = _C.rule("annotation-strings", "operands must be a string or a tuple of strings", first=17)
ANNOTATION_STRING: Final = _C.rule("annotation-string", "operands must be strings", last=16)
CAPTURES_PLACE: Final = _C.rule(
    "captures-place", "!captures metadata can only be applied to store instructions", first=22
)
CAPTURES_POINTER: Final = _C.rule(
    "captures-pointer",
    "!captures metadata can only be applied to store with value operand of pointer type",
    first=22,
)
CAPTURES_EMPTY: Final = _C.rule("captures-empty", "!captures metadata cannot be empty", first=22)
CAPTURES_STRINGS: Final = _C.rule("captures-strings", "!captures metadata must be a list of strings", first=22)
CAPTURES_WORD: Final = _C.rule("captures-word", "invalid entry in !captures metadata", first=22)
TOKEN_PLACE: Final = _C.rule("alloc-token-place", "!alloc_token should only exist on calls", first=22)
TOKEN_COUNT: Final = _C.rule("alloc-token-operands", "!alloc_token must have 2 operands", first=22)
TOKEN_STRING: Final = _C.rule("alloc-token-string", "expected string", first=22)
TOKEN_INTEGER: Final = _C.rule("alloc-token-integer", "expected integer constant", first=22)
SCOPE_LIST: Final = _C.rule("scope-list", "scope list must consist of MDNodes", first=14)
SCOPE_COUNT: Final = _C.rule("scope-operands", "scope must have two or three operands", first=14)
SCOPE_FIRST: Final = _C.rule("scope-first", "first scope operand must be self-referential or string", first=14)
SCOPE_THIRD: Final = _C.rule("scope-third", "third scope operand must be string (if used)", first=14)
SCOPE_SECOND: Final = _C.rule("scope-second", "second scope operand must be MDNode", first=14)
DOMAIN_COUNT: Final = _C.rule("domain-operands", "domain must have one or two operands", first=14)
DOMAIN_FIRST: Final = _C.rule("domain-first", "first domain operand must be self-referential or string", first=14)
DOMAIN_SECOND: Final = _C.rule("domain-second", "second domain operand must be string (if used)", first=14)
GROUP_LIST: Final = _C.rule("access-group-list", "Access scope list must consist of MDNodes", first=15)
GROUP_SCOPE: Final = _C.rule("access-group-scope", "Access scope list contains invalid access scope", first=15)
ASSOCIATED_COUNT: Final = _C.rule("associated-operands", "associated metadata must have one operand", first=17)
ASSOCIATED_NULL: Final = _C.rule("associated-null", "associated metadata must have a global value", first=17)
ASSOCIATED_VALUE: Final = _C.rule("associated-value", "associated metadata must be ValueAsMetadata", first=17)
ASSOCIATED_POINTER: Final = _C.rule("associated-pointer", "associated value must be pointer typed", first=17)
ASSOCIATED_SELF: Final = _C.rule("associated-self", "global values should not associate to themselves", first=17)

# False, where what is wrong ends the look at the instruction.
AttachmentRule = Callable[[Verifier, Instruction, MDNode], bool | None]


# Numbers


def fpmath(v: Verifier, i: Instruction, node: MDNode) -> bool:
    if not i.type.is_fp_or_fp_vector():
        return v.fail(FPMATH_TYPE, i)
    if len(node.operands) != 1:
        return v.fail(FPMATH_COUNT, i)
    operand = node.operands[0]
    value = operand.value if isinstance(operand, ConstantAsMetadata) else None
    if not isinstance(value, ConstantFP):
        return v.fail(FPMATH_INVALID, i)
    ty = value.type
    if not isinstance(ty, FloatingPointType) or ty.keyword != "float":
        return v.fail(FPMATH_FLOAT, i)
    return 0 < value.bits < 0x7F800000 or v.fail(FPMATH_POSITIVE, i)


def value_range(v: Verifier, i: Instruction, node: MDNode) -> bool:
    if not isinstance(i, (LoadInst, CallInst, InvokeInst)):
        return v.fail(RANGE_PLACE, i)
    check_ranges(v, i, node, i.type.scalar_type(), "range")
    return True  # in LLVM, too, only a wrong place ends the checks


def noalias_addrspace(v: Verifier, i: Instruction, node: MDNode) -> bool:
    if not isinstance(i, (LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst, CallInst)):
        return v.fail(SPACES_PLACE, i)
    if v.has(SPACES_PLACE):
        check_ranges(v, i, node, v.context.integer(32), "spaces")
    return True


class _Ranges:
    """Pairs of integers: the parts of a range from the first number up to, not including, the second."""

    def __init__(self, v: Verifier, where: Value, node: MDNode, ty: Type, kind: str) -> None:
        self.v: Verifier = v
        self.where: Value = where
        self.node: MDNode = node
        self.type: Type = ty
        self.kind: str = kind  # "range", "spaces", "absolute"
        self.width: int = scalar_bits(ty)
        self.bounds: list[tuple[int, int]] = []

    def check(self) -> None:
        v, operands = self.v, self.node.operands
        if len(operands) % 2:
            v.fail(RANGE_UNFINISHED, self.where, self.node)
        elif not operands:
            v.fail(RANGE_NONE, self.where, self.node)
        elif all(self.one(*pair) for pair in zip(operands[::2], operands[1::2], strict=True)):
            first, last = self.bounds[0], self.bounds[-1]
            if len(self.bounds) > 1:
                self.check_ends(first, last)

    def one(self, first: Metadata | None, second: Metadata | None) -> bool:
        v, where = self.v, self.where
        low, high = constant_integer(first), constant_integer(second)
        if low is None:
            return v.fail(RANGE_LOW, where, self.node)
        if high is None:
            return v.fail(RANGE_HIGH, where, self.node)
        if low.type is not high.type and not v.fail(RANGE_PAIR, where):
            return False
        if high.type is not self.type:
            return v.fail(SPACES_TYPE if self.kind == "spaces" else RANGE_TYPE, where)
        if low.type is not high.type:
            return v.fail(RANGE_TYPE, where)
        lower, upper = low.unsigned, high.unsigned
        if lower == upper:
            if low.value not in (0, -1):
                return v.fail(RANGE_SAME, where) and v.fail(RANGE_EMPTY, where, self.node)
            if self.kind != "absolute" or lower == 0:
                return v.fail(RANGE_EMPTY, where, self.node)
        if self.bounds:
            before = self.bounds[-1]
            if overlap((lower, upper), before, self.width):
                return v.fail(RANGE_OVERLAP, where, self.node)
            if low.value <= signed(before[0], self.width):
                return v.fail(RANGE_ORDER, where, self.node)
            if upper == before[0] or lower == before[1]:
                return v.fail(RANGE_CONTIGUOUS, where, self.node)
        self.bounds.append((lower, upper))
        return True

    def check_ends(self, first: tuple[int, int], last: tuple[int, int]) -> None:
        """Whether the last part leaves room before the first, where ranges wrap round."""
        if overlap(first, last, self.width):
            self.v.fail(RANGE_OVERLAP, self.where, self.node)
        elif first[0] == last[1]:
            self.v.fail(RANGE_CONTIGUOUS, self.where, self.node)


def overlap(left: tuple[int, int], right: tuple[int, int], width: int) -> bool:
    """Whether two ranges, which may wrap round, have a number in common."""
    size = 1 << width
    length = (left[1] - left[0]) % size or size
    other = (right[1] - right[0]) % size or size
    return (right[0] - left[0]) % size < length or (left[0] - right[0]) % size < other


def check_ranges(v: Verifier, where: Value, node: MDNode, ty: Type, kind: str) -> None:
    _Ranges(v, where, node, ty, kind).check()


# Pointers


def nonnull(v: Verifier, i: Instruction, node: MDNode) -> bool:
    if not isinstance(i.type, PointerType):
        return v.fail(NONNULL_TYPE, i)
    if not isinstance(i, LoadInst):
        return v.fail(NONNULL_PLACE, i)
    return not node.operands or v.fail(NONNULL_EMPTY, i)


def dereferenceable(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i.type, PointerType):
        v.fail(DEREFERENCEABLE_TYPE, i)
    elif not isinstance(i, LoadInst) and i.opcode != "inttoptr":
        v.fail(DEREFERENCEABLE_PLACE, i)
    elif len(node.operands) != 1:
        v.fail(DEREFERENCEABLE_COUNT, i)
    else:
        value = constant_integer(node.operands[0])
        if value is None or value.width != 64:
            v.fail(DEREFERENCEABLE_VALUE, i)


def nofree(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i.type, PointerType):
        v.fail(NOFREE_TYPE, i)
    elif i.opcode != "inttoptr":
        v.fail(NOFREE_PLACE, i)
    elif node.operands:
        v.fail(NOFREE_EMPTY, i)


def align(v: Verifier, i: Instruction, node: MDNode) -> bool:
    if not isinstance(i.type, PointerType):
        return v.fail(ALIGN_TYPE, i)
    if not isinstance(i, LoadInst):
        return v.fail(ALIGN_PLACE, i)
    if len(node.operands) != 1:
        return v.fail(ALIGN_COUNT, i)
    value = constant_integer(node.operands[0])
    if value is None or value.width != 64:
        return v.fail(ALIGN_VALUE, i)
    number = value.unsigned
    if not number or number & (number - 1):
        return v.fail(ALIGN_POWER, i)
    return number <= MAXIMUM_ALIGNMENT or v.fail(ALIGN_LIMIT, i)


def invariant_group(v: Verifier, i: Instruction, node: MDNode) -> bool:
    return isinstance(i, (LoadInst, StoreInst)) or v.fail(INVARIANT, i)


# Aliases


def scope_list(v: Verifier, i: Instruction, node: MDNode) -> None:
    for scope in node.operands:
        if not isinstance(scope, MDNode):
            v.fail(SCOPE_LIST, i, node)
            return
        if not _scope(v, i, scope):
            return


def _scope(v: Verifier, i: Instruction, node: MDNode) -> bool:
    count = len(node.operands)
    if not 2 <= count <= 3:
        return v.fail(SCOPE_COUNT, i, node)
    if node.operands[0] is not node and not isinstance(node.operands[0], MDString):
        return v.fail(SCOPE_FIRST, i, node)
    if count == 3 and not isinstance(node.operands[2], MDString):
        return v.fail(SCOPE_THIRD, i, node)
    domain = node.operands[1]
    if not isinstance(domain, MDNode):
        return v.fail(SCOPE_SECOND, i, node)
    if not 1 <= len(domain.operands) <= 2:
        return v.fail(DOMAIN_COUNT, i, domain)
    if domain.operands[0] is not domain and not isinstance(domain.operands[0], MDString):
        return v.fail(DOMAIN_FIRST, i, domain)
    if len(domain.operands) == 2 and not isinstance(domain.operands[1], MDString):
        return v.fail(DOMAIN_SECOND, i, domain)
    return True


def is_access_scope(node: MDNode) -> bool:
    return node.distinct and not node.operands


def access_group(v: Verifier, i: Instruction, node: MDNode) -> None:
    for scope in node.operands:  # a scope by itself has none
        if not isinstance(scope, MDNode):
            v.fail(GROUP_LIST, i, node)
            return
        if not is_access_scope(scope):
            v.fail(GROUP_SCOPE, i, node)
            return


# Others


def is_mmra_tag(node: Metadata | None) -> bool:
    return (
        isinstance(node, MDTuple)
        and len(node.operands) == 2
        and all(isinstance(one, MDString) for one in node.operands)
    )


def mmra(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i, (LoadInst, StoreInst, AtomicCmpXchgInst, AtomicRMWInst, FenceInst, CallBase, BranchInst)):
        v.fail(MMRA_PLACE, i)
    elif not isinstance(node, MDTuple):
        v.fail(MMRA_TUPLE, i)
    elif not is_mmra_tag(node) and not all(is_mmra_tag(one) for one in node.operands):
        v.fail(MMRA_TAG, i)


def annotation(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(node, MDTuple):
        v.fail(ANNOTATION_TUPLE, i)
    elif not node.operands:
        v.fail(ANNOTATION_SOME, i)
    elif not v.has(ANNOTATION_STRINGS):
        if not _are_strings(node):
            v.fail(ANNOTATION_STRING, i)
    elif not all(isinstance(one, MDString) or _are_strings(one) for one in node.operands):
        v.fail(ANNOTATION_STRINGS, i)


def _are_strings(node: Metadata | None) -> bool:
    return isinstance(node, MDTuple) and all(isinstance(one, MDString) for one in node.operands)


_CAPTURES: Final = frozenset(("address", "address_is_null", "provenance", "read_provenance"))


def captures(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i, StoreInst):
        v.fail(CAPTURES_PLACE, i)
    elif not isinstance(i.operands[0].type, PointerType):
        v.fail(CAPTURES_POINTER, i)
    elif not node.operands:
        v.fail(CAPTURES_EMPTY, i)
    else:
        wrong = [one for one in node.operands if not isinstance(one, MDString) or one.string not in _CAPTURES]
        if wrong:
            v.fail(CAPTURES_WORD if isinstance(wrong[0], MDString) else CAPTURES_STRINGS, i)


def alloc_token(v: Verifier, i: Instruction, node: MDNode) -> None:
    if not isinstance(i, CallBase):
        v.fail(TOKEN_PLACE, i)
    elif len(node.operands) != 2:
        v.fail(TOKEN_COUNT, i)
    elif not isinstance(node.operands[0], MDString):
        v.fail(TOKEN_STRING, i)
    elif constant_integer(node.operands[1]) is None:
        v.fail(TOKEN_INTEGER, i)


INSTRUCTION_KINDS: Final[dict[str, AttachmentRule]] = {  # in the order in which LLVM looks at them
    "fpmath": fpmath,
    "range": value_range,
    "noalias.addrspace": noalias_addrspace,
    "invariant.group": invariant_group,
    "nonnull": nonnull,
    "dereferenceable": dereferenceable,
    "dereferenceable_or_null": dereferenceable,
    "nofree": nofree,
    "tbaa": tbaa,
    "noalias": scope_list,
    "alias.scope": scope_list,
    "llvm.access.group": access_group,
    "align": align,
    "prof": prof,
    "memprof": memprof,
    "callsite": callsite,
    "callee_type": callee_type,
    "mmra": mmra,
    "annotation": annotation,
    "captures": captures,
    "alloc_token": alloc_token,
    "inline_history": inline_history,
    "mem.cache_hint": cache_hint,
    "amdgpu.expected.active.lanes": active_lanes,
}


# Functions and globals


def kcfi_type(v: Verifier, function: Function, node: MDNode) -> bool:
    operands = node.operands
    if len(operands) != 1:
        return v.fail(KCFI_COUNT, function, node)
    if operands[0] is None:
        return v.fail(KCFI_NULL, function, node)
    if not isinstance(operands[0], ConstantAsMetadata):
        return v.fail(KCFI_CONSTANT, function, node)
    value = constant_integer(operands[0])
    if value is None:
        return v.fail(KCFI_INTEGER, function, node)
    return value.width == 32 or v.fail(KCFI_WIDTH, function, node)


def check_function_kinds(v: Verifier, function: Function) -> None:
    """The profiles and the types of a function, and then that there is one of each."""
    profiles, types = _attached(function, "prof"), _attached(function, "kcfi_type")
    for node in profiles:
        if not function_prof(v, function, node):
            break
    else:
        for node in types:
            if not kcfi_type(v, function, node):
                break
    if function.is_declaration:
        if profiles:
            v.fail(DECLARED_PROF, function)
    elif len(profiles) > 1:
        v.fail(PROF_TWICE, function)
    elif len(types) > 1:
        v.fail(KCFI_TWICE, function)


def _attached(function: Function, kind: str) -> list[MDNode]:
    return [node for node in function.metadata.get_all(kind) if isinstance(node, MDNode)]


def check_associated(v: Verifier, value: GlobalObject, node: MDNode) -> bool:
    if len(node.operands) != 1:
        return v.fail(ASSOCIATED_COUNT, value, node)
    operand = node.operands[0]
    if operand is None:
        return v.fail(ASSOCIATED_NULL, value, node)
    if not isinstance(operand, ValueAsMetadata):
        return v.fail(ASSOCIATED_VALUE, value, node)
    target = operand.value
    if not isinstance(target.type, PointerType):
        return v.fail(ASSOCIATED_POINTER, value, node)
    return strip_aliases(target) is not value or v.fail(ASSOCIATED_SELF, value, node)


def check_global_kinds(v: Verifier, value: GlobalObject) -> None:
    """What variables and functions may have; of several of a kind LLVM looks at the first."""
    associated, absolute = value.metadata.get("associated"), value.metadata.get("absolute_symbol")
    if isinstance(associated, MDNode) and v.has(ASSOCIATED_COUNT) and not check_associated(v, value, associated):
        return
    if isinstance(absolute, MDNode) and isinstance(value.type, PointerType):
        width = v.layout.pointer_bits(value.type.address_space)
        check_ranges(v, value, absolute, v.context.integer(width), "absolute")
