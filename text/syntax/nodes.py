"""The nodes of the grammar's rules: a class for each rule whose children have names, and those as its attributes.

Generated from text/grammar/llvm.lark by `python -m text.grammar.generate`: do not edit. docs/grammar.md tells what the
children may be. They are set when the plan is made, once for all statements of a shape. A rule without a class gives a
plain `Node`, whose `children` are a list, or none.
"""

from __future__ import annotations

from typing import Final, cast

from text.syntax.tree import Node


class AddrspaceNode(Node):
    """`addrspace`: number"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]


class AliasNode(Node):
    """`alias`: name external words kind type aliasee items"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.external: Node = children[1]
        self.words: Node = children[2]
        self.kind: Node = children[3]
        self.type: Node = children[4]
        self.aliasee: AliaseeNode = cast(AliaseeNode, children[5])
        self.items: Node = children[6]


class AliaseeNode(Node):
    """`aliasee`: type? value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node | None = children[0] if len(children) == 2 else None
        self.value: Node = children[-1]


class AlignNode(Node):
    """`align`: number"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]


class AllocaNode(Node):
    """`alloca`: words type"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]


class AppliedNode(Node):
    """`applied`: word arguments*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.word: Node = children[0]
        self.arguments: list[Node] = children[1:]


class ArgumentNode(Node):
    """`argument`: type words value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.words: Node = children[1]
        self.value: Node = children[2]


class ArgumentsNode(Node):
    """`arguments`: arguments* vararg?"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        has_vararg = bool(children) and children[-1].rule == "vararg"
        self.arguments: list[Node] = children[:-1] if has_vararg else children
        self.vararg: Node | None = children[-1] if has_vararg else None


class ArrayNode(Node):
    """`array`: length element"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.length: Node = children[0]
        self.element: Node = children[1]


class ArrayValueNode(Node):
    """`array_value`: elements*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.elements: list[TypedNode] = cast("list[TypedNode]", children)


class AsmNode(Node):
    """`asm`: words template constraints"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.template: Node = children[1]
        self.constraints: Node = children[2]


class AsmPropertyNode(Node):
    """`asm_property`: label value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.label: Node = children[0]
        self.value: Node = children[1]


class AssignedNode(Node):
    """`assigned`: word number"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.word: Node = children[0]
        self.number: Node = children[1]


class AssignedAlignNode(Node):
    """`assigned_align`: number"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]


class AtomicrmwNode(Node):
    """`atomicrmw`: words pointer_type pointer type value ordering"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.pointer_type: Node = children[1]
        self.pointer: Node = children[2]
        self.type: Node = children[3]
        self.value: Node = children[4]
        self.ordering: Node = children[5]


class AttachmentNode(Node):
    """`attachment`: kind node"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.kind: Node = children[0]
        self.node: Node = children[1]


class AttachmentsNode(Node):
    """`attachments`: attachments*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.attachments: list[AttachmentNode] = cast("list[AttachmentNode]", children)


class AttributeGroupNode(Node):
    """`attribute_group`: number words"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]
        self.words: Node = children[1]


class BinaryNode(Node):
    """`binary`: opcode words type left right"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.opcode: Node = children[0]
        self.words: Node = children[1]
        self.type: Node = children[2]
        self.left: Node = children[3]
        self.right: Node = children[4]


class BinaryConstantNode(Node):
    """`binary_constant`: opcode words left_type left right_type right"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.opcode: Node = children[0]
        self.words: Node = children[1]
        self.left_type: Node = children[2]
        self.left: Node = children[3]
        self.right_type: Node = children[4]
        self.right: Node = children[5]


class BlockaddressNode(Node):
    """`blockaddress`: function block"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.function: Node = children[0]
        self.block: Node = children[1]


class BrNode(Node):
    """`br`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class BundleNode(Node):
    """`bundle`: tag inputs*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.tag: Node = children[0]
        self.inputs: list[Node] = children[1:]


class BundlesNode(Node):
    """`bundles`: bundles*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.bundles: list[BundleNode] = cast("list[BundleNode]", children)


