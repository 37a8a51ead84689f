"""The rules that parsers see to, as LLVM's does: a right module is spoiled behind the model's back, and written.

Where LLVM's reader takes that bitcode as it is meant, LLVM's verifier says the same words; the other rules are listed
in `unwritten.py`.
"""

from __future__ import annotations

import subprocess
from typing import Any

import pytest
from spoiling import CHANGES, Change, Parts, breaks, parse
from unwritten import NOT_HELD, READER_SAYS

import irkit
from irkit.attribute_values import ConstantRange
from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    RETURN_INDEX,
    Attribute,
    ConstantRangeListAttribute,
    IntAttribute,
    TypeAttribute,
)
from irkit.constants import ConstantExpr, ConstantPtrAuth, InlineAsm
from irkit.guarding import put
from irkit.metadata import MDString, MDTuple, MetadataAsValue
from irkit.types import Type


def opaque(m: Parts) -> Type:
    """A type without a body, of which bitcode, unlike text, has undefined values."""
    return m.context.identified_struct("opaque")


# Attributes


@breaks("attribute-on-result")
def _(m: Parts) -> None:
    m.attribute(m.value("@g"), RETURN_INDEX, Attribute("nounwind"))


@breaks("attribute-on-parameter")
def _(m: Parts) -> None:
    m.attribute(m.value("@g"), FIRST_ARGUMENT_INDEX, Attribute("nounwind"))


@breaks("attribute-on-function")
def _(m: Parts) -> None:
    m.attribute(m.value("@g"), FUNCTION_INDEX, Attribute("zeroext"))


@breaks("attribute-value")
def _(m: Parts) -> None:
    m.attribute(m.value("@f"), FIRST_ARGUMENT_INDEX + 2, Attribute("dereferenceable"))


@breaks("attribute-alignment")
def _(m: Parts) -> None:
    m.attribute(m.value("@f"), FIRST_ARGUMENT_INDEX + 2, IntAttribute("align", 1 << 33))


@breaks("initializes-empty")
def _(m: Parts) -> None:
    m.attribute(m.value("@f"), FIRST_ARGUMENT_INDEX + 2, ConstantRangeListAttribute("initializes", 64, ()))


def initializes(m: Parts, *ranges: tuple[int, int]) -> None:
    said = ConstantRangeListAttribute("initializes", 64, tuple([ConstantRange(64, *one) for one in ranges]))
    m.attribute(m.value("@f"), FIRST_ARGUMENT_INDEX + 2, said)


@breaks("initializes-order")
def _(m: Parts) -> None:
    initializes(m, (4, 8), (0, 2))


@breaks("initializes-order")
def _(m: Parts) -> None:
    initializes(m, (0, 4), (4, 8))


@breaks("initializes-order")
def _(m: Parts) -> None:
    initializes(m, (4, 4))


@breaks("nofpclass-empty")
def _(m: Parts) -> None:
    m.attribute(m.value("@f"), FIRST_ARGUMENT_INDEX + 3, IntAttribute("nofpclass", 0))


@breaks("nofpclass-bits")
def _(m: Parts) -> None:
    m.attribute(m.value("@f"), FIRST_ARGUMENT_INDEX + 3, IntAttribute("nofpclass", 1 << 20))


@breaks("function-attributes")
def _(m: Parts) -> None:
    m.attribute(m.value("@g"), FIRST_ARGUMENT_INDEX + 3, Attribute("noundef"))


@breaks("call-attributes")
def _(m: Parts) -> None:
    m.attribute(m.value("C"), FIRST_ARGUMENT_INDEX + 3, Attribute("noundef"))


# Calls and functions


@breaks("call-too-few")
def _(m: Parts) -> None:
    call = m.module["f"].blocks[0].instructions[-2]
    call.set_unlisted_operands([call.operands[-1]])
    call.argument_count = 0


@breaks("call-count")
def _(m: Parts) -> None:
    call = m.value("C")
    call.set_unlisted_operands([m.value("i"), m.value("i"), call.operands[-1]])
    call.argument_count = 2


