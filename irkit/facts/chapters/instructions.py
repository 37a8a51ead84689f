"""The relations of instructions (tables 82 to 119 of the thesis), made from the operator table.

What each operand and field of a class is called here stands in `NAMES`; the kind of an operand or field says how many
columns its relation has. The names are the thesis's; where it has none, those of its kind.
"""

from __future__ import annotations

from typing import Final

from irkit.facts.declare import Relation, relation
from irkit.operators.declare import (
    ALIGNMENT,
    ATTRIBUTES,
    BLOCKS,
    BOOLEAN,
    BOOLEANS,
    BUNDLES,
    CONSTANT,
    CONVENTION,
    COUNT,
    FAILURE_ORDERING,
    FUNCTION_TYPE,
    INDICES,
    ONE,
    OPTIONAL,
    ORDERING,
    PAIRS,
    PREDICATE,
    PRESENCE,
    RMW_OPERATION,
    SUCCESS_ORDERING,
    SYNC_SCOPE,
    TAIL_KIND,
    TYPE,
    VARIADIC,
    Field,
    Opcode,
    Operand,
)
from irkit.operators.table import OPCODES

CHAPTER: Final = "instructions"

# Class: operand or field in the operator table → what its relation is called. Those that are not here keep their name.
_BINARY: Final = {"left": "first_operand", "right": "second_operand"}
_CALL: Final = {"arguments": "arg", "bundle_operands": "bundle_operand", "callee": "function"}
_CALL_FIELDS: Final = {"function_type": "signature", "attribute_list": "attribute", "bundles": "bundle"}
NAMES: Final[dict[str, dict[str, str]]] = {
    "BinaryOperator": _BINARY,
    "CastInst": {"operand": "from"},
    "CmpInst": {**_BINARY, "predicate": "condition"},
    "AllocaInst": {"array_size": "size", "allocated_type": "type"},
    "LoadInst": {"pointer": "address"},
    "StoreInst": {"pointer": "address"},
    "AtomicCmpXchgInst": {"pointer": "address", "compare": "cmp_value", "new": "new_value"},
    "AtomicRMWInst": {"pointer": "address"},
    "GetElementPtrInst": {"pointer": "base", "indices": "index", "source_element_type": "source_type"},
    "ExtractElementInst": {"vector": "base"},
    "InsertElementInst": {"vector": "base", "element": "value"},
    "ShuffleVectorInst": {"left": "first_vector", "right": "second_vector"},
    "ExtractValueInst": {"aggregate": "base", "indices": "index"},
    "InsertValueInst": {"aggregate": "base", "element": "value", "indices": "index"},
    "PHINode": {"incoming_values": "pair_value", "incoming_blocks": "pair_label"},
    "SelectInst": {"if_true": "first_operand", "if_false": "second_operand"},
    "BranchInst": {"if_true": "true_label", "if_false": "false_label"},
    "SwitchInst": {"condition": "operand", "default_destination": "default_label", "cases": "case"},
    "IndirectBrInst": {"destinations": "label"},
    "CallInst": {**_CALL, **_CALL_FIELDS, "tail_kind": "tail"},
    "InvokeInst": {
        **_CALL,
        **_CALL_FIELDS,
        "normal_destination": "normal_label",
        "unwind_destination": "exception_label",
    },
    "CallBrInst": {
        **_CALL,
        **_CALL_FIELDS,
        "default_destination": "default_label",
        "indirect_destinations": "indirect_label",
    },
    "ResumeInst": {"value": "operand"},
    "LandingPadInst": {"clauses": "clause"},
    "FuncletPadInst": {"arguments": "arg", "parent_pad": "parent"},
    "CatchSwitchInst": {"parent_pad": "parent", "unwind_destination": "unwind_label", "handlers": "handler"},
    "CatchReturnInst": {"successor": "label"},
    "CleanupReturnInst": {"unwind_destination": "unwind_label"},
}

# What operands of unknown number are counted by.
COUNTS: Final[dict[tuple[str, str], str]] = {
    ("GetElementPtrInst", "index"): "nindices",
    ("ExtractValueInst", "index"): "nindices",
    ("InsertValueInst", "index"): "nindices",
    ("PHINode", "pair_value"): "npairs",
    ("SwitchInst", "case"): "ncases",
    ("IndirectBrInst", "label"): "nlabels",
    ("CallInst", "arg"): "nargs",
    ("InvokeInst", "arg"): "nargs",
    ("CallBrInst", "arg"): "nargs",
    ("LandingPadInst", "clause"): "nclauses",
    ("FuncletPadInst", "arg"): "nargs",
    ("CatchSwitchInst", "handler"): "nhandlers",
    ("CallBrInst", "indirect_label"): "nlabels",
}

# The types that an instruction names, where they are neither an operand's nor a field: suffix, what it is.
TYPES: Final[dict[str, tuple[str, str]]] = {
    "CastInst": ("to_type", "The type that is converted to."),
    "LoadInst": ("type", "The type of what is loaded."),
    "StoreInst": ("type", "The type of what is stored."),
    "PHINode": ("type", "The type of the values."),
    "VAArgInst": ("type", "The type of the argument."),
    "LandingPadInst": ("type", "The type of the result."),
}

