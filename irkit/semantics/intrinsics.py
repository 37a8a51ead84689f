"""Calls of intrinsics: which steps they become."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from irkit import integers
from irkit.errors import UnsupportedError
from irkit.semantics import float_steps, varargs
from irkit.semantics.attribute_checks import Assume
from irkit.semantics.blocks import LIVE
from irkit.semantics.control_steps import CallOutside, Handler
from irkit.semantics.errors import ProgramAbort
from irkit.semantics.floats import OUTCOMES
from irkit.semantics.intrinsic_steps import ExpressionStep, FloatFunction, FloatParts
from irkit.semantics.quick_steps import QUICK, MultiplyAdd
from irkit.semantics.steps import NO_RESULT, Step
from irkit.semantics.table import row_of_intrinsic
from irkit.semantics.values import NULL, Mark, Pointer, Poison
from irkit.semantics.vector_intrinsics import VECTORS, reduction
from irkit.semantics.vector_steps import Copy, Splat
from irkit.types import FloatingPointType, IntegerType, StructType

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.instruction_base import CallBase
    from irkit.semantics.compiler import FunctionCompiler
    from irkit.semantics.machine import Machine

NOTHING_HAPPENS: Final = (
    "llvm.dbg.",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.end",
    "llvm.invariant.start",
    "llvm.prefetch",
    "llvm.pseudoprobe",
    "llvm.sideeffect",
    "llvm.va_end",
    "llvm.var.annotation",
    "llvm.codeview.annotation",
    "llvm.fake.use",
    "llvm.stackprotector",
    "llvm.clear_cache",
)
FIRST_OPERAND: Final = (
    "llvm.annotation",
    "llvm.arithmetic.fence",
    "llvm.launder.invariant.group",
    "llvm.ptr.annotation",
    "llvm.ssa.copy",
    "llvm.strip.invariant.group",
    "llvm.threadlocal.address",
    "llvm.expect",
    "llvm.preserve.static.offset",
)
_FLOAT_BINARY: Final = {"fadd", "fsub", "fmul", "fdiv", "frem"}
_FLOAT_CASTS: Final = {"fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext"}
_CONSTRAINED: Final = "llvm.experimental.constrained."


def intrinsic_steps(made: FunctionCompiler, call: CallBase, callee: Function) -> list[Step]:
    """The steps of a call of an intrinsic. Raises UnsupportedError for one that cannot be run."""
    name = callee.name
    if name.startswith(NOTHING_HAPPENS):
        if made.result(call) != NO_RESULT:
            return [Splat(call, made.result(call), NULL)]
        return []
    if name.startswith(FIRST_OPERAND):
        return [Copy(call, made.result(call), made.slot(call.arguments[0]))]
    if name.startswith("llvm.vector.reduce."):
        return [reduction(made, call, name.split(".")[3])]
    handler = _longest(HANDLERS, name)
    if handler is not None:
        return [_outside(made, call, handler)]
    maker = _longest(MAKERS, name)
    if maker is not None:
        return [maker(made, call)]
    vectors = _longest(VECTORS, name)
    if vectors is not None:
        return [vectors(made, call)]
    if name.startswith(_CONSTRAINED):
        return [_constrained(made, call, name[len(_CONSTRAINED) :].split(".")[0])]
    row = row_of_intrinsic(name)
    if row is None or not row.values:
        raise UnsupportedError(f"running the intrinsic @{name}")
    arguments = list(call.arguments)
    scalar = made.lane(arguments[0])
    if isinstance(arguments[0].type.scalar_type(), FloatingPointType):
        result = made.lane(call)
        name = row.name[5:]
        if name == "fmuladd":
            return [MultiplyAdd(call, made.result(call), name, made.slots(arguments), scalar, result)]
        return [FloatFunction(call, made.result(call), name, made.slots(arguments), scalar, result)]
    result_type = call.type
    if isinstance(result_type, StructType):
        assert result_type.elements is not None
        result_type = result_type.elements[0]
    bits = made.shapes.of(result_type).lane_scalar().bits
    scalars = [made.lane(argument) for argument in arguments]
    cls = QUICK.get(row.name, ExpressionStep)
    return [cls(call, made.result(call), row, made.slots(arguments), scalars, bits)]


_T = TypeVar("_T")


def _longest(table: dict[str, _T], name: str) -> _T | None:
    """The entry of the name, or of the name without its types."""
    while name:
        found = table.get(name)
        if found is not None:
            return found
        name = name.rpartition(".")[0]
    return None


def _outside(made: FunctionCompiler, call: CallBase, handler: Handler) -> Step:
    arguments = made.slots(list(call.arguments))
    return CallOutside(call, made.result(call), arguments, handler, made.checks(call, None), made.machine)


def _constrained(made: FunctionCompiler, call: CallBase, name: str) -> Step:
    """The operations with a rounding mode, of which only the default is followed."""
    arguments = list(call.arguments)
    scalar = made.lane(arguments[0])
    result = made.result(call)
    if name in _FLOAT_BINARY:
        a, b = made.slots(arguments[:2])
        return float_steps.BINARY[name](call, result, a, b, scalar, name)
    if name in _FLOAT_CASTS:
        return float_steps.FloatConvert(call, result, made.slot(arguments[0]), scalar, made.lane(call), name)
    if name in ("fcmp", "fcmps"):
        a, b = made.slots(arguments[:2])
        predicate = str(arguments[2]).removeprefix("metadata ").strip('!"')
        return float_steps.FloatCompare(call, result, a, b, scalar, OUTCOMES[predicate])
    row = row_of_intrinsic(f"llvm.{name}")
    if row is None:
        raise UnsupportedError(f"running the intrinsic @{_CONSTRAINED}{name}")
    operands = made.slots(arguments[: len(row.operands)])
    return FloatFunction(call, result, name, operands, scalar, made.lane(call))


# Handlers


def _number(value: object, step: Step, what: str) -> int:
    if isinstance(value, Mark):
        raise step.not_well_defined(what, value, "access-through-poison")
    assert isinstance(value, int)
    return value


def _memcpy(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.copy(arguments[0], arguments[1], _number(arguments[2], step, "the size"), step, False)
    return None


def _memmove(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.copy(arguments[0], arguments[1], _number(arguments[2], step, "the size"), step)
    return None


def _memset(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.fill(arguments[0], arguments[1], _number(arguments[2], step, "the size"), step)
    return None


def _lifetime_start(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.lifetime(arguments[-1], True)
    return None


def _lifetime_end(machine: Machine, arguments: list[object], step: Step) -> object:
    machine.lifetime(arguments[-1], False)
    return None


def _va_start(machine: Machine, arguments: list[object], step: Step) -> object:
    varargs.start(machine, arguments[0], step)
    return None


def _va_copy(machine: Machine, arguments: list[object], step: Step) -> object:
    varargs.copy_list(machine, arguments[0], arguments[1], step)
    return None


def _trap(machine: Machine, arguments: list[object], step: Step) -> object:
    raise ProgramAbort("the program called llvm.trap", step, 132)


def _ubsan_trap(machine: Machine, arguments: list[object], step: Step) -> object:
    raise ProgramAbort("the program called llvm.ubsantrap", step, 132)


def _debug_trap(machine: Machine, arguments: list[object], step: Step) -> object:
    raise ProgramAbort("the program called llvm.debugtrap", step, 133)


def _objectsize(machine: Machine, arguments: list[object], step: Step) -> object:
    pointer = arguments[0]
    if isinstance(pointer, Pointer) and pointer.block is not None and pointer.block.state == LIVE:
        return max(0, pointer.block.size - pointer.offset)
    return 0 if arguments[1] else -1 & 0xFFFFFFFFFFFFFFFF


def _is_constant(machine: Machine, arguments: list[object], step: Step) -> object:
    return 0


def _null(machine: Machine, arguments: list[object], step: Step) -> object:
    return NULL


def _one(machine: Machine, arguments: list[object], step: Step) -> object:
    return 1


def _vscale(machine: Machine, arguments: list[object], step: Step) -> object:
    assert step.instruction is not None
    scale = machine.shapes.vscale
    bits = machine.shapes.scalar(step.instruction.type).bits
    return step.poison(f"vscale is {scale}, which {bits} bits do not hold") if scale >> bits else scale


def _cycles(machine: Machine, arguments: list[object], step: Step) -> object:
    return -machine.remaining & 0xFFFFFFFFFFFFFFFF


def _stack_save(machine: Machine, arguments: list[object], step: Step) -> object:
    return Pointer(None, machine.stack_top)


def _stack_restore(machine: Machine, arguments: list[object], step: Step) -> object:
    saved = arguments[0]
    if isinstance(saved, Pointer):
        machine.restore_stack(saved.address)
    return None


def _ptrmask(machine: Machine, arguments: list[object], step: Step) -> object:
    pointer, mask = arguments
    if isinstance(pointer, list):
        assert isinstance(mask, list)
        return [_masked(one, other, step) for one, other in zip(pointer, mask, strict=True)]
    return _masked(pointer, mask, step)


def _masked(pointer: object, mask: object, step: Step) -> object:
    """The pointer without the bits of its address that the mask lacks; those above the bits of an index stay."""
    for operand in (pointer, mask):
        if isinstance(operand, Poison):
            return step.poison("", operand)
    if not isinstance(pointer, Pointer) or not isinstance(mask, int) or step.instruction is None:
        raise UnsupportedError("'llvm.ptrmask' of undef in a run")
    ty = step.instruction.operands[1].type.scalar_type()
    assert isinstance(ty, IntegerType)
    cleared = pointer.address & ((1 << ty.width) - 1 ^ mask)
    return Pointer(pointer.block, pointer.offset - cleared, pointer.scope)


def _typeid(machine: Machine, arguments: list[object], step: Step) -> object:
    return machine.compiler_of().exceptions.number(arguments[0])


def _load_relative(machine: Machine, arguments: list[object], step: Step) -> object:
    base, offset = arguments
    for operand in arguments:
        if isinstance(operand, Mark):
            raise step.not_well_defined("where llvm.load.relative reads", operand, "access-through-poison")
    assert isinstance(base, Pointer)
    assert isinstance(offset, int)
    assert step.instruction is not None
    ty = step.instruction.operands[1].type
    assert isinstance(ty, IntegerType)
    place = varargs.moved(base, integers.signed(offset, ty.width))
    found = machine.load(place, varargs.i32(machine), step, 4)
    if isinstance(found, Mark):
        return step.poison("", found)
    assert isinstance(found, int)
    return machine.pointer_at(base.address + integers.signed(found, 32))


HANDLERS: Final[dict[str, Handler]] = {
    "llvm.memcpy": _memcpy,
    "llvm.memcpy.inline": _memcpy,
    "llvm.memmove": _memmove,
    "llvm.memset": _memset,
    "llvm.memset.inline": _memset,
    "llvm.lifetime.start": _lifetime_start,
    "llvm.lifetime.end": _lifetime_end,
    "llvm.va_start": _va_start,
    "llvm.va_copy": _va_copy,
    "llvm.trap": _trap,
    "llvm.ubsantrap": _ubsan_trap,
    "llvm.debugtrap": _debug_trap,
    "llvm.objectsize": _objectsize,
    "llvm.is.constant": _is_constant,
    "llvm.returnaddress": _null,
    "llvm.frameaddress": _null,
    "llvm.addressofreturnaddress": _null,
    "llvm.thread.pointer": _null,
    "llvm.readcyclecounter": _cycles,
    "llvm.readsteadycounter": _cycles,
    "llvm.stacksave": _stack_save,
    "llvm.stackrestore": _stack_restore,
    "llvm.ptrmask": _ptrmask,
    "llvm.eh.typeid.for": _typeid,
    "llvm.load.relative": _load_relative,
    "llvm.flt.rounds": _one,
    "llvm.get.rounding": _one,
    "llvm.vscale": _vscale,
    "llvm.allow.runtime.check": _one,
    "llvm.allow.ubsan.check": _one,
}


def _of_parts(name: str) -> Callable[[FunctionCompiler, CallBase], Step]:
    def make(made: FunctionCompiler, call: CallBase) -> Step:
        argument = call.arguments[0]
        return FloatParts(call, made.result(call), name, made.slot(argument), made.lane(argument))

    return make


def _assume(made: FunctionCompiler, call: CallBase) -> Step:
    bundles = [(tag, made.slots(list(values))) for tag, values in call.bundle_inputs()]
    return Assume(call, made.slot(call.arguments[0]), bundles)


def _powi(made: FunctionCompiler, call: CallBase) -> Step:
    arguments = list(call.arguments)
    scalar = made.lane(arguments[0])
    return FloatFunction(call, made.result(call), "powi", made.slots(arguments), scalar, scalar)


MAKERS: Final[dict[str, Callable[[FunctionCompiler, CallBase], Step]]] = {
    "llvm.assume": _assume,
    "llvm.frexp": _of_parts("frexp"),
    "llvm.modf": _of_parts("modf"),
    "llvm.sincos": _of_parts("sincos"),
    "llvm.powi": _powi,
}