class CallNode(Node):
    """`call`: tail words type callee arguments attributes bundles"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.tail: Node = children[0]
        self.words: Node = children[1]
        self.type: Node = children[2]
        self.callee: Node = children[3]
        self.arguments: ArgumentsNode = cast(ArgumentsNode, children[4])
        self.attributes: Node = children[5]
        self.bundles: BundlesNode = cast(BundlesNode, children[6])


class CallbrNode(Node):
    """`callbr`: words type callee arguments attributes bundles default_type default targets"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.callee: Node = children[2]
        self.arguments: ArgumentsNode = cast(ArgumentsNode, children[3])
        self.attributes: Node = children[4]
        self.bundles: BundlesNode = cast(BundlesNode, children[5])
        self.default_type: Node = children[6]
        self.default: Node = children[7]
        self.targets: TargetsNode = cast(TargetsNode, children[8])


class CaseNode(Node):
    """`case`: type value block_type block"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.block_type: Node = children[2]
        self.block: Node = children[3]


class CastNode(Node):
    """`cast`: opcode words type value target"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.opcode: Node = children[0]
        self.words: Node = children[1]
        self.type: Node = children[2]
        self.value: Node = children[3]
        self.target: Node = children[4]


class CastConstantNode(Node):
    """`cast_constant`: opcode words type value target"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.opcode: Node = children[0]
        self.words: Node = children[1]
        self.type: Node = children[2]
        self.value: Node = children[3]
        self.target: Node = children[4]


class CatchNode(Node):
    """`catch`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class CatchpadNode(Node):
    """`catchpad`: pad arguments"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pad: Node = children[0]
        self.arguments: ArgumentsNode = cast(ArgumentsNode, children[1])


class CatchretNode(Node):
    """`catchret`: pad type block"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pad: Node = children[0]
        self.type: Node = children[1]
        self.block: Node = children[2]


class CatchswitchNode(Node):
    """`catchswitch`: pad handlers unwind"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pad: Node = children[0]
        self.handlers: HandlersNode = cast(HandlersNode, children[1])
        self.unwind: Node = children[2]


class CcNode(Node):
    """`cc`: number"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]


class CleanuppadNode(Node):
    """`cleanuppad`: pad arguments"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pad: Node = children[0]
        self.arguments: ArgumentsNode = cast(ArgumentsNode, children[1])


class CleanupretNode(Node):
    """`cleanupret`: pad unwind"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pad: Node = children[0]
        self.unwind: Node = children[1]


class CmpxchgNode(Node):
    """`cmpxchg`: words pointer_type pointer type compare new_type new ordering"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.pointer_type: Node = children[1]
        self.pointer: Node = children[2]
        self.type: Node = children[3]
        self.compare: Node = children[4]
        self.new_type: Node = children[5]
        self.new: Node = children[6]
        self.ordering: Node = children[7]


class CodeModelNode(Node):
    """`code_model`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class ComdatNode(Node):
    """`comdat`: name?"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node | None = children[0] if len(children) == 1 else None


class ComdatDefinitionNode(Node):
    """`comdat_definition`: name kind"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.kind: Node = children[1]


class CompareNode(Node):
    """`compare`: opcode words type left right"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.opcode: Node = children[0]
        self.words: Node = children[1]
        self.type: Node = children[2]
        self.left: Node = children[3]
        self.right: Node = children[4]


class DatalayoutNode(Node):
    """`datalayout`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class DebugRecordNode(Node):
    """`debug_record`: kind operands*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.kind: Node = children[0]
        self.operands: list[Node] = children[1:]


class DeclareNode(Node):
    """`declare`: attachments words type name parameters suffixes"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.attachments: AttachmentsNode = cast(AttachmentsNode, children[0])
        self.words: Node = children[1]
        self.type: Node = children[2]
        self.name: Node = children[3]
        self.parameters: ParametersNode = cast(ParametersNode, children[4])
        self.suffixes: Node = children[5]


class DefineNode(Node):
    """`define`: words type name parameters suffixes attachments"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.name: Node = children[2]
        self.parameters: ParametersNode = cast(ParametersNode, children[3])
        self.suffixes: Node = children[4]
        self.attachments: AttachmentsNode = cast(AttachmentsNode, children[5])


class DsoLocalEquivalentNode(Node):
    """`dso_local_equivalent`: function"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.function: Node = children[0]


