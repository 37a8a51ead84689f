"""The relations of variables, immediates and operands (tables 73 to 77 of the thesis), and of constants (table 114)."""

from __future__ import annotations

from typing import Final

from irkit.facts.declare import Relation, relation

CHAPTER: Final = "values"


def _row(name: str, columns: str, doc: str, *tables: int, on_request: bool = False) -> Relation:
    return relation(CHAPTER, name, columns, doc, *tables, on_request=on_request)


_OPERANDS: Final = (
    _row("variable", "variable", "Arguments, basic blocks, and results of instructions.", 73),
    _row("variable:id", "variable -> id:text", "The variable as LLVM writes it in its function, `%x` or `%3`.", 73),
    _row("variable:type", "variable -> type", "Its type; that of a block is `label`.", 74),
    _row("variable:label", "variable", "The variables that are basic blocks.", 107),
    _row("variable:function", "variable -> function", "The function that it is in."),
    _row("variable:name", "variable -> name:text", "The name without its prefix, of a variable that has one."),
    _row(
        "immediate",
        "immediate",
        "Constants, globals, inline assembly, and metadata that is an operand: all operands that are no variables.",
        73,
    ),
    _row(
        "immediate:value",
        "immediate -> value:text",
        "The constant as LLVM writes it without its type; one that is made of others names them by their numbers in "
        "the module, `{ #4, #7 }`.",
        73,
    ),
    _row("immediate:type", "immediate -> type", "Its type.", 74),
    _row("operand", "operand", "Variables and immediates.", 75),
    _row("operand:by_variable", "variable -> operand", "The operand that is this variable.", 76),
    _row("operand:by_immediate", "immediate -> operand", "The operand that is this immediate.", 77),
)

_CONSTANTS: Final = (
    _row(
        "constant:toInt",
        "immediate -> value:int",
        "The value of an integer of which 64 bits are enough, as a signed number; that of `true` is 1.",
        114,
    ),
    _row("integer_constant", "immediate", "Integers."),
    _row("fp_constant", "immediate", "Floating-point numbers."),
    _row("fp_constant:bits", "immediate -> bits:text", "The bits of the number, in hexadecimal."),
    _row("null_constant", "immediate", "Null pointers."),
    _row("zero_constant", "immediate", "`zeroinitializer`."),
    _row("undef_constant", "immediate", "`undef`."),
    _row("poison_constant", "immediate", "`poison`."),
    _row("none_constant", "immediate", "`none`, of type `token`."),
    _row("data_constant", "immediate", "Arrays and vectors of plain numbers, such as strings."),
    _row("data_constant:size", "immediate -> total:int", "The number of elements."),
    _row(
        "data_constant:string",
        "immediate -> value:text",
        "The string in UTF-8 that an array of `i8` holds up to the null character at its end, its only one.",
    ),
    _row("aggregate_constant", "immediate", "Arrays, structs and vectors of constants."),
    _row("aggregate_constant:element", "immediate index:int -> element:immediate", "The elements, from 0 on."),
    _row("aggregate_constant:size", "immediate -> total:int", "The number of elements."),
    _row("constant_expression", "immediate", "Constant expressions."),
    _row("constant_expression:opcode", "immediate -> opcode:text", "The keyword of the instruction that it is like."),
    _row("constant_expression:operand", "immediate index:int -> operand:immediate", "The operands, from 0 on."),
    _row("constant_expression:flag", "immediate flag:text", "`inbounds`, `nuw`, …"),
    _row("constant_expression:source_type", "immediate -> type", "What a `getelementptr` counts in."),
    _row("constant_expression:condition", "immediate -> condition:text", "The predicate of a comparison."),
    _row("constant_expression:index", "immediate index:int -> value:int", "An index of `extractvalue`, `insertvalue`."),
    _row("constant_expression:mask", "immediate -> mask:immediate", "The mask of a `shufflevector`."),
    _row("global_constant", "immediate -> global", "Globals as immediates: both have one number."),
    _row("block_address", "immediate -> block", "`blockaddress`: the address of a block."),
    _row("block_address:function", "immediate -> function", "The function whose block it is."),
    _row("wrapped_constant", "immediate -> kind:text", "`dso_local_equivalent`, `no_cfi`, `ptrauth`."),
    _row("wrapped_constant:operand", "immediate index:int -> operand:immediate", "What it is made of."),
    _row("inline_asm", "immediate", "Inline assembly."),
    _row("inline_asm:text", "immediate -> value:text", "The assembly."),
    _row("inline_asm:constraints", "immediate -> constraints:text", "Where its operands are."),
    _row("inline_asm:type", "immediate -> type", "The signature by which it is called."),
    _row("inline_asm:flag", "immediate flag:text", "`sideeffect`, `alignstack`, `inteldialect`, `unwind`."),
    _row("metadata_operand", "immediate -> node:metadata", "Metadata that a call takes as an argument."),
    _row(
        "operand:use",
        "operand index:int -> instruction place:int",
        "The operands of instructions that are this one, in the order of LLVM's use-list, from 0 on; of what is in a "
        "function.",
        on_request=True,
    ),
)

RELATIONS: Final[tuple[Relation, ...]] = (*_OPERANDS, *_CONSTANTS)
