"""Inline assembly as a callee, and its constraints, which must fit the type of the call (LangRef, "Inline Assembler
Expressions")."""

from __future__ import annotations

from typing import Final

from irkit.constants import InlineAsm
from irkit.dialects.features import CALLBR_LABELS, UNWINDING_ASM
from irkit.types import FunctionType, StructType, Type, VoidType
from text.parser.numbers import limited
from text.parser.state import Parser
from text.syntax.nodes import AsmNode
from text.syntax.source import unquote

_WORDS: Final = ("sideeffect", "alignstack", "inteldialect", "unwind")


class _Constraint:
    """One of the list; `kind` is "input", "output", "clobber" or "label". `matched` has, for each alternative, the
    number of the input that must be in the same place, -1 for none."""

    __slots__ = ("indirect", "kind", "matched")

    def __init__(self, kind: str, indirect: bool, alternatives: int) -> None:
        self.kind: str = kind
        self.indirect: bool = indirect
        self.matched: list[int] = [-1] * alternatives


def parse_asm(p: Parser, node: AsmNode, function_type: FunctionType, ty: Type) -> InlineAsm:
    """The assembly of an `asm` node, called with this type; `ty` is the pointer's."""
    given: list[str] = []
    for word in node.words.children:
        allowed = _WORDS[_WORDS.index(given[-1]) + 1 :] if given else _WORDS
        if word.text not in allowed:
            raise p.error(word, f"expected {', '.join(allowed) or 'a string'} or the assembly in quotes")
        given.append(word.text)
    if "unwind" in given:
        p.need(node, "'unwind' of inline assembly", UNWINDING_ASM)
    text = unquote(p.text(node.template))
    constraints = unquote(p.text(node.constraints))
    problem = asm_problem(function_type, constraints, p.dialect.has(CALLBR_LABELS))
    if problem:
        raise p.error(node, problem)
    key: tuple[object, ...] = (ty, function_type, text, constraints, *given)
    found = p.inline_asms.get(key)
    if found is None:
        found = p.inline_asms[key] = InlineAsm(
            ty,
            function_type,
            text,
            constraints,
            side_effects="sideeffect" in given,
            align_stack="alignstack" in given,
            dialect="intel" if "inteldialect" in given else "att",
            can_unwind="unwind" in given,
        )
    return found


def asm_problem(ty: FunctionType, text: str, has_labels: bool) -> str:
    """What is wrong with the constraints of a call of this type; "" for nothing."""
    if ty.is_vararg:
        return "inline assembly cannot be variadic"
    constraints = parse_constraints(text, has_labels)
    if constraints is None:
        return "these constraints cannot be parsed"
    outputs = inputs = indirect = 0
    seen: set[str] = set()
    for constraint in constraints:
        kind = constraint.kind
        if kind == "output" and (inputs - indirect or seen & {"clobber", "label"}):
            return "an output constraint stands behind an input, a clobber or a label"
        if kind == "output" and not constraint.indirect:
            outputs += 1
        elif kind in ("output", "input"):
            if "clobber" in seen:
                return "an input constraint stands behind a clobber"
            indirect += kind == "output"
            inputs += 1
        elif kind == "label" and "clobber" in seen:
            return "a label constraint stands behind a clobber"
        seen.add(kind)
    return _result_problem(ty.return_type, outputs) or (
        "" if len(ty.parameters) == inputs else f"{inputs} input constraints for {len(ty.parameters)} parameters"
    )


def _result_problem(ty: Type, outputs: int) -> str:
    if outputs == 0:
        return "" if isinstance(ty, VoidType) else f"inline assembly without outputs gives no '{ty}'"
    if outputs == 1:
        return f"inline assembly with one output gives no struct '{ty}'" if isinstance(ty, StructType) else ""
    if isinstance(ty, StructType) and ty.elements is not None and len(ty.elements) == outputs:
        return ""
    return f"{outputs} output constraints and a result of type '{ty}'"


def parse_constraints(text: str, has_labels: bool) -> list[_Constraint] | None:
    """The constraints of a list; None if it is malformed."""
    found: list[_Constraint] = []
    if not text:
        return found
    for part in text.split(","):
        constraint = _parse_constraint(part, found, has_labels)
        if constraint is None:
            return None
        found.append(constraint)
    return found


def _parse_constraint(text: str, before: list[_Constraint], has_labels: bool) -> _Constraint | None:
    alternatives = text.count("|") + 1
    kind = "input"
    at = 0
    if text[:1] == "~":
        kind = "clobber"
        at = 1
        if text[1:2] not in ("", "{"):
            return None
    elif text[:1] == "=":
        kind = "output"
        at = 1
    elif text[:1] == "!" and has_labels:
        kind = "label"
        at = 1
    indirect = text[at : at + 1] == "*"
    if indirect:
        at += 1
    made = _Constraint(kind, indirect, alternatives)
    at = _skip_modifiers(text, at, kind)
    if at == -1 or at == len(text):
        return None
    return made if _parse_codes(text, at, made, before) else None


def _skip_modifiers(text: str, at: int, kind: str) -> int:
    """Where the codes begin; -1 where a modifier cannot stand."""
    seen = ""
    while text[at : at + 1] in ("&", "%", "#", "*"):
        modifier = text[at]
        if modifier in "#*" or modifier in seen or (modifier == "&" and kind != "output"):
            return -1
        seen += modifier
        at += 1
    return at


def _parse_codes(text: str, at: int, made: _Constraint, before: list[_Constraint]) -> bool:
    alternative = 0
    while at < len(text):
        sign = text[at]
        if sign == "{":
            end = text.find("}", at)
            if end == -1:
                return False
            at = end + 1
        elif sign in "0123456789":
            start = at
            while at < len(text) and text[at] in "0123456789":
                at += 1
            if not _match(limited(text[start:at]), alternative, made, before):
                return False
        elif sign == "|":
            alternative += 1
            at += 1
        elif sign == "^":
            at += 3
        elif sign == "@":
            if text[at + 1 : at + 2] not in tuple("0123456789"):
                return False
            at += 2 + int(text[at + 1])
        else:
            at += 1
    return at == len(text)  # and not behind it, by a code of several letters that lacks some


def _match(number: int, alternative: int, made: _Constraint, before: list[_Constraint]) -> bool:
    """An input in the same place as an output: each output has one such input at most."""
    if number >= len(before) or before[number].kind != "output" or made.kind != "input":
        return False
    matched = before[number].matched
    if alternative >= len(matched) or (len(matched) == 1 and len(made.matched) > 1):
        return False
    if matched[alternative] not in ({-1, len(before)} if len(made.matched) == 1 else {-1}):
        return False
    matched[alternative] = len(before)
    return True