class ExtractelementNode(Node):
    """`extractelement`: vector_type vector index_type index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.vector_type: Node = children[0]
        self.vector: Node = children[1]
        self.index_type: Node = children[2]
        self.index: Node = children[3]


class ExtractelementConstantNode(Node):
    """`extractelement_constant`: vector_type vector index_type index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.vector_type: Node = children[0]
        self.vector: Node = children[1]
        self.index_type: Node = children[2]
        self.index: Node = children[3]


class ExtractvalueNode(Node):
    """`extractvalue`: type value index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.index: Node = children[2]


class ExtractvalueConstantNode(Node):
    """`extractvalue_constant`: type value indexes*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.indexes: list[Node] = children[2:]


class FenceNode(Node):
    """`fence`: words"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]


class FieldNode(Node):
    """`field`: name value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.value: Node = children[1]


class FilterNode(Node):
    """`filter`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class FlaggedNode(Node):
    """`flagged`: flag reference"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.flag: Node = children[0]
        self.reference: Node = children[1]


class FnegNode(Node):
    """`fneg`: words type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.value: Node = children[2]


class FnegConstantNode(Node):
    """`fneg_constant`: words type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.value: Node = children[2]


class FreezeNode(Node):
    """`freeze`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class FunctionTypeNode(Node):
    """`function_type`: result parameters* vararg?"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        has_vararg = bool(children) and children[-1].rule == "vararg"
        self.result: Node = children[0]
        self.parameters: list[Node] = children[1:-1] if has_vararg else children[1:]
        self.vararg: Node | None = children[-1] if has_vararg else None


class GcNode(Node):
    """`gc`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class GepConstantNode(Node):
    """`gep_constant`: words source_type operands*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.source_type: Node = children[1]
        self.operands: list[Node] = children[2:]


class GetelementptrNode(Node):
    """`getelementptr`: words source_type pointer_type pointer"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.source_type: Node = children[1]
        self.pointer_type: Node = children[2]
        self.pointer: Node = children[3]


class GlobalNode(Node):
    """`global`: name external words kind type value items attributes"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.external: Node = children[1]
        self.words: Node = children[2]
        self.kind: Node = children[3]
        self.type: Node = children[4]
        self.value: Node = children[5]
        self.items: Node = children[6]
        self.attributes: Node = children[7]


class HandlersNode(Node):
    """`handlers`: blocks*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.blocks: list[TypedNode] = cast("list[TypedNode]", children)


class IncomingNode(Node):
    """`incoming`: value block"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.value: Node = children[0]
        self.block: Node = children[1]


class IndirectbrNode(Node):
    """`indirectbr`: type value targets*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.targets: list[TypedNode] = cast("list[TypedNode]", children[2:])


class InrangeNode(Node):
    """`inrange`: low high"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.low: Node = children[0]
        self.high: Node = children[1]


class InrangeIndexNode(Node):
    """`inrange_index`: index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.index: TypedNode = cast(TypedNode, children[0])


class InsertelementNode(Node):
    """`insertelement`: vector_type vector element_type element index_type index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.vector_type: Node = children[0]
        self.vector: Node = children[1]
        self.element_type: Node = children[2]
        self.element: Node = children[3]
        self.index_type: Node = children[4]
        self.index: Node = children[5]


class InsertelementConstantNode(Node):
    """`insertelement_constant`: vector_type vector element_type element index_type index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.vector_type: Node = children[0]
        self.vector: Node = children[1]
        self.element_type: Node = children[2]
        self.element: Node = children[3]
        self.index_type: Node = children[4]
        self.index: Node = children[5]


class InsertvalueNode(Node):
    """`insertvalue`: type value element_type element index"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.element_type: Node = children[2]
        self.element: Node = children[3]
        self.index: Node = children[4]


class InsertvalueConstantNode(Node):
    """`insertvalue_constant`: type value element_type element indexes*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.element_type: Node = children[2]
        self.element: Node = children[3]
        self.indexes: list[Node] = children[4:]


class InstructionNode(Node):
    """`instruction`: result operation items"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.result: Node = children[0]
        self.operation: Node = children[1]
        self.items: Node = children[2]


