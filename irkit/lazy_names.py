"""The names of `irkit` that are imported when they are first asked for."""

from __future__ import annotations

from typing import Final

# The model's modules; their public classes are names of `irkit` too (see exports.py).
ROOMS: Final = (
    "analysis",
    "attribute_values",
    "attributes",
    "blocks",
    "building",
    "constants",
    "context",
    "debug_info",
    "debug_records",
    "dialects",
    "equivalence",
    "functions",
    "globals",
    "growing_instructions",
    "instruction_base",
    "instructions",
    "intrinsics",
    "metadata",
    "module",
    "module_flags",
    "provenance",
    "refinement",
    "summary",
    "terminators",
    "types",
    "values",
)

# The short words of `irkit.building`; `irkit.metadata` and `irkit.types` are the model's rooms.
WORDS: Final = frozenset(
    (
        "array",
        "bfloat",
        "const",
        "double",
        "float_",
        "fp128",
        "function_type",
        "half",
        "i1",
        "i128",
        "i16",
        "i32",
        "i64",
        "i8",
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
    )
)
