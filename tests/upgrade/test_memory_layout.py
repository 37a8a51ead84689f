"""`memory(...)` keeps its meaning where a newer release has more locations, or others."""

from __future__ import annotations

import pytest

import irkit
from irkit.attributes import IntAttribute

TEXT = "declare void @f() memory(read, argmem: none, inaccessiblemem: write)\n"


def number(module: irkit.Module) -> int:
    [found] = [one for one in module.functions[0].attribute_list.function if one.name == "memory"]  # type: ignore[union-attr]
    assert isinstance(found, IntAttribute)
    return found.value


@pytest.mark.parametrize(("old", "new"), [(16, 19), (19, 20), (20, 21), (22, 23)])
def test_what_is_upgraded_is_what_the_newer_release_writes_itself(old: int, new: int) -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(TEXT, llvm_version=old)))
    irkit.upgrade(module, new)
    assert number(module) == number(irkit.parse_assembly(TEXT, llvm_version=new))
