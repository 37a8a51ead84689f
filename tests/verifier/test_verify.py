"""What `irkit.verify` gives: problems with places, all of them or as many as asked for, of modules however broken."""

from __future__ import annotations

import sys

import pytest

import irkit
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantExpr
from irkit.functions import Function
from irkit.module import Module
from irkit.values import User

TWO = """@x = global i32 0
define i32 @f(i32 %x) {
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  ret i32 %a
}

define void @"g h"(i1 %c) {
  br i1 %c, label %left, label %right
left:                                             ; a comment
  %y = phi i32 [ 1, %right ]
  ret void
right:
  ret void
}
"""


def parse(text: str, llvm_version: int = 22) -> Module:
    return irkit.parse_assembly(text, "test.ll", llvm_version)


def function(module: Module, name: str = "f") -> Function:
    found = module[name]
    assert isinstance(found, Function)
    return found


def rules(module: Module) -> list[str]:
    return [problem.rule for problem in irkit.verify(module)]


def test_all_problems_are_found_in_order() -> None:
    assert rules(parse(TWO)) == ["dominance", "phi-blocks"]


def test_as_many_as_asked_for() -> None:
    assert len(irkit.verify(parse(TWO), limit=1)) == 1


def test_a_problem_tells_where_it_is() -> None:
    first, second = irkit.verify(parse(TWO))
    assert (first.line, first.column, first.severity) == (3, 3, "error")
    assert first.message == "Instruction does not dominate all uses!"
    assert first.path == "function @f, block %0, %a = add i32 %b, 1"
    assert second.path == 'function @"g h", block %left, %y = phi i32 1'
    assert (second.line, second.column) == (11, 3)
    assert second.function is parse_function(second.where)


def parse_function(where: object) -> Function | None:
    function = getattr(where, "function", None)
    return function if isinstance(function, Function) else None


def test_bitcode_has_no_lines() -> None:
    module = irkit.parse_bitcode(irkit.to_bitcode(parse(TWO)))
    assert [(problem.rule, problem.line) for problem in irkit.verify(module)] == [
        ("dominance", None),
        ("phi-blocks", None),
    ]


def test_verifying_changes_nothing() -> None:
    module = parse(TWO)
    before = irkit.to_assembly(module, preserve_use_list_order=True)
    irkit.verify(module)
    assert irkit.to_assembly(module, preserve_use_list_order=True) == before


def test_the_release_decides() -> None:
    text = "define void @f() {\n  %a = alloca i32\n  ret void\n}\n"
    module = parse('target triple = "amdgcn"\n' + text, 22)
    assert rules(module) == ["alloca-amdgpu"]
    assert rules(parse('target triple = "amdgcn"\n' + text, 19)) == []


def test_unwind_edges_of_what_does_not_throw_leave_pads_since_19() -> None:
    text = """
declare void @llvm.donothing()
declare void @p()
define void @f() personality ptr @p {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %x = cleanuppad within none []
  invoke void @llvm.donothing() to label %c unwind label %d
c:
  cleanupret from %x unwind to caller
d:
  %y = cleanuppad within %x []
  cleanupret from %y unwind to caller
}
"""
    assert rules(parse(text, 18)) == ["pad-single"]
    assert rules(parse(text, 19)) == []


def is_compiled(cls: type) -> bool:
    return sys.modules[cls.__module__].__file__ is None or not str(sys.modules[cls.__module__].__file__).endswith(".py")


