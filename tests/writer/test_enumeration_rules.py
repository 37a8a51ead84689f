"""The rules of the order in which bitcode numbers things, one small module each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.enumeration.preservation import source_preserves_use_lists
from irkit.attributes import FUNCTION_INDEX, Attribute, IntAttribute, StringAttribute, TypeAttribute
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantExpr, ConstantExprGEP
from irkit.debug_info import DIObjCProperty
from irkit.debug_records import DbgVariableRecord
from irkit.dialects import Dialect
from irkit.errors import VerificationError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalIFunc, GlobalVariable
from irkit.instructions import BinaryOperator, CallInst, Instruction, OperandBundle, ShuffleVectorInst
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    DILocation,
    LocalAsMetadata,
    MDNode,
    MDString,
    MDTuple,
    Metadata,
    MetadataAsValue,
    NamedMDNode,
)
from irkit.module import Module
from irkit.terminators import ReturnInst
from irkit.types import Type
from irkit.values import Value, use_list


def new_module(llvm_version: int = 22) -> Module:
    return Module("", Dialect.of(llvm_version))


def add_variable(module: Module, name: str, initializer: Value | None = None) -> GlobalVariable:
    ty = initializer.type if initializer is not None else module.context.integer(8)
    variable = GlobalVariable(module.context.pointer(), ty, name)
    module.add(variable)
    if initializer is not None:
        variable.initializer = initializer
    return variable


def declare(module: Module, name: str, parameters: Sequence[Type] = ()) -> Function:
    context = module.context
    function = Function(context.pointer(), context.function(context.void, parameters), name)
    module.add(function)
    return function


def define(module: Module, name: str, instructions: Sequence[Instruction], parameters: Sequence[Type] = ()) -> Function:
    """A function of one block that ends with `ret void`."""
    function = declare(module, name, parameters)
    block = BasicBlock(module.context.label, function)
    function.set_blocks([block])
    for instruction in (*instructions, ReturnInst(module.context.void, None)):
        block.append(instruction)
    return function


def number(module: Module, value: int, width: int = 32) -> Constant:
    return module.context.constant_int(module.context.integer(width), value)


def add(left: Value, right: Value) -> BinaryOperator:
    return BinaryOperator("add", left, right)


def texts(module: Module, preserve: bool = False) -> list[str]:
    return [str(ty) for ty in ValueEnumerator(module, preserve).types]


# Types


def test_a_type_comes_after_what_it_is_built_from() -> None:
    module = new_module()
    context = module.context
    add_variable(module, "a", context.null(context.array(context.vector(context.integer(32), 4), 2)))
    assert texts(module) == ["ptr", "i32", "<4 x i32>", "[2 x <4 x i32>]", "metadata"]


def test_a_struct_that_contains_itself_comes_after_the_pointer_to_it() -> None:
    module = new_module(14)
    module.opaque_pointers = False
    context = module.context
    node = context.identified_struct("node")
    node.set_body((context.integer(32), context.pointer(0, node)))
    variable = GlobalVariable(context.pointer(0, node), node, "a")
    module.add(variable)
    assert texts(module) == ["i32", "%node*", "%node", "metadata"]


def test_a_pointer_to_a_struct_that_contains_it_is_numbered_once() -> None:
    module = new_module(14)
    context = module.context
    node = context.identified_struct("node")
    pointer = context.pointer(0, node)
    node.set_body((pointer, pointer))
    module.add(GlobalVariable(pointer, node, "a"))
    assert texts(module) == ["%node*", "%node", "metadata"]


def test_types_nest_deeper_than_calls_do() -> None:
    module = new_module()
    context = module.context
    ty: Type = context.integer(8)
    for _ in range(50_000):
        ty = context.array(ty, 1)
    add_variable(module, "a", context.null(ty))
    assert len(ValueEnumerator(module, False).types) == 50_003


@pytest.mark.parametrize(("version", "expected"), [(13, ["ptr", "metadata"]), (14, ["ptr", "i8", "metadata"])])
def test_the_value_type_of_an_ifunc_counts_from_14_on(version: int, expected: list[str]) -> None:
    module = new_module(version)
    module.add(GlobalIFunc(module.context.pointer(), module.context.integer(8), "f"))
    assert texts(module) == expected


@pytest.mark.parametrize(("version", "there"), [(14, False), (15, True)])
def test_the_source_type_of_a_constant_gep_counts_from_15_on(version: int, there: bool) -> None:
    module = new_module(version)
    context = module.context
    base = add_variable(module, "a", number(module, 0, 8))
    source = context.struct([context.double])
    add_variable(module, "b", ConstantExprGEP(context.pointer(), source, [base, number(module, 1, 64)], 0))
    assert (source in ValueEnumerator(module, False).types) == there


def test_types_of_bodies_are_met_operands_first() -> None:
    module = new_module()
    context = module.context
    vector = context.vector(context.integer(16), 2)
    zero = context.null(vector)
    mask = context.constant_data(context.vector(context.integer(32), 2), bytes([1, 0, 0, 0, 0, 0, 0, 0]))
    define(module, "f", [ShuffleVectorInst(vector, zero, zero, mask)])
    expected = ["ptr", "void", "void ()", "metadata", "i16", "<2 x i16>", "i32", "<2 x i32>"]
    assert texts(module) == expected


# Values


def test_globals_come_before_constants_and_by_kind() -> None:
    module = new_module()
    function = declare(module, "f")
    variable = add_variable(module, "v", number(module, 7))
    ids = ValueEnumerator(module, False)
    assert ids.values == [variable, function, number(module, 7)]
    assert (ids.first_module_constant, ids.end_module_constants) == (2, 3)


def two_planes(module: Module) -> list[Value]:
    """Constants of two types; of the floats, the second is met more often."""
    context = module.context
    one, two = context.constant_fp(context.float, 0x3F800000), context.constant_fp(context.float, 0x40000000)
    met: list[Value] = [one, number(module, 5), two, two]
    for index, constant in enumerate(met):
        add_variable(module, f"v{index}", constant)
    return [number(module, 5), two, one]


def test_constants_are_sorted_by_type_and_use_integers_first() -> None:
    module = new_module()
    expected = two_planes(module)
    ids = ValueEnumerator(module, False)
    assert ids.values[ids.first_module_constant :] == expected


def test_constants_stay_as_met_where_use_lists_are_preserved() -> None:
    module = new_module()
    five, two, one = two_planes(module)
    ids = ValueEnumerator(module, True)
    assert ids.values[ids.first_module_constant :] == [one, five, two]


def test_operands_come_before_the_constant_that_has_them() -> None:
    module = new_module()
    context = module.context
    base = add_variable(module, "a", number(module, 0, 8))
    address = ConstantExpr(context.integer(64), "ptrtoint", [base])
    total = ConstantExpr(context.integer(64), "add", [address, number(module, 1, 64)])
    add_variable(module, "b", total)
    ids = ValueEnumerator(module, True)
    assert ids.values[ids.first_module_constant :] == [number(module, 0, 8), address, number(module, 1, 64), total]


def test_constants_nest_deeper_than_calls_do() -> None:
    module = new_module()
    context = module.context
    constant: Value = add_variable(module, "a", number(module, 0, 8))
    for _ in range(50_000):
        constant = ConstantExpr(context.pointer(), "freeze", [constant])
    add_variable(module, "b", constant)
    assert len(ValueEnumerator(module, True).values) == 50_003


def test_a_global_that_is_not_in_the_module_is_refused() -> None:
    module = new_module()
    stranger = add_variable(module, "stranger")
    module.remove(stranger)
    user = add_variable(module, "a", number(module, 0, 64))
    user.set_unlisted_operands([ConstantExpr(module.context.integer(64), "ptrtoint", [stranger])])
    with pytest.raises(VerificationError, match="@stranger, which is not in the module"):
        ValueEnumerator(module, False)


def test_a_function_has_arguments_then_constants_then_instructions() -> None:
    module = new_module()
    i32 = module.context.integer(32)
    first = add(number(module, 3), number(module, 4))
    second = add(first, number(module, 4))
    function = define(module, "f", [first, second], [i32])
    ids = ValueEnumerator(module, False)
    before = list(ids.values)
    ids.incorporate_function(function)
    own = [function.arguments[0], number(module, 4), number(module, 3), first, second]
    assert ids.values == before + own
    assert ids.first_instruction == ids.value_id(first)
    assert ids.value_id(function.blocks[0]) == ids.block_id(function.blocks[0]) == 0
    ids.purge_function()
    assert ids.values == before
    with pytest.raises(VerificationError):
        ids.value_id(first)


@pytest.mark.parametrize(("version", "word"), [(16, "undef"), (17, "poison")])
def test_any_lane_of_a_mask_is_spelled_as_the_release_does(version: int, word: str) -> None:
    module = new_module(version)
    context = module.context
    i32 = context.integer(32)
    lanes: list[Value] = [context.undef(i32), context.poison(i32), number(module, 1)]
    mask = context.constant_aggregate(context.vector(i32, 3), lanes)
    any_lane = context.undef(i32) if word == "undef" else context.poison(i32)
    assert ValueEnumerator(module, False).shuffle_mask(mask).operands == (any_lane, any_lane, number(module, 1))


# Attributes and comdats


def test_groups_begin_with_those_of_the_function() -> None:
    module = new_module()
    context = module.context
    function = declare(module, "f", [context.pointer()])
    of_result = context.attribute_set([Attribute("noundef")])
    of_argument = context.attribute_set([TypeAttribute("byval", context.double)])
    of_function = context.attribute_set([Attribute("nounwind")])
    function.attribute_list = context.attribute_list({0: of_result, 1: of_argument, FUNCTION_INDEX: of_function})
    ids = ValueEnumerator(module, False)
    assert ids.attribute_groups == [(FUNCTION_INDEX, of_function), (0, of_result), (1, of_argument)]
    assert ids.attribute_list_id(function.attribute_list) == 1
    assert ids.attribute_group_id(1, of_argument) == 3
    assert context.double in ids.types


def test_sets_that_differ_in_their_order_alone_are_one_group() -> None:
    module = new_module()
    context = module.context
    attributes = [Attribute("nounwind"), IntAttribute("memory", 0), StringAttribute("b", "1"), StringAttribute("a")]
    for name, order in (("f", attributes), ("g", attributes[::-1])):
        declare(module, name).attribute_list = context.attribute_list({FUNCTION_INDEX: context.attribute_set(order)})
    ids = ValueEnumerator(module, False)
    assert [[a.name for a in group] for _, group in ids.attribute_groups] == [["nounwind", "memory", "a", "b"]]
    assert [ids.attribute_list_id(function.attribute_list) for function in module.functions] == [1, 1]


def test_attributes_of_variables_make_lists() -> None:
    module = new_module()
    variable = add_variable(module, "a", number(module, 0))
    variable.attribute_set = module.context.attribute_set([StringAttribute("bss-section", "x")])
    ids = ValueEnumerator(module, False)
    assert ids.variable_attributes_id(variable) == 1


def test_comdats_come_as_globals_use_them() -> None:
    module = new_module()
    first, second, unused = Comdat("first"), Comdat("second"), Comdat("unused")
    module.comdats = {comdat.name: comdat for comdat in (unused, first, second)}
    declare(module, "f").comdat = second
    add_variable(module, "a").comdat = first
    ids = ValueEnumerator(module, False)
    assert ids.comdats == [first, second]
    assert [ids.comdat_id(second), ids.comdat_id(None)] == [2, 0]


# Metadata


def as_value(module: Module, metadata: Metadata) -> MetadataAsValue:
    return MetadataAsValue(module.context.metadata, metadata)


def call_with(module: Module, *metadata: Metadata) -> CallInst:
    callee = module.get("llvm.use")
    if callee is None:
        callee = declare(module, "llvm.use", [module.context.metadata])
    assert isinstance(callee, Function)
    return CallInst(callee.function_type, callee, [as_value(module, one) for one in metadata], [])


def add_named(module: Module, *nodes: MDNode) -> None:
    module.named_metadata.append(NamedMDNode("named", list(nodes)))


def test_strings_constants_distinct_and_uniqued_nodes_in_this_order() -> None:
    module = new_module()
    text, constant = MDString("text"), ConstantAsMetadata(number(module, 1))
    inner = MDTuple([text])
    distinct = MDTuple([inner], distinct=True)
    root = MDTuple([distinct, constant])
    add_named(module, root)
    ids = ValueEnumerator(module, False)
    assert ids.strings == [text]
    assert ids.nodes == [constant, distinct, root, inner]  # a distinct node waits for the uniqued one above it
    assert ids.metadata_id(root) == 3
    assert ids.metadata_id_or_none(None) == 0
    assert number(module, 1) in ids.values


def test_equal_strings_and_equal_constants_have_one_number() -> None:
    module = new_module()
    strings = [MDString("text"), MDString("text")]
    constants = [ConstantAsMetadata(number(module, 1)), ConstantAsMetadata(number(module, 1))]
    add_named(module, MDTuple([*strings, *constants]))
    ids = ValueEnumerator(module, False)
    assert ids.num_module_metadata == 3
    assert ids.metadata_id(strings[0]) == ids.metadata_id(strings[1])
    assert ids.metadata_id(constants[0]) == ids.metadata_id(constants[1])


def test_what_one_function_uses_is_its_own() -> None:
    module = new_module()
    shared, shared_text, own = MDTuple([]), MDString("shared"), MDString("own")
    shared.operands.append(shared_text)
    functions = [
        define(module, "f", [call_with(module, MDTuple([own])), call_with(module, shared)]),
        define(module, "g", [call_with(module, shared)]),
    ]
    ids = ValueEnumerator(module, False)
    assert (ids.strings, ids.nodes) == ([shared_text], [shared])
    ids.incorporate_function(functions[0])
    assert ids.strings == [own]
    assert ids.metadata_id(own) == ids.num_module_metadata
    ids.purge_function()
    ids.incorporate_function(functions[1])
    assert not ids.has_metadata


def test_attachments_go_by_the_number_of_their_kind() -> None:
    module = new_module()
    variable = add_variable(module, "a")
    first, second, third = MDTuple([]), MDTuple([], True), MDTuple([MDString("x")])
    variable.metadata.update([("new kind", third), ("type", second), ("dbg", first)])
    ids = ValueEnumerator(module, False)
    assert ids.sorted_attachments(variable.metadata.items()) == [("dbg", first), ("type", second), ("new kind", third)]
    assert ids.names.kinds["new kind"] == len(Dialect.of(22).metadata_kinds)
    assert ids.nodes == [second, first, third]


def test_of_a_location_only_the_operands_are_numbered() -> None:
    module = new_module()
    scope = MDTuple([], True)
    instruction = call_with(module, MDTuple([]))
    instruction.debug_loc = DILocation(1, 2, scope)
    function = define(module, "f", [instruction])
    ids = ValueEnumerator(module, False)
    ids.incorporate_function(function)
    assert scope in ids.nodes
    assert ids.metadata_id_or_none(instruction.debug_loc) == 0


def test_local_values_come_after_nodes_and_lists_of_them_last() -> None:
    module = new_module()
    i32 = module.context.integer(32)
    function = define(module, "f", [], [i32])
    argument = LocalAsMetadata(function.arguments[0])
    constant = ConstantAsMetadata(number(module, 9))
    arguments = DIArgList([argument, constant])
    location = DILocation(1, 1, MDTuple([], True))
    record = DbgVariableRecord("value", arguments, MDTuple([]), DIExpression([]), location)
    function.blocks[0].instructions[0].debug_records = [record]
    ids = ValueEnumerator(module, False)
    ids.incorporate_function(function)
    scope = location.scope
    assert ids.nodes == [constant, scope, record.expression, record.variable, location]
    assert (ids.function_metadata, ids.arg_lists) == ([argument], [arguments])
    assert [ids.metadata_id(argument), ids.metadata_id(arguments)] == [5, 6]
    assert ids.metadata_id(LocalAsMetadata(function.arguments[0])) == 5
    ids.purge_function()
    assert ids.metadata_id_or_none(argument) == 0


def test_metadata_nests_deeper_than_calls_do() -> None:
    module = new_module()
    node = MDTuple([])
    for _ in range(50_000):
        node = MDTuple([node])
    add_named(module, node)
    ids = ValueEnumerator(module, False)
    assert ids.metadata_id(node) == 50_000


def test_a_local_value_below_a_node_is_refused() -> None:
    module = new_module()
    function = define(module, "f", [], [module.context.integer(32)])
    add_named(module, MDTuple([LocalAsMetadata(function.arguments[0])]))
    with pytest.raises(VerificationError, match="LocalAsMetadata"):
        ValueEnumerator(module, False)


@pytest.mark.parametrize(("version", "expected"), [(19, ["set", "get"]), (22, ["get", "set"])])
def test_accessors_of_a_property_change_places_until_they_are_read_right(version: int, expected: list[str]) -> None:
    module = new_module(version)
    add_named(module, DIObjCProperty([None, None, MDString("get"), MDString("set"), None], [0, 0]))
    assert [text.string for text in ValueEnumerator(module, False).strings] == expected


@pytest.mark.parametrize(("version", "count"), [(20, 0), (21, 1)])
def test_ifuncs_have_metadata_from_21_on(version: int, count: int) -> None:
    module = new_module(version)
    ifunc = GlobalIFunc(module.context.pointer(), module.context.integer(8), "f")
    ifunc.metadata["dbg"] = MDTuple([])
    module.add(ifunc)
    assert ValueEnumerator(module, False).num_module_metadata == count


# Names and use-lists


def test_bundle_tags_that_only_a_call_names_get_numbers() -> None:
    module = new_module()
    callee = declare(module, "g")
    bundles = [OperandBundle("deopt", 0, 0), OperandBundle("mine", 0, 0)]
    define(module, "f", [CallInst(callee.function_type, callee, [], [], bundles)])
    tags = ValueEnumerator(module, False).names.bundle_tags
    assert [tags["deopt"], tags["mine"]] == [0, len(Dialect.of(22).operand_bundle_tags)]


def test_a_list_that_a_reader_would_make_otherwise_is_said() -> None:
    module = new_module()
    i32 = module.context.integer(32)
    function = define(module, "f", [], [i32])
    argument = function.arguments[0]
    block = function.blocks[0]
    users = [add(argument, number(module, 1)), add(argument, number(module, 2))]
    for instruction in users:
        block.insert(0, instruction)
    expected = ValueEnumerator(module, True).use_list_orders
    assert expected == []
    use_list(argument).reverse()
    (order,) = ValueEnumerator(module, True).use_list_orders
    assert (order.value, order.function, order.shuffle) == (argument, function, [1, 0])


def test_a_module_that_was_not_read_has_no_order_to_preserve() -> None:
    assert not source_preserves_use_lists(new_module())
