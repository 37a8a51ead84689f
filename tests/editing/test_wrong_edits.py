"""Wrong edits: each is refused with one of irkit's errors, and the module is as it was before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import irkit
from irkit.blocks import BasicBlock
from irkit.constants import ConstantStruct
from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalVariable
from irkit.instructions import (
    BinaryOperator,
    CallBase,
    Instruction,
    LandingPadInst,
    PHINode,
    StoreInst,
)
from irkit.metadata import DILocation
from irkit.module import Module
from irkit.summary import guid_of
from irkit.terminators import IndirectBrInst, ReturnInst, SwitchInst
from irkit.types import LABEL
from irkit.values import User, Value

TEXT = """
%s = type { i32, ptr }
$c = comdat any
@x = global i32 7, comdat($c)
@y = global [2 x ptr] [ptr @x, ptr @f]
@a = alias i32, ptr @x
@b = alias i32, ptr @a
@t = global ptr blockaddress(@f, %one)
@i = ifunc i32 (), ptr @r
declare extern_weak void @weak()
declare void @llvm.trap()

define internal ptr @r() {
  ret ptr null
}

define i32 @f(i32 %p, i64 %q, ptr %m) personality ptr @g {
entry:
  %v = add i32 %p, 1
  %w = zext i32 %v to i64
  %c = icmp eq i32 %v, %p
  %d = fadd double 1.0, 2.0
  %l = load i32, ptr %m
  store i32 %l, ptr %m
  %e = getelementptr %s, ptr %m, i64 0, i32 1
  %h = select i1 %c, i32 %v, i32 %p
  %k = call i32 @g(i32 %h, i64 %w) [ "tag"(i32 %v) ]
  %vec = insertelement <2 x i32> poison, i32 %v, i32 0
  %ext = extractelement <2 x i32> %vec, i32 0
  %shu = shufflevector <2 x i32> %vec, <2 x i32> %vec, <2 x i32> <i32 0, i32 1>
  %agg = insertvalue %s poison, i32 %v, 0
  %mem = extractvalue %s %agg, 0
  %xch = cmpxchg ptr %m, i32 %v, i32 %p seq_cst seq_cst
  %rmw = atomicrmw add ptr %m, i32 %v seq_cst
  %frz = freeze i32 %v
  %neg = fneg double %d
  %all = alloca i32
  switch i32 %v, label %one [ i32 1, label %two
                              i32 2, label %three ]
one:
  br i1 %c, label %two, label %three
two:
  %phi = phi i32 [ %v, %entry ], [ 3, %one ]
  indirectbr ptr %m, [label %three, label %four]
three:
  ret i32 %v
four:
  %inv = invoke i32 @g(i32 1, i64 2) to label %three unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  resume { ptr, i32 } %lp
}