class TestModulesMadeByHand:
    """What no text can say, since the parser refuses it."""

    BODY = """define i32 @f(i32 %x, i1 %c) {
  %a = add i32 %x, 1
  br i1 %c, label %left, label %right
left:
  ret i32 %a
right:
  %l = load i32, ptr @x
  store i32 %l, ptr @x
  %s = select i1 %c, i32 %a, i32 %l
  ret i32 %s
}
@x = global i32 0
"""

    @pytest.fixture
    def module(self) -> Module:
        return parse(self.BODY)

    @pytest.mark.skipif(is_compiled(User), reason="compiled code takes no None for an operand")
    def test_no_operand(self, module: Module) -> None:
        function(module).blocks[0].instructions[0].set_unlisted_operands([None, None])  # type: ignore[list-item]
        assert rules(module) == ["operand-null"]

    @pytest.mark.parametrize("count", [0, 1, 3])
    def test_operands_that_are_too_few_or_too_many(self, module: Module, count: int) -> None:
        add = function(module).blocks[0].instructions[0]
        add.set_unlisted_operands([add.operands[0]] * count)
        assert rules(module) == ["operand-count"]

    def test_no_terminator(self, module: Module) -> None:
        block = function(module).blocks[0]
        block.set_instructions([*block.instructions[:-1]])
        assert rules(module) == ["terminator"]
        block.set_instructions([])
        assert rules(module) == ["terminator"]

    def test_a_terminator_in_the_middle(self, module: Module) -> None:
        block = function(module).blocks[1]
        block.set_instructions([block.instructions[0], *block.instructions])
        assert "terminator-place" in rules(module)

    def test_an_argument_of_another_module(self, module: Module) -> None:
        other = parse(self.BODY)
        add = function(module).blocks[0].instructions[0]
        add.set_unlisted_operands([function(other).arguments[0], add.operands[1]])
        assert rules(module) == ["argument-of-other-function"]

    def test_an_argument_of_another_function(self) -> None:
        module = parse(self.BODY + "define i32 @g(i32 %y) {\n  ret i32 %y\n}\n")
        add = function(module).blocks[0].instructions[0]
        add.set_unlisted_operands([function(module, "g").arguments[0], add.operands[1]])
        assert rules(module) == ["argument-of-other-function"]

    def test_a_block_of_another_function(self) -> None:
        module = parse(self.BODY + "define i32 @g(i32 %y) {\n  ret i32 %y\n}\n")
        branch = function(module).blocks[0].instructions[1]
        branch.set_unlisted_operands([branch.operands[0], branch.operands[1], function(module, "g").blocks[0]])
        assert rules(module) == ["block-of-other-function"]

    def test_an_instruction_of_another_function(self) -> None:
        module = parse(self.BODY + "define i32 @g(i32 %y) {\n  %z = add i32 %y, 1\n  ret i32 %z\n}\n")
        ret = function(module).blocks[1].instructions[0]
        ret.set_unlisted_operands([function(module, "g").blocks[0].instructions[0]])
        assert rules(module) == ["instruction-of-other-function"]

    def test_a_global_of_another_module(self, module: Module) -> None:
        other = parse(self.BODY)
        load = function(module).blocks[2].instructions[0]
        load.set_unlisted_operands([other["x"]])
        assert rules(module) == ["global-of-other-module"]

    def test_a_void_value_with_a_name(self, module: Module) -> None:
        function(module).blocks[2].instructions[1]._name = "name"
        assert rules(module) == ["void-name"]

    def test_an_instruction_in_two_blocks(self, module: Module) -> None:
        function(module).blocks[0].instructions[0].parent = function(module).blocks[1]
        assert "instruction-parent" in rules(module)

    def test_types_that_do_not_fit(self, module: Module) -> None:
        context = module.context
        block = function(module).blocks[2]
        load, store, select, ret = block.instructions
        i64 = context.constant_int(context.integer(64), 1)
        select.set_unlisted_operands([select.operands[0], select.operands[1], i64])
        ret.set_unlisted_operands([i64])
        store.set_unlisted_operands([load, load])
        load.set_unlisted_operands([i64])
        assert rules(module) == ["load-pointer", "store-pointer", "select-operands", "return-type"]

    def test_a_block_that_nothing_leads_to_may_use_anything(self, module: Module) -> None:
        text = self.BODY.replace("left:", "dead:\n  %d = add i32 %d, 1\n  ret i32 %d\nleft:")
        assert rules(parse(text)) == []

    def test_a_deep_constant_is_no_trouble(self) -> None:
        text = "[1 x " * 3000 + "i32" + "]" * 3000
        assert rules(parse(f"@x = global {text} zeroinitializer\n")) == []

    def test_a_body_of_one_empty_block(self) -> None:
        module = parse("define void @f() {\n  ret void\n}\n")
        function(module).set_blocks([BasicBlock(module.context.label, function(module))])
        assert rules(module) == ["terminator"]

    def test_an_alias_of_itself(self) -> None:
        module = parse("@x = global i32 0\n@a = alias i32, ptr @x\n")
        alias = module.aliases[0]
        alias.set_unlisted_operands([alias])
        assert rules(module) == ["alias-cycle"]


