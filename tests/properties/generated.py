"""Modules made at random, piece by piece, by hypothesis: valid for LLVM, and in the spelling of one release.

Every draw is small, so that a failing module shrinks to few pieces. Names are optional; values refer to what comes
before them or, by a phi, after. Debug info and summaries have their own tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from hypothesis import strategies as st

from irkit import flags as f
from irkit.attributes import FUNCTION_INDEX, RETURN_INDEX, Attribute, IntAttribute, StringAttribute
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantExpr
from irkit.context import Context
from irkit.dialects import Dialect
from irkit.dialects.features import TYPED_POINTERS
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalVariable
from irkit.instructions import (
    AllocaInst,
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    ExtractValueInst,
    FreezeInst,
    GetElementPtrInst,
    LoadInst,
    PHINode,
    SelectInst,
    StoreInst,
    UnaryOperator,
)
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, NamedMDNode
from irkit.module import Module
from irkit.terminators import BranchInst, ReturnInst, SwitchInst, UnreachableInst
from irkit.types import FloatingPointType, FunctionType, IntegerType, PointerType, StructType, Type
from irkit.values import Value

RELEASES: Final = (13, 14, 16, 19, 22)
WIDTHS: Final = (1, 8, 17, 32, 64, 128)
NAMES: Final = st.one_of(
    st.text("ab.$-_1", min_size=1, max_size=4),
    st.sampled_from(['a "quoted" name', "back\\slash", "ä", "\udcff", "i32"]),
)
Drawn = TypeVar("Drawn")


class Maker:
    """Makes one module; `pick(strategy)` draws."""

    def __init__(self, pick: Callable[[Any], Any], release: int) -> None:
        self.pick = pick
        self.module = Module("<generated>", Dialect.of(release))
        self.module.opaque_pointers = not self.module.dialect.has(TYPED_POINTERS)
        self.module.metadata_kinds.update(self.module.dialect.metadata_kind_numbers)
        self.context: Context = self.module.context
        self.structs: list[StructType] = []
        self.names: set[str] = set()
        self.note = MDTuple([MDString("note")])  # one: equal nodes are the same in LLVM

    def one_of(self, choices: list[Drawn]) -> Drawn:
        found: Drawn = self.pick(st.sampled_from(choices))
        return found

    def some(self, most: int) -> range:
        return range(self.pick(st.integers(0, most)))

    def chance(self) -> bool:
        found: bool = self.pick(st.booleans())
        return found

    def name(self, taken: set[str]) -> str:
        """A free name, or none."""
        found: str = self.pick(st.one_of(st.just(""), NAMES))
        if found in taken:
            return ""
        if found:
            taken.add(found)
        return found

    # Types

    def pointer(self, pointee: Type) -> PointerType:
        return self.context.pointer(0, None if self.module.opaque_pointers else pointee)

    def scalar(self) -> Type:
        c = self.context
        return self.one_of(
            [*map(c.integer, WIDTHS), c.half, c.float, c.double, c.fp128, c.x86_fp80, self.pointer(c.integer(8))]
        )

    def value_type(self, depth: int = 2) -> Type:
        """A sized type."""
        c = self.context
        kind = self.pick(st.integers(0, 7)) if depth else 0
        if kind == 1:
            return c.array(self.value_type(depth - 1), self.pick(st.integers(0, 3)))
        if kind == 2:
            element = self.one_of([c.integer(1), c.integer(8), c.integer(32), c.float, c.double])
            return c.vector(element, self.pick(st.integers(1, 4)))
        if kind == 3:
            return c.struct([self.value_type(depth - 1) for _ in self.some(3)], self.chance())
        if kind == 4 and self.structs:
            return self.one_of(list(self.structs))
        return self.scalar()

    def make_structs(self) -> None:
        for number in self.some(2):
            elements = [self.value_type(1) for _ in self.some(3)]
            self.structs.append(self.context.identified_struct(f"s{number}", elements, self.chance()))

    # Constants

    def constant(self, ty: Type) -> Value:
        """Any constant of a type."""
        c = self.context
        kind = self.pick(st.integers(0, 9))
        if kind == 0:
            return c.undef(ty)
        if kind == 1:
            return c.poison(ty)
        if kind == 2:
            return c.null(ty)
        if isinstance(ty, IntegerType):
            if kind == 3 and ty.width == 64 and self.module.globals:
                return c.unique_constant(ConstantExpr(ty, "ptrtoint", [self.one_of(self.module.globals)]))
            return c.constant_int(ty, self.pick(st.integers(-(1 << (ty.width - 1)), (1 << (ty.width - 1)) - 1)))
        if isinstance(ty, FloatingPointType):
            return c.constant_fp(ty, self.pick(st.integers(0, (1 << ty.width) - 1)) & ~self.canonical_hole(ty))
        if isinstance(ty, PointerType):
            fitting = [g for g in self.module.globals if g.type is ty]
            return self.one_of(fitting) if fitting else c.null(ty)
        elements = self.element_types(ty)
        return c.constant_aggregate(ty, [self.constant(element) for element in elements])

    @staticmethod
    def canonical_hole(ty: FloatingPointType) -> int:
        """The bits that must not be set at random: the exponent's lowest, so that no number is a NaN."""
        if str(ty) == "x86_fp80":
            return 1 << 64
        fraction = {16: 10, 32: 23, 64: 52, 128: 112}[ty.width]
        return 1 << fraction

    def element_types(self, ty: Type) -> list[Type]:
        if isinstance(ty, StructType):
            return list(ty.elements or ())
        assert hasattr(ty, "element") and hasattr(ty, "count")
        return [ty.element] * ty.count

    # Globals

    def make_globals(self) -> None:
        for _ in self.some(3):
            ty = self.value_type()
            g = GlobalVariable(self.pointer(ty), ty, self.name(self.names), is_constant=self.chance())
            self.module.add(g)
            g.linkage = self.one_of(["external", "internal", "private", "weak", "linkonce_odr"])
            g.dso_local = g.has_local_linkage
            g.alignment = self.one_of([0, 1, 8, 4096])
            g.section = self.one_of(["", ".data.x"])
            if not g.has_local_linkage:
                g.unnamed_addr = self.one_of(["", "unnamed_addr", "local_unnamed_addr"])
                if g.name and self.chance():
                    g.comdat = self.module.comdats.setdefault(g.name, Comdat(g.name))
            g.initializer = self.constant(ty)
        for g in list(self.module.globals):
            if self.chance() and g.linkage == "internal":
                alias = GlobalAlias(g.type, g.value_type, self.name(self.names))
                self.module.add(alias)
                alias.target = g

    def attributes(self) -> list[Attribute]:
        """Attributes of a function, in the order in which LLVM keeps them."""
        found: list[Attribute] = [Attribute(name) for name in ("cold", "noinline", "nounwind") if self.chance()]
        ranks = self.module.dialect.attribute_ranks
        found.sort(key=lambda one: ranks[one.name])
        if self.chance():
            found.append(StringAttribute("a key", self.one_of(["", "a value"])))
        return found

    def make_function(self) -> Function:
        c = self.context
        ty = c.function(self.one_of([c.void, self.value_type()]), [self.value_type() for _ in self.some(3)])
        function = Function(self.pointer(ty), ty, self.name(self.names))
        self.module.add(function)
        sets = {FUNCTION_INDEX: c.attribute_set(self.attributes())}
        if isinstance(ty.return_type, IntegerType) and self.chance():
            sets[RETURN_INDEX] = c.attribute_set([Attribute("zeroext")])
        for number, parameter in enumerate(ty.parameters):
            if isinstance(parameter, PointerType) and self.chance():
                sets[number + 1] = c.attribute_set([IntAttribute("align", self.one_of([1, 16]))])
        function.attribute_list = c.attribute_list(sets) or None
        function.calling_convention = self.one_of([0, 8])
        return function

    # Bodies

    def make_body(self, function: Function) -> None:
        taken: set[str] = set()
        for argument in function.arguments:
            argument.name = self.name(taken)
        blocks = [
            BasicBlock(self.context.label, function, self.name(taken)) for _ in range(self.pick(st.integers(1, 3)))
        ]
        function.set_blocks(blocks)
        known: list[Value] = list(function.arguments)
        for place, block in enumerate(blocks):
            mine = known if place == 0 else list(known)
            if place == 0:
                self.fill(block, mine, taken)
                known = mine
            else:
                self.fill(block, mine, taken)
            self.end(block, blocks[place + 1 :], function.function_type, mine)
        self.add_phis(blocks, taken)

    def fill(self, block: BasicBlock, known: list[Value], taken: set[str]) -> None:
        for _ in self.some(5):
            made = self.one_of(STEPS)(self, known)
            if made is None:
                continue
            if str(made.type) != "void":
                made.name = self.name(taken)
                known.append(made)
            if self.chance():
                made.metadata = [("annotation", self.note)]
            block.append(made)

    def end(self, block: BasicBlock, later: list[BasicBlock], ty: FunctionType, known: list[Value]) -> None:
        c = self.context
        kind = self.pick(st.integers(0, 3))
        if kind == 0 or not later:
            if self.chance():
                block.append(UnreachableInst(c.void))
            else:
                value = None if ty.return_type is c.void else self.operand(ty.return_type, known)
                block.append(ReturnInst(c.void, value))
        elif kind == 1:
            block.append(BranchInst(c.void, self.one_of(later)))
        elif kind == 2:
            condition = self.operand(c.integer(1), known)
            block.append(BranchInst(c.void, self.one_of(later), self.one_of(later), condition))
        else:
            i32 = c.integer(32)
            cases: list[tuple[Constant, BasicBlock]] = [
                (c.constant_int(i32, n), self.one_of(later)) for n in self.some(3)
            ]
            block.append(SwitchInst(c.void, self.operand(i32, known), self.one_of(later), cases))

    def add_phis(self, blocks: list[BasicBlock], taken: set[str]) -> None:
        """Before the rest of a block that is reached, a phi with a value for each way in."""
        for block in blocks[1:]:
            incoming = [other for other in blocks for target in other.successors if target is block]
            if incoming and self.chance():
                ty = self.scalar()
                by_block = {other: self.constant(ty) for other in incoming}
                phi = PHINode(ty, [by_block[other] for other in incoming], incoming)
                phi.name = self.name(taken)
                block.insert(0, phi)

    def operand(self, ty: Type, known: list[Value]) -> Value:
        fitting = [value for value in known if value.type is ty]
        return self.one_of(fitting) if fitting and self.chance() else self.constant(ty)

    def address(self, known: list[Value]) -> tuple[Value, Type] | None:
        """A pointer and what it points to."""
        found: list[tuple[Value, Type]] = [(g, g.value_type) for g in self.module.globals]
        found += [(value, value.allocated_type) for value in known if isinstance(value, AllocaInst)]
        return self.one_of(found) if found else None

    # Metadata

    def make_metadata(self) -> None:
        nodes: list[MDNode] = []
        for number in self.some(4):
            operands: list[Metadata | None] = [self.metadata_operand(nodes) for _ in self.some(3)]
            operands.append(MDString(f"node {number}"))  # no two nodes are equal, as LLVM would make one of them
            nodes.append(MDTuple(operands, distinct=self.chance()))
        if nodes:
            self.module.named_metadata.append(NamedMDNode("generated", [self.one_of(nodes) for _ in self.some(3)]))

    def metadata_operand(self, nodes: list[MDNode]) -> Metadata | None:
        kind = self.pick(st.integers(0, 3))
        if kind == 0:
            return None
        if kind == 1 and nodes:
            return self.one_of(nodes)
        if kind == 2:
            return ConstantAsMetadata(
                self.context.constant_int(self.context.integer(32), self.pick(st.integers(0, 99)))
            )
        return MDString(self.pick(NAMES))


