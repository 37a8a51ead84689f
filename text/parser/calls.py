"""`call`, `invoke`, `callbr`: callee, arguments, attributes, operand bundles (LangRef, "call Instruction")."""

from __future__ import annotations

from typing import Final

from irkit.attributes import AttributeList, AttributeSet
from irkit.dialects.attributes import ON_FUNCTION, ON_PARAMETER, ON_RESULT
from irkit.dialects.features import METADATA_IN_BUNDLES, NO_ALIGNED_CALLS
from irkit.functions import Function
from irkit.instructions import CallInst, Instruction, OperandBundle, VAArgInst
from irkit.terminators import CallBrInst, InvokeInst
from irkit.type_rules import is_first_class, is_valid_result
from irkit.types import FunctionType, PointerType, Type
from irkit.values import Value
from irkit.words import TAIL_KINDS
from text.parser.attributes import attribute_list, parse_set, words_set
from text.parser.blocks import parse_block
from text.parser.constants import parse_value
from text.parser.globals import get_callee
from text.parser.heads import calling_convention
from text.parser.inline_asm import parse_asm
from text.parser.items import Handler
from text.parser.metadata import parse_metadata_value
from text.parser.state import Parser, Place, slots_below
from text.parser.types import address_space, any_type, parse_type
from text.parser.words import fast_math_flag, supports_fast_math
from text.syntax.nodes import (
    AddrspaceNode,
    ArgumentNode,
    ArgumentsNode,
    AsmNode,
    BundlesNode,
    CallbrNode,
    CallNode,
    InvokeNode,
    MetadataArgumentNode,
    VaArgNode,
)
from text.syntax.source import unquote
from text.syntax.tree import Node


class CallHead:
    """What stands before the type: fast-math flags, calling convention, attributes of the result, address space."""

    __slots__ = ("convention", "fast_math", "result", "space")

    def __init__(self) -> None:
        self.fast_math: int = 0
        self.convention: int = 0
        self.result: AttributeSet | None = None
        self.space: int | None = None


def call_head(p: Parser, words: Node, takes_flags: bool) -> CallHead:
    """The words in LLVM's order; kept on their node where they have no pieces."""
    if words.cache_owner is p.owner:
        known = words.cache
        assert isinstance(known, CallHead)
        return known
    head = CallHead()
    nodes = words.children
    at = 0
    while takes_flags and at < len(nodes):
        flag = fast_math_flag(nodes[at])
        if not flag:
            break
        head.fast_math |= flag
        at += 1
    if at < len(nodes):
        convention = calling_convention(p, nodes[at])
        if convention is not None:
            head.convention = convention
            at += 1
    end = len(nodes)
    last = nodes[-1]
    if isinstance(last, AddrspaceNode):
        end -= 1
        head.space = address_space(p, last)
    for node in nodes[at:end]:
        if node.rule == "addrspace":
            raise p.error(node, "the address space stands right before the type")
    head.result = parse_set(p, nodes[at:end], ON_RESULT)
    if not slots_below(words):
        words.cache = head
        words.cache_owner = p.owner
    return head


class Callee:
    """The parts that all calls share. `sets` are the attributes of the arguments, None where there are none."""

    __slots__ = ("arguments", "attributes", "bundle_operands", "bundles", "callee", "function_type", "head")

    def __init__(self, head: CallHead, function_type: FunctionType, callee: Value) -> None:
        self.head: CallHead = head
        self.function_type: FunctionType = function_type
        self.callee: Value = callee
        self.arguments: list[Value] = []
        self.attributes: AttributeList | None = None
        self.bundles: list[OperandBundle] | None = None
        self.bundle_operands: list[Value] = []


def argument_value(p: Parser, node: Node) -> Value:
    """An argument of a pad or a bundle: a value without attributes, or metadata."""
    if isinstance(node, MetadataArgumentNode):
        return parse_metadata_value(p, node.value)
    assert isinstance(node, ArgumentNode)
    if node.words.children:
        raise p.error(node.words.children[0], "expected a value; attributes are for the arguments of calls")
    return parse_value(p, node.value, parse_type(p, node.type))


