"""Metadata at functions, globals and instructions: which checks a kind has (LangRef, "Metadata Nodes")."""

from __future__ import annotations

from irkit.globals import Function, GlobalObject, GlobalVariable
from irkit.instructions import Instruction
from irkit.verifier.frame import Verifier


def check_function_attachments(v: Verifier, function: Function) -> None:
    """The attachments of a function."""


def check_global_attachments(v: Verifier, value: GlobalObject) -> None:
    """The attachments that variables and functions may have."""


def check_variable_attachments(v: Verifier, variable: GlobalVariable) -> None:
    """The attachments of a variable."""


def check_attachments(v: Verifier, i: Instruction) -> None:
    """The attachments of an instruction."""