def step_binary(m: Maker, known: list[Value]) -> Any:
    c = m.context
    ty = m.one_of([c.integer(8), c.integer(64), c.vector(c.integer(32), 2)])
    opcode, flags = m.one_of([("add", f.NUW | f.NSW), ("sub", 0), ("udiv", f.EXACT), ("xor", 0), ("shl", f.NSW)])
    return BinaryOperator(opcode, m.operand(ty, known), m.operand(ty, known), flags)


def step_float(m: Maker, known: list[Value]) -> Any:
    ty = m.one_of([m.context.float, m.context.double])
    fast = m.one_of([0, f.FAST_ALL])
    if m.chance():
        return UnaryOperator("fneg", ty, [m.operand(ty, known)], 0, fast)
    return BinaryOperator("fmul", m.operand(ty, known), m.operand(ty, known), 0, fast)


def step_compare(m: Maker, known: list[Value]) -> Any:
    ty = m.one_of([m.context.integer(32), m.context.integer(17)])
    predicate = m.one_of(["eq", "ult", "sge"])
    return CmpInst("icmp", m.context.integer(1), predicate, m.operand(ty, known), m.operand(ty, known))


def step_cast(m: Maker, known: list[Value]) -> Any:
    c = m.context
    opcode, source, target = m.one_of(
        [
            ("trunc", c.integer(64), c.integer(8)),
            ("sext", c.integer(1), c.integer(128)),
            ("fptosi", c.float, c.integer(32)),
        ]
    )
    return CastInst(opcode, m.operand(source, known), target)


