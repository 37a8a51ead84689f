"""The kinds of the model's attributes. Written by `python -m irkit.guarding.generate`; do not edit."""

from __future__ import annotations

from typing import Final

KINDS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "irkit.attribute_values": {
        "AllocSize": {
            "count": "int | None",
            "size": "int",
        },
        "VScaleRange": {
            "maximum": "int | None",
            "minimum": "int",
        },
        "ConstantRange": {
            "lower": "int",
            "upper": "int",
            "width": "int",
        },
    },
    "irkit.attributes": {
        "Attribute": {
            "name": "str",
        },
        "IntAttribute": {
            "value": "int",
        },
        "StringAttribute": {
            "value": "str | None",
        },
        "TypeAttribute": {
            "type": "irkit.types:Type | None",
        },
        "ConstantRangeAttribute": {
            "range": "irkit.attribute_values:ConstantRange",
        },
        "ConstantRangeListAttribute": {
            "ranges": "tuple[irkit.attribute_values:ConstantRange, ...]",
            "width": "int",
        },
        "AttributeSet": {
            "attributes": "tuple[irkit.attributes:Attribute, ...]",
        },
        "AttributeList": {
            "sets": "dict[int, irkit.attributes:AttributeSet]",
        },
    },
    "irkit.blocks": {
        "BasicBlock": {
            "parent": "irkit.functions:Function | None",
            "trailing_records": "list[irkit.debug_records:DbgRecord] | None",
        },
    },
    "irkit.constants": {
        "ConstantInt": {
            "value": "int",
        },
        "ConstantFP": {
            "bits": "int",
        },
        "ConstantDataSequential": {
            "data": "bytes",
        },
        "ConstantExpr": {
            "flags": "int",
            "opcode": "str",
        },
        "ConstantExprGEP": {
            "in_range": "tuple[int, int, int] | None",
            "in_range_index": "int",
            "source_element_type": "irkit.types:Type",
        },
        "ConstantExprCompare": {
            "predicate": "str",
        },
        "ConstantExprShuffle": {
            "mask_constant": "irkit.constants:Constant",
        },
        "ConstantExprIndexed": {
            "indices": "tuple[int, ...]",
        },
        "InlineAsm": {
            "align_stack": "bool",
            "asm": "str",
            "can_unwind": "bool",
            "constraints": "str",
            "dialect": "str",
            "function_type": "irkit.types:Type",
            "side_effects": "bool",
        },
    },
    "irkit.debug_records": {
        "DbgRecord": {
            "debug_loc": "irkit.metadata:Metadata | None",
        },
        "DbgVariableRecord": {
            "address": "irkit.metadata:Metadata | None",
            "address_expression": "irkit.metadata:Metadata | None",
            "assign_id": "irkit.metadata:Metadata | None",
            "expression": "irkit.metadata:Metadata",
            "kind": "str",
            "location": "irkit.metadata:Metadata",
            "variable": "irkit.metadata:Metadata",
        },
        "DbgLabelRecord": {
            "label": "irkit.metadata:Metadata",
        },
    },
    "irkit.functions": {
        "Function": {
            "arguments": "list[irkit.values:Argument]",
            "attribute_list": "irkit.attributes:AttributeList | None",
            "is_materializing": "bool",
        },
    },
    "irkit.globals": {
        "Comdat": {
            "name": "str",
        },
        "GlobalValue": {
            "parent": "irkit.module:Module | None",
            "value_type": "irkit.types:Type",
        },
        "GlobalVariable": {
            "attribute_set": "irkit.attributes:AttributeSet | None",
        },
    },
    "irkit.growing_instructions": {
        "PHINodeBase": {
            "incoming_blocks": "list[irkit.blocks:BasicBlock]",
        },
        "LandingPadBase": {
            "filters": "list[bool]",
        },
    },
    "irkit.instruction_base": {
        "Instruction": {
            "debug_records": "list[irkit.debug_records:DbgRecord] | None",
            "opcode": "str",
            "parent": "irkit.blocks:BasicBlock | None",
        },
        "OperandBundle": {
            "end": "int",
            "start": "int",
            "tag": "str",
        },
        "CallBase": {
            "argument_count": "int",
            "attribute_list": "irkit.attributes:AttributeList | None",
            "bundles": "list[irkit.instruction_base:OperandBundle] | None",
            "function_type": "irkit.types:FunctionType",
        },
    },
    "irkit.instructions": {
        "ShuffleVectorInst": {
            "mask": "irkit.constants:Constant",
        },
    },
    "irkit.metadata": {
        "MDString": {
            "string": "str",
        },
        "ValueAsMetadata": {
            "value": "irkit.values:Value",
        },
        "DIArgList": {
            "args": "list[irkit.metadata:ValueAsMetadata]",
        },
        "MDNode": {
            "operands": "list[irkit.metadata:Metadata | None]",
        },
        "DIExpression": {
            "elements": "list[int]",
        },
        "DINode": {
            "scalars": "list[int]",
        },
        "NamedMDNode": {
            "name": "str",
            "operands": "list[irkit.metadata:MDNode]",
        },
        "MetadataAsValue": {
            "metadata": "irkit.metadata:Metadata",
        },
    },
    "irkit.module": {
        "Module": {
            "assembly_fragments": "list[irkit.module_assembly:AssemblyFragment]",
            "comdats": "dict[str, irkit.globals:Comdat]",
            "context": "irkit.context:Context",
            "dependent_libraries": "list[str]",
            "dialect": "irkit.dialects:Dialect",
            "explicit_structs": "bool",
            "identification": "irkit.provenance:Identification | None",
            "metadata_kinds": "dict[str, int]",
            "opaque_pointers": "bool",
            "operand_bundle_tags": "list[str]",
            "provenance": "irkit.provenance:Provenance",
            "sync_scopes": "list[str]",
            "use_orders": "irkit.use_lists:UseOrders | None",
        },
    },
    "irkit.module_assembly": {
        "AssemblyFragment": {
            "target_cpu": "str",
            "target_features": "str",
            "text": "str",
        },
    },
    "irkit.summary": {
        "SummaryModule": {
            "hash": "tuple[int, ...]",
            "id": "int",
            "path": "str",
        },
        "ValueInfo": {
            "guid": "int",
            "name": "str",
            "summaries": "list[irkit.summary:GlobalValueSummary]",
        },
        "SummaryReference": {
            "access": "str",
            "value": "irkit.summary:ValueInfo",
        },
        "GlobalValueSummary": {
            "can_auto_hide": "bool",
            "dso_local": "bool",
            "import_type": "str",
            "linkage": "str",
            "live": "bool",
            "module_path": "str",
            "no_rename_on_promotion": "bool",
            "not_eligible_to_import": "bool",
            "original_guid": "int",
            "references": "list[irkit.summary:SummaryReference]",
            "visibility": "str",
        },
        "AliasSummary": {
            "aliasee": "irkit.summary:ValueInfo | None",
        },
        "GlobalVarSummary": {
            "constant": "bool",
            "read_only": "bool",
            "vcall_visibility": "int",
            "vtable_functions": "list[tuple[irkit.summary:ValueInfo, int]]",
            "write_only": "bool",
        },
        "CallEdge": {
            "callee": "irkit.summary:ValueInfo",
            "has_tail_call": "bool",
            "hotness": "str",
            "relative_frequency": "int",
        },
        "VirtualFunctionId": {
            "guid": "int",
            "offset": "int",
        },
        "ConstantVirtualCall": {
            "arguments": "list[int]",
            "function": "irkit.summary:VirtualFunctionId",
        },
        "OffsetRange": {
            "lower": "int",
            "upper": "int",
        },
        "ParameterCall": {
            "callee": "irkit.summary:ValueInfo",
            "offsets": "irkit.summary:OffsetRange",
            "parameter": "int",
        },
        "ParameterAccess": {
            "calls": "list[irkit.summary:ParameterCall]",
            "parameter": "int",
            "use": "irkit.summary:OffsetRange",
        },
        "CallsiteInfo": {
            "callee": "irkit.summary:ValueInfo | None",
            "clones": "list[int]",
            "stack_ids": "list[int]",
        },
        "MemoryInfoBlock": {
            "allocation_type": "int",
            "context_sizes": "list[tuple[int, int]]",
            "stack_ids": "list[int]",
        },
        "AllocationInfo": {
            "blocks": "list[irkit.summary:MemoryInfoBlock]",
            "versions": "list[int]",
        },
        "FunctionSummary": {
            "allocations": "list[irkit.summary:AllocationInfo]",
            "calls": "list[irkit.summary:CallEdge]",
            "callsites": "list[irkit.summary:CallsiteInfo]",
            "entry_count": "int",
            "function_flags": "int",
            "instruction_count": "int",
            "parameter_accesses": "list[irkit.summary:ParameterAccess]",
            "type_checked_load_constant_calls": "list[irkit.summary:ConstantVirtualCall]",
            "type_checked_load_vcalls": "list[irkit.summary:VirtualFunctionId]",
            "type_test_assume_constant_calls": "list[irkit.summary:ConstantVirtualCall]",
            "type_test_assume_vcalls": "list[irkit.summary:VirtualFunctionId]",
            "type_tests": "list[int]",
        },
        "TypeTestResolution": {
            "align_log2": "int",
            "bit_mask": "int",
            "inline_bits": "int",
            "kind": "str",
            "size_m1": "int",
            "size_m1_bit_width": "int",
        },
        "DevirtualizationByArgument": {
            "bit": "int",
            "byte": "int",
            "info": "int",
            "kind": "str",
        },
        "DevirtualizationResolution": {
            "by_arguments": "dict[tuple[int, ...], irkit.summary:DevirtualizationByArgument]",
            "kind": "str",
            "single_implementation": "str",
        },
        "TypeIdSummary": {
            "devirtualization": "dict[int, irkit.summary:DevirtualizationResolution]",
            "guid": "int",
            "name": "str",
            "type_test": "irkit.summary:TypeTestResolution",
        },
        "ModuleSummaryIndex": {
            "block_count": "int",
            "cfi_function_declarations": "list[str]",
            "cfi_function_definitions": "list[str]",
            "compatible_vtables": "dict[str, list[tuple[int, irkit.summary:ValueInfo]]]",
            "flags": "int",
            "is_combined": "bool",
            "is_full_lto": "bool",
            "modules": "dict[str, irkit.summary:SummaryModule]",
            "stack_ids": "list[int]",
            "type_ids": "dict[str, irkit.summary:TypeIdSummary]",
            "values": "dict[int, irkit.summary:ValueInfo]",
            "version": "int",
        },
    },
    "irkit.terminators": {
        "CallBrInst": {
            "indirect_count": "int",
        },
        "CatchSwitchInst": {
            "has_unwind": "bool",
        },
    },
    "irkit.types": {
        "Type": {
            "home": "irkit.types:TypeTable",
        },
        "PrimitiveType": {
            "keyword": "str",
        },
        "FloatingPointType": {
            "width": "int",
        },
        "IntegerType": {
            "width": "int",
        },
        "PointerType": {
            "address_space": "int",
            "pointee": "irkit.types:Type | None",
        },
        "FunctionType": {
            "is_vararg": "bool",
            "parameters": "tuple[irkit.types:Type, ...]",
            "return_type": "irkit.types:Type",
        },
        "ArrayType": {
            "count": "int",
            "element": "irkit.types:Type",
        },
        "VectorType": {
            "count": "int",
            "element": "irkit.types:Type",
            "scalable": "bool",
        },
        "StructType": {
            "elements": "tuple[irkit.types:Type, ...] | None",
            "explicit": "bool",
            "name": "str | None",
            "packed": "bool",
        },
        "TargetExtensionType": {
            "int_parameters": "tuple[int, ...]",
            "name": "str",
            "type_parameters": "tuple[irkit.types:Type, ...]",
        },
    },
    "irkit.values": {
        "Value": {
            "type": "irkit.types:Type",
        },
        "Argument": {
            "index": "int",
            "parent": "irkit.functions:Function",
        },
    },
}
