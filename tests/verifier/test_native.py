"""Rules that neither text nor bitcode can break: LLVM's verifier says the same words of what its library makes.

The same rules are broken by hand in `test_made.py`, `test_spoiled.py`, `test_verify.py` and `test_debug_info.py`.
"""

from __future__ import annotations

import ctypes
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from native import NOTHING, Handle, Native, find_library
from test_made import native_cases

import irkit.verifier.run  # noqa: F401 - with all chapters, RULES is complete
from irkit.verifier.rules import RULES

TEXT = """@x = global i32 0
@y = global i32 1
@q = external global i32
@a = alias i32, ptr @x
declare i32 @g(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @personality(...)
define void @f(i1 %c, i32 %i, ptr %p, double %d) {
  %A = alloca i32
  %L = load i32, ptr %p
  store i32 %i, ptr %p
  %R = atomicrmw xchg ptr %p, i32 %i seq_cst
  %F = freeze i32 %i
  %C = call i32 @g(i32 %i)
  %S = select i1 %c, i32 %i, i32 %i
  %B = call i32 @llvm.bswap.i32(i32 %i)
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
define i32 @h(i32 %j) {
  %J = freeze i32 %j
  br label %out
out:
  ret i32 %j
}
"""
ALLOCA, LOAD, STORE, ATOMIC, FREEZE, CALL, SELECT = range(7)
TOO_LARGE = 1 << 33  # bytes, a power of two
NO_POWER = 0  # bytes, in which LLVM sees a power of two that is too large
UNORDERED, MONOTONIC, ACQUIRE, RELEASE = 1, 2, 4, 5  # LLVMAtomicOrdering
SINGLE_THREAD = 0

Change = Callable[[Native], object]
CASES: list[tuple[str, Change]] = []


def breaks(rule: str) -> Callable[[Change], Change]:
    """Register what breaks a rule in LLVM's memory."""

    def register(change: Change) -> Change:
        CASES.append((rule, change))
        return change

    return register


def at_end(n: Native) -> Handle:
    """A builder before the `ret` of `@f`."""
    return n.builder(n.instruction(-1, 3))


# Attributes


@breaks("attribute-value")
def _(n: Native) -> None:
    n.attribute(n.function("f"), 3, "dereferenceable", n.integer_type(32))


@breaks("attribute-alignment")
def _(n: Native) -> None:
    n.attribute(n.function("f"), 3, "align", TOO_LARGE)


@breaks("nofpclass-empty")
def _(n: Native) -> None:
    n.attribute(n.function("f"), 4, "nofpclass")


@breaks("nofpclass-bits")
def _(n: Native) -> None:
    n.attribute(n.function("f"), 4, "nofpclass", 1 << 20)


# Calls and functions


@breaks("call-too-few")
def _(n: Native) -> None:
    ty = n.function_type(n.integer_type(32), n.integer_type(32), is_vararg=True)
    n.call("BuildCall2", at_end(n), ty, n.function("g"), n.array([]), 0, "")


@breaks("call-count")
def _(n: Native) -> None:
    ty = n.function_type(n.integer_type(32), n.integer_type(32))
    n.call("BuildCall2", at_end(n), ty, n.function("g"), n.array([n.argument(1), n.argument(1)]), 2, "")


@breaks("argument-class")
def _(n: Native) -> None:
    n.call("AddFunction", n.module, "k", n.function_type(n.void(), n.function_type(n.void())))


@breaks("personality-of-other-module")
def _(n: Native) -> None:
    n.call("SetPersonalityFn", n.function("h"), other(n, "personality"))


def other(n: Native, name: str) -> Handle:
    """A global of another module."""
    module = n.call("ModuleCreateWithNameInContext", "other", n.context)
    if name == "variable":
        return n.call("AddGlobal", module, n.integer_type(32), name)
    return n.call("AddFunction", module, name, n.function_type(n.void()))


@breaks("function-of-other-module")
def _(n: Native) -> None:
    n.set_operand(n.instruction(STORE), 0, other(n, "function"))


@breaks("global-of-other-module")
def _(n: Native) -> None:
    n.set_operand(n.instruction(STORE), 0, other(n, "variable"))


@breaks("constant-of-other-module")
def _(n: Native) -> None:
    array = n.call("ConstArray", n.pointer(), n.array([other(n, "variable")]), 1)
    n.set_operand(n.instruction(STORE), 0, array)


