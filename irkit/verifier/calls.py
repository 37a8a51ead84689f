"""Calls: signatures, attributes at the call, tail calls that must be (LangRef, "call", "invoke", "callbr")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attributes import FUNCTION_INDEX, RETURN_INDEX, Attribute, AttributeList, AttributeSet
from irkit.constants import ConstantFP, ConstantInt, InlineAsm, UndefValue
from irkit.dialects.features import ALIGNED_ARGUMENTS
from irkit.flags import INBOUNDS
from irkit.functions import Function
from irkit.instructions import (
    AllocaInst,
    CallBase,
    CallInst,
    GetElementPtrInst,
    Instruction,
)
from irkit.terminators import CallBrInst, InvokeInst, ReturnInst
from irkit.type_rules import is_congruent, is_lossless_bitcast
from irkit.types import FunctionType, MetadataType, PointerType, TokenType, Type, X86AMXType
from irkit.values import Argument, Value
from irkit.verifier.attributes import check_attribute_list, check_parameter, highest_place
from irkit.verifier.bundles import check_bundles
from irkit.verifier.convergence import note_call
from irkit.verifier.exceptions import call_has, check_invoke
from irkit.verifier.frame import MAXIMUM_ALIGNMENT, PlainCall, Verifier, is_intrinsic
from irkit.verifier.inline_asm import check_asm_call, check_callbr
from irkit.verifier.instructions import check_instruction
from irkit.verifier.intrinsics import check_intrinsic_call, intrinsic_of
from irkit.verifier.rules import Chapter

_C: Final = Chapter("calls")
CALLEE: Final = _C.rule("callee", "Called function must be a pointer!")
TOO_FEW: Final = _C.rule("call-too-few", "Called function requires more parameters than were provided!")
COUNT: Final = _C.rule("call-count", "Incorrect number of arguments passed to called function!")
ARGUMENT_TYPE: Final = _C.rule("call-argument", "Call parameter type does not match function signature!")
ATTRIBUTE_PLACE: Final = _C.rule("call-attributes", "Attribute after last parameter!")
SIGNATURE: Final = _C.rule("call-signature", "Intrinsic called with incompatible signature")
UNCALLABLE: Final = _C.rule("call-convention", "calling convention does not permit calls", first=22)
CHAIN: Final = _C.rule(
    "call-chain",
    "Direct calls to amdgpu_cs_chain/amdgpu_cs_chain_preserve functions not allowed. "
    "Please use the @llvm.amdgpu.cs.chain intrinsic instead.",
    first=17,
    last=21,
)
ALIGNMENT: Final = _C.rule("call-alignment", "Incorrect alignment of {} to called function!", first=15)
SPECULATABLE: Final = _C.rule("call-speculatable", "speculatable attribute may not apply to call sites")
PREALLOCATED_PLACE: Final = _C.rule(
    "call-preallocated",
    "preallocated as a call site attribute can only be on llvm.call.preallocated.arg",
)
INALLOCA: Final = _C.rule("call-inalloca", "inalloca argument for call has mismatched alloca")
SWIFTERROR_ALLOCA: Final = _C.rule("call-swifterror-alloca", "swifterror argument for call has mismatched alloca")
SWIFTERROR_SOURCE: Final = _C.rule(
    "call-swifterror-source", "swifterror argument should come from an alloca or parameter"
)
SWIFTERROR_PARAMETER: Final = _C.rule(
    "call-swifterror-parameter", "swifterror argument for call has mismatched parameter"
)
IMMARG_CALL: Final = _C.rule("call-immarg", "immarg may not apply only to call sites")
IMMARG: Final = _C.rule("immarg", "immarg operand has non-immediate parameter")
IMMARG_RANGE: Final = _C.rule(
    "immarg-range",
    "immarg value {} out of range [{}, {})",
    first=22,
    since=23,
    newer="immarg value {0} for arg {3} out of range [{1},{2})",
)
PREALLOCATED: Final = _C.rule(
    "call-preallocated-bundle",
    "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)",
)
VARARG_NEST: Final = _C.rule("vararg-nest", "More than one parameter has attribute nest!")
VARARG_RETURNED: Final = _C.rule("vararg-returned", "More than one parameter has attribute returned!")
VARARG_RETURNED_TYPE: Final = _C.rule(
    "vararg-returned-type", "Incompatible argument and return types for 'returned' attribute"
)
VARARG_SRET: Final = _C.rule("vararg-sret", "Attribute 'sret' cannot be used for vararg call arguments!")
VARARG_INALLOCA: Final = _C.rule("vararg-inalloca", "inalloca isn't on the last argument!")
METADATA_PARAMETER: Final = _C.rule("call-metadata", "Function has metadata parameter but isn't an intrinsic")
TOKEN_PARAMETER: Final = _C.rule("call-token", "Function has token parameter but isn't an intrinsic")
TOKEN_RESULT: Final = _C.rule("call-token-result", "Return type cannot be token for indirect call!")
AMX_RESULT: Final = _C.rule("call-amx-result", "Return type cannot be x86_amx for indirect call!")
TAIL_ASM: Final = _C.rule("musttail-asm", "cannot use musttail call with inline asm")
TAIL_VARARGS: Final = _C.rule("musttail-varargs", "cannot guarantee tail call due to mismatched varargs")
TAIL_RESULT: Final = _C.rule("musttail-result", "cannot guarantee tail call due to mismatched return types")
TAIL_CONVENTION: Final = _C.rule("musttail-convention", "cannot guarantee tail call due to mismatched calling conv")
TAIL_BITCAST: Final = _C.rule("musttail-bitcast", "bitcast following musttail call must use the call", last=22)
TAIL_RET: Final = _C.rule(
    "musttail-ret",
    "musttail call must precede a ret with an optional bitcast",
    since=23,
    newer="musttail call must precede a ret",
)
TAIL_RETURNED: Final = _C.rule("musttail-returned", "musttail call result must be returned")
TAIL_ATTRIBUTE: Final = _C.rule("musttail-attribute", "{} attribute not allowed in {}")
TAIL_CC_VARARGS: Final = _C.rule("musttail-cc-varargs", "cannot guarantee {} tail call for varargs function")
TAIL_COUNT: Final = _C.rule("musttail-count", "cannot guarantee tail call due to mismatched parameter counts")
TAIL_TYPES: Final = _C.rule("musttail-types", "cannot guarantee tail call due to mismatched parameter types")
TAIL_ABI: Final = _C.rule(
    "musttail-abi", "cannot guarantee tail call due to mismatched ABI impacting function attributes"
)

_MAXIMUM_BEFORE: Final = 1 << 14  # of what is passed, see `ALIGNED_ARGUMENTS`
_TAIL_CC: Final = "tailcc"
_SWIFT_TAIL_CC: Final = "swifttailcc"
_CHAINS: Final = frozenset(("amdgpu_cs_chain", "amdgpu_cs_chain_preserve"))
# Conventions of which no calls can be made: GPU kernels and shader stages.
_NOT_CALLABLE: Final = frozenset(
    (
        "ptx_kernel",
        "spir_kernel",
        "amdgpu_vs",
        "amdgpu_gs",
        "amdgpu_ps",
        "amdgpu_cs",
        "amdgpu_kernel",
        "amdgpu_hs",
        "amdgpu_ls",
        "amdgpu_es",
        "amdgpu_cs_chain",
        "amdgpu_cs_chain_preserve",
    )
)


def called_function(call: CallBase) -> Function | None:
    """The function that is called directly, with its own type."""
    callee = call.operands[-1]
    return callee if isinstance(callee, Function) and callee.value_type is call.function_type else None


def call(v: Verifier, i: CallInst) -> bool:
    """All checks of a call: the last one of each instruction comes before those of `musttail`."""
    fine = _call_base(v, i) and check_instruction(v, i)
    if i.tail_kind == "musttail":
        check_musttail(v, i)
    return fine


def invoke(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, InvokeInst)
    fine = _call_base(v, i)
    return check_invoke(v, i) and fine


def callbr(v: Verifier, i: Instruction) -> bool:
    assert isinstance(i, CallBrInst)
    return check_callbr(v, i)


def _call_base(v: Verifier, i: CallBase) -> bool:
    ty = i.function_type
    found = len(v.problems)
    plain = v.plain_call(i)
    if plain is not None:
        if not _check_arguments(v, i, ty):
            return False
        if plain.rule is not None:
            plain.rule(v, i)
        if plain.is_convergent:
            note_call(v, i)
        return True
    callee = i.operands[-1]
    if not isinstance(callee.type, PointerType):
        return v.fail(CALLEE, i)
    if not _check_arguments(v, i, ty):
        return False
    function = callee if isinstance(callee, Function) else None
    intrinsic = is_intrinsic(function)
    if intrinsic and function is not None and function.value_type is not ty:
        return v.fail(SIGNATURE, i)
    if i.calling_convention_number and i.calling_convention in _NOT_CALLABLE and not _check_convention(v, i):
        return False
    if not intrinsic:
        _check_alignments(v, i, ty)
    attributes = i.attribute_list
    if attributes is not None and not _check_own_attributes(v, i, function, attributes):
        return False
    if attributes is not None:
        check_attribute_list(v, ty, attributes, i, intrinsic, isinstance(callee, InlineAsm))
    if not _check_marked_arguments(v, i, function):
        return False
    if ty.is_vararg and attributes is not None and not _check_variable_arguments(v, i, attributes):
        return False
    if not intrinsic:
        for parameter in ty.parameters:
            if isinstance(parameter, MetadataType):
                return v.fail(METADATA_PARAMETER, i)
            if isinstance(parameter, TokenType):
                return v.fail(TOKEN_PARAMETER, i)
    called = called_function(i)
    is_plain = True
    if called is None:
        if isinstance(ty.return_type, TokenType):
            return v.fail(TOKEN_RESULT, i)
        if isinstance(ty.return_type, X86AMXType):
            return v.fail(AMX_RESULT, i)
    elif intrinsic:
        is_plain = check_intrinsic_call(v, i, called)
    if i.bundles and not check_bundles(v, i, called):
        return False
    if isinstance(callee, InlineAsm):
        check_asm_call(v, i, callee)
    note_call(v, i)
    if called is not None and is_plain and len(v.problems) == found:
        _note_plain(v, i, called)
    return True


def _note_plain(v: Verifier, i: CallBase, called: Function) -> None:
    """Note that a right call may stand for others: where nothing is asked of their arguments but their types."""
    ty = i.function_type
    attributes = i.attribute_list
    known = intrinsic_of(v, called)
    if ty.is_vararg or isinstance(ty.return_type, TokenType):
        return
    if any(isinstance(parameter, X86AMXType) for parameter in ty.parameters):
        return
    if marks_of(v, attributes) or marks_of(v, called.attribute_list):
        return
    has_metadata = any(isinstance(parameter, MetadataType) for parameter in ty.parameters)
    rule = v.intrinsic_rules.get(known.name) if known is not None else None
    v.plain_calls[called] = PlainCall(i, call_has(i, "convergent"), has_metadata, rule)


def _check_arguments(v: Verifier, i: CallBase, ty: FunctionType) -> bool:
    count = i.argument_count
    parameters = ty.parameters
    if ty.is_vararg:
        if count < len(parameters):
            return v.fail(TOO_FEW, i)
    elif count != len(parameters):
        return v.fail(COUNT, i)
    operands = i.operands
    for number, parameter in enumerate(parameters):
        if operands[number].type is not parameter:
            return v.fail(ARGUMENT_TYPE, i, operands[number])
    return True


def _check_convention(v: Verifier, i: CallBase) -> bool:
    """Kernels, and functions that only an intrinsic may call."""
    if not v.fail(UNCALLABLE, i):
        return False
    return i.calling_convention not in _CHAINS or v.fail(CHAIN, i)


def _check_alignments(v: Verifier, i: CallBase, ty: FunctionType) -> None:
    """What is passed or returned and too large, all of it, which ends no checks of the call."""
    if ty in v.passable:
        return
    huge = [place for place, part in enumerate(ty.contained_types()) if _is_huge(v, part)]
    for place in huge:
        v.fail(ALIGNMENT, i, words=("argument passed" if place else "return type",))
    if not huge:
        v.passable.add(ty)


def _is_huge(v: Verifier, ty: Type) -> bool:
    alignment = v.abi_alignment(ty) if v.is_sized(ty) else None
    most = MAXIMUM_ALIGNMENT if v.dialect.has(ALIGNED_ARGUMENTS) else _MAXIMUM_BEFORE
    return alignment is not None and alignment > most


def _check_own_attributes(v: Verifier, i: CallBase, function: Function | None, attributes: AttributeList) -> bool:
    if highest_place(v, attributes) > i.argument_count:
        return v.fail(ATTRIBUTE_PLACE, i)
    own = attributes.function
    if own is None:
        return True
    if "speculatable" in own:
        theirs = (
            function.attribute_list.function if function is not None and function.attribute_list is not None else None
        )
        if theirs is None or "speculatable" not in theirs:
            return v.fail(SPECULATABLE, i)
    if "preallocated" in own:
        called = called_function(i)
        known = intrinsic_of(v, called) if called is not None else None
        if known is None or known.name != "llvm.call.preallocated.arg":
            return v.fail(PREALLOCATED_PLACE, i)
    return True


# Arguments


_MARKS: Final = frozenset(("inalloca", "swifterror", "immarg", "preallocated"))


def _marks(attributes: AttributeList | None) -> list[tuple[int, AttributeSet]]:
    """The parameters with attributes that ask something of the argument."""
    if attributes is None:
        return []
    found: list[tuple[int, AttributeSet]] = []
    for index, own in attributes.sets.items():
        if index not in (RETURN_INDEX, FUNCTION_INDEX):
            for attribute in own.attributes:
                if attribute.name in _MARKS:
                    found.append((index - 1, own))
                    break
    return found


def marks_of(v: Verifier, attributes: AttributeList | None) -> list[tuple[int, AttributeSet]]:
    """The same, kept."""
    if attributes is None:
        return []
    found = v.marks.get(attributes)
    if found is None:
        found = v.marks[attributes] = _marks(attributes)
    return found


def _check_marked_arguments(v: Verifier, i: CallBase, function: Function | None) -> bool:
    here = marks_of(v, i.attribute_list)
    called = called_function(i)
    there = marks_of(v, called.attribute_list if called is not None else None)
    if not here and not there:
        return True
    count = len(i.function_type.parameters)
    numbers = sorted({number for number, _ in [*here, *there] if number < count})
    own = dict(here)
    theirs = dict(there)
    return all(_check_marked(v, i, function, number, own.get(number), theirs.get(number)) for number in numbers)


def _check_marked(
    v: Verifier,
    i: CallBase,
    function: Function | None,
    number: int,
    mine: AttributeSet | None,
    other: AttributeSet | None,
) -> bool:
    value = i.operands[number]
    names = {one.name for group in (mine, other) if group is not None for one in group.attributes}
    if "inalloca" in names and number == len(i.function_type.parameters) - 1:
        source = strip_offsets(value)
        if isinstance(source, AllocaInst) and not source.inalloca:
            return v.fail(INALLOCA, i, source)
    if "swifterror" in names and not _check_swifterror(v, i, value):
        return False
    if mine is not None and "immarg" in mine:
        theirs = function.attribute_list.parameter(number) if function is not None and function.attribute_list else None
        if theirs is None or "immarg" not in theirs:
            return v.fail(IMMARG_CALL, i, value)
    if "immarg" in names:
        if not isinstance(value, (ConstantInt, ConstantFP)):
            return v.fail(IMMARG, i, value)
        if not check_immediate_range(v, i, value, mine, other, number):
            return False
    if "preallocated" in names:
        has_bundle = any(bundle.tag == "preallocated" for bundle in i.bundles or ())
        must_tail = isinstance(i, CallInst) and i.tail_kind == "musttail"
        if has_bundle == must_tail:
            return v.fail(PREALLOCATED, i, value)
    return True


def check_immediate_range(
    v: Verifier, i: CallBase, value: Value, mine: AttributeSet | None, other: AttributeSet | None, number: int
) -> bool:
    """The range that the declaration gives an immediate argument."""
    for group in (mine, other):
        bounds = group.range if group is not None else None
        if bounds is not None and isinstance(value, ConstantInt):
            if bounds.lower != bounds.upper and value.value not in bounds:
                words = (str(value.value), str(bounds.signed_lower), str(bounds.signed_upper), str(number))
                return v.fail(IMMARG_RANGE, i, value, words)
            return True
    return True


def strip_offsets(value: Value) -> Value:
    """What a pointer is made from by casts and `getelementptr inbounds`."""
    seen: set[Value] = set()
    while isinstance(value, Instruction) and value.operands and value not in seen:
        seen.add(value)
        is_offset = isinstance(value, GetElementPtrInst) and value.flags & INBOUNDS
        if not is_offset and value.opcode not in ("bitcast", "addrspacecast"):
            break
        value = value.operands[0]
    return value


def _check_swifterror(v: Verifier, i: CallBase, value: Value) -> bool:
    source = strip_offsets(value)
    if isinstance(source, AllocaInst):
        return source.swifterror or v.fail(SWIFTERROR_ALLOCA, i, source)
    if not isinstance(value, Argument):
        return v.fail(SWIFTERROR_SOURCE, i, value)
    attributes = value.parent.attribute_list
    own = attributes.parameter(value.index) if attributes is not None else None
    return (own is not None and "swifterror" in own) or v.fail(SWIFTERROR_PARAMETER, i, value)


def _check_variable_arguments(v: Verifier, i: CallBase, attributes: AttributeList) -> bool:
    count = len(i.function_type.parameters)
    seen = {
        name for number in range(count) for name in ("nest", "returned") if name in (attributes.parameter(number) or ())
    }
    called = called_function(i)
    is_statepoint = called is not None and called.name.startswith("llvm.experimental.gc.statepoint")
    for number in range(count, i.argument_count):
        own = attributes.parameter(number)
        if own is None:
            continue
        ty = i.operands[number].type
        check_parameter(v, own, ty, i)
        if "nest" in own:
            if "nest" in seen:
                return v.fail(VARARG_NEST, i)
            seen.add("nest")
        if "returned" in own:
            if "returned" in seen:
                return v.fail(VARARG_RETURNED, i)
            if not is_lossless_bitcast(ty, i.function_type.return_type):
                return v.fail(VARARG_RETURNED_TYPE, i)
            seen.add("returned")
        if "sret" in own and not is_statepoint:
            return v.fail(VARARG_SRET, i)
        if "inalloca" in own and number != i.argument_count - 1:
            return v.fail(VARARG_INALLOCA, i)
    return True


# Tail calls that must be


_ABI: Final = (
    "sret",
    "byval",
    "inalloca",
    "inreg",
    "alignstack",
    "swiftself",
    "swiftasync",
    "swifterror",
    "preallocated",
    "byref",
)
_NOT_IN_TAIL_CC: Final = ("inalloca", "inreg", "swifterror", "preallocated", "byref")


def abi_attributes(attributes: AttributeList | None, number: int) -> dict[str, Attribute]:
    """The attributes of a parameter that change how it is passed."""
    own = attributes.parameter(number) if attributes is not None else None
    if own is None:
        return {}
    found = {one.name: one for one in own.attributes if one.name in _ABI}
    alignment = own.get("align")
    if alignment is not None and ("byval" in found or "byref" in found):
        found["align"] = alignment
    return found


def check_musttail(v: Verifier, i: CallInst) -> None:
    function = v.function
    assert function is not None
    if isinstance(i.operands[-1], InlineAsm):
        v.fail(TAIL_ASM, i)
        return
    caller, callee = function.function_type, i.function_type
    if caller.is_vararg != callee.is_vararg:
        v.fail(TAIL_VARARGS, i)
        return
    if not is_congruent(caller.return_type, callee.return_type):
        v.fail(TAIL_RESULT, i)
        return
    if function.calling_convention != i.calling_convention:
        v.fail(TAIL_CONVENTION, i)
        return
    if not _check_return(v, i):
        return
    if i.calling_convention in (_TAIL_CC, _SWIFT_TAIL_CC):
        _check_tail_cc(v, i, function)
        return
    called = called_function(i)
    if not is_intrinsic(called):
        if len(caller.parameters) != len(callee.parameters):
            v.fail(TAIL_COUNT, i)
            return
        for mine, theirs in zip(caller.parameters, callee.parameters, strict=True):
            if not is_congruent(mine, theirs):
                v.fail(TAIL_TYPES, i)
                return
    for number in range(len(caller.parameters)):
        if not same_abi(function.attribute_list, i.attribute_list, number):
            v.fail(TAIL_ABI, i)
            return


def same_abi(left: AttributeList | None, right: AttributeList | None, number: int) -> bool:
    return {one.key() for one in abi_attributes(left, number).values()} == {
        one.key() for one in abi_attributes(right, number).values()
    }


def _check_return(v: Verifier, i: CallInst) -> bool:
    """What follows: a return of the result, with a bitcast between them at most."""
    result: Value = i
    following = v.following()
    after = next(following, None)
    if after is not None and after.opcode == "bitcast" and after.operands and v.has(TAIL_BITCAST):
        if after.operands[0] is not result:
            return v.fail(TAIL_BITCAST, after)
        result = after
        after = next(following, None)
    if not isinstance(after, ReturnInst):
        return v.fail(TAIL_RET, i)
    returned = after.operands[0] if after.operands else None
    if returned is None or returned is result or isinstance(returned, UndefValue):
        return True
    return v.fail(TAIL_RETURNED, after)


def _check_tail_cc(v: Verifier, i: CallInst, function: Function) -> None:
    word = i.calling_convention
    for side, ty, attributes in (
        ("caller", function.function_type, function.attribute_list),
        ("callee", i.function_type, i.attribute_list),
    ):
        for number in range(len(ty.parameters)):
            found = abi_attributes(attributes, number)
            for name in _NOT_IN_TAIL_CC:
                if name in found:
                    v.fail(TAIL_ATTRIBUTE, i, words=(name, f"{word} musttail {side}"))
                    break
    if function.function_type.is_vararg:
        v.fail(TAIL_CC_VARARGS, i, words=(word,))


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    "invoke": invoke,
    "callbr": callbr,
}
