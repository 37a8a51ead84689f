"""Objective-C's reference counting: calls of its runtime become intrinsics, and its marker a module flag."""

from __future__ import annotations

from typing import Final

from irkit import intrinsics
from irkit.constants import Constant, ConstantExpr, ConstantPointerNull, InlineAsm, PoisonValue, UndefValue
from irkit.errors import UnsupportedError
from irkit.flag_nodes import ERROR, named_metadata
from irkit.functions import Function
from irkit.guarding import put
from irkit.instructions import CallInst, CastInst, Instruction
from irkit.intrinsics import Intrinsic
from irkit.intrinsics.attributes import intrinsic_attributes
from irkit.intrinsics.matching import plain_function_type
from irkit.metadata import MDString
from irkit.module import Module
from irkit.types import FloatingPointType, IntegerType, PointerType, Type, VectorType
from irkit.upgrades.module_flags import add_module_flag
from irkit.values import Value

_MARKER: Final = "clang.arc.retainAutoreleasedReturnValueMarker"
_CLANG_USE: Final = ("clang.arc.use", "llvm.objc.clang.arc.use")
# Functions of the runtime, in LLVM's order; the intrinsic has the same name behind `llvm.objc.`, but with dots.
_RUNTIME: Final = (
    "objc_autorelease",
    "objc_autoreleasePoolPop",
    "objc_autoreleasePoolPush",
    "objc_autoreleaseReturnValue",
    "objc_copyWeak",
    "objc_destroyWeak",
    "objc_initWeak",
    "objc_loadWeak",
    "objc_loadWeakRetained",
    "objc_moveWeak",
    "objc_release",
    "objc_retain",
    "objc_retainAutorelease",
    "objc_retainAutoreleaseReturnValue",
    "objc_retainAutoreleasedReturnValue",
    "objc_retainBlock",
    "objc_storeStrong",
    "objc_storeWeak",
    "objc_unsafeClaimAutoreleasedReturnValue",
    "objc_retainedObject",
    "objc_unretainedObject",
    "objc_unretainedPointer",
    "objc_retain_autorelease",
    "objc_sync_enter",
    "objc_sync_exit",
    "objc_arc_annotation_topdown_bbstart",
    "objc_arc_annotation_topdown_bbend",
    "objc_arc_annotation_bottomup_bbstart",
    "objc_arc_annotation_bottomup_bbend",
)


def upgrade_objc_runtime(module: Module, llvm_version: int) -> None:
    """The marker tells that the module is older than the intrinsics; `clang.arc.use` is one anyway."""
    _upgrade_calls(module, *_CLANG_USE)
    if not _upgrade_marker(module):
        return
    for name in _RUNTIME:
        _upgrade_calls(module, name, "llvm.objc." + name.removeprefix("objc_").replace("_", "."))


def _upgrade_marker(module: Module) -> bool:
    marker = named_metadata(module, _MARKER)
    if marker is None or not marker.operands or not marker.operands[0].operands:
        return False
    text = marker.operands[0].operands[0]
    if not isinstance(text, MDString):
        return False
    parts = text.string.split("#")
    add_module_flag(module, ERROR, _MARKER, MDString(";".join(parts)) if len(parts) == 2 else text)
    module.named_metadata.remove(marker)
    return True


def upgraded_marker_asm(asm: InlineAsm) -> None:
    """The marker as inline assembly has its comment behind `;` instead of `#`."""
    if asm.asm.startswith("mov\tfp") and "objc_retainAutoreleaseReturnValue" in asm.asm:
        put(asm, "asm", asm.asm.replace("# marker", "; marker", 1))


def _upgrade_calls(module: Module, old_name: str, new_name: str) -> None:
    old = module.get(old_name)
    if not isinstance(old, Function):
        return
    intrinsic = intrinsics.lookup(new_name, module.dialect.llvm_version)
    if intrinsic is None:
        raise UnsupportedError(f"{new_name} in LLVM {module.dialect.llvm_version}, which has no such intrinsic")
    new = _declaration(module, intrinsic)
    for user in list(dict.fromkeys(old.users)):
        if isinstance(user, CallInst) and user.callee is old:
            _replace_call(module, user, new)
    if not old.uses:
        module.remove(old)


def _declaration(module: Module, intrinsic: Intrinsic) -> Function:
    """The function of an intrinsic that is not overloaded, declared if it is not yet."""
    found = module.get(intrinsic.name)
    if isinstance(found, Function):
        return found
    context = module.context
    function_type = plain_function_type(context, intrinsic, module.opaque_pointers)
    space = module.layout.program_address_space
    pointer = context.pointer(space, None if module.opaque_pointers else function_type)
    function = Function(pointer, function_type, intrinsic.name, address_space=space)
    function.attribute_list = intrinsic_attributes(context, intrinsic, function_type)
    module.append(function)
    return function


def _bits(ty: Type) -> int:
    """The width of an integer, a float, or a vector of a fixed number of them; 0 for other types."""
    if isinstance(ty, (IntegerType, FloatingPointType)):
        return ty.width
    if isinstance(ty, VectorType) and not ty.scalable and isinstance(ty.element, (IntegerType, FloatingPointType)):
        return ty.element.width * ty.count
    return 0


def _can_be_cast(value: Value, ty: Type) -> bool:
    """Whether LLVM allows a bitcast: of pointers to one address space, and of other values to as many bits."""
    if value.type is ty:
        return True
    if isinstance(value.type, PointerType) and isinstance(ty, PointerType):
        return value.type.address_space == ty.address_space
    return 0 != _bits(value.type) == _bits(ty)


def _replace_call(module: Module, call: CallInst, new: Function) -> None:
    function_type = new.function_type
    parameters = function_type.parameters
    block = call.parent
    if block is None or not _can_be_cast(call, function_type.return_type):
        return
    if not all(_can_be_cast(value, ty) for value, ty in zip(call.arguments, parameters, strict=False)):
        return
    arguments: list[Value] = []
    for index, value in enumerate(call.arguments):
        wanted = parameters[index] if index < len(parameters) else value.type
        arguments.append(_cast_before(call, value, wanted, module))
    replacement = CallInst(function_type, new, arguments, [], tail_kind=call.tail_kind)
    replacement.name, call.name = call.name, ""
    _insert_before(call, replacement)
    result = _cast_before(call, replacement, call.type, module)
    if call.uses:
        call.replace_all_uses_with(result)
    block.erase(call)


def _insert_before(place: Instruction, instruction: Instruction) -> None:
    """Insert at `place`, with its source location; debug records that stood before it stand before the new one."""
    block = place.parent
    assert block is not None
    block.insert_before(place, instruction)
    instruction.debug_loc = place.debug_loc
    instruction.debug_records, place.debug_records = place.debug_records, None


def _cast_before(place: Instruction, value: Value, ty: Type, module: Module) -> Value:
    """`value` as `ty`: by an instruction before `place`, or folded where it is a constant."""
    if value.type is ty:
        return value
    if isinstance(value, ConstantPointerNull):
        return module.context.null(ty)
    if isinstance(value, PoisonValue):
        return module.context.poison(ty)
    if isinstance(value, UndefValue):
        return module.context.undef(ty)
    if isinstance(value, Constant):
        return module.context.unique_constant(ConstantExpr(ty, "bitcast", [value]))
    cast = CastInst("bitcast", value, ty)
    _insert_before(place, cast)
    return cast