@breaks("constant-bitcast")
def _(n: Native) -> None:
    address = n.call("ConstPtrToInt", n.variable("x"), n.integer_type(64))
    n.set_operand(n.instruction(STORE), 0, n.call("ConstBitCast", address, n.pointer()))


@breaks("intrinsic-name")
def _(n: Native) -> None:
    name = "llvm.bswap.i64"
    n.call("SetValueName2", n.function("llvm.bswap.i32"), name, ctypes.c_size_t(len(name)))


@breaks("block-of-other-function")
def _(n: Native) -> None:
    n.set_operand(n.instruction(-1, 0, "h"), 0, n.call("BasicBlockAsValue", n.block(1)))


@breaks("argument-of-other-function")
def _(n: Native) -> None:
    n.set_operand(n.instruction(FREEZE), 0, n.argument(0, "h"))


@breaks("instruction-of-other-function")
def _(n: Native) -> None:
    n.set_operand(n.instruction(FREEZE), 0, n.instruction(0, 0, "h"))


@breaks("asm-address")
def _(n: Native) -> None:
    ty = n.function_type(n.void())
    size = ctypes.c_size_t(0)
    asm = n.call("GetInlineAsm", ty, "", size, "", size, 0, 0, 0, 0)
    n.set_operand(n.instruction(STORE), 0, asm)


# What ends blocks


@breaks("terminator")
def _(n: Native) -> None:
    n.call("AppendBasicBlockInContext", n.context, n.function("f"), "empty")


@breaks("terminator-place")
def _(n: Native) -> None:
    n.call("BuildRetVoid", at_end(n))


@breaks("return-void")
def _(n: Native) -> None:
    end = n.instruction(-1, 3)
    n.call("BuildRet", n.builder(end), n.argument(1))
    n.call("InstructionEraseFromParent", end)


@breaks("return-type")
def _(n: Native) -> None:
    n.set_operand(n.instruction(-1, 1, "h"), 0, n.integer(64))


@breaks("branch-condition")
def _(n: Native) -> None:
    n.call("SetCondition", n.instruction(0, 1), n.argument(1))


@breaks("switch-type")
def _(n: Native) -> None:
    n.call("AddCase", n.instruction(-1), n.integer(64, 7), n.block(1))


@breaks("phi-types")
def _(n: Native) -> None:
    n.set_operand(n.instruction(0, 3), 0, n.integer(64))


# Globals


@breaks("alias-type")
def _(n: Native) -> None:
    n.set_operand(
        n.call("GetNamedGlobalAlias", n.module, "a", ctypes.c_size_t(1)), 0, n.call("ConstNull", n.pointer(1))
    )


@breaks("aliasee")
def _(n: Native) -> None:
    n.set_operand(alias(n), 0, NOTHING)


def alias(n: Native) -> Handle:
    return n.call("GetNamedGlobalAlias", n.module, "a", ctypes.c_size_t(1))


@breaks("initializer-type")
def _(n: Native) -> None:
    n.call("SetInitializer", n.variable("y"), n.integer(64))


@breaks("initializer-sized")
def _(n: Native) -> None:
    opaque = n.call("StructCreateNamed", n.context, "opaque")
    variable = n.call("AddGlobal", n.module, opaque, "v")
    n.call("SetInitializer", variable, n.call("GetUndef", opaque))


@breaks("ifunc-type")
def _(n: Native) -> None:
    ty = n.function_type(n.void())
    n.call("AddGlobalIFunc", n.module, "i", ctypes.c_size_t(1), ty, 1, n.function("resolver"))


@breaks("ptrauth-type")
def _(n: Native) -> None:
    signed = n.call("ConstantPtrAuth", n.variable("x"), n.integer(32), n.integer(64), n.call("ConstNull", n.pointer()))
    n.set_operand(signed, 0, n.call("ConstNull", n.pointer(1)))
    n.set_operand(n.instruction(STORE), 0, signed)


# Memory


@breaks("alloca-alignment")
def _(n: Native) -> None:
    n.call("SetAlignment", n.instruction(ALLOCA), NO_POWER)


@breaks("alloca-unsized")
def _(n: Native) -> None:
    n.call("BuildAlloca", at_end(n), n.call("StructCreateNamed", n.context, "opaque"), "")


@breaks("load-alignment")
def _(n: Native) -> None:
    n.call("SetAlignment", n.instruction(LOAD), NO_POWER)


