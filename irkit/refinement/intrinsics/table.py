"""Intrinsic functions (LangRef, "Intrinsic Functions"): a row each in `ROWS`; others are calls of unknown functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.intrinsics import lookup
from irkit.refinement.intrinsics import hints, integers, memory, numbers, vectors, x86
from irkit.refinement.intrinsics.use import Row, Use
from irkit.refinement.limits import limited, limited_by_metadata
from irkit.refinement.terms import NotEncodedError

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder


IGNORED: Final = frozenset(
    (
        "dbg.value",
        "dbg.declare",
        "dbg.label",
        "dbg.assign",
        "donothing",
        "sideeffect",
        "experimental.noalias.scope.decl",
        "pseudoprobe",
        "var.annotation",
        "codeview.annotation",
        "instrprof.increment",
        "fake.use",
    )
)
ROWS: Final[dict[str, Row]] = {**integers.ROWS, **vectors.ROWS, **numbers.ROWS, **memory.ROWS, **hints.ROWS, **x86.ROWS}


def call(encoder: FunctionEncoder, instruction: CallBase, callee: Function) -> Any:
    """The result of a call of an intrinsic, None for none; NotImplemented for one that is treated as unknown."""
    module = callee.parent
    version = module.dialect.llvm_version if module is not None else 22
    known_intrinsic = lookup(callee.name, version)
    base = (known_intrinsic.name if known_intrinsic is not None else callee.name).removeprefix("llvm.")
    if base in IGNORED:
        return None
    row = ROWS.get(base)
    if row is None:
        if base.startswith(("memcpy", "memmove", "memset", "masked", "vp.", "coro", "eh.", "gc.")):
            raise NotEncodedError(f"the intrinsic llvm.{base}")
        encoder.state.is_loose(f"llvm.{base} left open")
        return NotImplemented
    use = Use(encoder, instruction, base)
    made = row(use)
    if made is None:
        return None
    for attributes in encoder.calls.attributes(instruction, 0):
        made = limited(encoder, instruction.type, made, attributes)
    if instruction.attachment_list():
        made = limited_by_metadata(encoder, instruction, made)
    return made
