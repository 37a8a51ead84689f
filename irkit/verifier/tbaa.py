"""Type-based alias analysis: what is wrong with access tags (LangRef, "'tbaa' Metadata"), by LLVM's rules in
`irkit.analysis.access_tags`."""

from __future__ import annotations

from typing import Final

from irkit.analysis import access_tags as tags
from irkit.instructions import Instruction
from irkit.metadata import MDNode
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("tbaa")
NO_OPERANDS: Final = _C.rule("tbaa-operands", "TBAA metadata cannot have 0 operands", first=17)
PLACE: Final = _C.rule("tbaa-place", "This instruction shall not have a TBAA access tag!")
RULES: Final[dict[str, Rule]] = {
    tags.OLD_STYLE: _C.rule("tbaa-old-style", tags.OLD_STYLE),
    tags.NEW_TAG: _C.rule("tbaa-access-tag", tags.NEW_TAG),
    tags.TAG: _C.rule("tbaa-struct-tag", tags.TAG),
    tags.ACCESS_SIZE: _C.rule("tbaa-access-size", tags.ACCESS_SIZE),
    tags.IMMUTABLE: _C.rule("tbaa-immutable", tags.IMMUTABLE),
    tags.IMMUTABLE_VALUE: _C.rule("tbaa-immutable-value", tags.IMMUTABLE_VALUE),
    tags.MALFORMED: _C.rule("tbaa-malformed", tags.MALFORMED),
    tags.SCALAR: _C.rule("tbaa-scalar", tags.SCALAR),
    tags.OFFSET: _C.rule("tbaa-offset", tags.OFFSET),
    tags.CYCLE: _C.rule("tbaa-cycle", tags.CYCLE),
    tags.SCALAR_OFFSET: _C.rule("tbaa-scalar-offset", tags.SCALAR_OFFSET),
    tags.WIDTH: _C.rule("tbaa-width", tags.WIDTH),
    tags.NO_PATH: _C.rule("tbaa-path", tags.NO_PATH),
    tags.BASE_NEW: _C.rule("tbaa-base-new", tags.BASE_NEW),
    tags.BASE_ODD: _C.rule("tbaa-base-odd", tags.BASE_ODD),
    tags.BASE_SIZE: _C.rule("tbaa-base-size", tags.BASE_SIZE),
    tags.BASE_NAME: _C.rule("tbaa-base-name", tags.BASE_NAME),
    tags.FIELD: _C.rule("tbaa-field", tags.FIELD),
    tags.FIELD_OFFSET: _C.rule("tbaa-field-offset", tags.FIELD_OFFSET),
    tags.FIELD_WIDTH: _C.rule("tbaa-field-width", tags.FIELD_WIDTH),
    tags.FIELD_ORDER: _C.rule("tbaa-field-order", tags.FIELD_ORDER),
    tags.FIELD_SIZE: _C.rule("tbaa-field-size", tags.FIELD_SIZE),
    tags.NO_PARENT: _C.rule("tbaa-parent", tags.NO_PARENT),
}


class AccessTags:
    """The tags of a module, with the instruction in hand."""

    def __init__(self, v: Verifier, i: Instruction) -> None:
        self.v: Verifier = v
        self.instruction: Instruction = i
        self.tree: tags.TypeTree = tags.TypeTree(self.report)

    def report(self, problem: str, node: MDNode | None) -> bool:
        return self.v.fail(RULES[problem], self.instruction, node)


def tbaa(v: Verifier, i: Instruction, tag: MDNode) -> None:
    """An access tag."""
    if not tag.operands:
        v.fail(NO_OPERANDS, i, tag)
    elif not isinstance(i, tags.ACCESSES):
        v.fail(PLACE, i)
    else:
        known = v.access_tags
        if known is None:
            known = v.access_tags = AccessTags(v, i)
        assert isinstance(known, AccessTags)
        known.instruction = i
        known.tree.is_right(tag)
