"""Functions: linkage and types, attributes, calling conventions, personality, prefix, the entry block (LangRef,
"Functions", "Calling Conventions")."""

from __future__ import annotations

from typing import Final

from irkit.analysis.stripping import strip_casts
from irkit.attributes import AttributeList
from irkit.blocks import BasicBlock
from irkit.dialects.features import CHAINED_SHADERS
from irkit.functions import Function
from irkit.instructions import PHINode
from irkit.type_rules import is_first_class
from irkit.types import FunctionType, MetadataType, PointerType, StructType, TokenType, VoidType, X86AMXType
from irkit.values import Value
from irkit.verifier.attachments import check_function_attachments
from irkit.verifier.attributes import check_attribute_list, highest_place
from irkit.verifier.constants import check_reference
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.globals import check_global_value
from irkit.verifier.intrinsics import check_signature, intrinsic_of
from irkit.verifier.rules import Chapter
from irkit.verifier.swifterror import check_swifterror_value

_C: Final = Chapter("functions")
COMMON: Final = _C.rule("function-common", "Functions may not have common linkage")
ARGUMENT_COUNT: Final = _C.rule("function-arguments", "# formal arguments must match # of arguments for function type!")
RESULT_TYPE: Final = _C.rule("function-result", "Functions cannot return aggregate values!")
SRET_RESULT: Final = _C.rule("function-sret", "Invalid struct return type!")
ATTRIBUTE_PLACE: Final = _C.rule("function-attributes", "Attribute after last parameter!")
BUILTIN: Final = _C.rule("function-builtin", "Attribute 'builtin' can only be applied to a callsite.")
ELEMENTTYPE: Final = _C.rule("function-elementtype", "Attribute 'elementtype' can only be applied to a callsite.")
ZT0_UNDEFINED: Final = _C.rule(
    "function-zt0-undef", "Attribute 'aarch64_zt0_undef' can only be applied to a callsite.", first=22, last=22
)
NAKED: Final = _C.rule("naked-argument", "cannot use argument of naked function", first=20)
CC_BYVAL_FIRST: Final = _C.rule("convention-byval-first", "Calling convention parameter requires byval")
CC_VOID: Final = _C.rule("convention-void", "Calling convention requires void return type")
CC_SRET: Final = _C.rule("convention-sret", "Calling convention does not allow sret")
CC_BYVAL: Final = _C.rule("convention-byval", "Calling convention disallows byval")
CC_PREALLOCATED: Final = _C.rule("convention-preallocated", "Calling convention disallows preallocated")
CC_INALLOCA: Final = _C.rule("convention-inalloca", "Calling convention disallows inalloca")
CC_BYREF: Final = _C.rule("convention-byref", "Calling convention disallows stack byref")
CC_I1: Final = _C.rule("convention-i1", "Calling convention requires first argument to be i1", first=22)
CC_NOT_INREG: Final = _C.rule(
    "convention-inreg", "Calling convention requires first argument to not be inreg", first=22
)
CC_VARARGS: Final = _C.rule("convention-varargs", "Calling convention does not support varargs or perfect forwarding!")
ARGUMENT_TYPE: Final = _C.rule("argument-type", "Argument value does not match function argument type!")
ARGUMENT_CLASS: Final = _C.rule("argument-class", "Function arguments must have first-class types!")
METADATA_ARGUMENT: Final = _C.rule("argument-metadata", "Function takes metadata but isn't an intrinsic")
TOKEN_ARGUMENT: Final = _C.rule("argument-token", "Function takes token but isn't an intrinsic")
AMX_ARGUMENT: Final = _C.rule("argument-amx", "Function takes x86_amx but isn't an intrinsic")
TOKEN_RESULT: Final = _C.rule("function-token", "Function returns a token but isn't an intrinsic")
AMX_RESULT: Final = _C.rule("function-amx", "Function returns a x86_amx but isn't an intrinsic")
OTHER_PERSONALITY: Final = _C.rule("personality-of-other-module", "Referencing personality function in another module!")
DECLARED_PERSONALITY: Final = _C.rule(
    "personality-of-declaration", "Function declaration shouldn't have a personality routine"
)
DEFINED_INTRINSIC: Final = _C.rule("intrinsic-defined", "llvm intrinsics cannot be defined!")
ENTRY: Final = _C.rule("entry-predecessors", "Entry block to function must not have predecessors!")
GC_PARAMETERS: Final = _C.rule("gc-pointer-parameters", "wrong number of parameters", first=13)
GC_BASE_RESULT: Final = _C.rule("gc-base-result", "gc.get.pointer.base must return a pointer", first=14)
GC_BASE_TYPES: Final = _C.rule(
    "gc-base-types", "gc.get.pointer.base operand and result must be of the same type", first=14
)
NO_TERMINATOR: Final = _C.rule("terminator", "Basic Block in function '{}' does not have terminator!")
TERMINATOR_PLACE: Final = _C.rule("terminator-place", "Terminator found in the middle of a basic block!")
PHI_COUNT: Final = _C.rule("phi-count", "PHINode should have one entry for each predecessor of its parent basic block!")
PHI_AMBIGUOUS: Final = _C.rule(
    "phi-ambiguous",
    "PHI node has multiple entries for the same basic block with different incoming values!",
)
PHI_BLOCKS: Final = _C.rule("phi-blocks", "PHI node entries do not match predecessors!")
PARENT: Final = _C.rule("instruction-parent", "Instruction has bogus parent pointer!")