@breaks("function-common")
def _(m: Parts) -> None:
    m.value("@h")._linkage = "common"


@breaks("function-sret")
def _(m: Parts) -> None:
    function = m.value("@i")
    m.attribute(function, FIRST_ARGUMENT_INDEX, TypeAttribute("sret", m.context.integer(32)))


@breaks("function-result")
def _(m: Parts) -> None:
    m.value("@j").value_type = m.context.function(m.context.function(m.context.void, []), [])


@breaks("argument-class")
def _(m: Parts) -> None:
    function = m.value("@k")
    function.value_type = m.context.function(m.context.void, [m.context.function(m.context.void, [])])
    put(function.arguments[0], "type", function.value_type.parameters[0])


@breaks("function-arguments")
def _(m: Parts) -> None:
    del m.module["h"].arguments[0]


@breaks("argument-type")
def _(m: Parts) -> None:
    put(m.module["g"].arguments[0], "type", m.context.integer(64))


@breaks("personality-of-other-module")
def _(m: Parts) -> None:
    m.operands(m.module["h"], _0=m.other["personality"])


@breaks("function-of-other-module")
def _(m: Parts) -> None:
    m.operands(m.instruction("store"), _0=m.other["g"], _1=m.value("p"))


@breaks("constant-of-other-module")
def _(m: Parts) -> None:
    array = m.context.array(m.context.pointer(), 1)
    m.operands(m.instruction("store"), _0=m.context.constant_aggregate(array, [m.other["x"]]))


@breaks("constant-bitcast")
def _(m: Parts) -> None:
    m.operands(m.instruction("store"), _0=ConstantExpr(m.context.pointer(), "bitcast", [m.integer(64, 7)]))


@breaks("asm-address")
def _(m: Parts) -> None:
    asm = InlineAsm(m.context.pointer(), m.module["g"].value_type, "", "")
    m.operands(m.instruction("store"), _0=asm)


@breaks("intrinsic-name")
def _(m: Parts) -> None:
    m.module["llvm.bswap.i32"]._name = "llvm.bswap.i64"


# What ends blocks


@breaks("terminator")
def _(m: Parts) -> None:
    m.module["h"].blocks[0].set_instructions([])


@breaks("return-void")
def _(m: Parts) -> None:
    m.instruction("ret").set_unlisted_operands([m.value("i")])


@breaks("return-type")
def _(m: Parts) -> None:
    m.operands(m.instruction("ret", "h"), _0=m.integer(64))


@breaks("branch-condition")
def _(m: Parts) -> None:
    m.operands(m.instruction("br"), _0=m.value("i"))


@breaks("switch-void")
def _(m: Parts) -> None:
    put(m.instruction("switch"), "type", m.context.integer(32))


@breaks("switch-constant")
def _(m: Parts) -> None:
    m.operands(m.instruction("switch"), _2=m.value("i"))


@breaks("switch-type")
def _(m: Parts) -> None:
    m.operands(m.instruction("switch"), _2=m.integer(64, 7))


@breaks("switch-duplicate")
def _(m: Parts) -> None:
    m.operands(m.instruction("switch"), _2=m.integer(32, 2))


@breaks("indirectbr-address")
def _(m: Parts) -> None:
    m.operands(m.instruction("indirectbr"), _0=m.value("i"))


@breaks("phi-types")
def _(m: Parts) -> None:
    m.operands(m.value("P"), _0=m.integer(64))


@breaks("catchswitch-empty")
def _(m: Parts) -> None:
    switch = m.instruction("catchswitch", "pads")
    pad = m.module["pads"].blocks[2]
    switch.set_unlisted_operands([operand for operand in switch.operands if operand is not pad])


# Globals


@breaks("global-declaration")
def _(m: Parts) -> None:
    m.module["q"]._linkage = "internal"
    m.module["q"].dso_local = True


