"""String attributes of functions that tell how denormal numbers are treated, which became one attribute in LLVM 23."""

from __future__ import annotations

from irkit.attributes import FUNCTION_INDEX, AttributeSet, IntAttribute, StringAttribute
from irkit.denormals import DEFAULT, NUMBER, SINGLE, mode_of
from irkit.dialects.attribute_text import encode_denormal_modes
from irkit.dialects.features import DENORMAL_ATTRIBUTES
from irkit.module import Module
from irkit.upgrades.attribute_sets import sorted_set, with_set


def upgrade_denormal_modes(module: Module, llvm_version: int) -> None:
    """Make `denormal_fpenv(…)` of the string attributes of all functions, as far as they can be understood."""
    if not module.dialect.has(DENORMAL_ATTRIBUTES):
        return
    known: dict[AttributeSet, AttributeSet] = {}
    for function in module.functions:
        attributes = function.attribute_list
        old = attributes.sets.get(FUNCTION_INDEX) if attributes is not None else None
        if old is None:
            continue
        new = known.get(old)
        if new is None:
            new = known[old] = _upgraded(module, old)
        if new is not old:
            function.attribute_list = with_set(module, attributes, FUNCTION_INDEX, new)


def _upgraded(module: Module, old: AttributeSet) -> AttributeSet:
    said = {item.name: item for item in old if isinstance(item, StringAttribute) and item.name in (DEFAULT, SINGLE)}
    modes = {name: mode_of(item.value or "") for name, item in said.items()}
    if not any(mode is not None for mode in modes.values()):
        return old
    default = modes.get(DEFAULT) or (0, 0)
    single = modes.get(SINGLE) or default
    gone = {NUMBER, *[name for name, mode in modes.items() if mode is not None]}
    kept = [item for item in old if item.name not in gone]
    return sorted_set(module, [*kept, IntAttribute(NUMBER, encode_denormal_modes(default, single))])