_OF_FUNCTIONS: Final = frozenset(("builtin", "aarch64_zt0_undef", "naked"))
_X86_INTR: Final = "x86_intrcc"
_SPIR_KERNEL: Final = "spir_kernel"
_WHOLE_WAVE: Final = "amdgpu_gfx_whole_wave"
_CHAINS: Final = frozenset(("amdgpu_cs_chain", "amdgpu_cs_chain_preserve"))
_VOID: Final = _CHAINS | {"amdgpu_kernel", "spir_kernel"}
_SHADERS: Final = frozenset(("amdgpu_vs", "amdgpu_hs", "amdgpu_gs", "amdgpu_ps", "amdgpu_cs"))
_NO_VARARGS: Final = frozenset(("fastcc", "coldcc", "intel_ocl_bicc", "ptx_kernel", "ptx_device"))


def check_function(v: Verifier, function: Function) -> None:
    """A function but for its blocks."""
    check_global_value(v, function)
    ty = function.value_type
    if not isinstance(ty, FunctionType) or len(ty.parameters) != len(function.arguments):
        v.fail(ARGUMENT_COUNT, function)
        return
    if function.linkage == "common":
        v.fail(COMMON, function)
        return
    result = ty.return_type
    if not is_first_class(v.dialect, result) and not isinstance(result, (VoidType, StructType)):
        v.fail(RESULT_TYPE, function)
        return
    intrinsic = is_intrinsic(function)
    if function.attribute_list is not None and not _check_attributes(v, function, ty, intrinsic):
        return
    if not _check_convention(v, function, ty):
        return
    if not _check_arguments(v, function, ty, intrinsic):
        return
    if not intrinsic:
        if isinstance(result, TokenType):
            v.fail(TOKEN_RESULT, function)
            return
        if isinstance(result, X86AMXType):
            v.fail(AMX_RESULT, function)
            return
    check_function_attachments(v, function)
    _check_rest(v, function, ty, intrinsic)


def _check_attributes(v: Verifier, function: Function, ty: FunctionType, intrinsic: bool) -> bool:
    attributes = function.attribute_list
    assert attributes is not None
    count = len(ty.parameters)
    is_plain = v.plain_lists.get(attributes)
    if is_plain is None:
        is_plain = v.plain_lists[attributes] = is_plain_list(attributes)
    highest = highest_place(v, attributes)
    if is_plain and highest <= count:
        check_attribute_list(v, ty, attributes, function, intrinsic, False)
        return True
    if any("sret" in (attributes.parameter(number) or ()) for number in (0, 1)):
        if not isinstance(ty.return_type, VoidType):
            return v.fail(SRET_RESULT, function)
    if highest > count:
        return v.fail(ATTRIBUTE_PLACE, function)
    check_attribute_list(v, ty, attributes, function, intrinsic, False)
    own = attributes.function
    if own is not None and "builtin" in own:
        return v.fail(BUILTIN, function)
    if any("elementtype" in group for group in attributes.sets.values()):
        return v.fail(ELEMENTTYPE, function)
    if own is not None and "aarch64_zt0_undef" in own and not v.fail(ZT0_UNDEFINED, function):
        return False
    if own is not None and "naked" in own and not function.is_declaration:
        for argument in function.arguments:
            if v.users(argument) and not v.fail(NAKED, argument):
                return False
    return True


def is_plain_list(attributes: AttributeList) -> bool:
    """Whether there is none among attributes that only this file asks for."""
    own = attributes.function
    if own is not None and not _OF_FUNCTIONS.isdisjoint([attribute.name for attribute in own.attributes]):
        return False
    return not any("sret" in group or "elementtype" in group for group in attributes.sets.values())


def _has(function: Function, number: int, name: str) -> bool:
    own = function.attribute_list.parameter(number) if function.attribute_list is not None else None
    return own is not None and name in own


def _check_convention(v: Verifier, function: Function, ty: FunctionType) -> bool:
    if not function.calling_convention_number:
        return True
    convention = function.calling_convention
    if convention == _X86_INTR:
        return not ty.parameters or _has(function, 0, "byval") or v.fail(CC_BYVAL_FIRST, function)
    is_whole_wave = convention == _WHOLE_WAVE and v.has(CC_I1)
    if is_whole_wave:
        first = ty.parameters[0] if ty.parameters else None
        if first is not v.context.integer(1):
            return v.fail(CC_I1, function)
        if _has(function, 0, "inreg"):
            return v.fail(CC_NOT_INREG, function)
    is_void = convention in _VOID and (convention not in _CHAINS or v.dialect.has(CHAINED_SHADERS))
    if is_void and not isinstance(ty.return_type, VoidType):
        return v.fail(CC_VOID, function)
    is_shader = is_void or convention in _SHADERS
    if is_shader and not _check_shader(v, function, ty):
        return False
    if (is_shader or is_whole_wave or convention in _NO_VARARGS) and ty.is_vararg:
        return v.fail(CC_VARARGS, function)
    return True