def test_behaviors_of_flags_have_no_sign() -> None:
    assert rules(parse('!llvm.module.flags = !{!0}\n!0 = !{i1 1, !"x", i32 1}\n')) == []


CALLS = """declare void @g(i32)
define void @f(i32 %x) {
  call void @g(i32 %x)
  call void @g(i32 %x)
  call amdgpu_kernel void @g(i32 %x)
  call void @g(i32 %x) speculatable
  call void @g(i32 %x) [ "funclet"(token none) ]
  call void @g(i32 %x)
  ret void
}
"""


def test_calls_like_one_that_was_right_are_looked_at() -> None:
    module = parse(CALLS)
    *_, last, _ = function(module, "f").blocks[0].instructions
    last.set_unlisted_operands([module.context.constant_int(module.context.integer(64), 1), last.operands[-1]])
    assert rules(module) == ["call-convention", "call-speculatable", "funclet-pad", "call-argument"]


def test_a_relocation_needs_a_collector() -> None:
    """LLVM ends here."""
    text = """declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
declare void @g()
define void @f(ptr %p) {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
    i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
  %a = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}
"""
    assert rules(parse(text)) == ["gc-function", "gc-relocate-strategy"]


# What is right, and near to what is not.
VALID = [
    """
declare void @llvm.reloc.none(metadata)
define void @f() {
  call void @llvm.reloc.none(metadata !"symbol")
  ret void
}
""",
    """
define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa !0
  %b = load i32, ptr %p, !tbaa !3
  ret i32 %a
}
!0 = !{!1, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!3 = !{!4, !1, i64 4, i64 4}
!4 = !{!2, i64 8, !"pair", !1, i64 0, i64 4, !1, i64 4, i64 4}
""",
]


@pytest.mark.parametrize("text", VALID)
def test_what_is_right_is_passed(text: str) -> None:
    assert irkit.verify(irkit.parse_assembly(text, llvm_version=22)) == []


def test_a_personality_that_starts_as_itself() -> None:
    text = "@x = constant ptr @x\ndefine void @f() personality ptr @x {\n  ret void\n}\n"
    assert irkit.verify(irkit.parse_assembly(text, llvm_version=22)) == []


def test_what_an_alias_is_made_of_is_looked_at_once() -> None:
    module = parse("@x = global i8 0\n@a = alias i8, ptr @x\n")
    c = module.context
    number: Constant = ConstantExpr(c.integer(64), "ptrtoint", [module.globals["x"]])
    for _ in range(64):
        number = ConstantExpr(c.integer(64), "add", [number, number])
    module.aliases["a"].target = ConstantExpr(c.pointer(), "inttoptr", [number])
    assert rules(module) == []


def test_a_token_of_another_intrinsic_makes_nothing_ready() -> None:
    text = """declare token @llvm.experimental.convergence.anchor()
declare void @llvm.call.preallocated.teardown(token)
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
}
"""
    assert rules(parse(text)) == ["preallocated-teardown-token"]


def test_a_statepoint_without_the_arguments_that_it_counts() -> None:
    """What is called stands behind them and is a pointer, too, which LLVM takes for one of them, and dies."""
    text = """declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g(ptr)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void (ptr)) @g, i32 1, i32 0)
  ret void
}
"""
    assert rules(parse(text)) == ["statepoint-types"]
