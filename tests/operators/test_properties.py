"""The named operands of instructions: what is read by a name, set by it, matched by it; use-lists stay true."""

from __future__ import annotations

import pytest

import irkit
from irkit.blocks import BasicBlock
from irkit.instructions import (
    AtomicCmpXchgInst,
    BinaryOperator,
    CallInst,
    CmpInst,
    GetElementPtrInst,
    Instruction,
    PHINode,
    SelectInst,
    StoreInst,
)
from irkit.terminators import (
    BranchInst,
    CallBrInst,
    CatchSwitchInst,
    CleanupReturnInst,
    IndirectBrInst,
    InvokeInst,
    ReturnInst,
    SwitchInst,
)
from irkit.types import function_type
from irkit.values import Value

TEXT = """
declare i32 @callee(i32, i32)
declare i32 @__gxx_personality_v0(...)

define i32 @f(i1 %c, i32 %a, i32 %b, ptr %p, ptr %q) personality ptr @__gxx_personality_v0 {
entry:
  store i32 %a, ptr %p, align 4
  %pair = cmpxchg ptr %p, i32 %a, i32 %b seq_cst monotonic, align 4
  %chosen = select i1 %c, i32 %a, i32 %b
  %sum = add nsw i32 %a, %b
  %less = icmp slt i32 %a, %b
  %element = getelementptr [4 x i32], ptr %p, i32 %a, i32 %b
  %called = call i32 @callee(i32 %a, i32 %b) [ "deopt"(i32 %b, ptr %p) ]
  br i1 %less, label %one, label %two
one:
  switch i32 %a, label %three [
    i32 1, label %two
    i32 2, label %four
  ]
two:
  indirectbr ptr %p, [label %one, label %three]
three:
  %invoked = invoke i32 @callee(i32 %a, i32 %b) to label %four unwind label %pads
four:
  %phi = phi i32 [ %a, %one ], [ %invoked, %three ]
  callbr void asm "", "r,!i,!i"(i32 %a) to label %five [label %six, label %seven]
five:
  ret i32 %phi
six:
  br label %seven
seven:
  ret i32 %a
pads:
  %switch = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %pad = catchpad within %switch [ptr %p, i32 %a]
  catchret from %pad to label %five
cleanup:
  %clean = cleanuppad within none []
  cleanupret from %clean unwind to caller
}
"""


class Body:
    """A function with some of each, by name."""

    def __init__(self) -> None:
        self.module = irkit.parse_assembly(TEXT, llvm_version=19)
        self.function = self.module.functions[2]
        self.arguments = {argument.name: argument for argument in self.function.arguments}
        self.blocks = {block.name: block for block in self.function.blocks}
        self.named = {i.name: i for block in self.function.blocks for i in block if i.name}

    def value(self, name: str) -> Value:
        return self.arguments[name]

    def users(self, name: str) -> list[str]:
        """The opcodes of the users of an argument or a block, the newest first."""
        value: Value = self.arguments.get(name) or self.blocks[name]
        return [user.opcode for user in value.users if isinstance(user, Instruction)]

    def terminator(self, block: str) -> Instruction:
        found = self.blocks[block].terminator
        assert found is not None
        return found


@pytest.fixture
def body() -> Body:
    return Body()


def names(values: list[BasicBlock]) -> list[str]:
    return [value.name for value in values]


def test_operands_have_names(body: Body) -> None:
    store = body.blocks["entry"].instructions[0]
    assert isinstance(store, StoreInst)
    assert (store.value, store.pointer) == (body.value("a"), body.value("p"))
    pair = body.named["pair"]
    assert isinstance(pair, AtomicCmpXchgInst)
    assert (pair.pointer, pair.compare, pair.new) == (body.value("p"), body.value("a"), body.value("b"))
    chosen = body.named["chosen"]
    assert isinstance(chosen, SelectInst)
    assert (chosen.condition, chosen.if_true, chosen.if_false) == (
        body.value("c"),
        body.value("a"),
        body.value("b"),
    )
    element = body.named["element"]
    assert isinstance(element, GetElementPtrInst)
    assert (element.pointer, list(element.indices)) == (body.value("p"), [body.value("a"), body.value("b")])