# The thesis's tables that declare what is declared for one instruction there and meant for all of its kind.
TABLES: Final[dict[str, tuple[int, ...]]] = {
    "add_instruction": (87,),
    "bitcast_instruction": (87,),
    "load_instruction": (87,),
    "getelementptr_instruction": (87,),
    "add_instruction:first_operand": (88,),
    "add_instruction:second_operand": (89,),
    "trunc_instruction:from": (93,),
    "trunc_instruction:to_type": (93,),
    "ret_instruction:void": (99,),
    "ret_instruction:value": (99,),
    "invoke_instruction:function": (102,),
    "invoke_instruction:arg": (105,),
    "invoke_instruction:signature": (106,),
    "invoke_instruction:normal_label": (107,),
    "invoke_instruction:exception_label": (107,),
    "extractvalue_instruction:base": (111,),
    "extractvalue_instruction:index": (112,),
    "extractvalue_instruction:nindices": (112,),
}
CONSTRAINTS: Final[dict[str, tuple[int, ...]]] = {
    "add_instruction": (90, 91),
    "add_instruction:first_operand": (90, 92),
    "add_instruction:second_operand": (90, 92),
    "trunc_instruction": (95, 97),
    "trunc_instruction:from": (95,),
    "trunc_instruction:to_type": (95, 96),
    "invoke_instruction:normal_label": (108,),
    "invoke_instruction:exception_label": (108,),
    "invoke_instruction:signature": (109, 110),
    "extractvalue_instruction:base": (119,),
}

# The tables that show the operands of one instruction, which those of others are like: by class and name, and else by
# how many operands there are. What the thesis does not have is like none.
LIKE: Final[dict[tuple[str, str], int]] = {
    ("BinaryOperator", "second_operand"): 89,
    ("CastInst", "from"): 93,
    ("CallInst", "function"): 102,
    ("InsertValueInst", "base"): 111,
}
LIKE_BY_ARITY: Final = {ONE: 88, OPTIONAL: 99, VARIADIC: 105, PAIRS: 105}
MODERN_CLASSES: Final = (
    *("UnaryOperator", "FreezeInst", "CallBrInst", "FuncletPadInst", "CatchSwitchInst", "CatchReturnInst"),
    "CleanupReturnInst",
)
MODERN_OPCODES: Final = ("addrspacecast", "ptrtoaddr")

_ALL: Final = (
    ("instruction", "instruction", "All instructions.", (49, 50, 82)),
    ("instruction:id", "instruction -> id:int", "What identifies the instruction: its number.", (50, 82)),
    ("instruction:to", "instruction -> variable", "The variable that holds the result, if there is one.", (83,)),
    ("instruction:next", "instruction -> next:instruction", "The instruction behind it in its function.", (85,)),
    ("instruction:function", "instruction -> function", "The function that it is in.", (86,)),
    ("instruction:block", "instruction -> block", "The basic block that it is in.", ()),
    ("instruction:opcode", "instruction -> opcode:text", "LLVM's keyword.", ()),
    (
        "instruction:operand",
        "instruction index:int -> operand",
        "All operands in LLVM's order, from 0 on: a call's callee is the last, a branch's condition the first.",
        (),
    ),
    ("instruction:flag", "instruction flag:text", "`nuw`, `exact`, `inbounds`, `nnan`, …", ()),
    ("instruction:metadata", "instruction kind:text -> node:metadata", "The metadata attached to it, `dbg` too.", ()),
    (
        "instruction:position",
        "instruction -> file:text line:int column:int",
        "Where it is from in the source, by its debug location.",
        (),
    ),
)


def _instruction_rows() -> list[Relation]:
    return [relation(CHAPTER, name, columns, doc, *tables) for name, columns, doc, tables in _ALL]


def entity_name(opcode: str) -> str:
    """`add_instruction` for `add`."""
    return f"{opcode}_instruction"


def name_in(cls: str, name: str) -> str:
    """What the relation of an operand or field of a class is called, behind the colon."""
    return NAMES.get(cls, {}).get(name, name)


def _one_of(row: Opcode, suffix: str, columns: str, doc: str) -> Relation:
    name = f"{entity_name(row.name)}:{suffix}"
    return relation(CHAPTER, name, columns, doc, *TABLES.get(name, ()), constraints=CONSTRAINTS.get(name, ()))


