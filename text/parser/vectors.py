"""Instructions on vectors (LangRef, "Vector Operations")."""

from __future__ import annotations

from typing import Final

from irkit.constants import Constant
from irkit.instructions import ExtractElementInst, InsertElementInst, Instruction, ShuffleVectorInst
from irkit.operand_rules import shuffle_is_valid
from irkit.types import IntegerType, VectorType
from text.parser.constants import parse_value
from text.parser.items import Handler
from text.parser.state import Parser
from text.parser.types import parse_type
from text.syntax.nodes import ExtractelementNode, InsertelementNode, ShufflevectorNode
from text.syntax.tree import Node


def parse_extractelement(p: Parser, node: ExtractelementNode, items: Node) -> Instruction:
    ty = parse_type(p, node.vector_type)
    vector = parse_value(p, node.vector, ty)
    index = parse_value(p, node.index, parse_type(p, node.index_type))
    if not isinstance(ty, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(
            node.vector_type, f"'extractelement' from '{ty}' at '{index.type}'; expected a vector and an integer"
        )
    return ExtractElementInst(ty.element, vector, index)


def parse_insertelement(p: Parser, node: InsertelementNode, items: Node) -> Instruction:
    ty = parse_type(p, node.vector_type)
    vector = parse_value(p, node.vector, ty)
    element = parse_value(p, node.element, parse_type(p, node.element_type))
    index = parse_value(p, node.index, parse_type(p, node.index_type))
    if not isinstance(ty, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(
            node.vector_type, f"'insertelement' into '{ty}' at '{index.type}'; expected a vector and an integer"
        )
    if element.type is not ty.element:
        raise p.error(node.vector_type, f"'insertelement' of '{element.type}' into '{ty}'")
    return InsertElementInst(vector, element, index)


def parse_shufflevector(p: Parser, node: ShufflevectorNode, items: Node) -> Instruction:
    ty = parse_type(p, node.left_type)
    left = parse_value(p, node.left, ty)
    right = parse_value(p, node.right, parse_type(p, node.right_type))
    mask = parse_value(p, node.mask, parse_type(p, node.mask_type))
    if not shuffle_is_valid(ty, right.type, mask):
        raise p.error(node.left_type, f"'shufflevector' of '{ty}' and '{right.type}' by '{mask.type}' or by such lanes")
    assert isinstance(ty, VectorType)
    shape = mask.type
    assert isinstance(shape, VectorType)
    assert isinstance(mask, Constant)
    result = p.context.vector(ty.element, shape.count, shape.scalable)
    return ShuffleVectorInst(result, left, right, mask)


VECTORS: Final[dict[str, Handler]] = {
    "extractelement": parse_extractelement,
    "insertelement": parse_insertelement,
    "shufflevector": parse_shufflevector,
}