define i32 @g(i32 %gp, i64 %gq) {
start:
  %gv = mul i32 %gp, %gp
  br label %end
end:
  ret i32 %gv
}
"""

OTHER = """
@ox = global i32 1
define i32 @of(i32 %op) {
  %ov = add i32 %op, ptrtoint (ptr @ox to i32)
  ret i32 %ov
}
"""


class Site:
    """The two modules that an edit is made in."""

    def __init__(self) -> None:
        self.m: Module = irkit.parse_assembly(TEXT, "m", 22)
        self.o: Module = irkit.parse_assembly(OTHER, "o", 22)
        for function in self.m.functions:  # use-lists, that they are compared with as well
            _ = function.uses

    def f(self, name: str = "f") -> Function:
        found = self.m.get(name) or self.o.get(name)
        assert isinstance(found, Function)
        return found

    def v(self, name: str) -> Value:
        """An argument, block or instruction of any function."""
        for module in (self.m, self.o):
            for function in module.functions:
                for value in (*function.arguments, *function.blocks, *[i for b in function.blocks for i in b]):
                    if value.name == name:
                        return value
        raise KeyError(name)

    def i(self, name: str) -> Instruction:
        found = self.v(name)
        assert isinstance(found, Instruction)
        return found

    def block(self, name: str) -> BasicBlock:
        found = self.v(name)
        assert isinstance(found, BasicBlock)
        return found

    def end(self, name: str) -> Instruction:
        found = self.block(name).terminator
        assert found is not None
        return found

    def store(self) -> StoreInst:
        return next(i for i in self.block("entry") if isinstance(i, StoreInst))

    def call(self) -> CallBase:
        found = self.v("k")
        assert isinstance(found, CallBase)
        return found

    def phi(self) -> PHINode:
        found = self.v("phi")
        assert isinstance(found, PHINode)
        return found

    def switch(self) -> SwitchInst:
        found = self.end("entry")
        assert isinstance(found, SwitchInst)
        return found

    def jump(self) -> IndirectBrInst:
        found = self.end("two")
        assert isinstance(found, IndirectBrInst)
        return found

    def pad(self) -> LandingPadInst:
        found = self.v("lp")
        assert isinstance(found, LandingPadInst)
        return found

    def variable(self, name: str = "x") -> GlobalVariable:
        found = self.m[name]
        assert isinstance(found, GlobalVariable)
        return found

    def alias(self, name: str = "a") -> GlobalAlias:
        found = self.m[name]
        assert isinstance(found, GlobalAlias)
        return found

    def int(self, value: int = 1, width: int = 32) -> Value:
        return self.m.context.constant_int(self.m.context.integer(width), value)

    def add(self, left: str = "v", right: str = "p") -> BinaryOperator:
        return BinaryOperator("add", self.v(left), self.v(right))


Edit = Callable[[Site], object]


def sets(target: Callable[[Site], object], field: str, value: Callable[[Site], object]) -> Edit:
    """An assignment."""
    return lambda s: setattr(target(s), field, value(s))


def operand(name: str, index: int, value: Callable[[Site], object]) -> Edit:
    return lambda s: s.i(name).set_operand(index, value(s))


EDITS: dict[str, Edit] = {
    # Operands of another function or module
    "an operand of another function": operand("v", 0, lambda s: s.v("gv")),
    "an argument of another function": operand("v", 0, lambda s: s.v("gp")),
    "an operand of another module": operand("v", 0, lambda s: s.v("ov")),
    "an argument of another module": operand("v", 0, lambda s: s.v("op")),
    "a global of another module": operand("l", 0, lambda s: s.o["ox"]),
    "a function of another module": sets(Site.call, "callee", lambda s: s.f("of")),
    "a constant that refers to another module": operand("v", 0, lambda s: s.i("ov").operands[1]),
    "a block of another function": lambda s: s.switch().set_operand(1, s.block("end")),
    "a block of another function in a phi": lambda s: s.phi().add_incoming(s.int(), s.block("end")),
    "a value of another function in a phi": lambda s: s.phi().add_incoming(s.v("gv"), s.block("one")),
    "a case to another function": lambda s: s.switch().add_case(s.int(9), s.block("end")),  # type: ignore[arg-type]
    "a destination in another function": lambda s: s.jump().add_destination(s.block("end")),
    "an inserted user of another function": lambda s: s.block("three").insert(0, s.add("gv", "gv")),
    "an appended user of another module": lambda s: s.block("three").insert(0, s.add("ov", "ov")),
    "a replacement from another function": lambda s: s.v("v").replace_all_uses_with(s.v("gv")),
    "a replacement from another module": lambda s: s.v("v").replace_all_uses_with(s.v("ov")),
    "an argument replaced by another function's": lambda s: s.v("p").replace_all_uses_with(s.v("gp")),
    "a block replaced by another function's": lambda s: s.v("two").replace_all_uses_with(s.v("end")),
    "a global replaced by another module's": lambda s: s.m["x"].replace_all_uses_with(s.o["ox"]),
    "an instruction replaced by another function's": lambda s: s.i("frz").replace_with(s.v("gv")),
    "a move to another function": lambda s: s.i("frz").move_before(s.i("gv")),
    "a move behind another function's": lambda s: s.i("frz").move_after(s.i("gv")),
    "a move to another module": lambda s: s.i("frz").move_before(s.i("ov")),
    "an initializer of another module": sets(lambda s: s.variable("t"), "initializer", lambda s: s.o["ox"]),
    "an aliasee of another module": sets(Site.alias, "target", lambda s: s.o["ox"]),
    "a personality of another module": sets(lambda s: s.f(), "personality", lambda s: s.o["of"]),
    "prefix data of another module": sets(lambda s: s.f(), "prefix_data", lambda s: s.o["of"]),
    "a function that is in another module": lambda s: s.m.add(s.f("of")),
    "a function moved with what it refers to": lambda s: move(s, s.f("of"), s.o, s.m),
    "a block moved between functions": lambda s: s.f("g").insert_block(s.block("three")),
    "arguments of another function": sets(Site.call, "arguments", lambda s: [s.v("gv"), s.v("w")]),
    "one argument of another function": lambda s: s.call().args.__setitem__(0, s.v("gv")),
    "a bundle of another function": sets(Site.call, "operand_bundles", lambda s: [("tag", [s.v("gv")])]),
    # Types
    "an i64 in an i32 add": operand("v", 0, lambda s: s.v("q")),
    "an i64 right in an i32 add": operand("v", 1, lambda s: s.v("q")),
    "a pointer in an add": operand("v", 0, lambda s: s.v("m")),
    "a double in an add": operand("v", 0, lambda s: s.v("d")),
    "an integer in an fadd": operand("d", 0, lambda s: s.v("v")),
    "an integer in an fneg": operand("neg", 0, lambda s: s.v("v")),
    "a replacement of another type": lambda s: s.v("v").replace_all_uses_with(s.v("w")),
    "a global replaced by a number": lambda s: s.m["x"].replace_all_uses_with(s.int()),
    "a comparison of two types": operand("c", 1, lambda s: s.v("q")),
    "a comparison of doubles as integers": lambda s: s.i("c").replace_operands([s.v("d"), s.v("d")]),
    "a zext to the same width": operand("w", 0, lambda s: s.v("q")),
    "a zext of a pointer": operand("w", 0, lambda s: s.v("m")),
    "a load of an integer": operand("l", 0, lambda s: s.v("v")),
    "a store to an i32": lambda s: s.store().set_operand(1, s.v("v")),
    "a store of a label": lambda s: s.store().set_operand(0, s.v("one")),
    "an atomic operation on an integer": operand("rmw", 0, lambda s: s.v("v")),
    "an atomic operation of another type": operand("rmw", 1, lambda s: s.v("q")),
    "an exchange of two types": operand("xch", 1, lambda s: s.v("q")),
    "an exchange in an integer": operand("xch", 0, lambda s: s.v("v")),
    "an address of an integer": operand("e", 0, lambda s: s.v("v")),
    "an index that is a pointer": operand("e", 1, lambda s: s.v("m")),
    "an index beyond a struct": operand("e", 2, lambda s: s.int(7)),
    "a variable index into a struct": operand("e", 2, lambda s: s.v("v")),
    "a select by an i32": operand("h", 0, lambda s: s.v("v")),
    "a select of two types": operand("h", 1, lambda s: s.v("q")),
    "a select of both of another type": lambda s: s.i("h").replace_operands([s.v("c"), s.v("q"), s.v("q")]),
    "an argument of another type": lambda s: s.call().args.__setitem__(0, s.v("q")),
    "too few arguments": sets(Site.call, "arguments", lambda s: [s.v("v")]),
    "too many arguments": sets(Site.call, "arguments", lambda s: [s.v("v"), s.v("w"), s.v("w")]),
    "a callee that is an integer": sets(Site.call, "callee", lambda s: s.v("v")),
    "a callee that is a block": sets(Site.call, "callee", lambda s: s.v("one")),
    "a function of another type": lambda s: s.call().set_called_function(s.m["r"]),
    "a variable as the function": lambda s: s.call().set_called_function(s.m["x"]),
    "an element of another type": operand("vec", 1, lambda s: s.v("q")),
    "a vector of another type": operand("vec", 0, lambda s: s.v("v")),
    "an index that is a double": operand("ext", 1, lambda s: s.v("d")),
    "an element of a scalar": operand("ext", 0, lambda s: s.v("v")),
    "a shuffle of a scalar": operand("shu", 0, lambda s: s.v("v")),
    "a member of another type": operand("agg", 1, lambda s: s.v("q")),
    "an aggregate of another type": operand("mem", 0, lambda s: s.v("lp")),
    "a member of a scalar": operand("mem", 0, lambda s: s.v("v")),
    "a freeze of another type": operand("frz", 0, lambda s: s.v("q")),
    "a number of elements that is a pointer": operand("all", 0, lambda s: s.v("m")),
    "a phi of another type": lambda s: s.phi().add_incoming(s.v("q"), s.block("one")),
    "a phi's value of another type": operand("phi", 0, lambda s: s.v("q")),
    "a return of another type": lambda s: s.end("three").set_operand(0, s.v("q")),
    "a return of nothing": lambda s: s.end("three").replace_operands([]),
    "a branch by an i32": lambda s: s.end("one").set_operand(0, s.v("v")),
    "a switch over a pointer": lambda s: s.switch().set_operand(0, s.v("m")),
    "a switch over another type": lambda s: s.switch().set_operand(0, s.v("q")),
    "a jump to an integer": lambda s: s.jump().set_operand(0, s.v("v")),
    "an initializer of another type": sets(Site.variable, "initializer", lambda s: s.int(1, 64)),
    "an initializer that is an instruction": sets(Site.variable, "initializer", lambda s: s.v("v")),
    "an initializer that is a block": sets(Site.variable, "initializer", lambda s: s.v("one")),
    "an aliasee of another type": sets(Site.alias, "target", lambda s: s.int()),
    "an aliasee that is an instruction": sets(Site.alias, "target", lambda s: s.v("e")),
    "a personality that is an instruction": sets(lambda s: s.f(), "personality", lambda s: s.v("e")),
    "prologue data that is an argument": sets(lambda s: s.f(), "prologue_data", lambda s: s.v("m")),
    # Shape
    "no operands of an add": lambda s: s.i("v").replace_operands([]),
    "three operands of an add": lambda s: s.i("v").replace_operands([s.v("p")] * 3),
    "no operand of a load": lambda s: s.i("l").replace_operands([]),
    "a block as an operand": operand("v", 0, lambda s: s.v("one")),
    "a value as a destination": lambda s: s.switch().set_operand(1, s.v("v")),
    "a case without a block": lambda s: s.switch().replace_operands([*s.switch().operands, s.int(5)]),
    "a case twice": lambda s: s.switch().add_case(s.int(1), s.block("two")),  # type: ignore[arg-type]
    "a case that is a variable": lambda s: s.switch().add_case(s.v("v"), s.block("two")),  # type: ignore[arg-type]
    "a case of another type": lambda s: s.switch().add_case(s.int(5, 64), s.block("two")),  # type: ignore[arg-type]
    "a case that is no value": lambda s: s.switch().add_case(5, s.block("two")),  # type: ignore[arg-type]
    "a case that is not there": lambda s: s.switch().remove_case(s.int(5)),  # type: ignore[arg-type]
    "cases of values alone": sets(Site.switch, "cases", lambda s: [(s.int(), s.int())]),
    "a phi with more values than blocks": sets(Site.phi, "incoming_values", lambda s: [s.v("v")]),
    "a phi's value without a block": lambda s: s.phi().add_incoming(s.v("v"), s.v("v")),  # type: ignore[arg-type]
    "a phi's values as they are": sets(Site.phi, "incoming", lambda s: [s.v("v")]),
    "a phi from a block that it has not": lambda s: s.phi().remove_incoming(s.block("three")),
    "a destination that is a value": lambda s: s.jump().add_destination(s.v("v")),  # type: ignore[arg-type]
    "a destination that is not there": lambda s: s.jump().remove_destination(s.block("one")),
    "a clause that is an instruction": lambda s: s.pad().add_clause(s.v("v")),  # type: ignore[arg-type]
    "clauses beyond their kinds": sets(Site.pad, "clauses", lambda s: []),
    "a branch of two operands": lambda s: s.end("one").replace_operands(s.end("one").operands[:2]),
    "an operand that is no value": operand("v", 0, lambda s: 5),
    "an operand that is nothing": operand("v", 0, lambda s: None),
    "an operand beyond the last": operand("v", 2, lambda s: s.v("p")),
    "an operand before the first": operand("v", -3, lambda s: s.v("p")),
    "an argument beyond the last": lambda s: s.call().args.__setitem__(2, s.v("v")),
    "a bundle without a tag": sets(Site.call, "operand_bundles", lambda s: [(5, [s.v("v")])]),
    "a bundle that is no pair": sets(Site.call, "operand_bundles", lambda s: ["tag"]),
    "a bundle added without a tag": lambda s: s.call().add_operand_bundle(5),
    "a bundle added of another function": lambda s: s.call().add_operand_bundle("tag", [s.v("gv")]),
    "a bundle of no values": lambda s: s.call().add_operand_bundle("tag", [5]),
    "a bundle that is not there": lambda s: s.call().remove_operand_bundle("none"),
    "a replacement that is no value": lambda s: s.v("v").replace_all_uses_with("v"),
    "an instruction replaced by itself": lambda s: s.i("v").replace_with(s.i("v")),
    "a void operand": operand("v", 0, lambda s: s.store()),
    # Places
    "an instruction twice": lambda s: s.block("three").append(s.i("v")),
    "an instruction that is a string": lambda s: s.block("three").append("add"),
    "an instruction that is an argument": lambda s: s.block("three").append(s.v("p")),
    "a place beyond the end": lambda s: s.block("three").insert(7, s.add()),
    "a place before the start": lambda s: s.block("three").insert(-7, s.add()),
    "before what is elsewhere": lambda s: s.block("three").insert_before(s.i("v"), s.add()),
    "behind what is elsewhere": lambda s: s.block("three").insert_after(s.i("v"), s.add()),
    "before what is in no block": lambda s: s.add().insert_before(s.add()),
    "a move of what is in no block": lambda s: s.add().move_before(s.i("v")),
    "a removal from another block": lambda s: s.block("three").remove(s.i("v")),
    "an erasure from another block": lambda s: s.block("three").erase(s.i("frz")),
    "a removal of what is in no block": lambda s: s.add().remove_from_parent(),
    "an erasure of what is in no block": lambda s: s.add().erase_from_parent(),
    "a block that is a string": lambda s: s.f().insert_block("block"),
    "a block of this function again": lambda s: s.f().insert_block(s.block("three")),
    "a block before another function's": lambda s: s.block("three").move_before(s.block("end")),
    "a block behind another function's": lambda s: s.block("three").move_after(s.block("end")),
    "a removal of another function's block": lambda s: s.f().remove_block(s.block("end")),
    "an erasure of another function's block": lambda s: s.f().erase_block(s.block("end")),
    "a global twice": lambda s: s.m.add(s.m["x"]),
    "a global that is a string": lambda s: s.m.add("x"),  # type: ignore[arg-type]
    "a removal of another module's global": lambda s: s.m.remove(s.o["ox"]),
    "an erasure of another module's name": lambda s: s.m["ox"].erase_from_parent(),
    # Erasing what is used
    "an instruction that is used": lambda s: s.i("v").erase_from_parent(),
    "a condition that is used": lambda s: s.block("entry").erase(s.i("c")),
    "an invoke that is branched around": lambda s: s.block("three").erase_from_parent(),
    "a block that is branched to": lambda s: s.block("two").erase_from_parent(),
    "a block whose address is taken": lambda s: s.block("one").erase_from_parent(),
    "a block whose values are used": lambda s: s.block("entry").erase_from_parent(),
    "a variable that is used": lambda s: s.m["x"].erase_from_parent(),
    "a function that is called": lambda s: s.m["g"].erase_from_parent(),
    "a resolver": lambda s: s.m["r"].erase_from_parent(),
    "an alias of an alias": lambda s: s.m["a"].erase_from_parent(),
    "a body whose block's address is taken": lambda s: s.f().delete_body(),
    # Cycles
    "an alias of itself": sets(Site.alias, "target", lambda s: s.m["a"]),
    "a circle of aliases": sets(Site.alias, "target", lambda s: s.m["b"]),
    "a constant that is its own operand": lambda s: array(s).set_operand(0, array(s)),
    "a constant's operand changed": lambda s: array(s).set_operand(0, s.m["t"]),
    "a constant without operands": lambda s: array(s).drop_all_references(),
    "a constant with others": lambda s: array(s).replace_operands([s.m["t"], s.m["t"]]),
    # Names
    "a name of an instruction": sets(lambda s: s.v("v"), "name", lambda s: "w"),
    "a name of an argument": sets(lambda s: s.v("v"), "name", lambda s: "p"),
    "a name of a block": sets(lambda s: s.v("v"), "name", lambda s: "one"),
    "a block's name taken": sets(lambda s: s.v("one"), "name", lambda s: "two"),
    "an argument's name taken": sets(lambda s: s.v("p"), "name", lambda s: "v"),
    "a global's name taken": sets(lambda s: s.m["x"], "name", lambda s: "f"),
    "a function's name taken": sets(lambda s: s.m["f"], "name", lambda s: "x"),
    "a name that is a number": sets(lambda s: s.v("v"), "name", lambda s: 5),
    "a name that is nothing": sets(lambda s: s.v("v"), "name", lambda s: None),
    "a name with a null character": sets(lambda s: s.v("v"), "name", lambda s: "a\0b"),
    "a name of what has no value": sets(Site.store, "name", lambda s: "stored"),
    "a name of a constant": sets(lambda s: s.int(), "name", lambda s: "one"),
    "a name of a terminator": sets(Site.switch, "name", lambda s: "end"),
    "a named newcomer": lambda s: s.block("three").insert(0, named(s.add(), "v")),
    "a block with a name that is taken": lambda s: s.f("g").insert_block(BasicBlock(LABEL, name="end")),
    "a block with an instruction whose name is taken": lambda s: s.f("g").insert_block(holding(s, "gv")),
    "a block with two of one name": lambda s: s.f("g").insert_block(holding(s, "here")),
    "a global with a name that is taken": lambda s: s.m.add(GlobalVariable(s.m["x"].type, s.int().type, "x")),
    "a lookup of what is not there": lambda s: s.m["nothing"],
    # Words and numbers
    "a calling convention": sets(lambda s: s.f(), "calling_convention", lambda s: 99999),
    "a call's convention": sets(Site.call, "calling_convention", lambda s: 99999),
    "a convention that is a word": sets(lambda s: s.f(), "calling_convention", lambda s: "fast"),
    "a linkage": sets(lambda s: s.f(), "linkage", lambda s: "public"),
    "a visibility": sets(lambda s: s.f(), "visibility", lambda s: "invisible"),
    "a DLL storage class": sets(lambda s: s.f(), "dll_storage", lambda s: "import"),
    "a thread-local mode": sets(Site.variable, "thread_local_mode", lambda s: "thread"),
    "an unnamed address": sets(lambda s: s.f(), "unnamed_addr", lambda s: "named"),
    "an alignment": sets(Site.variable, "alignment", lambda s: 3),
    "a negative alignment": sets(Site.variable, "alignment", lambda s: -4),
    "an alignment that is a word": sets(Site.variable, "alignment", lambda s: "4"),
    "a code model": sets(Site.variable, "code_model", lambda s: "huge"),
    "a comdat of the same name": sets(Site.variable, "comdat", lambda s: Comdat("c")),
    "a comdat that is a name": sets(Site.variable, "comdat", lambda s: "c"),
    "a section that is no string": sets(Site.variable, "section", lambda s: 5),
    "a section that cannot be encoded": sets(Site.variable, "section", lambda s: "\ud800"),
    "a partition that is no string": sets(Site.variable, "partition", lambda s: None),
    "a collector that is no string": sets(Site.f, "gc", lambda s: 5),
    "a name that cannot be encoded": sets(Site.variable, "name", lambda s: "\ud800"),
    "a local function that is not dso_local": sets(lambda s: s.f("r"), "dso_local", lambda s: False),
    "a preferred alignment before LLVM 23": sets(Site.f, "preferred_alignment", lambda s: 16),
    "assembly that is no string": sets(lambda s: s.m, "module_asm", lambda s: b"nop"),
    "assembly for a processor before LLVM 23": lambda s: s.m.append_assembly("nop", "", "generic"),
    "a function with a body that is extern_weak": sets(Site.f, "linkage", lambda s: "extern_weak"),
    "a variable that starts as something and is extern_weak": sets(Site.variable, "linkage", lambda s: "extern_weak"),
    "an initializer of an extern_weak variable": lambda s: s.m.add_global(
        "new", irkit.i32, s.int(), linkage="extern_weak"
    ),
    "a body of an extern_weak function": lambda s: s.f("weak").append_block(),
    "an attribute of an intrinsic": lambda s: s.f("llvm.trap").attributes.add("cold"),
    "an intrinsic without attributes": lambda s: s.f("llvm.trap").attributes.clear(),
    "a selection kind": sets(lambda s: s.m.comdats["c"], "selection_kind", lambda s: "none"),
    "a predicate": sets(lambda s: s.v("c"), "predicate", lambda s: "lt"),
    "an attachment that is no metadata": lambda s: s.i("v").metadata.__setitem__("k", 5),
    "an attachment !dbg of an instruction": lambda s: s.i("v").metadata.__setitem__("dbg", 5),
    "an attachment that is not there": lambda s: s.i("v").metadata["k"],
    # What is fixed, or of another kind
    "a changed type of an instruction": sets(lambda s: s.v("v"), "type", lambda s: s.v("q").type),
    "a changed type of a number": sets(lambda s: s.int(), "type", lambda s: s.v("q").type),
    "another number": sets(lambda s: s.int(), "value", lambda s: 2),
    "another opcode": sets(lambda s: s.v("v"), "opcode", lambda s: "sub"),
    "another width of a type": sets(lambda s: s.v("q").type, "width", lambda s: 63),
    "other elements of a struct": sets(lambda s: s.i("e").source_element_type, "elements", lambda s: ()),
    "an argument in another place": sets(lambda s: s.v("q"), "index", lambda s: 0),
    "an argument of another function's": sets(lambda s: s.v("q"), "parent", lambda s: s.f("g")),
    "a parent that is a name": sets(lambda s: s.v("v"), "parent", lambda s: "entry"),
    "a module in the place of a function": sets(lambda s: s.v("one"), "parent", lambda s: s.m),
    "records that are strings": sets(lambda s: s.v("v"), "debug_records", lambda s: ["#dbg_value"]),
    "blocks of a phi that are names": sets(Site.phi, "incoming_blocks", lambda s: ["entry", "one"]),
    "blocks of a phi that are a tuple": sets(Site.phi, "incoming_blocks", lambda s: tuple(s.phi().incoming_blocks)),
    "a function type that is a function": sets(Site.call, "function_type", lambda s: s.f("g")),
    "attributes that are words": sets(Site.call, "attribute_list", lambda s: ["nounwind"]),
    "arguments that are types": sets(Site.f, "arguments", lambda s: [s.int().type]),
    "another context": sets(lambda s: s.m, "context", lambda s: s.o.context),
    "a release in the place of a dialect": sets(lambda s: s.m, "dialect", lambda s: 19),
    "another string of metadata": sets(lambda s: irkit.MDString("a"), "string", lambda s: "b"),
    "operands of a node that are strings": sets(lambda s: irkit.MDTuple([]), "operands", lambda s: ["a"]),
    # What is no module, or no type
    "a text of what is no module": lambda s: irkit.to_assembly(5),  # type: ignore[arg-type]
    "bitcode of nothing": lambda s: irkit.to_bitcode(None),  # type: ignore[arg-type]
    "a look at a text": lambda s: irkit.verify("define"),  # type: ignore[arg-type]
    "an upgrade of a function": lambda s: irkit.upgrade(s.f(), 22),  # type: ignore[arg-type]
    "a comparison with a text": lambda s: irkit.equivalent(s.m, "m"),  # type: ignore[arg-type]
    "a struct of numbers": lambda s: irkit.struct(5),  # type: ignore[arg-type]
    "a function type of a word": lambda s: irkit.function_type("i32", []),  # type: ignore[arg-type]
    "a function type that takes a word": lambda s: irkit.function_type(irkit.i32, "i"),  # type: ignore[arg-type]
    "a function type that takes a number": lambda s: irkit.function_type(irkit.i32, 5),  # type: ignore[arg-type]
    "an array of a word": lambda s: irkit.array("i32", 5),  # type: ignore[arg-type]
    "a vector of a value": lambda s: irkit.vector(s.int(), 5),  # type: ignore[arg-type]
    # What is deleted, or read only
    "a deleted name": lambda s: delattr(s.i("v"), "name"),
    "a deleted parent": lambda s: delattr(s.i("v"), "parent"),
    "operands that are set": sets(lambda s: s.i("v"), "operands", lambda s: ()),
    "functions that are set": sets(lambda s: s.m, "functions", lambda s: []),
    "an attribute that is not there": sets(lambda s: s.f(), "inline", lambda s: True),
    # A summary
    "a summary that is a text": sets(lambda s: s.m, "summary", lambda s: "^0 = module"),
    "a summary of another module": sets(lambda s: s.m, "summary", lambda s: summary_of("ox", "m")),
    "a summary of another path": sets(lambda s: s.m, "summary", lambda s: summary_of("x", "elsewhere")),
    "a summary of a declaration": sets(lambda s: s.m, "summary", lambda s: summary_of("weak", "m")),
    "a summary of another kind": sets(lambda s: s.m, "summary", lambda s: summary_of("f", "m")),
    "a summary with a name of another GUID": sets(lambda s: s.m, "summary", lambda s: summary_of("x", "m", "y")),
    "a summary with a linkage that there is not": sets(
        lambda s: s.m, "summary", lambda s: summary_of("x", "m", linkage="public")
    ),
}


def summary_of(name: str, path: str, known_as: str = "", linkage: str = "external") -> irkit.ModuleSummaryIndex:
    """An index with the summary of one variable."""
    index = irkit.ModuleSummaryIndex()
    index.add_module(path)
    made = irkit.GlobalVarSummary(path)
    made.linkage = linkage
    index.value(guid_of(name), known_as or name).summaries.append(made)
    return index


def array(s: Site) -> User:
    found = s.variable("y").initializer
    assert isinstance(found, User)
    return found


def holding(s: Site, name: str) -> BasicBlock:
    """A block named `here`, in no function, of one instruction."""
    block = BasicBlock(LABEL, name="here")
    block.append(named(s.add(), name))
    return block


def named(instruction: Instruction, name: str) -> Instruction:
    instruction.name = name
    return instruction


def move(s: Site, function: Function, source: Module, target: Module) -> None:
    """What a user does to move a function. Removing is right; that it may not come into the other module is the error,
    after which the function is put back."""
    source.remove(function)
    try:
        target.add(function)
    finally:
        source.add(function)


def picture(module: Module) -> tuple[str, bytes]:
    return irkit.to_assembly(module, True), irkit.to_bitcode(module)


def test_there_are_at_least_150() -> None:
    assert len(EDITS) + len(SPOILED) >= 150


@pytest.mark.parametrize("what", EDITS)
def test_a_wrong_edit_is_refused(what: str) -> None:
    site = Site()
    before = picture(site.m), picture(site.o)
    with pytest.raises(IRKitError) as caught:
        EDITS[what](site)
    assert str(caught.value)
    assert (picture(site.m), picture(site.o)) == before


def spoil(target: Callable[[Site], User], *operands: Callable[[Site], Value]) -> Edit:
    """Operands set the internal way."""
    return lambda s: target(s).set_unlisted_operands([value(s) for value in operands])


def located(s: Site) -> None:
    s.i("v").debug_loc = DILocation(3, 1, None)


def itself(s: Site) -> None:
    ty = s.m.context.struct([s.m["x"].type])
    made = ConstantStruct(ty, [s.m["x"]])
    made.set_unlisted_operands([made])
    s.variable("t").set_unlisted_operands([made])


# What no check at the edit sees, and the writers refuse.
SPOILED: dict[str, Edit] = {
    "an operand that is gone": lambda s: s.i("v").remove_from_parent(),
    "a block without a terminator": lambda s: s.end("three").remove_from_parent(),
    "a block without instructions": lambda s: s.f().append_block("empty"),
    "an operand of another function": spoil(lambda s: s.i("frz"), lambda s: s.v("gv")),
    "an operand of another type": spoil(lambda s: s.i("frz"), lambda s: s.v("q")),
    "an operand of another module": spoil(lambda s: s.i("frz"), lambda s: s.v("ov")),
    "an initializer of another type": spoil(Site.variable, lambda s: s.int(1, 64)),
    "a global of another module": spoil(lambda s: s.i("l"), lambda s: s.o["ox"]),
    "a null scope in a debug location": located,
    "a constant that is its own operand": itself,
    "a comdat that is no longer there": lambda s: s.m.comdats.clear(),
    "two struct types of one name": lambda s: s.m.add(
        GlobalVariable(s.m["x"].type, s.m.context.identified_struct("s", [s.int().type]), "second")
    ),
    "a terminator within a block": lambda s: s.block("three").insert(0, ReturnInst(s.store().type, s.v("v"))),
    "a block that is gone": lambda s: s.block("two").remove_from_parent(),
    "a global that is gone": lambda s: s.m["x"].remove_from_parent(),
    "an instruction that says it is elsewhere": sets(lambda s: s.v("v"), "parent", lambda s: s.v("one")),
    "an instruction that says it is nowhere": sets(lambda s: s.v("v"), "parent", lambda s: None),
    "a block that says it is elsewhere": sets(lambda s: s.v("one"), "parent", lambda s: s.f("g")),
    "a function that says it is elsewhere": sets(Site.f, "parent", lambda s: s.o),
    "fewer arguments than the type has": sets(Site.f, "arguments", lambda s: s.f().arguments[:1]),
    "blocks of a phi of another function": sets(Site.phi, "incoming_blocks", lambda s: [s.block("end")] * 2),
    "a block less than a phi has values": sets(Site.phi, "incoming_blocks", lambda s: s.phi().incoming_blocks[:1]),
    "a bundle beyond the operands": lambda s: setattr(s.call().bundles[0], "end", 9),
    "a bundle that starts elsewhere": lambda s: setattr(s.call().bundles[0], "start", 0),
    "a mask of one number": sets(lambda s: s.v("shu"), "mask", lambda s: s.int()),
    "an element of an expression below zero": lambda s: attached(s, irkit.DIExpression([-1])),
    "numbers that a node has not": lambda s: attached(s, without_numbers(s)),
    "named metadata without a name": lambda s: s.m.named_metadata.append(irkit.NamedMDNode("", [])),
    "named metadata twice": lambda s: s.m.named_metadata.extend([irkit.NamedMDNode("n", []) for _ in range(2)]),
    "no synchronization scopes": sets(lambda s: s.m, "sync_scopes", lambda s: []),
    "a metadata kind below zero": sets(lambda s: s.m, "metadata_kinds", lambda s: {"k": -1}),
    "a debug record without a location": lambda s: recorded(s, "debug_loc", None),
    "a debug record of no kind": lambda s: recorded(s, "kind", "set"),
    "a debug record's expression that is a tuple": lambda s: recorded(s, "expression", irkit.MDTuple([])),
    "a debug record's variable that is a string": lambda s: recorded(s, "variable", irkit.MDString("x")),
    "a summary changed behind": lambda s: summarised(s, "name", "y"),
    "a GUID changed behind": lambda s: summarised(s, "guid", 5),
}


def attached(s: Site, node: irkit.MDNode) -> None:
    s.i("v").metadata["k"] = node


def without_numbers(s: Site) -> irkit.MDNode:
    made = irkit.DIBasicType(name="int", size=32)
    made.scalars = []
    return made


def recorded(s: Site, field: str, value: object) -> None:
    """A debug record with one thing wrong."""
    scope = irkit.DISubprogram(name="f", distinct=True)
    location = DILocation(1, 1, scope)
    variable = irkit.DILocalVariable(name="x", scope=scope)
    poison = irkit.ConstantAsMetadata(s.m.context.poison(irkit.i32))
    made = irkit.DbgVariableRecord("value", poison, variable, irkit.DIExpression([]), location)
    s.i("v").debug_records = [made]
    irkit.to_assembly(s.m)  # which can be said
    setattr(made, field, value)


def summarised(s: Site, field: str, value: object) -> None:
    """Give the module a summary that is right, and change its entry."""
    s.m.summary = summary_of("x", "m")
    info = next(iter(s.m.summary.values.values()))
    setattr(info, field, value)


@pytest.mark.parametrize("what", SPOILED)
def test_both_writers_refuse_what_no_file_can_say(what: str) -> None:
    site = Site()
    SPOILED[what](site)
    with pytest.raises(irkit.VerificationError) as in_text:
        irkit.to_assembly(site.m)
    with pytest.raises(irkit.VerificationError) as in_bitcode:
        irkit.to_bitcode(site.m)
    assert str(in_text.value) == str(in_bitcode.value)


def test_what_only_a_verifier_sees_is_written_as_it_is() -> None:
    """LLVM's reader takes a return of another type, and llvm-dis shows it (alloca-addrspace.bc of LLVM's tests)."""
    site = Site()
    spoil(lambda s: s.end("three"), lambda s: s.int(7, 64))(site)
    assert "ret i64 7" in irkit.to_assembly(site.m)
    again = irkit.parse_bitcode(irkit.to_bitcode(site.m), "m")
    assert irkit.to_assembly(again) == irkit.to_assembly(site.m)
    assert any("return" in str(problem) for problem in irkit.verify(again))
