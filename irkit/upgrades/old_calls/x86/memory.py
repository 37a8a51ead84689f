"""x86's old loads and stores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attributes import FIRST_ARGUMENT_INDEX, IntAttribute
from irkit.dialects.features import BROADCASTS_OF_POISON
from irkit.instructions import CallInst
from irkit.upgrades.attribute_sets import sorted_set
from irkit.upgrades.old_calls.builder import Builder
from irkit.upgrades.old_calls.rules import Row
from irkit.upgrades.old_calls.x86.lanes import (
    binary,
    count_of,
    expands,
    extract,
    has_alignments_as_attributes,
    insert,
    is_all_ones,
    load,
    mask_vector,
    name_of,
    pointer_to,
    store,
    vector_bits,
    vector_type,
)
from irkit.values import Value

_NONTEMPORAL: Final = "nontemporal"


def _store_first(b: Builder) -> None:
    """The first element, not to be cached."""
    pointer, value = b.arguments
    address = pointer_to(b, pointer, vector_type(value).element, "cast")
    made = store(b, extract(b, value, 0, name="extractelement"), address, 1)
    made.metadata.replace([(_NONTEMPORAL, b.changes.numbers_node(32, (1,)))])


def _store_uncached(b: Builder) -> None:
    pointer, value = b.arguments
    made = store(b, value, pointer_to(b, pointer, value.type, "cast"), vector_bits(value) // 8)
    made.metadata.replace([(_NONTEMPORAL, b.changes.numbers_node(32, (1,)))])


def _load_uncached(b: Builder) -> Value:
    ty = b.call.type
    made = load(b, ty, pointer_to(b, b.arguments[0], ty, "cast"), vector_bits(ty) // 8)
    made.metadata.replace([(_NONTEMPORAL, b.changes.numbers_node(32, (1,)))])
    return made


def _store_low(b: Builder) -> None:
    pointer, value = b.arguments
    words = b.bitcast(value, b.context.vector(b.context.integer(64), 2), "cast")
    element = extract(b, words, 0)
    store(b, element, pointer_to(b, pointer, element.type, "cast"), 1)


def _store_unaligned(b: Builder) -> None:
    pointer, value = b.arguments
    store(b, value, pointer_to(b, pointer, value.type, "cast"), 1)


def _align(b: Builder, call: CallInst, argument: int, alignment: int) -> None:
    align = sorted_set(b.changes.module, [IntAttribute("align", alignment)])
    call.attribute_list = b.context.attribute_list({FIRST_ARGUMENT_INDEX + argument: align})


def _masked_store(b: Builder, mask: Value, alignment: int) -> None:
    pointer, value = b.arguments[:2]
    pointer = pointer_to(b, pointer, value.type)
    if is_all_ones(mask):
        store(b, value, pointer, alignment)
        return
    bits = mask_vector(b, mask, count_of(value))
    if has_alignments_as_attributes(b):
        made = b.intrinsic("llvm.masked.store", b.context.void, [value, pointer, bits])
        _align(b, made, 1, alignment)
    else:
        b.intrinsic("llvm.masked.store", b.context.void, [value, pointer, b.integer(32, alignment), bits])


def _store_by_mask(b: Builder) -> None:
    is_aligned = ".storeu." not in name_of(b)
    _masked_store(b, b.arguments[2], vector_bits(b.arguments[1]) // 8 if is_aligned else 1)


def _store_scalar_by_mask(b: Builder) -> None:
    _masked_store(b, binary(b, "and", b.arguments[2], b.integer(8, 1)), 1)


def _load_by_mask(is_aligned: bool) -> Callable[[Builder], Value]:
    def expand(b: Builder) -> Value:
        pointer, passed, mask = b.arguments
        alignment = vector_bits(passed) // 8 if is_aligned else 1
        pointer = pointer_to(b, pointer, passed.type)
        if is_all_ones(mask):
            return load(b, passed.type, pointer, alignment)
        bits = mask_vector(b, mask, count_of(passed))
        if not has_alignments_as_attributes(b):
            arguments = [pointer, b.integer(32, alignment), bits, passed]
            return b.intrinsic("llvm.masked.load", passed.type, arguments)
        made = b.intrinsic("llvm.masked.load", passed.type, [pointer, bits, passed])
        _align(b, made, 0, alignment)
        return made

    return expand


def _expand_load(b: Builder) -> Value:
    pointer, passed, mask = b.arguments
    pointer = pointer_to(b, pointer, vector_type(passed).element)
    bits = mask_vector(b, mask, count_of(passed))
    return b.intrinsic("llvm.masked.expandload", b.call.type, [pointer, bits, passed])


def _compress_store(b: Builder) -> None:
    pointer, value, mask = b.arguments
    pointer = pointer_to(b, pointer, vector_type(value).element)
    bits = mask_vector(b, mask, count_of(value))
    b.intrinsic("llvm.masked.compressstore", b.context.void, [value, pointer, bits])


def _broadcast_from_memory(b: Builder) -> Value:
    ty = vector_type(b.call.type)
    pointer = pointer_to(b, b.arguments[0], ty.element)
    value = load(b, ty.element, pointer, b.changes.module.layout.abi_alignment(ty.element))
    is_poison = b.changes.module.dialect.has(BROADCASTS_OF_POISON)
    made: Value = b.context.poison(ty) if is_poison else b.context.undef(ty)
    for index in range(ty.count):
        made = insert(b, made, value, index, 32)
    return made


MEMORY: Final[tuple[Row, ...]] = (
    ("llvm.x86.sse4a.movnt.*", expands(_store_first)),
    ("llvm.x86.avx.movnt.*", expands(_store_uncached)),
    ("llvm.x86.avx512.storent.*", expands(_store_uncached)),
    ("llvm.x86.sse41.movntdqa", expands(_load_uncached)),
    ("llvm.x86.avx2.movntdqa", expands(_load_uncached)),
    ("llvm.x86.avx512.movntdqa", expands(_load_uncached)),
    ("llvm.x86.sse2.storel.dq", expands(_store_low)),
    ("llvm.x86.sse.storeu.*", expands(_store_unaligned)),
    ("llvm.x86.sse2.storeu.*", expands(_store_unaligned)),
    ("llvm.x86.avx.storeu.*", expands(_store_unaligned)),
    ("llvm.x86.avx512.mask.store.ss", expands(_store_scalar_by_mask)),
    ("llvm.x86.avx512.mask.store*", expands(_store_by_mask)),
    ("llvm.x86.avx512.mask.loadu.*", expands(_load_by_mask(False))),
    ("llvm.x86.avx512.mask.load.*", expands(_load_by_mask(True))),
    ("llvm.x86.avx512.mask.expand.load.*", expands(_expand_load)),
    ("llvm.x86.avx512.mask.compress.store.*", expands(_compress_store)),
    ("llvm.x86.avx.vbroadcast.s*", expands(_broadcast_from_memory)),
    ("llvm.x86.avx512.vbroadcast.s*", expands(_broadcast_from_memory)),
)
