"""What holds of every instruction: its type and name, its operands, and that these are there when it needs them
(LangRef, "Well-Formedness")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantData, ConstantInt, InlineAsm
from irkit.dialects.features import CALLBR_INTRINSICS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import CallBase, CallInst, Instruction, PHINode
from irkit.metadata import MetadataAsValue
from irkit.operators.lists import OPERAND_COUNTS
from irkit.terminators import BranchInst, CallBrInst, InvokeInst
from irkit.type_rules import is_first_class
from irkit.types import FunctionType, MetadataType, StructType, VoidType
from irkit.values import Argument, Value
from irkit.verifier.constants import check_constant
from irkit.verifier.frame import Verifier, is_intrinsic
from irkit.verifier.rules import Chapter

_C: Final = Chapter("instructions")
OPERAND_NULL: Final = _C.rule("operand-null", "Operand is null")
OPERAND_COUNT: Final = _C.rule("operand-count", "'{}' has {} operands", is_own=True)
SELF_REFERENCE: Final = _C.rule("self-reference", "Only PHI nodes may reference their own value!")
VOID_NAME: Final = _C.rule("void-name", "Instruction has a name, but provides a void value!")
RESULT_TYPE: Final = _C.rule("result-type", "Instruction returns a non-scalar type!")
RESULT_METADATA: Final = _C.rule("result-metadata", "Invalid use of metadata!")
OPERAND_TYPE: Final = _C.rule("operand-type", "Instruction operands must be first-class values!")
INTRINSIC_ADDRESS: Final = _C.rule("intrinsic-address", "Cannot take the address of an intrinsic!")
INTRINSIC_INVOKED: Final = _C.rule(
    "intrinsic-invoked",
    "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, "
    "clang.arc.attachedcall or wasm.(re)throw",
)
OTHER_MODULE_FUNCTION: Final = _C.rule("function-of-other-module", "Referencing function in another module!")
OTHER_MODULE_GLOBAL: Final = _C.rule("global-of-other-module", "Referencing global in another module!")
OTHER_BLOCK: Final = _C.rule("block-of-other-function", "Referring to a basic block in another function!")
OTHER_ARGUMENT: Final = _C.rule("argument-of-other-function", "Referring to an argument in another function!")
OTHER_INSTRUCTION: Final = _C.rule("instruction-of-other-function", "Referring to an instruction in another function!")
DOMINANCE: Final = _C.rule("dominance", "Instruction does not dominate all uses!")
ASM_ADDRESS: Final = _C.rule("asm-address", "Cannot take the address of an inline asm!")

ATTACHED_CALL: Final = "clang.arc.attachedcall"
# Intrinsics that an invoke may call.
_INVOKABLE: Final = frozenset(
    (
        "llvm.donothing",
        "llvm.seh.try.begin",
        "llvm.seh.try.end",
        "llvm.seh.scope.begin",
        "llvm.seh.scope.end",
        "llvm.coro.resume",
        "llvm.coro.destroy",
        "llvm.coro.await.suspend.void",
        "llvm.coro.await.suspend.bool",
        "llvm.coro.await.suspend.handle",
        "llvm.experimental.patchpoint.void",
        "llvm.experimental.patchpoint",
        "llvm.fake.use",
        "llvm.experimental.gc.statepoint",
        "llvm.wasm.throw",
        "llvm.wasm.rethrow",
    )
)


class _Shape:
    """How many operands instructions of an opcode have: `most` is None where there is no limit."""

    __slots__ = ("least", "most")

    def __init__(self, least: i64, most: int | None) -> None:
        self.least: i64 = least
        self.most: int | None = most


_SHAPES: Final[dict[str, _Shape]] = {opcode: _Shape(*counts) for opcode, counts in OPERAND_COUNTS.items()}


def has_right_shape(v: Verifier, i: Instruction) -> bool:
    """Whether the instruction has as many operands as it needs, and all of them are there: what every handler relies
    on."""
    operands: tuple[object, ...] = i._operands  # whatever a user may have put there
    count: i64 = len(operands)
    shape = _SHAPES.get(i.opcode)
    if shape is not None:
        most = shape.most
        if count < shape.least or (most is not None and count > most) or (count == 2 and isinstance(i, BranchInst)):
            return v.fail(OPERAND_COUNT, i, words=(i.opcode, str(count)))
        if most is None:  # as phis and calls have it
            if isinstance(i, PHINode) and count != len(i.incoming_blocks):
                return v.fail(OPERAND_COUNT, i, words=(i.opcode, f"{count} values, {len(i.incoming_blocks)} blocks as"))
            if isinstance(i, CallBase) and not 0 <= i.argument_count < count:
                return v.fail(OPERAND_COUNT, i, words=(i.opcode, str(count)))
    for operand in operands:
        if operand is None:
            return v.fail(OPERAND_NULL, i)
    return True


def check_instruction(v: Verifier, i: Instruction) -> bool:
    """The last check of each instruction."""
    ty = i.type
    if isinstance(ty, VoidType):
        if i.name:
            return v.fail(VOID_NAME, i)
    elif isinstance(ty, (FunctionType, StructType)) and not is_first_class(v.dialect, ty):
        return v.fail(RESULT_TYPE, i)
    elif isinstance(ty, MetadataType) and not isinstance(i, (CallInst, InvokeInst)):
        return v.fail(RESULT_METADATA, i)
    operands: tuple[object, ...] = i._operands
    defined, block = v.defined, v.block
    is_phi = isinstance(i, PHINode)
    for index, operand in enumerate(operands):
        if isinstance(operand, Argument):  # classes without subclasses first: these are quick questions
            if operand.parent is not v.function:
                return v.fail(OTHER_ARGUMENT, i)
        elif isinstance(operand, BasicBlock):
            if operand.parent is not v.function:
                return v.fail(OTHER_BLOCK, i)
        elif isinstance(operand, ConstantInt):
            continue
        elif isinstance(operand, Instruction):
            if operand.parent is block and not is_phi and operand in defined:
                continue
            if not _check_definition(v, i, operand, index):
                return False
        elif isinstance(operand, ConstantData):
            if isinstance(operand.type, StructType) and not is_first_class(v.dialect, operand.type):
                return v.fail(OPERAND_TYPE, i)  # an opaque one's undef
        elif not isinstance(operand, Value) or not _check_other(v, i, operand, index):
            return False
    return True


def _check_definition(v: Verifier, i: Instruction, operand: Instruction, index: int) -> bool:
    """An instruction as an operand: of this function, and before this one on every way to it."""
    block = v.block
    assert block is not None
    if operand is i and not isinstance(i, PHINode) and v.tree().is_reachable(block):
        return v.fail(SELF_REFERENCE, i)
    if isinstance(operand.type, VoidType):
        return v.fail(OPERAND_TYPE, i)
    if operand.function is not v.function:
        return v.fail(OTHER_INSTRUCTION, i)
    is_anywhere = isinstance(operand, InvokeInst) and operand.normal_destination is operand.unwind_destination
    if not (is_anywhere or _plainly_dominates(v, operand, i, index) or v.tree().dominates(operand, i, index)):
        v.fail(DOMINANCE, i, operand)
    return True  # in LLVM, too, this ends no checks


def _plainly_dominates(v: Verifier, operand: Instruction, i: Instruction, index: int) -> bool:
    """Whether no tree is needed to see it: a value for a phi from the block that makes it, or one from the entry block
    in another."""
    if isinstance(operand, (InvokeInst, CallBrInst)):  # their values are there on one way on only
        return False
    home = operand.parent
    if isinstance(i, PHINode):
        place: BasicBlock | None = i.incoming_blocks[index]
        if place is home:
            return True
    else:
        place = i.parent
        if place is home:
            return False
    return home is v.entry and place is not None and place.parent is v.function


def _check_other(v: Verifier, i: Instruction, operand: Value, index: int) -> bool:
    """An operand that is a global, a constant with operands, inline assembly, or metadata."""
    is_callee = isinstance(i, CallBase) and index == len(i.operands) - 1
    if isinstance(operand, Function):
        if is_intrinsic(operand):
            attached = isinstance(i, CallBase) and in_bundle(i, index, ATTACHED_CALL)
            if not is_callee and not attached:
                return v.fail(INTRINSIC_ADDRESS, i)
            if not isinstance(i, CallInst) and not attached and not is_invokable(operand.name):
                if not (i.opcode == "callbr" and v.dialect.has(CALLBR_INTRINSICS)):
                    return v.fail(INTRINSIC_INVOKED, i)
        return operand.parent is v.module or v.fail(OTHER_MODULE_FUNCTION, i)
    if isinstance(operand, GlobalValue):
        v.note_use(operand)
        return operand.parent is v.module or v.fail(OTHER_MODULE_GLOBAL, i)
    if isinstance(operand, InlineAsm):
        return is_callee or v.fail(ASM_ADDRESS, i)
    if isinstance(operand, Constant):
        return check_constant(v, operand, i)
    return isinstance(operand, MetadataAsValue) or v.fail(OPERAND_TYPE, i)


def is_invokable(name: str) -> bool:
    """Whether an invoke may call the intrinsic of this name, overloaded or not."""
    while name:
        if name in _INVOKABLE:
            return True
        name = name.rpartition(".")[0]
    return False


def in_bundle(call: CallBase, index: int, tag: str) -> bool:
    """Whether operand `index` is in a bundle with this tag."""
    return any(bundle.tag == tag and bundle.start <= index < bundle.end for bundle in call.bundles or ())
