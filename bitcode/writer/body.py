"""What the writer of one function's body knows while it goes from instruction to instruction: `bitcode.writer.function`
drives it, the writers of the chapters (`arithmetic`, `memory`, …) ask it for numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.writer import BitWriter
from bitcode.schema.codecs.packed import UITOFP_FAST_MATH_AT
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.enumeration.values import ValueNumbers
from bitcode.writer.state import WriterState
from irkit.dialects.encodings import ATOMIC_ORDERINGS, flag_bits
from irkit.dialects.features import (
    ALLOCA_ADDRESS_SPACES,
    ATOM_GROUPS,
    GEP_NO_WRAP_FLAGS,
    METADATA_IN_BUNDLES,
)
from irkit.errors import VerificationError
from irkit.flags import FAST_ALL, FAST_MATH_FLAGS, WRAP_FLAGS
from irkit.instructions import Instruction
from irkit.operators.lists import FAST_MATH
from irkit.parsing_order import ParsingOrder
from irkit.types import Type
from irkit.values import Value

if TYPE_CHECKING:
    from bitcode.writer.enumeration.enumerator import ValueEnumerator

#: `operand_count` of a record whose optional operands are all left out; NONE writes them all.
NO_OPTIONS: Final = 0

#: `fast` of LLVM 4 and older: the flag for that, and the four others that there were.
OLD_FAST: Final = 31

ORDERING_CODES: Final[dict[str, int]] = {ordering: code for code, ordering in enumerate(ATOMIC_ORDERINGS)}


class BodyWriter:
    """`base` is the number that the next instruction with a value gets; values are written as distances from it.

    One serves all functions of a module. An attribute `…_abbrev` is the id of an abbreviation, NO_ABBREV where the
    release does not have it.
    """

    def __init__(self, state: WriterState) -> None:
        self.state: WriterState = state
        self.stream: BitWriter = state.stream
        self.ids: ValueEnumerator = state.ids
        self.value_table: ValueNumbers = state.ids.value_table
        self.type_ids: dict[Type, int] = state.ids.type_ids
        self.base: i64 = NONE
        self.parsing_order: ParsingOrder = ParsingOrder(state.module)
        dialect = state.dialect
        module = state.module
        self.cast_opcodes: dict[str, int] = {name: number for number, name in enumerate(dialect.cast_opcodes)}
        self.rmw_operations: dict[str, int] = {name: number for number, name in enumerate(dialect.rmw_operations)}
        self.has_old_flags: bool = state.old_layout is not None
        #: Of a location that is not of implicit code, where there are no atom groups.
        self.location_operands: int = 4 if module.provenance.short_locations else 5
        self.flag_bits: dict[str, list[tuple[int, int]]] = flag_bits(dialect.llvm_version)
        self.fast_math_operations: set[str] = {
            opcode for opcode, first in FAST_MATH.items() if first <= dialect.llvm_version
        }
        self.alloca_address_space: int = module.layout.alloca_address_space
        self.has_alloca_address_space: bool = dialect.has(ALLOCA_ADDRESS_SPACES)
        self.has_gep_flags: bool = dialect.has(GEP_NO_WRAP_FLAGS)
        self.has_atom_groups: bool = dialect.has(ATOM_GROUPS)
        self.has_bundle_metadata: bool = dialect.has(METADATA_IN_BUNDLES)
        self.load_abbrev: i64 = self.abbrev("FUNCTION_INST_LOAD_ABBREV")
        self.store_abbrev: i64 = self.abbrev("FUNCTION_INST_STORE_ABBREV")
        self.unop_abbrev: i64 = self.abbrev("FUNCTION_INST_UNOP_ABBREV")
        self.unop_flags_abbrev: i64 = self.abbrev("FUNCTION_INST_UNOP_FLAGS_ABBREV")
        self.binop_abbrev: i64 = self.abbrev("FUNCTION_INST_BINOP_ABBREV")
        self.binop_flags_abbrev: i64 = self.abbrev("FUNCTION_INST_BINOP_FLAGS_ABBREV")
        self.has_narrow_flags: bool = state.abbreviations.has_narrow_flags  # that takes 7 bits of them
        self.cast_abbrev: i64 = self.abbrev("FUNCTION_INST_CAST_ABBREV")
        self.cast_flags_abbrev: i64 = self.abbrev("FUNCTION_INST_CAST_FLAGS_ABBREV")
        self.gep_abbrev: i64 = self.abbrev("FUNCTION_INST_GEP_ABBREV")
        self.cmp_abbrev: i64 = self.abbrev("FUNCTION_INST_CMP_ABBREV")
        self.cmp_flags_abbrev: i64 = self.abbrev("FUNCTION_INST_CMP_FLAGS_ABBREV")
        self.ret_void_abbrev: i64 = self.abbrev("FUNCTION_INST_RET_VOID_ABBREV")
        self.ret_value_abbrev: i64 = self.abbrev("FUNCTION_INST_RET_VAL_ABBREV")
        self.br_abbrev: i64 = self.abbrev("FUNCTION_INST_BR_UNCOND_ABBREV")
        self.br_cond_abbrev: i64 = self.abbrev("FUNCTION_INST_BR_COND_ABBREV")
        self.unreachable_abbrev: i64 = self.abbrev("FUNCTION_INST_UNREACHABLE_ABBREV")
        self.debug_loc_abbrev: i64 = self.abbrev("FUNCTION_DEBUG_LOC_ABBREV")
        self.record_value_abbrev: i64 = self.abbrev("FUNCTION_DEBUG_RECORD_VALUE_ABBREV")

    def abbrev(self, name: str) -> int:
        return self.state.abbrevs.get(name, NO_ABBREV)

    def emit(self, abbrev_id: i64, code: i64, operands: list[int]) -> None:
        self.stream.emit(abbrev_id, code, operands)

    # Numbers of what an instruction refers to

    def value(self, value: Value) -> i64:
        """The number of a value that is known already, or whose type the record implies."""
        number = self.value_table.find(value)
        return self.ids.value_id(value) if number == NONE else number  # the former for metadata, and to complain

    def forward_type(self, number: i64, value: Value) -> i64:
        """What follows the number of a value in a record that does not imply its type: the type, if only a later
        instruction defines the value."""
        return self.type(value.type) if number >= self.base else NONE

    def type(self, ty: Type) -> i64:
        number = self.type_ids.get(ty)
        return self.ids.type_id(ty) if number is None else number

    def block(self, block: Value) -> i64:
        """The place of a block in the function."""
        number = self.value_table.place_of(block)
        if number == NONE:
            raise VerificationError(f"{block!r} as a destination, which is no basic block of the function")
        return number

    def blocks(self, blocks: Sequence[Value]) -> vec[i64]:
        numbers = vec[i64]()
        for block in blocks:
            numbers = append(numbers, self.block(block))
        return numbers

    def values(self, values: Sequence[Value]) -> vec[i64]:
        numbers = vec[i64]()
        for value in values:
            numbers = append(numbers, self.value(value))
        return numbers

    def forward_types(self, numbers: vec[i64], values: Sequence[Value]) -> vec[i64]:
        """The same for a list of values; empty where none of them comes later."""
        base = self.base
        for number in numbers:
            if number >= base:
                break
        else:
            return EMPTY
        types = vec[i64]()
        for index in range(len(numbers)):
            types = append(types, self.forward_type(numbers[index], values[index]))
        return types

    def ordering(self, name: str) -> int:
        number = ORDERING_CODES.get(name)
        if number is None:
            raise self.state.unsupported(f"atomic ordering {name}")
        return number

    # Flags

    def flags(self, inst: Instruction) -> i64:
        """The trailing operand of an operation, 0 where it has none: flags of integers, or fast-math flags."""
        if inst._fast_math:
            place = UITOFP_FAST_MATH_AT if inst.opcode == "uitofp" else 0
            if (inst.flags and not place) or inst.opcode not in self.fast_math_operations:
                raise self.state.unsupported(f"{inst.opcode} with {flag_names(inst)}")
            if self.has_old_flags and inst.fast_math & FAST_ALL == FAST_ALL:
                return OLD_FAST
            return (inst.fast_math & FAST_ALL) << place | self.wrap_flags(inst)
        return self.wrap_flags(inst)

    def wrap_flags(self, inst: Instruction) -> i64:
        """The flags of integers among them."""
        wanted = inst._flags
        if wanted == 0:
            return 0
        bits: i64 = 0
        rows = self.flag_bits.get(inst.opcode)
        if rows is not None:
            for flag, bit in rows:
                if wanted & flag:
                    bits |= bit
                    wanted &= ~flag
        if wanted:
            raise self.state.unsupported(f"{inst.opcode} with {flag_names(inst)}")
        return bits

    def alignment(self, size: int) -> int:
        """log2 + 1 of an alignment in bytes, 0 for none."""
        if size & (size - 1):
            raise self.state.unsupported(f"an alignment of {size} bytes, which is no power of two,")
        return size.bit_length()


InstructionWriter = Callable[[BodyWriter, Instruction], None]


def flag_names(inst: Instruction) -> str:
    """The keywords of an instruction's flags."""
    names = [name for bit, name in WRAP_FLAGS if inst.flags & bit]
    names += [name for bit, name in FAST_MATH_FLAGS if inst.fast_math & bit]
    return " ".join(names)
