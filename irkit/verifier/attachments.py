"""Metadata at functions, globals and instructions: which chapter checks it."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.globals import GlobalObject, GlobalVariable
from irkit.instructions import Instruction
from irkit.metadata import MDNode
from irkit.verifier.frame import Verifier
from irkit.verifier.kinds import INSTRUCTION_KINDS, check_function_kinds, check_global_kinds
from irkit.verifier.tbaa import tbaa

# Kinds that end the look at their instruction, where they are wrong.
_ENDING: Final = frozenset(("align", "fpmath", "invariant.group", "noalias.addrspace", "nonnull", "range"))
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
        if kind == _TBAA and isinstance(node, MDNode):  # as most are
            tbaa(v, i, node)
            continue
        rule = INSTRUCTION_KINDS.get(kind)
        if rule is not None and isinstance(node, MDNode) and not rule(v, i, node) and kind in _ENDING:
            return