def _sentence(text: str) -> str:
    """A remark of the operator table as a sentence; "" for none."""
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _operand_rows(row: Opcode, operand: Operand) -> list[Relation]:
    suffix = name_in(row.cls.name, operand.name)
    kind = "block" if operand.is_block else "operand"
    words = operand.name.replace("_", " ")
    doc = _sentence(operand.doc) or f"The {words}."
    if operand.arity == ONE:
        return [_one_of(row, suffix, f"instruction -> {kind}", doc)]
    if operand.arity == OPTIONAL:
        return [_one_of(row, suffix, f"instruction -> {kind}", f"{doc[:-1]}, if there is one.")]
    count = COUNTS.get((row.cls.name, suffix))
    counted = [_one_of(row, count, "instruction -> total:int", f"How many {words} there are.")] if count else []
    if operand.arity == PAIRS:
        return [
            _one_of(
                row, f"{suffix}_value", "instruction index:int -> value:immediate", f"The value of each of the {words}."
            ),
            _one_of(row, f"{suffix}_label", "instruction index:int -> block", "Where it goes to."),
            *counted,
        ]
    assert operand.arity == VARIADIC
    if row.cls.name == "LandingPadInst":
        return [
            _one_of(row, "catch_clause", "instruction index:int -> operand", "What a `catch` clause names."),
            _one_of(row, "filter_clause", "instruction index:int -> operand", "What a `filter` clause names."),
            *counted,
        ]
    if operand.name == "bundle_operands":
        return []  # they follow the bundles
    return [_one_of(row, suffix, f"instruction index:int -> {kind}", f"The {words}, from 0 on."), *counted]


# How a field becomes a relation: the columns, and what is said of it beside its name.
_FIELDS: Final = {
    ALIGNMENT: ("instruction -> bytes:int", ", where the source has one."),
    BLOCKS: ("instruction index:int -> block", ", from 0 on."),
    CONSTANT: ("instruction -> immediate", "."),
    CONVENTION: ("instruction -> convention:text", ": LLVM's word, `ccc` too."),
    FUNCTION_TYPE: ("instruction -> type", ": the function type by which it calls."),
    **dict.fromkeys(
        (ORDERING, SUCCESS_ORDERING, FAILURE_ORDERING),
        ("instruction -> ordering:text", ", where the access is atomic."),
    ),
    PREDICATE: ("instruction -> condition:text", ", as in text."),
    RMW_OPERATION: ("instruction -> operation:text", ", as in text."),
    SYNC_SCOPE: ("instruction -> scope:text", ", where it is not the system's."),
    TAIL_KIND: ("instruction -> kind:text", ": `tail`, `musttail` or `notail`."),
    TYPE: ("instruction -> type", "."),
}


def _field_rows(row: Opcode, field: Field) -> list[Relation]:
    suffix = name_in(row.cls.name, field.name)
    kind = field.kind
    if kind in (COUNT, PRESENCE, BOOLEANS):
        return []  # what counts operands, or tells clauses apart, shows in their relations
    if kind is BOOLEAN:
        return [_one_of(row, suffix, "instruction", f"Those that are marked `{field.name}`.")]
    if kind is INDICES:
        return [
            _one_of(row, suffix, "instruction index:int -> value:int", "The indices, plain integers, from 0 on."),
            _one_of(row, COUNTS[row.cls.name, suffix], "instruction -> total:int", "How many indices there are."),
        ]
    if kind is ATTRIBUTES:
        return [
            _one_of(row, "attribute", "instruction attribute:text", "The call's own attributes."),
            _one_of(row, "return_attribute", "instruction attribute:text", "The attributes of the result."),
            _one_of(row, "param_attribute", "instruction index:int attribute:text", "The attributes of an argument."),
        ]
    if kind is BUNDLES:
        return [
            _one_of(row, "bundle", "instruction index:int -> tag:text", "The operand bundles, from 0 on."),
            _one_of(row, "bundle_operand", "instruction bundle:int index:int -> operand", "The operands in a bundle."),
        ]
    columns, doc = _FIELDS[kind]
    return [_one_of(row, suffix, columns, f"The {field.words}{doc}")]


def _like(row: Opcode, one: Relation, arity: str) -> int:
    """The table that shows what the relation of an operand is like; 0 for none."""
    if one.tables or row.cls.name in MODERN_CLASSES or row.name in MODERN_OPCODES:
        return 0
    return LIKE.get((row.cls.name, one.name.partition(":")[2]), LIKE_BY_ARITY[arity])


def opcode_rows(row: Opcode) -> list[Relation]:
    """The relations of one instruction, its entity first."""
    name = entity_name(row.name)
    found = [
        relation(
            CHAPTER,
            name,
            "instruction",
            f'`{row.name}` instructions (LangRef, "{row.section}").',
            *TABLES.get(name, (87,)),
            constraints=CONSTRAINTS.get(name, ()),
        )
    ]
    for operand in row.cls.operands:
        made = _operand_rows(row, operand)
        for one in made:
            one.like = _like(row, one, operand.arity)
        found += made
    for field in row.cls.fields:
        found += _field_rows(row, field)
    if row.cls.name in TYPES:
        suffix, doc = TYPES[row.cls.name]
        found.append(_one_of(row, suffix, "instruction -> type", doc))
    if row.name == "ret":
        found.append(_one_of(row, "void", "instruction", "Those that return nothing."))
    if row.name == "br":
        found.append(_one_of(row, "dest_label", "instruction -> block", "Where a branch without a condition goes to."))
    return found


RELATIONS: Final[tuple[Relation, ...]] = (
    *_instruction_rows(),
    *[one for row in OPCODES for one in opcode_rows(row)],
)
