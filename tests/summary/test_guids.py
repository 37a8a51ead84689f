"""GUIDs that metadata gives globals, as from LLVM 23 on."""

from __future__ import annotations

import pytest

import irkit
from irkit.guids import assigned_guid


@pytest.mark.parametrize(
    ("node", "guid"),
    [
        ("!{i64 42}", 42),
        ("!{i64 -1}", 0xFFFFFFFFFFFFFFFF),
        ("!{}", None),
        ("!{i64 1, i64 2}", None),
        ('!{!"text"}', None),
    ],
)
def test_the_number_of_a_node_of_one_is_the_guid(node: str, guid: int | None) -> None:
    module = irkit.parse_assembly(f"@x = global i32 0, !guid !0\n@y = global i32 0\n!0 = {node}\n", llvm_version=23)
    assert assigned_guid(module.globals["x"]) == guid
    assert assigned_guid(module.globals["y"]) is None
