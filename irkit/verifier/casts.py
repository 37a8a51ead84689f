"""Conversions (LangRef, "Conversion Operations")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.instructions import Instruction
from irkit.operand_rules import cast_is_valid
from irkit.type_rules import address_space, element_count, scalar_bits
from irkit.types import Type, VectorType
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("casts")


class _Rules:
    """The rules of a conversion between numbers: of its source, its result, of vectors, and of widths or lengths."""

    __slots__ = ("length", "result", "source", "vectors", "width")

    def __init__(self, source: Rule, result: Rule, vectors: Rule, width: Rule | None, length: Rule | None) -> None:
        self.source: Rule = source
        self.result: Rule = result
        self.vectors: Rule = vectors
        self.width: Rule | None = width
        self.length: Rule | None = length


def _resizing(opcode: str, source: str, result: str, width: str) -> _Rules:
    """The rules of a conversion to another width."""
    return _Rules(
        _C.rule(f"{opcode}-source", source),
        _C.rule(f"{opcode}-result", result),
        _C.rule(f"{opcode}-vectors", f"{opcode} source and destination must both be a vector or neither"),
        _C.rule(f"{opcode}-width", width),
        None,
    )


def _between_kinds(opcode: str, word: str, source: str, result: str) -> _Rules:
    """The rules of a conversion between integers and floating-point numbers."""
    return _Rules(
        _C.rule(f"{opcode}-source", f"{word} source must be {source}"),
        _C.rule(f"{opcode}-result", f"{word} result must be {result}"),
        _C.rule(f"{opcode}-vectors", f"{word} source and dest must both be vector or scalar"),
        None,
        _C.rule(f"{opcode}-length", f"{word} source and dest vector length mismatch"),
    )


_INTEGER: Final = "integer or integer vector"
_FLOAT: Final = "FP or FP vector"
_RESIZING: Final[dict[str, _Rules]] = {
    "trunc": _resizing(
        "trunc", "Trunc only operates on integer", "Trunc only produces integer", "DestTy too big for Trunc"
    ),
    "zext": _resizing(
        "zext", "ZExt only operates on integer", "ZExt only produces an integer", "Type too small for ZExt"
    ),
    "sext": _resizing(
        "sext", "SExt only operates on integer", "SExt only produces an integer", "Type too small for SExt"
    ),
    "fptrunc": _resizing(
        "fptrunc", "FPTrunc only operates on FP", "FPTrunc only produces an FP", "DestTy too big for FPTrunc"
    ),
    "fpext": _resizing("fpext", "FPExt only operates on FP", "FPExt only produces an FP", "DestTy too small for FPExt"),
}
_BETWEEN_KINDS: Final[dict[str, _Rules]] = {
    "uitofp": _between_kinds("uitofp", "UIToFP", _INTEGER, _FLOAT),
    "sitofp": _between_kinds("sitofp", "SIToFP", _INTEGER, _FLOAT),
    "fptoui": _between_kinds("fptoui", "FPToUI", _FLOAT, _INTEGER),
    "fptosi": _between_kinds("fptosi", "FPToSI", _FLOAT, _INTEGER),
}
_POINTERS: Final[dict[str, _Rules]] = {
    "ptrtoint": _Rules(
        _C.rule("ptrtoint-source", "PtrToInt source must be pointer"),
        _C.rule("ptrtoint-result", "PtrToInt result must be integral"),
        _C.rule("ptrtoint-vectors", "PtrToInt type mismatch"),
        None,
        _C.rule("ptrtoint-length", "PtrToInt Vector length mismatch"),
    ),
    "inttoptr": _Rules(
        _C.rule("inttoptr-source", "IntToPtr source must be an integral"),
        _C.rule("inttoptr-result", "IntToPtr result must be a pointer"),
        _C.rule("inttoptr-vectors", "IntToPtr type mismatch"),
        None,
        _C.rule("inttoptr-length", "IntToPtr Vector length mismatch"),
    ),
    "ptrtoaddr": _Rules(
        _C.rule("ptrtoaddr-source", "PtrToAddr source must be pointer"),
        _C.rule("ptrtoaddr-result", "PtrToAddr result must be integral"),
        _C.rule("ptrtoaddr-vectors", "PtrToAddr type mismatch"),
        _C.rule("ptrtoaddr-width", "PtrToAddr result must be address width"),
        _C.rule("ptrtoaddr-length", "PtrToAddr vector length mismatch"),
    ),
}
BITCAST: Final = _C.rule("bitcast", "Invalid bitcast")
SPACES_SOURCE: Final = _C.rule("addrspacecast-source", "AddrSpaceCast source must be a pointer")
SPACES_RESULT: Final = _C.rule("addrspacecast-result", "AddrSpaceCast result must be a pointer")
SPACES_DIFFER: Final = _C.rule("addrspacecast-spaces", "AddrSpaceCast must be between different address spaces")
SPACES_LENGTH: Final = _C.rule("addrspacecast-length", "AddrSpaceCast vector pointer number of elements mismatch")


def _is_kind(ty: Type, kind: str) -> bool:
    if kind == "integer":
        return ty.is_int_or_int_vector()
    return ty.is_fp_or_fp_vector() if kind == "float" else ty.is_pointer_or_pointer_vector()


def _resize(v: Verifier, i: Instruction) -> bool:
    rules = _RESIZING[i.opcode]
    source, target = i.operands[0].type, i.type
    kind = "float" if i.opcode[0] == "f" else "integer"
    if not _is_kind(source, kind):
        return v.fail(rules.source, i)
    if not _is_kind(target, kind):
        return v.fail(rules.result, i)
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        return v.fail(rules.vectors, i)
    before, after = scalar_bits(source), scalar_bits(target)
    if not (before > after if "trunc" in i.opcode else before < after):
        assert rules.width is not None
        return v.fail(rules.width, i)
    return True


def _change_kind(v: Verifier, i: Instruction) -> bool:
    rules = _BETWEEN_KINDS[i.opcode]
    source, target = i.operands[0].type, i.type
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        return v.fail(rules.vectors, i)
    if not _is_kind(source, "float" if i.opcode[0] == "f" else "integer"):
        return v.fail(rules.source, i)
    if not _is_kind(target, "integer" if i.opcode[0] == "f" else "float"):
        return v.fail(rules.result, i)
    if element_count(source) != element_count(target):
        assert rules.length is not None
        return v.fail(rules.length, i)
    return True


def _pointer(v: Verifier, i: Instruction) -> bool:
    rules = _POINTERS[i.opcode]
    source, target = i.operands[0].type, i.type
    if not _is_kind(source, "integer" if i.opcode == "inttoptr" else "pointer"):
        return v.fail(rules.source, i)
    if not _is_kind(target, "pointer" if i.opcode == "inttoptr" else "integer"):
        return v.fail(rules.result, i)
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        return v.fail(rules.vectors, i)
    if element_count(source) != element_count(target):
        assert rules.length is not None
        return v.fail(rules.length, i)
    if rules.width is not None and v.layout.pointer_bits(address_space(source)) != scalar_bits(target):
        return v.fail(rules.width, i)
    return True


def _bitcast(v: Verifier, i: Instruction) -> bool:
    return cast_is_valid("bitcast", i.operands[0].type, i.type) or v.fail(BITCAST, i)


def _addrspacecast(v: Verifier, i: Instruction) -> bool:
    source, target = i.operands[0].type, i.type
    if not source.is_pointer_or_pointer_vector():
        return v.fail(SPACES_SOURCE, i)
    if not target.is_pointer_or_pointer_vector():
        return v.fail(SPACES_RESULT, i)
    if address_space(source) == address_space(target):
        return v.fail(SPACES_DIFFER, i)
    if element_count(source) != element_count(target):
        return v.fail(SPACES_LENGTH, i)
    return True


HANDLERS: Final[dict[str, Callable[[Verifier, Instruction], bool]]] = {
    **dict.fromkeys(_RESIZING, _resize),
    **dict.fromkeys(_BETWEEN_KINDS, _change_kind),
    **dict.fromkeys(_POINTERS, _pointer),
    "bitcast": _bitcast,
    "addrspacecast": _addrspacecast,
}