def _check_shader(v: Verifier, function: Function, ty: FunctionType) -> bool:
    if _has(function, 0, "sret") or _has(function, 1, "sret"):
        return v.fail(CC_SRET, function)
    if function.calling_convention == _SPIR_KERNEL:
        return True
    for number, parameter in enumerate(ty.parameters):
        for name, rule in (("byval", CC_BYVAL), ("preallocated", CC_PREALLOCATED), ("inalloca", CC_INALLOCA)):
            if _has(function, number, name):
                return v.fail(rule, function)
        if _has(function, number, "byref") and isinstance(parameter, PointerType):
            if parameter.address_space == v.layout.alloca_address_space:
                return v.fail(CC_BYREF, function)
    return True


def _check_arguments(v: Verifier, function: Function, ty: FunctionType, intrinsic: bool) -> bool:
    for number, argument in enumerate(function.arguments):
        kind = argument.type
        if kind is not ty.parameters[number]:
            return v.fail(ARGUMENT_TYPE, argument)
        if not is_first_class(v.dialect, kind):
            return v.fail(ARGUMENT_CLASS, argument)
        if not intrinsic:
            if isinstance(kind, MetadataType):
                return v.fail(METADATA_ARGUMENT, argument)
            if isinstance(kind, TokenType):
                return v.fail(TOKEN_ARGUMENT, argument)
            if isinstance(kind, X86AMXType):
                return v.fail(AMX_ARGUMENT, argument)
        if function.attribute_list is not None and _has(function, number, "swifterror"):
            check_swifterror_value(v, argument)
    return True


def _check_rest(v: Verifier, function: Function, ty: FunctionType, intrinsic: bool) -> None:
    """Personality and data, what only definitions and only declarations have, the entry block."""
    data: list[Value | None] = [function.personality, function.prefix_data, function.prologue_data]
    if function.personality is not None:
        target = strip_casts(function.personality)
        if isinstance(target, Function) and target.parent is not v.module:
            v.fail(OTHER_PERSONALITY, function)
            return
    for part in data:
        check_reference(v, part, function)
    if function.is_declaration:
        if function.personality is not None:
            v.fail(DECLARED_PERSONALITY, function)
            return
    else:
        if intrinsic:
            v.fail(DEFINED_INTRINSIC, function)
            return
        if v.graph().predecessors[0]:
            v.fail(ENTRY, function.blocks[0])
            return
    if not check_signature(v, function):
        return
    known = intrinsic_of(v, function)
    if known is not None and known.name == "llvm.experimental.gc.get.pointer.base":
        if len(ty.parameters) != 1:
            v.fail(GC_PARAMETERS, function)
            return
        if not isinstance(ty.return_type, PointerType):
            v.fail(GC_BASE_RESULT, function)
            return
        if ty.parameters[0] is not ty.return_type:
            v.fail(GC_BASE_TYPES, function)


# Blocks


def blocks_end(v: Verifier, function: Function) -> bool:
    """Whether every block ends in a terminator: without that nothing else is asked of a function."""
    fine = True
    for block in function.blocks:
        if block.terminator is None:
            fine = v.fail(NO_TERMINATOR, block, words=(function.name,))
    return fine


def check_block(v: Verifier, block: BasicBlock) -> None:
    """The phis of a block, and that its instructions know it."""
    instructions = block._instructions
    if isinstance(instructions[0], PHINode) and not _check_phis(v, block):
        return
    last = len(instructions) - 1
    for place, instruction in enumerate(instructions):
        if instruction.parent is not block:
            v.fail(PARENT, instruction)
            return
        if place != last and instruction.is_terminator:
            v.fail(TERMINATOR_PLACE, block)
            return


def _check_phis(v: Verifier, block: BasicBlock) -> bool:
    before = v.graph().predecessors_of(block)
    wanted = set(before)
    is_plain = len(wanted) == len(before)
    right: object = None
    for phi in block._instructions:
        if not isinstance(phi, PHINode):
            break
        blocks = phi.incoming_blocks
        if is_plain and blocks == right:  # in the order of the phi before it
            continue
        if len(blocks) != len(before):
            return v.fail(PHI_COUNT, phi)
        found = set(blocks)
        if is_plain and found == wanted:
            right = blocks
            continue
        values: dict[BasicBlock, Value] = {}
        for value, source in zip(phi.operands, blocks, strict=False):
            if values.setdefault(source, value) is not value:
                return v.fail(PHI_AMBIGUOUS, phi)
        if sorted(map(id, blocks)) != sorted(map(id, before)):
            return v.fail(PHI_BLOCKS, phi)
    return True
