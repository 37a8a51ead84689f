"""Going over a module: `Visitor`, `CallVisitor`, `replace_all_calls`."""

from __future__ import annotations

from typing import Any

from irkit.ir.instructions import CallInstr


class Visitor:
    """Calls `visit_Instruction` for each; `module`, `function`, `basic_block` say where."""

    _module: Any = None
    _function: Any = None
    _basic_block: Any = None

    def visit(self, module: Any) -> None:
        self._module = module
        for function in module.functions:
            self.visit_Function(function)

    def visit_Function(self, func: Any) -> None:
        self._function = func
        for block in func.blocks:
            self.visit_BasicBlock(block)

    def visit_BasicBlock(self, bb: Any) -> None:
        self._basic_block = bb
        for instruction in bb.instructions:
            self.visit_Instruction(instruction)

    def visit_Instruction(self, instr: Any) -> None:
        raise NotImplementedError

    @property
    def module(self) -> Any:
        return self._module

    @property
    def function(self) -> Any:
        return self._function

    @property
    def basic_block(self) -> Any:
        return self._basic_block


class CallVisitor(Visitor):
    """Calls `visit_Call` for each call."""

    def visit_Instruction(self, instr: Any) -> None:
        if isinstance(instr, CallInstr):
            self.visit_Call(instr)

    def visit_Call(self, instr: CallInstr) -> None:
        raise NotImplementedError


class ReplaceCalls(CallVisitor):
    """Makes calls of one function calls of another; `calls` are those changed."""

    def __init__(self, orig: Any, repl: Any) -> None:
        self.orig = orig
        self.repl = repl
        self.calls: list[CallInstr] = []

    def visit_Call(self, instr: CallInstr) -> None:
        if instr.callee == self.orig:
            instr.replace_callee(self.repl)
            self.calls.append(instr)


def replace_all_calls(mod: Any, orig: Any, repl: Any) -> list[CallInstr]:
    """Replace the callee of all calls of `orig`; the calls."""
    replacing = ReplaceCalls(orig, repl)
    replacing.visit(mod)
    return replacing.calls