def test_operands_of_calls_have_names(body: Body) -> None:
    called = body.named["called"]
    assert isinstance(called, CallInst)
    assert called.callee is body.module.functions[0]
    assert list(called.arguments) == [body.value("a"), body.value("b")]
    assert list(called.bundle_operands) == [body.value("b"), body.value("p")]
    invoked = body.named["invoked"]
    assert isinstance(invoked, InvokeInst)
    assert list(invoked.bundle_operands) == []
    assert (invoked.normal_destination.name, invoked.unwind_destination.name) == ("four", "pads")
    callbr = body.terminator("four")
    assert isinstance(callbr, CallBrInst)
    assert callbr.default_destination.name == "five"
    assert names(callbr.indirect_destinations) == ["six", "seven"]


def test_successors_are_in_llvms_order(body: Body) -> None:
    order = {block.name: names(block.successors) for block in body.function.blocks}
    assert order == {
        "entry": ["one", "two"],
        "one": ["three", "two", "four"],
        "two": ["one", "three"],
        "three": ["four", "pads"],
        "four": ["five", "six", "seven"],
        "five": [],
        "six": ["seven"],
        "seven": [],
        "pads": ["cleanup", "handler"],
        "handler": ["five"],
        "cleanup": [],
    }


def test_setting_an_operand_moves_its_use(body: Body) -> None:
    store = body.blocks["entry"].instructions[0]
    assert isinstance(store, StoreInst)
    assert "store" not in body.users("q")
    before = body.users("p").count("store")
    store.pointer = body.value("q")
    assert store.operands[1] is body.value("q")
    assert body.users("q") == ["store"]
    assert body.users("p").count("store") == before - 1


def test_setting_some_operands_moves_their_uses(body: Body) -> None:
    element = body.named["element"]
    assert isinstance(element, GetElementPtrInst)
    assert body.users("a").count("getelementptr") == 1
    element.indices = [body.value("b")]
    assert list(element.operands) == [body.value("p"), body.value("b")]
    assert body.users("a").count("getelementptr") == 0
    assert body.users("b").count("getelementptr") == 1


def test_setting_the_arguments_of_a_call_moves_its_bundles(body: Body) -> None:
    called = body.named["called"]
    assert isinstance(called, CallInst)
    called.function_type = function_type(called.type, called.function_type.parameters, True)
    called.arguments = [body.value("a"), body.value("a"), body.value("a")]
    called.callee = body.module.functions[1]
    assert called.argument_count == 3
    assert list(called.bundle_operands) == [body.value("b"), body.value("p")]
    assert called.bundles is not None
    assert [(bundle.start, bundle.end) for bundle in called.bundles] == [(3, 5)]
    assert called.callee is body.module.functions[1]


def test_setting_the_destinations_of_terminators(body: Body) -> None:
    invoked = body.named["invoked"]
    assert isinstance(invoked, InvokeInst)
    invoked.unwind_destination = body.blocks["cleanup"]
    assert names(invoked.successors) == ["four", "cleanup"]
    assert "invoke" in body.users("cleanup") and "invoke" not in body.users("pads")
    callbr = body.terminator("four")
    assert isinstance(callbr, CallBrInst)
    callbr.indirect_destinations = [body.blocks["seven"]]
    callbr.default_destination = body.blocks["six"]
    assert names(callbr.successors) == ["six", "seven"]
    assert callbr.callee is callbr.operands[-1]
    indirect = body.terminator("two")
    assert isinstance(indirect, IndirectBrInst)
    indirect.destinations = [body.blocks["five"]]
    assert indirect.address is body.value("p") and names(indirect.destinations) == ["five"]
    switch = body.terminator("one")
    assert isinstance(switch, SwitchInst)
    switch.cases = switch.cases[1:]
    assert names(switch.successors) == ["three", "four"]
    assert body.users("two").count("switch") == 0


