"""What is left of debug info of no known version, in a module read from text."""

from __future__ import annotations

import pytest

import irkit

TEXT = """\
define void @f(ptr %p) {{
  store i8 0, ptr %p, align 1{attachment}
  ret void
}}

!0 = !{{}}
"""


@pytest.mark.parametrize("llvm_version", [14, 16, 19, 22])
def test_attachments_give_the_kind_that_llvm_looks_for_a_number(llvm_version: int) -> None:
    text = TEXT.format(attachment=", !nontemporal !0").replace("ptr", "i8*" if llvm_version == 14 else "ptr")
    module = irkit.parse_assembly(text, "x.ll", llvm_version)
    kinds = list(module.metadata_kinds)
    assert kinds[len(module.dialect.metadata_kinds) :] == ["heapallocsite"]


def test_without_attachments_there_is_no_such_kind() -> None:
    module = irkit.parse_assembly(TEXT.format(attachment=""), "x.ll", 19)
    assert "heapallocsite" not in module.metadata_kinds
