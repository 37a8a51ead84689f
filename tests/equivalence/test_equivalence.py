"""What counts as the same module and what does not: pairs made by hand, and fixtures with one thing changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import irkit
from irkit.attributes import Attribute, IntAttribute
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.debug_info import make_node
from irkit.debug_records import DbgRecord
from irkit.dialects import Dialect
from irkit.equivalence import ADDED, CHANGED, REMOVED, Difference
from irkit.equivalence.align import align
from irkit.functions import Function
from irkit.globals import Comdat, GlobalValue, GlobalVariable
from irkit.guarding import put
from irkit.instructions import BinaryOperator, Instruction, LoadInst
from irkit.metadata import (
    ConstantAsMetadata,
    DILocation,
    MDNode,
    MDString,
    MDTuple,
    MetadataAsValue,
    NamedMDNode,
)
from irkit.module import Module
from irkit.terminators import BranchInst, ReturnInst
from irkit.values import Argument

FIXTURES = Path(__file__).parents[2] / "fixtures"
NEWEST = sorted(FIXTURES.glob("*/*.22.bc"))
NO_MODULES = ("names-in-one-context", "two-modules", "two-modules-apart")
SINGLE = [path for path in NEWEST if path.name.split(".")[0] not in NO_MODULES]


def module(*, version: int = 22) -> Module:
    """`@f` adds its argument to itself in a loop of two blocks; `@g` is a variable that holds 7."""
    made = Module("m", Dialect.of(version))
    context = made.context
    i32 = context.integer(32)
    variable = GlobalVariable(context.pointer(), i32, "g")
    variable.initializer = context.constant_int(i32, 7)
    variable.declare_initializer()
    made.add(variable)
    function = Function(context.pointer(), context.function(i32, [i32]), "f")
    made.add(function)
    entry, body = (BasicBlock(context.label, function, name) for name in ("entry", ""))
    entry.append(BranchInst(context.void, body))
    load = LoadInst(i32, variable, 4)
    body.append(load)
    total = BinaryOperator("add", function.arguments[0], load)
    total.name = "total"
    body.append(total)
    body.append(ReturnInst(context.void, total))
    function.set_blocks([entry, body])
    return made


def only(a: Module, b: Module) -> Difference:
    """The one difference of two modules."""
    [difference] = irkit.differences(a, b)
    assert not irkit.equivalent(a, b)
    return difference


def function_of(module: Module) -> Function:
    found = module["f"]
    assert isinstance(found, Function)
    return found


def instruction(module: Module, block: int, number: int) -> Instruction:
    return function_of(module).blocks[block].instructions[number]


class TestTheSame:
    def test_made_twice(self) -> None:
        assert irkit.equivalent(module(), module())
        assert irkit.differences(module(), module()) == []

    def test_name_and_release_do_not_count(self) -> None:
        other = module(version=19)
        other.name = "other"
        assert irkit.equivalent(module(), other)

    @pytest.mark.parametrize("path", sorted(FIXTURES.glob("*/*.bc")), ids=lambda path: path.name)
    def test_read_twice(self, path: Path) -> None:
        data = path.read_bytes()
        pairs = zip(irkit.parse_bitcode_modules(data), irkit.parse_bitcode_modules(data), strict=True)
        for one, other in pairs:
            assert irkit.differences(one, other, use_list_order=True) == []

    def test_the_order_of_attributes_says_nothing(self) -> None:
        a, b = module(), module()
        for made, names in ((a, ("cold", "nounwind")), (b, ("nounwind", "cold"))):
            attributes = made.context.attribute_set([Attribute(name) for name in names])
            function_of(made).attribute_list = made.context.attribute_list({0xFFFFFFFF: attributes})
        assert irkit.equivalent(a, b)

    def test_comdats_that_nothing_is_in_do_not_count(self) -> None:
        a, b = module(), module()
        b.comdats["c"] = Comdat("c")
        assert irkit.equivalent(a, b)

    def test_an_empty_summary_path_is_that_of_the_module(self) -> None:
        data = FIXTURES / "summary" / "per-module.22.bc"
        if data.exists():
            one = irkit.parse_bitcode(data.read_bytes(), "a.bc")
            assert irkit.equivalent(one, irkit.parse_bitcode(data.read_bytes(), "b.bc"))

    def test_the_summary_of_a_module_that_was_renamed_is_its_own(self) -> None:
        text = 'define void @f() {\n  ret void\n}\n^0 = module: (path: "m", hash: (1, 2, 3, 4, 5))\n^1 = flags: 8\n'
        one = irkit.parse_assembly(text, "m", 22)
        one.name = "renamed"
        assert irkit.equivalent(one, irkit.parse_assembly(text, "m", 22))


class TestWhere:
    def test_a_field_of_an_instruction(self) -> None:
        a, b = module(), module()
        load = instruction(b, 1, 0)
        assert isinstance(load, LoadInst)
        load.alignment = 8
        found = only(a, b)
        assert (found.kind, found.subject, found.block, found.instruction) == (CHANGED, "function @f", "%1", 0)
        assert (found.field, found.left, found.right) == ("alignment", "4", "8")
        assert str(found) == "function @f, block %1, instruction 0, alignment: 4 became 8"

    def test_an_operand(self) -> None:
        a, b = module(), module()
        instruction(b, 1, 1).set_operand(1, b.context.constant_int(b.context.integer(32), -1))
        found = only(a, b)
        assert (found.where, found.left, found.right) == (
            "function @f, block %1, instruction 1, operand 1",
            "%2",
            "i32 -1",
        )

    def test_names_of_locals_count_unless_told_otherwise(self) -> None:
        a, b = module(), module()
        instruction(b, 1, 1).name = "sum"
        assert only(a, b).field == "name"
        assert irkit.equivalent(a, b, names=False)

    def test_another_opcode(self) -> None:
        a, b = module(), module()
        total = instruction(b, 1, 1)
        put(total, "opcode", "sub")
        found = only(a, b)
        assert (found.left, found.right) == ("%total = add i32 %0, %2", "%total = sub i32 %0, %2")

    def test_an_instruction_that_was_added(self) -> None:
        a, b = module(), module()
        body = function_of(b).blocks[1]
        body.insert(1, BinaryOperator("mul", function_of(b).arguments[0], function_of(b).arguments[0]))
        found = only(a, b)
        assert (found.kind, found.where, found.right) == (
            ADDED,
            "function @f, block %1, instruction 1",
            "%3 = mul i32 %0, %0",
        )
        assert only(b, a).kind == REMOVED

    def test_a_block_that_was_added(self) -> None:
        a, b = module(), module()
        function = function_of(b)
        block = BasicBlock(b.context.label, function, "dead")
        block.append(ReturnInst(b.context.void, function.arguments[0]))
        function.set_blocks([function.blocks[0], block, *function.blocks[1:]])
        found = only(a, b)
        assert (found.kind, found.where) == (ADDED, "function @f, block %dead")

    def test_globals_that_come_and_go(self) -> None:
        a, b = module(), module()
        b.add(GlobalVariable(b.context.pointer(), b.context.integer(8), "new"))
        found = only(a, b)
        assert (found.kind, found.subject, found.right) == (ADDED, "global @new", "external i8")
        assert only(b, a).kind == REMOVED

    def test_a_body_that_went(self) -> None:
        a, b = module(), module()
        function_of(b).set_blocks([])
        assert (only(a, b).where, only(a, b).kind) == ("function @f, body", REMOVED)

    def test_an_initializer(self) -> None:
        a, b = module(), module()
        b["g"].initializer = b.context.constant_int(b.context.integer(32), 8)
        found = only(a, b)
        assert (found.where, found.left, found.right) == ("global @g, initializer", "i32 7", "i32 8")

    def test_attributes(self) -> None:
        a, b = module(), module()
        attributes = b.context.attribute_set([IntAttribute("align", 8)])
        function_of(b).attribute_list = b.context.attribute_list({1: attributes})
        assert only(a, b).right == "parameter 0(align 8)"

    def test_the_order_of_globals(self) -> None:
        a, b = module(), module()
        for made in (a, b):
            made.add(GlobalVariable(made.context.pointer(), made.context.integer(8), "h"))
        b._globals.reverse()
        assert (only(a, b).subject, only(a, b).field) == ("global @h", "place")

    def test_a_comdat(self) -> None:
        a, b = module(), module()
        for made, kind in ((a, "any"), (b, "largest")):
            variable = made["g"]
            assert isinstance(variable, GlobalVariable)
            variable.comdat = Comdat("c", kind)
        assert (only(a, b).where, only(a, b).left) == ("comdat $c, selection kind", "any")

    def test_the_comdat_that_something_is_in(self) -> None:
        head = "$x = comdat any\n$y = comdat largest\n@b = global i8 0, comdat($y)\n@a = global i8 0"
        texts = [head + words for words in ("", ", comdat($x)", ", comdat($y)")]
        found = {
            (one, other): [
                str(difference)
                for difference in irkit.differences(
                    irkit.parse_assembly(texts[one] + "\n"), irkit.parse_assembly(texts[other] + "\n")
                )
            ]
            for one in range(3)
            for other in range(3)
        }
        names = ("nothing", "x", "y")
        assert found == {
            (one, other): [f"global @a, comdat: {names[one]} became {names[other]}"] if one != other else []
            for one, other in found
        }

    def test_module_fields(self) -> None:
        a, b = module(), module()
        b.target_triple = "x86_64-linux-gnu"
        assert only(a, b).where == "module, target triple"

    def test_a_limit(self) -> None:
        a, b = module(), module()
        b.target_triple, b.data_layout = "t", "e"
        assert len(irkit.differences(a, b)) == 2
        assert len(irkit.differences(a, b, limit=1)) == 1

    def test_use_list_order(self) -> None:
        a, b = module(), module()
        for made in (a, b):
            argument = function_of(made).arguments[0]
            body = function_of(made).blocks[1]
            body.insert(0, BinaryOperator("mul", argument, argument))
        argument = function_of(b).arguments[0]
        _ = argument.uses
        assert argument._uses is not None
        argument._uses.reverse()
        assert irkit.equivalent(a, b)
        [found] = irkit.differences(a, b, use_list_order=True)
        assert found.field == "use 0 of %0"


class TestStructs:
    @staticmethod
    def with_struct(name: str, width: int) -> Module:
        made = Module("m", Dialect.of(22))
        struct = made.context.identified_struct(name, [made.context.integer(width)])
        for variable in ("a", "b"):
            made.add(GlobalVariable(made.context.pointer(), struct, variable))
        return made

    def test_a_body_is_compared_once(self) -> None:
        found = only(self.with_struct("s", 8), self.with_struct("s", 16))
        assert (found.subject, found.left, found.right) == ("type %s", "{ i8 }", "{ i16 }")

    def test_another_name_is_another_type(self) -> None:
        found = irkit.differences(self.with_struct("s", 8), self.with_struct("t", 8))
        assert [difference.where for difference in found] == ["global @a, value type", "global @b, value type"]

    def test_unnamed_structs_match_by_their_place(self) -> None:
        assert irkit.equivalent(self.with_struct("", 8), self.with_struct("", 8))
        assert not irkit.equivalent(self.with_struct("", 8), self.with_struct("", 16))

    def test_a_struct_that_holds_itself(self) -> None:
        made = []
        for pointer_first in (True, True, False):
            module = Module("m", Dialect.of(14))
            struct = module.context.identified_struct("list")
            pointer, number = module.context.pointer(0, struct), module.context.integer(8)
            struct.set_body((pointer, number) if pointer_first else (number, pointer))
            module.add(GlobalVariable(module.context.pointer(0, struct), struct, "g"))
            made.append(module)
        assert irkit.equivalent(made[0], made[1])
        assert only(made[0], made[2]).subject == "type %list"

    def test_one_struct_is_not_two(self) -> None:
        one, two = Module("m", Dialect.of(22)), Module("m", Dialect.of(22))
        same = one.context.identified_struct("", [])
        for module, first, second in (
            (one, same, same),
            (two, two.context.identified_struct("", []), two.context.identified_struct("", [])),
        ):
            module.add(GlobalVariable(module.context.pointer(), first, "a"))
            module.add(GlobalVariable(module.context.pointer(), second, "b"))
        assert not irkit.equivalent(one, two)
        assert not irkit.equivalent(two, one)


class TestMetadata:
    @staticmethod
    def named(*nodes: MDNode) -> Module:
        made = Module("m", Dialect.of(22))
        made.named_metadata.append(NamedMDNode("n", list(nodes)))
        return made

    @staticmethod
    def ring(size: int, last: str = "") -> MDTuple:
        """Distinct nodes in a circle, the last of which holds a string."""
        nodes = [MDTuple([], True) for _ in range(size)]
        for index, node in enumerate(nodes):
            node.operands = [nodes[(index + 1) % size]]
        nodes[-1].operands.append(MDString(last))
        return nodes[0]

    def test_circles(self) -> None:
        assert irkit.equivalent(self.named(self.ring(3)), self.named(self.ring(3)))
        assert not irkit.equivalent(self.named(self.ring(3)), self.named(self.ring(4)))
        found = only(self.named(self.ring(3, "x")), self.named(self.ring(3, "y")))
        assert (found.where, found.left, found.right) == ("metadata !n, 0.0.0.1", '!"x"', '!"y"')

    def test_a_distinct_node_is_one_and_a_uniqued_one_its_content(self) -> None:
        for distinct in (True, False):
            one, twins = MDTuple([], distinct), (MDTuple([], distinct), MDTuple([], distinct))
            pair = self.named(MDTuple([one, one])), self.named(MDTuple([*twins]))
            assert irkit.equivalent(*pair) == (not distinct)

    def test_distinct_against_uniqued(self) -> None:
        found = only(self.named(MDTuple([], True)), self.named(MDTuple([])))
        assert (found.field, found.left, found.right) == ("0.distinct", "true", "false")

    def test_a_way_into_debug_info(self) -> None:
        modules = []
        for name in ("old", "new"):
            made = module()
            file = make_node("DIFile", {"filename": name, "directory": "d"})
            scope = make_node("DISubprogram", {"name": "f", "file": file}, True)
            instruction(made, 1, 2).debug_loc = DILocation(3, 1, scope)
            modules.append(made)
        found = only(*modules)
        assert found.where == "function @f, block %1, instruction 2, !dbg.scope.file.filename"
        assert (found.left, found.right) == ('!"old"', '!"new"')

    def test_a_chain_deeper_than_python_can_call(self) -> None:
        modules = []
        for end in ("same", "same", "other"):
            node: MDNode = MDTuple([MDString(end)])
            for _ in range(20_000):
                node = MDTuple([node])
            modules.append(self.named(node))
        assert irkit.equivalent(modules[0], modules[1])
        assert only(modules[0], modules[2]).left == '!"same"'

    def test_a_size_is_the_same_as_number_and_as_metadata(self) -> None:
        other = Module("m", Dialect.of(22))
        size = ConstantAsMetadata(other.context.constant_int(other.context.integer(64), 32))
        other.named_metadata.append(NamedMDNode("n", [make_node("DIBasicType", {"size": size})]))
        assert irkit.equivalent(self.named(make_node("DIBasicType", {"size": 32})), other)
        assert not irkit.equivalent(self.named(make_node("DIBasicType", {"size": 64})), other)

    def test_lists_of_different_length(self) -> None:
        node = MDTuple([])
        assert only(self.named(node), self.named(node, node)).where == "metadata !n, 1"
        other = self.named(node)
        other.named_metadata[0].name = "o"
        found = irkit.differences(self.named(node), other)
        assert [(one.kind, one.subject) for one in found] == [(REMOVED, "metadata !n"), (ADDED, "metadata !o")]


def test_a_constant_deeper_than_python_can_call() -> None:
    modules = []
    for end in (1, 1, 2):
        made = Module("m", Dialect.of(22))
        context = made.context
        ty, value = context.struct([context.integer(32)]), context.constant_int(context.integer(32), end)
        nest: Constant = context.constant_aggregate(ty, [value])
        for _ in range(5_000):
            ty = context.struct([ty])
            nest = context.constant_aggregate(ty, [nest])
        variable = GlobalVariable(context.pointer(), ty, "g")
        variable.initializer = nest
        variable.declare_initializer()
        made.add(variable)
        modules.append(made)
    assert irkit.equivalent(modules[0], modules[1])
    assert not irkit.equivalent(modules[0], modules[2])


def test_names_of_arguments_count_where_there_is_a_body() -> None:
    texts = ["declare i32 @f(i32 %a)", "declare i32 @f(i32)"]
    declared, nameless = [irkit.parse_assembly(text, llvm_version=22) for text in texts]
    assert irkit.equivalent(declared, nameless)
    one, other = [irkit.parse_assembly(f"define i32 @f(i32 %{x}) {{\n ret i32 %{x}\n}}", llvm_version=22) for x in "ab"]
    assert only(one, other).field == "name of argument 0"
    assert only(one, declared).field == "body"


def test_alignment_pairs_what_looks_alike() -> None:
    assert align(["a", "b", "c"], ["a", "x", "b", "c"]) == [(0, 0), (-1, 1), (1, 2), (2, 3)]
    assert align(["a", "b"], ["a", "c", "d"]) == [(0, 0), (1, -1), (-1, 1), (-1, 2)]
    assert align([], ["a"]) == [(-1, 0)]


# Every field counts: each one of everything in the fixtures is changed, and the change must be seen.

#: What is not a field of what the module says, or stands for something else that is.
UNSAID = {
    "_blocks",
    "_body_pending",
    "_data_places",
    "_has_initializer",
    "_attachments",
    "_slot",
    "_uses",
    "index",
    "is_materializing",
    "parent",
}


def slots_of(thing: object) -> list[str]:
    return [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ()) if name not in UNSAID]


def changes(thing: object) -> Iterator[Callable[[], Callable[[], None]]]:
    """For each field that holds something simple: a function that changes it and answers how to change it back."""
    for name in slots_of(thing):
        if name == "_name" and not isinstance(thing, (GlobalValue, Instruction, Argument)):
            continue  # constants have none
        value = getattr(thing, name)
        changed: object
        if isinstance(value, bool):
            changed = not value
        elif isinstance(value, int):
            changed = value + 1
        elif isinstance(value, str):
            changed = value + "x"
        elif isinstance(value, bytes):
            changed = bytes([value[0] ^ 1]) + value[1:]
        elif isinstance(value, list) and value and isinstance(value[0], (int, bool)):
            changed = [*value[:-1], value[-1] + 1]
        else:
            continue
        yield make_change(thing, name, changed)


def make_change(thing: object, name: str, changed: object) -> Callable[[], Callable[[], None]]:
    def change() -> Callable[[], None]:
        before = getattr(thing, name)
        put(thing, name, changed)
        return lambda: put(thing, name, before)

    change.__name__ = f"{type(thing).__name__}.{name}"
    return change


def things(module: Module) -> Iterator[object]:
    """Globals, instructions, records, metadata, constants of a module, one of each class and shape."""
    todo: list[object] = [
        *module.global_values(),
        *(node for named in module.named_metadata for node in named.operands),
    ]
    seen: set[int] = set()
    classes: dict[str, int] = {}
    while todo:
        thing = todo.pop()
        if thing is None or id(thing) in seen:
            continue
        seen.add(id(thing))
        kind = type(thing).__name__
        classes[kind] = classes.get(kind, 0) + 1
        if classes[kind] <= 3 and not isinstance(thing, MDString):
            yield thing
        todo += parts_of(thing)


def parts_of(thing: object) -> list[object]:
    found: list[object] = []
    if isinstance(thing, Function):
        if not thing.is_declaration:  # whose arguments have names that no file holds, and nothing else of their own
            found += thing.arguments
        found += [i for block in thing.blocks for i in block.instructions]
    if isinstance(thing, (Constant, Instruction)):
        found += thing.operands
    if isinstance(thing, GlobalValue):
        found += [node for _, node in thing.attachment_list() or ()]
    if isinstance(thing, Instruction):
        found += [thing.debug_loc, *(thing.debug_records or ()), *thing.metadata.values()]
    if isinstance(thing, DbgRecord):
        found += [getattr(thing, name) for name in slots_of(thing)]
    if isinstance(thing, MetadataAsValue):
        found.append(thing.metadata)
    if isinstance(thing, MDNode):
        found += thing.operands
    return found


@pytest.mark.parametrize("path", SINGLE, ids=lambda path: path.name)
def test_every_field_counts(path: Path) -> None:
    data = path.read_bytes()
    a, b = irkit.parse_bitcode(data), irkit.parse_bitcode(data)
    b.materialize()
    unseen: list[str] = []
    for thing in list(things(b)):
        for change in changes(thing):
            restore = change()
            if irkit.equivalent(a, b):
                unseen.append(change.__name__)
            restore()
    assert unseen == []
    assert irkit.equivalent(a, b)
