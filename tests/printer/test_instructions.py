"""Instructions print as LLVM prints them: what fixtures compiled by LLVM's tools do not reach, or show less plainly."""

from __future__ import annotations

import pytest
from printer_models import add_function, instruction_lines, new_module

import irkit
from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, Attribute, IntAttribute
from irkit.blocks import BasicBlock
from irkit.constants import Constant, InlineAsm
from irkit.flags import DISJOINT, EXACT, FAST_ALL, FAST_ARCP, FAST_NNAN, INBOUNDS, NSW, NUSW, NUW
from irkit.functions import Function
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CallInst,
    CastInst,
    FenceInst,
    GetElementPtrInst,
    LandingPadInst,
    LoadInst,
    OperandBundle,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    UnaryOperator,
)
from irkit.terminators import CatchSwitchInst, InvokeInst, ReturnInst, SwitchInst
from irkit.types import Type
from irkit.values import Value
from text.printer import to_assembly


@pytest.mark.parametrize(
    ("opcode", "flags", "text"),
    [
        ("add", NUW | NSW, "add nuw nsw i32 %0, %1"),
        ("udiv", EXACT, "udiv exact i32 %0, %1"),
        ("or", DISJOINT, "or disjoint i32 %0, %1"),
        ("xor", 0, "xor i32 %0, %1"),
    ],
)
def test_flags_of_binary_operators(opcode: str, flags: int, text: str) -> None:
    module = new_module()
    i32 = module.context.integer(32)
    function = add_function(module, "f", [i32, i32])
    left, right = function.arguments
    assert instruction_lines(function, BinaryOperator(opcode, left, right, flags)) == f"  %3 = {text}\n"


@pytest.mark.parametrize(
    ("flags", "text"),
    [(FAST_ALL, "fneg fast"), (FAST_NNAN | FAST_ARCP, "fneg nnan arcp"), (0, "fneg")],
)
def test_fast_math_flags(flags: int, text: str) -> None:
    module = new_module()
    ty = module.context.float
    function = add_function(module, "f", [ty])
    instruction = UnaryOperator("fneg", ty, [function.arguments[0]], 0, flags)
    assert instruction_lines(function, instruction) == f"  %2 = {text} float %0\n"


def test_memory() -> None:
    module = new_module()
    c = module.context
    ptr, i32 = c.pointer(), c.integer(32)
    function = add_function(module, "f", [ptr, i32])
    pointer, number = function.arguments
    block = function.blocks[0]
    block.append(LoadInst(i32, pointer, 4))
    block.append(LoadInst(i32, pointer, 4, volatile=True, ordering="acquire", sync_scope="agent"))
    block.append(StoreInst(c.void, number, pointer, 0, volatile=True))
    block.append(StoreInst(c.void, number, pointer, 4, ordering="release"))
    block.append(FenceInst(c.void, "seq_cst", "singlethread"))
    block.append(AtomicRMWInst("umax", pointer, number, 4, "monotonic"))
    pair = c.struct([i32, c.integer(1)])
    last = AtomicCmpXchgInst(pair, pointer, number, number, 4, "acq_rel", "monotonic", weak=True)
    assert instruction_lines(function, last) == (
        "  %3 = load i32, ptr %0, align 4\n"
        '  %4 = load atomic volatile i32, ptr %0 syncscope("agent") acquire, align 4\n'
        "  store volatile i32 %1, ptr %0\n"
        "  store atomic i32 %1, ptr %0 release, align 4\n"
        '  fence syncscope("singlethread") seq_cst\n'
        "  %5 = atomicrmw umax ptr %0, i32 %1 monotonic, align 4\n"
        "  %6 = cmpxchg weak ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4\n"
    )


@pytest.mark.parametrize(("version", "text"), [(14, "ptr %0, %1, %1"), (22, "ptr %0, ptr %1, ptr %1")])
def test_whether_all_types_of_an_atomic_print(version: int, text: str) -> None:
    module = new_module(version)
    c = module.context
    ptr = c.pointer()
    function = add_function(module, "f", [ptr, ptr])
    pointer, number = function.arguments
    pair = c.struct([ptr, c.integer(1)])
    instruction = AtomicCmpXchgInst(pair, pointer, number, number, 8, "seq_cst", "seq_cst")
    assert instruction_lines(function, instruction) == f"  %3 = cmpxchg {text} seq_cst seq_cst, align 8\n"


@pytest.mark.parametrize(("version", "text"), [(15, "ptr %0, %1"), (16, "ptr %0, ptr %1")])
def test_an_exchange_of_pointers_prints_all_types_a_release_later(version: int, text: str) -> None:
    module = new_module(version)
    ptr = module.context.pointer()
    function = add_function(module, "f", [ptr, ptr])
    instruction = AtomicRMWInst("xchg", *function.arguments, 8, "acquire")
    assert instruction_lines(function, instruction) == f"  %3 = atomicrmw xchg {text} acquire, align 8\n"