class InvokeNode(Node):
    """`invoke`: words type callee arguments attributes bundles normal_type normal unwind_type unwind"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.callee: Node = children[2]
        self.arguments: ArgumentsNode = cast(ArgumentsNode, children[3])
        self.attributes: Node = children[4]
        self.bundles: BundlesNode = cast(BundlesNode, children[5])
        self.normal_type: Node = children[6]
        self.normal: Node = children[7]
        self.unwind_type: Node = children[8]
        self.unwind: Node = children[9]


class LabelledNode(Node):
    """`labelled`: label value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.label: Node = children[0]
        self.value: Node = children[1]


class LandingpadNode(Node):
    """`landingpad`: type clauses*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.clauses: list[Node] = children[1:]


class LoadNode(Node):
    """`load`: words type pointer_type pointer ordering"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.pointer_type: Node = children[2]
        self.pointer: Node = children[3]
        self.ordering: Node = children[4]


class MetadataArgumentNode(Node):
    """`metadata_argument`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class MetadataDefinitionNode(Node):
    """`metadata_definition`: number distinct? node"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]
        self.distinct: Node | None = children[1] if len(children) == 3 else None
        self.node: Node = children[-1]


class ModuleAsmNode(Node):
    """`module_asm`: properties strings*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.properties: Node = children[0]
        self.strings: list[Node] = children[1:]


class NamedMetadataNode(Node):
    """`named_metadata`: name operands*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.operands: list[Node] = children[1:]


class NoCfiNode(Node):
    """`no_cfi`: function"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.function: Node = children[0]


class PackedStructNode(Node):
    """`packed_struct`: elements*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.elements: list[Node] = children


class PackedStructValueNode(Node):
    """`packed_struct_value`: elements*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.elements: list[TypedNode] = cast("list[TypedNode]", children)


class ParameterNode(Node):
    """`parameter`: type words name?"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.words: Node = children[1]
        self.name: Node | None = children[2] if len(children) == 3 else None


class ParametersNode(Node):
    """`parameters`: parameters* vararg?"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        has_vararg = bool(children) and children[-1].rule == "vararg"
        self.parameters: list[ParameterNode] = cast("list[ParameterNode]", children[:-1] if has_vararg else children)
        self.vararg: Node | None = children[-1] if has_vararg else None


class PartitionNode(Node):
    """`partition`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class PersonalityNode(Node):
    """`personality`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class PhiNode(Node):
    """`phi`: words type"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]


class PointerNode(Node):
    """`pointer`: pointee address_space?"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pointee: Node = children[0]
        self.address_space: AddrspaceNode | None = cast(
            "AddrspaceNode | None", children[1] if len(children) == 2 else None
        )


class PointerInNode(Node):
    """`pointer_in`: pointer address_space"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.pointer: Node = children[0]
        self.address_space: AddrspaceNode = cast(AddrspaceNode, children[1])


class PrefixNode(Node):
    """`prefix`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class PrologueNode(Node):
    """`prologue`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class PtrauthNode(Node):
    """`ptrauth`: operands*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.operands: list[TypedNode] = cast("list[TypedNode]", children)


class RangeNode(Node):
    """`range`: start end"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.start: Node = children[0]
        self.end: Node = children[1]


class ResumeNode(Node):
    """`resume`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class RetNode(Node):
    """`ret`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class RetVoidNode(Node):
    """`ret_void`: void"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.void: Node = children[0]


class ScalableVectorNode(Node):
    """`scalable_vector`: length element"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.length: Node = children[0]
        self.element: Node = children[1]


class SectionNode(Node):
    """`section`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class SelectNode(Node):
    """`select`: words condition_type condition true_type true_value false_type false_value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.condition_type: Node = children[1]
        self.condition: Node = children[2]
        self.true_type: Node = children[3]
        self.true_value: Node = children[4]
        self.false_type: Node = children[5]
        self.false_value: Node = children[6]


class SelectConstantNode(Node):
    """`select_constant`: words condition_type condition true_type true_value false_type false_value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.condition_type: Node = children[1]
        self.condition: Node = children[2]
        self.true_type: Node = children[3]
        self.true_value: Node = children[4]
        self.false_type: Node = children[5]
        self.false_value: Node = children[6]


class ShufflevectorNode(Node):
    """`shufflevector`: left_type left right_type right mask_type mask"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.left_type: Node = children[0]
        self.left: Node = children[1]
        self.right_type: Node = children[2]
        self.right: Node = children[3]
        self.mask_type: Node = children[4]
        self.mask: Node = children[5]


