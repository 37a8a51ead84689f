"""The operator table, and what is generated from it."""

from __future__ import annotations

import inspect

import pytest

from bitcode.reader.function import INSTRUCTIONS
from bitcode.schema.blocks.function import FUNCTION
from bitcode.writer.function import WRITERS
from irkit import instructions, terminators
from irkit.instruction_base import CallBase, Instruction
from irkit.operators import BY_NAME, CLASSES, OPCODES, InstructionClass
from irkit.operators.generate import outputs
from irkit.operators.lists import OPCODES_BY_RECORD
from text.printer.instructions import HANDLERS


def python_class(cls: InstructionClass) -> type[Instruction]:
    found = getattr(terminators if cls.is_terminator else instructions, cls.name)
    assert issubclass(found, Instruction)
    return found


def test_generated_files_are_those_of_the_table() -> None:
    for path, content in outputs().items():
        assert path.read_text(encoding="utf-8") == content, f"{path}: run python -m irkit.operators.generate"


def test_every_opcode_is_there_once() -> None:
    """As many as in LLVM 22's Instruction.def, but for the two that only its passes use."""
    assert len(BY_NAME) == len(OPCODES) == 66


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.name)
def test_a_class_has_what_its_row_says(cls: InstructionClass) -> None:
    found = python_class(cls)
    for operand in cls.operands:
        assert isinstance(inspect.getattr_static(found, operand.name), property) or hasattr(found, operand.name)
    for field in cls.fields:
        assert hasattr(found, field.name)
    assert found.__match_args__ == cls.match_args() if cls.operands else not cls.match_args()
    assert issubclass(found, CallBase) == (cls.base == "CallBase")


def test_every_record_of_an_instruction_is_in_the_table() -> None:
    """What bitcode has of instructions, the table names; and the reader and the writer have a function for each."""
    records = {record.name: record.code for record in FUNCTION.all() if record.name.startswith("INST_")}
    assert set(OPCODES_BY_RECORD) == set(records)
    assert {records[name] for name in OPCODES_BY_RECORD} == set(INSTRUCTIONS)
    assert set(WRITERS) == set(BY_NAME)


def test_the_printer_has_a_function_for_every_opcode() -> None:
    assert set(HANDLERS) == set(BY_NAME)


def test_codes_are_without_gaps() -> None:
    """Numbers in shared records: each of a class is there, and none twice but for integers and floats."""
    for cls in {row.cls for row in OPCODES if row.code >= 0}:
        codes = [(row.code, row.takes == "float") for row in OPCODES if row.cls is cls]
        assert len(set(codes)) == len(codes)
        assert sorted({code for code, _ in codes}) == list(range(max(codes)[0] + 1))
