"""A right module, its parts by their names, and the table of what spoils it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import irkit
from irkit.attributes import Attribute
from irkit.module import Module

TEXT = """@x = global i32 0
@y = global i32 1
@q = external global i32
@p = constant ptr ptrauth (ptr @x, i32 1, i64 2, ptr @y, ptr @x)
@a = alias i32, ptr @x
@n = ifunc void (), ptr @resolver
declare i32 @g(i32)
declare ptr @personality()
declare i32 @i(ptr)
declare i32 @j()
declare void @k(i32)
declare void @l(i32, ...)
declare i32 @llvm.bswap.i32(i32)
define void @f(i1 %c, i32 %i, ptr %p, double %d) {
  %A = alloca i32
  %L = load i32, ptr %p
  store i32 %i, ptr %p
  %R = atomicrmw xchg ptr %p, i32 %i seq_cst
  fence seq_cst
  %F = freeze i32 %i
  %G = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
  %V = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 0, i32 1>
  %C = call i32 @g(i32 %i)
  %B = call i32 @llvm.bswap.i32(i32 %i)
  call void (i32, ...) @l(i32 %i)
  switch i32 %i, label %one [ i32 1, label %one i32 2, label %two ]
one:
  br i1 %c, label %two, label %three
two:
  indirectbr ptr %p, [label %three]
three:
  %P = phi i32 [ 1, %one ], [ %i, %two ]
  ret void
}
define ptr @resolver() {
  ret ptr null
}
define ptr @far() addrspace(1) {
  ret ptr null
}
define i32 @h(i32 %i) personality ptr @personality {
  ret i32 %i
}
define void @pads() personality ptr null {
  invoke void @pads() to label %out unwind label %pad
pad:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %c = catchpad within %s []
  catchret from %c to label %out
out:
  ret void
}
"""

Change = Callable[[Any], object]  # takes what makes a module's parts easy to reach
CHANGES: list[tuple[str, Change]] = []


def parse() -> Module:
    return irkit.parse_assembly(TEXT, "spoiled.ll", 22)


class Parts:
    """A module's parts by their names."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.context = module.context
        self.other = parse()  # another module

    def value(self, name: str) -> Any:
        """A global, or an argument or instruction of `@f`."""
        if name.startswith("@"):
            return self.module[name[1:]]
        function = self.module["f"]
        found = [*function.arguments, *(i for block in function.blocks for i in block.instructions)]
        return next(value for value in found if value.name == name)

    def instruction(self, opcode: str, function: str = "f") -> Any:
        blocks = self.module[function].blocks
        return next(i for block in blocks for i in block.instructions if i.opcode == opcode)

    def integer(self, width: int, value: int = 0) -> Any:
        return self.context.constant_int(self.context.integer(width), value)

    def operands(self, user: Any, **changed: Any) -> None:
        operands = list(user.operands)
        for place, value in changed.items():
            operands[int(place[1:])] = value
        user.set_unlisted_operands(operands)

    def attribute(self, owner: Any, index: int, *attributes: Attribute) -> None:
        sets = dict(owner.attribute_list.sets) if owner.attribute_list is not None else {}
        sets[index] = self.context.attribute_set(list(attributes))
        owner.attribute_list = self.context.attribute_list(sets)


def breaks(rule: str) -> Callable[[Change], Change]:
    """Register what breaks a rule, and it alone."""

    def register(change: Change) -> Change:
        CHANGES.append((rule, change))
        return change

    return register
