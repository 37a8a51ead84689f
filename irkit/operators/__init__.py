"""The operator table: what each instruction is, once (`table.py`); classes, lists and a page are made from it."""

from __future__ import annotations

from irkit.operators.declare import Field, InstructionClass, Opcode, Operand
from irkit.operators.table import BY_NAME, CLASSES, OPCODES

__all__ = ["BY_NAME", "CLASSES", "OPCODES", "Field", "InstructionClass", "Opcode", "Operand"]