def parse_callee(p: Parser, node: CallNode | InvokeNode | CallbrNode, tail: str, space: int) -> Callee:
    """The parts that all calls have; `space` is the address space of the callee where no word says it."""
    words = node.words
    callee_node = node.callee
    head = call_head(p, words, isinstance(node, CallNode)) if words.children else NO_HEAD
    result = any_type(p, node.type)
    values: list[Value] = []
    sets: list[AttributeSet | None] = []  # up to the last argument that has attributes
    for child in node.arguments.arguments:
        if isinstance(child, ArgumentNode):
            ty = parse_type(p, child.type)
            found = words_set(p, child.words, ON_PARAMETER) if child.words.children else None
            if found is not None:
                sets += [None] * (len(values) - len(sets))
                sets.append(found)
            values.append(parse_value(p, child.value, ty))
        else:
            assert isinstance(child, MetadataArgumentNode)
            values.append(parse_metadata_value(p, child.value))
    ellipsis = node.arguments.vararg
    if ellipsis is not None:
        check_ellipsis(p, ellipsis, tail)
    elif tail == "musttail":
        check_no_ellipsis(p, Place(p.offset, node.attributes.first - 1))
    function_set = words_set(p, node.attributes, ON_FUNCTION) if node.attributes.children else None
    if function_set is not None and p.dialect.has(NO_ALIGNED_CALLS) and "align" in function_set:
        raise p.error(node, "a call has no alignment")
    bundles: list[OperandBundle] | None = None
    bundle_operands: list[Value] = []
    if node.bundles.bundles:
        bundles = parse_bundles(p, node.bundles, len(values), bundle_operands)
    function_type = called_type(p, node, result, values)
    space = space if head.space is None else head.space
    pointer = p.pointer_to(function_type, space)
    if callee_node.rule == "GLOBAL":
        target = get_callee(p, callee_node, pointer, function_type)
    elif isinstance(callee_node, AsmNode):
        target = parse_asm(p, callee_node, function_type, pointer)
    else:
        target = parse_value(p, callee_node, opaque_callee_type(p, callee_node, pointer))
    if result is function_type:  # it is written, and so need not fit
        check_arguments(p, node.arguments, node, function_type, values)
    made = Callee(head, function_type, target)
    made.arguments = values
    made.bundles = bundles
    made.bundle_operands = bundle_operands
    made.attributes = attribute_list(p, function_set, head.result, sets)
    return made


def opaque_callee_type(p: Parser, node: Node, ty: Type) -> Type:
    """Where pointers are typed, a local of type `ptr` may be called as it is."""
    if node.rule == "LOCAL" and p.function is not None and isinstance(ty, PointerType):
        found = p.function.values.get(p.key(node))
        opaque = p.context.pointer(ty.address_space)
        if found is not None and found.type is opaque:
            return opaque
    return ty


NO_HEAD: Final = CallHead()


def called_type(p: Parser, node: CallNode | InvokeNode | CallbrNode, result: Type, values: list[Value]) -> FunctionType:
    """The type that is written, or that of a function with such a result and such parameters: mostly the callee's."""
    if isinstance(result, FunctionType):
        return result
    callee = node.callee
    if callee.rule == "GLOBAL":
        known = p.globals.get(p.text(callee))
        if isinstance(known, Function) and has_such_type(known.function_type, result, values):
            return known.function_type
    if not is_valid_result(result):
        raise p.error(node.type, f"a function cannot return '{result}'")
    return p.context.function(result, [value.type for value in values])


def has_such_type(ty: FunctionType, result: Type, values: list[Value]) -> bool:
    """Whether this is the type of a function with such a result and such parameters."""
    parameters = ty.parameters
    if ty.is_vararg or ty.return_type is not result or len(parameters) != len(values):
        return False
    for index, value in enumerate(values):  # noqa: SIM110 - a generator would take longer than all else here
        if value.type is not parameters[index]:
            return False
    return True