def step_alloca(m: Maker, known: list[Value]) -> Any:
    ty = m.value_type(1)
    one = m.context.constant_int(m.context.integer(32), 1)
    return AllocaInst(m.pointer(ty), ty, one, m.one_of([1, 16]))


def step_load(m: Maker, known: list[Value]) -> Any:
    found = m.address(known)
    return found and LoadInst(found[1], found[0], m.one_of([1, 4]), m.chance())


def step_store(m: Maker, known: list[Value]) -> Any:
    found = m.address(known)
    return found and StoreInst(m.context.void, m.operand(found[1], known), found[0], m.one_of([1, 4]), m.chance())


def step_address(m: Maker, known: list[Value]) -> Any:
    found = m.address(known)
    if found is None:
        return None
    index = m.operand(m.context.integer(64), known)
    return GetElementPtrInst(found[0].type, found[1], [found[0], index], m.one_of([0, f.INBOUNDS]))


def step_select(m: Maker, known: list[Value]) -> Any:
    ty = m.value_type(1)
    return SelectInst(m.operand(m.context.integer(1), known), m.operand(ty, known), m.operand(ty, known))


def step_freeze(m: Maker, known: list[Value]) -> Any:
    return FreezeInst(m.operand(m.value_type(1), known))


def step_extract(m: Maker, known: list[Value]) -> Any:
    ty = m.context.struct([m.context.integer(8), m.context.float])
    number = m.one_of([0, 1])
    return ExtractValueInst((ty.elements or ())[number], m.operand(ty, known), [number])


def step_call(m: Maker, known: list[Value]) -> Any:
    callee = m.one_of(m.module.functions)
    ty = callee.function_type
    arguments = [m.operand(parameter, known) for parameter in ty.parameters]
    convention = callee.calling_convention
    return CallInst(ty, callee, arguments, [], None, convention, None, m.one_of(["", "tail", "notail"]))


STEPS: Final[list[Callable[[Maker, list[Value]], Any]]] = [
    step_binary, step_float, step_compare, step_cast, step_alloca, step_load, step_store, step_address, step_select,
    step_freeze, step_extract, step_call,
]  # fmt: skip


@st.composite
def modules(draw: Any, release: int | None = None) -> Module:
    """A module of one of the releases."""
    maker = Maker(draw, release if release is not None else draw(st.sampled_from(RELEASES)))
    maker.make_structs()
    maker.make_globals()
    for _ in range(draw(st.integers(0, 3))):
        maker.make_function()
    for function in maker.module.functions:
        if maker.chance():
            maker.make_body(function)
    maker.make_metadata()
    return maker.module
