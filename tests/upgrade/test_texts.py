"""What is left of a text in which llvm-as replaces calls of old intrinsics: the order of the names in a body, as its
bitcode has them, the order of declarations, and uses."""

from __future__ import annotations

import pytest

import irkit
from irkit.module import Module
from irkit.summary import CallEdge, FunctionSummary

NAMES = """declare <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64>, i32)
define <2 x i64> @f(<2 x i64> %p) {
  %h3 = add <2 x i64> %p, %p
  %h46 = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %h3, i32 24)
  %b28 = add <2 x i64> %h46, %h46
  %d13 = add <2 x i64> %b28, %b28
  ret <2 x i64> %d13
}
"""
DECLARATIONS = """declare <vscale x 8 x i64> @llvm.aarch64.sve.tuple.set.nxv8i64.nxv2i64(<vscale x 8 x i64>, i32, <vscale x 2 x i64>)
declare i32 @llvm.nvvm.clz.i(i32)
define void @f(<vscale x 8 x i64> %x, <vscale x 2 x i64> %z, i32 %i) {
  %a = call <vscale x 8 x i64> @llvm.aarch64.sve.tuple.set.nxv8i64.nxv2i64(<vscale x 8 x i64> %x, i32 1, <vscale x 2 x i64> %z)
  %c = call i32 @llvm.nvvm.clz.i(i32 %i)
  ret void
}
"""  # noqa: E501 - a call
REVERSED = """declare <2 x i64> @llvm.experimental.vector.reverse.v2i64(<2 x i64>)
define <2 x i64> @f(<2 x i64> %x) {
  %y = call <2 x i64> @llvm.experimental.vector.reverse.v2i64(<2 x i64> %x)
  ret <2 x i64> %y
}
"""


def test_names_stand_as_they_came_and_went() -> None:
    """In a table whose order they make: that of llvm-as-22."""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(NAMES, "x.ll", 22)), "x.bc")
    module.materialize()
    names = module.provenance.symbol_orders[module.functions["f"]]
    assert names == ["b28", "h3", "p", "d13", "cast1", "cast"]


@pytest.mark.parametrize("release", [16, 19, 22])
def test_what_llvm_names_wrongly_first_is_declared_last(release: int) -> None:
    module = irkit.parse_assembly(DECLARATIONS, "x.ll", release)
    assert [one.name for one in module.functions] == ["f", "llvm.ctlz.i32", "llvm.vector.insert.nxv8i64.nxv2i64"]


def test_a_call_uses_what_it_calls_instead() -> None:
    module = irkit.parse_assembly(REVERSED, "x.ll", 22)
    called = module.functions["llvm.vector.reverse.v2i64"]
    assert [use.user.operands[use.index] for use in called.uses] == [called]


@pytest.mark.parametrize(("frequency", "left", "is_tail"), [(257, 257, False), ((1 << 28) + 3, 3, True)])
def test_the_frequency_of_a_call_in_a_summary(frequency: int, left: int, is_tail: bool) -> None:
    """The highest of its bits tells of a tail call from LLVM 18 on."""
    flags = "linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0"
    text = f"""define void @f() {{
  ret void
}}
declare void @g()
^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "g")
^2 = gv: (name: "f", summaries: (function: (module: ^0, flags: ({flags}), insts: 1, calls: ((callee: ^1)))))
"""
    module = irkit.parse_assembly(text, "x", 16)
    (call,) = calls(module)
    call.relative_frequency = frequency
    irkit.upgrade(module, 19)
    assert (call.relative_frequency, call.has_tail_call) == (left, is_tail)


def calls(module: Module) -> list[CallEdge]:
    assert module.summary is not None
    summaries = [one for info in module.summary.values.values() for one in info.summaries]
    return [call for one in summaries if isinstance(one, FunctionSummary) for call in one.calls]