def check_arguments(p: Parser, node: ArgumentsNode, where: Node, ty: FunctionType, values: list[Value]) -> None:
    parameters = ty.parameters
    count = len(parameters)
    for index, value in enumerate(values):
        if index >= count:
            if ty.is_vararg:
                break
            raise p.error(node.arguments[index], f"too many arguments: the function takes {count}")
        if value.type is not parameters[index]:
            raise p.error(
                node.arguments[index],
                f"this argument is of type '{value.type}'; the function takes '{parameters[index]}'",
            )
    if len(values) < count:
        raise p.error(where, f"{len(values)} arguments for a function that takes {count}")


def check_ellipsis(p: Parser, node: Node, tail: str) -> None:
    if tail != "musttail":
        raise p.error(node, "only a musttail call may end its arguments in '...'")
    assert p.function is not None
    if not p.function.function.function_type.is_vararg:
        raise p.error(node, "only in a variadic function may a musttail call end its arguments in '...'")


def check_no_ellipsis(p: Parser, place: Place) -> None:
    assert p.function is not None
    if p.function.function.function_type.is_vararg:
        raise p.error_at(place, "a musttail call in a variadic function ends its arguments in '...'")


def parse_bundles(p: Parser, node: BundlesNode, start: int, operands: list[Value]) -> list[OperandBundle]:
    """The operand bundles, whose operands follow the arguments."""
    bundles: list[OperandBundle] = []
    for bundle in node.bundles:
        first = start + len(operands)
        for child in bundle.inputs:
            if child.rule == "metadata_argument":
                p.need(child, "metadata in operand bundles", METADATA_IN_BUNDLES)
            operands.append(argument_value(p, child))
        bundles.append(OperandBundle(unquote(p.text(bundle.tag)), first, start + len(operands)))
    return bundles


def parse_call(p: Parser, node: CallNode, items: Node) -> Instruction:
    tail = TAIL_KINDS.check(node.tail.text)  # the grammar has no other word there
    parts = parse_callee(p, node, tail, p.layout.program_address_space)
    head = parts.head
    if head.fast_math and not supports_fast_math(p, parts.function_type.return_type):
        raise p.error(node, f"fast-math flags on a call that gives '{parts.function_type.return_type}'")
    return CallInst(
        parts.function_type,
        parts.callee,
        parts.arguments,
        parts.bundle_operands,
        parts.bundles,
        head.convention,
        parts.attributes,
        tail,
        head.fast_math,
    )


def parse_invoke(p: Parser, node: InvokeNode, items: Node) -> Instruction:
    # LLVM reads the labels before it looks at the callee; nothing but the order of messages depends on that.
    parts = parse_callee(p, node, "", p.layout.program_address_space)
    normal = parse_block(p, node.normal_type, node.normal)
    unwind = parse_block(p, node.unwind_type, node.unwind)
    return InvokeInst(
        parts.function_type,
        parts.callee,
        parts.arguments,
        parts.bundle_operands,
        normal,
        unwind,
        parts.bundles,
        parts.head.convention,
        parts.attributes,
    )


def parse_callbr(p: Parser, node: CallbrNode, items: Node) -> Instruction:
    for word in node.words.children:
        if word.rule == "addrspace":
            raise p.error(word, "a callbr says no address space: it is always 0")
    parts = parse_callee(p, node, "", 0)
    default = parse_block(p, node.default_type, node.default)
    targets = [parse_block(p, target.type, target.value) for target in node.targets.blocks]
    return CallBrInst(
        parts.function_type,
        parts.callee,
        parts.arguments,
        parts.bundle_operands,
        default,
        targets,
        parts.bundles,
        parts.head.convention,
        parts.attributes,
    )


def parse_va_arg(p: Parser, node: VaArgNode, items: Node) -> Instruction:
    va_list = parse_value(p, node.value, parse_type(p, node.type))
    ty = parse_type(p, node.target)
    if not is_first_class(p.dialect, ty):
        raise p.error(node.target, f"'va_arg' cannot give a '{ty}'")
    return VAArgInst(va_list, ty)


CALLS: Final[dict[str, Handler]] = {
    "call": parse_call,
    "invoke": parse_invoke,
    "callbr": parse_callbr,
    "va_arg": parse_va_arg,
}
