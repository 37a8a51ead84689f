"""Metadata at functions, globals and instructions: which chapter checks it."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.globals import GlobalObject, GlobalVariable
from irkit.instructions import Instruction
from irkit.metadata import MDNode
from irkit.verifier.frame import Verifier
from irkit.verifier.kinds import ENDING_KINDS, INSTRUCTION_KINDS, check_function_kinds, check_global_kinds
from irkit.verifier.tbaa import tbaa

_TBAA: Final = "tbaa"


def check_function_attachments(v: Verifier, function: Function) -> None:
    """The attachments that only functions have."""
    check_function_kinds(v, function)


def check_global_attachments(v: Verifier, value: GlobalObject) -> None:
    """The attachments that variables and functions may have."""
    check_global_kinds(v, value)


def check_variable_attachments(v: Verifier, variable: GlobalVariable) -> None:
    """The attachments that only variables have."""
    v.debug_info().variable(variable)


def check_attachments(v: Verifier, i: Instruction) -> None:
    """The attachments of an instruction; as in LLVM, those behind some that are wrong are not looked at."""
    attachments = i._attachments
    if attachments is None:
        return
    for kind, node in attachments:
        if not isinstance(node, MDNode):
            continue
        if kind == _TBAA:  # as most are
            tbaa(v, i, node)
        elif (rule := INSTRUCTION_KINDS.get(kind)) is not None:
            rule(v, i, node)
        elif (ending := ENDING_KINDS.get(kind)) is not None and not ending(v, i, node):
            return