@breaks("global-alignment")
def _(m: Parts) -> None:
    m.module["x"]._alignment = 1 << 33


@breaks("appending-variable")
def _(m: Parts) -> None:
    m.module["f"]._linkage = "appending"


@breaks("dllimport-local")
def _(m: Parts) -> None:
    m.module["q"].dll_storage = "dllimport"
    m.module["q"].dso_local = True


@breaks("dso-local")
def _(m: Parts) -> None:
    m.module["y"]._linkage = "internal"
    m.module["y"]._dso_local = False  # as no edit can


@breaks("initializer-type")
def _(m: Parts) -> None:
    m.operands(m.module["y"], _0=m.integer(64))


@breaks("initializer-sized")
def _(m: Parts) -> None:
    ty = m.module["x"].value_type = opaque(m)
    m.operands(m.module["x"], _0=m.context.undef(ty))


@breaks("ifunc-type")
def _(m: Parts) -> None:
    m.operands(m.module["n"], _0=m.module["far"])


@breaks("alias-linkage")
def _(m: Parts) -> None:
    m.module["a"]._linkage = "common"


@breaks("aliasee")
def _(m: Parts) -> None:
    m.module["a"].set_unlisted_operands([])


@breaks("alias-type")
def _(m: Parts) -> None:
    m.operands(m.module["a"], _0=m.context.null(m.context.pointer(1)))


def authenticated(m: Parts, **changed: Any) -> None:
    """The signed pointer with other parts."""
    variable = m.module["p"]
    operands = list(variable.initializer.operands)
    ty = changed.pop("type", m.context.pointer())
    for place, value in changed.items():
        operands[int(place[1:])] = value
    m.operands(variable, _0=ConstantPtrAuth(ty, operands))
    if ty is not m.context.pointer():
        variable.value_type = ty


@breaks("ptrauth-base")
def _(m: Parts) -> None:
    authenticated(m, _0=m.integer(64), type=m.context.integer(64))


@breaks("ptrauth-type")
def _(m: Parts) -> None:
    authenticated(m, type=m.context.pointer(1))


@breaks("ptrauth-key")
def _(m: Parts) -> None:
    authenticated(m, _1=m.integer(64))


@breaks("ptrauth-discriminator")
def _(m: Parts) -> None:
    authenticated(m, _2=m.integer(32))


@breaks("ptrauth-address")
def _(m: Parts) -> None:
    authenticated(m, _3=m.integer(32))


@breaks("ptrauth-symbol")
def _(m: Parts) -> None:
    authenticated(m, _4=m.integer(32))


# Memory


@breaks("alloca-alignment")
def _(m: Parts) -> None:
    m.value("A")._alignment = 1 << 33


@breaks("alloca-unsized")
def _(m: Parts) -> None:
    m.value("A").allocated_type = m.context.function(m.context.void, [])


@breaks("load-alignment")
def _(m: Parts) -> None:
    m.value("L")._alignment = 1 << 33


@breaks("load-unsized")
def _(m: Parts) -> None:
    put(m.value("L"), "type", opaque(m))


@breaks("load-ordering")
def _(m: Parts) -> None:
    m.value("L")._ordering = "release"


@breaks("load-scope")
def _(m: Parts) -> None:
    m.value("L").sync_scope = "singlethread"


@breaks("store-alignment")
def _(m: Parts) -> None:
    m.instruction("store")._alignment = 1 << 33


@breaks("store-pointer")
def _(m: Parts) -> None:
    m.operands(m.instruction("store"), _1=m.value("i"))


@breaks("store-unsized")
def _(m: Parts) -> None:
    m.operands(m.instruction("store"), _0=m.context.undef(opaque(m)))


@breaks("store-ordering")
def _(m: Parts) -> None:
    m.instruction("store")._ordering = "acquire"


@breaks("store-scope")
def _(m: Parts) -> None:
    m.instruction("store").sync_scope = "singlethread"


@breaks("atomicrmw-unordered")
def _(m: Parts) -> None:
    m.value("R")._ordering = "unordered"


