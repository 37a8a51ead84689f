"""AMD's atomic operations of old, which are instructions now, and products of matrices, which have lost arguments."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantInt
from irkit.dialects.features import (
    AGENTS_ATOMICS,
    ATOMIC_SUBTRACTIONS,
    ATOMICS_ANYWHERE,
    FINE_GRAINED_MEMORY,
    NOT_ON_PRIVATE_MEMORY,
    UNSIGNED_PRODUCTS,
)
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.instructions import AtomicRMWInst
from irkit.metadata import Metadata
from irkit.types import PointerType, VectorType
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Row, Rule, declare, number_of, parameter_count, since
from irkit.words import Ordering

_PRIVATE_MEMORY: Final = 5
_LOCAL_MEMORY: Final = 3
_ORDERINGS: Final[dict[int, Ordering]] = {2: "monotonic", 4: "acquire", 5: "release", 6: "acq_rel", 7: "seq_cst"}


def _amdgcn_atomic(operation: str) -> Rule:
    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite if parameter_count(function) >= 2 else None

    def rewrite(b: Builder) -> None:
        arguments = b.arguments
        pointer, value = arguments[0], arguments[1]
        order = arguments[2] if len(arguments) > 2 else None
        ordering = _ORDERINGS.get(order.value, "seq_cst") if isinstance(order, ConstantInt) else "seq_cst"
        result = b.call.type
        if not isinstance(pointer.type, PointerType) or value.type is not result:
            b.replace(None)  # a call of a wrong type, which LLVM takes out
            return
        if isinstance(result, VectorType) and result.element is b.context.integer(16):
            value = b.bitcast(value, b.context.vector(b.context.bfloat, result.count, result.scalable))
        scope = "agent" if b.changes.module.dialect.has(AGENTS_ATOMICS) else ""
        made = b.atomic_rmw(operation, pointer, value, ordering, scope)
        b.changes.need_scope(scope)
        _attach_memory_kinds(b, made, pointer.type.address_space)
        if len(arguments) > 4:
            volatile = arguments[4]
            made.volatile = not isinstance(volatile, ConstantInt) or volatile.value != 0
        b.replace(b.bitcast(made, result))

    return rule


def _attach_memory_kinds(b: Builder, made: AtomicRMWInst, address_space: int) -> None:
    kinds = b.changes.module.metadata_kinds
    attachments: list[tuple[str, Metadata]] = []
    if address_space != _LOCAL_MEMORY and b.changes.module.dialect.has(FINE_GRAINED_MEMORY):
        attachments.append(("amdgpu.no.fine.grained.memory", b.changes.empty_node()))
    if b.changes.module.dialect.has(NOT_ON_PRIVATE_MEMORY):
        if made.operation == "fadd" and address_space != _LOCAL_MEMORY and made.type is b.context.float:
            attachments.append(("amdgpu.ignore.denormal.mode", b.changes.empty_node()))
        if address_space == 0:
            bounds = b.changes.numbers_node(32, (_PRIVATE_MEMORY, _PRIVATE_MEMORY + 1))
            attachments.append(("noalias.addrspace", bounds))
    for kind, _ in attachments:
        kinds.setdefault(kind, len(kinds))
    made.metadata.replace(attachments)


def _product(base: str) -> Rule:
    """A product of two matrices, before each of which stood a word on its signs that had to be false."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        if parameter_count(function) != 8:
            return None
        types = function.function_type.parameters
        declare(changes, base, function, [types[1], *types[3:]])
        return rewrite

    def rewrite(b: Builder) -> None:
        arguments = b.arguments
        if number_of(arguments[0]) or number_of(arguments[2]):
            name = b.call.callee.name.removeprefix("llvm.amdgcn.")
            raise VerificationError(f"{name} matrix A and B modifiers shall be zero")
        b.replace(b.intrinsic(base, b.call.type, [arguments[1], *arguments[3:]]), take_name=True)

    return since(UNSIGNED_PRODUCTS, rule)


# Of matrices of these numbers.
_PRODUCTS: Final = (
    "f32.16x16x4.f32",
    "f32.16x16x32.f16",
    "f32.16x16x32.bf16",
    "f16.16x16x32.f16",
    "bf16.16x16x32.bf16",
    "bf16f32.16x16x32.bf16",
)
AMDGCN: Final[tuple[Row, ...]] = (
    *[
        (f"llvm.amdgcn.wmma.{name}{end}", _product(f"llvm.amdgcn.wmma.{name}"))
        for name in _PRODUCTS
        for end in ("", ".*")
    ],
    ("llvm.amdgcn.atomic.inc*", _amdgcn_atomic("uinc_wrap")),
    ("llvm.amdgcn.atomic.dec*", _amdgcn_atomic("udec_wrap")),
    ("llvm.amdgcn.atomic.cond.sub*", since(ATOMIC_SUBTRACTIONS, _amdgcn_atomic("usub_cond"))),
    ("llvm.amdgcn.ds.fadd*", _amdgcn_atomic("fadd")),
    ("llvm.amdgcn.ds.fmin*", _amdgcn_atomic("fmin")),
    ("llvm.amdgcn.ds.fmax*", _amdgcn_atomic("fmax")),
    ("llvm.amdgcn.global.atomic.fadd*", since(ATOMICS_ANYWHERE, _amdgcn_atomic("fadd"))),
    ("llvm.amdgcn.global.atomic.fmin*", since(ATOMICS_ANYWHERE, _amdgcn_atomic("fmin"))),
    ("llvm.amdgcn.global.atomic.fmax*", since(ATOMICS_ANYWHERE, _amdgcn_atomic("fmax"))),
    ("llvm.amdgcn.flat.atomic.fadd*", since(ATOMICS_ANYWHERE, _amdgcn_atomic("fadd"))),
    ("llvm.amdgcn.flat.atomic.fmin*", since(ATOMICS_ANYWHERE, _amdgcn_atomic("fmin"))),
    ("llvm.amdgcn.flat.atomic.fmax*", since(ATOMICS_ANYWHERE, _amdgcn_atomic("fmax"))),
)