@breaks("store-alignment")
def _(n: Native) -> None:
    n.call("SetAlignment", n.instruction(STORE), NO_POWER)


@breaks("load-unsized")
def _(n: Native) -> None:
    n.call("BuildLoad2", at_end(n), n.call("LabelTypeInContext", n.context), n.argument(2), "")


@breaks("load-ordering")
def _(n: Native) -> None:
    n.call("SetOrdering", n.instruction(LOAD), RELEASE)


@breaks("store-ordering")
def _(n: Native) -> None:
    n.call("SetOrdering", n.instruction(STORE), ACQUIRE)


@breaks("load-scope")
def _(n: Native) -> None:
    n.call("SetAtomicSyncScopeID", n.instruction(LOAD), SINGLE_THREAD)


@breaks("store-scope")
def _(n: Native) -> None:
    n.call("SetAtomicSyncScopeID", n.instruction(STORE), SINGLE_THREAD)


@breaks("store-pointer")
def _(n: Native) -> None:
    n.set_operand(n.instruction(STORE), 1, n.argument(1))


@breaks("store-unsized")
def _(n: Native) -> None:
    n.set_operand(n.instruction(STORE), 0, n.call("BasicBlockAsValue", n.block(1)))


@breaks("atomicrmw-unordered")
def _(n: Native) -> None:
    n.call("SetOrdering", n.instruction(ATOMIC), UNORDERED)


@breaks("fence-ordering")
def _(n: Native) -> None:
    n.call("BuildFence", at_end(n), MONOTONIC, 0, "")


@breaks("gep-unsized")
def _(n: Native) -> None:
    opaque = n.call("StructCreateNamed", n.context, "opaque")
    n.call("BuildGEP2", at_end(n), opaque, n.argument(2), n.array([n.argument(1)]), 1, "")


# Instructions at large, metadata


@breaks("operand-null")
def _(n: Native) -> None:
    n.set_operand(n.instruction(FREEZE), 0, NOTHING)


@breaks("operand-type")
def _(n: Native) -> None:
    n.set_operand(n.instruction(FREEZE), 0, n.instruction(STORE))


@breaks("select-operands")
def _(n: Native) -> None:
    n.set_operand(n.instruction(SELECT), 0, n.argument(1))


@breaks("result-type")
def _(n: Native) -> None:
    n.call("BuildPhi", n.builder(n.instruction(0, 3)), n.function_type(n.void()), "")


@breaks("result-metadata")
def _(n: Native) -> None:
    n.call("BuildFreeze", at_end(n), n.call("MetadataAsValue", n.context, node(n)), "")


@breaks("void-name")
def _(n: Native) -> None:
    n.call("SetValueName2", n.instruction(STORE), "s", ctypes.c_size_t(1))


def node(n: Native, *operands: Handle) -> Handle:
    return n.call("MDNodeInContext2", n.context, n.array(operands), ctypes.c_size_t(len(operands)))


def attach(n: Native, owner: Handle, kind: str, metadata: Handle) -> None:
    number = n.number("GetMDKindIDInContext", n.context, kind, len(kind))
    n.call("SetMetadata", owner, number, n.call("MetadataAsValue", n.context, metadata))


@breaks("tbaa-old-style")
def _(n: Native) -> None:
    root = node(n, n.call("MDStringInContext2", n.context, "root", ctypes.c_size_t(4)))
    name = n.call("MDStringInContext2", n.context, "int", ctypes.c_size_t(3))
    attach(n, n.instruction(LOAD), "tbaa", node(n, name, root))


@breaks("metadata-local-operand")
def _(n: Native) -> None:
    attach(n, n.instruction(LOAD), "mine", node(n, n.call("ValueAsMetadata", n.argument(1))))


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """What LLVM says of all cases."""
    if find_library() is None:
        pytest.skip("LLVM 22's tools come without a library of their own")
    command = [sys.executable, str(Path(__file__).with_name("native.py"))]
    done = subprocess.run(command, capture_output=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def pattern_of(rule: str) -> str:
    return ".*".join(map(re.escape, RULES[rule].message.split("{}")))


@pytest.mark.llvm(22)
@pytest.mark.parametrize("rule", [*(rule for rule, _, _ in native_cases()), *(rule for rule, _ in CASES)])
def test_llvm_says_the_same(rule: str, said: dict[str, str]) -> None:
    assert any(re.fullmatch(pattern_of(rule), line) for line in said[rule].splitlines()), said[rule]