@breaks("atomicrmw-xchg-type")
def _(m: Parts) -> None:
    m.operands(m.value("R"), _1=m.context.undef(m.context.vector(m.context.integer(32), 2)))


@breaks("atomicrmw-float-type")
def _(m: Parts) -> None:
    m.value("R")._operation = "fadd"


@breaks("atomicrmw-integer-type")
def _(m: Parts) -> None:
    m.value("R")._operation = "add"
    m.operands(m.value("R"), _1=m.value("d"))


@breaks("atomicrmw-operation")
def _(m: Parts) -> None:
    m.value("R")._operation = "none"


@breaks("fence-ordering")
def _(m: Parts) -> None:
    m.instruction("fence")._ordering = "monotonic"


@breaks("gep-unsized")
def _(m: Parts) -> None:
    m.value("G").source_element_type = opaque(m)
    m.value("G").set_unlisted_operands(list(m.value("G").operands)[:2])


@breaks("gep-scalable")
def _(m: Parts) -> None:
    scalable = m.context.vector(m.context.integer(32), 1, scalable=True)
    m.value("G").source_element_type = m.context.struct([scalable, scalable])


@breaks("gep-indices")
def _(m: Parts) -> None:
    m.operands(m.value("G"), _2=m.integer(32, 2))


# Instructions at large, metadata


@breaks("shufflevector")
def _(m: Parts) -> None:
    vector = m.context.vector(m.context.integer(32), 2)
    m.value("V").mask = m.context.constant_aggregate(vector, [m.integer(32), m.integer(32, 100)])


@breaks("result-metadata")
def _(m: Parts) -> None:
    put(m.value("P"), "type", m.context.metadata)
    node = MetadataAsValue(m.context.metadata, MDTuple([]))
    m.operands(m.value("P"), _0=node, _1=node)


@breaks("result-type")
def _(m: Parts) -> None:
    ty = opaque(m)
    put(m.value("F"), "type", ty)
    m.operands(m.value("F"), _0=m.context.undef(ty))


@breaks("operand-type")
def _(m: Parts) -> None:
    call = m.module["f"].blocks[0].instructions[-2]
    call.set_unlisted_operands([m.value("i"), m.context.undef(opaque(m)), call.operands[-1]])
    call.argument_count = 2


@breaks("tbaa-old-style")
def _(m: Parts) -> None:
    node = MDTuple([MDString("int"), MDTuple([MDString("root")])])
    m.value("L").metadata.replace({"tbaa": node})


NAMES = [rule for rule, _ in CHANGES]
# What no release of LLVM takes from a file, and its interface does not make.
NOT_MADE = frozenset(("argument-type", "function-arguments", "dso-local", "atomicrmw-operation"))


@pytest.mark.parametrize(("rule", "change"), CHANGES, ids=NAMES)
def test_rule(rule: str, change: Change) -> None:
    module = parse()
    assert irkit.verify(module) == []
    change(Parts(module))
    problems = irkit.verify(module)
    assert {problem.rule for problem in problems} == {rule}, [str(one) for one in problems]


SAID = [(rule, change) for rule, change in CHANGES if rule not in NOT_HELD and rule not in NOT_MADE]


@pytest.mark.llvm
@pytest.mark.parametrize(("rule", "change"), SAID, ids=[rule for rule, _ in SAID])
def test_llvm_refuses_the_bitcode(rule: str, change: Change) -> None:
    module = parse()
    change(Parts(module))
    (problem,) = irkit.verify(module)
    command = ["opt-22", "-passes=verify", "-disable-output"]
    bitcode = irkit.to_bitcode(module, check=False)
    done = subprocess.run(command, input=bitcode, capture_output=True, check=False)
    said = done.stderr.decode(errors="replace")
    assert done.returncode == 1, said
    if rule in READER_SAYS:
        assert f"error: {READER_SAYS[rule]} (" in said
    else:
        assert problem.message in said.splitlines(), said
