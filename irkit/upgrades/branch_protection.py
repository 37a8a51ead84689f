"""Branch protection of ARM: LLVM 22 reads the module flags into the functions, and marks the flags as read by 2."""

from __future__ import annotations

from typing import Final

from irkit.attributes import FUNCTION_INDEX, StringAttribute
from irkit.flag_nodes import MIN, flag_key, module_flags
from irkit.functions import Function
from irkit.metadata import MDTuple, constant_integer
from irkit.module import Module
from irkit.upgrades.attribute_sets import sorted_set, string_value, with_set, without
from irkit.upgrades.module_flags import integer_metadata
from irkit.upgrades.triples import Triple

_SIGN: Final = "sign-return-address"
_SIGN_KEY: Final = "sign-return-address-key"
_SIGN_ALL: Final = "sign-return-address-all"
_SIGN_B_KEY: Final = "sign-return-address-with-bkey"
_SWITCHES: Final = ("branch-target-enforcement", "branch-protection-pauth-lr", "guarded-control-stack")
_READ: Final = frozenset((*_SWITCHES, _SIGN, _SIGN_ALL, _SIGN_B_KEY))
_DONE: Final = 2


def flags_to_copy(module: Module) -> dict[str, int] | None:
    """The flags of branch protection and their values; None for a target that has none, and where a flag says that
    functions have them."""
    if not Triple(module.target_triple).is_arm:
        return None
    values: dict[str, int] = {}
    flags = module_flags(module)
    for flag in flags.operands if flags is not None else ():
        key = flag_key(flag)
        constant = constant_integer(flag.operands[2]) if key is not None and key in _READ else None
        if key is not None and constant is not None:
            values[key] = constant.unsigned
            if values[key] == _DONE:
                return None
    return values


def copy_flags_to_functions(module: Module, llvm_version: int) -> None:
    """Give the functions the attributes that the flags stand for, unless a flag says that they have them."""
    values = flags_to_copy(module)
    if values is None:
        return
    signs = values.get(_SIGN) == 1
    for function in module.functions:
        if function.is_declaration:
            continue
        if signs:
            _set_unless_set(module, function, _SIGN, "all" if values.get(_SIGN_ALL) == 1 else "non-leaf")
            _set_unless_set(module, function, _SIGN_KEY, "b_key" if values.get(_SIGN_B_KEY) == 1 else "a_key")
        elif _value(function, _SIGN) == "none":
            _remove(module, function, _SIGN, _SIGN_KEY)
        for name in _SWITCHES:
            _set_switch(module, function, name, values.get(name) == 1)
    for name in _SWITCHES:
        if values.get(name) == 1:
            _mark(module, name)
    if signs:
        _mark(module, _SIGN)
        for name in (_SIGN_ALL, _SIGN_B_KEY):
            if values.get(name) == 1:
                _mark(module, name)


def _value(function: Function, name: str) -> str | None:
    attributes = function.attribute_list.function if function.attribute_list is not None else None
    return string_value(attributes, name) if attributes is not None else None


def _set(module: Module, function: Function, name: str, value: str) -> None:
    old = function.attribute_list.function if function.attribute_list is not None else None
    new = sorted_set(module, [*(old or ()), StringAttribute(name, value)])
    function.attribute_list = with_set(module, function.attribute_list, FUNCTION_INDEX, new)


def _remove(module: Module, function: Function, *names: str) -> None:
    function.attribute_list = without(module, function.attribute_list, FUNCTION_INDEX, frozenset(names), strings=True)


def _set_unless_set(module: Module, function: Function, name: str, value: str) -> None:
    if _value(function, name) is None:
        _set(module, function, name, value)


def _set_switch(module: Module, function: Function, name: str, is_on: bool) -> None:
    """An attribute without a value is on; of those with one, "true" loses it and "false" goes."""
    value = _value(function, name)
    if value is None:
        if is_on:
            _set(module, function, name, "")
    elif value in ("true", "false"):
        _remove(module, function, name)
        if value == "true":
            _set(module, function, name, "")


def _mark(module: Module, name: str) -> None:
    """Mark the first flag of this name, which there is."""
    flags = module_flags(module)
    assert flags is not None
    place = [flag_key(flag) for flag in flags.operands].index(name)
    key = flags.operands[place].operands[1]
    flags.operands[place] = MDTuple([integer_metadata(module, 32, MIN), key, integer_metadata(module, 32, _DONE)])
