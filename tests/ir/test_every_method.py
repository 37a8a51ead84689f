"""Every method of `irkit.ir` writes what llvmlite's writes, and what LLVM takes; what it refuses."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import every_method
import pytest

import irkit
from irkit import ir
from irkit.errors import IRKitError
from irkit.ir.names import escaped_bytes

HERE = Path(__file__).parent
GOLDEN = (HERE / "every_method.txt").read_text()
i8, i32, i64, double = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()
pair = ir.LiteralStructType([i8, i32])
vector = ir.VectorType(i32, 2)


def test_the_text_is_llvmlites() -> None:
    assert every_method.text(ir) == GOLDEN


@pytest.mark.skipif(importlib.util.find_spec("llvmlite") is None, reason="llvmlite is not installed")
def test_llvmlite_writes_that_text() -> None:
    done = subprocess.run([sys.executable, "every_method.py"], cwd=HERE, capture_output=True, text=True, check=True)
    assert done.stdout == GOLDEN


def test_the_module_is_one_of_llvm() -> None:
    model = every_method.build(ir).model
    assert irkit.verify(model) == []
    assert irkit.verify(irkit.parse_bitcode(irkit.to_bitcode(model))) == []


def place() -> Any:
    """A builder in a function that takes an i32, a double, a vector, an opaque pointer and a typed one."""
    types = [i32, double, vector, ir.PointerType(), i32.as_pointer()]
    function = ir.Function(ir.Module(context=ir.Context()), ir.FunctionType(i32, types), "f")
    return ir.IRBuilder(function.append_basic_block("entry"))


REFUSED: dict[str, tuple[type[Exception], str, Callable[[Any, Any], object]]] = {
    "types": (ValueError, "same type", lambda b, a: b.add(a[0], a[1])),
    "overflow": (TypeError, "expected an integer type", lambda b, a: b.sadd_with_overflow(a[1], a[1])),
    "ctlz": (TypeError, "expected an i1 type", lambda b, a: b.ctlz(a[0], a[0])),
    "fma-types": (TypeError, "to be the same", lambda b, a: b.fma(a[1], a[1], a[0])),
    "fma-integers": (TypeError, "floating point", lambda b, a: b.fma(a[0], a[0], a[0])),
    "from-fp16": (TypeError, "a float return type", lambda b, a: b.convert_from_fp16(a[0])),
    "from-fp16-to": (TypeError, "a float type", lambda b, a: b.convert_from_fp16(a[0], i32)),
    "from-fp16-of": (TypeError, "an i16 type", lambda b, a: b.convert_from_fp16(a[0], double)),
    "to-fp16": (TypeError, "a float type", lambda b, a: b.convert_to_fp16(a[0])),
    "icmp": (ValueError, "invalid comparison", lambda b, a: b.icmp_signed("===", a[0], a[0])),
    "fcmp": (ValueError, "invalid comparison", lambda b, a: b.fcmp_ordered("===", a[1], a[1])),
    "fcmp-flag": (ValueError, "invalid flag", lambda b, a: b.fcmp_ordered("<", a[1], a[1], flags=["quick"])),
    "load": (TypeError, "not a pointer", lambda b, a: b.load(a[0])),
    "load-of-what": (ValueError, "lacks type", lambda b, a: b.load(a[3])),
    "store": (TypeError, "not a pointer", lambda b, a: b.store(a[0], a[1])),
    "store-type": (TypeError, "mismatching types", lambda b, a: b.store(a[1], a[4])),
    "gep-of-what": (ValueError, "lacks type", lambda b, a: b.gep(a[3], [a[0]])),
    "gep-index": (TypeError, "double", lambda b, a: b.gep(a[4], [a[1]])),
    "fence": (ValueError, "Invalid fence ordering", lambda b, a: b.fence("monotonic")),
    "call-argument": (TypeError, "arg mismatch", lambda b, a: b.call(b.function, [a[1], *a[1:]])),
    "call-attribute": (ValueError, "Invalid argument index", lambda b, a: b.call(b.function, a, arg_attrs={9: ()})),
    "call-of-none": (TypeError, "Not a function", lambda b, a: b.call(a[4], [])),
    "lane": (TypeError, "VectorType", lambda b, a: b.extract_element(a[0], a[0])),
    "lane-index": (TypeError, "IntType", lambda b, a: b.extract_element(a[2], a[1])),
    "lane-value": (TypeError, "of type i32", lambda b, a: b.insert_element(a[2], a[1], a[0])),
    "shuffle": (TypeError, "vector1", lambda b, a: b.shuffle_vector(a[0], a[0], vector([0, 0]))),
    "shuffle-types": (TypeError, "vector2", lambda b, a: b.shuffle_vector(a[2], a[0], vector([0, 0]))),
    "shuffle-mask": (TypeError, "mask", lambda b, a: b.shuffle_vector(a[2], a[2], a[2])),
    "shuffle-lanes": (IndexError, "range", lambda b, a: b.shuffle_vector(a[2], ir.Undefined, vector([0, 2]))),
    "extract": (TypeError, "Can't index", lambda b, a: b.extract_value(a[0], 0)),
    "insert": (TypeError, "Can only insert i8", lambda b, a: b.insert_value(pair([1, 2]), a[0], 0)),
    "weights": (ValueError, "positive", lambda b, a: b.switch(a[0], b.block).set_weights([-1])),
    "replaced": (TypeError, "different type", lambda b, a: b.block.replace(a[0], a[1])),
    "intrinsic": (NotImplementedError, "unknown intrinsic", lambda b, a: b.module.declare_intrinsic("llvm.x")),
    "metadata": (TypeError, "list or tuple", lambda b, a: b.module.add_metadata("text")),
    "named": (TypeError, "wrong type", lambda b, a: b.module.add_named_metadata("n", a[0])),
    "no-named": (KeyError, "n", lambda b, a: b.module.get_named_metadata("n")),
    "initializer": (TypeError, "initializer of type i8", lambda b, a: str(initialized(b.module))),
    "array-of-none": (ValueError, "at least one", lambda b, a: ir.Constant.literal_array([])),
    "array-of-types": (TypeError, "same type", lambda b, a: ir.Constant.literal_array([i8(1), i32(1)])),
    "array-size": (ValueError, "wrong constant size", lambda b, a: ir.ArrayType(i8, 2)([1])),
    "splat": (TypeError, "expected i32", lambda b, a: vector(i8(1))),
    "space": (TypeError, "address space", lambda b, a: i8(1).addrspace),
    "expression-of": (TypeError, "pointer type", lambda b, a: i8(1).ptrtoint(i32)),
    "expression-to": (TypeError, "integer type", lambda b, a: b.function.ptrtoint(double)),
    "expression-word": (ValueError, "invalid comparison", lambda b, a: i8(1).icmp_signed("=", i8(1))),
    "expression-gep": (TypeError, "pointer constants", lambda b, a: i8(1).gep([i8(1)])),
    "offsets": (TypeError, "no elements", lambda b, a: i8.get_element_offset("", 0)),
    "metadata-pointer": (TypeError, "no pointers", lambda b, a: ir.MetaDataType().as_pointer()),
    "body-twice": (RuntimeError, "already defined", lambda b, a: twice()),
    "inlining": (ValueError, "alwaysinline and noinline", lambda b, a: both(b.function.attributes)),
    "ended": (AssertionError, "'entry' ends with ret", lambda b, a: [b.ret(a[0]), b.ret(a[0])]),
    "comment": (AssertionError, "new line", lambda b, a: b.comment("a\nb")),
    "select": (AssertionError, "i32 and double", lambda b, a: b.select(ir.IntType(1)(1), a[0], a[1])),
    "count": (AssertionError, "of type double", lambda b, a: b.alloca(i8, a[1])),
    "filter": (AssertionError, "array, not i8", lambda b, a: ir.FilterClause(i8(1))),
    "alignstack": (AssertionError, "-1 where", lambda b, a: setattr(b.function.attributes, "alignstack", -1)),
    "align": (AssertionError, "'8' where", lambda b, a: setattr(a[4].attributes, "align", "8")),
    "personality": (AssertionError, "a global value", lambda b, a: personality(b.function.attributes)),
    "void": (AssertionError, "type void", lambda b, a: ir.Constant(ir.VoidType(), 1)),
    "void-pointer": (AssertionError, "to void", lambda b, a: ir.VoidType().as_pointer()),
    "bits": (AssertionError, "not -1", lambda b, a: ir.IntType(-1)),
    "no-name": (AssertionError, "have a name", lambda b, a: ir.IdentifiedStructType(ir.Context(), "")),
    "global-twice": (AssertionError, "'g' already", lambda b, a: [b.module.add_global(initialized(b.module))]),
    "name-twice": (NameError, "'g' is taken", lambda b, a: [initialized(b.module), initialized(b.module)]),
    "no-global": (KeyError, "no global 'n'", lambda b, a: b.module.get_global("n")),
    "few-arguments": (IndexError, "1 arguments, where .* parameters", lambda b, a: b.call(b.function, a[:1])),
    "element": (IndexError, "no element 2 in", lambda b, a: pair.gep(i32(2))),
    "element-below": (IndexError, "no element -1 in", lambda b, a: pair.gep(i32(-1))),
    "element-of-none": (IndexError, "no element 0 in", lambda b, a: ir.Context().get_identified_type("s").gep(i32(0))),
    "element-unknown": (IndexError, "no element undef", lambda b, a: pair.gep(ir.Constant(i32, ir.Undefined))),
    "gep-into": (TypeError, "leads into i8", lambda b, a: b.gep(typed(b), [i32(0), i32(1)])),
}  # fmt: skip


PYTHONS = ("metadata",)  # no value at all, but a word of Python


def initialized(module: Any) -> Any:
    variable = ir.GlobalVariable(module, i32, "g")
    variable.initializer = i8(1)
    return variable


def twice() -> None:
    struct = ir.Context().get_identified_type("s")
    struct.set_body(i8)
    struct.set_body(i8)


def personality(attributes: Any) -> None:
    attributes.personality = i8(1)


def typed(builder: Any) -> Any:
    return builder.alloca(i8)


def both(attributes: Any) -> None:
    attributes.add("noinline")
    attributes.add("alwaysinline")


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    error, words, build = REFUSED[name]
    builder = place()
    with pytest.raises(error, match=words) as raised:
        build(builder, builder.function.args)
    assert isinstance(raised.value, IRKitError) or name in PYTHONS


def test_a_shuffle_of_one_vector() -> None:
    b = place()
    made = b.shuffle_vector(b.function.args[2], ir.Undefined, vector([1, 0]), "swapped")
    lanes = "<2 x i32> <i32 undef, i32 undef>, <2 x i32> <i32 1, i32 0>"
    assert str(made) == f'%"swapped" = shufflevector <2 x i32> %".3", {lanes}'


def test_types_that_are_equal_and_not() -> None:
    opaque = ir.Context().get_identified_type("s")
    every = [
        i8, i32, double, ir.FloatType(), ir.VoidType(), ir.MetaDataType(), vector, ir.ArrayType(i32, 2), pair,
        ir.ArrayType(i32, 3), ir.ArrayType(i8, 2), ir.VectorType(i32, 3), ir.VectorType(i8, 2),
        ir.LiteralStructType([i8, i32], packed=True), ir.FunctionType(i8, []), ir.FunctionType(i8, [], var_arg=True),
        opaque, i8.as_pointer(1), i8.as_pointer(),
    ]  # fmt: skip
    for number, ty in enumerate(every):
        assert [other for other in every if other == ty] == [ty], number
        assert hash(ty) == hash(copy.copy(ty))
        assert repr(ty).endswith(f" {ty}>")
    assert i8.as_pointer() == ir.PointerType() and i8.as_pointer() != i32.as_pointer()
    assert [pickle.loads(pickle.dumps(ty)) for ty in (i8, ir.PointerType(), pair)] == [i8, ir.PointerType(), pair]
    assert (opaque.is_opaque, opaque.get_declaration()) == (True, '%"s" = type opaque')
    assert str(ir.LabelType()) == "label"
    assert [len(ty.elements) for ty in (vector, ir.ArrayType(i8, 3))] == [2, 3]
    with pytest.raises(IndexError):
        vector.elements[2]


def test_types_of_llvmlites_binding() -> None:
    """`from_llvm` makes a type of what llvmlite reads; here of what such a thing says."""
    context = ir.Context()

    def reference(ty: Any, **said: Any) -> Any:
        return SimpleNamespace(as_ir=lambda ir_ctx: ty, **said)

    one = reference(i8, type_width=8)
    assert ir.IntType.from_llvm(one, context) is i8
    assert ir.DoubleType.from_llvm(reference(double), context) == double
    assert ir.PointerType.from_llvm(one, context) == ir.PointerType()
    assert ir.ArrayType.from_llvm(reference(None, elements=[one], element_count=4), context) == ir.ArrayType(i8, 4)
    struct = reference(None, elements=[one], is_literal_struct=True, is_packed_struct=True)
    assert ir.LiteralStructType.from_llvm(struct, context) == ir.LiteralStructType([i8], packed=True)
    named = reference(None, name="n", is_literal_struct=False)
    assert ir.IdentifiedStructType.from_llvm(named, context) is context.get_identified_type("n")
    function = SimpleNamespace(
        get_function_parameters=lambda: [one], get_function_return=lambda: one, is_function_vararg=True
    )
    assert ir.FunctionType.from_llvm(function, context) == ir.FunctionType(i8, [i8], var_arg=True)


@pytest.mark.parametrize(
    ("ty", "spelled"),
    [
        (ir.HalfType(), "half"), (ir.FloatType(), "float"), (double, "double"), (ir.VoidType(), "void"),
        (ir.MetaDataType(), "metadata"), (ir.LabelType(), "label"), (vector, "<2 x i32>"), (pair, "{ i8, i32 }"),
        (ir.FunctionType(i8, [i8], var_arg=True), "i8 (i8, ...)"), (i8.as_pointer(2), "ptr addrspace(2)"),
    ],
)  # fmt: skip
def test_irkits_type(ty: Any, spelled: str) -> None:
    assert str(ty.model) == spelled


def test_going_over_a_module() -> None:
    class Names(ir.CallVisitor):
        def __init__(self) -> None:
            self.found: list[tuple[str, str, str]] = []

        def visit_Call(self, instr: Any) -> None:
            self.found.append((self.function.name, self.basic_block.name, getattr(instr.callee, "name", "asm")))
            assert self.module is module

    module = every_method.build(ir)
    names = Names()
    names.visit(module)
    assert ("operations", "entry", "llvm.bswap.i32") in names.found
    assert ("calls", "entry", "other") in names.found
    assert ("operations", "entry", "asm") in names.found


def test_bytes_that_are_escaped() -> None:
    printed = "".join(chr(byte) for byte in range(256) if byte in range(32, 127) and chr(byte) not in '"\\')
    shown = escaped_bytes(bytes(range(256)))
    assert "".join(re.split(r"\\[0-9a-f]{2}", shown)) == printed
    assert re.findall(r"\\([0-9a-f]{2})", shown) == [f"{byte:02x}" for byte in range(256) if chr(byte) not in printed]


def test_types_of_comparisons() -> None:
    one, two = ir.Constant(ir.IntType(8), 1), ir.Constant(ir.VectorType(ir.IntType(8), 2), [1, 2])
    block = ir.Function(ir.Module(), ir.FunctionType(ir.VoidType(), ()), "f").append_basic_block()
    builder = ir.IRBuilder(block)
    assert str(one.icmp_signed("<", one).type) == str(builder.icmp_unsigned("<", one, one).type) == "i1"
    assert str(builder.icmp_signed("==", two, two).type) == "<2 x i1>"
    real = ir.Constant(ir.DoubleType(), 1.0)
    assert str(real.fcmp_ordered("<", real).type) == str(builder.fcmp_ordered("<", real, real).type) == "i1"


def test_nodes_are_one_by_their_encoding_and_by_no_other_word() -> None:
    module = ir.Module()
    encoded = [module.add_debug_info("DIBasicType", {"encoding": ir.DIToken("DW_ATE_signed")}) for _ in range(2)]
    plain = [module.add_debug_info("DIBasicType", {"encoding": word}) for word in ("DW_ATE_signed", "DW_ATE_float")]
    others = [module.add_debug_info("DICompileUnit", {"language": ir.DIToken("DW_LANG_C")}) for _ in range(2)]
    assert encoded[0] is encoded[1] is plain[0]
    assert plain[0] is not plain[1]
    assert others[0] is not others[1]


@pytest.mark.parametrize(
    ("stands", "gone", "left"),
    [
        ("end", "a", "b c ret n"),
        ("end", "ret", "a b c n"),
        ("before b", "a", "n b c ret"),
        ("before b", "b", "a n c ret"),
        ("before b", "c", "a n b ret"),
        ("after b", "a", "b n c ret"),
        ("after b", "b", "a n c ret"),
        ("before a", "ret", "n a b c"),
    ],
)
def test_an_instruction_is_removed_and_the_builder_stands_where_it_stood(stands: str, gone: str, left: str) -> None:
    """As llvmlite's builder does."""
    b = place()
    x = b.function.args[0]
    made = {name: b.add(x, x, name) for name in "abc"}
    made["ret"] = b.ret(x)
    if stands != "end":
        where, name = stands.split()
        (b.position_before if where == "before" else b.position_after)(made[name])
    b.remove(made[gone])
    assert b.block.is_terminated is (gone != "ret")
    made["n"] = b.sub(x, x, "n")
    names = {instruction: name for name, instruction in made.items()}
    assert " ".join([names[one] for one in b.block.instructions]) == left
