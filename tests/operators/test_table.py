"""The operator table, and what is generated from it."""

from __future__ import annotations

import inspect

import pytest

from irkit import instructions, terminators
from irkit.instruction_base import CallBase, Instruction
from irkit.operators import BY_NAME, CLASSES, OPCODES, InstructionClass
from irkit.operators.generate import outputs


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
