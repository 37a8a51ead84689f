"""The relations of types (LangRef, "Type System"; tables 51 to 69 of the thesis)."""

from __future__ import annotations

from typing import Final

from irkit.facts.declare import Relation, relation

CHAPTER: Final = "types"


def _row(name: str, columns: str, doc: str, *tables: int, constraints: tuple[int, ...] = ()) -> Relation:
    return relation(CHAPTER, name, columns, doc, *tables, constraints=constraints)


RELATIONS: Final[tuple[Relation, ...]] = (
    _row("type", "type", "Every type that the module uses, directly or inside another.", 51),
    _row("type:id", "type -> id:text", "The type as LLVM writes it, which identifies it.", 51),
    _row("primitive_type", "type", "Types that are made of no others.", 52),
    _row("derived_type", "type", "Functions, vectors, pointers, arrays, structs, target extension types.", 53),
    _row("integer_type", "type", "Integers.", 54),
    _row("fp_type", "type", "Floating-point types.", 54),
    _row("void_type", "type", "`void`.", 54, 55),
    _row("label_type", "type", "`label`, the type of basic blocks.", 54, 55),
    _row("metadata_type", "type", "`metadata`.", 54, 55),
    _row("token_type", "type", "`token`."),
    _row("x86_amx_type", "type", "`x86_amx`."),
    _row("x86_mmx_type", "type", "`x86_mmx`, up to LLVM 19."),
    _row("function_type", "type", "Types of functions.", 56),
    _row("vector_type", "type", "Vectors, scalable ones too.", 56, constraints=(60,)),
    _row("pointer_type", "type", "Pointers, typed or opaque.", 56),
    _row("aggregate_type", "type", "Arrays and structs.", 56),
    _row("array_type", "type", "Arrays.", 56),
    _row("struct_type", "type", "Structs, literal, identified or opaque.", 56),
    _row("target_extension_type", "type", "Target extension types, from LLVM 16 on."),
    _row("integer_type:width", "type -> bits:int", "The width of an integer."),
    _row("fp_type:width", "type -> bits:int", "The width of a floating-point type."),
    _row(
        "vector_type:size",
        "type -> size:int",
        "The number of elements; of a scalable vector, that which `vscale` multiplies.",
        *(57, 58),
        constraints=(60, 61),
    ),
    _row("vector_type:component", "type -> component:type", "The elements' type.", 57, 59, constraints=(60, 62)),
    _row("vector_type:scalable", "type", "Vectors whose size is a multiple of `vscale`."),
    _row("array_type:size", "type -> size:int", "The number of elements."),
    _row("array_type:component", "type -> component:type", "The elements' type.", 113),
    _row(
        "pointer_type:component",
        "type -> component:type",
        "What a typed pointer points to; an opaque one has no row.",
        *(63, 64),
    ),
    _row("pointer_type:address_space", "type -> address_space:int", "The address space, 0 too."),
    _row("struct_type:field", "type index:int -> field:type", "The type of each field, from 0 on.", 115),
    _row("struct_type:nfields", "type -> total:int", "The number of fields; an opaque struct has no row."),
    _row("struct_type:name", "type -> name:text", "The name of an identified struct that has one."),
    _row("struct_type:packed", "type", "Structs without padding."),
    _row("struct_type:opaque", "type", "Structs of which nothing but the name is known."),
    _row("function_type:return", "type -> result:type", "The type of what is returned.", 65, 66, constraints=(69,)),
    _row("function_type:params", "type index:int -> param:type", "The type of each parameter, from 0 on.", 65, 67),
    _row("function_type:nparams", "type -> total:int", "The number of parameters.", 65, 68),
    _row("function_type:vararg", "type", "Types of functions that take any number of further arguments."),
    _row("target_extension_type:name", "type -> name:text", "The target's name for it."),
    _row("target_extension_type:type_param", "type index:int -> param:type", "A type that it is given."),
    _row("target_extension_type:int_param", "type index:int -> param:int", "A number that it is given."),
    _row(
        "type:store_size",
        "type -> bytes:int",
        "The bytes that a store writes; one without a size, or of one that `vscale` multiplies, has no row.",
    ),
    _row("type:alloc_size", "type -> bytes:int", "The bytes from one element of an array to the next."),
    _row("type:alignment", "type -> bytes:int", "The alignment that the data layout asks for."),
    _row("struct_type:field_offset", "type index:int -> bytes:int", "Where each field begins."),
)