def test_optional_operands_come_and_go(body: Body) -> None:
    pads = body.terminator("pads")
    assert isinstance(pads, CatchSwitchInst)
    assert pads.unwind_destination is body.blocks["cleanup"]
    pads.unwind_destination = body.blocks["seven"]
    assert names(pads.successors) == ["seven", "handler"]
    pads.unwind_destination = None
    assert not pads.has_unwind and names(pads.successors) == ["handler"]
    pads.unwind_destination = body.blocks["cleanup"]
    pads.handlers = [body.blocks["five"], body.blocks["six"]]
    assert names(pads.successors) == ["cleanup", "five", "six"] and names(pads.handlers) == ["five", "six"]
    cleanup = body.terminator("cleanup")
    assert isinstance(cleanup, CleanupReturnInst)
    assert cleanup.unwind_destination is None
    cleanup.unwind_destination = body.blocks["pads"]
    assert names(cleanup.successors) == ["pads"] and len(cleanup.operands) == 2
    last = body.terminator("seven")
    assert isinstance(last, ReturnInst)
    last.value = body.value("b")
    assert body.users("b").count("ret") == 1
    last.remove_from_parent()  # in the function it has to return an i32
    last.value = None
    assert list(last.operands) == [] and last.value is None


def test_the_condition_of_a_branch_comes_with_its_destination(body: Body) -> None:
    branch = body.terminator("entry")
    assert isinstance(branch, BranchInst)
    assert branch.is_conditional and branch.condition is body.named["less"]
    branch.condition = body.value("c")
    branch.if_false = body.blocks["three"]
    branch.if_true = body.blocks["four"]
    assert names(branch.successors) == ["four", "three"]
    assert list(branch.operands) == [body.value("c"), body.blocks["three"], body.blocks["four"]]
    with pytest.raises(ValueError):
        branch.condition = None
    plain = body.terminator("six")
    assert isinstance(plain, BranchInst)
    assert not plain.is_conditional and plain.condition is None and plain.if_false is None
    with pytest.raises(ValueError):
        plain.if_false = body.blocks["one"]


def test_an_operand_that_should_be_a_block_and_is_none(body: Body) -> None:
    branch = body.terminator("six")
    assert isinstance(branch, BranchInst)
    branch.set_unlisted_operands([body.value("a")])
    with pytest.raises(TypeError):
        branch.if_true  # noqa: B018
    assert branch.successors == []


def shape(instruction: Instruction) -> str:
    """What patterns of `match` find out."""
    match instruction:
        case StoreInst(value, pointer):
            return f"{value.name} to {pointer.name}"
        case BinaryOperator("add", left, right):
            return f"{left.name} and {right.name}"
        case CmpInst("icmp", "slt", left, right):
            return f"{left.name} < {right.name}"
        case CallInst(callee, [first, *_]):
            return f"{callee.name} of {first.name}"
        case BranchInst(if_true, if_false, condition) if condition is not None and if_false is not None:
            return f"{if_true.name} or {if_false.name}"
        case BranchInst(if_true):
            return if_true.name
        case PHINode([first, *_]):
            return first.name
    return instruction.opcode


def test_patterns_of_match_take_operands_in_order(body: Body) -> None:
    found = [shape(instruction) for instruction in body.blocks["entry"]]
    assert found == [
        "a to p",
        "cmpxchg",
        "select",
        "a and b",
        "a < b",
        "getelementptr",
        "callee of a",
        "one or two",
    ]
    assert shape(body.terminator("six")) == "seven"
    assert shape(body.named["phi"]) == "a"


def test_constructors_take_keywords(body: Body) -> None:
    context = body.module.context
    a, p = body.value("a"), body.value("p")
    store = StoreInst(context.void, value=a, pointer=p, alignment=4, volatile=True)
    branch = BranchInst(context.void, if_true=body.blocks["one"])
    switch = SwitchInst(
        context.void,
        condition=a,
        default_destination=body.blocks["one"],
        cases=[(context.constant_int(a.type, 7), body.blocks["two"])],
    )
    block = body.blocks["seven"]
    for made in (store, branch, switch):
        block.append(made)
    text = irkit.to_assembly(body.module, check=False)
    assert "store volatile i32 %a, ptr %p, align 4" in text
    assert "br label %one" in text
    assert "i32 7, label %two" in text
