"""What a newer release takes records of debug info for that an older one wrote."""

from __future__ import annotations

from irkit.debug_info.nodes import DIDerivedType, DIObjCProperty
from irkit.dialects.features import ANNOTATIONS_BESIDE_PTRAUTH, OBJC_SETTER_FIRST, Feature
from irkit.metadata import DINode, MDNode
from irkit.metadata_walk import metadata_of
from irkit.module import Module
from irkit.upgrades.newer.uniquing import Uniquing


def upgrade_nodes(module: Module, own: int, version: int) -> None:
    """Change the nodes of `module`, which is of release `own`, as LLVM `version` reads them."""
    swaps = _begins(OBJC_SETTER_FIRST, own, version)
    drops = _begins(ANNOTATIONS_BESIDE_PTRAUTH, own, version)
    if not swaps and not drops:
        return
    changed: list[MDNode] = []
    for node in metadata_of(module):
        if swaps and isinstance(node, DIObjCProperty):
            _swap_accessors(node)
        elif drops and isinstance(node, DIDerivedType) and node.annotations is not None:
            node.annotations = None
            changed.append(node)
    if changed:
        Uniquing(module).merge(changed)


def _begins(feature: Feature, own: int, version: int) -> bool:
    return own < feature.first <= version


def _swap_accessors(node: DINode) -> None:
    """Older writers and readers both took the getter for the setter; a newer reader does not."""
    places = node.schema.by_name
    setter, getter = places["setter"].operand, places["getter"].operand
    node.operands[setter], node.operands[getter] = node.operands[getter], node.operands[setter]
