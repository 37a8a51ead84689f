"""The layout of cclyzer++'s facts (github.com/GaloisInc/cclyzerpp, `FactGenerator/include/predicates.inc`).

Each relation is a file `<relation>.csv.gz`, without a header and with tabs between columns, that its rules read. The
names and the columns are its own; the rows are made from our relations, by `LAYOUT`. Entities are texts:
`<module>:function:3` is an instruction, `<module>:function:%x` a variable, `<module>:function:[basicblock]%entry` a
block, `<module>:function:#17:null` a constant, which is one for all its uses in a function, and `<module>:#17:null` one
outside of functions. Alignments are bytes. What does not follow from IR, as the signatures that its users write, is
there without rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from irkit.facts.chapters.instructions import entity_name
from irkit.facts.schema import RELATIONS
from irkit.operators.table import OPCODES

SYMBOL: Final = "symbol"
NUMBER: Final = "number"


class Target:
    """One of its relations: the types of the columns (`symbol`, `number`), and ours that it is a copy of, "" for one
    that `irkit.facts.cclyzerpp_rows` makes."""

    __slots__ = ("columns", "name", "source")

    def __init__(self, name: str, columns: tuple[str, ...], source: str = "") -> None:
        self.name: str = name
        self.columns: tuple[str, ...] = columns
        self.source: str = source


# By class: what its relations of operands and fields are called, each with ours where that is called otherwise.
_INSTRUCTIONS: Final = {
    "UnaryOperator": "operand",
    "BinaryOperator": "first_operand second_operand",
    "CastInst": "from_operand=from to_type",
    "CmpInst": "condition first_operand second_operand",
    "AllocaInst": "alignment type",
    "LoadInst": "alignment ordering address is_volatile=volatile",
    "StoreInst": "alignment ordering value address is_volatile=volatile",
    "FenceInst": "ordering",
    "AtomicCmpXchgInst": "address cmp_value new_value is_volatile=volatile",
    "AtomicRMWInst": "ordering operation address value is_volatile=volatile",
    "GetElementPtrInst": "base index nindices",
    "ExtractElementInst": "base index",
    "InsertElementInst": "base index value",
    "ShuffleVectorInst": "first_vector second_vector mask",
    "ExtractValueInst": "base index nindices",
    "InsertValueInst": "base value index nindices",
    "PHINode": "type pair_value pair_label npairs",
    "SelectInst": "condition first_operand second_operand",
    "FreezeInst": "operand",
    "VAArgInst": "va_list type",
    "ReturnInst": "void_=void operand=value",
    "BranchInst": "condition true_label false_label uncond_label=dest_label",
    "SwitchInst": "operand default_label case_value case_label ncases",
    "IndirectBrInst": "address label nlabels",
    "UnreachableInst": "",
    "CallInst": "func_operand=function arg",
    "InvokeInst": "func_operand=function arg normal_label exception_label",
    "ResumeInst": "operand",
    "LandingPadInst": "type catch_clause filter_clause nclauses is_cleanup=cleanup",
}
# Opcodes of those classes that it does not know.
_UNKNOWN: Final = ("addrspacecast", "ptrtoaddr")

_COPIES: Final = """
integer_type fp_type type_has_size=type:alloc_size type_has_unpadded_size=type:store_size
func_type=function_type func_type_has_varargs=function_type:vararg func_type_return=function_type:return
func_type_param=function_type:params func_type_nparams=function_type:nparams
pointer_type pointer_type_has_component=pointer_type:component
vector_type vector_type_has_component=vector_type:component
array_type array_type_has_component=array_type:component array_type_has_size=array_type:size
struct_type struct_type_field=struct_type:field struct_type_field_offset=struct_type:field_offset
struct_type_nfields=struct_type:nfields opaque_struct_type=struct_type:opaque struct_type_has_name=struct_type:name
instr_assigns_to=instruction:to instr_successor=instruction:next instr_bb_entry=instruction:block
func_ty=function:type func_pers_fn=function:personality func_gc=function:gc
variable variable_has_type=variable:type
"""

_MADE: Final = {
    "block_predecessor": "symbol symbol",
    "global_var": "symbol",
    "global_var_name": "symbol symbol",
    "global_var_demangled_name": "symbol symbol",
    "global_var_type": "symbol symbol",
    "global_var_initializer": "symbol symbol",
    "global_var_section": "symbol symbol",
    "global_var_aligned_to": "symbol number",
    "global_var_flag": "symbol symbol",
    "global_var_linkage": "symbol symbol",
    "global_var_visibility": "symbol symbol",
    "global_var_threadlocal_mode": "symbol symbol",
    "alias": "symbol",
    "alias_name": "symbol symbol",
    "alias_type": "symbol symbol",
    "alias_linkage": "symbol symbol",
    "alias_visibility": "symbol symbol",
    "alias_aliasee": "symbol symbol",
    "func": "symbol",
    "func_decl": "symbol",
    "func_unnamed_addr": "symbol",
    "func_linkage": "symbol symbol",
    "func_visibility": "symbol symbol",
    "func_calling_conv": "symbol symbol",
    "func_section": "symbol symbol",
    "func_alignment": "symbol number",
    "func_name": "symbol symbol",
    "func_signature": "symbol symbol",
    "func_param": "symbol number symbol",
    "instr_flag": "symbol symbol",
    "instr_func": "symbol symbol",
    "instr_pos": "symbol number number",
    "alloca_instr_size": "symbol symbol",
    "cmpxchg_instr_ordering": "symbol symbol",
    "cmpxchg_instr_type": "symbol symbol",
    "getelementptr_instr_inbounds": "symbol",
    "br_instr_cond": "symbol",
    "br_instr_uncond": "symbol",
    "call_instr_calling_conv": "symbol symbol",
    "call_instr_tail_opt": "symbol",
    "invoke_instr_calling_conv": "symbol symbol",
    "primitive_type": "symbol",
    "pointer_type_has_addr_space": "symbol number",
    "vector_type_has_size": "symbol number",
    "struct_type_field_bit_offset": "symbol number number",
    "variable_has_debug_source_name": "symbol symbol",
    "variable_has_debug_decl_pos": "symbol number number",
    "variable_in_func_name": "symbol symbol",
    "variable_has_name": "symbol symbol",
    "constant": "symbol",
    "constant_has_type": "symbol symbol",
    "constant_has_value": "symbol symbol",
    "constant_in_func_name": "symbol symbol",
    "constant_hashes_to": "symbol number",
    "constant_to_int": "symbol number",
    "integer_constant": "symbol",
    "fp_constant": "symbol",
    "nullptr_constant": "symbol",
    "undef_constant": "symbol",
    "poison_constant": "symbol",
    "func_constant": "symbol",
    "func_constant_fn_name": "symbol symbol",
    "global_var_constant": "symbol",
    "global_var_constant_name": "symbol symbol",
    "constant_array": "symbol",
    "constant_array_index": "symbol number symbol",
    "constant_array_has_size": "symbol number",
    "constant_struct": "symbol",
    "constant_struct_index": "symbol number symbol",
    "constant_struct_has_size": "symbol number",
    "constant_vector": "symbol",
    "constant_vector_index": "symbol number symbol",
    "constant_vector_has_size": "symbol number",
    "constant_expression": "symbol",
    "bitcast_constant_expression": "symbol",
    "bitcast_constant_expression_from": "symbol symbol",
    "inttoptr_constant_expression": "symbol",
    "inttoptr_constant_expression_from": "symbol symbol",
    "ptrtoint_constant_expression": "symbol",
    "ptrtoint_constant_expression_from": "symbol symbol",
    "getelementptr_constant_expression": "symbol",
    "getelementptr_constant_expression_base": "symbol symbol",
    "getelementptr_constant_expression_index": "symbol number symbol",
    "getelementptr_constant_expression_nindices": "symbol number",
    "inline_asm": "symbol",
    "inline_asm_text": "symbol symbol",
    "inline_asm_constraints": "symbol symbol",
    "user_options": "symbol symbol",
}

# What its users write of functions without a body.
SIGNATURES: Final = tuple(
    [
        f"signature_{name}"
        for name in (
            *("none", "return_alloc", "return_alloc_once", "return_aliases_arg", "return_aliases_arg_reachable"),
            *("return_points_to_global", "return_aliases_global", "return_aliases_global_reachable", "arg_alloc"),
            *("arg_alloc_once", "arg_memcpy_arg", "arg_memcpy_arg_reachable", "arg_points_to_global"),
            *("arg_memcpy_global", "arg_memcpy_global_reachable", "global_memcpy_arg", "global_memcpy_arg_reachable"),
        )
    ]
)


def _type_of(kind: str) -> str:
    return NUMBER if kind == "int" else SYMBOL


def _copy(name: str, source: str) -> Target:
    return Target(name, tuple([_type_of(kind) for _, kind in RELATIONS[source].columns]), source)


def _layout() -> dict[str, Target]:
    found = {name: Target(name, tuple(columns.split())) for name, columns in _MADE.items()}
    for item in _COPIES.split():
        name, _, source = item.partition("=")
        found[name] = _copy(name, source or name)
    for row in OPCODES:
        suffixes = _INSTRUCTIONS.get(row.cls.name)
        if suffixes is None or row.name in _UNKNOWN:
            continue
        entity = entity_name(row.name)
        found[f"{row.name}_instr"] = _copy(f"{row.name}_instr", entity)
        for item in suffixes.split():
            suffix, _, ours = item.partition("=")
            name = f"{row.name}_instr_{suffix}"
            found[name] = _copy(name, f"{entity}:{ours or suffix}")
    return found


#: Its relations that follow from IR, by name.
LAYOUT: Final[Mapping[str, Target]] = _layout()