def test_stack_slots() -> None:
    module = new_module()
    c = module.context
    i32, i64 = c.integer(32), c.integer(64)
    function = add_function(module, "f")
    block = function.blocks[0]
    block.append(AllocaInst(c.pointer(), i32, c.constant_int(i32, 1), 4))
    block.append(AllocaInst(c.pointer(5), i32, c.constant_int(i32, 3), 0))
    last = AllocaInst(c.pointer(), c.pointer(), c.constant_int(i64, 1), 8, swifterror=True)
    assert instruction_lines(function, last) == (
        "  %1 = alloca i32, align 4\n"
        "  %2 = alloca i32, i32 3, addrspace(5)\n"
        "  %3 = alloca swifterror ptr, i64 1, align 8\n"
    )


@pytest.mark.parametrize(
    ("flags", "text"), [(INBOUNDS | NUSW, " inbounds"), (NUSW | NUW, " nusw nuw"), (NUW, " nuw"), (0, "")]
)
def test_flags_of_element_pointers(flags: int, text: str) -> None:
    module = new_module()
    c = module.context
    function = add_function(module, "f", [c.pointer()])
    operands: list[Value] = [function.arguments[0], c.constant_int(c.integer(64), 1)]
    instruction = GetElementPtrInst(c.pointer(), c.integer(8), operands, flags)
    assert instruction_lines(function, instruction) == f"  %2 = getelementptr{text} i8, ptr %0, i64 1\n"


def test_typed_pointers() -> None:
    module = new_module(14)
    c = module.context
    i32 = c.integer(32)
    function = add_function(module, "f", [c.pointer(3, i32)])
    cast = CastInst("bitcast", function.arguments[0], c.pointer(3, c.integer(8)))
    assert instruction_lines(function, cast) == "  %2 = bitcast i32 addrspace(3)* %0 to i8 addrspace(3)*\n"


def test_select_repeats_its_types() -> None:
    module = new_module()
    c = module.context
    i1 = c.integer(1)
    function = add_function(module, "f", [i1])
    condition = function.arguments[0]
    instruction = SelectInst(condition, condition, condition)
    assert instruction_lines(function, instruction) == "  %2 = select i1 %0, i1 %0, i1 %0\n"


@pytest.mark.parametrize(("version", "word"), [(16, "undef"), (17, "poison")])
def test_shuffle_masks(version: int, word: str) -> None:
    module = new_module(version)
    c = module.context
    i32 = c.integer(32)
    two = c.vector(i32, 2)
    function = add_function(module, "f", [two])
    vector = function.arguments[0]
    masks: list[Constant] = [
        c.constant_aggregate(two, [c.constant_int(i32, 1), c.undef(i32)]),
        c.null(two),
        c.undef(two),
        c.constant_aggregate(two, [c.constant_int(i32, 3), c.constant_int(i32, 2)]),
    ]
    for mask in masks:
        function.blocks[0].append(ShuffleVectorInst(two, vector, vector, mask))
    lines = to_assembly(module).split("{\n", 1)[1].splitlines()[:4]
    assert [line.split("%0, ")[2] for line in lines] == [
        f"<2 x i32> <i32 1, i32 {word}>",
        "<2 x i32> zeroinitializer",
        f"<2 x i32> {word}",
        "<2 x i32> <i32 3, i32 2>",
    ]


def test_calls() -> None:
    module = new_module()
    c = module.context
    i32 = c.integer(32)
    callee = Function(c.pointer(), c.function(i32, [i32]), "callee")
    module.add(callee)
    function = add_function(module, "f", [i32])
    number = function.arguments[0]
    attributes = c.attribute_list(
        {
            RETURN_INDEX: c.attribute_set([Attribute("zeroext")]),
            FIRST_ARGUMENT_INDEX: c.attribute_set([IntAttribute("align", 8), Attribute("noundef")]),
            FUNCTION_INDEX: c.attribute_set([Attribute("nounwind")]),
        }
    )
    bundle = OperandBundle("deopt", 1, 2)
    call = CallInst(callee.function_type, callee, [number], [number], [bundle], 8, attributes, "tail")
    assert instruction_lines(function, call).startswith(
        '  %2 = tail call fastcc zeroext i32 @callee(i32 noundef align 8 %0) #0 [ "deopt"(i32 %0) ]\n'
    )


@pytest.mark.parametrize(("version", "text"), [(14, "(, ...)"), (22, "(...)")])
def test_calls_that_pass_variable_arguments_on(version: int, text: str) -> None:
    module = new_module(version)
    c = module.context
    ty = c.function(c.void, [], is_vararg=True)
    function = Function(c.pointer(), ty, "f")
    module.add(function)
    function.set_blocks([BasicBlock(c.label, function)])
    call = CallInst(ty, function, [], [], tail_kind="musttail")
    assert instruction_lines(function, call) == f"  musttail call void (...) @f{text}\n"


