"""Labels that inline assembly may jump to: older releases give them as addresses of blocks among the arguments."""

from __future__ import annotations

from irkit.constants import BlockAddress, InlineAsm
from irkit.dialects.features import CALLBR_LABELS
from irkit.errors import BitcodeError
from irkit.functions import Function
from irkit.module import Module
from irkit.terminators import CallBrInst
from irkit.types import FunctionType, function_type, pointer_type


def upgrade_labels(module: Module, version: int) -> None:
    """Make constraints of the addresses at the end of the arguments of each `callbr`.

    Raises `BitcodeError` where they are not the addresses of the blocks that it may go to, as LLVM does.
    """
    if version < CALLBR_LABELS.first:
        return
    for function in module.functions:
        if function.is_declaration:
            continue
        for block in function.blocks:
            last = block.terminator
            if isinstance(last, CallBrInst) and last.indirect_count and isinstance(last.callee, InlineAsm):
                if not any(part.startswith("!") for part in last.callee.constraints.split(",")):
                    _upgrade_call(module, function, last, last.callee)


def _upgrade_call(module: Module, function: Function, call: CallBrInst, asm: InlineAsm) -> None:
    count = call.argument_count - call.indirect_count
    arguments = list(call.arguments)
    targets = call.indirect_destinations
    for argument, target in zip(arguments[max(count, 0) :], targets, strict=False):
        if not isinstance(argument, BlockAddress) or argument.function is not function or argument.block is not target:
            raise BitcodeError("callbr argument does not match indirect dest")
    if count < 0:
        raise BitcodeError("callbr argument does not match indirect dest")
    old = call.function_type
    new = function_type(old.return_type, old.parameters[:count], old.is_vararg)
    made = InlineAsm(
        pointer_type() if module.opaque_pointers else pointer_type(0, new),
        new,
        asm.asm,
        _with_labels(asm.constraints, count),
        side_effects=asm.side_effects,
        align_stack=asm.align_stack,
        dialect=asm.dialect,
        can_unwind=asm.can_unwind,
    )
    _shorten(call, new, count, made)


def _shorten(call: CallBrInst, ty: FunctionType, count: int, asm: InlineAsm) -> None:
    gone = call.argument_count - count
    operands = call.operands
    call.set_unlisted_operands([*operands[:count], *operands[call.argument_count : -1], asm])
    call.function_type = ty
    call.argument_count = count
    for bundle in call.bundles or ():
        bundle.start -= gone
        bundle.end -= gone


def _with_labels(constraints: str, first: int) -> str:
    """The constraints with `!` before those of the arguments from number `first` on."""
    parts = constraints.split(",")
    number = 0
    for place, part in enumerate(parts):
        if part.startswith("~") or (part.startswith("=") and not part.startswith("=*")):
            continue
        if number >= first:
            parts[place] = "!" + part
        number += 1
    return ",".join(parts)