class ShufflevectorConstantNode(Node):
    """`shufflevector_constant`: left_type left right_type right mask_type mask"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.left_type: Node = children[0]
        self.left: Node = children[1]
        self.right_type: Node = children[2]
        self.right: Node = children[3]
        self.mask_type: Node = children[4]
        self.mask: Node = children[5]


class SourceFilenameNode(Node):
    """`source_filename`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class SpecialisedNode(Node):
    """`specialised`: name operands*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.operands: list[Node] = children[1:]


class SplatNode(Node):
    """`splat`: element"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.element: TypedNode = cast(TypedNode, children[0])


class StoreNode(Node):
    """`store`: words type value pointer_type pointer ordering"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.words: Node = children[0]
        self.type: Node = children[1]
        self.value: Node = children[2]
        self.pointer_type: Node = children[3]
        self.pointer: Node = children[4]
        self.ordering: Node = children[5]


class StringAttributeNode(Node):
    """`string_attribute`: key value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.key: Node = children[0]
        self.value: Node = children[1]


class StructNode(Node):
    """`struct`: elements*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.elements: list[Node] = children


class StructValueNode(Node):
    """`struct_value`: elements*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.elements: list[TypedNode] = cast("list[TypedNode]", children)


class SummaryEntryNode(Node):
    """`summary_entry`: number kind value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.number: Node = children[0]
        self.kind: Node = children[1]
        self.value: Node = children[2]


class SwitchNode(Node):
    """`switch`: type value default_type default cases*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.default_type: Node = children[2]
        self.default: Node = children[3]
        self.cases: list[CaseNode] = cast("list[CaseNode]", children[4:])


class TargetTypeNode(Node):
    """`target_type`: name parameters*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.parameters: list[Node] = children[1:]


class TargetsNode(Node):
    """`targets`: blocks*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.blocks: list[TypedNode] = cast("list[TypedNode]", children)


class TripleNode(Node):
    """`triple`: string"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.string: Node = children[0]


class TypeDefinitionNode(Node):
    """`type_definition`: name body"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.name: Node = children[0]
        self.body: Node = children[1]


class TypedNode(Node):
    """`typed`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class TypedIntegerNode(Node):
    """`typed_integer`: type number"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.number: Node = children[1]


class TypedMetadataNode(Node):
    """`typed_metadata`: type value"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]


class UselistorderNode(Node):
    """`uselistorder`: type value indexes*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.indexes: list[Node] = children[2:]


class UselistorderBbNode(Node):
    """`uselistorder_bb`: function block indexes*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.function: Node = children[0]
        self.block: Node = children[1]
        self.indexes: list[Node] = children[2:]


class VaArgNode(Node):
    """`va_arg`: type value target"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.type: Node = children[0]
        self.value: Node = children[1]
        self.target: Node = children[2]


