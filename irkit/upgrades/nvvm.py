"""CUDA's `nvvm.annotations`: properties of kernels that LLVM 21 and later keep as attributes of the functions."""

from __future__ import annotations

from typing import Final

from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, Attribute, IntAttribute, StringAttribute
from irkit.dialects.features import NVVM_ATTRIBUTES, NVVM_GRID_CONSTANTS
from irkit.flag_nodes import named_metadata
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, constant_integer
from irkit.module import Module
from irkit.upgrades.attribute_sets import sorted_set, string_value, with_set
from irkit.upgrades.module_flags import NVVM_ANNOTATIONS

# Annotation → attribute that has its number as text.
_NUMBERS: Final = {
    "maxclusterrank": "nvvm.maxclusterrank",
    "cluster_max_blocks": "nvvm.maxclusterrank",
    "minctasm": "nvvm.minctasm",
    "maxnreg": "nvvm.maxnreg",
}
# Annotation of one dimension → attribute `x,y,z`, and the dimension's place in it.
_DIMENSIONS: Final = {
    f"{key}{dimension}": (attribute, place)
    for key, attribute in (
        ("maxntid", "nvvm.maxntid"),
        ("reqntid", "nvvm.reqntid"),
        ("cluster_dim_", "nvvm.cluster_dim"),
    )
    for place, dimension in enumerate("xyz")
}


def upgrade_nvvm_annotations(module: Module, llvm_version: int) -> None:
    """Turn the annotations that have an attribute into it; the others stay."""
    annotations = named_metadata(module, NVVM_ANNOTATIONS)
    if annotations is None or not module.dialect.has(NVVM_ATTRIBUTES):
        return
    kept: list[MDNode] = []
    for node in dict.fromkeys(annotations.operands):
        subject = node.operands[0] if node.operands else None
        value = subject.value if isinstance(subject, ConstantAsMetadata) else None
        if not isinstance(value, GlobalValue):
            continue
        rest: list[Metadata | None] = []
        for place in range(1, len(node.operands) - 1, 2):
            key, what = node.operands[place], node.operands[place + 1]
            if not (
                isinstance(key, MDString) and isinstance(value, Function) and _upgrade(module, value, key.string, what)
            ):
                rest += [key, what]
        if rest:
            same = len(rest) + 1 == len(node.operands)
            kept.append(node if same else MDTuple([subject, *rest]))
    annotations.operands[:] = kept


def upgraded_annotations(module: Module, llvm_version: int) -> list[str]:
    """The kinds of annotations there are that LLVM `llvm_version` turns into something else."""
    annotations = named_metadata(module, NVVM_ANNOTATIONS)
    found: dict[str, None] = {}
    for node in annotations.operands if annotations is not None else ():
        for key in node.operands[1:-1:2]:
            if isinstance(key, MDString) and _has_attribute(key.string, llvm_version):
                found[key.string] = None
    return list(found)


def _has_attribute(key: str, llvm_version: int) -> bool:
    if key == "grid_constant":
        return llvm_version >= NVVM_GRID_CONSTANTS.first
    return key in ("kernel", "align") or key in _NUMBERS or key in _DIMENSIONS


def _number(metadata: Metadata | None) -> int:
    constant = constant_integer(metadata)
    return constant.unsigned if constant is not None else 0


def _add(module: Module, function: Function, index: int, attribute: Attribute) -> None:
    old = function.attribute_list.sets.get(index) if function.attribute_list is not None else None
    kept = [
        item
        for item in old or ()
        if item.name != attribute.name or isinstance(item, StringAttribute) != isinstance(attribute, StringAttribute)
    ]
    function.attribute_list = with_set(module, function.attribute_list, index, sorted_set(module, [*kept, attribute]))


def _upgrade(module: Module, function: Function, key: str, what: Metadata | None) -> bool:
    """Make an annotation an attribute of the function; False for one that has none."""
    if key == "kernel":
        if _number(what):
            function.calling_convention = "ptx_kernel"
    elif key == "align":
        # The alignment below, above it what it is of: 0 the result, then the parameters.
        pair = _number(what)
        _add(module, function, pair >> 16 & 0xFFFFFFFF, IntAttribute("alignstack", pair & 0xFFFF))
    elif key in _NUMBERS:
        _add(module, function, FUNCTION_INDEX, StringAttribute(_NUMBERS[key], str(_number(what))))
    elif key in _DIMENSIONS:
        attribute, place = _DIMENSIONS[key]
        _add_dimension(module, function, attribute, place, _number(what))
    elif key == "grid_constant" and module.dialect.has(NVVM_GRID_CONSTANTS) and isinstance(what, MDNode):
        for number in what.operands:
            index = FIRST_ARGUMENT_INDEX + _number(number) - 1
            _add(module, function, index, StringAttribute("nvvm.grid_constant", ""))
    else:
        return False
    return True


def _add_dimension(module: Module, function: Function, name: str, dimension: int, number: int) -> None:
    attributes = function.attribute_list.function if function.attribute_list is not None else None
    old = string_value(attributes, name) if attributes is not None else None
    parts = [part.strip() for part in old.removesuffix(",").split(",")[:3]] if old else []
    parts += ["1"] * (dimension + 1 - len(parts))
    parts[dimension] = str(number)
    _add(module, function, FUNCTION_INDEX, StringAttribute(name, ",".join(parts)))
