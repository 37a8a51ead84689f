"""Building IR from Python: types and constants in short words, and the builder of instructions.

>>> import irkit
>>> module = irkit.Module.new("x", llvm_version=22)
>>> function = module.add_function("sum", irkit.function_type(irkit.i32, [irkit.i32, irkit.i32]), args=["a", "b"])
>>> builder = irkit.IRBuilder(function.append_block("entry"))
>>> builder.ret(builder.add(function.args[0], function.args[1], name="s"))
"""

from irkit.building.builder import IRBuilder
from irkit.building.constants import const, null, poison, undef
from irkit.building.types import (
    array,
    bfloat,
    double,
    float_,
    fp128,
    function_type,
    half,
    i1,
    i8,
    i16,
    i32,
    i64,
    i128,
    int_type,
    label,
    pointer,
    ppc_fp128,
    ptr,
    struct,
    token,
    vector,
    void,
    x86_fp80,
)

__all__ = [
    "IRBuilder",
    "array",
    "bfloat",
    "const",
    "double",
    "float_",
    "fp128",
    "function_type",
    "half",
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "int_type",
    "label",
    "null",
    "pointer",
    "poison",
    "ppc_fp128",
    "ptr",
    "struct",
    "token",
    "undef",
    "vector",
    "void",
    "x86_fp80",
]