class VectorNode(Node):
    """`vector`: length element"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.length: Node = children[0]
        self.element: Node = children[1]


class VectorValueNode(Node):
    """`vector_value`: elements*"""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        super().__init__(rule, children, text, slot, first)
        self.elements: list[TypedNode] = cast("list[TypedNode]", children)


# By the name of the rule, or of the alternative.
NODE_CLASSES: Final[dict[str, type[Node]]] = {
    "addrspace": AddrspaceNode,
    "alias": AliasNode,
    "aliasee": AliaseeNode,
    "align": AlignNode,
    "alloca": AllocaNode,
    "applied": AppliedNode,
    "argument": ArgumentNode,
    "arguments": ArgumentsNode,
    "array": ArrayNode,
    "array_value": ArrayValueNode,
    "asm": AsmNode,
    "asm_property": AsmPropertyNode,
    "assigned": AssignedNode,
    "assigned_align": AssignedAlignNode,
    "atomicrmw": AtomicrmwNode,
    "attachment": AttachmentNode,
    "attachments": AttachmentsNode,
    "attribute_group": AttributeGroupNode,
    "binary": BinaryNode,
    "binary_constant": BinaryConstantNode,
    "blockaddress": BlockaddressNode,
    "br": BrNode,
    "bundle": BundleNode,
    "bundles": BundlesNode,
    "call": CallNode,
    "callbr": CallbrNode,
    "case": CaseNode,
    "cast": CastNode,
    "cast_constant": CastConstantNode,
    "catch": CatchNode,
    "catchpad": CatchpadNode,
    "catchret": CatchretNode,
    "catchswitch": CatchswitchNode,
    "cc": CcNode,
    "cleanuppad": CleanuppadNode,
    "cleanupret": CleanupretNode,
    "cmpxchg": CmpxchgNode,
    "code_model": CodeModelNode,
    "comdat": ComdatNode,
    "comdat_definition": ComdatDefinitionNode,
    "compare": CompareNode,
    "datalayout": DatalayoutNode,
    "debug_record": DebugRecordNode,
    "declare": DeclareNode,
    "define": DefineNode,
    "dso_local_equivalent": DsoLocalEquivalentNode,
    "extractelement": ExtractelementNode,
    "extractelement_constant": ExtractelementConstantNode,
    "extractvalue": ExtractvalueNode,
    "extractvalue_constant": ExtractvalueConstantNode,
    "fence": FenceNode,
    "field": FieldNode,
    "filter": FilterNode,
    "flagged": FlaggedNode,
    "fneg": FnegNode,
    "fneg_constant": FnegConstantNode,
    "freeze": FreezeNode,
    "function_type": FunctionTypeNode,
    "gc": GcNode,
    "gep_constant": GepConstantNode,
    "getelementptr": GetelementptrNode,
    "global": GlobalNode,
    "handlers": HandlersNode,
    "incoming": IncomingNode,
    "indirectbr": IndirectbrNode,
    "inrange": InrangeNode,
    "inrange_index": InrangeIndexNode,
    "insertelement": InsertelementNode,
    "insertelement_constant": InsertelementConstantNode,
    "insertvalue": InsertvalueNode,
    "insertvalue_constant": InsertvalueConstantNode,
    "instruction": InstructionNode,
    "invoke": InvokeNode,
    "labelled": LabelledNode,
    "landingpad": LandingpadNode,
    "load": LoadNode,
    "metadata_argument": MetadataArgumentNode,
    "metadata_definition": MetadataDefinitionNode,
    "module_asm": ModuleAsmNode,
    "named_metadata": NamedMetadataNode,
    "no_cfi": NoCfiNode,
    "packed_struct": PackedStructNode,
    "packed_struct_value": PackedStructValueNode,
    "parameter": ParameterNode,
    "parameters": ParametersNode,
    "partition": PartitionNode,
    "personality": PersonalityNode,
    "phi": PhiNode,
    "pointer": PointerNode,
    "pointer_in": PointerInNode,
    "prefix": PrefixNode,
    "prologue": PrologueNode,
    "ptrauth": PtrauthNode,
    "range": RangeNode,
    "resume": ResumeNode,
    "ret": RetNode,
    "ret_void": RetVoidNode,
    "scalable_vector": ScalableVectorNode,
    "section": SectionNode,
    "select": SelectNode,
    "select_constant": SelectConstantNode,
    "shufflevector": ShufflevectorNode,
    "shufflevector_constant": ShufflevectorConstantNode,
    "source_filename": SourceFilenameNode,
    "specialised": SpecialisedNode,
    "splat": SplatNode,
    "store": StoreNode,
    "string_attribute": StringAttributeNode,
    "struct": StructNode,
    "struct_value": StructValueNode,
    "summary_entry": SummaryEntryNode,
    "switch": SwitchNode,
    "target_type": TargetTypeNode,
    "targets": TargetsNode,
    "triple": TripleNode,
    "type_definition": TypeDefinitionNode,
    "typed": TypedNode,
    "typed_integer": TypedIntegerNode,
    "typed_metadata": TypedMetadataNode,
    "uselistorder": UselistorderNode,
    "uselistorder_bb": UselistorderBbNode,
    "va_arg": VaArgNode,
    "vector": VectorNode,
    "vector_value": VectorValueNode,
}