def test_calls_tell_the_address_space_where_the_program_has_one() -> None:
    module = new_module()
    module.data_layout = "e-P1"
    c = module.context
    function = add_function(module, "f", [c.pointer()])
    call = CallInst(c.function(c.void, []), function.arguments[0], [], [])
    assert instruction_lines(function, call) == "  call addrspace(0) void %0()\n"


def test_inline_assembly() -> None:
    module = new_module()
    c = module.context
    ty = c.function(c.void, [])
    code = InlineAsm(c.pointer(), ty, 'say "hi"\n', "~{cc}", side_effects=True, dialect="intel", can_unwind=True)
    call = CallInst(ty, code, [], [])
    assert instruction_lines(add_function(module, "f"), call) == (
        '  call void asm sideeffect inteldialect unwind "say \\22hi\\22\\0A", "~{cc}"()\n'
    )


def blocks_of(function: Function, count: int) -> list[BasicBlock]:
    assert function.parent is not None
    label = function.parent.context.label
    blocks = [BasicBlock(label, function, f"b{number}") for number in range(count)]
    function.set_blocks(blocks)
    return blocks


def body(function: Function) -> list[str]:
    assert function.parent is not None
    return to_assembly(function.parent).split("{\n", 1)[1].splitlines()


def test_lists_of_targets_stand_on_lines_of_their_own() -> None:
    module = new_module()
    c = module.context
    i32 = c.integer(32)
    function = add_function(module, "f", [i32])
    first, second, third = blocks_of(function, 3)
    cases = [(c.constant_int(i32, 1), second), (c.constant_int(i32, -1), third)]
    first.append(SwitchInst(c.void, function.arguments[0], second, cases))
    assert body(function)[1:6] == [
        "  switch i32 %0, label %b1 [",
        "    i32 1, label %b1",
        "    i32 -1, label %b2",
        "  ]",
        "",
    ]


def test_exceptions() -> None:
    module = new_module()
    c = module.context
    ptr = c.pointer()
    ty: Type = c.struct([ptr, c.integer(32)])
    function = add_function(module, "f")
    first, second, third = blocks_of(function, 3)
    first.append(InvokeInst(c.function(c.void, []), function, [], [], second, third))
    second.append(ReturnInst(c.void, None))
    clauses: list[Value] = [c.null(ptr), c.null(c.array(ptr, 0))]
    third.append(LandingPadInst(ty, clauses, [False, True], cleanup=True))
    third.append(CatchSwitchInst(c.token, c.null(c.token), None, [second]))
    assert body(function) == [
        "b0:",
        "  invoke void @f()",
        "          to label %b1 unwind label %b2",
        "",
        "b1:                                               ; preds = %b2, %b0",
        "  ret void",
        "",
        "b2:                                               ; preds = %b0",
        "  %0 = landingpad { ptr, i32 }",
        "          cleanup",
        "          catch ptr null",
        "          filter [0 x ptr] zeroinitializer",
        "  %1 = catchswitch within none [label %b1] unwind to caller",
        "}",
    ]


def test_phis_name_blocks_without_their_type() -> None:
    module = new_module()
    c = module.context
    i32 = c.integer(32)
    function = add_function(module, "f", [i32])
    first, second = blocks_of(function, 2)
    phi = PHINode(i32, [function.arguments[0], c.constant_int(i32, 7)], [first, second])
    second.append(phi)
    assert body(function)[3] == "  %1 = phi i32 [ %0, %b0 ], [ 7, %b1 ]"


@pytest.mark.parametrize(("version", "text"), [(17, "<badref>"), (18, "undef")])
def test_what_is_relocated_of_no_statepoint(version: int, text: str) -> None:
    source = (
        "declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)\n"
        'define void @f() gc "statepoint-example" {\n'
        "  %u = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)\n"
        "  ret void\n}\n"
    )
    printed = irkit.to_assembly(irkit.parse_assembly(source, "r.ll", version))
    assert f"(token none, i32 0, i32 0) ; ({text}, {text})\n" in printed


def test_a_call_in_no_function_passes_no_arguments_on() -> None:
    text = "define void @f(ptr %p, ...) {\n  musttail call void (ptr, ...) @g(ptr %p, ...)\n  ret void\n}\n"
    module = irkit.parse_assembly(text + "declare void @g(ptr, ...)\n", llvm_version=22)
    call = module.functions["f"].entry_block.instructions[0]
    assert str(call) == "musttail call void (ptr, ...) @g(ptr %p, ...)"
    assert str(call.clone()) == "musttail call void (ptr, ...) @g(ptr %p)"
