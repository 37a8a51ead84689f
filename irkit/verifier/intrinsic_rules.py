"""What intrinsics ask of their calls: assumptions, memory, preallocated arguments, coroutines, deoptimization and
others that are of no target (LangRef, "Intrinsic Functions")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from irkit.analysis.stripping import strip_casts
from irkit.constants import ConstantArray, ConstantInt, ConstantPointerNull, ConstantStruct, UndefValue
from irkit.dialects.attributes import INT, ON_PARAMETER
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.instructions import AllocaInst, CallBase, CallInst, FuncletPadInst, Instruction, OperandBundle
from irkit.integers import low_bits
from irkit.metadata import MDNode, MDString, MetadataAsValue
from irkit.terminators import CallBrInst, ReturnInst
from irkit.type_rules import address_space, element_count, is_integer, scalar_bits
from irkit.types import FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType, VoidType
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.numbers import integer, unsigned
from irkit.verifier.preallocated import preallocated_arg, preallocated_setup, preallocated_teardown
from irkit.verifier.rules import Chapter
from irkit.words import INTERPOSABLE_LINKAGES

_C: Final = Chapter("single intrinsics")
ASSUME_TRUE: Final = _C.rule("assume-true", "assume with operand bundles must have i1 true condition", first=22)
ASSUME_TAG: Final = _C.rule("assume-tag", "tags must be valid attribute names")
ASSUME_STORAGE: Final = _C.rule("assume-storage", "separate_storage assumptions should have 2 arguments", first=16)
ASSUME_STORAGE_TYPES: Final = _C.rule(
    "assume-storage-types", "arguments to separate_storage assumptions should be pointers", first=16
)
ASSUME_ALIGN: Final = _C.rule("assume-align", "alignment assumptions should have 2 or 3 arguments")
ASSUME_ALIGN_POINTER: Final = _C.rule("assume-align-pointer", "first argument should be a pointer")
ASSUME_ALIGN_INTEGER: Final = _C.rule(
    "assume-align-integer",
    "second argument should be an integer",
    since=23,
    newer="second argument should be an integer with a maximum width of 64 bits",
)
ASSUME_ALIGN_OFFSET: Final = _C.rule(
    "assume-align-offset",
    "third argument should be an integer if present",
    since=23,
    newer="third argument should be an integer with a maximum width of 64 bits if present",
)
ASSUME_DEREFERENCEABLE: Final = _C.rule(
    "assume-dereferenceable", "dereferenceable assumptions should have 2 arguments", first=22
)
ASSUME_MANY: Final = _C.rule("assume-many", "too many arguments", last=22)
ASSUME_TWO: Final = _C.rule(
    "assume-two",
    "this attribute should have 2 arguments",
    since=23,
    newer="dereferenceable assumptions should have 2 arguments",
)
ASSUME_CONSTANT: Final = _C.rule("assume-constant", "the second argument should be a constant integral value", last=22)
ASSUME_ONE: Final = _C.rule(
    "assume-one", "this attribute should have one argument", since=23, newer="{} assumptions should have 1 argument"
)
ASSUME_NONE: Final = _C.rule(
    "assume-none", "this attribute has no argument", since=23, newer="{} assumptions should have no arguments"
)
CORO_CONSTANT: Final = _C.rule(
    "coro-id-constant", "info argument of llvm.coro.id must refer to an initialized constant"
)
CORO_KIND: Final = _C.rule("coro-id-kind", "info argument of llvm.coro.id must refer to either a struct or an array")
ELEMENT_SIZE: Final = _C.rule(
    "element-size", "element size of the element-wise atomic memory intrinsic must be a power of 2"
)
DESTINATION_ALIGNMENT: Final = _C.rule("destination-alignment", "incorrect alignment of the destination argument")
SOURCE_ALIGNMENT: Final = _C.rule("source-alignment", "incorrect alignment of the source argument")
MEMSET_PATTERN: Final = _C.rule("memset-pattern", "unsized types cannot be used as memset patterns", first=22)
TRAMPOLINE: Final = _C.rule("init-trampoline", "llvm.init_trampoline parameter #2 must resolve to a function.")
PREFETCH_WRITE: Final = _C.rule("prefetch-rw", "rw argument to llvm.prefetch must be 0-1", first=16)
PREFETCH_LOCALITY: Final = _C.rule("prefetch-locality", "locality argument to llvm.prefetch must be 0-3", first=18)
PREFETCH_LOCALITY_4: Final = _C.rule(
    "prefetch-locality-4", "locality argument to llvm.prefetch must be 0-4", first=16, last=17
)
PREFETCH_ARGUMENTS: Final = _C.rule("prefetch-arguments", "invalid arguments to llvm.prefetch", last=15)
PREFETCH_CACHE: Final = _C.rule("prefetch-cache", "cache type argument to llvm.prefetch must be 0-1", first=16)
STACK_PROTECTOR: Final = _C.rule("stackprotector", "llvm.stackprotector parameter #2 must resolve to an alloca.")
ESCAPE_PLACE: Final = _C.rule("localescape-place", "llvm.localescape used outside of entry block")
ESCAPE_TWICE: Final = _C.rule("localescape-twice", "multiple calls to llvm.localescape in one function")
ESCAPE_ALLOCA: Final = _C.rule("localescape-alloca", "llvm.localescape only accepts static allocas")
RECOVER_FUNCTION: Final = _C.rule(
    "localrecover-function",
    "llvm.localrecover first argument must be function defined in this module",
)
EXCEPTION_POINTER: Final = _C.rule("exceptionpointer", "eh.exceptionpointer argument must be a catchpad")
GUARD_CALL: Final = _C.rule("guard-call", "experimental_guard cannot be invoked")
GUARD_BUNDLE: Final = _C.rule("guard-bundle", 'experimental_guard must have exactly one "deopt" operand bundle')
DEOPTIMIZE_CALL: Final = _C.rule("deoptimize-call", "experimental_deoptimize cannot be invoked")
DEOPTIMIZE_BUNDLE: Final = _C.rule(
    "deoptimize-bundle", 'experimental_deoptimize must have exactly one "deopt" operand bundle'
)
DEOPTIMIZE_TYPE: Final = _C.rule("deoptimize-type", "experimental_deoptimize return type must match caller return type")
DEOPTIMIZE_RETURN: Final = _C.rule("deoptimize-return", "calls to experimental_deoptimize must be followed by a return")
DEOPTIMIZE_VALUE: Final = _C.rule(
    "deoptimize-value",
    "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize",
)
VA_START: Final = _C.rule("va-start", "va_start called in a non-varargs function", first=19)
PATCHPOINT: Final = _C.rule("patchpoint", "patchpoint: invalid return type used with anyregcc", first=19)
INVARIANT: Final = _C.rule("invariant-start", "invariant_start parameter must be -1, 0 or a positive number")
LIFETIME: Final = _C.rule("lifetime", "llvm.lifetime.start/end can only be used on alloca or poison", first=22)
SCOPE_LIST: Final = _C.rule("noalias-scope-list", "!id.scope.list must point to an MDNode")
SCOPE_SINGLE: Final = _C.rule("noalias-scope-single", "!id.scope.list must point to a list with a single scope")
ACCESS_ELEMENT: Final = _C.rule(
    "elementtype-first", "Intrinsic requires elementtype attribute on first argument.", first=14
)
ACCESS_ELEMENT_SECOND: Final = _C.rule(
    "elementtype-second", "Intrinsic requires elementtype attribute on second argument.", first=15
)
LANDING_CALLBR: Final = _C.rule("callbr-landingpad-operand", "intrinstic requires callbr operand", first=17)
LANDING_PREDECESSOR: Final = _C.rule(
    "callbr-landingpad-predecessor", "Intrinsic in block must have 1 unique predecessor", first=17
)
LANDING_EDGE: Final = _C.rule(
    "callbr-landingpad-edge", "Intrinsic must have corresponding callbr in predecessor", first=17
)
LANDING_TARGET: Final = _C.rule(
    "callbr-landingpad-target",
    "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list",
    first=17,
)
LANDING_PLACE: Final = _C.rule("callbr-landingpad-place", "No other instructions may proceed intrinsic", first=17)
MASK_POINTER: Final = _C.rule(
    "ptrmask-pointer",
    "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers",
    first=18,
)
MASK_VECTORS: Final = _C.rule(
    "ptrmask-vectors",
    "llvm.ptrmask intrinsic arguments must be both scalars or both vectors",
    first=18,
)
MASK_LENGTH: Final = _C.rule(
    "ptrmask-length",
    "llvm.ptrmask intrinsic arguments must have the same number of elements",
    first=18,
)
MASK_WIDTH: Final = _C.rule(
    "ptrmask-width",
    "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument",
    first=18,
)
THREAD_GLOBAL: Final = _C.rule(
    "threadlocal-global", "llvm.threadlocal.address first argument must be a GlobalValue", first=17
)
THREAD_LOCAL: Final = _C.rule(
    "threadlocal-local", "llvm.threadlocal.address operand isThreadLocal() must be true", first=17
)
THREAD_POINTER: Final = _C.rule(
    "thread-pointer",
    "llvm.thread.pointer intrinsic return type must be for the globals address space",
    first=21,
)
DYNAMIC_AREA: Final = _C.rule(
    "dynamic-area",
    "get_dynamic_area_offset result type must be scalar integer matching alloca address space width",
    first=17,
)
RELOC_NONE: Final = _C.rule("reloc-none", "llvm.reloc.none argument must be a metadata string", first=22)

IntrinsicRule = Callable[[Verifier, CallBase], None]


# Assumptions


def assume(v: Verifier, i: CallBase) -> None:
    condition = i.operands[0]
    if i.bundles and not (isinstance(condition, ConstantInt) and condition.value):
        if not v.fail(ASSUME_TRUE, i):
            return
    for bundle in i.bundles or ():
        if not _assumption(v, i, bundle):
            return
        if bundle.tag in ("separate_storage", "align") and not v.has(ASSUME_TRUE):
            return


def _assumption(v: Verifier, i: CallBase, bundle: OperandBundle) -> bool:
    tag = bundle.tag
    inputs = i.operands[bundle.start : bundle.end]
    count = len(inputs)
    if tag == "separate_storage" and v.has(ASSUME_STORAGE):
        if count != 2:
            return v.fail(ASSUME_STORAGE, i)
        both = isinstance(inputs[0].type, PointerType) and isinstance(inputs[1].type, PointerType)
        return both or v.fail(ASSUME_STORAGE_TYPES, i)
    kind = v.dialect.attributes.get(tag)
    if tag != "ignore" and kind is None:
        return v.fail(ASSUME_TAG, i)
    if tag == "align":
        return _alignment(v, i, inputs)
    if tag == "dereferenceable" and v.has(ASSUME_DEREFERENCEABLE):
        return count == 2 or v.fail(ASSUME_DEREFERENCEABLE, i)
    if count > 2 and not v.fail(ASSUME_MANY, i):
        return False
    if kind is None:  # "ignore", behind which no other is looked at as long as that rule is there
        return not v.has(ASSUME_MANY)
    if kind.carries == INT:
        if count != 2:
            return v.fail(ASSUME_TWO, i, None, (tag,))
        return isinstance(inputs[1], ConstantInt) or v.fail(ASSUME_CONSTANT, i)
    if kind.places & ON_PARAMETER:
        return count == 1 or v.fail(ASSUME_ONE, i, None, (tag,))
    return not inputs or v.fail(ASSUME_NONE, i, None, (tag,))


def _counts_bytes(v: Verifier, ty: Type) -> bool:
    """Whether an alignment and its offset may be of a type: of one up to 64 bits wide since LLVM says so."""
    return isinstance(ty, IntegerType) and (ty.width <= 64 or v.release < ASSUME_ALIGN_INTEGER.since)


def _alignment(v: Verifier, i: CallBase, inputs: Sequence[Value]) -> bool:
    if not 2 <= len(inputs) <= 3:
        return v.fail(ASSUME_ALIGN, i)
    if not isinstance(inputs[0].type, PointerType):
        return v.fail(ASSUME_ALIGN_POINTER, i)
    if not _counts_bytes(v, inputs[1].type):
        return v.fail(ASSUME_ALIGN_INTEGER, i)
    if len(inputs) == 3 and not _counts_bytes(v, inputs[2].type):
        return v.fail(ASSUME_ALIGN_OFFSET, i)
    return True


# Memory


def element_wise(v: Verifier, i: CallBase) -> None:
    """Element-wise atomic copying and setting: the size of an element, and pointers that are aligned to it."""
    size = unsigned(i, 3)
    if size is None:
        return
    if not is_power(size):
        v.fail(ELEMENT_SIZE, i)
        return
    if alignment_of(i, 0) < size:
        v.fail(DESTINATION_ALIGNMENT, i)
        return
    is_transfer = isinstance(i.operands[1].type, PointerType)
    if is_transfer and alignment_of(i, 1) < size:
        v.fail(SOURCE_ALIGNMENT, i)


def is_power(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def alignment_of(i: CallBase, number: int) -> int:
    """What `align` says of an argument; 0 for nothing."""
    own = i.attribute_list.parameter(number) if i.attribute_list is not None else None
    return (own.number("align") or 0) if own is not None else 0


def memset_pattern(v: Verifier, i: CallBase) -> None:
    if not v.is_sized(i.operands[1].type):
        v.fail(MEMSET_PATTERN, i)


def lifetime(v: Verifier, i: CallBase) -> None:
    if not v.has(LIFETIME):
        return
    pointer = i.operands[i.argument_count - 1]
    if not isinstance(pointer, (AllocaInst, UndefValue)):
        v.fail(LIFETIME, i)


def invariant_start(v: Verifier, i: CallBase) -> None:
    size = integer(i, 0)
    if size is None or size < -1:
        v.fail(INVARIANT, i)


def scope_declaration(v: Verifier, i: CallBase) -> None:
    argument = i.operands[0]
    node = argument.metadata if isinstance(argument, MetadataAsValue) else None
    if not isinstance(node, MDNode):
        v.fail(SCOPE_LIST, i)
        return
    if len(node.operands) != 1:
        v.fail(SCOPE_SINGLE, i)
        return
    v.scope_declarations.append(i)


# Functions, stack, exceptions


def strip_all(value: Value) -> Value:
    """What is behind the casts of a pointer, constant or not."""
    seen: set[Value] = set()
    while value not in seen:
        seen.add(value)
        if isinstance(value, Instruction) and (
            value.opcode in ("bitcast", "addrspacecast")
            or (value.opcode == "getelementptr" and all(is_zero(index) for index in value.operands[1:]))
        ):
            value = value.operands[0]
        else:
            value = strip_casts(value)
    return value


def is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and not value.value


def coro_id(v: Verifier, i: CallBase) -> None:
    info = strip_all(i.operands[3])
    if isinstance(info, ConstantPointerNull):
        return
    if (
        not isinstance(info, GlobalVariable)
        or not info.is_constant
        or info.is_declaration
        or info.linkage in INTERPOSABLE_LINKAGES
        or info.externally_initialized
    ):
        v.fail(CORO_CONSTANT, i)
        return
    if not isinstance(info.initializer, (ConstantStruct, ConstantArray)):
        v.fail(CORO_KIND, i)


def init_trampoline(v: Verifier, i: CallBase) -> None:
    if not isinstance(strip_all(i.operands[1]), Function):
        v.fail(TRAMPOLINE, i)


# Of an argument of `llvm.prefetch`, its number, the most that it may be, and the rules that say so.
_PREFETCH: Final = (
    (1, 1, (PREFETCH_ARGUMENTS, PREFETCH_WRITE)),
    (2, 3, (PREFETCH_ARGUMENTS, PREFETCH_LOCALITY_4, PREFETCH_LOCALITY)),
    (3, 1, (PREFETCH_CACHE,)),
)


def prefetch(v: Verifier, i: CallBase) -> None:
    for number, most, rules in _PREFETCH:
        value = unsigned(i, number)
        if value is not None and value > most and not all(v.fail(rule, i) for rule in rules):
            return


def stackprotector(v: Verifier, i: CallBase) -> None:
    if not isinstance(strip_all(i.operands[1]), AllocaInst):
        v.fail(STACK_PROTECTOR, i)


def localescape(v: Verifier, i: CallBase) -> None:
    function = v.function
    assert function is not None
    entry = function._blocks[0]
    if v.block is not entry:
        v.fail(ESCAPE_PLACE, i)
        return
    if v.saw_escape:
        v.fail(ESCAPE_TWICE, i)
        return
    for number in range(i.argument_count):
        value = i.operands[number]
        if isinstance(value, ConstantPointerNull):
            continue
        source = strip_all(value)
        is_static = (
            isinstance(source, AllocaInst)
            and isinstance(source.operands[0], ConstantInt)
            and source.parent is entry
            and not source.inalloca
        )
        if not is_static:
            v.fail(ESCAPE_ALLOCA, i)
            return
    v.escaped[function] = i.argument_count
    v.saw_escape = True


def localrecover(v: Verifier, i: CallBase) -> None:
    function = strip_all(i.operands[0])
    if not isinstance(function, Function) or function.is_declaration:
        v.fail(RECOVER_FUNCTION, i)
        return
    index = unsigned(i, 2)
    if index is not None:
        v.recovered.setdefault(function, []).append(low_bits(index + 1, 32))  # of -1, as in LLVM, nothing is needed


def exception_pointer(v: Verifier, i: CallBase) -> None:
    pad = i.operands[0]
    if not isinstance(pad, FuncletPadInst) or pad.opcode != "catchpad":
        v.fail(EXCEPTION_POINTER, i)


def callbr_landingpad(v: Verifier, i: CallBase) -> None:
    call = i.operands[0]
    if not isinstance(call, CallBrInst):
        v.fail(LANDING_CALLBR, i)
        return
    block = v.block
    assert block is not None
    before = v.graph().unique_predecessor(block)
    if before is None:
        v.fail(LANDING_PREDECESSOR, i)
        return
    if not isinstance(before.terminator, CallBrInst):
        v.fail(LANDING_EDGE, i)
        return
    if not any(target is block for target in call.indirect_destinations):
        v.fail(LANDING_TARGET, i)
        return
    if v.place:
        v.fail(LANDING_PLACE, i)


def va_start(v: Verifier, i: CallBase) -> None:
    function = v.function
    assert function is not None
    if not function.function_type.is_vararg:
        v.fail(VA_START, i)


# Deoptimization, patching


def _deopt_count(i: CallBase) -> int:
    return sum([bundle.tag == "deopt" for bundle in i.bundles or ()])


def guard(v: Verifier, i: CallBase) -> None:
    if not isinstance(i, CallInst):
        v.fail(GUARD_CALL, i)
        return
    if _deopt_count(i) != 1:
        v.fail(GUARD_BUNDLE, i)


def deoptimize(v: Verifier, i: CallBase) -> None:
    if not isinstance(i, CallInst):
        v.fail(DEOPTIMIZE_CALL, i)
        return
    if _deopt_count(i) != 1:
        v.fail(DEOPTIMIZE_BUNDLE, i)
        return
    function = v.function
    assert function is not None
    if i.type is not function.function_type.return_type:
        v.fail(DEOPTIMIZE_TYPE, i)
        return
    after = next(v.following(), None)
    if not isinstance(after, ReturnInst):
        v.fail(DEOPTIMIZE_RETURN, i)
        return
    if not isinstance(i.type, VoidType) and (not after.operands or after.operands[0] is not i):
        v.fail(DEOPTIMIZE_VALUE, i)
        return


_ANYREG: Final = "anyregcc"


def patchpoint(v: Verifier, i: CallBase) -> None:
    if i.calling_convention != _ANYREG:
        return
    if not is_single_value(i.type):
        v.fail(PATCHPOINT, i)


def is_single_value(ty: Type) -> bool:
    return isinstance(ty, (FloatingPointType, IntegerType, PointerType, VectorType))


# Pointers


def element_of_first(v: Verifier, i: CallBase) -> None:
    if not has_element_type(i, 0):
        v.fail(ACCESS_ELEMENT, i)


def element_of_second(v: Verifier, i: CallBase) -> None:
    if not has_element_type(i, 1):
        v.fail(ACCESS_ELEMENT_SECOND, i)


def has_element_type(i: CallBase, number: int) -> bool:
    """Whether a call says what an argument points to; a typed pointer says so itself."""
    own = i.attribute_list.parameter(number) if i.attribute_list is not None else None
    if own is not None and "elementtype" in own:
        return True
    ty = i.operands[number].type
    return isinstance(ty, PointerType) and ty.pointee is not None and not isinstance(ty.pointee, StructType)


def ptrmask(v: Verifier, i: CallBase) -> None:
    pointer, mask = i.operands[0].type, i.operands[1].type
    if not pointer.is_pointer_or_pointer_vector():
        v.fail(MASK_POINTER, i)
        return
    if isinstance(pointer, VectorType) != isinstance(mask, VectorType):
        v.fail(MASK_VECTORS, i)
    elif element_count(pointer) != element_count(mask):
        v.fail(MASK_LENGTH, i)
    elif v.layout.index_bits(address_space(pointer)) != scalar_bits(mask):
        v.fail(MASK_WIDTH, i)


def threadlocal_address(v: Verifier, i: CallBase) -> None:
    value = i.operands[0]
    if not isinstance(value, GlobalValue):
        v.fail(THREAD_GLOBAL, i)
        return
    if not value.thread_local_mode:
        v.fail(THREAD_LOCAL, i)


def thread_pointer(v: Verifier, i: CallBase) -> None:
    ty = i.type
    if not isinstance(ty, PointerType) or ty.address_space != v.layout.globals_address_space:
        v.fail(THREAD_POINTER, i)


def dynamic_area(v: Verifier, i: CallBase) -> None:
    width = v.layout.pointer_bits(v.layout.alloca_address_space)
    if not is_integer(i.type, width):
        v.fail(DYNAMIC_AREA, i)


def reloc_none(v: Verifier, i: CallBase) -> None:
    value = i.operands[0]
    is_string = isinstance(value, MetadataAsValue) and isinstance(value.metadata, MDString)
    if not is_string:
        v.fail(RELOC_NONE, i)


_ELEMENT_WISE: Final = "element.unordered.atomic"
RULES_OF_INTRINSICS: Final[dict[str, IntrinsicRule]] = {
    "llvm.assume": assume,
    "llvm.coro.id": coro_id,
    f"llvm.memcpy.{_ELEMENT_WISE}": element_wise,
    f"llvm.memmove.{_ELEMENT_WISE}": element_wise,
    f"llvm.memset.{_ELEMENT_WISE}": element_wise,
    "llvm.experimental.memset.pattern": memset_pattern,
    "llvm.call.preallocated.setup": preallocated_setup,
    "llvm.call.preallocated.arg": preallocated_arg,
    "llvm.call.preallocated.teardown": preallocated_teardown,
    "llvm.init.trampoline": init_trampoline,
    "llvm.prefetch": prefetch,
    "llvm.stackprotector": stackprotector,
    "llvm.localescape": localescape,
    "llvm.localrecover": localrecover,
    "llvm.eh.exceptionpointer": exception_pointer,
    "llvm.eh.exceptioncode": exception_pointer,
    "llvm.experimental.guard": guard,
    "llvm.experimental.deoptimize": deoptimize,
    "llvm.va_start": va_start,
    "llvm.experimental.patchpoint": patchpoint,
    "llvm.invariant.start": invariant_start,
    "llvm.lifetime.start": lifetime,
    "llvm.lifetime.end": lifetime,
    "llvm.experimental.noalias.scope.decl": scope_declaration,
    "llvm.preserve.array.access.index": element_of_first,
    "llvm.preserve.struct.access.index": element_of_first,
    "llvm.aarch64.ldaxr": element_of_first,
    "llvm.aarch64.ldxr": element_of_first,
    "llvm.arm.ldaex": element_of_first,
    "llvm.arm.ldrex": element_of_first,
    "llvm.aarch64.stlxr": element_of_second,
    "llvm.aarch64.stxr": element_of_second,
    "llvm.arm.stlex": element_of_second,
    "llvm.arm.strex": element_of_second,
    "llvm.callbr.landingpad": callbr_landingpad,
    "llvm.ptrmask": ptrmask,
    "llvm.threadlocal.address": threadlocal_address,
    "llvm.thread.pointer": thread_pointer,
    "llvm.get.dynamic.area.offset": dynamic_area,
    "llvm.reloc.none": reloc_none,
}
